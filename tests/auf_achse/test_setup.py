"""Setting up the table (A1)."""

import pytest

import fernhandel
from auf_achse.arrange import Scene, said
from fernhandel import BadInput, Game
from fernhandel.games.auf_achse import meta
from fernhandel.games.auf_achse.events import EventDrawn
from fernhandel.games.auf_achse.figures import COLOURS
from fernhandel.games.auf_achse.state import Table
from fernhandel.games.auf_achse.view import AufAchseView
from rules import rule


def fresh(players: int = 4, seed: int = 1, **options: str) -> Game:
    return fernhandel.make("auf_achse", players=players, seed=seed, **options)


def seen(game: Game, seat: int | None = None) -> AufAchseView:
    view = game.view(seat)
    assert isinstance(view, AufAchseView)
    return view


def to_place(players: int = 4) -> Scene:
    """Nobody has placed a truck yet; seat 0 is first."""
    scene = Scene(players)
    scene.t.at = [-1] * players
    scene.t.enter(0)
    return scene.refresh()


# -- what lies on the table --------------------------------------------------------------------------------------------


@rule("A1.1")
def test_two_to_six_players_each_with_a_colour() -> None:
    for players in range(2, 7):
        assert len(seen(fresh(players)).players) == players
    for players in (1, 7):
        with pytest.raises(BadInput):
            fresh(players)
    assert len(set(COLOURS)) == 6


@rule("A1.2")
def test_cards_trailers_and_dice() -> None:
    game = fresh()
    assert isinstance(game.table, Table)
    rules = game.table.rules
    assert (rules.contracts.count, sum(rules.events.copies), rules.dice) == (54, 28, 2)
    trailers = meta.AUF_ACHSE.board_data(game.terms).trailers
    assert [(trailer.id, trailer.count) for trailer in trailers] == [("large", 4), ("small", 4)]


@rule("A1.3", "A1.5")
def test_both_signs_beside_the_board_empty_trucks_and_five_thousand_each() -> None:
    view = seen(fresh())
    assert (view.construction, view.jam) == (None, None)
    for player in view.players:
        assert (player.cash, player.goods, player.room, player.aboard) == (5000, 0, 6, [])
        assert (player.trailers, player.debts) == ({"large": 0, "small": 0}, [])


@rule("A1.4", "A1.6")
def test_event_cards_and_contracts_are_shuffled() -> None:
    tables = [fresh(seed=seed).table for seed in range(5)]
    piles = [tuple(table.event_pile) for table in tables if isinstance(table, Table)]
    hands = [tuple(table.hand(0)) for table in tables if isinstance(table, Table)]
    assert len(set(piles)) == len(set(hands)) == 5
    assert len({tuple(sorted(pile)) for pile in piles}) == 1


@rule("A1.6", "AR39")
def test_three_hidden_contracts_each() -> None:
    game = fresh()
    hands = [seen(game, seat).players[seat].hand or [] for seat in range(4)]
    assert [len(hand) for hand in hands] == [3, 3, 3, 3]
    assert len({card for hand in hands for card in hand}) == 12
    for seat in range(4):
        others = [player for other, player in enumerate(seen(game, seat).players) if other != seat]
        assert [(player.hand, player.contracts) for player in others] == [(None, 3)] * 3


@rule("AX6", "A1.7", "A1.8", "AR42")
@pytest.mark.parametrize(
    ("players", "public", "aside"), [(2, 12, 36), (3, 16, 29), (4, 20, 22), (5, 24, 15), (6, 24, 12)]
)
def test_the_public_pile_by_players_its_first_four_open(players: int, public: int, aside: int) -> None:
    game = fresh(players)
    view = seen(game)
    assert (len(view.row), view.pile, view.set_aside) == (4, public - 4, aside)
    game.title.laws(game.table)


