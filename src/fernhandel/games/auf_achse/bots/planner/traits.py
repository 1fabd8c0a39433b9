"""What the champion's net looks at in Auf Achse: the table, and what each seat has and may expect."""

from typing import Final

from fernhandel.core.appraisal import Sheet, Traits
from fernhandel.games.auf_achse.bots.planner.courses import courses_of, has_arrived, rolled, wait_of
from fernhandel.games.auf_achse.bots.planner.distances import LONGEST
from fernhandel.games.auf_achse.bots.planner.outlook import SOON, Outlook
from fernhandel.games.auf_achse.bots.planner.planner import AufAchsePlanner
from fernhandel.games.auf_achse.bots.planner.trucks import Truck
from fernhandel.games.auf_achse.figures import OFFERS, PUBLIC_SLOTS
from fernhandel.games.auf_achse.sequence import STEPS
from fernhandel.games.auf_achse.state import BIDDING, NOBODY, NOWHERE, Table

NAME: Final = "auf-achse-traits-1"
COUNTS: Final = 5  # of players: two to six
MONEY: Final = 3000.0  # what makes a trait of money 1
LONG: Final = 10.0  # rounds, the same for time
MOST: Final = 4.0  # what a trait is at most
SOONER: Final = 0.6  # of the time left, if the end comes early
LATER: Final = 1.7
HORIZONS: Final = [1.5, 3.0, 5.0, 8.0, 12.0]  # rounds
DETOUR: Final = 400.0  # what a turn costs that a public contract takes more

COMMON: Final = [
    *[f"players_{count}" for count in range(2, 2 + COUNTS)],
    "edition_1987", "children", "free_movement", "one_truck_cities",
    *[step.name for step in STEPS],
    "turn", "row", "pile", "share", "row_turns", "end", "first_finish", "a_turn", "events",
    "rolled", "moved", "exact", "procured",
    "row_revenue", "row_goods", "offer", "price", "chosen_revenue", "mean_cash",
]  # fmt: skip
OWN: Final = [
    "worth", "worth_ahead", "cash", "cash_ahead", "money", "money_ahead", "sooner", "sooner_ahead", "later",
    "later_ahead", "all", "all_ahead", "own_finish_ahead", "finish_later", "left", "tour",
    *[f"paid_by_{turns}" for turns in HORIZONS], "next_turns", "next_paid",
    "aboard", "hand", "none", "free", "large", "small", "aboard_revenue", "hand_revenue", "hand_goods", "hand_points",
    "hand_fits",
    "wait", "active", "asked", "arrived", "kept_sum", "kept_pass", "debts", "remote",
    "public_best", "public_sum", "public_near", "bidder", "out", "gain", "gain_paid",
]  # fmt: skip


class AufAchseTraits(Traits[Table]):
    def __init__(self, planner: AufAchsePlanner) -> None:
        super().__init__(NAME, COMMON, OWN)
        self.planner: Final[AufAchsePlanner] = planner
        self.steps: Final[dict[str, int]] = {step.name: number for number, step in enumerate(STEPS)}

    def moment(self, t: Table) -> int:
        """Every truck's turn is one."""
        return t.turn

    def write(self, t: Table, into: Sheet) -> None:
        writer = Writer(self.planner.outlook(t, NOBODY), into)
        into.at = 0
        writer.write_terms()
        into.put_one_of(self.steps[t.phase.name], len(STEPS))
        writer.write_clock()
        writer.write_public()
        for truck in writer.o.trucks:
            into.begin_seat(truck.seat)
            writer.write_prospects(truck.seat)
            writer.write_course(truck.seat)
            writer.write_load(truck)
            writer.write_turn(truck)
            writer.write_chances(truck)
            writer.write_bids(truck)


