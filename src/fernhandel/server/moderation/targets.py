"""Who is meant by a line, a chair or a key."""

import msgspec
from sqlalchemy import select

from fernhandel.server.gallery.talk import GalleryStore
from fernhandel.server.moderation.bars import seat_holder
from fernhandel.server.moderation.wire import Whom
from fernhandel.server.persons.tables import PERSONS
from fernhandel.server.store import TALK, Store
from fernhandel.server.visitor import is_person
from fernhandel.table import entries
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat


class Target(msgspec.Struct, frozen=True, kw_only=True):
    holders: list[str]
    """Mostly one; several where a seat's link was opened in several browsers."""
    name: str
    seat: Seat | None = None

    @property
    def person(self) -> str:
        """Their key; empty for guests."""
        return next((holder for holder in self.holders if is_person(holder)), "")


def target_of(store: Store, whom: Whom, live: LiveTable | None) -> Target:
    """``live`` is the table that ``whom`` names, if it names one. Blocks."""
    if whom.person is not None:
        with store.reading() as db:
            name = db.execute(select(PERSONS.c.name).where(PERSONS.c.id == whom.person)).scalar()
        if name is None:
            raise Declined("nobody_there")
        return Target(holders=[whom.person], name=name)
    if live is None:
        raise Declined("nobody_there")
    if whom.seq is not None:
        return looker_on(store, live, whom.seq) if whom.gallery else author_of(store, live, whom.seq)
    if whom.seat is None or whom.seat >= live.players or live.chairs[whom.seat].kind != "person":
        raise Declined("nobody_there")
    holders = holders_of(store, live, whom.seat)
    return Target(holders=holders, name=live.chairs[whom.seat].name, seat=whom.seat)


def line_at(live: LiveTable, seq: int) -> entries.Said:
    entry = live.told[seq].entry if 0 <= seq <= live.seq else None
    if not isinstance(entry, entries.Said):
        raise Declined("no_such_line")
    return entry


def author_of(store: Store, live: LiveTable, seq: int) -> Target:
    """Who has said a line, even if somebody else sits there now."""
    entry = line_at(live, seq)
    with store.reading() as db:
        said = select(TALK.c.holder).where(TALK.c.table_id == live.id, TALK.c.seq == seq)
        holder = db.execute(said).scalar() or ""
    if not holder and entry.seat is None:
        raise Declined("nobody_there")
    holders = [holder] if holder else holders_of(store, live, entry.seat or 0)
    return Target(holders=holders, name=entry.name, seat=entry.seat)


def looker_on(store: Store, live: LiveTable, seq: int) -> Target:
    """Who has said a line in the gallery."""
    spoken = GalleryStore(store).line(live.id, seq)
    if not spoken.holder:
        raise Declined("nobody_there")
    return Target(holders=[spoken.holder], name=spoken.line.name)


def holders_of(store: Store, live: LiveTable, seat: Seat) -> list[str]:
    """Those who own a seat, as long as it has the secret that they were given."""
    secret_hash = live.chairs[seat].secret_hash
    found = [hold.holder for hold in store.holders(live.id) if hold.seat == seat and hold.secret_hash == secret_hash]
    return found or [seat_holder(live.id, seat)]
