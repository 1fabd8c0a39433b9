"""Rollouts of Auf Achse: trucks that wander by chance alone would need thousands of turns to deliver their loads."""

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.rollout import Rollout
from fernhandel.core.table import Table as CoreTable
from fernhandel.games.auf_achse.actions import EXACT, Drive, SellTrailer, Start
from fernhandel.games.auf_achse.state import CITY, DRIVING, Table


class Haulage(Rollout):
    """Trucks drive to the nearest stop of their contracts, start what they can, keep trailers; all else is chance."""

    def leading_on(self, t: CoreTable, seat: int, options: list[Action]) -> list[Action]:
        assert isinstance(t, Table)
        if len(options) == 1:
            return options
        if t.phase is t.rules.steps[DRIVING]:
            return nearest(t, stops(t, seat), options)
        if t.phase is t.rules.steps[CITY]:
            starts: list[Action] = [action for action in options if isinstance(action, Start)]
            if starts:
                return starts
        return [action for action in options if not isinstance(action, SellTrailer)]


def stops(t: Table, seat: i64) -> list[int]:
    """Where that seat can deliver, or start what fits."""
    contracts = t.rules.contracts
    free = t.room(seat) - t.goods[seat]
    found: list[int] = []
    for card, holder in enumerate(t.holder):
        if holder != seat:
            continue
        if t.loaded[card]:
            found.append(contracts.to[card])
        elif contracts.goods[card] <= free:
            found.append(contracts.start[card])
    return found


def nearest(t: Table, stops: list[int], options: list[Action]) -> list[Action]:
    """The drives that end nearest to any of the stops, by exact count if they can; all options if there is no stop."""
    if not stops:
        return options
    steps = t.rules.board.steps
    found: list[Action] = []
    least: i64 = 2 * t.rules.board.nodes
    for action in options:
        if not isinstance(action, Drive):
            continue
        from_end = steps[action.to]
        shortest: i64 = t.rules.board.nodes
        for stop in stops:
            way: i64 = from_end[stop]
            if way < shortest:
                shortest = way
        cost = 2 * shortest + (0 if action.count == EXACT else 1)
        if cost < least:
            least = cost
            found = [action]
        elif cost == least:
            found.append(action)
    return found
