"""Binding deals by tools: proposed whole, answered by number, and held to."""

import asyncio
from typing import Any

import jsonschema

import fernhandel
from fernhandel.mcp import schemas
from mcp_tools.playing import Asker, sitting

RED, BLUE, THIRD = range(3)
WINE = {"type": "buy", "good": "wine", "city": "KOL"}
LINE = "Red will not buy wine; Blue gives Red 300"
CLAUSES = [
    {"kind": "will_not", "by": RED, "deed": "buy", "fields": {"good": "wine"}},
    {"kind": "money", "by": BLUE, "to": RED, "amount": 300},
]


async def talking(asker: Asker) -> None:
    """Everybody listens, and Red is about to buy."""
    for seat in (RED, BLUE, THIRD):
        assert (await asker.asked(seat=seat))["your_move"]
        await asker.ask("act", seat=seat, action={"type": "attend", "how": "open"})
    assert (await asker.asked(seat=BLUE))["your_move"]


async def proposed(asker: Asker, **deal: Any) -> int:
    """Blue proposes; the number of it, when Red is asked."""
    await asker.ask("observe", seat=BLUE)
    text, _ = await asker.ask("propose", seat=BLUE, **deal)
    assert "Blue" in text
    await asker.asked(seat=RED)
    _, told = await asker.ask("observe", seat=RED)
    (open_one,) = told["view"]["deals"]["proposals"]
    number = int(open_one["deal"]["number"])
    assert f"{number}: " in (await asker.ask("observe", seat=RED))[0]
    return number


async def everybody_ready(asker: Asker) -> None:
    while (told := (await asker.ask("observe", seat=RED))[1])["view"]["step"] == "talk":
        seat = told["to_act"][0]
        await asker.asked(seat=seat)
        await asker.ask("act", seat=seat, action={"type": "ready"})


def at_a_table_of_deals(play: Any) -> None:
    async def run() -> None:
        async with sitting(fernhandel.make("merchants", players=3, seed=1, deals="cunning"), {}) as asker:
            await talking(asker)
            await play(asker)

    asyncio.run(run())


def test_a_deal_is_proposed_accepted_and_binds() -> None:
    async def play(asker: Asker) -> None:
        number = await proposed(asker, line=LINE)
        text, _ = await asker.ask("answer", seat=RED, deal=number, answer="accept")
        assert "300" in text
        await everybody_ready(asker)
        await asker.asked(seat=RED)
        _, told = await asker.ask("observe", seat=RED)
        assert [struck["states"] for struck in told["view"]["deals"]["struck"]] == [["standing", "done"]]
        _, no = await asker.denied("act", seat=RED, action=WINE)
        assert (no["code"], no["rule"]) == ("promised_otherwise", "M12.4")

    at_a_table_of_deals(play)


def test_a_deal_as_data_is_countered_and_declined() -> None:
    async def play(asker: Asker) -> None:
        number = await proposed(asker, clauses=CLAUSES)
        counter = "Red will not buy wine; Blue gives Red 600"
        await asker.ask("answer", seat=RED, deal=number, answer="counter", line=counter)
        await asker.asked(seat=BLUE)
        _, told = await asker.ask("observe", seat=BLUE)
        (offer,) = [one["deal"] for one in told["view"]["deals"]["proposals"] if one["deal"]["proposer"] == RED]
        assert offer["answers"] == number
        await asker.ask("answer", seat=BLUE, deal=offer["number"], answer="decline")
        _, after = await asker.ask("observe", seat=BLUE)
        assert after["view"]["deals"]["struck"] == []

    at_a_table_of_deals(play)


def test_what_is_wrong_with_a_deal_is_told_and_nothing_is_said() -> None:
    async def play(asker: Asker) -> None:
        before = (await asker.ask("observe", seat=BLUE))[1]["view"]
        wrong: list[tuple[str, dict[str, Any], str]] = [
            ("propose", {}, "a line or clauses"),
            ("propose", {"line": LINE, "clauses": CLAUSES}, "a line or clauses"),
            ("propose", {"line": "Blue gives Red 300 camels"}, "camels"),
            ("propose", {"clauses": [{"kind": "money", "by": BLUE, "to": 7, "amount": 300}]}, "there is no seat 7"),
            ("propose", {"clauses": [{"kind": "money", "by": "Blue"}]}, "int"),
            ("propose", {"line": "Green gives Blue 300"}, "M12.2"),
            ("answer", {"deal": 99, "answer": "accept"}, "There is no open proposal 99"),
            ("answer", {"deal": 99, "answer": "counter", "line": LINE}, "M12.5"),
            ("answer", {"deal": 99, "answer": "accept", "line": LINE}, "only a counter-offer"),
            ("answer", {"deal": 1, "answer": "perhaps"}, "perhaps"),
            ("act", {"action": {"type": "deal_gift", "giver": 1, "receiver": 0}}, "said whole"),
        ]
        for count, (tool, arguments, told) in enumerate(wrong, 1):
            text, data = await asker.denied(tool, seat=BLUE, **arguments)
            assert told in text
            assert data["illegal_tries"] == count
        assert (await asker.ask("observe", seat=BLUE))[1]["view"] == before

    at_a_table_of_deals(play)


DEALS_MD = [  # what the document on deals shows as data
    {"kind": "card", "by": 0, "to": 1, "card": "sealed"},
    {"kind": "will_not", "by": 1, "deed": "bid", "fields": {"wagon": 2, "amount": [100, 30000]}},
    {"kind": "will", "by": 0, "deed": "buy", "fields": {"good": "silk", "city": "KOL"}, "times": 2},
    {"kind": "money", "by": 1, "to": 0, "amount": 200, "when": "once", "once": 1},
    *CLAUSES,
]
NO_CLAUSES: list[dict[str, Any]] = [
    {"kind": "favour"},
    {"by": 3},
    {"to": -1},
    {"card": "ace"},
    {"deed": "steal"},
    {"until": "doomsday"},
    {"when": "maybe"},
    {"happening": "rain"},
    {"haste": 1},
]


def test_the_schema_of_clauses_is_that_of_the_table() -> None:
    catalogue = fernhandel.make("merchants", players=3, seed=1, deals="cunning").catalogue
    schema = schemas.deal_schema(schemas.Propose, catalogue, 3)
    valid = jsonschema.Draft202012Validator(schema).is_valid
    assert all(valid({"clauses": [clause]}) for clause in DEALS_MD)
    assert not any(valid({"clauses": [{**DEALS_MD[-1], **wrong}]}) for wrong in NO_CLAUSES)
