"""The whole position, topic by topic; a line without indent is the heading of those below it."""

from collections.abc import Iterator

from fernhandel.core.speech import message, under_headings
from fernhandel.games.nuremberg.figures import COMPANIES, LINKS, PRICE, TRAIN_ROWS
from fernhandel.games.nuremberg.state import FREE
from fernhandel.games.nuremberg.text.areas import tell_pieces, tell_stations
from fernhandel.games.nuremberg.text.prompt import stage, table_of, tell_prompt, tell_room
from fernhandel.games.nuremberg.text.runs import runs_of
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.games.nuremberg.view import LinkView, NurembergView, TrainView


def tell_position(speech: Speech, view: NurembergView) -> list[str]:
    boxes = {speech.say("heading-boxes"): list(_boxes(speech, view))} if view.step == "auction" else {}
    topics = {
        stage(speech, view): list(_turn(speech, view)),
        speech.say("heading-tracks"): list(_tracks(speech, view)),
        **boxes,  # after the auction they mean nothing until the next turn
        speech.say("heading-trains"): list(_trains(speech, view)),
        speech.say("heading-players"): [_player(speech, view, seat) for seat in range(len(view.players))],
        speech.say("heading-links"): list(_links(speech, view)),
        speech.say("heading-stations"): list(tell_stations(speech, view)),
        speech.say("heading-pieces"): list(tell_pieces(speech, view)),
        speech.say("heading-gone"): [speech.say("gone", pieces=speech.pieces(view.gone) or "none")],
    }
    if view.step == "building" and not view.over:
        topics[speech.say("heading-borders")] = list(_free_borders(speech, view))
    return under_headings(topics)


# -- the turn --------------------------------------------------------------------------------------------------------


def _turn(speech: Speech, view: NurembergView) -> Iterator[str]:
    yield tell_prompt(speech, view)
    yield speech.say("player-order", order=speech.in_order(view.order))
    if view.step != "auction":  # before, these are still the orders of the last turn
        build, trains = speech.in_order(view.build_order), speech.in_order(view.train_order)
        yield speech.say("other-orders", build=build, trains=trains)
    if view.progress.passed and view.step in ("trains", "paying_train"):
        yield speech.say("out-of-trains", seats=speech.seats_of(view.progress.passed))
    connection = speech.rules.board.connection
    if connection:
        first, last = (speech.area(speech.rules.board.ids[town]) for town in connection)
        yield speech.say("connection", start=first, end=last, joined="yes" if view.joined else "no")


def _tracks(speech: Speech, view: NurembergView) -> Iterator[str]:
    """Every track from its top; of equals, the one on top comes first, as in the orders (N2.7)."""
    for track, stack in view.stacks.items():
        values = [view.players[seat].influence.get(track, view.players[seat].profit) for seat in range(len(stack))]
        told = [
            speech.say("counted-for", what=speech.seat(seat), count=speech.signed(values[seat]))
            for seat in sorted(stack, key=lambda seat: -values[seat])
        ]
        yield speech.say("track-line", track=speech.say(message("track", track)), told=", ".join(told))


def _boxes(speech: Speech, view: NurembergView) -> Iterator[str]:
    """What each box offers in all, what a bid needs at least, and the standing bid."""
    for box, seen in enumerate(view.boxes):
        yield speech.say(
            "box-line",
            box=box + 1,
            points=speech.box_points(box, seen.token),
            token=speech.influence(seen.token),
            least=speech.rules.display.least_bid[box],
            seat="none" if seen.bidder is None else speech.seat(seen.bidder),
            bid=seen.bid,
        )


# -- trains ----------------------------------------------------------------------------------------------------------


def _trains(speech: Speech, view: NurembergView) -> Iterator[str]:
    display = speech.rules.display
    owned = {train.train for player in view.players for train in player.trains}
    for row in range(TRAIN_ROWS):
        free = [id for train, id in enumerate(display.trains) if display.train_row[train] == row and id not in owned]
        facts = {"price": PRICE[row], "class": speech.class_of(row)}
        yield speech.say("train-row", row=row + 1, told=_free_trains(speech, free) or "none", **facts)
    for seat, player in enumerate(view.players):
        for train in player.trains:
            yield _owned_train(speech, seat, train)


def _free_trains(speech: Speech, ids: list[str]) -> str:
    """Trains of the same size together."""
    alike: dict[str, list[str]] = {}
    for id in ids:
        alike.setdefault(str(speech.train(id)["spaces"]), []).append(id)
    return "; ".join(
        speech.say("free-trains", trains=speech.both(trains), spaces=spaces) for spaces, trains in alike.items()
    )


def _owned_train(speech: Speech, seat: int, owned: TrainView) -> str:
    load = speech.pieces(owned.load) or "none"
    return speech.say("owned-train", seat=speech.seat(seat), load=load, room=tell_room(speech, owned))


# -- the players -----------------------------------------------------------------------------------------------------


def _player(speech: Speech, view: NurembergView, seat: int) -> str:
    player = view.players[seat]
    return speech.say(
        "player-line",
        seat=speech.say("yourself" if seat == view.seat else "another", seat=speech.seat(seat)),
        cubes=player.hand,
        stock=player.stock,
        points=speech.victory_points(player.points),
        links=player.links,
        left=LINKS - player.links,
        pile=speech.pieces(player.pile) or "none",
        sets=player.sets,
        final=speech.victory_points(player.final),
    )


# -- the map ---------------------------------------------------------------------------------------------------------


def _links(speech: Speech, view: NurembergView) -> Iterator[str]:
    """The links of every player and company, as runs."""
    for seat in range(len(view.players)):
        yield _links_of(speech, speech.seat(seat), [link for link in view.links if link.seat == seat])
    for company in COMPANIES:
        links = [link for link in view.links if link.company == company]
        yield _links_of(speech, speech.company(company), links)


def _links_of(speech: Speech, owner: str, links: list[LinkView]) -> str:
    runs = runs_of((link.a, link.b) for link in links)
    return speech.say("links-line", owner=owner, links=len(links), runs="; ".join(map(speech.run, runs)))


def _free_borders(speech: Speech, view: NurembergView) -> Iterator[str]:
    """By area, where links can still be built, with their build points; told while track is built."""
    t = table_of(speech, view)
    board = t.rules.board
    for area, id in sorted(enumerate(board.ids[: board.track]), key=lambda numbered: speech.area(numbered[1])):
        free = {board.ids[way.to]: way.price for way in board.ways[area] if t.owner[way.border] == FREE}
        if free:
            told = [speech.say("counted-for", what=speech.area(beside), count=price) for beside, price in free.items()]
            yield speech.say("borders-line", area=speech.area(id), told=", ".join(told))
