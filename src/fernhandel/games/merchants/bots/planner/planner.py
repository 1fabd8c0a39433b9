"""The merchant who weighs every decision in money: what it brings, what it costs, what the others get."""

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner
from fernhandel.games.merchants.actions import Repay
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.bots.planner.cards import (
    rate_abilities,
    rate_card_bids,
    rate_courier_places,
    rate_influences,
    rate_taking_card,
)
from fernhandel.games.merchants.bots.planner.fees import rate_answers, rate_quotes, rate_replies
from fernhandel.games.merchants.bots.planner.freight import all_freights
from fernhandel.games.merchants.bots.planner.ladder import Ladder
from fernhandel.games.merchants.bots.planner.loading import rate_masters_load, rate_riders_load
from fernhandel.games.merchants.bots.planner.loading_master import rate_bids, rate_master_cards
from fernhandel.games.merchants.bots.planner.movement import rate_broken_axles, rate_facing, rate_moves
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.bots.planner.position import Position
from fernhandel.games.merchants.bots.planner.prices import (
    rate_offices,
    rate_sale_with_bonus,
    rate_special_sales,
    rate_warehouse_sales,
    rate_wheels,
)
from fernhandel.games.merchants.bots.planner.purchases import rate_purchases
from fernhandel.games.merchants.bots.planner.status import rate_borrowing, rate_climbing, rate_upkeep, repaying
from fernhandel.games.merchants.bots.planner.weights import Weights
from fernhandel.games.merchants.conceal import redeal, unseal
from fernhandel.games.merchants.distances import Distances, distances_of
from fernhandel.games.merchants.phases.abilities import ABILITY_AUCTION
from fernhandel.games.merchants.phases.courier_start import COURIER_START
from fernhandel.games.merchants.phases.fees import ANSWERING, FINAL_ANSWER, QUOTING, REPLYING, RIDER_LOADING
from fernhandel.games.merchants.phases.investments import INVESTING, TAKING_CARD
from fernhandel.games.merchants.phases.loading import LOADING
from fernhandel.games.merchants.phases.loading_master import MASTER_AUCTION, MASTER_CARDS
from fernhandel.games.merchants.phases.movement import BROKEN_AXLES, FACING, MOVEMENT, TAKING_INFLUENCE
from fernhandel.games.merchants.phases.prices import OFFICES, SPECIAL_SALES, WAREHOUSE_SALES, WHEELS
from fernhandel.games.merchants.phases.purchasing import PURCHASING
from fernhandel.games.merchants.phases.selling import SELLING_GOODS
from fernhandel.games.merchants.phases.status import BORROWING, CLIMBING, UPKEEP_DUE
from fernhandel.games.merchants.state import Table


class MerchantsPlanner(Planner[Table]):
    """Rates by what a seat may know alone, so that equal knowledge gives equal ratings."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights.spread, weights.margin)
        self.weights = weights
        self.distances: Distances | None = None  # of the board played on last

    def distances_on(self, board: Board) -> Distances:
        distances = self.distances
        if distances is None or distances.board is not board:
            distances = distances_of(board)
            self.distances = distances
        return distances

    def outlook(self, t: Table, seat: int) -> Outlook:
        return Outlook(t, seat, self.weights, self.distances_on(t.rules.board))

    def redeal(self, t: Table, seat: int, rng: Rng) -> None:
        """Others who have sealed a choice choose again: a search knows better what they would than anybody's luck."""
        redeal(t, seat, rng)
        unseal(t, seat)

    def rate(self, t: Table, seat: int, options: list[Action]) -> list[float]:
        o = self.outlook(t, seat)
        ratings = rate_step(o, options)
        for i, option in enumerate(options):
            if isinstance(option, Repay):  # beside all others, and free: the step goes on after it
                ratings[i] = max(ratings) + repaying(o)
        return ratings

    def worth(self, t: Table) -> list[float]:
        o = self.outlook(t, 0)
        position = Position(o, all_freights(o), True)
        ladder = Ladder(t, o.arrivals, o.left)
        return [ladder.best(position.means(seat)) for seat in range(t.players)]

    def results(self, t: Table) -> list[float]:
        """Highest status, then money; whoever holds a Letter of Credit comes behind all others (M11.2, M11.3)."""
        merits = [(t.letters[seat] == 0, t.status[seat], t.money[seat]) for seat in range(t.players)]
        best = max(merits)
        winners = merits.count(best)
        return [1.0 / winners if merit == best else 0.0 for merit in merits]

    def turn(self, t: Table) -> int:
        return t.turn

    def horizon(self, t: Table) -> int:
        return t.turn + 1


def rate_step(o: Outlook, options: list[Action]) -> list[float]:
    """By the step of the Turn Sequence board the table is in."""
    step = o.t.phase
    if step is MOVEMENT:
        return rate_moves(o, options)
    if step is WHEELS:
        return rate_wheels(o, options)
    if step is PURCHASING:
        return rate_purchases(o, options)
    if step is MASTER_AUCTION:
        return rate_bids(o, options)
    if step is LOADING:
        return rate_masters_load(o, options)
    if step is QUOTING:
        return rate_quotes(o, options)
    if step is ANSWERING or step is FINAL_ANSWER:
        return rate_answers(o, options)
    if step is REPLYING:
        return rate_replies(o, options)
    if step is RIDER_LOADING:
        return rate_riders_load(o, options)
    if step is CLIMBING:
        return rate_climbing(o, options)
    return rate_cards_and_sales(o, options)


def rate_cards_and_sales(o: Outlook, options: list[Action]) -> list[float]:
    """The steps in which cards are won, chosen or played, and the smaller ones."""
    step = o.t.phase
    if step is INVESTING:
        return rate_card_bids(o, options)
    if step is TAKING_CARD:
        return rate_taking_card(o, options)
    if step is TAKING_INFLUENCE:
        return rate_influences(o, options)
    if step is OFFICES:
        return rate_offices(o, options)
    if step is WAREHOUSE_SALES:
        return rate_warehouse_sales(o, options)
    if step is SPECIAL_SALES:
        return rate_special_sales(o, options)
    if step is SELLING_GOODS:
        return rate_sale_with_bonus(o, options)
    if step is MASTER_CARDS:
        return rate_master_cards(o, options)
    if step is BROKEN_AXLES:
        return rate_broken_axles(o, options)
    if step is UPKEEP_DUE:
        return rate_upkeep(o, options)
    if step is BORROWING:
        return rate_borrowing(o, options)
    if step is FACING:
        return rate_facing(o, options)
    if step is ABILITY_AUCTION:
        return rate_abilities(o, options)
    if step is COURIER_START:
        return rate_courier_places(o, options)
    return [0.0] * len(options)
