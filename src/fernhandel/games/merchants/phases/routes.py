"""Where a wagon can go: forward along the road, as far as its points carry it (M4.5 to M4.9)."""

from fernhandel.games.merchants.state import NOBODY, Table

# An end is one number: the last step of road times ENDS plus the steps really made. No step made at all is 0.
ENDS = 16


def ends(t: Table, wagon: int, points: int) -> list[int]:
    """Every end of a move by that many points; empty when the wagon cannot leave its space."""
    found: list[int] = []
    start = t.at[wagon]
    facing = t.facing[wagon]
    walk(t, wagon, start, t.came_from[wagon], facing, 0, points, 0, found)
    return [end for end in found if end > 0]


def walk(
    t: Table, wagon: int, node: int, came_from: int, facing: int, made: int, points: int, stop: int, found: list[int]
) -> None:
    """Add the ends beyond ``node``, reached after ``made`` steps; ``stop`` is the last free space so far.

    Where the road forks, a branch on which the wagon would not get beyond the fork is no choice
    while another takes it further (MR15).
    """
    board = t.rules.board
    first = len(found)
    further = False
    for beside in board.neighbours[node]:
        if beside == came_from or (facing != NOBODY and beside != facing):  # M4.5, MR43
            continue
        begin = len(found)
        here = board.road_number[node * board.nodes + beside] * ENDS + made + 1
        if t.wagon_on(beside) not in (NOBODY, wagon):
            if beside < board.cities or made + 1 == points:  # M4.7, MR13, MR14
                found.append(stop)
            else:
                walk(t, wagon, beside, node, NOBODY, made + 1, points, stop, found)  # M4.6: passing
        elif beside < board.cities or made + 1 == points:  # M4.8
            found.append(here)
        else:
            walk(t, wagon, beside, node, NOBODY, made + 1, points, here, found)
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
        if came_from == via and node == to:
            path = [node]
            while before[i] != NOBODY:
                i = before[i]
                path.append(steps[i][1])
            path.reverse()
            return path
        if node < board.cities and i > 0:
            continue
        for beside in board.neighbours[node]:
            if beside != came_from and (node, beside) not in steps:
                steps.append((node, beside))
                before.append(i)
    raise ValueError(f"no way forward from {start} to {to} by {via}")
