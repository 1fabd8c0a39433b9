"""Run by Alembic: migrations work on the engine the store has made. Whoever migrates knows all tables there are."""

from alembic import context

import fernhandel.server.notices.tables
import fernhandel.server.persons.tables  # noqa: F401
from fernhandel.server.store import METADATA

with context.config.attributes["engine"].connect() as connection:
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
