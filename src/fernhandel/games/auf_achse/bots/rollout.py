"""Rollouts of Auf Achse: trucks that wander by chance alone would need thousands of turns to deliver their loads."""

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.rollout import Rollout, any_of
from fernhandel.games.auf_achse.actions import EXACT, Drive, SellTrailer
from fernhandel.games.auf_achse.board import Approach, is_among
from fernhandel.games.auf_achse.figures import SIX
from fernhandel.games.auf_achse.phases.city import IN_THE_CITY
from fernhandel.games.auf_achse.phases.driving import DRIVING_ON, ROLLING_DICE
from fernhandel.games.auf_achse.phases.ending import ENDING_TURN
from fernhandel.games.auf_achse.phases.loading import startable
from fernhandel.games.auf_achse.phases.signs import SIGNING_ROAD
from fernhandel.games.auf_achse.reach import approach_to
from fernhandel.games.auf_achse.state import NOWHERE, Table


class AufAchseRollout(Rollout[Table]):
    """Trucks drive to the nearest stop of their contracts and start what they can; all else is chance.

    Trailers are bought in cities and kept. Where it is clear what to do, nobody asks what else would be legal.
    """

    def pick(self, t: Table, seat: int, rng: Rng) -> Action:
        if t.phase is ROLLING_DICE:
            return t.rules.actions.roll
        if t.phase is DRIVING_ON:
            return drive(t, seat, rng)
        if t.phase is IN_THE_CITY:
            cards = startable(t, seat)
            if cards:
                return t.rules.actions.start[cards[rng.below(len(cards))]]
            return any_but_sales(in_the_city(t, seat), rng)
        if t.phase is ENDING_TURN:
            return t.rules.actions.done
        if t.phase is SIGNING_ROAD:
            return any_sign(t, rng)
        return any_but_sales(t.legal(seat), rng)


def any_but_sales(options: list[Action], rng: Rng) -> Action:
    """There is always something else than selling a trailer."""
    picked = any_of(options, rng)
    while isinstance(picked, SellTrailer):
        picked = any_of(options, rng)
    return picked


def in_the_city(t: Table, seat: int) -> list[Action]:
    """What is legal where there is nothing to start."""
    options: list[Action] = [t.rules.actions.done]
    for card in IN_THE_CITY.choosable(t, seat):
        options.append(t.rules.actions.choose[card])
    if not t.rules.children:
        t.add_trailer_trade(seat, options)
    return options


def any_sign(t: Table, rng: Rng) -> Action:
    """Anywhere but where a sign or a truck is: most of the highway is free, so that trying is quicker than listing."""
    cities = t.rules.board.cities
    taken = SIGNING_ROAD.taken(t)
    node = NOWHERE
    while node == NOWHERE or is_among(taken, node):
        node = cities + rng.below(t.rules.board.nodes - cities)
    return t.rules.actions.place_construction[node]


def drive(t: Table, seat: int, rng: Rng) -> Action:
    """Towards the nearest stop, or into a city where there is none."""
    stop = nearest_stop(t, seat)
    if stop == NOWHERE:
        return any_of(into_cities(t, t.legal(seat)), rng)
    if t.kept_sum[seat] == 0 and t.kept_pass[seat] == 0:
        approach = nearest_approach(t, seat, stop)
        end = approach.end
        if approach.drive is not None and (end == t.at[seat] or t.has_room(seat, end)):
            return approach.drive
    return any_of(towards(t, stop, t.legal(seat)), rng)


def nearest_stop(t: Table, seat: i64) -> int:
    """The next city in which that seat can deliver, or start what fits; NOWHERE if there is none."""
    contracts = t.rules.contracts
    left: i64 = t.contracts[seat]
    if left == 0:
        return NOWHERE
    distances = t.rules.board.distance[t.at[seat]]
    free: i64 = t.room(seat) - t.goods[seat]
    nearest = NOWHERE
    shortest: i64 = t.rules.board.nodes
    for card, holder in enumerate(t.holder):
        if holder != seat:
            continue
        if t.loaded[card] or contracts.goods[card] <= free:
            stop = contracts.to[card] if t.loaded[card] else contracts.start[card]
            distance: i64 = distances[stop]
            if 0 < distance < shortest:
                nearest = stop
                shortest = distance
        left -= 1
        if left == 0:
            break
    return nearest


def nearest_approach(t: Table, seat: int, stop: int) -> Approach:
    """The best the dice offer on an empty road: with a six the exact number if it is at most that (A2.7)."""
    if t.die == SIX or t.other_die == SIX:
        return approach_to(t, seat, min(SIX, t.rules.board.distance[stop][t.at[seat]]), stop)
    best = approach_to(t, seat, t.die, stop)
    if t.other_die != 0:
        other = approach_to(t, seat, t.other_die, stop)
        if other.cost < best.cost:
            return other
    return best


def towards(t: Table, stop: int, options: list[Action]) -> list[Action]:
    """The drives that end nearest to a stop, by exact count if they can."""
    distances = t.rules.board.distance[stop]
    found: list[Action] = []
    least: i64 = 2 * t.rules.board.nodes
    for action in options:
        if not isinstance(action, Drive):
            continue
        cost: i64 = 2 * distances[action.to] + (0 if action.count == EXACT else 1)
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
