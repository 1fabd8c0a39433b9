"""What every seat's position is worth: its money, what is on its way, and how high it can still climb with both."""

from typing import Final

from fernhandel.games.merchants.bots.planner.freight import Freight
from fernhandel.games.merchants.bots.planner.ladder import Ladder, Means
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.figures import CLIMBS_PER_TURN, GOOD_COUNT, INFLUENCE_KINDS, INVESTMENTS
from fernhandel.games.merchants.phases.status import BORROWING, CLIMBING, TURN_END, UPKEEP_DUE
from fernhandel.games.merchants.state import Table

SOON: Final = 3  # turns ahead that are told apart
STORED: Final = 0.35  # of the price, for a token in a warehouse
USEFUL_STOCK: Final = 4  # tokens in one city, beyond which more are of little use


class Position:
    """Money to come by seat and turn; ``everything`` says that hidden cards may be read, as on an imagined table."""

    def __init__(self, o: Outlook, freights: list[Freight], everything: bool) -> None:
        self.o = o
        self.everything = everything
        self.flows: list[list[float]] = [[0.0] * (SOON + 1) for _ in range(o.players)]
        self.now = [0.0] * o.players  # sales of this turn alone
        self.steady = [o.w.income] * o.players
        for freight in freights:
            self._add_freight(freight)
        for seat in range(o.players):
            self._add_trade(seat)

    def _add_freight(self, freight: Freight) -> None:
        """Sales of this turn, and those to come when the wagon usually arrives."""
        if freight.tokens == 0:
            return
        o = self.o
        t = o.t
        start = o.distances.start_of(t, freight.wagon)
        due = min(SOON, int(o.distances.usual[start] / o.speed + 1.0 - o.moving))
        for seat in range(o.players):
            if freight.aboard[seat] == 0:
                continue
            if t.arrived[freight.wagon]:
                sold = freight.sold_now(seat, t.at[freight.wagon])
                self.flows[seat][0] += sold
                self.now[seat] += sold
            else:
                self.flows[seat][due] += freight.seat_on_the_road(start, seat)

    def _add_trade(self, seat: int) -> None:
        """Stored goods, the cards, and the business of the turns to come."""
        o = self.o
        t = o.t
        flows = self.flows[seat]
        size = o.cities * GOOD_COUNT
        stored = 0.0
        for city in range(o.cities):
            here = 0.0
            tokens = 0
            for i in range(city * GOOD_COUNT, (city + 1) * GOOD_COUNT):
                count = t.stock[seat * size + i]
                if count > 0:
                    tokens += count
                    here += count * o.price_later[i % GOOD_COUNT]
            if tokens > USEFUL_STOCK:
                here *= USEFUL_STOCK / tokens
            stored += here
        flows[2] += STORED * stored * o.in_time(8.0 / o.speed)
        flows[1] += self.cards_in_hand(seat) * min(1.0, o.left / 2.0)
        flows[SOON] += o.w.income
        for card in range(len(INVESTMENTS)):
            if t.owner[card] == seat:
                for turn in range(1, SOON + 1):
                    flows[turn] += o.w.cards[card] * o.w.rate_of_card
                self.steady[seat] += o.w.cards[card] * o.w.rate_of_card

    def cards_in_hand(self, seat: int) -> float:
        o = self.o
        worth = 0.0
        if self.everything or seat == o.seat:
            for kind in range(INFLUENCE_KINDS):
                worth += o.t.hand[seat * INFLUENCE_KINDS + kind] * o.w.influences[kind]
            return worth
        return o.t.hand_size(seat) * o.w.meeting

    def money(self, seat: int) -> float:
        return float(self.o.t.money[seat] if self.everything else self.o.purses[seat])

    def means(self, seat: int) -> Means:
        t = self.o.t
        paid = upkeep_paid(t, seat)
        climbs = climbs_left(t, seat)
        money = self.money(seat)
        return Means(t.status[seat], money, t.letters[seat], paid, climbs, self.flows[seat], self.steady[seat])

    def balance(self, left: float) -> float:
        """All positions, weighed by the stakes, if the game lasts so many turns beyond this one."""
        o = self.o
        ladder = Ladder(o.t, o.arrivals, left)
        found = 0.0
        for seat in range(o.players):
            found += o.stakes[seat] * ladder.best(self.means(seat))
        return found

    def balance_if_last(self, arrivals: int, sold: list[float]) -> float:
        """The same if this turn is the last: nothing counts but what is sold in it, with these sales more."""
        o = self.o
        ladder = Ladder(o.t, arrivals, 0.0)
        found = 0.0
        for seat in range(o.players):
            means = self.means(seat)
            means.flows = [self.now[seat] + sold[seat]]
            found += o.stakes[seat] * ladder.best(means)
        return found


def upkeep_paid(t: Table, seat: int) -> bool:
    """Whether a seat has paid the upkeep of this turn."""
    if t.phase is CLIMBING or t.phase is TURN_END:
        return True
    if t.phase is UPKEEP_DUE:
        return place(t, seat) < place(t, t.active)
    if t.phase is BORROWING:
        return place(t, seat) <= place(t, t.active)
    return False


def climbs_left(t: Table, seat: int) -> int:
    """How many levels a seat may still climb in this turn."""
    if t.phase is TURN_END:
        return 0
    if t.phase is CLIMBING:
        if seat == t.active:
            return CLIMBS_PER_TURN - t.climbed
        return CLIMBS_PER_TURN if place(t, seat) > place(t, t.active) else 0
    return CLIMBS_PER_TURN


def place(t: Table, seat: int) -> int:
    """A seat's place in turn order."""
    return (seat - t.first) % t.players
