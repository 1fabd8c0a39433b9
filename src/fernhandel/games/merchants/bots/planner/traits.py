"""What the champion's net looks at in Merchants: the table, and what each seat has and may expect."""

from typing import Final

from fernhandel.core.appraisal import Sheet, Traits, above_mean, best_other
from fernhandel.games.merchants.bots.planner.freight import Freight, all_freights
from fernhandel.games.merchants.bots.planner.ladder import Ladder
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.bots.planner.planner import MerchantsPlanner
from fernhandel.games.merchants.bots.planner.position import SOON, Position, climbs_left, place, upkeep_paid
from fernhandel.games.merchants.figures import (
    CLIMB_PRICE,
    GOOD_COUNT,
    GOODS,
    INFLUENCE_KINDS,
    INFLUENCES,
    INVESTMENTS,
    TILES,
    UPKEEP,
    WAGONS,
)
from fernhandel.games.merchants.sequence import STEPS
from fernhandel.games.merchants.state import NOBODY, OPEN, Table

NAME: Final = "merchants-traits-1"
THOUSAND: Final = 1000.0
MOMENTS: Final = 8  # in a turn
SOONER: Final = 0.7  # turns by which the end may come earlier or later
RESERVE: Final = 700  # that a seat keeps when it climbs


def _by_wagon(name: str) -> list[str]:
    return [f"{name}_{wagon}" for wagon in range(WAGONS)]


COMMON: Final = [
    "duel", "three", "four", "edition_1999", "turn", "arrivals", "left", "last_turn", "moving", "capacity",
    *[step.name for step, _ in STEPS],
    *[f"level_{good}" for good in GOODS],
    *[f"supply_{good}" for good in GOODS],
    *_by_wagon("way"), *_by_wagon("tokens"), *_by_wagon("arrived"), *_by_wagon("broken"), *_by_wagon("free"),
    "bonus", "deck", "pile", "credits", "high_bid", "climb_price",
    *[f"open_{card}" for card in INVESTMENTS],
    *[f"auction_{card}" for card in INVESTMENTS],
]  # fmt: skip
OWN: Final = [
    "worth", "ahead", "sooner", "later", "money", "after_upkeep", "short", "levels", "status", "status_ahead",
    "letters", "upkeep_paid", "climbs_left", "merit", "place", "active", "asked", "high_bidder", "out", "won_card",
    "bought", "comes_again", "sealed", "sealed_bid",
    *[f"tile_{tile}" for tile in TILES],
    *[f"flow_{turn}" for turn in range(SOON + 1)], "steady", "sold_now",
    *[f"stock_{good}" for good in GOODS],
    *_by_wagon("stock_at"), *_by_wagon("aboard"), *_by_wagon("hopes"), *_by_wagon("master"),
    *[f"hand_{kind}" for kind in INFLUENCES],
    *[f"card_{card}" for card in INVESTMENTS],
]  # fmt: skip


