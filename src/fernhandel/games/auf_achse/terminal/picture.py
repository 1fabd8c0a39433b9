"""Auf Achse: the road, the contracts and the players in two small tables, and the map."""

from collections.abc import Iterable, Iterator, Mapping

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from fernhandel.core.pictures import About, Picture
from fernhandel.core.terms import Terms
from fernhandel.games.auf_achse.board_file import Road
from fernhandel.games.auf_achse.figures import COLOURS, TRAILERS
from fernhandel.games.auf_achse.meta import AUF_ACHSE
from fernhandel.games.auf_achse.terminal.roads import EVENT, FERRY, points_to_cities, road_map
from fernhandel.games.auf_achse.text import messages
from fernhandel.games.auf_achse.text.prompt import stage
from fernhandel.games.auf_achse.text.speech import speech_of
from fernhandel.games.auf_achse.view import AufAchseView, TruckView
from fernhandel.pictures.picture import NOTHING, seat_styles, small_table
from fernhandel.pictures.road_map import CITY, ROAD, SPACE
from fernhandel.pictures.text import terminal_words

TRUCK = "●"
CONSTRUCTION = "#"
JAM = "!"
LOAD = "↑"
UNLOAD = "↓"
COLUMN_GAP = 2
NEW_LINE = "\n"
NO_WAY = "✕"  # signs close every road


