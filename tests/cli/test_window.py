"""`fernhandel play` in a real terminal: the window that is drawn, the keys, and how the terminal is given back."""

import signal
from pathlib import Path

import pytest

import fernhandel
from cli.terminal import PROGRAM, Window

SHORT = ("play", "merchants", "--players", "2", "--seed", "1", "--record", "mine.fernhandel")
DOWN, UP, LEFT, RIGHT, ESCAPE = "\x1b[B", "\x1b[A", "\x1b[D", "\x1b[C", "\x1b"


@pytest.fixture
def window(tmp_path: Path) -> Window:
    return Window(tmp_path, *SHORT)


def moves(folder: Path) -> list[str]:
    game = fernhandel.replay(folder / "mine.fernhandel")
    return [game.catalogue.to_text(action) for _, action in game.moves()]


def left(window: Window) -> None:
    window.type("q")
    window.settled()
    assert window.end() == 0
    check_given_back(window)


def check_given_back(window: Window) -> None:
    """The screen of before, its cursor, and lines that are edited and echoed."""
    assert not window.screen.alternate
    assert not window.screen.cursor.hidden
    assert window.modes()[3] == window.usual[3]
    assert window.screen.scrolled == 0


# -- choosing ----------------------------------------------------------------------------------------------------------


def test_a_choice_is_made_by_number_by_arrows_and_by_words(window: Window, tmp_path: Path) -> None:
    with window:
        window.see("0 bought so far", "1) cloth in Paris", "19) Done", "›")
        window.press("8", "▸ 8) wine in Köln")
        window.press("\r", "Red buys wine in Köln", "1 bought so far")
        window.press(DOWN + RIGHT + DOWN + LEFT, "▸ 4) iron in Brugge")
        window.press("\r", "Red buys iron in Brugge", "2 bought so far")
        window.press("/silk", "1) Köln", "2) Wien", "“silk”", gone="iron in Paris")
        window.press(" gen", "Genova", gone="2) Wien")
        window.press("\r", "Red buys silk in Genova")
        left(window)
    assert moves(tmp_path)[:3] == ["buy good=wine city=KOL", "buy good=iron city=BRU", "buy good=silk city=GEN"]


def test_enter_alone_chooses_nothing_and_wrong_answers_are_explained(window: Window, tmp_path: Path) -> None:
    with window:
        window.see("19) Done", "›")
        window.press("\r\r\r", "Type a number from 1 to 19")
        window.press("77\r", "Type a number from 1 to 19", "› 77")
        window.press(ESCAPE, "number or ↑ ↓")
        window.press("/wine brugge\r", "Brugge does not sell wine. (M2.4)")
        window.press(ESCAPE, "number or ↑ ↓")
        window.press("z", "z is no key here")
        left(window)
    assert moves(tmp_path) == []


def test_amounts_are_typed_or_stepped(tmp_path: Path) -> None:
    with Window(tmp_path, *SHORT) as window:
        window.see("19) Done", "›")
        window.press("19\r", "second of two")
        window.press("19\r", "sealed bids", "0 to 5,000 in steps of 100")
        window.press("150\r", "The amount is 0 to 5,000")
        window.press("\x15\r", "the amount, 0 to 5,000", "↑ ↓ change it")
        window.press(UP, "› 0")
        window.press(UP + UP + UP + DOWN, "› 200")
        window.press("\r", "Red: 200 florins")
        left(window)


# -- what would follow -------------------------------------------------------------------------------------------------


def test_the_marked_choice_tells_what_would_follow(tmp_path: Path) -> None:
    with Window(tmp_path, *SHORT) as window:
        window.see("19) Done", "What happened")
        window.press("o", "Mark one choice first")
        window.press("8", "Buy 1 for 100 · 1 wine", "Cash 5,000 → 4,900", "Wine sells best in", gone="What happened")
        window.press(ESCAPE, "What happened", gone="Cash")
        window.press(DOWN, "▸ 1) cloth in Paris", "› Enter: Buy 1 for 100", "Cash 5,000 → 4,900")
        window.press("o", "What would follow", "Cloth sells best in", "Esc goes back", gone="19) Done")
        window.press(ESCAPE, "19) Done")
        window.resize(120, 40)
        window.see("Cash 5,000 → 4,900", "What happened")  # there is room for both
        window.resize(80, 24)
        window.press("19\r", "second of two")
        window.press("19\r", "sealed bids", "What happened")
        window.press("700", "Seal a bid of 700", "Cash, if it wins 5,000 → 4,300")
        window.press(ESCAPE, "number or ↑ ↓")
        left(window)


# -- pages -------------------------------------------------------------------------------------------------------------


def test_every_page_opens_by_its_key_and_keeps_the_question_in_sight(window: Window) -> None:
    pages = {
        "m": "Hamburg",
        "p": "Upkeep",
        "g": "Brugge",
        "c": "Your Influence cards",
        "r": "M2.1",
        "l": "Turn 1 begins",
        "t": "Prices and supply",
        "?": "takes back your last decision",
    }
    with window:
        window.see("19) Done", "›")
        for key, sign in pages.items():
            window.press(key, sign, "Red may buy up to 3 goods", "Esc goes back", gone="19) Done")
        window.press("c", "Your Influence cards")
        first = window.lines[1]
        window.press("\x1b[6~", "lines", gone=first)  # a page down
        window.press("/M8\r", "M8.1", gone="M9.1")
        window.press(ESCAPE, "19) Done")
        window.press("/a9\r", "there is no rule 'A9'")
        window.press(ESCAPE, "19) Done")
        left(window)


