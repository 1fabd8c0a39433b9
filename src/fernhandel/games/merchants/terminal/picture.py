"""Merchants of the Middle Ages: prices, wagons, cities and players in four small tables."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from fernhandel.core.deals.said import SaidDeal
from fernhandel.core.pictures import About, Picture
from fernhandel.core.speech import capital
from fernhandel.core.terms import Terms
from fernhandel.games.merchants.figures import COLOURS, GOODS, INVESTMENTS, LEVELS, PRINTED_PRICE, STARS, UPKEEP
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.merchants.terminal.roads import cities_ahead, road_map
from fernhandel.games.merchants.text import messages
from fernhandel.games.merchants.text.deals import tell_state
from fernhandel.games.merchants.text.lines import DealLines
from fernhandel.games.merchants.text.speech import SEAT_COLOURS, speech_of
from fernhandel.games.merchants.view import MerchantsView, PlayerView, WagonView
from fernhandel.pictures.picture import INKS, NOTHING, coloured, flowing, seat_styles, small_table
from fernhandel.pictures.text import terminal_words

COURIER = "C"
GOOD_STYLES = {good: INKS[colour] for good, colour in zip(GOODS, COLOURS, strict=True)}
ACTIONS = {
    "2010": ("purchasing", "loading", "movement", "prices", "selling", "investments", "status"),
    "1999": ("purchasing", "loading", "movement", "prices", "selling", "status"),  # D1
}


class MerchantsPicture(Picture[MerchantsView]):
    """Goods go by the first letters of their names, so that a whole warehouse fits into a cell."""

    dull = frozenset({"choice_sealed", "bonus_changed", "phrase_said", "seat_ready"})
    minor = frozenset(
        {"bid_made", "passed", "upkeep_paid", "price_quoted", "counter_offered", "tiles_refreshed", "attention_set"}
    )
    card_rules = ("M9", "M10")

    def __init__(self, terms: Terms, language: str, names: list[str]) -> None:
        self._say = terminal_words(__package__, language).format
        self._speech = speech_of(messages(language), terms, MERCHANTS.board_data(terms), names)
        self._rules = MERCHANTS.rules(terms)
        self._lines = DealLines(self._speech, self._rules.board)
        self._road_map = road_map(MERCHANTS.board_data(terms), self._speech.places.cities)
        self._names = names
        self._seat_styles = seat_styles(SEAT_COLOURS[terms.edition])
        self._codes = _codes({good: self._speech.good(good) for good in GOOD_STYLES})
        self.styles = {name: self._seat_styles[seat] for seat, name in enumerate(names)}

    def draw(self, view: MerchantsView, width: int) -> list[RenderableType]:
        both = Table.grid(Column(no_wrap=True), Column(ratio=1), padding=(0, 2), expand=True)
        both.add_row(self._goods(view), self._wagons(view))
        return [
            self.turn(view),
            self._actions(view),
            both,
            self._cities(view),
            self._players(view),
            *self._cards(view),
            *self._deals(view),
        ]

    def map(self, view: MerchantsView, width: int) -> RenderableType | None:
        return self._road_map.draw(_pieces(view), {}, width)

    def chart(self, view: MerchantsView, width: int, height: int, about: About) -> Text | None:
        """Around the wagons that can be chosen and the places, or else around all wagons."""
        wagons = about.get("wagon", ())
        places = {wagon.at for wagon in view.wagons if wagon.number in wagons}
        for named in (*about.get("to", ()), *about.get("city", ())):
            places.add(str(named))
        return self._road_map.part(_pieces(view), {}, (width, height), places or {wagon.at for wagon in view.wagons})

    def at_hand(self, view: MerchantsView, width: int) -> list[Text]:
        """What goods cost and sell for, and the own purse, status with its upkeep, tiles and hand."""
        prices = [
            Text.assemble((self._codes[good], GOOD_STYLES[good]), f" {seen.cost}→{seen.selling}")
            for good, seen in view.goods.items()
        ]
        told = [flowing([Text(self._say("prices-at-hand"), "dim"), *prices], width, " ")]
        if view.seat is not None:
            told.append(self._own(view, view.seat))
        return told

    def _own(self, view: MerchantsView, seat: int) -> Text:
        player = view.players[seat]
        upkeep = UPKEEP[player.status]
        hand = [f"{count} {self._speech.card(card)}" for card, count in (player.hand or {}).items()]
        parts = [
            f"{self._say('money')} {player.money}",
            f"{self._say('status')} {player.status}" + (f" (−{upkeep})" if upkeep else ""),
            f"{self._say('tiles')} {' '.join(map(str, player.tiles)) or NOTHING}",
            *([f"{self._say('cards')} {', '.join(hand)}"] if hand else []),
        ]
        return Text.assemble((self._names[seat], self._seat_styles[seat]), "  ", " · ".join(parts))

    def sheets(self, view: MerchantsView, width: int) -> Mapping[str, list[RenderableType]]:
        parts: dict[str, list[RenderableType]] = {
            "players": [self._players(view)],
            "market": [self._goods(view), "", self._cities(view), "", self._wagons(view)],
            "cards": list(self._cards(view)),
        }
        return parts if view.deals is None else {**parts, "deals": list(self._deals(view))}

    def things(self, things: Sequence[str]) -> Text:
        """Goods, the only things that outlooks of this game name without a word."""
        counted = Counter(thing.partition(":")[2] for thing in things)
        return Text(", ").join(
            Text.assemble(f"{count} ", (self._speech.good(good), GOOD_STYLES[good])) for good, count in counted.items()
        )

    # -- the turn ------------------------------------------------------------------------------------------------------

    def turn(self, view: MerchantsView) -> Text:
        told = [
            self._say("turn", turn=view.turn) if view.turn else self._say("setup"),
            *([self._say("last").upper()] if view.arrivals >= view.last_arrival else []),
            self._say("table-first", seat=self._names[view.first]),
            self._say("arrivals", arrivals=view.arrivals, last=view.last_arrival),
            self._say("climb", price=view.climb_price),
        ]
        return Text(" · ".join(told), style="bold")

    def _actions(self, view: MerchantsView) -> Text:
        """The actions of a turn with the current one marked."""
        told = Text()
        for number, action in enumerate(ACTIONS[view.terms.edition], 1):
            name = f"{number} {self._say(f'action-{action}')}"
            current = number == view.action and not view.over
            told.append(f"[{name}]" if current else name, style="bold reverse" if current else "dim")
            told.append(" ")
        return told

    # -- goods and wagons ----------------------------------------------------------------------------------------------

    def _goods(self, view: MerchantsView) -> Table:
        table = small_table(*(self._say(name) for name in ("good", "level", "cost", "selling", "supply")))
        for column in table.columns[2:]:
            column.justify = "right"
        for good, seen in view.goods.items():
            name = Text.assemble((self._codes[good], GOOD_STYLES[good]), f" {self._speech.good(good)}")
            level = "■" * seen.level + "□" * (LEVELS - seen.level)
            table.add_row(name, level, str(seen.cost), str(seen.selling), str(seen.supply))
        return table

    def _wagons(self, view: MerchantsView) -> Table:
        table = small_table("", self._say("wagons"))
        for wagon in view.wagons:
            table.add_row(Text(f"[{wagon.number}]", "bold"), self._wagon(wagon))
        courier = self._say("no-courier")
        if view.courier is not None:
            courier = self._say("courier", at=self._speech.places.form(view.courier, "at"))
        table.add_row(Text(f"[{COURIER}]", "bold"), Text(courier))
        return table

    def _wagon(self, wagon: WagonView) -> Text:
        told = Text(capital(self._speech.places.form(wagon.at, "at")))
        if wagon.master is not None:
            told.append(", " + self._say("master", seat=self._names[wagon.master]))
        for flag, set in (("arrived", wagon.arrived), ("broken", wagon.broken)):
            if set:
                told.append(", " + self._say(flag))
        rows = [
            Text.assemble((self._names[seat], self._seat_styles[seat]), " ", self._tokens(row))
            for seat, row in enumerate(wagon.rows)
            if row
        ]
        told.append("\n" if rows else ", ")
        told.append_text(Text(", ").join(rows) if rows else Text(self._say("empty")))
        if not wagon.arrived:
            ahead = cities_ahead(self._rules.board, wagon.at, wagon.came_from, wagon.facing)
            cities = ", ".join(f"{self._speech.city(city)} {distance}" for city, distance in ahead.items())
            told.append(f"\n→ {cities}", style="dim")
        return told

    def _tokens(self, tokens: Mapping[str, int]) -> Text:
        """``2Wi 1Si``."""
        parts = [Text.assemble(str(count), (self._codes[good], GOOD_STYLES[good])) for good, count in tokens.items()]
        return Text(" ").join(parts) if parts else Text(NOTHING, "dim")

    # -- cities --------------------------------------------------------------------------------------------------------

    def _cities(self, view: MerchantsView) -> Table:
        headings = (self._say(name) for name in ("city", "bonus", "market"))
        table = small_table(
            *headings, *(Column(Text(name, style), ratio=1) for name, style in self.styles.items()), expand=True
        )
        table.columns[1].justify = "right"
        for city, seen in view.cities.items():
            name = Text(self._speech.city(city))
            for wagon in view.wagons:
                if wagon.at == city:
                    name.append(f" [{wagon.number}]", "bold")
            market = Text(" ").join(
                Text(self._codes[good], GOOD_STYLES[good]) for good in self._speech.places.markets[city]
            )
            table.add_row(name, str(seen.bonus), market, *map(self._tokens, seen.warehouses))
        return table

    # -- players and cards ---------------------------------------------------------------------------------------------

    def _players(self, view: MerchantsView) -> Table:
        headings = ("status", "upkeep", "money", "tiles", "cards")
        told = (self._say(name) for name in headings)
        table = small_table(self._say("table-player"), *told, expand=True)
        for column in table.columns[1:4]:
            column.justify = "right"
        table.columns[5].ratio = 1
        for seat, player in enumerate(view.players):
            name = self._names[seat] if seat != view.seat else self._say("table-you", seat=self._names[seat])
            table.add_row(
                Text(name, self._seat_styles[seat]),
                str(player.status),
                str(UPKEEP[player.status]),
                self._say("hidden") if player.money is None else str(player.money),
                " ".join(str(tile) if tile in player.tiles else NOTHING for tile in (1, 2, 3, 4)),
                ", ".join(self._holdings(player)) or NOTHING,
            )
        return table

    def _holdings(self, player: PlayerView) -> Iterable[str]:
        for owned in player.investments:
            yield self._speech.card(owned.card)
        if player.influence:
            yield self._say("influence", count=player.influence)
        if player.letters:
            yield self._say("letters", count=player.letters)

    def _cards(self, view: MerchantsView) -> Iterable[Text]:
        if view.open_cards:
            cards = [self._on_offer(view, card) for card in view.open_cards]
            if view.deck:
                cards.append(self._say("deck", count=view.deck))
            yield Text(self._say("open", cards=", ".join(cards)))
        if view.seat is not None:
            hand = view.players[view.seat].hand or {}
            cards = [f"{count} {self._speech.card(card)}" for card, count in hand.items()]
            yield Text(self._say("hand", cards=", ".join(cards) or self._say("no-hand")))

    def _on_offer(self, view: MerchantsView, card: str) -> str:
        """With the printed price where the cards have one (D6), else with the stars that advise on it."""
        number = INVESTMENTS.index(card)
        worth = str(PRINTED_PRICE[number]) if view.terms.edition == "1999" else "★" * STARS[number]
        return f"{self._speech.card(card)} {worth}"

    # -- deals ---------------------------------------------------------------------------------------------------------

    def _deals(self, view: MerchantsView) -> Iterable[Table]:
        """What stands clause by clause, and what is proposed."""
        if view.deals is None or not (view.deals.struck or view.deals.proposals):
            return
        table = small_table(self._say("deal"), Column(self._say("clause"), ratio=1), self._say("state"), expand=True)
        for struck in view.deals.struck:
            states = [tell_state(self._speech, struck, place) for place in range(len(struck.states))]
            self._add_deal(table, struck.deal, states)
        for proposal in view.deals.proposals:
            waits = self._say("proposed", seats=", ".join(self._names[seat] for seat in proposal.waits_for))
            self._add_deal(table, proposal.deal, [waits] + [""] * (len(proposal.deal.clauses) - 1))
        yield table

    def _add_deal(self, table: Table, deal: SaidDeal, states: list[str]) -> None:
        for place, (clause, state) in enumerate(zip(deal.clauses, states, strict=True)):
            line = coloured(self, f"{place + 1}. {self._lines.clause(clause)}")
            table.add_row("" if place else str(deal.number), line, state)


def _pieces(view: MerchantsView) -> dict[str, tuple[str, str]]:
    pieces: dict[str, str] = {}
    for wagon in view.wagons:
        pieces[wagon.at] = pieces.get(wagon.at, "") + str(wagon.number)
    if view.courier is not None:
        pieces[view.courier] = pieces.get(view.courier, "") + COURIER
    return {at: (piece, "bold") for at, piece in pieces.items()}


def _codes(names: Mapping[str, str]) -> dict[str, str]:
    """The shortest beginnings, of two letters or more, that tell the goods apart."""
    length = 2
    while len({name[:length] for name in names.values()}) < len(names):
        length += 1
    return {good: capital(name[:length]) for good, name in names.items()}