class MerchantsTraits(Traits[Table]):
    def __init__(self, planner: MerchantsPlanner) -> None:
        super().__init__(NAME, COMMON, OWN)
        self.planner: Final[MerchantsPlanner] = planner
        self.steps: Final[dict[str, int]] = {step.name: number for number, (step, _) in enumerate(STEPS)}

    def moment(self, t: Table) -> int:
        """Every action of the Turn Sequence board is one."""
        return t.turn * MOMENTS + STEPS[self.steps[t.phase.name]][1]

    def write(self, t: Table, into: Sheet) -> None:
        o = self.planner.outlook(t, 0)
        freights = all_freights(o)
        into.at = 0
        self._write_table(o, freights, into)
        position = Position(o, freights, True)
        worths = [worths_at(o, position, o.left + more) for more in (0.0, -SOONER, SOONER)]
        for seat in range(t.players):
            into.begin_seat(seat)
            self._write_prospects(o, worths, seat, into)
            self._write_turn(t, seat, into)
            self._write_goods(o, position, freights, seat, into)
            self._write_cards(t, seat, into)

    def _write_table(self, o: Outlook, freights: list[Freight], into: Sheet) -> None:
        t = o.t
        into.put_one_of(t.players - 2, 3)
        into.put_flag(t.rules.influence_kinds < INFLUENCE_KINDS)
        into.put(t.turn / 10.0)
        into.put(o.arrivals / t.rules.last_arrival)
        into.put(o.left / 4.0)
        into.put_flag(o.last_turn)
        into.put(o.moving)
        into.put(o.capacity / 10.0)
        into.put_one_of(self.steps[t.phase.name], len(STEPS))
        for level in t.level:
            into.put(level / 5.0)
        for supply in t.supply:
            into.put(supply / 8.0)
        for wagon in range(WAGONS):
            into.put(o.distances.usual[o.distances.start_of(t, wagon)] / 8.0)
        for freight in freights:
            into.put(freight.tokens / 6.0)
        for wagon in range(WAGONS):
            into.put_flag(t.arrived[wagon])
        for wagon in range(WAGONS):
            into.put_flag(t.broken[wagon])
        for wagon in range(WAGONS):
            into.put_flag(t.master[wagon] == NOBODY)
        into.put(sum(t.bonus) / (100.0 * len(t.bonus)))
        into.put(len(t.deck) / 4.0)
        into.put(sum(t.pile) / 20.0)
        into.put(t.credits / 5.0)
        into.put(t.high_bid / THOUSAND)
        into.put(CLIMB_PRICE[min(t.arrivals, 8)] / THOUSAND)
        for owner in t.owner:
            into.put_flag(owner == OPEN)
        into.put_one_of(t.card, len(INVESTMENTS))

    def _write_prospects(self, o: Outlook, worths: list[list[float]], seat: int, into: Sheet) -> None:
        """What the seat may reach, and how far it is ahead."""
        t = o.t
        into.put(above_mean(worths[0], seat) / THOUSAND)
        into.put((worths[0][seat] - best_other(worths[0], seat)) / THOUSAND)
        into.put(above_mean(worths[1], seat) / THOUSAND)
        into.put(above_mean(worths[2], seat) / THOUSAND)
        paid = upkeep_paid(t, seat)
        left = t.money[seat] - (0 if paid else UPKEEP[t.status[seat]])
        into.put(t.money[seat] / THOUSAND)
        into.put(left / THOUSAND)
        into.put_flag(left < 0)
        into.put(max(0.0, min(3.0, (left - RESERVE) / float(CLIMB_PRICE[min(t.arrivals, 8)]))))
        into.put(t.status[seat] / 4.0)
        highest = 0
        for other in range(t.players):
            if other != seat and t.status[other] > highest:
                highest = t.status[other]
        into.put(float(t.status[seat] - highest))
        into.put(float(t.letters[seat]))
        into.put_flag(paid)
        into.put(climbs_left(t, seat) / 2.0)
        into.put(merit(t, seat))

    def _write_turn(self, t: Table, seat: int, into: Sheet) -> None:
        """Where the seat stands in the turn."""
        into.put(place(t, seat) / 3.0)
        into.put_flag(t.active == seat)
        into.put_flag(seat in t.to_act())
        into.put_flag(t.high_bidder == seat)
        into.put_flag(t.out >> seat & 1 != 0)
        into.put_flag(t.winners >> seat & 1 != 0)
        into.put(t.bought / 3.0 if t.active == seat else 0.0)
        again = 0
        for i in range(t.cursor, len(t.queue)):
            if t.queue[i] == seat:
                again += 1
        into.put(float(again))
        into.put_flag(t.sealed[seat] != NOBODY)
        into.put(max(0, t.sealed[seat]) / THOUSAND)
        for tile in TILES:
            into.put_flag(t.tiles[seat] >> tile & 1 != 0)

    def _write_goods(self, o: Outlook, position: Position, freights: list[Freight], seat: int, into: Sheet) -> None:
        """What comes in, in store and on the road."""
        t = o.t
        for flow in position.flows[seat]:
            into.put(flow / THOUSAND)
        into.put(position.steady[seat] / THOUSAND)
        into.put(position.now[seat] / THOUSAND)
        size = o.cities * GOOD_COUNT
        for good in range(GOOD_COUNT):
            stored = 0
            for city in range(o.cities):
                stored += t.stock[seat * size + city * GOOD_COUNT + good]
            into.put(stored / 2.0)
        for wagon in range(WAGONS):
            here = 0
            city = t.at[wagon]
            if city < o.cities:
                for good in range(GOOD_COUNT):
                    here += t.stock[seat * size + city * GOOD_COUNT + good]
            into.put(here / 2.0)
        for freight in freights:
            into.put(freight.aboard[seat] / 2.0)
        for freight in freights:
            into.put(freight.seat_on_the_road(o.distances.start_of(t, freight.wagon), seat) / THOUSAND)
        for wagon in range(WAGONS):
            into.put_flag(t.master[wagon] == seat)

    def _write_cards(self, t: Table, seat: int, into: Sheet) -> None:
        for kind in range(INFLUENCE_KINDS):
            into.put(float(t.hand[seat * INFLUENCE_KINDS + kind]))
        for owner in t.owner:
            into.put_flag(owner == seat)


def worths_at(o: Outlook, position: Position, left: float) -> list[float]:
    """What every position is worth if the game lasts so many turns beyond this one."""
    ladder = Ladder(o.t, o.arrivals, max(0.0, left))
    return [ladder.best(position.means(seat)) for seat in range(o.players)]


def merit(t: Table, seat: int) -> float:
    """How many of the others would come behind if the game ended now (M11.2, M11.3)."""
    own = merit_of(t, seat)
    behind = 0
    for other in range(t.players):
        if other != seat and merit_of(t, other) < own:
            behind += 1
    return behind / (t.players - 1.0)


def merit_of(t: Table, seat: int) -> int:
    return (0 if t.letters[seat] else 1_000_000_000) + t.status[seat] * 10_000_000 + t.money[seat]
