"""`fernhandel play`, played at a real pseudo-terminal."""

import os
import re
from datetime import date
from pathlib import Path

import pytest
from typer.testing import CliRunner

import fernhandel
from cli.terminal import Terminal, first_choice, plain, run
from fernhandel import Record
from fernhandel.cli import app
from fernhandel.cli.keeping import usual_folder

SHORT = ("play", "merchants", "--players", "2", "--seed", "1", "--plain", "--record", "mine.fernhandel")
DEFAULT = ("play", "merchants", "--players", "2", "--seed", "1")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Record]:
    """A whole game without a break: what the terminal showed, and its record."""
    folder = tmp_path_factory.mktemp("finished")
    with Terminal(folder, *SHORT) as terminal:
        shown = terminal.converse(first_choice)
        assert terminal.end() == 0
        return plain(shown), Record.parse((folder / "mine.fernhandel").read_text("utf-8"))


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
    assert "fernhandel replay mine.fernhandel" in ending


def test_a_game_left_and_resumed_goes_on_exactly_as_without_the_break(
    finished: tuple[str, Record], tmp_path: Path
) -> None:
    _, whole = finished
    with Terminal(tmp_path, *SHORT) as first:
        seen = first.asked()
        for _ in range(12):
            seen = first.answer(first_choice(plain(seen)))
        left = first.answer("q")
        assert first.end() == 0
        assert "fernhandel play --resume mine.fernhandel" in plain(left)
        begun = Record.parse((tmp_path / "mine.fernhandel").read_text("utf-8"))
        assert 0 < len(begun.moves) < len(whole.moves)
    with Terminal(tmp_path, "play", "--resume", "mine.fernhandel", "--plain") as second:
        assert "goes on after" in plain(second.asked())
        second.converse(first_choice)
        assert second.end() == 0
        resumed = Record.parse((tmp_path / "mine.fernhandel").read_text("utf-8"))
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
        assert "Red buys wine in Köln" in plain(terminal.answer("wine koln"))
        terminal.answer("q")
        assert terminal.end() == 0
        assert len(fernhandel.replay(tmp_path / "mine.fernhandel").moves()) == 1


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


def test_trucks_are_placed_by_name_and_drive(tmp_path: Path) -> None:
    flags = ("play", "auf_achse", "--players", "2", "--seed", "3", "--edition", "1987", "--plain")
    with Terminal(tmp_path, *flags) as terminal:
        assert "Place the truck on the … Hamburg …" in plain(terminal.asked())
        assert "space from Hamburg towards Berlin" in plain(terminal.answer("hamburg"))
        seen = terminal.answer("2nd hamburg berlin")
        assert "places the truck on the 2nd space from Hamburg towards Berlin" in plain(seen)
        assert "[1]" in plain(terminal.answer("m"))
        for _ in range(20):
            seen = terminal.answer(first_choice(plain(seen)))
        terminal.answer("q")
        assert terminal.end() == 0


def test_the_keys_show_their_pages(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT) as terminal:
        terminal.asked()
        pages = {
            "?": "the log of the whole game",
            "t": "Prices and supply:",
            "m": "Hamburg",
            "r": "M2.1",
            "c": "M10.7",
            "M3.8": "M3.8",
            "M3": "M3.8",
            "l": "Turn 1 begins",
        }
        for key, sign in pages.items():
            assert sign in plain(terminal.answer(key)), key
        terminal.answer("q")
        assert terminal.end() == 0


def test_undo_and_advice_by_their_words(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT) as terminal:
        terminal.asked()
        assert "nothing of yours to take back" in plain(terminal.answer("undo"))
        assert "Red buys wine in Köln" in plain(terminal.answer("wine köln"))
        taken = plain(terminal.answer("undo"))
        assert "Red takes back a decision." in taken
        assert "0 bought so far" in taken
        assert "champion would choose: " in plain(terminal.answer("advice"))
        terminal.answer("q")
        assert terminal.end() == 0
        assert fernhandel.replay(tmp_path / "mine.fernhandel").moves() == []


def test_the_interrupt_key_leaves_a_record_that_replays(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DEFAULT, "--plain", "--record", "mine.jsonl") as terminal:
        terminal.asked()
        terminal.answer("1")
        assert "fernhandel play --resume mine.jsonl" in plain(terminal.interrupt())
        assert terminal.end() == 130
        kept = tmp_path / "mine.jsonl"
        assert kept.read_text("utf-8").startswith("{")
        assert len(fernhandel.replay(kept).moves()) == 1
        assert [path.name for path in tmp_path.iterdir()] == ["mine.jsonl"]  # no half-written file stays behind


