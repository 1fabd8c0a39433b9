"""Signs: in nobody's way is safe, in a rival's way is better (A4)."""

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.actions import PlaceConstruction, PlaceJam
from fernhandel.games.auf_achse.bots.planner.ground import LONGEST
from fernhandel.games.auf_achse.bots.planner.outlook import Outlook
from fernhandel.games.auf_achse.bots.planner.tours import Way
from fernhandel.games.auf_achse.bots.planner.trucks import Truck
from fernhandel.games.auf_achse.figures import SIX
from fernhandel.games.auf_achse.state import NOWHERE


def rate_signs(o: Outlook, options: list[Action]) -> list[float]:
    """What every place costs the rivals, less what it costs the own truck."""
    ratings = [0.0] * len(options)
    for truck in o.trucks:
        way = next_way(o, truck)
        if way is None:
            continue
        a_turn = way.rest.slope
        if truck.seat != o.seat:
            a_turn *= -o.w.hinder / (o.t.players - 1)
        for i, action in enumerate(options):
            if isinstance(action, PlaceConstruction):
                ratings[i] += a_turn * delay(o, truck, way, action.to)
            elif isinstance(action, PlaceJam):
                ratings[i] += a_turn * jammed(o, truck, way, action.to)
    return ratings


def best_sign(o: Outlook) -> float:
    """What the construction sign can bring at a better place than where it stands (A4.1)."""
    cities = o.ground.board.cities
    options = o.t.rules.actions.place_construction[cities:]
    ratings = rate_signs(o, options)
    now = 0.0 if o.t.construction == NOWHERE else ratings[o.t.construction - cities]
    return max(ratings) - now


def next_way(o: Outlook, truck: Truck) -> Way | None:
    """The stop that a truck will drive to, as far as its contracts are known."""
    best: Way | None = None
    for way in o.tours_of(truck, truck.room).ways(truck.at, NOWHERE, NOWHERE):
        if best is None or way.worth > best.worth:
            best = way
    return best


def delay(o: Outlook, truck: Truck, way: Way, sign: int) -> float:
    """Turns that a sign costs on the way to a stop."""
    steps = o.ground.board.distance
    direct = steps[truck.at][way.stop]
    if steps[truck.at][sign] + steps[sign][way.stop] > direct:
        return 0.0
    round = o.ground.open_steps(way.stop, sign, NOWHERE)[truck.at]
    return o.ground.turns[min(LONGEST, round)] - o.ground.turns[min(LONGEST, direct)]


def jammed(o: Outlook, truck: Truck, way: Way, sign: int) -> float:
    """The same of a jam: it lasts for one turn of each rival, and is gone before the own next turn (AR16)."""
    if truck.seat == o.seat or o.ground.board.distance[truck.at][sign] > SIX:
        return 0.0
    return min(1.0, delay(o, truck, way, sign))
