"""The lobby and the gallery: wishes for a chair, who has laid what, what those say who look on."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
        sa.Column("offer", sa.LargeBinary),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("seated", sa.String(32), nullable=False),
    )
    op.create_table(
        "laid",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_laid_holder", "laid", ["holder"])
    op.create_table(
        "recent",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("deed", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", "deed", "at"),
    )
    op.create_table(
        "gallery",
        _table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("guest", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_index("ix_gallery_key", "gallery", ["table_id", "key"], unique=True)
    op.create_table(
        "asked",
        _table(),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "holder"),
    )
    op.create_table(
        "watched",
        sa.Column("process", sa.String(32), nullable=False),
        _table(),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id"),
    )
    op.create_index("ix_tables_public", "tables", ["public", "state", "touched_at"])


def _table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def downgrade() -> None:
    op.drop_index("ix_tables_public", "tables")
    for table in ("watched", "asked", "gallery", "recent", "laid", "wishes"):
        op.drop_table(table)
