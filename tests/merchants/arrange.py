"""Puts a table of Merchants into a position by hand, in the rulebook's words, so that a test reads like an example."""

from pathlib import Path
from typing import Self

from fernhandel import Event, Game
from fernhandel.api import read_board
from fernhandel.games.merchants.figures import GOODS, INFLUENCES, INVESTMENTS
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.merchants.state import NOBODY, OPEN, Table
from fernhandel.games.merchants.view import MerchantsView
from scene import OpenGame


class Scene(OpenGame):
    """A game whose table lies open to the test. Seat 0 is first player unless said otherwise.

    It starts in turn 2 with nothing stored or loaded; ``begin`` enters a step of the turn.
    """

    def __init__(
        self,
        players: int = 4,
        edition: str = "2010",
        first: int = 0,
        turn: int = 2,
        seed: int = 1,
        rules: int | None = None,
        **options: str,
    ) -> None:
        """By the newest rules unless it names an older version; ``board`` is the path of another board."""
        setup = {"abilities": "dealt"} if edition == "1999" else {}
        path = options.pop("board", None)
        board = None if path is None else read_board("merchants", Path(path))
        terms = MERCHANTS.terms(players, edition, setup | options, board, rules)
        super().__init__(Game.deal(MERCHANTS, terms, seed))
        assert isinstance(self.game.table, Table)
        self.t: Table = self.game.table
        self.t.first = first
        self.t.turn = turn

    # -- arranging ---------------------------------------------------------------------------------------------------

    def node(self, id: str) -> int:
        return self.t.rules.board.ids.index(id)

    def money(self, *amounts: int) -> Self:
        """The money of seat 0, seat 1, …"""
        for seat, amount in enumerate(amounts):
            self.t.bank += self.t.money[seat] - amount
            self.t.money[seat] = amount
        return self

    def store(self, seat: int, city: str, **tokens: int) -> Self:
        for good, count in tokens.items():
            self.t.store(seat, self.node(city), GOODS.index(good), count)
            self.t.supply[GOODS.index(good)] -= count
        return self

    def load(self, wagon: int, seat: int, **tokens: int) -> Self:
        """Tokens aboard a wagon (1, 2, 3)."""
        for good, count in tokens.items():
            self.t.rows[((wagon - 1) * self.t.players + seat) * len(GOODS) + GOODS.index(good)] += count
            self.t.supply[GOODS.index(good)] -= count
        return self

    def wagon(self, number: int, at: str, came_from: str | None = None, master: int = NOBODY) -> Self:
        self.t.at[number - 1] = self.node(at)
        self.t.came_from[number - 1] = NOBODY if came_from is None else self.node(came_from)
        self.t.master[number - 1] = master
        return self

    def arrived(self, *wagons: int) -> Self:
        for number in wagons:
            self.t.arrived[number - 1] = True
        return self

    def courier(self, at: str) -> Self:
        self.t.courier = self.node(at)
        return self

    def bonus(self, **bonuses: int) -> Self:
        for city, bonus in bonuses.items():
            self.t.bonus[self.node(city)] = bonus
        return self

    def levels(self, **levels: int) -> Self:
        for good, level in levels.items():
            self.t.level[GOODS.index(good)] = level
        return self

    def owns(self, seat: int, *cards: str, won: int = 0) -> Self:
        """Investment cards of a seat, won in an earlier turn."""
        for card in cards:
            number = INVESTMENTS.index(card)
            if number in self.t.deck:
                self.t.deck.remove(number)
            self.t.owner[number] = seat
            self.t.won[number] = won
        return self

    def open_cards(self, *cards: str) -> Self:
        """Exactly these Investment cards lie open; unowned others go to the deck."""
        self.t.deck = []
        for number, name in enumerate(INVESTMENTS):
            if name in cards:
                self.t.owner[number] = OPEN
            elif self.t.owner[number] < 0:
                self.t.owner[number] = -1
                self.t.deck.append(number)
        return self

    def holds(self, seat: int, *cards: str) -> Self:
        """Influence cards in hand, taken from the pile."""
        for card in cards:
            self.t.take_influence(seat, INFLUENCES.index(card))
        return self

    def tiles(self, seat: int, *face_up: int) -> Self:
        self.t.tiles[seat] = sum(1 << tile for tile in face_up)
        return self

    def begin(self, step: str) -> Self:
        """Enter that step of the turn; steps that have nothing to ask pass by at once."""
        t = self.t
        t.turn = max(t.turn, 1)  # the setup is over
        names = [phase.name for phase in t.rules.sequence]
        t.place = names.index(step)
        self.refresh()
        t.rules.sequence[t.place].enter(t)
        return self

    # -- asking ------------------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        return self.t.phase.name

    def options(self, seat: int, kind: str | None = None) -> list[str]:
        """The seat's legal actions (of one kind) as lines of text."""
        return [
            self.game.catalogue.to_text(action)
            for action in self.game.legal(seat)
            if kind is None or action.kind == kind
        ]

    def ends(self, seat: int, wagon: int, tile: int, extra: int = 0) -> set[str]:
        """Where that wagon may end with that tile (0: none) and exactly that many extra points."""
        return self.ends_of(seat, "move", wagon=wagon, tile=tile, extra=extra)

    def drive(self, seat: int, wagon: int, tile: int, to: str, extra: int = 0) -> list[Event]:
        """Move that wagon to the space named; there must be exactly one way."""
        wanted = {"wagon": wagon, "tile": tile, "extra": extra, "to": to}
        (move,) = [
            move
            for move in self.game.legal(seat)
            if move.kind == "move" and wanted.items() <= self.game.catalogue.values(move).items()
        ]
        return self.game.apply(seat, move)

    def quotes(self, master: int, *amounts: int | None) -> list[Event]:
        """The Loading Master names his price for one token, then for two; None: he will not carry that many."""
        events: list[Event] = []
        for tokens, amount in enumerate(amounts, 1):
            if amount is None:
                events = self.do(master, "no_quote", tokens=tokens)
            else:
                events = self.do(master, "quote", tokens=tokens, amount=amount)
        return events

    def view(self, seat: int | None) -> MerchantsView:
        view = self.game.view(seat)
        assert isinstance(view, MerchantsView)
        return view

    def stored(self, seat: int, city: str, good: str) -> int:
        return self.t.stored(seat, self.node(city), GOODS.index(good))

    def aboard(self, wagon: int, seat: int, good: str) -> int:
        return self.t.aboard(wagon - 1, seat, GOODS.index(good))

    def where(self, wagon: int) -> str:
        return self.t.rules.board.ids[self.t.at[wagon - 1]]

    def level(self, good: str) -> int:
        return self.t.level[GOODS.index(good)]

    def bonus_of(self, city: str) -> int:
        return self.t.bonus[self.node(city)]


