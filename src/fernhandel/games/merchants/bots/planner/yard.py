"""Loading in a city: what it brings every seat, whoever becomes Loading Master of the wagon there."""

from typing import Final

from fernhandel.games.merchants.board import NOWHERE
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.figures import GOOD_COUNT, MASTER_LOAD, RIDER_LOAD
from fernhandel.games.merchants.state import NOBODY

AGREED: Final = 0.7  # how often a fee talk ends in a ride
PAID: Final = 0.8  # of the bid that is expected, when all have to guess
KEPT_BACK: Final = 300.0  # nobody bids his last coins
KINDS: Final = GOOD_COUNT + 1
NO_KIND: Final = GOOD_COUNT
LIKELY_BONUS: Final = 0.003  # how much a coin of bonus draws a wagon there


class Yard:
    """One city with a wagon in it, real or (``wagon`` NOBODY) imagined.

    Its counts can be changed to try a purchase; ``refresh`` then values that seat anew.
    """

    def __init__(self, o: Outlook, city: int, wagon: int) -> None:
        self.o = o
        self.city = city
        self.wagon = wagon
        self.players = o.players
        t = o.t
        self.goods = t.rules.board.markets[city]
        self.value = [0.0] * GOOD_COUNT  # of a token loaded here, above what it is worth in the warehouse
        place = city * GOOD_COUNT
        size = o.cities * GOOD_COUNT
        self.count: list[int] = []  # by seat and good: tokens stored here
        for seat in range(self.players):
            self.count += t.stock[place + seat * size : place + seat * size + GOOD_COUNT]
        self.master = t.master[wagon] if wagon != NOBODY else NOBODY
        self.loads = [0.0] * self.players  # by seat: the best load of a Loading Master
        self.kinds = [NOBODY] * self.players  # and its kind
        self.rides = [0.0] * (self.players * KINDS)  # by seat and the Loading Master's kind, NOBODY last
        self._value_tokens()
        for seat in range(self.players):
            self.refresh(seat)

    def _value_tokens(self) -> None:
        """What a token of each good of the market brings when it leaves from here."""
        o = self.o
        sells = o.t.rules.board.sells
        base = (len(o.t.rules.board.roads) + self.city) * o.cities
        whole = 0.0
        for city in range(o.cities):
            distance = o.distances.to_city[base + city]
            if distance == NOWHERE or city == self.city:
                continue
            bonus = o.bonus_later[city]
            chance = o.near[distance] * (1.0 + LIKELY_BONUS * bonus)
            whole += chance
            chance *= o.soon[distance]
            for good in self.goods:
                extra = 0.0 if sells[city * GOOD_COUNT + good] else bonus
                self.value[good] += chance * (o.price_later[good] + extra)
        keep = o.w.keep * min(1.0, o.left / 4.0)
        for good in self.goods:
            self.value[good] = self.value[good] / whole - keep if whole > 0.0 else 0.0

    def refresh(self, seat: int) -> None:
        """Value what a seat can load, as Loading Master and as rider."""
        self._value_load(seat)
        base = seat * KINDS
        stored = 0
        for good in self.goods:
            stored += self.count[seat * GOOD_COUNT + good]
        if stored == 0:
            for i in range(base, base + KINDS):
                self.rides[i] = 0.0
            return
        self.rides[base + NO_KIND] = self.riders_gain(seat, NOBODY, RIDER_LOAD)
        for good in range(GOOD_COUNT):
            if self.count[seat * GOOD_COUNT + good] > 0:
                self.rides[base + good] = self.riders_gain(seat, good, RIDER_LOAD)
            else:
                self.rides[base + good] = self.rides[base + NO_KIND]

    # -- what loading brings -----------------------------------------------------------------------------------------

    def kind_aboard(self, seat: int) -> int:
        """The kind a seat already has on the wagon, or NOBODY."""
        if self.wagon != NOBODY:
            for good in range(GOOD_COUNT):
                if self.o.t.aboard(self.wagon, seat, good) > 0:
                    return good
        return NOBODY

    def room(self, seat: int, most: int) -> int:
        if self.wagon == NOBODY:
            return most
        return max(0, most - self.o.t.row_size(self.wagon, seat))

    def load_of(self, seat: int, kind: int) -> float:
        """What a Loading Master gains with that kind."""
        return min(self.room(seat, MASTER_LOAD), self.count[seat * GOOD_COUNT + kind]) * self.value[kind]

    def _value_load(self, seat: int) -> None:
        """The best load of one kind (M3.7)."""
        fixed = self.kind_aboard(seat) if self.master == seat else NOBODY
        self.kinds[seat] = fixed
        self.loads[seat] = 0.0
        for good in self.goods:
            if fixed == NOBODY or good == fixed:
                gain = self.load_of(seat, good)
                if gain > self.loads[seat]:
                    self.loads[seat] = gain
                    self.kinds[seat] = good

    def riders_gain(self, seat: int, forbidden: int, tokens: int) -> float:
        """The best tokens of other kinds than the Loading Master's (M3.8), before any fee."""
        room = min(tokens, self.room(seat, RIDER_LOAD))
        gain = 0.0
        used = 0
        while room > 0:
            best = NOBODY
            for good in self.goods:
                free = good != forbidden and not used >> good & 1 and self.count[seat * GOOD_COUNT + good] > 0
                if free and (best == NOBODY or self.value[good] > self.value[best]):
                    best = good
            if best == NOBODY or self.value[best] <= 0.0:
                break
            used |= 1 << best
            taken = min(room, self.count[seat * GOOD_COUNT + best])
            gain += taken * self.value[best]
            room -= taken
        return gain

    # -- who becomes Loading Master ----------------------------------------------------------------------------------

    def ride(self, seat: int, kind: int) -> float:
        """What a ride brings beside a Loading Master with that kind."""
        return self.rides[seat * KINDS + (NO_KIND if kind == NOBODY else kind)]

    def usual_fee(self, seat: int, ride: float) -> float:
        return min(self.o.w.fee_share * ride, float(self.o.purses[seat]))

    def balance_under(self, master: int) -> float:
        """All gains if that seat is Loading Master, its load, the rides and the fees, weighed by the stakes."""
        stakes = self.o.stakes
        kind = self.kinds[master]
        found = stakes[master] * self.loads[master]
        for seat in range(self.players):
            if seat != master:
                ride = self.ride(seat, kind)
                fee = self.usual_fee(seat, ride)
                found += AGREED * (stakes[seat] * (ride - fee) + stakes[master] * fee)
        return found

    def expected(self) -> float:
        """What loading here is worth to the seat that looks, with the title still open or already given."""
        if self.master != NOBODY:
            return self.balance_under(self.master)
        auction = Auction(self)
        found = 0.0
        for seat in range(self.players):
            price = auction.bids[seat] * PAID
            found += auction.chances[seat] * (auction.balances[seat] - self.o.stakes[seat] * price)
        return found


