"""Phase 5: every player may build one chain of links (N7), and the connection that scores (N14.4)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.nuremberg.actions import Done, Link, Pass, Start
from fernhandel.games.nuremberg.board import NO_BORDER
from fernhandel.games.nuremberg.events import ChainStarted, LinkBuilt, Paid, Passed, TownsConnected
from fernhandel.games.nuremberg.figures import (
    GOVERNMENT,
    GREEN,
    GREEN_BIT,
    LANDLORD,
    RED,
    RED_BIT,
    TRACKS_OF_INFLUENCE,
    TRAIN,
)
from fernhandel.games.nuremberg.phases.step import Step
from fernhandel.games.nuremberg.state import FREE, PAYING_TRACK, TRAINS, Table
from fernhandel.games.nuremberg.track import companies_at, connection, in_network, lay


def company_fees(t: Table, border: int) -> int:
    """The companies whose station is at either end, as bits: each wants one influence of its colour (N7.7, NR4)."""
    a, b = t.rules.board.borders[border]
    return companies_at(t, a) | companies_at(t, b)


def landlords_at(t: Table, area: int) -> int:
    return t.landlords[area] if area < t.rules.board.stations else 0


class Building(Step):
    """In build order: choose where to start, then link after link, then done (N7.1 to N7.3)."""

    def enter(self, t: Table) -> None:
        t.place = 0
        self.go_on(t)

    def go_on(self, t: Table) -> None:
        """To the next who can build anything."""
        while t.place < t.players:
            seat = t.build_order[t.place]
            if self.can_build(t, seat):
                self.ask(t, seat)
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

    def can_build(self, t: Table, seat: int) -> bool:
        for area in range(t.rules.board.track):
            if self.may_start(t, seat, area):
                return True
        return False

    def may_start(self, t: Table, seat: int, area: int) -> bool:
        """In a company town or station, or in the own network, if a link can be built from there (N7.2, NR3, NR31)."""
        if t.touch[area] >> seat & 1 == 0 and companies_at(t, area) == 0:
            return False
        ways = t.rules.board.ways[area]
        for i in range(0, len(ways), 2):
            if t.owner[ways[i]] == FREE and self.can_pay(t, seat, ways[i], ways[i + 1]):
                return True
        return False

    def can_pay(self, t: Table, seat: int, border: int, to: int) -> bool:
        """Whether the chain with this link can be paid: surcharges in their colour, the rest with anything."""
        fees = company_fees(t, border)
        red = t.red_fee + (fees & RED_BIT)
        green = t.green_fee + fees // GREEN_BIT
        land = t.land_fee + landlords_at(t, to)
        first = seat * TRACKS_OF_INFLUENCE
        government = t.influence[first + GOVERNMENT]
        reds = t.influence[first + RED]
        greens = t.influence[first + GREEN]
        if red > reds or green > greens or land > government or t.links[seat] == 0:  # N7.9, N7.10
            return False
        spare = t.hand[seat] + government + t.influence[first + TRAIN] + reds + greens - red - green - land
        return t.points + t.rules.board.prices[border] <= spare

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions = t.rules.actions
        if not t.chain:
            options: list[Action] = [actions.pass_]  # NR8
            for area in range(t.rules.board.track):
                if self.may_start(t, seat, area):
                    options.append(actions.start[area])
            return options
        options = [actions.done] if len(t.chain) > 1 else []
        ways = t.rules.board.ways[t.chain[-1]]
        for i in range(0, len(ways), 2):
            to = ways[i + 1]
            if t.owner[ways[i]] == FREE and to not in t.chain and self.can_pay(t, seat, ways[i], to):
                options.append(actions.link[to])
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
        fees = company_fees(t, border)
        red = fees & RED_BIT
        green = fees // GREEN_BIT
        landlords = landlords_at(t, to)
        t.points += board.prices[border]
        t.red_fee += red
        t.green_fee += green
        t.land_fee += landlords
        if landlords > 0:  # N7.8
            t.landlords = t.landlords.copy()
            t.landlords[to] = 0
            t.gone[LANDLORD] += landlords
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
        for other in range(t.players):
            t.vp[other] += points[other]
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
        if companies_at(t, area) == 0 and not in_network(t, seat, area):
            return Refused("no_start_there", "N7.2", area=board.ids[area])
        if t.links[seat] == 0:
            return Refused("no_links_left", "N7.10")
        ways = board.ways[area]
        for i in range(0, len(ways), 2):
            if t.owner[ways[i]] == FREE:
                return self.why_unpaid(t, seat, ways[i], ways[i + 1])
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
        return self.why_unpaid(t, seat, border, to)

    def why_unpaid(self, t: Table, seat: int, border: int, to: int) -> Refused:
        fees = company_fees(t, border)
        land = t.land_fee + landlords_at(t, to)
        if land > t.influence_of(seat, GOVERNMENT):
            return Refused("landlords_unpaid", "N7.8", need=land, have=t.influence_of(seat, GOVERNMENT))
        for colour, fee in ((RED, t.red_fee + (fees & RED_BIT)), (GREEN, t.green_fee + fees // GREEN_BIT)):
            if fee > t.influence_of(seat, colour):
                company = "red" if colour == RED else "green"
                have = t.influence_of(seat, colour)
                return Refused("surcharge_unpaid", "N7.7", company=company, need=fee, have=have)
        return Refused("not_enough_points", "N7.6", need=t.points + t.rules.board.prices[border])


BUILDING_TRACK: Final = Building("building", "N7.1")
