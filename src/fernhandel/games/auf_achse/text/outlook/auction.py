"""A public contract under the hammer: what it would cost and bring, and who can still answer (A7)."""

from fractions import Fraction
from math import ceil

from fernhandel.core.outlook import Change
from fernhandel.games.auf_achse.actions import Choose, Match, Offer
from fernhandel.games.auf_achse.board_file import Contract
from fernhandel.games.auf_achse.events import ContractWon
from fernhandel.games.auf_achse.figures import SIX
from fernhandel.games.auf_achse.phases.procurement import BIDDING_FOR, cost
from fernhandel.games.auf_achse.state import Table
from fernhandel.games.auf_achse.text.outlook.ahead import Ahead, Telling
from fernhandel.games.auf_achse.text.outlook.purse import cash_change, truck_change


def tell_choose(ahead: Ahead, told: Telling, choose: Choose) -> None:
    """Chosen for auction: who can bid how much for it, as cash lies open (AR39)."""
    card = ahead.card(choose.contract)
    told.act = ahead.say("act-choose", route=ahead.route(card.id))
    told.note = ahead.say("note-others-bid")
    _business(ahead, told, card)
    if ahead.then is None:
        return  # nobody can bid, and what comes into the row is not known
    told.lines.append(ahead.say("outlook-free-if-nobody"))
    _bidders(ahead, told, ahead.then)


def tell_offer(ahead: Ahead, told: Telling, action: Offer | Match) -> None:
    """What follows if this offer wins; none of it is lost if somebody answers."""
    t = ahead.here
    offer = action.offer if isinstance(action, Offer) else t.offer
    price, card = cost(t, offer), ahead.card(t.chosen)
    id = "act-offer" if isinstance(action, Offer) else "act-match"
    told.act = ahead.say(id, offer=offer, money=ahead.money(price))
    told.put(cash_change(ahead, t.cash[ahead.seat] - price))
    rest = ahead.money(card.revenue - price)
    told.put(Change(about=ahead.say("outlook-remains"), after=rest, tone="better", thing="freight"))
    _business(ahead, told, card)
    _answers(ahead, told, offer)


def tell_pass(ahead: Ahead, told: Telling) -> None:
    told.act = ahead.say("act-pass")
    for won in ahead.events:
        if isinstance(won, ContractWon):
            id = "outlook-gets-it" if won.price else "outlook-gets-it-free"
            told.lines.append(ahead.say(id, seat=ahead.speech.seat(won.seat), money=ahead.money(won.price)))
            return
    told.lines.append(ahead.say("outlook-out"))


# -- what it would bring -------------------------------------------------------------------------------------------


def _business(ahead: Ahead, told: Telling, card: Contract) -> None:
    """How far it is to the freight's money, and what the truck would look like until then."""
    board, t, seat = ahead.rules.board, ahead.here, ahead.seat
    away = board.distance[t.at[seat]][board.ids.index(card.start)]
    way = away + board.distance[board.ids.index(card.start)][board.ids.index(card.to)]
    turns = ceil(way / _pace(ahead.rules.dice))
    told.lines.append(
        ahead.say("outlook-paid-after", money=ahead.money(card.revenue), away=away, onward=way - away, turns=turns)
    )
    room, goods = t.room(seat), t.goods[seat]
    if goods + card.goods <= room:
        told.put(truck_change(ahead, goods + card.goods, room))
    else:
        told.lines.append(ahead.say("outlook-no-room-now", goods=card.goods, free=room - goods))


def _pace(dice: int) -> Fraction:
    """Points of a turn on average, by the best of the dice (A2.1)."""
    faces = range(1, SIX + 1)
    best = [max(one, other) for one in faces for other in (faces if dice > 1 else [one])]
    return Fraction(sum(best), len(best))


# -- who can still answer ------------------------------------------------------------------------------------------


def _clockwise(ahead: Ahead) -> list[int]:
    """The others, from the chooser's left (A7.2)."""
    return [(ahead.seat + i) % ahead.rules.players for i in range(1, ahead.rules.players)]


def _bidders(ahead: Ahead, told: Telling, t: Table) -> None:
    """The others by the highest offer they can pay, in the order of the calls."""
    highest = {seat: _highest(t, seat) for seat in _clockwise(ahead)}
    for offer in sorted({offer for offer in highest.values() if offer}, reverse=True):
        seats = [seat for seat in highest if highest[seat] == offer]
        told.lines.append(ahead.say("outlook-can-bid", offer=offer, seats=ahead.speech.seats_of(seats)))


def _highest(t: Table, seat: int) -> int:
    """The highest offer that a seat can still make and pay; 0 where there is none."""
    return max([action.offer for action in BIDDING_FOR.legal(t, seat) if isinstance(action, Offer)], default=0)


def _answers(ahead: Ahead, told: Telling, offer: int) -> None:
    """Cash lies open: who has enough to go higher, and whether the chooser may match (A7.3, A7.4)."""
    t = ahead.then
    if t is None or t.phase is not BIDDING_FOR:
        told.lines.append(ahead.say("outlook-yours"))
        return
    others = [seat for seat in ahead.view.progress.bidders if seat != ahead.seat and not t.out >> seat & 1]
    chooser = t.active
    matches = chooser in others and any(isinstance(action, Match) for action in BIDDING_FOR.legal(t, chooser))
    if matches:
        told.warn(ahead.say("outlook-may-match", seat=ahead.speech.seat(chooser), money=ahead.money(t.cash[chooser])))
    higher = [seat for seat in others if _highest(t, seat) > offer]
    if higher:
        told.lines.append(ahead.say("outlook-may-beat", seats=ahead.speech.seats_of(higher), count=len(higher)))
    elif not matches:
        told.lines.append(ahead.say("outlook-nobody-answers"))
