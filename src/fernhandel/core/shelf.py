"""The games there are, by id: those of the house, and those that other packages bring."""

import warnings
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from fernhandel.core.refusals import BadInput

if TYPE_CHECKING:
    from fernhandel.core.title import Title

GROUP = "fernhandel.games"

_SHELF: "dict[str, Title]" = {}
_guests: list[EntryPoint] | None = None  # not yet looked for


def register(title: "Title") -> None:
    _SHELF[title.about.id] = title


def title(id: str) -> "Title":
    """The title of that id; an unknown one is told with those there are."""
    if id not in _SHELF:
        _welcome_guests()
    if id not in _SHELF:
        raise BadInput(f"there is no game {id!r}; there is {', '.join(sorted(_SHELF))}")
    return _SHELF[id]


def titles() -> "list[Title]":
    """Every game: those of the house in their order, then the guests."""
    _welcome_guests()
    return list(_SHELF.values())


def prepare() -> None:
    """Build everything that is built once, before several threads ask for it."""
    for title in titles():
        title.prepare()


def _welcome_guests() -> None:
    """Put what other packages bring on the shelf, once: a package knows the house when it is loaded, so it comes late.

    A guest that cannot be loaded, or bears a name that is taken, stays away with a warning; the others can play.
    """
    global _guests
    if _guests is not None:
        return
    _guests = list(entry_points(group=GROUP))
    for guest in _guests:
        try:
            brought: Title = guest.load()
            taken = brought.about.id in _SHELF
        except Exception as error:  # whatever it is: it is another's
            warnings.warn(f"the game {guest.name!r} ({guest.value}) cannot be loaded: {error!r}", stacklevel=2)
            continue
        if taken:
            warnings.warn(
                f"there is a game {brought.about.id!r} already; that of {guest.value} stays away", stacklevel=2
            )
        else:
            register(brought)
