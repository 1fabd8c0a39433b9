"""What is said lies beside the log, where it can be removed; and what a host needs."""

from collections.abc import Iterator

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

SAID = b'{"type":"said"'
AT_ONCE = 1_000

ENTRIES = sa.table("entries", sa.column("table_id"), sa.column("seq"), sa.column("body", sa.LargeBinary))
TALK = sa.table("talk", *(sa.column(name) for name in ("table_id", "seq", "holder", "text", "removed")))
HOLDERS = sa.table("holders", sa.column("holder"), sa.column("table_id"), sa.column("seat"))


def upgrade() -> None:
    _make_talk()
    _make_moderation()
    db = op.get_bind()
    for rows in _said(db):
        lines = [
            {"table_id": table, "seq": seq, "holder": _holder(db, table, entry["seat"]), "text": entry["text"]}
            for table, seq, entry in rows
        ]
        db.execute(sa.insert(TALK).values(removed=""), lines)
        for table, seq, entry in rows:
            _write(db, table, seq, {**entry, "text": ""})


def downgrade() -> None:
    db = op.get_bind()
    for rows in _said(db):
        for table, seq, entry in rows:
            here = (TALK.c.table_id == table, TALK.c.seq == seq)
            text = db.execute(sa.select(TALK.c.text).where(*here)).scalar()
            _write(db, table, seq, {**entry, "text": entry["text"] if text is None else text})
    for name in (*_MODERATION, "talk"):
        op.drop_table(name)


def _said(db: sa.Connection) -> Iterator[list[tuple[str, int, dict[str, object]]]]:
    """Everything that was said, some at a time."""
    last = ("", -1)
    while True:
        spot = sa.tuple_(ENTRIES.c.table_id, ENTRIES.c.seq)
        wanted = sa.select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.body)
        wanted = wanted.where(sa.func.substr(ENTRIES.c.body, 1, len(SAID)) == sa.literal(SAID, sa.LargeBinary))
        wanted = wanted.where(spot > sa.tuple_(sa.literal(last[0]), sa.literal(last[1])))
        rows = db.execute(wanted.order_by(ENTRIES.c.table_id, ENTRIES.c.seq).limit(AT_ONCE)).all()
        if not rows:
            return
        yield [(table, seq, msgspec.json.decode(bytes(body))) for table, seq, body in rows]
        last = (rows[-1].table_id, rows[-1].seq)


def _holder(db: sa.Connection, table: str, seat: object) -> str:
    """Who holds that seat, if it is but one."""
    wanted = sa.select(HOLDERS.c.holder).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
    found = db.execute(wanted).scalars().all()
    return str(found[0]) if len(found) == 1 else ""


def _write(db: sa.Connection, table: str, seq: int, entry: dict[str, object]) -> None:
    here = (ENTRIES.c.table_id == table, ENTRIES.c.seq == seq)
    db.execute(sa.update(ENTRIES).where(*here).values(body=msgspec.json.encode(entry)))


def _of_a_table(nullable: bool = False) -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=nullable)


def _make_talk() -> None:
    op.create_table(
        "talk",
        _of_a_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("removed", sa.String(8), nullable=False),
        sa.Column("removed_at", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_index("ix_talk_holder", "talk", ["holder"])
    op.create_index("ix_talk_removed", "talk", ["removed_at"])


_MODERATION = ("host_links", "house_rules", "blocks", "reports", "arrivals", "salts", "bars", "host_deeds")


def _make_moderation() -> None:
    op.create_table(
        "host_deeds",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(80), unique=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at_table", sa.String(32), nullable=False),
        sa.Column("at_seat", sa.Integer),
        sa.Column("at_seq", sa.Integer),
        sa.Column("was", sa.String(60), nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("undone_at", sa.Float),
        sa.Column("undone_by", sa.String(8), nullable=False),
    )
    op.create_table(
        "bars",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("deed", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        _of_a_table(nullable=True),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.String(500), nullable=False),
    )
    op.create_index("ix_bars_holder", "bars", ["holder"])
    op.create_index("ix_bars_deed", "bars", ["deed"])
    op.create_table(
        "arrivals",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("first_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", "address"),
    )
    op.create_index("ix_arrivals_first", "arrivals", ["first_at"])
    op.create_table(
        "salts",
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("salt", sa.String(64), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        _of_a_table(),
        sa.Column("about", sa.String(8), nullable=False),
        sa.Column("spot", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("settled_at", sa.Float),
        sa.Column("settled_by", sa.String(8), nullable=False),
    )
    op.create_index("ix_reports_table", "reports", ["table_id"])
    op.create_table(
        "blocks",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", "other"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "house_rules",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "host_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
