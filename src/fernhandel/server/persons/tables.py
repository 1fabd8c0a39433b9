"""What is kept of people, beside the logs."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, String, Table

from fernhandel.server.metadata import METADATA

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", String(8), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(40), nullable=False),  # the name as look-alikes of it are: it finds those that seem equal
    Column("mark", Integer, nullable=False),
    Column("role", String(8), nullable=False),
    Column("made_day", Integer, nullable=False),
    Column("seen_day", Integer, nullable=False),
    Index("ix_persons_folded", "folded"),
)
DEVICES = Table(
    "devices",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(40), nullable=False),
    Column("state", String(8), nullable=False),  # asked: it was this person's, and is theirs when they say so again
    Column("made_day", Integer, nullable=False),
    Column("seen_day", Integer, nullable=False),
    Index("ix_devices_person", "person"),
)
BRINGS = Table(
    "brings",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("by", String(64), nullable=False),  # the browser that shows the code
    Column("browser", String(64), nullable=False),  # the one that has claimed it, or nothing
    Column("label", String(40), nullable=False),
    Column("digits", String(2), nullable=False),
    Column("gather", Boolean, nullable=False),  # whether the seats of that browser come along
    Column("expires_at", Float, nullable=False),
    Column("state", String(8), nullable=False),
    Index("ix_brings_person", "person"),
)
RECOVERY = Table(
    "recovery",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(8), nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("checked_day", Integer),
    Column("left", LargeBinary),  # of a person who has gone: a copy that only the words open
    Column("expires_at", Float),
    Index("ix_recovery_person", "person"),
)
