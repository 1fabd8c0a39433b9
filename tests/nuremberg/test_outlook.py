"""What a choice or a whole sketch would mean, as the table tells it before it is made."""

from collections import Counter
from collections.abc import Iterator

import pytest

from fernhandel import Game, Rng
from fernhandel.core.outlook import Change, Outlook
from fernhandel.core.words import LANGUAGES
from fernhandel.table.look import Foreseen
from fernhandel.table.sketching import Sketching
from nuremberg.arrange import Scene
from nuremberg.test_words import TABLES, assert_whole, make
from rules import rule
from wording import words

pytestmark = pytest.mark.one_form

BLUE, AMBER = 0, 1
MOST_TRIED = 6  # choices of one kind that are looked at in each position


def trying(game: Game, seat: int = BLUE, language: str = "en") -> Sketching:
    return Sketching(game.view(seat), game.catalogue, words(game, language), Rng.from_seed(1))


def foreseen(scene: Scene, *actions: str, wish: str = "") -> Foreseen:
    """What is told of a row of actions, as records write them: "link to=thon"."""
    ids = [scene.game.catalogue.from_text(action).id for action in actions]
    told = trying(scene.game).sketch(ids, "", wish).foreseen
    assert told is not None
    return told


def outlook(scene: Scene, *actions: str, wish: str = "") -> Outlook:
    return foreseen(scene, *actions, wish=wish).outlook


def chain(*areas: str) -> list[str]:
    return [f"start area={areas[0]}", *(f"link to={area}" for area in areas[1:])]


def run(company: str, *areas: str) -> list[str]:
    return [f"offer company={company} area={areas[0]}", *(f"extend to={area}" for area in areas[1:])]


def change(told: Outlook, about: str) -> Change:
    return next(change for change in told.changes if change.about == about)


def becomes(told: Outlook, about: str) -> tuple[str, str, str]:
    found = change(told, about)
    return found.before, found.after, found.tone


# -- the auction -------------------------------------------------------------------------------------------------------


@rule("N5.3", "N5.5")
def test_a_bid_tells_the_cubes_left_the_influence_if_it_holds_and_who_is_outbid() -> None:
    scene = Scene().tokens("red").cubes(BLUE, 12).cubes(AMBER, 12).influence(BLUE, red=7).auction().bid(AMBER, 3, 4)
    told = outlook(scene, "bid box=3 cubes=5")
    assert (told.act, told.act_note) == ("Bid 5 on box 3", "1 train and 3 red")
    assert becomes(told, "Cubes in hand") == ("12", "7", "worse")
    assert becomes(told, "Train influence, if it holds") == ("2", "3", "better")
    assert becomes(told, "Red influence, if it holds") == ("7", "8", "better")
    assert told.lines == ["Amber is outbid and takes back 4 cubes."]
    assert told.warning == "2 points are lost: the tracks end there."
    assert outlook(scene, "bid box=5 cubes=12").warning == "No cube is left to build with."


# -- the chain ---------------------------------------------------------------------------------------------------------


def heroldsberg() -> Scene:
    """Blue has come to Kraftshof, and Heroldsberg lies ahead."""
    scene = Scene().means(BLUE, 1, government=3, train=1, red=1, green=4)
    scene.track(BLUE, "erlangen", "tennenlohe", "kraftshof").goods(thon=1, neunhof=1)
    return scene.people("heroldsberg", landlords=2).building()


@rule("N7.6", "N7.8", "N8.6", "N9.2")
def test_a_chain_tells_its_price_what_comes_within_reach_and_its_upkeep() -> None:
    told = outlook(heroldsberg(), *chain("kraftshof", "thon", "heroldsberg"))
    assert (told.act, told.act_note) == ("Build 2 links for 4", "1 cube, influence: 2 government and 1 green")
    reached = [change.about for change in told.changes if change.after == "new"]
    assert reached == ["1 post within reach: Thon", "1 beer within reach: Neunhof at Heroldsberg"]
    assert becomes(told, "Upkeep of your links, every turn") == ("−2", "−4", "worse")
    assert becomes(told, "Train influence: pays up to price 2") == ("", "1", "")
    assert [(mark.thing, mark.text) for mark in told.marks] == [
        ("link:kraftshof:thon", "lowland"),
        ("link:thon:heroldsberg", "lowland, 2 landlords leave"),
    ]
    assert told.lines == []


@rule("N7.5", "N7.7", "N11.2")
def test_a_chain_tells_why_links_are_dear_and_that_its_end_cannot_be_sold() -> None:
    scene = Scene().means(BLUE, 9, red=1, green=1).building()
    told = outlook(scene, *chain("fuerth", "poppenreuth"))
    assert told.marks[0].text == "across the river, Green company"
    assert told.lines == ["Poppenreuth has no station: what ends there cannot be sold."]
    assert told.warning == "Nothing new comes within reach."
    dales = Scene(map="wensleydale").means(BLUE, 9, red=1).building()
    assert outlook(dales, *chain("garsdale", "mossdale")).marks[0].text == "in a valley, Midland Railway"


