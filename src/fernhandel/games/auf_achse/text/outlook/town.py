"""Loading, taking, trading and going on: in a city, after an auction, by event card and at the end of a turn."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.outlook import Change
from fernhandel.games.auf_achse.actions import (
    BuyAtHalfPrice,
    BuyTrailer,
    Choose,
    Done,
    GiveBack,
    SellTrailer,
    Start,
)
from fernhandel.games.auf_achse.events import ContractDiscarded, ContractStarted, DebtMade, MoneyPaid
from fernhandel.games.auf_achse.figures import TRAILERS
from fernhandel.games.auf_achse.phases.event_cards import BARGAIN
from fernhandel.games.auf_achse.phases.loading import startable
from fernhandel.games.auf_achse.text.outlook.ahead import Ahead, Telling

DONE: Final = {
    "starting_out": "act-drive-off",
    "going": "act-stay",
    "discount": "act-no-discount",
    "paying": "act-settle",
    "winning": "act-keep",
    "city": "act-end-turn",
    "ending": "act-end-turn",
}  # what it means to be done, by step

Trade = BuyTrailer | SellTrailer | BuyAtHalfPrice


# -- the acts ------------------------------------------------------------------------------------------------------


def act_of(ahead: Ahead, action: Action) -> str:
    """A deed of this chapter in the words of a button."""
    match action:
        case Start(contract=card):
            return ahead.say("act-start", load=ahead.loads([card]))
        case Choose(contract=card):
            return ahead.say("act-take", route=ahead.route(ahead.card(card).id))
        case GiveBack(contract=card):
            return ahead.say("act-give-back", route=ahead.route(ahead.card(card).id))
        case SellTrailer(trailer=kind):
            return ahead.say("act-sell", money=ahead.money(ahead.rules.resale), **_trailer(ahead, kind))
        case BuyTrailer(trailer=kind):
            return ahead.say("act-buy", money=ahead.money(ahead.rules.trailer_price[kind]), **_trailer(ahead, kind))
        case BuyAtHalfPrice(trailer=kind):
            return ahead.say("act-buy", money=ahead.money(BARGAIN.price(ahead.here, kind)), **_trailer(ahead, kind))
    assert isinstance(action, Done)
    return ahead.say(DONE[ahead.here.phase.name])


def _trailer(ahead: Ahead, kind: int) -> dict[str, str]:
    return {"one": str(ahead.speech.named("trailer", TRAILERS[kind])["one"])}


def deeds_of(ahead: Ahead, actions: list[Action]) -> str:
    """Several of them in one: what is loaded is told together."""
    starts = [action.contract for action in actions if isinstance(action, Start)]
    told = [ahead.say("act-start", load=ahead.loads(starts))] if starts else []
    told += [act_of(ahead, action) for action in actions if not isinstance(action, Start)]
    return " · ".join(told)


# -- what they mean ------------------------------------------------------------------------------------------------


def tell_loads(ahead: Ahead, told: Telling) -> None:
    """How far it is to where that which is loaded now is wanted, and what it brings there."""
    board, at = ahead.rules.board, ahead.me.at
    for started in ahead.own(ContractStarted):
        card = ahead.speech.cards.contracts[started.contract]
        assert at is not None
        points = board.distance[board.ids.index(at)][board.ids.index(card.to)]
        told.changes.append(
            Change(
                about=ahead.say("unload-in", goods=card.goods, city=ahead.city(card.to)),
                after=ahead.say("points", points=points),
                note=ahead.say("brings-there", money=ahead.money(card.revenue)),
                thing=f"contract:{card.id}",
            )
        )


def tell_trade(ahead: Ahead, told: Telling, trade: Trade) -> None:
    if isinstance(trade, SellTrailer):
        return
    if ahead.rules.resale:
        told.lines.append(ahead.say("outlook-resale", money=ahead.money(ahead.rules.resale)))
    else:
        told.lines.append(ahead.say("outlook-no-resale"))


def tell_give_back(ahead: Ahead, told: Telling, lost: GiveBack) -> None:
    t, start = ahead.here, ahead.rules.contracts.start[lost.contract]
    points = t.rules.board.distance[t.at[ahead.seat]][start]
    told.lines.append(ahead.say("outlook-back-in-hand", city=ahead.place(start), points=points))


def tell_done(ahead: Ahead, told: Telling) -> None:
    """What is left undone, and what is lost by it (A7.11, A3.3)."""
    step = ahead.here.phase.name
    if step in ("city", "starting_out", "winning"):
        left = startable(ahead.here, ahead.seat)
        if left:
            told.warn(ahead.say("outlook-left-behind", loads=ahead.loads(left)))
    for discarded in ahead.own(ContractDiscarded):
        told.warn(ahead.say("outlook-leaves", route=ahead.route(discarded.contract)))
    for paid in ahead.own(MoneyPaid):
        told.lines.append(ahead.say("outlook-pays", money=ahead.money(paid.amount)))
    for debt in ahead.own(DebtMade):
        told.warn(ahead.say("outlook-owes", money=ahead.money(debt.amount)))
    if ahead.own(ContractDiscarded) and ahead.ends_the_game():
        told.warn(ahead.say("outlook-ends-game"))
