"""Deals over the wire: made up, proposed, accepted, held to, and timed."""

import pytest

from fernhandel.client import Client, NotDone, Seat
from fernhandel.server.wire import HeardDraft, LineFault
from fernhandel.table.clock import Clock
from rules import rule
from server.house import awaited, hot_seat


def in_talk(client: Client, clock: Clock | None = None) -> tuple[Seat, Seat]:
    """Two at the first purchase, both open to talk: the buyer and the other."""
    table = hot_seat(client, "merchants", 2, options={"deals": "cunning"}, **({"clock": clock} if clock else {}))
    seats = [table.seats[0], table.seats[1]]
    for seat in seats:
        seat.act({"type": "attend", "how": "open"})
    buyer = seats[0].view(seats[0].look()).deals.active  # type: ignore[attr-defined]
    return seats[buyer], seats[1 - buyer]


def heard(client: Client, seat: Seat, said: object, language: str = "en") -> HeardDraft:
    body = {"seat": seat.seat, "said": said}
    path = f"/api/tables/{seat.table}/deals"
    return client.ask("POST", path, HeardDraft, body, seat.secret, language=language)


@rule("DL33", "M12.4")
def test_a_deal_is_proposed_as_a_line_and_binds(client: Client) -> None:
    buyer, other = in_talk(client)
    other.say("you will not buy wine; I give you 300")
    buyer.act({"type": "deal_accept", "seat": other.seat})
    other.act({"type": "ready"})
    with pytest.raises(NotDone) as refused:
        buyer.act({"type": "buy", "good": "wine", "city": "KOL"})
    assert (refused.value.status, refused.value.problem.code) == (422, "promised_otherwise")
    assert "deal 1" in refused.value.problem.message
    assert [choice.clause for choice in buyer.look().barred] == [1] * len(buyer.look().barred) != []


@rule("DL38")
def test_a_draft_is_read_and_judged_without_being_said(client: Client) -> None:
    _, other = in_talk(client)
    seen = other.look().seq
    fine = heard(client, other, "you will not buy wine; I give you 300")
    assert fine.problem is None
    assert fine.said is not None
    assert heard(client, other, {"clauses": fine.said.clauses}).line == fine.line
    assert "kaufen" in heard(client, other, {"clauses": fine.said.clauses}, "de").line
    wrong = heard(client, other, "you will not buy vine").problem
    assert wrong is not None
    assert isinstance(wrong.line, LineFault)
    assert (wrong.code, wrong.line.at, wrong.line.word) == ("word_unknown", 18, "vine")
    refused = heard(client, other, "you will not play Broken Axle; I give you 100").problem
    assert refused is not None
    assert (refused.code, refused.rule, refused.clause) == ("empty_promise", "M12.1", 1)
    late = heard(client, other, "you will not climb; I give you 300 once 1 is done").problem
    assert late is not None
    assert (late.code, late.clause) == ("pot_over_upkeep", 2)
    assert other.look().seq == seen


@rule("DL33")
@pytest.mark.parametrize(
    "said",
    [
        {"clauses": []},
        {"clauses": [{"kind": "money", "by": 0, "to": 0, "amount": 100}]},
        {"clauses": [{"kind": "money", "by": 0, "to": 9, "amount": 100}]},
        {"clauses": [{"kind": "money", "by": 0, "to": 1, "amount": 250}]},
        {"clauses": [{"kind": "card", "by": 0, "to": 1, "card": "driver"}]},
        {"clauses": [{"kind": "will", "by": 0, "deed": "fly"}]},
        {"clauses": [{"kind": "will", "by": 0, "deed": "carry", "fields": {"seat": 3, "wagon": 1}}]},
        {"clauses": [{"kind": "will", "by": 0, "deed": "buy", "fields": {"good": "gold"}}]},
        {"clauses": [{"kind": "money", "by": -1, "to": 1, "amount": 100}]},
        "x" * 501,
        "\N{BELL}",
    ],
)
def test_what_is_no_deal_is_refused_and_changes_nothing(client: Client, said: object) -> None:
    _, other = in_talk(client)
    seen = other.look().seq
    with pytest.raises(NotDone) as refused:
        other.do("say", base=seen, said=said, answers=0, language="en")
    assert refused.value.status in (400, 422)
    assert heard(client, other, said).problem is not None
    assert other.look().seq == seen


@rule("DL78")
def test_the_server_ends_a_talk_in_which_nobody_speaks(client: Client) -> None:
    buyer, other = in_talk(client, Clock(kind="decision", seconds=60))
    awaited(lambda: other.look().table.to_act == [buyer.seat], "the end of the talk")
