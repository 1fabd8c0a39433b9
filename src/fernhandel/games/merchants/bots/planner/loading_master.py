"""Action 2, first part: bids for the title of Loading Master, and the card that needs none."""

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import Bid, PlayLoadingMaster
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.bots.planner.position import place
from fernhandel.games.merchants.bots.planner.yard import Auction, Yard
from fernhandel.games.merchants.figures import LOADING_MASTER, LOADING_MASTER_PRICE


def rate_bids(o: Outlook, options: list[Action]) -> list[float]:
    """Sealed bids: the chance to win against what others may bid, the own gain less the price, their gain if not."""
    t = o.t
    yard = Yard(o, t.at[t.wagon], t.wagon)
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
        for seat in range(o.players):
            if seat != o.seat:
                below = chance_below(auction.bids[seat], amount, beats_ties(o, seat))
                win *= below
                price = max(amount, auction.bids[seat])
                share = 1.0 - below + 0.001
                lost += share * (auction.balances[seat] - o.stakes[seat] * price)
                weight += share
        ratings.append(win * (auction.balances[o.seat] - o.cost(amount)) + (1.0 - win) * lost / weight)
    return ratings


def beats_ties(o: Outlook, rival: int) -> bool:
    """Whether this seat comes before the rival in turn order (M3.5)."""
    return place(o.t, o.seat) < place(o.t, rival)


def chance_below(expected: float, amount: float, ties: bool) -> float:
    """The chance that somebody who is expected to bid about so much stays below an amount."""
    least = 0.25 * expected
    most = 1.5 * expected + 100.0
    reach = amount + (60.0 if ties else -40.0) - least
    return min(1.0, max(0.0, reach / (most - least)))


def rate_master_cards(o: Outlook, options: list[Action]) -> list[float]:
    """The card is worth what the title is worth above the auction, and above keeping the card."""
    ratings: list[float] = []
    for option in options:
        if not isinstance(option, PlayLoadingMaster):
            ratings.append(0.0)
            continue
        t = o.t
        yard = Yard(o, t.at[option.wagon], option.wagon)
        without = yard.expected()
        sure = yard.balance_under(o.seat)
        keep = o.w.influences[LOADING_MASTER] * min(1.0, o.left / 4.0)
        ratings.append(sure - o.cost(float(LOADING_MASTER_PRICE)) - without - keep)
    return ratings
