"""Action 6, and the auction before the first round of 1999: what a bid leaves, when a card works (M7, D5)."""

from fernhandel.core.outlook import Outlook
from fernhandel.games.merchants.actions import Bid, OfferCard, TakeCard
from fernhandel.games.merchants.figures import CLIMBS_PER_TURN, INVESTMENTS, PRINTED_PRICE, STATUS_TOP
from fernhandel.games.merchants.phases.abilities import ABILITY_AUCTION
from fernhandel.games.merchants.phases.status import CLIMBING
from fernhandel.games.merchants.text.outlook.trying import Trying


def tell_open_bid(trying: Trying) -> Outlook:
    bid = trying.deeds[-1]
    assert isinstance(bid, Bid)
    left = trying.money - bid.amount
    setup = trying.t.phase is ABILITY_AUCTION
    return Outlook(
        act=trying.say("outlook-bid", amount=bid.amount),
        changes=[trying.cash(left, "outlook-cash-if-won")],
        lines=[] if setup else [_levels(trying, left), trying.say("outlook-one-card")],
        warning="" if setup else trying.too_little(left),
    )


def _levels(trying: Trying, left: int) -> str:
    """How many levels the rest would still buy today, the upkeep paid (M8.1, M8.5)."""
    t = trying.t
    price = CLIMBING.price(t)
    room = min(CLIMBS_PER_TURN, STATUS_TOP - t.status[trying.seat])
    if t.letters[trying.seat]:
        room = 0
    levels = max(0, min(room, (left - trying.upkeep) // price))
    return trying.say("outlook-levels-left", n=levels, price=price, upkeep=trying.upkeep)


def tell_taken_card(trying: Trying) -> Outlook:
    taken = trying.deeds[-1]
    assert isinstance(taken, TakeCard)
    name = INVESTMENTS[taken.card]
    return Outlook(
        act=trying.say("outlook-take-card", card=trying.speech.card(name)),
        lines=[trying.say("outlook-works-from", turn=trying.view.turn + 1)],
    )


def tell_offered_card(trying: Trying) -> Outlook:
    offer = trying.deeds[-1]
    assert isinstance(offer, OfferCard)
    price = PRINTED_PRICE[offer.card]
    card = trying.speech.card(INVESTMENTS[offer.card])
    return Outlook(
        act=trying.say("outlook-offer-card", card=card, price=price),
        changes=[trying.cash(trying.money - price, "outlook-cash-if-not-raised")],
        lines=[trying.say("outlook-must-take")],
    )
