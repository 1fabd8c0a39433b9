"""What the next event card is worth, from those that are still to come."""

from fernhandel.games.auf_achse.bots.event_money import event_money
from fernhandel.games.auf_achse.bots.planner.outlook import Outlook
from fernhandel.games.auf_achse.bots.planner.trucks import Truck
from fernhandel.games.auf_achse.figures import (
    DRAW_CONTRACT,
    GOTO_NEAREST_CITY,
    GOTO_OWN_CITY,
    JAM_EDGE,
    JAM_FREE,
    MOVE_EXTRA,
    ROLL_AGAIN,
    SKIP_TURN,
    SUM_DICE,
    UNLOAD_CONTRACT,
)


def event_card(o: Outlook, a_turn: float) -> float:
    """The mean over the pile, whose cards are known though not their order."""
    truck = o.trucks[o.seat]
    events = o.t.rules.events
    total = 0.0
    for card in o.t.event_pile:
        total += effect(o, truck, events.effect[card], events.amount[card], a_turn)
    return total / len(o.t.event_pile)


def effect(o: Outlook, truck: Truck, kind: int, amount: int, a_turn: float) -> float:
    trailers = o.t.trailers[truck.seat * 2] + o.t.trailers[truck.seat * 2 + 1]
    return event_money(kind, amount, truck.goods, trailers) + o.w.event_point * a_turn * turns_won(truck, kind)


def turns_won(truck: Truck, kind: int) -> float:
    """Turns that a card saves or costs."""
    if kind == ROLL_AGAIN:
        return 1.0
    if kind == MOVE_EXTRA or kind == GOTO_OWN_CITY:
        return 1.3
    if kind == DRAW_CONTRACT:
        return 1.0
    if kind == SUM_DICE:
        return 0.7
    if kind == GOTO_NEAREST_CITY or kind == JAM_FREE or kind == JAM_EDGE:
        return 0.2
    if kind == SKIP_TURN:
        return -1.0
    if kind == UNLOAD_CONTRACT and truck.aboard:
        return -1.5
    return 0.0
