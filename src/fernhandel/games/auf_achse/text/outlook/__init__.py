"""What moves would mean for the one who makes them, chapter by chapter of the rulebook."""

from collections.abc import Sequence

from fernhandel.core.actions import Action
from fernhandel.core.events import Event
from fernhandel.core.outlook import Outlook
from fernhandel.games.auf_achse.actions import (
    BuyAtHalfPrice,
    BuyTrailer,
    Choose,
    Done,
    Drive,
    GiveBack,
    GoTo,
    Match,
    Offer,
    Pass,
    PlaceConstruction,
    PlaceJam,
    PlaceTruck,
    Roll,
    SellTrailer,
)
from fernhandel.games.auf_achse.state import Rules
from fernhandel.games.auf_achse.text.outlook.ahead import Ahead, Telling
from fernhandel.games.auf_achse.text.outlook.auction import tell_choose, tell_offer, tell_pass
from fernhandel.games.auf_achse.text.outlook.purse import tell_purse
from fernhandel.games.auf_achse.text.outlook.road import tell_drive, tell_go_to, tell_place_truck
from fernhandel.games.auf_achse.text.outlook.signs import tell_sign
from fernhandel.games.auf_achse.text.outlook.town import (
    act_of,
    deeds_of,
    tell_done,
    tell_give_back,
    tell_loads,
    tell_trade,
)
from fernhandel.games.auf_achse.text.speech import Speech
from fernhandel.games.auf_achse.view import AufAchseView


def tell_outlook(
    speech: Speech,
    rules: Rules,
    view: AufAchseView,
    actions: Sequence[Action],
    after: AufAchseView | None,
    events: Sequence[Event],
) -> Outlook:
    ahead = Ahead(speech, rules, view, actions, after, events)
    told = Telling()
    tell_purse(ahead, told)
    _tell(ahead, told, actions[-1])
    before = list(actions[:-1])
    if before and isinstance(actions[-1], Done):  # what was done is the act, that it is over comes after
        told.note, told.act = ahead.say("note-then", act=told.act), deeds_of(ahead, before)
    elif before:
        told.note = ahead.say("note-first", act=deeds_of(ahead, before))
    return told.outlook()


def _tell(ahead: Ahead, told: Telling, action: Action) -> None:
    match action:
        case Drive():
            tell_drive(ahead, told, action)
        case Roll():
            told.act = ahead.say("act-roll", dice=ahead.rules.dice)
            told.note = ahead.say("note-for-good")
        case PlaceTruck():
            tell_place_truck(ahead, told, action)
        case GoTo():
            tell_go_to(ahead, told, action)
        case PlaceConstruction() | PlaceJam():
            tell_sign(ahead, told, action)
        case Offer() | Match():
            tell_offer(ahead, told, action)
        case Pass():
            tell_pass(ahead, told)
        case Choose() if not ahead.rules.children:
            tell_choose(ahead, told, action)
        case _:
            _tell_deed(ahead, told, action)


def _tell_deed(ahead: Ahead, told: Telling, action: Action) -> None:
    told.act = act_of(ahead, action)
    tell_loads(ahead, told)
    match action:
        case BuyTrailer() | SellTrailer() | BuyAtHalfPrice():
            tell_trade(ahead, told, action)
        case GiveBack():
            tell_give_back(ahead, told, action)
        case Done():
            tell_done(ahead, told)
