"""What one seat can see of a table (M1.14), field by field."""

from typing import Any, Final

from msgspec.structs import replace

from fernhandel.core.deals.view import deals_view
from fernhandel.core.parts import ANEW, Parts
from fernhandel.core.table import MOST_SEATS
from fernhandel.core.terms import Terms
from fernhandel.games.merchants.conceal import UNKNOWN, as_seen, is_choosing, piles_seen
from fernhandel.games.merchants.deals.steps import present_step
from fernhandel.games.merchants.figures import (
    CLIMB_PRICE,
    COST,
    GOOD_COUNT,
    GOODS,
    INFLUENCE_KINDS,
    INFLUENCES,
    INVESTMENTS,
    SELLING,
    TILES,
    WAGONS,
)
from fernhandel.games.merchants.phases.investments import open_cards
from fernhandel.games.merchants.phases.movement import COURIER_NAMES
from fernhandel.games.merchants.phases.prices import ARROWS, WHEELS
from fernhandel.games.merchants.sequence import action_number
from fernhandel.games.merchants.state import (
    NOBODY,
    OUT,
    SPECTATOR,
    Table,
    entry_giver,
    entry_handed,
    entry_kind,
    entry_knowing,
    entry_played,
    entry_pot,
    entry_seat,
    entry_taker,
)
from fernhandel.games.merchants.view import (
    CardView,
    CityView,
    GoodView,
    HandedSeen,
    InfluenceSeen,
    MerchantsDeals,
    MerchantsView,
    PlayerView,
    Progress,
    SealView,
    WagonView,
)

MOST_BITS: Final = max(TILES) + 1  # no list of bits is longer than that of the tiles


def view_for(terms: Terms, t: Table, seat: int | None, parts: Parts = ANEW) -> MerchantsView:
    """The table as that seat may know it."""
    ids = t.rules.board.ids
    viewer = SPECTATOR if seat is None else seat
    return MerchantsView(
        terms=parts.common("terms", [terms], _alike, terms),
        seat=seat,
        to_act=t.to_act().copy(),
        over=t.over,
        turn=t.turn,
        action=action_number(t.rules, present_step(t).name),
        step=t.phase.name,
        first=t.first,
        order=t.turn_order().copy(),
        arrivals=t.arrivals,
        last_arrival=t.rules.last_arrival,
        climb_price=CLIMB_PRICE[t.arrivals],
        credits=t.credits,
        goods=parts.common("goods", [t.level, t.supply], _market, t),
        cities=parts.common("cities", [t.bonus, t.stock], _cities, t),
        wagons=parts.common("wagons", [t.at, t.came_from, t.facing, t.master, t.arrived, t.broken, t.rows], _wagons, t),
        courier=ids[t.courier] if t.courier != NOBODY else None,
        players=[_player_seen(t, each, viewer, parts) for each in range(t.players)],
        open_cards=parts.common("open_cards", [t.owner], _open_cards, t),
        cards_out=parts.common("cards_out", [t.owner], _cards_out, t),
        deck=len(t.deck),
        pile=sum(t.pile),
        pile_open=_kinds(t.pile) if seat is not None and is_choosing(t, seat) else None,
        influence=parts.own("influence", [t.influence_log], _influence, t, viewer),
        sealed=[other for other in range(t.players) if t.sealed[other] != NOBODY],
        own_seal=_seal(t, seat) if seat is not None and t.sealed[seat] != NOBODY else None,
        progress=parts.passing("progress", _progress, t),
        deals=None if t.book is None else _deals(t, viewer),
    )


def _alike(terms: Terms) -> Terms:
    return terms


def _deals(t: Table, viewer: int) -> MerchantsDeals:
    seen = deals_view(t, viewer, present_step(t).name)
    fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
    return MerchantsDeals(**fields, handed=_handed(t, viewer))


def _handed(t: Table, viewer: int) -> list[HandedSeen]:
    seen: list[HandedSeen] = []
    for at, entry in enumerate(t.influence_log):
        if entry_handed(entry):
            known = entry_kind(as_seen(entry, viewer))
            seen.append(
                HandedSeen(
                    at=at,
                    giver=_known(entry_giver(entry)),
                    taker=_known(entry_taker(entry)),
                    pot=_known(entry_pot(entry)),
                    influence=None if known == UNKNOWN else INFLUENCES[known],
                    knowing=[seat for seat in range(MOST_SEATS) if entry_knowing(entry) >> seat & 1],
                )
            )
    return seen


