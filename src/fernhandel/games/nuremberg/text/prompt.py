"""What is asked now, and of whom: first what there is to pay with, then what the choices mean."""

from collections.abc import Callable
from typing import Final

from fernhandel.core.chance import Rng
from fernhandel.core.speech import message
from fernhandel.core.words import Facts
from fernhandel.games.nuremberg.actions import Done, Extend, Link
from fernhandel.games.nuremberg.figures import BIDS, COMPANIES, GREEN_BIT, LINKS, RED_BIT
from fernhandel.games.nuremberg.imagined import imagine_table
from fernhandel.games.nuremberg.phases.building import company_fees
from fernhandel.games.nuremberg.phases.takeovers import price_of
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.text.areas import tell_area
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.games.nuremberg.view import NurembergView, TrainView


def tell_prompt(speech: Speech, view: NurembergView) -> str:
    if view.over:
        winner = max(view.order, key=lambda seat: view.players[seat].final)  # of equals the first, N13.4
        points = speech.victory_points(view.players[winner].final)
        return speech.say("prompt-over", seat=speech.seat(winner), points=points)
    asked = QUESTIONS[view.step](speech, view)
    return speech.say("prompt", stage=stage(speech, view), step=speech.step(view.step), asked=asked)


def tell_ask(speech: Speech, view: NurembergView) -> str:
    if view.over:
        return ""
    p = view.progress
    id = message("ask", view.step)
    if p.chain and view.step == "building":
        id = "ask-chain"
    elif p.company is not None:
        id = "ask-run"
    return speech.say(
        id,
        cubes=view.players[p.asked].hand,
        points=p.due,
        company="none" if p.company is None else speech.company(p.company),
        **{"from": speech.area(p.chain[-1]) if p.chain else "none"},
    )


def stage(speech: Speech, view: NurembergView) -> str:
    return speech.say("stage-turn", turn=view.turn, turns=view.turns)


def table_of(speech: Speech, view: NurembergView) -> Table:
    """The table of a view, to ask what the rules allow there; what is still to be drawn does not matter."""
    return imagine_table(speech.rules, view, Rng.from_seed(0))


def _asked(speech: Speech, view: NurembergView) -> Facts:
    """What concerns the player who is asked, above all what there is to pay with."""
    player = view.players[view.progress.asked]
    means = speech.say("means", cubes=player.hand, points=speech.points(player.influence) or "none")
    return {"seat": speech.seat(view.progress.asked), "means": means}


# -- the auction ---------------------------------------------------------------------------------------------------


def _auction(speech: Speech, view: NurembergView) -> str:
    asked = view.progress.asked
    told = [speech.token(box, seen.token, seen.bidder, seen.bid) for box, seen in enumerate(view.boxes, 1)]
    return speech.say(
        "prompt-auction",
        seat=speech.seat(asked),
        cubes=view.players[asked].hand,
        standing=sum(seen.bidder == asked for seen in view.boxes),
        bids=BIDS,
        tokens=", ".join(told),
    )


# -- building ------------------------------------------------------------------------------------------------------


def _building(speech: Speech, view: NurembergView) -> str:
    p = view.progress
    facts = _asked(speech, view)
    facts["links"] = LINKS - view.players[p.asked].links
    if not p.chain:
        cubes_first = "yes" if speech.rules.cubes_first else "no"  # NR2
        towns_only = "yes" if speech.rules.starts_in_towns_only else "no"  # NR3
        return speech.say("prompt-building", dear=speech.dear, cubes_first=cubes_first, towns_only=towns_only, **facts)
    return speech.say(
        "prompt-chain",
        run=speech.run(p.chain),
        price=speech.price(p.points, p.red_fee, p.green_fee, p.land_fee) or "none",
        next="; ".join(_links_on(speech, view)) or "none",
        **facts,
    )


def _links_on(speech: Speech, view: NurembergView) -> list[str]:
    """Every link that can be built next, with what is there and what it costs."""
    t = table_of(speech, view)
    board = t.rules.board
    told: list[str] = []
    for action in t.legal(t.asked):
        if isinstance(action, Link):
            border = board.border_between(t.chain[-1], action.to)
            fees = company_fees(t, t.chain[-1], action.to)
            price = speech.price(board.prices[border], fees & RED_BIT, fees // GREEN_BIT, t.landlords[action.to])
            told.append(speech.say("link-on", area=tell_area(speech, view, board.ids[action.to]), price=price))
    return told


def _paying_track(speech: Speech, view: NurembergView) -> str:
    run = speech.run(view.progress.chain)
    return speech.say("prompt-paying-track", points=view.progress.due, run=run, **_asked(speech, view))


# -- trains --------------------------------------------------------------------------------------------------------


def _trains(speech: Speech, view: NurembergView) -> str:
    own = [tell_room(speech, train) for train in view.players[view.progress.asked].trains]
    by_class = "yes" if speech.rules.display.passengers_by_class else "no"
    return speech.say("prompt-trains", own="; ".join(own) or "none", by_class=by_class, **_asked(speech, view))


def tell_room(speech: Speech, owned: TrainView) -> str:
    """A train with the spaces that are still free on it."""
    display = speech.rules.display
    train = display.trains.index(owned.train)
    people = sum(count for piece, count in owned.load.items() if piece in COMPANIES)
    goods = sum(owned.load.values()) - people
    room = speech.spaces(display.passengers[train] - people, display.goods[train] - goods)
    return speech.say("train-room", room=room or "none", **speech.train(owned.train))


def _paying_train(speech: Speech, view: NurembergView) -> str:
    return speech.say("prompt-paying-train", units=view.progress.due, **_asked(speech, view))


# -- takeovers -----------------------------------------------------------------------------------------------------


def _takeovers(speech: Speech, view: NurembergView) -> str:
    p = view.progress
    if p.company is None:
        influence = {company: view.players[p.asked].influence[company] for company in COMPANIES}
        through = "yes" if speech.rules.runs_lead_through else "no"  # NR36
        told = speech.units(influence)
        return speech.say("prompt-takeovers", seat=speech.seat(p.asked), influence=told, through=through)
    links = len(p.chain) - 1
    return speech.say(
        "prompt-run",
        seat=speech.seat(p.asked),
        company=speech.company(p.company),
        influence=speech.influence(p.company),
        run=speech.run(p.chain),
        links=links,
        price=speech.units({p.company: price_of(links)}),
        have=view.players[p.asked].influence[p.company],
        **_ways_on(speech, view),
    )


def _ways_on(speech: Speech, view: NurembergView) -> Facts:
    """Where the run may lead on, and whether it can be sold as it is (N11.2)."""
    t = table_of(speech, view)
    ids = t.rules.board.ids
    legal = t.legal(t.asked)
    further = [speech.area(ids[action.to]) for action in legal if isinstance(action, Extend)]
    complete = any(isinstance(action, Done) for action in legal)
    return {"next": speech.either(further) or "none", "complete": "yes" if complete else "no"}


QUESTIONS: Final[dict[str, Callable[[Speech, NurembergView], str]]] = {
    "auction": _auction,
    "building": _building,
    "paying_track": _paying_track,
    "trains": _trains,
    "paying_train": _paying_train,
    "takeovers": _takeovers,
}
