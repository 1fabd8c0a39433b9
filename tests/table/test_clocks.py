"""Clocks: none, a time for each decision, a bank with an increment, a daily window; none of them ends a game."""

from datetime import UTC, datetime
from typing import Literal

import pytest

from fernhandel import BadInput
from fernhandel.table import entries, judge
from fernhandel.table.clock import Clock, Window
from table.sitting import LEFT, NORTH, SOUTH, Sitting, declined, state_of

MINUTE = 60.0
HOUR = 3600.0


def at(day: int, hour: int, minute: int = 0) -> float:
    return datetime(2026, 3, day, hour, minute, tzinfo=UTC).timestamp()


def two_at_nuremberg(clock: Clock) -> tuple[Sitting, int, int]:
    """A table with a clock, who is asked, and who is not."""
    sitting = Sitting("nuremberg", 2, clock=clock)
    asked = sitting.live.to_act()[0]
    return sitting, asked, 1 - asked


def left(sitting: Sitting, seat: int) -> float | None:
    return sitting.look(None).table.chairs[seat].seconds_left


def move(sitting: Sitting, seat: int) -> None:
    sitting.act(seat, sitting.game.legal(seat)[0])


# -- how time runs -----------------------------------------------------------------------------------------------------


def test_without_a_clock_nobody_runs_out() -> None:
    sitting, asked, _ = two_at_nuremberg(Clock())
    sitting.now += 1e9
    assert left(sitting, asked) is None
    assert not sitting.look(None).table.chairs[asked].open


def test_each_decision_has_its_own_time() -> None:
    sitting, asked, other = two_at_nuremberg(Clock(kind="decision", seconds=60))
    sitting.now += 40
    assert (left(sitting, asked), left(sitting, other)) == (20, 60)
    move(sitting, asked)
    assert (left(sitting, asked), left(sitting, other)) == (60, 60)
    sitting.now += 60
    assert [chair.open for chair in sitting.look(None).table.chairs] == [seat == other for seat in range(2)]


def test_a_bank_is_spent_and_every_decision_adds_to_it() -> None:
    sitting, asked, other = two_at_nuremberg(Clock(kind="bank", seconds=300, increment=10))
    sitting.now += 100
    move(sitting, asked)
    assert left(sitting, asked) == 210
    sitting.now += 50
    assert (left(sitting, asked), left(sitting, other)) == (210, 250)


def test_talk_and_other_peoples_sealed_choices_do_not_start_a_clock_anew() -> None:
    sitting = Sitting("merchants", 3, clock=Clock(kind="decision", seconds=60))
    while len(sitting.live.to_act()) < 3:
        seat = sitting.live.to_act()[0]
        done = [action for action in sitting.game.legal(seat) if action.kind in ("done", "pass")]
        sitting.act(seat, (done or sitting.game.legal(seat))[0])
    sitting.now += 25
    move(sitting, SOUTH)
    sitting.now += 25
    assert (left(sitting, NORTH), left(sitting, LEFT)) == (10, 10)


def test_an_undo_does_not_earn_time() -> None:
    """Moving and taking back again and again leaves the bank as it is."""
    sitting, asked, other = two_at_nuremberg(Clock(kind="bank", seconds=300, increment=10))
    for _ in range(5):
        move(sitting, asked)
        sitting.undo(asked)
    assert (left(sitting, asked), left(sitting, other)) == (300, 300)


def test_handing_over_to_a_bot_and_coming_back_does_not_fill_the_bank() -> None:
    sitting, asked, _ = two_at_nuremberg(Clock(kind="bank", seconds=300, increment=10))
    sitting.now += 250
    sitting.take_over(asked)
    sitting.take_back(asked)
    remaining = left(sitting, asked)
    assert remaining is not None
    assert remaining <= 60


# -- the daily window --------------------------------------------------------------------------------------------------

EVENING = Clock(kind="decision", seconds=HOUR, window=Window(begins=18 * 60, ends=22 * 60))
NIGHT = Clock(kind="decision", seconds=HOUR, window=Window(begins=22 * 60, ends=2 * 60))


@pytest.mark.parametrize(
    ("clock", "since", "until", "hours"),
    [
        (EVENING, at(3, 9), at(3, 17), 0),
        (EVENING, at(3, 9), at(3, 19), 1),
        (EVENING, at(3, 19), at(3, 20, 30), 1.5),
        (EVENING, at(3, 21), at(4, 19), 2),
        (EVENING, at(3, 23), at(7, 1), 12),
        (NIGHT, at(3, 21), at(3, 23), 1),
        (NIGHT, at(3, 23), at(4, 1), 2),
        (NIGHT, at(3, 1), at(3, 1, 30), 0.5),
        (NIGHT, at(3, 1), at(3, 23), 2),
        (NIGHT, at(3, 3), at(6, 3), 12),
        (NIGHT, at(3, 2), at(3, 22), 0),
    ],
)
def test_a_clock_runs_only_inside_its_window(clock: Clock, since: float, until: float, hours: float) -> None:
    assert clock.runs(since, until) == hours * HOUR


def test_a_game_over_days_waits_for_the_window() -> None:
    sitting = Sitting("nuremberg", 2, clock=NIGHT)
    asked = sitting.live.to_act()[0]
    sitting.now = at(3, 3)
    move(sitting, asked)  # the other is asked at three in the night, after the window
    other = sitting.live.to_act()[0]
    sitting.now = at(3, 22, 30)
    assert left(sitting, other) == HOUR / 2
    sitting.now = at(3, 23)
    assert sitting.look(None).table.chairs[other].open


