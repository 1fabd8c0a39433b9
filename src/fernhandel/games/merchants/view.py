"""What one seat can see (M1.14), and a table imagined from it."""

from collections.abc import Iterable

import msgspec

from fernhandel.core.chance import Rng
from fernhandel.core.deals.view import DealsView, restore_book
from fernhandel.core.views import View
from fernhandel.games.merchants.conceal import (
    UNKNOWN,
    deal_influences,
    guess_sealed,
)
from fernhandel.games.merchants.deals.bargain import MerchantsBargain
from fernhandel.games.merchants.figures import (
    GOOD_COUNT,
    GOODS,
    INFLUENCES,
    INVESTMENTS,
    START_MONEY,
)
from fernhandel.games.merchants.phases.movement import COURIER_NAMES
from fernhandel.games.merchants.phases.prices import ARROWS
from fernhandel.games.merchants.purses import guess_money
from fernhandel.games.merchants.sequence import step_named
from fernhandel.games.merchants.state import (
    IN_DECK,
    NOBODY,
    OPEN,
    OUT,
    SPECTATOR,
    Rules,
    Table,
    fresh_table,
    handed_entry,
    influence_entry,
)


class GoodView(msgspec.Struct, frozen=True, kw_only=True):
    level: int
    cost: int
    selling: int
    supply: int


class CityView(msgspec.Struct, frozen=True, kw_only=True):
    bonus: int
    warehouses: list[dict[str, int]]
    """By seat: tokens of each good in store."""