def test_the_window_follows_its_size(window: Window) -> None:
    with window:
        window.see("19) Done", "›")
        for columns, rows in ((120, 40), (60, 20), (200, 60), (80, 24)):
            window.resize(columns, rows)
            window.wait(lambda _: window.lines[-1].startswith(" m Map"), "the keys")
            first = "1) Buy … (18 ways)" if rows == 20 else "1) cloth in Paris"  # folded where there is little room
            window.see("Red may buy up to 3 goods", first, "›")
            window.quiet()
            assert window.screen.scrolled == 0
        left(window)


# -- undo, advice, resuming --------------------------------------------------------------------------------------------


def test_undo_goes_back_and_asks_twice_where_somebody_has_learned_something(window: Window, tmp_path: Path) -> None:
    with window:
        window.see("19) Done", "›")
        window.press("u", "There is nothing of yours to take back.")
        window.press("8\r", "1 bought so far")
        window.press("5\r", "2 bought so far")
        window.press("u", "1 bought so far", "Red takes back a decision.")
        window.press("u", "0 bought so far")
        window.press("8\r", "1 bought so far", gone="takes back")
        window.press("19\r", "second of two")
        window.press("u", "Blue has moved since. u once more takes it back all the same")
        window.press("u", "1 bought so far (first of two", "Red takes back a decision.")
        left(window)
    assert moves(tmp_path) == ["buy good=wine city=KOL"]


def test_advice_names_a_choice_and_marks_it(window: Window) -> None:
    with window:
        window.see("19) Done", "›")
        window.press("a", "champion would choose:", "Next best:")
        window.wait(lambda _: any("▸" in line for line in window.lines[11:]), "a marked choice")
        window.press("l", "Red has asked for advice.")
        left(window)


def test_a_game_goes_on_in_its_language(tmp_path: Path) -> None:
    with Window(tmp_path, "play", "merchants", "--players", "2", "--seed", "1", "--language", "de") as window:
        window.see("19) Fertig", "›")
        window.press("8\r", "Rot kauft Wein in Köln")
        left(window)
    with Window(tmp_path, "play", "--resume") as window:
        window.see("Das Spiel geht weiter", "Rot kauft Wein in Köln", "bisher gekauft: 1")
        window.press("u", "bisher gekauft: 0")  # what was done before the break can be taken back as well
        left(window)


def test_the_end_is_shown_before_the_terminal_is_given_back(tmp_path: Path) -> None:
    with Window(tmp_path, "play", "merchants", "--seats", "random,random", "--seed", "2") as window:
        window.see("The game is over", "1. Red: level 0", "Enter leaves the table")
        window.type("\r")
        assert "The seed was 2" in window.settled()
        assert window.end() == 0
        check_given_back(window)


# -- however it ends ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)])
def test_whoever_ends_it_gets_the_terminal_back_and_the_game_is_kept(
    number: int, code: int, window: Window, tmp_path: Path
) -> None:
    with window:
        window.see("19) Done", "›")
        assert window.screen.alternate
        assert window.modes()[3] != window.usual[3]
        window.press("8\r", "1 bought so far")
        window.kill(number)
        assert "fernhandel play --resume mine.fernhandel" in window.settled()
        assert window.end() == code
        check_given_back(window)
    assert moves(tmp_path) == ["buy good=wine city=KOL"]


def test_the_interrupt_key_leaves(window: Window, tmp_path: Path) -> None:
    with window:
        window.see("19) Done", "›")
        window.press("8\r", "1 bought so far")
        window.interrupt()
        assert window.end() == 130
        window.settled()
        check_given_back(window)
    assert moves(tmp_path) == ["buy good=wine city=KOL"]


def test_a_closed_terminal_leaves_a_record(window: Window, tmp_path: Path) -> None:
    with window:
        window.see("19) Done", "›")
        window.press("8\r", "1 bought so far")
        window.hang_up()
        assert window.end() != 0
    assert moves(tmp_path) == ["buy good=wine city=KOL"]


FAULT = """
import sys
from fernhandel.cli import app, frame
drawn = frame.Frame.table
def table(self, asked, *rest):
    if asked.game.length:
        raise ZeroDivisionError("a fault")
    return drawn(self, asked, *rest)
frame.Frame.table = table
app(sys.argv[1:], prog_name="fernhandel")
"""


def test_a_fault_of_the_program_gives_the_terminal_back_too(tmp_path: Path) -> None:
    with Window(tmp_path, *SHORT, program=[*PROGRAM[:1], "-c", FAULT]) as window:
        window.see("19) Done", "›")
        window.type("8\r")
        assert "ZeroDivisionError: a fault" in window.settled()
        assert window.end() == 1
        check_given_back(window)
    assert moves(tmp_path) == ["buy good=wine city=KOL"]


def test_the_stop_key_gives_the_terminal_back_until_the_program_goes_on(window: Window) -> None:
    with window:
        window.see("19) Done", "›")
        window.type("\x1a")
        window.wait(lambda _: "?1049l" in window.raw, "the screen of before")
        window.kill(signal.SIGCONT)
        window.wait(lambda _: window.raw.count("?1049h") == 2, "the window again")
        window.see("19) Done", "›")
        left(window)


def test_a_dumb_terminal_gets_plain_lines(tmp_path: Path) -> None:
    with Window(tmp_path, "-c", "TERM=dumb exec " + " ".join([*PROGRAM, *SHORT]), program=["sh"]) as window:
        window.see("Red, your choice (? for help):")
        assert not window.screen.alternate
        window.type("q\n")
        assert window.end() == 0
