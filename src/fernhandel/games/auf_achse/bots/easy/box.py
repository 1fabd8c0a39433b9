"""What lies in the box, as a view names it."""

from fernhandel.core.terms import Terms
from fernhandel.games.auf_achse.board import NOWHERE
from fernhandel.games.auf_achse.meta import AUF_ACHSE

DETOUR = 8  # points around a sign that closes every way
MOST_REMEMBERED = 5_000


class Box:
    """What never changes under the same terms: the map and the cards, and the numbers behind their names."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.rules = AUF_ACHSE.rules(terms)
        self.board = self.rules.board
        self.contracts = self.rules.contracts
        self.node = {id: node for node, id in enumerate(self.board.ids)}
        self.card = {id: card for card, id in enumerate(self.contracts.ids)}
        self.pace = 4.5 if self.rules.dice == 2 else 3.5
        self._open: dict[tuple[int, int, int], list[int]] = {}

    def open_distances(self, stop: int, construction: int, jam: int) -> list[int]:
        """The distance to a stop from every space past no sign; one that stands on the stop itself closes nothing."""
        if construction == jam == NOWHERE:
            return self.board.distance[stop]
        key = (stop, construction, jam)
        known = self._open.get(key)
        if known is None:
            if len(self._open) >= MOST_REMEMBERED:
                self._open.clear()
            known = self._open[key] = self._search(stop, construction, jam)
        return known

    def _search(self, stop: int, construction: int, jam: int) -> list[int]:
        distance = [without_signs + DETOUR for without_signs in self.board.distance[stop]]
        found = {stop, construction, jam}
        distance[stop] = 0
        queue = [stop]
        for node in queue:
            for beside in self.board.neighbours[node]:
                if beside not in found:
                    found.add(beside)
                    distance[beside] = distance[node] + 1
                    queue.append(beside)
        return distance
