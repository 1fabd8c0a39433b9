"""Positions judged by what was learned: the traits of a table as numbers, and a small net that reads them.

Every seat is read by the same net, so that it does not matter who sits where. Compiled, a number of the net takes a
nanosecond.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.planner import STEEPEST, Planner, shares
from fernhandel.core.table import MOST_SEATS, Table

T = TypeVar("T", bound=Table, default=Any)

MOST_LOOKS: Final = 4  # imagined tables on which it is told what to expect of a choice
DECIDED: Final = 4.0  # the odds of a victory that has come, as a logarithm
CLOSE: Final = 3.0  # spreads within which a choice may be better than the one that is rated best
SIDE: Final = 4  # numbers that are taken at once: every row of a net is as long as a multiple of it


class Sheet:
    """Traits being written: those of the table, then those of each seat, every row filled up to its length."""

    def __init__(self, common: int, own: int, players: int) -> None:
        self.common: Final[i64] = padded(common)
        self.own: Final[i64] = padded(own)
        self.numbers: vec[float] = zeros(padded(common) + players * padded(own))
        self.at: i64 = 0

    def put(self, number: float) -> None:
        self.numbers[self.at] = number
        self.at += 1

    def put_flag(self, flag: bool) -> None:
        self.put(1.0 if flag else 0.0)

    def put_one_of(self, place: i64, count: i64) -> None:
        """So many numbers, all of them nothing but that one."""
        i: i64 = 0
        while i < count:
            self.put(1.0 if i == place else 0.0)
            i += 1

    def of_seat(self, seat: i64) -> i64:
        """Where the traits of a seat begin."""
        return self.common + seat * self.own

    def begin_seat(self, seat: i64) -> None:
        self.at = self.of_seat(seat)


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class Traits(Generic[T]):
    """What a net looks at: some numbers of the table and some of each seat, of a table that lies open.

    Whoever searches looks at imagined tables, so nothing needs to be hidden here. ``name`` bears the version: a net
    reads the traits it has learned from and no others.
    """

    def __init__(self, name: str, common: Sequence[str], own: Sequence[str]) -> None:
        self.name: Final[str] = name
        self.common: Final[tuple[str, ...]] = tuple(common)
        self.own: Final[tuple[str, ...]] = tuple(own)

    def moment(self, t: T) -> int:
        """The number of the moment: it never falls, and rises where a search may stop and look."""
        raise NotImplementedError

    def sheet(self, players: int) -> Sheet:
        return Sheet(len(self.common), len(self.own), players)

    def write(self, t: T, into: Sheet) -> None:
        """All traits of the table, and after each ``begin_seat`` those of that seat."""
        raise NotImplementedError


def above_mean(worths: list[float], seat: int) -> float:
    return worths[seat] - sum(worths) / len(worths)


def best_other(worths: list[float], seat: int) -> float:
    best = -1.0e9
    for other, worth in enumerate(worths):
        if other != seat and worth > best:
            best = worth
    return best


class Net:
    """A seat is read together with its table, then beside the mean of all seats; what it is rated decides its share.

    ``weights`` has, row by row and each row filled up: what the hidden numbers are of the table's traits, of the seat's
    traits, and by themselves; what the second ones are of the first, of their mean over the seats, and by themselves;
    what the rating is of the second ones, and of the seat's traits.
    """

    def __init__(self, common: int, own: int, hidden: int, second: int, weights: Sequence[float]) -> None:
        if hidden % SIDE or second % SIDE:
            raise ValueError(f"a net has a multiple of {SIDE} hidden numbers, not {hidden} and {second}")
        self.common: Final[i64] = padded(common)
        self.own: Final[i64] = padded(own)
        self.hidden: Final[i64] = hidden
        self.second: Final[i64] = second
        if len(weights) != net_size(common, own, hidden, second):
            raise ValueError(f"{len(weights)} weights are not those of such a net")
        at = 0
        parts: list[vec[float]] = []
        for size in part_sizes(common, own, hidden, second):
            parts.append(vec[float](weights[at : at + size]))
            at += size
        self.of_table: vec[float] = parts[0]
        self.of_seat: vec[float] = parts[1]
        self.itself: vec[float] = parts[2]
        self.of_first: vec[float] = parts[3]
        self.of_mean: vec[float] = parts[4]
        self.itself_second: vec[float] = parts[5]
        self.of_second: vec[float] = parts[6]
        self.straight: vec[float] = parts[7]
        # what it counts with: a net belongs to one bot
        self.table: vec[float] = zeros(hidden)
        self.first: vec[float] = zeros(MOST_SEATS * hidden)
        self.mean: vec[float] = zeros(hidden)
        self.beside: vec[float] = zeros(second)
        self.row: vec[float] = zeros(second)

    def ratings(self, sheet: Sheet, players: i64) -> list[float]:
        """What each seat is rated; a difference of one makes its share e times as large."""
        hidden: i64 = self.hidden
        share = 1.0 / int(players)
        self._read(sheet.numbers, 0, self.common, self.of_table, self.itself, self.table, 0)
        i: i64 = 0
        while i < hidden:
            self.mean[i] = 0.0
            i += 1
        seat: i64 = 0
        while seat < players:
            at = seat * hidden
            self._read(sheet.numbers, sheet.of_seat(seat), self.own, self.of_seat, self.table, self.first, at)
            i = 0
            while i < hidden:
                if self.first[at + i] > 0.0:
                    self.mean[i] += share * self.first[at + i]
                else:
                    self.first[at + i] = 0.0
                i += 1
            seat += 1
        self._read(self.mean, 0, hidden, self.of_mean, self.itself_second, self.beside, 0)
        return [self._rating(sheet, seat) for seat in range(players)]

    def _rating(self, sheet: Sheet, seat: i64) -> float:
        self._read(self.first, seat * self.hidden, self.hidden, self.of_first, self.beside, self.row, 0)
        rating = 0.0
        i: i64 = 0
        while i < self.second:
            if self.row[i] > 0.0:
                rating += self.row[i] * self.of_second[i]
            i += 1
        start = sheet.of_seat(seat)
        i = 0
        while i < self.own:
            rating += sheet.numbers[start + i] * self.straight[i]
            i += 1
        return rating

    def _read(
        self, numbers: vec[float], start: i64, many: i64, rows: vec[float], onto: vec[float], into: vec[float], at: i64
    ) -> None:
        """Each row of weights times the numbers from ``start`` on, and what it is added to."""
        end = start + many
        count: i64 = len(onto)
        place: i64 = 0
        row: i64 = 0
        while row < count:
            one = onto[row]
            two = 0.0
            three = 0.0
            four = 0.0
            i = start
            while i < end:
                one += numbers[i] * rows[place]
                two += numbers[i + 1] * rows[place + 1]
                three += numbers[i + 2] * rows[place + 2]
                four += numbers[i + 3] * rows[place + 3]
                i += 4
                place += 4
            into[at + row] = (one + two) + (three + four)
            row += 1


def zeros(length: int) -> vec[float]:
    return vec[float]([0.0] * length)


def padded(length: int) -> int:
    return (length + SIDE - 1) // SIDE * SIDE


def part_sizes(common: int, own: int, hidden: int, second: int) -> list[int]:
    return [
        hidden * padded(common),
        hidden * padded(own),
        hidden,
        second * hidden,
        second * hidden,
        second,
        second,
        padded(own),
    ]


def net_size(common: int, own: int, hidden: int, second: int) -> int:
    return sum(part_sizes(common, own, hidden, second))


class Appraiser(Planner[T]):
    """A planner whose positions are judged by a net, and where its choices lead by another one, the ``chooser``.

    ``trust`` is how much that counts beside its rating. A search looks ``reach`` moments ahead, with 0 as far as for
    the planner's own judgement.
    """

    def __init__(
        self,
        planner: Planner[T],
        traits: Traits[T],
        net: Net,
        chooser: Net,
        reach: int,
        belief: float,
        lasts: float,
        trust: float,
        weighed: int,
    ) -> None:
        super().__init__(planner.spread, planner.margin, planner.looks, belief, lasts)
        self.reach = reach
        self.planner = planner
        self.traits = traits
        self.net = net
        self.chooser = chooser
        self.trust = trust
        self.weighed = weighed
        self.hoping = MOST_LOOKS
        self.sheets: list[Sheet] = []  # of the tables met so far: one for each number of players

    def redeal(self, t: T, seat: int, rng: Rng) -> None:
        self.planner.redeal(t, seat, rng)

    def rate(self, t: T, seat: int, options: list[Action]) -> list[float]:
        return self.planner.rate(t, seat, options)

    def worth(self, t: T) -> list[float]:
        return self.planner.worth(t)

    def results(self, t: T) -> list[float]:
        return self.planner.results(t)

    def best(self, t: T, seat: int, options: list[Action]) -> Action:
        """Playing on: of those that the planner rates about best, the one that the chooser would make."""
        if self.weighed < 2 or len(options) == 1:
            return self.planner.best(t, seat, options)
        ratings = self.planner.rate(t, seat, options)
        close = nearly_best(ratings, self.weighed, CLOSE * self.spread)
        if len(close) == 1:
            return options[close[0]]
        best = close[0]
        most = -1e9
        for i in close:
            after: Any = t.copy()
            after.play(seat, options[i])
            value = ratings[i] / self.spread + self.trust * self.odds(after, seat)
            if value > most:
                most = value
                best = i
        return options[best]

    def hopes(self, t: T, seat: int, options: list[Action], priors: list[float]) -> list[float]:
        """What the planner makes of each option, and the chooser of the table after it."""
        hopes = super().hopes(t, seat, options, priors)
        trust = self.trust * self.spread / self.margin / STEEPEST
        for i, option in enumerate(options):
            after: Any = t.copy()
            after.play(seat, option)
            hopes[i] += trust * self.odds(after, seat)
        return hopes

    def odds(self, t: T, seat: int) -> float:
        """What the chooser makes of a seat beside all others together, as the logarithm of its odds."""
        if t.over:
            return DECIDED * (2.0 * self.planner.results(t)[seat] - 1.0)
        return odds(self.chooser.ratings(self.read(t), t.players), seat)

    def turn(self, t: T) -> int:
        return self.traits.moment(t) if self.reach else self.planner.turn(t)

    def horizon(self, t: T) -> int:
        return self.traits.moment(t) + self.reach if self.reach else self.planner.horizon(t)

    def chances(self, t: T) -> list[float]:
        if t.over:
            return self.planner.results(t)
        return shares(self.net.ratings(self.read(t), t.players), 1.0)

    def read(self, t: T) -> Sheet:
        """The traits of a table, on a sheet that is written anew for the next one."""
        while len(self.sheets) <= t.players:
            self.sheets.append(self.traits.sheet(len(self.sheets)))
        sheet = self.sheets[t.players]
        self.traits.write(t, sheet)
        return sheet


def nearly_best(ratings: list[float], count: int, within: float) -> list[int]:
    """The places of the best ratings, so many at most and none worse by more than that, best first."""
    least = max(ratings) - within
    found: list[int] = []
    for i, rating in enumerate(ratings):
        if rating >= least:
            at = len(found)
            while at > 0 and ratings[found[at - 1]] < rating:
                at -= 1
            if at < count:
                found.insert(at, i)
                if len(found) > count:
                    found.pop()
    return found


def odds(ratings: list[float], seat: int) -> float:
    """How much more a seat is rated than all others together, as the logarithm of its odds."""
    others = [rating for other, rating in enumerate(ratings) if other != seat]
    most = max(others)
    return ratings[seat] - most - log(sum([exp(rating - most) for rating in others]))
