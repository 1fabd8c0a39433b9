"""What one seat can see of a table: everything, for all information is open (N1.12)."""

from typing import Any

from fernhandel.core.parts import ANEW, Parts
from fernhandel.core.terms import Terms
from fernhandel.games.nuremberg.figures import (
    COMPANIES,
    INFLUENCES,
    LINKS,
    PIECES,
    RED_COMPANY,
    TRACKS_OF_INFLUENCE,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.turns import final_points, ranking, sets
from fernhandel.games.nuremberg.state import FREE, NO_TRAIN, NOBODY, Table
from fernhandel.games.nuremberg.view import (
    NAMES_OF_TRACKS,
    AreaView,
    BoxView,
    LinkView,
    NurembergView,
    PlayerView,
    Progress,
    TrainView,
)


def view_for(terms: Terms, t: Table, seat: int | None, parts: Parts = ANEW) -> NurembergView:
    return NurembergView(
        terms=parts.common("terms", [terms], _alike, terms),
        seat=seat,
        to_act=t.to_act().copy(),
        over=t.over,
        turn=t.turn,
        turns=t.rules.turns,
        step=t.phase.name,
        order=t.order.copy(),
        build_order=t.build_order.copy(),
        train_order=t.train_order.copy(),
        players=[_player_seen(t, each, parts) for each in range(t.players)],
        stacks=parts.common("stacks", [t.stacks], _stacks, t),
        boxes=parts.common("boxes", [t.token, t.bidder, t.bid], _boxes, t),
        areas=parts.common("areas", [t.cubes, t.reds, t.greens, t.landlords, t.company], _areas, t),
        links=parts.common("links", [t.owner], _links, t),
        gone=parts.common("gone", [t.gone], _gone, t),
        joined=t.joined,
        ranking=parts.common("ranking", [t.order, t.vp, t.profit, t.pile, t.links], ranking, t),
        progress=parts.passing("progress", _progress, t),
    )


def _alike(terms: Terms) -> Terms:
    return terms


def _gone(t: Table) -> dict[str, int]:
    return dict(zip((*t.rules.board.pieces, "landlord"), t.gone, strict=True))


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _player_seen(t: Table, seat: int, parts: Parts) -> Any:
    pile = t.pile[seat * PIECES : (seat + 1) * PIECES]
    influence = t.influence[seat * TRACKS_OF_INFLUENCE : (seat + 1) * TRACKS_OF_INFLUENCE]
    train = t.train[seat * TRAIN_ROWS : (seat + 1) * TRAIN_ROWS]
    load = t.load[seat * TRAIN_ROWS * PIECES : (seat + 1) * TRAIN_ROWS * PIECES]
    counts = [t.hand[seat], t.stock[seat], t.links[seat], t.vp[seat], t.profit[seat]]
    return parts.common_of("player", [counts, pile, influence, train, load], _player, t, seat)


def _stacks(t: Table) -> dict[str, list[int]]:
    n = t.players
    return {name: t.stacks[track * n : (track + 1) * n] for track, name in enumerate(NAMES_OF_TRACKS)}


def _boxes(t: Table) -> list[BoxView]:
    return [
        BoxView(token=INFLUENCES[t.token[box]], bidder=_seat(t.bidder[box]), bid=t.bid[box])
        for box in range(t.rules.display.boxes)
    ]


def _player(t: Table, seat: int) -> PlayerView:
    pieces = t.rules.board.pieces
    return PlayerView(
        hand=t.hand[seat],
        stock=t.stock[seat],
        links=LINKS - t.links[seat],
        influence={name: t.influence_of(seat, colour) for colour, name in enumerate(INFLUENCES)},
        points=t.vp[seat],
        profit=t.profit[seat],
        pile={name: t.pile[seat * PIECES + piece] for piece, name in enumerate(pieces)},
        sets=sets(t, seat),
        trains=[_train(t, seat, row) for row in range(TRAIN_ROWS) if t.train_in_row(seat, row) != NO_TRAIN],
        final=final_points(t, seat),
    )


def _train(t: Table, seat: int, row: int) -> TrainView:
    load = {name: t.loaded(seat, row, piece) for piece, name in enumerate(t.rules.board.pieces)}
    train = t.rules.display.trains[t.train_in_row(seat, row)]
    return TrainView(train=train, row=row + 1, load={name: count for name, count in load.items() if count})


def _areas(t: Table) -> dict[str, AreaView]:
    """The areas with something in them."""
    board = t.rules.board
    areas: dict[str, AreaView] = {}
    for area, id in enumerate(board.ids):
        if area >= board.stations:
            if t.cubes[area]:
                areas[id] = AreaView(cubes=t.cubes[area])
        elif t.reds[area] or t.greens[area] or t.landlords[area] or t.company[area]:
            areas[id] = AreaView(
                red=t.reds[area],
                green=t.greens[area],
                landlords=t.landlords[area],
                companies=[name for company, name in enumerate(COMPANIES) if t.company[area] >> company & 1],
            )
    return areas


def _links(t: Table) -> list[LinkView]:
    ids = t.rules.board.ids
    seen: list[LinkView] = []
    for border, owner in enumerate(t.owner):
        if owner != FREE:
            a, b = t.rules.board.borders[border]
            if owner >= RED_COMPANY:
                seen.append(LinkView(a=ids[a], b=ids[b], company=COMPANIES[owner - RED_COMPANY]))
            else:
                seen.append(LinkView(a=ids[a], b=ids[b], seat=owner))
    return seen


def _progress(t: Table) -> Progress:
    return Progress(
        asked=t.asked,
        place=t.place,
        passed=[seat for seat in range(t.players) if t.passed >> seat & 1],
        chain=[t.rules.board.ids[area] for area in t.chain],
        points=t.points,
        red_fee=t.red_fee,
        green_fee=t.green_fee,
        land_fee=t.land_fee,
        due=t.due,
        company=None if t.buyer == NOBODY else COMPANIES[t.buyer],
    )
