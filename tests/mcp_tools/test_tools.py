"""What the tools take, tell and refuse."""

import asyncio
import json
from typing import Any

import jsonschema
import pytest

import fernhandel
from fernhandel import Rng
from fernhandel.core import shelf
from fernhandel.core.deals.spoken import drafts
from fernhandel.mcp import schemas
from fernhandel.mcp.local import LocalTable
from fernhandel.rulebook import rules
from guests.pit import PIT
from mcp_tools.playing import Asker, against_bots, sitting

GAMES = [about.id for about in fernhandel.games()]
BUY = {"type": "buy", "good": "wine", "city": "KOL"}
NO_WINE_THERE = {"type": "buy", "good": "wine", "city": "BRU"}


@pytest.fixture
def pit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf._SHELF, "pit", PIT)


# -- what is told ------------------------------------------------------------------------------------------------------


def test_a_seat_is_shown_its_table_in_its_words_and_as_data() -> None:
    async def play(asker: Asker) -> None:
        text, told = await asker.ask("observe", since=0)
        assert "You are Red (seat 0) at a table of Merchants of the Middle Ages" in text
        assert "Red (you): 5,000 florins" in text
        assert "Blue: money hidden" in text
        assert "Turn 1 begins" in text
        assert told["view"]["seat"] == 0
        assert told["names"] == ["Red", "Blue"]
        assert (told["your_move"], told["to_act"]) == (True, [0])
        assert told["position"][0] in text
        assert told["news"][0]["events"][0]["type"] == "turn_began"
        assert told["cursor"] >= told["news"][-1]["cursor"] > 0
        _, again = await asker.ask("observe")
        assert again["news"] == []

    against_bots("merchants", play)


def test_all_of_it_can_be_had_in_german() -> None:
    async def play(asker: Asker) -> None:
        text, _ = await asker.ask("observe")
        assert "Du bist Rot (Platz 0)" in text
        assert "Du bist am Zug" in text
        no, _ = await asker.denied("act", action=NO_WINE_THERE)
        assert "Regel M2.4" in no
        assert rules("merchants", "de").rule("M2.4").text in no

    against_bots("merchants", play, language="de")


def test_what_may_be_done_is_listed_in_the_form_in_which_it_is_done() -> None:
    async def play(asker: Asker) -> None:
        text, told = await asker.ask("legal")
        assert f"Buy wine in Köln  {json.dumps(BUY, separators=(',', ':'))}" in text
        assert {"text": "Buy wine in Köln", "action": BUY} in told["choices"]
        _, buying = await asker.ask("legal", kind="buy")
        assert {choice["action"]["type"] for choice in buying["choices"]} == {"buy"}
        done, after = await asker.ask("act", action=BUY)
        assert "Red buys wine in Köln" in done
        assert after["decisions"] == 1

    against_bots("merchants", play)


def test_whoever_is_not_assisted_learns_nothing_of_what_is_legal() -> None:
    """What is told of actions is the same in every position."""
    met: set[str] = set()

    async def play(asker: Asker) -> set[str]:
        told: set[str] = set()
        while len(met) < 3:
            for arguments in ({}, {"kind": "bid"}, {"kind": "start"}):
                text, data = await asker.ask("legal", **arguments)
                told.add(f"{arguments} {text} {data['kinds']} {data.get('actions')}")
            for tool in ("observe", "wait", "legal"):
                _, data = await asker.ask(tool)
                assert "choices" not in data
            met.add((await asker.ask("observe"))[1]["view"]["step"])
            await guessed(asker)
            assert (await asker.asked())["your_move"]
        return told

    assert len(against_bots("nuremberg", play, assisted=False)) == 3


async def guessed(asker: Asker) -> None:
    """Any decision, by what is accepted."""
    kinds = (await asker.ask("legal"))[1]["kinds"]
    for kind in ("pass", "done", *kinds):
        actions = (await asker.ask("legal", kind=kind))[1]["actions"]
        for each in actions:
            answer = await asker.client.call_tool("act", {"action": each["action"]})
            if not answer.is_error:
                return
    raise AssertionError("nothing was accepted")


def test_the_rules_are_read_by_chapter_and_by_id() -> None:
    async def play(asker: Asker) -> None:
        contents, told = await asker.ask("rules")
        assert "M2" in contents
        assert sum(len(chapter["ids"]) for chapter in told["chapters"]) == len(rules("merchants").rules)
        one, _ = await asker.ask("rules", id="M2.4")
        assert rules("merchants").rule("M2.4").text in one
        _, chapter = await asker.ask("rules", id="m2", language="de")
        assert len(chapter["rules"]) > 3
        no, _ = await asker.denied("rules", id="M2.99")
        assert "there is no rule 'M2.99'" in no

    against_bots("merchants", play)


