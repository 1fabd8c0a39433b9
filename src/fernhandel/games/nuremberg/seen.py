"""What one seat can see of a table: everything, for all information is open (N1.12)."""

from fernhandel.core.parts import ANEW, Parts
from fernhandel.core.terms import Terms
from fernhandel.games.nuremberg.figures import COMPANIES, INFLUENCES, LINKS, PIECES, RED_COMPANY, TRAIN_ROWS
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
        terms=terms,
        seat=seat,
        to_act=t.to_act().copy(),
        over=t.over,
        turn=t.turn,
        turns=t.rules.turns,
        step=t.phase.name,
        order=t.order.copy(),
        build_order=t.build_order.copy(),
        train_order=t.train_order.copy(),
        players=parts.common(
            "players",
            [t.hand, t.stock, t.links, t.influence, t.vp, t.profit, t.pile, t.train, t.load],
            _players,
            t,
        ),
        stacks=parts.common("stacks", [t.stacks], _stacks, t),
        boxes=parts.common("boxes", [t.token, t.bidder, t.bid], _boxes, t),
        areas=parts.common("areas", [t.cubes, t.reds, t.greens, t.landlords, t.company], _areas, t),
        links=parts.common("links", [t.owner], _links, t),
        gone=dict(zip((*t.rules.board.pieces, "landlord"), t.gone, strict=True)),
        joined=t.joined,
        ranking=ranking(t),
        progress=_progress(t),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _players(t: Table) -> list[PlayerView]:
    return [_player(t, seat) for seat in range(t.players)]


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
