"""Where a wagon can go: forward along the road, as far as its points carry it (M4.5 to M4.9)."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import NO_TILE, Move, WagonMoves
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.figures import TILES, WAGONS
from fernhandel.games.merchants.state import NOBODY, Table

# An end is one number: the last piece of road times ENDS plus the points really spent. None spent at all is 0.
ENDS: Final = 16
MOST_REMEMBERED: Final = 50_000


def add_moves(t: Table, wagon: int, tiles: int, options: list[Action]) -> int:
    """Every move of a wagon by these tiles (bits), joined with extra points or not, and by extra points alone.

    Returns the tiles that move the wagon without help.
    """
    known = recall(t, wagon)
    if t.points > 0:
        options += moves_by(t, wagon, known, NO_TILE)
    for tile in TILES:
        if tiles >> tile & 1:
            options += moves_by(t, wagon, known, tile)
    return known.moving & tiles


def recall(t: Table, wagon: int) -> WagonMoves:
    """What is known of the moves of a wagon by all they depend on: where it stands and came from, and who is near."""
    if t.facing[wagon] != NOBODY:
        return WagonMoves()
    remembered = t.rules.actions.wagon_moves
    case = seen_from(t, wagon)
    known = remembered.get(case)
    if known is None:
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        known = remembered[case] = WagonMoves()
    return known


def moves_by(t: Table, wagon: int, known: WagonMoves, tile: int) -> list[Action]:
    """The moves by one tile (0: by extra points alone), searched when they are first asked for."""
    moves = known.moves[tile]
    if moves is None:
        moves = known.moves[tile] = search_moves(t, wagon, tile)
        if moves and extra_of(moves[0]) == 0:
            known.moving |= 1 << tile
    return moves


def extra_of(move: Action) -> int:
    assert isinstance(move, Move)
    return move.extra


def seen_from(t: Table, wagon: i64) -> i64:
    """All that the moves of a wagon depend on, in one number."""
    board = t.rules.board
    nodes: i64 = board.nodes
    points: i64 = t.points
    start: i64 = board.starting(t.at[wagon], t.came_from[wagon])
    near = near_by(board, start, TILES[-1] + points, t.at[(wagon + 1) % WAGONS], t.at[(wagon + 2) % WAGONS])
    return ((start * 4 + points) * WAGONS + wagon) * (nodes + 1) * (nodes + 1) + near  # points 0 to 3


def near_by(board: Board, start: i64, points: i64, other: i64, third: i64) -> i64:
    """The places of the other two wagons in one number; one out of reach does not matter."""
    nodes: i64 = board.nodes
    reach = board.reach[start * board.reaches + points]
    if not reach[other]:
        other = nodes
    if not reach[third]:
        third = nodes
    return other * (nodes + 1) + third if other > third else third * (nodes + 1) + other


class Roads:
    """The roads as one wagon finds them: where it stands and faces, and where the other two are in its way."""

    def __init__(self, t: Table, wagon: int) -> None:
        self.at = t.at[wagon]
        self.came_from = t.came_from[wagon]
        self.facing = t.facing[wagon]
        self.other = t.at[(wagon + 1) % WAGONS]
        self.third = t.at[(wagon + 2) % WAGONS]


def search_moves(t: Table, wagon: int, tile: int) -> list[Action]:
    """Only points that really move the wagon are spent (MR16); moves by the tile alone come first."""
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
    if roads.facing != NOBODY:
        return search_ends(board, roads, points)
    start: i64 = board.starting(roads.at, roads.came_from)
    nodes: i64 = board.nodes
    near = near_by(board, start, points, roads.other, roads.third)
    case: i64 = (start * board.reaches + points) * (nodes + 1) * (nodes + 1) + near
    known = board.ends.get(case)
    if known is None:
        if len(board.ends) >= MOST_REMEMBERED:
            board.ends.clear()
        known = board.ends[case] = search_ends(board, roads, points)
    return known


def search_ends(board: Board, roads: Roads, points: int) -> list[int]:
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
    """Add the ends beyond ``node``, reached after ``made`` points; ``stop`` is the last free space so far."""
    first = len(found)
    branches = 0
    for beside in board.neighbours[node]:
        if beside == came_from or (facing != NOBODY and beside != facing):  # M4.5, MR43
            continue
        branches += 1
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
    if branches > 1:
        drop_blocked(found, first, made)


def drop_blocked(found: list[int], first: int, made: int) -> None:
    """A branch on which the wagon would not get beyond the fork is no choice while another takes it further (MR15)."""
    further = [end for end in found[first:] if end % ENDS > made]
    if further:
        del found[first:]
        found += further


def path_of(t: Table, move: Move) -> list[int]:
    """The spaces of a move, its start included: the way of that many points that ends by that piece of road."""
    board = t.rules.board
    roads = Roads(t, move.wagon)
    road = board.road_number[move.via * board.nodes + move.to]
    for points in range(move.tile + move.extra, move.tile + t.points + 1):
        path = trace(board, roads, [roads.at], roads.came_from, roads.facing, points, [road, move.tile, move.extra])
        if path:
            return path
    raise ValueError(f"no way forward from {roads.at} to {move.to} by {move.via}")


def trace(
    board: Board, roads: Roads, path: list[int], came_from: int, facing: int, points: int, wanted: list[int]
) -> list[int]:
    """The first path on from the last space of this one that ends as wanted (road, tile, extra); empty if none does."""
    node = path[-1]
    for beside in board.neighbours[node]:
        if beside == came_from or (facing != NOBODY and beside != facing):
            continue
        further = [*path, beside]
        if beside < board.cities or len(further) == points + 1:
            while len(further) > 1 and (further[-1] == roads.other or further[-1] == roads.third):
                further.pop()
            made = len(further) - 1
            ends_well = made > 0 and board.road_number[further[-2] * board.nodes + further[-1]] == wanted[0]
            if ends_well and max(0, made - wanted[1]) == wanted[2]:
                return further
        else:
            found = trace(board, roads, further, node, NOBODY, points, wanted)
            if found:
                return found
    return []