@pytest.mark.parametrize(
    "clock",
    [
        Clock(seconds=60),
        Clock(kind="decision", seconds=9),
        Clock(kind="decision", seconds=1e9),
        Clock(kind="decision", seconds=60, increment=5),
        Clock(kind="bank", seconds=60, increment=-1),
        Clock(kind="bank", seconds=float("nan")),
        Clock(kind="bank", seconds=60, window=Window(begins=60, ends=60)),
        Clock(kind="bank", seconds=60, window=Window(begins=0, ends=1440)),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused_in_words(clock: Clock) -> None:
    with pytest.raises(BadInput):
        clock.check()


# -- running out -------------------------------------------------------------------------------------------------------


def test_running_out_opens_the_chair_and_ends_nothing() -> None:
    sitting, asked, other = two_at_nuremberg(Clock(kind="decision", seconds=60))
    assert declined(sitting.take_over, other, chair=asked) == "clock_still_runs"
    sitting.now += 3600
    assert sitting.live.state == "playing"
    assert sitting.look(other).table.chairs[asked].open
    move(sitting, asked)  # who was away may still move while nobody has minded
    assert not sitting.look(other).table.chairs[asked].open


def test_the_others_together_may_put_a_bot_into_an_open_chair_and_its_owner_may_come_back() -> None:
    sitting = Sitting("nuremberg", 4, bots={3: "easy"}, clock=Clock(kind="bank", seconds=60))
    while sitting.live.to_act()[0] == 3:
        sitting.bot(3)
    away = sitting.live.to_act()[0]
    voters = [seat for seat in range(3) if seat != away]
    sitting.now += 61
    sitting.take_over(voters[0], chair=away)
    assert sitting.look(None).table.chairs[away].votes == 1
    assert declined(sitting.take_over, voters[0], chair=away) == "voted_already"
    assert not sitting.live.chairs[away].bot
    sitting.take_over(voters[1], chair=away)
    assert sitting.live.chairs[away].bot == "easy"
    assert sitting.live.bots_due() == [away]
    sitting.bot(away)
    sitting.take_back(away)
    assert sitting.live.chairs[away].bot == ""
    assert left(sitting, away) == 60  # a fresh bank
    assert sitting.live.owner_of(f"hash-{away}") == away


def test_votes_end_when_who_was_away_moves() -> None:
    sitting = Sitting("nuremberg", 3, clock=Clock(kind="decision", seconds=60))
    away = sitting.live.to_act()[0]
    one, two = (seat for seat in range(3) if seat != away)
    sitting.now += 61
    sitting.take_over(one, chair=away)
    move(sitting, away)
    assert sitting.live.votes == {}
    assert declined(sitting.take_over, two, chair=away) == "clock_still_runs"


def test_when_everybody_has_run_out_one_who_comes_back_is_enough() -> None:
    scene = Sitting("merchants", 3, clock=Clock(kind="decision", seconds=60))
    while len(scene.live.to_act()) < 3:
        seat = scene.live.to_act()[0]
        done = [action for action in scene.game.legal(seat) if action.kind in ("done", "pass")]
        scene.act(seat, (done or scene.game.legal(seat))[0])
    scene.now += 61
    scene.take_over(NORTH, chair=SOUTH)
    assert scene.live.chairs[SOUTH].bot == "easy"


def test_only_a_bot_that_plays_well_enough_is_voted_into_a_chair() -> None:
    sitting, asked, other = two_at_nuremberg(Clock(kind="decision", seconds=60))
    sitting.now += 61
    assert declined(sitting.take_over, other, chair=asked, level="random") == "weak_stand_in"
    assert not sitting.live.votes
    sitting.take_over(other, chair=asked, level="easy")
    assert sitting.live.chairs[asked].bot == "easy"
    sitting.take_over(other, level="random")  # in one's own chair one may put any
    assert sitting.live.chairs[other].bot == "random"


# -- a clock on the wall that is set -----------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR])
@pytest.mark.parametrize("kind", ["decision", "bank"])
def test_setting_the_servers_clock_costs_and_gives_nobody_time(kind: Literal["decision", "bank"], jump: float) -> None:
    sitting, asked, other = two_at_nuremberg(Clock(kind=kind, seconds=300))
    sitting.now += 100
    sitting.now += jump
    sitting.write(judge.jump(sitting.live, jump))
    assert (left(sitting, asked), left(sitting, other)) == (200, 300)
    sitting.now += 50
    move(sitting, asked)
    assert left(sitting, asked) == (300 if kind == "decision" else 150)
    assert left(sitting, other) == 300
    assert state_of(sitting.anew(), sitting.now) == state_of(sitting.live, sitting.now)


def test_a_clock_that_goes_back_unnoticed_never_gives_time() -> None:
    sitting, asked, other = two_at_nuremberg(Clock(kind="bank", seconds=300))
    sitting.now -= 5 * HOUR
    move(sitting, asked)
    assert (left(sitting, asked), left(sitting, other)) == (300, 300)


def test_who_is_away_is_not_longer_away_because_the_clock_was_set() -> None:
    sitting = Sitting("nuremberg", 2)
    first = sitting.live.to_act()[0]
    for _ in range(2):
        move(sitting, sitting.live.to_act()[0])
    sitting.take_over(1 - first)
    sitting.now += 25 * HOUR
    sitting.write(judge.jump(sitting.live, 25 * HOUR))
    assert sitting.can_undo(first) == "no"


def test_it_is_noted_only_where_time_matters() -> None:
    sitting, asked, _ = two_at_nuremberg(Clock())
    assert judge.jump(sitting.live, 5 * HOUR) == []
    sitting.take_over(asked)
    assert judge.jump(sitting.live, 5 * HOUR) == [entries.Jumped(seconds=5 * HOUR)]
    timed, _, _ = two_at_nuremberg(Clock(kind="bank", seconds=300))
    assert judge.jump(timed.live, 0.0) == []
