"""Deals at a table of people: said whole, answered, taken back, timed, kept ready."""

import pytest

from fernhandel import BadInput, Refused
from fernhandel.core.deals.said import SaidClauses
from fernhandel.table import commands, entries, judge
from fernhandel.table.clock import Clock
from fernhandel.table.settings import ChangeSettings, Prepared, SeatSettings
from rules import rule
from table.sitting import Sitting, declined, state_of

NO_WINE = "you will not buy wine; I give you 300"
LIVE = Clock(kind="decision", seconds=120)
DAYS = Clock(kind="decision", seconds=86_400)


def talking(clock: Clock | None = None) -> tuple[Sitting, int, int, int]:
    """Three at the first purchase, all of them open to talk: the buyer, and the two others in order."""
    sitting = Sitting("merchants", 3, clock=clock, deals="cunning")
    for seat in range(3):
        sitting.play(seat, "attend", how="open")
    buyer = sitting.look(None).view.deals.active
    others = [seat for seat in range(3) if seat != buyer]
    return sitting, buyer, others[0], others[1]


def say(sitting: Sitting, seat: int, said: str | SaidClauses, answers: int = 0, base: int | None = None) -> None:
    seen = sitting.live.seq if base is None else base
    sitting.do(commands.Say(key=sitting.key(), seat=seat, base=seen, said=said, answers=answers))


def truth(sitting: Sitting) -> bytes:
    return state_of(sitting.live, sitting.now)


@rule("DL33")
def test_a_proposal_is_said_whole_and_every_phrase_is_one_line_of_the_log() -> None:
    sitting, buyer, one, _ = talking()
    before = sitting.game.length
    say(sitting, one, NO_WINE)
    written = [entry for _, entry, _ in sitting.log if isinstance(entry, entries.Moved)][before:]
    assert [entry.action.split()[0] for entry in written] == [
        "deal_with",
        "deal_will_not",
        "deal_deed",
        "deal_good",
        "deal_gift",
        "deal_money",
        "deal_say",
    ]
    assert buyer in sitting.live.to_act()
    assert truth(sitting) == state_of(sitting.anew(), sitting.now)


@rule("DL33")
def test_what_is_not_understood_or_not_allowed_changes_nothing() -> None:
    sitting, buyer, one, other = talking()
    before = truth(sitting)
    with pytest.raises(BadInput, match="vine"):
        say(sitting, one, "you will not buy vine")
    with pytest.raises(Refused, match="without active"):
        say(sitting, one, f"I give seat {other} 100; seat {buyer} gives me 100")
    assert truth(sitting) == before


@rule("DL33")
def test_single_phrases_are_neither_offered_nor_taken() -> None:
    sitting, buyer, one, _ = talking()
    assert not [choice for choice in sitting.look(one).choices if choice.action["type"] == "deal_with"]
    with_buyer = commands.Act(
        key=sitting.key(), seat=one, base=sitting.live.seq, action={"type": "deal_with", "seat": buyer}
    )
    assert declined(sitting.do, with_buyer) == "said_in_pieces"


@rule("DL79")
def test_a_yes_is_stale_when_another_proposal_lies_there() -> None:
    sitting, buyer, one, _ = talking()
    say(sitting, one, NO_WINE)
    seen = sitting.live.seq
    accept = sitting.game.action("deal_accept", seat=one)
    sitting.act(one, sitting.game.action("deal_withdraw", seat=one))
    say(sitting, one, "you will not buy wine; you give me 300")
    assert declined(sitting.act, buyer, accept, seen) == "stale"
    sitting.act(buyer, accept)


@rule("DL79")
def test_what_others_say_does_not_make_a_word_stale() -> None:
    sitting, _, one, other = talking()
    seen = sitting.live.seq
    say(sitting, one, NO_WINE)
    sitting.act(other, sitting.game.action("ready"), seen)


@rule("DL61")
def test_a_proposal_is_taken_back_whole_until_it_is_answered() -> None:
    sitting, _, one, _ = talking()
    before = sitting.game.table.fingerprint()
    say(sitting, one, NO_WINE)
    sitting.undo(one)
    assert sitting.game.table.fingerprint() == before
    assert truth(sitting) == state_of(sitting.anew(), sitting.now)


@rule("DL61", "M12.4")
def test_a_deal_that_was_struck_is_not_taken_back_alone() -> None:
    sitting, buyer, one, _ = talking()
    say(sitting, one, NO_WINE)
    sitting.act(buyer, sitting.game.action("deal_accept", seat=one))
    for seat in (buyer, one):
        assert declined(sitting.undo, seat) == "undo_needs_consent"


@rule("DL60", "DL51")
def test_a_look_has_deals_as_lines_and_what_they_forbid() -> None:
    sitting, buyer, one, other = talking()
    say(sitting, one, NO_WINE)
    assert sitting.look(buyer).prompt.count("“") == 1, "no quotes within quotes"
    assert '"' not in sitting.look(buyer).prompt
    sitting.act(buyer, sitting.game.action("deal_accept", seat=one))
    for seat in (one, other):
        sitting.play(seat, "ready")
    look = sitting.look(buyer)
    names = look.names
    assert [deal.told for deal in look.deals] == [
        f"{names[buyer]} will not buy wine; {names[one]} gives {names[buyer]} 300"
    ]
    assert {choice.action["good"] for choice in look.barred} == {"wine"}
    assert {(choice.deal, choice.clause) for choice in look.barred} == {(1, 1)}
    assert not [choice for choice in look.choices if choice.action.get("good") == "wine"]
    assert sitting.look(one).barred == []


# -- time --------------------------------------------------------------------------------------------------------------


