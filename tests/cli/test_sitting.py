"""A sitting without its terminal: bots that remember, and what undo does to the chronicle."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from fernhandel.bots import Bot, make_bot
from fernhandel.cli import sitting
from fernhandel.cli.answers import Answer, Asked, Wish
from fernhandel.cli.front import Front
from fernhandel.cli.keeping import Keeper
from fernhandel.cli.screen import Leave
from fernhandel.cli.seats import Seat
from fernhandel.cli.sitting import Sitting, lay
from fernhandel.cli.telling import telling
from fernhandel.core import shelf
from fernhandel.core.game import Game


class Script(Front):
    """Answers with what it was given, then leaves."""

    hides = True

    def __init__(self, answers: Iterable[str]) -> None:
        self._answers = iter(answers)
        self.said: list[str] = []

    def ask(self, asked: Asked, said: str = "", meant: int | None = None) -> Answer:
        self.said.append(said)
        answer = next(self._answers, None)
        if answer is None:
            raise Leave
        return Wish(answer) if answer in ("undo", "advice") else asked.game.catalogue.from_text(answer)

    def hand_over(self, seat: int) -> None:
        self.said.append(f"hand over to {seat}")

    def wait(self, game: Game, seat: int, watcher: int | None) -> None:
        pass

    def finish(self, lines: list[str]) -> None:
        pass

    def say(self, lines: Iterable[str]) -> None:
        pass


def seated(folder: Path, seats: str, answers: Iterable[str]) -> tuple[Sitting, Script]:
    people = [Seat(person=name == "you", name="" if name == "you" else name) for name in seats.split(",")]
    title = shelf.title("merchants")
    live = lay(title.terms(len(people), None, {}, None), 1, people)
    script = Script(answers)
    told = telling(title, live.game.terms, people, "en")
    table = Sitting(live, people, told, script, Keeper(folder / "kept"))
    table.begin([])
    return table, script


def test_a_bot_is_made_once_and_keeps_what_it_remembers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def note(name: str, game: str, seed: int) -> Bot:
        made.append(name)
        return make_bot(name, game, seed)

    monkeypatch.setattr(sitting, "make_bot", note)
    monkeypatch.setattr(sitting, "THINKING_SECONDS", 0.01)
    table, _ = seated(tmp_path, "you,hard,easy", ["done", "done"])
    with pytest.raises(Leave):
        table.play()
    assert made.count("hard") == 1
    assert made.count("easy") > 3  # it has nothing to remember, and plays the same after a break


def test_what_is_taken_back_is_told_no_more(tmp_path: Path) -> None:
    buy = "buy good=wine city=KOL"
    table, script = seated(tmp_path, "you,easy", [buy, buy, "undo", "undo", "undo"])
    with pytest.raises(Leave):
        table.play()
    assert table.game.length == 0
    told = table.chronicle.all(0)
    assert "Red takes back a decision." in told
    assert not any("wine" in line for line in told)
    assert script.said[-1] == "There is nothing of yours to take back."


def test_undo_says_what_stands_in_its_way(tmp_path: Path) -> None:
    table, script = seated(tmp_path, "you,easy", ["done", "undo"])
    with pytest.raises(Leave):
        table.play()
    assert script.said[-1] == "Blue has moved since. u once more takes it back all the same, and everything since."
    table, script = seated(tmp_path, "you,you,easy", ["done", "done", "undo"])
    with pytest.raises(Leave):
        table.play()
    assert script.said[-1].endswith("If all agree, u once more takes it back, and everything since.")
