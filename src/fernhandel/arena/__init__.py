"""Many games at once: series of bots among themselves, tournaments, ratings, reports.

`tournament` plays one and returns its figures, `load` reads one back from its folder.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fernhandel.arena.tournaments import Tournament, load, tournament

__all__ = ["Tournament", "load", "tournament"]


def __getattr__(name: str) -> Any:
    """Loaded when they are asked for: a worker plays its games without reports and ratings."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("fernhandel.arena.tournaments"), name)
