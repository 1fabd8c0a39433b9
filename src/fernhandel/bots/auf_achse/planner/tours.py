"""The heart of it: in which order a truck starts and delivers its contracts, and which of them it leaves alone."""

from typing import Final

from mypy_extensions import i64

from fernhandel.bots.auf_achse.planner.ground import LONGEST, Ground
from fernhandel.games.auf_achse.board import NOWHERE, Contracts

WIDTH: Final = 4  # next stops looked at, the nearest first
MOST_STOPS: Final = 250  # stops looked at in all; after them only the nearest
MANY: Final = 4  # contracts from which on it pays to remember where the search has been
FAR: Final = 1000.0


class Way:
    """A first stop, what the rest of the tour brings from there, and what that loses by each turn of delay."""

    def __init__(self, stop: int, steps: list[int], table: list[float], turns: float) -> None:
        self.stop = stop
        self.steps = steps  # from every space, past the signs
        self.table = table  # turns by steps
        self.turns = turns  # after which the stop is thought to be reached
        self.worth = 0.0
        self.slope = 0.0

    def after(self, turns: float) -> float:
        """What the tour brings when the stop is reached after so many turns."""
        return self.worth + self.slope * (turns - self.turns)


class Tours:
    """One truck's contracts, searched for the best tour.

    A contract that is delivered after ``turns`` brings its revenue if the game is not over by then, and every turn
    on tour costs what it could earn otherwise.
    """

    def __init__(self) -> None:
        self.contracts: Contracts | None = None
        self.ground: Ground | None = None
        self.hops: list[list[float]] = []
        self.exact_hops: list[list[float]] = []
        self.cities: i64 = 0
        self.turn = 0.0  # what a turn costs
        self.left = 1.0  # turns until the end of the game
        self.idle = 0.0
        self.again = 0.0
        # the contracts, and as bits: those aboard, those to be started, those of them that only an exact count fetches
        self.count: i64 = 0
        self.start: list[int] = []
        self.to: list[int] = []
        self.goods: list[int] = []
        self.revenue: list[float] = []
        self.aboard: i64 = 0
        self.waiting: i64 = 0
        self.fetched: i64 = 0
        self.free: i64 = 0
        self.net: list[float] = []  # by contract: the most it can bring to a full truck that shares the time
        self.hoped = 0.0  # the sum of these
        self.room = 1.0
        self.best = 0.0
        self.stops: i64 = 0
        self.been: dict[int, float] = {}  # by city and contracts left: the most that was earned until there
        self.best_slope = 0.0

    def prepare(
        self, ground: Ground, contracts: Contracts, turn: float, left: float, idle: float, again: float, room: int
    ) -> None:
        self.ground = ground
        self.contracts = contracts
        self.hops = ground.hops
        self.exact_hops = ground.exact_hops
        self.cities = ground.board.cities
        self.turn = turn
        self.left = left
        self.idle = idle * turn
        self.again = again
        self.count = 0
        self.start = []
        self.to = []
        self.goods = []
        self.revenue = []
        self.aboard = 0
        self.waiting = 0
        self.fetched = 0
        self.free = room
        self.room = float(room)
        self.net = []
        self.hoped = 0.0

    def add(self, card: int, aboard: bool, share: float) -> None:
        """One more contract, of which that share of the revenue may be hoped for."""
        contracts = self.contracts
        assert contracts is not None
        bit: i64 = 1 << self.count
        self.start.append(contracts.start[card])
        self.to.append(contracts.to[card])
        self.goods.append(contracts.goods[card])
        self.revenue.append(contracts.revenue[card] * share)
        time = 0.0 if aboard else self.hops[contracts.start[card]][contracts.to[card]]
        shared = self.turn * time * contracts.goods[card] / self.room
        self.net.append(max(0.0, contracts.revenue[card] * share - shared))
        self.hoped += self.net[-1]
        if aboard:
            self.aboard |= bit
            self.free -= contracts.goods[card]
        else:
            self.waiting |= bit
        self.count += 1

    def take_back(self) -> None:
        """The contract added last, which was not aboard."""
        self.count -= 1
        bit: i64 = 1 << self.count
        self.waiting &= ~bit
        self.fetched &= ~bit
        self.start.pop()
        self.to.pop()
        self.goods.pop()
        self.revenue.pop()
        self.hoped -= self.net.pop()

    # -- what a tour is worth --------------------------------------------------------------------------------------

    def from_city(self, city: int, least: float) -> float:
        """The best tour of a truck that has arrived in a city and may load there; at least the worth known before."""
        self.best = least
        self.begin()
        self.go_on(city, 0.0, self.free, self.aboard, self.waiting, 0.0, 0.0, self.hoped, 0)
        return self.best

    def from_space(self, at: int, construction: int, jam: int, least: float) -> float:
        """The best tour of a truck that stands somewhere; what begins here has to wait until it comes back (AR22)."""
        best = least
        ways = self.ways(at, construction, jam, True)
        if not ways:
            return max(best, -self.idle)
        for way in ways:
            if way.worth > best:
                best = way.worth
        return best

    def ways(self, at: int, construction: int, jam: int, standing: bool) -> list[Way]:
        """All first stops of a truck, with the best tour from each."""
        ground = self.ground
        assert ground is not None
        ways: list[Way] = []
        seen: i64 = 0
        for i in range(self.count):
            bit: i64 = 1 << i
            if self.aboard & bit:
                stop = self.to[i]
            elif self.goods[i] <= self.free:
                stop = self.start[i]
            else:
                continue
            city: i64 = 1 << stop
            if seen & city:
                continue
            seen |= city
            steps = ground.open_steps(stop, construction, jam)
            table = ground.exact_turns if self.only_fetched(stop) else ground.turns
            away = steps[at] if at != NOWHERE else 0
            turns = self.again if away == 0 and standing else table[min(LONGEST, away)]
            way = Way(stop, steps, table, turns)
            self.follow(way)
            ways.append(way)
        return ways

    def only_fetched(self, stop: int) -> bool:
        """Whether no contract gives the right to stop early in a city (A2.3, AR41)."""
        if not self.fetched:
            return False
        for i in range(self.count):
            bit: i64 = 1 << i
            if not self.fetched & bit and (self.start[i] == stop or self.to[i] == stop):
                return False
        return True

    def follow(self, way: Way) -> None:
        best = self.best
        self.best = -FAR * FAR
        self.best_slope = 0.0
        self.begin()
        self.arrive(way.stop, -1, way.turns, self.free, self.aboard, self.waiting, 0.0, 0.0, self.hoped, 0)
        way.worth = self.best
        way.slope = self.best_slope
        self.best = best

    # -- the search ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.stops = 0
        if self.been:
            self.been.clear()

    def knows_better(self, city: i64, aboard: i64, waiting: i64, worth: float) -> bool:
        """Whether the search has been in this city with the same contracts left, and at least as rich."""
        key: i64 = ((waiting << self.count) | aboard) * self.cities + city
        known = self.been.get(key)
        if known is not None and known >= worth:
            return True
        self.been[key] = worth
        return False

    def arrive(
        self,
        city: i64,
        load: i64,
        turns: float,
        free: i64,
        aboard: i64,
        waiting: i64,
        earned: float,
        slope: float,
        hoped: float,
        depth: i64,
    ) -> None:
        """Everything bound for this city is delivered (A5.6), then a contract is loaded, if any."""
        if aboard:
            in_time = self.in_time(turns)
            for i in range(self.count):
                bit: i64 = 1 << i
                if aboard & bit and self.to[i] == city:
                    aboard &= ~bit
                    free += self.goods[i]
                    hoped -= self.net[i]
                    earned += self.revenue[i] * in_time
                    slope += self.revenue[i] * self.fading(turns, in_time)
        if load >= 0:
            loaded: i64 = 1 << load
            free -= self.goods[load]
            aboard |= loaded
            waiting &= ~loaded
        self.go_on(city, turns, free, aboard, waiting, earned, slope, hoped, depth)

    def go_on(
        self,
        city: i64,
        turns: float,
        free: i64,
        aboard: i64,
        waiting: i64,
        earned: float,
        slope: float,
        hoped: float,
        depth: i64,
    ) -> None:
        """Try the next stops of a truck that has done its business in a city, the nearest first."""
        worth = earned - self.turn * turns
        if worth - self.idle / (1.0 + turns) > self.best:
            self.best = worth - self.idle / (1.0 + turns)
            self.best_slope = slope - self.turn
        if self.count >= MANY and self.knows_better(city, aboard, waiting, worth):
            return
        self.stops += 1
        width: i64 = WIDTH if self.stops < MOST_STOPS else 1
        last = 0.0
        last_pick: i64 = -1
        while width > 0 and aboard | waiting:
            if worth + hoped * self.in_time(turns + last) - self.turn * last <= self.best:
                return
            pick: i64 = -1
            nearest = FAR
            for i in range(self.count):
                hop = self.hop(city, i, free, aboard, waiting)
                if hop < nearest and (hop > last or (hop == last and i > last_pick)):
                    nearest = hop
                    pick = i
            if pick < 0:
                return
            last = nearest
            last_pick = pick
            width -= 1
            bit: i64 = 1 << pick
            load: i64 = -1 if aboard & bit else pick
            stop: i64 = self.to[pick] if load < 0 else self.start[pick]
            self.arrive(stop, load, turns + nearest, free, aboard, waiting, earned, slope, hoped, depth + 1)

    def hop(self, city: i64, i: i64, free: i64, aboard: i64, waiting: i64) -> float:
        """Turns to the next stop of a contract; FAR where it has none now."""
        bit: i64 = 1 << i
        if aboard & bit:
            return self.hops[city][self.to[i]]
        if not waiting & bit or self.goods[i] > free:
            return FAR
        if self.fetched & bit:
            return self.exact_hops[city][self.start[i]] if self.start[i] != city else 0.0
        return self.hops[city][self.start[i]]

    def in_time(self, turns: float) -> float:
        """The chance that the game is not over after so many turns."""
        square = turns / self.left * (turns / self.left)
        return 1.0 / (1.0 + square * square)

    def fading(self, turns: float, in_time: float) -> float:
        """How that chance falls with each turn."""
        ratio = turns / self.left
        return -4.0 * ratio * ratio * ratio / self.left * in_time * in_time
