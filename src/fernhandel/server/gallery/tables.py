"""What is kept of those who look on: what they say, and how many other processes count. Not who they are."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from fernhandel.server.metadata import METADATA

GALLERY = Table(
    "gallery",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("holder", String(64), nullable=False),
    Column("guest", Integer, nullable=False),  # the number of one without a key at this table, else 0
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("key", String(80), nullable=False),
    Column("removed", String(8), nullable=False),  # by whom the words were
    Column("removed_at", Float),
    PrimaryKeyConstraint("table_id", "seq"),
    Index("ix_gallery_key", "table_id", "key", unique=True),
    Index("ix_gallery_removed", "removed_at"),
)
ASKED = Table(
    "asked",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("holder", String(64), nullable=False),  # who was asked for a chair there
    PrimaryKeyConstraint("table_id", "holder"),
)
WATCHED = Table(
    "watched",
    METADATA,
    Column("process", String(32), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("process", "table_id"),
)
