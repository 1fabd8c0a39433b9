"""The map as the rules see it: cities first, then the highway spaces, and what borders on what."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.figures import MOST_POINTS, SIX

NOWHERE: Final = -1
TOO_FAR: Final = 1_000_000  # points, more than any way has

# What a space is to a drive.
EXACT_END: Final = 1
SIGN_END: Final = 2


def is_among(nodes: list[int], node: i64) -> bool:
    """Compiled, this compares numbers where ``in`` compares objects."""
    for other in nodes:
        if other == node:
            return True
    return False


class Ways:
    """The ways to one end, from the first place where a truck may stop on to the end."""

    def __init__(self) -> None:
        self.full_number: list[list[int]] = []
        self.cut_off: list[list[int]] = []  # shorter ones, which a sign ends there


class Approach:
    """The drive of one number that ends nearest to a city, by exact count if it can; the first of equals."""

    def __init__(self) -> None:
        self.cost: i64 = TOO_FAR  # twice the points that are left, and one for a drive that ends early
        self.end: i64 = NOWHERE
        self.drive: Action | None = None

    def try_drive(self, cost: i64, end: i64, drive: Action) -> None:
        if cost < self.cost:
            self.cost = cost
            self.end = end
            self.drive = drive


class Reach:
    """What lies within a number of points on the open road: no truck considered, only signs."""

    def __init__(
        self, exact: list[int], before_sign: list[int], passed: list[int], cities: list[int], drives: list[Action]
    ) -> None:
        self.exact = exact  # ends of drives of the full number
        self.before_sign = before_sign  # where a sign stops the drive; the start itself when it is next to one
        self.passed = passed  # every space and city on the way
        self.cities = cities  # the cities among them
        self.drives = drives  # the drives by exact count, without a card
        self.ends = b""  # by space: the bits EXACT_END and SIGN_END; set where other trucks matter
        self.ways: dict[int, Ways] = {}  # by end, searched where a truck stands on it


class Board:
    """Cities have the numbers 0 to ``cities - 1``; the spaces of the roads and ferries follow."""

    def __init__(
        self, ids: list[str], cities: int, neighbours: list[list[int]], event_space: list[bool], roads: list[list[int]]
    ) -> None:
        self.ids = ids
        self.cities = cities
        self.neighbours = neighbours
        self.event_space = event_space
        self.roads = roads  # the spaces of each road, its two cities first and last
        self.nodes = len(ids)
        # what drive has found, by start and points: without a sign in reach, and by the signs there are
        self.open_reach: list[Reach | None] = [None] * (self.nodes * (MOST_POINTS + 1))
        self.remembered: dict[int, Reach] = {}
        # and by start, points of one die and city, without a sign in reach
        self.approaches: list[Approach | None] = [None] * (self.nodes * (SIX + 1) * cities)
        self.distance = [
            self._distances_from(node) for node in range(self.nodes)
        ]  # by node and node, no sign on the board

    def is_city(self, node: int) -> bool:
        return node < self.cities

    def _distances_from(self, start: int) -> list[int]:
        distance = [NOWHERE] * self.nodes
        distance[start] = 0
        queue = [start]
        for node in queue:
            for beside in self.neighbours[node]:
                if distance[beside] == NOWHERE:
                    distance[beside] = distance[node] + 1
                    queue.append(beside)
        return distance

    def between(self, a: int, b: int) -> list[int]:
        """The highway spaces of the road between two cities; empty where there is none."""
        for road in self.roads:
            if (road[0] == a and road[-1] == b) or (road[0] == b and road[-1] == a):
                return road[1:-1]
        return []


class Contracts:
    """The contract cards in use: where from and to (cities), goods, revenue, cost of each offer (A5.1, A7.6)."""

    def __init__(
        self,
        ids: list[str],
        start: list[int],
        to: list[int],
        goods: list[int],
        revenue: list[int],
        offers: list[list[int]],
        cities: int,
    ) -> None:
        self.ids = ids
        self.start = start
        self.to = to
        self.goods = goods
        self.revenue = revenue
        self.offers = offers
        self.count = len(ids)
        self.touching: list[list[int]] = [[] for _ in range(cities)]  # by city, the contracts from or to it
        for card in range(self.count):
            self.touching[start[card]].append(card)
            self.touching[to[card]].append(card)


class Events:
    """The event cards: one entry for each kind, with the number of copies in this edition."""

    def __init__(
        self,
        ids: list[str],
        effect: list[int],
        amount: list[int],
        city: list[int],
        spaces: list[list[int]],
        copies: list[int],
    ) -> None:
        self.ids = ids
        self.effect = effect
        self.amount = amount
        self.city = city  # for a jam in a city
        self.spaces = spaces  # for a jam on a road
        self.copies = copies
        self.count = len(ids)
