"""Where a wagon can go: forward along the road, as far as its points carry it (M4.5 to M4.9)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import NO_TILE, Actions
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.figures import EXTRA_POINTS, TILES
from fernhandel.games.merchants.state import NOBODY, Table

# An end is one number: the last step of road times ENDS plus the steps really made. No step made at all is 0.
ENDS: Final = 16


def add_moves(t: Table, wagon: int, tile: int, options: list[Action]) -> None:
    """Every move of that wagon by a tile, by a tile joined with extra points, or (tile 0) by extra points alone.

    Only points for steps really made are spent (MR16). While no other wagon is near, the answer depends on where the
    wagon stands and came from alone, and is kept.
    """
    board = t.rules.board
    actions = t.rules.actions
    if t.facing[wagon] == NOBODY and not others_near(t, wagon, tile + t.points):
        start = board.starting(t.at[wagon], t.came_from[wagon])
        place = ((start * (len(TILES) + 1) + tile) * (EXTRA_POINTS + 1) + t.points) * 3 + wagon
        known = actions.clear_moves[place]
        if known is None:
            known = []
            search_moves(board, actions, Roads(t, wagon), wagon, tile, t.points, known)
            actions.clear_moves[place] = known
        options += known
    else:
        search_moves(board, actions, Roads(t, wagon), wagon, tile, t.points, options)


def others_near(t: Table, wagon: int, points: int) -> bool:
    """Whether another wagon stands where this one could come with that many points."""
    board = t.rules.board
    within = board.within[board.starting(t.at[wagon], t.came_from[wagon]) * board.most_steps + points]
    return bool((within >> t.at[(wagon + 1) % 3] | within >> t.at[(wagon + 2) % 3]) & 1)


class Roads:
    """The roads as one wagon finds them: where it stands and faces, and where the other two are in its way."""

    def __init__(self, t: Table, wagon: int) -> None:
        self.at = t.at[wagon]
        self.came_from = t.came_from[wagon]
        self.facing = t.facing[wagon]
        self.other = t.at[(wagon + 1) % 3]
        self.third = t.at[(wagon + 2) % 3]


def search_moves(
    board: Board, actions: Actions, roads: Roads, wagon: int, tile: int, points: int, options: list[Action]
) -> None:
    first = len(options)
    for extra in range(0 if tile != NO_TILE else 1, points + 1):
        for end in ends(board, roads, tile + extra):
            spent = max(0, end % ENDS - tile)
            if spent > 0 or extra == 0:
                move = actions.move(wagon, tile, spent, end // ENDS)
                if move not in options[first:]:
                    options.append(move)


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
