"""A seat at a server's table, by its link: the same tools, and somebody hears what is said."""

import asyncio
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from mcp import Client as Connected
from mcp import StdioServerParameters

from fernhandel.cli.joining import join
from fernhandel.client import Client
from fernhandel.core.refusals import BadInput
from mcp_tools.playing import PATIENCE, Asker, example
from server.house import House, awaited, bots, environment, mine, open_chairs, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def client(house: House) -> Iterator[Client]:
    with house.client() as connected:
        yield connected


def by(link: str, play: Any) -> Any:
    """Sit down by that link as a client of the protocol would."""
    program = ["-m", "fernhandel", "mcp", "--join", link, "--name", "Model"]
    server = StdioServerParameters(command=sys.executable, args=program, env=environment())

    async def sit() -> Any:
        async with Connected(server) as connected:
            return await asyncio.wait_for(play(Asker(connected)), PATIENCE)

    return asyncio.run(sit())


def test_a_whole_game_by_the_link_of_a_seat(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("Model"), *bots("easy")])
    link = f"{house.address}/t/{table.id}#seat={table.seats[0].secret}"
    over = by(link, lambda asker: example().Player(asker.client, random.Random(3)).play())
    assert [place["rank"] for place in over["standing"]] == [1, 2]
    assert table.seats[0].look().table.state == "over"
    assert over["illegal_tries"] == 0


def test_an_invited_player_waits_talks_and_is_refused_by_the_rules(house: House, client: Client) -> None:
    table = client.open("merchants", [*mine("North"), *open_chairs(1)])
    north = table.seats[0]

    async def play(asker: Asker) -> None:
        text, told = await asker.ask("observe", since=0)
        assert told["names"] == ["North", "Model"]
        assert "Model (you)" in text
        await asker.ask("say", text="Good evening")
        notes = await asyncio.to_thread(awaited, lambda: "Good evening" in said_to(client, table.id))
        assert notes
        waiting = asyncio.create_task(asker.asked())
        while (look := await asyncio.to_thread(north.look)).table.to_act == [0]:
            done = next(choice for choice in look.choices if choice.action["type"] == "done")
            await asyncio.to_thread(north.act, done.action)
        assert (await waiting)["your_move"]
        text, no = await asker.denied("act", action={"type": "buy", "good": "wine", "city": "BRU"})
        assert (no["rule"], no["illegal_tries"]) == ("M2.4", 1)
        assert "Brugge does not sell wine" in text
        wine = {"type": "buy", "good": "wine", "city": "KOL"}
        text, told = await asker.ask("act", action=wine, then=[wine])
        assert text.count("Model buys wine in Köln") == 2
        assert (told["decisions"], told["illegal_tries"]) == (2, 1)

    by(f"{house.address}/t/{table.id}#invite={table.invite}", play)


def test_a_deal_is_struck_with_a_person(house: House, client: Client) -> None:
    table = client.open("merchants", [*mine("North"), *open_chairs(1)], options={"deals": "cunning"})
    north = table.seats[0]

    async def play(asker: Asker) -> None:
        while True:  # both listen, and nobody does anything until Model can propose
            look = await asyncio.to_thread(north.look)
            if 0 in look.table.to_act:
                await asyncio.to_thread(north.act, quiet([choice.action for choice in look.choices]))
                continue
            await asker.asked()
            if (await asker.ask("observe"))[1]["view"]["deals"]["may_propose"]:
                break
            choices = (await asker.ask("legal"))[1]["choices"]
            await asker.ask("act", action=quiet([choice["action"] for choice in choices]))
        gift = {"kind": "money", "by": 1, "to": 0, "amount": 300}
        _, told = await asker.ask("propose", clauses=[gift])
        assert [each["type"] for news in told["news"] for each in news["events"]][-1] == "proposal_made"
        choices = (await asyncio.to_thread(north.look)).choices
        accept = next(each.action for each in choices if each.action["type"] == "deal_accept")
        seq = (await asyncio.to_thread(north.act, accept)).seq
        while (await asker.ask("wait"))[1]["cursor"] < seq:
            pass
        _, no = await asker.denied("answer", deal=1, answer="decline")
        assert no["code"] == "no_such_proposal"
        _, told = await asker.ask("observe")
        assert told["view"]["deals"]["struck"][0]["states"] == ["done"]

    by(f"{house.address}/t/{table.id}#invite={table.invite}", play)


def quiet(actions: list[dict[str, Any]]) -> dict[str, Any]:
    """What leaves everything as it is."""
    return next(action for action in actions if action["type"] in ("ready", "done") or action.get("how") == "open")


def said_to(client: Client, table: str) -> str:
    return client._http.get(f"/api/tables/{table}/events").text


def test_a_link_that_opens_nothing_is_told(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("North"), *bots("easy")])
    for link in (f"{house.address}/t/{table.id}#seat={'x' * 22}", f"{house.address}/t/{table.id}#invite=none"):
        with pytest.raises(BadInput):
            join(link, "Model", None, "en")
