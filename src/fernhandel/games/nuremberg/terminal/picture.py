"""First Train to Nuremberg: phases, trains, influence boxes and players in small tables, and the map."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from fernhandel.core.pictures import About, Picture
from fernhandel.core.terms import Terms
from fernhandel.games.nuremberg.figures import COMPANIES, INFLUENCES, PIECES, PRICE, TRAIN_ROWS
from fernhandel.games.nuremberg.meta import NUREMBERG
from fernhandel.games.nuremberg.phases.takeovers import price_of
from fernhandel.games.nuremberg.phases.trains import pieces_at
from fernhandel.games.nuremberg.terminal.area_map import AreaMap
from fernhandel.games.nuremberg.terminal.signs import Signs
from fernhandel.games.nuremberg.text import messages
from fernhandel.games.nuremberg.text.prompt import stage, table_of
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.games.nuremberg.track import loadable
from fernhandel.games.nuremberg.view import NurembergView, PlayerView, TrainView
from fernhandel.pictures.picture import NOTHING, flowing, small_table
from fernhandel.pictures.text import terminal_words

ASKED = "▸"
PLACES = "¹²³⁴"  # among discs on the same space, from the top
DECIDING = ("government", "train", "profit")  # the tracks that make an order
PHASES = {3: ("auction",), 5: ("building", "paying_track"), 6: ("trains", "paying_train"), 9: ("takeovers",)}
BEFORE_TRAINS = 38  # columns that phases, orders and prices take at most
TRAIN_PRICE = 8  # those that prices take alone


class NurembergPicture(Picture[NurembergView]):
    """Pieces and influence go by letters: ``1a rg·|p·`` is a train with one passenger space and one for goods left."""

    dull = frozenset({"cubes_taken", "tokens_drawn", "orders_set", "order_set"})
    minor = frozenset(
        {"bid_placed", "box_won", "chain_started", "paid", "passed", "piece_loaded"}
        | {"run_offered", "run_extended", "train_bought"}
    )
    card_rules = ("N4", "N13")

    def __init__(self, terms: Terms, language: str, names: list[str]) -> None:
        data = NUREMBERG.board_data(terms)
        self._say = terminal_words(__package__, language).format
        self._rules = NUREMBERG.rules(terms)
        self._speech = Speech(messages(language), terms, data, self._rules, names)
        self._signs = Signs(self._speech, terms.players)
        self._map = AreaMap(data, self._speech, self._signs, self._say)
        display = self._rules.display
        spaces = map(sum, zip(display.passengers, display.goods, strict=True))
        self._train_width = max(spaces) + len("[1]|")
        self._names = names
        self.styles = dict(zip(names, self._signs.seats, strict=True))

    def map(self, view: NurembergView, width: int) -> RenderableType | None:
        return self._map.draw(view, width)

    def chart(self, view: NurembergView, width: int, height: int, about: About) -> Text | None:
        """Around the chain or run, and the areas that can be chosen."""
        areas = [str(named) for named in (*about.get("area", ()), *about.get("to", ()), *about.get("start", ()))]
        return self._map.part(view, width, height, {*areas, *view.progress.chain})

    def at_hand(self, view: NurembergView, width: int) -> list[Text]:
        told = [*self._progress(view, width)]
        if view.seat is not None:
            player = view.players[view.seat]
            parts = [
                f"{self._say('cubes')} {player.hand}+{player.stock}",
                " ".join(f"{player.influence[name]}{letter}" for name, (letter, _) in self._signs.influence.items()),
                f"{self._say('links')} {player.links}",
                f"{self._say('points')} {player.points}",
                f"{self._say('profit')} {self._speech.signed(player.profit)}",
            ]
            told.append(Text.assemble(self._player(view, view.seat), "  ", " · ".join(parts)))
        return told

    def sheets(self, view: NurembergView, width: int) -> Mapping[str, list[RenderableType]]:
        legend = list(self._legend(width))
        return {
            "players": [self._players(view), "", *self._progress(view, width), *legend],
            "market": [*self._market(view, width), *self._reach(view, width)],
            "cards": [Text(self._say("boxes"), "bold"), self._boxes(view), "", legend[0]],
        }

    def _market(self, view: NurembergView, width: int) -> Iterator[RenderableType]:
        """What a turn offers: the boxes of the auction, or the trains."""
        if view.step == "auction" and not view.over:
            yield from (Text(self._say("boxes"), "bold"), self._boxes(view), "")
        yield self._phases(view)
        yield self._trains(view, width + BEFORE_TRAINS - TRAIN_PRICE)

    def draw(self, view: NurembergView, width: int) -> list[RenderableType]:
        both = Table.grid(Column(no_wrap=True), Column(no_wrap=True), padding=(0, 2, 0, 0))
        both.add_row(self._phases(view), self._trains(view, width))
        parts: list[RenderableType] = [self.turn(view), "", both, ""]
        if view.step == "auction" and not view.over:
            parts += [Text(self._say("boxes"), "bold"), self._boxes(view), ""]
        going_on = [*self._progress(view, width), *self._reach(view, width)]
        return [*parts, self._players(view), "", *going_on, *[""] * bool(going_on), *self._legend(width)]

    # -- the turn ------------------------------------------------------------------------------------------------------

    def turn(self, view: NurembergView) -> Text:
        told = [stage(self._speech, view)]
        if view.turn == view.turns and not view.over:
            told.append(self._say("last").upper())
        if view.over:
            told.append(self._say("table-over"))
        else:
            told.append(self._say("active", seat=self._names[view.progress.asked]))
        if self._rules.board.connection:
            start, end = (self._speech.area(self._rules.board.ids[town]) for town in self._rules.board.connection)
            towns = {"start": start, "end": end}
            told.append(self._say("connected", **towns) if view.joined else self._say("unconnected", **towns))
        return Text(" · ".join(told), style="bold")

    def _phases(self, view: NurembergView) -> Table:
        """The phases in which somebody decides, each with its order."""
        names = [self._say("auction"), self._say("building")]
        names += [self._say("trains"), self._say("takeovers")]
        now = next(phase for phase, steps in enumerate(PHASES.values()) if view.step in steps)
        table = small_table(self._say("phase"), self._say("order"))
        for phase, (number, name, order) in enumerate(zip(PHASES, names, _orders(view), strict=True)):
            current = phase == now and not view.over
            told = f"[{number} {name}]" if current else f" {number} {name} "
            asked = view.progress.asked if current else None
            table.add_row(Text(told, "bold reverse" if current else "dim"), self._order(order, asked))
        return table

    def _order(self, order: Sequence[int], asked: int | None) -> Text:
        """Players by their numbers, with a mark before the one who decides."""
        if not order:
            return Text(NOTHING, "dim")
        numbers = [(str(seat + 1), self._signs.seats[seat]) for seat in order]
        marks = [ASKED if seat == asked else " " for seat in order]
        return Text("").join(Text.assemble(mark, number) for mark, number in zip(marks, numbers, strict=True))

    # -- trains --------------------------------------------------------------------------------------------------------

    def _trains(self, view: NurembergView, width: int) -> Table:
        """By row all trains with their spaces, what is loaded, and whose they are."""
        table = small_table(self._say("price"), self._say("spaces"))
        table.columns[0].justify = "right"
        owned = {train.train: (seat, train) for seat, player in enumerate(view.players) for train in player.trains}
        display = self._rules.display
        for row in range(TRAIN_ROWS):
            told = [
                self._train(train, id, *owned.get(id, (None, None)))
                for train, id in enumerate(display.trains)
                if display.train_row[train] == row
            ]
            table.add_row(str(PRICE[row]), flowing(told, width - BEFORE_TRAINS))
        return table

    def _train(self, train: int, id: str, seat: int | None, owned: TrainView | None) -> Text:
        """``1a ···|··`` is free, ``[2]rg·|p·`` belongs to the second player."""
        load = {} if owned is None else owned.load
        people = {piece: count for piece, count in load.items() if piece in COMPANIES}
        goods = {piece: count for piece, count in load.items() if piece not in COMPANIES}
        display = self._rules.display
        told = Text.assemble(
            Text(f"{id} ") if seat is None else self._signs.seat(seat),
            *self._signs.row(people),
            NOTHING * (display.passengers[train] - sum(people.values())),
            "|",
            *self._signs.row(goods),
            NOTHING * (display.goods[train] - sum(goods.values())),
        )
        told.pad_right(self._train_width - len(told))
        return told

    # -- influence -----------------------------------------------------------------------------------------------------

    def _boxes(self, view: NurembergView) -> Table:
        """As they lie on the board, the dear ones above: the printed points, the token, and the bid."""
        rows = self._rules.display.box_row
        most = max(rows.count(row) for row in set(rows))
        table = Table.grid(*(Column(ratio=1) for _ in range(most)), padding=(0, 1, 0, 0), expand=True)
        for row in sorted(set(rows)):
            table.add_row(*(self._box(view, box) for box, at in enumerate(rows) if at == row))
        return table

    def _box(self, view: NurembergView, box: int) -> Text:
        seen, display = view.boxes[box], self._rules.display
        printed = dict(zip(INFLUENCES, display.printed[box], strict=True))
        told = Text.assemble(self._say("box", box=box + 1), " ", self._signs.points(printed), " + ")
        told.append_text(self._signs.points({seen.token: 1}))
        if seen.bidder is None:
            least = display.least_bid[box]
            return Text.assemble(told, "\n", (self._say("least", cubes=least), "dim"))
        bid = self._say("bid", cubes=seen.bid)
        return Text.assemble(told, "\n", (self._names[seen.bidder], self._signs.seats[seen.bidder]), f" {bid}")

    # -- players -------------------------------------------------------------------------------------------------------

    def _players(self, view: NurembergView) -> Table:
        """The score reads like a sum: victory points, two for each set, profit, less the links."""
        table = small_table(Column(self._say("table-player"), overflow="fold"))
        table.pad_edge = False
        table.add_column(self._say("cubes"), no_wrap=True)
        table.add_column(self._signs.influence_heading, no_wrap=True)
        scores = [self._say("points"), self._say("sets"), self._say("profit")]
        for heading in (*scores, self._say("links"), self._say("total")):
            table.add_column(heading, justify="right", no_wrap=True)
        table.add_column(self._signs.pile_heading, no_wrap=True)
        for seat, player in enumerate(view.players):
            table.add_row(self._player(view, seat), *self._figures(view, seat, player))
        return table

    def _player(self, view: NurembergView, seat: int) -> Text:
        name = self._names[seat] if seat != view.seat else self._say("table-you", seat=self._names[seat])
        return Text.assemble(self._signs.seat(seat), " ", (name, self._signs.seats[seat]))

    def _figures(self, view: NurembergView, seat: int, player: PlayerView) -> Iterator[str | Text]:
        yield f"{player.hand}+{player.stock}"
        yield " ".join(f"{player.influence[name]}{_among_equals(view, name, seat) or ' '}" for name in INFLUENCES)
        yield str(player.points)
        yield str(player.sets)
        yield f"{self._speech.signed(player.profit)}{_among_equals(view, 'profit', seat) or ' '}"
        yield str(player.links)
        yield Text(self._speech.signed(player.final), "bold")
        yield self._signs.pile(player.pile)

    # -- what is going on ----------------------------------------------------------------------------------------------

    def _progress(self, view: NurembergView, width: int) -> Iterator[Text]:
        """The chain or run so far with its price, what is still to be paid, and who is out."""
        p = view.progress
        told: list[str] = []
        if p.company is not None:
            links = len(p.chain) - 1
            run, company = self._speech.run(p.chain), self._speech.company(p.company)
            told.append(self._say("run", seat=self._names[p.asked], company=company, run=run))
            told.append(self._speech.units({p.company: price_of(links)}))
        elif p.chain:
            told.append(self._say("chain", seat=self._names[p.asked], run=self._speech.run(p.chain)))
            told.append(self._speech.price(p.points, p.red_fee, p.green_fee, p.land_fee))
        if p.due and view.step in ("paying_track", "paying_train"):
            told.append(self._say("due", count=p.due))
        if p.passed and view.step in ("trains", "paying_train"):
            told.append(self._say("passed", seats=self._speech.seats_of(p.passed)))
        if told and not view.over:
            yield flowing([Text(part, "bold") for part in told if part], width, " · ")

    def _reach(self, view: NurembergView, width: int) -> Iterator[Text]:
        """What the own links let the own seat load, area by area (N8.5 to N8.7)."""
        if view.seat is None or view.over:
            return
        t = table_of(self._speech, view)
        found: dict[str, dict[str, int]] = {}
        for code in loadable(t, view.seat):
            area, piece = code // PIECES, code % PIECES
            there = found.setdefault(t.rules.board.ids[area], {})
            there[t.rules.board.pieces[piece]] = pieces_at(t, area, piece)
        if found:
            told = [Text.assemble(self._speech.area(id), " ", *self._signs.row(there)) for id, there in found.items()]
            yield flowing([Text(self._say("reach"), "bold"), *told], width)

    def _legend(self, width: int) -> Iterator[Text]:
        yield flowing([*self._signs.named_influence(), *self._signs.named_pieces()], width)
        figures = [self._say("legend-cubes"), self._say("legend-stack")]
        figures.append(self._say("legend-total"))
        figures.append(self._say("legend-pile", pieces=" ".join(self._signs.pile_heading.plain.split())))
        if self._rules.display.passengers_by_class:  # N9.1
            figures.append(self._say("legend-class"))
        yield flowing([Text(figure, "dim") for figure in figures], width)


def _orders(view: NurembergView) -> list[list[int]]:
    """By phase the order in which it is played, where that is known; Player Order changes before the takeovers."""
    if view.step in PHASES[3]:
        return [view.order, [], [], []]
    if view.step in PHASES[9]:
        return [[], view.build_order, view.train_order, view.order]
    return [view.order, view.build_order, view.train_order, []]


def _among_equals(view: NurembergView, track: str, seat: int) -> str:
    """The place in the stack of a space, where that decides on an order; empty for a disc alone (N2.7)."""
    if track not in DECIDING:
        return ""
    values = [player.influence.get(track, player.profit) for player in view.players]
    equals = [other for other in view.stacks[track] if values[other] == values[seat]]
    return PLACES[equals.index(seat)] if len(equals) > 1 else ""
