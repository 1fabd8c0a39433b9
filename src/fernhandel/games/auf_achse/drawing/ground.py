"""What never changes on the motorway map: sea and land, roads with their numbers and spaces, cities."""

from typing import Final

from fernhandel.games.auf_achse.drawing.layout import Layout, data_of, sampled
from fernhandel.pictures.road_map import along
from fernhandel.pictures.svg import Point, Style, at, circle, group, line, path, rect, words

FONT: Final = "'Fira Sans', 'Segoe UI', 'Helvetica Neue', Arial, system-ui, sans-serif"
NARROW: Final = "'Fira Sans Condensed', 'Roboto Condensed', 'Arial Narrow', 'Fira Sans', Arial, sans-serif"
WATERS: Final = ("Nordsee", "Ostsee", "Adria")


def ground(layout: Layout) -> str:
    return _land(layout) + _roads(layout) + _shields(layout) + _spaces(layout) + _cities(layout)


def _land(layout: Layout) -> str:
    sea = rect(0, 0, layout.width, layout.height, fill="#cbe0ea" if layout.house else "#f1eee6")
    if not layout.house:
        return sea
    land = data_of("land.json")
    lines = [
        path(land["borders"], stroke="#dcd0e6", stroke_width=5, opacity=0.75),
        path(land["rivers"], stroke="#a9cbdd", stroke_width=1.7),
        path(land["borders"], stroke="#a08db4", stroke_dasharray="7 2.5 1.5 2.5"),
        path(land["lakes"], stroke="#8fb2c4", stroke_width=0.7, fill="#cbe0ea"),
    ]
    names = [_land_name(one["name"], one["x"], one["y"]) for one in land["names"]]
    return "".join(
        [
            sea,
            path(land["land"], fill="#f1eee6", stroke="#ddebf1", stroke_width=9, paint_order="stroke"),
            path(land["germany"], fill="#f8f6f0"),
            path(land["tinted"], fill="#edeadf"),
            group(*lines, fill="none", stroke_linejoin="round", stroke_linecap="round"),
            *names,
        ]
    )


def _land_name(name: str, x: float, y: float) -> str:
    water = name in WATERS
    style: Style = {"font_style": "italic", "fill": "#33607b"} if water else {"fill": "#6a6557"}
    told = name if water else name.upper()
    return words(told, x, y, font_size=16, letter_spacing=".14em", text_anchor="middle", font_family=FONT, **style)


def _roads(layout: Layout) -> str:
    ribbons, ferries = [], []
    for id, road in layout.roads.items():
        if id not in layout.ferries:
            ribbons.append(road.curve)
            continue
        points = sampled(road.curve)
        ashore = _nearest(points, road.landing) if road.landing else len(points) - 1
        ferries.append(_ferry(points[: ashore + 1]))
        if road.landing:
            ribbons.append(line(points[ashore:]))
            ferries.append(circle(*road.landing, 6.5, fill="#2b5b7a", stroke="#fff", stroke_width=1.6))
    every = "".join(ribbons)
    drawn = [
        path(every, stroke="#fff", stroke_width=9.5),
        path(every, stroke="#6f88ad", stroke_width=6),
        path(every, stroke="#eff3f8", stroke_dasharray="5 4"),
    ]
    return group(*drawn, fill="none", stroke_linecap="round") + "".join(ferries)


def _nearest(points: list[Point], spot: Point) -> int:
    return min(range(len(points)), key=lambda i: (points[i][0] - spot[0]) ** 2 + (points[i][1] - spot[1]) ** 2)


def _ferry(sea: list[Point]) -> str:
    x, y = along(sea, 0.5)
    hull = path("M-11 2H11L8 7.4H-8.2Z", fill="#2b5b7a", stroke="#fff", stroke_width=1.2)
    deck = path("M-7 2V-2.6H4.6L7.4 2Z", fill="#fff", stroke="#2b5b7a", stroke_width=1.3)
    ship = group(hull, deck, path("M-3.6-2.6V-6h3V-2.6", fill="#2b5b7a"), transform=at(x, y - 2))
    return path(line(sea), fill="none", stroke="#3d7697", stroke_width=2.4, stroke_dasharray="7 5") + ship


def _shields(layout: Layout) -> str:
    drawn = []
    for road in layout.roads.values():
        if road.shield is None:
            continue
        wide = len(road.number) * 7.6 + 8
        box = rect(-wide / 2, -9.5, wide, 19, rx=3.5, fill="#e4ecf7", stroke="#8faad2")
        drawn.append(group(box, words(road.number, 0, 4.8), transform=at(*road.shield)))
    letters: Style = {
        "font_size": 13.5,
        "font_weight": 600,
        "font_family": NARROW,
        "text_anchor": "middle",
        "fill": "#1e4b8f",
    }
    return group(*drawn, **letters)


def _spaces(layout: Layout) -> str:
    drawn = []
    for id, spot in layout.places.items():
        if "#" in id:
            stroke = "#3d7697" if id.partition("#")[0] in layout.ferries else "#4b6891"
            event = EVENT if id in layout.events else ""
            ring = circle(0, 0, 7.6, fill="#fff", stroke=stroke, stroke_width=2)
            drawn.append(group(ring, event, transform=at(*spot), data_space=id))
    return "".join(drawn)


EVENT: Final = "".join(
    [
        path("M0-6.6 6.4 4.7H-6.4Z", fill="#fff", stroke="#d0202e", stroke_width=2.1, stroke_linejoin="round"),
        path("M0-2.5V.9", stroke="#1b2430", stroke_width=1.5, stroke_linecap="round"),
        circle(0, 2.9, 0.9, fill="#1b2430"),
    ]
)


def _cities(layout: Layout) -> str:
    letters: Style = {
        "font_size": 16,
        "font_weight": 600,
        "font_family": FONT,
        "text_anchor": "middle",
        "fill": "#17212c",
    }
    halo: Style = {"stroke": "#faf8f3", "stroke_width": 3.6, "stroke_linejoin": "round", "paint_order": "stroke"}
    rings = []
    for city in layout.cities:
        ring = circle(0, 0, 12.6, fill="#fff") + circle(0, 0, 10, fill="#fff", stroke="#1b2430", stroke_width=3.2)
        rings.append(group(ring, circle(0, 0, 3.4, fill="#1b2430"), transform=at(*city.at), data_space=city.id))
    names = [words(city.name, city.label[0], city.label[1] + 5.6) for city in layout.cities]
    return "".join(rings) + group(*names, **letters, **halo)
