"""Words of those who look on can be removed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("gallery", sa.Column("removed", sa.String(8), nullable=False, server_default=""))
    op.add_column("gallery", sa.Column("removed_at", sa.Float))
    op.create_index("ix_gallery_removed", "gallery", ["removed_at"])


def downgrade() -> None:
    op.drop_index("ix_gallery_removed", "gallery")
    op.drop_column("gallery", "removed_at")
    op.drop_column("gallery", "removed")
