"""The whole position, topic by topic; a line without indent is the heading of those below it."""

from fernhandel.core.speech import under_headings
from fernhandel.games.auf_achse.figures import OFFERS, TRAILERS
from fernhandel.games.auf_achse.state import Rules
from fernhandel.games.auf_achse.text.prompt import stage, tell_offer, tell_prompt
from fernhandel.games.auf_achse.text.speech import Speech
from fernhandel.games.auf_achse.view import AufAchseView, TruckView


def tell_position(speech: Speech, rules: Rules, view: AufAchseView) -> list[str]:
    topics = {
        stage(speech, view): _turn(speech, rules, view),
        speech.say("heading-signs"): _signs(speech, view),
        speech.say("heading-contracts"): _contracts(speech, rules, view),
        speech.say("heading-players"): [_player(speech, view, seat) for seat in range(rules.players)],
        speech.say("heading-supply"): _supply(speech, rules, view),
    }
    return under_headings(topics)


# -- the turn --------------------------------------------------------------------------------------------------------


def _turn(speech: Speech, rules: Rules, view: AufAchseView) -> list[str]:
    lines = [tell_prompt(speech, rules, view)]
    lines += _auction(speech, view)
    order = [(view.first + i) % rules.players for i in range(rules.players)]
    lines.append(speech.say("order-of-play", order=", ".join(map(speech.seat, order))))
    return lines


def _auction(speech: Speech, view: AufAchseView) -> list[str]:
    """The table of offers of the contract under the hammer (A7.6), and who has passed."""
    p = view.progress
    if p.chosen is None:
        return []
    card = speech.cards.contracts[p.chosen]
    table = [tell_offer(speech, "offer-line", card, offer) for offer in range(1, OFFERS + 1)]
    lines = [speech.say("offers", offers="; ".join(table))]
    if p.out:
        lines.append(speech.say("out-of-auction", seats=speech.seats_of(p.out)))
    return lines


# -- the board -------------------------------------------------------------------------------------------------------


def _signs(speech: Speech, view: AufAchseView) -> list[str]:
    construction = "none" if view.construction is None else speech.places.form(view.construction, "at")
    lines = [speech.say("construction", at=construction)]
    drawer = view.progress.jam_drawer
    if view.jam is None or drawer is None:
        lines.append(speech.say("no-jam"))
    else:
        lines.append(speech.say("jam", at=speech.places.form(view.jam, "at"), seat=speech.seat(drawer)))
    return lines


def _contracts(speech: Speech, rules: Rules, view: AufAchseView) -> list[str]:
    if rules.place_first and view.turn == 0:  # O4
        return [speech.say("contracts-to-come")]
    lines = [_public_contract(speech, place, id) for place, id in enumerate(view.row, 1)]
    if not lines:
        lines.append(speech.say("no-public-contract"))
    lines.append(speech.say("contracts-left", pile=view.pile, set_aside=view.set_aside))
    if view.gone:
        lines.append(speech.say("contracts-gone", contracts=speech.both(map(speech.cards.route, view.gone))))
    return lines


def _public_contract(speech: Speech, place: int, id: str) -> str:
    """Place 1 is next to the dock; for children neither that nor the offers mean anything (A9.4, A9.5)."""
    if speech.children:
        return speech.say("childrens-contract", contract=speech.contract(id))
    costs = speech.amounts(speech.cards.contracts[id].offers)
    return speech.say("public-contract", place=place, contract=speech.contract(id), costs=costs)


# -- the players -----------------------------------------------------------------------------------------------------


def _player(speech: Speech, view: AufAchseView, seat: int) -> str:
    player = view.players[seat]
    told = [speech.say("truck", at="none" if player.at is None else speech.places.form(player.at, "at"))]
    told.append(speech.say("cash", amount=player.cash))
    if any(player.trailers.values()):
        told.append(speech.trailers(player.trailers))
    told.append(speech.say("load", goods=player.goods, room=player.room))
    if player.aboard:
        told.append(speech.say("aboard", contracts=speech.contracts(player.aboard)))
    told.append(_hand(speech, player))
    told += _event_cards(speech, player)
    name = speech.say("yourself", seat=speech.seat(seat)) if seat == view.seat else speech.seat(seat)
    return speech.say("player-line", seat=name, told="; ".join(told))


def _hand(speech: Speech, player: TruckView) -> str:
    """The own hand as it is, of another hand the number; and what everybody saw come into it."""
    if player.hand:
        shown = speech.both(map(speech.cards.route, player.shown))
        return speech.say("own-hand", contracts=speech.contracts(player.hand), shown=shown or "none")
    known = "none" if not player.shown else "all" if len(player.shown) == player.contracts else "some"
    return speech.say("hand", count=player.contracts, known=known, shown=speech.contracts(player.shown))


def _event_cards(speech: Speech, player: TruckView) -> list[str]:
    """Kept cards, turns to miss and debts (A3.3)."""
    kept = [speech.cards.event("second_driver")] * player.second_driver
    kept += [speech.cards.event("local_knowledge")] * player.local_knowledge
    told: list[str] = []
    if kept:
        told.append(speech.say("kept-cards", cards=speech.both(kept)))
    if player.missed:
        told.append(speech.say("turns-to-miss", turns=player.missed))
    if player.debts:
        told.append(speech.say("debts", debts=speech.both(speech.say("cash", amount=debt) for debt in player.debts)))
    return told


# -- what is left ----------------------------------------------------------------------------------------------------


def _supply(speech: Speech, rules: Rules, view: AufAchseView) -> list[str]:
    lines: list[str] = []
    if not rules.children:
        left = {
            kind: rules.trailer_count[i] - sum(player.trailers[kind] for player in view.players)
            for i, kind in enumerate(TRAILERS)
        }
        lines.append(speech.say("trailers-left", trailers=speech.trailers(left) or "none"))
    drawn = [speech.say("counted", count=count, what=speech.cards.event(id)) for id, count in view.events_drawn.items()]
    pile = sum(rules.events.copies) - sum(view.events_drawn.values())
    lines.append(speech.say("events-left", pile=pile, drawn=speech.both(drawn) or "none"))
    return lines
