"""What a choice would mean before it is made: told of what its seat may know, by the rulebook's own figures."""

from collections.abc import Iterator

import pytest

import fernhandel
from contract.speaking import Speaker
from fernhandel import Action, Game, Rng
from fernhandel.core.outlook import Change, Outlook, Row
from fernhandel.core.words import LANGUAGES
from fernhandel.table.sketching import Sketching
from merchants.arrange import Scene
from merchants.test_words import assert_whole
from rules import rule
from wording import words

pytestmark = pytest.mark.one_form

NAMES = ["Ida", "Blue", "Green", "Orange"]


def trying(game: Game, seat: int, language: str = "en") -> Sketching:
    said = words(game, language, NAMES[: game.players])
    return Sketching(game.view(seat), game.catalogue, said, Rng.from_seed(3))


def outlook(scene: Scene, seat: int, *actions: Action, language: str = "en") -> Outlook:
    """Of a whole row of moves."""
    told = trying(scene.game, seat, language).sketch([action.id for action in actions], "").foreseen
    assert told is not None
    return told.outlook


def act(scene: Scene, kind: str, **fields: str | int) -> Action:
    return scene.game.action(kind, **fields)


def move(scene: Scene, seat: int, wagon: int, tile: int, to: str) -> Action:
    wanted = {"wagon": wagon, "tile": tile, "extra": 0, "to": to}
    moves = [action for action in scene.game.legal(seat) if action.kind == "move"]
    (found,) = [action for action in moves if wanted.items() <= scene.game.catalogue.values(action).items()]
    return found


def change(told: Outlook, about: str) -> Change:
    (found,) = [change for change in told.changes if change.about == about]
    return found


def becomes(told: Outlook, about: str) -> tuple[str, str, str]:
    found = change(told, about)
    return found.before, found.after, found.tone


def rows(told: Outlook) -> dict[str, Row]:
    (grid,) = told.grids
    return {row.about: row for row in grid.rows}


# -- Action 1 ----------------------------------------------------------------------------------------------------------


@rule("M2.2", "M2.4")
def test_a_basket_tells_its_price_the_cash_left_and_where_its_goods_sell_best() -> None:
    scene = Scene().money(5000).bonus(HAM=200, WIE=200, BRU=200).wagon(3, "GEN").levels(cloth=2, salt=3)
    scene.begin("purchasing")
    cloth, salt = act(scene, "buy", good="cloth", city="GEN"), act(scene, "buy", good="salt", city="GEN")
    told = outlook(scene, 0, cloth, cloth, salt)
    assert told.act == "Buy 3 for 400"
    assert told.act_note == "2 cloth and 1 salt"
    assert becomes(told, "Cash") == ("5,000", "4,600", "worse")
    assert "Cloth sells best in Hamburg and Wien: 700 + 200 each." in told.lines  # Brugge sells cloth itself
    assert "Salt sells best in Brugge: 800 + 200 each." in told.lines
    assert "Wagon 3 waits in Genova, empty." in told.lines
    assert told.warning == ""


@rule("M2.6")
def test_with_reduced_cost_the_whole_basket_costs_what_the_first_token_does() -> None:
    scene = Scene().owns(0, "reduced_cost").levels(iron=5).begin("purchasing")
    iron = act(scene, "buy", good="iron", city="KOL")
    assert outlook(scene, 0, iron, iron, iron).act == "Buy 3 for 100"


def test_a_basket_that_leaves_too_little_for_the_upkeep_warns() -> None:
    scene = Scene().money(500).begin("purchasing")
    scene.t.status[0] = 3
    wine = act(scene, "buy", good="wine", city="KOL")
    assert outlook(scene, 0, wine).warning == ""
    assert outlook(scene, 0, wine, wine).warning == "Upkeep this turn is 400: only 300 left."


# -- Action 2 ----------------------------------------------------------------------------------------------------------


