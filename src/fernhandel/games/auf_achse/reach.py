"""What lies within a number of points on the road: no truck considered, only signs (A2.2, A2.3, A4, AR4 to AR6)."""

from typing import Final

from fernhandel.games.auf_achse.actions import EARLY, EXACT, NO_CARD
from fernhandel.games.auf_achse.board import Approach, Board, Reach, is_among
from fernhandel.games.auf_achse.figures import MOST_POINTS, SIX
from fernhandel.games.auf_achse.state import NOWHERE, Table

MOST_REMEMBERED: Final = 20_000
FORGOTTEN_AT_ONCE: Final = 500  # few enough to take no time worth speaking of


def reach_of(t: Table, start: int, points: int, through: bool) -> Reach:
    """The reach from a space, searched once for every place of the signs that matters."""
    board = t.rules.board
    sign = t.construction if is_near(t, t.construction, start, points) else NOWHERE
    jam = t.jam if is_near(t, t.jam, start, points) else NOWHERE
    place = start * (MOST_POINTS + 1) + points
    if sign == NOWHERE and jam == NOWHERE and not through:
        known = board.open_reach[place]
        if known is None:
            known = board.open_reach[place] = searched(t, start, points, NOWHERE, NOWHERE, False)
        return known
    size = board.nodes + 1
    case = ((place * 2 + int(through)) * size + sign + 1) * size + jam + 1
    known = board.remembered.get(case)
    if known is None:
        if len(board.remembered) >= MOST_REMEMBERED:
            forget(board)
        known = board.remembered[case] = searched(t, start, points, sign, jam, through)
    return known


def is_near(t: Table, sign: int, start: int, points: int) -> bool:
    """Whether a sign is on the board, so near that it matters."""
    return sign != NOWHERE and t.rules.board.distance[sign][start] <= points


def searched(t: Table, start: int, points: int, sign: int, jam: int, through: bool) -> Reach:
    board = t.rules.board
    found = Exploration(board.neighbours, start, points, sign, jam)
    if through:
        found.explore_through()
    else:
        found.explore()
    cities = [node for node in found.passed if node < board.cities]
    actions = t.rules.actions.drives_by(points, EXACT, NO_CARD)
    drives = [actions[end] for end in found.exact]
    return Reach(list(found.exact), list(found.before_sign), list(found.passed), cities, drives)


def forget(board: Board) -> None:
    """Make room for new memories in place of the oldest."""
    oldest: list[int] = []
    for case in board.remembered:
        oldest.append(case)
        if len(oldest) == FORGOTTEN_AT_ONCE:
            break
    for case in oldest:
        del board.remembered[case]


class Exploration:
    """A search through all ways of a number of points; on none a space is entered twice (AR4)."""

    def __init__(self, neighbours: list[list[int]], start: int, points: int, sign: int, jam: int) -> None:
        self.neighbours = neighbours
        self.points = points
        self.sign = sign
        self.jam = jam
        self.crossed = NOWHERE  # the space of a sign that a kept card leads through: no place to stop
        self.path = [start]
        # spaces in the order in which they are found
        self.exact: dict[int, bool] = {}
        self.before_sign: dict[int, bool] = {}
        self.passed: dict[int, bool] = {}

    def explore(self) -> None:
        """Add what lies beyond the last space of the path."""
        path = self.path
        node = path[-1]
        last = len(path) == self.points
        for beside in self.neighbours[node]:
            if beside in path:
                continue
            if beside == self.sign or beside == self.jam:
                if node != self.crossed:
                    self.before_sign[node] = True
            elif last:
                self.exact[beside] = True
            else:
                self.passed[beside] = True
                path.append(beside)
                self.explore()
                path.pop()

    def explore_through(self) -> None:
        """Add only what lies beyond one sign, whose space counts as a point."""
        path = self.path
        if len(path) == self.points:
            return
        for beside in self.neighbours[path[-1]]:
            if beside in path:
                continue
            path.append(beside)
            if beside == self.sign or beside == self.jam:
                self.cross(beside)
            else:
                self.explore_through()
            path.pop()

    def cross(self, node: int) -> None:
        sign, jam = self.sign, self.jam
        self.sign = NOWHERE if node == sign else sign
        self.jam = NOWHERE if node == jam else jam
        self.crossed = node
        self.explore()
        self.sign, self.jam = sign, jam


# -- towards a city ------------------------------------------------------------------------------------------------


def approach_to(t: Table, seat: int, points: int, city: int) -> Approach:
    """The drive of a truck that ends nearest to a city where it has business; no other truck considered."""
    board = t.rules.board
    start = t.at[seat]
    if is_near(t, t.construction, start, points) or is_near(t, t.jam, start, points):
        return searched_approach(t, reach_of(t, start, points, False), points, city)
    place = (start * (SIX + 1) + points) * board.cities + city
    known = board.approaches[place]
    if known is None:
        known = searched_approach(t, reach_of(t, start, points, False), points, city)
        board.approaches[place] = known
    return known


def searched_approach(t: Table, reach: Reach, points: int, city: int) -> Approach:
    """By exact count, early in the city itself (A2.3), or up to a sign (AR6)."""
    distances = t.rules.board.distance[city]
    early = reach.before_sign
    if is_among(reach.cities, city) and not is_among(early, city):
        early = [*early, city]
    approach = Approach()
    for end in reach.exact:
        approach.try_drive(2 * distances[end], end, t.rules.actions.drive(points, end, EXACT, NO_CARD))
    for end in early:
        approach.try_drive(2 * distances[end] + 1, end, t.rules.actions.drive(points, end, EARLY, NO_CARD))
    return approach
