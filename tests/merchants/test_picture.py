"""The picture of Merchants of the Middle Ages: what it shows, and how far it is."""

import pytest

from drawing import drawn, mapped
from fernhandel import make
from fernhandel.games.merchants.terminal.roads import cities_ahead
from merchants.arrange import Scene

pytestmark = pytest.mark.one_form


@pytest.fixture
def scene() -> Scene:
    scene = Scene().money(1200, 3400, 5600, 7800).levels(silk=5).bonus(HAM=500)
    scene.wagon(1, "PAR2", "PAR1").load(1, 0, silk=3).load(1, 2, iron=1).wagon(2, "KOL", master=1)
    scene.store(3, "WIE", salt=4, food=1).holds(0, "broken_axle").owns(2, "office").courier("X").tiles(1, 2, 4)
    return scene.begin("movement")


def test_everything_on_the_table_is_in_the_picture(scene: Scene) -> None:
    shown = drawn(scene.game, 0, width=100)
    assert "■■■■■  400  1000     5" in shown  # silk: level, cost, selling price, supply
    assert "North 3Si, Left 1Ir" in shown
    assert "→ Brugge 4, Köln 8, Hamburg 8, Genova 8, Wien 9" in shown
    assert "Loading Master South" in shown
    assert "Courier on the crossing" in shown
    assert "4Sa" in shown
    assert "· 2 · 4" in shown
    assert "Office" in shown
    assert "Your Influence cards: 1 Broken Axle" in shown
    hamburg = next(line for line in shown.splitlines() if line.startswith("Hamburg"))
    assert "500" in hamburg


@pytest.mark.parametrize("seat", [0, 1, None])
def test_money_and_cards_of_others_are_not_in_it(scene: Scene, seat: int | None) -> None:
    shown = drawn(scene.game, seat)
    for other, money in enumerate(("1200", "3400", "5600", "7800")):
        assert (money in shown) == (other == seat)
    assert ("Broken Axle" in shown) == (seat == 0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [80, 100])
def test_it_keeps_to_its_width(scene: Scene, language: str, width: int) -> None:
    lines = drawn(scene.game, 0, language, width).splitlines()
    assert max(map(len, lines)) <= width
    assert not any("…" in line for line in lines)  # nothing had to be cut


def test_wagons_go_forward_only(scene: Scene) -> None:
    board = scene.t.rules.board
    assert cities_ahead(board, "FW", "PAR2", None) == {"BRU": 3, "KOL": 7, "HAM": 7, "GEN": 7, "WIE": 8}
    assert cities_ahead(board, "FW", "PAR2", "BRU2") == {"BRU": 3}  # pointed into that branch, MR43
    assert cities_ahead(board, "FW", "PAR2", "FW") == cities_ahead(board, "FW", "PAR2", None)  # not pointed yet
    assert cities_ahead(board, "BRU1", "BRU2", None) == {"BRU": 1}
    assert cities_ahead(board, "WIE", None, None)["GEN"] == 7


def test_the_map_shows_pieces_on_their_places(scene: Scene) -> None:
    shown = mapped(scene.game, 0)
    assert shown.count("[1]") == shown.count("[2]") == shown.count("[3]") == shown.count("[C]") == 1
    assert all(city in shown for city in ("Paris", "Brugge", "Köln", "Hamburg", "Wien", "Genova"))
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("language", ["en", "de"])
def test_deals_are_in_it_as_soon_as_there_are_any(language: str) -> None:
    game = make("merchants", players=3, seed=1, deals="cunning")
    for seat in game.to_act():
        game.apply(seat, game.action("attend", how="open"))
    heading = {"en": "What it says", "de": "Was sie sagt"}[language]
    assert heading not in drawn(game, 0, language)
    speaker = game.to_act()[0]
    game.say(speaker, "I give you 300 at selling; you will not buy wine")
    assert heading in drawn(game, 0, language)
    assert {"en": "open: ", "de": "offen: "}[language] in drawn(game, 0, language)
    answering = next(seat for seat in range(3) if game.action("deal_accept", seat=speaker) in game.legal(seat))
    game.apply(answering, game.action("deal_accept", seat=speaker))
    shown = drawn(game, 0, language)
    assert {"en": "waits in the pot", "de": "wartet im Topf"}[language] in shown
    assert max(map(len, shown.splitlines())) <= 80
