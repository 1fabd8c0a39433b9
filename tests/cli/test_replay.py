"""`fernhandel replay`, and games of bots alone."""

from pathlib import Path

import pytest

import fernhandel
from cli.terminal import CLEAR, Terminal, plain, run
from fernhandel import Record


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Holds the record of a game between two bots, which needs nobody at the terminal."""
    folder = tmp_path_factory.mktemp("replay")
    done = run(folder, "play", "merchants", "--seats", "easy,random", "--seed", "5", "--record", "bots.jsonl")
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    return folder


def test_the_whole_game_is_told_with_its_standing(folder: Path) -> None:
    done = run(folder, "replay", "bots.jsonl")
    game = fernhandel.replay(folder / "bots.jsonl")
    assert done.returncode == 0
    assert "Red (bot:easy), Blue (bot:random)" in done.stdout
    assert done.stdout.splitlines()[-2:] == game.title.words(game.terms).standing(game.standing())
    assert "takes the Influence card" not in done.stdout  # a spectator sees no hidden cards
    german = run(folder, "replay", "bots.jsonl", "--language", "de").stdout
    assert german.splitlines()[-2:] == game.title.words(game.terms, "de").standing(game.standing())


def test_a_seat_sees_its_own_secrets_and_no_others(folder: Path) -> None:
    told = run(folder, "replay", "bots.jsonl", "--seat", "0").stdout
    assert "Red seals" in told
    assert "Blue seals" not in told
    assert run(folder, "replay", "bots.jsonl", "--seat", "2").stderr == "there is no seat 2; they run from 0 to 1\n"


def test_step_by_step_there_and_back(folder: Path) -> None:
    steps = len(fernhandel.replay(folder / "bots.jsonl").steps())
    with Terminal(folder, "replay", "bots.jsonl", "--step") as terminal:
        assert f"Decision 0 of {steps}" in plain(terminal.asked())
        assert f"Decision 1 of {steps}" in plain(terminal.answer(""))
        assert f"Decision 0 of {steps}" in plain(terminal.answer("b"))
        assert f"Decision 0 of {steps}" in plain(terminal.answer("b"))
        assert f"a number from 0 to {steps}" in plain(terminal.answer(str(steps + 1)))
        assert f"a number from 0 to {steps}" in plain(terminal.answer("x"))
        last = terminal.answer(str(steps))
        assert last.count(CLEAR) == 1
        assert "1. " in plain(last)
        terminal.answer("")
        assert terminal.end() == 0


def test_step_by_step_tells_no_sealed_choice_of_another_seat(folder: Path) -> None:
    record = Record.parse((folder / "bots.jsonl").read_text("utf-8"))
    sealed = [n for n, (seat, action) in enumerate(record.steps, 1) if seat == 0 and action.startswith("set_wheel")]
    with Terminal(folder, "replay", "bots.jsonl", "--step", "--seat", "1") as terminal:
        terminal.asked()
        shown = plain(terminal.answer(str(sealed[0])))
        assert "Red has chosen in secret." in shown
        assert "Set the price wheel" not in shown
        terminal.answer("q")
        assert terminal.end() == 0


def test_an_edited_record_is_refused_with_its_line(folder: Path, tmp_path: Path) -> None:
    lines = (folder / "bots.jsonl").read_text("utf-8").splitlines()
    lines[7] = lines[7].replace('"seat": ', '"seat": 1')
    (tmp_path / "edited").write_text("\n".join(lines) + "\n", "utf-8")
    for args in (["replay", "edited"], ["play", "merchants", "--resume", "edited"]):
        done = run(tmp_path, *args)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith("edited, line 8: ")
        assert len(done.stderr.splitlines()) == 1


def test_a_finished_game_is_shown_again_on_resume(folder: Path) -> None:
    done = run(folder, "play", "merchants", "--resume", "bots.jsonl")
    assert done.returncode == 0
    assert "The game is over" in done.stdout


def test_a_bot_that_is_not_known_any_more_is_replaced(tmp_path: Path) -> None:
    game = fernhandel.make("merchants", players=2, seed=5)
    (tmp_path / "old").write_text(game.record(["you:Ada", "bot:clever"]).to_text(), "utf-8")
    done = run(tmp_path, "play", "merchants", "--resume", "old", typed="1\n" * 6)
    assert done.returncode == 0
    assert "The bot clever of Blue failed (there is no bot 'clever'" in done.stdout
    assert Record.parse((tmp_path / "old").read_text("utf-8")).seats == ["you:Ada", "bot:random"]
