"""Which cities lie ahead of a wagon, and how far."""

from functools import lru_cache
from typing import Final

from fernhandel.games.merchants.board import NOWHERE, Board
from fernhandel.games.merchants.state import NOBODY, Table

BOARDS: Final = 8  # played on at a time


class Distances:
    """For every place a wagon can stand on and every facing (``Board.starting``): the distance to each city."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cities = board.cities
        self.to_city: list[int] = []  # by start and city; NOWHERE where no way forward leads
        self.usual: list[float] = []  # by start: between the nearest city and the mean of all
        self.most = 0
        for start in range(len(board.roads) + board.cities):
            found = self._ahead(start)
            near = [distance for distance in found if distance != NOWHERE]
            self.to_city += found
            self.usual.append((min(near) + sum(near) / len(near)) / 2 if near else 10.0)
            self.most = max(self.most, max(near, default=0))

    def _ahead(self, start: int) -> list[int]:
        board = self.board
        found = [NOWHERE] * board.cities
        begin = board.roads[start] if start < len(board.roads) else (NOWHERE, start - len(board.roads))
        if start < len(board.roads) and begin[1] < board.cities:  # pointed straight into a city
            found[begin[1]] = 0
            return found
        queue = [(begin[0], begin[1], 0)]
        seen = {begin}
        for came_from, node, made in queue:
            if node < board.cities and made > 0:
                if found[node] == NOWHERE:
                    found[node] = made
                continue
            for beside in board.neighbours[node]:
                if beside != came_from and (node, beside) not in seen:
                    seen.add((node, beside))
                    queue.append((node, beside, made + 1))
        return found

    def start_of(self, t: Table, wagon: int) -> int:
        """Where a wagon stands and faces; one pointed into a branch counts as already there (MR43)."""
        facing = t.facing[wagon]
        if facing != NOBODY and facing != t.at[wagon]:
            return self.board.road_number[t.at[wagon] * self.board.nodes + facing]
        return self.board.starting(t.at[wagon], t.came_from[wagon])


@lru_cache(maxsize=BOARDS)
def distances_of(board: Board) -> Distances:
    return Distances(board)