@rule("N8.3")
def test_a_chain_warns_when_nothing_is_left_for_a_train() -> None:
    scene = Scene().means(BLUE, 2, red=1, train=0).goods(eltersdorf=1).building()
    assert outlook(scene, *chain("erlangen", "eltersdorf", "tennenlohe")).warning == (
        "Nothing is left to pay for a train."
    )


@rule("N14.4")
def test_a_chain_that_joins_the_towns_tells_the_points() -> None:
    scene = Scene().means(BLUE, 9, red=1, green=1).building()
    told = outlook(scene, *chain("nuernberg", "gostenhof", "muggenhof", "doos", "fuerth"))
    assert becomes(told, "Nürnberg and Fürth joined: victory points") == ("0", "4", "better")


@rule("N3.1")
def test_to_build_nothing_keeps_the_cubes() -> None:
    scene = Scene().means(BLUE, 5, red=1).building()
    told = outlook(scene, "pass")
    assert told.act == "Build nothing"
    assert becomes(told, "Cubes in hand next turn") == ("5", "15", "better")


@rule("N7.6", "N7.9")
def test_the_rest_of_a_chain_is_paid_with_what_there_is_most_of_or_as_wished() -> None:
    steps = chain("kraftshof", "thon", "heroldsberg", "ziegelstein")
    plain = foreseen(heroldsberg(), *steps)
    assert plain.rest is not None
    assert [choice.text for choice in plain.rest] == ["Done", *["Pay 1 green influence"] * 2]
    wished = foreseen(heroldsberg(), *steps, wish="train+green")
    assert wished.outlook.act_note == ("1 cube, influence: 2 government, 1 train and 1 green")
    landlords_first = foreseen(heroldsberg(), *steps, wish="government+government+government")
    assert landlords_first.outlook.act_note == "1 cube, influence: 3 government and 1 green"


@rule("N7.1")
def test_a_chain_without_a_link_cannot_be_made() -> None:
    told = foreseen(heroldsberg(), "start area=kraftshof")
    assert told.rest is None
    assert told.outlook.act == "Start in Kraftshof"


# -- trains ------------------------------------------------------------------------------------------------------------


def station() -> Scene:
    """Blue's line from Erlangen leads to Heroldsberg: post, beer and a red passenger wait."""
    scene = Scene().track(BLUE, "erlangen", "tennenlohe", "kraftshof", "thon", "heroldsberg")
    return scene.goods(thon=2, neunhof=1).people("heroldsberg", red=1)


@rule("N8.2", "N8.3")
def test_a_train_tells_its_room_what_waits_and_what_is_paid() -> None:
    scene = station().means(BLUE, 4, government=1, train=2).trains()
    told = outlook(scene, "buy train=1a")
    assert (told.act, told.act_note) == ("Buy train 1a for 3", "3 cubes, influence: 2 train")
    assert becomes(told, "Room for passengers") == ("0", "3", "better")
    assert becomes(told, "Room for goods") == ("0", "2", "better")
    assert told.lines == [
        "Within your reach: 2 post, 1 beer and 1 red passenger.",
        "No other train can be paid after that.",
    ]
    assert outlook(scene, "buy train=1a", wish="government").act_note == (
        "2 cubes, influence: 1 government and 2 train"
    )


@rule("N8.4")
def test_a_train_that_nothing_fits_on_is_warned_of() -> None:
    scene = Scene().track(BLUE, "erlangen", "tennenlohe").goods(tennenlohe=1).means(BLUE, 0, train=3).trains()
    assert outlook(scene, "buy train=3a").warning == "Nothing within your reach fits on it."
    assert outlook(scene, "buy train=3b").warning == ""


@rule("N9.1", "N9.2")
def test_a_piece_tells_points_and_profit_of_the_turn_and_who_else_could_take_it() -> None:
    scene = station().owns(BLUE, "1a", post=1).owns(AMBER, "1b").track(AMBER, "dormitz", "heroldsberg")
    told = outlook(scene.trains(), "load piece=beer area=neunhof row=1")
    assert (told.act, told.act_note) == ("Load beer", "from Neunhof onto train 1a")
    assert becomes(told, "Victory points of this turn") == ("1", "2", "better")
    assert becomes(told, "Profit of this turn") == ("−3", "−1", "better")
    assert told.lines == ["Amber could load it, too."]
    assert [(mark.thing, mark.text) for mark in told.marks] == [("area:neunhof", "1 point")]


