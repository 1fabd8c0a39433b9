"""What a choice, or a whole sketch, would mean for the seat that makes it: one way of telling for each phase."""

from collections.abc import Callable, Sequence
from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.events import Event
from fernhandel.core.outlook import Outlook
from fernhandel.games.nuremberg.figures import UNITS
from fernhandel.games.nuremberg.text.outlook_auction import tell_bid
from fernhandel.games.nuremberg.text.outlook_building import tell_chain
from fernhandel.games.nuremberg.text.outlook_takeovers import tell_sale
from fernhandel.games.nuremberg.text.outlook_trains import tell_trains
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.games.nuremberg.text.trying import Tried
from fernhandel.games.nuremberg.view import NurembergView


def tell_outlook(speech: Speech, view: NurembergView, actions: Sequence[Action], events: Sequence[Event]) -> Outlook:
    return OUTLOOKS[view.step](Tried(speech, view, actions, events))


def tell_payment(tried: Tried) -> Outlook:
    """What is left to be paid for a chain or a train."""
    units = tried.speech.units({unit: tried.paid.get(unit, 0) for unit in UNITS})
    return Outlook(act=tried.say("outlook-pay", units=units), changes=tried.spent())


OUTLOOKS: Final[dict[str, Callable[[Tried], Outlook]]] = {
    "auction": tell_bid,
    "building": tell_chain,
    "paying_track": tell_payment,
    "trains": tell_trains,
    "paying_train": tell_payment,
    "takeovers": tell_sale,
}
