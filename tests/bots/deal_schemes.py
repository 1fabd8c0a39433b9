"""Fourteen ways to cheat a bot by deals (DL89), each as what its player would propose at a table he sees through."""

from collections.abc import Callable
from typing import Any

from fernhandel.bots import Bot
from fernhandel.games.merchants.deals.steps import present_step
from fernhandel.games.merchants.figures import GOOD_COUNT, GOODS, INFLUENCES, UPKEEP, WAGONS
from fernhandel.games.merchants.meta import MerchantsGame
from fernhandel.games.merchants.state import Table

Clauses = list[dict[str, Any]]


class Scheme:
    """What it needs to know: the real table, whose seat it is, whom deals can be made with."""

    def __init__(self, game: MerchantsGame, me: int, bot: Bot, partner: int) -> None:
        self.game = game
        self.me = me
        self.bot = bot
        self.partner = partner
        t = game.table
        assert isinstance(t, Table)
        self.t = t
        self.active = t.bargain().active(t)
        self.step = present_step(t).name
        mine = self.active == me
        self.others = [seat for seat in range(t.players) if seat != me] if mine else [self.active]

    def gives(self, giver: int, taker: int, amount: int, **more: Any) -> dict[str, Any]:
        return {"kind": "money", "by": giver, "to": taker, "amount": max(100, amount // 100 * 100), **more}

    def promise(self, kind: str, by: int, deed: str, /, **fields: Any) -> dict[str, Any]:
        return {"kind": kind, "by": by, "deed": deed, "fields": fields}

    def has_goods_on(self, seat: int) -> list[int]:
        return [wagon + 1 for wagon in range(WAGONS) if self.t.row_size(wagon, seat)]

    def goods_in(self, seat: int, wagon: int) -> bool:
        city = self.t.at[wagon]
        return self.t.in_city(wagon) and any(self.t.stored(seat, city, good) for good in range(GOOD_COUNT))


def many_small(s: Scheme) -> list[Clauses]:
    """E1: each slightly unfair."""
    deeds: list[tuple[str, dict[str, Any]]] = [("buy", {"good": good}) for good in GOODS[:3]]
    deeds += [("move", {"wagon": wagon}) for wagon in (1, 2, 3)]
    deeds += [("arrows", {"number": 1, "good": good}) for good in GOODS]
    return [
        [s.promise("will_not", s.me, deed, **fields), s.gives(other, s.me, 100)]
        for other in s.others
        for deed, fields in deeds
    ]


def bluff(s: Scheme) -> list[Clauses]:
    """E2: not to play a card it does not hold."""
    missing = not s.t.holds(s.me, INFLUENCES.index("broken_axle"))
    return [
        [
            s.promise("will_not", s.me, "play", influence="broken_axle", wagon=wagon),
            s.gives(other, s.me, amount),
        ]
        for other in s.others
        for wagon in s.has_goods_on(other)
        for amount in (300, 100)
        if missing
    ]


def one_promise_to_all(s: Scheme) -> list[Clauses]:
    """E3: the same promise sold to everybody."""
    return [
        [s.promise("will_not", s.me, "move", wagon=wagon), s.gives(other, s.me, amount)]
        for wagon in (1, 2, 3)
        for amount in (300, 100)
        for other in s.others
    ]


def same_threat(s: Scheme) -> list[Clauses]:
    """E4: in every turn, not to move the wagon with the other's goods away, or to break it."""
    return [
        [s.promise("will_not", s.me, "move", wagon=wagon), s.gives(other, s.me, amount)]
        for other in s.others
        for wagon in s.has_goods_on(other)
        for amount in (400, 200)
    ]


def sealed_junk(s: Scheme) -> list[Clauses]:
    """E5: a sealed card at an average price."""
    return [
        [{"kind": "card", "by": s.me, "to": other, "card": "sealed"}, s.gives(other, s.me, amount)]
        for other in s.others
        for amount in (400, 200)
    ]


def empty_ride(s: Scheme) -> list[Clauses]:
    """E6: a free ride where the other has nothing to load."""
    return [
        [
            s.promise("will", s.me, "carry", seat=other, wagon=wagon + 1, amount=[0, 0]),
            s.gives(other, s.me, amount),
        ]
        for other in s.others
        for wagon in range(WAGONS)
        for amount in (300, 100)
        if not s.goods_in(other, wagon)
    ]


def prepaid(s: Scheme) -> list[Clauses]:
    """E7: a free ride paid in advance, on a wagon it then does not bid for."""
    return [
        [
            s.promise("will", s.me, "carry", seat=other, wagon=wagon + 1, amount=[0, 0]),
            s.gives(other, s.me, amount),
        ]
        for other in s.others
        for wagon in range(WAGONS)
        for amount in (400, 200)
        if s.step in ("purchasing", "master_cards", "master_auction") and s.goods_in(other, wagon)
    ]


def anyway(s: Scheme) -> list[Clauses]:
    """E8: to do what it does anyway."""
    if s.step != "movement" or s.active != s.me or s.t.phase.name == "talk":
        return []
    options = [action for action in s.game.legal(s.me) if not action.talk]
    chosen = s.bot.choose(s.game.view(s.me), options, 1.0)
    if chosen.kind != "move":
        return []
    said = s.game.catalogue.values(chosen)
    pattern = {"wagon": said["wagon"], "to": said["to"]}
    return [
        [s.promise("will", s.me, "move", **pattern), s.gives(other, s.me, amount, when="once", once=1)]
        for other in s.others
        for amount in (300, 100)
    ]


def drain(s: Scheme) -> list[Clauses]:
    """E9: all the other has, just before its upkeep."""
    if s.step not in ("special_sales", "selling", "investments", "upkeep", "wheels"):
        return []
    return [
        [s.promise("will_not", s.me, "climb"), s.gives(other, s.me, s.t.money[other] - UPKEEP[s.t.status[other]] + 100)]
        for other in s.others
        if s.t.money[other] > UPKEEP[s.t.status[other]]
    ]


def small_print(s: Scheme) -> list[Clauses]:
    """E10: a dear bid hidden among six clauses."""
    return [
        [
            s.gives(s.me, other, 300),
            s.promise("will_not", s.me, "move", wagon=wagon),
            s.promise("will", other, "bid", wagon=wagon, amount=[bid, bid]),
            s.promise("will_not", s.me, "arrows", number=1, good="salt"),
            s.promise("will_not", s.me, "climb"),
            s.promise("will_not", other, "play", influence="special_sale"),
        ][: 5 if s.t.hand_size(other) == 0 else 6]
        for other in s.others
        for wagon in (1, 2, 3)
        for bid in (3000, 1500)
        if s.step in ("purchasing", "master_cards", "master_auction")
    ]


def never(s: Scheme) -> list[Clauses]:
    """E11: gifts for what cannot come, or comes only if it wants it to."""
    far: dict[str, Any] = {"happening": "arrives", "happening_fields": {"wagon": 1, "city": "WIE"}}
    own: dict[str, Any] = {"happening": "master", "happening_fields": {"seat": s.me, "wagon": 2}}
    return [
        [s.gives(s.me, other, 1000, when="if", **condition), s.gives(other, s.me, amount)]
        for other in s.others
        for condition in (far, own)
        for amount in (300, 100)
    ]


def flood(s: Scheme) -> list[Clauses]:
    """E12: as many proposals as the rules allow; counters are made by its player."""
    return [
        [s.promise("will_not", s.me, "buy", good=good), s.gives(other, s.me, 100 * (1 + number))]
        for other in s.others
        for number, good in enumerate(GOODS)
    ]


def no_bids(s: Scheme) -> list[Clauses]:
    """E13: a little money for leaving all titles to it."""
    if s.step not in ("purchasing", "master_cards", "master_auction"):
        return []
    parked = [wagon for wagon in range(WAGONS) if s.t.in_city(wagon)]
    return [
        [
            *(s.promise("will_not", other, "bid", wagon=wagon + 1, amount=[100, 30000]) for wagon in wagons),
            s.gives(s.me, other, 100),
        ]
        for other in s.others
        for wagons in (parked, *([wagon] for wagon in parked))
        if wagons
    ]


def to_the_leader(s: Scheme) -> list[Clauses]:
    """E14: of two partners the one behind gives the other what it can spare, late in the game."""
    if s.t.rules.last_arrival - s.t.arrivals > 2:
        return []
    partner = s.partner
    spare = s.t.money[s.me] - UPKEEP[s.t.status[s.me]] - 300
    behind = (s.t.status[s.me], s.t.money[s.me]) < (s.t.status[partner], s.t.money[partner])
    return [[s.gives(s.me, partner, spare)]] if partner in s.others and behind and spare >= 100 else []


SCHEMES: dict[str, Callable[[Scheme], list[Clauses]]] = {
    "E1": many_small,
    "E2": bluff,
    "E3": one_promise_to_all,
    "E4": same_threat,
    "E5": sealed_junk,
    "E6": empty_ride,
    "E7": prepaid,
    "E8": anyway,
    "E9": drain,
    "E10": small_print,
    "E11": never,
    "E12": flood,
    "E13": no_bids,
    "E14": to_the_leader,
}