class Writer:
    """One table on its way onto a sheet: what all seats are compared by is worked out first."""

    def __init__(self, o: Outlook, into: Sheet) -> None:
        t = o.t
        self.o = o
        self.into = into
        self.distance = o.distances.board.distance
        self.contracts = t.rules.contracts
        self.courses = courses_of(o)
        self.finishes = [course.turns for course in self.courses]
        self.first_finish = min(self.finishes)
        self.row_turns = o.row_turns(o.share)
        self.end = max(SOON, self.row_turns, self.first_finish + o.share * o.w.taken * o.a_contract)
        self.tours = [self.tour(truck) for truck in o.trucks]
        self.cash = [float(cash) for cash in t.cash]
        self.worths = [self.cash[seat] + self.tours[seat] for seat in range(t.players)]
        self.money = self.money_at(self.end)
        self.sooner = self.money_at(SOONER * self.end)
        self.later = self.money_at(LATER * self.end)
        self.all = [self.cash[seat] + sum(self.courses[seat].paid) for seat in range(t.players)]

    def tour(self, truck: Truck) -> float:
        """What contracts, room and trailers still bring, loads that lie here included."""
        o = self.o
        t = o.t
        value = o.room_to_come(truck.room)
        value += t.rules.resale * (t.trailers[truck.seat * 2] + t.trailers[truck.seat * 2 + 1])
        if truck.at == NOWHERE:
            return value
        if has_arrived(t, truck.seat):
            return value + o.arrived(truck, truck.room)
        return value + o.standing(truck, truck.room)

    def money_at(self, turns: float) -> list[float]:
        """The cash of all seats after so many turns, as far as their contracts bring it."""
        return [self.cash[seat] + self.courses[seat].paid_by(turns) for seat in range(self.o.t.players)]

    def put(self, number: float) -> None:
        self.into.put(max(-MOST, min(MOST, number)))

    # -- the table -----------------------------------------------------------------------------------------------------

    def write_terms(self) -> None:
        rules = self.o.t.rules
        self.into.put_one_of(rules.players - 2, COUNTS)
        self.into.put_flag(rules.dice == 1)
        self.into.put_flag(rules.children)
        self.into.put_flag(rules.free_movement)
        self.into.put_flag(rules.one_truck_cities)

    def write_clock(self) -> None:
        t = self.o.t
        self.put(t.turn / (2.0 * LONG * t.players))
        self.put(len(t.row) / float(PUBLIC_SLOTS))
        self.put(len(t.pile) / 10.0)
        self.put(self.o.share / 3.0)
        self.put(self.row_turns / LONG)
        self.put(self.end / LONG)
        self.put(self.first_finish / LONG)
        self.put(self.o.turn / 500.0)
        self.put(len(t.event_pile) / 20.0)
        self.put(rolled(t) / 6.0)
        self.into.put_flag(t.moved)
        self.into.put_flag(t.exact)
        self.into.put_flag(t.procured)

    def write_public(self) -> None:
        t = self.o.t
        revenue = 0
        goods = 0
        for card in t.row:
            revenue += self.contracts.revenue[card]
            goods += self.contracts.goods[card]
        self.put(revenue / 10_000.0)
        self.put(goods / 16.0)
        self.put(t.offer / float(OFFERS))
        self.put(self.price() / MONEY)
        self.put(self.contracts.revenue[t.chosen] / MONEY if t.chosen != NOBODY else 0.0)
        self.put(sum(self.cash) / (10_000.0 * t.players))

    def price(self) -> int:
        """What the last offer costs."""
        t = self.o.t
        return self.contracts.offers[t.chosen][t.offer - 1] if t.chosen != NOBODY and t.offer > 0 else 0

    # -- a seat --------------------------------------------------------------------------------------------------------

    def write_prospects(self, seat: int) -> None:
        """How the seat stands among the others: now, at the end, sooner, later, and when it could end the game."""
        self.put_beside(self.worths, seat)
        self.put_beside(self.cash, seat)
        self.put_beside(self.money, seat)
        self.put_beside(self.sooner, seat)
        self.put_beside(self.later, seat)
        self.put_beside(self.all, seat)
        finish = self.finishes[seat]
        self.put(ahead(self.money_at(max(SOON, finish)), seat) / MONEY)
        self.put((finish - self.first_finish) / LONG)
        self.put(self.o.turns_left(seat) / LONG)
        self.put(self.tours[seat] / (2.0 * MONEY))

    def put_beside(self, values: list[float], seat: int) -> None:
        """Beside the mean, and beside the best of the others."""
        self.put((values[seat] - sum(values) / len(values)) / MONEY)
        self.put(ahead(values, seat) / MONEY)

    def write_course(self, seat: int) -> None:
        course = self.courses[seat]
        for turns in HORIZONS:
            self.put(course.paid_by(turns) / MONEY)
        self.put(course.next_turns / 4.0)
        self.put(course.next_paid / MONEY)

    def write_load(self, truck: Truck) -> None:
        t = self.o.t
        contracts = self.contracts
        revenue = 0
        for card in truck.aboard:
            revenue += contracts.revenue[card]
        hoped = goods = points = fits = 0
        for card in truck.hand:
            hoped += contracts.revenue[card]
            goods += contracts.goods[card]
            points += self.distance[contracts.start[card]][contracts.to[card]]
            if self.o.fits(truck, card):
                fits += 1
        self.put(len(truck.aboard) / 3.0)
        self.put(len(truck.hand) / 3.0)
        self.into.put_flag(not truck.aboard and not truck.hand)
        self.put((truck.room - truck.goods) / 8.0)
        self.put(float(t.trailers[truck.seat * 2]))
        self.put(float(t.trailers[truck.seat * 2 + 1]))
        self.put(revenue / (2.0 * MONEY))
        self.put(hoped / (2.0 * MONEY))
        self.put(goods / 10.0)
        self.put(points / 30.0)
        self.put(fits / 3.0)

    def write_turn(self, truck: Truck) -> None:
        t = self.o.t
        seat = truck.seat
        self.put(wait_of(t, seat))
        self.into.put_flag(t.active == seat)
        self.into.put_flag(t.asked == seat)
        self.into.put_flag(has_arrived(t, seat))
        self.put(float(t.kept_sum[seat]))
        self.put(float(t.kept_pass[seat]))
        owed = 0
        for i in range(0, len(t.debts), 2):
            if t.debts[i] == seat:
                owed += t.debts[i + 1]
        self.put(owed / 2000.0)
        self.put(self.o.distances.remote[truck.at] / LONG if truck.at != NOWHERE else 0.0)

    def write_chances(self, truck: Truck) -> None:
        """The public contracts that lie near the truck's way."""
        contracts = self.contracts
        turns = self.o.distances.turns
        stops = self.stops_of(truck)
        best = 0.0
        total = 0.0
        near = LONGEST
        for card in self.o.t.row:
            start = contracts.start[card]
            to = contracts.to[card]
            fetch = self.way(stops, start)
            bring = min(self.way(stops, to), self.distance[start][to])
            near = min(near, fetch)
            gain = max(0.0, contracts.revenue[card] - DETOUR * (turns[fetch] + turns[bring]))
            total += gain
            best = max(best, gain)
        self.put(best / MONEY)
        self.put(total / (3.0 * MONEY))
        self.put(near / 10.0)

    def stops_of(self, truck: Truck) -> list[int]:
        """The cities of its contracts, and where it stands."""
        stops = [] if truck.at == NOWHERE else [truck.at]
        for card in truck.aboard:
            stops.append(self.contracts.to[card])
        for card in truck.hand:
            stops.append(self.contracts.start[card])
            stops.append(self.contracts.to[card])
        return stops

    def way(self, stops: list[int], city: int) -> int:
        """Points from the nearest stop."""
        distances = self.distance[city]
        least = LONGEST
        for stop in stops:
            if distances[stop] < least:
                least = distances[stop]
        return least

    def write_bids(self, truck: Truck) -> None:
        """The contract under the hammer, to this seat."""
        t = self.o.t
        bidding = t.phase is t.rules.steps[BIDDING]
        gain = self.o.gain(truck, t.chosen, t.active == truck.seat) if bidding else 0.0
        leads = bidding and truck.seat == (t.active if t.bidder == NOBODY else t.bidder)
        self.into.put_flag(leads)
        self.into.put_flag(t.out >> truck.seat & 1 != 0)
        self.put(gain / MONEY)
        self.put((gain - self.price()) / MONEY if leads else 0.0)


def ahead(values: list[float], seat: int) -> float:
    """How much more that seat has than the best of the others."""
    best = -1.0e9
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best
