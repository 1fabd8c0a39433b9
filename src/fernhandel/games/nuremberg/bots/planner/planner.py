"""The planner of First Train to Nuremberg. Everything lies open here, so it may look at the whole table."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner
from fernhandel.games.nuremberg.actions import Pay
from fernhandel.games.nuremberg.bots.fleets import Depot
from fernhandel.games.nuremberg.bots.pieces import rivals_at
from fernhandel.games.nuremberg.bots.planner.bids import Bids, Survey
from fernhandel.games.nuremberg.bots.planner.cargo import cost_of_link, count_cargo, empty_cargo
from fernhandel.games.nuremberg.bots.planner.earnings import KnownFleets, best_fleet
from fernhandel.games.nuremberg.bots.planner.lines import Lines, rate_lines
from fernhandel.games.nuremberg.bots.planner.loading import Loading
from fernhandel.games.nuremberg.bots.planner.outlook import Outlook
from fernhandel.games.nuremberg.bots.planner.sales import Sales
from fernhandel.games.nuremberg.bots.planner.turn_end import settled, settled_before
from fernhandel.games.nuremberg.bots.planner.values import Values, regime_of
from fernhandel.games.nuremberg.bots.planner.weights import Weights
from fernhandel.games.nuremberg.bots.purses import purse_ahead, purse_of
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


class NurembergPlanner(Planner[Table]):
    """Rates every decision by the best turn it is part of."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.spread, weights.margin)
        self.v = Values(weights)
        self.fleets = KnownFleets()
        # what was found before at tables with these rules
        self.rules: Rules | None = None
        self.surveys: dict[int, Survey] = {}
        self.plans: dict[int, list[float]] = {}

    def redeal(self, t: Table, seat: int, rng: Rng) -> None:
        """Nothing is hidden; only the draws to come are unknown."""
        t.rng = rng.fork()

    def results(self, t: Table) -> list[float]:
        shares = [0.0] * t.players
        shares[ranking(t)[0]] = 1.0  # never shared (NR30)
        return shares

    def sit_down(self, t: Table) -> None:
        """Another map, display or option makes other plans; and not too many are remembered."""
        if t.rules is not self.rules or len(self.plans) >= PLANS_KEPT or len(self.surveys) >= PLANS_KEPT:
            self.rules = t.rules
            self.plans.clear()
            self.surveys.clear()

    def outlook(self, t: Table, seat: int) -> Outlook:
        return Outlook(t, seat, self.v, self.fleets)

    # -- choices -------------------------------------------------------------------------------------------------------

    def rate(self, t: Table, seat: int, options: list[Action]) -> list[float]:
        self.sit_down(t)
        o = self.outlook(t, seat)
        steps = t.rules.steps
        if t.phase is steps[AUCTION]:
            return Bids(o, self.survey(o)).rate(options)
        if t.phase is steps[BUILDING]:
            return self.rate_building(o, options)
        if t.phase is steps[TRAINS]:
            return Loading(o).rate(options)
        if t.phase is steps[TAKEOVERS]:
            return Sales(o, True).rate(options)
        return rate_payment(o, options)

    def rate_building(self, o: Outlook, options: list[Action]) -> list[float]:
        purse = purse_of(o.t, o.seat)
        code = code_with(o.t.chain, code_with(purse, code_of(o.t, o.seat)))
        if code not in self.plans:
            self.plans[code] = rate_lines(Lines(o, purse), options)
        return self.plans[code]

    def survey(self, o: Outlook) -> Survey:
        code = code_of(o.t, o.seat)
        if code not in self.surveys:
            self.surveys[code] = Survey(o)
        return self.surveys[code]

    # -- positions -----------------------------------------------------------------------------------------------------

    def worth(self, t: Table) -> list[float]:
        if t.over:
            return [float(final_points(t, seat)) for seat in range(t.players)]
        self.sit_down(t)
        steps = t.rules.steps
        if t.phase is steps[AUCTION]:
            return [before_building(self.outlook(t, seat)) for seat in range(t.players)]
        if t.phase is steps[TAKEOVERS]:
            return [at_takeovers(self.outlook(t, seat)) for seat in range(t.players)]
        running = len(t.reach) > 0
        return [self.hauling(self.outlook(t, seat), running) for seat in range(t.players)]

    def turn(self, t: Table) -> int:
        return t.turn

    def horizon(self, t: Table) -> int:
        return t.turn + 1

    def hauling(self, o: Outlook, running: bool) -> float:
        """Who has still to build is credited with a plan."""
        if not running and has_to_build(o.t, o.seat):
            return o.t.vp[o.seat] + self.survey(o).value(purse_of(o.t, o.seat))
        return self.hauling_as_built(o, running)

    def hauling_as_built(self, o: Outlook, running: bool) -> float:
        """What is loaded, and the best that can still be with the links that lie there."""
        t = o.t
        seat = o.seat
        links = LINKS - t.links[seat]
        cargo = empty_cargo(o, links)
        if not running or not t.passed >> seat & 1:
            reach = t.reach[seat] if running else loadable(t, seat)
            count_cargo(o, reach, rivals_at(t, seat), cargo)
        bill = o.v.bill(purse_when_paid(o), o.regime)
        value, _ = best_fleet(o.known.best_fleets(Depot(t, seat)), cargo, bill)
        for row in range(TRAIN_ROWS):
            for piece in range(PIECES):
                count: int = t.loaded(seat, row, piece)
                if count > 0:
                    value += count * (points_of(t, row, piece) + cargo.towards[piece])
        return t.vp[seat] + value - cost_of_link(o) * links


def rate_payment(o: Outlook, options: list[Action]) -> list[float]:
    """What is missed least goes first; train influence is still wanted when track is paid."""
    t = o.t
    points = o.v.point_of[o.regime]
    ratings: list[float] = []
    for action in options:
        assert isinstance(action, Pay)
        loss = points[action.unit][t.units_of(o.seat, action.unit)]
        if action.unit == TRAIN + 1 and t.phase is t.rules.steps[PAYING_TRACK]:
            loss += o.w.train_for_track
        ratings.append(-loss)
    return ratings


def has_to_build(t: Table, seat: int) -> bool:
    """Whether the seat's chain is not begun yet, while track is built."""
    return seat in t.build_order[t.place :] and (seat != t.asked or not t.chain)


def before_building(o: Outlook) -> float:
    t = o.t
    value = settled_before(o.v, t, o.seat, o.turns + 1) + o.w.bid_cube * t.hand[o.seat]
    regime = regime_of(t, o.turns + 1)
    return value + o.v.kept(purse_ahead(t, o.seat), regime) - o.v.kept(purse_of(t, o.seat), regime)


def purse_when_paid(o: Outlook) -> list[int]:
    """After the chain that is being built, or whatever else is still due."""
    t = o.t
    purse = purse_of(t, o.seat)
    if o.seat == t.asked:
        tracks = not t.reach
        if t.due > 0:
            o.v.pay(purse, t.due, o.regime, tracks)
        elif tracks and t.chain:
            first = t.rules.cubes_first
            o.v.pay_track(purse, t.points, t.red_fee, t.green_fee, t.land_fee, o.regime, first)
    return purse


def at_takeovers(o: Outlook) -> float:
    t = o.t
    if o.seat not in t.order[t.place :]:
        return settled(o.v, t, o.seat)
    sales = Sales(o, False)
    return sales.best_begun() if o.seat == t.asked and t.chain else sales.best()


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
