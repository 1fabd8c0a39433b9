"""Actions and events in words: what their lines tell beyond the plain fields."""

from typing import Final

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.deals.events import DealStruck, PhraseSaid, ProposalMade
from fernhandel.core.events import Event
from fernhandel.core.speech import message
from fernhandel.core.words import Facts
from fernhandel.games.merchants.events import (
    BidsRevealed,
    CardsRevealed,
    ChoiceSealed,
    Climbed,
    CourierMoved,
    PileOpened,
    PriceChanged,
    Sold,
    StatusDropped,
    WagonMoved,
    WheelsRevealed,
)
from fernhandel.games.merchants.figures import (
    COST,
    INVESTMENTS,
    LOADING_MASTER_PRICE,
    LOAN,
    LOW_UPKEEP_PRICE,
    PRINTED_PRICE,
    REPAYMENT,
    SELLING,
    SOCIAL_CLIMBING_PRICE,
    SPECIAL_SALE_PRICE,
)
from fernhandel.games.merchants.text.lines import DealLines
from fernhandel.games.merchants.text.speech import Speech

FIXED_PRICES: Final = {
    "repay": REPAYMENT,
    "take_loan": LOAN,
    "play_special_sale": SPECIAL_SALE_PRICE,
    "play_social_climbing": SOCIAL_CLIMBING_PRICE,
    "play_loading_master": LOADING_MASTER_PRICE,
    "play_low_upkeep": LOW_UPKEEP_PRICE,
}


def tell_action(speech: Speech, catalogue: Catalogue, action: Action) -> str:
    fields = catalogue.values(action)
    facts = speech.facts(fields)
    if action.kind in FIXED_PRICES:
        facts["price"] = FIXED_PRICES[action.kind]
    if action.kind == "offer_card":
        facts["price"] = PRINTED_PRICE[INVESTMENTS.index(str(fields["card"]))]
    if action.kind == "set_wheel":
        facts["wheel"] = speech.wheel(str(fields["arrow"]), str(fields["other_arrow"]))
    if action.kind == "move":
        facts["means"] = speech.means(int(fields["tile"]), int(fields["extra"]))
        if speech.places.loops:  # only there the last piece of road makes a difference
            facts["to"] = speech.say("to-coming-from", **facts)
    return speech.say(message("action", action.kind), **facts)


def tell_event(speech: Speech, lines: DealLines, catalogue: Catalogue, event: Event) -> str:
    facts = speech.facts(msgspec.structs.asdict(event)) | _more(speech, event)
    match event:
        case ProposalMade(deal=deal) | DealStruck(deal=deal):
            facts |= {"number": deal.number, "answers": deal.answers, "line": lines.deal(deal)}
        case PhraseSaid(phrase=phrase):
            facts["told"] = tell_action(speech, catalogue, catalogue.from_text(phrase))
    return speech.say(message("event", event.kind), **facts)


def _more(speech: Speech, event: Event) -> Facts:
    """What an event tells beyond its plain fields."""
    match event:
        case ChoiceSealed(bid=bid, wheel=wheel):
            if wheel is not None:
                return {"choice": "wheel", "wheel": speech.wheel(*wheel)}
            return {"choice": "hidden" if bid is None else "bid"}
        case BidsRevealed(bids=bids):
            return {"bids": speech.said_by([speech.say("amount", amount=bid) for bid in bids])}
        case WheelsRevealed(wheels=wheels):
            return {"wheels": speech.said_by([speech.wheel(*wheel) for wheel in wheels])}
        case WagonMoved(path=path, tile=tile, extra=extra):
            return _way(speech, path) | {"means": speech.means(tile, extra)}
        case CourierMoved(path=path):
            return _way(speech, path)
        case PileOpened(pile=pile) if pile is not None:
            return {"pile": speech.cards(pile)}
        case PriceChanged(before=before, after=after, seat=seat):
            change = "same" if after == before else "up" if after > before else "down"
            by = "wheels" if seat is None else "office"
            return {"change": change, "by": by, "cost": COST[after], "selling": SELLING[after]}
        case Sold(tokens=tokens, price=price, bonus=bonus):
            return {"each": price + bonus, "total": tokens * (price + bonus)}
        case CardsRevealed(cards=cards):
            return {"cards": speech.both(speech.card(card) for card in cards)}
        case StatusDropped(before=before, after=after):
            return {"before": speech.rank(before), "after": speech.rank(after)}
        case Climbed(level=level):
            return {"rank": speech.rank(level)}
    return {}


def _way(speech: Speech, path: list[str]) -> Facts:
    return {"from": speech.places.form(path[0], "from"), "to": speech.places.form(path[-1], "to")}
