"""Open auctions, which go round the table: for Investment cards (M7), and for abilities before the first round (D5)."""

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import Bid
from fernhandel.games.merchants.events import BidMade, Passed
from fernhandel.games.merchants.figures import COIN
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import NOBODY, Table


def clear_bids(t: Table, out: int) -> None:
    """Nobody has bid; ``out`` are the seats that may not bid at all, as bits."""
    t.high_bid = 0
    t.high_bidder = NOBODY
    t.out = out


def least_bid(t: Table) -> int:
    return t.high_bid + COIN


def next_in(t: Table, seat: int) -> int:
    """The next seat clockwise that is still in the auction; itself last, NOBODY when all are out."""
    for i in range(1, t.players + 1):
        beside = (seat + i) % t.players
        if not t.out >> beside & 1:
            return beside
    return NOBODY


class OpenAuction(Step):
    """Each in turn bids more than the last, or passes and is out of this auction."""

    def most(self, t: Table, seat: int) -> int:
        """The highest bid that seat may make."""
        raise NotImplementedError

    def bids(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.pass_]
        options += t.rules.actions.bid[least_bid(t) // COIN : self.most(t, seat) // COIN + 1]
        return options

    def bid_or_pass(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Bid):
            t.high_bid = action.amount
            t.high_bidder = seat
            if t.telling:
                t.tell(BidMade(seat=seat, amount=action.amount))
        else:
            t.out |= 1 << seat
            if t.telling:
                t.tell(Passed(seat=seat))

    def why_no_bid(self, t: Table, seat: int, bid: Bid) -> Refused:
        """By the rule that this step asks by."""
        if bid.amount < least_bid(t):
            return Refused("bid_too_low", self.rule, least=least_bid(t))
        return self.too_much(t, seat, bid.amount)

    def too_much(self, t: Table, seat: int, amount: int) -> Refused:
        """Why that seat may not bid that much."""
        raise NotImplementedError
