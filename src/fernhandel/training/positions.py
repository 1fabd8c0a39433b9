"""Positions of games that bots play among themselves, as the net is to see them, with what came of them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fernhandel.bots import make_planner, make_traits
from fernhandel.core.appraisal import Traits
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner
from fernhandel.core.table import Table
from fernhandel.core.terms import Terms
from fernhandel.training.files import whole
from fernhandel.training.players import Expecting
from fernhandel.training.tables import laid

Floats = NDArray[np.float32]
ALONG_THE_WAY = 0.1  # how often a position in the middle of a turn is taken
FINE = 1 << 30
CURIOUS = 0.15  # how often a choice is drawn, not the best one made: what is learned is where good play leads
SEEN = 0.75  # how often a position is dealt anew for one of the seats, as a search sees it


@dataclass
class Positions:
    """Rows: the traits of a table with one number of players, and each seat's share in the victory in the end."""

    common: Floats
    own: Floats
    """By row, seat and trait."""
    shares: Floats
    planned: Floats
    """What the planner took the shares to be."""
    game: NDArray[np.int64]
    """Which game a row comes from: rows of one game are never on both sides of a test."""

    def __len__(self) -> int:
        return len(self.game)

    def __getitem__(self, rows: NDArray[np.bool_]) -> "Positions":
        return Positions(*(column[rows] for column in self.columns()))

    def columns(self) -> tuple[NDArray[Any], ...]:
        return self.common, self.own, self.shares, self.planned, self.game

    def save(self, path: Path) -> None:
        with whole(path) as written:
            np.savez(written, *self.columns())


def load(paths: Sequence[Path]) -> Positions:
    """Positions of one number of players, from many files."""
    columns: list[list[NDArray[Any]]] = [[], [], [], [], []]
    for path in paths:
        with np.load(path) as file:
            for column, name in zip(columns, file.files, strict=True):
                column.append(file[name])
    return Positions(*(np.concatenate(column) for column in columns))


def carried_back(positions: Positions, judged: Floats, result: float) -> Positions:
    """The same positions with what to learn of them: the result of their game, and what is judged of those after them.

    The nearer the end, the more of it is the result: ``result`` of every step between is left of it.
    """
    shares = positions.shares.copy()
    for row in range(len(positions) - 2, -1, -1):
        if positions.game[row] == positions.game[row + 1]:
            shares[row] = result * shares[row + 1] + (1 - result) * judged[row + 1]
    return replace(positions, shares=shares)


class Notes:
    """Positions of one number of players while they are collected."""

    def __init__(self, traits: Traits, planner: Planner, players: int) -> None:
        self.traits = traits
        self.planner = planner
        self.players = players
        self.sheet = traits.sheet(players)
        self.rows: list[Floats] = []
        self.planned: list[list[float]] = []
        self.shares: list[list[float]] = []
        self.games: list[int] = []

    def note(self, table: Table) -> None:
        self.traits.write(table, self.sheet)
        self.rows.append(np.array(self.sheet.numbers, dtype=np.float32))
        self.planned.append(self.planner.chances(table))

    def end(self, results: list[float], game: int) -> None:
        """What came of all positions noted since the game before."""
        new = len(self.rows) - len(self.shares)
        self.shares += [results] * new
        self.games += [game] * new

    def positions(self) -> Positions:
        common, own = rows_of(self.traits, self.rows, self.players)
        return Positions(
            common,
            own,
            np.array(self.shares, dtype=np.float32),
            np.array(self.planned, dtype=np.float32),
            np.array(self.games, dtype=np.int64),
        )


def rows_of(traits: Traits, sheets: Sequence[Floats], players: int) -> tuple[Floats, Floats]:
    """What stands on many sheets of one number of players: traits of the table, and of each seat."""
    rows = np.stack(sheets)
    seats = rows[:, int(traits.sheet(players).common) :].reshape(len(rows), players, -1)
    return np.ascontiguousarray(rows[:, : len(traits.common)]), np.ascontiguousarray(seats[:, :, : len(traits.own)])


@dataclass(frozen=True)
class Sitting:
    """Some games to be played one after the other."""

    number: int
    terms: Terms
    first: int
    games: int

    @property
    def seeds(self) -> range:
        return range(self.first, self.first + self.games)


def play(sitting: Sitting) -> tuple[Sitting, Positions]:
    """What a process of its own does."""
    return sitting, collect(sitting)


def collect(sitting: Sitting) -> Positions:
    """Positions of games that the planner plays with itself."""
    terms = sitting.terms
    planner = make_planner(terms.game, searching=True)
    player = Expecting(planner, "planner")
    notes = Notes(make_traits(terms.game), planner, terms.players)
    for seed in sitting.seeds:
        rng = Rng.from_seed(seed)
        table = laid(terms, rng)
        turn = -1
        while not table.over:
            seat = table.to_act()[0]
            options = table.legal(seat)
            now = planner.turn(table)
            seldom = 1 / (planner.horizon(table) - now)  # where a turn is one seat's, one of a round is enough
            if is_luck(rng, seldom if now > turn else ALONG_THE_WAY):
                notes.note(as_seen(table, planner, rng))
            turn = now
            if is_luck(rng, CURIOUS):
                table.play(seat, planner.draw(table, seat, options, rng))
            else:
                table.play(seat, player.choose(table, seat, options, rng))
        notes.end(planner.results(table), seed)
    return notes.positions()


def as_seen(table: Table, planner: Planner, rng: Rng) -> Table:
    """A position as the net will meet it: mostly dealt anew for one of the seats."""
    if not is_luck(rng, SEEN):
        return table
    seen: Table = table.copy()
    planner.redeal(seen, rng.below(table.players), rng)
    return seen


def is_luck(rng: Rng, part: float) -> bool:
    return rng.below(FINE) / FINE < part
