"""`fernhandel admin`, for hosts: everything that the page of a host can do, at the server's own terminal."""

import time
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from fernhandel.cli.house import OWN, Database, store_at, table_in
from fernhandel.core.refusals import BadInput

if TYPE_CHECKING:
    from fernhandel.server.moderation.deeds import Deeds, Effect
    from fernhandel.server.moderation.wire import DeedAsked, Whom
    from fernhandel.server.store import Store

Why = Annotated[str, typer.Option(help="The reason, which is told in these words.")]
Hours = Annotated[float | None, typer.Option(min=0.01, help="For so many hours; for good without.")]
Person = Annotated[str, typer.Option(help="A key, such as 7F3A-91C2.")]
AtTable = Annotated[str, typer.Option(help="A table.")]
Seat = Annotated[int | None, typer.Option(min=0, help="A seat of that table.")]
Line = Annotated[int | None, typer.Option(min=0, help="The number of an entry of that table: who said that.")]
InGallery = Annotated[bool, typer.Option("--gallery", help="The line is one of those who look on.")]


def add_to(admin: typer.Typer) -> None:
    for command in (host, deputy, mute, shut_out, shut_guests, remove_line, rename, unlist, reports, deeds, undo):
        admin.command(command.__name__.replace("_", "-"))(command)


def host(db: Database = OWN) -> None:
    """A link that makes whoever opens it the host: once, within a day, for somebody with a key."""
    from fernhandel.server.moderation.roles import Roles

    with closing(store_at(db)) as store:
        typer.echo(f"/host#host={Roles(store).new_link()}")


def deputy(
    person: str, db: Database = OWN, no_more: Annotated[bool, typer.Option("--no-more", help="Not any more.")] = False
) -> None:
    """Let somebody with a key stand in for the host."""
    from fernhandel.server.moderation.wire import MakeDeputy

    _do(store_at(db), MakeDeputy(key=_key(), person=_signs(person), deputy=not no_more))


def mute(
    why: Why,
    person: Person = "",
    table: AtTable = "",
    seat: Seat = None,
    line: Line = None,
    gallery: InGallery = False,
    hours: Hours = None,
    here: Annotated[bool, typer.Option("--here", help="At that table only.")] = False,
    db: Database = OWN,
) -> None:
    """Somebody may not talk."""
    from fernhandel.server.moderation.wire import Mute

    _do(store_at(db), Mute(key=_key(), whom=_whom(person, table, seat, line, gallery), here=here, hours=hours, why=why))


def shut_out(
    why: Why,
    person: Person = "",
    table: AtTable = "",
    seat: Seat = None,
    line: Line = None,
    gallery: InGallery = False,
    hours: Hours = None,
    db: Database = OWN,
) -> None:
    """Somebody may not come in; bots play on in their chairs."""
    from fernhandel.server.moderation.wire import ShutOut

    _do(store_at(db), ShutOut(key=_key(), whom=_whom(person, table, seat, line, gallery), hours=hours, why=why))


def shut_guests(why: Why, hours: Annotated[float, typer.Option(min=0.01)], db: Database = OWN) -> None:
    """Nobody without a key comes in anew for some hours."""
    from fernhandel.server.moderation.wire import ShutGuests

    _do(store_at(db), ShutGuests(key=_key(), hours=hours, why=why))


def remove_line(table: str, line: int, why: Why, gallery: InGallery = False, db: Database = OWN) -> None:
    """Take the words of a line of talk away, for good."""
    from fernhandel.server.moderation.wire import RemoveLine

    _do(store_at(db), RemoveLine(key=_key(), table=table, seq=line, gallery=gallery, why=why))


def rename(
    name: str,
    why: Why,
    person: Person = "",
    table: AtTable = "",
    seat: Seat = None,
    line: Line = None,
    gallery: InGallery = False,
    db: Database = OWN,
) -> None:
    """Give somebody another name; with a table alone, that table."""
    from fernhandel.server.moderation.wire import Rename

    _do(store_at(db), Rename(key=_key(), whom=_whom(person, table, seat, line, gallery), name=name, why=why))


def unlist(table: str, why: Why, db: Database = OWN) -> None:
    """Take a table out of the lists that strangers see."""
    from fernhandel.server.moderation.wire import Unlist

    _do(store_at(db), Unlist(key=_key(), table=table, why=why))


