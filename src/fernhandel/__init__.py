"""Fernhandel: classic transport board games, exactly by their rulebooks.

>>> import fernhandel
>>> game = fernhandel.make("merchants", players=4, seed=7)
>>> rng = fernhandel.Rng.from_seed(1)
>>> while not game.over:
...     seat = game.to_act()[0]
...     options = game.legal(seat)
...     events = game.apply(seat, options[rng.below(len(options))])
>>> game.standing()[0].rank
1
>>> fernhandel.replay(game.record()).standing() == game.standing()
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from fernhandel.api import compiled, make, replay
from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.events import Event, seen_by
from fernhandel.core.game import Game
from fernhandel.core.records import BadRecord, Record
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.terms import Terms
from fernhandel.core.title import Place
from fernhandel.core.views import View

if TYPE_CHECKING:
    from fernhandel.api import games
    from fernhandel.core.drawings import draw
    from fernhandel.learning.batch import batch
else:
    from fernhandel import games  # the package, which can be called

# What is loaded by those who ask for it: it needs more than playing does.
_LATE = {"batch": "fernhandel.learning.batch", "draw": "fernhandel.core.drawings"}

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadInput",
    "BadRecord",
    "Event",
    "Game",
    "Place",
    "Record",
    "Refused",
    "Rng",
    "Terms",
    "View",
    "batch",
    "compiled",
    "draw",
    "games",
    "make",
    "replay",
    "seen_by",
]


def __getattr__(name: str) -> Any:
    if name not in _LATE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATE[name]), name)
