"""Influence cards: what playing one, or taking one, changes in the own hand (M4.13, M10)."""

from fernhandel.core.outlook import Change, Outlook
from fernhandel.games.merchants.actions import PlayBrokenAxle, TakeInfluence
from fernhandel.games.merchants.figures import BROKEN_AXLE, INFLUENCES
from fernhandel.games.merchants.text.outlook.trying import Trying
from fernhandel.games.merchants.text.outlook.worth import gains, sales


def cards_held(trying: Trying, kind: int, more: int) -> Change:
    """How many cards of a kind the seat holds, before and after."""
    name = INFLUENCES[kind]
    hand = trying.view.players[trying.seat].hand or {}
    held = hand.get(name, 0)
    return Change(
        about=trying.say("outlook-cards-held", card=trying.speech.card(name)),
        before=trying.figure(held),
        after=trying.figure(held + more),
        thing=f"influence:{name}",
    )


def tell_broken_axle(trying: Trying) -> Outlook:
    card = trying.deeds[-1]
    assert isinstance(card, PlayBrokenAxle)
    t = trying.t
    ahead = trying.ahead(t, card.wagon)
    best = max(ahead, key=lambda city: sum(gains(t, card.wagon, city).values()), default=None)
    return Outlook(
        act=trying.say("outlook-break-axle", wagon=card.wagon + 1),
        changes=[cards_held(trying, BROKEN_AXLE, -len(trying.deeds))],
        grids=[] if best is None else sales(trying, t, card.wagon, best),
        lines=[trying.say("outlook-axle-broken", wagon=card.wagon + 1)],
    )


def tell_taken_influence(trying: Trying) -> Outlook:
    taken = trying.deeds[-1]
    assert isinstance(taken, TakeInfluence)
    name = INFLUENCES[taken.influence]
    return Outlook(
        act=trying.say("outlook-take-card", card=trying.speech.card(name)),
        changes=[cards_held(trying, taken.influence, 1)],
        lines=[trying.say("outlook-only-you")],
    )
