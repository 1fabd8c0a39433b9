"""A grid of letters on which maps are drawn, with the places of a board scaled onto it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.text import Text

Point = tuple[float, float]
Cell = tuple[int, int]  # row and column
Part = tuple[str, str]  # letters and their style

GAP = 1  # between a sign and the name beside it
HIDES_SIGN = 100  # what it costs a name to lie on a sign, to touch one, to come near one, or to lie on a road
TOUCHES_SIGN = 10
NEARS_SIGN = 5
HIDES_ROAD = 1
HIDES_NAME = 2  # what it costs the mark of a border to take room from a name, or to stand close to a sign
CROWDS_SIGN = 1
NAME_REACH = 4
LEAST_NAME = 3  # letters that must be left of a name before its initials


class Canvas:
    """Roads lie below, signs and names above them. Signs are put before names, which look for a free spot."""

    def __init__(self, places: Mapping[str, Point], width: int, height: int, margin: int) -> None:
        self._width = width
        self._height = height
        self._roads: dict[Cell, tuple[str, str]] = {}
        self._signs: dict[Cell, tuple[str, str]] = {}
        self._at: dict[str, Cell] = {}
        self._borders: dict[tuple[str, str], Cell] = {}
        self._words: list[tuple[int, int, int]] = []  # row, first and last column of what is read as one
        self._reach: dict[str, tuple[int, int]] = {}  # the first and last column of the sign on a place
        xs = [x for x, _ in places.values()]
        ys = [y for _, y in places.values()]
        for id, (x, y) in places.items():
            column = round((x - min(xs)) / max(max(xs) - min(xs), 1) * (width - 1 - margin)) + margin // 2
            row = round((y - min(ys)) / max(max(ys) - min(ys), 1) * (height - 2)) + 1  # a line for names above
            self._at[id] = (row, column)

    def line(self, one: str, other: str, sign: str) -> None:
        (row, column), (to_row, to_column) = self._at[one], self._at[other]
        steps = max(abs(to_row - row), abs(to_column - column) // 2, 1)
        for i in range(1, steps):
            cell = (round(row + (to_row - row) * i / steps), round(column + (to_column - column) * i / steps))
            self._roads.setdefault(cell, (sign, "dim"))

    def cell(self, id: str) -> Cell:
        """Where a place lies."""
        return self._at[id]

    def dot(self, id: str, sign: str) -> None:
        """A place that is only part of a road."""
        self._roads.setdefault(self._at[id], (sign, "dim"))

    # -- borders and links ---------------------------------------------------------------------------------------------

    def border(self, one: str, other: str) -> None:
        """Keep a cell near the middle of the way between two places free from names."""
        free = [cell for cell in self._way(one, other) if cell not in self._signs]
        if free:
            middle = len(free) // 2
            costs = [abs(i - middle) + self._cost_there(cell) for i, cell in enumerate(free)]
            self._borders[one, other] = free[costs.index(min(costs))]

    def _cost_there(self, cell: Cell) -> int:
        row, column = cell
        touching = sum((row, column + side) in self._signs for side in (-1, 1))
        return HIDES_NAME * self._is_above(cell) + CROWDS_SIGN * touching

    def _is_above(self, cell: Cell) -> bool:
        """Whether a name would lie there: above a place, and not far to either side."""
        row, column = cell
        return any(row == at - 1 and abs(column - middle) <= NAME_REACH for at, middle in self._at.values())

    def mark(self, one: str, other: str, sign: str, style: str) -> None:
        """A sign on a border."""
        if (one, other) in self._borders:
            self._roads[self._borders[one, other]] = (sign, style)

    def stroke(self, one: str, other: str, sign: str, style: str) -> None:
        """A line from place to place with a sign on the border."""
        way = [self._at[one], *self._way(one, other), self._at[other]]
        for cell, (row, column) in pairwise(way):
            rows, columns = row - cell[0], column - cell[1]
            slanted = "╲" if rows == columns else "╱"
            self._roads[cell] = ("│" if columns == 0 else "─" if rows == 0 else slanted, style)
        self.mark(one, other, sign, style)

    def _way(self, one: str, other: str) -> Iterator[Cell]:
        """The cells between two places."""
        (row, column), (to_row, to_column) = self._at[one], self._at[other]
        steps = max(abs(to_row - row), abs(to_column - column), 1)
        for i in range(1, steps):
            yield round(row + (to_row - row) * i / steps), round(column + (to_column - column) * i / steps)

    # -- signs and names -----------------------------------------------------------------------------------------------

    def put(self, id: str, sign: str, style: str = "") -> None:
        """A sign with its middle on the place."""
        self.put_parts(id, [(sign, style)])

    def put_parts(self, id: str, parts: Iterable[Part]) -> None:
        """The same for a sign of several styles."""
        letters = [(letter, style) for sign, style in parts for letter in sign]
        row, column = self._at[id]
        first = column - len(letters) // 2
        self._reach[id] = (first, first + len(letters) - 1)
        self._words.append((row, *self._reach[id]))
        for i, cell in enumerate(letters):
            self._signs[row, first + i] = cell

    def label(self, id: str, name: str) -> None:
        """A name beside its place: above it unless something is in the way there."""
        row, first = min(self._spots(id, len(name)), key=lambda spot: self._cost(id, spot, len(name)))
        self._write(row, first, name, "bold")

    def _spots(self, id: str, length: int) -> Iterator[Cell]:
        """Where a name may begin, the best first."""
        row, column = self._at[id]
        left, right = self._reach[id]
        middle = column - length // 2
        yield row - 1, min(max(middle, 0), self._width - length)
        yield row, right + 1 + GAP
        yield row, left - GAP - length
        far = length // 2 + 1 + GAP
        for shift in sorted(range(-far, far + 1), key=abs):
            yield row - 1, middle + shift
            yield row + 1, middle + shift

    def _cost(self, id: str, spot: Cell, length: int) -> int:
        row, first = spot
        last = first + length - 1
        if first < 0 or last >= self._width or not 0 <= row <= self._height:
            return HIDES_SIGN * length
        at, column = self._at[id]
        left, right = self._reach[id]
        own = {(at, i) for i in range(left, right + 1)}
        others = self._signs.keys() - own
        cost = 0 if row == at else abs(first + length // 2 - column)
        for i in range(first, last + 1):
            cost += HIDES_SIGN * ((row, i) in self._signs) + HIDES_ROAD * ((row, i) in self._roads)
        for near, price in ((1, TOUCHES_SIGN), (1 + GAP, NEARS_SIGN)):
            cost += price * (((row, first - near) in others) + ((row, last + near) in others))
        return cost

    def captions(self, names: Mapping[str, Part]) -> None:
        """Every name above its sign, shortened where it would lie on a sign or border, or touch another name."""
        rows: dict[int, list[str]] = {}
        for id in sorted(names, key=lambda place: self._at[place][1]):
            rows.setdefault(self._at[id][0] - 1, []).append(id)
        for row, ids in rows.items():
            room = {id: self._room(row, self._at[id][1]) for id in ids}
            spots = [_Spot(id, self._at[id][1], *room[id], len(names[id][0])) for id in ids]
            _give_way(spots)
            for spot in spots:
                name, style = names[spot.id]
                self._write(row, spot.first, shortened(name, spot.length), style)

    def _room(self, row: int, column: int) -> tuple[int, int]:
        """The first and last column that a name in a row may take so that nothing lies in its way."""
        taken = self._signs.keys() | set(self._borders.values())
        if (row, column) in taken:
            column += 1 if (row, column + 1) not in taken else -1
        first = last = column
        while first > 0 and (row, first - 1) not in taken:
            first -= 1
        while last < self._width - 1 and (row, last + 1) not in taken:
            last += 1
        return first + GAP * (first > 0), last - GAP * (last < self._width - 1)

    def _write(self, row: int, column: int, sign: str, style: str) -> None:
        self._words.append((row, column, column + len(sign) - 1))
        for i, letter in enumerate(sign):
            self._signs[row, column + i] = (letter, style)

    def text(self) -> Text:
        cells = self._roads | self._signs
        drawn = Text()
        for row in range(max(row for row, _ in cells) + 1):
            columns = [column for line, column in cells if line == row]
            for column in range(max(columns, default=-1) + 1):
                letter, style = cells.get((row, column), (" ", ""))
                drawn.append(letter, style)
            drawn.append("\n")
        return drawn

    def part(self, about: Collection[str], width: int, height: int) -> Text:
        """As much as fits into that room, with those places in the middle of it."""
        rows, columns = zip(*self._cells_of(about), strict=True)
        cells = self._roads | self._signs
        last_row, last_column = (max(cell[axis] for cell in cells) for axis in (0, 1))
        top = _begin(rows, height, last_row + 1)
        left = _begin(columns, width, last_column + 1)
        for row, first, last in self._words:
            if first < left <= last or first < left + width <= last:  # half a name is none
                cells = {cell: drawn for cell, drawn in cells.items() if cell[0] != row or not first <= cell[1] <= last}
        drawn = Text(no_wrap=True, end="")
        for row in range(top, min(top + height, last_row + 1)):
            drawn.append("\n" if row > top else "")
            for column in range(left, min(left + width, last_column + 1)):
                drawn.append(*cells.get((row, column), (" ", "")))
        return drawn

    def holds(self, about: Collection[str], width: int, height: int) -> bool:
        """Whether all those places can be seen at once in that room."""
        cells = self._cells_of(about)
        rows, columns = [row for row, _ in cells], [column for _, column in cells]
        return max(rows) - min(rows) < height - 1 and max(columns) - min(columns) < width - NAME_REACH

    def _cells_of(self, about: Collection[str]) -> list[Cell]:
        """Where those places lie; without any, the whole map."""
        return [self._at[id] for id in about if id in self._at] or list(self._at.values())


def _begin(at: Sequence[int], room: int, size: int) -> int:
    """Where a window of that room begins so that its middle is the middle of what it is about, inside the whole."""
    middle = (min(at) + max(at)) // 2
    return max(0, min(middle - room // 2, size - room))


@dataclass
class _Spot:
    """A name in a row of names, and between which columns it may lie."""

    id: str
    middle: int
    least: int
    most: int
    length: int

    @property
    def first(self) -> int:
        return max(min(self.middle - self.length // 2, self.most + 1 - self.length), self.least)


def _give_way(spots: list[_Spot]) -> None:
    """Shorten names to their room; of two that touch the longer gives way."""
    for spot in spots:
        spot.length = max(min(spot.length, spot.most + 1 - spot.least), 1)
    for one, other in pairwise(spots):
        while one.first + one.length + GAP > other.first and max(one.length, other.length) > 1:
            longer = one if one.length > other.length else other
            longer.length -= 1


def shortened(name: str, room: int) -> str:
    """A name in so many letters: of several words the first remains longest.

    >>> [shortened("Grassington Moor", room) for room in (16, 15, 14, 9, 6, 4)]
    ['Grassington Moor', 'Grassington M.', 'Grassington M.', 'Grassi.M.', 'Gra.M.', 'Gra.']
    """
    if len(name) <= room:
        return name
    first, *rest = name.split()
    initials = "".join(f"{word[0]}." for word in rest)
    if rest and len(first) + 1 + len(initials) <= room:
        return f"{first} {initials}"
    if rest and room - len(initials) > LEAST_NAME:
        return f"{first[: room - len(initials) - 1]}.{initials}"
    return f"{name[: room - 1].rstrip()}."
