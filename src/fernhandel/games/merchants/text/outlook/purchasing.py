"""Action 1: what is in the basket, what is left, where it sells best and what could carry it there (M2)."""

from fernhandel.core.outlook import Outlook
from fernhandel.core.speech import capital
from fernhandel.games.merchants.actions import Buy
from fernhandel.games.merchants.board import NOWHERE
from fernhandel.games.merchants.events import Bought
from fernhandel.games.merchants.figures import GOODS, SELLING, WAGONS
from fernhandel.games.merchants.phases.selling import bonus_on
from fernhandel.games.merchants.state import NOBODY
from fernhandel.games.merchants.text.outlook.trying import Trying


def tell_basket(trying: Trying) -> Outlook:
    bought = [event for event in trying.events if isinstance(event, Bought) and event.seat == trying.seat]
    price = sum(event.price for event in bought)
    left = trying.money - price
    return Outlook(
        act=trying.say("outlook-buy", n=len(bought), price=price),
        act_note=trying.tokens(_counts(bought)),
        changes=[trying.cash(left)],
        lines=[*_best(trying), *_carriers(trying)],
        warning=trying.too_little(left),
    )


def _counts(bought: list[Bought]) -> list[int]:
    return [sum(event.good == good for event in bought) for good in GOODS]


def _best(trying: Trying) -> list[str]:
    """For each good of the basket the cities that would pay most for it today."""
    t = trying.t
    told = []
    for good in dict.fromkeys(deed.good for deed in trying.deeds if isinstance(deed, Buy)):
        bonuses = [bonus_on(t, trying.seat, city, good) for city in range(trying.board.cities)]
        best = max(bonuses)
        cities = [trying.city(city) for city, bonus in enumerate(bonuses) if bonus == best]
        told.append(
            trying.say(
                "outlook-sells-best",
                good=capital(trying.speech.good(GOODS[good])),
                cities=trying.speech.both(cities),
                price=SELLING[t.level[good]],
                bonus=best,
            )
        )
    return told


def _carriers(trying: Trying) -> list[str]:
    """Which wagon waits in each city of the basket, or could be there first."""
    t = trying.t
    told = []
    for city in dict.fromkeys(deed.city for deed in trying.deeds if isinstance(deed, Buy)):
        at = trying.speech.places.form(trying.board.ids[city], "at")
        wagon = t.wagon_on(city)
        if wagon != NOBODY:
            load = "no" if t.is_empty(wagon) else "yes"
            told.append(trying.say("outlook-wagon-waits", wagon=wagon + 1, at=at, loaded=load))
        else:
            told.append(_nearest(trying, city, at))
    return told


def _nearest(trying: Trying, city: int, at: str) -> str:
    """The wagon that could come first: one on the road goes only forward."""
    ways = [(trying.ahead(trying.t, wagon).get(city, NOWHERE), wagon) for wagon in range(WAGONS)]
    coming = [(distance, wagon) for distance, wagon in ways if distance != NOWHERE]
    if not coming:
        return trying.say("outlook-no-wagon-comes", at=at)
    distance, wagon = min(coming)
    return trying.say("outlook-wagon-nearest", wagon=wagon + 1, at=at, spaces=distance)
