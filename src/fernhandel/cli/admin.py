"""`fernhandel admin`: looking after the tables of a server, while it runs."""

import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from fernhandel.cli.house import OWN, Database, need_server, store_at, table_in
from fernhandel.cli.moderating import add_to
from fernhandel.core.refusals import BadInput

DAY = 86_400.0

admin = typer.Typer(name="admin", help="Look after the tables of a server.", no_args_is_help=True, add_completion=False)


@admin.command("list")
def list_tables(db: Database = OWN, most: Annotated[int, typer.Option(min=1)] = 50) -> None:
    """The tables, the latest first."""
    shown = Table("table", "game", "state", "entries", "last touched")
    for table in store_at(db).listed(most=most):
        touched = datetime.fromtimestamp(table.touched_at, UTC).strftime("%Y-%m-%d %H:%M")
        shown.add_row(table.id, table.game, table.state, str(table.seq + 1), touched)
    Console().print(shown)


@admin.command()
def export(table: str, db: Database = OWN, out: Annotated[Path | None, typer.Option()] = None) -> None:
    """Write the record of a table, with its seed: keep it to yourself while the game goes on."""
    text = table_in(store_at(db), table).record().to_text()
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, "utf-8")
        typer.echo(f"written to {out}")


@admin.command()
def repair(db: Database = OWN) -> None:
    """Fold every log anew, write what follows from it, and tell of logs that cannot be folded."""
    from fernhandel.server.hall import unfold

    store = store_at(db)
    broken = 0
    listed = store.listed(most=1_000_000)
    for table in listed:
        try:
            live = unfold(table.id, store.rows(table.id))
            store.mend(table.id, live.seq, live.state)
        except Exception as error:  # whatever is wrong with one table, the others are looked at
            broken += 1
            typer.echo(f"{table.id}: {type(error).__name__}: {error}", err=True)
    typer.echo(f"{len(listed) - broken} tables are well, {broken} are not")
    if broken:
        raise typer.Exit(1)


@admin.command()
def remove(
    days: Annotated[float, typer.Option(min=0, help="Tables that nobody has touched for so many days.")],
    db: Database = OWN,
    really: Annotated[bool, typer.Option("--yes", help="Do it; without this they are only counted.")] = False,
) -> None:
    """Remove old tables for good."""
    store = store_at(db)
    found = store.untouched_since(time.time() - days * DAY)
    if really:
        typer.echo(f"{store.remove(found)} tables removed")
    else:
        typer.echo(f"{len(found)} tables would be removed; say --yes to do it")


@admin.command()
def rotate(table: str, seat: int, db: Database = OWN) -> None:
    """Give a seat a new link; the old one opens nothing any more."""
    from fernhandel.server.appender import Append, Row
    from fernhandel.server.secret import hashed, new_secret
    from fernhandel.table import entries, judge

    store = store_at(db)
    live = table_in(store, table)
    secret = new_secret()
    log = enumerate(judge.new_secret(live, seat, hashed(secret)), live.seq + 1)
    rows = [Row(seq, time.time(), None, entries.encode(entry)) for seq, entry in log]
    lost = store.append_all([Append(table, rows)])[0]
    if lost is not None:
        raise BadInput("somebody has just moved; try again")
    typer.echo(f"/t/{table}#seat={secret}")


@admin.command()
def backup(file: Path, db: Database = OWN) -> None:
    """Copy a SQLite database while the server runs; a PostgreSQL one is copied by pg_dump."""
    store = store_at(db)
    if not store.sqlite:
        raise BadInput("this is for SQLite; copy a PostgreSQL database with pg_dump")
    if file.exists():
        raise BadInput(f"{file} is there already")
    with sqlite3.connect(str(store.engine.url.database)) as source, sqlite3.connect(file) as copy:
        source.backup(copy)
    typer.echo(f"{store.count()} tables copied to {file}")


@admin.command()
def vapid(
    db: Database = OWN,
    keys: Annotated[str, typer.Option(envvar="FERNHANDEL_KEYS", help="The file; beside a SQLite file if none.")] = "",
) -> None:
    """Make the keys by which this house sends notices; keep the file as you keep the database, but not with it."""
    need_server()
    from fernhandel.server.notices.keys import key_file, make_keys

    path = key_file(db, keys)
    made = make_keys(path)
    typer.echo(f"written to {path}")
    typer.echo(f"browsers know this house by {made.push_key}")


add_to(admin)
