"""The planner of Auf Achse: every decision of whole games, clear positions, and games against the easy carrier."""

from math import isfinite

import pytest

import fernhandel
from auf_achse.arrange import Scene
from fernhandel import Rng
from fernhandel.bots import make_bot, make_planner
from fernhandel.games.auf_achse.state import Table

TERMS = [
    (3, "2007", {"free_movement": "on"}),
    (6, "2007", {}),
    (2, "2007", {"variant": "children"}),
    (5, "2007", {"variant": "children", "free_movement": "on"}),
    (2, "1987", {}),
    (4, "1987", {"one_truck_cities": "off"}),
]
PLANNER = make_planner("auf_achse")


def deal(players: int, edition: str = "2007", options: dict[str, str] | None = None, seed: int = 1) -> Table:
    game = fernhandel.make("auf_achse", players=players, edition=edition, seed=seed, **(options or {}))
    assert isinstance(game.table, Table)
    return game.table


def best(scene: Scene, seat: int) -> dict[str, object]:
    """What the planner would do, in the words of the record."""
    return dict(scene.game.catalogue.to_json(PLANNER.best(scene.t, seat, scene.game.legal(seat))))


# -- whole games ---------------------------------------------------------------------------------------------------


def rated(t: Table, seat: int) -> list[float]:
    """What the planner makes of every option: a figure for each, and the same from a copy."""
    legal = t.legal(seat)
    ratings = PLANNER.rate(t, seat, legal)
    assert len(ratings) == len(legal)
    assert all(isfinite(rating) for rating in ratings)
    assert PLANNER.rate(t.copy(), seat, legal) == ratings
    return ratings


@pytest.mark.parametrize(("players", "edition", "options"), TERMS)
def test_every_decision_is_rated_by_what_the_seat_knows(players: int, edition: str, options: dict[str, str]) -> None:
    """The same from a table that differs only in what the seat cannot know (AR39)."""
    t = deal(players, edition, options)
    rng = Rng.from_seed(5)
    met: set[str] = set()
    while not t.over:
        seat, legal = t.asked, t.legal(t.asked)
        if len(legal) == 1:
            t.play(seat, legal[0])
            continue
        met.add(t.phase.name)
        ratings = rated(t, seat)
        if rng.below(8) == 0:
            imagined = t.copy()
            PLANNER.redeal(imagined, seat, rng)
            assert PLANNER.rate(imagined, seat, legal) == pytest.approx(ratings)
            assert t.fingerprint() != imagined.fingerprint()
            assert all(isfinite(worth) for worth in PLANNER.worth(t))
        t.play(seat, legal[rng.below(len(legal)) if rng.below(5) == 0 else ratings.index(max(ratings))])
    assert sum(PLANNER.results(t)) == 1.0
    assert met >= {"placing", "driving", "signing", "city", "going"}
    assert options.get("variant") == "children" or met >= {"rolling", "bidding", "ending"}


@pytest.mark.parametrize(
    ("step", "card"),
    [("going", "EV06"), ("jamming", "EV13"), ("discount", "EV12"), ("paying", "EV20"), ("losing", "EV22")],
)
def test_what_event_cards_ask_is_rated(step: str, card: str) -> None:
    scene = Scene().owns(0, small=2).cash(1500 if card == "EV12" else 200)
    scene.loads(0, "innsbruck-frankfurt", "strasbourg-muenchen")  # 1700 both: either may go back (A3.1)
    scene.draws(0, card)
    assert scene.step == step
    assert len(rated(scene.t, 0)) > 1


def test_a_winner_in_the_start_city_is_rated() -> None:
    scene = Scene(2).row("berlin-trieste").pile().holds(0, "koeln-stuttgart").truck(1, "berlin")
    scene.arrives(0, "rostock").do(0, "choose", contract="berlin-trieste")
    scene.do(1, "offer", offer=1)
    scene.do(0, "pass")
    assert scene.step == "winning"
    starting = rated(scene.t, 1)[1]
    assert starting == max(rated(scene.t, 1))


def test_the_richest_share_the_victory() -> None:
    scene = Scene(3).cash(9000, 9100, 9100)
    assert PLANNER.results(scene.t) == [0.0, 0.5, 0.5]


# -- clear positions -----------------------------------------------------------------------------------------------


def test_delivers_a_load_that_can_be_reached() -> None:
    scene = Scene(2).loads(0, "berlin-trieste").truck(0, "villach").rolls(0, 5, 5)
    reached = scene.t.rules.board.distance[scene.node("villach")][scene.node("trieste")]
    assert reached <= 5
    assert best(scene, 0)["to"] == "trieste"


def test_starts_what_it_came_for() -> None:
    scene = Scene(2).holds(0, "berlin-trieste").row().pile().holds(1, "koeln-stuttgart").arrives(0, "berlin")
    assert best(scene, 0)["type"] == "start"


