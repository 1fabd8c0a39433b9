"""Every phase of every game in a real terminal of either size: the question and all its choices are in sight."""

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from cli.phases import asked_in
from cli.terminal import Window
from fernhandel import Record
from fernhandel.cli.answers import Asked
from fernhandel.cli.choices import Choices
from fernhandel.cli.consequences import heading, tells_nothing
from fernhandel.cli.frame import Frame
from fernhandel.cli.full import Hand
from fernhandel.cli.pages import Pages
from fernhandel.cli.telling import Telling

GOLDEN = Path(__file__).parents[1] / "golden"
SIZES = ((80, 24), (120, 40))
GAMES = {
    "merchants-2010-4-1": "de",
    "merchants-1999-4-1": "en",
    "merchants-2010-3-deals=cunning-3": "de",
    "auf_achse-2007-6-1": "de",
    "auf_achse-1987-6-1": "en",
    "auf_achse-2007-3-variant=children-3": "en",
    "nuremberg-2010-4-1": "en",
    "nuremberg-2010-3-map=wensleydale-3": "de",
}


def newest(name: str) -> Path:
    return max(GOLDEN.glob(f"rules_*/{name}.fernhandel"))


class Expected:
    """A question as it should be shown in a window of that size."""

    def __init__(self, asked: Asked, told: Telling, size: tuple[int, int]) -> None:
        width, height = size
        self.asked = asked
        self.told = told
        self.frame = Frame(Console(file=io.StringIO(), width=width, height=height), told, width, height)
        self.hand = Hand(asked, told, Pages(told, full=True), "", None)
        self.hand.draw(self.frame)
        self.choices = self.hand.choices
        pages = self.choices.pages(self.frame.width, self.frame.choice_rows)
        self.pages = [page.entries for page in pages]
        """Which of the choices are on each page."""


def shorts(choices: Choices) -> list[str]:
    return [" ".join(text.split()) for section in choices.menu.sections for text in section.short]


@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_its_choices_are_in_sight(name: str, tmp_path: Path) -> None:
    language = GAMES[name]
    record = Record.parse(newest(name).read_text("utf-8"))
    program = [sys.executable, str(Path(__file__).with_name("phases.py"))]
    questions = 0
    with Window(tmp_path, str(newest(name)), language, program=program) as window:
        for asked, told in asked_in(record, language):
            for size in SIZES if questions % 2 == 0 else SIZES[::-1]:  # each is drawn before the window changes
                window.resize(*size)
                question = Expected(asked, told, size)
                check_question(window, question)
                check_pages(window, question)
                check_outlook(window, question)
            questions += 1
            window.type("q")
        assert window.end() == 0
        assert window.screen.scrolled == 0
    assert questions == len({asked.game.step for asked, _ in asked_in(record, language)}) > 4


def check_question(window: Window, question: Expected) -> None:
    """The question from its beginning, the first choices, and the keys; no line is longer than the window."""
    choices, pages = question.choices, question.pages
    signs = [" ".join(question.asked.prompt.split()[:8]), "›"]
    if len(pages) > 1:
        signs.append(f"1–{pages[0].stop} ")
    lone_amount = len(choices.menu.entries) == 1 and choices.menu.entries[0].by_amount
    for at in pages[0]:
        short = shorts(choices)[at]
        signs.append(short if lone_amount else f"{at + 1}) {short}")  # whole, whatever the width
    window.wait(lambda text: window.lines[-1].startswith(" m ") and all(sign in text for sign in signs), *signs)
    assert all(window.lines[:2])  # where the game stands, and the parts of the turn


def check_pages(window: Window, question: Expected) -> None:
    """Turning the pages shows every choice there is."""
    choices, pages = question.choices, question.pages
    for number, page in enumerate(pages[1:], 2):
        lines = [f"{at + 1}) {shorts(choices)[at]}" for at in page]
        window.press("\x1b[6~", f"{page.start + 1}–{page.stop} ", f" {number} ", *lines)
    if len(pages) > 1:
        window.press("\x1b[5~" * len(pages), f"1–{pages[0].stop} ")
        window.type("\x1b")
        window.wait(lambda _: not any(line.startswith("▸") for line in window.lines), "no mark")


def check_outlook(window: Window, question: Expected) -> None:
    """The first choice tells what would follow, all of it or with a sign that there is more; then nothing is marked."""
    check_drawn(window, question, "down", "\x1b[B")
    marked = question.choices.menu.entries[question.choices.at or 0]
    outlook = question.asked.foreseen(marked.actions[0]).outlook
    if (len(marked.actions) == 1 or marked.by_amount) and not tells_nothing(outlook):
        assert heading(outlook).plain[:20] in window.text
        whole = all(word in window.text for line in (*outlook.lines, outlook.warning) for word in line.split())
        assert whole or question.told.phrases.format("more-of-outlook") in window.text
    check_drawn(window, question, "escape", "\x1b")


def check_drawn(window: Window, question: Expected, key: str, typed: str) -> None:
    """The key brings exactly what the hand draws then."""
    question.hand.press(key, question.frame)
    drawn = question.hand.draw(question.frame)
    lines = ["".join(segment.text for segment in line).rstrip() for line in drawn]
    window.type(typed)
    window.wait(lambda _: window.lines == lines, *lines)