@rule("M3.5", "M3.7")
def test_a_sealed_bid_tells_what_could_be_loaded_and_who_wins_between_equals() -> None:
    scene = Scene(first=2).wagon(1, "PAR").wagon(2, "KOL1", "KOL").wagon(3, "GEN1", "GEN")
    scene.store(0, "PAR", cloth=4, wine=1).store(1, "PAR", food=2).begin("master_auction")
    told = outlook(scene, 0, act(scene, "bid", amount=700))
    assert told.act == "Seal a bid of 700"
    assert becomes(told, "Cash, if it wins") == ("5,000", "4,300", "worse")
    assert told.lines == [
        "As Loading Master you could load 3 cloth or 1 wine.",
        "Of equal bids that of Green and Orange comes before yours.",
    ]
    assert [row.about for row in told.grids[0].rows] == ["You", "Blue"]


@rule("M3.9")
def test_a_fee_is_told_from_either_side() -> None:
    scene = Scene().wagon(1, "PAR", master=0).wagon(2, "KOL1", "KOL").wagon(3, "GEN1", "GEN")
    scene.money(1000, 900).store(1, "PAR", wine=2).begin("loading")
    asked = outlook(scene, 0, act(scene, "quote", tokens=1, amount=300))
    assert asked.act == "Ask 300 for 1 token"
    assert becomes(asked, "Cash, if agreed for 1 token") == ("1,000", "1,300", "better")
    assert [change.before for change in asked.changes] == ["1,000"]  # of the rider's purse nothing
    scene.quotes(0, 300, 500)
    paid = outlook(scene, 1, act(scene, "accept", tokens=2))
    assert paid.act == "Pay 500 for 2 tokens"
    assert becomes(paid, "Cash") == ("900", "400", "worse")
    assert rows(paid)["Wien"].cells[1].text == "1,600"  # 600 and a bonus of 200 for each
    offered = outlook(scene, 1, act(scene, "counter", tokens=2, amount=200))
    assert offered.act == "Offer 200 for 2 tokens"


@rule("M3.7", "M3.8")
def test_loading_tells_what_the_load_would_bring_and_whom_it_shuts_out() -> None:
    scene = Scene().wagon(3, "GEN", master=0).bonus(WIE=200).store(0, "GEN", cloth=3).begin("loading")
    load = act(scene, "load", good="cloth")
    told = outlook(scene, 0, load, load)
    assert told.act == "Load 2 cloth"
    assert becomes(told, "cloth in store in Genova") == ("3", "1", "")
    assert [cell.text for cell in rows(told)["Wien"].cells] == ["7", "1,600"]
    assert told.lines == ["No other player can load cloth on this wagon now."]


# -- Action 3 ----------------------------------------------------------------------------------------------------------


def on_the_road_from_genova() -> Scene:
    scene = Scene().wagon(1, "PAR").wagon(2, "HAM1", "HAM").wagon(3, "GEN").bonus(WIE=200, BRU=200, GEN=0)
    scene.load(3, 0, salt=1).load(3, 2, cloth=3).load(3, 3, silk=1)
    return scene.begin("movement")


@rule("M4.2", "M4.5", "M6.3")
def test_a_move_tells_the_way_left_and_who_would_be_paid_what_there_today() -> None:
    scene = on_the_road_from_genova()
    told = outlook(scene, 0, move(scene, 0, wagon=3, tile=4, to="WIE3"))
    assert told.act == "Move wagon 3"
    assert told.act_note == "tile 4, Wien in 3"
    way = change(told, "Way to Wien")
    assert (way.before, way.after, way.tone, way.note) == ("7", "3 spaces", "better", "no way back")
    assert becomes(told, "Your tiles") == ("1 2 3 4", "1 2 3", "")
    assert told.grids[0].heads == ["Sold in Wien +200", "aboard", "today"]
    assert {row.about: (row.cells[1].text, row.cells[1].note) for row in told.grids[0].rows} == {
        "You": ("600", "no bonus"),
        "Green": ("2,400", "600 bonus"),
        "Orange": ("600", "no bonus"),
    }
    assert rows(told)["Green"].cells[0].things == ["good:cloth"] * 3
    assert told.warning == "Most of it goes to Green."
    assert [(mark.thing, mark.text) for mark in told.marks] == [("space:WIE3", "Wien in 3 · you 600")]
    assert "A 3 or 4 brings it in." in told.lines
    assert (
        "Instead to the space between the south fork and the crossing: Brugge in 6, you 800, Green 1,800." in told.lines
    )


