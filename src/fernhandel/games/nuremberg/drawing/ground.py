"""What never changes on the map: fields, woods and hills, rivers, the names of the areas, the frame."""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

from fernhandel.core.drawings import OWN
from fernhandel.games.nuremberg.board_file import Area, BoardData
from fernhandel.games.nuremberg.drawing.fields import Fields, inside
from fernhandel.pictures.svg import Icons, Point, Style, at, circle, data_beside, element, group, path, rect, words

FONT: Final = "'Old Standard TT', 'Bodoni MT', Didot, 'Times New Roman', Georgia, serif"
FRAME = 10.0
SIGN, NAME, LINE = 26.0, 23.0, 21.0
INK: Final = "#2a221c"
LOWLANDS: Final = ("#f0e9d0", "#ebe8c9", "#f3e6cd")
TERRAIN: Final = {"hop": "#d8dda9", "hill": "#e3d2b4", "valley": "#d3dfb4", "barred": "#cfc6b6"}
RIMS: Final = {"hop": "#a9b45f", "hill": "#bd9a68", "valley": "#9db56c", "barred": "#8f8473"}
COLOURS: Final = {
    "coat": "#fffaf0",
    "green": "#1e7a3c",
    "hat": "#3a3029",
    "piece-edge": "#241d18",
    "red": "#b3261e",
    "sleeper": "#4a3526",
    "casing": "#2a1f16",
    "rail": "#fff9ec",
    "window": "#fff8e6",
}
MARKS: Final = {"hop": "m0 0v-11m-3 3q3 1 3 4m3-4q-3 1-3 4", "hill": "m-6 0q4-2 6-8q2 6 6 8m-8-1l2-4"}
MARK_STEP, MARK_ROOM = (21, 19), 12


class Place(NamedTuple):
    """Where things lie within an area: its name, how wide that is, and its pieces."""

    name: Point
    lines: list[str]
    width: float
    pieces: Point


class Chart:
    """A map with a place for everything; a map of the house has its own, found once and kept."""

    def __init__(self, data: BoardData) -> None:
        self.data = data
        kept = _kept(data)
        hubs = {id: (float(spots[0]), float(spots[1])) for id, spots in kept["areas"].items()}
        self.fields = Fields(data, hubs or None)
        self.places: dict[str, Place] = {}
        for area in data.areas:
            spots = kept["areas"].get(area.id)
            self.places[area.id] = self._plain(area) if spots is None else _place(area, spots)
        self.rivers: list[list[str]] = kept["rivers"]
        self.icons = Icons(data_of("icons.json")["still"], COLOURS)

    @property
    def size(self) -> Point:
        return self.fields.width + 2 * FRAME, self.fields.height + 2 * FRAME

    def _plain(self, area: Area) -> Place:
        """For an unknown map: the name above the middle, the pieces below it."""
        x, y = self.fields.hubs[area.id]
        width = len(area.name) * NAME * 0.5 + (14 if area.station else 0) + (18 if area.company else 0)
        closed = not area.station and not area.takes_track
        middle = min(max(x, width / 2 + 4), self.fields.width - width / 2 - 4)
        name = (middle, max(y - (12 if closed else 30), SIGN / 2 + 4))
        return Place(name, [area.name], width, (x, y + (16 if closed else 30)))


def _place(area: Area, spots: list[int]) -> Place:
    _, _, x, y, px, py, width, *parted = spots
    lines = [area.name[: parted[0]], area.name[parted[0] + 1 :]] if parted else [area.name]
    return Place((x, y), lines, width, (px, py))


def _kept(data: BoardData) -> Mapping[str, Any]:
    """The layout of a map of the house."""
    nothing: dict[str, Any] = {"areas": {}, "rivers": []}
    if not files(__package__).joinpath(f"{data.map.id}.json").is_file():
        return nothing
    kept: dict[str, Any] = data_of(f"{data.map.id}.json")
    return kept if all(area.id in kept["areas"] for area in data.areas) else nothing


def data_of(name: str) -> Any:
    """What lies beside this module."""
    return data_beside(__package__, name)


def ground(chart: Chart) -> str:
    fields = chart.fields
    areas = []
    for i, area in enumerate(chart.data.areas):
        fill = TERRAIN.get(area.terrain, LOWLANDS[i % len(LOWLANDS)])
        areas.append(path(fields.outlines[area.id], fill=fill, data_area=area.id))
    lines = "".join(fields.lines)
    water = "".join(fields.rivers)
    rims = [
        path(fields.outlines[area.id], stroke=RIMS[area.terrain], stroke_width=4, opacity=0.6)
        for area in chart.data.areas
        if area.terrain in RIMS
    ]
    borders = [
        *rims,
        path(lines, stroke="#7a6a50", stroke_width=1.7, stroke_dasharray="7 3.4 1.2 3.4"),
        *(
            path(water, stroke=colour, stroke_width=width)
            for colour, width in (("#3c6474", 13.6), ("#b7d3d8", 10.6), ("#d8e8e6", 6.4), ("#b7d3d8", 4.6))
        ),
    ]
    drawn = [*areas, "".join(_marks(chart)), group(*borders, fill="none", stroke_linecap="round")]
    paper = rect(0, 0, *chart.size, fill="#f3ead5")
    return paper + group(*drawn, transform=at(FRAME, FRAME)) + _frame(*chart.size)


