"""How far it is past the signs, for both bots."""

from typing import Final

from fernhandel.games.auf_achse.board import NOWHERE, Board

MOST_REMEMBERED: Final = 6_000
DETOUR: Final = 8  # steps around a sign that closes every way, until somebody moves it


class OpenRoad:
    """The roads of one board with signs on them; what was found is remembered."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: dict[int, list[int]] = {}

    def steps_to(self, stop: int, construction: int, jam: int) -> list[int]:
        """Steps from every space to a stop, past no sign."""
        if construction == NOWHERE and jam == NOWHERE:
            return self.board.distance[stop]
        size = self.board.nodes + 1
        key = (stop * size + construction + 1) * size + jam + 1
        known = self.known.get(key)
        if known is None:
            if len(self.known) >= MOST_REMEMBERED:
                self.known.clear()
            known = self.search(stop, construction, jam)
            self.known[key] = known
        return known

    def search(self, stop: int, construction: int, jam: int) -> list[int]:
        steps = [NOWHERE] * self.board.nodes
        steps[stop] = 0
        queue = [stop]
        for node in queue:
            if node == construction or node == jam:
                continue
            for beside in self.board.neighbours[node]:
                if steps[beside] == NOWHERE:
                    steps[beside] = steps[node] + 1
                    queue.append(beside)
        for node in range(self.board.nodes):
            if steps[node] == NOWHERE:
                steps[node] = self.board.distance[stop][node] + DETOUR
        return steps
