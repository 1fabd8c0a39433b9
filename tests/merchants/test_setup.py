"""Setting up the table, and what everybody may know of it (M1); tables on another board."""

from pathlib import Path

import pytest

import fernhandel
from fernhandel import BadInput
from fernhandel.core.chance import Rng
from fernhandel.core.rollout import play_out
from fernhandel.games.merchants.events import TurnBegan
from fernhandel.games.merchants.figures import COLOURS, GOODS
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.merchants.state import Table
from merchants.arrange import Scene, ring_road
from rules import rule

SETS = {"A": ["PAR", "KOL", "GEN"], "B": ["GEN", "BRU", "WIE"]}


def fresh(players: int = 4, seed: int = 1, **options: str) -> Scene:
    """A table as it is dealt; nothing has been arranged."""
    scene = Scene()
    scene.game = fernhandel.make("merchants", players=players, seed=seed, **options)
    assert isinstance(scene.game.table, Table)
    scene.t = scene.game.table
    return scene


@rule("M1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    game = fresh(players).game
    words = game.title.words(game.terms)
    assert [words.seat(seat) for seat in range(players)] == ["Red", "Blue", "Green", "Orange"][:players]
    assert len(fresh(players).view(None).players) == players


@rule("M1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_fewer_or_more_do_not(players: int) -> None:
    with pytest.raises(BadInput, match="2, 3, 4 players"):
        fernhandel.make("merchants", players=players)


@rule("M1.2", "MR1")
def test_six_cities_with_a_market_of_three_goods_and_a_warehouse_for_everyone() -> None:
    scene = fresh(3)
    cities = MERCHANTS.board_data(scene.game.terms).cities
    assert sorted(city.name for city in cities) == ["Brugge", "Genova", "Hamburg", "Köln", "Paris", "Wien"]
    assert all(len(set(city.sells)) == 3 for city in cities)
    view = scene.view(None)
    assert set(view.cities) == {city.id for city in cities}
    assert all(city.warehouses == [{}, {}, {}] for city in view.cities.values())


@rule("M1.3", "M1.4")
def test_eight_tokens_of_each_good_in_the_supply_and_all_prices_at_the_bottom() -> None:
    goods = fresh().view(None).goods
    assert set(goods) == {"cloth", "iron", "wine", "food", "silk", "salt"}
    for good in goods.values():
        assert (good.supply, good.level, good.cost, good.selling) == (8, 1, 100, 600)


@rule("M1.13")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_turn_begins_with_its_event_like_every_other(seed: int) -> None:
    scene = fresh(seed=seed)
    assert scene.game.opening == [TurnBegan(turn=1, seat=scene.t.first)]
    assert scene.game.copy().opening == scene.game.opening
    chosen = fresh(seed=seed, courier="chosen")
    place = chosen.game.legal(chosen.t.first)[0]
    assert (chosen.game.opening, chosen.game.apply(chosen.t.first, place)[-1]) == (
        [],
        TurnBegan(turn=1, seat=chosen.t.first),
    )


@rule("M1.3", "MR38")
def test_the_colours_of_the_goods() -> None:
    assert dict(zip(GOODS, COLOURS, strict=True)) == {
        "cloth": "red",
        "iron": "black",
        "wine": "brown",
        "food": "green",
        "silk": "purple",
        "salt": "white",
    }


@rule("M1.5", "M1.6", "M1.7", "MR2", "MR3", "MR4")
@pytest.mark.parametrize(("start", "courier"), [("A", "BRU2"), ("B", "HAM2")])
def test_wagons_courier_and_bonuses_of_a_start_set(start: str, courier: str) -> None:
    view = fresh(start=start).view(None)
    assert [(wagon.number, wagon.at) for wagon in view.wagons] == list(zip((1, 2, 3), SETS[start], strict=True))
    assert all(row == {} for wagon in view.wagons for row in wagon.rows)
    assert all(wagon.master is None for wagon in view.wagons)
    assert view.courier == courier
    for id, city in view.cities.items():
        assert city.bonus == (0 if id in SETS[start] else 200)


@rule("MR3")
def test_start_set_a_is_the_rule_and_random_draws_one_of_the_two() -> None:
    assert [wagon.at for wagon in fresh().view(None).wagons] == SETS["A"]
    drawn = [fresh(seed=seed, start="random").view(None) for seed in range(20)]
    starts = [([wagon.at for wagon in view.wagons], view.courier) for view in drawn]
    assert all(start in [(SETS["A"], "BRU2"), (SETS["B"], "HAM2")] for start in starts)
    assert starts.count(starts[0]) < 20


@rule("M1.6", "MR4")
@pytest.mark.parametrize(
    ("start", "two_away", "not_empty"),
    [("A", ["BRU2", "HAM2", "WIE2"], "KOL2"), ("B", ["HAM2", "KOL2", "PAR2"], "BRU2")],
)
def test_the_first_player_may_place_the_courier(start: str, two_away: list[str], not_empty: str) -> None:
    scene = fresh(start=start, courier="chosen")
    first = scene.view(None).first
    assert scene.view(None).courier is None
    assert scene.asked == [first]
    assert sorted(scene.options(first)) == [f"place_courier to={space}" for space in two_away]
    for space in (not_empty, "HAM1", "FN", "HAM"):  # a city with a wagon; one space away; three; the city itself
        refusal = scene.refused(first, "place_courier", to=space)
        assert (refusal.code, refusal.rule) == ("not_two_from_empty_city", "M1.6")
    scene.do(first, "place_courier", to=two_away[1])
    view = scene.view(None)
    assert (view.courier, view.turn, view.step, view.to_act) == (two_away[1], 1, "purchasing", [first])


@rule("M1.8", "M1.9", "M1.11", "M1.12")
def test_what_everybody_starts_with() -> None:
    scene = fresh()
    for seat in range(4):
        own = scene.view(seat).players[seat]
        assert (own.money, own.status, own.letters, own.tiles) == (5000, 0, 0, [1, 2, 3, 4])
        assert (own.investments, own.hand) == ([], {})
    view = scene.view(None)
    assert (view.arrivals, view.climb_price) == (0, 700)
    assert (view.pile, view.credits) == (21, 5)


@rule("M1.10")
def test_four_investment_cards_lie_open_and_four_face_down() -> None:
    rows = {tuple(fresh(seed=seed).view(None).open_cards) for seed in range(10)}
    assert len(rows) > 1  # shuffled
    assert all(len(set(row)) == 4 for row in rows)
    scene = fresh()
    assert scene.view(None).deck == 4
    other = fresh()
    other.t.deck.reverse()
    assert scene.view(0).to_json() == other.view(0).to_json()  # nobody knows the order of the deck


@rule("M1.13", "MR5")
def test_the_first_player_is_drawn_by_the_seed_and_the_turn_board_passes_to_the_left() -> None:
    assert {fresh(seed=seed).view(None).first for seed in range(30)} == {0, 1, 2, 3}
    assert fresh(seed=7).view(None).first == fresh(seed=7).view(None).first
    scene = Scene(first=3, turn=4).begin("turn_end")
    assert (scene.t.turn, scene.t.first, scene.asked) == (5, 0, [0])


def secrets(money: int, card: str) -> Scene:
    """A table that differs only in what lies behind the screen of seat 1."""
    return Scene().money(5000, money).store(1, "KOL", wine=2).load(3, 1, silk=1).owns(1, "driver").holds(1, card)


@rule("M1.14", "MR39")
def test_money_and_kinds_of_influence_cards_are_hidden_all_else_is_public() -> None:
    one = secrets(1200, "broken_axle").tiles(1, 2, 4).begin("purchasing")
    one.t.status[1], one.t.letters[1] = 3, 1
    other = secrets(3300, "low_upkeep").tiles(1, 2, 4).begin("purchasing")
    other.t.status[1], other.t.letters[1] = 3, 1
    for seat in (0, 2, 3, None):
        assert one.view(seat).to_json() == other.view(seat).to_json()
    assert one.view(1).to_json() != other.view(1).to_json()
    view = one.view(0)
    rival = view.players[1]
    assert (rival.money, rival.hand) == (None, None)
    assert (rival.influence, rival.status, rival.letters, rival.tiles) == (1, 3, 1, [2, 4])
    assert [owned.card for owned in rival.investments] == ["driver"]
    assert view.cities["KOL"].warehouses[1] == {"wine": 2}
    assert view.wagons[2].rows[1] == {"silk": 1}
    assert one.view(1).players[1].hand == {"broken_axle": 1}


@rule("M1.14")
def test_money_lies_open_where_the_table_agreed_so() -> None:
    view = Scene(money="open").view(2)
    assert [player.money for player in view.players] == [5000] * 4


@rule("M1.16", "MR6")
def test_the_bank_still_pays_when_every_coin_of_the_box_is_out() -> None:
    box = 50 * 100 + 20 * 500 + 30 * 1000
    scene = Scene().money(box).store(0, "KOL", wine=1).holds(0, "special_sale").begin("special_sales")
    scene.do(0, "play_special_sale", good="wine", city="KOL")
    assert scene.t.money[0] == box + 800


# -- another board -----------------------------------------------------------------------------------------------------


def test_another_board_sets_the_table(tmp_path: Path) -> None:
    scene = Scene(3, board=ring_road(tmp_path)).begin("purchasing")
    view = scene.view(0)
    assert len(view.cities) == 7
    assert [wagon.at for wagon in view.wagons] == ["LON", "MIL", "VEN"]
    assert (view.courier, view.cities["GEN"].bonus, view.cities["LON"].bonus) == ("WIE2", 200, 0)
    assert scene.can(0, "buy", good="salt", city="GEN")
    assert scene.refused(0, "buy", good="salt", city="LON").rule == "M2.4"


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_on_another_board_comes_to_its_end(tmp_path: Path, players: int) -> None:
    scene = fresh(players, seed=5, board=ring_road(tmp_path))
    play_out(scene.t, Rng.from_seed(6))
    assert scene.game.over
    assert scene.view(None).arrivals >= {2: 6, 4: 8}[players]
    assert [place.rank for place in scene.game.standing()] == sorted(place.rank for place in scene.game.standing())
    for good, name in enumerate(GOODS):  # no token is lost on the way
        elsewhere = scene.t.stock[good :: len(GOODS)] + scene.t.rows[good :: len(GOODS)]
        assert scene.t.supply[good] + sum(elsewhere) == 8, name
