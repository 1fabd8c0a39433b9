"""What a tournament has shown: ratings, win rates with their confidence, ranks, times, failures."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec
from openskill.models import PlackettLuce

from fernhandel.arena.series import Played

SURE = 1.96  # standard errors on each side of a confidence interval of 95 %


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its confidence interval of 95 %."""

    mean: float
    low: float
    high: float


class BotTable(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot has done over all its games."""

    bot: str
    games: int
    rating: float
    """A cautious estimate of skill: the mean less three deviations."""
    mean_rating: float
    wins: Estimate
    """Share of its games that a seat of this bot won; shared victories count in shares."""
    expected: float
    """What that share would be if all seats were equal."""
    rank: Estimate
    score: dict[str, float]
    seconds: float
    """Mean time for a decision."""
    longest: float
    failures: dict[str, int]


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """How often one bot came in before another where both sat at a table."""

    bot: str
    other: str
    meetings: int
    ahead: Estimate


class StepTime(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    step: str
    decisions: int
    seconds: float
    longest: float


class SeatTable(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    games: int
    wins: Estimate
    rank: Estimate


class Results(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    faults: int
    bots: list[BotTable]
    """Best first."""
    line_ups: dict[str, dict[str, Estimate]]
    """By line-up, each bot's share of the victories."""
    duels: list[Duel]
    seats: list[SeatTable]
    steps: list[StepTime]
    scores: dict[str, list[int]]
    """By bot, the first part of every score, for their distribution."""
    turns: list[int]
    decisions: list[int]


def share_of(wins: float, games: int) -> Estimate:
    """A share with Wilson's interval, which stays sensible near none and all.

    >>> share_of(0, 10).high
    0.2775401688
    """
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    p, z = wins / games, SURE
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Estimate(p, round(max(0.0, middle - half), 10), round(min(1.0, middle + half), 10))


def mean_of(values: Sequence[float]) -> Estimate:
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    return Estimate(mean, mean - SURE * spread / sqrt(count), mean + SURE * spread / sqrt(count))


def results(games: Iterable[Played], bots: list[str]) -> Results:
    """The same for the same games, in whatever order they ended."""
    ordered = sorted(games, key=lambda played: played[0].number)
    ended = [played for played in ordered if not played[1].error]
    ratings = _ratings(ended, bots)
    tables = [_bot_table(ended, bot, ratings[bot]) for bot in bots]
    players = len(ordered[0][0].pairing.bots) if ordered else 0
    return Results(
        games=len(ended),
        faults=len(ordered) - len(ended),
        bots=sorted(tables, key=lambda table: -table.mean_rating),
        line_ups=_line_ups(ended),
        duels=[_duel(ended, one, other) for one in bots for other in bots if one != other],
        seats=[_seat_table(ended, seat) for seat in range(players)],
        steps=_steps(ended, bots),
        scores={bot: _scores(ended, bot) for bot in bots},
        turns=[outcome.turns for _, outcome in ended],
        decisions=[outcome.decisions for _, outcome in ended],
    )


def _ratings(games: list[Played], bots: list[str]) -> dict[str, tuple[float, float]]:
    """Cautious and mean rating; several seats of one bot are rated by the best of them."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for fixture, outcome in games:
        seats = fixture.pairing.bots
        ranks: dict[str, int] = {}
        for place in outcome.standing:
            bot = seats[place.seat]
            ranks[bot] = min(ranks.get(bot, place.rank), place.rank)
        present = list(ranks)
        if len(present) > 1:
            teams = model.rate([[rated[bot]] for bot in present], ranks=[float(ranks[bot]) for bot in present])
            for bot, (rating,) in zip(present, teams, strict=True):
                rated[bot] = rating
    return {bot: (float(rating.ordinal()), float(rating.mu)) for bot, rating in rated.items()}


def _winners(played: Played) -> dict[int, float]:
    """By seat, its share in the victory."""
    first = [place.seat for place in played[1].standing if place.rank == 1]
    return {seat: 1 / len(first) for seat in first}


def _bot_table(games: list[Played], bot: str, rating: tuple[float, float]) -> BotTable:
    wins, seats, expected = 0.0, 0, 0.0
    ranks: list[float] = []
    sums: dict[str, float] = defaultdict(float)
    failures: dict[str, int] = defaultdict(int)
    seconds, decisions, longest, count = 0.0, 0, 0.0, 0
    for played in games:
        fixture, outcome = played
        own = {seat for seat, name in enumerate(fixture.pairing.bots) if name == bot}
        count += bool(own)
        seats += len(own)
        expected += len(own) / len(fixture.pairing.bots)
        wins += sum(share for seat, share in _winners(played).items() if seat in own)
        for place in outcome.standing:
            if place.seat in own:
                ranks.append(place.rank)
                for part, value in place.score.items():
                    sums[part] += value
        for failure in outcome.failures:
            failures[failure.kind] += failure.seat in own
        failures["illegal tries"] += sum(outcome.tries.get(seat, 0) for seat in own)
        for time in (time for seat in own for time in outcome.times[seat].values()):
            seconds, decisions, longest = seconds + time.seconds, decisions + time.decisions, max(longest, time.longest)
    return BotTable(
        bot=bot,
        games=count,
        rating=rating[0],
        mean_rating=rating[1],
        wins=share_of(wins, seats),
        expected=expected / seats if seats else 0.0,
        rank=mean_of(ranks),
        score={part: total / seats for part, total in sums.items()},
        seconds=seconds / decisions if decisions else 0.0,
        longest=longest,
        failures={kind: number for kind, number in failures.items() if number},
    )


def _line_ups(games: list[Played]) -> dict[str, dict[str, Estimate]]:
    wins: dict[str, dict[str, float]] = {}
    counts: dict[str, int] = defaultdict(int)
    for played in games:
        seats = played[0].pairing.bots
        name = " ".join(sorted(seats))
        counts[name] += 1
        shares = wins.setdefault(name, dict.fromkeys(dict.fromkeys(sorted(seats)), 0.0))
        for seat, share in _winners(played).items():
            shares[seats[seat]] += share
    return {name: {bot: share_of(won, counts[name]) for bot, won in shares.items()} for name, shares in wins.items()}


def _duel(games: list[Played], bot: str, other: str) -> Duel:
    ahead, meetings = 0.0, 0
    for fixture, outcome in games:
        rank = {place.seat: place.rank for place in outcome.standing}
        seats = fixture.pairing.bots
        for one in (seat for seat, name in enumerate(seats) if name == bot):
            for two in (seat for seat, name in enumerate(seats) if name == other):
                meetings += 1
                ahead += 1.0 if rank[one] < rank[two] else 0.5 if rank[one] == rank[two] else 0.0
    return Duel(bot=bot, other=other, meetings=meetings, ahead=share_of(ahead, meetings))


def _seat_table(games: list[Played], seat: int) -> SeatTable:
    wins = sum(_winners(played).get(seat, 0.0) for played in games)
    ranks = [float(place.rank) for _, outcome in games for place in outcome.standing if place.seat == seat]
    return SeatTable(seat=seat, games=len(games), wins=share_of(wins, len(games)), rank=mean_of(ranks))


def _steps(games: list[Played], bots: list[str]) -> list[StepTime]:
    sums: dict[tuple[str, str], list[float]] = {}
    for fixture, outcome in games:
        for seat, by_step in enumerate(outcome.times):
            for step, time in by_step.items():
                found = sums.setdefault((fixture.pairing.bots[seat], step), [0, 0.0, 0.0])
                found[0] += time.decisions
                found[1] += time.seconds
                found[2] = max(found[2], time.longest)
    ordered = sorted(sums, key=lambda key: (bots.index(key[0]), key[1]))
    return [
        StepTime(bot=bot, step=step, decisions=int(count), seconds=seconds, longest=longest)
        for bot, step in ordered
        for count, seconds, longest in [sums[bot, step]]
    ]


def _scores(games: list[Played], bot: str) -> list[int]:
    return [
        next(iter(place.score.values()), 0)
        for fixture, outcome in games
        for place in outcome.standing
        if fixture.pairing.bots[place.seat] == bot
    ]
