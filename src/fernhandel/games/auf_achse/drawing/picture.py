"""The whole picture: the motorway map with trucks and signs, and below it contracts and players."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from fernhandel.core.drawings import Drawing
from fernhandel.core.terms import Terms
from fernhandel.games.auf_achse.board_file import BoardData
from fernhandel.games.auf_achse.drawing import trucks
from fernhandel.games.auf_achse.drawing.ground import FONT, ground
from fernhandel.games.auf_achse.drawing.layout import Layout
from fernhandel.games.auf_achse.meta import AUF_ACHSE
from fernhandel.games.auf_achse.text import messages
from fernhandel.games.auf_achse.text.prompt import stage
from fernhandel.games.auf_achse.text.speech import speech_of
from fernhandel.games.auf_achse.view import AufAchseView, TruckView
from fernhandel.pictures import svg
from fernhandel.pictures.svg import at, group, path, rect, words
from fernhandel.pictures.text import terminal_words

GAP, ROW, BILL, TITLE = 8.0, 46.0, 30.0, 26.0
PAGE: Final = "#e3e6e8"
SHEET: Final = "#ffffff"
LINE: Final = "#8593a0"
INK: Final = "#17212c"
SOFT: Final = "#414d59"
PLATE: Final = "#ffd12b"
LEFT = 0.46  # of the width is for the contracts
CUBE: Final = "M8 1 14.5 4.6V11.6L8 15.2 1.5 11.6V4.6ZM1.5 4.6 8 8.2 14.5 4.6M8 8.2V15.2"


class AufAchseDrawing(Drawing[AufAchseView]):
    width = 884.0

    def __init__(self, terms: Terms, language: str, names: Sequence[str] | None) -> None:
        data = AUF_ACHSE.board_data(terms)
        self._figures = AUF_ACHSE.figures(terms)
        self._speech = speech_of(messages(language), terms, data, names)
        self._say = terminal_words("fernhandel.games.auf_achse.terminal", language).format
        self._title = next(one.title for one in AUF_ACHSE.about_in(language).editions if one.id == terms.edition)
        self._contracts = {contract.id: contract for contract in data.contracts}
        self._layout = _layout_of(msgspec.json.encode(data))
        self._language = language
        self._players = terms.players
        self._scale = self.width / self._layout.width

    # -- where things lie ----------------------------------------------------------------------------------------------

    @property
    def _below(self) -> float:
        return svg.HEADING + self._layout.height * self._scale + GAP

    @property
    def _left(self) -> float:
        return self.width * LEFT - GAP

    def _strip(self, view: AufAchseView) -> float:
        bills = TITLE * 2 + BILL * len(view.row)
        own = view.players[view.seat].hand if view.seat is not None else None
        bills += TITLE + BILL * len(own) if own else 0
        return max(bills + 12, ROW * self._players + 12)

    def height(self, view: AufAchseView) -> float:
        return self._below + self._strip(view) + GAP

    def ground(self) -> str:
        page = rect(0, 0, self.width, self._below + 20, rx=10, fill=PAGE)
        size = (self._layout.width, self._layout.height)
        return page + svg.window(svg.HEADING, self._scale, size, ground(self._layout))

    def parts(self, view: AufAchseView) -> dict[str, str]:
        parts = {
            "strip": rect(0, self._below - GAP, self.width, self._strip(view) + 2 * GAP, rx=10, fill=PAGE),
            "heading": svg.heading(self.width, self._title, self._turn(view)),
            "cities": self._on_map(self._own_cities(view)),
        }
        room = [self._trailers(player) for player in view.players]
        places = trucks.standings(self._layout, [(p.at, room[seat]) for seat, p in enumerate(view.players)])
        for seat, (player, standing) in enumerate(zip(view.players, places, strict=True)):
            drawn = "" if standing is None else self._truck(seat, player, room[seat], standing)
            parts[f"truck-{seat}"] = self._on_map(drawn)
        parts["signs"] = self._on_map(self._signs(view))
        parts["contracts"] = self._bills(view)
        sheet = rect(self._left + 2 * GAP, self._below, self._wide, self._strip(view), rx=7, fill=SHEET, stroke=LINE)
        parts["seats"] = sheet
        parts |= {f"player-{seat}": self._player(view, seat) for seat in range(self._players)}
        letters: svg.Style = {"font_family": FONT, "fill": INK, "font_size": 15}
        return {name: group(drawn, **letters) for name, drawn in parts.items()}

    def _on_map(self, drawn: str) -> str:
        return group(drawn, transform=at(0, svg.HEADING, self._scale)) if drawn else ""

    def _turn(self, view: AufAchseView) -> str:
        told = [stage(self._speech, view)]
        if view.over:
            told.append(self._say("table-over"))
        elif view.progress.active is not None:
            told.append(self._say("active", seat=svg.cut(self._speech.seat(view.progress.active), 16)))
        dice = [str(die) for die in view.progress.dice if die]
        if dice and not view.over:
            told.append(self._say("rolled", dice=self._speech.both(dice)))
        return " · ".join(told)

    # -- on the map ----------------------------------------------------------------------------------------------------

    def _own_cities(self, view: AufAchseView) -> str:
        """The names of cities where the looker has something to load or to deliver, on yellow plates with an arrow."""
        if view.seat is None:
            return ""
        own = view.players[view.seat]
        waiting = [id for id in own.hand or () if id not in own.aboard]
        loads = {self._contracts[id].start for id in waiting}
        ends = {self._contracts[id].to for id in own.aboard}
        drawn = []
        for city in self._layout.cities:
            arrows = "↑" * (city.id in loads) + "↓" * (city.id in ends)
            if arrows:
                wide = city.wide + 6 + 16 * len(arrows)
                x = min(max(city.label[0] - wide / 2, 2), self._layout.width - wide - 2)
                y = city.label[1]
                plate = rect(x, y - 11, wide, 22, rx=3, fill=PLATE, stroke="#16202b", stroke_width=1.4)
                name = words(f"{arrows} {city.name}", x + wide / 2, y + 5.6, font_size=16, font_weight=600)
                drawn.append(group(plate, name, text_anchor="middle", data_plate=city.id))
        return "".join(drawn)

    def _trailers(self, player: TruckView) -> list[int]:
        return [kind.room for kind in self._figures.trailers for _ in range(player.trailers[kind.id])]

    def _truck(self, seat: int, player: TruckView, trailers: Sequence[int], standing: trucks.Standing) -> str:
        goods = [i for i, id in enumerate(player.aboard) for _ in range(self._contracts[id].goods)]
        drawn = trucks.lorry(seat, self._figures.truck, trailers, goods)
        return trucks.place_lorry(standing, drawn, data_truck=str(seat), data_at=player.at or "")

    def _signs(self, view: AufAchseView) -> str:
        drawn = ""
        if view.construction is not None:
            x, y = self._layout.places[view.construction]
            drawn += group(trucks.construction(), transform=at(x, y + 9), data_construction=view.construction)
        if view.jam is not None:
            x, y = self._layout.places[view.jam]
            drawer = view.progress.jam_drawer
            mark = "" if drawer is None else trucks.badge(drawer, 14, -4, 6)
            drawn += group(trucks.jam(), mark, transform=at(x, y + 7), data_jam=view.jam)
        return drawn

    # -- below the map -------------------------------------------------------------------------------------------------

    @property
    def _wide(self) -> float:
        return self.width - self._left - 3 * GAP

    def _bills(self, view: AufAchseView) -> str:
        """The public contracts, that next to the loading dock first, and the looker's own."""
        drawn = [rect(0, 0, self._left, self._strip(view), rx=7, fill=SHEET, stroke=LINE)]
        y = 4.0
        pile = self._say("pile", count=view.pile) if view.pile else self._say("none-left" if not view.row else "last")
        title = self._speech.say("heading-contracts")
        size = svg.fitted(pile, 13, self._left - 30 - len(title) * 9.5)
        drawn.append(words(title, 12, y + 19, font_weight=700))
        drawn.append(words(pile, self._left - 12, y + 19, font_size=size, fill=SOFT, text_anchor="end"))
        y += TITLE
        for id in view.row:
            drawn.append(self._bill(id, y, chosen=view.progress.chosen == id))
            y += BILL
        hand = view.players[view.seat].hand if view.seat is not None else None
        if hand and view.seat is not None:
            drawn.append(words(self._say("hand"), 12, y + 20, font_weight=700))
            y += TITLE
            for id in hand:
                drawn.append(self._bill(id, y, aboard=id in view.players[view.seat].aboard))
                y += BILL
        return group(*drawn, transform=at(GAP, self._below))

    def _bill(self, id: str, y: float, chosen: bool = False, aboard: bool = False) -> str:
        contract = self._contracts[id]
        cities = self._speech.places.cities
        route = f"{cities[contract.start]} → {cities[contract.to]}"
        pays = svg.amount(contract.revenue, self._language)
        fill = PLATE if chosen else "#f5f2e9"
        goods = [
            path(CUBE, transform=at(self._left - 176 + 13 * i, 7, 0.8), fill="#d9a05b" if aboard else "#fffdf7")
            for i in range(contract.goods)
        ]
        drawn = [
            rect(8, 0, self._left - 16, BILL - 4, rx=4, fill=fill, stroke="#c9c2ae"),
            words(route, 16, 18, font_weight=600, font_size=svg.fitted(route, 15, self._left - 196, bold=True)),
            group(*goods, stroke="#3d2a0f", stroke_width=1, stroke_linejoin="round"),
            words(pays, self._left - 18, 18, text_anchor="end", font_weight=700),
        ]
        return group(*drawn, transform=at(0, y), data_contract=id)

    def _player(self, view: AufAchseView, seat: int) -> str:
        player, wide = view.players[seat], self._wide
        fill = "#fff0b3" if seat in view.to_act else "none"
        second = self._holds(view, player)
        name = svg.cut(self._speech.seat(seat), 20)
        drawn = [
            rect(5, 2, wide - 10, ROW - 4, rx=6, fill=fill),
            rect(5, 2, 5, ROW - 4, rx=2.5, fill=trucks.SEATS[seat]),
            trucks.badge(seat, 28, 16, 9),
            words(name, 44, 21, font_size=svg.fitted(name, 16, wide - 250, bold=True), font_weight=700),
            words(svg.amount(player.cash, self._language), wide - 14, 21, font_weight=700, text_anchor="end"),
            words(f"{player.goods}/{player.room}", wide - 136, 21, data_goods=str(player.goods)),
            path(CUBE, transform=at(wide - 156, 8, 1), fill="#d9a05b", stroke="#3d2a0f", stroke_linejoin="round"),
            self._in_hand(player.contracts, wide - 190),
            words(second, 20, 38, font_size=svg.fitted(second, 12.5, wide - 36), fill=SOFT),
        ]
        x, y = self._left + 2 * GAP, self._below + 6 + seat * ROW
        return group(*drawn, transform=at(x, y), data_player=str(seat))

    def _in_hand(self, contracts: int, x: float) -> str:
        card = rect(x, 7, 15, 18, rx=2, fill="#fffdf7", stroke=SOFT)
        return card + words(str(contracts), x + 7.5, 21, font_size=13, font_weight=700, text_anchor="middle")

    def _holds(self, view: AufAchseView, player: TruckView) -> str:
        """What is aboard, what all have seen come into the hand, cards that are kept, and what is owed."""
        told = [f"↓ {self._route(id)}" for id in player.aboard]
        told += [self._route(id) for id in player.shown if id not in player.aboard]
        kept = [("second_driver", player.second_driver), ("local_knowledge", player.local_knowledge)]
        told += [self._say("keeps", card=self._speech.cards.event(name)) for name, n in kept if n]
        told += [self._say("owes", amount=svg.amount(debt, self._language)) for debt in player.debts]
        told += [self._say("misses", turns=player.missed)] if player.missed else []
        return " · ".join(told)

    def _route(self, id: str) -> str:
        cities, contract = self._speech.places.cities, self._contracts[id]
        return f"{cities[contract.start]}–{cities[contract.to]}"


@lru_cache(maxsize=16)
def _layout_of(board: bytes) -> Layout:
    """Made once for all tables on this board."""
    return Layout(msgspec.json.decode(board, type=BoardData))
