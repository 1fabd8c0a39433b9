"""`fernhandel export`: recorded games as a table of decisions, for those who learn from them."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install


def export(
    records: Annotated[
        list[Path], typer.Argument(help="Files of records (a .jsonl may hold many), or folders of them.")
    ],
    to: Annotated[Path, typer.Option(help="The file to write: .parquet or .feather.")],
) -> None:
    """Write every decision of recorded games as a row: what was asked, seen, legal and chosen, and what came of it.

    For instance:

    - fernhandel simulate merchants --games 100 --records games.jsonl

    - fernhandel export games.jsonl --to decisions.parquet
    """
    if any(find_spec(package) is None for package in ("pyarrow", "numpy", "librt")):
        raise BadInput(f"decisions are written by pyarrow: {how_to_install('data')}")
    from fernhandel.learning.decisions import export as write

    written = write(records, to)
    typer.echo(f"{written['decisions']:,} decisions of {written['games']:,} games: {to}")
