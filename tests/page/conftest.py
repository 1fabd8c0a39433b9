"""A browser for all tests of the page, a server for those that do not mind each other, and visitors."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from page.browsing import Visitor, browsing
from server.house import House, serving

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as running:
        yield running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with quick bots."""
    with serving(tmp_path_factory.mktemp("house"), "--bot-workers", "1") as running:
        yield running
        assert running.faults() == [], "whatever the page asked of it, the server has not failed"


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Makes visitors; at the end of the test nothing has gone wrong on their pages."""
    with ExitStack() as leaving:
        visitors: list[Visitor] = []

        def come(at: House = house, **more: Any) -> Visitor:
            visitor = Visitor(browser, at, **more)
            leaving.callback(visitor.close)
            visitors.append(visitor)
            return visitor

        yield come
        assert [fault for visitor in visitors for fault in visitor.faults] == [], "no error on any page"