@pytest.mark.parametrize("deals", ["fees", "cunning"])
def test_a_table_has_the_tools_that_mean_something_there(deals: str) -> None:
    """Deals are proposed where they are made; nobody hears what is said at a table of bots."""

    async def play() -> list[str]:
        game = fernhandel.make("merchants", players=2, seed=1, deals=deals)
        async with sitting(game, {1: "random"}) as asker:
            return [tool.name for tool in (await asker.client.list_tools()).tools]

    dealing = ["propose", "answer"] if deals == "cunning" else []
    assert asyncio.run(play()) == ["rules", "observe", "legal", "act", *dealing, "wait"]


# -- what is refused ---------------------------------------------------------------------------------------------------


def test_what_is_not_legal_is_explained_by_its_rule_counted_and_leaves_the_move_open() -> None:
    async def play(asker: Asker) -> None:
        before = (await asker.ask("observe"))[1]["view"]
        for tries in (1, 2):
            text, told = await asker.denied("act", action=NO_WINE_THERE)
            assert "Brugge does not sell wine" in text
            assert (told["rule"], told["rule_text"]) == ("M2.4", rules("merchants").rule("M2.4").text)
            assert told["rule_text"] in text
            assert told["illegal_tries"] == tries
        _, after = await asker.ask("observe")
        assert after["view"] == before
        assert (after["your_move"], after["illegal_tries"], after["decisions"]) == (True, 2, 0)
        assert "with 2 illegal tries" in (await asker.ask("act", action=BUY))[0]

    against_bots("merchants", play)


WRONG = [
    ("act", {}, "action"),
    ("act", {"action": "buy"}, "object"),
    ("act", {"action": {"type": "steal"}}, "unknown kind of action 'steal'"),
    ("act", {"action": {"type": "buy", "good": "wine"}}, "has the fields good, city"),
    ("act", {"action": {"type": "buy", "good": "wine", "city": "ROM"}}, "is one of PAR"),
    ("act", {"action": {"type": "bid", "amount": "300"}}, "is a whole number"),
    ("act", {"action": {"type": "bid", "amount": 350}}, "in steps of 100"),
    ("act", {"action": {"type": "buy", "good": ["wine"], "city": "KOL"}}, "array"),
    ("act", {"action": BUY, "then": BUY}, "array"),
    ("act", {"action": BUY, "now": True}, "now"),
    ("observe", {"since": "all"}, "int"),
    ("observe", {"since": -1}, "0"),
    ("observe", {"seat": 1}, "seat"),
    ("legal", {"kind": "steal"}, "steal"),
    ("rules", {"id": "../etc"}, "matching"),
    ("rules", {"language": "fr"}, "fr"),
    ("wait", {"seconds": 26}, "25"),
    ("wait", {"seconds": "long"}, "str"),
]


@pytest.mark.parametrize(("tool", "arguments", "told"), WRONG, ids=lambda part: json.dumps(part)[:40])
def test_arguments_of_a_wrong_type_are_told_and_change_nothing(tool: str, arguments: Any, told: str) -> None:
    async def play(asker: Asker) -> None:
        before = (await asker.ask("observe"))[1]["view"]
        text, data = await asker.denied(tool, **arguments)
        assert told in text
        assert data["code"] == "bad_input"
        _, after = await asker.ask("observe")
        assert after["view"] == before
        assert after["illegal_tries"] == (tool == "act")

    against_bots("merchants", play)


@pytest.mark.parametrize("game", [*GAMES, "pit"])
@pytest.mark.usefixtures("pit")
def test_the_schema_is_as_narrow_as_the_table(game: str) -> None:
    """It lets every action through, and none with a field too many, too few, or out of its range."""
    catalogue = fernhandel.make(game, players=2, seed=1).catalogue
    schema = schemas.act_schema(schemas.kinds_of(catalogue))
    jsonschema.Draft202012Validator.check_schema(schema)
    valid = jsonschema.Draft202012Validator(schema).is_valid
    rng = Rng.from_seed(1)
    whole = [action for action in catalogue if not drafts(action)]
    kinds = {action.kind: action for action in whole}
    for action in [*kinds.values(), *(whole[rng.below(len(whole))] for _ in range(20))]:
        said: dict[str, Any] = catalogue.to_json(action)
        assert valid({"action": said, "then": [said]})
        assert not valid({"action": said | {"haste": 1}})
        for field in said:
            assert not valid({"action": {name: value for name, value in said.items() if name != field}})
            for wrong in ("nowhere", -999_999, [said[field]]):
                assert not valid({"action": said | {field: wrong}})


# -- several moves, several seats --------------------------------------------------------------------------------------


