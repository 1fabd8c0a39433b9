"""The menu of legal actions, and what an answer means."""

from typing import ClassVar

import pytest

import fernhandel
from auf_achse.arrange import Scene as Highway
from fernhandel.cli.menu import Entry, Menu, Unclear
from fernhandel.cli.text import phrases
from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from merchants.arrange import Scene
from scene import OpenGame


def menu_of(scene: OpenGame, seat: int) -> Menu:
    words = scene.game.title.words(scene.game.terms)
    return Menu(scene.game.legal(seat), scene.game.catalogue, words.action, phrases("en"))


def meant(scene: OpenGame, menu: Menu, answer: str) -> str:
    """The answer as the record would write it, or the phrase that turns it down."""
    read = menu.read(answer)
    if isinstance(read, Unclear):
        return read.phrase
    assert not isinstance(read, Entry)
    return scene.game.catalogue.to_text(read)


@pytest.fixture
def buying() -> Scene:
    return Scene().begin("purchasing")


@pytest.fixture
def answering() -> Scene:
    """Blue is offered a ride on Red's wagon: 1400 for one token, 2500 for two."""
    scene = Scene(players=2).money(5000, 5000).wagon(1, "PAR", master=0).wagon(2, "FN", "KOL2").wagon(3, "FS", "GEN2")
    scene.store(0, "PAR", cloth=1).store(1, "PAR", wine=3).begin("loading")
    scene.do(0, "load", good="cloth")
    scene.do(0, "quote", tokens=1, amount=1400)
    scene.do(0, "quote", tokens=2, amount=2500)
    assert scene.asked == [1]
    return scene


def test_what_ends_the_step_stands_last(buying: Scene) -> None:
    assert menu_of(buying, 0).entries[-1].text == "Done"


def test_shared_words_become_a_heading(buying: Scene) -> None:
    section = menu_of(buying, 0).sections[0]
    assert section.heading == "Buy …"
    assert section.short[0] == "cloth in Paris"


@pytest.mark.parametrize(
    ("answer", "meaning"),
    [
        ("1", "buy good=cloth city=PAR"),
        ("19", "done"),
        ("done", "done"),
        ("d", "done"),
        ("wine köln", "buy good=wine city=KOL"),
        ("WINE KOLN", "buy good=wine city=KOL"),
        ("b w k", "buy good=wine city=KOL"),
        ("Buy wine in Köln", "buy good=wine city=KOL"),
        ("", "expected-number"),
        ("0", "expected-number"),
        ("20", "expected-number"),
        ("1 2", "expected-number"),
        ("-1", "fits-nothing"),
        ("9" * 5000, "fits-nothing"),
        ("köln wine", "fits-nothing"),
        ("?!", "expected-number"),
    ],
)
def test_a_number_or_the_beginning_of_the_words(buying: Scene, answer: str, meaning: str) -> None:
    assert meant(buying, menu_of(buying, 0), answer) == meaning


def test_words_that_fit_a_few_lines_leave_those_to_choose_from(buying: Scene) -> None:
    menu = menu_of(buying, 0)
    entry = menu.read("wine")
    assert isinstance(entry, Entry)
    within = menu.unfolded(entry)
    assert within.sections[0].heading == "Buy wine in …"
    assert within.sections[0].short == ["Paris", "Köln", "Hamburg"]
    assert meant(buying, within, "köln") == "buy good=wine city=KOL"


def test_a_long_row_of_amounts_is_one_line_for_each_number_of_tokens(answering: Scene) -> None:
    menu = menu_of(answering, 1)
    assert [entry.range() for entry in menu.entries if entry.by_amount] == [
        {"least": 0, "most": 1300, "step": 100},
        {"least": 0, "most": 2400, "step": 100},
    ]
    assert len(menu.entries) == 5  # two prices to accept, two offers, and no


