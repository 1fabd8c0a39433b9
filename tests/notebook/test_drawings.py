"""Boards as SVG: whole, well-formed, from the view alone, and safe beside others on one page."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import fernhandel
from fernhandel import Rng, View
from fernhandel.core import shelf
from fernhandel.core.drawings import ToldDrawing
from fernhandel.games.auf_achse.view import AufAchseView
from fernhandel.games.merchants.view import MerchantsView
from fernhandel.games.nuremberg.view import NurembergView
from guests.pit import PIT
from notebook.positions import DRAWN, record_of, under_way, views

SVG = "{http://www.w3.org/2000/svg}"

Marks = Iterator[dict[str, str]]


def merchants(view: View) -> Marks:
    assert isinstance(view, MerchantsView)
    for wagon in view.wagons:
        yield {"data-wagon": str(wagon.number), "data-at": wagon.at}
        for seat, row in enumerate(wagon.rows):
            yield from ({"data-aboard": f"{seat} {good}"} for good, count in row.items() for _ in range(count))
    for city in view.cities.values():
        for seat, stored in enumerate(city.warehouses):
            yield from ({"data-stored": f"{seat} {good}"} for good in stored)
    yield from ({"data-status": f"{seat} {player.status}"} for seat, player in enumerate(view.players))
    yield from ({"data-price": f"{good} {seen.level}"} for good, seen in view.goods.items())
    yield from ({"data-card": card} for card in view.open_cards)
    yield from ({"data-card": owned.card} for player in view.players for owned in player.investments)
    yield from ({"data-sealed": str(seat)} for seat in view.sealed)
    yield from ({"data-courier": view.courier} for _ in range(view.courier is not None) if view.courier)


def auf_achse(view: View) -> Marks:
    assert isinstance(view, AufAchseView)
    for seat, player in enumerate(view.players):
        if player.at is not None:
            yield {"data-truck": str(seat), "data-at": player.at}
        yield {"data-goods": str(player.goods)}
    yield from ({"data-contract": id} for id in view.row)
    if view.seat is not None:
        yield from ({"data-contract": id} for id in view.players[view.seat].hand or ())
    yield from ({"data-construction": view.construction} for _ in range(1) if view.construction)
    yield from ({"data-jam": view.jam} for _ in range(1) if view.jam)


def nuremberg(view: View) -> Marks:
    assert isinstance(view, NurembergView)
    for id, area in view.areas.items():
        yield {"data-pieces": f"{id} {area.cubes} {area.red} {area.green} {area.landlords}"}
        yield from ({"data-company": company} for company in area.companies)
    for owner in {link.company or str(link.seat) for link in view.links}:
        own = [f"{link.a}~{link.b}" for link in view.links if owner == (link.company or str(link.seat))]
        yield {"data-owner": owner, "data-links": " ".join(own)}
    for number, box in enumerate(view.boxes, 1):
        yield {"data-box": str(number)} | ({} if box.bidder is None else {"data-bidder": str(box.bidder)})
    yield from ({"data-train": train.train} for player in view.players for train in player.trains)


MARKS: dict[str, Callable[[View], Marks]] = {"merchants": merchants, "auf_achse": auf_achse, "nuremberg": nuremberg}


def counted(marks: list[dict[str, str]], mark: dict[str, str]) -> int:
    return sum(mark.items() <= found.items() for found in marks)


@pytest.mark.parametrize("name", DRAWN)
def test_the_picture_holds_what_the_view_names_and_no_more(name: str) -> None:
    record, rng = record_of(name), Rng.from_seed(8)
    drawing = shelf.title(record.terms.game).drawing(record.terms)
    parts: set[tuple[str, ...]] = set()
    for game in under_way(record):
        for view in views(game):
            picture = fernhandel.draw(view)
            found = [dict(element.attrib) for element in ElementTree.fromstring(picture).iter()]
            wanted = list(MARKS[record.terms.game](view))
            for mark in wanted:
                assert counted(found, mark) >= counted(wanted, mark), mark
            contracts = {mark["data-contract"] for mark in found if "data-contract" in mark}
            assert contracts <= {mark["data-contract"] for mark in wanted if "data-contract" in mark}
            twin = view.imagine(rng.fork()).view(view.seat)
            assert fernhandel.draw(twin) == picture, "the same knowledge is the same picture"
            parts.add(tuple(drawing.parts(view)))
    assert len(parts) == 1, "a slider exchanges parts: the same ones, in the same order, at every position"


@pytest.mark.parametrize("game", sorted(MARKS))
def test_several_share_a_page(game: str) -> None:
    """Ids of one picture are in no other, and whatever refers to one finds it."""
    table = fernhandel.make(game, players=3, seed=2)
    ids: list[set[str]] = []
    for seat in (None, 0):
        picture = fernhandel.draw(table.view(seat), names=["North", "South", "url(#own~ &c."])
        own = re.findall(r'\bid="([^"]+)"', picture)
        assert len(own) == len(set(own))
        assert set(re.findall(r'(?:href="|"url\()#([^")]+)', picture)) <= set(own)
        assert ">url(#own~ &amp;c.</text>" in picture, "a name is left as it is"
        ids.append(set(own))
    assert not ids[0] & ids[1]


@pytest.mark.parametrize("game", sorted(MARKS))
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_told_to_those_who_listen_and_names_are_nothing_but_names(game: str, language: str) -> None:
    table = fernhandel.make(game, players=3, seed=2)
    names = ["<script>alert(1)</script>", '"&', "]]>"]
    root = ElementTree.fromstring(fernhandel.draw(table.view(1), language=language, names=names))
    title, told = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert told is not None
    assert title.text == shelf.title(game).about_in(language).title
    assert names[0] in (told.text or "")
    assert root.get("aria-labelledby") == f"{title.get('id')} {told.get('id')}"
    assert not list(root.iter(f"{SVG}script"))


@pytest.mark.parametrize("game", sorted(MARKS))
def test_a_board_of_ones_own_is_drawn_even_without_places(game: str, tmp_path: Path) -> None:
    folder = Path(fernhandel.__file__).parent / "games" / game
    text = (folder / ("nuremberg.toml" if game == "nuremberg" else "board.toml")).read_text("utf-8")
    text = re.sub(r"^(at|polygon|spaces|bend|canvas) = \[(?=[\[\d-]).*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r'"(PAR|paris)"', '"elsewhere"', text) if game == "merchants" else text
    text = text.replace('"weisendorf"', '"elsewhere"').replace('"flensburg"', '"elsewhere"')
    (tmp_path / "own.toml").write_text(text, "utf-8")
    table = fernhandel.make(game, players=2, seed=3, board=tmp_path / "own.toml")
    picture = fernhandel.draw(table.view(0))
    assert "elsewhere" in picture
    assert not re.search(r"\b(nan|inf)\b", picture)
    ElementTree.fromstring(picture)


def test_a_guest_without_a_drawing_is_shown_in_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf._SHELF, "pit", PIT)
    game = fernhandel.make("pit", players=2, seed=1)
    assert isinstance(PIT.drawing(game.terms), ToldDrawing)
    shown = game._repr_html_()
    for line in game.title.words(game.terms).position(game.view(None)):
        assert line.strip() in shown
    ElementTree.fromstring(fernhandel.draw(game.view(1)))


def test_a_picture_says_little_of_itself_where_nothing_is_shown() -> None:
    picture = fernhandel.draw(fernhandel.make("merchants", players=2, seed=1).view(None))
    assert repr(picture).startswith("<Svg of ")
    assert picture._repr_svg_() == picture
