"""Why the winner wins (M11.2, M11.3)."""

from collections.abc import Sequence

from fernhandel.core.title import Place
from fernhandel.core.words import Facts
from fernhandel.games.merchants.text.speech import Speech


def tell_verdict(speech: Speech, places: Sequence[Place]) -> str:
    first = [place for place in places if place.rank == 1]
    best, *others = places
    facts: Facts = {
        "seat": speech.seat(best.seat),
        "rank": speech.rank(best.score["status"]),
        "money": best.score["money"],
    }
    if len(first) > 1:
        return speech.say("verdict-shared", **facts | {"seats": speech.seats_of(place.seat for place in first)})
    highest = max(places, key=_merit)
    if _merit(highest) > _merit(best):
        return speech.say("verdict-letters", **facts | {"debtor": speech.seat(highest.seat)})
    second = others[0]
    facts["second"] = speech.seat(second.seat)
    if second.score["status"] == best.score["status"]:
        return speech.say("verdict-money", **facts | {"less": second.score["money"]})
    return speech.say("verdict-status", **facts | {"levels": best.score["status"] - second.score["status"]})


def _merit(place: Place) -> tuple[int, int]:
    """What a place would be judged by if nobody had a debt (M11.2)."""
    return place.score["status"], place.score["money"]
