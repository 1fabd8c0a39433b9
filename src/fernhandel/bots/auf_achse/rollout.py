"""Rollouts of Auf Achse: trucks that wander by chance alone would need thousands of turns to deliver their loads."""

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.rollout import Rollout, any_of
from fernhandel.core.table import Table as CoreTable
from fernhandel.games.auf_achse.actions import EXACT, Drive, SellTrailer
from fernhandel.games.auf_achse.phases.loading import startable
from fernhandel.games.auf_achse.state import CITY, DRIVING, ENDING, NOWHERE, ROLLING, Table


class Haulage(Rollout):
    """Trucks drive to the nearest stop of their contracts and start what they can; all else is chance.

    Trailers are bought in cities and kept. Where it is clear what to do, nobody asks what else would be legal.
    """

    def pick(self, t: CoreTable, seat: int, rng: Rng) -> Action:
        assert isinstance(t, Table)
        steps = t.rules.steps
        if t.phase is steps[ROLLING]:
            return t.rules.actions.roll
        if t.phase is steps[ENDING]:
            return t.rules.actions.done
        if t.phase is steps[DRIVING]:
            stop = nearest_stop(t, seat)
            options = t.legal(seat)
            return any_of(into_cities(t, options) if stop == NOWHERE else towards(t, stop, options), rng)
        if t.phase is steps[CITY]:
            cards = startable(t, seat)
            if cards:
                return t.rules.actions.start[cards[rng.below(len(cards))]]
        options = t.legal(seat)
        picked = any_of(options, rng)
        while isinstance(picked, SellTrailer):  # there is always something else
            picked = any_of(options, rng)
        return picked


def nearest_stop(t: Table, seat: i64) -> int:
    """The next city in which that seat can deliver, or start what fits; NOWHERE if there is none."""
    contracts = t.rules.contracts
    steps = t.rules.board.steps[t.at[seat]]
    free: i64 = t.room(seat) - t.goods[seat]
    nearest = NOWHERE
    shortest: i64 = t.rules.board.nodes
    for card, holder in enumerate(t.holder):
        if holder != seat:
            continue
        stop = contracts.start[card]
        if t.loaded[card]:
            stop = contracts.to[card]
        elif contracts.goods[card] > free:
            continue
        way: i64 = steps[stop]
        if 0 < way < shortest:
            nearest = stop
            shortest = way
    return nearest


def towards(t: Table, stop: int, options: list[Action]) -> list[Action]:
    """The drives that end nearest to a stop, by exact count if they can."""
    steps = t.rules.board.steps[stop]
    found: list[Action] = []
    least: i64 = 2 * t.rules.board.nodes
    for action in options:
        if not isinstance(action, Drive):
            continue
        cost: i64 = 2 * steps[action.to] + (0 if action.count == EXACT else 1)
        if cost < least:
            least = cost
            found = [action]
        elif cost == least:
            found.append(action)
    return found


def into_cities(t: Table, options: list[Action]) -> list[Action]:
    """The drives of a truck without a stop: by exact count into a city, to choose a contract there (A7.1)."""
    found: list[Action] = []
    for action in options:
        if isinstance(action, Drive) and action.count == EXACT and t.rules.board.is_city(action.to):
            found.append(action)
    return found or [action for action in options if isinstance(action, Drive)]
