"""Action 2, second part: what goes aboard (M3.7 to M3.12, M10.1)."""

from merchants.arrange import Scene
from rules import rule

BLUE, ORANGE, RED, GREEN = range(4)


def in_koln(master: int = BLUE, first: int = 0) -> Scene:
    """Wagon 2 in Köln (wine, silk, iron) with its Loading Master; the two others are on the road."""
    scene = Scene(first=first).wagon(1, "BW1", came_from="FW").wagon(3, "BS1", came_from="FS")
    return scene.wagon(2, "KOL", master=master)


def row(scene: Scene, seat: int, wagon: int = 2) -> dict[str, int]:
    return scene.view(None).wagons[wagon - 1].rows[seat]


@rule("M3.7", "M3.8", "M3.9", "MX3")
def test_the_loading_example_in_koln() -> None:
    scene = in_koln().money(1000, 1000, 1000, 1000).store(BLUE, "KOL", silk=3)
    scene.store(ORANGE, "KOL", iron=1, wine=2).store(RED, "KOL", iron=2).store(GREEN, "KOL", silk=2).begin("loading")
    for _ in range(3):
        scene.do(BLUE, "load", good="silk")
    scene.quotes(BLUE, 300, 400)
    scene.do(ORANGE, "accept", tokens=2)
    scene.do(ORANGE, "load", good="iron")  # wine is all that is left for the second token
    scene.quotes(BLUE, 300, 500)
    scene.do(RED, "accept", tokens=2)
    assert scene.view(0).action == 3  # green has only silk here and is not asked
    assert [row(scene, seat) for seat in range(4)] == [{"silk": 3}, {"iron": 1, "wine": 1}, {"iron": 2}, {}]
    assert scene.t.money == [1900, 600, 500, 1000]
    assert [scene.stored(ORANGE, "KOL", "wine"), scene.stored(GREEN, "KOL", "silk")] == [1, 2]


# -- the Loading Master ------------------------------------------------------------------------------------------------


@rule("M3.7")
def test_the_master_loads_up_to_three_of_one_kind_from_his_warehouse_in_that_city() -> None:
    scene = in_koln().store(BLUE, "KOL", silk=4, wine=1).store(BLUE, "HAM", iron=2).store(RED, "KOL", iron=2)
    scene.begin("loading")
    assert scene.options(BLUE) == ["done", "load good=wine", "load good=silk"]
    refusal = scene.refused(BLUE, "load", good="iron")  # his own lies in Hamburg, that in Köln is red's
    assert (refusal.code, refusal.rule) == ("not_in_warehouse", "M3.7")
    scene.do(BLUE, "load", good="silk")
    refusal = scene.refused(BLUE, "load", good="wine")
    assert (refusal.code, refusal.rule) == ("master_loads_one_kind", "M3.7")
    scene.do(BLUE, "load", good="silk")
    scene.do(BLUE, "load", good="silk")
    assert scene.step == "quoting"  # a fourth cannot be loaded, it is red's turn
    assert row(scene, BLUE) == {"silk": 3}
    assert scene.stored(BLUE, "KOL", "silk") == 1
    assert scene.t.money[BLUE] == 5000


@rule("M3.7", "M3.12")
def test_loading_is_never_compulsory() -> None:
    scene = in_koln().store(BLUE, "KOL", silk=3).store(RED, "KOL", wine=2).begin("loading")
    scene.do(BLUE, "load", good="silk")
    scene.do(BLUE, "done")
    scene.quotes(BLUE, 0, 0)
    scene.do(RED, "decline")
    assert [row(scene, BLUE), row(scene, RED)] == [{"silk": 1}, {}]
    assert scene.view(0).action == 3


@rule("M3.12")
def test_what_is_loaded_stays_aboard() -> None:
    scene = in_koln().load(2, BLUE, silk=2).store(BLUE, "KOL", silk=1, wine=1).begin("loading")
    assert scene.options(BLUE) == ["done", "load good=silk"]


@rule("M3.11", "MR10")
def test_later_the_master_adds_only_his_own_kind_up_to_three() -> None:
    scene = in_koln().load(2, BLUE, silk=1).store(BLUE, "KOL", silk=3, iron=1).begin("loading")
    refusal = scene.refused(BLUE, "load", good="iron")
    assert (refusal.code, refusal.rule) == ("master_loads_one_kind", "M3.7")
    scene.do(BLUE, "load", good="silk")
    scene.do(BLUE, "load", good="silk")
    assert row(scene, BLUE) == {"silk": 3}
    assert scene.view(0).action == 3


