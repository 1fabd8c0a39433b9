"""What is said of links: where they may be built, what they reach, and the connection that scores (N2, N7, N8, N14)."""

from fernhandel.games.nuremberg.figures import (
    GREEN_BIT,
    GREEN_PASSENGER,
    HIGH,
    LOW,
    PIECES,
    RED_BIT,
    RED_COMPANY,
    RED_PASSENGER,
)
from fernhandel.games.nuremberg.state import FREE, Table


def lay(t: Table, border: int, owner: int) -> None:
    """Put a link on a border, or replace the one that lies there."""
    t.owner[border] = owner
    for area in t.rules.board.borders[border]:
        mark(t, area)


def mark(t: Table, area: int) -> None:
    """Note whose links touch an area."""
    ways = t.rules.board.ways[area]
    touch = 0
    for i in range(0, len(ways), 2):
        owner = t.owner[ways[i]]
        if owner != FREE:
            touch |= 1 << owner
    t.touch[area] = touch


def in_network(t: Table, seat: int, area: int) -> bool:
    """Whether an own link touches the area (N2.6)."""
    return t.touch[area] >> seat & 1 == 1


def has_company_link(t: Table, area: int) -> bool:
    return t.touch[area] >> RED_COMPANY != 0


def companies_at(t: Table, area: int) -> int:
    """The companies whose station the area is, as bits (N2.4)."""
    return t.company[area] if area < t.rules.board.stations else 0


# -- what a seat can load ------------------------------------------------------------------------------------------


def loadable(t: Table, seat: int) -> list[int]:
    """Every piece within reach of the own links, as area and kind: ``area * PIECES + piece`` (N8.5 to N8.7)."""
    board = t.rules.board
    found: list[int] = []
    for area in range(board.stations, board.track):
        if t.cubes[area] > 0 and t.touch[area] >> seat & 1 and not has_company_link(t, area):  # N8.5, NR17
            found.append(area * PIECES + LOW)
    people = False
    for station in range(board.stations):
        if t.touch[station] >> seat & 1:
            people = people or t.reds[station] > 0 or t.greens[station] > 0
            if t.company[station] == 0:  # N8.6, NR18
                for area in board.high_beside[station]:
                    code = area * PIECES + HIGH
                    if t.cubes[area] > 0 and code not in found:
                        found.append(code)
    if people:
        add_passengers(t, seat, RED_PASSENGER, RED_BIT, t.reds, found)
        add_passengers(t, seat, GREEN_PASSENGER, GREEN_BIT, t.greens, found)
    return found


def add_passengers(t: Table, seat: int, piece: int, company: int, waiting: list[int], found: list[int]) -> None:
    """The passengers whose station own links join to one of their company, without being one themselves (N8.7)."""
    joined = joined_to(t, seat, company)
    for station in range(t.rules.board.stations):
        if waiting[station] > 0 and joined[station] and not t.company[station] & company:
            found.append(station * PIECES + piece)


def joined_to(t: Table, seat: int, company: int) -> list[bool]:
    """By area: whether an unbroken run of own links leads to a station of that company."""
    board = t.rules.board
    joined = [False] * board.track
    queue: list[int] = []
    for station in range(board.stations):
        if t.company[station] & company and t.touch[station] >> seat & 1:
            joined[station] = True
            queue.append(station)
    while queue:
        ways = board.ways[queue.pop()]
        for i in range(0, len(ways), 2):
            if t.owner[ways[i]] == seat and not joined[ways[i + 1]]:
                joined[ways[i + 1]] = True
                queue.append(ways[i + 1])
    return joined


# -- the connection bonus ------------------------------------------------------------------------------------------


def links_between(t: Table, start: int) -> list[int]:
    """By area: the fewest links of any owners that join it to an area; -1 where none do."""
    board = t.rules.board
    far = [-1] * board.track
    far[start] = 0
    queue = [start]
    for area in queue:
        ways = board.ways[area]
        for i in range(0, len(ways), 2):
            if t.owner[ways[i]] != FREE and far[ways[i + 1]] < 0:
                far[ways[i + 1]] = far[area] + 1
                queue.append(ways[i + 1])
    return far


def connection(t: Table, builder: int) -> list[int]:
    """The areas of the run that joins the two towns; empty while none does.

    Among the shortest it is the one with most links of the builder, then the first by the names of its areas (NR26).
    """
    first, last = t.rules.board.connection
    if not t.touch[first] or not t.touch[last]:
        return []
    far = links_between(t, last)
    if far[first] < 0:
        return []
    own = most_own_links(t, builder, far, far[first])
    path = [first]
    while path[-1] != last:
        path.append(best_run(t, builder, path[-1], far, own)[1])
    return path


def most_own_links(t: Table, builder: int, far: list[int], most: int) -> list[int]:
    """By area: the most links of the builder that a shortest run from there to the far town can have."""
    own = [0] * t.rules.board.track
    for distance in range(1, most + 1):
        for area in range(t.rules.board.track):
            if far[area] == distance:
                own[area] = best_run(t, builder, area, far, own)[0]
    return own


def best_run(t: Table, builder: int, area: int, far: list[int], own: list[int]) -> tuple[int, int]:
    """The builder's links on the best shortest run from an area, and the next area on it."""
    ids = t.rules.board.ids
    ways = t.rules.board.ways[area]
    most = -1
    best = -1
    for i in range(0, len(ways), 2):
        beside = ways[i + 1]
        if t.owner[ways[i]] != FREE and far[beside] == far[area] - 1:
            links = own[beside] + int(t.owner[ways[i]] == builder)
            if links > most or (links == most and ids[beside] < ids[best]):
                most = links
                best = beside
    return most, best