@rule("M4.8")
def test_a_wagon_that_comes_in_is_told_as_arrived() -> None:
    scene = Scene().wagon(3, "WIE3", "FS").load(3, 0, cloth=2).bonus(WIE=300).begin("movement")
    told = outlook(scene, 0, move(scene, 0, wagon=3, tile=4, to="WIE"))
    assert told.act == "Move wagon 3 to Wien"
    assert rows(told)["You"].cells[1].text == "1,800"
    assert told.warning == ""
    assert told.marks[0].text == "Wien · you 1,800"
    assert not any("brings it in" in line for line in told.lines)


@rule("M4.13")
def test_a_meeting_with_the_courier_is_told_though_the_pile_is_not_known() -> None:
    scene = Scene().wagon(3, "GEN").courier("GEN2").begin("movement")
    told = outlook(scene, 0, move(scene, 0, wagon=3, tile=2, to="GEN2"))
    assert "Wagon 3 and the courier meet: you take an Influence card." in told.lines


@rule("M4.3")
def test_the_fourth_tile_turns_all_up_again() -> None:
    scene = Scene().wagon(3, "GEN").tiles(0, 2).begin("movement")
    tiles = change(outlook(scene, 0, move(scene, 0, wagon=3, tile=2, to="GEN2")), "Your tiles")
    assert (tiles.before, tiles.after, tiles.note) == ("2", "1 2 3 4", "all turned up again")


# -- Action 4 ----------------------------------------------------------------------------------------------------------


@rule("M5.2", "MR20")
def test_a_wheel_tells_all_six_prices_and_warns_of_one_that_starts_again() -> None:
    scene = Scene().levels(cloth=5, silk=3, iron=5).wagon(2, "PAR").arrived(2).load(2, 1, silk=3)
    scene.store(0, "KOL", silk=2).store(0, "PAR", cloth=1).bonus(PAR=0).begin("wheels")
    told = outlook(scene, 0, act(scene, "set_wheel", arrow="cloth", other_arrow="silk"))
    assert told.act == "Seal cloth and silk"
    found = {
        about: [(cell.before, cell.text, cell.tone) for cell in row.cells[:2]] for about, row in rows(told).items()
    }
    assert found["Cloth"] == [("1,000", "600", "worse"), ("", "700", "")]
    assert found["Silk"] == [("800", "900", "better"), ("", "1,000", "")]
    assert found["Iron"] == [("", "1,000", ""), ("", "600", "worse")]
    assert len(found) == 6
    assert rows(told)["Iron"].cells[1].note == "wraps"
    assert becomes(told, "Sold today: Blue") == ("2,400", "2,700", "better")
    assert becomes(told, "Your stock: 1 cloth and 2 silk") == ("2,600", "2,400", "worse")
    assert told.warning == "Cloth falls from 1,000 to 600: past the top it starts again. Your 1 lose 400."
    assert [mark.thing for mark in told.marks] == ["price:cloth:1", "price:silk:4"]


