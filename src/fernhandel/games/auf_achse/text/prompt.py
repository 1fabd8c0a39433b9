"""What is asked now, and of whom."""

from fernhandel.core.speech import capital, message
from fernhandel.core.words import Facts
from fernhandel.games.auf_achse.board_file import Contract
from fernhandel.games.auf_achse.figures import OFFERS, SIX
from fernhandel.games.auf_achse.state import Rules
from fernhandel.games.auf_achse.text.speech import Speech
from fernhandel.games.auf_achse.view import AufAchseView


def tell_prompt(speech: Speech, rules: Rules, view: AufAchseView) -> str:
    if view.over:
        return speech.say("prompt-over", turn=view.turn)
    asked = speech.say(message("prompt", view.step), **_facts(speech, rules, view))
    return speech.say("prompt", stage=stage(speech, view), step=speech.step(view.step), asked=asked)


def tell_ask(speech: Speech, rules: Rules, view: AufAchseView) -> str:
    return "" if view.over else speech.say(message("ask", view.step), **_facts(speech, rules, view))


def _facts(speech: Speech, rules: Rules, view: AufAchseView) -> Facts:
    facts = _facts_of_asked(speech, rules, view) | _facts_of_event(speech, view)
    if view.step == "driving":
        facts |= _numbers(speech, rules, view)
    if view.step == "city":
        facts |= _rights(speech, rules, view)
    if view.progress.chosen is not None:
        facts |= _facts_of_auction(speech, view, speech.cards.contracts[view.progress.chosen])
    return facts


def stage(speech: Speech, view: AufAchseView) -> str:
    return speech.say("stage-turn", turn=view.turn) if view.turn else speech.say("stage-setup")


def _facts_of_asked(speech: Speech, rules: Rules, view: AufAchseView) -> Facts:
    """What concerns the one player who is asked, and what the edition allows."""
    player = view.players[view.progress.asked]
    return {
        "seat": speech.seat(view.progress.asked),
        "at": "none" if player.at is None else speech.places.form(player.at, "at"),
        "cash": player.cash,
        "cities": "no" if rules.place_first else "yes",  # O4
        "trade": "no" if rules.children else "buy" if rules.resale == 0 else "both",  # A6.3, A9.3, O13
    }


def _facts_of_event(speech: Speech, view: AufAchseView) -> Facts:
    """The event card being carried out, if there is one."""
    p = view.progress
    if p.event is None:
        return {}
    enough = "yes" if view.players[p.asked].cash >= p.due else "no"
    return {
        "card": speech.cards.event(p.event),
        "effect": capital(speech.cards.effect(p.event)),
        "due": p.due,
        "double": 2 * p.due,
        "enough": enough,
    }


# -- driving -------------------------------------------------------------------------------------------------------


def _numbers(speech: Speech, rules: Rules, view: AufAchseView) -> Facts:
    """What the dice allow (A2.1, A2.7), and whether stopping where one stands is a choice (AR6)."""
    dice = [die for die in view.progress.dice if die]  # one in 1987
    player = view.players[view.progress.asked]
    by_sum = len(dice) == 2 and player.second_driver > 0
    return {
        "dice": speech.both(map(str, dice)),
        "numbers": "any" if SIX in dice else speech.either(map(str, dict.fromkeys(dice))),
        "sum": sum(dice) if by_sum else 0,
        "card": speech.cards.event("second_driver"),
        "wait": "yes" if rules.free_movement or _beside_sign(rules, view) else "no",
    }


def _beside_sign(rules: Rules, view: AufAchseView) -> bool:
    ids = rules.board.ids
    at = view.players[view.progress.asked].at
    assert at is not None
    beside = {ids[node] for node in rules.board.neighbours[ids.index(at)]}
    return view.construction in beside or view.jam in beside


# -- contracts -----------------------------------------------------------------------------------------------------


def _rights(speech: Speech, rules: Rules, view: AufAchseView) -> Facts:
    """What may be done with the public contracts in this city, and what happens to them otherwise."""
    at = view.players[view.progress.asked].at
    if rules.children:
        here = any(speech.cards.contracts[id].start == at for id in view.row)
        return {"right": "take" if here else "load"}  # A9.4
    if not view.progress.exact or not view.row:
        return {"right": "trade"}
    dock = speech.contract(view.row[0])
    return {"right": "discard" if rules.forced_discard else "choose", "dock": dock}  # A7.1, A7.11, O11


def _facts_of_auction(speech: Speech, view: AufAchseView, card: Contract) -> Facts:
    p = view.progress
    return {
        "contract": speech.contract(card.id),
        "chooser": "none" if p.active is None else speech.seat(p.active),
        "bidder": "none" if p.bidder is None else speech.seat(p.bidder),
        "offer": p.offer,
        "cost": card.offers[p.offer - 1] if p.offer else 0,
        "options": _options(speech, view, card) or "none",
    }


def _options(speech: Speech, view: AufAchseView, card: Contract) -> str:
    """The offers the player who is asked may make and can pay (A7.3, A7.4, AR30)."""
    p = view.progress
    told: list[str] = []
    first = p.offer if p.asked == p.active else p.offer + 1
    for offer in range(max(first, 1), OFFERS + 1):
        if card.offers[offer - 1] <= view.players[p.asked].cash:
            id = "offer-to-match" if offer == p.offer else "offer-to-make"
            told.append(tell_offer(speech, id, card, offer))
    return speech.either(told)


def tell_offer(speech: Speech, id: str, card: Contract, offer: int) -> str:
    cost = card.offers[offer - 1]
    return speech.say(id, offer=offer, cost=cost, rest=card.revenue - cost)