def _market(t: Table) -> dict[str, GoodView]:
    return {
        name: GoodView(level=t.level[g], cost=COST[t.level[g]], selling=SELLING[t.level[g]], supply=t.supply[g])
        for g, name in enumerate(GOODS)
    }


def _cities(t: Table) -> dict[str, CityView]:
    return {t.rules.board.ids[city]: _city(t, city) for city in range(t.rules.board.cities)}


def _wagons(t: Table) -> list[WagonView]:
    return [_wagon(t, wagon) for wagon in range(WAGONS)]


def _open_cards(t: Table) -> list[str]:
    return [INVESTMENTS[card] for card in open_cards(t)]


def _cards_out(t: Table) -> list[str]:
    return [name for card, name in enumerate(INVESTMENTS) if t.owner[card] == OUT]


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


def _player_seen(t: Table, seat: int, viewer: int, parts: Parts) -> Any:
    """A player as everybody sees him, or as he sees himself."""
    hand = t.hand[seat * INFLUENCE_KINDS : (seat + 1) * INFLUENCE_KINDS]
    counts = [t.money[seat], t.status[seat], t.letters[seat], t.tiles[seat], t.turn]
    source = [counts, t.owner, t.won, hand, t.over]
    if seat == viewer:
        return parts.own("player", source, _own_player, t, seat)
    return parts.common_of("player", source, _player, t, seat)


def _own_player(t: Table, seat: int) -> PlayerView:
    hand = t.hand[seat * INFLUENCE_KINDS : (seat + 1) * INFLUENCE_KINDS]
    return replace(_player(t, seat), money=t.money[seat], hand=_kinds(hand))


def _player(t: Table, seat: int) -> PlayerView:
    shown = t.rules.money_open or t.over
    hand = t.hand[seat * INFLUENCE_KINDS : (seat + 1) * INFLUENCE_KINDS]
    return PlayerView(
        money=t.money[seat] if shown else None,
        status=t.status[seat],
        letters=t.letters[seat],
        tiles=_places(t.tiles[seat]),
        investments=[
            CardView(card=name, turn=t.won[card], works=t.works(card, seat))
            for card, name in enumerate(INVESTMENTS)
            if t.owner[card] == seat
        ],
        influence=sum(hand),
        hand=None,
    )


def _seal(t: Table, seat: int) -> SealView:
    sealed = t.sealed[seat]
    if t.phase is not WHEELS:
        return SealView(bid=sealed)
    return SealView(wheel=(ARROWS[sealed // len(ARROWS)], ARROWS[sealed % len(ARROWS)]))


def _influence(t: Table, viewer: int) -> list[InfluenceSeen]:
    piles = piles_seen(t, viewer)
    seen: list[InfluenceSeen] = []
    looks = 0
    for entry in t.influence_log:
        if entry_handed(entry):
            continue
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


def _known(number: int) -> int | None:
    return None if number == NOBODY else number


def _places(bits: int) -> list[int]:
    """The places of the bits that are set: seats, wagons, tiles or courier cards."""
    return [place for place in range(MOST_BITS) if bits >> place & 1] if bits else []


def _progress(t: Table) -> Progress:
    return Progress(
        place=t.place,
        active=_known(t.active),
        queue=t.queue.copy(),
        cursor=t.cursor,
        bought=t.bought,
        wagon=t.wagon + 1,
        quote_one=_known(t.quote_one),
        quote_two=_known(t.quote_two),
        offer_tokens=t.offer_tokens,
        offer=_known(t.offer),
        to_load=t.to_load,
        free_loaded=_known(t.free_loaded),
        tile_played=t.tile_played,
        points=t.points,
        couriers=[COURIER_NAMES[card] for card in _places(t.couriers)],
        barred=[wagon + 1 for wagon in _places(t.barred)],
        met=t.met,
        shifts=t.shifts,
        crossings=t.crossings,
        sold=t.sold,
        with_bonus=_places(t.with_bonus),
        card=None if t.card == NOBODY else INVESTMENTS[t.card],
        high_bid=t.high_bid,
        high_bidder=_known(t.high_bidder),
        opener=_known(t.opener),
        out=_places(t.out),
        winners=_places(t.winners),
        climbed=t.climbed,
    )
