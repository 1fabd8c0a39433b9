"""Run by Alembic: migrations work on the engine the store has made. Whoever migrates knows all tables there are."""

from alembic import context

from fernhandel.server.metadata import METADATA

with context.config.attributes["engine"].connect() as connection:
    context.configure(connection=connection, target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
