"""The games there are, by id: those of the house, and those that other packages bring."""

import re
import warnings
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from fernhandel.core.refusals import BadInput
from fernhandel.core.table import MOST_SEATS

if TYPE_CHECKING:
    from fernhandel.core.title import Title

GROUP = "fernhandel.games"
WORDS_OF_MAKE = {"game", "players", "edition", "seed", "board"}

AN_ID = re.compile(r"[a-z][a-z0-9_]*")  # it stands in addresses, names of files and names of types

_SHELF: "dict[str, Title]" = {}
_guests: list[EntryPoint] | None = None  # not yet looked for
_welcomed: "list[Title]" = []


def register(title: "Title") -> None:
    """Put a game on the shelf. Its name is its own, and no option is called as something `fernhandel.make` is told."""
    about = title.about
    taken = sorted(WORDS_OF_MAKE & {option.name for option in about.options})
    if not AN_ID.fullmatch(about.id):
        raise ValueError(f"{about.id!r} is no id of a game: that has small letters, digits and _")
    if max(about.players) > MOST_SEATS:
        raise ValueError(f"{about.id} is for more than {MOST_SEATS} players")
    if taken:
        raise ValueError(f"an option of {about.id} cannot be called {' or '.join(taken)}")
    if _SHELF.get(about.id, title) is not title:
        raise ValueError(f"there is a game {about.id!r} already")
    _SHELF[about.id] = title


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
    """Build everything that is built once, before several threads ask for it. A guest that cannot be built leaves."""
    for title in titles():
        try:
            title.prepare()
        except Exception as error:
            if title not in _welcomed:
                raise
            del _SHELF[title.about.id]
            _stays_away(title.about.id, error)


def _welcome_guests() -> None:
    """Put what other packages bring on the shelf, once: a package knows the house when it is loaded, so it comes late.

    A guest that cannot be put there stays away with a warning; the others can play.
    """
    global _guests
    if _guests is not None:
        return
    _guests = list(entry_points(group=GROUP))
    for guest in _guests:
        try:
            title = guest.load()
            register(title)
        except Exception as error:  # whatever it is: it is another's
            _stays_away(f"{guest.name} of {guest.value}", error)
        else:
            _welcomed.append(title)


def _stays_away(who: str, error: Exception) -> None:
    warnings.warn(f"the game {who} stays away: {error!r}", stacklevel=3)
