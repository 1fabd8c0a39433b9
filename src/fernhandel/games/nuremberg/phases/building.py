"""Phase 5: every player may build one chain of links (N7), and the connection that scores (N14.4)."""

from typing import Final, final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.nuremberg.actions import Done, Link, Pass, Start
from fernhandel.games.nuremberg.board import NO_BORDER, Way
from fernhandel.games.nuremberg.events import ChainStarted, LinkBuilt, Paid, Passed, TownsConnected
from fernhandel.games.nuremberg.figures import (
    ALL_UNITS,
    GOVERNMENT,
    GREEN,
    GREEN_BIT,
    LANDLORD,
    PLAIN_LINK,
    RED,
    RED_BIT,
    TRACKS_OF_INFLUENCE,
    TRAIN,
)
from fernhandel.games.nuremberg.phases.step import Step
from fernhandel.games.nuremberg.state import FREE, PAYING_TRACK, TRAINS, Table
from fernhandel.games.nuremberg.track import connection, in_network, is_among, lay


def company_fees(t: Table, area: i64, to: i64) -> i64:
    """The companies whose station is at either end, as bits: each wants one influence of its colour (N7.7, NR4)."""
    here: i64 = t.company[area]
    there: i64 = t.company[to]
    return here | there


def start_companies(t: Table) -> list[int]:
    """By area the companies that let a chain start there, beside the own network: all stations, or towns only (NR3)."""
    return t.rules.board.company if t.rules.starts_in_towns_only else t.company


@final
class Means:
    """What a seat can still pay with when the chain so far is paid: surcharges in their colour, the rest with anything.

    Counted once, for all the links that are tried from there.
    """

    def __init__(self, t: Table, seat: i64) -> None:
        own = seat * TRACKS_OF_INFLUENCE
        government: i64 = t.influence[own + GOVERNMENT] - t.land_fee
        red: i64 = t.influence[own + RED] - t.red_fee
        green: i64 = t.influence[own + GREEN] - t.green_fee
        cubes: i64 = t.hand[seat]
        train: i64 = t.influence[own + TRAIN]
        self.government: Final[i64] = government
        self.red: Final[i64] = red
        self.green: Final[i64] = green
        self.all: Final[i64] = cubes + government + train + red + green - t.points

    def pay(self, t: Table, area: i64, way: Way) -> bool:
        """Whether they suffice for one more link, by that way out of an area (N7.5 to N7.9)."""
        fees = company_fees(t, area, way.to)
        land: i64 = t.landlords[way.to]
        if fees == 0 and land == 0:
            return way.price <= self.all
        red = fees & RED_BIT
        green = fees // GREEN_BIT
        if red > self.red or green > self.green or land > self.government:
            return False
        return way.price + red + green + land <= self.all


