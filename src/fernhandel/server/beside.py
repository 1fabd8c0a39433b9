"""What lies beside a log and is told with it: the words of talk.

The log never changes: whoever removes a line of talk takes its words away. Every process finds them when it folds the
table, and is told when they go.
"""

import time
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import String, Table, and_, cast, insert, literal, select, text, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from fernhandel.server.appender import Row, Words
from fernhandel.server.gallery.tables import GALLERY
from fernhandel.server.store import ENTRIES, TALK, Store
from fernhandel.table import entries
from fernhandel.table.live import LiveTable

SCRUB_SECONDS = 0.2  # how long those who write may be kept waiting by it

Spot = tuple[str, int]
"""A table, and the number of an entry, or of a line in the gallery."""


def entry_of(row: Row) -> entries.AnyEntry:
    """The entry with what was said by it; whoever has gone from the house has taken their words along."""
    entry = entries.decode(row.body)
    if not isinstance(entry, entries.Said) or (row.text is None and entry.text):
        return entry
    gone = "author" if row.text is None else row.removed
    return msgspec.structs.replace(entry, text=row.text or "", removed=gone)


def written(entry: entries.AnyEntry) -> bytes:
    """The entry as it stands in the log."""
    if isinstance(entry, entries.Said):
        entry = msgspec.structs.replace(entry, text="")
    return entries.encode(entry)


def said(log: Sequence[entries.AnyEntry], first: int, speaker: str) -> list[Words]:
    """What is said by entries of which the first has that number."""
    return [
        Words(first + number, speaker, entry.text)
        for number, entry in enumerate(log)
        if isinstance(entry, entries.Said)
    ]


class Beside:
    """Every method is one transaction and blocks; call from threads."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.unscrubbed = False
        """Whether words that were removed may still lie where the database keeps what it is about to forget."""

    def removed(self, table: str) -> dict[int, str]:
        """The lines of a table whose words are gone, and by whom."""
        wanted = select(TALK.c.seq, TALK.c.removed).where(TALK.c.table_id == table, TALK.c.removed != "")
        with self._store.reading() as db:
            return {row.seq: row.removed for row in db.execute(wanted)}

    def changed_since(self, at: float) -> set[str]:
        """The tables where words were removed since then."""
        with self._store.reading() as db:
            times = (TALK.c.removed_at, GALLERY.c.removed_at)
            return {
                id for time in times for id in db.execute(select(time.table.c.table_id).where(time >= at)).scalars()
            }

    # -- words that are gone -------------------------------------------------------------------------------------------

    def remove(self, lines: Iterable[Spot], by: str, of: Table = TALK) -> set[str]:
        """Take the words of these lines of talk, or of the gallery, away; the tables where there were some."""
        spots = list(lines)
        if not spots:
            return set()
        chosen = and_(tuple_(of.c.table_id, of.c.seq).in_(spots), of.c.removed == "")
        with self._store.engine.begin() as db:
            found = db.execute(select(of.c.table_id).where(chosen)).scalars().all()
            gone = {"text": "", "removed": by, "removed_at": time.time()}
            db.execute(update(of).where(chosen).values(gone))
        self.unscrubbed = self.unscrubbed or bool(found)
        return set(found)

    def lines_of(self, holder: str, of: Table = TALK) -> list[Spot]:
        """All that somebody has said, and that is still to be read."""
        wanted = select(of.c.table_id, of.c.seq).where(of.c.holder == holder, of.c.removed == "")
        with self._store.reading() as db:
            return [(table, seq) for table, seq in db.execute(wanted)]

    def disown(self, holder: str) -> None:
        """The lines of somebody in galleries are nobody's; they stay, so that none after them gets their number."""
        nobody = {"holder": "", "name": "", "key": literal("gone:") + cast(GALLERY.c.seq, String)}
        with self._store.engine.begin() as db:
            db.execute(update(GALLERY).where(GALLERY.c.holder == holder).values(nobody))

    def take_from_log(self, table: str, seq: int) -> None:
        """A process of yesterday may have written words into the log itself: they are laid beside it."""
        here = (ENTRIES.c.table_id == table, ENTRIES.c.seq == seq)
        with self._store.engine.begin() as db:
            known = db.execute(select(TALK.c.seq).where(TALK.c.table_id == table, TALK.c.seq == seq)).first()
            body = db.execute(select(ENTRIES.c.body).where(*here)).scalar()
            entry = None if known or body is None else entries.decode(bytes(body))
            if isinstance(entry, entries.Said):
                db.execute(update(ENTRIES).where(*here).values(body=written(entry)))
                line = {"table_id": table, "seq": seq, "holder": "", "text": entry.text, "removed": ""}
                db.execute(insert(TALK).values(line))

    def scrub(self) -> bool:
        """Let the database forget what was removed, too: the words were in its journal, or in a row that is dead now.

        False where somebody is in the way; it can be tried again.
        """
        try:
            if self._store.sqlite:
                self.unscrubbed = not self._end_journal()
            else:
                with self._store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
                    db.execute(text("VACUUM talk, gallery"))
                self.unscrubbed = False
        except SQLAlchemyError:
            return False
        return not self.unscrubbed

    def _end_journal(self) -> bool:
        """Everything in the journal goes into the file, and the journal is cut to nothing."""
        connection = self._store.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={SCRUB_SECONDS * 1000:.0f}")
            busy = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            return not busy
        finally:
            connection.invalidate()  # with its little patience


def told(live: LiveTable, removed: dict[int, str]) -> bool:
    """Whether anything of this is new at a table."""
    gone = [live.take_out(seq, by) for seq, by in removed.items()]
    return any(gone)
