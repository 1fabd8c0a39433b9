"""A whole game of each title against bots, through clicks alone."""

import pytest

from page.browsing import TITLES
from page.conftest import Visit
from page.hand import Hand

# Clicks a decision beyond one for each of its moves: the button, and what leads to a move such as a tile or a wagon.
MOST_BESIDES = 1.5


@pytest.mark.parametrize("game", TITLES)
def test_from_the_home_page_to_the_standing(visit: Visit, game: str) -> None:
    north = visit()
    north.against_bots(game, players=2)
    hand = Hand(north)
    hand.play()
    result = north.page.get_by_role("region", name="win")
    assert result.get_by_role("listitem").count() == 2, "everybody has a place"
    assert north.wire.look["table"]["state"] == "over"
    north.page.get_by_text("Luck verified").wait_for()
    north.page.get_by_role("img", name="over the game").first.wait_for()
    assert hand.out_of_reach == set(), "whatever is offered can be clicked"
    made = north.wire.made
    besides = (hand.clicks - made) / hand.moves
    print(f"{game}: {hand.clicks} clicks for {made} moves in {hand.moves} decisions, {besides:.2f} besides one a move")
    assert besides < MOST_BESIDES, "each move is one click, and the button one for all that are made together"
