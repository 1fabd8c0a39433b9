"""Trailers: what more room saves, and when it is no longer needed (A6)."""

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.actions import BuyAtHalfPrice, BuyTrailer, SellTrailer
from fernhandel.games.auf_achse.bots.planner.outlook import Outlook
from fernhandel.games.auf_achse.state import CITY, PAYING


def add_trades(o: Outlook, options: list[Action], ratings: list[float]) -> None:
    """A trade leaves the decision open, so it is worth what the best of the others is, and its own gain."""
    best = -1e9
    for i, action in enumerate(options):
        if not isinstance(action, (BuyTrailer, SellTrailer)):
            best = max(best, ratings[i])
    for i, action in enumerate(options):
        if isinstance(action, BuyTrailer):
            ratings[i] = best + bought(o, action.trailer)
        elif isinstance(action, SellTrailer):
            ratings[i] = best + sold(o, action.trailer)


def bought(o: Outlook, kind: int) -> float:
    """Room is bought in a city, where a load may wait for it; anywhere else it can wait itself."""
    t = o.t
    me = o.trucks[o.seat]
    price = t.rules.trailer_price[kind]
    if t.phase is not t.rules.steps[CITY]:
        return float(-price)
    more = t.rules.trailer_room[kind]
    gain = o.room_to_come(me.room + more) - o.room_to_come(me.room) + t.rules.resale - price
    if all_fits(o, me.room):
        return gain
    return gain + o.arrived(me, me.room + more) - o.arrived(me, me.room)


def sold(o: Outlook, kind: int) -> float:
    """Room is sold when it stays empty, or when the money is owed."""
    t = o.t
    me = o.trucks[o.seat]
    less = me.room - t.rules.trailer_room[kind]
    gain = t.rules.resale + o.room_to_come(less) - o.room_to_come(me.room)
    owed = t.phase is t.rules.steps[PAYING] and me.cash < t.due <= me.cash + t.rules.resale
    if owed:
        gain += t.due
        return gain if all_fits(o, less) else gain + o.standing(me, less) - o.standing(me, me.room)
    if gain > 0.0 and all_fits(o, less):
        return gain
    return float(t.rules.resale - t.rules.trailer_price[kind])  # it can wait, and now it would have to be bought again


def all_fits(o: Outlook, room: int) -> bool:
    """Whether so much room holds all contracts of the truck at once."""
    me = o.trucks[o.seat]
    goods = o.t.rules.contracts.goods
    return me.goods + sum([goods[card] for card in me.hand]) <= room


def rate_discount(o: Outlook, options: list[Action]) -> list[float]:
    """A trailer at half its price, now or never."""
    t = o.t
    me = o.trucks[o.seat]
    ratings: list[float] = []
    for action in options:
        if not isinstance(action, BuyAtHalfPrice):
            ratings.append(0.0)
            continue
        more = t.rules.trailer_room[action.trailer]
        saved = o.standing(me, me.room + more) - o.standing(me, me.room)
        saved += o.room_to_come(me.room + more) - o.room_to_come(me.room)
        ratings.append(saved + t.rules.resale - t.rules.trailer_price[action.trailer] // 2)
    return ratings
