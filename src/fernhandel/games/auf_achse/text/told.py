"""Actions, events and refusals in words: their fields bear the same names and are told in the same way."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.events import Event
from fernhandel.core.refusals import Refused
from fernhandel.core.words import Argument
from fernhandel.games.auf_achse.events import DiceRolled, EventDrawn, TruckDrove
from fernhandel.games.auf_achse.figures import TRAILERS
from fernhandel.games.auf_achse.state import Rules
from fernhandel.games.auf_achse.text.naming import message
from fernhandel.games.auf_achse.text.speech import Speech, capital

PLACES: Final = ("to", "at")
OF_THE_HOUSE: Final = "core"  # the rule of a refusal that no rulebook knows

Facts = dict[str, Argument]


def tell_action(speech: Speech, rules: Rules, catalogue: Catalogue, action: Action) -> str:
    fields = catalogue.values(action)
    facts = _facts(speech, fields)
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
    facts = _facts(speech, msgspec.structs.asdict(event)) | _more(speech, event)
    return speech.say(message("event", event.kind), **facts)


def tell_refusal(speech: Speech, refused: Refused) -> str:
    sentence = speech.say(message("refused", refused.code), **_facts(speech, refused.facts))
    return sentence if refused.rule == OF_THE_HOUSE else f"{sentence} ({refused.rule})"


def _facts(speech: Speech, fields: Mapping[str, object]) -> Facts:
    """The fields in words; a secret or missing one is "none", lists are left to the event that has them."""
    said: Facts = {}
    for name, value in fields.items():
        if value is None:
            said[name] = "none"
        elif isinstance(value, bool):
            said[name] = "yes" if value else "no"
        elif isinstance(value, int):
            said[name] = speech.seat(value) if name == "seat" else value
        elif isinstance(value, str):
            said |= _named(speech, name, value)
    return said


def _named(speech: Speech, name: str, id: str) -> Facts:
    if name in PLACES:
        return speech.places.forms(id)
    if name == "contract":
        return {name: speech.contract(id), "route": speech.cards.route(id)}
    if name == "city":
        return {name: speech.places.cities[id]}
    if name == "card" or (name == "using" and id != "none"):
        return {name: speech.cards.event(id)}
    if name == "trailer":
        return {form: speech.say(f"{message('trailer', id)}.{form}") for form in ("one", "no")}
    if name == "phase":
        return {name: speech.step(id)}
    return {name: id}


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
