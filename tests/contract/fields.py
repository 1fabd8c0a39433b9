"""Every field of every table: in its copies, in its fingerprint, and in what a view gives back.

A field has to be named in each of these places; whatever is forgotten in one of them is found here by its name.
"""

import pickle
from functools import lru_cache
from typing import NamedTuple

from contract.configurations import Configuration, configurations
from contract.speaking import Speaker
from fernhandel import Action, Game, Rng
from fernhandel.bots import make_bot, make_rollout, usual_level
from fernhandel.core.deals.book import Book
from fernhandel.core.phases import Phase
from fernhandel.core.table import Table

NO_STATE = {"rules", "players", "telling", "told", "remembered"}  # the terms of a table, and who listens
LOOK_EVERY = 9
MOST_ROUNDS = 8
FAR_OFF = 1009  # further than any number on a table is from another


def fields_of(t: Table) -> list[str]:
    """By name; compiled tables have no ``__dict__``."""
    names = [name for name in dir(t) if not name.startswith("_") and name not in NO_STATE]
    return [name for name in names if not callable(getattr(t, name))]


def contents(t: Table, name: str) -> object:
    """What a field says, so that it can be compared."""
    value = getattr(t, name)
    if isinstance(value, Rng):
        return value.state()
    if isinstance(value, Book):
        return value.numbers()
    if isinstance(value, list):
        return [list(part) if isinstance(part, list) else part for part in value]
    return value


class Position(NamedTuple):
    """A game as it was looked at, and the fingerprint it had then."""

    game: Game
    fingerprint: list[int]


class Looks:
    """Positions of games by chance: some of every game, and those in which a field says something for the first time.

    Games are played until every field has changed. In every other one a bot that plays to win makes half of the
    choices, because some things hardly happen by chance, and some only by chance.
    """

    def __init__(self, game: str) -> None:
        self.rollout = make_rollout(game)
        self.bot = make_bot(usual_level(game, "easy"), game, 1)
        self.positions: list[Position] = []
        self.first: dict[str, object] = {}
        self.changed: set[str] = set()
        for number in range(MOST_ROUNDS):
            for configuration in samples(game):
                self.play(configuration.make(number), Rng.from_seed(number), by_chance=number % 2 == 0)
            if self.changed == set(self.first):
                break

    def play(self, game: Game, rng: Rng, by_chance: bool) -> None:
        moves = 0
        speaker = Speaker(Rng.from_seed(FAR_OFF))  # luck of its own: games without deals stay as they were
        while True:
            if self.is_new(game.table) or moves % LOOK_EVERY == 0 or game.over:
                self.positions.append(Position(game.copy(), game.table.fingerprint()))
            if game.over:
                return
            seats = game.to_act()
            seat = seats[rng.below(len(seats))]
            said = speaker.choose(game, seat, game.legal(seat))
            if said is not None:
                action = said
            elif by_chance or rng.below(2):
                action = self.rollout.pick(game.table, seat, rng)
            else:
                legal = [action for action in game.legal(seat) if not action.talk]
                action = self.bot.choose(game.view(seat), legal, 1.0)
            game.apply(seat, action)
            moves += 1

    def is_new(self, t: Table) -> bool:
        before = len(self.changed)
        for name in fields_of(t):
            said = contents(t, name)
            if self.first.setdefault(name, said) != said:
                self.changed.add(name)
        return len(self.changed) > before


def samples(game: str) -> list[Configuration]:
    """One of each edition and option, with as many players as can have it."""
    found = {(each.edition, each.changed): each for each in configurations() if each.game == game}
    return list(found.values())


@lru_cache
def looks(game: str) -> Looks:
    return Looks(game)


def something_else(value: object, phases: list[Phase[Table]]) -> object:
    """What could stand in that field instead; ``None`` where an empty list does not tell what could lie in it."""
    if value is None:
        return None
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + FAR_OFF
    if isinstance(value, Phase):
        return next((phase for phase in phases if phase is not value), None)
    if isinstance(value, Rng):
        return Rng.from_seed(FAR_OFF)
    if isinstance(value, Book):
        book = value.copy()
        book.said += FAR_OFF
        return book
    assert isinstance(value, list), f"what is a {type(value).__name__} on a table?"
    if not value:
        return None
    if isinstance(value[0], Action):
        return value[1:]
    first = something_else(value[0], phases)
    return None if first is None else [first, *value[1:]]


def check_every_field_says_something(game: str) -> None:
    """Else the checks below would hold whatever is done with it."""
    assert looks(game).changed == set(looks(game).first)


def check_copies_and_fingerprint(game: str) -> None:
    phases: list[Phase[Table]] = []
    tried: set[str] = set()
    for position in looks(game).positions:
        t = position.game.table.copy()
        for name in fields_of(t):
            value = getattr(t, name)
            if isinstance(value, Phase) and value not in phases:
                phases.append(value)
            other = something_else(value, phases)
            if other is None:
                continue
            setattr(t, name, other)
            assert contents(t.copy(), name) == contents(t, name), f"a copy of the table forgets {name}"
            told = t.fingerprint() != position.fingerprint
            assert told or name in t.remembered, f"the fingerprint does not tell {name}"
            setattr(t, name, value)
            tried.add(name)
    assert tried == set(looks(game).first)


def check_pickles(game: str) -> None:
    """A table comes back from a pickle with every field, and with the very things that all tables share."""
    for position in looks(game).positions:
        t = position.game.table
        other = pickle.loads(pickle.dumps(t))
        assert all(contents(other, name) == contents(t, name) for name in fields_of(t))
        assert other.fingerprint() == t.fingerprint()
        assert [other.legal(seat) for seat in other.to_act()] == [t.legal(seat) for seat in t.to_act()]


def check_copies_stay(game: str) -> None:
    """They may share a list, if it is made anew whenever it changes."""
    assert all(position.game.table.fingerprint() == position.fingerprint for position in looks(game).positions)
    t = looks(game).positions[0].game.table
    assert t.copy().rng is not t.rng, "a copy has its own luck, even where a table seldom needs any"


def check_view(game: str) -> None:
    """What is hidden is drawn, so it differs between imagined tables; what never differs must be as it is."""
    drawn: set[str] = set()
    wrong: set[str] = set()
    for position in looks(game).positions:
        t = position.game.table
        names = [name for name in fields_of(t) if name not in t.remembered]
        for observer in [*range(position.game.players), None]:
            view = position.game.view(observer)
            one, other = (view.imagine(Rng.from_seed(seed)).table for seed in (1, 2))
            drawn |= {name for name in names if contents(one, name) != contents(other, name)}
            wrong |= {name for name in names if contents(one, name) != contents(t, name)}
    assert wrong <= drawn, "what is neither drawn nor given back is missing in the view, or in what is made of it"
