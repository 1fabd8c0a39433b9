"""Public procurement: the auction of a public contract (A7)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.auf_achse.actions import Match, Offer, Start
from fernhandel.games.auf_achse.events import ContractRevealed, ContractWon, OfferMade, Passed
from fernhandel.games.auf_achse.figures import OFFERS, PUBLIC_SLOTS
from fernhandel.games.auf_achse.phases.loading import start_contract, why_not_start
from fernhandel.games.auf_achse.phases.step import Step
from fernhandel.games.auf_achse.state import CITY, IN_ROW, NOBODY, WINNING, Table


def refill(t: Table) -> None:
    """Cards slide towards the dock; the next of the pile comes into the corner (A7.10, AR34)."""
    while t.pile and len(t.row) < PUBLIC_SLOTS:
        card = t.pile.pop()
        t.holder[card] = IN_ROW
        t.changes += 1
        t.row.append(card)
        if t.telling:
            t.tell(ContractRevealed(contract=t.rules.contracts.ids[card]))


def cost(t: Table, offer: int) -> int:
    """What an offer for the contract under the hammer costs; nothing without one (A7.6, A7.8)."""
    return t.rules.contracts.offers[t.chosen][offer - 1] if offer > 0 else 0


def least_offer(t: Table) -> int:
    """What comes next after the last offer (A7.3)."""
    return t.offer + 1


def win_contract(t: Table, seat: int, card: int, offer: int, price: int) -> None:
    """Pay for a public contract and take it, before the eyes of all (A7.6, A7.7); children pay nothing (A9.4)."""
    t.pay(seat, price)
    t.row.remove(card)
    t.take(card, seat)
    t.known[card] = True
    if t.telling:
        t.tell(ContractWon(seat=seat, contract=t.rules.contracts.ids[card], offer=offer, price=price))


class Bidding(Step):
    """From the chooser's left; each names a higher offer or passes, the chooser may match (A7.2 to A7.5)."""

    def enter(self, t: Table) -> None:
        t.offer = 0
        t.bidder = NOBODY
        t.out = 0
        self.ask(t, t.active)
        self.go_on(t)

    def go_on(self, t: Table) -> None:
        """To the next who has not passed; over when nobody can answer the last offer any more."""
        for i in range(1, t.players + 1):
            seat = (t.asked + i) % t.players
            if seat == t.bidder:
                break  # nobody else is left to answer
            if t.out >> seat & 1:
                continue
            if seat == t.active and t.bidder == NOBODY:
                break  # nobody bids against the chooser, A7.8
            self.ask(t, seat)
            return
        t.enter(WINNING)

    def legal(self, t: Table, seat: int) -> list[Action]:
        cash = t.cash[seat]
        options: list[Action] = [t.rules.actions.pass_]
        if seat == t.active and cash >= cost(t, t.offer):  # A7.4, AR29, AR30
            options.append(t.rules.actions.match)
        for offer in range(least_offer(t), OFFERS + 1):
            if cash < cost(t, offer):
                break  # offers rise
            options.append(t.rules.actions.offer[offer - 1])
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, (Offer, Match)):
            matched = isinstance(action, Match)
            if isinstance(action, Offer):
                t.offer = action.offer
            t.bidder = seat
            if t.telling:
                t.tell(OfferMade(seat=seat, offer=t.offer, matched=matched))
        else:
            t.out |= 1 << seat
            if t.telling:
                t.tell(Passed(seat=seat))
        self.go_on(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Match):
            if seat != t.active:
                return Refused("only_the_chooser_matches", "A7.4")
            return Refused("not_enough_money", "AR30", need=cost(t, t.offer), have=t.cash[seat])
        if isinstance(action, Offer):
            if action.offer < least_offer(t):
                return Refused("offer_too_low", "A7.3", least=least_offer(t))
            return self.too_high(t, seat, action.offer)
        return super().refusal(t, seat, action)

    def too_high(self, t: Table, seat: int, offer: int) -> Refused:
        """With the highest offer that can still be made and paid; 0 where there is none."""
        payable = [action.offer for action in self.legal(t, seat) if isinstance(action, Offer)]
        need, have, most = cost(t, offer), t.cash[seat], max(payable, default=0)
        return Refused("offer_too_high", "AR30", offer=offer, need=need, have=have, most=most)


class Winning(Step):
    """The winner pays and takes the card; standing in its start city he may start it at once (A7.7 to A7.9, AR32)."""

    def enter(self, t: Table) -> None:
        card = t.chosen
        winner = t.active if t.bidder == NOBODY else t.bidder
        win_contract(t, winner, card, t.offer, cost(t, t.offer))
        here = t.rules.contracts.start[card] == t.at[winner]
        if here and winner != t.active and t.fits(winner, card):
            self.ask(t, winner)
        else:
            self.settle(t)

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.actions.done, t.rules.actions.start[t.chosen]]

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Start):
            start_contract(t, seat, action.contract)
        self.settle(t)

    def settle(self, t: Table) -> None:
        """Only then the row is refilled (AR33) and the end is checked (AR35)."""
        t.chosen = NOBODY
        t.offer = 0
        t.bidder = NOBODY
        t.out = 0
        refill(t)
        if not t.check_end():
            t.rules.steps[CITY].resume(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Start):
            return why_not_start(t, seat, action.contract)
        return super().refusal(t, seat, action)


BIDDING_FOR: Final = Bidding("bidding", "A7.3")
WINNING_IT: Final = Winning("winning", "AR32")
