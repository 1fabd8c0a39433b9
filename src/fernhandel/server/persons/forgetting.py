"""Names that are taken out of logs, so that a finished game stays whole for the others, whoever leaves."""

from sqlalchemy import delete, select, update

from fernhandel.server.store import ENTRIES, SUMMARIES, Store
from fernhandel.table import entries


def take_name_out(store: Store, table: str, seat: int) -> None:
    """Of all entries of a log. One transaction; blocks."""
    wanted = select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == table)
    with store.engine.begin() as db:
        for seq, body in db.execute(wanted).all():
            entry = entries.decode(bytes(body))
            without = entries.without_name(entry, seat)
            if without is not entry:
                this = (ENTRIES.c.table_id == table, ENTRIES.c.seq == seq)
                db.execute(update(ENTRIES).where(*this).values(body=entries.encode(without)))
        db.execute(delete(SUMMARIES).where(SUMMARIES.c.table_id == table))  # which name those who sit there
