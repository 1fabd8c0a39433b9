"""Who must hear what, when, and what is said: pure functions of a log, a clock and the time."""

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from fernhandel.server.notices.courier import Dropped, Later, SummedUp, judged
from fernhandel.server.notices.due import HOLD_SECONDS, HOLD_SLOW_SECONDS, before, comes_to, due_of, matters
from fernhandel.server.notices.ledger import Case, Place, Row
from fernhandel.server.notices.texts import told
from fernhandel.server.notices.wants import Hours
from fernhandel.table import entries
from fernhandel.table.clock import Clock, Window
from fernhandel.table.live import LiveTable
from fernhandel.table.summary import Summary, summary_of
from table.sitting import Sitting

DAY = 86_400.0
NOON = 1_800_000_000.0


def sitting(clock: Clock) -> LiveTable:
    """A table of two persons that has just begun."""
    found = Sitting("nuremberg", 2)
    opened = msgspec.structs.replace(
        found.live.opened,
        clock=clock,
        name="Salt road",
        chairs=[entries.Chair(kind="person", name=name, secret_hash=name) for name in ("North", "South")],
    )
    return LiveTable("SaltRoad", NOON, opened)


def folded(live: LiveTable, entry: entries.AnyEntry, at: float) -> list[tuple[int, str, float]]:
    was = before(live)
    live.fold(at, entry)
    return [(due.seat, due.kind, due.due_at - at) for due in due_of(live, was)]


def moved(live: LiveTable, at: float) -> list[tuple[int, str, float]]:
    seat = live.to_act()[0]
    action = live.game.catalogue.to_text(live.game.legal(seat)[0])
    return folded(live, entries.Moved(seat=seat, action=action, by="person"), at)


def test_whoever_is_asked_by_another_is_called_and_clocks_are_watched() -> None:
    live = sitting(Clock(kind="decision", seconds=3 * DAY))
    found = folded(live, entries.Began(), NOON)
    first = live.to_act()[0]
    assert found == [
        (first, "move", HOLD_SLOW_SECONDS),
        (first, "quarter", 3 * DAY * 3 / 4),
        (first, "hour", 3 * DAY - 3_600),
        (0, "begins", 0.0),
        (1, "begins", 0.0),
    ]
    found = moved(live, NOON + 60)
    while live.to_act() == [first]:
        assert "move" not in [kind for _, kind, _ in found], "whoever has moved is there"
        found = moved(live, NOON + 60)
    assert [kind for _, kind, _ in found] == ["move", "quarter", "hour"]


def test_short_clocks_and_bots_call_nobody() -> None:
    live = sitting(Clock(kind="decision", seconds=30))
    assert [kind for _, kind, _ in folded(live, entries.Began(), NOON)] == ["move", "begins", "begins"]
    first = live.to_act()[0]
    assert folded(live, entries.StoodIn(seat=1 - first, level="easy", why="owner"), NOON) == []
    found = moved(live, NOON)
    while live.to_act() == [first]:
        found = moved(live, NOON)
    assert found == []
    assert folded(live, entries.CameBack(seat=1 - first), NOON) == [], "who comes back is there"


def test_who_hands_a_chair_on_and_who_takes_it_are_both_told() -> None:
    live = sitting(Clock())
    folded(live, entries.Began(), NOON)
    folded(live, entries.Offered(seat=1, secret_hash="offer"), NOON)
    was = before(live)
    live.fold(NOON, entries.HandedOn(seat=1, name="Left", before="South", secret_hash="Left"))
    assert [(due.seat, due.kind, due.owner) for due in due_of(live, was)] == [(1, "handed", "South"), (1, "given", "")]
    assert matters(summary_of(live), "given", 1, live.seq)
    text = told("SaltRoad", summary_of(live), "handed", 1, "en", NOON)
    assert (text.name, text.body.partition(" ")[0]) == ("", "Left"), "who is told is not who sits there"
    live.fold(NOON, entries.StoodIn(seat=1, level="easy", why="owner"))
    while live.to_act() != [1]:
        moved(live, NOON)
    kinds = folded(live, entries.HandedOn(seat=1, name="Right", before="Left", secret_hash="Right"), NOON)
    assert [kind for _, kind, _ in kinds] == ["move", "handed"], "whoever is called need not be told twice"


def test_a_table_that_is_laid_again_is_told_once_by_the_old_one() -> None:
    live = sitting(Clock())
    assert "begins" in [kind for _, kind, _ in folded(live, entries.Began(), NOON)]
    again = LiveTable("Again", NOON, msgspec.structs.replace(live.opened, origin="SaltRoad"))
    assert "begins" not in [kind for _, kind, _ in folded(again, entries.Began(), NOON)]
    assert [kind for _, kind, _ in folded(live, entries.Rematched(seat=0, table="Again"), NOON)] == ["rematch"]
    assert folded(live, entries.Rematched(seat=1, table="Again", too=True), NOON) == []
    assert not matters(summary_of(live), "rematch", 1, live.seq)


def test_names_in_talk_are_whole_words_of_others() -> None:
    live = sitting(Clock())
    folded(live, entries.Began(), NOON)

    def says(text: str, seat: int = 0) -> list[int]:
        return [found[0] for found in folded(live, entries.Said(seat=seat, name="", text=text), NOON)]

    assert says("south, wake up!") == [1]
    assert says("Southern winds") == []
    assert says("I, South, am here", seat=1) == []
    assert HOLD_SECONDS == 20


