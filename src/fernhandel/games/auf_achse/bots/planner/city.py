"""In a city: what to load, which public contract to choose, and what is lost by choosing none (A5, A7.1, A7.11)."""

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.actions import Choose, Done, Start
from fernhandel.games.auf_achse.bots.planner.auctions import Auction
from fernhandel.games.auf_achse.bots.planner.outlook import Outlook

FIRST = 1.0  # a public contract is chosen before anything is loaded: it may start here


def rate_city(o: Outlook, options: list[Action]) -> list[float]:
    t = o.t
    me = o.trucks[o.seat]
    staying = o.arrived(me, me.room)
    ratings = [0.0] * len(options)
    procurement = o.discard() if t.exact else 0.0
    for i, action in enumerate(options):
        if isinstance(action, Choose):
            ratings[i] = staying + FIRST
            if t.rules.children:
                ratings[i] = o.taken(action.contract) + FIRST - o.card_less()
            else:
                gain = chosen(o, action.contract)
                procurement = max(procurement, gain)
                ratings[i] += gain
    for i, action in enumerate(options):
        if isinstance(action, Start):
            ratings[i] = started(o, action.contract, True) + procurement
        elif isinstance(action, Done):
            ratings[i] = o.standing(me, me.room) + (o.discard() if t.exact else 0.0)
    return ratings


def chosen(o: Outlook, card: int) -> float:
    """What it brings to choose a public contract; the last one may end the game (AR36)."""
    if o.cards == 1:
        for truck in o.trucks:
            if truck.seat != o.seat and truck.contracts() == 0:
                return o.verdict()
    return Auction(o, card, o.seat, 0).chosen() - o.card_less()


def started(o: Outlook, card: int, arrived: bool) -> float:
    """What the tour is worth with a contract loaded."""
    me = o.trucks[o.seat]
    me.hand.remove(card)
    me.aboard.append(card)
    worth = o.arrived(me, me.room) if arrived else o.standing(me, me.room)
    me.aboard.remove(card)
    me.hand.append(card)
    return worth


def rate_loading(o: Outlook, options: list[Action]) -> list[float]:
    """Loading where the truck has been placed, or at once after an auction."""
    me = o.trucks[o.seat]
    ratings: list[float] = []
    for action in options:
        if isinstance(action, Start):
            ratings.append(started(o, action.contract, True))
        else:
            ratings.append(o.standing(me, me.room))
    return ratings
