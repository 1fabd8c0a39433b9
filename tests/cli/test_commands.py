"""The smaller commands, and how the program says that something is wrong."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import fernhandel
from fernhandel.cli import app
from fernhandel.rulebook import rules

BOARD = files("fernhandel.games.merchants").joinpath("board.toml").read_text("utf-8")


def command(*args: str) -> Result:
    return CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}).invoke(app, list(args))


def test_version_tells_the_form_of_the_rules() -> None:
    form = "compiled" if fernhandel.compiled() else "not compiled"
    assert command("--version").stdout == f"fernhandel {fernhandel.__version__} (rules {form})\n"


def test_every_command_explains_itself_with_an_example() -> None:
    for name in ("play", "games", "rules", "replay", "simulate"):
        assert f"- fernhandel {name} " in command(name, "--help").stdout
    for name in ("check", "export"):
        assert f"- fernhandel board {name} " in command("board", name, "--help").stdout


def test_games_lists_every_game_and_every_option() -> None:
    assert "merchants" in command("games").stdout
    shown = command("games", "merchants").stdout
    about = next(game for game in fernhandel.games() if game.id == "merchants")
    for option in about.options:
        assert f"--{option.name.replace('_', '-')}" in shown
        assert all(value in shown for value in option.values)


def test_rules_gives_the_whole_book_or_one_rule() -> None:
    assert command("rules", "merchants").stdout.strip() == rules("merchants").text.strip()
    one = command("rules", "merchants", "m2.4").stdout
    assert one.startswith("M2.4")
    assert " ".join(one.split()).endswith(rules("merchants").rule("M2.4").text[-40:])


def test_a_sound_board_is_summed_up(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(BOARD, "utf-8")
    done = command("board", "check", str(board))
    assert done.exit_code == 0
    assert "all is well" in done.stdout
    assert "6 cities" in done.stdout


@pytest.mark.parametrize(
    ("game", "options", "file"),
    [
        ("merchants", {}, "merchants/board.toml"),
        ("auf_achse", {}, "auf_achse/board.toml"),
        ("nuremberg", {}, "nuremberg/nuremberg.toml"),
        ("nuremberg", {"map": "wensleydale"}, "nuremberg/wensleydale.toml"),
    ],
)
def test_a_board_is_exported_with_its_comments_and_is_the_board_of_the_house(
    game: str, options: dict[str, str], file: str, tmp_path: Path
) -> None:
    flags = [word for name, value in options.items() for word in (f"--{name}", value)]
    board = tmp_path / "mine.toml"
    assert command("board", "export", game, str(board), *flags).exit_code == 0
    kept = files("fernhandel.games").joinpath(file).read_text("utf-8")
    assert kept.startswith("# ")
    assert board.read_text("utf-8") == command("board", "export", game, *flags).stdout == kept
    assert "all is well" in command("board", "check", str(board)).stdout
    own = fernhandel.make(game, players=3, board=board)
    house = fernhandel.make(game, players=3, edition=None, seed=None, board=None, **options)
    assert own.title.board_data(own.terms) == house.title.board_data(house.terms)


def test_what_cannot_be_exported_is_said(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text("# hours of work\n", "utf-8")
    for wanted, told in [
        (["merchants", str(board)], "is there already, and stays as it is"),
        (["merchants", "--map", "wensleydale"], "merchants 2010 has no option 'map'"),
        (["chess"], "there is no game 'chess'"),
    ]:
        done = command("board", "export", *wanted)
        assert done.exit_code == 1
        assert told in done.stderr
    assert board.read_text("utf-8") == "# hours of work\n"


@pytest.mark.parametrize("named", [["--game", "auf_achse"], []])
def test_the_game_of_a_board_is_named_or_found_by_its_tables(named: list[str], tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(files("fernhandel.games.auf_achse").joinpath("board.toml").read_text("utf-8"), "utf-8")
    done = command("board", "check", str(board), *named)
    assert done.exit_code == 0
    assert "32 cities, 64 roads and 2 ferries, 170 spaces, 42 of them event spaces" in done.stdout
    assert "54 contracts (52 in 1987) over 4 to 21 points, worth 1000 to 5000" in done.stdout


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[board]\nname = "Somewhere"', "which game is it for? Name one by --game, of merchants, auf_achse\n"),
        ("sticks = 9", "which game is it for? Name one by --game, of merchants, auf_achse, nuremberg"),
        ("[board", "board.toml, line 1: this is not TOML"),
    ],
)
def test_a_board_that_may_be_of_several_games_or_of_none_is_asked_about(text: str, told: str, tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(text, "utf-8")
    done = command("board", "check", str(board))
    assert (done.exit_code, done.stdout) == (1, "")
    assert told in done.stderr


def test_every_fault_of_a_board_is_told_with_its_line(tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    faulty = BOARD.replace('["cloth", "food", "wine"]', '["cloth", "food", "beer"]').replace(
        'to = "FW"', 'to = "XX"', 1
    )
    board.write_text(faulty, "utf-8")
    done = command("board", "check", str(board))
    assert (done.exit_code, done.stdout) == (1, "")
    lines = faulty.splitlines()
    beer = 1 + next(i for i, line in enumerate(lines) if "beer" in line)
    road = 1 + next(i for i, line in enumerate(lines) if '"XX"' in line)
    assert f"board.toml, line {beer}:" in done.stderr
    assert f"board.toml, line {road}:" in done.stderr


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["play", "chess"], "there is no game 'chess'; there is"),
        (["play", "merchants", "--players", "5"], "merchants is for 2, 3, 4 players, not 5"),
        (["play", "merchants", "--players", "3", "--seats", "you,easy"], "--players says 3, --seats names 2"),
        (["play", "merchants", "--seats", "you,esy"], "do you mean the bot 'easy'?"),
        (["play", "merchants", "--seats", "North,North"], "two seats are called 'North'"),
        (["play", "merchants", "--seats", "Blue,easy"], "two players would be called the same: Blue, Blue"),
        (["play", "merchants", "--seats", "you,"], "is no name for a seat"),
        (["play", "merchants", "--edition", "2020"], "merchants has the editions 2010, 1999, not '2020'"),
        (["play", "merchants", "--money", "gold"], "option 'money' is one of hidden, open, not 'gold'"),
        (["play", "merchants", "--abilities", "dealt"], "has no option 'abilities'"),
        (["play", "merchants", "--seed", "-1"], "a seed is a whole number"),
        (["play", "merchants", "--board", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (["play", "merchants", "--record", "no/such/folder"], "no/such/folder: No such file or directory"),
        (["play", "merchants", "--resume", "gone"], "gone: No such file or directory"),
        (["play", "merchants", "--resume", "gone", "--money", "open"], "--money: a resumed game keeps the terms"),
        (["rules", "merchants", "M2.44"], "there is no rule 'M2.44'; the nearest are"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["games", "chess"], "there is no game 'chess'"),
        (["board", "check", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (["replay", "gone"], "gone: No such file or directory"),
        (["simulate", "merchants", "--bots", "clever"], "there is no bot 'clever'"),
        (["simulate", "merchants", "--players", "2", "--bots", "easy,easy,easy"], "--bots names 3 bots for 2 players"),
    ],
)
def test_wrong_input_is_one_sentence_and_exit_code_1(
    args: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = command(*args)
    assert (done.exit_code, done.stdout) == (1, "")
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["play"], "Missing argument"),
        (["play", "merchants", "--mony", "open"], "There is no option --mony; there are --"),
        (["play", "merchants", "--players", "many"], "'--players'"),
        (["play", "merchants", "--language", "fr"], "'--language'"),
        (["deal"], "No such command 'deal'"),
        (["simulate", "merchants", "--games", "0"], "'--games'"),
    ],
)
def test_wrong_usage_has_exit_code_2(args: list[str], reason: str) -> None:
    done = command(*args)
    assert done.exit_code == 2
    assert reason in re.sub(r"[\s│]+", " ", done.stderr)


@pytest.mark.parametrize("spelling", ["--junction-stop", "--junction_stop"])
def test_options_are_flags_in_any_place_and_spelling(
    spelling: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = command("play", spelling, "stopper", "--money=open", "merchants", "--record", "r")
    assert done.exit_code == 0, done.stderr
    options = fernhandel.replay(Path("r")).terms.options
    assert (options["junction_stop"], options["money"]) == ("stopper", "open")
