"""Where a truck can go with a number of points (A2.2 to A2.8, AR4 to AR9)."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.actions import BOTH_CARDS, EARLY, EXACT, LOCAL_KNOWLEDGE, NO_CARD, SECOND_DRIVER
from fernhandel.games.auf_achse.board import EXACT_END, SIGN_END, TOO_FAR, Reach, Ways, is_among
from fernhandel.games.auf_achse.figures import SIX
from fernhandel.games.auf_achse.reach import reach_of
from fernhandel.games.auf_achse.state import NOWHERE, Table


def note(found: list[int], node: int) -> None:
    if not is_among(found, node):
        found.append(node)


# -- drives --------------------------------------------------------------------------------------------------------


def numbers_of(die: int, other: int) -> list[int]:
    """The numbers two dice offer: each die, and any number for a 6 (A2.1, A2.7, AR9); 0 for no second die."""
    if die == SIX or other == SIX:
        return list(range(1, SIX + 1))
    return [die] if other == 0 or other == die else [die, other]


NUMBERS: Final = [[numbers_of(die, other) for other in range(SIX + 1)] for die in range(SIX + 1)]


def points_to_choose(t: Table) -> list[int]:
    """The numbers the dice on the table offer; a list to read only."""
    return NUMBERS[t.die][t.other_die]


def add_drives(t: Table, seat: int, options: list[Action]) -> None:
    """Every drive of that seat with the dice on the table; staying where nothing else is possible (AR8)."""
    before = len(options)
    numbers = points_to_choose(t)
    full = full_spaces(t, seat)
    for points in numbers:
        add_drives_of(t, seat, points, NO_CARD, full, options)
    if len(options) == before:  # nobody has to spend a kept card to get away
        for points in numbers:
            options.append(t.rules.actions.drive(points, t.at[seat], EARLY, NO_CARD))
    if t.kept_pass[seat] > 0:
        for points in numbers:
            add_drives_of(t, seat, points, LOCAL_KNOWLEDGE, full, options)
    if t.kept_sum[seat] > 0 and t.rules.dice == 2:
        add_drives_of(t, seat, t.die + t.other_die, SECOND_DRIVER, full, options)
        if t.kept_pass[seat] > 0:
            add_drives_of(t, seat, t.die + t.other_die, BOTH_CARDS, full, options)


def full_spaces(t: Table, seat: int) -> list[int]:
    """Where other trucks leave no room for this one (A2.5, O6, O7)."""
    rules = t.rules
    full: list[int] = []
    half: list[int] = []  # highway spaces on which there is one other truck so far
    for other, node in enumerate(t.at):
        if other == seat:
            continue
        if node < rules.board.cities:
            if rules.one_truck_cities:
                full.append(node)
        elif rules.highway_trucks == 1 or is_among(half, node):
            full.append(node)
        else:
            half.append(node)
    return full


def has_business(t: Table, seat: i64, city: int) -> bool:
    """Whether a city is start or destination of a contract of that seat, in hand or aboard (A2.3, AR5)."""
    for card in t.rules.contracts.touching[city]:
        if t.holder[card] == seat:
            return True
    return False


def has_hidden_business(t: Table, seat: int, city: int) -> bool:
    """Whether all business of that seat in a city is its own secret."""
    for card in t.rules.contracts.touching[city]:
        if t.holder[card] == seat and (t.known[card] or t.loaded[card]):
            return False
    return has_business(t, seat, city)


def add_drives_of(t: Table, seat: int, points: int, using: int, full: list[int], options: list[Action]) -> None:
    """The drives of one number: by exact count, and those that end early."""
    start = t.at[seat]
    through = using == LOCAL_KNOWLEDGE or using == BOTH_CARDS
    reach = reach_of(t, start, points, through)
    before = len(options)
    if using == NO_CARD:
        options += reach.drives
    else:
        options += [t.rules.actions.drive(points, end, EXACT, using) for end in reach.exact]
    early = early_ends(t, seat, reach, through)
    if full:
        ends = ends_at(t, reach, full)
        if ends & EXACT_END:
            leave_out(reach, full, options, before)
        none_left = len(options) == before
        if ends and (none_left or (ends & EXACT_END and t.rules.stop_behind)):  # AR7, O6
            add_stops_behind(t, start, points, through, reach, full, none_left, early)
    for node in early:
        if node == start or not is_among(full, node):
            options.append(t.rules.actions.drive(points, node, EARLY, using))


def ends_at(t: Table, reach: Reach, full: list[int]) -> i64:
    """What the spaces without room are to drives of this reach, as bits."""
    if not reach.ends:
        reach.ends = marked_ends(reach, t.rules.board.nodes)
    ends: i64 = 0
    for node in full:
        ends |= reach.ends[node]
    return ends


def marked_ends(reach: Reach, nodes: int) -> bytes:
    ends = bytearray(nodes)
    for node in reach.exact:
        ends[node] |= EXACT_END
    for node in reach.before_sign:
        ends[node] |= SIGN_END
    return bytes(ends)


def leave_out(reach: Reach, full: list[int], options: list[Action], first: int) -> None:
    """Take the drives onto spaces without room from those by exact count, which begin at that place (A2.5)."""
    places = [reach.exact.index(node) for node in full if reach.ends[node] & EXACT_END]
    places.sort(reverse=True)
    for place in places:
        del options[first + place]


def early_ends(t: Table, seat: int, reach: Reach, through: bool) -> list[int]:
    """Where a drive may end short of its number; the own space stands for waiting."""
    early: list[int] = []
    if t.rules.free_movement:  # AR1
        early += reach.passed
        if not through:
            early.append(t.at[seat])
    else:
        for city in reach.cities:  # A2.3, AR5
            if has_business(t, seat, city):
                early.append(city)
    for node in reach.before_sign:  # AR6; with a card only beyond the sign
        note(early, node)
    return early


def add_stops_behind(
    t: Table, start: int, points: int, through: bool, reach: Reach, full: list[int], at_signs: bool, early: list[int]
) -> None:
    """A truck whose way ends on a space without room stops on the last space before it that has room.

    A way ends by its number (O6, AR7) or, where no drive of the full number is left, at a sign (AR7).
    """
    for end in full:
        if reach.ends[end] == 0:
            continue
        ways = reach.ways.get(end)
        if ways is None:
            ways = Ways()
            add_ways(t, end, points, [start], through, 1, ways)
            reach.ways[end] = ways
        for way in ways.full_number:
            add_stop(way, full, early)
        if at_signs:
            for way in ways.cut_off:
                add_stop(way, full, early)


def add_ways(t: Table, end: int, points: int, path: list[int], through: bool, least: int, ways: Ways) -> None:
    """Every way on from a path to the end. A card leads ``through`` one sign; ``least`` is the first place to stop."""
    node = path[-1]
    if len(path) == points + 1:
        if node == end and not through:
            ways.full_number.append(path[least:])
        return
    for beside in t.rules.board.neighbours[node]:
        if beside in path:
            continue
        on_sign = beside == t.construction or beside == t.jam
        if on_sign and not through:
            if node == end:
                ways.cut_off.append(path[least:])
        elif not on_sign or len(path) < points:
            path.append(beside)
            add_ways(t, end, points, path, through and not on_sign, len(path) if on_sign else least, ways)
            path.pop()


def add_stop(way: list[int], full: list[int], early: list[int]) -> None:
    for i in range(len(way) - 2, -1, -1):
        if not is_among(full, way[i]):
            note(early, way[i])
            return


def path_to(t: Table, seat: int, points: int, to: int, exact: bool, through: bool) -> list[int]:
    """A way of a drive, for those who watch: of the full number when exact, else a shortest one."""
    start = t.at[seat]
    if start == to:
        return [start]
    for length in [points] if exact else range(1, points + 1):
        path = [start]
        if find_path(t, path, length, to, through):
            return path
    raise ValueError(f"no way of {points} points from {start} to {to}")


def find_path(t: Table, path: list[int], points: int, to: int, through: bool) -> bool:
    if len(path) == points + 1:
        return path[-1] == to and not through
    for beside in t.rules.board.neighbours[path[-1]]:
        on_sign = beside == t.construction or beside == t.jam
        if beside in path or (on_sign and not through):
            continue
        path.append(beside)
        if find_path(t, path, points, to, through and not on_sign):
            return True
        path.pop()
    return False


def open_road(t: Table, start: int, most: int = TOO_FAR) -> list[int]:
    """The distance from a space to every other one, past no sign; NOWHERE where no road leads, or one too long."""
    board = t.rules.board
    distance = [NOWHERE] * board.nodes
    distance[start] = 0
    queue = [start]
    for node in queue:
        if distance[node] == most:
            break
        for beside in board.neighbours[node]:
            if distance[beside] == NOWHERE and beside != t.construction and beside != t.jam:
                distance[beside] = distance[node] + 1
                queue.append(beside)
    return distance
