"""Servers for the tests: one for all that do not mind each other, and others by their needs."""

from collections.abc import Iterator

import pytest

from fernhandel.client import Client
from server.house import House, serving


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
