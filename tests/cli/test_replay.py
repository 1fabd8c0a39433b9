"""`fernhandel replay`, games of bots alone, and bots that fail."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import fernhandel
from cli.terminal import Window
from fernhandel import Action, Game, Record, View
from fernhandel.bots import Bot, make_bot
from fernhandel.cli import app, sitting

RIGHT, LEFT, DOWN, UP, ESCAPE = "\x1b[C", "\x1b[D", "\x1b[B", "\x1b[A", "\x1b"
PAGE_DOWN, PAGE_UP, END = "\x1b[6~", "\x1b[5~", "\x1b[F"


def command(*args: str | Path, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(map(str, args)), input=typed)


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game between two bots, which needs nobody at the terminal."""
    record = tmp_path_factory.mktemp("replay") / "bots.jsonl"
    done = command("play", "merchants", "--seats", "easy,random", "--seed", "5", "--record", record)
    assert done.exit_code == 0, done.stderr
    assert "The game is over" in done.stdout
    return record


def test_the_whole_game_is_told_with_its_standing(bots: Path) -> None:
    done = command("replay", bots)
    game = fernhandel.replay(bots)
    assert done.exit_code == 0
    assert "Red (bot:easy), Blue (bot:random)" in done.stdout
    assert done.stdout.splitlines()[-3:] == _outcome(game, "en")
    assert "takes the Influence card" not in done.stdout  # a spectator sees no hidden cards
    german = command("replay", bots, "--language", "de").stdout
    assert german.splitlines()[-3:] == _outcome(game, "de")


def _outcome(game: Game, language: str) -> list[str]:
    """Why the first has won, and the standing."""
    words, standing = game.title.words(game.terms, language), game.standing()
    return [words.verdict(standing), *words.standing(standing)]


def test_a_seat_sees_its_own_secrets_and_no_others(bots: Path) -> None:
    told = command("replay", bots, "--seat", "0").stdout
    assert "Red seals" in told
    assert "Blue seals" not in told
    assert command("replay", bots, "--seat", "2").stderr == "there is no seat 2; they run from 0 to 1\n"


def test_step_by_step_in_the_window(bots: Path) -> None:
    steps = len(fernhandel.replay(bots).moves())
    with Window(bots.parent, "replay", "bots.jsonl", "--step") as window:
        window.see(f"Decision 0 of {steps}", "The table at the beginning.", "●")
        window.press(RIGHT, f"Decision 1 of {steps}", gone="at the beginning")
        window.press(LEFT + LEFT, f"Decision 0 of {steps}")
        window.press(PAGE_DOWN, "Turn 2 ·", "Turn 2 begins", "▸ Purchasing")
        second = window.text
        window.press(DOWN, "▸ Loading", "✓ Purchasing")
        window.press(UP, "▸ Purchasing")
        window.press(PAGE_UP + PAGE_UP, f"Decision 0 of {steps}")
        window.press(PAGE_DOWN, "Turn 2 ·")
        assert "Turn 2 begins" in second
        window.press("l", "Everything that has happened", "Turn 2 begins", "Esc goes back to the table")
        window.press(ESCAPE, "Decision", gone="Everything")
        window.press("p", "Upkeep")
        window.press(ESCAPE, "Decision")
        window.press(f"{steps + 1}\r", f"the numbers 0 to {steps}")
        window.press(END, f"Decision {steps} of {steps}", "1. ", "2. ")
        window.resize(120, 40)
        window.see(f"Decision {steps} of {steps}", "2. ")
        window.press("1\r", f"Decision 1 of {steps}")
        window.type("q")
        window.settled()
        assert window.end() == 0
        assert not window.screen.alternate
        assert window.screen.scrolled == 0


def test_step_by_step_in_plain_lines(bots: Path) -> None:
    steps = len(fernhandel.replay(bots).moves())
    typed = f"\nb\nb\n{steps + 1}\nx\n{steps}\n\n"
    done = command("replay", bots, "--step", "--language", "de", typed=typed)
    assert done.exit_code == 0
    shown = re.findall(rf"Entscheidung (\d+) von {steps}", done.stdout)
    assert list(map(int, shown)) == [0, 1, 0, 0, steps]
    assert done.stdout.count(f"eine Zahl von 0 bis {steps}") == 2
    assert "\n1. " in done.stdout


def test_step_by_step_tells_no_sealed_choice_of_another_seat(bots: Path) -> None:
    record = Record.parse(bots.read_text("utf-8"))
    sealed = [n for n, (seat, action) in enumerate(record.moves, 1) if seat == 0 and action.startswith("set_wheel")]
    shown = command("replay", bots, "--step", "--seat", "1", typed=f"{sealed[0]}\nq\n").stdout
    assert "Red has chosen in secret." in shown
    assert "Set the price wheel" not in shown


def test_an_edited_record_is_refused_with_its_line(bots: Path, tmp_path: Path) -> None:
    lines = bots.read_text("utf-8").splitlines()
    lines[7] = lines[7].replace('"seat": ', '"seat": 1')
    edited = tmp_path / "edited"
    edited.write_text("\n".join(lines) + "\n", "utf-8")
    for done in (command("replay", edited), command("play", "merchants", "--resume", edited)):
        assert (done.exit_code, done.stdout) == (1, "")
        assert done.stderr.startswith(f"{edited}, line 8: ")
        assert len(done.stderr.splitlines()) == 1


def test_a_finished_game_is_shown_again_on_resume(bots: Path) -> None:
    done = command("play", "merchants", "--resume", bots)
    assert done.exit_code == 0
    assert "The game is over" in done.stdout


def test_a_bot_that_cannot_be_loaded_is_refused_before_anything_happens(tmp_path: Path) -> None:
    game = fernhandel.make("merchants", players=2, seed=5)
    old = tmp_path / "old"
    old.write_text(game.record(["you:North", "bot:clever"]).to_text(), "utf-8")
    done = command("play", "--resume", old, typed="1\n" * 6)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith("there is no bot 'clever'")
    assert done.stderr.endswith("--seats names who is to sit there\n")
    assert command("play", "--resume", old, "--seats", "North,random", typed="1\n").exit_code == 0
    begun = command("play", "merchants", "--seats", "you,bot:no_such:Bot", "--record", tmp_path / "new")
    assert (begun.exit_code, begun.stdout) == (1, "")
    assert "bot 'no_such:Bot' cannot be loaded" in begun.stderr
    assert not (tmp_path / "new").exists()


def test_a_bot_whose_making_fails_is_refused_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken.py").write_text("def Bot(game, rng): raise ZeroDivisionError('no weights')", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    done = command("play", "merchants", "--seats", "you,bot:broken:Bot", "--record", "new")
    assert done.stderr == "bot 'broken:Bot' cannot be made: ZeroDivisionError: no weights\n"


def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It chooses an action of another moment, which the rules refuse."""

    class Confused(Bot):
        name = "confused"

        def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
            return game.action("climb")

    def make(name: str, title: str, seed: int) -> Bot:
        return Confused() if name == "easy" else make_bot(name, title, seed)

    game = fernhandel.make("merchants", players=2, seed=5)
    monkeypatch.setattr(sitting, "make_bot", make)
    record = tmp_path / "record"
    done = command(
        "play", "merchants", "--players", "2", "--seed", "5", "--record", record, "--seats", "you,easy", typed="1\n" * 6
    )
    assert done.exit_code == 0
    assert "The bot easy of Blue failed" in done.stdout
    assert Record.parse(record.read_text("utf-8")).seats == ["you", "bot:random"]
    assert len(fernhandel.replay(record).moves()) > 6
