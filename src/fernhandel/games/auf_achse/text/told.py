"""Actions and events in words: what their lines tell beyond the plain fields."""

from collections.abc import Sequence

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.events import Event
from fernhandel.core.speech import capital, message
from fernhandel.core.words import Facts
from fernhandel.games.auf_achse.events import DiceRolled, EventDrawn, TruckDrove
from fernhandel.games.auf_achse.figures import TRAILERS
from fernhandel.games.auf_achse.state import Rules
from fernhandel.games.auf_achse.text.speech import Speech


def tell_action(speech: Speech, rules: Rules, catalogue: Catalogue, action: Action) -> str:
    fields = catalogue.values(action)
    facts = speech.facts(fields)
    if "trailer" in fields:
        facts |= _trade(rules, action.kind, TRAILERS.index(str(fields["trailer"])))
    if action.kind == "drive":
        draws = fields["count"] == "exact" and fields["to"] in speech.places.event_spaces  # A3.1
        facts["event_space"] = "yes" if draws else "no"
    if action.kind == "choose":
        facts["children"] = "yes" if speech.children else "no"
    return capital(speech.say(message("action", action.kind), **facts))


def _trade(rules: Rules, kind: str, trailer: int) -> Facts:
    price = rules.trailer_price[trailer]
    if kind == "sell_trailer":
        price = rules.resale
    elif kind == "buy_at_half_price":
        price //= 2
    return {"goods": rules.trailer_room[trailer], "price": price}


def tell_event(speech: Speech, event: Event) -> str:
    facts = speech.facts(msgspec.structs.asdict(event)) | _more(speech, event)
    return speech.say(message("event", event.kind), **facts)


def _more(speech: Speech, event: Event) -> Facts:
    """What an event tells beyond its plain fields."""
    match event:
        case DiceRolled(dice=dice):
            return {"dice": speech.both(map(str, dice))}
        case TruckDrove(path=path, exact=exact):
            return _way(speech, path, exact)
        case EventDrawn(card=card):
            return {"effect": speech.cards.effect(card)}
    return {}


def _way(speech: Speech, path: Sequence[str], exact: bool) -> Facts:
    places = speech.places
    end = path[-1]
    ended = "early"
    if len(path) == 1:
        ended = "waiting"
    elif exact:
        matters = end in places.cities or end in places.event_spaces  # A2.8
        ended = "exact" if matters else "full"
    return places.forms(end) | {"from": places.form(path[0], "from"), "ended": ended}
