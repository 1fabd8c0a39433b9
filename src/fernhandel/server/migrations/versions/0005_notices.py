"""Where notices go, who wants which and when, and the queue of them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "places",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.LargeBinary, nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("last_ok", sa.Float),
        sa.Column("last_no", sa.Float),
        sa.Column("why", sa.String(120), nullable=False),
        sa.UniqueConstraint("holder", "mark", name="uq_places_mark"),
    )
    op.create_table(
        "wants",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("event", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("holder", "event", "kind"),
    )
    op.create_table(
        "quiet",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("begins", sa.Integer),
        sa.Column("ends", sa.Integer),
        sa.Column("wakes", sa.Boolean, nullable=False),
        sa.Column("digest_at", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("holder", sa.String(64), nullable=False),
        _table(),
        sa.Column("place", sa.String(16), nullable=False),
        sa.Column("until", sa.Float),
        sa.PrimaryKeyConstraint("holder", "table_id", "place"),
    )
    op.create_table(
        "seen",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("page", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", "page"),
    )
    op.create_table("noticed", _table(primary_key=True), sa.Column("seq", sa.Integer, nullable=False))
    _queue()


def _queue() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("place", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("leased_until", sa.Float, nullable=False),
        sa.Column("done_at", sa.Float),
        sa.UniqueConstraint("holder", "place", "table_id", "kind", "seq", name="uq_outbox_once"),
    )
    op.create_index("ix_outbox_due", "outbox", ["state", "due_at"])
    op.create_index("ix_outbox_table", "outbox", ["table_id", "state"])
    op.create_index("ix_outbox_place", "outbox", ["place", "done_at"])
    op.create_index("ix_outbox_holder", "outbox", ["holder", "done_at"])
    op.create_table(
        "confirmations",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_confirmations_mark", "confirmations", ["mark", "at"])
    op.create_table(
        "slots",
        sa.Column("name", sa.String(8), primary_key=True),
        sa.Column("next_at", sa.Float, nullable=False),
    )


def _table(primary_key: bool = False) -> "sa.Column[str]":
    there = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), there, primary_key=primary_key, nullable=False)


def downgrade() -> None:
    for table in ("slots", "confirmations", "outbox", "noticed", "seen", "mutes", "quiet", "wants", "places"):
        op.drop_table(table)
