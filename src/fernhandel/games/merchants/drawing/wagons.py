"""The wagons and the courier on the road. Wagons never cover wagons: one that would touch another steps aside."""

from collections.abc import Sequence
from math import cos, hypot, pi, radians, sin
from typing import Final

from fernhandel.games.merchants.drawing.chart import Box, Chart, heading
from fernhandel.games.merchants.view import WagonView
from fernhandel.pictures.svg import UI_FONT, Icons, Point, Style, at, circle, group, path, rect, short, words

HALF_WIDE, HALF_HIGH, TEAM = 33, 30, 22
AWAY: Final = (62, 74, 88, 104)
TURNS: Final = 16
DARK: Final = "#4b2f16"
BED: Final = 48.0
HORSE: Final = (
    "M-9 0c0 -4 4 -4.4 8 -4.2 4 .2 5.5 1.2 8.5 2.2 2.5 -.6 5.5 -1 7 .4 .8 .8 .8 2.4 0 3.2 -1.5 1.4 -4.5 1 -7 .4 "
    "-3 1 -4.5 2 -8.5 2.2 -4 .2 -8 -.2 -8 -4.2z"
)


def shifts(chart: Chart, wagons: Sequence[WagonView]) -> list[Point]:
    """By wagon: how far it is drawn from the space it stands on."""
    taken: list[Box] = []
    found: list[Point] = []
    for wagon in wagons:
        spot = chart.places[wagon.at]
        still = _around(spot, (0, 0))
        shift = (0.0, 0.0) if not any(still.shared(box) for box in taken) else _aside(chart, spot, taken)
        found.append(shift)
        taken.append(_around(spot, shift))
    return found


def _around(spot: Point, shift: Point) -> Box:
    return Box(spot[0] + shift[0] - HALF_WIDE, spot[1] + shift[1] - HALF_HIGH, 2 * HALF_WIDE, 2 * HALF_HIGH)


def _aside(chart: Chart, spot: Point, taken: Sequence[Box]) -> Point:
    """Of the places around its space the one that hides least: no wagon, no plaque and no ladder, then no space."""
    solid, sheet = chart.solid(), Box(0, 0, chart.width, chart.height)

    def hides(shift: Point) -> float:
        box = _around(spot, shift)
        roomy = Box(box.x - TEAM, box.y - TEAM, box.width + 2 * TEAM, box.height + 2 * TEAM)
        out = roomy.shared(sheet) < roomy.width * roomy.height - 1
        spaces = sum(box.holds(place, 8) for place in chart.places.values())
        wagons = sum(box.shared(other) for other in taken)
        plaques = sum(box.shared(other) for other in solid)
        return 1e7 * out + 1e3 * wagons + 2e3 * spaces + 20 * plaques + hypot(*shift)

    angles = [2 * pi * i / TURNS for i in range(TURNS)]
    return min(((cos(angle) * far, sin(angle) * far) for far in AWAY for angle in angles), key=hides)


def draw_wagon(chart: Chart, icons: Icons, seats: Sequence[str], wagon: WagonView, shift: Point) -> str:
    spot = chart.places[wagon.at]
    tall = 18 if len(wagon.rows) == 2 else 24
    away = ""
    if shift != (0.0, 0.0):
        pole = path(f"M0 0L{short(shift[0])} {short(shift[1])}", stroke=DARK, stroke_width=3, stroke_linecap="round")
        away = pole + _badge(0, 0, str(wagon.number))
    turn = _turn(chart, wagon)
    team = "" if turn is None else _team(turn, tall)
    shadow = f'<ellipse cx="2" cy="{tall + 2}" rx="28" ry="4.5" opacity=".22"/>'
    piece = shadow + team + _bed(icons, seats, wagon.rows) + _badge(-25, -tall, str(wagon.number))
    if wagon.master is not None:
        piece += path(f"M27 {-tall + 8}v-24", stroke=DARK, stroke_width=2, stroke_linecap="round")
        piece += icons.use(f"arms-{wagon.master}", 21, -tall - 18, 16)
    if wagon.broken:
        piece += circle(25, tall, 9.5, fill="#f7dfd6", stroke="#a3241f", stroke_width=1.8)
        piece += group(icons.use("card-broken-axle", 18, tall - 7, 14), color="#a3241f")
    if wagon.arrived:
        piece += circle(25, -tall, 9.5, fill="#2c6b35", stroke="#fff6e2", stroke_width=1.5)
        piece += path(f"M 20.5 {-tall}l3.5 3.5 6-7", stroke="#fff6e2", stroke_width=2.2, fill="none")
    here = group(piece, transform=at(*shift))
    return group(away, here, transform=at(*spot), data_wagon=str(wagon.number), data_at=wagon.at)


