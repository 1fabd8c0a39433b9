"""What is kept for notices, beside the logs. No text is kept: it is made when it is sent."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

from fernhandel.server.metadata import METADATA

PLACES = Table(
    "places",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("browser", String(64), nullable=False),  # that has made it: a push place is of that browser
    Column("kind", String(8), nullable=False),
    Column("address", LargeBinary, nullable=False),  # sealed with the house's key
    Column("mark", String(64), nullable=False),  # equal for equal addresses; nobody without the key can tell which
    Column("state", String(8), nullable=False),
    Column("failures", Integer, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("last_ok", Float),
    Column("last_no", Float),
    Column("why", String(120), nullable=False),
    UniqueConstraint("holder", "mark", name="uq_places_mark"),
)
WANTS = Table(
    "wants",
    METADATA,
    Column("holder", String(64), nullable=False),
    Column("event", String(8), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("wanted", Boolean, nullable=False),
    PrimaryKeyConstraint("holder", "event", "kind"),
)
QUIET = Table(
    "quiet",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("begins", Integer),  # minutes of the reader's day; none: no quiet hours
    Column("ends", Integer),
    Column("wakes", Boolean, nullable=False),  # unless a clock would run out before they end
    Column("digest_at", Integer, nullable=False),
    Column("zone", String(40), nullable=False),
    Column("language", String(2), nullable=False),
)
MUTES = Table(
    "mutes",
    METADATA,
    Column("holder", String(64), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("place", String(16), nullable=False),  # one place, or all of them where it is empty
    Column("until", Float),  # none: to the end of the game
    PrimaryKeyConstraint("holder", "table_id", "place"),
)
SEEN = Table(
    "seen",
    METADATA,
    Column("holder", String(64), nullable=False),
    Column("page", String(32), nullable=False),  # a table, or nothing for any other page
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("holder", "page"),
)
NOTICED = Table(
    "noticed",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
)
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("place", String(16), nullable=False),
    Column("table_id", String(32), nullable=False),  # nothing where it is not of one table
    Column("kind", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("why", String(16), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("due_at", Float, nullable=False),
    Column("leased_until", Float, nullable=False),
    Column("done_at", Float),
    UniqueConstraint("holder", "place", "table_id", "kind", "seq", name="uq_outbox_once"),
    Index("ix_outbox_due", "state", "due_at"),
    Index("ix_outbox_table", "table_id", "state"),
    Index("ix_outbox_place", "place", "done_at"),
    Index("ix_outbox_holder", "holder", "done_at"),
)
ASKED = Table(
    "confirmations",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("mark", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_confirmations_mark", "mark", "at"),
)
SLOTS = Table(
    "slots",
    METADATA,
    Column("name", String(8), primary_key=True),
    Column("next_at", Float, nullable=False),
)
