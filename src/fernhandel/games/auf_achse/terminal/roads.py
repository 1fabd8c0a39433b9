"""How far it is to the cities, and the map."""

from collections.abc import Collection, Mapping

from fernhandel.games.auf_achse.board import Board
from fernhandel.games.auf_achse.board_file import BoardData, Road
from fernhandel.pictures.canvas import Point
from fernhandel.pictures.road_map import CITY, ROAD, SPACE, RoadMap, along

FERRY = "~"
EVENT = "△"


def points_to_cities(board: Board, at: str, closed: Collection[str | None]) -> dict[str, int]:
    """The points from a space to each city that open road leads to (A4.3)."""
    points = {board.ids.index(at): 0}
    queue = list(points)
    for node in queue:
        for beside in board.neighbours[node]:
            if beside not in points and board.ids[beside] not in closed:
                points[beside] = points[node] + 1
                queue.append(beside)
    return {board.ids[node]: distance for node, distance in points.items() if board.is_city(node)}


def road_map(data: BoardData, names: Mapping[str, str]) -> RoadMap:
    drawn = RoadMap(names, height=38)
    cities = {city.id: city.at for city in data.cities}
    for road in data.roads:
        spaces = [f"{road.a}~{road.b}#{nth}" for nth in range(1, road.steps)]
        drawn.road([road.a, *spaces, road.b], FERRY if road.kind == "ferry" else ROAD)
        for nth, space in enumerate(spaces, 1):
            at = _space_of(road, nth, cities[road.a], cities[road.b])
            drawn.place(space, at, EVENT if nth in road.events else SPACE)
    for city, point in cities.items():
        drawn.place(city, point, CITY)
    return drawn


def _space_of(road: Road, nth: int, a: Point | None, b: Point | None) -> Point | None:
    """Where the file says, else at equal distances along the road with its bend."""
    if road.spaces:
        return road.spaces[nth - 1]
    if a is None or b is None:
        return None
    return along([a, b] if road.bend is None else [a, road.bend, b], nth / road.steps)
