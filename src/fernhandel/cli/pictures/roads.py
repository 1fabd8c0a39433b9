"""The roads of Merchants of the Middle Ages: how far it is, and a map in letters."""

from collections.abc import Mapping
from itertools import pairwise

from rich.text import Text

from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.board_file import BoardData, Point

MAP_HEIGHT = 22
ROAD = "·"
SPACE = "o"
JUNCTION = "+"
CITY = "O"
COURIER = "C"


def cities_ahead(board: Board, at: str, came_from: str | None, facing: str | None) -> dict[str, int]:
    """The cities a wagon can come to going forward only (M4.5), nearest first, with the steps to each."""
    start = (came_from and board.ids.index(came_from), board.ids.index(at))
    found: dict[str, int] = {}
    queue = [(start, 0)]
    seen = {start}
    for (behind, node), steps in queue:
        if board.is_city(node) and steps > 0:
            found.setdefault(board.ids[node], steps)
            continue
        for beside in board.neighbours[node]:
            pointed_elsewhere = steps == 0 and facing not in (None, at, board.ids[beside])  # MR43
            if beside != behind and not pointed_elsewhere and (node, beside) not in seen:
                seen.add((node, beside))
                queue.append(((node, beside), steps + 1))
    return found


class RoadMap:
    """Draws a board whose file says where things lie: roads as dots, spaces, junctions and cities as their signs."""

    def __init__(self, data: BoardData, names: Mapping[str, str]) -> None:
        self._names = names
        self._places: dict[str, Point] = {}
        self._junctions = {junction.id for junction in data.junctions}
        self._chains = [[road.start, *road.spaces, road.to] for road in data.roads]
        given = [(city.id, city.at) for city in data.cities]
        given += [(junction.id, junction.at) for junction in data.junctions]
        self._places.update({id: at for id, at in given if at is not None})
        for road in data.roads:
            self._places.update(zip(road.spaces, road.at, strict=False))
        self._complete = all(node in self._places for chain in self._chains for node in chain)

    def draw(self, pieces: Mapping[str, str], courier: str | None, width: int) -> Text | None:
        """``pieces`` are the wagons by the space they stand on."""
        if not self._complete:
            return None
        canvas = _Canvas(self._places, width, MAP_HEIGHT, margin=max(map(len, self._names.values())))
        for chain in self._chains:
            for one, other in pairwise(chain):
                canvas.line(one, other)
        for node in self._places:
            canvas.put(node, CITY if node in self._names else JUNCTION if node in self._junctions else SPACE)
        for city, name in self._names.items():
            canvas.label(city, name)
        for node, sign in pieces.items():
            canvas.put(node, f"[{sign}]", "bold")
        if courier is not None:
            canvas.put(courier, f"[{pieces[courier]}{COURIER}]" if courier in pieces else f"[{COURIER}]", "bold")
        return canvas.text()


class _Canvas:
    """A grid of letters with the board's places scaled onto it."""

    def __init__(self, places: Mapping[str, Point], width: int, height: int, margin: int) -> None:
        xs = [x for x, _ in places.values()]
        ys = [y for _, y in places.values()]
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}
        self._at: dict[str, tuple[int, int]] = {}
        for id, (x, y) in places.items():
            column = round((x - min(xs)) / max(max(xs) - min(xs), 1) * (width - 1 - margin)) + margin // 2
            row = round((y - min(ys)) / max(max(ys) - min(ys), 1) * (height - 2)) + 1  # a line for names above
            self._at[id] = (row, column)

    def put(self, id: str, sign: str, style: str = "") -> None:
        """A sign with its middle on the place."""
        row, column = self._at[id]
        self._write(row, column - len(sign) // 2, sign, style)

    def label(self, id: str, name: str) -> None:
        """A name in the line above the place."""
        row, column = self._at[id]
        self._write(row - 1, max(column - len(name) // 2, 0), name, "bold")

    def _write(self, row: int, column: int, sign: str, style: str) -> None:
        for i, letter in enumerate(sign):
            self._cells[row, column + i] = (letter, style)

    def line(self, one: str, other: str) -> None:
        (row, column), (to_row, to_column) = self._at[one], self._at[other]
        steps = max(abs(to_row - row), abs(to_column - column) // 2, 1)
        for i in range(1, steps):
            place = (round(row + (to_row - row) * i / steps), round(column + (to_column - column) * i / steps))
            self._cells.setdefault(place, (ROAD, "dim"))

    def text(self) -> Text:
        drawn = Text()
        for row in range(max(row for row, _ in self._cells) + 1):
            columns = [column for line, column in self._cells if line == row]
            for column in range(max(columns, default=-1) + 1):
                letter, style = self._cells.get((row, column), (" ", ""))
                drawn.append(letter, style)
            drawn.append("\n")
        return drawn
