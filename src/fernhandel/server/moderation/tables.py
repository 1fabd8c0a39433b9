"""What is kept for moderation, beside the logs."""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
)

from fernhandel.server.metadata import METADATA

DEEDS = Table(
    "host_deeds",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", String(80), unique=True),
    Column("at", Float, nullable=False),
    Column("by", String(8), nullable=False),  # a person; nothing for whoever sits at the server's own terminal
    Column("what", String(16), nullable=False),
    Column("whom", String(64), nullable=False),  # it concerned
    Column("name", String(60), nullable=False),  # as they, or the table, were called then
    Column("at_table", String(32), nullable=False),  # it stays when the table goes
    Column("at_seat", Integer),
    Column("at_seq", Integer),
    Column("was", String(60), nullable=False),  # before the deed: a name, a role
    Column("until", Float),
    Column("why", String(500), nullable=False),
    Column("undone_at", Float),
    Column("undone_by", String(8), nullable=False),
)
BARS = Table(
    "bars",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("deed", Integer, nullable=False),
    Column("holder", String(64), nullable=False),
    Column("address", String(64), nullable=False),  # under the salt of its day, for newcomers
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("what", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float),  # for good without
    Column("why", String(500), nullable=False),
    Index("ix_bars_holder", "holder"),
    Index("ix_bars_deed", "deed"),
)
ARRIVALS = Table(
    "arrivals",
    METADATA,
    Column("holder", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    Column("first_at", Float, nullable=False),
    PrimaryKeyConstraint("holder", "address"),
    Index("ix_arrivals_first", "first_at"),
)
SALTS = Table(
    "salts",
    METADATA,
    Column("day", Integer, primary_key=True),
    Column("salt", String(64), nullable=False),
)
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("holder", String(64), nullable=False),  # who reports
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("about", String(8), nullable=False),
    Column("spot", Integer, nullable=False),  # the entry of a line, the seat of a name, or -1
    Column("kind", String(16), nullable=False),
    Column("words", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("settled_at", Float),
    Column("settled_by", String(8), nullable=False),
    Index("ix_reports_table", "table_id"),
)
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("holder", String(64), nullable=False),
    Column("other", String(64), nullable=False),
    Column("name", String(60), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("holder", "other"),
    Index("ix_blocks_other", "other"),
)
RULES = Table(
    "house_rules",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
LINKS = Table(
    "host_links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("expires_at", Float, nullable=False),
)
