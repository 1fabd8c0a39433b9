"""`fernhandel play`, played at a real pseudo-terminal."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import fernhandel
from cli.terminal import CLEAR, Terminal, first_choice, plain, run
from fernhandel import Record
from fernhandel.cli import app

SHORT = ("play", "merchants", "--players", "2", "--seed", "1")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Record]:
    """A whole game without a break: what the terminal showed, and its record."""
    folder = tmp_path_factory.mktemp("finished")
    with Terminal(folder, *SHORT) as terminal:
        shown = terminal.converse(first_choice)
        assert terminal.end() == 0
        return plain(shown), Record.parse((folder / "merchants-1.fernhandel").read_text("utf-8"))


def test_a_whole_game_is_played_to_its_standing(finished: tuple[str, Record]) -> None:
    shown, record = finished
    game = fernhandel.replay(record)
    assert game.over
    assert record.seats == ["you", "bot:easy"]
    ending = shown[shown.index("The game is over") :]
    words = game.title.words(game.terms)
    assert words.verdict(game.standing()) in " ".join(ending.split())
    assert words.standing(game.standing())[0] in ending
    assert "seed was 1" in ending
    assert "fernhandel replay merchants-1.fernhandel" in ending


def test_every_screen_fits_its_columns(finished: tuple[str, Record], tmp_path: Path) -> None:
    shown, _ = finished
    assert [line for line in shown.splitlines() if len(line) > 100] == []
    with Terminal(tmp_path, *SHORT, "--language", "de", columns=80) as narrow:
        asked = narrow.asked()
        assert "Was geschehen ist" in asked
        assert [line for line in plain(asked).splitlines() if len(line) > 80] == []
        narrow.answer("q")
        assert narrow.end() == 0


def test_a_game_left_and_resumed_goes_on_exactly_as_without_the_break(
    finished: tuple[str, Record], tmp_path: Path
) -> None:
    _, whole = finished
    with Terminal(tmp_path, *SHORT, "--plain") as first:
        seen = first.asked()
        for _ in range(12):
            seen = first.answer(first_choice(plain(seen)))
        left = first.answer("q")
        assert first.end() == 0
        assert "fernhandel play merchants --resume merchants-1.fernhandel" in plain(left)
        begun = Record.parse((tmp_path / "merchants-1.fernhandel").read_text("utf-8"))
        assert 0 < len(begun.moves) < len(whole.moves)
    with Terminal(tmp_path, "play", "merchants", "--resume", "merchants-1.fernhandel", "--plain") as second:
        assert "goes on after" in plain(second.asked())
        second.converse(first_choice)
        assert second.end() == 0
        resumed = Record.parse((tmp_path / "merchants-1.fernhandel").read_text("utf-8"))
        assert resumed.to_text() == whole.to_text()


def test_wrong_answers_are_explained_and_change_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT) as terminal:
        terminal.asked()
        assert "Type a number from 1 to 19" in plain(terminal.answer(""))
        assert "Type a number from 1 to 19" in plain(terminal.answer("77"))
        assert "“salpeter” fits none of the choices" in plain(terminal.answer("salpeter"))
        assert "Which of them?" in plain(terminal.answer("wine"))
        assert "Brugge does not sell wine. (M2.4)" in plain(terminal.answer("wine brugge"))
        assert "19" in plain(terminal.answer(""))  # back at the whole menu
        assert "there is no rule" in plain(terminal.answer("M77.1"))
        terminal.answer("")
        assert "Red buys wine in Köln" in plain(terminal.answer("wine koln"))
        terminal.answer("q")
        assert terminal.end() == 0
        assert len(fernhandel.replay(tmp_path / "merchants-1.fernhandel").moves()) == 1


def test_bids_are_asked_as_amounts(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT) as terminal:
        seen = terminal.asked()
        while "sealed bids" not in plain(seen):
            seen = terminal.answer("1")
        assert "type the amount: 0 to 4,400 in steps of 100" in plain(seen)
        assert "The amount is 0 to 4,400" in plain(terminal.answer("150"))
        assert "The amount is 0 to 4,400" in plain(terminal.answer("9000"))
        assert "Red: 1,300 florins" in plain(terminal.answer("1,300"))
        terminal.answer("q")
        assert terminal.end() == 0


@pytest.mark.parametrize(("columns", "edition"), [(80, "1987"), (100, "2007")])
def test_trucks_are_placed_by_name_and_drive(tmp_path: Path, columns: int, edition: str) -> None:
    flags = ("play", "auf_achse", "--players", "2", "--seed", "3", "--edition", edition)
    with Terminal(tmp_path, *flags, columns=columns) as terminal:
        assert "under these names" in plain(terminal.asked())
        assert "space from Hamburg towards Berlin" in plain(terminal.answer("hamburg"))
        seen = terminal.answer("2nd hamburg berlin")
        assert "Hamburg ·●△· Berlin" in plain(seen)
        assert "[1]" in plain(terminal.answer("m"))
        seen = terminal.answer("")
        for _ in range(20):
            seen = terminal.answer(first_choice(plain(seen)))
        terminal.answer("q")
        assert terminal.end() == 0
        assert [line for line in plain(terminal.raw).splitlines() if len(line) > columns] == []


def test_the_keys_show_their_pages_and_come_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT) as terminal:
        table = terminal.asked()
        pages = {
            "?": "the log of the whole game",
            "t": "Prices and supply:",
            "m": "Hamburg",
            "r": "M2.1",
            "c": "M10.7",
            "M3.8": "M3.8",
            "l": "Enter goes back",
        }
        for key, sign in pages.items():
            assert sign in plain(terminal.answer(key)), key
            assert plain(terminal.answer("")).endswith(plain(table)[-200:]), key
        terminal.answer("q")
        assert terminal.end() == 0


def test_the_interrupt_key_leaves_a_record_that_replays(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT, "--record", "mine.jsonl") as terminal:
        terminal.asked()
        terminal.answer("1")
        assert "fernhandel play merchants --resume mine.jsonl" in plain(terminal.interrupt())
        assert terminal.end() == 130
        kept = tmp_path / "mine.jsonl"
        assert kept.read_text("utf-8").startswith("{")
        assert len(fernhandel.replay(kept).moves()) == 1
        assert [path.name for path in tmp_path.iterdir()] == ["mine.jsonl"]  # no half-written file stays behind


def test_plain_output_holds_no_control_codes(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT, "--plain") as terminal:
        terminal.asked()
        terminal.answer("1")
        terminal.answer("t")
        terminal.answer("?")
        terminal.answer("q")
        assert terminal.end() == 0
        assert "Prices and supply:" in terminal.raw
        assert not re.search(r"[\x00-\x08\x0b\x0c\x0e-\x1f]", terminal.raw)


def test_a_pipe_gets_plain_output_and_its_end_saves(tmp_path: Path) -> None:
    done = run(tmp_path, *SHORT, typed="1\n1\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "Red buys cloth in Paris" in done.stdout
    assert "Saved in merchants-1.fernhandel" in done.stdout
    assert len(fernhandel.replay(tmp_path / "merchants-1.fernhandel").moves()) == 2


def test_a_record_is_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert CliRunner().invoke(app, SHORT).exit_code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["merchants-1-2.fernhandel", "merchants-1.fernhandel"]
    again = CliRunner().invoke(app, [*SHORT, "--record", "merchants-1.fernhandel"])
    assert (again.exit_code, again.stdout) == (1, "")
    assert "merchants-1.fernhandel is there already" in again.stderr


def test_a_disk_that_fails_in_between_costs_nothing(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    with Terminal(tmp_path, *SHORT, "--record", "shelf/kept") as terminal:
        terminal.asked()
        shelf.rename(tmp_path / "away")
        assert "The record could not be written: No such file or directory." in plain(terminal.answer("1"))
        shelf.mkdir()
        assert "could not be written" not in plain(terminal.answer("1"))
        assert terminal.interrupt()
        assert terminal.end() == 130
    assert len(fernhandel.replay(shelf / "kept").moves()) == 2


def test_what_leaves_no_choice_is_done_and_noted(finished: tuple[str, Record]) -> None:
    shown, _ = finished
    assert "Only one choice: Done." in shown


def test_the_screen_is_cleared_before_it_is_drawn(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT) as terminal:
        terminal.asked()
        assert CLEAR in terminal.answer("1")
        terminal.answer("q")
        assert terminal.end() == 0
