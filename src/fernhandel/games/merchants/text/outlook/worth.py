"""What goods would bring at today's prices, to each merchant and in each city (M6.3)."""

from collections import Counter
from collections.abc import Sequence

from fernhandel.core.outlook import Cell, Change, Grid, Row
from fernhandel.games.merchants.events import Bought, StockSold
from fernhandel.games.merchants.figures import GOOD_COUNT, SELLING, WAGONS
from fernhandel.games.merchants.phases.selling import bonus_on
from fernhandel.games.merchants.state import Table
from fernhandel.games.merchants.text.outlook.trying import Trying, things


def aboard(t: Table, wagon: int, seat: int) -> list[int]:
    return [t.aboard(wagon, seat, good) for good in range(GOOD_COUNT)]


def in_store(t: Table, seat: int, city: int) -> list[int]:
    return [t.stored(seat, city, good) for good in range(GOOD_COUNT)]


def brought(t: Table, seat: int, counts: Sequence[int], city: int) -> int:
    """What a seat would get for these tokens in that city."""
    return worth(t, counts) + bonuses(t, seat, counts, city)


def worth(t: Table, counts: Sequence[int]) -> int:
    """The same without any bonus."""
    return sum(count * SELLING[t.level[good]] for good, count in enumerate(counts))


def bonuses(t: Table, seat: int, counts: Sequence[int], city: int) -> int:
    return sum(count * bonus_on(t, seat, city, good) for good, count in enumerate(counts))


def gains(t: Table, wagon: int, city: int) -> dict[int, int]:
    """By seat: what everybody who has something aboard would get in that city."""
    held = {seat: aboard(t, wagon, seat) for seat in range(t.players)}
    return {seat: brought(t, seat, counts, city) for seat, counts in held.items() if any(counts)}


def sales(trying: Trying, t: Table, wagon: int, city: int) -> list[Grid]:
    """Who has what aboard, and what it would bring in that city today; nothing of an empty wagon."""
    rows = []
    for seat, total in gains(t, wagon, city).items():
        counts = aboard(t, wagon, seat)
        bonus = bonuses(t, seat, counts, city)
        note = trying.say("outlook-of-it-bonus", amount=bonus) if bonus else ""
        if not bonus and t.bonus[city]:
            note = trying.say("outlook-no-bonus")
        cells = [Cell(things=things(counts)), Cell(text=trying.figure(total), note=note)]
        rows.append(Row(thing=f"seat:{seat}", about=trying.who(seat), cells=cells, own=seat == trying.seat))
    if not rows:
        return []
    sold = trying.say("outlook-sold-in", city=trying.city(city), bonus=t.bonus[city])
    return [Grid(heads=[sold, trying.say("outlook-aboard"), trying.say("outlook-today")], rows=rows)]


def by_city(trying: Trying, t: Table, wagon: int, counts: Sequence[int], seat: int) -> list[Grid]:
    """What tokens of a seat would bring in each city that the wagon can come to, nearest first."""
    if not any(counts):
        return []
    rows = []
    for city, distance in trying.ahead(t, wagon).items():
        cells = [Cell(text=trying.figure(distance)), Cell(text=trying.figure(brought(t, seat, counts, city)))]
        rows.append(Row(thing=f"city:{trying.board.ids[city]}", about=trying.city(city), cells=cells))
    told = trying.say("outlook-would-bring", goods=trying.tokens(counts))
    return [Grid(heads=[told, trying.say("outlook-spaces"), trying.say("outlook-today")], rows=rows)]


def stores(trying: Trying, city: int) -> list[Grid]:
    """What everybody has in store in a city."""
    rows = []
    for seat in trying.t.turn_order():
        counts = in_store(trying.t, seat, city)
        if any(counts):
            cells = [Cell(things=things(counts))]
            rows.append(Row(thing=f"seat:{seat}", about=trying.who(seat), cells=cells, own=seat == trying.seat))
    if not rows:
        return []
    heads = [trying.say("outlook-in-store", at=trying.speech.places.form(trying.board.ids[city], "at")), ""]
    return [Grid(heads=heads, rows=rows)]


def priced(trying: Trying, trades: Sequence[Bought | StockSold]) -> list[Change]:
    """What was bought or sold, tokens of a kind in a city together, with its price."""
    prices: Counter[tuple[str, str]] = Counter()
    tokens: Counter[tuple[str, str]] = Counter()
    for trade in trades:
        prices[trade.good, trade.city] += trade.price
        tokens[trade.good, trade.city] += 1
    told = []
    for (good, city), count in tokens.items():
        at = trying.speech.places.form(city, "at")
        about = trying.say("outlook-goods-at", goods=trying.speech.goods({good: count}), at=at)
        told.append(Change(about=about, after=trying.figure(prices[good, city]), thing=f"good:{good}"))
    return told


def sold_today(t: Table) -> list[int]:
    """By seat: what the wagons that have arrived bring this turn."""
    total = [0] * t.players
    for wagon in range(WAGONS):
        if t.arrived[wagon]:
            for seat, gain in gains(t, wagon, t.at[wagon]).items():
                total[seat] += gain
    return total


def stock(t: Table, seat: int) -> list[int]:
    """All tokens of a seat that are not sold this turn: in store, and on wagons under way."""
    counts = [0] * GOOD_COUNT
    for good in range(GOOD_COUNT):
        counts[good] = sum(t.stored(seat, city, good) for city in range(t.rules.board.cities))
        counts[good] += sum(t.aboard(wagon, seat, good) for wagon in range(WAGONS) if not t.arrived[wagon])
    return counts


def revalued(trying: Trying, levels: list[int]) -> list[Change]:
    """What other prices would make of everybody's sales of today, and of the own goods that stay."""
    t, then = trying.t, trying.t.copy()
    then.level = levels
    before, after = sold_today(t), sold_today(then)
    changes = [
        trying.change(
            trying.say("outlook-sold-today", seat=trying.who(seat)), before[seat], after[seat], f"seat:{seat}"
        )
        for seat in t.turn_order()
        if before[seat] != after[seat]
    ]
    kept = stock(t, trying.seat)
    if worth(t, kept) != worth(then, kept):
        told = trying.say("outlook-stock", goods=trying.tokens(kept))
        changes.append(trying.change(told, worth(t, kept), worth(then, kept), "warehouse"))
    return changes