def up(sitting: Sitting) -> list[str]:
    """What the table says for the silent, as lines."""
    said = judge.talk_is_up(sitting.live, sitting.now)
    sitting.write(said)
    return [entry.action for entry in said if isinstance(entry, entries.Moved) and entry.by == "clock"]


@rule("DL78")
def test_talk_has_a_time_of_its_own() -> None:
    sitting, _, one, _ = talking(LIVE)
    assert sitting.look(None).table.talk_left == 6
    sitting.now += 2
    say(sitting, one, NO_WINE)
    assert sitting.look(None).table.talk_left == 30
    sitting.now += 20
    assert sitting.look(None).table.talk_left == 10
    assert [chair.seconds_left for chair in sitting.look(None).table.chairs] == [120, 120, 120]


@rule("DL78")
def test_talk_waits_for_a_deal_that_is_put_together() -> None:
    sitting, buyer, one, other = talking(LIVE)
    sitting.now += 5
    compose = commands.Compose(key="compose-1", seat=one)
    sitting.do(compose)
    assert sitting.look(other).table.talk_left == 30
    assert declined(judge.judge, sitting.live, compose, sitting.now) == "composes_already"
    sitting.play(other, "ready")
    sitting.now += 20
    assert sitting.look(None).table.talk_left == 10
    assert truth(sitting) == state_of(sitting.anew(), sitting.now)
    sitting.play(one, "ready")
    assert sitting.live.to_act() == [buyer]
    assert declined(judge.judge, sitting.live, compose, sitting.now) == "no_talk"


@rule("DL78")
def test_over_days_talk_has_a_quarter_of_a_decision_and_without_a_clock_all_time() -> None:
    assert talking(DAYS)[0].look(None).table.talk_left == 21_600
    assert talking()[0].look(None).table.talk_left is None


@rule("DL78")
def test_the_table_speaks_for_the_silent_when_the_time_is_up() -> None:
    sitting, buyer, one, other = talking(LIVE)
    say(sitting, one, NO_WINE)
    sitting.now += 29
    assert declined(judge.talk_is_up, sitting.live, sitting.now) == "stale"
    sitting.now += 1
    spoken = up(sitting)
    assert f"deal_decline seat={one}" in spoken
    assert spoken.count("ready") == 2
    assert (sitting.game.step, sitting.live.to_act()) == ("purchasing", [buyer])
    assert truth(sitting) == state_of(sitting.anew(), sitting.now)
    assert other in sitting.look(None).view.deals.ready


@rule("DL78")
def test_who_lets_it_run_out_twice_in_a_turn_is_hushed_for_it() -> None:
    sitting, buyer, one, other = talking(LIVE)
    sitting.now += 6
    assert up(sitting) == ["ready", "ready"]
    sitting.play(buyer, "done")
    silent = next(seat for seat in (one, other) if seat in sitting.live.to_act())
    sitting.now += 6
    assert sorted(up(sitting)) == ["hush until=turn", "ready"]
    assert sitting.look(None).view.deals.hushed_turn == [silent]


# -- comforts ----------------------------------------------------------------------------------------------------------


@rule("DL79")
def test_attention_can_be_set_once() -> None:
    sitting = Sitting("merchants", 3, deals="cunning")
    silent = SeatSettings(attention="silent")
    assert sitting.follow({0: silent, 1: silent}) == [(0, "attend how=silent"), (1, "attend how=silent")]
    assert sitting.live.to_act() == [2]


@rule("DL79")
def test_a_deal_kept_ready_is_said_when_its_addressee_becomes_active() -> None:
    sitting, buyer, one, other = talking()
    line = Prepared(said="you will not buy silk; I give you 100", to=one)
    settings = judge.change_settings(sitting.live, ChangeSettings(seat=buyer, auto=False, prepared=line))
    assert sitting.follow({buyer: settings}) == []
    for seat in (one, other):
        sitting.play(seat, "ready")
    sitting.play(buyer, "done")
    while sitting.look(None).view.deals.active != one:
        for seat in (seat for seat in sitting.live.to_act() if sitting.game.step == "talk"):
            sitting.play(seat, "ready")
        if sitting.game.step == "purchasing":
            sitting.play(sitting.live.to_act()[0], "done")
    said = sitting.follow({buyer: settings})
    assert [text.split()[0] for _, text in said][-1:] == ["deal_say"]
    assert sitting.look(None).view.deals.proposals[0].deal.proposer == buyer


@rule("DL79")
def test_a_line_that_is_not_understood_is_not_kept() -> None:
    sitting, buyer, one, _ = talking()
    wrong = ChangeSettings(seat=one, auto=False, prepared=Prepared(said="you will dance", to=buyer))
    with pytest.raises(BadInput, match="dance"):
        judge.change_settings(sitting.live, wrong)


@rule("DL79", "M12.2")
def test_what_could_not_be_said_to_its_addressee_is_not_kept() -> None:
    sitting, buyer, one, other = talking()
    between = Prepared(said=f"I give seat {buyer} 100; seat {other} gives me 100", to=other)
    with pytest.raises(Refused, match="clause 1"):
        judge.change_settings(sitting.live, ChangeSettings(seat=one, auto=False, prepared=between))


@rule("DL58")
def test_a_stand_in_is_bound_by_what_was_promised_before() -> None:
    sitting, buyer, one, other = talking()
    say(sitting, one, NO_WINE)
    sitting.act(buyer, sitting.game.action("deal_accept", seat=one))
    for seat in (one, other):
        sitting.play(seat, "ready")
    sitting.take_over(buyer)
    assert not [action for action in sitting.game.legal(buyer) if action.kind == "buy" and action in wine(sitting)]


def wine(sitting: Sitting) -> list[object]:
    catalogue = sitting.game.catalogue
    return [action for action in catalogue if catalogue.values(action).get("good") == "wine"]
