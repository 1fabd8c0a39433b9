"""Action 1: in turn order, each player buys up to three goods (M2)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import Buy
from fernhandel.games.merchants.deals.happenings import happens
from fernhandel.games.merchants.deals.vocabulary import BUYS
from fernhandel.games.merchants.events import Bought
from fernhandel.games.merchants.figures import (
    COST,
    GOOD_COUNT,
    GOODS,
    PURCHASES,
    REDUCED_COST,
    REDUCED_COST_PRICE,
)
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import Table


class Purchasing(Step):
    """Each purchase is one token; the seat goes on until it has three or is done."""

    def enter(self, t: Table) -> None:
        passes = 2 if t.turn == 1 else 1  # M2.5, MR7
        t.phase = self
        t.bought = 0
        t.ask(t.turn_order() * passes)

    def price(self, t: Table, seat: int, good: int) -> int:
        if t.works(REDUCED_COST, seat):
            return REDUCED_COST_PRICE if t.bought == 0 else 0  # M2.6, D24
        return COST[t.level[good]]  # M2.2

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        for good in range(GOOD_COUNT):
            if t.supply[good] > 0 and t.money[seat] >= self.price(t, seat, good):  # M2.2, M2.3
                options += t.rules.actions.buy[good]  # one for each city that sells it, M2.4
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Buy):
            price = self.price(t, seat, action.good)
            t.pay(seat, price)
            t.supply[action.good] -= 1
            t.store(seat, action.city, action.good, 1)
            t.bought += 1
            if t.telling:
                t.tell(Bought(seat=seat, good=GOODS[action.good], city=t.rules.board.ids[action.city], price=price))
            happens(t, BUYS, seat, action.good)
            if t.bought < PURCHASES:  # M2.1
                return
        t.bought = 0
        if not t.ask_next():
            t.advance()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, Buy):
            return super().refusal(t, seat, action)
        good = GOODS[action.good]
        if action.city not in t.rules.board.sellers[action.good]:
            return Refused("city_does_not_sell", "M2.4", good=good, city=t.rules.board.ids[action.city])
        if t.supply[action.good] == 0:
            return Refused("good_sold_out", "M2.3", good=good)
        return Refused("not_enough_money", "M2.2", need=self.price(t, seat, action.good), have=t.money[seat])


PURCHASING: Final = Purchasing("purchasing", "M2.1")
