"""The course of a turn: its steps by number, and the rules of a table with its options."""

from typing import Final

from fernhandel.core.catalogue import Catalogue
from fernhandel.core.phases import Phase, numbered
from fernhandel.games.nuremberg.actions import Actions
from fernhandel.games.nuremberg.board import Board, Display
from fernhandel.games.nuremberg.phases.auction import BIDDING
from fernhandel.games.nuremberg.phases.building import BUILDING_TRACK
from fernhandel.games.nuremberg.phases.paying import PAYING_FOR_TRACK, PAYING_FOR_TRAIN
from fernhandel.games.nuremberg.phases.takeovers import SELLING_RUNS
from fernhandel.games.nuremberg.phases.trains import RUNNING_TRAINS
from fernhandel.games.nuremberg.state import Rules, Table

# In the order of the numbers in state: AUCTION, BUILDING, PAYING_TRACK, TRAINS, PAYING_TRAIN, TAKEOVERS.
STEPS: Final[list[Phase[Table]]] = [
    BIDDING,
    BUILDING_TRACK,
    PAYING_FOR_TRACK,
    RUNNING_TRAINS,
    PAYING_FOR_TRAIN,
    SELLING_RUNS,
]
numbered(STEPS)


def step_named(name: str) -> Phase[Table]:
    for step in STEPS:
        if step.name == name:
            return step
    raise KeyError(name)


def rules_for(
    board: Board,
    display: Display,
    actions: Actions,
    catalogue: Catalogue,
    players: int,
    options: dict[str, str],
    version: int,
) -> Rules:
    """The terms of a table, ready for the phases to ask."""
    rules = Rules(board, display, actions, catalogue, players)
    rules.steps = STEPS
    rules.cubes_first = options["build_cubes_first"] == "on"
    rules.runs_lead_through = version >= 2  # NR36
    rules.starts_in_towns_only = options.get("chain_start") == "towns"  # NR3
    return rules
