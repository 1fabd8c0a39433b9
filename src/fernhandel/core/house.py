"""The titles of the house, by id. The package of the games puts them on the shelf."""

from typing import TYPE_CHECKING

from fernhandel.core.refusals import BadInput

if TYPE_CHECKING:
    from fernhandel.core.title import Title

_SHELF: "dict[str, Title]" = {}


def register(title: "Title") -> None:
    _SHELF[title.about.id] = title


def title(id: str) -> "Title":
    """The title of that id; an unknown one is told with those there are."""
    if id not in _SHELF:
        raise BadInput(f"there is no game {id!r}; there is {', '.join(sorted(_SHELF))}")
    return _SHELF[id]


def prepare() -> None:
    """Build everything that is built once, before several threads ask for it."""
    for title in titles():
        title.prepare()


def titles() -> "list[Title]":
    return list(_SHELF.values())
