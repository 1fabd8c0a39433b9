"""Seats that tools play, at tables of this process, and a client of the protocol at them."""

import asyncio
import importlib.util
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from mcp import Client

import fernhandel
from fernhandel import Game
from fernhandel.mcp.local import LocalTable
from fernhandel.mcp.server import served
from fernhandel.mcp.tools import Tools

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "mcp_player.py"
PATIENCE = 120.0  # seconds until something that does not come has failed


def example() -> ModuleType:
    """The player of the documents."""
    spec = importlib.util.spec_from_file_location("mcp_player", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mcp_player"] = module
    spec.loader.exec_module(module)
    return module


class Asker:
    """A client at one or more seats."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def ask(self, tool: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
        """What a tool says and tells, where it does what it is asked for."""
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer
        return text_of(answer), answer.structured_content

    async def denied(self, tool: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
        """The same where it must say no."""
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error, answer
        return text_of(answer), answer.structured_content

    async def asked(self, **seat: int) -> dict[str, Any]:
        """Where the game stands when it is that seat's move, or over."""
        while True:
            _, told = await self.ask("wait", **seat)
            if told["your_move"] or told["state"] == "over":
                return told


def text_of(answer: Any) -> str:
    (content,) = answer.content
    return str(content.text)


@asynccontextmanager
async def sitting(
    game: Game, bots: Mapping[int, str], *, assisted: bool = True, language: str = "en"
) -> AsyncIterator[Asker]:
    table = LocalTable(game, bots, language)
    table.begin()
    async with Client(served(Tools(table.seats, assisted))) as client:
        yield Asker(client)


def against_bots(
    game: str, play: Callable[[Asker], Awaitable[T]], *, assisted: bool = True, language: str = "en", **options: str
) -> T:
    """Seat 0 of a table of two."""

    async def run() -> T:
        dealt = fernhandel.make(game, players=2, seed=5, **options)
        async with sitting(dealt, {1: "random"}, assisted=assisted, language=language) as asker:
            await asker.asked()
            return await asyncio.wait_for(play(asker), PATIENCE)

    return asyncio.run(run())
