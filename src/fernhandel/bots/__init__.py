"""Players made of code: each sees a view and the legal actions, and returns one of them.

>>> import fernhandel
>>> game = fernhandel.make("merchants", players=2, seed=5)
>>> bot = make_bot("easy", "merchants", seed=1)
>>> while not game.over:
...     seat = game.to_act()[0]
...     events = game.apply(seat, bot.choose(game.view(seat), game.legal(seat), seconds=1.0))
>>> [place.rank for place in game.standing()]
[1, 2]
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from fernhandel.bots.auf_achse.easy import EasyCarrier
from fernhandel.bots.auf_achse.rollout import Haulage
from fernhandel.bots.bot import THINKING_SECONDS, Advice, Bot, bot_seed
from fernhandel.bots.hard import HardBot
from fernhandel.bots.merchants.easy import EasyMerchant
from fernhandel.bots.normal import NormalBot
from fernhandel.bots.nuremberg.easy import EasyRailwayman
from fernhandel.bots.planner import ByPlayers, Planner
from fernhandel.bots.random_bot import RandomBot
from fernhandel.bots.weights import Weights, by_name, own_weights, read_weights
from fernhandel.core.chance import Rng
from fernhandel.core.refusals import BadInput
from fernhandel.core.rollout import Rollout

LEVELS = ("random", "easy", "normal", "hard")
GROUP = "fernhandel.bots"

_EASY: dict[str, Callable[[Rng], Bot]] = {
    "auf_achse": EasyCarrier,
    "merchants": EasyMerchant,
    "nuremberg": EasyRailwayman,
}


def bot_names() -> list[str]:
    """The bots there are: those of the house, weakest first, then those that other packages bring."""
    return [*LEVELS, *(entry.name for entry in entry_points(group=GROUP))]


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot for a game: of the house, of another package by its name, or any class as ``module:Class``.

    A planner plays with other weights as ``normal@FILE`` or ``hard@FILE``. The same seed makes the same choices, as far
    as they do not depend on time.
    """
    rng = Rng.from_seed(seed)
    level, at, file = name.partition("@")
    if name == "random":
        return RandomBot(rng)
    if name == "easy" and game in _EASY:
        return _EASY[game](rng)
    if level in ("normal", "hard"):
        weights = read_weights(Path(file)) if at else own_weights_of(game)
        if level == "normal":
            return NormalBot(make_planner(game, weights), rng)
        return HardBot(make_planner(game, weights, searching=True), rng)
    return _guest(name)(game, rng)


def _guest(name: str) -> Callable[[str, Rng], Bot]:
    """A bot from elsewhere: something that makes one of a game's id and a stream of luck."""
    found = [entry for entry in entry_points(group=GROUP) if entry.name == name]
    if not found and ":" in name:
        if not {"", str(Path.cwd())} & set(sys.path):
            sys.path.append(str(Path.cwd()))  # a bot one is just writing lies where one works
        found = [EntryPoint(name=name, value=name, group=GROUP)]
    if not found:
        raise BadInput(f"there is no bot {name!r}; there is {', '.join(bot_names())}, and any class as module:Class")
    try:
        made: Callable[[str, Rng], Bot] = found[0].load()
    except (ImportError, AttributeError) as error:
        raise BadInput(f"bot {name!r} cannot be loaded: {error}") from None
    return made


def make_planner(game: str, weights: Weights | None = None, searching: bool = False) -> Planner:
    """The planner of a game, with its own weights or with others."""
    module = import_module(_planner_of(game))
    found = own_weights_of(game) if weights is None else weights
    search = found.search if searching else {}

    def made(players: int) -> Planner:
        planner: Planner = module.make(by_name(module.Weights, found.of(players) | search))
        return planner

    return ByPlayers(made(2), made(3)) if found.duel else made(3)


def make_rollout(game: str) -> Rollout:
    """How ``play_out`` plays a game to its end quickly, for a search that judges positions by it."""
    return Haulage() if game == "auf_achse" else Rollout()


def own_weights_of(game: str) -> Weights:
    """The weights a game's planner plays with."""
    return own_weights(_planner_of(game))


def _planner_of(game: str) -> str:
    return f"fernhandel.bots.{game}.planner"


__all__ = [
    "THINKING_SECONDS",
    "Advice",
    "Bot",
    "bot_names",
    "bot_seed",
    "make_bot",
    "make_planner",
    "make_rollout",
    "own_weights_of",
]
