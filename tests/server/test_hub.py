"""Who is told first, and that nobody is forgotten."""

import asyncio

import pytest

from fernhandel.server.hub import Hub

pytestmark = pytest.mark.one_form


def test_whoever_waits_for_an_answer_is_told_first() -> None:
    async def told() -> list[str]:
        hub, heard = Hub(), list[str]()
        hub.soon(lambda: heard.append("rival"), answers=False)
        hub.soon(lambda: heard.append("mover"), answers=True)
        assert not heard
        await asyncio.sleep(0)
        return heard

    assert asyncio.run(told()) == ["mover", "rival"]


def test_what_is_told_at_once_is_not_told_again() -> None:
    async def told() -> list[str]:
        hub, heard = Hub(), list[str]()
        hub.soon(lambda: heard.append("once"), answers=False)
        hub.tell_due()
        assert heard == ["once"]
        hub.soon(lambda: heard.append("later"), answers=False)
        await asyncio.sleep(0)
        return heard

    assert asyncio.run(told()) == ["once", "later"]


def test_one_who_cannot_be_told_keeps_nobody_else_from_it(caplog: pytest.LogCaptureFixture) -> None:
    def fails() -> None:
        raise RuntimeError("the line is dead")

    async def told() -> list[str]:
        hub, heard = Hub(), list[str]()
        hub.soon(fails, answers=True)
        hub.soon(lambda: heard.append("rival"), answers=False)
        hub.tell_due()
        return heard

    assert asyncio.run(told()) == ["rival"]
    assert "the line is dead" in caplog.text