@pytest.mark.parametrize(
    ("answer", "meaning"),
    [
        ("2 400", "counter tokens=2 amount=400"),
        ("1 400", "counter tokens=1 amount=400"),
        ("2 1.300", "counter tokens=2 amount=1300"),
        ("2,400", "counter tokens=2 amount=2400"),
        ("2 2500", "expected-amount"),
        ("400", "fits-several"),
        ("offer", "fits-several"),  # for one token or for two
        ("accept 2", "accept tokens=2"),
        ("decline", "decline"),
    ],
)
def test_tokens_and_amount_in_one_answer(answering: Scene, answer: str, meaning: str) -> None:
    assert meant(answering, menu_of(answering, 1), answer) == meaning


def test_an_amount_can_be_asked_for_after_its_line(answering: Scene) -> None:
    menu = menu_of(answering, 1)
    entry = menu.read("3")
    assert isinstance(entry, Entry)
    chosen = entry.of_amount("1,300")
    assert not isinstance(chosen, Unclear)
    assert answering.game.catalogue.to_text(chosen) == "counter tokens=1 amount=1300"
    assert entry.of_amount("1400") == Unclear("expected-amount", entry.range())
    assert entry.of_amount("much") == Unclear("expected-amount", entry.range())


def test_a_lone_amount_is_typed_by_itself() -> None:
    scene = Scene(players=2).money(5000, 5000).begin("master_auction")
    menu = menu_of(scene, 0)
    assert meant(scene, menu, "0") == "bid amount=0"
    assert meant(scene, menu, "700") == "bid amount=700"
    assert meant(scene, menu, "bid 700") == "bid amount=700"
    assert meant(scene, menu, "1") == "expected-amount"


def test_few_amounts_are_listed_and_still_found_by_their_amount() -> None:
    scene = Scene(players=2).money(300, 5000).begin("master_auction")
    menu = menu_of(scene, 0)
    assert [entry.text for entry in menu.entries][-1] == "Bid 300 florins"
    assert meant(scene, menu, "300") == "bid amount=300"
    assert meant(scene, menu, "1") == "bid amount=0"


def test_the_heading_of_few_amounts_says_what_they_count() -> None:
    scene = Scene(players=2).money(5000, 300).wagon(1, "PAR", master=0).wagon(2, "FN", "KOL2").wagon(3, "FS", "GEN2")
    scene.store(0, "PAR", cloth=1).store(1, "PAR", wine=1).begin("loading")
    scene.do(0, "load", good="cloth")
    scene.do(0, "quote", tokens=1, amount=300)
    offers = menu_of(scene, 1).sections[1]
    assert (offers.heading, offers.short) == ("Offer … florins for 1 token", ["0", "100", "200"])


def test_the_moves_of_a_long_menu_fold_by_wagon() -> None:
    scene = Scene(players=2).owns(0, "driver", "coach_driver").courier("BRU2").begin("movement")
    menu = menu_of(scene, 0)
    assert len(menu.legal) > 30
    assert [entry.text.split(" …")[0] for entry in menu.entries] == [f"Move wagon {wagon} with" for wagon in (1, 2, 3)]
    entry = menu.read("2")
    assert isinstance(entry, Entry)
    within = menu.unfolded(entry)
    assert meant(scene, within, "1").startswith("move wagon=2 ")
    assert len(within.entries) == len(entry.actions)
    assert meant(scene, menu, "wagon 3 tile 1 1st space genova") == "move wagon=3 tile=1 extra=0 to=GEN1 via=GEN"
    few = menu.read("wagon 3 genova")
    assert isinstance(few, Entry)
    assert {getattr(action, "wagon", None) for action in few.actions} == {2}


# -- long menus of places ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_many_places_cities_stand_in_the_open_and_spaces_under_their_cities(language: str) -> None:
    game = fernhandel.make("auf_achse", players=2, seed=1)
    words = game.title.words(game.terms, language)
    menu = Menu(game.table.legal(0), game.catalogue, words.action, phrases(language))
    cities, spaces = menu.sections
    assert len(menu.legal) == 202
    assert cities.short[:2] == ["Flensburg", "Rostock"]
    assert len(cities.short) == 32
    assert {name.partition(" ")[0] for name in cities.short} <= {name.partition(" ")[0] for name in spaces.short}
    under = dict(zip([name.partition(" ")[0] for name in spaces.short], spaces.entries, strict=True))
    ids = {name: {str(game.catalogue.values(a)["to"]) for a in entry.actions} for name, entry in under.items()}
    between = {f"hamburg~berlin#{nth}" for nth in range(1, 5)}
    assert ids["Hamburg"] & ids["Berlin"] == between  # a space is found under both ends of its road
    assert len(set().union(*ids.values())) == 170
    by_name = menu.read("hamburg")
    assert isinstance(by_name, Entry)
    assert len(by_name.actions) == 1 + len(ids["Hamburg"])
    chosen = menu.read("2 hamburg berlin")
    assert not isinstance(chosen, (Entry, Unclear))
    assert game.catalogue.to_text(chosen) == "place_truck to=hamburg~berlin#2"


