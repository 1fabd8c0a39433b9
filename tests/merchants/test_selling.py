"""Action 5: unloading and selling, and the bonuses after it (M6, M10.4)."""

import pytest

from fernhandel import Event
from fernhandel.games.merchants.events import Sold
from merchants.arrange import Scene
from rules import rule


def at(first: str, second: str, third: str, players: int = 4) -> Scene:
    """Wagons 1, 2, 3 in these cities, or on the road to the crossing."""
    scene = Scene(players)
    for number, node in enumerate((first, second, third), 1):
        came_from = {"BW1": "FW", "BN1": "FN", "BS1": "FS"}.get(node)
        scene.wagon(number, node, came_from)
    return scene


def sell(scene: Scene) -> Scene:
    """Action 5 as a whole, where nobody holds a card."""
    scene.begin("selling")
    assert scene.step != "selling"  # nothing to decide: sale is compulsory
    return scene


def bonuses(scene: Scene) -> dict[str, int]:
    return {id: city.bonus for id, city in scene.view(None).cities.items()}


@rule("M6.3", "MX20")
def test_the_unloading_example_in_brugge() -> None:
    scene = at("BRU", "BN1", "BS1").arrived(1).load(1, 0, wine=3).load(1, 1, wine=1, iron=1).bonus(BRU=300)
    sell(scene)
    assert scene.t.money == [5000 + 3 * 900, 5000 + 900 + 600, 5000, 5000]  # Brugge sells iron itself: no bonus


@rule("M6.3", "MR36")
@pytest.mark.parametrize(("level", "selling"), [(1, 600), (2, 700), (3, 800), (4, 900), (5, 1000)])
def test_everything_aboard_is_sold_to_the_bank_at_the_selling_price(level: int, selling: int) -> None:
    scene = at("BRU", "BN1", "BS1").arrived(1).levels(cloth=level).load(1, 0, cloth=2).bonus(BRU=500)
    sell(scene)
    assert scene.t.money[0] == 5000 + 2 * selling
    assert scene.t.bank == -2 * selling
    assert scene.view(0).goods["cloth"].supply == 8
    assert scene.view(0).wagons[0].rows == [{}, {}, {}, {}]


@rule("M6.1")
def test_without_an_arrival_nothing_is_sold_counted_or_changed() -> None:
    scene = at("PAR", "BN1", "BS1").load(1, 0, silk=1).bonus(PAR=0, BRU=200, KOL=100)
    before = bonuses(scene)
    sell(scene)
    assert (scene.t.money[0], scene.view(0).arrivals, bonuses(scene)) == (5000, 0, before)
    assert scene.aboard(1, 0, "silk") == 1


@rule("M6.2", "M6.5", "MX43", "MR23")
def test_an_empty_wagon_counts_and_a_waiting_one_holds_its_city_at_nothing() -> None:
    scene = at("HAM", "PAR", "BS1").arrived(1).load(2, 0, silk=1)
    scene.bonus(HAM=400, PAR=0, BRU=200, KOL=0, WIE=500, GEN=100)
    sell(scene)
    assert scene.view(0).arrivals == 1
    assert scene.view(0).climb_price == 800
    assert scene.t.money == [5000] * 4
    assert bonuses(scene) == {"HAM": 0, "PAR": 0, "BRU": 300, "KOL": 100, "WIE": 500, "GEN": 200}
    assert scene.aboard(2, 0, "silk") == 1  # what waits in a city is not unloaded


@rule("M6.5", "MX21")
def test_the_bonus_example_of_wien_and_genova() -> None:
    scene = at("WIE", "GEN", "BW1").arrived(1, 2)
    scene.bonus(WIE=300, GEN=500, HAM=400, PAR=0, BRU=200, KOL=300)
    sell(scene)
    assert bonuses(scene) == {"WIE": 0, "GEN": 0, "HAM": 500, "PAR": 200, "BRU": 400, "KOL": 500}


@rule("M6.3", "M6.5", "MX44", "MR23")
def test_all_wagons_of_one_turn_are_paid_with_the_bonuses_as_they_were() -> None:
    scene = at("BRU", "HAM", "BS1").arrived(1, 2).load(1, 0, wine=1).load(2, 1, cloth=1, salt=1)
    scene.bonus(BRU=300, HAM=200, PAR=100, KOL=0, WIE=400, GEN=500)
    sell(scene)
    assert scene.t.money[:2] == [5000 + 600 + 300, 5000 + 600 + 200 + 600]
    assert bonuses(scene) == {"BRU": 0, "HAM": 0, "PAR": 300, "KOL": 200, "WIE": 500, "GEN": 500}


@rule("M6.3", "MR37")
def test_wagons_are_unloaded_in_the_order_of_their_numbers() -> None:
    scene = at("WIE", "KOL", "BRU").arrived(1, 2, 3).load(3, 0, wine=1).load(1, 1, wine=1).load(2, 2, salt=1)
    scene.holds(3, "special_sale").store(3, "WIE", food=1).begin("special_sales")
    events: list[Event] = scene.do(3, "done")
    assert [event.wagon for event in events if isinstance(event, Sold)] == [1, 2, 3]


