"""The planner of First Train to Nuremberg. Everything lies open here, so it may look at the whole table."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner
from fernhandel.core.table import Table as CoreTable
from fernhandel.games.nuremberg.actions import Pay
from fernhandel.games.nuremberg.bots.planner.bids import Bids, Survey, purse_ahead
from fernhandel.games.nuremberg.bots.planner.cargo import cost_of_links, count_cargo, rivals_at, standing
from fernhandel.games.nuremberg.bots.planner.fleets import Yard, Yards, best_fleet
from fernhandel.games.nuremberg.bots.planner.ground import Ground
from fernhandel.games.nuremberg.bots.planner.lines import Lines, rate_lines
from fernhandel.games.nuremberg.bots.planner.loading import Loading
from fernhandel.games.nuremberg.bots.planner.prospects import settled, settled_before, turns_left
from fernhandel.games.nuremberg.bots.planner.sales import Sales
from fernhandel.games.nuremberg.bots.planner.values import Values, purse_of, regime_of
from fernhandel.games.nuremberg.bots.planner.weights import Weights
from fernhandel.games.nuremberg.figures import (
    LINKS,
    PIECES,
    TRAIN,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.profit import worth as points_of
from fernhandel.games.nuremberg.phases.turns import final_points, ranking
from fernhandel.games.nuremberg.state import AUCTION, BUILDING, PAYING_TRACK, TAKEOVERS, TRAINS, Rules, Table
from fernhandel.games.nuremberg.track import loadable

PLANS_KEPT: Final = 2_000
FACTOR: Final = 1_000_003
MASK: Final = (1 << 43) - 1


class RailwayPlanner(Planner):
    """Rates every decision by the best turn it is part of."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.spread, weights.margin)
        self.v = Values(weights)
        self.yards = Yards()
        # what was found before at tables with these rules
        self.rules: Rules | None = None
        self.surveys: dict[int, Survey] = {}
        self.plans: dict[int, list[float]] = {}

    def redeal(self, t: CoreTable, seat: int, rng: Rng) -> None:
        """Nothing is hidden; only the draws to come are unknown."""
        t.rng = rng.fork()

    def results(self, t: CoreTable) -> list[float]:
        assert isinstance(t, Table)
        shares = [0.0] * t.players
        shares[ranking(t)[0]] = 1.0  # never shared (NR30)
        return shares

    def sit_down(self, t: Table) -> None:
        """Another map, display or option makes other plans; and not too many are remembered."""
        if t.rules is not self.rules or len(self.plans) >= PLANS_KEPT or len(self.surveys) >= PLANS_KEPT:
            self.rules = t.rules
            self.plans.clear()
            self.surveys.clear()

    # -- choices -------------------------------------------------------------------------------------------------------

    def rate(self, t: CoreTable, seat: int, options: list[Action]) -> list[float]:
        assert isinstance(t, Table)
        self.sit_down(t)
        steps = t.rules.steps
        if t.phase is steps[AUCTION]:
            return Bids(self.v, t, seat, self.survey(t, seat)).rate(options)
        if t.phase is steps[BUILDING]:
            return self.rate_building(t, seat, options)
        if t.phase is steps[TRAINS]:
            return Loading(self.v, t, seat, self.yards).rate(options)
        if t.phase is steps[TAKEOVERS]:
            return Sales(self.v, t, seat, True).rate(options)
        return self.rate_payment(t, seat, options)

    def rate_building(self, t: Table, seat: int, options: list[Action]) -> list[float]:
        code = code_with(t.chain, code_with(purse_of(t, seat), code_of(t, seat)))
        if code not in self.plans:
            lines = Lines(self.v, t, seat, purse_of(t, seat), Ground(self.v, t, seat), self.yards)
            self.plans[code] = rate_lines(lines, options)
        return self.plans[code]

    def rate_payment(self, t: Table, seat: int, options: list[Action]) -> list[float]:
        """What is missed least goes first; train influence is still wanted when track is paid."""
        points = self.v.point_of[regime_of(t, turns_left(t))]
        ratings: list[float] = []
        for action in options:
            assert isinstance(action, Pay)
            loss = points[action.unit][t.units_of(seat, action.unit)]
            if action.unit == TRAIN + 1 and t.phase is t.rules.steps[PAYING_TRACK]:
                loss += self.v.w.train_for_track
            ratings.append(-loss)
        return ratings

    def survey(self, t: Table, seat: int) -> Survey:
        code = code_of(t, seat)
        if code not in self.surveys:
            self.surveys[code] = Survey(self.v, t, seat, self.yards)
        return self.surveys[code]

    # -- positions -----------------------------------------------------------------------------------------------------

    def worth(self, t: CoreTable) -> list[float]:
        assert isinstance(t, Table)
        if t.over:
            return [float(final_points(t, seat)) for seat in range(t.players)]
        self.sit_down(t)
        steps = t.rules.steps
        if t.phase is steps[AUCTION]:
            return [self.before_building(t, seat) for seat in range(t.players)]
        if t.phase is steps[TAKEOVERS]:
            return [self.at_takeovers(t, seat) for seat in range(t.players)]
        running = len(t.reach) > 0
        return [self.hauling(t, seat, running) for seat in range(t.players)]

    def turn(self, t: CoreTable) -> int:
        assert isinstance(t, Table)
        return t.turn

    def horizon(self, t: CoreTable) -> int:
        assert isinstance(t, Table)
        return t.turn + 1

    def before_building(self, t: Table, seat: int) -> float:
        value = settled_before(self.v, t, seat, turns_left(t) + 1) + self.v.w.bid_cube * t.hand[seat]
        regime = regime_of(t, turns_left(t) + 1)
        return value + self.v.kept(purse_ahead(t, seat), regime) - self.v.kept(purse_of(t, seat), regime)

    def hauling(self, t: Table, seat: int, running: bool) -> float:
        """What is loaded, and the best that can still be; who has still to build is credited with a plan."""
        if not running and seat in t.build_order[t.place :] and (seat != t.asked or not t.chain):
            return t.vp[seat] + self.survey(t, seat).value(purse_of(t, seat))
        links = LINKS - t.links[seat]
        cargo = standing(self.v, t, seat, links)
        if not running or not t.passed >> seat & 1:
            reach = t.reach[seat] if running else loadable(t, seat)
            count_cargo(self.v, t, reach, rivals_at(t, seat), cargo)
        regime = regime_of(t, turns_left(t))
        bill = self.v.bill(self.purse_when_paid(t, seat, regime), regime)
        value, _ = best_fleet(self.yards.best_fleets(Yard(t, seat)), cargo, bill)
        for row in range(TRAIN_ROWS):
            for piece in range(PIECES):
                count: int = t.loaded(seat, row, piece)
                if count > 0:
                    value += count * (points_of(t, row, piece) + cargo.towards[piece])
        return t.vp[seat] + value - cost_of_links(self.v, t, links)

    def purse_when_paid(self, t: Table, seat: int, regime: int) -> list[int]:
        """After the chain that is being built, or whatever else is still due."""
        purse = purse_of(t, seat)
        if seat == t.asked:
            tracks = not t.reach
            if t.due > 0:
                self.v.pay(purse, t.due, regime, tracks)
            elif tracks and t.chain:
                first = t.rules.cubes_first
                self.v.pay_track(purse, t.points, t.red_fee, t.green_fee, t.land_fee, regime, first)
        return purse

    def at_takeovers(self, t: Table, seat: int) -> float:
        if seat not in t.order[t.place :]:
            return settled(self.v, t, seat)
        sales = Sales(self.v, t, seat, False)
        return sales.best_begun() if seat == t.asked and t.chain else sales.best()


def code_of(t: Table, seat: int) -> int:
    """One number for all that the lines of a seat depend on, but its purse."""
    code = code_with(t.owner, (seat * 16 + t.turn) * 2 + int(t.joined))
    code = code_with(t.cubes, code)
    code = code_with(t.reds, code)
    code = code_with(t.greens, code)
    code = code_with(t.landlords, code)
    code = code_with(t.pile[seat * PIECES : (seat + 1) * PIECES], code)
    return code_with([t.profit[seat], t.players], code)


def code_with(numbers: list[int], before: int) -> int:
    code: i64 = before
    for number in numbers:
        code = (code * FACTOR ^ (number + 2)) & MASK
    return code
