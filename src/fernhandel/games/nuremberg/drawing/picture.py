"""The whole picture: the map with its pieces and track, and below it players, influence boxes and trains."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from fernhandel.core.drawings import OWN, Drawing
from fernhandel.core.terms import Terms
from fernhandel.games.nuremberg.board_file import Area, BoardData
from fernhandel.games.nuremberg.drawing.ground import COLOURS, FONT, FRAME, Chart, data_of, ground, hub, names
from fernhandel.games.nuremberg.meta import NUREMBERG
from fernhandel.games.nuremberg.printed import TrainFigures
from fernhandel.games.nuremberg.text import messages
from fernhandel.games.nuremberg.text.prompt import stage
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.games.nuremberg.view import AreaView, BoxView, NurembergView
from fernhandel.pictures import svg
from fernhandel.pictures.svg import at, circle, group, path, rect, words
from fernhandel.pictures.text import terminal_words

SEATS: Final = ("#1f5fae", "#eda914", "#7d3aa6", "#1d1c1b")
SEAT_INKS: Final = ("#fff", "#231b10", "#fff", "#fff")
LAYERS: Final = (  # how wide, and in which colour unless in the owner's: sleepers, casing, bed, rails, what is between
    (18.5, "#4a3526", "3.4 5.8"),
    (12.8, "#2a1f16", None),
    (10.6, "", None),
    (6.2, "#fff9ec", None),
    (4.2, "", None),
)
GAP, ROW, HEAD, LOWER = 8.0, 32.0, 30.0, 164.0
PERSON, PERSON_STEP, GOOD = 30.0, 21.0, 25.0
EMPTY: Final = AreaView()
GLOW: Final = "#ffd75e"


class NurembergDrawing(Drawing[NurembergView]):
    width = 860.0

    def __init__(self, terms: Terms, language: str, names: Sequence[str] | None) -> None:
        data = NUREMBERG.board_data(terms)
        self._data = data
        self._figures = NUREMBERG.figures(terms)
        self._speech = Speech(messages(language), terms, data, NUREMBERG.rules(terms), names)
        self._say = terminal_words("fernhandel.games.nuremberg.terminal", language).format
        self._title = next(one.title for one in NUREMBERG.about_in(language).editions if one.id == terms.edition)
        self._chart = _chart_of(msgspec.json.encode(data))
        self._scale = self.width / self._chart.size[0]
        self._players = terms.players

    # -- where things lie ----------------------------------------------------------------------------------------------

    @property
    def _below(self) -> float:
        return svg.HEADING + self._chart.size[1] * self._scale + GAP

    @property
    def _lower(self) -> float:
        return self._below + HEAD + ROW * self._players + 6 + GAP

    def height(self, view: NurembergView) -> float:
        return self._lower + LOWER + GAP

    def ground(self) -> str:
        paper = svg.paper(self.width, self._lower + LOWER + GAP)
        board = svg.window(svg.HEADING, self._scale, self._chart.size, ground(self._chart))
        return self._chart.icons.defined() + paper + board

    def parts(self, view: NurembergView) -> dict[str, str]:
        on_map = self._track(view)
        on_map |= {f"area-{area.id}": self._area(area, view.areas.get(area.id, EMPTY)) for area in self._data.areas}
        on_map["names"] = names(self._chart)
        onto = at(FRAME * self._scale, svg.HEADING + FRAME * self._scale, self._scale)
        parts = {"heading": svg.heading(self.width, self._title, self._turn(view))}
        parts |= {name: group(drawn, transform=onto) if drawn else "" for name, drawn in on_map.items()}
        parts["columns"] = self._columns()
        parts |= {f"player-{seat}": self._player(view, seat) for seat in range(self._players)}
        parts |= self._boxes(view) | self._trains(view)
        letters: svg.Style = {"font_family": svg.UI_FONT, "fill": svg.INK, "font_size": 15}
        return {name: group(drawn, **letters) for name, drawn in parts.items()}

    def _turn(self, view: NurembergView) -> str:
        return " · ".join([stage(self._speech, view), *([self._say("table-over")] if view.over else [])])

    # -- on the map ----------------------------------------------------------------------------------------------------

    def _track(self, view: NurembergView) -> dict[str, str]:
        """By owner, all links at once; those of the chain in hand glow."""
        rails = self._chart.fields.rails((link.a, link.b) for link in view.links)
        chain = [frozenset(pair) for pair in zip(view.progress.chain, view.progress.chain[1:], strict=False)]
        glow = "".join(rails[key] for key in chain if key in rails)
        drawn = {"chain": path(glow, fill="none", stroke=GLOW, stroke_width=29, opacity=0.9) if glow else ""}
        owners = [*map(str, range(self._players)), "red", "green"]
        for owner in owners:
            own = [link for link in view.links if owner == (link.company or str(link.seat))]
            told = " ".join(f"{link.a}~{link.b}" for link in own)
            courses = "".join(rails[frozenset((link.a, link.b))] for link in own)
            joints = sorted({area for link in own for area in (link.a, link.b)})
            drawn[f"links-{owner}"] = self._rails(owner, told, courses, joints) if own else ""
        return drawn

    def _rails(self, owner: str, told: str, courses: str, joints: Sequence[str]) -> str:
        colour = COLOURS.get(owner) or SEATS[int(owner)]
        line, link = path(courses, id=f"{OWN}links-{owner}"), f"#{OWN}links-{owner}"
        layers = [
            svg.element("use", href=link, stroke=stroke or colour, stroke_width=wide, stroke_dasharray=dashes)
            for wide, stroke, dashes in LAYERS
        ]
        hubs = "".join(circle(*self._chart.fields.hubs[area], 5.4) for area in joints)
        dots = group(hubs, fill="#fffaf0", stroke="#2a221c", stroke_width=2.2)
        return group(svg.element("defs", line), *layers, dots, fill="none", data_owner=owner, data_links=told)

    def _area(self, area: Area, seen: AreaView) -> str:
        """The station or the companies whose station it is, and the pieces that lie there."""
        icons = self._chart.icons
        x, y = self._chart.fields.hubs[area.id]
        if seen.companies:
            sizes = [34.0 if area.company == company else 26.0 for company in seen.companies]
            spots = [(i - 0.5) * 21 if len(sizes) == 2 else 0.0 for i in range(len(sizes))]
            shields = [
                icons.use(f"shield-{company}", spot - size / 2, -size / 2, size, data_company=company)
                for company, spot, size in zip(seen.companies, spots, sizes, strict=True)
            ]
            drawn = group(*shields, transform=at(x, y))
        else:
            mark = hub(area)
            drawn = group(mark, transform=at(x, y)) if mark else ""
        good = self._data.map.high_good if area.icon == "high" else self._data.map.low_good
        kinds = ((good, seen.cubes), ("red", seen.red), ("green", seen.green), ("landlord", seen.landlords))
        row = [kind for kind, count in kinds for _ in range(count)]
        px, py = self._chart.places[area.id].pieces
        step, size = (GOOD, GOOD - 1) if area.icon else (PERSON_STEP, PERSON)
        if area.icon and not row:
            socket = rect(px - 10, py - 10, 20, 20, rx=3, fill="none", stroke_width=1.4, stroke_dasharray="3 3")
            drawn += group(socket, stroke="#7a6a50")
        for i, kind in enumerate(row):
            middle = px + (i - (len(row) - 1) / 2) * step
            drawn += icons.use(kind, middle - size / 2, py - size / 2, size, data_piece=kind)
        told = f"{area.id} {seen.cubes} {seen.red} {seen.green} {seen.landlords}"
        return group(drawn, data_pieces=told) if drawn else ""

    # -- below the map -------------------------------------------------------------------------------------------------

    def _disc(self, seat: int, x: float, y: float, size: float) -> str:
        shape = data_of("icons.json")["shapes"][seat]
        ring = f'<circle cx="12" cy="12" r="10.8" fill="{SEATS[seat]}" stroke="#241d18" stroke-width="1.4"/>'
        mark = path(shape, transform="translate(12 12) scale(.56) translate(-12 -12)", fill=SEAT_INKS[seat])
        return group(ring, mark, transform=at(x, y, size / 24))

    _columns_at = (300.0, 360.0, 430.0, 490.0, 560.0, 606.0, 652.0, 698.0, 800.0)

    def _columns(self) -> str:
        """What stands in the table of the players: words, and signs for the influences."""
        sheet = svg.sheet(GAP, self._below, self.width - 2 * GAP, HEAD + ROW * self._players + 4)
        told = [self._say(name) for name in ("points", "profit", "cubes", "links")]
        spots = zip(told, self._columns_at, strict=False)
        heads = [words(word, x, self._below + 20, text_anchor="end") for word, x in spots]
        signs = [
            self._chart.icons.use(f"influence-{name}", x - 22, self._below + 5, 20)
            for name, x in zip(self._figures.influences, self._columns_at[4:], strict=False)
        ]
        total = words(self._say("total"), self._columns_at[-1], self._below + 20, text_anchor="end", font_weight=700)
        return sheet + group(*heads, fill=svg.SOFT_INK) + "".join(signs) + total

    def _player(self, view: NurembergView, seat: int) -> str:
        player = view.players[seat]
        fill = svg.GOLD if seat in view.to_act else "none"
        name = svg.cut(self._speech.seat(seat), 20)
        influence = [str(player.influence[name]) for name in self._figures.influences]
        cubes, profit = f"{player.hand}+{player.stock}", self._speech.signed(player.profit)
        cells = [str(player.points), profit, cubes, str(player.links), *influence, str(player.final)]
        place = view.order.index(seat) + 1 if seat in view.order else 0
        drawn = [
            rect(5, 1, self.width - 2 * GAP - 10, ROW - 3, rx=6, fill=fill),
            rect(5, 1, 5, ROW - 3, rx=2.5, fill=SEATS[seat]),
            self._disc(seat, 18, 5, 20),
            words(name, 46, 21, font_size=svg.fitted(name, 17, 160, bold=True), font_weight=700, font_family=FONT),
            words(f"{place}." if place else "", 220, 21, fill=svg.SOFT_INK),
        ]
        for i, (cell, x) in enumerate(zip(cells, self._columns_at, strict=True)):
            weight = 700 if i in (0, len(cells) - 1) else None
            drawn.append(words(cell, x - GAP, 21, text_anchor="end", font_weight=weight))
        y = self._below + HEAD + ROW * seat
        return group(*drawn, transform=at(GAP, y), data_player=str(seat))

    @property
    def _half(self) -> float:
        return (self.width - 3 * GAP) / 2

    def _boxes(self, view: NurembergView) -> dict[str, str]:
        """What is printed on each box, its token behind it, and the bid that stands."""
        drawn = {"boxes": group(svg.sheet(0, 0, self._half, LOWER), transform=at(GAP, self._lower))}
        columns = max((len(self._figures.boxes) + 1) // 2, 1)
        wide, high = (self._half - 12) / columns, (LOWER - 12) / 2
        for i, printed in enumerate(self._figures.boxes):
            spot = at(GAP + 6 + i % columns * wide, self._lower + 6 + i // columns * high)
            box = view.boxes[i] if i < len(view.boxes) else None
            drawn[f"box-{i + 1}"] = group(self._box(i + 1, printed, box, wide, high), transform=spot)
        return drawn

    def _box(self, number: int, printed: Sequence[str], box: BoxView | None, wide: float, high: float) -> str:
        icons = [*printed, *([box.token] if box else [])]
        step = min(20.0, (wide - 32) / len(icons))
        cell = [rect(2, 2, wide - 4, high - 4, rx=5, fill="#f3ebd9", stroke=svg.SHEET_LINE)]
        cell.append(words(str(number), 8, 22, font_weight=700, font_family=FONT, font_size=17))
        for k, kind in enumerate(icons):
            spot = (22 + k * step, 9.0)
            ring = circle(spot[0] + 9, spot[1] + 9, 10, fill=GLOW) if k == len(printed) else ""
            cell.append(ring + self._chart.icons.use(f"influence-{kind}", *spot, 18))
        if box is None or box.bidder is None:
            return group(*cell, data_box=str(number))
        cell.append(self._disc(box.bidder, wide / 2 - 22, high - 34, 22))
        cell.append(words(str(box.bid), wide / 2 + 6, high - 17, font_weight=700, font_size=17))
        return group(*cell, data_box=str(number), data_bidder=str(box.bidder))

    def _trains(self, view: NurembergView) -> dict[str, str]:
        """The display of trains, the best row on top; an owner's disc lies on what was bought."""
        owners: dict[str, tuple[int | None, dict[str, int]]] = {}
        for seat, player in enumerate(view.players):
            owners |= {train.train: (seat, train.load) for train in player.trains}
        rows = sorted({train.row for train in self._figures.trains})
        high = (LOWER - 12) / len(rows)
        left = 2 * GAP + self._half
        display = [svg.sheet(0, 0, self._half, LOWER)]
        cells: dict[str, str] = {}
        for i, number in enumerate(rows):
            trains = [train for train in self._figures.trains if train.row == number]
            wide = (self._half - 70) / len(trains)
            display.append(self._engine(trains[0].price, 6 + i * high, high))
            for k, train in enumerate(trains):
                owner, load = owners.get(train.id, (None, {}))
                cell = self._train(train, owner, load, wide, high)
                spot = at(left + 62 + k * wide, self._lower + 6 + i * high)
                cells[f"train-{train.id}"] = group(*cell, transform=spot, data_train=train.id)
        return {"trains": group(*display, transform=at(left, self._lower)), **cells}

    def _engine(self, price: int, y: float, high: float) -> str:
        icon = group(self._chart.icons.use(f"class-{price}", 6, y + high / 2 - 15, 22), color="#2a221c")
        told = words(str(price), 22, y + high / 2 + 22, font_weight=700, text_anchor="end")
        return icon + told + self._chart.icons.use("influence-train", 26, y + high / 2 + 9, 16)

    def _train(
        self, train: TrainFigures, owner: int | None, load: dict[str, int], wide: float, high: float
    ) -> list[str]:
        """Arched spaces take passengers, square ones goods; what is loaded stands in them."""
        icons = self._chart.icons
        cell = [rect(2, 2, wide - 4, high - 4, rx=5, fill="#fffaf0" if owner is None else GLOW, stroke=svg.SHEET_LINE)]
        cell.append(words(train.id, 8, 18, font_weight=700, font_family=FONT))
        if owner is not None:
            cell.append(self._disc(owner, wide - 24, 4, 18))
        people = [kind for kind in self._figures.passengers for _ in range(load.get(kind, 0))]
        freight = [kind for kind in self._figures.goods for _ in range(load.get(kind, 0))]
        rooms = [*people, *["room-passengers"] * (train.passengers - len(people))]
        rooms += [*freight, *["room-goods"] * (train.goods - len(freight))]
        step = min(16.0, (wide - 10) / max(len(rooms), 1))
        loaded = [icons.use(kind, 5 + k * step, high - 24, 15) for k, kind in enumerate(rooms)]
        return [*cell, group(*loaded, color="#7a6a50")]


@lru_cache(maxsize=16)
def _chart_of(board: bytes) -> Chart:
    """Made once for all tables on this map."""
    return Chart(msgspec.json.decode(board, type=BoardData))