class Building(Step):
    """In build order: choose where to start, then link after link, then done (N7.1 to N7.3)."""

    def enter(self, t: Table) -> None:
        t.place = 0
        self.go_on(t)

    def go_on(self, t: Table) -> None:
        """To the next who can build anything."""
        while t.place < t.players:
            seat = t.build_order[t.place]
            starts = self.starts(t, seat)
            if starts:
                self.ask(t, seat, [t.rules.actions.pass_, *starts])
                return
            if t.telling:
                t.tell(Passed(seat=seat, phase=self.name, able=False))
            t.place += 1
        t.enter(TRAINS)

    def resume(self, t: Table) -> None:
        """The chain is paid for."""
        seat = t.asked
        if not t.joined and t.rules.board.connection:
            self.score_connection(t, seat)
        t.chain = []
        t.points = 0
        t.red_fee = 0
        t.green_fee = 0
        t.land_fee = 0
        t.place += 1
        self.go_on(t)

    # -- where links may go --------------------------------------------------------------------------------------------

    def starts(self, t: Table, seat: i64) -> list[Action]:
        """Where a chain may start, if a link can be built from there (N7.2, NR31)."""
        options: list[Action] = []
        means = Means(t, seat)
        if means.all < PLAIN_LINK or t.links[seat] == 0:  # N7.10
            return options
        own: i64 = 1 << seat
        company = start_companies(t)
        for area, touching in enumerate(t.touch):
            if (touching & own or company[area]) and self.can_leave(t, area, means):
                options.append(t.rules.actions.start[area])
        return options

    def can_leave(self, t: Table, area: i64, means: Means) -> bool:
        for way in t.rules.board.ways[area]:
            if t.owner[way.border] == FREE and means.pay(t, area, way):
                return True
        return False

    def links(self, t: Table, seat: i64, end: i64) -> list[Action]:
        """Over free borders to areas that are not in the chain (N7.3, NR31)."""
        options: list[Action] = []
        means = Means(t, seat)
        for way in t.rules.board.ways[end]:
            if t.owner[way.border] == FREE and means.pay(t, end, way) and not is_among(t.chain, way.to):
                options.append(t.rules.actions.link[way.to])
        return options

    def legal(self, t: Table, seat: int) -> list[Action]:
        if not t.chain:
            return [t.rules.actions.pass_, *self.starts(t, seat)]  # NR8
        options: list[Action] = [t.rules.actions.done] if len(t.chain) > 1 else []
        if t.links[seat] > 0:  # N7.10
            options += self.links(t, seat, t.chain[-1])
        return options

    # -- building ------------------------------------------------------------------------------------------------------

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Link):
            self.build(t, seat, action.to)
        elif isinstance(action, Start):
            t.chain = [action.area]
            if t.telling:
                t.tell(ChainStarted(seat=seat, area=t.rules.board.ids[action.area]))
        elif isinstance(action, Done):
            self.settle(t, seat)
        else:
            if t.telling:
                t.tell(Passed(seat=seat, phase=self.name, able=True))
            t.place += 1
            self.go_on(t)

    def build(self, t: Table, seat: int, to: int) -> None:
        board = t.rules.board
        start = t.chain[-1]
        border = board.border_between(start, to)
        fees = company_fees(t, start, to)
        red = fees & RED_BIT
        green = fees // GREEN_BIT
        landlords = t.landlords[to]
        t.points += board.prices[border]
        t.red_fee += red
        t.green_fee += green
        t.land_fee += landlords
        if landlords > 0:  # N7.8
            t.landlords = t.landlords.copy()
            t.landlords[to] = 0
            t.gone = t.gone.copy()
            t.gone[LANDLORD] += landlords
        t.links = t.links.copy()
        t.links[seat] -= 1
        lay(t, border, seat)
        t.chain = [*t.chain, to]
        if t.telling:
            price = board.prices[border]
            area, end = board.ids[start], board.ids[to]
            t.tell(
                LinkBuilt(seat=seat, area=area, to=end, points=price, red=red, green=green, landlords=landlords),
            )

    def settle(self, t: Table, seat: int) -> None:
        """Surcharges in their colour, then cubes, and only then influence of any colour (N7.6 to N7.9, NR2)."""
        t.due = t.points
        cubes = min(t.hand[seat], t.due) if t.rules.cubes_first else 0
        t.due -= cubes
        t.spend_cubes(seat, cubes)
        t.spend(seat, GOVERNMENT, t.land_fee)
        t.spend(seat, RED, t.red_fee)
        t.spend(seat, GREEN, t.green_fee)
        if t.telling:
            units = {"cube": cubes, "government": t.land_fee, "red": t.red_fee, "green": t.green_fee}
            paid = {unit: count for unit, count in units.items() if count}
            if paid:
                t.tell(Paid(seat=seat, units=paid))
        t.enter(PAYING_TRACK)

    def score_connection(self, t: Table, seat: int) -> None:
        path = connection(t, seat)
        if not path:
            return
        t.joined = True
        points = [0] * t.players
        for i in range(len(path) - 1):
            owner = t.owner[t.rules.board.border_between(path[i], path[i + 1])]
            if owner < t.players:  # company links score for nobody
                points[owner] += 1
        t.vp = [t.vp[other] + points[other] for other in range(t.players)]
        if t.telling:
            t.tell(TownsConnected(seat=seat, path=[t.rules.board.ids[area] for area in path], points=points))

    # -- refusals ------------------------------------------------------------------------------------------------------

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Link):
            return self.why_no_link(t, seat, action.to)
        if isinstance(action, Start):
            return self.why_no_start(t, seat, action.area)
        if isinstance(action, Done):
            return Refused("chain_is_empty", "N7.1")
        if isinstance(action, Pass):
            return Refused("chain_begun", "N7.1")
        return super().refusal(t, seat, action)

    def why_no_start(self, t: Table, seat: int, area: int) -> Refused:
        board = t.rules.board
        if t.chain:
            return Refused("one_chain_only", "N7.1")
        if area >= board.track:
            return Refused("closed_to_track", "N7.4", area=board.ids[area])
        if start_companies(t)[area] == 0 and not in_network(t, seat, area):
            if t.rules.starts_in_towns_only:
                return Refused("no_start_outside_towns", "N7.2", area=board.ids[area])
            return Refused("no_start_there", "N7.2", area=board.ids[area])
        if t.links[seat] == 0:
            return Refused("no_links_left", "N7.10")
        for way in board.ways[area]:
            if t.owner[way.border] == FREE:
                return self.why_unpaid(t, seat, area, way.to)
        return Refused("no_link_from_there", "N7.3", area=board.ids[area])

    def why_no_link(self, t: Table, seat: int, to: int) -> Refused:
        board = t.rules.board
        name = board.ids[to]
        if not t.chain:
            return Refused("start_first", "N7.2")
        if to >= board.track:
            return Refused("closed_to_track", "N7.4", area=name)
        border = board.border_between(t.chain[-1], to)
        if to in t.chain:
            return Refused("area_twice", "N7.3", area=name)
        if border == NO_BORDER:
            return Refused("not_neighbours", "N7.3", area=board.ids[t.chain[-1]], to=name)
        if t.owner[border] != FREE:
            return Refused("border_taken", "N2.2", area=board.ids[t.chain[-1]], to=name)
        if t.links[seat] == 0:
            return Refused("no_links_left", "N7.10")
        return self.why_unpaid(t, seat, t.chain[-1], to)

    def why_unpaid(self, t: Table, seat: int, area: int, to: int) -> Refused:
        fees = company_fees(t, area, to)
        red = t.red_fee + (fees & RED_BIT)
        green = t.green_fee + fees // GREEN_BIT
        land = t.land_fee + t.landlords[to]
        for colour, fee in ((RED, red), (GREEN, green)):
            if fee > t.influence_of(seat, colour):
                company = "red" if colour == RED else "green"
                have = t.influence_of(seat, colour)
                return Refused("surcharge_unpaid", "N7.7", company=company, need=fee, have=have)
        if land > t.influence_of(seat, GOVERNMENT):
            return Refused("landlords_unpaid", "N7.8", need=land, have=t.influence_of(seat, GOVERNMENT))
        price = t.rules.board.prices[t.rules.board.border_between(area, to)]
        points = t.points + price
        units = sum([t.units_of(seat, unit) for unit in range(ALL_UNITS)])
        if points > units:
            return Refused("not_enough_points", "N7.6", need=points)
        left = units - red - green - land
        rule = "N7.7" if red + green > 0 else "N7.8"
        return Refused("surcharges_leave_too_little", rule, points=points, fees=units - left, left=left)


BUILDING_TRACK: Final = Building("building", "N7.1")
