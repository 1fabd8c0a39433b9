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
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from fernhandel.bots.dealing.negotiator import Negotiator
from fernhandel.bots.hard import Champion, HardBot
from fernhandel.bots.learned import LearnedNet, nets_for, own_net, read_net
from fernhandel.bots.normal import NormalBot
from fernhandel.bots.random_bot import RandomBot
from fernhandel.bots.weights import Weights, by_name, own_weights, read_weights
from fernhandel.core import shelf
from fernhandel.core.appraisal import Appraiser, Traits
from fernhandel.core.bots import THINKING_SECONDS, Advice, Bot, Listener, PlannerKind, bot_seed
from fernhandel.core.chance import Rng
from fernhandel.core.planner import ByPlayers, Planner
from fernhandel.core.refusals import BadInput
from fernhandel.core.rollout import Rollout

LEVELS = ("random", "easy", "normal", "hard", "champion")
GROUP = "fernhandel.bots"
TABLES = {"easy": 2, "normal": 4, "hard": 16, "champion": 16}  # on how many imagined tables a deal is tried


def levels_of(game: str) -> tuple[str, ...]:
    """The levels at which the house plays a game, weakest first; a game need not bring them all."""
    brought = shelf.title(game).bots()
    easy = ("easy",) if brought.easy else ()
    if brought.planner is None:
        return ("random", *easy)
    champion = ("champion",) if own_net(brought.planner.package) else ()
    return ("random", *easy, "normal", "hard", *champion)


def usual_level(game: str, wanted: str = "normal") -> str:
    """The level that is wanted, or the nearest below it where a game has none of that name."""
    below = LEVELS[: LEVELS.index(wanted) + 1]
    return next(level for level in reversed(levels_of(game)) if level in below)


def bot_names(game: str | None = None) -> list[str]:
    """The bots there are, for one game or for any: of the house, weakest first, then those that packages bring."""
    levels = LEVELS if game is None else levels_of(game)
    return [*levels, *(entry.name for entry in entry_points(group=GROUP))]


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot for a game: of the house, of another package by its name, or any class as ``module:Class``.

    A planner plays with other weights as ``normal@FILE`` or ``hard@FILE``, a champion with another net as
    ``champion@FILE``. The same seed makes the same choices, as far
    as they do not depend on time.
    """
    rng = Rng.from_seed(seed)
    level, at, file = name.partition("@")
    if level not in LEVELS:
        return _guest(name, game)(game, rng)
    if name == "random":
        return RandomBot(rng)
    net = learned_by(name, game) if at and level == "champion" else None
    weights = read_weights(Path(file)) if at and net is None else None
    bot = _of_the_house(level if at else name, game, rng, weights, net)
    if bot is None or (at and level == "easy"):
        raise BadInput(f"{game} has no bot {name!r}; it has {', '.join(bot_names(game))}")
    dealer = shelf.title(game).bots().dealer
    if dealer is None or shelf.title(game).bots().planner is None:
        return bot
    return Negotiator(bot, make_planner(game, weights), dealer, Rng.from_seed(seed).fork(), TABLES[level])


def _of_the_house(level: str, game: str, rng: Rng, weights: Weights | None, net: LearnedNet | None) -> Bot | None:
    """The bot of a level as it plays where nobody deals."""
    brought = shelf.title(game).bots()
    if level == "easy" and brought.easy:
        return brought.easy(rng)
    if level == "normal" and brought.planner:
        return NormalBot(make_planner(game, weights), rng)
    if level == "hard" and brought.planner:
        return HardBot(make_planner(game, weights, searching=True), rng)
    if level == "champion" and (net or level in levels_of(game)):
        return Champion(make_appraiser(game, net), rng)
    return None


def _guest(name: str, game: str) -> Callable[[str, Rng], Bot]:
    """A bot from elsewhere: something that makes one of a game's id and a stream of luck."""
    found = [entry for entry in entry_points(group=GROUP) if entry.name == name]
    if not found and ":" in name:
        if not {"", str(Path.cwd())} & set(sys.path):
            sys.path.append(str(Path.cwd()))  # a bot one is just writing lies where one works
        found = [EntryPoint(name=name, value=name, group=GROUP)]
    if not found:
        known = ", ".join(bot_names(game))
        raise BadInput(f"there is no bot {name!r}; there is {known}, and any class as module:Class")
    try:
        made: Callable[[str, Rng], Bot] = found[0].load()
    except (ImportError, AttributeError) as error:
        raise BadInput(f"bot {name!r} cannot be loaded: {error}") from None
    return made


def make_planner(game: str, weights: Weights | None = None, searching: bool = False) -> Planner:
    """The planner of a game, with its own weights or with others."""
    kind = _planner_of(game)
    found = own_weights_of(game) if weights is None else weights
    search = found.search if searching else {}

    def made(players: int) -> Planner:
        return kind.make(by_name(kind.weights, found.of(players) | search))

    return ByPlayers(made(2), made(3)) if found.duel else made(3)


def make_appraiser(game: str, net: LearnedNet | None = None) -> Appraiser:
    """The planner of a game that judges positions by a net: by that one, or by the one the game has."""
    found = learned_by("champion", game) if net is None else net
    traits, learned = make_traits(game), found.learned
    planner = make_planner(game, searching=True)
    judge, chooser = nets_for(traits, found)
    return Appraiser(
        planner, traits, judge, chooser, learned.reach, learned.belief, learned.lasts, learned.trust, learned.weighed
    )


def learned_by(name: str, game: str) -> LearnedNet:
    """What a champion has learned: that of the house, or ``champion@FILE``."""
    level, _, file = name.partition("@")
    found = read_net(Path(file)) if file else own_net(_planner_of(game).package)
    if level != "champion" or found is None:
        raise BadInput(f"{game} has no champion {name!r}")
    return found


def make_traits(game: str) -> Traits:
    """What the nets of a game look at."""
    traits = shelf.title(game).bots().traits
    if traits is None:
        raise BadInput(f"{game} has no traits to learn from")
    kind = _planner_of(game)
    return traits(kind.make(by_name(kind.weights, own_weights_of(game).alone)))


def make_rollout(game: str) -> Rollout:
    """How ``play_out`` plays a game to its end quickly, for a search that rates positions by it."""
    return shelf.title(game).bots().rollout


def own_weights_of(game: str) -> Weights:
    """The weights a game's planner plays with."""
    return own_weights(_planner_of(game).package)


def _planner_of(game: str) -> PlannerKind:
    kind = shelf.title(game).bots().planner
    if kind is None:
        raise BadInput(f"{game} has no planner")
    return kind


__all__ = [
    "LEVELS",
    "THINKING_SECONDS",
    "Advice",
    "Bot",
    "Listener",
    "bot_names",
    "bot_seed",
    "learned_by",
    "levels_of",
    "make_appraiser",
    "make_bot",
    "make_planner",
    "make_rollout",
    "make_traits",
    "own_weights_of",
    "usual_level",
]