@rule("M3.10", "M3.11", "MX38", "MR8", "MR10", "MR41")
def test_a_wagon_that_waits_is_topped_up_in_the_next_turn() -> None:
    scene = in_koln().store(BLUE, "KOL", wine=1, silk=1, iron=1).store(ORANGE, "KOL", iron=1).begin("loading")
    scene.do(BLUE, "done")
    scene.quotes(BLUE, 200)
    scene.do(ORANGE, "accept", tokens=1)  # any kind, for the master has none aboard
    scene.t.turn = 3
    scene.store(ORANGE, "KOL", wine=1, silk=2).begin("master_cards")
    assert (scene.step, scene.asked) == ("loading", [BLUE])  # no auction
    assert scene.options(BLUE) == ["done", "load good=wine", "load good=silk"]
    refusal = scene.refused(BLUE, "load", good="iron")
    assert (refusal.code, refusal.rule) == ("kind_aboard_already", "MR10")
    scene.do(BLUE, "load", good="wine")
    scene.quotes(BLUE, 300)  # a new fee, and for one token only
    assert scene.step == "answering"
    scene.do(ORANGE, "accept", tokens=1)
    assert row(scene, ORANGE) == {"iron": 1, "silk": 1}
    assert scene.t.money[:2] == [5500, 4500]


# -- the others --------------------------------------------------------------------------------------------------------


@rule("M3.8")
def test_others_load_at_most_two_and_never_the_masters_kind() -> None:
    scene = in_koln().load(2, BLUE, silk=1).store(ORANGE, "KOL", silk=1, wine=3, iron=1).store(ORANGE, "HAM", salt=1)
    scene.begin("loading")
    scene.quotes(BLUE, 100, 100)
    scene.do(ORANGE, "accept", tokens=2)
    assert scene.options(ORANGE) == ["load good=iron", "load good=wine"]
    refusal = scene.refused(ORANGE, "load", good="silk")
    assert (refusal.code, refusal.rule) == ("masters_kind", "M3.8")
    refusal = scene.refused(ORANGE, "load", good="salt")
    assert (refusal.code, refusal.rule) == ("not_in_warehouse", "M3.8")
    scene.do(ORANGE, "load", good="wine")
    scene.do(ORANGE, "load", good="wine")
    assert row(scene, ORANGE) == {"wine": 2}
    assert scene.view(0).action == 3


@rule("MR35", "MR41")
def test_the_master_loads_first_then_each_other_player_once_in_turn_order() -> None:
    scene = in_koln(master=GREEN, first=RED)
    for seat in range(4):
        scene.store(seat, "KOL", wine=1, iron=1)
    scene.begin("loading")
    asked = [scene.asked]
    scene.do(GREEN, "load", good="iron")  # he has no second iron
    for rider in (RED, BLUE, ORANGE):
        scene.quotes(GREEN, 0)
        asked.append(scene.asked)
        scene.do(rider, "accept", tokens=1)
    assert asked == [[GREEN], [RED], [BLUE], [ORANGE]]
    assert scene.view(0).action == 3  # nobody is asked twice


@rule("MR41")
def test_the_master_adds_nothing_after_the_riders() -> None:
    scene = in_koln().store(BLUE, "KOL", silk=2).store(ORANGE, "KOL", iron=1).begin("loading")
    scene.do(BLUE, "load", good="silk")
    scene.do(BLUE, "done")
    scene.quotes(BLUE, 0)
    scene.do(ORANGE, "accept", tokens=1)
    assert scene.view(0).action == 3
    assert row(scene, BLUE) == {"silk": 1}


@rule("M3.2", "MR37")
def test_wagons_are_loaded_in_the_order_of_their_numbers() -> None:
    scene = Scene().wagon(1, "WIE", master=2).wagon(2, "KOL", master=0).wagon(3, "BRU", master=1)
    scene.store(2, "WIE", salt=1).store(0, "KOL", wine=1).store(1, "BRU", food=1).begin("loading")
    for seat in (2, 0, 1):
        assert (scene.step, scene.asked) == ("loading", [seat])
        scene.do(seat, "done")


