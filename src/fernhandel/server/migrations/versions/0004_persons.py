"""People with a name, their devices, and how they carry it on; seats belong to them or to a browser."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

HELD = ("holders", "shelves")


def upgrade() -> None:
    for table in HELD:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN browser TO holder")
    op.create_table(
        "persons",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(40), nullable=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("made_day", sa.Integer, nullable=False),
        sa.Column("seen_day", sa.Integer, nullable=False),
    )
    op.create_index("ix_persons_folded", "persons", ["folded"])
    op.create_table(
        "devices",
        sa.Column("browser", sa.String(64), primary_key=True),
        _person(),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("made_day", sa.Integer, nullable=False),
        sa.Column("seen_day", sa.Integer, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "brings",
        sa.Column("hash", sa.String(64), primary_key=True),
        _person(),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("digits", sa.String(2), nullable=False),
        sa.Column("gather", sa.Boolean, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("ix_brings_person", "brings", ["person"])
    op.create_table(
        "recovery",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(8), nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("checked_day", sa.Integer),
        sa.Column("left", sa.LargeBinary),
        sa.Column("expires_at", sa.Float),
    )
    op.create_index("ix_recovery_person", "recovery", ["person"])


def _person() -> "sa.Column[str]":
    return sa.Column("person", sa.String(8), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False)


def downgrade() -> None:
    for table in ("recovery", "brings", "devices", "persons"):
        op.drop_table(table)
    for table in HELD:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN holder TO browser")
