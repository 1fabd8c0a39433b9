"""The picture of First Train to Nuremberg: phases, boxes, trains and players, what can be loaded, and the map."""

import re
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest

import fernhandel
from cli.terminal import run
from drawing import drawn, mapped, picture_of
from fernhandel.bots import make_bot
from fernhandel.games.nuremberg.meta import NUREMBERG
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.track import lay
from fernhandel.rulebook import rules
from nuremberg.arrange import Scene

pytestmark = pytest.mark.one_form

LONG_NAMES = [f"{name:*<16}" for name in ("North", "South", "Left", "Right")]  # the longest there are


def words_of(shown: str, beginning: str) -> str:
    """The line that begins so, its words one space apart."""
    return " ".join(next(line for line in shown.splitlines() if line.startswith(beginning)).split())


@pytest.fixture
def scene() -> Scene:
    """In the trains phase of a turn; North has a line from Schwabach over Roßtal to Heilsbronn."""
    scene = Scene().means(0, 4, government=2, train=3, red=1, green=5).means(1, 12, government=2, train=1)
    scene.track(0, "schwabach", "rosstal", "heilsbronn").track(2, "nuernberg", "gostenhof")
    scene.company_track("green", "fuerth", "doos").goods(regelsbach=2, rohr=1, gostenhof=1)
    scene.people("heilsbronn", red=1, green=1, landlords=1).people("rosstal", red=2)
    scene.owns(0, "1a", red=1, beer=2).owns(3, "3d", post=1).profit(5, -13, -2, -2)
    scene.pile(0, post=1, beer=12, red=2, green=1).stack("government", 1, 0, 2, 3).stack("profit", 3, 2, 1, 0)
    scene.t.vp[0] = 17
    return scene.trains(0, 3, 2, 1)


# -- the table -------------------------------------------------------------------------------------------------------


def test_everything_on_the_table_is_in_the_picture(scene: Scene) -> None:
    shown = drawn(scene.game, 0, width=100)
    assert "Turn 1 of 4 · North is on turn · Nürnberg and Fürth not connected yet" in shown
    assert words_of(shown, "[6 Trains]") == "[6 Trains] ▸1 4 3 2 1 3a ··| 3b ·|· 3c ·|· [4]|p·"
    assert words_of(shown, " 3 Auction") == "3 Auction 1 2 3 4 3 [1]r··|bb 1b ···|·· 1c ··|··· 1d ··|···"
    assert words_of(shown, " 5 Track").startswith("5 Track 1 2 3 4 2 2a ···|·")
    assert words_of(shown, " 9 Takeovers") == "9 Takeovers ·"
    assert words_of(shown, "Player") == "Player Cubes W B R G VP Sets P/L Links Total p b r g"
    assert words_of(shown, "[1] North") == "[1] North (you) 4+11 2² 3 1 5 17 1 5 2 22 1 12 2 1"
    assert words_of(shown, "[2] South") == "[2] South 12+3 2¹ 1 0 0 0 0 −13 0 −13 0 0 0 0"
    assert "−2²" in words_of(shown, "[3] Left")  # Right's disc was moved later
    assert "−2¹" in words_of(shown, "[4] Right")
    assert words_of(shown, "Within reach") == "Within reach: Regelsbach bb Heilsbronn r Roßtal rr"
    assert "Box 1" not in shown  # after the auction the boxes mean nothing


def test_reach_is_that_of_the_seat_who_looks(scene: Scene) -> None:
    assert words_of(drawn(scene.game, 2), "Within reach") == "Within reach: Gostenhof p"
    assert "Within reach" not in drawn(scene.game, 3)
    assert "Within reach" not in drawn(scene.game, None)
    assert {area for _, area in scene.reach(0)} <= {"regelsbach", "rosstal", "heilsbronn"}


def test_the_auction_shows_boxes_tokens_and_bids() -> None:
    scene = Scene().tokens("train", "red", *["green"] * 6).bid(0, 1, 4).bid(2, 5, 2).auction(0, 1, 2, 3)
    shown = drawn(scene.game, 1)
    assert words_of(shown, "Box 1") == "Box 1 WBR + B Box 2 WBG + R Box 3 BRR + G Box 4 WGG + G"
    assert words_of(shown, "North 4 cubes") == "North 4 cubes from 3 cubes from 3 cubes from 3 cubes"
    assert words_of(shown, "Left 2 cubes") == "Left 2 cubes from 2 cubes from 2 cubes from 2 cubes"
    assert words_of(shown, " 5 Track").startswith("5 Track · ")  # no order before the auction is over
    small = drawn(fernhandel.make("nuremberg", players=2, seed=1), 0)
    assert "Box 6" in small
    assert "Box 7" not in small
    assert "a passenger scores the price of its train" in small


