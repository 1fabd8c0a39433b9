"""Who plays the games that are learned from: all on tables that lie open, so each imagines what it may not know."""

from typing import Protocol

from fernhandel.bots import make_appraiser, make_planner
from fernhandel.bots.learned import LearnedNet
from fernhandel.bots.search import CONSIDERED, Search
from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner, shares
from fernhandel.core.table import Table

LEAST_PRIOR = 0.05  # of the best one's, below which nobody asks where a choice leads
ROUNDS = 3  # of a search for one decision: by them it sees already how a game can be ended early
SELDOM = 5  # a search takes ten times as long: so many games with the planner come to one with `hard`
UNHURRIED = 10.0  # seconds: the rounds are its limit, so that it plays the same on every machine


class Player(Protocol):
    name: str

    def choose(self, table: Table, seat: int, options: list[Action], rng: Rng) -> Action: ...


class Expecting:
    """Takes what most is expected of, without any search."""

    def __init__(self, planner: Planner, name: str = "") -> None:
        self.planner = planner
        self.name = name

    def choose(self, table: Table, seat: int, options: list[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        seen, likely, priors = likely_choices(self.planner, table, seat, options, rng)
        if len(likely) == 1:
            return likely[0]
        hopes = self.planner.hopes(seen, seat, likely, priors)
        return likely[hopes.index(max(hopes))]


class Searching:
    """``hard`` with a few rounds for a decision."""

    def __init__(self, planner: Planner, name: str) -> None:
        self.planner = planner
        self.name = name

    def choose(self, table: Table, seat: int, options: list[Action], rng: Rng) -> Action:
        if len(options) == 1:
            return options[0]
        seen = table.copy()
        self.planner.redeal(seen, seat, rng)
        search = Search(self.planner, seat, rng)
        search.run(seen, options, UNHURRIED, ROUNDS)
        chosen = search.best(options).action
        assert chosen is not None
        return chosen


def likely_choices(
    planner: Planner, table: Table, seat: int, options: list[Action], rng: Rng
) -> tuple[Table, list[Action], list[float]]:
    """A table as that seat may imagine it, and what its planner would think of there, the likeliest first."""
    seen: Table = table.copy()
    planner.redeal(seen, seat, rng)
    priors = shares(planner.rate(seen, seat, options), planner.spread)
    least = LEAST_PRIOR * max(priors)
    likely = sorted((i for i, prior in enumerate(priors) if prior >= least), key=lambda i: -priors[i])[:CONSIDERED]
    return seen, [options[i] for i in likely], [priors[i] for i in likely]


def strangers(game: str, rival: LearnedNet | None) -> list[Player]:
    """Who plays otherwise than the one that learns: `hard` and its planner, or the rival who is to be beaten."""
    if rival:
        return [Expecting(make_appraiser(game, rival), "rival")]
    planner = make_planner(game, searching=True)
    return [Searching(planner, "hard"), *[Expecting(planner, "planner")] * SELDOM]