def stocked(o: Outlook, city: int) -> bool:
    """Whether anybody has goods in that city."""
    size = o.cities * GOOD_COUNT
    for seat in range(o.players):
        place = seat * size + city * GOOD_COUNT
        for i in range(place, place + GOOD_COUNT):
            if o.t.stock[i] > 0:
                return True
    return False


class Auction:
    """The sealed bids for a title: what it is worth to each seat and what each may be expected to bid."""

    def __init__(self, yard: Yard) -> None:
        players = yard.players
        o = yard.o
        self.balances: list[float] = []  # of all gains to the seat that looks, by the winner
        self.bids: list[float] = []  # by seat
        self.chances: list[float] = []
        own: list[float] = []  # by seat: its gain as Loading Master
        without = [0.0] * players  # by seat: its gain under all others together
        for master in range(players):
            kind = yard.kinds[master]
            load = yard.loads[master]
            balance = 0.0
            for seat in range(players):
                if seat != master:
                    ride = yard.ride(seat, kind)
                    fee = yard.usual_fee(seat, ride)
                    without[seat] += AGREED * (ride - fee)
                    balance += AGREED * (ride - fee) * o.stakes[seat]
                    load += AGREED * fee
            own.append(load)
            self.balances.append(balance + o.stakes[master] * load)
        whole = 0.0
        for seat in range(players):
            bid = o.w.bold * (own[seat] - without[seat] / (players - 1))
            bid = min(max(0.0, bid), max(0.0, o.purses[seat] - KEPT_BACK))
            self.bids.append(bid)
            strength = (bid + 60.0) * (bid + 60.0)
            self.chances.append(strength)
            whole += strength
        for seat in range(players):
            self.chances[seat] /= whole