def _badge(x: float, y: float, number: str) -> str:
    ring = circle(x, y, 9.8, fill="#2a2017", stroke="#fff6e2", stroke_width=1.5)
    letters: Style = {"font_size": 15, "font_weight": 800, "font_family": UI_FONT, "text_anchor": "middle"}
    return ring + words(number, x, y + 5.2, fill="#fff6e2", **letters)


def _turn(chart: Chart, wagon: WagonView) -> float | None:
    """The direction it looks in, as far as that is known."""
    if wagon.arrived:
        return None
    onward = [id for id in chart.neighbours(wagon.at) if id != wagon.came_from]
    ahead = wagon.facing if wagon.facing and wagon.facing != wagon.at else onward[0] if len(onward) == 1 else None
    if ahead is not None and (wagon.at, ahead) in chart.legs:
        return heading(chart.legs[wagon.at, ahead], begins=True)
    behind = chart.legs.get((wagon.came_from or "", wagon.at))
    return None if behind is None else heading(behind, begins=False)


def _team(turn: float, tall: float) -> str:
    """Two horses just outside the bed, whichever way they look."""
    angle = radians(turn)
    reach = min(30 / max(abs(cos(angle)), 1e-6), (tall + 3) / max(abs(sin(angle)), 1e-6)) + 8
    pole = path("M-14 0h14", stroke_width=2)
    horse = path("M-9.5 0c-3 -.5 -5 .5 -6 2.2", fill="none", stroke_width=1.6)
    horse += path(HORSE, fill="#8a5a2e", stroke_width=1.2) + path("M3 0h7", stroke_width=1.5)
    pair = "".join(group(horse, transform=at(2, side, 0.72)) for side in (-4.6, 4.6))
    place = f"rotate({short(turn)}) translate({short(reach)} 0)"
    return group(pole, pair, transform=place, stroke=DARK, stroke_linecap="round")


def _bed(icons: Icons, seats: Sequence[str], rows: Sequence[dict[str, int]]) -> str:
    """The wagon seen from above: one row for each merchant, with their arms and what they have aboard."""
    height = 32 if len(rows) == 2 else 44
    row = height / len(rows)
    token = min(row - 0.2, 12.4)
    wheels = [rect(x, y, 5, 10, rx=2, fill=DARK) for x in (-29, 24) for y in (-height / 2 + 1, height / 2 - 11)]
    frame = rect(
        -BED / 2 - 2, -height / 2 - 2, BED + 4, height + 4, rx=4, fill="#a9743c", stroke=DARK, stroke_width=1.8
    )
    drawn = [*wheels, frame, rect(-BED / 2, -height / 2, BED, height, rx=2.5, fill="#fdf3dc")]
    for seat, aboard in enumerate(rows):
        top = -height / 2 + seat * row
        drawn.append(rect(-BED / 2 + 0.5, top + 0.4, BED - 1, row - 0.8, rx=1.8, fill=seats[seat], opacity=0.3))
        drawn.append(icons.use(f"arms-{seat}", -BED / 2 + 1, top + max(0.5, (row - 11) / 2), min(row - 1, 11)))
        goods = [good for good, count in aboard.items() for _ in range(count)]
        for i, good in enumerate(goods):
            spot = (-BED / 2 + 12 + i * 12, top + (row - token) / 2)
            drawn.append(icons.use(f"good-{good}", *spot, token, data_aboard=f"{seat} {good}"))
    return "".join(drawn)


def draw_courier(chart: Chart, icons: Icons, at_id: str | None, crowded: bool) -> str:
    """Beside a wagon it stands at the wagon's corner, so that both are seen."""
    if at_id is None:
        return ""
    x, y = chart.places[at_id]
    shift = (24, -22) if crowded else (0, 2)
    shadow = '<ellipse cx="1" cy="3" rx="15" ry="3.5" opacity=".25"/>'
    rider = group(shadow, icons.use("rider", -19, -31, 38), transform=at(*shift))
    return group(rider, transform=at(x, y), data_courier=at_id)
