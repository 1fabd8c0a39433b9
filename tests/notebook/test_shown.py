"""What notebooks show of games, views and records: HTML in which nobody's name does anything, and a slider."""

import json
import re
from html import escape
from html.parser import HTMLParser
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import fernhandel
from fernhandel import Game, Record
from fernhandel.api import begin
from fernhandel.core import notebook, shelf
from fernhandel.core.drawings import inner, with_ids
from notebook.positions import played, record_of

NAMES = ["<b>N</b>", "</script>&", '"onload="x', "<!--"]
LARGEST = 1_500_000


class Shown(NamedTuple):
    game: Game
    record: Record
    html: str


@pytest.fixture(scope="module", params=["merchants-2010-4-1", "auf_achse-2007-4-1", "nuremberg-2010-4-1"])
def shown(request: pytest.FixtureRequest) -> Shown:
    game = played(request.param)
    record = game.record(NAMES)
    return Shown(game, record, record._repr_html_())


class Seen(HTMLParser):
    """The tags that a browser would find, and what stands in the scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.scripts: list[str] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        if self.tags[-1] == "script":
            self.scripts.append(data)
        else:
            self.text += data


def kept(html: str) -> dict[str, Any]:
    """What the slider keeps."""
    found = re.search(r"const kept = (.*);\n", html)
    assert found is not None
    told: dict[str, Any] = json.loads(found[1])
    return told


def test_a_game_shows_its_board_whose_move_it_is_and_at_last_who_won(shown: Shown) -> None:
    game, words = shown.game, shown.game.title.words(shown.game.terms)
    begun = begin(shown.record)
    assert escape(words.prompt(begun.view(None))) in begun._repr_html_()
    assert str(fernhandel.draw(begun.view(None))) in begun._repr_html_()
    over = Seen(game._repr_html_())
    assert words.verdict(game.standing()) in over.text
    assert over.tags.count("tr") == 1 + game.players


def test_a_view_shows_what_its_seat_sees(shown: Shown) -> None:
    view = shown.game.view(1)
    assert str(fernhandel.draw(view)) in view._repr_html_()
    assert f"as {shown.game.title.words(shown.game.terms).seat(1)} sees it" in view._repr_html_()


def test_the_slider_shows_every_position_and_stays_small(shown: Shown) -> None:
    game, record, html = shown
    assert len(html.encode()) < LARGEST
    data = kept(html)
    assert len(data["steps"]) == len(data["told"]) == len(record.moves) + 1
    own = re.findall(r'data-fernhandel="([^"]+)"', html)[0]
    drawing = game.title.drawing(game.terms, names=NAMES)
    again = begin(record)
    parts: dict[int, str] = {}
    for number, step in enumerate(data["steps"]):
        parts |= {part: data["drawn"][drawn] for part, drawn in zip(step[::2], step[1::2], strict=True)}
        if number % 40 == 0 or number == len(record.moves):
            wanted = [with_ids(part, own) for part in drawing.parts(again.view(None)).values()]
            assert [parts[part] for part in range(len(parts))] == wanted
        if number < len(record.moves):
            seat, text = record.moves[number]
            again.apply(seat, again.catalogue.from_text(text))
    last = inner(drawing.ground(), drawing.parts(game.view(None)))
    assert with_ids(last, own) in html, "where scripts are not run the last position is there"


def test_names_do_nothing(shown: Shown) -> None:
    seen = Seen(shown.html)
    assert seen.tags.count("script") == 1
    assert seen.tags.count("b") == 1, "that of the heading"
    assert not any(name.startswith("on") for name in seen.attributes)
    assert NAMES[0] in seen.text
    (script,) = seen.scripts
    assert script.endswith("})()"), "nothing inside has ended it"


def test_the_same_record_twice_is_two_sliders_and_others_have_other_ids() -> None:
    first, second = (fernhandel.make("merchants", players=2, seed=seed).record() for seed in (1, 2))
    assert first._repr_html_() == first._repr_html_()
    owns = {re.findall(r'data-fernhandel="([^"]+)"', one._repr_html_())[0] for one in (first, second)}
    assert len(owns) == 2


def test_a_record_that_cannot_be_played_says_why() -> None:
    record = fernhandel.make("merchants", players=2, seed=1).record()
    unknown = replace(record.terms, game="<i>")
    newer, less = replace(record.terms, rules=99), replace(record.terms, options={})
    for terms, moves in ((record.terms, [(0, "buy <i>")]), (unknown, []), (newer, []), (less, [])):
        shown = Record(terms, record.seed, [], moves, False)._repr_html_()
        assert "It cannot be shown: " in shown
        assert "<i>" not in shown


def test_a_record_of_an_unknown_number_of_names_goes_by_colours() -> None:
    game = fernhandel.make("merchants", players=2, seed=1)
    assert "Red" in game.record(["only one"])._repr_html_()
    assert shelf.title("merchants").words(game.terms).seat(0) == "Red"


def test_a_very_long_record_leaves_moves_out_but_never_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebook, "MOST_STEPS", 50)
    record = record_of("merchants-2010-2-1")
    data = kept(record._repr_html_())
    count = len(record.moves)
    assert 40 < len(data["steps"]) <= 52
    assert [told.split()[0] for told in data["told"]][-1] == str(count)
    assert data["told"][1].startswith(f"{-(-count // 50)} / {count} ")
