"""A table made from a view. It is compiled apart from the view, for prompts ask what the rules allow there."""

from fernhandel.core.chance import Rng
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
from fernhandel.games.nuremberg.sequence import step_named
from fernhandel.games.nuremberg.setup import empty_table
from fernhandel.games.nuremberg.state import NO_TRAIN, NOBODY, PAYING_TRAIN, TRAINS, Rules, Table
from fernhandel.games.nuremberg.track import lay, loadable
from fernhandel.games.nuremberg.view import NAMES_OF_TRACKS, NurembergView


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
    number = board.number
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
    t.chain = [t.rules.board.number[id] for id in progress.chain]
    t.points = progress.points
    t.red_fee, t.green_fee, t.land_fee = progress.red_fee, progress.green_fee, progress.land_fee
    t.due = progress.due
    for train in t.train:
        t.taken |= 0 if train == NO_TRAIN else 1 << train
    t.red_links -= t.owner.count(RED_COMPANY)
    t.green_links -= t.owner.count(GREEN_COMPANY)
    t.buyer = NOBODY if progress.company is None else COMPANIES.index(progress.company)
