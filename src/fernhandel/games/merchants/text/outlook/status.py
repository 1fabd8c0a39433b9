"""Action 7: upkeep, loans and the climb, and what they leave for the next turn (M8)."""

from fernhandel.core.outlook import Change, Mark, Outlook
from fernhandel.games.merchants.actions import PlaySocialClimbing, Repay
from fernhandel.games.merchants.events import Climbed
from fernhandel.games.merchants.figures import (
    LOAN,
    LOW_UPKEEP,
    LOW_UPKEEP_PRICE,
    REPAYMENT,
    SOCIAL_CLIMBING,
    UPKEEP,
)
from fernhandel.games.merchants.phases.status import UPKEEP_DUE
from fernhandel.games.merchants.text.outlook.cards import cards_held
from fernhandel.games.merchants.text.outlook.trying import Trying


def tell_upkeep(trying: Trying) -> Outlook:
    """What is paid; who cannot pay sinks (M8.2)."""
    then = trying.t.copy()
    UPKEEP_DUE.pay(then, trying.seat)
    before, after = trying.t.status[trying.seat], then.status[trying.seat]
    paid = trying.money - then.money[trying.seat]
    drops = trying.say("outlook-sinks", need=UPKEEP[before], rank=trying.speech.rank(after)) if after < before else ""
    return Outlook(
        act=trying.say("outlook-pay-upkeep", amount=paid),
        changes=[trying.cash(then.money[trying.seat]), *([_level(trying, after)] if drops else [])],
        warning=drops,
        marks=[Mark(thing=f"level:{after}", text=trying.speech.seat(trying.seat))] if drops else [],
    )


def tell_low_upkeep(trying: Trying) -> Outlook:
    return Outlook(
        act=trying.say("outlook-low-upkeep", amount=LOW_UPKEEP_PRICE),
        changes=[trying.cash(trying.money - LOW_UPKEEP_PRICE), cards_held(trying, LOW_UPKEEP, -1)],
        lines=[trying.say("outlook-instead-of", amount=trying.upkeep)],
    )


def tell_loan(trying: Trying) -> Outlook:
    return Outlook(
        act=trying.say("outlook-borrow", amount=LOAN),
        changes=[trying.cash(trying.money + LOAN), _letters(trying, 1)],
        lines=[trying.say("outlook-to-repay", amount=REPAYMENT)],
        warning=trying.say("outlook-no-climb"),
    )


def tell_repayment(trying: Trying) -> Outlook:
    loans = sum(isinstance(deed, Repay) for deed in trying.deeds)
    paid = loans * REPAYMENT
    return Outlook(
        act=trying.say("outlook-repay", n=loans, amount=paid),
        changes=[trying.cash(trying.money - paid), _letters(trying, -loans)],
        warning=trying.too_little(trying.money - paid),
    )


def tell_climb(trying: Trying) -> Outlook:
    """Level, cash, and the upkeep of the next turn, for the whole climb."""
    climbed = [event for event in trying.events if isinstance(event, Climbed) and event.seat == trying.seat]
    price = sum(event.price for event in climbed)
    level = trying.t.status[trying.seat] + len(climbed)
    left = trying.money - price
    cards = sum(isinstance(deed, PlaySocialClimbing) for deed in trying.deeds)
    ends = trying.t.arrivals >= trying.t.rules.last_arrival  # M11.1: no upkeep comes any more
    upkeep = trying.change(
        trying.say("outlook-upkeep-next"), trying.upkeep, UPKEEP[level], "upkeep", less_is_better=True
    )
    short = trying.say("outlook-upkeep-next-short", left=left, upkeep=UPKEEP[level])
    return Outlook(
        act=trying.say("outlook-climb", n=len(climbed), price=price),
        changes=[
            _level(trying, level),
            trying.cash(left),
            *([] if ends else [upkeep]),
            *([cards_held(trying, SOCIAL_CLIMBING, -cards)] if cards else []),
        ],
        lines=[trying.say("outlook-last-turn")] if ends else [],
        warning=short if left < UPKEEP[level] and not ends else "",
        marks=[Mark(thing=f"level:{level}", text=trying.speech.seat(trying.seat))],
    )


def _level(trying: Trying, after: int) -> Change:
    return trying.change(trying.say("outlook-level"), trying.t.status[trying.seat], after, f"seat:{trying.seat}")


def _letters(trying: Trying, more: int) -> Change:
    held = trying.t.letters[trying.seat]
    return trying.change(trying.say("outlook-loans"), held, held + more, "letter", less_is_better=True)
