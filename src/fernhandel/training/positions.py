"""Positions of games that bots play among themselves, as the net is to see them, with what came of them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fernhandel.bots import make_appraiser, make_planner, make_traits
from fernhandel.bots.learned import LearnedNet
from fernhandel.bots.weights import Weights
from fernhandel.core import shelf
from fernhandel.core.actions import Action
from fernhandel.core.appraisal import Traits
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner, shares
from fernhandel.core.table import Table
from fernhandel.core.terms import Terms
from fernhandel.training.files import whole

Floats = NDArray[np.float32]
ALONG_THE_WAY = 0.1  # how often a position in the middle of a turn is taken
FINE = 1 << 30
CURIOUS = 0.15  # how often a choice is drawn, not the best one made: what is learned is where good play leads
LEAST_PRIOR = 0.02  # of the best one's, below which nobody asks where a choice leads
STRANGERS = 0.25  # how often a seat is played by the planner of the house: others play otherwise than oneself
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
        common, own = len(self.traits.common), len(self.traits.own)
        rows = np.stack(self.rows)
        start = int(self.sheet.common)
        seats = rows[:, start:].reshape(len(rows), self.players, -1)[:, :, :own]
        return Positions(
            np.ascontiguousarray(rows[:, :common]),
            np.ascontiguousarray(seats),
            np.array(self.shares, dtype=np.float32),
            np.array(self.planned, dtype=np.float32),
            np.array(self.games, dtype=np.int64),
        )


@dataclass(frozen=True)
class Sitting:
    """Some games to be played one after the other."""

    number: int
    terms: Terms
    first: int
    games: int
    net: LearnedNet | None = None
    """The net by whose judgement they are played; without one the planner plays."""
    planner: Weights | None = None
    """What that planner believes, if not what that of ``hard`` does."""
    rival: LearnedNet | None = None
    """Who plays on all seats but one, if they are games against somebody."""

    @property
    def seeds(self) -> range:
        return range(self.first, self.first + self.games)


def play(sitting: Sitting) -> tuple[Sitting, Positions]:
    """What a process of its own does."""
    return sitting, collect(sitting)


def collect(sitting: Sitting) -> Positions:
    terms = sitting.terms
    title = shelf.title(terms.game)
    planner = make_planner(terms.game, sitting.planner, searching=True)
    player = make_appraiser(terms.game, sitting.net) if sitting.net else planner
    stranger: Planner = make_planner(terms.game, searching=True)
    if sitting.rival:
        stranger = make_appraiser(terms.game, sitting.rival)
    notes = Notes(make_traits(terms.game), planner, terms.players)
    for seed in sitting.seeds:
        rng = Rng.from_seed(seed)
        table = title.deal(terms, rng.fork())
        table.told = []
        table.quieten()  # DL35
        seats = [stranger if is_strange(sitting, seat, seed, rng) else player for seat in range(terms.players)]
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
                table.play(seat, most_hoped(seats[seat], table, seat, options, rng))
        notes.end(planner.results(table), seed)
    return notes.positions()


def is_strange(sitting: Sitting, seat: int, seed: int, rng: Rng) -> bool:
    """Whether somebody else sits there: against a rival there is one seat that learns."""
    if sitting.rival:
        return seat != seed % sitting.terms.players
    return is_luck(rng, STRANGERS)


def most_hoped(planner: Planner, table: Table, seat: int, options: list[Action], rng: Rng) -> Action:
    """The choice of which most is expected without any search, on a table as that seat may imagine it."""
    if len(options) == 1:
        return options[0]
    seen = table.copy()
    planner.redeal(seen, seat, rng)
    priors = shares(planner.rate(seen, seat, options), planner.spread)
    least = LEAST_PRIOR * max(priors)
    likely = [i for i, prior in enumerate(priors) if prior >= least]
    if len(likely) == 1:
        return options[likely[0]]
    hopes = planner.hopes(seen, seat, [options[i] for i in likely], [priors[i] for i in likely])
    return options[likely[hopes.index(max(hopes))]]


def as_seen(table: Table, planner: Planner, rng: Rng) -> Table:
    """A position as the net will meet it: mostly dealt anew for one of the seats."""
    if not is_luck(rng, SEEN):
        return table
    seen: Table = table.copy()
    planner.redeal(seen, rng.below(table.players), rng)
    return seen


def is_luck(rng: Rng, part: float) -> bool:
    return rng.below(FINE) / FINE < part
