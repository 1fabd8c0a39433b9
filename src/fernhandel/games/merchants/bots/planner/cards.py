"""Cards: what those of Action 6 and the abilities of 1999 are worth and what to pay for them; Influence cards."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import Bid, OfferCard, PlaceCourier, TakeCard, TakeInfluence
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.figures import (
    CLIMB_PRICE,
    INFLUENCE_KINDS,
    INVESTMENTS,
    LOW_UPKEEP,
    LOW_UPKEEP_PRICE,
    PRINTED_PRICE,
    SALE_WITH_BONUS,
    SOCIAL_CLIMBING,
    SOCIAL_CLIMBING_PRICE,
    SPECIAL_SALE,
    UPKEEP,
    WAGONS,
)
from fernhandel.games.merchants.phases.abilities import ABILITY_AUCTION, cards_of
from fernhandel.games.merchants.phases.investments import open_cards
from fernhandel.games.merchants.state import OPEN

RAISE: Final = 0.2  # what a coin more than needed costs in an open auction
SECOND_CHOICE: Final = 0.5  # how far the next card makes up for one that is lost


def card_worth(o: Outlook, card: int) -> float:
    """By what it brings in a turn, in the turns that are left."""
    return o.w.cards[card] * o.left


def best_two(o: Outlook, cards: list[int]) -> list[float]:
    """The worth of the best and of the second best of these cards."""
    best = 0.0
    second = 0.0
    for card in cards:
        worth = card_worth(o, card)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return [best, second]


def rate_card_bids(o: Outlook, options: list[Action]) -> list[float]:
    """Open bids: the lowest that stays below the worth of the card, unless the next auction offers as much."""
    worth = best_two(o, open_cards(o.t))
    passing = 0.0
    if o.players > 2:
        passing = SECOND_CHOICE * max(0.0, worth[1] - o.cost(float(o.t.high_bid)))
    ratings: list[float] = []
    for option in options:
        if isinstance(option, Bid):
            ratings.append(worth[0] - o.cost(float(option.amount)) - RAISE * (option.amount - o.t.high_bid))
        else:
            ratings.append(passing)
    return ratings


def rate_taking_card(o: Outlook, options: list[Action]) -> list[float]:
    ratings: list[float] = []
    for option in options:
        ratings.append(card_worth(o, option.card) if isinstance(option, TakeCard) else 0.0)
    return ratings


def rate_abilities(o: Outlook, options: list[Action]) -> list[float]:
    """Offers and bids before the first round: every seat comes to two cards in any case (D5)."""
    t = o.t
    ratings: list[float] = []
    for option in options:
        if isinstance(option, OfferCard):
            ratings.append(card_worth(o, option.card) - PRINTED_PRICE[option.card])
        elif isinstance(option, Bid):
            worth = card_worth(o, t.card)
            ratings.append(worth - option.amount - RAISE * (option.amount - t.high_bid))
        else:
            ratings.append(other_card(o))
    return ratings


def other_card(o: Outlook) -> float:
    """What a seat may expect to gain with another card instead: the middling one of those it can still have."""
    t = o.t
    gains: list[float] = []
    for card in range(len(INVESTMENTS)):
        if t.owner[card] == OPEN and card != t.card and ABILITY_AUCTION.may_have(t, o.seat, card):
            gains.append(card_worth(o, card) - PRINTED_PRICE[card])
    gains.sort()
    wanted = 2 - cards_of(t, o.seat)
    return gains[max(0, len(gains) - 1 - wanted)] if gains else 0.0


# -- Influence cards ---------------------------------------------------------------------------------------------------


def rate_influences(o: Outlook, options: list[Action]) -> list[float]:
    ratings: list[float] = []
    for option in options:
        ratings.append(influence_worth(o, option.influence) if isinstance(option, TakeInfluence) else 0.0)
    return ratings


def influence_worth(o: Outlook, kind: int) -> float:
    """The usual worth of a kind, and for those of Action 7 what they save on the way up."""
    t = o.t
    worth = o.w.influences[kind]
    held = t.hand[o.seat * INFLUENCE_KINDS + kind]
    if kind == SOCIAL_CLIMBING:
        last = CLIMB_PRICE[min(len(CLIMB_PRICE) - 1, t.rules.last_arrival)] - SOCIAL_CLIMBING_PRICE
        return worth / 500.0 * last / (1.0 + 0.5 * held)
    if kind == LOW_UPKEEP:
        level = min(8, t.status[o.seat] + (2 if o.left > 1.0 else 0))
        return worth / 500.0 * max(0, UPKEEP[level] - LOW_UPKEEP_PRICE) / (1.0 + 0.3 * held)
    if kind == SPECIAL_SALE:
        return worth / (1.0 + 0.3 * held) if t.stored_anywhere(o.seat) > 0 or o.left > 0.5 else 0.0
    if kind == SALE_WITH_BONUS and o.last_turn:
        return 0.5 * worth
    if o.last_turn:
        return 0.0
    return worth / (1.0 + held) * min(1.0, o.left / 3.0)


def rate_courier_places(o: Outlook, options: list[Action]) -> list[float]:
    """The first player moves first: a place that one of his tiles can reach with a wagon (MR4)."""
    t = o.t
    board = t.rules.board
    ratings: list[float] = []
    for option in options:
        rating = 0.0
        if isinstance(option, PlaceCourier):
            for wagon in range(WAGONS):
                distance = board.distances(t.at[wagon])[option.to]
                if 0 < distance <= 4:
                    rating = max(rating, o.w.meeting - o.w.tile * distance)
        ratings.append(rating)
    return ratings
