"""The whole picture: the map with its pieces, and below it prices, players, cards and deals."""

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap

import msgspec

from fernhandel.core.drawings import Drawing
from fernhandel.core.speech import capital
from fernhandel.core.terms import Terms
from fernhandel.games.merchants.drawing.chart import (
    PICTURE,
    PLAQUE_HEAD,
    PLAQUE_ROW,
    PLAQUE_WIDTH,
    Chart,
    data_of,
    layout_for,
)
from fernhandel.games.merchants.drawing.colours import SEATS, colours_of
from fernhandel.games.merchants.drawing.ground import MAP_FONT, city_picture, ground
from fernhandel.games.merchants.drawing.wagons import draw_courier, draw_wagon, shifts
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.merchants.printed import PriceLevel
from fernhandel.games.merchants.text import messages
from fernhandel.games.merchants.text.speech import speech_of
from fernhandel.games.merchants.view import MerchantsView, PlayerView
from fernhandel.pictures import svg
from fernhandel.pictures.svg import Icons, at, circle, group, path, rect, words
from fernhandel.pictures.text import terminal_words

GAP, ROW = 8.0, 34.0
PRICES = 316.0  # how wide their sheet is
MARKET_LEFT, MARKET_WIDTH = 26.0, 78.0
LEAST_STRIP = 196.0
PRICE_TOP = 42.0
DEAL_LINE, DEAL_LETTERS = 20.0, 112
HEAD_INK = "#fff4dc"


