"""The games in OpenSpiel: its own simulation test, its bots to the end, and what its players may know."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import fernhandel.learning.openspiel  # noqa: F401  # which registers the games
from fernhandel import BadInput, Rng

NAMES = [
    "fernhandel_merchants(players=2,options=edition:1999)",
    "fernhandel_merchants(players=3,options=money:open;start:B)",
    "fernhandel_auf_achse(players=2)",
    "fernhandel_nuremberg(players=2)",
]


@pytest.mark.parametrize("name", NAMES)
def test_it_passes_the_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_its_bots_play_to_the_end() -> None:
    game = pyspiel.load_game(NAMES[3])
    luck = np.random.RandomState(1)
    searching = mcts.MCTSBot(game, 1.5, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    bots = [searching, uniform_random.UniformRandomBot(1, luck)]
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(5)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert state.action_to_string(0, 0) == state.get_game().catalogue.to_text(state.get_game().catalogue[0])


def test_a_player_recalls_what_it_saw_and_nothing_else() -> None:
    """Sealed bids differ for who made them, and for nobody else until all are made."""
    game = pyspiel.load_game("fernhandel_merchants(players=2)")
    state = game.new_initial_state()
    state.apply_action(0)
    rng = Rng.from_seed(1)
    while state.game.step != "master_auction" or len(state.game.to_act()) < 2:
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    bidder = state.current_player()
    low, high = state.clone(), state.clone()
    low.apply_action(state.legal_actions()[0])
    high.apply_action(state.legal_actions()[-1])
    assert low.information_state_string(1 - bidder) == high.information_state_string(1 - bidder)
    assert low.information_state_string(bidder) != high.information_state_string(bidder)
    assert state.game.length == low.game.length - 1, "a clone goes on by itself"
    seen = observation.make_observation(game)
    told = []
    for each in (low, high):
        seen.set_from(each, 1 - bidder)
        told.append(seen.tensor.copy())
    assert (told[0] == told[1]).all()
    assert seen.dict["levels"].shape == (6,)


def test_what_is_wrong_is_told() -> None:
    with pytest.raises(BadInput, match="not an option written as name:value"):
        pyspiel.load_game("fernhandel_merchants(players=2,options=money)")
