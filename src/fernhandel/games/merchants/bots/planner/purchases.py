"""Action 1: which goods to buy, and where to store them."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import Buy
from fernhandel.games.merchants.bots.planner.freight import Freight
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.bots.planner.yard import Yard, stocked
from fernhandel.games.merchants.figures import COST, GOOD_COUNT, PURCHASES, REDUCED_COST, REDUCED_COST_PRICE, WAGONS

NEVER: Final = -1.0e9
UNLIKELY: Final = 0.04  # goods in a city that wagons hardly come to are not worth a thought


def prospects(o: Outlook) -> list[float]:
    """By city: how surely goods stored there now can be loaded; 1 where a wagon stands."""
    t = o.t
    found = [0.0] * o.cities
    for wagon in range(WAGONS):
        if t.in_city(wagon) and not t.arrived[wagon]:
            continue
        freight = Freight(o, wagon)
        if t.arrived[wagon]:
            found[t.at[wagon]] += o.in_time(2.0)
            continue
        start = o.distances.start_of(t, wagon)
        likely = freight.likely(start)
        for city in range(o.cities):
            if likely[city] > 0.0:
                turns = (o.distances.to_city[start * o.cities + city] + 6) / o.speed
                found[city] += o.w.ahead * likely[city] * o.in_time(turns)
    for wagon in range(WAGONS):
        if t.in_city(wagon) and not t.arrived[wagon]:
            found[t.at[wagon]] = 1.0
    return found


class Basket:
    """Purchases of one seat in one action: the best plan for each city, and for all of them together."""

    def __init__(self, o: Outlook, room: int) -> None:
        self.o = o
        self.room = room
        self.cheap = o.t.works(REDUCED_COST, o.seat)
        cities = o.cities
        self.best = [0.0] * (cities * (room + 1))  # by city and number of tokens
        self.with_good = [NEVER] * (cities * GOOD_COUNT * (room + 1))  # the same, this good among them
        sure = prospects(o)
        for city in range(cities):
            if sure[city] > UNLIKELY:
                self._plan(city, sure[city])

    def price(self, good: int) -> float:
        if self.cheap:
            return REDUCED_COST_PRICE / PURCHASES
        return float(COST[self.o.t.level[good]])

    def _plan(self, city: int, sure: float) -> None:
        """Try every basket of goods this city sells."""
        o = self.o
        t = o.t
        wagon = t.wagon_on(city)
        yard = Yard(o, city, wagon)
        before = yard.expected() if stocked(o, city) else 0.0
        goods = yard.goods
        own = o.seat * GOOD_COUNT
        kinds = len(goods)
        basket = [0] * kinds
        while self._next(basket):
            size = 0
            mixed = 0
            price = 0.0
            there = True
            for i in range(kinds):
                size += basket[i]
                mixed += int(basket[i] > 0)
                price += basket[i] * self.price(goods[i])
                there = there and basket[i] <= t.supply[goods[i]]
            if not there or (mixed > 1 and sure < 1.0):  # ahead of a wagon one kind is enough to think of
                continue
            for i in range(kinds):
                yard.count[own + goods[i]] += basket[i]
            yard.refresh(o.seat)
            gain = sure * (yard.expected() - before) - price
            for i in range(kinds):
                yard.count[own + goods[i]] -= basket[i]
                if basket[i] > 0:
                    place = (city * GOOD_COUNT + goods[i]) * (self.room + 1) + size
                    self.with_good[place] = max(self.with_good[place], gain)
            place = city * (self.room + 1) + size
            self.best[place] = max(self.best[place], gain)

    def _next(self, basket: list[int]) -> bool:
        """Count on to the next basket that is not too large; false after the last."""
        while True:
            i = 0
            while i < len(basket) and basket[i] == self.room:
                basket[i] = 0
                i += 1
            if i == len(basket):
                return False
            basket[i] += 1
            if sum(basket) <= self.room:
                return True

    def elsewhere(self, without: int) -> list[float]:
        """By number of tokens: the best plan for all other cities."""
        found = [0.0] * (self.room + 1)
        for city in range(self.o.cities):
            if city == without:
                continue
            base = city * (self.room + 1)
            for tokens in range(self.room, 0, -1):
                for here in range(1, tokens + 1):
                    found[tokens] = max(found[tokens], found[tokens - here] + self.best[base + here])
        return found


def rate_purchases(o: Outlook, options: list[Action]) -> list[float]:
    """A token is worth the best plan it belongs to."""
    room = PURCHASES - o.t.bought
    basket = Basket(o, room)
    rest: list[list[float]] = [[] for _ in range(o.cities)]
    ratings: list[float] = []
    for option in options:
        if not isinstance(option, Buy):
            ratings.append(0.0)
            continue
        if not rest[option.city]:
            rest[option.city] = basket.elsewhere(option.city)
        price = basket.price(option.good)
        best = rest[option.city][room - 1] - price  # of no use by itself
        base = (option.city * GOOD_COUNT + option.good) * (room + 1)
        for size in range(1, room + 1):
            best = max(best, basket.with_good[base + size] + rest[option.city][room - size])
        ratings.append(best - (o.cost(price) - price))
    return ratings
