"""What is said of links: where they may be built, what they reach, and the connection that scores (N2, N7, N8, N14)."""

from typing import Final

from mypy_extensions import i64

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

NOT_SEEN: Final = -1  # an area to which no search has come


def lay(t: Table, border: int, owner: int) -> None:
    """Put a link on a border, or replace the one that lies there."""
    replaced = t.owner[border] != FREE
    t.owner[border] = owner
    t.touch = t.touch.copy()
    for area in t.rules.board.borders[border]:
        if replaced:
            mark(t, area)
        else:
            t.touch[area] |= 1 << owner


def mark(t: Table, area: int) -> None:
    """Note whose links touch an area; who lost a link there may have another."""
    touch: i64 = 0
    for way in t.rules.board.ways[area]:
        owner: i64 = t.owner[way.border]
        if owner != FREE:
            touch |= 1 << owner
    t.touch[area] = touch


def in_network(t: Table, seat: i64, area: i64) -> bool:
    """Whether an own link touches the area (N2.6)."""
    touch: i64 = t.touch[area]
    return touch >> seat & 1 == 1


def has_company_link(t: Table, area: i64) -> bool:
    touch: i64 = t.touch[area]
    return touch >> RED_COMPANY != 0


def is_among(areas: list[int], area: i64) -> bool:
    """Whether an area is in a short list; compiled, this compares numbers where ``in`` compares objects."""
    for other in areas:
        if other == area:
            return True
    return False


# -- what a seat can load ------------------------------------------------------------------------------------------


def loadable(t: Table, seat: i64) -> list[int]:
    """Every piece within reach of the own links, as area and kind: ``area * PIECES + piece`` (N8.5 to N8.7)."""
    board = t.rules.board
    own: i64 = 1 << seat
    stations: list[int] = []  # in the own network
    found: list[int] = []
    for area, touching in enumerate(t.touch):
        if touching & own:
            if area < board.stations:
                stations.append(area)
            elif t.cubes[area] > 0 and touching >> RED_COMPANY == 0:  # N8.5, NR17
                found.append(area * PIECES + LOW)
    peopled: list[int] = []  # the stations where passengers wait
    for station in stations:
        if t.reds[station] > 0 or t.greens[station] > 0:
            peopled.append(station)
        if t.company[station] == 0:  # N8.6, NR18
            for area in board.high_beside[station]:
                if t.cubes[area] > 0 and area * PIECES + HIGH not in found:
                    found.append(area * PIECES + HIGH)
    if peopled:
        joined = companies_joined(t, seat, peopled)
        add_passengers(t, RED_PASSENGER, RED_BIT, t.reds, peopled, joined, found)
        add_passengers(t, GREEN_PASSENGER, GREEN_BIT, t.greens, peopled, joined, found)
    return found


def add_passengers(
    t: Table, piece: i64, company: i64, waiting: list[int], peopled: list[int], joined: list[int], found: list[int]
) -> None:
    """The passengers whose station own links join to one of their company, without being one themselves (N8.7)."""
    for station in peopled:
        if waiting[station] > 0 and joined[station] & company and not t.company[station] & company:
            found.append(station * PIECES + piece)


def companies_joined(t: Table, seat: i64, stations: list[int]) -> list[int]:
    """By area that own links join to one of these stations: the companies whose stations they lead to, as bits."""
    board = t.rules.board
    joined = [NOT_SEEN] * board.track
    for station in stations:
        if joined[station] != NOT_SEEN:
            continue
        companies: i64 = 0
        part = [station]  # of the own network
        joined[station] = 0
        for area in part:
            companies |= t.company[area]
            for way in board.ways[area]:
                if t.owner[way.border] == seat and joined[way.to] == NOT_SEEN:
                    joined[way.to] = 0
                    part.append(way.to)
        for area in part:
            joined[area] = companies
    return joined


# -- the connection bonus ------------------------------------------------------------------------------------------


def links_between(t: Table, start: int) -> list[int]:
    """By area: the fewest links of any owners that join it to an area; -1 where none do."""
    board = t.rules.board
    owner = t.owner
    far = [NOT_SEEN] * board.track
    far[start] = 0
    queue = [start]
    for area in queue:
        for way in board.ways[area]:
            if owner[way.border] != FREE and far[way.to] == NOT_SEEN:
                far[way.to] = far[area] + 1
                queue.append(way.to)
    return far


def connection(t: Table, builder: int) -> list[int]:
    """The areas of the run that joins the two towns; empty while none does.

    Among the shortest it is the one with most links of the builder, then the first by the names of its areas (NR26).
    """
    first, last = t.rules.board.connection
    if not t.touch[first] or not t.touch[last]:
        return []
    far = links_between(t, last)
    if far[first] == NOT_SEEN:
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
    most = -1
    best = -1
    for way in t.rules.board.ways[area]:
        if t.owner[way.border] != FREE and far[way.to] == far[area] - 1:
            links = own[way.to] + int(t.owner[way.border] == builder)
            if links > most or (links == most and ids[way.to] < ids[best]):
                most = links
                best = way.to
    return most, best
