"""The children's variant (A9)."""

import pytest

import fernhandel
from auf_achse.arrange import ROW, Scene, said
from fernhandel.games.auf_achse.events import NothingHappened
from rules import rule


def children(players: int = 4) -> Scene:
    return Scene(players, variant="children")


@rule("A9.1", "A9.2", "AX33")
@pytest.mark.parametrize(("players", "aside"), [(2, 34), (3, 29), (4, 24), (5, 19), (6, 14)])
def test_five_contracts_each_and_ten_public_ones(players: int, aside: int) -> None:
    view = fernhandel.make("auf_achse", players=players, seed=1, variant="children").view(None)
    assert [player.contracts for player in view.players] == [5] * players
    assert (len(view.row), view.pile, view.set_aside) == (4, 6, aside)


@rule("A9.3", "A9.6")
def test_no_trailers() -> None:
    scene = children().cash(20_000).turn(0)
    assert scene.kinds(0) == {"roll"}
    for kind in ("buy_trailer", "sell_trailer"):
        assert said(scene.refused(0, kind, trailer="small")) == ("no_trailers", "A9.3")
    assert scene.view(None).players[0].room == 6
    for card in ("EV12", "EV20"):
        scene = children()
        assert NothingHappened(seat=0, card=card) in scene.draws(0, card)
        assert (scene.asked, scene.t.cash[0]) == ([1], 5000)


@rule("A9.4", "AX29", "AR41")
@pytest.mark.parametrize(("load", "aboard"), [("hamburg-kassel", False), ("berlin-graz", True)])
def test_a_public_contract_is_taken_in_its_start_city_and_started_if_it_fits(load: str, aboard: bool) -> None:
    """Five goods aboard and three more do not fit; three and three do."""
    scene = children().loads(0, load).arrives(0, "koeln")
    assert scene.kinds(0) == {"done", "choose"}
    assert scene.options(0, "choose") == ["koeln-stuttgart"]
    assert said(scene.refused(0, "choose", contract=ROW[0])) == ("contract_starts_elsewhere", "A9.4")
    scene.do(0, "choose", contract="koeln-stuttgart")
    assert ("koeln-stuttgart" in scene.aboard(0)) == aboard
    assert ("koeln-stuttgart" in scene.hand(0)) == (not aboard)
    assert (scene.t.cash, scene.asked) == ([5000] * 4, [0])  # free, and nobody is asked


@rule("A9.4")
def test_what_did_not_fit_is_loaded_on_a_later_visit() -> None:
    scene = children().loads(0, "stuttgart-rotterdam", "kassel-verona").arrives(0, "koeln")
    scene.do(0, "choose", contract="koeln-stuttgart")
    assert scene.hand(0) == ["koeln-stuttgart"]
    scene.arrives(0, "verona").arrives(0, "koeln").do(0, "start", contract="koeln-stuttgart")
    assert scene.hand(0) == []


@rule("AR39", "A9.4")
def test_everybody_knows_the_contract_that_was_taken_into_a_hand() -> None:
    scene = children().loads(0, "stuttgart-rotterdam", "kassel-verona").arrives(0, "koeln")
    scene.do(0, "choose", contract="koeln-stuttgart")
    for onlooker in (0, 1, None):
        assert scene.view(onlooker).players[0].shown == [scene.cards["koeln-stuttgart"].id]


@rule("AX29", "AR41", "A9.4")
def test_exact_count_is_not_needed() -> None:
    scene = children().holds(0, "koeln-linz").arrives(0, "koeln", exact=False)
    assert scene.can(0, "choose", contract="koeln-stuttgart")
    scene = children().row("hannover-bruxelles").loads(0, "salzburg-hannover")
    scene.draws(0, "EV08")
    scene.do(0, "go_to", to="hannover")
    assert scene.can(0, "choose", contract="hannover-bruxelles")


@rule("AX36", "AR41")
def test_a_public_contract_alone_gives_no_right_to_stop() -> None:
    scene = children().truck(0, "frankfurt").rolls(0, 4, 4)
    assert "koeln" not in scene.ends(0, 4, "early")
    scene.rolls(0, 6, 4)
    assert "koeln" in scene.ends(0, 3)


@rule("A9.5", "AR41")
def test_new_cards_are_laid_out_and_may_be_taken_in_the_same_step() -> None:
    scene = children().pile("koeln-linz", "berlin-trieste").arrives(0, "koeln")
    scene.do(0, "choose", contract="koeln-stuttgart")
    assert set(scene.public()) == {*ROW, "koeln-linz"} - {"koeln-stuttgart"}
    scene.do(0, "choose", contract="koeln-linz")
    assert (scene.aboard(0), scene.hand(0)) == (["koeln-stuttgart"], ["koeln-linz"])
    assert "berlin-trieste" in scene.public()


@rule("AR41", "A9.5")
def test_taking_is_voluntary_and_nothing_is_lost_from_the_row() -> None:
    scene = children().arrives(0, "koeln")
    scene.do(0, "done")
    assert (scene.public(), scene.asked) == (list(ROW), [1])


@rule("AR41", "AR6")
def test_merely_standing_in_a_city_is_not_reaching_it() -> None:
    scene = children().trucks("koeln", "koeln").construction("koeln~frankfurt#1").rolls(0, 3, 3)
    scene.drive(0, 3, "koeln", exact=False)
    assert scene.asked == [1]
    scene = Scene(2, variant="children")
    scene.t.at = [-1, -1]
    scene.t.enter(0)
    scene.refresh().do(0, "place_truck", to="koeln")
    assert (scene.step, scene.kinds(0)) == ("starting_out", {"done"})


@rule("A9.6", "A8.1")
def test_the_rest_is_as_in_the_basic_game() -> None:
    scene = Scene(2, variant="children").row("koeln-stuttgart").holds(1, "berlin-trieste")
    scene.holds(0, "koeln-linz").arrives(0, "koeln")
    scene.do(0, "choose", contract="koeln-stuttgart")
    assert not scene.game.over
    scene.loads(0, "koeln-linz").arrives(0, "linz").arrives(0, "stuttgart")
    assert (scene.game.over, scene.t.cash[0]) == (True, 5000 + 3300 + 1300)
    scene = children().truck(0, "koeln").rolls(0, 1, 1)
    scene.drive(0, 1, "dortmund~koeln#1")
    assert scene.step == "signing"
