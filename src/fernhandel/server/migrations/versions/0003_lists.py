"""What lists tell of tables, and what each browser has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "shelves",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("hidden_seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("browser", "table_id"),
    )


def downgrade() -> None:
    for table in ("shelves", "summaries"):
        op.drop_table(table)