RING_CITIES = {
    "LON": "cloth food",
    "PAR": "food wine",
    "LYO": "silk wine",
    "MIL": "silk iron",
    "GEN": "cloth salt",
    "VEN": "salt silk",
    "WIE": "iron food salt",
}
RING_ROADS = ["LON LON1 W", "PAR PAR1 W", "LYO LYO1 W", "W N1 E", "W S1 E"]
RING_ROADS += ["MIL MIL1 E", "VEN VEN1 E", "WIE WIE1 WIE2 E", "GEN GEN1 MIL"]


def ring_road(folder: Path) -> str:
    """Write another board into a file: seven cities, a ring W-N1-E-S1, and Milan with two roads; returns its path."""
    lines = ['[board]\nname = "Ring road"\nsource = "test"']
    lines.append('[starts.A]\nwagons = ["LON", "MIL", "VEN"]\ncourier = "WIE2"\nsource = "test"')
    for id, sells in RING_CITIES.items():
        lines.append(f'[[cities]]\nid = "{id}"\nname = "{id}"\nsells = {sells.split()}\nsource = "test"')
    for id in ("W", "E"):
        lines.append(f'[[junctions]]\nid = "{id}"\nname = {{ en = "{id}" }}\nsource = "test"')
    for road in RING_ROADS:
        start, *spaces, to = road.split()
        lines.append(f'[[roads]]\nfrom = "{start}"\nto = "{to}"\nspaces = {spaces}\nsource = "test"')
    path = folder / "ring.toml"
    path.write_text("\n".join(lines), "utf-8")
    return str(path)
