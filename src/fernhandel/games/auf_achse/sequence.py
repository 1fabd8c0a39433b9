"""The course of a game: its steps by number, and the rules of an edition and its options."""

from typing import Final

from fernhandel.core.catalogue import Catalogue
from fernhandel.core.phases import Phase, numbered
from fernhandel.core.terms import Terms
from fernhandel.games.auf_achse.actions import Actions
from fernhandel.games.auf_achse.board import Board, Contracts, Events
from fernhandel.games.auf_achse.figures import (
    CHILDRENS_CONTRACTS,
    CHILDRENS_DECK,
    COLOURS,
    HAND_CONTRACTS,
    PUBLIC_DECK,
    RANDOM,
)
from fernhandel.games.auf_achse.phases.city import IN_THE_CITY
from fernhandel.games.auf_achse.phases.driving import DRIVING_ON, ROLLING_DICE
from fernhandel.games.auf_achse.phases.ending import ENDING_TURN
from fernhandel.games.auf_achse.phases.event_cards import (
    BARGAIN,
    DRAWING,
    GOING_ON,
    JAMMING_ROAD,
    LOSING_LOAD,
    PAYING_EVENT,
)
from fernhandel.games.auf_achse.phases.placing import PLACING_TRUCKS, SETTING_OUT
from fernhandel.games.auf_achse.phases.procurement import BIDDING_FOR, WINNING_IT
from fernhandel.games.auf_achse.phases.signs import SIGNING_ROAD
from fernhandel.games.auf_achse.state import NOBODY, Rules, Table

# In the order of the numbers in `state`: PLACING, STARTING_OUT, ROLLING, …
STEPS: Final[list[Phase[Table]]] = [
    PLACING_TRUCKS,
    SETTING_OUT,
    ROLLING_DICE,
    DRIVING_ON,
    SIGNING_ROAD,
    DRAWING,
    GOING_ON,
    JAMMING_ROAD,
    BARGAIN,
    PAYING_EVENT,
    LOSING_LOAD,
    IN_THE_CITY,
    BIDDING_FOR,
    WINNING_IT,
    ENDING_TURN,
]
numbered(STEPS)


def step_named(name: str) -> Phase[Table]:
    for step in STEPS:
        if step.name == name:
            return step
    raise KeyError(name)


def rules_for(
    board: Board, actions: Actions, catalogue: Catalogue, contracts: Contracts, events: Events, terms: Terms
) -> Rules:
    """The terms of a table, ready for the phases to ask; the trailers are filled in by the board's data."""
    options = terms.options
    rules = Rules(board, actions, catalogue, contracts, events, terms.players)
    rules.steps = STEPS
    rules.jam_moves_on = terms.rules >= 2
    first = options.get("first_player", RANDOM)
    rules.first = NOBODY if first == RANDOM else COLOURS.index(first)
    rules.free_movement = options["free_movement"] == "on"
    rules.hand = HAND_CONTRACTS
    rules.deck = PUBLIC_DECK[terms.players]
    if options.get("variant") == "children":
        rules.children = True
        rules.forced_discard = False
        rules.hand = CHILDRENS_CONTRACTS
        rules.deck = CHILDRENS_DECK
    if terms.edition == "1987":
        rules.dice = 1  # O1
        rules.place_first = True  # O4
        rules.highway_trucks = 1  # O6
        rules.stop_behind = True
        rules.one_truck_cities = options["one_truck_cities"] == "on"  # O7
        rules.forced_discard = False  # O11
        rules.resale = 0  # O13
    return rules
