"""Two tables that differ only in what a seat may not know answer every tool with the same bytes."""

import asyncio

import msgspec
import pytest

import fernhandel
import fernhandel.api
from contract.checks import any_of
from fernhandel import Game, Rng, seen_by
from fernhandel.bots import make_bot
from fernhandel.mcp.asked import AskedSeat
from fernhandel.mcp.local import LocalTable
from fernhandel.mcp.tools import Tools

POSITIONS = 5
TRIES = 15  # at each


async def all_answers(game: Game, seat: int, tried: list[int], language: str) -> bytes:
    """Everything that a player can be told at that table, and what each of these actions would be refused with."""
    player = AskedSeat(game.view(seat), language)
    if seat in game.to_act():
        player.ask(game.view(seat), game.legal(seat))
    legal = {action.id for action in game.legal(seat)}
    said: list[object] = []
    for assisted in (True, False):
        tools = Tools({seat: player}, assisted)
        said += [await tools.call(name, {}) for name in ("rules", "observe", "legal")]
        said.append(await tools.call("wait", {"seconds": 0}))
        for id in tried if assisted else tried[:2]:
            if id not in legal:
                said.append(await tools.call("act", {"action": game.catalogue.to_json(game.catalogue[id])}))
        if player.deals:
            for line in ("Red gives Blue 300", "Blue gives Red a sealed card", "Red gives Blue Broken Axle"):
                denied = await tools.call("propose", {"line": line})
                assert denied.denied
                said.append(denied)
    return msgspec.json.encode(said)


@pytest.mark.parametrize(
    ("game", "options"),
    [("merchants", {}), ("merchants", {"deals": "cunning"}), ("auf_achse", {}), ("nuremberg", {})],
    ids=lambda part: str(part),
)
def test_no_tool_tells_a_secret(game: str, options: dict[str, str]) -> None:
    dealt = fernhandel.make(game, players=3, seed=21, **options)
    rng = Rng.from_seed(22)
    bot = make_bot("easy", game, 1)
    compared = 0
    for made in range(400):
        if dealt.over or compared == POSITIONS * 3:
            break
        asked = dealt.to_act()[0]
        if made % 20 == 19:
            for seat in range(3):
                twin = dealt.view(seat).imagine(rng.fork())
                tried = [rng.below(len(dealt.catalogue)) for _ in range(TRIES)]
                language = ("en", "de")[made // 20 % 2]
                if options and seat in dealt.to_act():  # what could be proposed would be said
                    continue
                answers = [asyncio.run(all_answers(one, seat, tried, language)) for one in (dealt, twin)]
                assert answers[0] == answers[1]
                compared += 1
        legal = dealt.legal(asked)
        dealt.apply(asked, bot.choose(dealt.view(asked), legal, 1.0) if rng.below(2) else any_of(legal, rng))
    assert compared > POSITIONS


def test_what_is_heard_is_what_the_seat_may_know() -> None:
    """The news of a whole game are its events as the seat sees them, and some of them are veiled."""
    table = LocalTable(fernhandel.make("merchants", players=2, seed=3), {1: "easy"}, "en")
    table.begin()
    tools = Tools(table.seats, assisted=True)

    async def play() -> None:
        rng = Rng.from_seed(4)
        while (await tools.call("wait", {})).data["state"] != "over":
            choices = (await tools.call("legal", {})).data["choices"]
            if choices:
                await tools.call("act", {"action": choices[rng.below(len(choices))]["action"]})

    asyncio.run(play())
    record = table.game.record()
    again = fernhandel.api.begin(record)
    told = list(again.opening)
    for seat, text in record.moves:
        told += again.apply(seat, again.catalogue.from_text(text))
    heard = [event for news in table.seats[0].news(0) for event in news.events]
    assert heard == msgspec.to_builtins(seen_by(told, 0), str_keys=True)
    assert heard != msgspec.to_builtins(told, str_keys=True)
