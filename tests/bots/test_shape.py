"""The bots of every game stand in the same shape, so that who knows one finds their way in another."""

from collections import Counter
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

import fernhandel
from fernhandel.bots.weights import own_weights
from fernhandel.core import shelf
from fernhandel.core.bots import Bot
from fernhandel.core.planner import Planner

OWN_GAMES = Path(fernhandel.__file__).parent / "games"
WITH_BOTS = sorted(folder.parent.name for folder in OWN_GAMES.glob("*/bots"))


def test_the_games_of_the_house_bring_bots() -> None:
    assert WITH_BOTS
    assert set(WITH_BOTS) <= {about.id for about in fernhandel.games()}


@pytest.mark.parametrize("game", WITH_BOTS)
def test_the_bots_of_a_game_are_found_by_the_same_names(game: str) -> None:
    camel = "".join(part.capitalize() for part in game.split("_"))
    package = f"fernhandel.games.{game}.bots"
    easy = getattr(import_module(f"{package}.easy.bot"), f"Easy{camel}")
    planner = getattr(import_module(f"{package}.planner.planner"), f"{camel}Planner")
    assert issubclass(easy, Bot)
    assert issubclass(planner, Planner)
    brought = shelf.title(game).bots()
    assert brought.easy is easy
    assert brought.planner is not None
    assert brought.planner.make is planner
    names = {field.name for field in fields(brought.planner.weights)}
    assert own_weights(brought.planner.package).alone.keys() == names


@pytest.mark.parametrize("game", WITH_BOTS)
def test_no_two_modules_of_a_games_bots_have_one_name(game: str) -> None:
    files = [path for path in (OWN_GAMES / game / "bots").rglob("*.py") if path.name != "__init__.py"]
    assert [name for name, count in Counter(path.name for path in files).items() if count > 1] == []
