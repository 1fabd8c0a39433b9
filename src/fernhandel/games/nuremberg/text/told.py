"""Actions, events and the final standing in words: what their lines tell beyond the plain fields."""

from collections.abc import Mapping, Sequence

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.events import Event
from fernhandel.core.speech import capital, message
from fernhandel.core.title import Place
from fernhandel.core.words import Facts
from fernhandel.games.nuremberg.actions import Bid, Load
from fernhandel.games.nuremberg.events import (
    BoxWon,
    FinalScored,
    LinkBuilt,
    OrderSet,
    OrdersSet,
    Paid,
    Passed,
    PieceLoaded,
    PiecesRemoved,
    ProfitCounted,
    RunSold,
    TokensDrawn,
    TownsConnected,
)
from fernhandel.games.nuremberg.figures import COMPANIES, PIECE_PROFIT, RED_PASSENGER, SET_POINTS
from fernhandel.games.nuremberg.text.speech import Speech


def tell_action(speech: Speech, catalogue: Catalogue, action: Action) -> str:
    facts = speech.facts(catalogue.values(action))
    if isinstance(action, Bid):
        facts["points"] = speech.box_points(action.box)
    elif isinstance(action, Load):
        facts["class"] = speech.class_of(action.row) if action.piece >= RED_PASSENGER else 0
    return capital(speech.say(message("action", action.kind), **facts))


def tell_event(speech: Speech, event: Event) -> str:
    facts = speech.facts(msgspec.structs.asdict(event)) | _more(speech, event)
    return speech.say(message("event", event.kind), **facts)


def _more(speech: Speech, event: Event) -> Facts:
    """What an event tells beyond its plain fields."""
    match event:
        case TokensDrawn(tokens=tokens):
            return {"tokens": ", ".join(speech.token(box, colour) for box, colour in enumerate(tokens, 1))}
        case BoxWon(points=points):
            return {"points": speech.points(points)}
        case OrdersSet(build=build, trains=trains):
            return {"build": speech.in_order(build), "trains": speech.in_order(trains)}
        case OrderSet(order=order):
            return {"order": speech.in_order(order)}
        case LinkBuilt(points=points, red=red, green=green, landlords=landlords):
            return {"price": speech.price(points, red, green, landlords)}
        case Paid(units=units):
            return {"units": speech.units(units) or "none"}
        case Passed(phase=phase):
            return {"step": phase}
        case TownsConnected(path=path, points=points):
            return _connection(speech, path, points)
        case PieceLoaded(piece=piece, train=train):
            return {"class": speech.train(train)["class"] if piece in COMPANIES else 0}
        case ProfitCounted():
            return _profit(speech, event)
        case RunSold(company=company, path=path, price=price):
            return {"links": len(path) - 1, "run": speech.run(path), "price": speech.units({company: price})}
        case PiecesRemoved(piece=piece, count=count):
            return {"pieces": speech.pieces({piece: count})}
        case FinalScored():
            return _final(speech, event)
    return {}


def _connection(speech: Speech, path: list[str], points: list[int]) -> Facts:
    scored = [
        speech.say("counted-for", what=speech.seat(seat), count=count) for seat, count in enumerate(points) if count
    ]
    return {
        "start": speech.area(path[0]),
        "end": speech.area(path[-1]),
        "run": speech.run(path),
        "scored": speech.both(scored),
    }


def _profit(speech: Speech, event: ProfitCounted) -> Facts:
    """The pieces with their points, and how the profit came about (N9)."""
    worth = zip(speech.rules.board.pieces, PIECE_PROFIT, strict=True)
    return {
        "pieces": speech.pieces(event.pieces) or "none",
        "points": speech.victory_points(event.points),
        "earned": sum(event.pieces.get(piece, 0) * profit for piece, profit in worth),
        "before": speech.signed(event.before),
        "profit": speech.signed(event.profit),
        "moved": "no" if event.profit == event.before else "yes",
    }


def _final(speech: Speech, event: FinalScored) -> Facts:
    score = {"points": event.total, "track": event.points, "sets": event.sets, "profit": event.profit}
    return {"score": tell_score(speech, score | {"links": event.links})}


def tell_score(speech: Speech, score: Mapping[str, int]) -> str:
    """The final score and its parts (N13.1 to N13.3)."""
    return speech.say(
        "score",
        total=speech.victory_points(score["points"]),
        track=score["track"],
        sets=score["sets"],
        worth=SET_POINTS * score["sets"],
        profit=speech.signed(score["profit"]),
        links=score["links"],
    )


def tell_place(speech: Speech, place: Place) -> str:
    return speech.say(
        "place-line", place=place.rank, seat=speech.seat(place.seat), score=tell_score(speech, place.score)
    )


def tell_verdict(speech: Speech, places: Sequence[Place]) -> str:
    """Points, then profit, then the higher disc (N13.4, NR30)."""
    best, second = places[:2]
    facts: Facts = {
        "seat": speech.seat(best.seat),
        "second": speech.seat(second.seat),
        "points": speech.victory_points(best.score["points"]),
        "profit": speech.signed(best.score["profit"]),
        "less": speech.signed(second.score["profit"]),
    }
    lead = best.score["points"] - second.score["points"]
    if lead:
        return speech.say("verdict-points", **facts | {"lead": speech.victory_points(lead)})
    if best.score["profit"] != second.score["profit"]:
        return speech.say("verdict-profit", **facts)
    return speech.say("verdict-disc", **facts)