def reports(
    db: Database = OWN,
    settle: Annotated[int | None, typer.Option(help="This one breaks no rule of the house.")] = None,
    settled: Annotated[bool, typer.Option("--settled", help="Those that are settled.")] = False,
) -> None:
    """What people have reported, the oldest first."""
    from fernhandel.server.moderation.moderation import lines_of
    from fernhandel.server.moderation.reports import Reports
    from fernhandel.server.moderation.wire import Settle

    store = store_at(db)
    if settle is not None:
        _do(store, Settle(key=_key(), report=settle))
        return
    shown = Table("report", "table", "about", "what", "by", "since", "line")
    with closing(store):
        for group in Reports(store).cases(settled):
            first = group[0]
            live = table_in(store, first.table)
            spot = [line for line in lines_of(store, live, first) if line.seq == first.spot]
            said = f"{spot[0].name}: {spot[0].text or spot[0].removed}" if spot else ""
            about = f"{first.about} {first.spot}" if first.spot >= 0 else first.about
            shown.add_row(str(first.id), first.table, about, first.kind, str(len(group)), _moment(first.at), said)
    Console().print(shown)


def deeds(db: Database = OWN) -> None:
    """What hosts have done, the latest first."""
    shown = Table("deed", "when", "what", "whom", "until", "why", "taken back")
    with closing(store_at(db)) as store:
        rows = _deeds(store).all()
    for row in rows:
        until = "" if row.until is None else _moment(row.until)
        back = "" if row.undone_at is None else _moment(row.undone_at)
        shown.add_row(str(row.id), _moment(row.at), row.what, row.name, until, row.why, back)
    Console().print(shown)


def undo(deed: int, db: Database = OWN) -> None:
    """Take a deed back: lift a mute, let somebody in again, list a table, give a name back."""
    from fernhandel.server.moderation.wire import Undo

    _do(store_at(db), Undo(key=_key(), deed=deed))


# -- how it is done ----------------------------------------------------------------------------------------------------


def _key() -> str:
    from fernhandel.server.secret import new_secret

    return new_secret()


def _signs(person: str) -> str:
    """A key as people write it."""
    return person.replace("-", "").upper()


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _whom(person: str, table: str, seat: int | None, line: int | None, gallery: bool) -> "Whom":
    from fernhandel.server.moderation.wire import Whom

    return Whom(person=_signs(person) or None, table=table or None, seat=seat, seq=line, gallery=gallery)


def _deeds(store: "Store") -> "Deeds":
    from fernhandel.server.moderation.bars import Bars
    from fernhandel.server.moderation.deeds import Deeds
    from fernhandel.server.moderation.reports import Reports

    return Deeds(store, Bars(store), Reports(store))


def _do(store: "Store", asked: "DeedAsked") -> None:
    """As the host; servers beside this see it within two seconds."""
    from fernhandel.server.moderation.deeds import Doer
    from fernhandel.server.moderation.moderation import meant_by, whom_of
    from fernhandel.server.problems import problem_of
    from fernhandel.table.declined import Declined

    whom = whom_of(asked)
    try:
        live = None if whom is None or whom.table is None else table_in(store, whom.table)
        effect = _deeds(store).do(Doer("", "host"), asked, meant_by(store, whom, live), live)
        _follow(store, effect)
    except Declined as declined:
        raise BadInput(problem_of(declined, "en").message) from None
    finally:
        store.close()
    typer.echo("done")


def _follow(store: "Store", effect: "Effect") -> None:
    from fernhandel.server.appender import Append, Row
    from fernhandel.server.beside import Beside
    from fernhandel.server.gallery.tables import GALLERY
    from fernhandel.table import entries, judge

    beside = Beside(store)
    for table, seq in effect.lines:
        beside.take_from_log(table, seq)
    gone = beside.remove(effect.lines, "host") | beside.remove(effect.gallery, "host", GALLERY)
    if gone and not beside.scrub():
        typer.echo("the words are gone; the journal of the database still has them, until the server has ended it")
    for holder in effect.shut_out:
        for table, holds in store.holds_of(holder).items():
            live = table_in(store, table)
            log = judge.shut_out(live, [(hold.seat, hold.secret_hash) for hold in holds])
            rows = [Row(seq, time.time(), None, entries.encode(entry)) for seq, entry in enumerate(log, live.seq + 1)]
            if rows and store.append_all([Append(table, rows)])[0] is not None:
                raise BadInput(f"somebody has just moved at {table}; say it again")