def test_chains_runs_and_debts_are_shown_with_their_price() -> None:
    scene = Scene().means(0, 1, government=2, train=2, red=2).people("rosstal", landlords=1).building()
    scene.begin_chain(0, "schwabach", "rosstal")
    price = "1 build point, 1 red influence and 1 government influence for the landlord"
    assert f"Chain of North: Schwabach – Roßtal · {price}" in drawn(scene.game, 1, width=120)
    scene.do(0, "link", to="heilsbronn")
    scene.do(0, "done")
    assert "1 still due" in drawn(scene.game, 0, width=120)
    scene = Scene().track(0, "schwabach", "rosstal", "heilsbronn").influence(0, red=2).takeovers()
    scene.begin_run(0, "red", "schwabach", "rosstal")
    assert "North sells to the Red company: Schwabach – Roßtal · 1 red influence" in drawn(scene.game, 2)
    assert words_of(drawn(scene.game, 0), "[9 Takeovers]") == "[9 Takeovers] ▸1 2 3 4"


def test_who_is_out_and_the_last_turn_are_announced(scene: Scene) -> None:
    scene.last_turn().do(0, "pass")
    shown = drawn(scene.game, 0, width=100)
    assert "out of the trains: North" in shown
    assert "LAST TURN" in shown


# -- the map ---------------------------------------------------------------------------------------------------------


def test_the_map_shows_pieces_stations_and_owners(scene: Scene) -> None:
    shown, _, legend = mapped(scene.game, 0, width=100).partition("\n\n○")
    assert all(sign in shown for sign in ("^bb", "+p", "●R"))
    assert re.search(r"○rg\$─+1─+○rr", shown)  # Heilsbronn and Roßtal
    assert re.search(r"●G─*G─*", shown)  # Fürth and Doos, which is a station of the company now
    assert shown.count("●G") == 3
    assert "─3─ Left" in legend
    assert "─G─ Green company" in legend
    assert "$ landlords" in legend


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("country", ["nuremberg", "wensleydale"])
def test_every_area_and_every_border_has_its_place_on_the_map(country: str, width: int) -> None:
    game = fernhandel.make("nuremberg", players=4, seed=1, map=country)
    assert isinstance(game.table, Table)
    shown, _, _ = mapped(game, None, width=width).partition("\n\n○")
    borders, dear = len(game.table.owner), game.table.rules.board.prices.count(2)
    assert (shown.count("·"), shown.count(":")) == (borders - dear, dear)
    assert sum(shown.count(sign) for sign in "○●+^") == 99
    assert all(area.name[:2] in shown for area in NUREMBERG.board_data(game.terms).areas)
    for border in range(borders):
        lay(game.table, border, 1)
    built, _, _ = mapped(game, None, width=width).partition("\n\n○")
    assert built.count("2") == borders


def test_a_map_without_places_is_not_drawn(tmp_path: Path) -> None:
    file = tmp_path / "map.toml"
    own = files("fernhandel.games.nuremberg").joinpath("nuremberg.toml").read_text("utf-8")
    file.write_text(re.sub(r"^at = .*$", "", own, count=1, flags=re.MULTILINE), "utf-8")
    game = fernhandel.make("nuremberg", players=3, seed=1, board=file)
    assert mapped(game, 0) == ""
    assert "Box 1" in drawn(game, 0)
    told = run(tmp_path, "board", "check", str(file), "--game", "nuremberg").stdout
    assert "99 areas, 69 of them for track, 31 with a station" in told
    assert "98 of 99 areas have a place on the map" in told


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "map", "display"), [(4, "wensleydale", "d34"), (3, "nuremberg", "d23"), (2, "wensleydale", "d23")]
)
def test_every_position_of_a_game_keeps_to_its_width(players: int, map: str, display: str) -> None:
    game = fernhandel.make("nuremberg", players=players, seed=4, map=map, display=display)
    bots = [make_bot("easy", "nuremberg", seat) for seat in range(players)]
    while not game.over:
        seat = game.to_act()[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), 1.0))
        if game.length % 40 == 0 or game.over:
            for language, width in product(("en", "de"), (80, 100)):
                shown = drawn(game, seat, language, width, LONG_NAMES) + mapped(game, seat, language, width)
                assert max(len(line) for line in shown.splitlines()) <= width
                assert "…" not in shown  # nothing had to be cut
                assert len(drawn(game, seat, language, width).splitlines()) <= 30
    assert "The game is over" in drawn(game, None)


def test_every_kind_of_news_exists() -> None:
    game = fernhandel.make("nuremberg", players=2, seed=1)
    shown = picture_of(game)
    kinds = {kind.__name__ for kind in game.title.event_types}
    assert {"".join(word.title() for word in kind.split("_")) for kind in shown.dull | shown.minor} <= kinds
    assert all(rules("nuremberg").rule(f"{id}.1") for id in shown.card_rules)
