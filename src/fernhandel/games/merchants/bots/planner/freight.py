"""What the load of a wagon is worth: where it may go, and what its tokens bring there."""

from math import exp
from typing import Final

from fernhandel.games.merchants.board import NOWHERE
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.figures import GOOD_COUNT, WAGONS
from fernhandel.games.merchants.state import NOBODY

BLOCKED: Final = 0.3  # a city where a wagon stands may be free again in time
WAITING: Final = 60.0  # how much a stored token draws an empty wagon
MOST_WAITING: Final = 3


class Freight:
    """One wagon's load, valued for every city it could come to."""

    def __init__(self, o: Outlook, wagon: int) -> None:
        self.o = o
        self.wagon = wagon
        self.cities = o.cities
        self.tokens = 0
        self.sales = [0.0] * (o.players * o.cities)  # by seat and city: a sale there one day
        self.foreign = [0] * (o.players * o.cities)  # by seat and city: tokens that earn its bonus
        self.prices = [0.0] * o.players  # by seat: the tokens without bonus, sold this turn
        self.aboard = [0] * o.players  # tokens by seat
        self.pull: list[float] = []  # by city: how much it draws this wagon
        self._count()
        self._draw()

    def _count(self) -> None:
        o = self.o
        t = o.t
        sells = t.rules.board.sells
        place = self.wagon * o.players * GOOD_COUNT
        for seat in range(o.players):
            for good in range(GOOD_COUNT):
                tokens = t.rows[place]
                place += 1
                if tokens == 0:
                    continue
                self.tokens += tokens
                self.aboard[seat] += tokens
                self.prices[seat] += tokens * o.price_now[good]
                later = tokens * o.price_later[good]
                for city in range(self.cities):
                    self.sales[seat * self.cities + city] += later
                    if not sells[city * GOOD_COUNT + good]:
                        self.foreign[seat * self.cities + city] += tokens

    def _draw(self) -> None:
        o = self.o
        owners = 0
        for tokens in self.aboard:
            owners += int(tokens > 0)
        for city in range(self.cities):
            bonus = o.bonus_later[city]
            gain = 0.0
            for seat in range(o.players):
                extra = self.foreign[seat * self.cities + city] * bonus
                self.sales[seat * self.cities + city] += extra
                gain += extra
            if owners == 0:
                gain = WAITING * self._waiting(city)
            draws = exp(gain / max(1, owners) / o.w.steering)
            standing = o.t.wagon_on(city)
            self.pull.append(draws if standing == NOBODY or standing == self.wagon else draws * BLOCKED)

    def _waiting(self, city: int) -> int:
        """Stored tokens that a wagon in that city could take."""
        t = self.o.t
        waiting = 0
        for seat in range(self.o.players):
            stored = 0
            place = (seat * self.cities + city) * GOOD_COUNT
            for i in range(place, place + GOOD_COUNT):
                stored += t.stock[i]
            waiting += min(MOST_WAITING, stored)
        return waiting

    def likely(self, start: int) -> list[float]:
        """The chance of every city to be this wagon's next, seen from a place on the road."""
        o = self.o
        base = start * self.cities
        chances = [0.0] * self.cities
        whole = 0.0
        for city in range(self.cities):
            distance = o.distances.to_city[base + city]
            if distance != NOWHERE:
                chances[city] = self.pull[city] * o.near[distance]
                whole += chances[city]
        if whole > 0.0:
            for city in range(self.cities):
                chances[city] /= whole
        return chances

    def on_the_road(self, start: int, values: list[float]) -> float:
        """The expectation of a value by city, less the further each city is."""
        o = self.o
        base = start * self.cities
        whole = 0.0
        found = 0.0
        for city in range(self.cities):
            distance = o.distances.to_city[base + city]
            if distance != NOWHERE:
                chance = self.pull[city] * o.near[distance]
                whole += chance
                found += chance * o.soon[distance] * values[city]
        return found / whole if whole > 0.0 else 0.0

    def seat_on_the_road(self, start: int, seat: int) -> float:
        """What a seat may expect of its tokens aboard."""
        if self.aboard[seat] == 0:
            return 0.0
        return self.on_the_road(start, self.sales[seat * self.cities : (seat + 1) * self.cities])

    def sold_now(self, seat: int, city: int) -> float:
        """What a seat gets if the wagon is unloaded in that city this turn."""
        return self.prices[seat] + self.foreign[seat * self.cities + city] * self.o.t.bonus[city]

    def balance(self) -> list[float]:
        """By city: the later sale there, weighed by the stakes of the seat that looks."""
        found = [0.0] * self.cities
        for seat in range(self.o.players):
            if self.aboard[seat] > 0:
                stake = self.o.stakes[seat]
                for city in range(self.cities):
                    found[city] += stake * self.sales[seat * self.cities + city]
        return found

    def balance_now(self, city: int) -> float:
        """The sale in that city this turn, weighed by the stakes."""
        found = 0.0
        for seat in range(self.o.players):
            if self.aboard[seat] > 0:
                found += self.o.stakes[seat] * self.sold_now(seat, city)
        return found


def all_freights(o: Outlook) -> list[Freight]:
    return [Freight(o, wagon) for wagon in range(WAGONS)]
