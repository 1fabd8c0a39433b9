"""What the judge makes of what is asked: entries, or a no; the table itself is left as it is."""

from collections.abc import Iterator

import pytest

from fernhandel import BadInput
from fernhandel.core import shelf
from fernhandel.table import commands, entries, judge
from fernhandel.table.clock import Clock
from fernhandel.table.levels import fallback, known_level, voted_levels
from fernhandel.table.live import LiveTable
from fernhandel.table.settings import ChangeSettings, Preset, SeatSettings
from guests.pit import PIT
from table.sitting import EPOCH, NORTH, SOUTH, Sitting, declined


@pytest.fixture
def pit() -> Iterator[str]:
    """A game that brings no bots: everybody can play it by chance, and nobody any better."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(shelf._SHELF, "pit", PIT)
        yield "pit"


def ended() -> Sitting:
    """A game that is over."""
    sitting = Sitting("nuremberg", 2)
    while not sitting.game.over:
        seat = sitting.live.to_act()[0]
        ends = [action for action in sitting.game.legal(seat) if action.ends]
        sitting.act(seat, (ends or sitting.game.legal(seat))[0])
    return sitting


# -- commands ----------------------------------------------------------------------------------------------------------


def test_a_table_without_empty_chairs_begins_at_once() -> None:
    opened = Sitting("nuremberg", 2).live.opened
    assert judge.lay(opened) == [opened, entries.Began()]
    chairs = [opened.chairs[0], entries.Chair(kind="open")]
    waits = entries.Opened(
        terms=opened.terms, seed=1, name="", public=True, clock=Clock(), chairs=chairs, invite="hash"
    )
    assert judge.lay(waits) == [waits]


def test_every_plain_command_goes_to_its_own_judgement() -> None:
    sitting = Sitting("nuremberg", 2)
    seat = sitting.live.to_act()[0]
    action = sitting.game.catalogue.to_json(sitting.game.legal(seat)[0])
    act = commands.Act(key="command-1", seat=seat, base=sitting.live.seq, action=action)
    expected: list[tuple[commands.JudgedCommand, str]] = [
        (act, "Moved"),
        (commands.Undo(key="command-1", seat=seat), "nothing_to_undo"),
        (commands.AnswerUndo(key="command-1", seat=seat, grant=True), "no_undo_asked"),
        (commands.Talk(key="command-1", seat=seat, text="Wine?"), "Said"),
        (commands.TakeOver(key="command-1", seat=seat), "StoodIn"),
        (commands.TakeBack(key="command-1", seat=seat), "no_bot_in_chair"),
        (commands.Leave(key="command-1", seat=seat), "Left"),
        (commands.Withdraw(key="command-1", seat=seat), "not_offered"),
    ]
    for command, outcome in expected:
        if outcome[0].isupper():
            (entry,) = judge.judge(sitting.live, command, EPOCH)
            assert type(entry).__name__ == outcome
        else:
            assert declined(judge.judge, sitting.live, command, EPOCH) == outcome
    assert sitting.live.seq == 1, "to judge changes nothing"


def test_who_asks_for_a_chair_again_with_the_same_secret_has_it_already() -> None:
    opened = Sitting("nuremberg", 2).live.opened
    chairs = [opened.chairs[0], entries.Chair(kind="open")]
    waits = entries.Opened(terms=opened.terms, seed=1, name="", public=True, clock=Clock(), chairs=chairs, invite="")
    live = LiveTable("table", EPOCH, waits)
    sat = judge.join(live, None, "South", "hash-1")
    assert sat == [entries.Sat(seat=1, name="South", secret_hash="hash-1"), entries.Began()]
    for entry in sat:
        live.fold(EPOCH, entry)
    assert judge.join(live, None, "South", "hash-1") == []
    assert declined(judge.join, live, None, "South", "hash-2") == "no_empty_chair"


def test_a_seat_gets_a_new_secret_if_a_person_owns_it() -> None:
    sitting = Sitting("nuremberg", 2, bots={SOUTH: "easy"})
    (changed,) = judge.new_secret(sitting.live, NORTH, "another")
    assert changed == entries.SecretChanged(seat=NORTH, secret_hash="another")
    sitting.write([changed])
    assert (sitting.live.owner_of("another"), sitting.live.owner_of("hash-0")) == (NORTH, None)
    for seat in (SOUTH, 2, -1):
        with pytest.raises(BadInput, match=f"no person sits in seat {seat}"):
            judge.new_secret(sitting.live, seat, "another")


def test_a_table_is_laid_again_once_and_when_its_game_is_over() -> None:
    again = commands.Rematch(key="command-1", seat=SOUTH)
    assert declined(judge.rematch, Sitting("nuremberg", 2).live, again, "new") == "not_over_yet"
    sitting = ended()
    log = judge.rematch(sitting.live, again, "new")
    assert log == [entries.Rematched(seat=SOUTH, table="new")]
    sitting.write(log)
    assert judge.rematch(sitting.live, again, "another") == []
    assert sitting.live.rematch == "new"


def test_advice_is_for_who_is_asked() -> None:
    live = Sitting("nuremberg", 2).live
    asked = live.to_act()[0]
    assert judge.advice(live, asked) == [entries.Advised(seat=asked)]
    assert declined(judge.advice, live, 1 - asked) == "not_asked"


def test_an_order_is_for_the_auction_that_goes_on() -> None:
    sitting = Sitting("nuremberg", 2)
    order = ChangeSettings(seat=NORTH, auto=True, preset=Preset(most=5, about={"box": 1}, auction="of my own choice"))
    auction = sitting.game.title.auction(sitting.game.table)
    assert auction
    expected = SeatSettings(auto=True, preset=Preset(most=5, about={"box": 1}, auction=auction))
    assert judge.change_settings(sitting.live, order) == expected
    over = ended().live
    assert declined(judge.change_settings, over, order) == "no_auction"
    assert judge.change_settings(over, ChangeSettings(seat=NORTH, auto=True)) == SeatSettings(auto=True)


# -- bots --------------------------------------------------------------------------------------------------------------


def test_another_bot_goes_on_where_one_has_failed() -> None:
    live = Sitting("nuremberg", 2, bots={NORTH: "hard", SOUTH: "easy"}).live
    (stood_in,) = judge.bot_failed(live, NORTH, "hard", "it slept" * 100)
    assert isinstance(stood_in, entries.StoodIn)
    assert (stood_in.seat, stood_in.level, stood_in.why) == (NORTH, "easy", "failure")
    assert stood_in.fault == ("it slept" * 100)[: judge.FAULT_LETTERS]
    (weaker,) = judge.bot_failed(live, SOUTH, "easy", "it slept")
    assert isinstance(weaker, entries.StoodIn)
    assert weaker.level == "random"
    assert judge.bot_failed(live, SOUTH, "hard", "it slept") == [], "somebody else sits there by now"


def test_a_level_that_a_game_does_not_have_is_the_nearest_below(pit: str) -> None:
    assert [known_level("nuremberg", level) for level in ("random", "easy", "hard")] == ["random", "easy", "hard"]
    assert [known_level(pit, level) for level in ("random", "easy", "hard")] == ["random"] * 3
    with pytest.raises(BadInput, match=r"there is no bot 'cheat' for pit; there is random$"):
        known_level(pit, "cheat")
    assert voted_levels("nuremberg") == ("easy", "normal", "hard", "champion")
    assert voted_levels(pit) == ("random",)
    assert [fallback("nuremberg", level) for level in ("cheat", "hard", "easy", "random")] == [
        *("easy", "easy", "random", "easy")
    ]
    assert [fallback(pit, level) for level in ("cheat", "random")] == ["random", "random"]


def test_a_chair_of_a_game_without_bots_is_played_by_chance(pit: str) -> None:
    sitting = Sitting(pit, 3, clock=Clock(kind="decision", seconds=60))
    asked = sitting.live.to_act()[0]
    one, two = [seat for seat in range(3) if seat != asked]
    sitting.take_over(one, level="normal")
    assert sitting.live.chairs[one].stand_in == "random"
    sitting.take_back(one)
    sitting.now += 61
    for voter in (one, two):
        sitting.take_over(voter, chair=asked, level="normal")
    assert sitting.live.chairs[asked].stand_in == "random"
    assert sitting.anew().chairs[asked].stand_in == "random"


def test_the_others_may_not_put_a_weak_bot_into_a_chair_and_are_told_which() -> None:
    sitting = Sitting("nuremberg", 2)
    asked = sitting.live.to_act()[0]
    wish = commands.TakeOver(key="command-1", seat=1 - asked, chair=asked, level="random")
    with pytest.raises(Exception, match="weak stand in") as no:
        judge.take_over(sitting.live, wish, EPOCH)
    assert no.value.facts == {"level": "random", "levels": "easy, normal, hard, champion"}  # type: ignore[attr-defined]
