"""Die Händler (1999): before the first round every player comes to two ability cards (D3 to D8)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import Bid, OfferCard
from fernhandel.games.merchants.events import CardOffered, CardTaken
from fernhandel.games.merchants.figures import (
    BID_TOP,
    COACH_DRIVER,
    COURIER,
    DRIVER,
    EXPRESS_COURIER,
    INVESTMENTS,
    LARGE_OFFICE,
    OFFICE,
    PRINTED_PRICE,
    REDUCED_COST,
    WAREHOUSE_SALE,
)
from fernhandel.games.merchants.phases.auctions import OpenAuction, clear_bids, next_in
from fernhandel.games.merchants.phases.investments import open_cards
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import NOBODY, OPEN, OUT, Table

CARDS_EACH: Final = 2  # D3
PAIRS: Final = (  # D7, after the short rules of the first edition
    (EXPRESS_COURIER, WAREHOUSE_SALE),
    (LARGE_OFFICE, DRIVER),
    (COACH_DRIVER, OFFICE),
    (REDUCED_COST, COURIER),
)
PAIR_PRICE: Final = 1000  # D7
DEAR: Final = 600  # D8: cards from this printed price on are the dear group
RESERVE: Final = 800  # what must be kept for each card still to come: no card is printed dearer


def cards_of(t: Table, seat: int) -> int:
    return t.owner.count(seat)


def is_dear(card: int) -> bool:
    return PRINTED_PRICE[card] >= DEAR


def give(t: Table, seat: int, card: int, price: int) -> None:
    """A card bought before round 1 works from round 1 (D3)."""
    t.pay(seat, price)
    t.owner[card] = seat
    t.won[card] = 0
    if t.telling:
        t.tell(CardTaken(seat=seat, card=INVESTMENTS[card], price=price))


class DealtPairs(Step):
    """For a first game: fixed pairs, dealt at random, for 1000 each (D7)."""

    def enter(self, t: Table) -> None:
        pairs = list(range(len(PAIRS)))
        t.rng.shuffle(pairs)
        for i, seat in enumerate(t.turn_order()):
            first, second = PAIRS[pairs[i]]
            give(t, seat, first, PAIR_PRICE)
            give(t, seat, second, 0)
        leave_out_the_rest(t)
        t.advance()


def leave_out_the_rest(t: Table) -> None:
    """Cards left over with two or three players stay out of the game (D5)."""
    for card in open_cards(t):
        t.owner[card] = OUT


class AbilityAuction(OpenAuction):
    """In turn order each player offers cards at their printed price until he has two of his own (D5)."""

    def enter(self, t: Table) -> None:
        t.phase = self
        t.ask(t.turn_order())
        self.begin_offer(t)

    def begin_offer(self, t: Table) -> None:
        t.card = NOBODY
        clear_bids(t, out=0)
        t.active = t.queue[t.cursor]

    def may_have(self, t: Table, seat: int, card: int) -> bool:
        """Who has two cards is out; with option abilities = split one of each price group (D8)."""
        if cards_of(t, seat) == CARDS_EACH:
            return False
        if t.rules.one_of_each_group:
            for owned in range(len(INVESTMENTS)):
                if t.owner[owned] == seat and is_dear(owned) == is_dear(card):
                    return False
        return True

    def most(self, t: Table, seat: int) -> int:
        """The highest bid that leaves enough to come to a second card."""
        to_come = CARDS_EACH - cards_of(t, seat) - 1
        return max(0, min(t.money[seat] - to_come * RESERVE, BID_TOP))

    def legal(self, t: Table, seat: int) -> list[Action]:
        if t.card == NOBODY:
            return [t.rules.actions.offer_card[card] for card in open_cards(t) if self.may_have(t, seat, card)]
        return self.bids(t, seat)

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, OfferCard):
            self.offer(t, seat, action.card)
        else:
            self.bid_or_pass(t, seat, action)
        t.active = next_in(t, seat)
        if t.active == t.high_bidder:
            give(t, t.high_bidder, t.card, t.high_bid)
            self.next_offer(t)

    def offer(self, t: Table, seat: int, card: int) -> None:
        """The card opens at its printed price; if nobody raises, who offered it must take it."""
        t.card = card
        t.high_bid = PRINTED_PRICE[card]
        t.high_bidder = seat
        for other in range(t.players):
            if not self.may_have(t, other, card):
                t.out |= 1 << other
        if t.telling:
            t.tell(CardOffered(seat=seat, card=INVESTMENTS[card], price=t.high_bid))

    def next_offer(self, t: Table) -> None:
        while cards_of(t, t.queue[t.cursor]) == CARDS_EACH:
            if not t.ask_next():
                t.card = NOBODY
                clear_bids(t, out=0)
                leave_out_the_rest(t)
                t.advance()
                return
        self.begin_offer(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, OfferCard):
            if t.card != NOBODY:
                return Refused("card_on_offer_already", "D5", card=INVESTMENTS[t.card])
            if t.owner[action.card] != OPEN:
                return Refused("card_not_open", "D5", card=INVESTMENTS[action.card])
            return Refused("card_of_same_group", "D8", card=INVESTMENTS[action.card])
        if isinstance(action, Bid) and t.card != NOBODY:
            return self.why_no_bid(t, seat, action)
        return super().refusal(t, seat, action)

    def too_much(self, t: Table, seat: int, amount: int) -> Refused:
        return Refused("bid_above_reserve", self.rule, need=amount, most=self.most(t, seat))


DEALT_PAIRS: Final = DealtPairs("dealt_pairs", "D7")
ABILITY_AUCTION: Final = AbilityAuction("ability_auction", "D5")
