"""The heart of it: in which order a truck starts and delivers its contracts, and which of them it leaves alone."""

from typing import Final

from mypy_extensions import i64

from fernhandel.games.auf_achse.board import NOWHERE, Contracts
from fernhandel.games.auf_achse.bots.planner.distances import LONGEST, Distances

# What a contract is to a truck, as two bits of a key.
IN_HAND: Final = 1
ABOARD: Final = 2
PUBLIC: Final = 3  # free for who comes to its start first (A9.4)

WIDTH: Final = 4  # next stops looked at, the nearest first
MOST_STOPS: Final = 150  # stops looked at in all; after them only the nearest
MANY: Final = 4  # contracts from which on it pays to remember where the search has been
FAR: Final = 1000.0
PARTS: Final = 2  # of a turn, told apart in the time to a first stop
FARTHEST: Final = 15  # of these
MOST_REMEMBERED: Final = 10_000  # few enough that forgetting them all takes no time worth speaking of


class Rest:
    """What the rest of a tour brings from a stop reached after some turns, and what it loses by each turn more."""

    def __init__(self, turns: float, worth: float, slope: float) -> None:
        self.turns = turns
        self.worth = worth
        self.slope = slope

    def after(self, turns: float) -> float:
        return self.worth + self.slope * (turns - self.turns)


class FirstStop:
    """A first stop and the tour from there on."""

    def __init__(self, stop: int, distances: list[int], table: list[float], rest: Rest, worth: float) -> None:
        self.stop = stop
        self.distances = distances  # from every space, past the signs
        self.table = table  # turns by distance
        self.rest = rest
        self.worth = worth  # from where the truck stands


