"""Signs: in nobody's way is safe, in a rival's way is better (A4)."""

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.actions import PlaceConstruction, PlaceJam
from fernhandel.games.auf_achse.bots.planner.distances import LONGEST
from fernhandel.games.auf_achse.bots.planner.outlook import Outlook
from fernhandel.games.auf_achse.bots.planner.tours import FirstStop
from fernhandel.games.auf_achse.bots.planner.trucks import Truck
from fernhandel.games.auf_achse.figures import SIX
from fernhandel.games.auf_achse.state import NOWHERE


def rate_signs(o: Outlook, options: list[Action]) -> list[float]:
    """What every place costs the rivals, less what it costs the own truck."""
    ratings = [0.0] * len(options)
    for truck in o.trucks:
        first = next_stop(o, truck)
        if first is None:
            continue
        a_turn = first.rest.slope
        if truck.seat != o.seat:
            a_turn *= -o.w.hinder / (o.t.players - 1)
        for i, action in enumerate(options):
            if isinstance(action, PlaceConstruction):
                ratings[i] += a_turn * delay(o, truck, first, action.to)
            elif isinstance(action, PlaceJam):
                ratings[i] += a_turn * jammed(o, truck, first, action.to)
    return ratings


def best_sign(o: Outlook) -> float:
    """What the construction sign can bring at a better place than where it stands (A4.1)."""
    cities = o.distances.board.cities
    options = o.t.rules.actions.place_construction[cities:]
    ratings = rate_signs(o, options)
    now = 0.0 if o.t.construction == NOWHERE else ratings[o.t.construction - cities]
    return max(ratings) - now


def next_stop(o: Outlook, truck: Truck) -> FirstStop | None:
    """The stop that a truck will drive to, as far as its contracts are known."""
    best: FirstStop | None = None
    for first in o.tours_of(truck, truck.room).first_stops(truck.at, NOWHERE, NOWHERE):
        if best is None or first.worth > best.worth:
            best = first
    return best


def delay(o: Outlook, truck: Truck, first: FirstStop, sign: int) -> float:
    """Turns that a sign costs on the way to a stop."""
    distance = o.distances.board.distance
    direct = distance[truck.at][first.stop]
    if distance[truck.at][sign] + distance[sign][first.stop] > direct:
        return 0.0
    round = o.distances.open_distances(first.stop, sign, NOWHERE)[truck.at]
    return o.distances.turns[min(LONGEST, round)] - o.distances.turns[min(LONGEST, direct)]


def jammed(o: Outlook, truck: Truck, first: FirstStop, sign: int) -> float:
    """The same of a jam: it lasts for one turn of each rival, and is gone before the own next turn (AR16)."""
    if truck.seat == o.seat or o.distances.board.distance[truck.at][sign] > SIX:
        return 0.0
    return min(1.0, delay(o, truck, first, sign))
