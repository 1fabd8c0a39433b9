"""Action 6: open auctions for the Investment cards (M7)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import Bid, TakeCard
from fernhandel.games.merchants.deals.happenings import happens, happens_alone
from fernhandel.games.merchants.deals.vocabulary import WINS
from fernhandel.games.merchants.events import CardsRevealed, CardTaken
from fernhandel.games.merchants.figures import BID_TOP, INVESTMENTS, OPEN_CARDS
from fernhandel.games.merchants.phases.auctions import OpenAuction, clear_bids, next_in
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import NOBODY, OPEN, Table


def open_cards(t: Table) -> list[int]:
    return [card for card in range(len(INVESTMENTS)) if t.owner[card] == OPEN]


class Investments(OpenAuction):
    """At most one auction fewer than players; the winner of each chooses a card (M7.1 to M7.4)."""

    def enter(self, t: Table) -> None:
        t.winners = 0
        if open_cards(t):
            self.begin_auction(t, t.first)
        else:
            t.advance()  # M7.7

    def begin_auction(self, t: Table, opener: int) -> None:
        """The first seat from ``opener`` on that has not won this turn may open or decline (M7.2, M7.3)."""
        clear_bids(t, out=t.winners)
        t.opener = NOBODY
        t.phase = self
        t.ask([])  # an auction goes round the table, not along a queue
        t.active = next_in(t, opener - 1)

    def most(self, t: Table, seat: int) -> int:
        return min(t.money[seat], BID_TOP)

    def legal(self, t: Table, seat: int) -> list[Action]:
        return self.bids(t, seat)

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Bid) and t.opener == NOBODY:
            t.opener = seat
        self.bid_or_pass(t, seat, action)
        t.active = next_in(t, seat)
        if t.active == NOBODY:  # nobody has bid: the round is over (M7.4)
            self.end_round(t)
        elif t.active == t.high_bidder:  # nobody else is left
            TAKING_CARD.begin(t)

    def resume(self, t: Table) -> None:
        """After a card was taken: the next auction, or the end of the round (M7.3, M7.4, MR25)."""
        winners = sum(t.winners >> seat & 1 for seat in range(t.players))
        if winners == t.players - 1 or not open_cards(t):
            self.end_round(t)
        else:
            self.begin_auction(t, t.opener + 1)

    def end_round(self, t: Table) -> None:
        """Only now the row is refilled to four (M7.5)."""
        t.winners = 0
        clear_bids(t, out=0)
        t.opener = NOBODY
        drawn: list[str] = []
        while t.deck and len(open_cards(t)) < OPEN_CARDS:
            card = t.deck.pop()
            t.owner[card] = OPEN
            drawn.append(INVESTMENTS[card])
        if drawn and t.telling:
            t.tell(CardsRevealed(cards=drawn))
        t.advance()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Bid):
            return self.why_no_bid(t, seat, action)
        return super().refusal(t, seat, action)

    def too_much(self, t: Table, seat: int, amount: int) -> Refused:
        return Refused("bid_above_cash", self.rule, need=amount, have=t.money[seat])


class TakingCard(Step):
    """The winner pays the bank and takes any one of the open cards (M7.2)."""

    def begin(self, t: Table) -> None:
        t.pay(t.high_bidder, t.high_bid)
        cards = open_cards(t)
        if len(cards) == 1:
            happens_alone(t, t.high_bidder, t.rules.actions.take_card[cards[0]])
            self.take(t, t.high_bidder, cards[0])
        else:
            t.phase = self
            t.active = t.high_bidder

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.actions.take_card[card] for card in open_cards(t)]

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, TakeCard)
        self.take(t, seat, action.card)

    def take(self, t: Table, seat: int, card: int) -> None:
        t.owner[card] = seat
        t.won[card] = t.turn
        t.winners |= 1 << seat
        if t.telling:
            t.tell(CardTaken(seat=seat, card=INVESTMENTS[card], price=t.high_bid))
        happens(t, WINS, seat, card)
        t.resume()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, TakeCard):
            return Refused("card_not_open", "M7.2", card=INVESTMENTS[action.card])
        return super().refusal(t, seat, action)


INVESTING: Final = Investments("investments", "M7.2")
TAKING_CARD: Final = TakingCard("taking_card", "M7.2")