def test_several_moves_are_made_together_or_not_at_all() -> None:
    async def play(asker: Asker) -> None:
        before = (await asker.ask("observe"))[1]["view"]
        _, no = await asker.denied("act", action=BUY, then=[NO_WINE_THERE])
        assert no["rule"] == "M2.4"
        assert (await asker.ask("observe"))[1]["view"] == before
        done, told = await asker.ask("act", action=BUY, then=[BUY, {"type": "done"}])
        assert done.count("Red buys wine in Köln") == 2
        assert told["decisions"] == 3

    against_bots("merchants", play)


def test_nothing_comes_to_light_before_the_last_of_them() -> None:
    """Who knows what was rolled would drive otherwise."""

    async def play(asker: Asker) -> None:
        while True:
            _, told = await asker.ask("legal")
            choices = [choice["action"] for choice in told["choices"]]
            if {"type": "roll"} in choices:
                break
            await asker.ask("act", action=choices[0])
            await asker.asked()
        drive = (await asker.ask("legal"))[1]["choices"][0]["action"]
        text, no = await asker.denied("act", action={"type": "roll"}, then=[drive])
        assert no["code"] == "learned_between", text
        await asker.ask("act", action={"type": "roll"})

    against_bots("auf_achse", play)


def test_two_seats_of_one_player_wait_for_each_other() -> None:
    async def play() -> None:
        async with sitting(fernhandel.make("merchants", players=2, seed=5), {}) as asker:
            first = (await asker.ask("observe", seat=0))[1]["to_act"][0]
            other = 1 - first
            assert (await asker.asked(seat=first))["your_move"]
            await asker.ask("observe", seat=other)
            text, _ = await asker.denied("act", seat=other, action={"type": "done"})
            assert "It is not your turn. (M2.1)" in text
            cursor = (await asker.ask("observe", seat=other))[1]["cursor"]
            _, idle = await asker.ask("wait", seat=other, cursor=cursor, seconds=0)
            assert (idle["your_move"], idle["news"]) == (False, [])
            waiting = asyncio.create_task(asker.ask("wait", seat=other, cursor=cursor))
            choices = (await asker.ask("legal", seat=first))[1]["choices"]
            await asker.ask("act", seat=first, action=choices[-1]["action"])
            text, news = await waiting
            assert news["cursor"] > cursor
            assert news["news"][0]["lines"][0] in text
            no, _ = await asker.denied("observe")
            assert "`seat` is one of 0, 1" in no

    asyncio.run(play())


def test_who_decides_on_what_is_past_is_asked_to_look_again() -> None:
    """That is no illegal try: the table has moved on."""

    async def play() -> None:
        async with sitting(fernhandel.make("merchants", players=2, seed=5), {}) as asker:
            first = (await asker.ask("observe", seat=0))[1]["to_act"][0]
            await asker.ask("observe", seat=1 - first)
            assert (await asker.asked(seat=first))["your_move"]
            while (await asker.ask("act", seat=first, action={"type": "done"}))[1]["your_move"]:
                pass
            _, no = await asker.denied("act", seat=1 - first, action={"type": "done"})
            assert (no["code"], no["illegal_tries"]) == ("stale", 0)
            assert (await asker.ask("observe", seat=1 - first))[1]["your_move"]
            await asker.ask("act", seat=1 - first, action={"type": "done"})

    asyncio.run(play())


@pytest.mark.usefixtures("pit")
def test_a_game_of_another_package_is_played_by_the_same_tools() -> None:
    async def play() -> dict[str, Any]:
        async with sitting(fernhandel.make("pit", players=3, seed=1), {1: "random", 2: "random"}) as asker:
            while (told := await asker.asked())["state"] != "over":
                await asker.denied("act", action={"type": "bid", "coins": 11})
                choices = (await asker.ask("legal"))[1]["choices"]
                await asker.ask("act", action=choices[-1]["action"])
            return told

    told = asyncio.run(play())
    assert len(told["standing"]) == 3
    assert told["illegal_tries"] == told["decisions"] > 0


def test_a_table_that_breaks_is_told_and_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says of what kind the fault is, and nothing of what the rules were about to do."""

    def broken(*_: object) -> None:
        raise RuntimeError("Blue holds the Courier")

    async def play(asker: Asker) -> None:
        monkeypatch.setattr(LocalTable, "_tell", broken)
        text, told = await asker.denied("act", action=BUY)
        assert told["code"] == "broken"
        assert "RuntimeError" in text
        assert "Courier" not in text
        assert (await asker.denied("wait"))[1]["code"] == "broken"

    against_bots("merchants", play)


def test_a_bot_that_fails_is_replaced() -> None:
    async def play() -> str:
        game = fernhandel.make("nuremberg", players=2, seed=5)
        async with sitting(game, {1: "arena.guests:Raising"}) as asker:
            await asker.asked()
            return (await asker.ask("observe", since=0))[0]

    assert "The bot of Amber failed" in asyncio.run(play())
