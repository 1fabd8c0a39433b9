"""The planner of Auf Achse: every decision rated by the tours it leads to."""

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner
from fernhandel.games.auf_achse.actions import GiveBack
from fernhandel.games.auf_achse.bots.planner.auctions import rate_bids
from fernhandel.games.auf_achse.bots.planner.city import rate_city, rate_loading
from fernhandel.games.auf_achse.bots.planner.distances import Distances, distances_on
from fernhandel.games.auf_achse.bots.planner.driving import rate_carried, rate_drives, rate_places
from fernhandel.games.auf_achse.bots.planner.outlook import Outlook
from fernhandel.games.auf_achse.bots.planner.signs import rate_signs
from fernhandel.games.auf_achse.bots.planner.tours import Tours
from fernhandel.games.auf_achse.bots.planner.trailers import add_trades, rate_discount
from fernhandel.games.auf_achse.bots.planner.weights import Weights
from fernhandel.games.auf_achse.conceal import redeal
from fernhandel.games.auf_achse.state import (
    BIDDING,
    CITY,
    DISCOUNT,
    DRIVING,
    GOING,
    JAMMING,
    LOSING,
    NOBODY,
    NOWHERE,
    PLACING,
    SIGNING,
    STARTING_OUT,
    WINNING,
    Table,
)


class AufAchsePlanner(Planner[Table]):
    """Keeps nothing of a table: only what follows from its board, and the desk on which tours are searched."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.spread, weights.margin, looks=1)  # unseen contracts are counted, not guessed
        self.weights = weights
        self.tours = Tours()
        self.distances: Distances | None = None

    def distances_on(self, t: Table) -> Distances:
        distances = self.distances
        if distances is None or distances.board is not t.rules.board or distances.dice != t.rules.dice:
            distances = distances_on(t.rules.board, t.rules.dice)
            self.distances = distances
        return distances

    def outlook(self, t: Table, seat: int) -> Outlook:
        return Outlook(t, seat, self.weights, self.distances_on(t), self.tours)

    def redeal(self, t: Table, seat: int, rng: Rng) -> None:
        redeal(t, seat, rng)

    # -- choices -------------------------------------------------------------------------------------------------------

    def rate(self, t: Table, seat: int, options: list[Action]) -> list[float]:
        o = self.outlook(t, seat)
        ratings = self.rate_step(t, o, options)
        if seat == t.active:
            add_trades(o, options, ratings)
        return ratings

    def rate_step(self, t: Table, o: Outlook, options: list[Action]) -> list[float]:
        steps = t.rules.steps
        step = t.phase
        if step is steps[DRIVING]:
            return rate_drives(o, options)
        if step is steps[CITY]:
            return rate_city(o, options)
        if step is steps[BIDDING]:
            return rate_bids(o, options)
        if step is steps[SIGNING] or step is steps[JAMMING]:
            return rate_signs(o, options)
        if step is steps[GOING]:
            return rate_carried(o, options)
        if step is steps[PLACING]:
            return rate_places(o, options)
        if step is steps[STARTING_OUT] or step is steps[WINNING]:
            return rate_loading(o, options)
        if step is steps[DISCOUNT]:
            return rate_discount(o, options)
        if step is steps[LOSING]:
            return rate_losses(o, options)
        return [0.0] * len(options)

    # -- positions -----------------------------------------------------------------------------------------------------

    def worth(self, t: Table) -> list[float]:
        """Cash, and what the contracts, the room and the trailers of each seat still bring."""
        o = self.outlook(t, NOBODY)
        worth: list[float] = []
        for truck in o.trucks:
            trailers = t.trailers[truck.seat * 2] + t.trailers[truck.seat * 2 + 1]
            value = float(truck.cash + t.rules.resale * trailers)  # A6.3
            if truck.at != NOWHERE:
                value += o.standing(truck, truck.room) + o.room_to_come(truck.room)
            worth.append(value)
        return worth

    def results(self, t: Table) -> list[float]:
        """The richest share the victory (A8.2, AR37)."""
        most = max(t.cash)
        winners = t.cash.count(most)
        return [1.0 / winners if cash == most else 0.0 for cash in t.cash]

    def turn(self, t: Table) -> int:
        return t.turn

    def horizon(self, t: Table) -> int:
        """A turn is one truck's, so every truck has one."""
        return t.turn + t.players


def rate_losses(o: Outlook, options: list[Action]) -> list[float]:
    """Which load goes back to the hand."""
    me = o.trucks[o.seat]
    ratings: list[float] = []
    for action in options:
        if not isinstance(action, GiveBack):
            ratings.append(0.0)
            continue
        me.aboard.remove(action.contract)
        me.hand.append(action.contract)
        ratings.append(o.standing(me, me.room))
        me.hand.remove(action.contract)
        me.aboard.append(action.contract)
    return ratings