def assert_clockwise_from(game: Game, first: int) -> None:
    """That seat places the first truck and rolls first."""
    order = []
    for place in ("praha~wien#1", "praha~wien#3", "praha~wien#5", "linz~wien#1"):
        order += game.to_act()
        game.apply(game.to_act()[0], game.action("place_truck", to=place))
    assert order == [(first + i) % 4 for i in range(4)]
    assert (game.to_act(), game.step) == ([first], "rolling")


# -- trucks ------------------------------------------------------------------------------------------------------------


@rule("A1.9", "A2.5")
def test_a_truck_goes_on_any_space_or_city() -> None:
    scene = to_place()
    assert scene.options(0, "place_truck") == scene.t.rules.board.ids
    scene.holds(0, "berlin-trieste").do(0, "place_truck", to="berlin")
    assert scene.where(0) == "berlin"


@rule("AR40", "A1.9")
def test_placing_goes_in_turn_order_with_at_most_two_on_a_highway_space() -> None:
    scene = to_place(6)
    for seat in range(4):
        assert scene.asked == [seat]
        scene.do(seat, "place_truck", to="koeln~frankfurt#1" if seat < 2 else "rotterdam~flensburg#1")
    for place in ("koeln~frankfurt#1", "rotterdam~flensburg#1"):
        assert said(scene.refused(4, "place_truck", to=place)) == ("space_is_full", "AR40")
    for seat in (4, 5):
        scene.do(seat, "place_truck", to="koeln")
        scene.do(seat, "done")
    assert (scene.step, scene.asked) == ("rolling", [0])


@rule("AR40", "A1.10")
def test_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    firsts = [fresh(seed=seed).to_act() for seed in range(30)]
    assert {seat for (seat,) in firsts} == {0, 1, 2, 3}
    for seed in range(8):
        for edition in ("2007", "1987"):
            game = fresh(seed=seed, edition=edition)
            assert_clockwise_from(game, game.to_act()[0])


@rule("AR40", "A1.10")
@pytest.mark.parametrize("edition", ["2007", "1987"])
@pytest.mark.parametrize("seat", range(4))
def test_the_host_may_choose_the_first_player(edition: str, seat: int) -> None:
    for seed in range(4):
        assert_clockwise_from(fresh(seed=seed, edition=edition, first_player=COLOURS[seat]), seat)


@rule("AR40")
def test_only_somebody_at_the_table_can_be_first() -> None:
    for players in range(2, 7):
        game = fresh(players, first_player=COLOURS[players - 1])
        assert game.to_act() == [players - 1]
    with pytest.raises(BadInput, match="with 3 players one of random, red, yellow, blue, not 'green'"):
        fresh(3, first_player="green")


@rule("AR40")
def test_starting_on_an_event_space_draws_no_card() -> None:
    scene = to_place()
    events = scene.do(0, "place_truck", to="hannover~dortmund#2")
    assert not any(isinstance(event, EventDrawn) for event in events)
    assert scene.asked == [1]


@rule("AR23", "AR22")
def test_contracts_are_started_where_the_truck_is_put() -> None:
    scene = to_place().holds(0, "berlin-trieste", "berlin-graz", "kassel-verona").cash(9000)
    scene.do(0, "place_truck", to="berlin")
    assert (scene.step, scene.kinds(0)) == ("starting_out", {"done", "start"})  # no trailer outside a turn
    assert set(scene.options(0, "start")) == {"berlin-trieste", "berlin-graz"}
    scene.do(0, "start", contract="berlin-trieste")
    assert said(scene.refused(0, "start", contract="berlin-graz")) == ("load_does_not_fit", "A5.7")
    scene.do(0, "done")
    assert (scene.asked, scene.aboard(0)) == ([1], ["berlin-trieste"])


@rule("AR42")
def test_set_aside_contracts_keep_their_order() -> None:
    scene = Scene()
    order = [scene.name(card) for card in reversed(scene.t.set_aside)]
    for drawn in range(1, 4):
        scene.draws(0, "EV11")
        assert set(scene.hand(0)) == set(order[:drawn])