class AufAchsePicture(Picture[AufAchseView]):
    """A place on a road is drawn as that road: ``Köln ·● Frankfurt`` is the second of two spaces from Köln."""

    dull = frozenset({"contract_revealed", "card_kept", "turn_to_miss"})
    minor = frozenset({"turn_began", "dice_rolled", "offer_made", "passed", "trailer_bought", "trailer_sold"})
    card_rules = ("A3", "AR19", "AR20")

    def __init__(self, terms: Terms, language: str, names: list[str]) -> None:
        data = AUF_ACHSE.board_data(terms)
        self._say = terminal_words(__package__, language).format
        self._speech = speech_of(messages(language), terms, data, names)
        self._rules = AUF_ACHSE.rules(terms)
        self._cities = self._speech.places.cities
        self._roads = {f"{road.a}~{road.b}#{nth}": (road, nth) for road in data.roads for nth in range(1, road.steps)}
        ladders = zip(*(card.offers for card in data.contracts), strict=True)
        self._offer_widths = [len(str(max(costs))) for costs in ladders]
        self._map = road_map(data, self._cities)
        self._names = names
        self._seat_styles = seat_styles(COLOURS[: terms.players])
        self.styles = dict(zip(names, self._seat_styles, strict=True))

    def draw(self, view: AufAchseView, width: int) -> list[RenderableType]:
        top = [self.turn(view), self._road(view)]
        return [*top, *self._on_offer(view), self._players(view, width), self._supply(view)]

    def _on_offer(self, view: AufAchseView) -> Iterator[RenderableType]:
        if view.step == "bidding" and view.progress.chosen is not None:
            yield self._auction(view, view.progress.chosen)
        if self._undealt(view):
            yield Text(self._speech.say("contracts-to-come"))
        else:
            yield from self._contracts(view)

    def at_hand(self, view: AufAchseView, width: int) -> list[Text]:
        """The signs on the road, and the own truck."""
        told = [self._road(view)]
        if view.seat is not None:
            place, cash, load, hand = self._figures(view.players[view.seat])
            parts = [place, f"{self._say('cash')} {cash}", f"{self._say('load')} {load}", f"{self._say('hand')} {hand}"]
            name = (self._names[view.seat], self._seat_styles[view.seat])
            told.append(Text.assemble(f"[{view.seat + 1}] ", name, "  ", " · ".join(parts)))
        return told

    def sheets(self, view: AufAchseView, width: int) -> Mapping[str, list[RenderableType]]:
        return {
            "players": [self._players(view, width), self._supply(view)],
            "market": list(self._on_offer(view)),
            "cards": [self._supply(view)],
        }

    def _undealt(self, view: AufAchseView) -> bool:
        """In 1987 contracts are dealt after the trucks are placed (O4)."""
        return self._rules.place_first and view.turn == 0

    # -- the turn ------------------------------------------------------------------------------------------------------

    def turn(self, view: AufAchseView) -> Text:
        progress = view.progress
        told = [stage(self._speech, view)]
        if not view.pile and not view.over and not self._undealt(view):
            told.append(self._say("last" if view.row else "none-left").upper())
        if view.over:
            told.append(self._say("table-over"))
        elif progress.active is not None:
            told.append(self._say("active", seat=self._names[progress.active]))
        dice = [str(die) for die in progress.dice if die]
        if dice:
            told.append(self._say("rolled", dice=self._speech.both(dice)))
        told.append(self._say("table-first", seat=self._names[view.first]))
        return Text(" · ".join(told), style="bold")

    def _road(self, view: AufAchseView) -> Text:
        """Both signs, and how long public contracts are still to come."""
        told: list[str] = []
        if view.construction is not None:
            told.append(self._say("construction", at=self._place(view.construction, CONSTRUCTION)))
        drawer = view.progress.jam_drawer
        if view.jam is not None and drawer is not None:
            told.append(self._say("jam", at=self._place(view.jam, JAM), seat=self._names[drawer]))
        told = told or [self._say("no-sign")]
        if view.pile:
            told.append(self._say("pile", count=view.pile))
        elif not view.row and not view.over and not self._undealt(view):
            told.append(self._say("ending"))
        return Text(" · ".join(told))

    def _auction(self, view: AufAchseView, contract: str) -> Text:
        progress = view.progress
        told = [self._say("auction", route=self._route(contract))]
        if progress.bidder is None:
            told.append(self._say("no-offer"))
        else:
            cost = self._speech.cards.contracts[contract].offers[progress.offer - 1]
            seat = self._names[progress.bidder]
            told.append(self._say("offer", seat=seat, offer=progress.offer, cost=cost))
        if progress.out:
            out = ", ".join(self._names[seat] for seat in progress.out)
            told.append(self._say("passed", seats=out))
        return Text(" · ".join(told), style="bold")

    # -- places --------------------------------------------------------------------------------------------------------

    def _place(self, id: str, mark: str) -> str:
        """A city by its name; a space as its road, with the mark on it."""
        if id in self._cities:
            return self._cities[id]
        road, nth = self._roads[id]
        spaces = [mark if at == nth else _space(road, at) for at in range(1, road.steps)]
        return f"{self._cities[road.a]} {''.join(spaces)} {self._cities[road.b]}"

    def _route(self, id: str) -> str:
        card = self._speech.cards.contracts[id]
        return f"{self._cities[card.start]} → {self._cities[card.to]}"

    # -- contracts -----------------------------------------------------------------------------------------------------

    def _contracts(self, view: AufAchseView) -> Iterator[Table]:
        """The row from the dock to the corner, then the own hand and load; no table where there are none."""
        auctions = bool(view.row) and not self._rules.children  # A9.4
        table = self._contract_table(auctions)
        own = None if view.seat is None else view.players[view.seat]
        points = self._points(view, own)
        for place, id in enumerate(view.row):
            dock = place == 0 and self._rules.forced_discard  # A7.11
            offers = [self._offers(view, id)] if auctions else []
            table.add_row(*self._contract("dock" if dock else "public", id, points), *offers)
        if own is not None:
            for id in own.hand or []:
                table.add_row(*self._contract("hand", id, points))
            for id in own.aboard:
                table.add_row(*self._contract("aboard", id, points))
        if table.row_count:
            yield table

    def _contract_table(self, auctions: bool) -> Table:
        table = small_table("", self._say("contract"), expand=True)
        table.add_column(self._say("goods"), justify="right")
        table.add_column(self._say("pays"), justify="right")
        table.add_column(self._say("points"))
        if auctions:
            table.add_column(self._say("offers"))
        table.columns[-1].ratio = 1
        return table

    def _points(self, view: AufAchseView, own: TruckView | None) -> Mapping[str, int] | None:
        """From the own truck to every city; None without a truck on the board."""
        if own is None or own.at is None:
            return None
        return points_to_cities(self._rules.board, own.at, (view.construction, view.jam))

    def _contract(self, label: str, id: str, points: Mapping[str, int] | None) -> Iterator[str | Text]:
        """With the points to its start and on to its goal: `` 6+10``; with the goods aboard only those to the goal."""
        card = self._speech.cards.contracts[id]
        yield Text(self._say(label), "dim")
        yield self._route(id)
        yield str(card.goods)
        yield str(card.revenue)
        if points is None:
            yield f"   {card.distance}"
        elif label == "aboard":
            yield f"   {points.get(card.to, NO_WAY)}"
        else:
            yield f"{points.get(card.start, NO_WAY):>2}+{card.distance}"

    def _offers(self, view: AufAchseView, id: str) -> Text:
        """The cost of each offer (A7.6), the highest bid marked."""
        told = Text()
        for offer, cost in enumerate(self._speech.cards.contracts[id].offers, 1):
            bid = id == view.progress.chosen and offer == view.progress.offer
            told.append(" " if offer > 1 else "")
            told.append(str(cost).rjust(self._offer_widths[offer - 1]), "bold reverse" if bid else "")
        return told

    # -- players -------------------------------------------------------------------------------------------------------

    def _players(self, view: AufAchseView, width: int) -> Table:
        """A line of figures for each, and what else lies open before them: behind it, or below where it is long."""
        headings = [self._say(name) for name in ("truck", "cash", "load", "hand")]
        rows = _aligned([headings, *map(self._figures, view.players)])
        names = [Text.assemble(f"[{seat + 1}] ", self._player(view, seat)) for seat in range(len(view.players))]
        room = width - max(map(len, names)) - COLUMN_GAP
        table = small_table(self._say("table-player"), Column(rows[0], ratio=1), expand=True)
        for seat, (name, figures) in enumerate(zip(names, rows[1:], strict=True)):
            more = " · ".join(self._more(view, seat))
            beside = len(figures) + COLUMN_GAP + len(more) < room
            table.add_row(name, Text(f"{figures}{'  ' if beside else NEW_LINE}{more}".rstrip()))
        return table

    def _player(self, view: AufAchseView, seat: int) -> Text:
        name = self._names[seat] if seat != view.seat else self._say("table-you", seat=self._names[seat])
        return Text(name, self._seat_styles[seat])

    def _figures(self, player: TruckView) -> list[str]:
        place = NOTHING if player.at is None else self._place(player.at, TRUCK)
        load = " ".join([f"{player.goods}/{player.room}", *self._trailers(player)])
        return [place, str(player.cash), load, str(player.contracts)]

    def _trailers(self, player: TruckView) -> Iterator[str]:
        """``+1L +2S``."""
        for kind in TRAILERS:
            if player.trailers[kind]:
                yield self._say(f"trailer-{kind}", count=player.trailers[kind])

    def _more(self, view: AufAchseView, seat: int) -> Iterator[str]:
        """What lies open before a player (AR39) and is not in a table: others have ``3→Wien 2500`` aboard."""
        player, own = view.players[seat], seat == view.seat
        contracts = self._speech.cards.contracts
        for card in [contracts[id] for id in player.aboard if not own]:
            yield f"{card.goods}→{self._cities[card.to]} {card.revenue}"
        for card_name in ["second_driver"] * player.second_driver + ["local_knowledge"] * player.local_knowledge:
            yield self._say("keeps", card=self._speech.cards.event(card_name))
        if player.debts:
            yield self._say("owes", amount=sum(player.debts))
        if player.missed:
            yield self._say("misses", turns=player.missed)
        if player.shown and not own:
            yield self._say("known", routes=", ".join(map(self._speech.cards.route, player.shown)))

    def _supply(self, view: AufAchseView) -> Text:
        events = sum(self._rules.events.copies) - sum(view.events_drawn.values())
        told = [self._say("events", count=events)]
        if not self._rules.children:
            sold = {kind: sum(player.trailers[kind] for player in view.players) for kind in TRAILERS}
            left = {kind: self._rules.trailer_count[i] - sold[kind] for i, kind in enumerate(TRAILERS)}
            told.insert(0, self._say("supply", **left))
        return Text(" · ".join(told), style="dim")

    # -- the map -------------------------------------------------------------------------------------------------------

    def map(self, view: AufAchseView, width: int) -> RenderableType | None:
        drawn = self._map.draw(self._pieces(view), self._marks(view), width)
        return None if drawn is None else Group(drawn, *self._legend(view))

    def chart(self, view: AufAchseView, width: int, height: int, about: About) -> Text | None:
        """Around the own truck; before it is placed, around where the own contracts start and go."""
        own = None if view.seat is None else view.players[view.seat].at
        marks = self._marks(view)
        places = set(marks) if own is None else {own}
        return self._map.part(self._pieces(view), marks, (width, height), places)

    def _pieces(self, view: AufAchseView) -> dict[str, tuple[str, str]]:
        """Trucks by their numbers, together where they stand together, and the signs."""
        signs = {view.construction: CONSTRUCTION, view.jam: JAM}
        pieces = {at: (sign, "bold") for at, sign in signs.items() if at is not None}
        for seat, player in enumerate(view.players):
            if player.at is not None:
                there, _ = pieces.get(player.at, ("", ""))
                pieces[player.at] = (f"{there}{seat + 1}", "bold" if there else self._seat_styles[seat])
        return pieces

    def _marks(self, view: AufAchseView) -> dict[str, str]:
        """The cities where the own contracts start, and where the own load goes."""
        if view.seat is None:
            return {}
        own = view.players[view.seat]
        contracts = self._speech.cards.contracts
        starts = {contracts[id].start for id in own.hand or []}
        goals = {contracts[id].to for id in own.aboard}
        return {city: LOAD * (city in starts) + UNLOAD * (city in goals) for city in starts | goals}

    def _legend(self, view: AufAchseView) -> Iterable[Text]:
        trucks = [Text.assemble(f"[{seat + 1}] ", self._player(view, seat)) for seat in range(len(view.players))]
        yield Text("  ").join(trucks)
        signs = {"city": CITY, "space": SPACE, "event": EVENT, "ferry": FERRY}
        pieces = {"construction": f"[{CONSTRUCTION}]", "jam": f"[{JAM}]"}
        yield Text(self._say("legend", **signs, **pieces), "dim")
        if view.seat is not None:
            yield Text(self._say("legend-own", load=LOAD, unload=UNLOAD), "dim")


def _aligned(rows: list[list[str]]) -> list[str]:
    """The cells of all rows below one another: text to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    figures = [all(cell.isdecimal() for cell in column) for column in zip(*rows[1:], strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, figures, strict=True)
        )
        for row in rows
    ]


def _space(road: Road, nth: int) -> str:
    return EVENT if nth in road.events else FERRY if road.kind == "ferry" else ROAD
