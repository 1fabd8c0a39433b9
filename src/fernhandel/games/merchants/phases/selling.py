"""Action 5: wagons that arrived are unloaded and everything aboard is sold (M6)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import PlaySaleWithBonus
from fernhandel.games.merchants.deals.happenings import happens
from fernhandel.games.merchants.deals.vocabulary import SELLS
from fernhandel.games.merchants.events import ArrivalsCounted, BonusChanged, BonusClaimed, Sold
from fernhandel.games.merchants.figures import (
    ARRIVALS_TOP,
    BONUS_STEP,
    BONUS_TOP,
    CLIMB_PRICE,
    GOOD_COUNT,
    GOODS,
    SALE_WITH_BONUS,
    SELLING,
    WAGONS,
)
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import NOBODY, Table


def bonus_on(t: Table, seat: int, city: int, good: int) -> int:
    """The bonus of a city for each token: only for goods that it does not sell itself (M6.3), or by card (M10.4)."""
    foreign = not t.rules.board.sells[city * GOOD_COUNT + good]
    return t.bonus[city] if foreign or t.with_bonus >> seat & 1 else 0


class Selling(Step):
    """Sale with Bonus is asked for just before a wagon is unloaded (MR44); the rest needs no decision."""

    def enter(self, t: Table) -> None:
        arrived = t.arrived.count(True)
        if arrived == 0:  # M6.1
            t.advance()
            return
        t.arrivals = min(ARRIVALS_TOP, t.arrivals + arrived)  # M6.2, MR22
        if t.telling:
            t.tell(ArrivalsCounted(arrivals=t.arrivals, climb_price=CLIMB_PRICE[t.arrivals]))
        self.next_wagon(t, 0)

    def next_wagon(self, t: Table, wagon: int) -> None:
        """In the order of their numbers (M6.3)."""
        while wagon < WAGONS:
            if t.arrived[wagon]:
                t.wagon = wagon
                t.with_bonus = 0
                if t.ask([seat for seat in t.holders(SALE_WITH_BONUS) if self.would_gain(t, seat)]):
                    t.phase = self
                    return
                self.unload(t)
            wagon += 1
        self.adjust_bonuses(t)
        t.advance()

    def would_gain(self, t: Table, seat: int) -> bool:
        """The card changes something only for goods of that market in a city that pays a bonus."""
        city = t.at[t.wagon]
        if t.bonus[city] == 0:
            return False
        for good in t.rules.board.markets[city]:
            if t.aboard(t.wagon, seat, good) > 0:
                return True
        return False

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        if t.holds(seat, SALE_WITH_BONUS):
            options.append(t.rules.actions.sale_with_bonus)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, PlaySaleWithBonus):
            t.play_influence(seat, SALE_WITH_BONUS)
            t.with_bonus |= 1 << seat
            if t.telling:
                t.tell(BonusClaimed(seat=seat, wagon=t.wagon + 1, city=t.rules.board.ids[t.at[t.wagon]]))
        if t.ask_next_holder(SALE_WITH_BONUS):
            return
        self.unload(t)
        self.next_wagon(t, t.wagon + 1)

    def unload(self, t: Table) -> None:
        """Sale is compulsory (MR36): selling price, and the bonus for goods the city does not sell itself (M6.3)."""
        wagon = t.wagon
        city = t.at[wagon]
        for seat in t.turn_order():
            for good in range(GOOD_COUNT):
                if t.aboard(wagon, seat, good) > 0:
                    self.sell(t, seat, good, bonus_on(t, seat, city, good))
        t.with_bonus = 0

    def sell(self, t: Table, seat: int, good: int, bonus: int) -> None:
        """All tokens of one kind in one row go to the supply."""
        place = (t.wagon * t.players + seat) * GOOD_COUNT + good
        tokens = t.rows[place]
        price = SELLING[t.level[good]]
        t.earn(seat, tokens * (price + bonus))
        t.rows[place] = 0
        t.changes += 1
        t.supply[good] += tokens
        if t.telling:
            city = t.rules.board.ids[t.at[t.wagon]]
            number = t.wagon + 1
            name = GOODS[good]
            t.tell(Sold(seat=seat, wagon=number, city=city, good=name, tokens=tokens, price=price, bonus=bonus))
        happens(t, SELLS, seat, t.wagon)

    def adjust_bonuses(self, t: Table) -> None:
        """After all unloading: 0 where a wagon stands, up elsewhere for each arrival (M6.5, MR23, D23)."""
        rises = t.arrived.count(True) if t.rules.bonus_per_arrival else 1
        for city in range(t.rules.board.cities):
            bonus = 0
            if t.wagon_on(city) == NOBODY:
                bonus = min(BONUS_TOP, t.bonus[city] + rises * BONUS_STEP)
            if bonus != t.bonus[city]:
                t.bonus[city] = bonus
                if t.telling:
                    t.tell(BonusChanged(city=t.rules.board.ids[city], bonus=bonus))
        for wagon in range(WAGONS):
            t.arrived[wagon] = False  # M6.6

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, PlaySaleWithBonus):
            return Refused("card_not_in_hand", "M10.4", card="sale_with_bonus")
        return super().refusal(t, seat, action)


SELLING_GOODS: Final = Selling("selling", "M6.4")
