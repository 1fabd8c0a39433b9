"""What to choose, learned by trying: games in which every choice is drawn, and what came of each.

A choice that came out better than expected becomes likelier, and so a net learns which of the tables it may leave
behind is the one to make for. What is expected is told by a second net, a critic, that learns beside it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fernhandel.bots import make_appraiser
from fernhandel.bots.learned import LearnedNet
from fernhandel.core.actions import Action
from fernhandel.core.appraisal import DECIDED, Appraiser, odds
from fernhandel.core.chance import Rng
from fernhandel.core.planner import shares
from fernhandel.core.table import Table
from fernhandel.training.players import Player, likely_choices, strangers
from fernhandel.training.positions import FINE, Floats, Sitting, is_luck, rows_of
from fernhandel.training.tables import laid

AMONG_OTHERS = 0.35  # of the games that others play in, too: who learns from himself alone knows no other play
CARRIED = 0.96  # how much of what comes later is told back from one decision to the one before
LONGEST = 10_000  # decisions of a game; players that all shun the end would play on for ever

Narrow = NDArray[np.float16]


@dataclass(frozen=True)
class Bout:
    """Some games with choices that are drawn."""

    sitting: Sitting
    net: LearnedNet
    sharpness: float
    """How much likelier a choice is by how much better it is rated."""
    rival: LearnedNet | None = None
    """Who plays on all seats but one, if they are games against somebody."""


@dataclass
class Decisions:
    """Of games with one number of players: rows for all the tables to which the choices lead, and for the decisions."""

    common: Narrow
    own: Narrow
    """By row, seat and trait."""
    prior: Floats
    """By the planner's rating, as a logarithm."""
    decided: Floats
    """The odds where the game is over; elsewhere no number."""
    first: NDArray[np.int64]
    """The first row of every decision, and the number of rows."""
    taken: NDArray[np.int64]
    """Which of its rows a decision took."""
    chance: Floats
    """How likely it was."""
    expected: Floats
    """What share in the victory was expected before it."""
    gain: Floats
    """By how much more came of it."""
    result: Floats
    """The seat's share in the end."""
    seat: NDArray[np.int64]
    won: list[tuple[str, float]]
    """Each learning seat's share in the victory, and against whom."""

    def __len__(self) -> int:
        return len(self.taken)

    @property
    def players(self) -> int:
        return int(self.own.shape[1])


def joined(parts: Sequence[Decisions]) -> Decisions:
    """Decisions of one number of players."""
    starts = np.cumsum([0, *(len(part.prior) for part in parts)])
    first = [part.first[:-1] + start for part, start in zip(parts, starts, strict=False)]

    def of(name: str) -> NDArray[Any]:
        return np.concatenate([getattr(part, name) for part in parts])

    return Decisions(
        of("common"),
        of("own"),
        of("prior"),
        of("decided"),
        np.concatenate([*first, starts[-1:]]),
        of("taken"),
        of("chance"),
        of("expected"),
        of("gain"),
        of("result"),
        of("seat"),
        [one for part in parts for one in part.won],
    )


@dataclass
class Decision:
    """One that was drawn: what was there to choose from, and what was expected."""

    tables: list[Floats | None]
    """What is read of the table after each choice; nothing of one where the game is over."""
    decided: list[float]
    priors: list[float]
    taken: int
    chance: float
    expected: float


