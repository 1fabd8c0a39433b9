"""The menu of legal actions, and what an answer means."""

import pytest

from fernhandel.cli.menu import Entry, Menu, Unclear
from fernhandel.cli.text import phrases
from merchants.arrange import Scene


def menu_of(scene: Scene, seat: int) -> Menu:
    words = scene.game.title.words(scene.game.terms)
    return Menu(scene.game.legal(seat), words.action, phrases("en"))


def meant(scene: Scene, menu: Menu, answer: str) -> str:
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
    assert section.short[0] == "cloth for Paris"


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
        ("Buy wine for Köln", "buy good=wine city=KOL"),
        ("", "expected-number"),
        ("0", "expected-number"),
        ("20", "expected-number"),
        ("1 2", "expected-number"),
        ("-1", "fits-nothing"),
        ("9" * 5000, "fits-nothing"),
        ("wine", "fits-several"),
        ("köln wine", "fits-nothing"),
        ("?!", "expected-number"),
    ],
)
def test_a_number_or_the_beginning_of_the_words(buying: Scene, answer: str, meaning: str) -> None:
    assert meant(buying, menu_of(buying, 0), answer) == meaning


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
    assert meant(scene, menu, "wagon 3 genova") == "fits-several"
