"""What is asked now, and of whom."""

from fernhandel.core.deals.talk import TALK
from fernhandel.core.speech import message
from fernhandel.core.words import Facts
from fernhandel.games.merchants.figures import CLIMBS_PER_TURN, MASTER_LOAD, PURCHASES, STATUS_TOP, UPKEEP
from fernhandel.games.merchants.state import Rules
from fernhandel.games.merchants.text.deals import tell_talk
from fernhandel.games.merchants.text.lines import DealLines
from fernhandel.games.merchants.text.speech import Speech
from fernhandel.games.merchants.view import MerchantsView


def tell_prompt(speech: Speech, lines: DealLines, rules: Rules, view: MerchantsView) -> str:
    if view.over:
        return speech.say("prompt-over", turn=view.turn)
    facts = _facts(speech, rules, view)
    if view.step == TALK:
        facts["talk"] = tell_talk(speech, lines, view.deals, view.to_act)
    asked = speech.say(message("prompt", view.step), **facts)
    return speech.say("prompt", stage=_stage(speech, view), step=speech.step(view.step), asked=asked)


def tell_ask(speech: Speech, rules: Rules, view: MerchantsView) -> str:
    return "" if view.over else speech.say(message("ask", view.step), **_facts(speech, rules, view))


def _facts(speech: Speech, rules: Rules, view: MerchantsView) -> Facts:
    facts = _turn_facts(speech, rules, view)
    if view.progress.active is not None:
        facts |= _facts_of_asked(speech, view, view.progress.active)
    return facts


def _stage(speech: Speech, view: MerchantsView) -> str:
    if view.turn == 0:
        return speech.say("stage-setup")
    return speech.say_by_edition("stage", number=view.action)


def _turn_facts(speech: Speech, rules: Rules, view: MerchantsView) -> Facts:
    """Every fact of the turn a prompt may want; the message of a step takes those it needs."""
    p = view.progress
    unpointed = [wagon for wagon in view.wagons if wagon.facing == wagon.at]  # MR43
    wagon = unpointed[0] if unpointed else view.wagons[p.wagon - 1]
    return {
        "waiting": speech.seats_of(view.to_act),
        "most": PURCHASES,
        "bought": p.bought,
        "round": p.cursor // rules.players + 1 if len(p.queue) > rules.players else 0,  # M2.5
        "wagon": wagon.number,
        "at": speech.places.form(wagon.at, "at"),
        "master": _seat(speech, wagon.master),
        "rider": _seat(speech, p.queue[p.cursor] if p.cursor < len(p.queue) else None),
        "tokens": p.offer_tokens,
        "amount": "none" if p.offer is None else p.offer,
        "quotes": quotes(speech, view) or "none",
        "load": p.to_load,
        "free": "no" if p.free_loaded is None else "yes",
        "shifts": p.shifts,
        "limit": rules.warehouse_limit,
        "sold": p.sold,
        "card": "none" if p.card is None else speech.card(p.card),
        "bid": p.high_bid,
        "bidder": _seat(speech, p.high_bidder),
        "price": view.climb_price,
    }


def _facts_of_asked(speech: Speech, view: MerchantsView, seat: int) -> Facts:
    """What concerns the one player who is asked."""
    p = view.progress
    player = view.players[seat]
    return {
        "seat": speech.seat(seat),
        "room": MASTER_LOAD - sum(view.wagons[p.wagon - 1].rows[seat].values()),
        "tile": "played" if p.tile_played else "due",
        "extras": _extras(speech, p.points, p.couriers) or "none",
        "upkeep": UPKEEP[player.status],
        "levels": min(CLIMBS_PER_TURN - p.climbed, STATUS_TOP - player.status),
        "letters": player.letters,
    }


def _seat(speech: Speech, seat: int | None) -> str:
    return "none" if seat is None else speech.seat(seat)


def _extras(speech: Speech, points: int, couriers: list[str]) -> str:
    """The extra points and courier cards still to use; empty when there are none (M4.11, M4.12)."""
    extras = [speech.say("extra-points", points=points)] if points > 0 else []
    extras += [speech.say("the-card", card=speech.card(card)) for card in couriers]
    return speech.both(extras)


def quotes(speech: Speech, view: MerchantsView) -> str:
    """The prices the Loading Master has named in this talk; empty when there are none."""
    p = view.progress
    named = [(1, p.quote_one), (2, p.quote_two)]
    told = [speech.say("quoted", tokens=tokens, amount=amount) for tokens, amount in named if amount is not None]
    return speech.either(told)
