"""What comes back from a pickle, in both forms alike: what is shared by all tables is that shared thing again."""

from importlib import import_module
from types import GetSetDescriptorType
from typing import TYPE_CHECKING, Any

from fernhandel.core import shelf
from fernhandel.core.chance import Rng
from fernhandel.core.terms import Terms

if TYPE_CHECKING:
    from fernhandel.core.actions import Action
    from fernhandel.core.catalogue import Catalogue
    from fernhandel.core.deals.book import Book
    from fernhandel.core.game import Game
    from fernhandel.core.phases import Phase
    from fernhandel.core.refusals import Refused
    from fernhandel.core.rules import SharedRules
    from fernhandel.core.table import Table

NO_STATE = {"players", "telling", "told"}  # told when it is made; and who listens is no part of a table


def state_of(thing: "Table | Book") -> dict[str, Any]:
    """Every field by name; those of a compiled class are in no ``__dict__``."""
    kind = type(thing)
    compiled = [name for name in dir(kind) if isinstance(getattr(kind, name), GetSetDescriptorType)]
    names = [*compiled, *getattr(thing, "__dict__", {})]
    return {name: getattr(thing, name) for name in names if not name.startswith("_") and name not in NO_STATE}


def game(terms: Terms, seed: int, moves: list[tuple[int, str]]) -> "Game":
    """A game is the fold of its record."""
    from fernhandel.core.game import Game  # a game knows how it is pickled

    found: Game = Game.deal(shelf.title(terms.game), terms, seed)
    for seat, text in moves:
        found.apply(seat, found.catalogue.from_text(text))
    return found


def imagined(terms: Terms, table: "Table", moves: list[tuple[int, "Action"]]) -> "Game":
    """A game that nobody has dealt has no record: its table is what it is."""
    from fernhandel.core.game import Game  # a game knows how it is pickled

    return Game.at(shelf.title(terms.game), terms, table, moves)


def table(terms: Terms, state: dict[str, Any]) -> "Table":
    """Dealt anew, and then everything as it was."""
    found: Table = shelf.title(terms.game).deal(terms, Rng.from_seed(0))
    found.told = []
    for name, value in state.items():
        setattr(found, name, value)
    return found


def book(players: int, state: dict[str, Any]) -> "Book":
    from fernhandel.core.deals.book import Book  # so does a book

    found = Book(players)
    for name, value in state.items():
        setattr(found, name, value)
    return found


def action(catalogue: "Catalogue", id: int) -> "Action":
    return catalogue[id]


def catalogue(terms: Terms) -> "Catalogue":
    return shelf.title(terms.game).catalogue(terms)


def rules(terms: Terms) -> "SharedRules":
    from fernhandel.core.boxed import BoxedTitle  # a boxed title knows its rules

    title = shelf.title(terms.game)
    assert isinstance(title, BoxedTitle)
    found: SharedRules = title.rules(terms)
    return found


def step(module: str, name: str) -> "Phase[Any]":
    """The step of that name, which is a constant of its module."""
    from fernhandel.core.phases import Phase  # a phase knows how it is pickled

    constants = vars(import_module(module)).values()
    return next(one for one in constants if isinstance(one, Phase) and one.name == name)


def refusal(kind: "type[Refused]", code: str, rule: str, facts: dict[str, str | int]) -> "Refused":
    return kind(code, rule, **facts)
