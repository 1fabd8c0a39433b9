"""Action 4: what arrows and offices make of all six prices, and sales out of the warehouse (M5)."""

from fernhandel.core.outlook import Cell, Grid, Mark, Outlook, Row, Tone
from fernhandel.core.speech import capital
from fernhandel.games.merchants.actions import NO_ARROW, UP, SetWheel, ShiftPrice
from fernhandel.games.merchants.events import StockSold
from fernhandel.games.merchants.figures import GOOD_COUNT, GOODS, SALE_WITH_BONUS, SELLING, SPECIAL_SALE
from fernhandel.games.merchants.phases.prices import ARROWS, moved
from fernhandel.games.merchants.text.outlook.cards import cards_held
from fernhandel.games.merchants.text.outlook.trying import Trying
from fernhandel.games.merchants.text.outlook.worth import aboard, bonuses, brought, priced, revalued, stock, worth

# -- wheels ------------------------------------------------------------------------------------------------------------


def tell_wheel(trying: Trying) -> Outlook:
    """All six goods, as if nobody else pointed at anything, and with one arrow more (M5.1, M5.2)."""
    wheel = trying.deeds[-1]
    assert isinstance(wheel, SetWheel)
    arrows = [0] * GOOD_COUNT
    for arrow in (wheel.arrow, wheel.other_arrow):
        if arrow != NO_ARROW:
            arrows[arrow] += 1
    t = trying.t
    levels = [moved(level, arrows[good]) for good, level in enumerate(t.level)]
    told = trying.speech.wheel(ARROWS[wheel.arrow], ARROWS[wheel.other_arrow])
    return Outlook(
        act=trying.say("outlook-seal-wheel", wheel=told, any="yes" if any(arrows) else "no"),
        changes=revalued(trying, levels),
        grids=[_all_prices(trying, arrows)],
        warning=_fallen(trying, levels),
        marks=_on_chart(trying, levels),
    )


def _all_prices(trying: Trying, arrows: list[int]) -> Grid:
    level = trying.t.level
    own = _own_tokens(trying)
    rows = []
    for good in range(GOOD_COUNT):
        now, then = SELLING[level[good]], SELLING[moved(level[good], arrows[good])]
        more = SELLING[moved(level[good], arrows[good] + 1)]
        wraps = more < then
        cells = [
            Cell(text=trying.figure(then), before=trying.figure(now) if then != now else "", tone=_tone(now, then)),
            Cell(
                text=trying.figure(more),
                tone="worse" if wraps else "",
                note=trying.say("outlook-wraps") if wraps else "",
            ),
            Cell(text=trying.figure(own[good]) if own[good] else ""),
        ]
        about = capital(trying.good(good))
        rows.append(Row(thing=f"good:{GOODS[good]}", about=about, cells=cells, own=arrows[good] > 0))
    heads = [trying.say(id) for id in ("outlook-sells-for", "outlook-yours", "outlook-one-more", "outlook-you-have")]
    return Grid(heads=heads, rows=rows)


def _own_tokens(trying: Trying) -> list[int]:
    """All that the seat has anywhere, whether it is sold today or not."""
    t = trying.t
    counts = stock(t, trying.seat)
    for wagon, arrived in enumerate(t.arrived):
        if arrived:
            counts = [have + more for have, more in zip(counts, aboard(t, wagon, trying.seat), strict=True)]
    return counts


def _tone(before: int, after: int) -> Tone:
    return "" if before == after else "better" if after > before else "worse"


def _fallen(trying: Trying, levels: list[int]) -> str:
    """The warning about a price that starts again at the bottom: the one that costs the seat most."""
    t = trying.t
    own = _own_tokens(trying)
    lost = {
        good: own[good] * (SELLING[t.level[good]] - SELLING[after])
        for good, after in enumerate(levels)
        if after < t.level[good] and t.level[good] != after + 1
    }
    if not lost:
        return ""
    good = max(lost, key=lambda one: lost[one])
    return trying.say(
        "outlook-falls",
        good=capital(trying.good(good)),
        before=SELLING[t.level[good]],
        after=SELLING[levels[good]],
        tokens=own[good],
        lost=lost[good],
    )


def _on_chart(trying: Trying, levels: list[int]) -> list[Mark]:
    """Where the goods would stand on the price chart."""
    return [
        Mark(thing=f"price:{GOODS[good]}:{after}", text=trying.figure(SELLING[after]))
        for good, after in enumerate(levels)
        if after != trying.t.level[good]
    ]


# -- offices -----------------------------------------------------------------------------------------------------------


def tell_shift(trying: Trying) -> Outlook:
    levels = list(trying.t.level)
    for deed in trying.deeds:
        if isinstance(deed, ShiftPrice):
            levels[deed.good] = moved(levels[deed.good], 1 if deed.direction == UP else -1)
    last = trying.deeds[-1]
    assert isinstance(last, ShiftPrice)
    if len(trying.deeds) > 1:
        act = trying.say("outlook-shifts", n=len(trying.deeds))
    else:
        price = SELLING[levels[last.good]]
        act = trying.say("outlook-shift", good=trying.good(last.good), price=price)
    shifted = [
        trying.change(capital(trying.good(good)), SELLING[trying.t.level[good]], SELLING[level], f"good:{GOODS[good]}")
        for good, level in enumerate(levels)
        if level != trying.t.level[good]
    ]
    return Outlook(
        act=act,
        changes=[*shifted, *revalued(trying, levels)],
        warning=_fallen(trying, levels),
        marks=_on_chart(trying, levels),
    )


# -- sales -------------------------------------------------------------------------------------------------------------


def tell_stock_sale(trying: Trying) -> Outlook:
    """Warehouse Sale at cost, or Special Sale at its price; from a wagon the same would bring more (M5.5, M10.3)."""
    sold = [event for event in trying.events if isinstance(event, StockSold)]
    total = sum(event.price for event in sold)
    counts = [0] * GOOD_COUNT
    for event in sold:
        counts[GOODS.index(event.good)] += 1
    by_card = sum(event.by_card for event in sold)
    cards = [cards_held(trying, SPECIAL_SALE, -by_card)] if by_card else []
    return Outlook(
        act=trying.say("outlook-sell", n=len(sold), price=total),
        changes=[*priced(trying, sold), trying.cash(trying.money + total), *cards],
        lines=[trying.say("outlook-by-wagon", amount=worth(trying.t, counts))],
    )


def tell_bonus_card(trying: Trying) -> Outlook:
    """Sale with Bonus: the city's bonus on the goods of its own market as well (M10.4)."""
    t, then = trying.t, trying.t.copy()
    then.with_bonus |= 1 << trying.seat
    city = t.at[t.wagon]
    counts = aboard(t, t.wagon, trying.seat)
    told = trying.say("outlook-your-sale", at=trying.speech.places.form(trying.board.ids[city], "at"))
    return Outlook(
        act=trying.say("outlook-play-bonus", amount=bonuses(then, trying.seat, counts, city)),
        changes=[
            trying.change(
                told, brought(t, trying.seat, counts, city), brought(then, trying.seat, counts, city), "coin"
            ),
            cards_held(trying, SALE_WITH_BONUS, -1),
        ],
    )
