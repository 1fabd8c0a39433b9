"""The trucks with their trailers and loads, and the signs on the road."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fernhandel.games.auf_achse.drawing.layout import Layout
from fernhandel.pictures.svg import Point, at, circle, group, path, rect

SEATS: Final = ("#c6202e", "#f2b90f", "#1d5fc4", "#1b7f4b", "#7b3fa8", "#2c3440")
SHAPES: Final = (
    "M0-5.6 1.5-1.9 5.4-1.7 2.4.8 3.4 4.6 0 2.5-3.4 4.6-2.4.8-5.4-1.7-1.5-1.9Z",
    "M-4-4H4V4H-4Z",
    "M0-4.4A4.4 4.4 0 1 1 0 4.4 4.4 4.4 0 1 1 0-4.4Z",
    "M0-5 5 4H-5Z",
    "M0-5.6 4.6 0 0 5.6-4.6 0Z",
    "M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
)
LOADS: Final = ("#d9a05b", "#8fa7bf", "#b9c48a", "#d99a9a", "#b9a5d3")
CAB: Final = "M30.4 19V6.2A2.6 2.6 0 0 1 33 3.6h6.2a2.2 2.2 0 0 1 1.9 1.1l4 6.4a3 3 0 0 1 .5 1.6V17a2 2 0 0 1-2 2Z"
TYRE: Final = "#20262d"
SCALE, HEIGHT, HITCH, CAB_AND_BODY, SLOT = 0.92, 28.0, 4.0, 46.0, 6.6
ABOVE, BELOW, ROW = -9.0, 6.0, 24.0

Box = tuple[float, float, float, float]


class Standing(NamedTuple):
    """Where a truck is drawn beside its place; turned round it has its trailers on the right."""

    at: Point
    flipped: bool


def badge(seat: int, x: float, y: float, r: float) -> str:
    """A shape of its own for every seat, so that colours are never alone."""
    ink = "#1b2430" if seat == 1 else "#fff"
    ring = circle(0, 0, r, fill=SEATS[seat], stroke="#fff", stroke_width=1.6)
    return group(ring, path(SHAPES[seat], transform=at(0, 0, r / 9), fill=ink), transform=at(x, y))


def standings(layout: Layout, trucks: Sequence[tuple[str | None, Sequence[int]]]) -> list[Standing | None]:
    """Each by where it is and the room of its trailers: above or below, where it hides no name and no other truck."""
    names = [(x - wide / 2, y - 10, x + wide / 2, y + 10) for _, _, _, (x, y), wide in layout.cities]
    taken: list[Box] = []
    found: list[Standing | None] = []
    for id, trailers in trucks:
        if id is None:
            found.append(None)
            continue
        wide = lorry_width(trailers) * SCALE
        ways = []
        for order, (standing, habit) in enumerate(_spots(layout.places[id])):
            box = _box(standing, wide)
            cost = habit + sum(_shared(box, name) for name in names) + 4 * sum(_shared(box, one) for one in taken)
            outside = max(0.0, -box[0]) + max(0.0, box[2] - layout.width) + max(0.0, -box[1])
            ways.append((cost + 100 * outside, order, standing, box))
        _, _, standing, box = min(ways)
        taken.append(box)
        found.append(standing)
    return found


def _spots(place: Point) -> list[tuple[Standing, float]]:
    """Where a truck may stand, and how much that is against the habit of standing above and facing right."""
    x, y = place
    return [
        (
            Standing((x, y + ABOVE - row * ROW if above else y + BELOW + HEIGHT + row * ROW), flipped),
            row * 400 + (0 if above else 60) + 40 * flipped,
        )
        for row in range(3)
        for above in (True, False)
        for flipped in (False, True)
    ]


def _box(standing: Standing, wide: float) -> Box:
    (x, y), front = standing.at, CAB_AND_BODY / 2 * SCALE
    left, right = (x - front, x + wide - front) if standing.flipped else (x + front - wide, x + front)
    return left, y - HEIGHT, right, y


def _shared(a: Box, b: Box) -> float:
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def trailer_width(room: int) -> float:
    return (room + 1) // 2 * 8.9 + 2.4


def lorry_width(trailers: Sequence[int]) -> float:
    return CAB_AND_BODY + sum(trailer_width(room) + HITCH for room in trailers)


def lorry(seat: int, truck: int, trailers: Sequence[int], goods: Sequence[int]) -> str:
    """With what it carries: for each slot that is filled the number of its contract aboard. It faces right."""
    fill = SEATS[seat]
    bodies, wheels = [], [(6.2, 3.4), (22.6, 3.4), (38.4, 3.4)]
    x, taken = 0.0, truck
    for room in trailers:
        wide = trailer_width(room)
        x -= wide + HITCH
        bodies.append(path(f"M{x + wide - 1:.1f} 18.4h6", stroke=TYRE, stroke_width=1.8))
        bodies.append(rect(x, 1.4, wide, 17.6, rx=2.2, fill=fill) + _slots(x, room, goods[taken : taken + room]))
        wheels += [(x + 5.5, 3.3), (x + wide - 5.5, 3.3)]
        taken += room
    body = rect(0, 1.4, trailer_width(truck), 17.6, rx=2.2, fill=fill)
    own = [body, _slots(0, truck, goods[:truck]), path(CAB, fill=fill)]
    window = path("M35.6 6.3h3.1l3.3 5.4h-6.4Z", fill="#eaf3f8", stroke="none")
    tyres = [circle(cx, 20.6, r, fill=TYRE, stroke_width=1.3) for cx, r in wheels]
    shadow = rect(x + 2, 22.4, 44 - x, 3, rx=1.5, fill="#0a1016", opacity=0.3, stroke="none")
    inside = [shadow, *bodies, *own, window, *tyres]
    return group(*inside, badge(seat, 33.5, 1.6, 7.2), transform=at(-23, -24), stroke="#fff", stroke_width=1.5)


def _slots(x: float, room: int, goods: Sequence[int]) -> str:
    """In two rows, filled from the rear."""
    columns = (room + 1) // 2
    gap = (trailer_width(room) - columns * SLOT) / (columns + 1)
    drawn = []
    for i in range(room):
        spot = (x + gap + i // 2 * (SLOT + gap), 3.6 + (1 - i % 2) * 7.6)
        if i < len(goods):
            colour = LOADS[goods[i] % len(LOADS)]
            drawn.append(rect(*spot, SLOT, SLOT, rx=1, fill=colour, stroke="#3d2a0f", stroke_width=0.9))
        else:
            drawn.append(rect(*spot, SLOT, SLOT, rx=1, fill="#fff", fill_opacity=0.32, stroke="#fff", stroke_width=0.7))
    return "".join(drawn)


def place_lorry(standing: Standing, drawn: str, **attributes: str) -> str:
    turn = f"scale({-SCALE if standing.flipped else SCALE} {SCALE})"
    return group(drawn, transform=f"{at(*standing.at)} {turn}", **attributes)


def construction() -> str:
    """The origin is the foot of its posts."""
    post = path("M-11 0V-17M11 0V-17M-14.5 .4h7M7.5 .4h7", stroke=TYRE, stroke_width=2.4, stroke_linecap="round")
    stripes = "M-17-10-11.3-19h7L-10.3-9H-17ZM-5.3-9 1.3-19h7L1.7-9ZM8.7-9 15.3-19H17v7L15.7-9Z"
    beam = rect(-17, -19, 34, 10, rx=1.6, fill="#fff", stroke="#7e0f1a", stroke_width=0.9)
    lamps = [circle(x, -22, 3.4, fill="#ffb100", stroke="#6a4700", stroke_width=0.9) for x in (-11, 11)]
    return post + beam + path(stripes, fill="#d0202e") + "".join(lamps)


def jam() -> str:
    post = path("M0 0V-8M-4 .4h8", stroke=TYRE, stroke_width=2.4, stroke_linecap="round")
    sign = path("M0-33 17-6.5H-17Z", fill="#fff", stroke="#fff", stroke_width=4, stroke_linejoin="round")
    sign += path("M0-32 15.6-7.4H-15.6Z", fill="#fff", stroke="#d0202e", stroke_width=3.2, stroke_linejoin="round")
    car = "M-3.1 0v-2.6l1.2-2.6h3.8l1.2 2.6V0H1.7v-1h-3.4v1Z"
    cars = [path(car, transform=at(x, y), fill="#1b2430") for x, y in ((-6.5, -10.2), (6.5, -10.2), (0, -17.6))]
    return post + sign + "".join(cars)