def test_a_clock_with_a_window_comes_to_its_quarter_in_the_window() -> None:
    clock = Clock(kind="decision", seconds=4 * 3_600.0, window=Window(begins=8 * 60, ends=20 * 60))
    evening = datetime(2026, 3, 1, 19, 0, tzinfo=ZoneInfo("UTC")).timestamp()
    reached = comes_to(clock, evening, 4 * 3_600.0, 3_600.0)
    morning = datetime(2026, 3, 2, 10, 0, tzinfo=ZoneInfo("UTC")).timestamp()
    assert reached == pytest.approx(morning, abs=2)


def at(zone: str, year: int, month: int, day: int, hour: int, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


def test_quiet_hours_are_those_of_the_readers_wall() -> None:
    """Also in the nights in which that clock is set."""
    hours = Hours(begins=22 * 60 + 30, ends=7 * 60 + 30, zone="Europe/Berlin")
    assert hours.quiet_until(at("Europe/Berlin", 2026, 5, 3, 12)) is None
    assert hours.quiet_until(at("Europe/Berlin", 2026, 5, 3, 7, 30)) is None
    assert hours.quiet_until(at("Europe/Berlin", 2026, 5, 3, 23)) == at("Europe/Berlin", 2026, 5, 4, 7, 30)
    for spring_or_autumn in ((2026, 3, 29), (2026, 10, 25)):
        assert hours.quiet_until(at("Europe/Berlin", *spring_or_autumn, 0, 10)) == at(
            "Europe/Berlin", *spring_or_autumn, 7, 30
        )
    assert hours.digest_day(at("Europe/Berlin", 2026, 5, 3, 8, 5), 3_600) is not None
    assert hours.digest_day(at("Europe/Berlin", 2026, 5, 3, 9, 5), 3_600) is None


PLACE = Place("p", "h", "b", "push", b"", "", "on", 0, 0.0, None, None, "")


def case(**more: object) -> Case:
    usual = Case(PLACE, Hours(), False, 0.0, 0.0, 0, 0)
    return usual._replace(**more)  # type: ignore[arg-type]


def asked_table(clock: Clock) -> tuple[Summary, int]:
    live = sitting(clock)
    folded(live, entries.Began(), NOON)
    return summary_of(live), live.to_act()[0]


def test_what_is_due_is_judged_once_more() -> None:
    summary, seat = asked_table(Clock(kind="decision", seconds=DAY))
    row = Row(1, "h", "p", "SaltRoad", "move", 1, seat, 0, NOON)
    now = NOON + 120
    quarter = row._replace(kind="quarter")
    late = NOON + DAY * 3 / 4
    assert judged(row, case(), summary, now) is None
    assert judged(row, case(), None, now) == Dropped("passed")
    assert judged(row._replace(seat=1 - seat), case(), summary, now) == Dropped("passed")
    assert judged(row, case(muted=True), summary, now) == Dropped("muted")
    assert judged(row, case(seen_at=now - 29), summary, now) == Dropped("seen")
    assert judged(row, case(seen_at=now - 31), summary, now) is None
    fits = row._replace(kind="fits", table_id="", seat=-1)
    assert judged(fits, case(), None, now) is None
    assert judged(fits, case(seen_at=now - 29), None, now) == Later(now + 1), "they may have left the page since"
    assert judged(quarter, case(), summary, now) == Later(late)
    assert judged(quarter, case(), summary, late) is None
    assert judged(quarter, case(looked_at=late - 599), summary, late) == Dropped("seen")
    assert judged(row, case(place=PLACE._replace(state="paused")), summary, now) == Later(now + DAY)
    assert judged(row, case(place=PLACE._replace(state="ended")), summary, now) == Dropped("no_place")
    assert isinstance(judged(row, case(sent_minute=10), summary, now), SummedUp)
    assert isinstance(judged(row, case(sent_hour=30), summary, now), SummedUp)
    assert judged(row, case(), summary, now + 8 * DAY) == Dropped("too_old")


def test_quiet_hours_hold_unless_a_clock_would_run_out() -> None:
    summary, seat = asked_table(Clock(kind="decision", seconds=DAY))
    row = Row(1, "h", "p", "SaltRoad", "move", 1, seat, 0, NOON)
    now = NOON + 20 * 3_600
    minute = int(now // 60) % 1_440
    soon = Hours(begins=minute, ends=(minute + 60) % 1_440)
    long = Hours(begins=minute, ends=(minute + 8 * 60) % 1_440)
    assert judged(row, case(hours=soon), summary, now) == Later((now // 60 + 60) * 60)
    assert judged(row, case(hours=long), summary, now) is None, "the clock ends in four hours"
    assert isinstance(judged(row, case(hours=long._replace(wakes=False)), summary, now), Later)


@pytest.mark.parametrize(
    ("language", "title", "left"),
    [("en", "Salt road: your move", "20 h 0 min left"), ("de", "Salt road: du bist dran", "Noch 20 h 0 min")],
)
def test_a_text_says_what_is_asked_and_how_long(language: str, title: str, left: str) -> None:
    summary, seat = asked_table(Clock(kind="decision", seconds=DAY))
    text = told("SaltRoad", summary, "move", seat, language, NOON + 4 * 3_600)
    assert (text.title, text.left, text.path) == (title, left, "/t/SaltRoad")
    assert text.body == summary.words[language].ask
    assert len(text.lines) <= 2
