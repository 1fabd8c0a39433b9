"""What never changes on the map: sea and land, hills, roads, the squares of the cities, the frame."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import Final

from fernhandel.core.drawings import OWN
from fernhandel.games.merchants.board_file import BoardData
from fernhandel.games.merchants.drawing.chart import CITY, JUNCTION, PICTURE, PLAQUE_WIDTH, Chart, data_of
from fernhandel.games.merchants.drawing.colours import CITY_FILLS
from fernhandel.pictures.svg import Point, Style, at, circle, element, group, line, path, rect, smooth, words

MAP_FONT: Final = "'IM Fell DW Pica', 'Alegreya', Palatino, Georgia, serif"
RADII: Final = {CITY: 17.0, JUNCTION: 13.5}
SHORES: Final = ((26, 0.35), (17, 0.55), (9, 0.8))
HILL_ROOM, TREE_ROOM = 34, 26  # how far from roads they stand


def ground(chart: Chart, data: BoardData) -> str:
    return "".join([_sea(chart), _land(chart), _roads(chart, data), *_spaces(chart), _frame(chart)])


def _sea(chart: Chart) -> str:
    """Even a plain sheet has a tint, darker towards its edges."""
    inner, outer = ("#cfdccf", "#b5cbc4") if chart.geographic else ("#f1e3c1", "#e2cb9b")
    stops = element("stop", offset=0.2, stop_color=inner) + element("stop", offset=1, stop_color=outer)
    tint = element("radialGradient", stops, id=f"{OWN}sea", cx=0.45, cy=0.45, r=0.8)
    return element("defs", tint) + rect(0, 0, chart.width, chart.height, fill=f"url(#{OWN}sea)")


def _land(chart: Chart) -> str:
    if not chart.geographic:
        return ""
    terrain = data_of("terrain.json")
    coasts = "".join(smooth(_unpacked(ring, terrain["fine"]), closed=True) for ring in terrain["coasts"])
    use: Style = {"href": f"#{OWN}land"}
    parts = [element("defs", path(coasts, id=f"{OWN}land"))]
    for width, opacity in SHORES:
        parts.append(element("use", **use, stroke="#7f9f9b", stroke_width=width, opacity=opacity, fill="none"))
        parts.append(element("use", **use, stroke="#cfdccf", stroke_width=width - 1.9, fill="none"))
    parts.append(element("use", **use, fill="#f1e3c1", stroke="#8b6f43", stroke_width=1.6))
    rivers = [smooth(_unpacked(river, terrain["fine"])) for river in terrain["rivers"]]
    parts += [path(d, stroke_width=2.2 if i < 3 else 1.5) for i, d in enumerate(rivers)]
    lakes = [
        element("ellipse", cx=x, cy=y, rx=rx, ry=ry, transform=f"rotate({turn} {x} {y})", fill="#cfdccf")
        for x, y, rx, ry, turn in terrain["lakes"]
    ]
    water = group(*parts[-len(rivers) :], *lakes, fill="none", stroke="#86a8a6", stroke_linecap="round")
    names = [_region(one["text"], one["x"], one["y"], one.get("turn"), one.get("sea")) for one in chart.regions]
    hills, trees = "".join(_hills(chart)), "".join(_trees(chart))
    return "".join([*parts[: -len(rivers)], water, hills, trees, _rose(), *names])


def _unpacked(steps: list[float], fine: float) -> list[Point]:
    """Each point is told as the way from the one before."""
    points: list[Point] = []
    x = y = 0.0
    for i in range(0, len(steps), 2):
        x, y = x + steps[i], y + steps[i + 1]
        points.append((x / fine, y / fine))
    return points


def _hills(chart: Chart) -> Iterator[str]:
    drawn = ""
    for x, y, h in data_of("terrain.json")["hills"]:
        if _free(chart, (x, y), HILL_ROOM):
            up, over = h * 1.5, h * 1.15
            drawn += f"M{x - over:.1f} {y}q{h * 0.6:.1f} {-h * 0.5:.1f} {over:.1f} {-up:.1f}"
            drawn += f"q{h * 0.4:.1f} {h * 0.9:.1f} {over:.1f} {up:.1f}"
    yield path(drawn, fill="#e3cfa2", stroke="#93764a", stroke_linejoin="round")


def _trees(chart: Chart) -> Iterator[str]:
    free = [(x, y) for x, y in data_of("terrain.json")["trees"] if _free(chart, (x, y), TREE_ROOM)]
    crowns = "".join(f"M{x - 3.4:.1f} {y - 6.5}a3.4 4.3 0 1 0 6.8 0a3.4 4.3 0 1 0 -6.8 0z" for x, y in free)
    yield path("".join(f"M{x} {y}v-4" for x, y in free), stroke="#6f7444", stroke_width=1.3)
    yield path(crowns, fill="#b3b984", stroke="#6f7444", stroke_width=0.8)


def _free(chart: Chart, spot: Point, room: float) -> bool:
    """Whether nothing is drawn there that matters."""
    inside = 26 < spot[0] < chart.width - 26 and 30 < spot[1] < chart.height - 22
    rose = data_of("places.json")["rose"]
    if not inside or hypot(spot[0] - rose["x"], spot[1] - rose["y"]) < 58:
        return False
    if any(box.holds(spot, 12) for box in chart.solid()):
        return False
    if any(abs(spot[0] - one["x"]) < 54 and abs(spot[1] - one["y"]) < 18 for one in chart.regions):
        return False
    return all(hypot(x - spot[0], y - spot[1]) >= room for leg in chart.legs.values() for x, y in leg)


def _region(name: str, x: float, y: float, turn: float | None, sea: bool | None) -> str:
    colour, size, wide = ("#3d5f5c", 16, ".12em") if sea else ("#6d542d", 15, ".06em")
    letters: Style = {"font_size": size, "letter_spacing": wide, "fill": colour, "font_style": "italic"}
    turned = f"rotate({turn} {x} {y})" if turn else None
    return words(name, x, y, text_anchor="middle", font_family=MAP_FONT, transform=turned, **letters)


def _rose() -> str:
    """The compass rose."""
    spot = data_of("places.json")["rose"]
    points = []
    for turn in range(0, 360, 45):
        long = 27 if turn % 90 else 44
        dark, light = f"M0 {-long}L6 -7L0 0z", f"M0 {-long}L-6 -7L0 0z"
        points.append(group(path(dark, fill="#8b6f43"), path(light, fill="#f1e3c1"), transform=f"rotate({turn})"))
    rings = circle(0, 0, 27) + circle(0, 0, 22)
    north = words("N", 0, -49, font_size=15, text_anchor="middle", font_family=MAP_FONT, fill="#3a2a18", stroke="none")
    return group(rings, *points, north, transform=at(spot["x"], spot["y"]), fill="none", stroke="#8b6f43")


def _roads(chart: Chart, data: BoardData) -> str:
    roads = []
    for road in data.roads:
        stops = [road.start, *road.spaces, road.to]
        legs = [chart.legs[one, other] for one, other in pairwise(stops)]
        roads.append(line([point for leg in legs for point in leg[::4] + leg[-1:]]))
    every = "".join(roads)
    tracks = "".join(_track(chart, city.id) for city in data.cities)
    drawn = [
        path(tracks, stroke="#6b4a24", stroke_width=5),
        path(tracks, stroke="#eadbb6", stroke_width=2.4),
        path(every, stroke="#6b4a24", stroke_width=9.5),
        path(every, stroke="#fbf2d9", stroke_width=6.5),
        path(every, stroke="#b79a68", stroke_width=1.2, stroke_dasharray="5 6"),
    ]
    return group(*drawn, fill="none", stroke_linecap="round", stroke_linejoin="round")


def _track(chart: Chart, city: str) -> str:
    """From the square of a city to its plaque."""
    square, spot = chart.places[city], chart.plaques[city]
    near_x = max(spot[0], min(spot[0] + PLAQUE_WIDTH, square[0]))
    near_y = max(spot[1] + PICTURE, min(spot[1] + PICTURE + chart.plaque_height, square[1]))
    return line([square, (near_x, near_y)])


def _spaces(chart: Chart) -> Iterator[str]:
    for id, (x, y) in chart.places.items():
        kind = chart.kinds[id]
        radius = RADII.get(kind, 10.5)
        fill = "#eadbb6" if kind == CITY else "#fffaf0"
        rings = circle(0, 0, radius, fill=fill, stroke="#6b4a24", stroke_width=2)
        if kind in RADII:
            dashes = "4 2.5" if kind == CITY else None
            rings += circle(
                0, 0, radius - 4.8, fill="none", stroke="#b79a68", stroke_width=1.3, stroke_dasharray=dashes
            )
        yield group(rings, transform=at(x, y), data_space=id)


def city_picture(picture: str) -> str:
    """A skyline on the ground line y = 0."""
    shapes = data_of("vignettes.json")
    drawn = []
    for fill, d in shapes.get(picture, shapes["ANY"]):
        stroke = {"gold": "#f0cf74", "water": "#7f9f9b"}.get(fill)
        drawn.append(path(d, fill=CITY_FILLS[fill], stroke=stroke))
    return group(*drawn, stroke="#4a3520", stroke_width=1.1, stroke_linejoin="round")


def _frame(chart: Chart) -> str:
    """The border of the map, with degrees as on old charts."""
    width, height = chart.width, chart.height
    border = f"M0 0h{width:g}v{height:g}h{-width:g}zM16 16v{height - 32:g}h{width - 32:g}v{32 - height:g}z"
    dashes = "".join(f"M{x} 8h21M{x} {height - 8:g}h21" for x in range(0, int(width) - 21, 42))
    dashes += "".join(f"M8 {y}v32.5M{width - 8:g} {y}v32.5" for y in range(0, int(height) - 32, 65))
    rules = [rect(inset, inset, width - 2 * inset, height - 2 * inset) for inset in (0.75, 5.5, 10.5, 16)]
    corners = [
        path("M8 3.5 12.5 8 8 12.5 3.5 8z", transform=at(x, y), fill="#5b432a")
        for x in (0, width - 16)
        for y in (0, height - 16)
    ]
    return "".join(
        [
            path(border, fill="#efe0bd", fill_rule="evenodd"),
            path(dashes, stroke="#5b432a", stroke_width=4),
            group(*rules, fill="none", stroke="#5b432a", stroke_width=1.2),
            *corners,
        ]
    )
