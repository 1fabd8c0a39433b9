"""A house of tables as `fernhandel admin` finds it: its database, while the server runs."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install

if TYPE_CHECKING:
    from fernhandel.server.store import Store
    from fernhandel.table.live import LiveTable

Database = Annotated[str, typer.Option(envvar="FERNHANDEL_DB", help="The database of the server.")]
OWN = "sqlite:///fernhandel.db"


def need_server() -> None:
    if find_spec("litestar") is None:
        raise BadInput(f"this needs more packages: {how_to_install('serve')}")


def store_at(db: str) -> "Store":
    need_server()
    from fernhandel.server.store import Store

    store = Store(db)
    store.migrate()
    return store


def table_in(store: "Store", id: str) -> "LiveTable":
    from fernhandel.server.hall import unfold

    rows = store.rows(id)
    if not rows:
        raise BadInput(f"there is no table {id!r}")
    return unfold(id, rows)