@rule("M5.3", "M5.4")
def test_offices_are_told_together() -> None:
    scene = Scene().owns(0, "office", "large_office").levels(wine=1, salt=3).begin("offices")
    down = act(scene, "shift_price", good="wine", direction="down")
    up = act(scene, "shift_price", good="salt", direction="up")
    told = outlook(scene, 0, down, up)
    assert told.act == "Shift 2 prices"
    assert becomes(told, "Wine") == ("600", "1,000", "better")
    assert becomes(told, "Salt") == ("800", "900", "better")
    assert outlook(scene, 0, up).act == "Set salt to 900"


@rule("M5.5", "M10.3")
def test_sales_from_the_warehouse_are_told_as_one() -> None:
    scene = Scene().owns(0, "warehouse_sale").levels(wine=4).money(100).store(0, "KOL", wine=2).begin("warehouse_sale")
    sale = act(scene, "sell_stock", good="wine", city="KOL")
    told = outlook(scene, 0, sale, sale)
    assert told.act == "Sell 2 for 600"
    assert becomes(told, "Cash") == ("100", "700", "better")
    assert told.lines == ["From a wagon they would bring 1,800 today."]
    scene = Scene().holds(0, "special_sale").store(0, "KOL", wine=2).begin("special_sales")
    played = outlook(scene, 0, act(scene, "play_special_sale", good="wine", city="KOL"))
    assert played.act == "Sell 1 for 800"
    assert becomes(played, "Special Sale in hand") == ("1", "0", "")


# -- Action 5 and 6 ----------------------------------------------------------------------------------------------------


@rule("M10.4")
def test_sale_with_bonus_tells_what_it_adds() -> None:
    scene = Scene().holds(0, "sale_with_bonus").wagon(1, "KOL").arrived(1).load(1, 0, wine=2).bonus(KOL=300)
    scene.begin("selling")
    told = outlook(scene, 0, act(scene, "play_sale_with_bonus"))
    assert told.act == "Claim 600 bonus"
    assert becomes(told, "Your sale in Köln") == ("1,200", "1,800", "better")


@rule("M7.2", "M8.5")
def test_a_bid_for_a_card_tells_how_many_levels_the_rest_would_buy() -> None:
    scene = Scene().money(3700, 0, 0, 0).open_cards("driver", "courier").begin("investments")
    told = outlook(scene, 0, act(scene, "bid", amount=700))
    assert told.act == "Bid 700"
    assert becomes(told, "Cash, if it wins") == ("3,700", "3,000", "worse")
    assert told.lines[0] == "Still enough for 2 levels today, at 700 each."
    assert outlook(scene, 0, act(scene, "bid", amount=3000)).lines[0].startswith("Still enough for 1 level today")
    assert outlook(scene, 0, act(scene, "bid", amount=3100)).lines[0].startswith("Not enough left for a level today")


@rule("D5")
def test_a_card_that_is_offered_may_have_to_be_taken() -> None:
    scene = Scene(edition="1999", abilities="auction", turn=0)
    seat = scene.game.to_act()[0]
    told = outlook(scene, seat, act(scene, "offer_card", card="driver"))
    assert told.act == "Offer Driver at 200"
    assert told.lines == ["If nobody raises, you take it."]


# -- Action 7 ----------------------------------------------------------------------------------------------------------


@rule("M8.2")
def test_an_upkeep_that_cannot_be_paid_is_told_with_the_level_it_leads_to() -> None:
    scene = Scene().money(450).holds(0, "low_upkeep")
    scene.t.status[0] = 5
    scene.begin("upkeep")
    told = outlook(scene, 0, act(scene, "pay_upkeep"))
    assert told.act == "Pay 400 upkeep"
    assert becomes(told, "Your level") == ("5", "3", "worse")
    assert told.warning == "You cannot pay 800 and sink to level 3."
    assert becomes(outlook(scene, 0, act(scene, "play_low_upkeep")), "Cash") == ("450", "50", "worse")


