"""Cash and load of a seat, before and after: what every kind of move may change."""

from fernhandel.core.outlook import Change
from fernhandel.games.auf_achse.events import (
    ContractDelivered,
    ContractStarted,
    ContractWon,
    DebtPaid,
    LoadLost,
    MoneyPaid,
    MoneyReceived,
    TrailerBought,
    TrailerSold,
)
from fernhandel.games.auf_achse.figures import TRAILERS
from fernhandel.games.auf_achse.text.outlook.ahead import Ahead, Telling


def tell_purse(ahead: Ahead, told: Telling) -> None:
    """What of it changes for certain."""
    me = ahead.me
    cash, goods, room = _after(ahead)
    if cash != me.cash:
        told.put(cash_change(ahead, cash))
    if (goods, room) != (me.goods, me.room):
        told.put(truck_change(ahead, goods, room))


def cash_change(ahead: Ahead, cash: int) -> Change:
    return Change(
        about=ahead.say("outlook-cash"),
        before=ahead.money(ahead.me.cash),
        after=ahead.money(cash),
        tone="better" if cash > ahead.me.cash else "worse",
        thing="cash",
    )


def truck_change(ahead: Ahead, goods: int, room: int) -> Change:
    """Goods aboard and how many find room; more room is better."""
    me = ahead.me
    return Change(
        about=ahead.say("outlook-truck"),
        before=ahead.say("outlook-load", goods=me.goods, room=me.room),
        after=ahead.say("outlook-load", goods=goods, room=room),
        tone="better" if room > me.room else "worse" if room < me.room else "",
        thing="truck",
    )


def _after(ahead: Ahead) -> tuple[int, int, int]:
    """Cash, goods and room, as the events leave them."""
    cash, goods, room = ahead.me.cash, ahead.me.goods, ahead.me.room
    contracts = ahead.speech.cards.contracts
    for event in ahead.events:
        if getattr(event, "seat", None) != ahead.seat:
            continue
        match event:
            case TrailerBought(trailer=trailer, price=price):
                cash -= price
                room += ahead.rules.trailer_room[TRAILERS.index(trailer)]
            case TrailerSold(trailer=trailer, price=price):
                cash += price
                room -= ahead.rules.trailer_room[TRAILERS.index(trailer)]
            case ContractDelivered(contract=id, revenue=revenue):
                cash += revenue
                goods -= contracts[id].goods
            case LoadLost(contract=id):
                goods -= contracts[id].goods
            case ContractStarted(goods=loaded):
                goods += loaded
            case ContractWon(price=price):
                cash -= price
            case MoneyReceived(amount=amount):
                cash += amount
            case MoneyPaid(amount=amount) | DebtPaid(amount=amount):
                cash -= amount
    return cash, goods, room