def test_drives_are_parted_by_their_number() -> None:
    scene = Highway().trucks("hannover").rolls(0, 3, 2)
    sections = menu_of(scene, 0).sections
    assert [section.heading for section in sections[:2]] == ["Drive 3 to …, exact count", "Drive 2 to …, exact count"]
    assert "the 3rd space from Hannover towards Berlin" in sections[0].short


def test_in_a_long_list_of_drives_cities_stand_in_the_open() -> None:
    scene = Highway().trucks("hannover").holds(0, "berlin-trieste").rolls(0, 6, 2)
    menu = menu_of(scene, 0)
    assert len(menu.legal) > 60
    assert menu.sections[0].short[:2] == ["Drive 2 to Bremen, exact count", "Drive 3 to Hamburg, exact count"]
    assert "Drive 6 to the …, exact count (18 ways)" in [entry.text for entry in menu.entries]
    assert "Drive 6, stop early in Berlin" in [entry.text for entry in menu.entries]


def test_a_number_behind_the_number_of_a_line_keeps_its_word() -> None:
    scene = Highway().arrives(0, "kassel")
    scene.do(0, "choose", contract="villach-linz")
    scene.do(1, "offer", offer=1)
    assert [entry.text for entry in menu_of(scene, 2).entries][:2] == ["Offer 2", "Offer 3"]
    assert menu_of(scene, 2).sections[0].short[:2] == ["Offer 2", "Offer 3"]
    assert meant(scene, menu_of(scene, 2), "offer 3") == "offer offer=3"
    offers = menu_of(scene, 2).read("offer")
    assert isinstance(offers, Entry)
    assert not offers.by_amount  # they are lines to choose from


# -- what actions declare ----------------------------------------------------------------------------------------------


class Retire(Action):
    """Has a field and ends the step all the same."""

    kind: ClassVar[str] = "retire"
    fields: ClassVar[tuple[str, ...]] = ("room",)
    ends: ClassVar[bool] = True

    def __init__(self, id: int, room: int) -> None:
        super().__init__(id)
        self.room = room


class Wait(Action):
    kind: ClassVar[str] = "wait"


class Stake(Action):
    kind: ClassVar[str] = "stake"
    fields: ClassVar[tuple[str, ...]] = ("room", "chips")
    amount_field: ClassVar[str] = "chips"
    parted_by: ClassVar[tuple[str, ...]] = ("room",)

    def __init__(self, id: int, room: int, chips: int) -> None:
        super().__init__(id)
        self.room = room
        self.chips = chips


def test_a_menu_knows_of_actions_only_what_they_declare() -> None:
    stakes = [Stake(2 + 10 * room + chips, room, chips) for room in (0, 1) for chips in range(10)]
    legal = [Retire(0, 0), Wait(1), *stakes]
    catalogue = Catalogue(legal, {"room": (7, 8)}, {})
    menu = Menu(legal, catalogue, catalogue.to_text, phrases("en"))
    assert [entry.actions[0].kind for entry in menu.entries] == ["stake", "stake", "wait", "retire"]
    assert [entry.by_amount for entry in menu.entries] == [True, True, False, False]
    for answer, meaning in {"8 3": "stake room=8 chips=3", "1 3": "stake room=7 chips=3"}.items():
        read = menu.read(answer)  # the room by its number, else the line
        assert isinstance(read, Stake)
        assert catalogue.to_text(read) == meaning
    assert menu.read("stake") == Unclear("fits-several", {"answer": "stake", "count": 2})
