"""What is laid into a sketch by itself: the cheapest way to an area, and how a chain, a run or a train is paid for."""

from heapq import heappop, heappush
from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Extend, Link, Offer, Pay, Start
from fernhandel.games.nuremberg.figures import CUBE, TRAIN, UNITS
from fernhandel.games.nuremberg.phases.takeovers import price_of
from fernhandel.games.nuremberg.state import NOBODY, PAYING_TRACK, PAYING_TRAIN, Table

AREA: Final = "area:"
WISH_SEPARATOR: Final = "+"
PAID_LAST: Final = TRAIN + 1  # among the units: trains are what is left to be bought

Price = tuple[int, int, int]
Fees = tuple[int, int, int]


# -- far away ------------------------------------------------------------------------------------------------------


def lead(t: Table, seat: int, thing: str) -> list[Action]:
    """The cheapest chain or run to an area, from the end of what is begun or else from anywhere it may begin."""
    area = t.rules.board.number.get(thing.removeprefix(AREA), NOBODY)
    if not thing.startswith(AREA) or area == NOBODY or seat not in t.to_act():
        return []
    return _cheapest(t, seat, area)


def _cheapest(t: Table, seat: int, area: int) -> list[Action]:
    """Searched on tables as they would be, so that every link costs what the rules say there.

    A way to an area that costs as much of everything as one found before leads nowhere else.
    """
    found: dict[int, list[tuple[Price, Fees]]] = {}
    counter = 0  # keeps equals in the order in which they were found
    queue: list[tuple[Price, int, list[Action], Table]] = [(_price(t), counter, [], t)]
    while queue:
        price, _, actions, here = heappop(queue)
        if actions and here.chain[-1] == area and finish(here, seat, "") is not None:
            return actions
        if here.chain:
            known = found.setdefault(here.chain[-1], [])
            if any(_no_better((price, _fees(here)), other) for other in known):
                continue
            known.append((price, _fees(here)))
        for action in here.legal(seat):
            if isinstance(action, Start | Link | Offer | Extend):
                there = here.copy()
                there.play(seat, action)
                counter += 1
                heappush(queue, (_price(there), counter, [*actions, action], there))
    return []


def _price(t: Table) -> Price:
    """Fewest points, then fewest influence, then fewest links; a run costs the influence of the company that buys."""
    links = max(0, len(t.chain) - 1)
    sold = 0 if t.buyer == NOBODY else price_of(links)
    return t.points, t.red_fee + t.green_fee + t.land_fee + sold, links


def _fees(t: Table) -> Fees:
    return t.red_fee, t.green_fee, t.land_fee


def _no_better(way: tuple[Price, Fees], known: tuple[Price, Fees]) -> bool:
    return all(
        more >= less for part, other in zip(way, known, strict=True) for more, less in zip(part, other, strict=True)
    )


# -- how it ends ---------------------------------------------------------------------------------------------------


def finish(t: Table, seat: int, wish: str) -> list[Action] | None:
    """The end of a chain or run, and what is paid with: first what is wished for, unit by unit ("green+train").

    ``None`` while a chain has no link, or a run no station at its end.
    """
    t = t.copy()
    actions: list[Action] = []
    if t.chain and t.due == 0:
        done = t.rules.actions.done
        if done not in t.legal(seat):
            return None
        actions.append(done)
        if t.buyer != NOBODY:
            return actions
        t.play(seat, done)
    wished = [UNITS.index(unit) for unit in wish.split(WISH_SEPARATOR) if unit in UNITS]
    paying = (t.rules.steps[PAYING_TRACK], t.rules.steps[PAYING_TRAIN])
    while t.phase in paying and t.asked == seat and not t.over:
        units = [action.unit for action in t.legal(seat) if isinstance(action, Pay)]
        unit = next((unit for unit in wished if unit in units), NOBODY)
        if unit == NOBODY:
            unit = _least_missed(t, seat, units)
        else:
            wished.remove(unit)
        actions.append(t.rules.actions.pay[unit])
        t.play(seat, actions[-1])
    return actions


def _least_missed(t: Table, seat: int, units: list[int]) -> int:
    """Cubes, which are taken anew every turn (N3.1), then whatever there is most of; train influence last."""
    if CUBE in units:
        return CUBE
    return max(units, key=lambda unit: (unit != PAID_LAST, t.units_of(seat, unit), -unit))
