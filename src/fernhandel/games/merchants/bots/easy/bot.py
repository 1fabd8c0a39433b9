"""A quick, sensible merchant: no search, a rule of thumb for every decision."""

from collections.abc import Callable, Sequence

from fernhandel.bots.best import best_of
from fernhandel.core.actions import Action
from fernhandel.core.bots import Bot
from fernhandel.core.catalogue import Value
from fernhandel.core.chance import Rng
from fernhandel.core.views import View
from fernhandel.games.merchants.bots.easy.glance import Glance
from fernhandel.games.merchants.figures import CLIMB_PRICE, INVESTMENTS, STARS, UPKEEP
from fernhandel.games.merchants.view import MerchantsView

Said = dict[str, Value]
Scored = Callable[[Glance, str, Said], float]

MEETING = 500.0  # an Influence card
FAIR_SHARE = 0.45  # of the expected sale, the most a rider pays as fee
ENVY_OF_SALE = 0.5  # a rival's token counts half an own one when prices are set
INFLUENCE_TASTE = {
    "special_sale": 500,
    "sale_with_bonus": 420,
    "free_loading": 380,
    "loading_master": 250,
    "broken_axle": 100,
}


class EasyMerchants(Bot):
    """Buys where wagons stand, bids and quotes within reason, moves its goods towards bonuses, climbs when it can."""

    name = "easy"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._scores: dict[str, Scored] = {
            "purchasing": self._buy,
            "master_cards": self._card,
            "master_auction": self._bid_for_master,
            "loading": self._load,
            "quoting": self._quote,
            "answering": self._answer,
            "replying": self._reply,
            "final_answer": self._answer,
            "rider_loading": self._load,
            "broken_axles": self._card,
            "movement": self._move,
            "taking_influence": self._take_influence,
            "facing": self._face,
            "wheels": self._wheel,
            "offices": self._shift,
            "warehouse_sale": self._sell_stock,
            "special_sales": self._card,
            "selling": self._card,
            "investments": self._bid_for_card,
            "taking_card": self._take_card,
            "ability_auction": self._ability,
            "upkeep": self._card,
            "borrowing": self._borrow,
            "climbing": self._climb,
        }

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        """The action with the best score; chance decides between equals."""
        if len(legal) == 1:
            return legal[0]
        assert isinstance(view, MerchantsView)
        glance = Glance(view)
        score = self._scores.get(view.step, self._card)

        def scored(action: Action) -> float:
            if action.kind == "repay":
                return self._repay(glance)
            return score(glance, action.kind, glance.catalogue.values(action))

        best = best_of(legal, scored)
        return best[self._rng.below(len(best))]

    def _noise(self, most: int) -> float:
        return float(self._rng.below(most + 1))

    # -- Action 1 ----------------------------------------------------------------------------------------------------

    def _buy(self, glance: Glance, kind: str, said: Said) -> float:
        if kind == "done":
            return 0.0
        view = glance.view
        good, city = str(said["good"]), str(said["city"])
        if glance.money - view.goods[good].cost < glance.upkeep() + 200:
            return -1.0
        if glance.to_come <= 1 and view.turn > 3:
            return -1.0  # what is bought now hardly arrives any more
        stock = glance.stock(city)
        if sum(stock.values()) >= 5:
            return -1.0
        wagon_here = any(wagon.at == city and not any(wagon.rows) for wagon in view.wagons)
        value = 300.0 if wagon_here else 40.0 - 60.0 * sum(stock.values())
        value += (view.goods[good].selling - 600) * 0.4 - view.goods[good].cost
        value += 120.0 if 0 < stock.get(good, 0) < 3 else 0.0  # three of a kind make a Loading Master's load
        rivals = sum(glance.stock(city, seat).get(good, 0) for seat in range(len(view.players)) if seat != glance.seat)
        return value - 30.0 * rivals + self._noise(30)

    # -- Action 2 ----------------------------------------------------------------------------------------------------

    def _bid_for_master(self, glance: Glance, kind: str, said: Said) -> float:
        city = glance.view.wagons[glance.view.progress.wagon - 1].at
        own = max(glance.stock(city).values(), default=0)
        riders = sum(1 for seat in range(len(glance.view.players)) if seat != glance.seat and glance.stock(city, seat))
        wanted = (0, 200, 450, 750)[min(3, own)] + 120 * riders
        wanted = min(wanted, glance.spare() // 2)
        return -abs(int(said["amount"]) - wanted) - self._noise(250)

    def _load(self, glance: Glance, kind: str, said: Said) -> float:
        if kind == "done":
            return 0.0
        city = glance.view.wagons[glance.view.progress.wagon - 1].at
        good = str(said["good"])
        return glance.stock(city)[good] * 1000.0 + glance.price(good)

    def _quote(self, glance: Glance, kind: str, said: Said) -> float:
        if kind == "no_quote":
            return -10_000.0
        rider = glance.view.progress.queue[glance.view.progress.cursor]
        ahead = glance.view.players[rider].status - glance.status
        wanted = (300 if said["tokens"] == 1 else 500) + 100 * max(0, ahead)
        return -abs(int(said["amount"]) - wanted) - self._noise(100)

    def _expected(self, glance: Glance, tokens: int) -> float:
        """What the best tokens of the warehouse here bring one day."""
        progress = glance.view.progress
        wagon = glance.view.wagons[progress.wagon - 1]
        master = wagon.rows[wagon.master] if wagon.master is not None else {}
        prices = [
            glance.price(good)
            for good, count in glance.stock(wagon.at).items()
            for _ in range(count)
            if not master.get(good)
        ]
        return float(sum(sorted(prices, reverse=True)[:tokens]))

    def _answer(self, glance: Glance, kind: str, said: Said) -> float:
        progress = glance.view.progress
        if kind == "decline":
            return 0.0
        if kind == "play_free_loading":
            named = [fee for fee in (progress.quote_one, progress.quote_two, progress.offer) if fee is not None]
            return 300.0 if not named or max(named) >= 400 else -1.0
        tokens = int(said["tokens"])
        limit = self._expected(glance, tokens) * FAIR_SHARE
        if kind == "accept":
            quoted = progress.quote_one if tokens == 1 else progress.quote_two
            fee = progress.offer if progress.offer is not None else quoted
            assert fee is not None
            return limit - fee + 50.0 * tokens
        return -abs(int(said["amount"]) - limit * 0.8)  # a counter-offer only where nothing is acceptable

    def _reply(self, glance: Glance, kind: str, said: Said) -> float:
        progress = glance.view.progress
        fair = 150 * progress.offer_tokens
        assert progress.offer is not None
        if kind == "accept":
            return 100.0 if progress.offer >= fair else -100.0
        if kind == "decline":
            return -500.0
        return -abs(int(said["amount"]) - max(fair, progress.offer + 100)) / 100

    # -- cards -------------------------------------------------------------------------------------------------------

    def _card(self, glance: Glance, kind: str, said: Said) -> float:
        """Influence cards and everything else that is played or left."""
        if kind == "play_loading_master":
            city = glance.view.wagons[int(said["wagon"]) - 1].at
            return max(glance.stock(city).values(), default=0) * 300.0 - 800.0
        if kind == "play_broken_axle":
            wagon = glance.view.wagons[int(said["wagon"]) - 1]
            rivals = sum(sum(row.values()) for seat, row in enumerate(wagon.rows) if seat != glance.seat)
            return -1.0 if wagon.broken or wagon.rows[glance.seat] else rivals - 4.0
        if kind == "play_special_sale":
            return 800.0 - glance.price(str(said["good"]))
        if kind == "play_sale_with_bonus":
            return 1.0
        if kind == "play_low_upkeep":
            return float(glance.upkeep() - 600)
        return 0.0

    def _take_influence(self, glance: Glance, kind: str, said: Said) -> float:
        card = str(said["influence"])
        if card == "low_upkeep":
            return 650.0 if glance.status >= 4 else 300.0
        if card == "social_climbing":
            return float(max(350, CLIMB_PRICE[glance.view.arrivals] - 1000))
        return INFLUENCE_TASTE[card] / (1 + glance.hand.get(card, 0))

    # -- Action 3 ----------------------------------------------------------------------------------------------------

    def _move(self, glance: Glance, kind: str, said: Said) -> float:
        view = glance.view
        if kind == "move_courier":
            meets = any(wagon.at == said["to"] for wagon in view.wagons)
            return MEETING if meets else -5.0 - self._noise(3)
        if kind != "move":
            return 0.0
        wagon = view.wagons[int(said["wagon"]) - 1]
        here = glance.on_the_road(wagon, wagon.came_from or wagon.at, wagon.at)
        via, to = str(said["via"]), str(said["to"])
        if to in view.cities:
            there = glance.destination(wagon, to)
        else:
            there = glance.on_the_road(wagon, via, to)
        gain = there - here
        if to == view.courier:
            gain += MEETING
        return gain - 3.0 * int(said["tile"]) - 15.0 * int(said["extra"]) + self._noise(10)

    def _face(self, glance: Glance, kind: str, said: Said) -> float:
        for wagon in glance.view.wagons:
            if wagon.facing == wagon.at:
                return glance.on_the_road(wagon, wagon.at, str(said["to"]))
        return 0.0

    # -- Action 4 ----------------------------------------------------------------------------------------------------

    def _arrow(self, glance: Glance, good: str) -> float:
        """What one level up of that good is worth on what arrives this turn."""
        if good == "none":
            return 0.0
        own = glance.arriving(glance.seat).get(good, 0)
        rivals = glance.rivals_arriving(good)
        level = glance.view.goods[good].level
        if level == 5:
            return 400.0 * (ENVY_OF_SALE * rivals - own)
        room = 5 - level - min(2, rivals)  # rivals raise it too
        if room <= 0 and own:
            return 10.0 - 100.0 * own
        return 100.0 * (own - ENVY_OF_SALE * rivals)

    def _wheel(self, glance: Glance, kind: str, said: Said) -> float:
        arrow, other = str(said["arrow"]), str(said["other_arrow"])
        value = self._arrow(glance, arrow) + self._arrow(glance, other)
        if arrow == other != "none" and glance.view.goods[arrow].level >= 4:
            value -= 250.0 * glance.arriving(glance.seat).get(arrow, 0)
        return value + self._noise(60)

    def _shift(self, glance: Glance, kind: str, said: Said) -> float:
        if kind == "done":
            return 0.0
        good = str(said["good"])
        level = glance.view.goods[good].level
        shift = 1 if said["direction"] == "up" else -1
        after = (level - 1 + shift) % 5 + 1
        tokens = glance.arriving(glance.seat).get(good, 0) - ENVY_OF_SALE * glance.rivals_arriving(good)
        return 100.0 * (after - level) * tokens - 1.0

    def _sell_stock(self, glance: Glance, kind: str, said: Said) -> float:
        if kind == "done":
            return 0.0
        city, good = str(said["city"]), str(said["good"])
        if glance.last_turn:
            return float(glance.view.goods[good].cost)
        wagon_here = any(wagon.at == city for wagon in glance.view.wagons)
        return glance.view.goods[good].cost - (900.0 if wagon_here else 250.0)

    # -- Action 6 and the abilities of 1999 --------------------------------------------------------------------------

    def _card_worth(self, glance: Glance, card: int) -> float:
        turns_left = 2.0 + glance.to_come
        return STARS[card] * 55.0 * turns_left

    def _bid_for_card(self, glance: Glance, kind: str, said: Said) -> float:
        if kind == "pass" or glance.last_turn:
            return 0.0 if kind == "pass" else -1.0
        best = max(self._card_worth(glance, INVESTMENTS.index(card)) for card in glance.view.open_cards)
        limit = min(best * 0.8, glance.spare() * 0.6)
        return (limit - int(said["amount"])) + self._noise(50)

    def _take_card(self, glance: Glance, kind: str, said: Said) -> float:
        return self._card_worth(glance, INVESTMENTS.index(str(said["card"]))) + self._noise(80)

    def _ability(self, glance: Glance, kind: str, said: Said) -> float:
        if kind == "offer_card":
            return self._take_card(glance, kind, said)
        if kind == "pass":
            return 0.0
        card = glance.view.progress.card
        assert card is not None
        return 250.0 * STARS[INVESTMENTS.index(card)] - int(said["amount"]) + self._noise(50)

    # -- Action 7 ----------------------------------------------------------------------------------------------------

    def _borrow(self, glance: Glance, kind: str, said: Said) -> float:
        return 1.0 if (kind == "take_loan") == (glance.to_come >= 3) else 0.0

    def _repay(self, glance: Glance) -> float:
        rich = glance.money >= 2500 + glance.upkeep() + 300
        return 100_000.0 if glance.last_turn or glance.to_come <= 2 or rich else -100_000.0

    def _climb(self, glance: Glance, kind: str, said: Said) -> float:
        """In the last turn every level counts; before, only what the next upkeep still allows."""
        if kind == "done":
            return 0.0
        price = 1200 if kind == "play_social_climbing" else glance.view.climb_price
        if kind == "play_social_climbing" and glance.view.climb_price <= price:
            return -1.0
        if glance.last_turn:
            return 10_000.0 - price
        left = glance.money - price
        needed = UPKEEP[min(8, glance.status + 1)] + 500
        early = glance.view.arrivals < glance.view.last_arrival // 3
        return -1.0 if left < needed or early else left - needed - price / 100
