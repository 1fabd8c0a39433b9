"""The Turn Sequence board: which steps a game of these terms goes through, and in which order."""

from typing import Final

from fernhandel.core.catalogue import Catalogue
from fernhandel.core.phases import Phase, numbered
from fernhandel.games.merchants.actions import Actions
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.deals.steps import ATTENTIVE, TALKING
from fernhandel.games.merchants.phases.abilities import ABILITY_AUCTION, DEALT_PAIRS
from fernhandel.games.merchants.phases.courier_start import COURIER_START
from fernhandel.games.merchants.phases.fees import ANSWERING, FINAL_ANSWER, QUOTING, REPLYING, RIDER_LOADING
from fernhandel.games.merchants.phases.investments import INVESTING, TAKING_CARD
from fernhandel.games.merchants.phases.loading import LOADING
from fernhandel.games.merchants.phases.loading_master import MASTER_AUCTION, MASTER_CARDS
from fernhandel.games.merchants.phases.movement import BROKEN_AXLES, FACING, MOVEMENT, TAKING_INFLUENCE
from fernhandel.games.merchants.phases.prices import OFFICES, SPECIAL_SALES, WAREHOUSE_SALES, WHEELS
from fernhandel.games.merchants.phases.purchasing import PURCHASING
from fernhandel.games.merchants.phases.selling import SELLING_GOODS
from fernhandel.games.merchants.phases.status import BORROWING, CLIMBING, TURN_END, UPKEEP_DUE
from fernhandel.games.merchants.state import Rules, Table

# Every step with the number of its action on the Turn Sequence board; 0 before the first turn.
STEPS: Final[list[tuple[Phase[Table], int]]] = [
    (COURIER_START, 0),
    (DEALT_PAIRS, 0),
    (ABILITY_AUCTION, 0),
    (ATTENTIVE, 1),
    (TALKING, 1),
    (PURCHASING, 1),
    (MASTER_CARDS, 2),
    (MASTER_AUCTION, 2),
    (LOADING, 2),
    (QUOTING, 2),
    (ANSWERING, 2),
    (REPLYING, 2),
    (FINAL_ANSWER, 2),
    (RIDER_LOADING, 2),
    (BROKEN_AXLES, 3),
    (MOVEMENT, 3),
    (TAKING_INFLUENCE, 3),
    (FACING, 3),
    (WHEELS, 4),
    (OFFICES, 4),
    (WAREHOUSE_SALES, 4),
    (SPECIAL_SALES, 4),
    (SELLING_GOODS, 5),
    (INVESTING, 6),
    (TAKING_CARD, 6),
    (UPKEEP_DUE, 7),
    (BORROWING, 7),
    (CLIMBING, 7),
    (TURN_END, 7),
]
numbered(step for step, _ in STEPS)


def step_named(name: str) -> Phase[Table]:
    for step, _ in STEPS:
        if step.name == name:
            return step
    raise KeyError(name)


def action_number(rules: Rules, name: str) -> int:
    """The number of the action a step belongs to, 0 before the first turn; 1999 has six, without Action 6 (D1)."""
    for step, number in STEPS:
        if step.name == name:
            return 6 if number == 7 and INVESTING not in rules.sequence else number
    raise KeyError(name)


def rules_for(
    board: Board,
    actions: Actions,
    catalogue: Catalogue,
    players: int,
    edition: str,
    options: dict[str, str],
    version: int,
) -> Rules:
    """The terms of a table, ready for the phases to ask."""
    first_edition = edition == "1999"
    rules = Rules(board, actions, catalogue, players)
    rules.auctions_first = options["auctions"] == "first"
    rules.stopper_faces = options["junction_stop"] == "stopper"
    rules.money_open = options["money"] == "open"
    rules.bonus_per_arrival = options["bonus_step"] == "per_arrival"
    rules.riders_load_all_at_once = version >= 2  # M3.8
    if options["courier"] == "chosen":
        rules.setup.append(COURIER_START)
    if first_edition:
        rules.warehouse_limit = 3  # D9
        rules.influence_kinds = 5  # D10
        rules.credits = 10  # D11
        rules.one_of_each_group = options["abilities"] == "split"
        rules.setup.append(DEALT_PAIRS if options["abilities"] == "dealt" else ABILITY_AUCTION)
    rules.sequence = turn_sequence(rules.auctions_first, investments=not first_edition)
    if options.get("deals") == "cunning":  # M12
        rules.sequence.insert(0, ATTENTIVE)
    return rules


def turn_sequence(auctions_first: bool, investments: bool) -> list[Phase[Table]]:
    """Actions 1 to 7; without the Investment auctions in 1999 (D1)."""
    steps: list[Phase[Table]] = [PURCHASING, MASTER_CARDS]
    if auctions_first:
        steps.append(MASTER_AUCTION)
    steps += [LOADING, BROKEN_AXLES, MOVEMENT, WHEELS, OFFICES, WAREHOUSE_SALES, SPECIAL_SALES, SELLING_GOODS]
    if investments:
        steps.append(INVESTING)
    steps += [UPKEEP_DUE, CLIMBING, TURN_END]
    return steps
