"""What one seat can see (M1.14), and a table imagined from it."""

import msgspec

from fernhandel.core.chance import Rng
from fernhandel.core.terms import Terms
from fernhandel.core.views import View
from fernhandel.games.merchants.conceal import (
    SPECTATOR,
    UNKNOWN,
    as_seen,
    deal_influences,
    guess_money,
    guess_sealed,
    is_choosing,
    piles_seen,
)
from fernhandel.games.merchants.figures import (
    CLIMB_PRICE,
    COST,
    GOOD_COUNT,
    GOODS,
    INFLUENCE_KINDS,
    INFLUENCES,
    INVESTMENTS,
    SELLING,
    START_MONEY,
    TILES,
    WAGONS,
)
from fernhandel.games.merchants.phases.investments import open_cards
from fernhandel.games.merchants.state import (
    IN_DECK,
    NOBODY,
    OPEN,
    OUT,
    Rules,
    Table,
    entry_kind,
    entry_played,
    entry_seat,
    fresh_table,
    influence_entry,
)
from fernhandel.games.merchants.turn import action_number, step_named


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
    """The turn in which it was won; it works from the next."""


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


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """Where exactly the turn stands; seats are numbers, -1 stands for nobody or nothing."""

    place: int
    setting_up: bool
    active: int
    queue: list[int]
    cursor: int
    bought: int
    wagon: int
    quote_one: int
    quote_two: int
    offer_tokens: int
    offer: int
    to_load: int
    free_loaded: int
    tile_played: bool
    points: int
    couriers: int
    barred: int
    met: bool
    shifts: int
    crossings: int
    sold: int
    with_bonus: int
    card: int
    high_bid: int
    high_bidder: int
    opener: int
    out: int
    winners: int
    climbed: int


class MerchantsView(View, frozen=True, kw_only=True):
    turn: int
    action: int
    """The number on the Turn Sequence board, 1 to 7; 0 before the first turn."""
    step: str
    first: int
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
    own_seal: int | None
    progress: Progress


def look(terms: Terms, t: Table, seat: int | None) -> MerchantsView:
    """The table as that seat may know it."""
    ids = t.rules.board.ids
    return MerchantsView(
        terms=terms,
        seat=seat,
        to_act=t.to_act(),
        over=t.over,
        turn=t.turn,
        action=action_number(t.rules, t.phase.name),
        step=t.phase.name,
        first=t.first,
        arrivals=t.arrivals,
        last_arrival=t.rules.last_arrival,
        climb_price=CLIMB_PRICE[t.arrivals],
        credits=t.credits,
        goods={
            name: GoodView(level=t.level[g], cost=COST[t.level[g]], selling=SELLING[t.level[g]], supply=t.supply[g])
            for g, name in enumerate(GOODS)
        },
        cities={ids[city]: _city(t, city) for city in range(t.rules.board.cities)},
        wagons=[_wagon(t, wagon) for wagon in range(WAGONS)],
        courier=ids[t.courier] if t.courier != NOBODY else None,
        players=[_player(t, other, seat) for other in range(t.players)],
        open_cards=[INVESTMENTS[card] for card in open_cards(t)],
        cards_out=[name for card, name in enumerate(INVESTMENTS) if t.owner[card] == OUT],
        deck=len(t.deck),
        pile=sum(t.pile),
        pile_open=_kinds(t.pile) if seat is not None and is_choosing(t, seat) else None,
        influence=_influence(t, seat),
        sealed=[other for other in range(t.players) if t.sealed[other] != NOBODY],
        own_seal=t.sealed[seat] if seat is not None and t.sealed[seat] != NOBODY else None,
        progress=_progress(t),
    )


def _kinds(counts: list[int]) -> dict[str, int]:
    return {INFLUENCES[kind]: count for kind, count in enumerate(counts) if count > 0}


def _goods(counts: list[int]) -> dict[str, int]:
    return {GOODS[good]: count for good, count in enumerate(counts) if count > 0}


def _city(t: Table, city: int) -> CityView:
    warehouses = [[t.stored(seat, city, good) for good in range(GOOD_COUNT)] for seat in range(t.players)]
    return CityView(bonus=t.bonus[city], warehouses=[_goods(stored) for stored in warehouses])


def _wagon(t: Table, wagon: int) -> WagonView:
    ids = t.rules.board.ids
    rows = [[t.aboard(wagon, seat, good) for good in range(GOOD_COUNT)] for seat in range(t.players)]
    return WagonView(
        number=wagon + 1,
        at=ids[t.at[wagon]],
        came_from=ids[t.came_from[wagon]] if t.came_from[wagon] != NOBODY else None,
        facing=ids[t.facing[wagon]] if t.facing[wagon] != NOBODY else None,
        master=t.master[wagon] if t.master[wagon] != NOBODY else None,
        arrived=t.arrived[wagon],
        broken=t.broken[wagon],
        rows=[_goods(row) for row in rows],
    )


