"""What is kept for the lobby, beside the logs."""

from sqlalchemy import Boolean, Column, Float, Index, LargeBinary, PrimaryKeyConstraint, String, Table

from fernhandel.server.metadata import METADATA

WISHES = Table(
    "wishes",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("expires_at", Float, nullable=False),
    Column("offer", LargeBinary),  # what its owner is asked now
    Column("agreed", Boolean, nullable=False),
    Column("seated", String(32), nullable=False),  # the table where the wish has led to
)
LAID = Table(
    "laid",
    METADATA,
    Column("table_id", String(32), primary_key=True),  # it is noted before the table is there
    Column("holder", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_laid_holder", "holder"),
)
RECENT = Table(
    "recent",
    METADATA,
    Column("holder", String(64), nullable=False),  # or the hash of an address, which is forgotten within the hour
    Column("deed", String(8), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("holder", "deed", "at"),
)
