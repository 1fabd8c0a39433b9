"""The heart of it: in which order a truck starts and delivers its contracts, and which of them it leaves alone."""

from typing import Final

from librt.vecs import vec
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
TOO_MANY: Final = 28  # of which that is still one number
PLACES: Final = 4093  # where it is remembered
MOST_CONTRACTS: Final = 63  # as many as bits; no edition has more
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
        self.hops: vec[float] = vec[float]()  # from city to city
        self.exact_hops: vec[float] = vec[float]()
        self.cities: i64 = 0
        self.turn = 0.0  # what a turn costs
        self.left = 1.0  # turns until the end of the game
        self.idle = 0.0  # what it costs to have no contract
        self.again = 0.0  # turns to leave a city and come back
        # the contracts, and as bits: those aboard, those to be started, those of them that only an exact count fetches
        self.count: i64 = 0
        self.start: vec[i64] = vec[i64]([0] * MOST_CONTRACTS)
        self.to: vec[i64] = vec[i64]([0] * MOST_CONTRACTS)
        self.goods: vec[i64] = vec[i64]([0] * MOST_CONTRACTS)
        self.revenue: vec[float] = vec[float]([0.0] * MOST_CONTRACTS)
        # the most a contract can bring to a full truck, where many contracts share the time
        self.net: vec[float] = vec[float]([0.0] * MOST_CONTRACTS)
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
        self.depth: i64 = 0  # stops on the way that is tried
        self.ways: vec[float] = vec[float]([FAR] * (2 * MOST_CONTRACTS * MOST_CONTRACTS))  # from each of them
        # by city and contracts left, the most that was earned until there; of two with one place the later stays
        self.searches: i64 = 0
        self.been: vec[i64] = vec[i64]([0] * PLACES)
        self.been_in: vec[i64] = vec[i64]([0] * PLACES)  # which search it was
        self.earned: vec[float] = vec[float]([0.0] * PLACES)

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
        place = self.count
        bit: i64 = 1 << place
        start: i64 = contracts.start[card]
        to: i64 = contracts.to[card]
        goods: i64 = contracts.goods[card]
        revenue = contracts.revenue[card] * share
        net = revenue
        if kind == ABOARD:
            self.aboard |= bit
            self.free -= goods
        else:
            self.waiting |= bit
            net = max(0.0, revenue - self.turn * self.hops[start * self.cities + to] * int(goods) / self.room)
        self.start[place] = start
        self.to[place] = to
        self.goods[place] = goods
        self.revenue[place] = revenue
        self.net[place] = net
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
            stop: i64
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
            far = distances.open_distances(int(stop), construction, jam)
            table = distances.exact_turns if self.only_fetched(stop) else distances.turns
            turns = 0.0
            if at != NOWHERE:
                turns = table[min(LONGEST, far[at])] if far[at] > 0 else self.again
            rest = self.rest(int(stop), turns)
            firsts.append(FirstStop(int(stop), far, table, rest, rest.after(turns)))
        return firsts

    def only_fetched(self, stop: i64) -> bool:
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
        self.depth = 0
        self.searches += 1
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
            i: i64 = 0
            while i < self.count:
                bit: i64 = 1 << i
                if aboard & bit and self.to[i] == city:
                    aboard &= ~bit
                    free += self.goods[i]
                    hoped -= self.net[i]
                    earned += self.revenue[i] * in_time
                    slope += self.revenue[i] * self.fading(turns, in_time)
                i += 1
        if load >= 0:
            loaded: i64 = 1 << load
            free -= self.goods[load]
            aboard |= loaded
            waiting &= ~loaded
        worth = earned - self.turn * turns
        if worth - self.idle / (1.0 + turns) > self.best:
            self.best = worth - self.idle / (1.0 + turns)
            self.best_slope = slope - self.turn
        if self.count < MANY or self.count > TOO_MANY or not self.knows_better(city, aboard, waiting, worth):
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
        row = self.depth * self.count
        self.look_around(row, city, free, aboard, waiting)
        self.depth += 1
        while width > 0:
            pick = self.nearest(row)
            if pick < 0:
                break
            after = turns + self.ways[row + pick]
            if earned + hoped * self.in_time(after) - self.turn * after <= self.best:
                break
            self.ways[row + pick] = FAR
            width -= 1
            bit: i64 = 1 << pick
            load: i64 = NOWHERE if aboard & bit else pick
            stop: i64 = self.to[pick] if load < 0 else self.start[pick]
            self.arrive(stop, load, after, free, aboard, waiting, earned, slope, hoped)
        self.depth -= 1

    def look_around(self, row: i64, city: i64, free: i64, aboard: i64, waiting: i64) -> None:
        """Turns to the next stop of each contract; FAR where it has none now."""
        hops = city * self.cities
        count = self.count
        i: i64 = 0
        while i < count:
            bit: i64 = 1 << i
            way = FAR
            if aboard & bit:
                way = self.hops[hops + self.to[i]]
            elif waiting & bit and self.goods[i] <= free:
                if self.fetched & bit and self.start[i] != city:
                    way = self.exact_hops[hops + self.start[i]]
                else:
                    way = self.hops[hops + self.start[i]]
            self.ways[row + i] = way
            i += 1

    def nearest(self, row: i64) -> i64:
        """The contract with the shortest way in that row, the first among equals."""
        count = self.count
        least = FAR
        pick: i64 = NOWHERE
        i: i64 = 0
        while i < count:
            if self.ways[row + i] < least:
                least = self.ways[row + i]
                pick = i
            i += 1
        return pick

    def knows_better(self, city: i64, aboard: i64, waiting: i64, worth: float) -> bool:
        """Whether the search has been in this city with the same contracts left, and at least as rich."""
        key: i64 = ((waiting << self.count) | aboard) * self.cities + city
        place = key % PLACES
        if self.been_in[place] == self.searches and self.been[place] == key and self.earned[place] >= worth:
            return True
        self.been_in[place] = self.searches
        self.been[place] = key
        self.earned[place] = worth
        return False

    def in_time(self, turns: float) -> float:
        """The chance that the game is not over after so many turns."""
        ratio = turns / self.left
        square = ratio * ratio
        return 1.0 / (1.0 + square * square)

    def fading(self, turns: float, in_time: float) -> float:
        """How that chance falls with each turn."""
        ratio = turns / self.left
        return -4.0 * ratio * ratio * ratio / self.left * in_time * in_time