def _player(t: Table, seat: int, viewer: int | None) -> PlayerView:
    own = seat == viewer
    shown = own or t.rules.money_open or t.over
    hand = t.hand[seat * INFLUENCE_KINDS : (seat + 1) * INFLUENCE_KINDS]
    return PlayerView(
        money=t.money[seat] if shown else None,
        status=t.status[seat],
        letters=t.letters[seat],
        tiles=[tile for tile in TILES if t.tiles[seat] >> tile & 1],
        investments=[
            CardView(card=name, turn=t.won[card]) for card, name in enumerate(INVESTMENTS) if t.owner[card] == seat
        ],
        influence=sum(hand),
        hand=_kinds(hand) if own else None,
    )


def _influence(t: Table, seat: int | None) -> list[InfluenceSeen]:
    viewer = SPECTATOR if seat is None else seat
    piles = piles_seen(t, viewer)
    seen: list[InfluenceSeen] = []
    looks = 0
    for entry in t.influence_log:
        known = entry_kind(as_seen(entry, viewer))
        pile = None
        if entry_seat(entry) == viewer and not entry_played(entry):
            pile = _kinds(piles[looks])
            looks += 1
        seen.append(
            InfluenceSeen(
                seat=entry_seat(entry),
                played=entry_played(entry),
                influence=None if known == UNKNOWN else INFLUENCES[known],
                pile=pile,
            )
        )
    return seen


def _progress(t: Table) -> Progress:
    return Progress(
        place=t.step,
        setting_up=t.setting_up,
        active=t.active,
        queue=t.queue,
        cursor=t.cursor,
        bought=t.bought,
        wagon=t.wagon,
        quote_one=t.quote_one,
        quote_two=t.quote_two,
        offer_tokens=t.offer_tokens,
        offer=t.offer,
        to_load=t.to_load,
        free_loaded=t.free_loaded,
        tile_played=t.tile_played,
        points=t.points,
        couriers=t.couriers,
        barred=t.barred,
        met=t.met,
        shifts=t.shifts,
        crossings=t.crossings,
        sold=t.sold,
        with_bonus=t.with_bonus,
        card=t.card,
        high_bid=t.high_bid,
        high_bidder=t.high_bidder,
        opener=t.opener,
        out=t.out,
        winners=t.winners,
        climbed=t.climbed,
    )


# -- imagining -----------------------------------------------------------------------------------------------------


def imagine_table(rules: Rules, view: MerchantsView, rng: Rng) -> Table:
    """A complete table from the view alone: what is seen as it is, the rest drawn."""
    t = fresh_table(rules, rng.fork())
    _restore_board(t, view)
    _restore_players(t, view)
    _restore_cards(t, view, rng)
    _restore_progress(t, view)
    viewer = SPECTATOR if view.seat is None else view.seat
    log, piles = _memory(view)
    deal_influences(t, viewer, log, piles, rng)
    if not rules.money_open and not view.over:
        guess_money(t, viewer, rng)
    t.bank = START_MONEY * t.players - sum(t.money)
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
        t.facing[wagon] = NOBODY if seen.facing is None else node[seen.facing]
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
        t.tiles[seat] = sum(1 << tile for tile in player.tiles)
        for owned in player.investments:
            t.owner[INVESTMENTS.index(owned.card)] = seat
            t.won[INVESTMENTS.index(owned.card)] = owned.turn
    for seat in view.sealed:
        t.sealed[seat] = 0
    if view.own_seal is not None and view.seat is not None:
        t.sealed[view.seat] = view.own_seal


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
    t.step = progress.place
    t.setting_up = progress.setting_up
    t.active = progress.active
    t.queue = list(progress.queue)
    t.cursor = progress.cursor
    t.bought = progress.bought
    t.wagon = progress.wagon
    t.quote_one = progress.quote_one
    t.quote_two = progress.quote_two
    t.offer_tokens = progress.offer_tokens
    t.offer = progress.offer
    t.to_load = progress.to_load
    t.free_loaded = progress.free_loaded
    t.tile_played = progress.tile_played
    t.points = progress.points
    t.couriers = progress.couriers
    t.barred = progress.barred
    t.met = progress.met
    t.shifts = progress.shifts
    t.crossings = progress.crossings
    t.sold = progress.sold
    t.with_bonus = progress.with_bonus
    t.card = progress.card
    t.high_bid = progress.high_bid
    t.high_bidder = progress.high_bidder
    t.opener = progress.opener
    t.out = progress.out
    t.winners = progress.winners
    t.climbed = progress.climbed


def _memory(view: MerchantsView) -> tuple[list[int], list[list[int]]]:
    """The Influence log and the piles seen, as numbers."""
    log: list[int] = []
    piles: list[list[int]] = []
    for seen in view.influence:
        kind = UNKNOWN if seen.influence is None else INFLUENCES.index(seen.influence)
        log.append(influence_entry(seen.seat, kind, seen.played))
        if seen.pile is not None:
            piles.append([seen.pile.get(name, 0) for name in INFLUENCES])
    if view.pile_open is not None:
        piles.append([view.pile_open.get(name, 0) for name in INFLUENCES])
    return log, piles