@rule("M8.5", "M10.5")
def test_a_climb_of_two_levels_is_told_as_one() -> None:
    scene = Scene().money(2000).begin("climbing")
    climb = act(scene, "climb")
    told = outlook(scene, 0, climb, climb)
    assert told.act == "Climb 2 levels for 1,400"
    assert becomes(told, "Your level") == ("0", "2", "better")
    assert becomes(told, "Cash") == ("2,000", "600", "worse")
    assert becomes(told, "Upkeep next turn") == ("0", "200", "worse")
    assert told.warning == ""
    assert outlook(scene, 0, act(scene, "done")).act == "Stay on level 0"
    poor = Scene().money(1500).holds(0, "social_climbing").begin("climbing")
    poor.t.status[0] = 3
    by_card = outlook(poor, 0, act(poor, "play_social_climbing"))
    assert by_card.act == "Climb 1 level for 1,200"
    assert by_card.warning == "Next turn’s upkeep is 600: only 300 left."


@rule("M8.3", "M8.4")
def test_loans_are_told_with_what_they_cost() -> None:
    scene = Scene().money(0).holds(0, "low_upkeep")
    scene.t.status[0] = 5
    scene.begin("upkeep").do(0, "pay_upkeep")
    told = outlook(scene, 0, act(scene, "take_loan"))
    assert told.act == "Borrow 2,000"
    assert "2,500" in told.lines[0]
    scene = Scene().money(3000)
    scene.t.letters[0] = 1
    scene.begin("purchasing")
    repaid = outlook(scene, 0, act(scene, "repay"))
    assert repaid.act == "Repay 2,500"
    assert becomes(repaid, "Cash") == ("3,000", "500", "worse")
    both = outlook(scene, 0, act(scene, "repay"), act(scene, "buy", good="wine", city="KOL"))
    assert becomes(both, "Cash") == ("500", "400", "worse")


# -- everything --------------------------------------------------------------------------------------------------------


def texts(told: Outlook) -> Iterator[str]:
    yield told.act
    yield from (told.act_note, told.warning, *told.lines)
    for change in told.changes:
        yield from (change.about, change.before, change.after, change.note)
    for grid in told.grids:
        yield from grid.heads
        for row in grid.rows:
            assert len(row.cells) == len(grid.heads) - 1
            yield row.about
            for cell in row.cells:
                yield from (cell.text, cell.before, cell.note)
    for mark in told.marks:
        yield mark.text


TABLES = [
    ("2010", 2, {}),
    ("2010", 3, {"junction_stop": "stopper", "courier": "chosen"}),
    ("2010", 4, {"money": "open"}),
    ("2010", 4, {"deals": "cunning"}),
    ("1999", 4, {}),
    ("1999", 3, {"abilities": "dealt"}),
]
AT_ONCE = 6  # choices of a kind that are looked at in a position
DECISIONS = 260


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_every_choice_of_a_game_has_an_outlook_in_both_languages(
    edition: str, players: int, options: dict[str, str]
) -> None:
    game = fernhandel.make("merchants", players=players, edition=edition, seed=5, **options)
    rng, told = Rng.from_seed(6), set()
    speaker = Speaker(rng)
    made = 0
    while made < DECISIONS and not game.over:
        seats = game.to_act()
        seat = seats[rng.below(len(seats))]
        legal: list[Action] = list(game.legal(seat))
        kinds = sorted({action.kind for action in legal if not action.talk})  # deals name spaces by their ids
        made += bool(kinds)
        for kind in kinds:
            alike = [action for action in legal if action.kind == kind]
            told.add(kind)
            few = alike if len(alike) <= AT_ONCE else [alike[rng.below(len(alike))] for _ in range(AT_ONCE)]
            language = LANGUAGES[made % len(LANGUAGES)]
            for foreseen in trying(game, seat, language).foresee([action.id for action in few], []):
                assert foreseen.outlook.act
                for text in texts(foreseen.outlook):
                    assert_whole(text)
        game.apply(seat, speaker.choose(game, seat, legal) or legal[rng.below(len(legal))])
    assert len(told) >= 10