# -- Free Loading ------------------------------------------------------------------------------------------------------


@rule("M10.1", "MR35", "M1.15")
def test_free_loading_needs_neither_fee_nor_consent() -> None:
    scene = in_koln().load(2, BLUE, silk=1).store(ORANGE, "KOL", silk=1, wine=1, iron=1).holds(ORANGE, "free_loading")
    scene.begin("loading")
    scene.quotes(BLUE, None, None)  # he will not have him
    assert scene.asked == [ORANGE]
    scene.do(ORANGE, "play_free_loading")
    assert scene.refused(ORANGE, "load", good="silk").code == "masters_kind"  # his kind stays forbidden
    scene.do(ORANGE, "load", good="wine")
    scene.do(ORANGE, "load", good="iron")
    assert row(scene, ORANGE) == {"iron": 1, "wine": 1}
    assert scene.t.money == [5000] * 4
    assert scene.view(ORANGE).players[ORANGE].hand == {}
    assert scene.view(None).pile == 20  # a played card leaves the game
    assert scene.view(None).action == 3  # it was his one loading


@rule("M3.10", "M10.1", "MX29")
def test_free_loading_where_the_master_has_nothing_aboard() -> None:
    scene = in_koln().store(ORANGE, "KOL", silk=2).holds(ORANGE, "free_loading").begin("loading")
    scene.quotes(BLUE, 1500, 3000)
    scene.do(ORANGE, "play_free_loading")
    scene.do(ORANGE, "load", good="silk")
    assert row(scene, ORANGE) == {"silk": 2}
    assert scene.t.money == [5000] * 4


@rule("M10.1")
def test_free_loading_is_for_up_to_two_tokens() -> None:
    scene = in_koln().store(ORANGE, "KOL", wine=2).holds(ORANGE, "free_loading").begin("loading")
    scene.quotes(BLUE, 100, 100)
    scene.do(ORANGE, "play_free_loading")
    scene.do(ORANGE, "done")
    assert row(scene, ORANGE) == {"wine": 1}


@rule("M10.1", "MR41")
def test_with_free_loading_too_the_row_holds_two() -> None:
    scene = in_koln().load(2, ORANGE, wine=1).store(ORANGE, "KOL", wine=1, iron=1).holds(ORANGE, "free_loading")
    scene.begin("loading")
    scene.quotes(BLUE, 100)
    scene.do(ORANGE, "play_free_loading")
    scene.do(ORANGE, "load", good="iron")
    assert row(scene, ORANGE) == {"iron": 1, "wine": 1}
    assert scene.view(0).action == 3


@rule("M10.1", "MR41")
def test_the_master_plays_free_loading_only_on_the_wagons_of_others() -> None:
    scene = Scene(players=2).wagon(1, "PAR", master=0).wagon(2, "KOL", master=1).wagon(3, "BS1", came_from="FS")
    scene.store(0, "PAR", cloth=1, food=1).store(0, "KOL", silk=1).holds(0, "free_loading").begin("loading")
    scene.do(0, "load", good="cloth")
    assert (scene.step, scene.asked) == ("quoting", [1])  # straight on to wagon 2
    scene.quotes(1, None)
    scene.do(0, "play_free_loading")
    assert [row(scene, 0, wagon=1), row(scene, 0, wagon=2)] == [{"cloth": 1}, {"silk": 1}]


@rule("M10.1", "MR39")
def test_who_was_refused_is_asked_when_he_holds_any_card_and_not_without_one() -> None:
    def refused_rider(*cards: str) -> Scene:
        scene = in_koln().store(ORANGE, "KOL", wine=1).holds(ORANGE, *cards).begin("loading")
        scene.quotes(BLUE, None)
        return scene

    with_card, with_another = refused_rider("free_loading"), refused_rider("low_upkeep")
    assert with_card.asked == with_another.asked == [ORANGE]
    assert with_card.view(BLUE).to_json() == with_another.view(BLUE).to_json()
    refusal = with_another.refused(ORANGE, "play_free_loading")
    assert (refusal.code, refusal.rule) == ("card_not_in_hand", "M10.1")
    assert with_another.options(ORANGE) == ["decline"]
    assert refused_rider().view(0).action == 3