class MerchantsDrawing(Drawing[MerchantsView]):
    width = 840.0

    def __init__(self, terms: Terms, language: str, names: Sequence[str] | None) -> None:
        data = MERCHANTS.board_data(terms)
        self._data = data
        self._figures = MERCHANTS.figures(terms)
        self._words = MERCHANTS.words(terms, language, names)
        self._speech = speech_of(messages(language), terms, data, names)
        self._say = terminal_words("fernhandel.games.merchants.terminal", language).format
        self._title = next(one.title for one in MERCHANTS.about_in(language).editions if one.id == terms.edition)
        self._chart = _chart_of(msgspec.json.encode(terms))
        self._seats = SEATS[terms.edition]
        self._icons = Icons(data_of("icons.json"), colours_of(terms.edition))
        self._players = terms.players
        self._language = language
        self._scale = self.width / self._chart.width

    # -- where things lie ----------------------------------------------------------------------------------------------

    @property
    def _below(self) -> float:
        return svg.HEADING + self._chart.height * self._scale + GAP

    @property
    def _strip(self) -> float:
        return max(LEAST_STRIP, 26 + self._players * ROW + 62)

    def height(self, view: MerchantsView) -> float:
        deals = len(self._told_deals(view)) * DEAL_LINE
        return self._below + self._strip + GAP + (deals + 16 + GAP if deals else 0)

    def ground(self) -> str:
        plaques = [self._plaque(city.id, city.sells) for city in self._data.cities]
        size = (self._chart.width, self._chart.height)
        board = svg.window(svg.HEADING, self._scale, size, ground(self._chart, self._data), *plaques)
        letters: svg.Style = {"font_family": svg.UI_FONT, "fill": svg.INK}
        paper = svg.paper(self.width, self._below + self._strip + GAP)
        return self._icons.defined() + group(paper, board, **letters)

    def parts(self, view: MerchantsView) -> dict[str, str]:
        on_map = {f"city-{city.id}": self._city(view, city.id, city.sells) for city in self._data.cities}
        on_map["ladder"] = self._ladder(view)
        moved = shifts(self._chart, view.wagons)
        for wagon, shift in zip(view.wagons, moved, strict=True):
            on_map[f"wagon-{wagon.number}"] = draw_wagon(self._chart, self._icons, self._seats, wagon, shift)
        standing = {wagon.at for wagon, shift in zip(view.wagons, moved, strict=True) if shift == (0.0, 0.0)}
        on_map["courier"] = draw_courier(self._chart, self._icons, view.courier, view.courier in standing)
        parts = {"heading": svg.heading(self.width, self._title, self._turn(view))}
        parts |= {name: group(drawn, transform=at(0, svg.HEADING, self._scale)) for name, drawn in on_map.items()}
        parts["prices"] = self._price_heads()
        parts |= {f"price-{good}": self._price(view, row, good) for row, good in enumerate(view.goods)}
        parts["seats"] = svg.sheet(self._right, self._below, self._wide, self._strip)
        parts |= {f"player-{seat}": self._player(view, seat) for seat in range(self._players)}
        parts["cards"] = self._cards(view)
        parts["deals"] = self._deals(view)
        letters: svg.Style = {"font_family": svg.UI_FONT, "fill": svg.INK, "font_size": 15}
        return {name: group(drawn, **letters) for name, drawn in parts.items()}

    def _turn(self, view: MerchantsView) -> str:
        told = [self._say("turn", turn=view.turn) if view.turn else self._say("setup")]
        if view.over:
            told.append(self._say("table-over"))
        told += [stage.name for stage in self._words.stages(view) if stage.state == "now"]
        if view.arrivals >= view.last_arrival and not view.over:
            told.append(self._say("last"))
        return " · ".join(told)

    # -- on the map ----------------------------------------------------------------------------------------------------

    def _plaque(self, id: str, sells: Sequence[str]) -> str:
        """What is printed there: the picture and the name of a city, its market, and a row for each warehouse."""
        name = self._speech.city(id)
        head = f"M0 {PICTURE + 5}a5 5 0 0 1 5 -5h{PLAQUE_WIDTH - 10}a5 5 0 0 1 5 5v17h{-PLAQUE_WIDTH}z"
        height = self._chart.plaque_height
        middles = _middles(sells)
        drawn = [
            rect(1.5, PICTURE + 3, PLAQUE_WIDTH, height, rx=5, opacity=0.13, fill="#000"),
            group(city_picture(self._chart.pictures.get(id, "ANY")), transform=at(11, PICTURE + 1)),
            rect(0, PICTURE, PLAQUE_WIDTH, height, rx=5, fill="#fffaf0", stroke="#9a7f52", stroke_width=1.3),
            path(head, fill="#55402a"),
            words(name, 7, PICTURE + 16.5, font_size=svg.fitted(name, 17, 58), font_family=MAP_FONT, fill=HEAD_INK),
            path(f"M4 {PICTURE + 45.5}h{PLAQUE_WIDTH - 8}", stroke="#9a7f52"),
        ]
        drawn += [self._icons.use(f"good-{good}", x - 9, PICTURE + 25, 18) for good, x in middles.items()]
        for seat in range(self._players):
            top = _row_top(seat)
            fill = self._seats[seat]
            drawn.append(rect(3, top, PLAQUE_WIDTH - 6, PLAQUE_ROW - 1, rx=2.5, fill=fill, opacity=0.14))
            drawn.append(self._icons.use(f"arms-{seat}", 7, top + 1, 13.5))
            drawn += [circle(x, top + 8, 1.3, fill="#b7a27b") for x in middles.values()]
        return group(*drawn, transform=at(*self._chart.plaques[id]))

    def _city(self, view: MerchantsView, id: str, sells: Sequence[str]) -> str:
        """The bonus, and what lies in everybody's warehouse."""
        seen = view.cities[id]
        drawn = [self._bonus(seen.bonus)]
        for seat, stored in enumerate(seen.warehouses):
            top = _row_top(seat)
            if seat == view.seat:
                own = rect(3, top, PLAQUE_WIDTH - 6, PLAQUE_ROW - 1, rx=2.5, fill=self._seats[seat], opacity=0.16)
                drawn.append(own)
            for good, x in _middles(sells).items():
                if stored.get(good):
                    cover = circle(x, top + 8, 2, fill="#fffaf0")
                    drawn.append(cover + words(str(stored[good]), x, top + 13.3, data_stored=f"{seat} {good}"))
        letters: svg.Style = {"font_weight": 800, "text_anchor": "middle"}
        return group(*drawn, transform=at(*self._chart.plaques[id]), data_city=id, **letters)

    def _bonus(self, bonus: int) -> str:
        fill, ink = ("#f2c14a", "#3c2600") if bonus else ("#e6dcc6", "#57462f")
        banner = path("M0 0h44v26l-6 -4.5h-38z", fill=fill, stroke="#6d4600", stroke_width=1.1)
        told = words(f"+{bonus}", 21, 16, fill=ink)
        return group(banner, told, transform=at(PLAQUE_WIDTH - 33, PICTURE - 8))

    def _ladder(self, view: MerchantsView) -> str:
        """The rungs of social standing with their upkeep, and below them the wagons that arrived."""
        box = self._chart.ladder
        if box is None:
            return ""
        upkeep, rung, head, wide = self._figures.upkeep, 24, 30, box.width
        drawn = [
            rect(2, 3, wide, box.height, rx=7, opacity=0.13, fill="#000"),
            rect(0, 0, wide, box.height, rx=7, fill="#fffaf0", stroke="#9a7f52", stroke_width=1.3),
            path(f"M0 7a7 7 0 0 1 7 -7h{wide - 14:g}a7 7 0 0 1 7 7v{head - 10}h{-wide:g}z", fill="#55402a"),
            words(self._say("status"), 10, 18, font_size=17, font_family=MAP_FONT, fill=HEAD_INK),
            words(self._say("upkeep"), wide - 10, 18, text_anchor="end", fill=HEAD_INK),
        ]
        for row, level in enumerate(reversed(range(len(upkeep)))):
            here = [seat for seat, player in enumerate(view.players) if player.status == level]
            top = head + row * rung
            fill = svg.GOLD if here else "#f3ebd9"
            drawn.append(rect(5, top, wide - 10, rung - 2, rx=4, fill=fill))
            drawn.append(words(str(level), 17, top + 16, font_weight=800, text_anchor="middle"))
            drawn.append(words(svg.amount(upkeep[level], self._language), wide - 12, top + 16, text_anchor="end"))
            drawn += [
                self._icons.use(f"arms-{seat}", 32 + place * 19, top + 2, 18, data_status=f"{seat} {level}")
                for place, seat in enumerate(here)
            ]
        return group(*drawn, self._arrivals(view, head + len(upkeep) * rung, wide), transform=at(box.x, box.y))

    def _arrivals(self, view: MerchantsView, top: float, wide: float) -> str:
        last, arrived = view.last_arrival, min(view.arrivals, view.last_arrival)
        pip, track = (wide - 30) / last, top + 40
        told = self._say("arrivals", arrivals=view.arrivals, last=last)
        price = self._say("climb", price=view.climb_price)
        drawn = [words(told, 10, top + 18, font_size=svg.fitted(told, 15, wide - 20))]
        drawn.append(path(f"M15 {track:g}h{wide - 30:g}", stroke="#b7a27b", stroke_width=2))
        drawn.append(path(f"M15 {track:g}h{pip * arrived:.1f}", stroke="#b06c00", stroke_width=2))
        for i in range(last + 1):
            fill, radius = ("#b06c00", 5.0) if i < arrived else ("#fffaf0", 7.5 if i == last else 5.0)
            if i == arrived:
                fill, radius = "#2a2017", 8.5
            drawn.append(circle(15 + i * pip, track, radius, fill=fill, stroke="#9a7f52", stroke_width=1.5))
        drawn.append(words(price, 10, track + 29, font_size=svg.fitted(price, 15, wide - 20)))
        return "".join(drawn)

    # -- below the map -------------------------------------------------------------------------------------------------

    @property
    def _right(self) -> float:
        return GAP + PRICES + GAP

    @property
    def _wide(self) -> float:
        return self.width - self._right - GAP

    def _price_heads(self) -> str:
        """What each level of a price means."""
        drawn = [svg.sheet(0, 0, PRICES, self._strip)]
        for name, top in (("selling", 19), ("cost", 36)):
            drawn.append(words(self._say(name), 10, top, fill=svg.SOFT_INK))
            for i, level in enumerate(self._levels):
                price = level.selling if name == "selling" else level.cost
                weight = 700 if name == "selling" else None
                x = self._level_x(i + 1)
                drawn.append(words(f"{price}", x, top, font_size=13, font_weight=weight, text_anchor="middle"))
        drawn.append(words(self._say("supply"), PRICES - 10, 19, text_anchor="end", fill=svg.SOFT_INK))
        for row, good in enumerate(self._figures.goods):
            y = self._price_row(row)
            drawn.append(path(f"M8 {y - self._price_row(0) + PRICE_TOP:.1f}H{PRICES - 8}", stroke="#d9caac"))
            drawn.append(words(svg.cut(capital(self._speech.good(good)), 9), 10, y + 5))
            drawn += [circle(self._level_x(i + 1), y, 1.6, fill="#b7a27b") for i in range(len(self._levels))]
        return group(*drawn, transform=at(GAP, self._below))

    def _price(self, view: MerchantsView, row: int, good: str) -> str:
        """The token of a good on its level, and how many are left."""
        seen, y = view.goods[good], self._price_row(row)
        told = f"{good} {seen.level}"
        token = self._icons.use(f"good-{good}", self._level_x(seen.level) - 10, y - 10, 20, data_price=told)
        left = words(str(seen.supply), PRICES - 10, y + 5, text_anchor="end", font_weight=700)
        return group(token, left, transform=at(GAP, self._below))

    @property
    def _levels(self) -> list[PriceLevel]:
        return [level for level in self._figures.levels if level.level]

    def _level_x(self, level: int) -> float:
        return 84 + (PRICES - 130) / len(self._levels) * (level - 0.5)

    def _price_row(self, row: int) -> float:
        return PRICE_TOP + (self._strip - PRICE_TOP - 8) / len(self._figures.goods) * (row + 0.5)

    def _player(self, view: MerchantsView, seat: int) -> str:
        player = view.players[seat]
        fill = svg.GOLD if seat in view.to_act else "none"
        name = svg.cut(self._speech.seat(seat), 14)
        size = svg.fitted(name, 17, 102, bold=True)
        drawn = [
            rect(5, 2, self._wide - 10, ROW - 4, rx=6, fill=fill),
            rect(5, 2, 5, ROW - 4, rx=2.5, fill=self._seats[seat]),
            self._icons.use(f"arms-{seat}", 16, 7, 20),
            words(name, 42, 22.5, font_size=size, font_weight=700, font_family=svg.DISPLAY_FONT),
        ]
        if seat == view.first:
            drawn.append(self._icons.use("first", 146, 9, 16))
        drawn.append(self._purse(player))
        for i, tile in enumerate(self._figures.tiles):
            drawn.append(self._tile(tile, tile in player.tiles, 252 + 21 * i))
        drawn += self._held(view, seat, 342)
        y = self._below + 8 + seat * ROW
        return group(*drawn, transform=at(self._right, y), data_player=str(seat))

    def _purse(self, player: PlayerView) -> str:
        """Money, behind a screen as long as it is hidden, and Letters of Credit."""
        hidden = player.money is None
        money = "?" if player.money is None else svg.amount(player.money, self._language)
        told = words(money, 188, 22.5, font_weight=700, data_money=money)
        purse = self._icons.use("purse" if hidden else "coin", 168, 9, 17) + told
        if not player.letters:
            return purse
        count = words(str(player.letters), 244, 27, font_size=11, font_weight=800, fill="#2a4660")
        return purse + self._icons.use("letter", 232, 9, 16) + count

    def _tile(self, tile: int, face_up: bool, x: float) -> str:
        ink, line = ("#2a2017", "#7a6230") if face_up else ("#c9b996", "#d9caac")
        box = rect(x, 7, 18, 20, rx=3, fill="#fffaf0", stroke=line, stroke_width=1.3)
        return box + words(str(tile), x + 9, 22, font_weight=800, text_anchor="middle", fill=ink)

    def _held(self, view: MerchantsView, seat: int, x: float) -> list[str]:
        """Cards before a player, those in the hand by number or, in the own hand, by kind, and what is sealed."""
        player = view.players[seat]
        drawn: list[str] = []
        for owned in player.investments:
            icon = self._icons.use(f"card-{owned.card.replace('_', '-')}", x, 8, 18, data_card=owned.card)
            drawn.append(group(icon, color="#7d5100", opacity=None if owned.works else 0.45))
            x += 22
        if player.hand:
            for card, count in player.hand.items():
                drawn.append(group(self._icons.use(f"card-{card.replace('_', '-')}", x, 8, 18), color="#4b5a22"))
                drawn.append(words(f"×{count}" if count > 1 else "", x + 18, 26, font_size=12))
                x += 24
        elif player.influence:
            drawn.append(self._icons.use("influence", x, 8, 18) + words(str(player.influence), x + 20, 22.5))
            x += 34
        if seat in view.sealed:
            drawn.append(self._icons.use("seal", x, 8, 18, data_sealed=str(seat)))
            if seat == view.seat and view.own_seal is not None:
                drawn.append(words(self._own_seal(view), x + 22, 22.5, font_size=13))
        return drawn

    def _own_seal(self, view: MerchantsView) -> str:
        seal = view.own_seal
        if seal is None or seal.wheel is None:
            return "" if seal is None else str(seal.bid)
        goods = (self._speech.good(arrow) if arrow in view.goods else "–" for arrow in seal.wheel)
        return " + ".join(goods)

    def _cards(self, view: MerchantsView) -> str:
        """The cards on offer, and how many more lie face down."""
        if not view.open_cards and not view.deck:
            return ""
        top = self._below + 14 + self._players * ROW
        count = max(len(view.open_cards), 1)
        column = (self._wide - 16) / count
        drawn = [path(f"M8 0H{self._wide - 8:g}", stroke="#d9caac")]
        drawn.append(words(self._say("open", cards="").strip(), 10, 18, font_size=13.5, fill=svg.SOFT_INK))
        deck = self._say("deck", count=view.deck)
        drawn.append(words(deck, self._wide - 10, 18, font_size=13.5, fill=svg.SOFT_INK, text_anchor="end"))
        for i, card in enumerate(view.open_cards):
            name = self._speech.card(card)
            chosen = card == view.progress.card
            fill = svg.GOLD if chosen else "#f6ead0"
            box = rect(2, 0, column - 4, 26, rx=4, fill=fill, stroke="#7a6230", stroke_width=1)
            icon = group(self._icons.use(f"card-{card.replace('_', '-')}", 6, 4, 18), color="#7d5100")
            label = words(name, 27, 18, font_size=svg.fitted(name, 14, column - 34))
            drawn.append(group(box, icon, label, transform=at(8 + column * i, 24), data_card=card))
        return group(*drawn, transform=at(self._right, top))

    def _told_deals(self, view: MerchantsView) -> list[str]:
        if view.deals is None:
            return []
        return [line for deal in self._words.deals(view) for line in wrap(f"{deal.number}. {deal.told}", DEAL_LETTERS)]

    def _deals(self, view: MerchantsView) -> str:
        told = self._told_deals(view)
        if not told:
            return ""
        top = self._below + self._strip + GAP
        lines = [words(line, 20, top + 22 + DEAL_LINE * i) for i, line in enumerate(told)]
        tall = len(told) * DEAL_LINE + 16
        paper = rect(0, top - GAP + 1, self.width, tall + 2 * GAP - 1, rx=10, fill=svg.GROUND)
        return paper + svg.sheet(GAP, top, self.width - 2 * GAP, tall) + "".join(lines)


def _middles(sells: Sequence[str]) -> dict[str, float]:
    """The part of a plaque that has a column for every good of the market."""
    column = MARKET_WIDTH / len(sells)
    return {good: MARKET_LEFT + column * (i + 0.5) for i, good in enumerate(sells)}


def _row_top(seat: int) -> float:
    return PICTURE + PLAQUE_HEAD + seat * PLAQUE_ROW


@lru_cache(maxsize=16)
def _chart_of(terms: bytes) -> Chart:
    """Made once for all tables of these terms."""
    known = msgspec.json.decode(terms, type=Terms)
    data = MERCHANTS.board_data(known)
    return Chart(data, layout_for(data, known.options.get("labels_1999")), known.players)
