"""No index of keys: whoever writes an entry has folded all before it, and so knows every key that was used."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NAMED = {"uq": "uq_%(table_name)s_%(column_0_name)s"}  # for SQLite, where it has no name


def upgrade() -> None:
    found = sa.inspect(op.get_bind()).get_unique_constraints("entries")
    name = next(constraint["name"] for constraint in found if constraint["column_names"] == ["table_id", "key"])
    with op.batch_alter_table("entries", naming_convention=NAMED) as entries:
        entries.drop_constraint(name or "uq_entries_table_id", type_="unique")


def downgrade() -> None:
    with op.batch_alter_table("entries") as entries:
        entries.create_unique_constraint("uq_entries_table_id", ["table_id", "key"])
