"""How far it is from a wagon to the cities, and the map."""

from collections.abc import Mapping

from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.board_file import BoardData
from fernhandel.pictures.canvas import Point
from fernhandel.pictures.road_map import CITY, SPACE, RoadMap

JUNCTION = "+"


def cities_ahead(board: Board, at: str, came_from: str | None, facing: str | None) -> dict[str, int]:
    """The cities a wagon can come to going forward only (M4.5), nearest first, with the distance to each."""
    start = (came_from and board.ids.index(came_from), board.ids.index(at))
    found: dict[str, int] = {}
    queue = [(start, 0)]
    seen = {start}
    for (behind, node), distance in queue:
        if board.is_city(node) and distance > 0:
            found.setdefault(board.ids[node], distance)
            continue
        for beside in board.neighbours[node]:
            pointed_elsewhere = distance == 0 and facing not in (None, at, board.ids[beside])  # MR43
            if beside != behind and not pointed_elsewhere and (node, beside) not in seen:
                seen.add((node, beside))
                queue.append(((node, beside), distance + 1))
    return found


def road_map(data: BoardData, names: Mapping[str, str]) -> RoadMap:
    drawn = RoadMap(names, height=22)
    for road in data.roads:
        drawn.road([road.start, *road.spaces, road.to])
        points: list[Point | None] = [*road.at, *[None] * (len(road.spaces) - len(road.at))]
        for space, at in zip(road.spaces, points, strict=True):
            drawn.place(space, at, SPACE)
    for junction in data.junctions:
        drawn.place(junction.id, junction.at, JUNCTION)
    for city in data.cities:
        drawn.place(city.id, city.at, CITY)
    return drawn
