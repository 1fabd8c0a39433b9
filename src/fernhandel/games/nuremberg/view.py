"""What one seat can see: everything, for all information is open (N1.12); and a table made from it."""

from typing import Final

import msgspec

from fernhandel.core.chance import Rng
from fernhandel.core.terms import Terms
from fernhandel.core.views import View
from fernhandel.games.nuremberg.course import step_named
from fernhandel.games.nuremberg.figures import (
    COMPANIES,
    GREEN_COMPANY,
    INFLUENCES,
    LANDLORD,
    LINKS,
    PIECES,
    RED_COMPANY,
    TRACKS,
    TRACKS_OF_INFLUENCE,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.turns import final_points, sets
from fernhandel.games.nuremberg.setup import empty_table
from fernhandel.games.nuremberg.state import FREE, NO_TRAIN, NOBODY, PAYING_TRAIN, TRAINS, Rules, Table
from fernhandel.games.nuremberg.track import lay, loadable

NAMES_OF_TRACKS = (*INFLUENCES, "profit")


class TrainView(msgspec.Struct, frozen=True, kw_only=True):
    """A train that a player owns this turn, with what it carries."""

    train: str
    row: int
    load: dict[str, int]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    hand: int
    """Investment cubes in hand, and in stock."""
    stock: int
    links: int
    """Own links on the board."""
    influence: dict[str, int]
    points: int
    profit: int
    pile: dict[str, int]
    sets: int
    trains: list[TrainView]
    final: int
    """What the score would be if the game ended now."""


class BoxView(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    bidder: int | None
    bid: int


class AreaView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An area with something in it: cubes, passengers, landlords, or a company whose station it is."""

    cubes: int = 0
    red: int = 0
    green: int = 0
    landlords: int = 0
    companies: list[str] = []


BARE: Final = AreaView()


class LinkView(msgspec.Struct, frozen=True, kw_only=True):
    """A link: of a seat, or of a company."""

    a: str
    b: str
    seat: int | None = None
    company: str | None = None


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """Where exactly the turn stands."""

    asked: int
    place: int
    passed: list[int]
    chain: list[str]
    """The areas of the chain being built, or of the run being sold."""
    points: int
    """What the chain costs so far: build points, and influence of companies and government."""
    red_fee: int
    green_fee: int
    land_fee: int
    due: int
    """Units still to be paid."""
    company: str | None
    """The company that takes over."""


class NurembergView(View, frozen=True, kw_only=True):
    turn: int
    turns: int
    step: str
    order: list[int]
    build_order: list[int]
    train_order: list[int]
    players: list[PlayerView]
    stacks: dict[str, list[int]]
    """By track, the seats in the order of their discs' last moves: of equals the first lies on top."""
    boxes: list[BoxView]
    areas: dict[str, AreaView]
    links: list[LinkView]
    gone: dict[str, int]
    """Pieces that left the game."""
    joined: bool
    """Whether the connection bonus has been scored."""
    progress: Progress


def look(terms: Terms, t: Table, seat: int | None) -> NurembergView:
    n = t.players
    return NurembergView(
        terms=terms,
        seat=seat,
        to_act=t.to_act(),
        over=t.over,
        turn=t.turn,
        turns=t.rules.turns,
        step=t.phase.name,
        order=t.order.copy(),
        build_order=t.build_order.copy(),
        train_order=t.train_order.copy(),
        players=[_player(t, seat) for seat in range(n)],
        stacks={name: t.stacks[track * n : (track + 1) * n] for track, name in enumerate(NAMES_OF_TRACKS)},
        boxes=[
            BoxView(token=INFLUENCES[t.token[box]], bidder=_seat(t.bidder[box]), bid=t.bid[box])
            for box in range(t.rules.display.boxes)
        ],
        areas=_areas(t),
        links=_links(t),
        gone=dict(zip((*t.rules.board.pieces, "landlord"), t.gone, strict=True)),
        joined=t.joined,
        progress=_progress(t),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


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
    board = t.rules.board
    areas: dict[str, AreaView] = {}
    for area, id in enumerate(board.ids):
        if area < board.stations:
            seen = AreaView(
                red=t.reds[area],
                green=t.greens[area],
                landlords=t.landlords[area],
                companies=[name for company, name in enumerate(COMPANIES) if t.company[area] >> company & 1],
            )
        else:
            seen = AreaView(cubes=t.cubes[area])
        if seen != BARE:
            areas[id] = seen
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


# -- imagining -----------------------------------------------------------------------------------------------------


def imagine_table(rules: Rules, view: NurembergView, rng: Rng) -> Table:
    """The table of a view; only the tokens still to be drawn are unknown."""
    t = empty_table(rules, rng.fork())
    _restore_map(t, view)
    _restore_players(t, view)
    _restore_progress(t, view)
    if t.phase in (rules.steps[TRAINS], rules.steps[PAYING_TRAIN]):
        t.reach = [loadable(t, seat) for seat in range(t.players)]
    return t


def _restore_map(t: Table, view: NurembergView) -> None:
    board = t.rules.board
    number = {id: area for area, id in enumerate(board.ids)}
    for id, seen in view.areas.items():
        area = number[id]
        t.cubes[area] = seen.cubes
        if area < board.stations:
            t.reds[area], t.greens[area], t.landlords[area] = seen.red, seen.green, seen.landlords
            t.company[area] = sum(1 << COMPANIES.index(company) for company in seen.companies)
    for link in view.links:
        owner = link.seat
        if owner is None:
            assert link.company is not None
            owner = RED_COMPANY + COMPANIES.index(link.company)
        lay(t, board.border_between(number[link.a], number[link.b]), owner)
    t.gone = [view.gone[name] for name in (*board.pieces, "landlord")]
    assert len(t.gone) == LANDLORD + 1


def _restore_players(t: Table, view: NurembergView) -> None:
    pieces = t.rules.board.pieces
    for seat, player in enumerate(view.players):
        t.hand[seat], t.stock[seat] = player.hand, player.stock
        t.links[seat] = LINKS - player.links
        t.vp[seat], t.profit[seat] = player.points, player.profit
        for colour, name in enumerate(INFLUENCES):
            t.influence[seat * TRACKS_OF_INFLUENCE + colour] = player.influence[name]
        for piece, name in enumerate(pieces):
            t.pile[seat * PIECES + piece] = player.pile[name]
        for train in player.trains:
            place = seat * TRAIN_ROWS + train.row - 1
            t.train[place] = t.rules.display.trains.index(train.train)
            for name, count in train.load.items():
                t.load[place * PIECES + pieces.index(name)] = count
    t.stacks = [seat for name in NAMES_OF_TRACKS for seat in view.stacks[name]]
    assert len(t.stacks) == TRACKS * t.players


def _restore_progress(t: Table, view: NurembergView) -> None:
    progress = view.progress
    number = {id: area for area, id in enumerate(t.rules.board.ids)}
    for box, seen in enumerate(view.boxes):
        t.token[box] = INFLUENCES.index(seen.token)
        t.bidder[box] = NOBODY if seen.bidder is None else seen.bidder
        t.bid[box] = seen.bid
    t.order, t.build_order, t.train_order = view.order.copy(), view.build_order.copy(), view.train_order.copy()
    t.phase = step_named(view.step)
    t.over = view.over
    t.turn = view.turn
    t.joined = view.joined
    t.asked = progress.asked
    t.place = progress.place
    t.passed = sum(1 << seat for seat in progress.passed)
    t.chain = [number[id] for id in progress.chain]
    t.points = progress.points
    t.red_fee, t.green_fee, t.land_fee = progress.red_fee, progress.green_fee, progress.land_fee
    t.due = progress.due
    for train in t.train:
        t.taken |= 0 if train == NO_TRAIN else 1 << train
    t.red_links -= t.owner.count(RED_COMPANY)
    t.green_links -= t.owner.count(GREEN_COMPANY)
    t.buyer = NOBODY if progress.company is None else COMPANIES.index(progress.company)
