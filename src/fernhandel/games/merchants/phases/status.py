"""Action 7: upkeep, loans, and the social climb (M8); the end of the turn and of the game (M11)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import Climb, PlayLowUpkeep, PlaySocialClimbing, TakeLoan
from fernhandel.games.merchants.deals.happenings import happens
from fernhandel.games.merchants.deals.vocabulary import CLIMBS
from fernhandel.games.merchants.events import Climbed, GameEnded, LoanDeclined, LoanTaken, StatusDropped, UpkeepPaid
from fernhandel.games.merchants.figures import (
    CLIMB_PRICE,
    CLIMBS_PER_TURN,
    LOAN,
    LOW_UPKEEP,
    LOW_UPKEEP_PRICE,
    SOCIAL_CLIMBING,
    SOCIAL_CLIMBING_PRICE,
    STATUS_TOP,
    UPKEEP,
)
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import NOBODY, Table


class Upkeep(Step):
    """In turn order everybody pays; only who could play Low Upkeep or repay a loan is asked (M8.1, M8.4)."""

    def enter(self, t: Table) -> None:
        t.ask(t.turn_order())
        self.collect(t)

    def collect(self, t: Table) -> None:
        """Take the upkeep of one seat after the other until one has something to decide."""
        while t.active != NOBODY:
            if t.letters[t.active] > 0 or self.may_play_card(t, t.active):  # M8.4: a loan may be repaid before
                t.phase = self
                return
            if self.pay(t, t.active):
                return
            t.ask_next()
        t.advance()

    def may_play_card(self, t: Table, seat: int) -> bool:
        """Judged by what all can see: the level makes the card useful and the seat holds cards."""
        return UPKEEP[t.status[seat]] > LOW_UPKEEP_PRICE and t.may_hold(seat, LOW_UPKEEP)

    def pay(self, t: Table, seat: int) -> bool:
        """Pay, dropping as far as needed (M8.2); true when the seat is now offered a loan (M8.3)."""
        before = t.status[seat]
        while UPKEEP[t.status[seat]] > t.money[seat]:
            t.status[seat] -= 1
        amount = UPKEEP[t.status[seat]]
        t.pay(seat, amount)
        dropped = t.status[seat] < before
        if t.telling:
            if dropped:
                t.tell(StatusDropped(seat=seat, before=before, after=t.status[seat]))
            t.tell(UpkeepPaid(seat=seat, amount=amount, by_card=False))
        if dropped and t.credits > 0:  # MR28
            t.phase = BORROWING
            return True
        return False

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.pay_upkeep]
        useful = UPKEEP[t.status[seat]] > LOW_UPKEEP_PRICE
        if useful and t.holds(seat, LOW_UPKEEP) and t.money[seat] >= LOW_UPKEEP_PRICE:  # MR45
            options.append(t.rules.actions.low_upkeep)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, PlayLowUpkeep):
            t.play_influence(seat, LOW_UPKEEP)
            t.pay(seat, LOW_UPKEEP_PRICE)
            if t.telling:
                t.tell(UpkeepPaid(seat=seat, amount=LOW_UPKEEP_PRICE, by_card=True))
        elif self.pay(t, seat):
            return
        self.resume(t)

    def resume(self, t: Table) -> None:
        t.ask_next()
        self.collect(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, PlayLowUpkeep):
            return super().refusal(t, seat, action)
        if not t.holds(seat, LOW_UPKEEP):
            return Refused("card_not_in_hand", "M10.7", card="low_upkeep")
        if UPKEEP[t.status[seat]] <= LOW_UPKEEP_PRICE:
            return Refused("upkeep_is_low", "M10.7", upkeep=UPKEEP[t.status[seat]])
        return Refused("not_enough_money", "MR45", need=LOW_UPKEEP_PRICE, have=t.money[seat])


class Borrowing(Step):
    """Who had to drop may take one loan, at once or not at all (M8.3, MR28)."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.actions.decline, t.rules.actions.take_loan]

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, TakeLoan):
            t.earn(seat, LOAN)
            t.letters[seat] += 1
            t.credits -= 1
            if t.telling:
                t.tell(LoanTaken(seat=seat, amount=LOAN))
        elif t.telling:
            t.tell(LoanDeclined(seat=seat))
        t.resume()


class Climbing(Step):
    """In turn order, up to two levels each; nobody climbs with a Letter of Credit (M8.4, M8.5)."""

    def enter(self, t: Table) -> None:
        t.climbed = 0
        if t.ask([seat for seat in t.turn_order() if t.status[seat] < STATUS_TOP]):
            t.phase = self
        else:
            t.advance()

    def price(self, t: Table) -> int:
        return CLIMB_PRICE[t.arrivals]

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        if t.letters[seat] == 0:
            if t.money[seat] >= self.price(t):
                options.append(t.rules.actions.climb)
            if t.holds(seat, SOCIAL_CLIMBING) and t.money[seat] >= SOCIAL_CLIMBING_PRICE:
                options.append(t.rules.actions.social_climbing)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, (Climb, PlaySocialClimbing)):
            by_card = isinstance(action, PlaySocialClimbing)
            if by_card:
                t.play_influence(seat, SOCIAL_CLIMBING)
            price = SOCIAL_CLIMBING_PRICE if by_card else self.price(t)
            t.pay(seat, price)
            t.status[seat] += 1
            t.climbed += 1
            if t.telling:
                t.tell(Climbed(seat=seat, level=t.status[seat], price=price, by_card=by_card))
            happens(t, CLIMBS, seat)
            if t.climbed < CLIMBS_PER_TURN and t.status[seat] < STATUS_TOP:  # MR29
                return
        t.climbed = 0
        if not t.ask_next():
            t.advance()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, (Climb, PlaySocialClimbing)):
            return super().refusal(t, seat, action)
        if t.letters[seat] > 0:
            return Refused("letter_of_credit", "M8.4", letters=t.letters[seat])
        if isinstance(action, PlaySocialClimbing):
            if not t.holds(seat, SOCIAL_CLIMBING):
                return Refused("card_not_in_hand", "M10.5", card="social_climbing")
            return Refused("not_enough_money", "M10.5", need=SOCIAL_CLIMBING_PRICE, have=t.money[seat])
        return Refused("not_enough_money", "M8.5", need=self.price(t), have=t.money[seat])


class TurnEnd(Step):
    """The turn board passes to the left (M8.6); in the last turn a last chance to repay, then the end (M11.1, MR31)."""

    def enter(self, t: Table) -> None:
        if t.arrivals < t.rules.last_arrival:
            t.first = (t.first + 1) % t.players
            t.begin_turn()
        elif t.ask([seat for seat in t.turn_order() if t.letters[seat] > 0]):
            t.phase = self
        else:
            self.end_game(t)

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.actions.done]  # the table adds the repayment to every list

    def play(self, t: Table, seat: int, action: Action) -> None:
        if not t.ask_next():
            self.end_game(t)

    def end_game(self, t: Table) -> None:
        t.phase = self
        t.over = True
        if t.telling:
            t.tell(GameEnded(turn=t.turn, arrivals=t.arrivals))


UPKEEP_DUE: Final = Upkeep("upkeep", "M8.1")
BORROWING: Final = Borrowing("borrowing", "M8.3")
CLIMBING: Final = Climbing("climbing", "M8.5")
TURN_END: Final = TurnEnd("turn_end", "M11.1")
