"""A player by script over the Model Context Protocol: a whole game by the tools of `fernhandel mcp`.

Where the tools tell what is legal it plays at random. Where they do not it guesses, and learns from what is refused
which kinds of action a step of the game takes. In an arena the address is given (`FERNHANDEL_MCP`); else it lays a
table of its own: python docs/examples/mcp_player.py GAME, with the same options as `fernhandel mcp`.
"""

import asyncio
import os
import random
import sys
from collections import Counter
from typing import Any

from mcp import Client, StdioServerParameters

Data = dict[str, Any]


class Player:
    """One seat, from wherever the game stands to its end."""

    def __init__(self, client: Client, luck: random.Random) -> None:
        self._client = client
        self._luck = luck
        self._taken: Counter[tuple[str, str]] = Counter()  # by step and kind
        self._refused: Counter[tuple[str, str]] = Counter()

    async def play(self) -> Data:
        told = await self._call("observe")
        while told["state"] != "over":
            if told["your_move"]:
                told = await self._decide()
            else:
                told = await self._call("wait", cursor=told["cursor"])
        return told

    async def _decide(self) -> Data:
        asked = await self._call("legal")
        if "choices" not in asked:
            return await self._guess(asked["kinds"])
        if not asked["choices"]:
            return asked  # it went on in between
        return await self._call("act", action=self._luck.choice(asked["choices"])["action"])

    async def _guess(self, kinds: dict[str, dict[str, list[Any]]]) -> Data:
        """Try until something is legal; kinds that were refused in this step are tried seldom."""
        step = (await self._call("observe"))["view"]["step"]
        tried: set[str] = set()
        while True:
            weights = [(1 + 3 * self._taken[step, kind]) / (1 + self._refused[step, kind]) for kind in kinds]
            (kind,) = self._luck.choices(list(kinds), weights)
            action = {"type": kind} | {field: self._luck.choice(values) for field, values in kinds[kind].items()}
            if str(action) in tried:
                self._refused[step, kind] += 1  # little is left of this kind
                continue
            tried.add(str(action))
            told = await self._call("act", action=action)
            if "rule" not in told:
                self._taken[step, kind] += 1
                return told
            self._refused[step, kind] += 1
            if told["code"] == "stale":
                return await self._call("observe")

    async def _call(self, tool: str, **arguments: Any) -> Data:
        """What a tool answers as data; a refusal has the rule that forbids it, and why."""
        answer = await self._client.call_tool(tool, arguments)
        data: Data = answer.structured_content
        return data


async def main(options: list[str]) -> None:
    address = os.environ.get("FERNHANDEL_MCP")
    program = ["-m", "fernhandel", "mcp", *options]
    table = StdioServerParameters(command=sys.executable, args=program, env=dict(os.environ))
    async with Client(address or table) as client:
        over = await Player(client, random.Random(1)).play()
    places = [f"{place['rank']}. seat {place['seat']} {place['score']}" for place in over["standing"]]
    print("\n".join(places))
    print(f"{over['decisions']} decisions, {over['illegal_tries']} illegal tries")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
