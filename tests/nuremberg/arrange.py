"""Puts a table of First Train to Nuremberg into a position by hand, so that a test reads like an example."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Self

from fernhandel import Event, Game, Refused
from fernhandel.games.nuremberg.events import Paid, Passed
from fernhandel.games.nuremberg.figures import (
    COMPANIES,
    COMPANY_LINKS,
    CUBES,
    GREEN_COMPANY,
    INFLUENCES,
    LANDLORD,
    PIECES,
    RED_COMPANY,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.laws import check_laws
from fernhandel.games.nuremberg.meta import NUREMBERG
from fernhandel.games.nuremberg.phases.order import by_track
from fernhandel.games.nuremberg.phases.turns import begin_turn
from fernhandel.games.nuremberg.state import AUCTION, BUILDING, TAKEOVERS, TRAINS, UNASKED, Table
from fernhandel.games.nuremberg.track import lay
from fernhandel.games.nuremberg.view import NAMES_OF_TRACKS, NurembergView
from scene import OpenGame


class Scene(OpenGame):
    """A game whose table lies open to the test. No piece is on the map, and the seats follow their numbers in every
    order and stack. Whatever is done at this table, the laws are checked after it.
    """

    def __init__(self, players: int = 4, rules: int | None = None, **options: str) -> None:
        """By the newest rules unless it names an older version."""
        terms = NUREMBERG.terms(players, None, options, rules=rules)
        super().__init__(Game.deal(NUREMBERG, terms, 1))
        assert isinstance(self.game.table, Table)
        self.t: Table = self.game.table
        seats = list(range(players))
        self.t.stacks = seats * len(NAMES_OF_TRACKS)
        self.t.build_order, self.t.train_order = seats.copy(), seats.copy()
        for area, id in enumerate(self.t.rules.board.ids):
            if self.t.cubes[area]:
                self.goods(**{id: 0})
            if self.t.rules.board.is_station(area):
                self.people(id)
        self.auction(*seats)

    # -- arranging ---------------------------------------------------------------------------------------------------

    def refresh(self) -> Self:
        self.t.options = UNASKED
        return super().refresh()

    def area(self, id: str) -> int:
        return self.t.rules.board.ids.index(id)

    def border(self, a: str, b: str) -> int:
        border = self.t.rules.board.border_between(self.area(a), self.area(b))
        assert border >= 0, f"no link can join {a} and {b}"
        return border

    def influence(self, seat: int, **points: int) -> "Scene":
        """Influence of a seat: ``train=3, red=0``; the discs keep their order in the stacks."""
        for colour, count in points.items():
            self.t.influence[seat * len(INFLUENCES) + INFLUENCES.index(colour)] = count
        return self.refresh()

    def cubes(self, seat: int, hand: int) -> "Scene":
        """Cubes in hand; all that do not stand as bids are in the stock."""
        standing = sum(bid for bid, bidder in zip(self.t.bid, self.t.bidder, strict=True) if bidder == seat)
        self.t.hand[seat] = hand
        self.t.stock[seat] = CUBES - hand - standing
        return self.refresh()

    def means(
        self, seat: int, cubes: int, government: int = 0, train: int = 0, red: int = 0, green: int = 0
    ) -> "Scene":
        """All that a seat can pay with."""
        return self.cubes(seat, cubes).influence(seat, government=government, train=train, red=red, green=green)

    def track(self, seat: int, *areas: str) -> "Scene":
        """Own links of a seat from area to area."""
        for a, b in pairwise(areas):
            lay(self.t, self.border(a, b), seat)
            self.t.links[seat] -= 1
        return self.refresh()

    def company_track(self, company: str, *areas: str) -> "Scene":
        """Links of a company, beginning at one of its stations."""
        number = COMPANIES.index(company)
        assert self.t.company[self.area(areas[0])] >> number & 1
        for a, b in pairwise(areas):
            lay(self.t, self.border(a, b), RED_COMPANY + number)
        self.t.red_links = COMPANY_LINKS - self.t.owner.count(RED_COMPANY)
        self.t.green_links = COMPANY_LINKS - self.t.owner.count(GREEN_COMPANY)
        for id in areas:
            if self.t.rules.board.is_station(self.area(id)):
                self.t.company[self.area(id)] |= 1 << number
        return self.refresh()

    def goods(self, **areas: int) -> "Scene":
        """Cubes in areas, of the good that each area's icon shows: ``eltersdorf=2``."""
        for id, count in areas.items():
            area = self.area(id)
            self.t.gone[self.t.rules.board.icon[area]] += self.t.cubes[area] - count
            self.t.cubes[area] = count
        return self.refresh()

    def people(self, station: str, red: int = 0, green: int = 0, landlords: int = 0) -> "Scene":
        area = self.area(station)
        kinds = ((self.t.reds, red), (self.t.greens, green), (self.t.landlords, landlords))
        for piece, (there, count) in enumerate(kinds, LANDLORD - 2):
            self.t.gone[piece] += there[area] - count
            there[area] = count
        return self.refresh()

    def owns(self, seat: int, train: str, **load: int) -> "Scene":
        """A train of a seat and what it carries: ``post=1, red=2``."""
        display, names = self.t.rules.display, self.t.rules.board.pieces
        row = display.train_row[display.trains.index(train)]
        self.t.train[seat * TRAIN_ROWS + row] = display.trains.index(train)
        self.t.taken |= 1 << display.trains.index(train)
        for name, count in load.items():
            self.t.load[(seat * TRAIN_ROWS + row) * PIECES + names.index(name)] = count
            self.t.gone[names.index(name)] -= count
        return self.refresh()

    def pile(self, seat: int, **pieces: int) -> "Scene":
        """The score pile of a seat."""
        for piece, name in enumerate(self.t.rules.board.pieces):
            self.t.gone[piece] += self.t.pile[seat * PIECES + piece] - pieces.get(name, 0)
            self.t.pile[seat * PIECES + piece] = pieces.get(name, 0)
        return self.refresh()

    def profit(self, *values: int) -> "Scene":
        """Where the profit discs of seat 0, seat 1, … are; they keep their order in the stacks."""
        for seat, value in enumerate(values):
            self.t.profit[seat] = value
        return self.refresh()

    def stack(self, track: str, *seats: int) -> "Scene":
        """The order in which the discs of a track were moved, the last first."""
        first = NAMES_OF_TRACKS.index(track) * self.t.players
        self.t.stacks[first : first + self.t.players] = seats
        return self.refresh()

    def tokens(self, *colours: str) -> "Scene":
        """The tokens drawn, by box; one alone is the same in every box."""
        boxes = len(self.t.token)
        self.t.token = [INFLUENCES.index(colour) for colour in (colours * boxes if len(colours) == 1 else colours)]
        assert len(self.t.token) == boxes
        return self.refresh()

    def bid(self, seat: int, box: int, cubes: int) -> "Scene":
        """A standing bid, from the hand."""
        self.t.hand[seat] -= cubes
        self.t.bidder[box - 1], self.t.bid[box - 1] = seat, cubes
        return self.refresh()

    def last_turn(self) -> "Scene":
        self.t.turn = self.t.rules.turns
        return self.refresh()

    # -- phases ------------------------------------------------------------------------------------------------------

    def _order(self, seats: Sequence[int]) -> list[int]:
        return list(seats) or list(range(self.t.players))

    def next_turn(self) -> "Scene":
        begin_turn(self.t)
        return self.refresh()

    def auction(self, *order: int) -> "Scene":
        """The auction is to begin, in this Player Order."""
        self.t.order = self._order(order)
        self.t.enter(AUCTION)
        return self.refresh()

    def building(self, *order: int) -> "Scene":
        self.t.build_order = self._order(order)
        self.t.enter(BUILDING)
        return self.refresh()

    def trains(self, *order: int) -> "Scene":
        self.t.train_order = self._order(order)
        self.t.enter(TRAINS)
        return self.refresh()

    def takeovers(self, *order: int) -> "Scene":
        self.t.order = self._order(order)
        self.t.enter(TAKEOVERS)
        return self.refresh()

    # -- playing -----------------------------------------------------------------------------------------------------

    def do(self, seat: int, kind: str, /, **fields: str | int) -> list[Event]:
        events = super().do(seat, kind, **fields)
        check_laws(self.t)
        return events

    def begin_chain(self, seat: int, *areas: str) -> list[Event]:
        """Start and links of a chain, not yet done."""
        events = self.do(seat, "start", area=areas[0])
        for area in areas[1:]:
            events += self.do(seat, "link", to=area)
        return events

    def build(self, seat: int, *areas: str) -> list[Event]:
        """A whole chain; what there is a choice about remains to be paid."""
        return self.begin_chain(seat, *areas) + self.do(seat, "done")

    def begin_run(self, seat: int, company: str, *areas: str) -> list[Event]:
        events = self.do(seat, "offer", company=company, area=areas[0])
        for area in areas[1:]:
            events += self.do(seat, "extend", to=area)
        return events

    def sell(self, seat: int, company: str, *areas: str) -> list[Event]:
        """A whole takeover."""
        return self.begin_run(seat, company, *areas) + self.do(seat, "done")

    def pay(self, seat: int, *units: str) -> list[Event]:
        events: list[Event] = []
        for unit in units:
            events += self.do(seat, "pay", unit=unit)
        return events

    def all_pass(self) -> list[Event]:
        """Everybody who is still asked in this phase passes."""
        events: list[Event] = []
        now = (self.t.turn, self.step)
        while (self.t.turn, self.step) == now and not self.game.over:
            events += self.do(self.asked[0], "pass")
        return events

    # -- asking ------------------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        return self.t.phase.name

    @property
    def view(self) -> NurembergView:
        view = self.game.view(None)
        assert isinstance(view, NurembergView)
        return view

    @property
    def price(self) -> tuple[int, int, int, int]:
        """Of the chain so far: build points, red, green and government influence."""
        seen = self.view.progress
        return seen.points, seen.red_fee, seen.green_fee, seen.land_fee

    def has(self, seat: int) -> tuple[int, int, int, int, int]:
        """Cubes in hand, then government, train, red and green influence."""
        return self.t.hand[seat], *self.influence_of(seat)

    def influence_of(self, seat: int) -> tuple[int, int, int, int]:
        government, train, red, green = self.view.players[seat].influence.values()
        return government, train, red, green

    def units(self, seat: int) -> set[str]:
        """What that seat may pay the next unit with."""
        return {str(values["unit"]) for values in self.values(seat, "pay")}

    def by(self, track: str) -> list[int]:
        """The seats by their discs on a track: the higher value first, then the higher in the stack."""
        return by_track(self.t, NAMES_OF_TRACKS.index(track))

    def owner(self, a: str, b: str) -> int | str | None:
        """Whose link lies between two areas."""
        for link in self.view.links:
            if {link.a, link.b} == {a, b}:
                return link.company if link.seat is None else link.seat
        return None

    def companies(self, station: str) -> set[str]:
        return set(self.view.areas[station].companies) if station in self.view.areas else set()

    def reach(self, seat: int) -> set[tuple[str, str]]:
        """Which pieces that seat can load now, by piece and area."""
        return {(str(load["piece"]), str(load["area"])) for load in self.values(seat, "load")}

    def may_chain(self, seat: int, *areas: str) -> bool:
        """Whether that whole chain could be built now."""
        return _may_play(self.game, seat, [("start", {"area": areas[0]}), *(("link", {"to": to}) for to in areas[1:])])

    def may_sell(self, seat: int, company: str, *areas: str) -> bool:
        """Whether that whole run could be sold now."""
        offer: tuple[str, dict[str, str]] = ("offer", {"company": company, "area": areas[0]})
        return _may_play(self.game, seat, [offer, *(("extend", {"to": to}) for to in areas[1:]), ("done", {})])


def _may_play(game: Game, seat: int, steps: Sequence[tuple[str, dict[str, str]]]) -> bool:
    """Whether these actions are legal one after the other; tried on a copy."""
    tried = game.copy()
    for kind, fields in steps:
        action = tried.action(kind, **fields)
        if action not in tried.legal(seat):
            return False
        tried.apply(seat, action)
    return True


def said(refusal: Refused) -> tuple[str, str]:
    """Code and rule of a refusal."""
    return refusal.code, refusal.rule


def only(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def unable(events: list[Event]) -> list[int]:
    """The seats that were not asked because they could do nothing."""
    return [event.seat for event in events if isinstance(event, Passed) and not event.able]


def paid(events: list[Event]) -> dict[str, int]:
    """Everything paid, by unit."""
    units: dict[str, int] = {}
    for event in events:
        if isinstance(event, Paid):
            for unit, count in event.units.items():
                units[unit] = units.get(unit, 0) + count
    return units