class Trying:
    """Plays by drawing its choices, and keeps what it saw."""

    name = "self"

    def __init__(self, appraiser: Appraiser, sharpness: float) -> None:
        self.appraiser = appraiser
        self.sharpness = sharpness
        self.made: list[list[Decision]] = []

    def begin(self, players: int) -> None:
        self.made = [[] for _ in range(players)]

    def choose(self, table: Table, seat: int, options: list[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        seen, likely, priors = likely_choices(self.appraiser, table, seat, options, rng)
        if len(likely) == 1:
            return likely[0]
        tables: list[Floats | None] = []
        decided: list[float] = []
        ratings: list[float] = []
        expected: list[float] = []
        for action, prior in zip(likely, priors, strict=True):
            after: Table = seen.copy()
            after.play(seat, action)
            said, share = self.appraise(after, seat, tables)
            decided.append(said if after.over else np.nan)
            ratings.append(self.sharpness * (log(prior) + self.appraiser.trust * said))
            expected.append(share)
        chances = shares(ratings, 1.0)
        taken = drawn(chances, rng)
        mean = sum(chance * share for chance, share in zip(chances, expected, strict=True))
        logs = [log(prior) for prior in priors]
        self.made[seat].append(Decision(tables, decided, logs, taken, chances[taken], mean))
        return likely[taken]

    def appraise(self, after: Table, seat: int, tables: list[Floats | None]) -> tuple[float, float]:
        """What the chooser makes of a seat after a choice, and its share by the critic."""
        appraiser = self.appraiser
        if after.over:
            tables.append(None)
            share = appraiser.results(after)[seat]
            return DECIDED * (2.0 * share - 1.0), share
        sheet = appraiser.read(after)
        tables.append(np.array(sheet.numbers, dtype=np.float32))
        players = after.players
        share = shares(appraiser.net.ratings(sheet, players), 1.0)[seat]
        return odds(appraiser.chooser.ratings(sheet, players), seat), share


def drawn(chances: list[float], rng: Rng) -> int:
    """The place of one of them, by chance."""
    ticket = rng.below(FINE) / FINE
    for i, chance in enumerate(chances):
        ticket -= chance
        if ticket < 0.0:
            return i
    return len(chances) - 1


def try_choices(bout: Bout) -> Decisions:
    """What a process of its own does."""
    terms = bout.sitting.terms
    appraiser = make_appraiser(terms.game, bout.net)
    trying = Trying(appraiser, bout.sharpness)
    others = strangers(terms.game, bout.rival)
    notes = Notes(appraiser, terms.players)
    for seed in bout.sitting.seeds:
        rng = Rng.from_seed(seed)
        table = laid(terms, rng)
        trying.begin(terms.players)
        other = others[rng.below(len(others))]
        seats = company(trying, other, bout, seed, rng)
        for _ in range(LONGEST):
            if table.over:
                break
            seat = table.to_act()[0]
            table.play(seat, seats[seat].choose(table, seat, table.legal(seat), rng))
        if table.over:
            against = trying.name if other not in seats else other.name
            for seat, share in enumerate(appraiser.results(table)):
                if seats[seat] is trying:
                    notes.end(seat, trying.made[seat], share)
                    notes.won.append((against, share))
    return notes.decisions()


def company(trying: Trying, other: Player, bout: Bout, seed: int, rng: Rng) -> list[Player]:
    """Who sits where: the one that learns on all seats or on some, against a rival on one."""
    players = bout.sitting.terms.players
    if bout.rival:
        return [trying if seat == seed % players else other for seat in range(players)]
    if not is_luck(rng, AMONG_OTHERS):
        return [trying] * players
    sure = rng.below(players)  # one seat at least learns, and one does not
    first = (sure + 1 + rng.below(players - 1)) % players
    return [trying if seat == sure or (seat != first and rng.below(2)) else other for seat in range(players)]


class Notes:
    """Decisions of one number of players while they are collected."""

    def __init__(self, appraiser: Appraiser, players: int) -> None:
        self.traits = appraiser.traits
        self.players = players
        self.nothing = np.zeros(len(self.traits.sheet(players).numbers), np.float32)
        self.tables: list[Floats] = []
        self.prior: list[float] = []
        self.decided: list[float] = []
        self.first = [0]
        self.made: list[tuple[int, float, float, float, float, int]] = []
        self.won: list[tuple[str, float]] = []

    def end(self, seat: int, made: list[Decision], share: float) -> None:
        """What came of a seat's decisions: each is told of those after it, the nearer the more."""
        later, gain = share, 0.0
        for decision in reversed(made):
            gain = later - decision.expected + CARRIED * gain
            later = decision.expected
            self.tables += [self.nothing if table is None else table for table in decision.tables]
            self.prior += decision.priors
            self.decided += decision.decided
            self.first.append(len(self.prior))
            self.made.append((decision.taken, decision.chance, decision.expected, gain, share, seat))

    def decisions(self) -> Decisions:
        common, own = rows_of(self.traits, self.tables or [self.nothing], self.players)
        taken, chance, expected, gain, result, seat = zip(*self.made, strict=True) if self.made else ((),) * 6
        return Decisions(
            common[: len(self.prior)].astype(np.float16),
            own[: len(self.prior)].astype(np.float16),
            np.array(self.prior, np.float32),
            np.array(self.decided, np.float32),
            np.array(self.first, np.int64),
            np.array(taken, np.int64),
            np.array(chance, np.float32),
            np.array(expected, np.float32),
            np.array(gain, np.float32),
            np.array(result, np.float32),
            np.array(seat, np.int64),
            self.won,
        )