class Tours:
    """One truck's contracts, searched for the best tour.

    A contract brings its revenue if the game is not over when it is delivered, and every turn on tour costs what it
    could earn otherwise. What was found is remembered, because the same contracts are asked about again and again.
    """

    def __init__(self) -> None:
        self.distances: Distances | None = None
        self.contracts: Contracts | None = None
        self.hops: list[list[float]] = []
        self.exact_hops: list[list[float]] = []
        self.cities: i64 = 0
        self.turn = 0.0  # what a turn costs
        self.left = 1.0  # turns until the end of the game
        self.idle = 0.0  # what it costs to have no contract
        self.again = 0.0  # turns to leave a city and come back
        # the contracts, and as bits: those aboard, those to be started, those of them that only an exact count fetches
        self.count: i64 = 0
        self.start: list[int] = []
        self.to: list[int] = []
        self.goods: list[int] = []
        self.revenue: list[float] = []
        self.net: list[float] = []  # the most it can bring to a full truck, where many contracts share the time
        self.aboard: i64 = 0
        self.waiting: i64 = 0
        self.fetched: i64 = 0
        self.free: i64 = 0
        self.room = 1.0
        self.hoped = 0.0  # the sum of what they can bring
        self.terms = 0  # room, time and number of contracts still to come, as a key
        self.key = 0  # the contracts, two bits each
        self.rests: dict[int, Rest] = {}
        # the search
        self.best = 0.0
        self.best_slope = 0.0
        self.stops: i64 = 0
        self.been: dict[int, float] = {}  # by city and contracts left: the most that was earned until there

    def prepare(
        self, distances: Distances, contracts: Contracts, turn: float, left: float, room: int, terms: int
    ) -> None:
        """Begin with a truck and its time; ``terms`` names all of these in one number."""
        if self.distances is not distances:
            self.rests.clear()
            self.distances = distances
            self.hops = distances.hops
            self.exact_hops = distances.exact_hops
            self.cities = distances.board.cities
        self.contracts = contracts
        self.turn = turn
        self.left = left
        self.terms = terms
        self.key = 0
        self.count = 0
        self.start = []
        self.to = []
        self.goods = []
        self.revenue = []
        self.net = []
        self.aboard = 0
        self.waiting = 0
        self.fetched = 0
        self.free = room
        self.room = float(room)
        self.hoped = 0.0

    def add(self, card: int, kind: int, share: float) -> None:
        """One more contract, of which that share of the revenue may be hoped for."""
        contracts = self.contracts
        assert contracts is not None
        bit: i64 = 1 << self.count
        start = contracts.start[card]
        to = contracts.to[card]
        goods = contracts.goods[card]
        revenue = contracts.revenue[card] * share
        net = revenue
        if kind == ABOARD:
            self.aboard |= bit
            self.free -= goods
        else:
            self.waiting |= bit
            net = max(0.0, revenue - self.turn * self.hops[start][to] * goods / self.room)
        self.start.append(start)
        self.to.append(to)
        self.goods.append(goods)
        self.revenue.append(revenue)
        self.net.append(net)
        self.hoped += net
        self.key += kind << (2 * card)
        self.count += 1

    # -- what a tour is worth --------------------------------------------------------------------------------------

    def from_city(self, city: int) -> float:
        """The best tour of a truck that has arrived in a city and may load there."""
        return self.rest(city, 0.0).worth

    def from_space(self, at: int, construction: int, jam: int) -> float:
        """The best tour of a truck that stands somewhere; what begins here has to wait until it comes back (AR22)."""
        firsts = self.first_stops(at, construction, jam)
        if not firsts:
            return -self.idle
        best = firsts[0].worth
        for first in firsts:
            if first.worth > best:
                best = first.worth
        return best

    def first_stops(self, at: int, construction: int, jam: int) -> list[FirstStop]:
        """All first stops of a truck, with the best tour from each."""
        distances = self.distances
        assert distances is not None
        firsts: list[FirstStop] = []
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
            far = distances.open_distances(stop, construction, jam)
            table = distances.exact_turns if self.only_fetched(stop) else distances.turns
            turns = 0.0
            if at != NOWHERE:
                turns = table[min(LONGEST, far[at])] if far[at] > 0 else self.again
            rest = self.rest(stop, turns)
            firsts.append(FirstStop(stop, far, table, rest, rest.after(turns)))
        return firsts

    def only_fetched(self, stop: int) -> bool:
        """Whether no own contract gives the right to stop early in a city (A2.3, AR41)."""
        if not self.fetched:
            return False
        for i in range(self.count):
            bit: i64 = 1 << i
            if not self.fetched & bit and (self.start[i] == stop or self.to[i] == stop):
                return False
        return True

    def rest(self, stop: int, turns: float) -> Rest:
        """The best tour from a stop, which is reached after about so many turns."""
        about = min(FARTHEST, int(turns * PARTS + 0.5))
        place: int = (self.terms * self.cities + stop) * (FARTHEST + 1) + about
        key = (self.key << 48) + place
        known = self.rests.get(key)
        if known is None:
            if len(self.rests) >= MOST_REMEMBERED:
                self.rests.clear()
            known = self.search(stop, about / PARTS)
            self.rests[key] = known
        return known

    # -- the search ------------------------------------------------------------------------------------------------

    def search(self, stop: int, turns: float) -> Rest:
        self.best = -FAR * FAR
        self.best_slope = 0.0
        self.stops = 0
        if self.been:
            self.been.clear()
        self.arrive(stop, NOWHERE, turns, self.free, self.aboard, self.waiting, 0.0, 0.0, self.hoped)
        return Rest(turns, self.best, self.best_slope)

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
        worth = earned - self.turn * turns
        if worth - self.idle / (1.0 + turns) > self.best:
            self.best = worth - self.idle / (1.0 + turns)
            self.best_slope = slope - self.turn
        if self.count < MANY or not self.knows_better(city, aboard, waiting, worth):
            self.go_on(city, turns, free, aboard, waiting, earned, slope, hoped)

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
    ) -> None:
        """Try the next stops, the nearest first, as long as what they can bring at best is more than what is known."""
        self.stops += 1
        width: i64 = WIDTH if self.stops < MOST_STOPS else 1
        last = 0.0
        last_pick: i64 = NOWHERE
        while width > 0 and aboard | waiting:
            soonest = turns + last
            if earned + hoped * self.in_time(soonest) - self.turn * soonest <= self.best:
                return
            pick: i64 = NOWHERE
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
            load: i64 = NOWHERE if aboard & bit else pick
            stop: i64 = self.to[pick] if load < 0 else self.start[pick]
            self.arrive(stop, load, turns + nearest, free, aboard, waiting, earned, slope, hoped)

    def hop(self, city: i64, i: i64, free: i64, aboard: i64, waiting: i64) -> float:
        """Turns to the next stop of a contract; FAR where it has none now."""
        bit: i64 = 1 << i
        if aboard & bit:
            return self.hops[city][self.to[i]]
        if not waiting & bit or self.goods[i] > free:
            return FAR
        if self.fetched & bit and self.start[i] != city:
            return self.exact_hops[city][self.start[i]]
        return self.hops[city][self.start[i]]

    def knows_better(self, city: i64, aboard: i64, waiting: i64, worth: float) -> bool:
        """Whether the search has been in this city with the same contracts left, and at least as rich."""
        key: i64 = ((waiting << self.count) | aboard) * self.cities + city
        known = self.been.get(key)
        if known is not None and known >= worth:
            return True
        self.been[key] = worth
        return False

    def in_time(self, turns: float) -> float:
        """The chance that the game is not over after so many turns."""
        square = turns / self.left * (turns / self.left)
        return 1.0 / (1.0 + square * square)

    def fading(self, turns: float, in_time: float) -> float:
        """How that chance falls with each turn."""
        ratio = turns / self.left
        return -4.0 * ratio * ratio * ratio / self.left * in_time * in_time
