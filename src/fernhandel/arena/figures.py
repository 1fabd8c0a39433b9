"""The figures of a series: turns, decisions, winners and scores."""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from fernhandel.arena.match import Outcome, Pairing


class Spread(msgspec.Struct, frozen=True):
    least: int
    mean: float
    most: int


class Tally(msgspec.Struct):
    """How one seat or one kind of bot has done; a shared first place counts in shares."""

    games: int = 0
    wins: float = 0.0
    score: dict[str, float] = {}
    """The mean of each part of the score."""

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


class Figures(msgspec.Struct, frozen=True):
    games: int
    turns: Spread
    decisions: Spread
    by_seat: list[Tally]
    by_bot: dict[str, Tally]
    errors: dict[int, str]
    """By seed."""


def figures(pairing: Pairing, outcomes: Iterable[Outcome]) -> Figures:
    """The same for the same games, in whatever order they ended."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.seed)
    ended = [outcome for outcome in ordered if not outcome.fault]
    by_bot: dict[str, Tally] = {}
    for name in dict.fromkeys(pairing.bots):
        by_bot[name] = _tally(ended, {seat for seat, bot in enumerate(pairing.bots) if bot == name})
    return Figures(
        games=len(ended),
        turns=_spread([outcome.turns for outcome in ended]),
        decisions=_spread([outcome.decisions for outcome in ended]),
        by_seat=[_tally(ended, {seat}) for seat in range(len(pairing.bots))],
        by_bot=by_bot,
        errors={outcome.seed: outcome.fault for outcome in ordered if outcome.fault},
    )


def _spread(numbers: list[int]) -> Spread:
    if not numbers:
        return Spread(0, 0.0, 0)
    return Spread(min(numbers), sum(numbers) / len(numbers), max(numbers))


def _tally(ended: list[Outcome], seats: set[int]) -> Tally:
    """Of those seats together; the wins are of any of them, the scores are per seat."""
    wins = 0.0
    sums: dict[str, int] = defaultdict(int)
    for outcome in ended:
        winners = [place.seat for place in outcome.standing if place.rank == 1]
        wins += sum(seat in seats for seat in winners) / len(winners)
        for place in outcome.standing:
            if place.seat in seats:
                for part, value in place.score.items():
                    sums[part] += value
    scored = len(ended) * len(seats)
    return Tally(len(ended), wins, {part: total / scored for part, total in sums.items()})
