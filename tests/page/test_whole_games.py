"""A whole game of each title against bots, through clicks alone."""

import pytest

from page.browsing import TITLES
from page.conftest import Visit
from page.hand import Hand


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
    print(f"{game}: {hand.clicks} clicks for {made} moves in {hand.moves} decisions, {hand.clicks / made:.2f} a move")
