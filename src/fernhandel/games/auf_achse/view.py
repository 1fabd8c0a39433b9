"""What one seat can see (AR39), and a table imagined from it."""

import msgspec

from fernhandel.core.chance import Rng
from fernhandel.core.views import View
from fernhandel.games.auf_achse.conceal import SPECTATOR, redeal
from fernhandel.games.auf_achse.figures import START_CASH, TRAILERS
from fernhandel.games.auf_achse.sequence import step_named
from fernhandel.games.auf_achse.setup import empty_table
from fernhandel.games.auf_achse.state import GONE, IN_PILE, IN_ROW, NOBODY, NOWHERE, SET_ASIDE, Rules, Table


class TruckView(msgspec.Struct, frozen=True, kw_only=True):
    """One player: truck, cash, trailers, contracts and cards."""

    at: str | None
    cash: int
    trailers: dict[str, int]
    room: int
    goods: int
    aboard: list[str]
    contracts: int
    """How many contracts are in hand."""
    shown: list[str]
    """Those of them that everybody saw come into this hand."""
    hand: list[str] | None
    """All of them, in the own hand."""
    second_driver: int
    local_knowledge: int
    missed: int
    debts: list[int]


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """Where exactly the turn stands; seats are numbers."""

    active: int | None
    """Whose turn it is; nobody's while trucks are placed."""
    asked: int
    dice: list[int]
    moved: bool
    exact: bool
    procured: bool
    event: str | None
    due: int
    chosen: str | None
    offer: int
    bidder: int | None
    bidders: list[int]
    """The seats in the order in which they bid, the chooser last; none without an auction."""
    out: list[int]
    """The seats that have passed."""
    jam_drawer: int | None
    """Whose next turn ends the jam."""
    debtors: list[int]
    """The seats that owe, oldest debt first."""


class AufAchseView(View, frozen=True, kw_only=True):
    first: int
    players: list[TruckView]
    away: dict[str, int]
    """Points from the own truck, if nothing were in the way: to where a contract aboard goes, and to where one in hand
    or in the row starts."""
    row: list[str]
    """Public contracts, from the loading dock to the corner."""
    gone: list[str]
    """Contracts that left the game."""
    pile: int
    set_aside: int
    events_drawn: dict[str, int]
    construction: str | None
    jam: str | None
    progress: Progress


# -- imagining -----------------------------------------------------------------------------------------------------


def imagine_table(rules: Rules, view: AufAchseView, rng: Rng) -> Table:
    """A complete table from the view alone: what is seen as it is, the rest dealt."""
    t = empty_table(rules, rng.fork())
    _restore_contracts(t, view)
    _restore_trucks(t, view)
    _restore_progress(t, view)
    redeal(t, SPECTATOR if view.seat is None else view.seat, rng)
    return t


def _restore_contracts(t: Table, view: AufAchseView) -> None:
    """Cards that are seen go where they are; the others fill the places nobody sees into."""
    number = {id: card for card, id in enumerate(t.rules.contracts.ids)}
    count = t.rules.contracts.count
    t.row = [number[id] for id in view.row]
    t.holder = [SET_ASIDE] * count
    t.loaded = [False] * count
    t.goods = [0] * t.players
    t.contracts = [0] * t.players
    t.known = [False] * count
    seen = set(t.row)
    for card in t.row:
        t.holder[card] = IN_ROW
    for id in view.gone:
        t.holder[number[id]] = GONE
        seen.add(number[id])
    for seat, player in enumerate(view.players):
        for id in player.aboard + (player.hand or player.shown):
            card = number[id]
            t.take(card, seat)
            if id in player.aboard:
                t.load(card)
            t.known[card] = t.loaded[card] or id in player.shown
            seen.add(card)
    unseen = [card for card in range(count) if card not in seen]
    for seat, player in enumerate(view.players):
        for _ in range(player.contracts - len(player.hand or player.shown)):
            t.take(unseen.pop(), seat)
    for _ in range(view.pile):
        t.holder[unseen.pop()] = IN_PILE


def _restore_trucks(t: Table, view: AufAchseView) -> None:
    node = {id: number for number, id in enumerate(t.rules.board.ids)}
    for seat, player in enumerate(view.players):
        t.at[seat] = NOWHERE if player.at is None else node[player.at]
        t.cash[seat] = player.cash
        for kind, name in enumerate(TRAILERS):
            t.trailers[seat * 2 + kind] = player.trailers[name]
            t.trailers_left[kind] -= player.trailers[name]
        t.kept_sum[seat] = player.second_driver
        t.kept_pass[seat] = player.local_knowledge
        t.missed[seat] = player.missed
    t.bank = START_CASH * t.players - sum(t.cash)
    t.construction = NOWHERE if view.construction is None else node[view.construction]
    t.jam = NOWHERE if view.jam is None else node[view.jam]
    owed = [list(player.debts) for player in view.players]
    t.debts = []
    for seat in view.progress.debtors:
        t.debts += [seat, owed[seat].pop(0)]


def _restore_progress(t: Table, view: AufAchseView) -> None:
    progress = view.progress
    events = {id: card for card, id in enumerate(t.rules.events.ids)}
    for id, drawn in view.events_drawn.items():
        for _ in range(drawn):
            t.event_pile.remove(events[id])
    t.phase = step_named(view.step)
    t.over = view.over
    t.turn = view.turn
    t.first = view.first
    t.active = _number(progress.active)
    t.asked = progress.asked
    t.die, t.other_die = progress.dice
    t.moved = progress.moved
    t.exact = progress.exact
    t.procured = progress.procured
    t.event = NOBODY if progress.event is None else events[progress.event]
    t.due = progress.due
    t.chosen = NOBODY if progress.chosen is None else t.rules.contracts.ids.index(progress.chosen)
    t.offer = progress.offer
    t.bidder = _number(progress.bidder)
    t.out = sum(1 << seat for seat in progress.out)
    t.jam_drawer = _number(progress.jam_drawer)


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat
