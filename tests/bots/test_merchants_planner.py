"""The planner of Merchants: every decision rated by what the seat may know, clear cases rated right, easy beaten."""

from math import isfinite
from pathlib import Path

import pytest

import fernhandel
from contract.configurations import Configuration, configurations
from fernhandel import Action, Game, Rng
from fernhandel.bots import make_bot, make_planner
from fernhandel.core.planner import Planner
from fernhandel.games.merchants.actions import Accept, Bid, Buy, Climb, Move, Quote, SetWheel
from fernhandel.games.merchants.figures import GOODS
from fernhandel.games.merchants.sequence import STEPS
from fernhandel.games.merchants.state import Table
from merchants.arrange import Scene, ring_road

# Every setting with three players, the plain game with any number.
CONFIGURATIONS = [one for one in configurations() if one.game == "merchants" and (one.players == 3 or not one.changed)]
ME, RIVAL = 0, 1
ROAD = {2: ("BN1", "X"), 3: ("BS1", "X")}  # where the wagons stand that a scene does not need


def planner() -> Planner:
    return make_planner("merchants")


def table_of(game: Game) -> Table:
    assert isinstance(game.table, Table)
    return game.table.copy()


def best(scene: Scene, seat: int = ME) -> Action:
    return planner().best(scene.t, seat, scene.t.legal(seat))


def text(scene: Scene, action: Action) -> str:
    return scene.game.catalogue.to_text(action)


def away(scene: Scene, *wagons: int) -> Scene:
    """Put wagons on the road, where they are in nobody's way."""
    for wagon in wagons:
        at, came_from = ROAD[wagon]
        scene.wagon(wagon, at, came_from=came_from)
    return scene


# -- every decision ------------------------------------------------------------------------------------------------


def walk(t: Table, rng: Rng) -> set[str]:
    """A game of the planner with itself, every third decision by chance; all that is promised of every rating."""
    judge = planner()
    steps: set[str] = set()
    while not t.over:
        seats = t.to_act()
        seat = seats[rng.below(len(seats))]
        options = t.legal(seat)
        before = t.fingerprint()
        ratings = judge.rate(t, seat, options)
        assert len(ratings) == len(options)
        assert all(isfinite(rating) for rating in ratings)
        if rng.below(4) == 0:
            assert all(isfinite(worth) for worth in judge.worth(t))
            imagined = t.copy()
            judge.redeal(imagined, seat, rng)
            assert planner().rate(imagined, seat, options) == ratings  # what is hidden and the past play no part
        assert t.fingerprint() == before
        steps.add(t.phase.name)
        choice = rng.below(len(options)) if rng.below(3) == 0 else ratings.index(max(ratings))
        t.play(seat, options[choice])
    assert sum(judge.results(t)) == pytest.approx(1.0)
    return steps


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_every_decision_is_rated_by_what_the_seat_may_know(configuration: Configuration) -> None:
    walk(table_of(configuration.make(seed=3)), Rng.from_seed(5))


def test_every_step_comes_up() -> None:
    seen: set[str] = set()
    for seed, edition in ((2, "2010"), (1, "1999")):
        options = {"courier": "chosen", "junction_stop": "stopper", "money": "open"}
        game = fernhandel.make("merchants", players=4, edition=edition, seed=seed, **options)
        seen |= walk(table_of(game), Rng.from_seed(seed + 10))
    seldom = {"dealt_pairs", "turn_end", "borrowing", "warehouse_sale"}
    asking = {step.name for step, _ in STEPS} - seldom - {"attention", "talk"}  # search never enters talk
    assert seen >= asking


def test_other_boards_are_rated_too(tmp_path: Path) -> None:
    game = fernhandel.make("merchants", players=3, seed=1, board=Path(ring_road(tmp_path)))
    assert "movement" in walk(table_of(game), Rng.from_seed(1))


@pytest.mark.parametrize("seed", range(4))
def test_results_are_the_standing(seed: int) -> None:
    t = table_of(fernhandel.make("merchants", players=4, seed=seed))
    rng = Rng.from_seed(seed)
    while not t.over:
        seat = t.to_act()[0]
        options = t.legal(seat)
        t.play(seat, options[rng.below(len(options))])
    game = fernhandel.make("merchants", players=4, seed=seed)
    game.table = t
    winners = [place.seat for place in game.standing() if place.rank == 1]
    results = planner().results(t)
    assert [seat for seat in range(4) if results[seat] > 0] == sorted(winners)


# -- clear cases ---------------------------------------------------------------------------------------------------


def test_goods_are_bought_where_a_wagon_stands() -> None:
    scene = away(Scene(players=2), 2, 3).wagon(1, "PAR").begin("purchasing")
    choice = best(scene)
    assert isinstance(choice, Buy)
    assert choice.city == scene.node("PAR")


def test_three_of_a_kind_are_completed() -> None:
    scene = away(Scene(players=2), 2, 3).wagon(1, "PAR").store(ME, "PAR", wine=2).begin("purchasing")
    assert text(scene, best(scene)) == "buy good=wine city=PAR"


def test_a_title_that_brings_nothing_is_not_paid_for() -> None:
    scene = away(Scene(players=2), 2, 3).wagon(1, "PAR").begin("master_auction")
    assert text(scene, best(scene)) == "bid amount=0"


@pytest.mark.parametrize("stored", [1, 2, 3])
def test_bids_stay_below_the_worth_of_the_load_and_leave_the_upkeep(stored: int) -> None:
    scene = away(Scene(players=2), 2, 3).wagon(1, "PAR").store(ME, "PAR", wine=stored).store(RIVAL, "PAR", food=3)
    scene.t.status[ME] = 5
    scene.money(1500, 9000).begin("master_auction")
    choice = best(scene)
    assert isinstance(choice, Bid)
    assert choice.amount <= min(700, 800 * stored)


def talk(players: int = 3) -> Scene:
    """Seat 0 is Loading Master in Köln with silk aboard; seat 1 could load two other tokens."""
    scene = Scene(players=players).wagon(1, "BW1", came_from="FW").wagon(3, "BS1", came_from="FS")
    scene.wagon(2, "KOL", master=0).load(2, 0, silk=3).store(1, "KOL", iron=1, wine=1)
    return scene.money(5000, 5000).begin("loading")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fee_above_the_worth_of_the_ride_is_not_paid(players: int) -> None:
    scene = talk(players)
    scene.quotes(0, 1500, 3000)
    assert not isinstance(best(scene, 1), Accept)
    ratings = dict(zip(scene.t.legal(1), planner().rate(scene.t, 1, scene.t.legal(1)), strict=True))
    assert ratings[scene.action("accept", tokens=2)] < ratings[scene.action("decline")]


def test_a_free_ride_is_taken() -> None:
    scene = talk()
    scene.quotes(0, 0, 0)
    assert text(scene, best(scene, 1)) == "accept tokens=2"


def test_prices_for_rides_are_within_reason() -> None:
    scene = talk(4)
    scene.do(0, "quote", tokens=1, amount=400)
    choice = best(scene, 0)
    assert isinstance(choice, Quote)
    assert 300 <= choice.amount <= 1200


def test_own_goods_are_brought_home_to_the_bonus() -> None:
    """Wine is not sold in Brugge, where a bonus of 500 waits; in Paris there is none for it."""
    scene = away(Scene(players=2), 2, 3).wagon(1, "FW", came_from="BW1").load(1, ME, wine=3)
    scene.bonus(BRU=500, PAR=0).tiles(ME, 3).begin("movement")
    choice = best(scene)
    assert isinstance(choice, Move)
    assert choice.wagon == 0
    assert choice.to == scene.node("BRU")


def test_a_rivals_goods_are_not_brought_home() -> None:
    scene = Scene(players=2).wagon(1, "BRU1", came_from="BRU2").load(1, RIVAL, wine=3)
    scene.wagon(2, "X", came_from="BN1").load(2, ME, silk=3).wagon(3, "BS1", came_from="FS")
    scene.bonus(BRU=500).begin("movement")
    choice = best(scene)
    assert isinstance(choice, Move)
    assert choice.wagon != 0


@pytest.mark.parametrize(("level", "owner"), [(2, ME), (3, ME), (5, RIVAL)])
def test_prices_are_raised_for_own_sales_and_pushed_over_the_top_for_others(level: int, owner: int) -> None:
    scene = away(Scene(players=2), 2, 3).wagon(1, "BRU").load(1, owner, wine=3).arrived(1).levels(wine=level)
    scene.begin("wheels")
    choice = best(scene)
    assert isinstance(choice, SetWheel)
    assert GOODS.index("wine") in (choice.arrow, choice.other_arrow)


@pytest.mark.parametrize("owner", [ME, RIVAL])
def test_a_good_at_the_top_is_left_alone_only_by_its_owner(owner: int) -> None:
    scene = away(Scene(players=2), 2, 3).wagon(1, "BRU").load(1, owner, wine=3).arrived(1).levels(wine=5)
    scene.owns(ME, "large_office").begin("offices")
    assert (text(scene, best(scene)) == "shift_price good=wine direction=up") == (owner == RIVAL)


def at_the_end(money: int, status: int) -> Scene:
    """The last Action 7 of a game for two: a level costs 2000."""
    scene = Scene(players=2).money(money, 3000)
    scene.t.status = [status, 3]
    scene.t.arrivals = scene.t.rules.last_arrival
    return scene


@pytest.mark.parametrize(("money", "levels"), [(1900, 0), (2000, 1), (4100, 2)])
def test_in_the_last_turn_every_level_is_climbed_that_can_be_paid(money: int, levels: int) -> None:
    scene = at_the_end(money, 3).begin("climbing")
    for _ in range(levels):
        choice = best(scene)
        assert isinstance(choice, Climb)
        scene.game.apply(ME, choice)
    assert scene.t.status[ME] == 3 + levels


def test_a_loan_is_repaid_before_the_end() -> None:
    scene = at_the_end(2600, 3)
    scene.t.letters[ME] = 1
    scene.t.credits -= 1
    scene.begin("climbing")
    assert text(scene, best(scene)) == "repay"


def test_nobody_climbs_so_far_that_he_cannot_go_on() -> None:
    scene = Scene(players=2).money(1500, 5000).begin("climbing")
    assert not isinstance(best(scene), Climb)


def test_cards_are_not_kept_beyond_the_end() -> None:
    scene = at_the_end(500, 3).arrived(1).store(ME, "PAR", wine=1).holds(ME, "special_sale").begin("special_sales")
    assert text(scene, best(scene)) == "play_special_sale good=wine city=PAR"


def test_status_weighs_more_than_money_that_buys_none() -> None:
    """At the end a level is worth more than any money; before, money that can still buy levels counts as much."""
    scene = at_the_end(0, 4).begin("climbing")
    worth = planner().worth(scene.t)
    assert worth[ME] > worth[RIVAL] - 2000  # seat 1 can still climb one level, to the same height with money left
    scene.t.status = [5, 3]
    worth = planner().worth(scene.t)
    assert worth[ME] > worth[RIVAL]
    early = Scene(players=2).money(3000, 6000).begin("climbing")
    early.t.status = [1, 0]
    worth = planner().worth(early.t)
    assert worth[RIVAL] > worth[ME]


# -- strength ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "edition", "games", "least"), [(2, "2010", 6, 4), (4, "1999", 4, 2)])
def test_normal_beats_easy(players: int, edition: str, games: int, least: int) -> None:
    won = 0
    for seed in range(games):
        game = fernhandel.make("merchants", players=players, edition=edition, seed=seed)
        me = seed % players
        bots = [make_bot("normal" if seat == me else "easy", "merchants", seed) for seat in range(players)]
        while not game.over:
            seat = game.to_act()[0]
            game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), seconds=1.0))
        won += game.standing()[0].seat == me
    assert won >= least