@rule("M6.2", "MX31", "MR22")
def test_the_counter_stops_at_eight_but_every_wagon_is_unloaded() -> None:
    scene = at("PAR", "KOL", "GEN").arrived(1, 2, 3).load(1, 0, silk=1).load(2, 0, salt=1).load(3, 0, iron=1)
    scene.bonus(PAR=0, KOL=0, GEN=0)
    scene.t.arrivals = 7
    sell(scene)
    assert (scene.view(0).arrivals, scene.view(0).climb_price) == (8, 3000)
    assert scene.t.money[0] == 5000 + 3 * 600


@rule("M6.2", "MR22")
def test_with_fewer_players_the_counter_may_pass_the_number_that_ends_the_game() -> None:
    scene = at("PAR", "KOL", "BS1", players=2).arrived(1, 2)
    scene.t.arrivals = 5
    sell(scene)
    assert (scene.view(0).arrivals, scene.view(0).climb_price) == (7, 2500)


@rule("M6.6", "M4.8", "M3.1")
def test_an_emptied_wagon_faces_out_and_gets_a_master_in_the_next_turn() -> None:
    scene = at("BRU", "BN1", "BS1").arrived(1).load(1, 0, wine=1)
    sell(scene)
    scene.t.turn = 3
    scene.begin("master_cards")
    assert (scene.step, scene.view(0).progress.wagon) == ("master_auction", 1)
    scene.begin("movement")
    assert scene.ends(0, wagon=1, tile=2) == {"BRU2"}


# -- Sale with Bonus ---------------------------------------------------------------------------------------------------


@rule("M6.4", "M10.4")
def test_sale_with_bonus_pays_the_bonus_on_every_own_token_once() -> None:
    scene = at("BRU", "BN1", "BS1").arrived(1).bonus(BRU=300).load(1, 0, iron=2, wine=1).load(1, 1, iron=2)
    scene.holds(0, "sale_with_bonus").begin("selling")
    assert scene.asked == [0]
    scene.do(0, "play_sale_with_bonus")
    assert scene.t.money == [5000 + 3 * 900, 5000 + 2 * 600, 5000, 5000]  # never twice for the wine, only for himself
    assert scene.view(0).players[0].hand == {}


@rule("M6.4", "M10.4", "MR44")
def test_the_window_is_just_before_each_wagon_and_one_card_is_for_one_wagon() -> None:
    scene = at("BRU", "KOL", "BS1").arrived(1, 2).bonus(BRU=300, KOL=200).load(1, 0, iron=1).load(2, 0, iron=1)
    scene.holds(0, "sale_with_bonus", "sale_with_bonus").begin("selling")
    assert scene.view(0).arrivals == 2  # the counter moves first
    scene.do(0, "play_sale_with_bonus")
    assert scene.t.money[0] == 5900  # wagon 1 is sold; the window for wagon 2 is open
    assert (scene.step, scene.asked) == ("selling", [0])
    scene.do(0, "done")
    assert scene.t.money[0] == 6500
    assert scene.view(0).players[0].hand == {"sale_with_bonus": 1}


@rule("MR44")
def test_a_second_copy_for_the_same_wagon_is_refused() -> None:
    scene = at("BRU", "BN1", "BS1").arrived(1).bonus(BRU=300).load(1, 0, iron=1).load(1, 1, iron=1)
    scene.holds(0, "sale_with_bonus", "sale_with_bonus").holds(1, "sale_with_bonus").begin("selling")
    scene.do(0, "play_sale_with_bonus")
    assert scene.asked == [1]
    scene.refused(0, "play_sale_with_bonus")
    scene.do(1, "play_sale_with_bonus")
    assert scene.t.money[:2] == [5900, 5900]
    assert scene.view(0).players[0].hand == {"sale_with_bonus": 1}


@rule("M10.4", "MR40", "MR39")
def test_in_turn_order_and_without_telling_who_has_the_card() -> None:
    def in_brugge(card: str) -> Scene:
        scene = at("BRU", "BN1", "BS1").arrived(1).bonus(BRU=300).load(1, 0, iron=1).load(1, 3, iron=1)
        scene.t.first = 3
        return scene.holds(0, "sale_with_bonus").holds(3, card).begin("selling")

    with_card, without = in_brugge("sale_with_bonus"), in_brugge("low_upkeep")
    assert with_card.asked == without.asked == [3]
    assert with_card.view(0).to_json() == without.view(0).to_json()
    refusal = without.refused(3, "play_sale_with_bonus")
    assert (refusal.code, refusal.rule) == ("card_not_in_hand", "M10.4")
    without.do(3, "done")
    assert without.asked == [0]