def _marks(chart: Chart) -> Iterator[str]:
    """Hops and hachures where neither names nor pieces lie."""
    step_x, step_y = MARK_STEP
    for terrain, mark in MARKS.items():
        spots = []
        for area in chart.data.areas:
            if area.terrain != terrain:
                continue
            corners = chart.fields.polygons[area.id]
            left, right = (int(end(x for x, _ in corners)) for end in (min, max))
            top, bottom = (int(end(y for _, y in corners)) for end in (min, max))
            for row, y in enumerate(range(top + 14, bottom, step_y)):
                for x in range(left + 6 + row % 2 * step_x // 2, right, step_x):
                    if _free(chart, area, (x, y)):
                        spots.append(f"M{x} {y}{mark}")
        colour = "#8b9a45" if terrain == "hop" else "#8d6f4c"
        yield path("".join(spots), fill="none", stroke=colour, stroke_width=1.4, stroke_linecap="round")


def _free(chart: Chart, area: Area, spot: Point) -> bool:
    around = [(spot[0] + dx, spot[1] + dy) for dx, dy in ((-9, 0), (9, 0), (0, 5), (0, -13))]
    place = chart.places[area.id]
    high = SIGN / 2 + LINE * (len(place.lines) - 1)
    name = abs(spot[0] - place.name[0]) < place.width / 2 + 8 and abs(spot[1] - 5 - place.name[1]) < high + 4
    pieces = abs(spot[0] - place.pieces[0]) < 34 and abs(spot[1] - 5 - place.pieces[1]) < 24
    return not name and not pieces and all(inside(point, chart.fields.polygons[area.id]) for point in around)


def names(chart: Chart) -> str:
    """Station signs, and the names of all other areas."""
    signs, plain = [], []
    for area in chart.data.areas:
        place = chart.places[area.id]
        if area.station:
            signs.append(_sign(chart, area, place))
            continue
        for i, told in enumerate(place.lines):
            y = place.name[1] + 6.5 + (i - (len(place.lines) - 1) / 2) * LINE
            room = place.width * 0.96 if len(place.lines) == 1 else None
            plain.append(words(told, place.name[0], y, textLength=room, lengthAdjust="spacingAndGlyphs"))
    halo: Style = {"stroke": "#f3ead5", "stroke_width": 3, "stroke_opacity": 0.75, "paint_order": "stroke"}
    letters: Style = {"font_size": NAME - 1, "font_style": "italic", "fill": "#53473b", "stroke_linejoin": "round"}
    rivers = "".join(_river(i, name, course) for i, (name, course) in enumerate(chart.rivers))
    return group(rivers, group(*plain, **letters, **halo), *signs, font_family=FONT, text_anchor="middle")


def _river(number: int, name: str, course: str) -> str:
    line = path(course, id=f"{OWN}river-{number}", fill="none")
    told = element("textPath", name, href=f"#{OWN}river-{number}", startOffset="50%")
    letters: Style = {"font_size": 21, "font_style": "italic", "letter_spacing": ".14em", "fill": "#2f5664"}
    return line + element("text", told, **letters)


def _sign(chart: Chart, area: Area, place: Place) -> str:
    (x, y), wide = place.name, place.width
    left, top = x - wide / 2, y - SIGN / 2
    fill = COLOURS[area.company] if area.company else "#fffaf0"
    ink = "#fff" if area.company else INK
    posts = path(f"M{left + 8:g} {y + SIGN / 2:g}v5m{wide - 16:g} -5v5", stroke=INK, stroke_width=2)
    board = rect(left, top, wide, SIGN, rx=3, fill=fill, stroke=INK, stroke_width=1.4)
    inner = rect(left + 2, top + 2, wide - 4, SIGN - 4, rx=1.8, fill="none", stroke=ink, stroke_width=0.8, opacity=0.55)
    shield = chart.icons.use(f"shield-{area.company}", left + 5.5, y - 8.5, 17) if area.company else ""
    fits: Style = {"textLength": wide - (34 if area.company else 16), "lengthAdjust": "spacingAndGlyphs"}
    letters: Style = {"font_size": 20, "font_weight": 700, "fill": ink}
    told = words(area.name, x + (10 if area.company else 0), y + 7, **letters, **fits)
    return posts + board + inner + shield + told


def hub(area: Area) -> str:
    """The station itself, or nothing."""
    if area.station is None:
        return ""
    if area.station == "minor":
        return circle(0, 0, 9, fill=INK, stroke="#fffaf0", stroke_width=2) + circle(0, 0, 3.6, fill="#fffaf0")
    ring = rect(-9.5, -9.5, 19, 19, rx=1.5, fill=INK, stroke="#fffaf0", stroke_width=2)
    return ring + rect(-3.7, -3.7, 7.4, 7.4, fill="#fffaf0")


def _frame(width: float, height: float) -> str:
    """As it is printed."""
    inner = (FRAME - 1, FRAME - 1, width - 2 * FRAME + 2, height - 2 * FRAME + 2)
    outer = (2, 2, width - 4, height - 4)
    middle = FRAME / 2 + 0.5
    scale = f"M{FRAME:g} {middle}H{width - FRAME:g}M{FRAME:g} {height - middle:g}H{width - FRAME:g}"
    scale += f"M{middle} {FRAME:g}V{height - FRAME:g}M{width - middle:g} {FRAME:g}V{height - FRAME:g}"
    edge = f"M0 0h{width:g}v{height:g}h{-width:g}zM{FRAME:g} {FRAME:g}v{height - 2 * FRAME:g}"
    edge += f"h{width - 2 * FRAME:g}v{2 * FRAME - height:g}z"
    lines = [
        rect(*inner, stroke_width=2),
        path(scale, stroke_width=4, stroke_dasharray="40 40"),
        rect(*outer, stroke_width=1.2),
    ]
    return path(edge, fill="#f3ead5", fill_rule="evenodd") + group(*lines, fill="none", stroke=INK)
