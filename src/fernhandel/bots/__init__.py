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

from collections.abc import Callable
from importlib import import_module

from fernhandel.bots.auf_achse.easy import EasyCarrier
from fernhandel.bots.bot import Advice, Bot
from fernhandel.bots.merchants.easy import EasyMerchant
from fernhandel.bots.normal import NormalBot
from fernhandel.bots.nuremberg.easy import EasyRailwayman
from fernhandel.bots.planner import Planner
from fernhandel.bots.random_bot import RandomBot
from fernhandel.bots.weights import in_order, own_weights
from fernhandel.core.chance import Rng
from fernhandel.core.refusals import BadInput

_EASY: dict[str, Callable[[Rng], Bot]] = {
    "auf_achse": EasyCarrier,
    "merchants": EasyMerchant,
    "nuremberg": EasyRailwayman,
}


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return ["random", "easy"]


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot of that name for that game; the same seed makes the same choices."""
    rng = Rng.from_seed(seed)
    if name == "random":
        return RandomBot(rng)
    if name == "easy" and game in _EASY:
        return _EASY[game](rng)
    if name == "normal":
        return NormalBot(make_planner(game), rng)
    raise BadInput(f"there is no bot {name!r}; there is {', '.join(bot_names())}")


def make_planner(game: str, weights: dict[str, float] | None = None) -> Planner:
    """The planner of a game, with its own weights or with others."""
    package = f"fernhandel.bots.{game}.planner"
    module = import_module(package)
    chosen = own_weights(package) if weights is None else weights
    planner: Planner = module.make(in_order(chosen, module.NAMES))
    return planner


__all__ = ["Advice", "Bot", "bot_names", "make_bot", "make_planner"]
