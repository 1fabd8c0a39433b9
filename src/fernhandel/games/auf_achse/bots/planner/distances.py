"""What never changes on a board: how many turns a way takes, and how central a space is."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fernhandel.games.auf_achse.board import NOWHERE, Board
from fernhandel.games.auf_achse.figures import SIX

LONGEST: Final = 100  # points; no way on a board is longer in practice, and those that are count as this one
NEAR: Final = 12  # points within which it matters to hit a city by exact count
SWEEPS: Final = 30
MOST_REMEMBERED: Final = 6_000
BOARDS: Final = 8  # played on at a time; planners of one board share what is known of it
DETOUR: Final = 8  # points around a sign that closes every way, until somebody moves it


class Distances:
    """Ways in turns, for one board and one number of dice."""

    def __init__(self, board: Board, dice: int) -> None:
        self.board = board
        self.dice = dice
        rolls = best_dice(dice)
        self.pace = 0.0
        for points in range(1, SIX + 1):
            self.pace += rolls[points] * points
        self.turns = turns_by_distance(rolls)
        self.exact_turns = exact_turns_by_distance(self.turns, dice)
        cities = range(self.board.cities)
        distance = self.board.distance
        ways = [min(LONGEST, distance[a][b]) for a in cities for b in cities]  # from city to city, row by row
        self.hops: vec[float] = vec[float]([self.turns[points] for points in ways])
        self.exact_hops: vec[float] = vec[float]([self.exact_turns[points] for points in ways])
        self.remote = [
            sum([self.turns[min(LONGEST, distance[city][node])] for city in cities]) / self.board.cities
            for node in range(self.board.nodes)
        ]  # mean turns to a city
        self.rounds: dict[int, list[int]] = {}

    def hop(self, start: i64, to: i64) -> float:
        """Turns from a city to another."""
        return self.hops[start * self.board.cities + to]

    def open_distances(self, stop: int, construction: int, jam: int) -> list[int]:
        """The distance from every space to a stop, past no sign."""
        if construction == NOWHERE and jam == NOWHERE:
            return self.board.distance[stop]
        size = self.board.nodes + 1
        key = (stop * size + construction + 1) * size + jam + 1
        known = self.rounds.get(key)
        if known is None:
            if len(self.rounds) >= MOST_REMEMBERED:
                self.rounds.clear()
            known = self.search_round(stop, construction, jam)
            self.rounds[key] = known
        return known

    def search_round(self, stop: int, construction: int, jam: int) -> list[int]:
        distance = [NOWHERE] * self.board.nodes
        distance[stop] = 0
        queue = [stop]
        for node in queue:
            if node == construction or node == jam:
                continue
            for beside in self.board.neighbours[node]:
                if distance[beside] == NOWHERE:
                    distance[beside] = distance[node] + 1
                    queue.append(beside)
        for node in range(self.board.nodes):
            if distance[node] == NOWHERE:
                distance[node] = self.board.distance[stop][node] + DETOUR
        return distance


@lru_cache(maxsize=BOARDS)
def distances_on(board: Board, dice: int) -> Distances:
    return Distances(board, dice)


def best_dice(dice: int) -> list[float]:
    """How likely each number is to be the best of the dice."""
    if dice == 1:
        return [0.0] + [1 / 6] * SIX
    return [0.0] + [(2 * points - 1) / 36 for points in range(1, SIX + 1)]


def turns_by_distance(rolls: list[float]) -> list[float]:
    """Turns to a city where the truck may stop early, always by the best of the dice (A2.3)."""
    turns = [0.0]
    for distance in range(1, LONGEST + 1):
        expected = 1.0
        for points in range(1, SIX + 1):
            expected += rolls[points] * turns[max(0, distance - points)]
        turns.append(expected)
    return turns


def exact_turns_by_distance(turns: list[float], dice: int) -> list[float]:
    """Turns to a city that only an exact count leads into (A2.3, A7.1), as if on one long road."""
    exact = turns.copy()
    for _ in range(SWEEPS):
        for distance in range(1, NEAR + 1):
            exact[distance] = 1.0 + next_turn(exact, distance, dice)
    for distance in range(NEAR + 1, LONGEST + 1):
        exact[distance] = turns[distance] + exact[NEAR] - turns[NEAR]
    exact[0] = 1.0 + exact[1]  # who stands there has to leave and come back
    return exact


def next_turn(exact: list[float], distance: int, dice: int) -> float:
    """Turns still expected after one roll, each by the number that leads nearest."""
    left = [0.0] + [exact[abs(distance - points)] if points != distance else 0.0 for points in range(1, SIX + 1)]
    by_joker = min(left[1:])
    total = 0.0
    for a in range(1, SIX + 1):
        for b in range(1, SIX + 1) if dice == 2 else [a]:
            total += by_joker if a == SIX or b == SIX else min(left[a], left[b])
    return total / (36.0 if dice == 2 else 6.0)
