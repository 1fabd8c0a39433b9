"""Where a wagon can go: forward along the road, as far as its points carry it (M4.5 to M4.9)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import NO_TILE
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.figures import EXTRA_POINTS, TILES, WAGONS
from fernhandel.games.merchants.state import NOBODY, Table

# An end is one number: the last step of road times ENDS plus the steps really made. No step made at all is 0.
ENDS: Final = 16
MOST_REMEMBERED: Final = 200_000


def add_moves(t: Table, wagon: int, tile: int, options: list[Action]) -> None:
    """Every move of a wagon by a tile, by a tile joined with extra points, or (tile 0) by extra points alone.

    They depend on nothing but where the wagon stands and came from and which other wagons are near, and are remembered.
    """
    if t.facing[wagon] != NOBODY:
        options += search_moves(t, wagon, tile)
        return
    remembered = t.rules.actions.remembered_moves
    key = outlook(t, wagon, tile)
    moves = remembered.get(key)
    if moves is None:
        moves = search_moves(t, wagon, tile)
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        remembered[key] = moves
    options += moves


def outlook(t: Table, wagon: int, tile: int) -> int:
    """All that the moves of a wagon depend on, in one number; wagons out of reach do not matter."""
    board = t.rules.board
    start = board.starting(t.at[wagon], t.came_from[wagon])
    within = board.within[start * board.most_steps + tile + t.points]
    other = t.at[(wagon + 1) % WAGONS]
    third = t.at[(wagon + 2) % WAGONS]
    if not within >> other & 1:
        other = board.nodes
    if not within >> third & 1:
        third = board.nodes
    near = max(other, third) * (board.nodes + 1) + min(other, third)
    points = tile * (EXTRA_POINTS + 1) + t.points
    asked = (start * (len(TILES) + 1) * (EXTRA_POINTS + 1) + points) * WAGONS + wagon
    return asked * (board.nodes + 1) * (board.nodes + 1) + near


class Roads:
    """The roads as one wagon finds them: where it stands and faces, and where the other two are in its way."""

    def __init__(self, t: Table, wagon: int) -> None:
        self.at = t.at[wagon]
        self.came_from = t.came_from[wagon]
        self.facing = t.facing[wagon]
        self.other = t.at[(wagon + 1) % WAGONS]
        self.third = t.at[(wagon + 2) % WAGONS]


def search_moves(t: Table, wagon: int, tile: int) -> list[Action]:
    """Only points for steps really made are spent (MR16); moves by the tile alone come first."""
    board = t.rules.board
    roads = Roads(t, wagon)
    moves: list[Action] = []
    for extra in range(0 if tile != NO_TILE else 1, t.points + 1):
        for end in ends(board, roads, tile + extra):
            spent = max(0, end % ENDS - tile)
            if spent > 0 or extra == 0:
                move = t.rules.actions.move(wagon, tile, spent, end // ENDS)
                if move not in moves:
                    moves.append(move)
    return moves


def ends(board: Board, roads: Roads, points: int) -> list[int]:
    """Every end of a move by that many points; empty when the wagon cannot leave its space."""
    found: list[int] = []
    walk(board, roads, roads.at, roads.came_from, roads.facing, 0, points, 0, found)
    return [end for end in found if end > 0]


def walk(
    board: Board,
    roads: Roads,
    node: int,
    came_from: int,
    facing: int,
    made: int,
    points: int,
    stop: int,
    found: list[int],
) -> None:
    """Add the ends beyond ``node``, reached after ``made`` steps; ``stop`` is the last free space so far.

    Where the road forks, a branch on which the wagon would not get beyond the fork is no choice
    while another takes it further (MR15).
    """
    first = len(found)
    further = False
    for beside in board.neighbours[node]:
        if beside == came_from or (facing != NOBODY and beside != facing):  # M4.5, MR43
            continue
        begin = len(found)
        last = beside < board.cities or made + 1 == points
        if beside == roads.other or beside == roads.third:
            if last:  # M4.7, MR13, MR14
                found.append(stop)
            else:  # M4.6: passing
                walk(board, roads, beside, node, NOBODY, made + 1, points, stop, found)
        else:
            here = board.road_number[node * board.nodes + beside] * ENDS + made + 1
            if last:  # M4.8
                found.append(here)
            else:
                walk(board, roads, beside, node, NOBODY, made + 1, points, here, found)
        for i in range(begin, len(found)):
            if found[i] % ENDS > made:
                further = True
    if further:
        kept = [found[i] for i in range(first, len(found)) if found[i] % ENDS > made]
        del found[first:]
        found += kept


def path_of(t: Table, wagon: int, via: int, to: int) -> list[int]:
    """The spaces a wagon passes on its shortest way forward to ``to`` by way of ``via``, its own included."""
    board = t.rules.board
    start = t.at[wagon]
    steps = [(t.came_from[wagon], start)]
    before = [NOBODY]
    for i, (came_from, node) in enumerate(steps):
        if i > 0 and came_from == via and node == to:
            path = [node]
            while before[i] != NOBODY:
                i = before[i]
                path.append(steps[i][1])
            path.reverse()
            return path
        if node < board.cities and i > 0:
            continue
        for beside in board.neighbours[node]:
            if beside != came_from and (node, beside) not in steps[1:]:
                steps.append((node, beside))
                before.append(i)
    raise ValueError(f"no way forward from {start} to {to} by {via}")
