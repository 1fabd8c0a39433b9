"""Action 3: wagons, the courier, and the cards that come from their meeting."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import Face, Move, MoveCourier, PlayBrokenAxle, WasteTile
from fernhandel.games.merchants.bots.planner.freight import all_freights
from fernhandel.games.merchants.bots.planner.outlook import TRIP, Outlook, work
from fernhandel.games.merchants.bots.planner.position import Position
from fernhandel.games.merchants.bots.planner.yard import Yard, stocked
from fernhandel.games.merchants.figures import BROKEN_AXLE, WAGONS
from fernhandel.games.merchants.phases.movement import FACING
from fernhandel.games.merchants.state import NOBODY

NEXT_LOAD: Final = 0.5  # a wagon brought to a city can be loaded there next turn, when all have bought again
EXTRA_POINT: Final = 4.0
IDLE_COURIER: Final = 10.0


class Traffic:
    """All wagons of a table as one seat sees them."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.freights = all_freights(o)
        self.loads: list[float] = []  # by city: an empty wagon there next turn
        late = o.in_time(1.0 + 7.0 / o.speed)
        for city in range(o.cities):
            worth = Yard(o, city, NOBODY).expected() if stocked(o, city) else 0.0
            self.loads.append(NEXT_LOAD * late * worth)
        self.values: list[list[float]] = []  # by wagon and city
        self.standing: list[float] = []  # by wagon: as it stands
        for wagon in range(WAGONS):
            values = self.freights[wagon].balance()
            for city in range(o.cities):
                values[city] += self.loads[city]
            self.values.append(values)
            self.standing.append(self._stand(wagon))

    def _stand(self, wagon: int) -> float:
        t = self.o.t
        if t.arrived[wagon]:
            return 0.0
        value = self.on_the_road(wagon, self.o.distances.start_of(t, wagon))
        if t.in_city(wagon) and stocked(self.o, t.at[wagon]):
            value += NEXT_LOAD * Yard(self.o, t.at[wagon], wagon).expected()
        return value

    def on_the_road(self, wagon: int, start: int) -> float:
        return self.freights[wagon].on_the_road(start, self.values[wagon])

    def arriving(self, wagon: int, city: int) -> float:
        return self.freights[wagon].balance_now(city) + self.loads[city]

    def moved(self, move: Move) -> float:
        """What a move changes."""
        board = self.o.t.rules.board
        if board.is_city(move.to):
            return self.arriving(move.wagon, move.to) - self.standing[move.wagon]
        start = board.road_number[move.via * board.nodes + move.to]
        return self.on_the_road(move.wagon, start) - self.standing[move.wagon]


class Haste:
    """What it is worth to a seat that the game ends sooner, or now."""

    def __init__(self, o: Outlook, traffic: Traffic) -> None:
        self.o = o
        self.traffic = traffic
        self.position = Position(o, traffic.freights, False)
        self.balance = self.position.balance(o.left)
        shorter = max(0.0, o.left - 1.0)
        self.per_turn = 0.0
        if o.left - shorter > 0.0:
            self.per_turn = (self.position.balance(shorter) - self.balance) / (o.left - shorter)
        self.work = o.work_left()

    def hastened(self, move: Move) -> float:
        """Turns that a move takes from the game."""
        o = self.o
        t = o.t
        arrivals = o.arrivals
        distances: list[float] = []
        for wagon in range(WAGONS):
            start = o.distances.start_of(t, wagon)
            if wagon == move.wagon:
                if move.to < o.cities:
                    arrivals += 1
                    distances.append(TRIP)
                    continue
                start = t.rules.board.road_number[move.via * t.rules.board.nodes + move.to]
            distances.append(TRIP if t.arrived[wagon] else o.distances.usual[start])
        return (self.work - work(distances, max(0, t.rules.last_arrival - arrivals))) / o.capacity

    def ends(self, move: Move) -> bool:
        return move.to < self.o.cities and self.o.arrivals + 1 >= self.o.t.rules.last_arrival

    def rate(self, move: Move) -> float:
        if self.o.last_turn:
            return 0.0
        return self.o.w.pace * self.per_turn * self.hastened(move)

    def rate_end(self, move: Move) -> float:
        """The game ends with this turn: all that is still on the road or in store is lost."""
        o = self.o
        freight = self.traffic.freights[move.wagon]
        sold = [freight.sold_now(seat, move.to) for seat in range(o.players)]
        return self.position.balance_if_last(o.arrivals + 1, sold) - self.balance


def rate_moves(o: Outlook, options: list[Action]) -> list[float]:
    t = o.t
    traffic = Traffic(o)
    haste = Haste(o, traffic)
    best = [0.0] * WAGONS  # the best move of each wagon
    ratings: list[float] = []
    for option in options:
        rating = 0.0
        if isinstance(option, Move):
            rating = rate_move(o, traffic, haste, option)
            best[option.wagon] = max(best[option.wagon], rating)
        elif isinstance(option, WasteTile):
            rating = -o.w.tile * option.tile
        ratings.append(rating)
    for i, option in enumerate(options):
        if isinstance(option, MoveCourier):
            wagon = t.wagon_on(option.to)
            ratings[i] = -IDLE_COURIER if wagon == NOBODY else card_to_come(o) - barring(best, wagon)
    return ratings


def rate_move(o: Outlook, traffic: Traffic, haste: Haste, move: Move) -> float:
    if haste.ends(move) and not o.last_turn:
        rating = haste.rate_end(move)
    else:
        rating = traffic.moved(move) + haste.rate(move)
    if move.to == o.t.courier and o.t.at[move.wagon] != move.to:
        rating += card_to_come(o)
    return rating - o.w.tile * move.tile - EXTRA_POINT * move.extra


def barring(best: list[float], wagon: int) -> float:
    """What it costs not to be able to move a wagon any more, because the courier met it (M4.14)."""
    others = 0.0
    for other in range(WAGONS):
        if other != wagon:
            others = max(others, best[other])
    return max(0.0, best[wagon] - others)


def card_to_come(o: Outlook) -> float:
    """What an Influence card is worth before it is chosen; the pile may be empty."""
    left = min(1.0, (o.left + 0.4) / 2.0)
    return o.w.meeting * left


def rate_broken_axles(o: Outlook, options: list[Action]) -> list[float]:
    """A wagon that stands still loses a turn: bad for those whose goods are aboard."""
    traffic = Traffic(o)
    ratings: list[float] = []
    for option in options:
        if not isinstance(option, PlayBrokenAxle) or o.t.broken[option.wagon]:
            ratings.append(0.0 if not isinstance(option, PlayBrokenAxle) else -1000.0)
            continue
        start = o.distances.start_of(o.t, option.wagon)
        close = min(1.0, o.capacity / max(1.0, o.distances.usual[start]) * 0.4)
        lost = (1.0 - o.w.patience * o.in_time(1.5)) + 0.1 * close
        keep = o.w.influences[BROKEN_AXLE] * min(1.0, o.left / 2.0)
        ratings.append(-traffic.standing[option.wagon] * lost - keep)
    return ratings


def rate_facing(o: Outlook, options: list[Action]) -> list[float]:
    """Which branch a wagon on a junction is pointed into (MR43)."""
    t = o.t
    wagon = FACING.wagon(t)
    traffic = Traffic(o)
    board = t.rules.board
    ratings: list[float] = []
    for option in options:
        rating = 0.0
        if isinstance(option, Face):
            rating = traffic.on_the_road(wagon, board.road_number[t.at[wagon] * board.nodes + option.to])
        ratings.append(rating)
    return ratings
