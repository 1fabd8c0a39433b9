"""Binding deals at a terminal: typed as lines, answered from the menu."""

from pathlib import Path

from cli.terminal import Terminal, Window, plain
from fernhandel import Record, replay
from fernhandel.cli.speaking import marked
from fernhandel.core.deals.line.words import BadLine

TWO = (
    "play",
    "merchants",
    "--seats",
    "North,South",
    "--deals",
    "cunning",
    "--seed",
    "1",
    "--record",
    "mine.fernhandel",
)


def shared(terminal: Terminal, answer: str) -> str:
    """Type an answer; where the terminal is handed over, the next person is there at once."""
    seen = plain(terminal.answer(answer))
    return seen + plain(terminal.answer("")) if "press Enter" in seen[-100:] else seen


def in_talk(terminal: Terminal) -> str:
    """Both are open to deals; the one who does not buy first is asked for proposals."""
    terminal.asked()
    shared(terminal, "")
    seen = shared(terminal, "open")
    return seen + shared(terminal, "open")


def test_a_deal_is_typed_as_a_line_and_answered_from_the_menu(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO, "--plain") as terminal:
        asked = in_talk(terminal)
        assert "may propose a deal with" in asked
        assert "To propose a deal, type a colon" in asked
        assert "A deal with" not in asked  # phrases do not flood the menu
        asked = shared(terminal, ": you will not buy wine; I give you 300")
        assert "Accept the proposal of" in asked
        assert "proposes deal 1: “" in asked
        assert " will not buy wine; " in asked
        asked = shared(terminal, "accept")
        assert "Deal 1 is struck: “" in asked
        shared(terminal, "nothing")
        refused = shared(terminal, "buy wine köln")
        assert "You have promised not to do that, in deal 1, clause 1. (M12.4)" in refused
        terminal.answer("q")
        assert terminal.end() == 0
    game = replay(Record.parse((tmp_path / "mine.fernhandel").read_text("utf-8")))
    assert [action.kind for _, action in game.moves()].count("deal_say") == 1


def test_what_is_not_understood_is_marked(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO, "--plain") as terminal:
        in_talk(terminal)
        shown = plain(terminal.answer(": you will not buy vine"))
        assert "\nyou will not buy vine\n                 ^^^^\n" in shown
        assert 'I do not know "vine" (character 18). Here could stand: cloth, iron' in shown
        assert "You cannot" not in shown
        assert "Clause 1: That takes 9,000 florins" in plain(terminal.answer(": I give you 9000"))
        assert "Deal 9 is not open to answers." in plain(terminal.answer(":9 I give you 100"))
        assert "The line is empty." in plain(terminal.answer(":"))
        helped = plain(terminal.answer("?"))
        assert "proposes it" in helped
        assert ":7 and a deal" in helped
        terminal.answer("q")
        assert terminal.end() == 0


def test_an_offer_is_countered_by_its_number(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO, "--plain") as terminal:
        in_talk(terminal)
        shared(terminal, ": you will not buy wine; I give you 300")
        countered = shared(terminal, ":1 I will not buy wine; you give me 600")
        assert "answers deal 1 with deal 2" in countered
        terminal.answer("q")
        assert terminal.end() == 0


def test_a_table_without_deals_knows_no_colon(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "merchants", "--players", "2", "--seed", "1", "--plain") as terminal:
        asked = plain(terminal.asked())
        assert "type a colon" not in asked
        assert "fits none of the choices" in plain(terminal.answer(": I give you 300"))
        assert "and a deal" not in plain(terminal.answer("?"))
        terminal.answer("q")
        assert terminal.end() == 0


def test_the_table_shows_what_stands(tmp_path: Path) -> None:
    with Window(tmp_path, *TWO) as window:
        window.see("press Enter")
        window.press("\r", "open to deals")
        window.press("2\r", "press Enter")
        window.press("\r", "open to deals")
        window.press("2\r", ": proposes a deal")
        window.press(": you will not buy vine\r", "I do not know", "^^^^")
        window.press("\x15: you will not buy wine; I give you 300 at selling\r", "press Enter")
        window.press("\r", "Accept the proposal of", "proposes deal 1")
        window.press("d", "What it says", "open: ", "300")
        window.press("\x1b", "Accept the proposal of", gone="What it says")
        window.press("/acc\r", gone="Accept the proposal of")
        window.see("press Enter", gone="deal 1")
        window.press("\r", "Deal 1 is struck")
        window.press("d", "waits in the pot")
        window.type("q")
        assert window.end() == 0


def test_a_long_line_is_shown_around_the_word() -> None:
    line = "x" * 200 + " here " + "y" * 200
    excerpt, mark = marked(line, BadLine("word_unknown", 202, "here", [], ""), 80)
    assert len(excerpt) == 80
    assert excerpt[mark.index("^") :].startswith("here ")
