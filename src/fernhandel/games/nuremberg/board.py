"""Map and display as the rules see them."""

from typing import Final, final

from mypy_extensions import i64

from fernhandel.games.nuremberg.figures import HIGH, LEAST_BID, TRAIN_ROWS

NO_AREA: Final = -1
NO_BORDER: Final = -1


@final
class Way:
    """A link that can lead out of an area: the border it crosses, the area behind, its build points (N7.4, N7.5)."""

    def __init__(self, border: i64, to: i64, price: i64) -> None:
        self.border: Final[i64] = border
        self.to: Final[i64] = to
        self.price: Final[i64] = price


class Board:
    """Areas are numbered stations first, then the other areas that take track, then those that do not.

    Borders are those that a link can cross (N7.4); ``ways`` lists them by area.
    """

    def __init__(
        self,
        ids: list[str],
        stations: int,
        track: int,
        neighbours: list[list[int]],
        borders: list[list[int]],
        prices: list[int],
        company: list[int],
        icon: list[int],
        draw: list[int],
        preset: list[list[int]],
        connection: list[int],
        pieces: list[str],
    ) -> None:
        self.ids = ids
        self.number = {id: area for area, id in enumerate(ids)}
        self.count = len(ids)
        self.stations = stations
        self.track = track
        self.neighbours = neighbours  # by area, all that share a border with it
        self.borders = borders  # the two areas of each
        self.prices = prices  # by border, N7.5
        self.company = company  # by area that takes track, the colour printed on a company town as bits
        self.icon = icon  # by area: LOW, HIGH, or nothing
        self.draw = draw  # by station, pieces drawn at the start
        self.preset = preset  # by station, passengers put there before
        self.pieces = pieces  # the names of what is moved here: two goods, two kinds of passengers
        self.connection = connection  # the two towns whose first connection scores, N14.4; empty without
        self.ways: list[list[Way]] = [[] for _ in range(track)]
        for border, (a, b) in enumerate(borders):
            self.ways[a].append(Way(border, b, prices[border]))
            self.ways[b].append(Way(border, a, prices[border]))
        #: By area with high goods the stations beside it, and by station those areas (N8.6, NR37).
        self.serving = [self._beside(area, 0, stations) if icon[area] == HIGH else [] for area in range(self.count)]
        self.high_beside = [
            [area for area in self._beside(station, 0, self.count) if icon[area] == HIGH] for station in range(stations)
        ]

    def _beside(self, area: int, first: int, end: int) -> list[int]:
        return [beside for beside in self.neighbours[area] if first <= beside < end]

    def is_station(self, area: int) -> bool:
        return area < self.stations

    def way_between(self, a: int, b: int) -> Way | None:
        """The way out of an area that leads to another."""
        if a < self.track:
            for way in self.ways[a]:
                if way.to == b:
                    return way
        return None

    def border_between(self, a: int, b: int) -> int:
        """The border a link between two areas crosses."""
        way = self.way_between(a, b)
        return NO_BORDER if way is None else way.border


class Display:
    """Influence boxes and trains (N4, N8), and how long the game lasts (N1.2)."""

    def __init__(
        self,
        turns: list[int],
        passengers_by_class: bool,
        tokens: list[int],
        box_row: list[int],
        printed: list[list[int]],
        trains: list[str],
        train_row: list[int],
        passengers: list[int],
        goods: list[int],
    ) -> None:
        self.turns = turns  # by number of players; 0 where the display is not for so many
        self.passengers_by_class = passengers_by_class  # N9.1
        self.bag = [colour for colour, count in enumerate(tokens) for _ in range(count)]  # of tokens, by colour
        self.box_row = box_row
        self.least_bid = [LEAST_BID[row] for row in box_row]  # N5.2
        self.printed = printed  # by box and colour, points
        #: By box and the token drawn for it what it is worth in all, by colour (N4.2).
        self.points = [
            [[count + int(colour == token) for colour, count in enumerate(row)] for token in range(len(tokens))]
            for row in printed
        ]
        self.boxes = len(box_row)
        self.trains = trains
        self.rows = [0] * TRAIN_ROWS  # by row, its trains as bits
        for train, row in enumerate(train_row):
            self.rows[row] |= 1 << train
        self.train_row = train_row
        self.passengers = passengers  # by train, spaces
        self.goods = goods

    def least_over(self, box: i64, standing: i64) -> i64:
        """What a bid on a box needs at least, over the one that stands there or none of 0 cubes (N5.2, N5.3)."""
        least: i64 = self.least_bid[box]
        return least if standing < least else standing + 1
