"""Action 2, first part: bids for the title of Loading Master, and the card that needs none."""

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import Bid, PlayLoadingMaster
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.bots.planner.yard import Auction, Yard
from fernhandel.games.merchants.figures import LOADING_MASTER, LOADING_MASTER_PRICE


def rate_bids(look: Outlook, options: list[Action]) -> list[float]:
    """Sealed bids: the chance to win against what others may bid, the own gain less the price, their gain if not."""
    t = look.t
    yard = Yard(look, t.at[t.wagon], t.wagon)
    auction = Auction(yard)
    ratings: list[float] = []
    for option in options:
        if not isinstance(option, Bid):
            ratings.append(0.0)
            continue
        amount = float(option.amount)
        win = 1.0
        lost = 0.0
        weight = 0.0
        for seat in range(look.players):
            if seat != look.seat:
                below = chance_below(auction.bids[seat], amount, beats_ties(look, seat))
                win *= below
                price = max(amount, auction.bids[seat])
                share = 1.0 - below + 0.001
                lost += share * (auction.balances[seat] - look.stakes[seat] * price)
                weight += share
        ratings.append(win * (auction.balances[look.seat] - look.cost(amount)) + (1.0 - win) * lost / weight)
    return ratings


def beats_ties(look: Outlook, rival: int) -> bool:
    """Whether this seat comes before the rival in turn order (M3.5)."""
    first = look.t.first
    return (look.seat - first) % look.players < (rival - first) % look.players


def chance_below(expected: float, amount: float, ties: bool) -> float:
    """The chance that somebody who is expected to bid about so much stays below an amount."""
    least = 0.25 * expected
    most = 1.5 * expected + 100.0
    reach = amount + (60.0 if ties else -40.0) - least
    return min(1.0, max(0.0, reach / (most - least)))


def rate_master_cards(look: Outlook, options: list[Action]) -> list[float]:
    """The card is worth what the title is worth above the auction, and above keeping the card."""
    ratings: list[float] = []
    for option in options:
        if not isinstance(option, PlayLoadingMaster):
            ratings.append(0.0)
            continue
        t = look.t
        yard = Yard(look, t.at[option.wagon], option.wagon)
        without = yard.expected()
        sure = yard.balance_under(look.seat)
        keep = look.weights.influences[LOADING_MASTER] * min(1.0, look.left / 4.0)
        ratings.append(sure - look.cost(float(LOADING_MASTER_PRICE)) - without - keep)
    return ratings