class WagonView(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    at: str
    came_from: str | None
    facing: str | None
    master: int | None
    arrived: bool
    broken: bool
    rows: list[dict[str, int]]
    """By seat: tokens of each good aboard."""


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    card: str
    turn: int
    """The turn in which it was won."""
    works: bool
    """Whether its owner may use it already."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    money: int | None
    """None behind a screen."""
    status: int
    letters: int
    tiles: list[int]
    investments: list[CardView]
    influence: int
    """The number of Influence cards in hand."""
    hand: dict[str, int] | None
    """Their kinds, in the own hand."""


class InfluenceSeen(msgspec.Struct, frozen=True, kw_only=True):
    """An Influence card taken from the pile or played, in the order it happened."""

    seat: int
    played: bool
    influence: str | None
    pile: dict[str, int] | None = None
    """What lay in the pile when this seat itself chose from it."""


class HandedSeen(msgspec.Struct, frozen=True, kw_only=True):
    """An Influence card that a deal has moved: out of a hand, into a hand, or by a pot."""

    at: int
    """Its place among all lines about Influence cards."""
    giver: int | None
    taker: int | None
    pot: int | None
    influence: str | None
    knowing: list[int]
    """The seats that saw its kind; all, and spectators too, where it was named."""


class MerchantsDeals(DealsView, frozen=True, kw_only=True):
    handed: list[HandedSeen]


class SealView(msgspec.Struct, frozen=True, kw_only=True):
    """A sealed choice, as its owner knows it: a bid, or where both arrows of a price wheel point."""

    bid: int | None = None
    wheel: tuple[str, str] | None = None


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """Where exactly the turn stands; seats are numbers."""

    place: int
    """Among the steps of the Turn Sequence board, or of the setup."""
    active: int | None
    queue: list[int]
    cursor: int
    bought: int
    wagon: int
    """The number of the wagon that is auctioned, loaded or unloaded."""
    quote_one: int | None
    quote_two: int | None
    offer_tokens: int
    offer: int | None
    to_load: int
    free_loaded: int | None
    """Tokens loaded by the card Free Loading, while it is in play."""
    tile_played: bool
    points: int
    couriers: list[str]
    """The courier cards still to use."""
    barred: list[int]
    """The numbers of the wagons that the active seat may not move any more."""
    met: bool
    shifts: int
    crossings: int
    sold: int
    with_bonus: list[int]
    """The seats that get the bonus on everything from this wagon."""
    card: str | None
    """The card on offer."""
    high_bid: int
    high_bidder: int | None
    opener: int | None
    out: list[int]
    """The seats out of this auction."""
    winners: list[int]
    """The seats that won a card this turn."""
    climbed: int


class MerchantsView(View, frozen=True, kw_only=True, omit_defaults=True):
    action: int
    """The number on the Turn Sequence board, 1 to 7; 0 before the first turn."""
    first: int
    order: list[int]
    """The seats in turn order, the first player's first."""
    arrivals: int
    last_arrival: int
    climb_price: int
    credits: int
    goods: dict[str, GoodView]
    cities: dict[str, CityView]
    wagons: list[WagonView]
    courier: str | None
    players: list[PlayerView]
    open_cards: list[str]
    cards_out: list[str]
    deck: int
    pile: int
    pile_open: dict[str, int] | None
    """The kinds in the pile, for the seat that is choosing from it."""
    influence: list[InfluenceSeen]
    sealed: list[int]
    """The seats that have sealed a choice."""
    own_seal: SealView | None
    progress: Progress
    deals: MerchantsDeals | None = None
    """Where binding deals are made (M12)."""


# -- imagining -----------------------------------------------------------------------------------------------------


def imagine_table(rules: Rules, view: MerchantsView, rng: Rng) -> Table:
    """A complete table from the view alone: what is seen as it is, the rest drawn."""
    t = fresh_table(rules, rng.fork())
    _restore_board(t, view)
    _restore_players(t, view)
    _restore_cards(t, view, rng)
    _restore_progress(t, view)
    if view.deals is not None:
        _restore_deals(t, view.deals)
    viewer = SPECTATOR if view.seat is None else view.seat
    log, piles = _memory(view)
    deal_influences(t, viewer, log, piles, rng)
    if not rules.money_open and not view.over:
        guess_money(t, viewer, rng)
    t.bank = START_MONEY * t.players - sum(t.money) - (0 if t.book is None else t.book.pot_money())
    guess_sealed(t, viewer, rng)
    return t


def _restore_board(t: Table, view: MerchantsView) -> None:
    node = {id: number for number, id in enumerate(t.rules.board.ids)}
    for good, name in enumerate(GOODS):
        t.level[good] = view.goods[name].level
        t.supply[good] = view.goods[name].supply
    for id, city in view.cities.items():
        t.bonus[node[id]] = city.bonus
        for seat, stored in enumerate(city.warehouses):
            for good_name, tokens in stored.items():
                t.store(seat, node[id], GOODS.index(good_name), tokens)
    for wagon, seen in enumerate(view.wagons):
        t.at[wagon] = node[seen.at]
        t.came_from[wagon] = NOBODY if seen.came_from is None else node[seen.came_from]
        t.point(wagon, NOBODY if seen.facing is None else node[seen.facing])
        t.master[wagon] = NOBODY if seen.master is None else seen.master
        t.arrived[wagon] = seen.arrived
        t.broken[wagon] = seen.broken
        for seat, row in enumerate(seen.rows):
            for good_name, tokens in row.items():
                t.rows[(wagon * t.players + seat) * GOOD_COUNT + GOODS.index(good_name)] = tokens
    t.courier = NOBODY if view.courier is None else node[view.courier]


def _restore_players(t: Table, view: MerchantsView) -> None:
    for seat, player in enumerate(view.players):
        t.money[seat] = player.money if player.money is not None else 0
        t.status[seat] = player.status
        t.letters[seat] = player.letters
        t.tiles[seat] = _bits(player.tiles)
        for owned in player.investments:
            t.owner[INVESTMENTS.index(owned.card)] = seat
            t.won[INVESTMENTS.index(owned.card)] = owned.turn
    for seat in view.sealed:
        t.sealed[seat] = 0
    if view.own_seal is not None and view.seat is not None:
        t.sealed[view.seat] = _sealed(view.own_seal)


def _sealed(seal: SealView) -> int:
    """The number under which the table keeps it."""
    if seal.wheel is not None:
        arrow, other = seal.wheel
        return ARROWS.index(arrow) * len(ARROWS) + ARROWS.index(other)
    assert seal.bid is not None
    return seal.bid


def _restore_cards(t: Table, view: MerchantsView, rng: Rng) -> None:
    for name in view.open_cards:
        t.owner[INVESTMENTS.index(name)] = OPEN
    for name in view.cards_out:
        t.owner[INVESTMENTS.index(name)] = OUT
    t.deck = [card for card in range(len(INVESTMENTS)) if t.owner[card] == IN_DECK]
    rng.shuffle(t.deck)


def _restore_progress(t: Table, view: MerchantsView) -> None:
    progress = view.progress
    t.phase = step_named(view.step)
    t.over = view.over
    t.turn = view.turn
    t.first = view.first
    t.arrivals = view.arrivals
    t.credits = view.credits
    t.place = progress.place
    t.active = _number(progress.active)
    t.queue = list(progress.queue)
    t.cursor = progress.cursor
    t.bought = progress.bought
    t.wagon = progress.wagon - 1
    t.quote_one = _number(progress.quote_one)
    t.quote_two = _number(progress.quote_two)
    t.offer_tokens = progress.offer_tokens
    t.offer = _number(progress.offer)
    t.to_load = progress.to_load
    t.free_loaded = _number(progress.free_loaded)
    t.tile_played = progress.tile_played
    t.points = progress.points
    t.couriers = _bits(COURIER_NAMES.index(card) for card in progress.couriers)
    t.barred = _bits(number - 1 for number in progress.barred)
    t.met = progress.met
    t.shifts = progress.shifts
    t.crossings = progress.crossings
    t.sold = progress.sold
    t.with_bonus = _bits(progress.with_bonus)
    t.card = NOBODY if progress.card is None else INVESTMENTS.index(progress.card)
    t.high_bid = progress.high_bid
    t.high_bidder = _number(progress.high_bidder)
    t.opener = _number(progress.opener)
    t.out = _bits(progress.out)
    t.winners = _bits(progress.winners)
    t.climbed = progress.climbed


def _restore_deals(t: Table, deals: MerchantsDeals) -> None:
    bargain = t.bargain()
    assert isinstance(bargain, MerchantsBargain)
    t.book = restore_book(t, deals, bargain.reader, bargain.phrase_ids)
    t.interrupted = step_named(deals.waits) if deals.talking else None


def _number(seen: int | None) -> int:
    return NOBODY if seen is None else seen


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def _handed(seen: HandedSeen) -> int:
    kind = UNKNOWN if seen.influence is None else INFLUENCES.index(seen.influence)
    return handed_entry(_number(seen.giver), _number(seen.taker), kind, _number(seen.pot), _bits(seen.knowing))


def _memory(view: MerchantsView) -> tuple[list[int], list[list[int]]]:
    """The Influence log and the piles seen, as numbers."""
    log: list[int] = []
    piles: list[list[int]] = []
    for seen in view.influence:
        kind = UNKNOWN if seen.influence is None else INFLUENCES.index(seen.influence)
        log.append(influence_entry(seen.seat, kind, seen.played))
        if seen.pile is not None:
            piles.append([seen.pile.get(name, 0) for name in INFLUENCES])
    for handed in view.deals.handed if view.deals is not None else []:
        log.insert(handed.at, _handed(handed))
    if view.pile_open is not None:
        piles.append([view.pile_open.get(name, 0) for name in INFLUENCES])
    return log, piles