@rule("N13.1")
def test_a_piece_that_makes_a_set_tells_it() -> None:
    scene = station().owns(BLUE, "1a", post=1, red=1).pile(BLUE, green=1).trains()
    assert becomes(outlook(scene, "load piece=beer area=neunhof row=1"), "Full sets") == ("0", "1", "better")


@rule("N9.3")
def test_to_pass_tells_what_the_turn_brings_and_what_is_left_behind() -> None:
    scene = station().owns(BLUE, "1a", post=1).trains()
    told = outlook(scene, "pass")
    assert becomes(told, "Victory points") == ("0", "1", "better")
    assert becomes(told, "Profit and loss") == ("0", "−3", "worse")
    assert told.warning == "There is still room for 1 beer and 1 red passenger."


@rule("N7.6")
def test_what_is_left_to_be_paid_tells_what_becomes_less() -> None:
    scene = heroldsberg()
    scene.build(BLUE, "kraftshof", "thon", "heroldsberg", "ziegelstein")
    told = foreseen(scene, "pay unit=train")
    assert told.outlook.act == "Pay 1 train influence and 1 green influence"
    assert becomes(told.outlook, "Green influence") == ("4", "3", "worse")


# -- takeovers ---------------------------------------------------------------------------------------------------------


@rule("N11.3", "N11.4", "N11.5")
def test_a_sale_tells_its_price_the_upkeep_that_ends_and_what_everybody_loses() -> None:
    scene = Scene().track(BLUE, "erlangen", "eltersdorf", "vach").goods(eltersdorf=2).people("vach", red=1)
    scene.track(AMBER, "tennenlohe", "eltersdorf").influence(BLUE, red=2).takeovers()
    told = outlook(scene, *run("red", "erlangen", "eltersdorf", "vach"))
    assert told.act == "Sell 2 links for 1 red influence"
    assert becomes(told, "Red influence") == ("2", "1", "worse")
    assert becomes(told, "Upkeep of your links, every turn") == ("−2", "0", "better")
    assert becomes(told, "Points if the game ended now") == ("−2", "0", "better")
    gone = [(change.after, change.note) for change in told.changes if change.about == "Leaves the game"]
    assert gone == [("2 post", "Eltersdorf 2"), ("1 red passenger", "Vach 1")]
    (losses,) = told.grids
    assert [(row.about, row.own, row.cells[0].before, row.cells[0].text) for row in losses.rows] == [
        ("Blue", True, "3", "0"),
        ("Amber", False, "2", "0"),
    ]
    assert told.lines[0].startswith("Vach becomes a station of the ")
    assert told.warning == "You could have moved this yourself: 2 post and 1 red passenger."


@rule("N11.2")
def test_a_run_that_ends_without_a_station_cannot_be_made() -> None:
    scene = Scene().track(BLUE, "erlangen", "eltersdorf", "vach").influence(BLUE, red=2).takeovers()
    assert foreseen(scene, *run("red", "erlangen", "eltersdorf")).rest is None
    whole = foreseen(scene, *run("red", "erlangen", "eltersdorf", "vach"))
    assert whole.rest is not None
    assert [choice.text for choice in whole.rest] == ["Done"]


@rule("N13.3")
def test_to_sell_nothing_in_the_last_turn_tells_what_the_links_cost() -> None:
    scene = Scene().track(BLUE, "erlangen", "eltersdorf", "vach").influence(BLUE, red=2)
    assert outlook(scene.takeovers(), "pass").warning == ""
    assert outlook(scene.last_turn().takeovers(), "pass").warning == (
        "2 links that are still yours cost 2 points at the end."
    )


# -- all of them -------------------------------------------------------------------------------------------------------


def sentences(told: Outlook) -> Iterator[str]:
    yield from filter(None, [told.act, told.act_note, told.warning, *told.lines])
    yield from (mark.text for mark in told.marks)
    for one in told.changes:
        yield from filter(None, [one.about, one.before, one.after, one.note])
    for grid in told.grids:
        yield from grid.heads
        yield from (cell.text for row in grid.rows for cell in row.cells)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_choice_of_a_game_has_its_outlook(players: int, options: dict[str, str], language: str) -> None:
    """And with its rest it can be made as a whole."""
    game, rng = make(players, 5, **options), Rng.from_seed(6)
    while not game.over:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        kinds: Counter[str] = Counter()
        for action in legal:
            kinds[action.kind] += 1
            if kinds[action.kind] <= MOST_TRIED:
                (told,) = trying(game, seat, language).foresee([action.id], [])
                for sentence in sentences(told.outlook):
                    assert_whole(sentence)
        action = legal[rng.below(len(legal))]
        (told,) = trying(game, seat, language).foresee([action.id], [])
        for each in [action.id, *(choice.id for choice in told.rest or [])]:
            game.apply(seat, game.catalogue[each])