def test_plain_output_holds_no_control_codes(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT) as terminal:
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
    assert "Saved in mine.fernhandel" in done.stdout
    assert len(fernhandel.replay(tmp_path / "mine.fernhandel").moves()) == 2


def names_in(folder: Path) -> list[str]:
    today = date.today().isoformat()
    return sorted(path.name.replace(today, "TODAY") for path in folder.iterdir())


def test_records_lie_in_their_folder_under_readable_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FERNHANDEL_RECORDS", str(tmp_path / "mine"))
    for _ in range(2):
        assert CliRunner().invoke(app, DEFAULT).exit_code == 0
    assert names_in(tmp_path / "mine") == [
        "merchants-TODAY-you-easy-2.fernhandel",
        "merchants-TODAY-you-easy.fernhandel",
    ]
    there = next((tmp_path / "mine").iterdir())
    again = CliRunner().invoke(app, [*DEFAULT, "--record", str(there)])
    assert (again.exit_code, again.stdout) == (1, "")
    assert "is there already" in again.stderr
    elsewhere = [*DEFAULT, "--seats", "Käthe,random", "--records", str(tmp_path / "theirs")]
    assert CliRunner().invoke(app, elsewhere).exit_code == 0
    assert names_in(tmp_path / "theirs") == ["merchants-TODAY-Käthe-random.fernhandel"]


def test_without_a_folder_they_lie_in_the_users_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    monkeypatch.setattr("sys.platform", "linux")
    assert str(usual_folder()).endswith("/fernhandel/games")


def test_resume_alone_goes_on_with_the_newest_game_that_is_not_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FERNHANDEL_RECORDS", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    nothing = CliRunner().invoke(app, ["play", "--resume"])
    assert nothing.stderr == f"there is no unfinished game in {tmp_path}\n"
    games = [
        ["play", "nuremberg", "--players", "2"],
        [*DEFAULT, "--language", "de"],
        ["play", "merchants", "--seats", "random,random"],
    ]
    for age, game in enumerate(games):
        assert CliRunner().invoke(app, [*game, "--record", f"{age}.fernhandel"]).exit_code == 0
        os.utime(tmp_path / f"{age}.fernhandel", (age, age))
    assert fernhandel.replay(tmp_path / "2.fernhandel").over
    (tmp_path / "3.fernhandel").write_text("no record", "utf-8")
    german = CliRunner().invoke(app, ["play", "--resume"])
    assert "Das Spiel geht weiter" in german.stdout or "Rot: an diesem Terminal" in german.stdout
    assert "Gespeichert in" in german.stdout
    assert "nuremberg" not in german.stdout
    assert "1.fernhandel" in CliRunner().invoke(app, ["play", "--resume", "merchants"]).stdout
    assert "0.fernhandel" in CliRunner().invoke(app, ["play", "--resume", "nuremberg"]).stdout
    assert "Saved in" in CliRunner().invoke(app, ["play", "--resume", "1.fernhandel", "--language", "en"]).stdout


def test_a_disk_that_fails_in_between_costs_nothing(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    with Terminal(tmp_path, *DEFAULT, "--plain", "--record", "shelf/kept") as terminal:
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


def test_what_is_done_by_itself_is_told_after_what_it_follows(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SHORT) as terminal:
        seen = plain(terminal.asked())
        while "Only one choice" not in seen:
            seen = plain(terminal.answer(first_choice(seen)))
        told = seen[seen.index("What happened:") :]
        before = told[: told.index("Only one choice")].splitlines()
        assert len(before) > 2  # what led to it comes first
        terminal.answer("q")
        assert terminal.end() == 0


def test_plain_lines_tell_what_would_follow(tmp_path: Path) -> None:
    typed = "o 8\no wein köln\no\nq\n"
    done = run(tmp_path, "play", "merchants", "--players", "2", "--seed", "1", "--language", "de", typed=typed)
    assert done.stdout.count("Was folgen würde\n1 kaufen für 100 · 1 Wein\n  Bargeld: 5.000 → 4.900\n") == 2
    assert "o 2 oder o wein köln" in done.stdout
