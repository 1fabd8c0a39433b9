"""The menus of First Train to Nuremberg: a line for each box, and loads by train."""

from pathlib import Path

import pytest

from cli.terminal import Terminal, plain
from fernhandel.cli.menu import Entry, Menu, Unclear
from fernhandel.cli.text import phrases
from nuremberg.arrange import Scene


def menu_of(scene: Scene, seat: int, language: str = "en") -> Menu:
    words = scene.game.title.words(scene.game.terms, language)
    return Menu(scene.game.legal(seat), scene.game.catalogue, words.action, phrases(language))


def meant(scene: Scene, menu: Menu, answer: str) -> str:
    """The answer as the record would write it, or the phrase that turns it down."""
    read = menu.read(answer)
    if isinstance(read, Unclear):
        return read.phrase
    assert not isinstance(read, Entry)
    return scene.game.catalogue.to_text(read)


@pytest.fixture
def bidding() -> Scene:
    """South holds box 3 and has twelve cubes left; North holds box 1 with four."""
    return Scene().cubes(1, 15).bid(0, 1, 4).bid(1, 3, 3).auction(1, 0, 2, 3)


@pytest.mark.parametrize("language", ["en", "de"])
def test_bids_are_one_line_for_each_box(bidding: Scene, language: str) -> None:
    menu = menu_of(bidding, 1, language)
    assert len(menu.sections) == 1
    ranges = [entry.range() for entry in menu.entries]
    assert [(facts["least"], facts["most"]) for facts in ranges] == [(5, 12), *[(3, 12)] * 2, *[(2, 12)] * 4]
    assert menu.sections[0].short[0].startswith("5 … 12 ")


@pytest.mark.parametrize(
    ("answer", "meaning"),
    [
        ("1 7", "bid box=1 cubes=7"),
        ("3 7", "bid box=4 cubes=7"),  # line and amount
        ("box 2 7", "bid box=2 cubes=7"),  # not box 4, whose points have a 2 as well
        ("box 8 12", "bid box=8 cubes=12"),
        ("1 4", "expected-amount"),
        ("box 3 7", "fits-nothing"),
        ("12", "fits-several"),
    ],
)
def test_a_box_and_its_cubes_in_one_answer(bidding: Scene, answer: str, meaning: str) -> None:
    assert meant(bidding, menu_of(bidding, 1), answer) == meaning


def test_a_box_alone_asks_for_the_cubes(bidding: Scene) -> None:
    entry = menu_of(bidding, 1).read("box 2")
    assert isinstance(entry, Entry)
    assert entry.by_amount
    chosen = entry.of_amount("3")
    assert not isinstance(chosen, Unclear)
    assert bidding.game.catalogue.to_text(chosen) == "bid box=2 cubes=3"


def test_the_last_cubes_fit_one_bid_only() -> None:
    scene = Scene().cubes(0, 2).auction()
    menu = menu_of(scene, 0)
    assert menu.entries[0].text.startswith("Bid 2 cubes on box 5")
    assert meant(scene, menu, "1") == "bid box=5 cubes=2"


def test_loads_are_parted_by_train() -> None:
    scene = Scene().track(0, "schwabach", "rosstal", "heilsbronn").goods(regelsbach=2, windsbach=1)
    scene.people("heilsbronn", red=1).owns(0, "1a").owns(0, "2b").means(0, 0).trains()
    sections = menu_of(scene, 0).sections
    headings = [section.heading for section in sections[:2]]
    assert headings == [f"Load … onto the train in row {row}" for row in (1, 2)]
    assert sections[0].short == ["beer from Windsbach", "beer from Regelsbach", "a red passenger from Heilsbronn"]
    assert meant(scene, menu_of(scene, 0), "beer regelsbach row 2") == "load piece=beer area=regelsbach row=2"


def test_a_turn_at_the_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "nuremberg", "--plain", "--players", "3", "--seed", "5", columns=80) as terminal:
        assert "auction: Blue must bid on a box" in plain(terminal.asked())
        assert "Amount, 4 to 12" in plain(terminal.answer("1"))
        assert "Blue bids 5 cubes on box 1" in plain(terminal.answer("5"))
        assert "building track: Blue may build one chain" in plain(terminal.answer("box 6 4"))
        assert "○ station" in plain(terminal.answer("m"))
        terminal.answer("schwabach")
        assert "Blue has built Schwabach – Roßtal" in plain(terminal.answer("rosstal"))
        terminal.answer("q")
        assert terminal.end() == 0
