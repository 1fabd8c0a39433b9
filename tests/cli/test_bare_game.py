"""A game that brings nothing beside its rules: neither bots nor a picture, and options of any name or none."""

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
from fernhandel.core.bots import GameBots
from fernhandel.core.title import About, Option
from fernhandel.games.merchants.meta import MERCHANTS, Merchants
from fernhandel.pictures.picture import WordsPicture


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A game of the house, for once without what it may bring."""
    monkeypatch.setattr(Merchants, "bots", lambda _: GameBots())
    monkeypatch.setattr(Merchants, "picture", lambda *_: None)
    monkeypatch.chdir(tmp_path)


def command(*args: str, typed: str = "") -> Result:
    return CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}).invoke(app, list(args), input=typed)


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "args",
    [
        ["play", "merchants", "--seats", "you,easy"],
        ["simulate", "merchants", "--bots", "easy"],
        ["arena", "merchants", "random", "easy", "--players", "2"],
    ],
)
def test_a_level_that_it_lacks_is_told(args: list[str]) -> None:
    done = command(*args)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == "merchants has no bot 'easy'; it has random\n"


def test_a_misspelt_level_is_no_person() -> None:
    assert "do you mean the bot 'easy'?" in command("play", "merchants", "--seats", "you,esy").stderr


def test_it_is_played_against_the_bots_there_are() -> None:
    done = command("play", "merchants", "--record", "r")
    assert done.exit_code == 0, done.stderr
    assert fernhandel.Record.parse(Path("r").read_text("utf-8")).seats == ["you", *["bot:random"] * 3]
    assert "2 games of merchants" in command("simulate", "merchants", "--games", "2", "--jobs", "1").stdout


def test_there_is_nothing_to_tune_without_a_planner() -> None:
    assert command("tune", "merchants").stderr == "merchants has no planner\n"


# -- pictures ----------------------------------------------------------------------------------------------------------


def test_without_a_picture_the_position_is_told_in_words() -> None:
    game = fernhandel.make("merchants", players=2, seed=1)
    told = telling(MERCHANTS, game.terms, usual_seats("merchants", 2), "en")
    assert isinstance(told.picture, WordsPicture)
    assert told.picture.draw(game.view(0), 80) == told.words.position(game.view(0))


def test_every_step_tells_the_position_and_every_key_answers() -> None:
    keys = ["r", "m", "c", "?"]
    done = command("play", "merchants", "--players", "2", "--seed", "1", typed="\n".join([*keys, *["done"] * 2, ""]))
    told = done.stdout
    assert told.count("Prices and supply:") == 2  # at the purchases, and again at the auction
    assert "M2.1 In turn order, each player buys" in told
    assert "This board has no map to draw." in told
    assert "There are no cards to explain." in told
    assert " M2.1 " in told[told.index("Keys") :]


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
    options = tuple(Option(name, ("a", "b"), "a", "this or that") for name in ("seed", "from", "house_rules"))
    run = command_of(options, monkeypatch)
    assert run("--seed 3 --option-seed b --from a") == "3 {'seed': 'b', 'from': 'a'}\n"
    assert run("--house-rules b") == "0 {'house_rules': 'b'}\n"


def test_a_house_of_games_without_options_has_no_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command_of((), monkeypatch)("--seed 3") == "3 {}\n"
