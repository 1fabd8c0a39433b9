"""The map as the rules see it: nodes with numbers, cities first, and what borders on what."""

from typing import Final

from fernhandel.games.merchants.figures import GOOD_COUNT

NOWHERE: Final = -1
MOST_POINTS: Final = 7  # tile 4 joined with the points of both drivers


class Start:
    """Where the wagons and the courier stand at the beginning (M1.5, M1.6)."""

    def __init__(self, name: str, wagons: list[int], courier: int) -> None:
        self.name = name
        self.wagons = wagons
        self.courier = courier


class Board:
    """Cities have the numbers 0 to ``cities - 1``; road spaces and junctions follow."""

    def __init__(
        self, ids: list[str], cities: int, neighbours: list[list[int]], markets: list[list[int]], starts: list[Start]
    ) -> None:
        self.ids = ids
        self.cities = cities
        self.neighbours = neighbours
        self.markets = markets
        self.starts = starts
        self.nodes = len(ids)
        self.sells = [False] * (cities * GOOD_COUNT)  # by city and good
        self.sellers: list[list[int]] = [[] for _ in range(GOOD_COUNT)]  # the cities that sell a good
        for city in range(cities):
            for good in markets[city]:
                self.sells[city * GOOD_COUNT + good] = True
                self.sellers[good].append(city)
        self.roads = [(via, to) for via in range(self.nodes) for to in neighbours[via]]  # both directions of each piece
        self.road_number = [NOWHERE] * (self.nodes * self.nodes)
        for number, (via, to) in enumerate(self.roads):
            self.road_number[via * self.nodes + to] = number

        self.reaches = MOST_POINTS + 1  # from one start, by points
        self.reach: list[list[bool]] = []  # by start and points: the spaces and cities a wagon could come to
        for start in range(len(self.roads) + cities):
            self._mark_reach(start)
        self.ends: dict[int, list[int]] = {}  # of wagons' moves, by all they depend on: what routes has found
        self.courier_reach = [self._courier_reach(node) for node in range(self.nodes)]  # with distances up to 3

    def starting(self, at: int, came_from: int) -> int:
        """A number for where a wagon stands and where it faces: a piece of road, or a city it may leave to any side."""
        if at < self.cities:
            return len(self.roads) + at
        return self.road_number[came_from * self.nodes + at]

    def _mark_reach(self, start: int) -> None:
        pieces = [self.roads[start] if start < len(self.roads) else (NOWHERE, start - len(self.roads))]
        reached = [False] * self.nodes
        self.reach.append(reached)
        for points in range(1, self.reaches):
            reached = reached.copy()
            ahead: list[tuple[int, int]] = []
            for came_from, node in pieces:
                for beside in self.neighbours[node]:
                    if beside != came_from and (points == 1 or node >= self.cities):
                        reached[beside] = True
                        if (node, beside) not in ahead:
                            ahead.append((node, beside))
            self.reach.append(reached)
            pieces = ahead

    def _courier_reach(self, start: int) -> list[tuple[int, int]]:
        """Where the courier gets from a space over up to three spaces, never into or through a city (M4.12)."""
        if self.is_city(start):
            return []
        reached = [(start, 0)]
        seen = [start]
        for node, distance in reached:
            for beside in self.neighbours[node]:
                if distance < 3 and not self.is_city(beside) and beside not in seen:
                    seen.append(beside)
                    reached.append((beside, distance + 1))
        return reached[1:]

    def courier_path(self, start: int, to: int) -> list[int]:
        """The spaces of the courier's shortest way, both ends included."""
        distance_to = dict(self.courier_reach[to])
        distance_to[to] = 0
        path = [start]
        while path[-1] != to:
            path.append(min(self.neighbours[path[-1]], key=lambda node: distance_to.get(node, 9)))
        return path

    def is_city(self, node: int) -> bool:
        return node < self.cities

    def start(self, name: str) -> Start:
        for start in self.starts:
            if start.name == name:
                return start
        raise KeyError(name)

    def two_spaces_from(self, city: int) -> list[int]:
        """The road spaces exactly two spaces from a city (M1.6)."""
        found: list[int] = []
        for first in self.neighbours[city]:
            for second in self.neighbours[first]:
                if (
                    second != city
                    and not self.is_city(second)
                    and second not in found
                    and city not in self.neighbours[second]
                ):
                    found.append(second)
        return found

    def distances(self, start: int, through_cities: bool = False) -> list[int]:
        """The distance from a node to every other without passing through a city; NOWHERE where no road leads."""
        distance = [NOWHERE] * self.nodes
        distance[start] = 0
        queue = [start]
        for node in queue:
            if self.is_city(node) and node != start and not through_cities:
                continue
            for beside in self.neighbours[node]:
                if distance[beside] == NOWHERE:
                    distance[beside] = distance[node] + 1
                    queue.append(beside)
        return distance
