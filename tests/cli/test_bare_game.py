"""A game that brings nothing beside its rules: no bots, no picture, no board; and options of any name."""

from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

import fernhandel
from fernhandel.cli import app
from fernhandel.cli.flags import GameCommand, with_game_options
from fernhandel.cli.seats import usual_seats
from fernhandel.cli.telling import telling
from fernhandel.core import shelf
from fernhandel.core.title import About, Option
from fernhandel.pictures.picture import WordsPicture
from fernhandel.rulebook import rules
from guests.pit import PIT


@pytest.fixture(autouse=True)
def pit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The smallest game on the shelf."""
    monkeypatch.setitem(shelf._SHELF, "pit", PIT)
    monkeypatch.chdir(tmp_path)
    rules.cache_clear()


def command(*args: str, typed: str = "") -> Result:
    return CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}).invoke(app, list(args), input=typed)


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "args",
    [
        ["play", "pit", "--seats", "you,easy"],
        ["simulate", "pit", "--bots", "easy"],
        ["arena", "pit", "random", "easy", "--players", "2"],
    ],
)
def test_a_level_that_it_lacks_is_told(args: list[str]) -> None:
    done = command(*args)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == "pit has no bot 'easy'; it has random\n"


def test_a_misspelt_level_is_no_person() -> None:
    assert "do you mean the bot 'easy'?" in command("play", "pit", "--seats", "you,esy").stderr


def test_it_is_played_against_the_bots_there_are() -> None:
    done = command("play", "pit", "--record", "r")
    assert done.exit_code == 0, done.stderr
    assert fernhandel.Record.parse(Path("r").read_text("utf-8")).seats == ["you", *["bot:random"] * 3]
    assert "2 games of pit" in command("simulate", "pit", "--games", "2", "--jobs", "1").stdout


def test_there_is_nothing_to_tune_without_a_planner() -> None:
    assert command("tune", "pit").stderr == "pit has no planner\n"


# -- pictures ----------------------------------------------------------------------------------------------------------


def test_without_a_picture_the_position_is_told_in_words() -> None:
    game = fernhandel.make("pit", players=2, seed=1)
    told = telling(PIT, game.terms, usual_seats("pit", 2), "en")
    assert isinstance(told.picture, WordsPicture)
    assert told.picture.draw(game.view(0), 80) == told.words.position(game.view(0))


def test_every_turn_tells_the_position_and_every_key_answers() -> None:
    keys = ["r", "m", "c", "?"]
    done = command("play", "pit", "--seats", "you,random", "--seed", "1", typed="\n".join([*keys, *["pass"] * 4, ""]))
    assert done.exit_code == 0, done.stderr
    told = done.stdout
    assert told.count("Hauliers:") == 4
    assert "P3 Each turn one crate comes up" in told
    assert "This board has no map to draw." in told
    assert "There are no cards to explain." in told
    assert " P3 " in told[told.index("Keys") :]
    assert "The game is over" in told


def test_its_boards_and_options_are_told_to_be_none() -> None:
    Path("board.toml").write_text("ore = 7", "utf-8")
    told = command("board", "check", "board.toml", "--game", "pit").stderr
    assert told == "pit is not played on a board of one's own\n"
    assert command("play", "pit", "--money", "open").stderr == "pit 1 has no option 'money'; it has none\n"
    assert "2 to 4 players" in command("games", "pit").stdout


# -- options -----------------------------------------------------------------------------------------------------------


def command_of(options: tuple[Option, ...], monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """What a command with a flag ``--seed`` makes of a command line where a game has these options."""
    about = About(id="guest", title="Guest", authors=(), players=(2,), editions=(), options=options, rules=1)
    monkeypatch.setattr(fernhandel, "games", lambda: [about])

    @with_game_options
    def tell(seed: int = 0, *, options: dict[str, str]) -> None:
        typer.echo(f"{seed} {options}")

    guest = typer.Typer()
    guest.command(cls=GameCommand)(tell)

    def run(line: str) -> str:
        return CliRunner().invoke(guest, line.split()).stdout

    return run


def test_options_may_bear_names_that_the_command_or_the_language_has_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    options = tuple(Option(name, ("a", "b"), "a", "this or that") for name in ("seed", "help", "from", "house_rules"))
    run = command_of(options, monkeypatch)
    assert run("--seed 3 --option-seed b --option-help a --from a") == "3 {'seed': 'b', 'help': 'a', 'from': 'a'}\n"
    assert run("--house-rules b") == "0 {'house_rules': 'b'}\n"


def test_a_house_of_games_without_options_has_no_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command_of((), monkeypatch)("--seed 3") == "3 {}\n"
