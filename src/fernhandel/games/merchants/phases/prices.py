"""Action 4: sealed price wheels, offices, and sales from the warehouse (M5)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import NO_ARROW, UP, PlaySpecialSale, SellStock, SetWheel, ShiftPrice
from fernhandel.games.merchants.events import ChoiceSealed, PriceChanged, StockSold, WheelsRevealed
from fernhandel.games.merchants.figures import (
    COST,
    GOOD_COUNT,
    GOODS,
    LARGE_OFFICE,
    LEVELS,
    OFFICE,
    SPECIAL_SALE,
    SPECIAL_SALE_PRICE,
    WAREHOUSE_SALE,
)
from fernhandel.games.merchants.phases.step import SealedStep, Step
from fernhandel.games.merchants.state import NOBODY, Table

ARROWS: Final = (*GOODS, "none")


def moved(level: int, by: int) -> int:
    """The level so many levels up, or down: beyond either end the chart goes on at the other one (M5.2, MR20)."""
    return (level - 1 + by) % LEVELS + 1


def sell_stored(t: Table, seat: int, good: int, city: int, price: int, by_card: bool) -> None:
    """One token from a warehouse to the supply, for that price."""
    t.store(seat, city, good, -1)
    t.supply[good] += 1
    t.earn(seat, price)
    if t.telling:
        city_id = t.rules.board.ids[city]
        t.tell(StockSold(seat=seat, good=GOODS[good], city=city_id, price=price, by_card=by_card))


def stored_sales(t: Table, seat: int, sales: list[Action]) -> list[Action]:
    """Of a table of sales by city and good, those of tokens the seat has in store."""
    size = t.rules.board.cities * GOOD_COUNT
    return [sales[i] for i in range(size) if t.stock[seat * size + i] > 0]


class Wheels(SealedStep):
    """All set both arrows in secret at once; each arrow raises its good by a level, from 5 back to 1 (M5.1, M5.2)."""

    def enter(self, t: Table) -> None:
        t.phase = self
        t.ask([])
        t.sealed = [NOBODY] * t.players

    def legal(self, t: Table, seat: int) -> list[Action]:
        return t.rules.actions.set_wheel.copy()

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, SetWheel)
        last = self.seal(t, seat, action.arrow * (NO_ARROW + 1) + action.other_arrow)
        if t.telling:
            t.tell(ChoiceSealed(seat=seat, wheel=(ARROWS[action.arrow], ARROWS[action.other_arrow])))
        if last:
            self.reveal(t)

    def reveal(self, t: Table) -> None:
        arrows = [0] * (GOOD_COUNT + 1)
        wheels: list[tuple[str, str]] = []
        for wheel in t.sealed:
            arrow, other = wheel // (NO_ARROW + 1), wheel % (NO_ARROW + 1)
            arrows[arrow] += 1
            arrows[other] += 1
            if t.telling:
                wheels.append((ARROWS[arrow], ARROWS[other]))
        t.sealed = [NOBODY] * t.players
        if t.telling:
            t.tell(WheelsRevealed(wheels=wheels))
        for good in range(GOOD_COUNT):
            if arrows[good] > 0:
                before = t.level[good]
                t.level[good] = moved(before, arrows[good])
                if t.telling:
                    t.tell(PriceChanged(good=GOODS[good], before=before, after=t.level[good], seat=None))
        t.advance()


class Offices(Step):
    """Office and Large Office, in turn order: a good up or down; only the Large Office crosses 5 and 1 (M5.3, M5.4)."""

    def enter(self, t: Table) -> None:
        owners = [seat for seat in t.turn_order() if t.works(OFFICE, seat) or t.works(LARGE_OFFICE, seat)]
        if t.ask(owners):
            t.phase = self
            self.begin_turn(t)
        else:
            t.advance()

    def begin_turn(self, t: Table) -> None:
        t.crossings = int(t.works(LARGE_OFFICE, t.active))
        t.shifts = t.crossings + int(t.works(OFFICE, t.active))

    def crosses(self, t: Table, shift: ShiftPrice) -> bool:
        return t.level[shift.good] == (LEVELS if shift.direction == UP else 1)

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        for shift in t.rules.actions.shift_price:
            assert isinstance(shift, ShiftPrice)
            if t.crossings > 0 or not self.crosses(t, shift):
                options.append(shift)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, ShiftPrice):
            if self.crosses(t, action):
                t.crossings -= 1
            before = t.level[action.good]
            t.level[action.good] = moved(before, 1 if action.direction == UP else -1)
            t.shifts -= 1
            if t.telling:
                t.tell(PriceChanged(good=GOODS[action.good], before=before, after=t.level[action.good], seat=seat))
            if t.shifts > 0:
                return
        t.shifts = 0
        t.crossings = 0
        if t.ask_next():
            self.begin_turn(t)
        else:
            t.advance()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, ShiftPrice):
            rule = "M5.4" if t.works(LARGE_OFFICE, seat) else "M5.3"
            return Refused("price_cannot_cross", rule, good=GOODS[action.good], level=t.level[action.good])
        return super().refusal(t, seat, action)


class WarehouseSale(Step):
    """The owner of Warehouse Sale sells up to five stored tokens at their cost (M5.5; three in 1999, D9)."""

    def enter(self, t: Table) -> None:
        t.sold = 0
        seat = t.owner[WAREHOUSE_SALE]
        if seat >= 0 and t.works(WAREHOUSE_SALE, seat) and t.stored_anywhere(seat) > 0:
            t.ask([seat])
            t.phase = self
        else:
            t.advance()

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        options += stored_sales(t, seat, t.rules.actions.sell_stock)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, SellStock):
            sell_stored(t, seat, action.good, action.city, COST[t.level[action.good]], by_card=False)
            t.sold += 1
            if t.sold < t.rules.warehouse_limit and t.stored_anywhere(seat) > 0:
                return
        t.sold = 0
        t.advance()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, SellStock):
            city = t.rules.board.ids[action.city]
            return Refused("not_in_warehouse", "M5.5", good=GOODS[action.good], city=city)
        return super().refusal(t, seat, action)


class SpecialSales(Step):
    """At the end, Special Sale cards in turn order: one stored token for 800 (M5.6, M10.3, MR21)."""

    def enter(self, t: Table) -> None:
        if t.ask([seat for seat in t.holders(SPECIAL_SALE) if t.stored_anywhere(seat) > 0]):
            t.phase = self
        else:
            t.advance()

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        if t.holds(seat, SPECIAL_SALE):
            options += stored_sales(t, seat, t.rules.actions.special_sale)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, PlaySpecialSale):
            t.play_influence(seat, SPECIAL_SALE)
            sell_stored(t, seat, action.good, action.city, SPECIAL_SALE_PRICE, by_card=True)
            if t.may_hold(seat, SPECIAL_SALE) and t.stored_anywhere(seat) > 0:
                return
        if not t.ask_next_holder(SPECIAL_SALE):
            t.advance()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, PlaySpecialSale):
            return super().refusal(t, seat, action)
        if not t.holds(seat, SPECIAL_SALE):
            return Refused("card_not_in_hand", "M10.3", card="special_sale")
        city = t.rules.board.ids[action.city]
        return Refused("not_in_warehouse", "M10.3", good=GOODS[action.good], city=city)


WHEELS: Final = Wheels("wheels", "M5.1")
OFFICES: Final = Offices("offices", "M5.3")
WAREHOUSE_SALES: Final = WarehouseSale("warehouse_sale", "M5.5")
SPECIAL_SALES: Final = SpecialSales("special_sales", "M5.6")
