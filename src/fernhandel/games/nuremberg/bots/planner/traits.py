"""What the champion's net looks at in First Train to Nuremberg: the table, and what each seat has and may expect."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.appraisal import Sheet, Traits, above_mean, best_other
from fernhandel.games.nuremberg.bots.fleets import Depot
from fernhandel.games.nuremberg.bots.pieces import profit_so_far
from fernhandel.games.nuremberg.bots.planner.cargo import pile_ahead
from fernhandel.games.nuremberg.bots.planner.planner import (
    NurembergPlanner,
    before_building,
    has_to_build,
    purse_when_paid,
)
from fernhandel.games.nuremberg.bots.purses import purse_ahead
from fernhandel.games.nuremberg.figures import (
    GREEN_PASSENGER,
    HIGH,
    LEAST_PROFIT,
    LINKS,
    LOW,
    MOST_PROFIT,
    PIECES,
    RED_COMPANY,
    RED_PASSENGER,
    SET_POINTS,
    TRAIN_ROWS,
    UNITS,
)
from fernhandel.games.nuremberg.phases.profit import worth as points_of
from fernhandel.games.nuremberg.phases.trains import pieces_at
from fernhandel.games.nuremberg.sequence import STEPS
from fernhandel.games.nuremberg.state import AUCTION, BUILDING, FREE, NO_TRAIN, PAYING_TRACK, TAKEOVERS, Table
from fernhandel.games.nuremberg.track import loadable

NAME: Final = "nuremberg-traits-1"
PARTS: Final = 4  # of a turn: auction, building, trains, takeovers
PART_OF_STEP: Final = [0, 1, 1, 2, 2, 3]
KINDS: Final = ("low", "high", "red_passenger", "green_passenger")
POINTS: Final = 10.0  # by which points and worth are divided

COMMON: Final = [
    "duel", "three", "four", "connection", "classes", "turn", "left", "last_turn",
    *[step.name for step in STEPS],
    *[f"on_board_{kind}" for kind in KINDS], "landlords", "neutral", "joined",
]  # fmt: skip
OWN: Final = [
    "worth", "ahead", "points", "points_ahead", "behind", "profit", "profit_so_far", "moved",
    *UNITS, "stock", "order",
    "active", "builds", "runs", "sells", "bids", "staked",
    *[f"pile_{kind}" for kind in KINDS], "sets",
    *[f"train_{row}" for row in range(TRAIN_ROWS)], "goods_room", "seats_room",
    "links", *[f"within_{kind}" for kind in KINDS], "alone", "near_low", "near_high", "near_people",
]  # fmt: skip


class Land:
    """Who reaches what: by seat, what lies at its links and one link beyond them."""

    def __init__(self, t: Table) -> None:
        board = t.rules.board
        self.reach: Final[list[list[int]]] = t.reach if t.reach else [loadable(t, seat) for seat in range(t.players)]
        self.reached: Final[list[int]] = [0] * (board.count * PIECES)  # by area and kind, by how many seats
        for codes in self.reach:
            for code in codes:
                self.reached[code] += 1
        self.near: Final[list[int]] = [0] * (t.players * PIECES)  # by seat and kind; passengers all as red
        for area, touching in enumerate(t.touch):
            if touching:
                self._look_at(t, area, touching)

    def _look_at(self, t: Table, area: i64, touching: i64) -> None:
        """Count for each seat with links there what lies one link further, as often as links lead there."""
        ways = t.rules.board.ways[area]
        seat: i64 = 0
        players: i64 = t.players
        while seat < players:
            if touching >> seat & 1:
                for way in ways:
                    there: i64 = t.touch[way.to]
                    if t.owner[way.border] == FREE and there >> seat & 1 == 0:
                        self._count_near(t, seat, way.to, there)
            seat += 1

    def _count_near(self, t: Table, seat: i64, area: i64, touching: i64) -> None:
        board = t.rules.board
        at = seat * PIECES
        if area >= board.stations:
            if touching >> RED_COMPANY == 0:
                self.near[at + LOW] += t.cubes[area]
            return
        self.near[at + RED_PASSENGER] += t.reds[area] + t.greens[area]
        if t.company[area] == 0:
            for hill in board.high_beside[area]:
                self.near[at + HIGH] += t.cubes[hill]


class Holdings:
    """What a seat has with what this turn has brought so far."""

    def __init__(self, t: Table, seat: int, purse: list[int]) -> None:
        self.purse: Final[list[int]] = purse  # with what its bids win, or without what is still to be paid
        self.links: Final[int] = LINKS - t.links[seat]
        self.pile: Final[list[int]] = pile_ahead(t, seat)
        self.moved: Final[int] = loaded_points(t, seat)
        self.profit: Final[int] = profit_ahead(t, seat)
        sets: int = SET_POINTS * min(self.pile)
        #: If the game ended now (N13).
        self.points: Final[float] = float(t.vp[seat] + self.moved + sets + self.profit - self.links)


class NurembergTraits(Traits[Table]):
    def __init__(self, planner: NurembergPlanner) -> None:
        super().__init__(NAME, COMMON, OWN)
        self.planner: Final[NurembergPlanner] = planner

    def moment(self, t: Table) -> int:
        """Every part of a turn is one, what is paid in it included."""
        return t.turn * PARTS + PART_OF_STEP[step_of(t)]

    def write(self, t: Table, into: Sheet) -> None:
        step = step_of(t)
        into.at = 0
        self._write_table(t, step, into)
        land = Land(t)
        worths = self._worths(t, step)
        held = [Holdings(t, seat, self._purse(t, seat, step)) for seat in range(t.players)]
        points = [own.points for own in held]
        for seat in range(t.players):
            into.begin_seat(seat)
            own = held[seat]
            self._write_standing(worths, points, seat, into)
            self._write_means(t, own, seat, into)
            self._write_turn(t, step, seat, into)
            self._write_pieces(t, own, seat, into)
            self._write_land(t, land, own, seat, into)

    def _worths(self, t: Table, step: int) -> list[float]:
        """As the planner judges; but what a seat has still to build is not looked for, which takes a millisecond."""
        if not is_building(step):
            return self.planner.worth(t)
        worths: list[float] = []
        for seat in range(t.players):
            o = self.planner.outlook(t, seat)
            waits = has_to_build(t, seat)
            worths.append(before_building(o) if waits else self.planner.hauling_as_built(o, False))
        return worths

    def _purse(self, t: Table, seat: int, step: int) -> list[int]:
        return purse_ahead(t, seat) if step == AUCTION else purse_when_paid(self.planner.outlook(t, seat))

    def _write_table(self, t: Table, step: int, into: Sheet) -> None:
        rules = t.rules
        board = rules.board
        turn: int = t.turn
        left = rules.turns - turn
        into.put_one_of(t.players - 2, 3)
        into.put_flag(len(board.connection) > 0)
        into.put_flag(rules.display.passengers_by_class)
        into.put(turn / 3.0)
        into.put(left / 3.0)
        into.put_flag(left == 0)
        into.put_one_of(step, len(STEPS))
        low, high = goods_on_board(t)
        into.put(low / 30.0)
        into.put(high / 30.0)
        into.put(sum(t.reds) / 15.0)
        into.put(sum(t.greens) / 15.0)
        into.put(sum(t.landlords) / 15.0)
        into.put((t.company.count(0) - board.track + board.stations) / float(board.stations))
        into.put_flag(t.joined)

    def _write_standing(self, worths: list[float], points: list[float], seat: int, into: Sheet) -> None:
        into.put(above_mean(worths, seat) / POINTS)
        into.put((worths[seat] - best_other(worths, seat)) / (2.0 * POINTS))
        into.put(above_mean(points, seat) / POINTS)
        into.put((points[seat] - best_other(points, seat)) / (2.0 * POINTS))
        behind = 0
        for other in points:
            if other < points[seat]:
                behind += 1
        into.put(behind / 3.0)

    def _write_means(self, t: Table, own: Holdings, seat: int, into: Sheet) -> None:
        into.put(t.profit[seat] / 5.0)
        into.put(own.profit / 5.0)
        into.put(own.moved / POINTS)
        for units in own.purse:
            into.put(units / 5.0)
        into.put(t.stock[seat] / 10.0)

    def _write_turn(self, t: Table, step: int, seat: int, into: Sheet) -> None:
        """When the seat plays, and what it has still to do in this turn."""
        into.put(t.order.index(seat) / 3.0)
        into.put_flag(t.asked == seat)
        into.put_flag(step == AUCTION or (is_building(step) and has_to_build(t, seat)))
        running = len(t.reach) > 0
        into.put_flag(t.passed >> seat & 1 == 0 if running else step != TAKEOVERS)
        into.put_flag(step != TAKEOVERS or t.order.index(seat) >= t.place)
        staked = 0
        bids = 0
        for box in range(len(t.bidder)):
            if t.bidder[box] == seat:
                bids += 1
                staked += t.bid[box]
        into.put(float(bids))
        into.put(staked / 5.0)

    def _write_pieces(self, t: Table, own: Holdings, seat: int, into: Sheet) -> None:
        """The pile with what is loaded, and the trains."""
        for count in own.pile:
            into.put(count / 5.0)
        into.put(min(own.pile) / 3.0)
        depot = Depot(t, seat)
        for row in range(TRAIN_ROWS):
            into.put_flag(depot.train[row] != NO_TRAIN)
        into.put(sum(depot.goods) / 3.0)
        into.put(sum(depot.seats) / 3.0)

    def _write_land(self, t: Table, land: Land, own: Holdings, seat: int, into: Sheet) -> None:
        into.put(own.links / 5.0)
        counts = [0] * PIECES
        alone = 0
        for code in land.reach[seat]:
            count: int = pieces_at(t, code // PIECES, code % PIECES)
            counts[code % PIECES] += count
            if land.reached[code] == 1:
                alone += count
        for count in counts:
            into.put(count / 4.0)
        into.put(alone / 8.0)
        for kind in range(GREEN_PASSENGER):
            into.put(land.near[seat * PIECES + kind] / 10.0)


def step_of(t: Table) -> int:
    for number, step in enumerate(t.rules.steps):
        if step is t.phase:
            return number
    raise ValueError(t.phase.name)


def is_building(step: int) -> bool:
    return step == BUILDING or step == PAYING_TRACK


def goods_on_board(t: Table) -> tuple[int, int]:
    board = t.rules.board
    low = 0
    high = 0
    for area in range(board.stations, board.track):
        low += t.cubes[area]
    for area in range(board.track, board.count):
        high += t.cubes[area]
    return low, high


def loaded_points(t: Table, seat: int) -> int:
    points = 0
    for row in range(TRAIN_ROWS):
        if t.train_in_row(seat, row) != NO_TRAIN:
            for piece in range(PIECES):
                count: int = t.loaded(seat, row, piece)
                if count > 0:
                    points += count * points_of(t, row, piece)
    return points


def profit_ahead(t: Table, seat: int) -> int:
    """The profit when the turn's trains have stopped; they have before anything is sold."""
    if t.phase is t.rules.steps[TAKEOVERS]:
        return t.profit[seat]
    return max(LEAST_PROFIT, min(MOST_PROFIT, profit_so_far(t, seat) - LINKS + t.links[seat]))