def test_ends_the_game_with_the_last_delivery() -> None:
    """Wanted by who is ahead with it (A8.1); and who is not has nothing left to earn, so nobody is kept waiting."""
    for cash in (9000, 1000):
        scene = Scene(2).row().pile().holds(1, "koeln-stuttgart").loads(0, "berlin-trieste").truck(0, "villach")
        scene.cash(cash, 9000).rolls(0, 5, 5)
        assert best(scene, 0)["to"] == "trieste"


@pytest.mark.parametrize("card", ["", "EV06"])
def test_ends_the_game_however_much_the_last_delivery_brings(card: str) -> None:
    """Two loads together bring more than the victory itself is taken for, and still nobody is kept waiting."""
    scene = Scene(2).row().pile().holds(1, "koeln-stuttgart").owns(0, large=1).cash(9000, 9000)
    if card:
        scene.loads(0, "innsbruck-hamburg", "milano-hamburg").draws(0, card)
        assert best(scene, 0)["to"] == "hamburg"
    else:
        scene.loads(0, "flensburg-wien", "erfurt-wien").truck(0, "linz").rolls(0, 5, 5)
        assert best(scene, 0)["to"] == "wien"


def test_does_not_bid_for_what_it_cannot_carry_out_any_more() -> None:
    """The rival is one step from ending the game; only what he gains may be bid against."""
    scene = Scene(3).row("berlin-trieste").pile().holds(2, "koeln-stuttgart").cash(5000, 5000, 5000)
    scene.loads(1, "villach-linz").truck(1, "linz").truck(0, "rotterdam")
    scene.arrives(2, "rostock").do(2, "choose", contract="berlin-trieste")
    assert scene.step == "bidding"
    assert best(scene, 0)["type"] == "pass"


def test_sells_a_trailer_before_the_last_delivery() -> None:
    scene = Scene(2).row().pile().owns(0, small=1).holds(1, "koeln-stuttgart").loads(0, "berlin-trieste")
    scene.truck(0, "villach").turn(0)
    assert best(scene, 0) == {"type": "sell_trailer", "trailer": "small"}


def test_a_sign_stands_in_the_way_of_the_rival() -> None:
    scene = Scene(2).row().pile().holds(0, "koeln-stuttgart").loads(1, "berlin-trieste")
    scene.trucks("flensburg", "innsbruck~verona#4").rolls(0, 1, 1)
    scene.do(0, "drive", points=1, to="flensburg~hamburg#1", count="exact", using="none")
    assert scene.step == "signing"
    distance = scene.t.rules.board.distance
    sign = scene.node(str(best(scene, 0)["to"]))
    rival, goal = scene.t.at[1], scene.node("trieste")
    assert distance[rival][sign] + distance[sign][goal] == distance[rival][goal]


def test_a_1_is_driven_for_the_sake_of_the_sign() -> None:
    """Two points more or less do not matter in the far north, but the sign closes the rival's road (A4.1)."""
    for rival, points in (("innsbruck~verona#4", 1), ("rotterdam", 3)):
        scene = Scene(2).row().pile().holds(0, "koeln-stuttgart").loads(1, "berlin-trieste")
        scene.trucks("flensburg~hamburg#1", rival).rolls(0, 1, 3)
        assert best(scene, 0)["points"] == points


def test_who_has_much_to_do_leaves_the_row_alone() -> None:
    """A 6 leads into Hannover by exact count or early (AX32): the last public contract keeps the game going."""
    for hand, count in ((("kassel-verona", "berlin-graz", "praha-basel"), "early"), ((), "exact")):
        scene = Scene(2).row("berlin-trieste").pile().loads(0, "salzburg-hannover").holds(0, *hand)
        scene.holds(1, "koeln-stuttgart").truck(0, "hamburg").rolls(0, 6, 6)
        assert best(scene, 0)["to"] == "hannover"
        assert best(scene, 0)["count"] == count


# -- strength ------------------------------------------------------------------------------------------------------


def test_normal_beats_easy() -> None:
    """It wins 70 % in 2007: even if it won no more in 1987, fewer than half of these would come once in 50 times."""
    won = 0.0
    for seed in range(20):
        game = fernhandel.make("auf_achse", players=2, edition=("2007", "1987")[seed // 2 % 2], seed=seed)
        seat = seed % 2
        bots = [make_bot("normal" if player == seat else "easy", "auf_achse", seed) for player in range(2)]
        while not game.over:
            player = game.to_act()[0]
            game.apply(player, bots[player].choose(game.view(player), game.legal(player), seconds=1.0))
        won += PLANNER.results(game.table)[seat]
    assert won >= 10
