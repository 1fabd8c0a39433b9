"""The picture of Auf Achse: the road, the contracts, the players and the map, and nobody's secrets."""

import re
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest

import fernhandel
from auf_achse.arrange import Scene
from drawing import drawn, mapped, picture_of
from fernhandel.bots import make_bot
from fernhandel.games.auf_achse.meta import AUF_ACHSE
from fernhandel.games.auf_achse.terminal.roads import points_to_cities
from fernhandel.rulebook import rules

pytestmark = pytest.mark.one_form

LONG_NAMES = [f"{name:*<16}" for name in ("North", "South", "Left", "Right", "Upper", "Lower")]  # the longest there are


@pytest.fixture
def scene() -> Scene:
    scene = Scene().trucks("hamburg", "koeln~frankfurt#2", "kassel", "kassel").cash(4100, 9300, 700, 2600)
    scene.holds(0, "hannover-bruxelles", "milano-hamburg").loads(0, "berlin-trieste")
    scene.holds(1, "verona-dresden").loads(1, "flensburg-wien").owns(1, large=1).keeps(1, second_driver=1)
    scene.pile("koeln-linz", "praha-basel", "wien-berlin").owes(2, 1000, 600).owns(3, small=2)
    scene.t.known[scene.card("verona-dresden")] = True
    scene.t.missed[3] = 1
    return scene.construction("hamburg~berlin#2").jam("innsbruck", drawer=3).rolls(0, 4, 2)


def line_of(shown: str, beginning: str) -> str:
    return next(line for line in shown.splitlines() if line.startswith(beginning))


def words_of(shown: str, beginning: str) -> str:
    """The line that begins so, its words one space apart."""
    return " ".join(line_of(shown, beginning).split())


def test_everything_on_the_table_is_in_the_picture(scene: Scene) -> None:
    shown = drawn(scene.game, 0, width=100)
    assert "North is on the move · rolled 4 and 2 · first player North" in shown
    assert "construction sign Hamburg ·#△· Berlin · jam Innsbruck until the turn of Right · 3 public" in shown
    assert words_of(shown, "Dock") == "Dock Dortmund → Strasbourg 2 1600 6+9 300 600 900 1200 1400"
    assert [line.split()[1] for line in shown.splitlines() if line.startswith("Row ")] == ["Villach", "Köln", "Graz"]
    assert words_of(shown, "Hand") == "Hand Hannover → Bruxelles 6 2900 3+10"
    assert words_of(shown, "Load") == "Load Berlin → Trieste 4 3900 23"
    assert words_of(shown, "[1]") == "[1] North (you) Hamburg 4100 4/6 2"
    assert words_of(shown, "[2]") == "[2] South Köln ·● Frankfurt 9300 6/12 +1L 1"
    assert "  6→Wien 5000 · keeps “Second driver” · in hand Verona–Dresden" in shown
    assert "owes 1,600" in line_of(shown, "[3]")
    assert words_of(shown, "[4]") == "[4] Right Kassel 2600 0/14 +2S 0 misses a turn"
    assert "Trailers for sale: 3 large (L) and 2 small (S) · 27 event cards left" in shown


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_hands_of_others_are_not_in_it(scene: Scene, seat: int | None) -> None:
    scene.t.known[scene.card("verona-dresden")] = False
    shown = drawn(scene.game, seat, width=100)
    assert ("Milano → Hamburg" in shown) == (seat == 0)
    assert ("Verona → Dresden" in shown) == (seat == 1)
    assert "Verona–Dresden" not in shown


def test_points_are_counted_around_the_signs(scene: Scene) -> None:
    board = scene.t.rules.board
    open_road = points_to_cities(board, "innsbruck~verona#1", ())
    assert (open_road["innsbruck"], open_road["verona"], open_road["zuerich"]) == (1, 4, 6)
    closed = points_to_cities(board, "innsbruck~verona#1", ("innsbruck", None))
    assert "innsbruck" not in closed
    assert closed["zuerich"] == 4 + 3 + 5  # by Verona and Milano
    scene.truck(0, "koeln").holds(0, "innsbruck-frankfurt")
    assert line_of(drawn(scene.game, 0), "Hand  Innsbruck").split()[-1].startswith("✕+")  # nobody enters the jam


def test_an_auction_shows_the_offer_and_who_is_out() -> None:
    scene = Scene().arrives(0, "kassel")
    scene.do(0, "choose", contract="villach-linz")
    assert "Auction of Villach → Linz · no offer yet" in drawn(scene.game, 1)
    scene.do(1, "offer", offer=2)
    scene.do(2, "pass")
    scene.do(3, "pass")
    assert "Auction of Villach → Linz · South holds offer 2 for 400 · passed: Left, Right" in drawn(scene.game, 0)
    scene.do(0, "match")
    assert "North holds offer 2 for 400" in drawn(scene.game, 1)


def test_the_end_of_the_public_contracts_is_announced() -> None:
    scene = Scene().holds(0, "wien-berlin").turn(0)
    assert "THE LAST PUBLIC CONTRACTS" in drawn(scene.game, 0)
    scene.row()
    shown = drawn(scene.game, 0)
    assert "NO PUBLIC CONTRACT LEFT" in shown
    assert "the first without a contract ends the game" in shown


def test_variants_show_what_they_have() -> None:
    placing = drawn(fernhandel.make("auf_achse", players=2, edition="1987", seed=1), 0)
    assert "The contracts are dealt when all trucks are placed." in placing
    assert "LEFT" not in placing  # no contract lies there yet, but the end is not near
    children = drawn(fernhandel.make("auf_achse", players=2, variant="children", seed=1), 0)
    assert "Row " in children
    assert not any(word in children for word in ("Dock", "Offers", "Trailers"))


# -- the map -----------------------------------------------------------------------------------------------------------


def test_the_map_shows_pieces_and_own_cities_in_their_places(scene: Scene) -> None:
    shown, _, legend = mapped(scene.game, 0).partition("\n\n")
    for piece in ("[1]", "[2]", "[34]", "[#]", "[!]"):
        assert shown.count(piece) == 1, piece
    assert all(city.name in shown for city in AUF_ACHSE.board_data(scene.game.terms).cities)
    assert "Hannover↑" in shown
    assert "Milano↑" in shown
    assert "Trieste↓" in shown
    assert "[3] Left" in legend
    assert "Hannover↑" not in mapped(scene.game, None)


@pytest.mark.parametrize("width", [80, 100])
def test_no_name_on_the_map_hides_a_space(width: int) -> None:
    shown, _, _ = mapped(fernhandel.make("auf_achse", players=2, seed=1), None, width=width).partition("\n\n")
    assert (shown.count("■"), shown.count("△")) == (32, 42)


def test_a_board_without_places_has_no_map(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    own = files("fernhandel.games.auf_achse").joinpath("board.toml").read_text("utf-8")
    file.write_text(re.sub(r"^at = .*$", "", own, count=1, flags=re.MULTILINE), "utf-8")
    game = fernhandel.make("auf_achse", players=2, seed=1, board=file)
    assert mapped(game, 0) == ""
    assert "Hand " in drawn(game, 0)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "terms"),
    [(6, {"edition": "2007"}), (2, {"edition": "2007"}), (6, {"edition": "1987"}), (3, {"variant": "children"})],
)
def test_every_position_of_a_game_keeps_to_its_width(players: int, terms: dict[str, str]) -> None:
    game = fernhandel.make("auf_achse", players=players, seed=4, **terms)
    bots = [make_bot("easy", "auf_achse", seat) for seat in range(players)]
    while not game.over:
        seat = game.to_act()[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), 1.0))
        if game.length % 40 == 0 or game.over:
            for language, width in product(("en", "de"), (80, 100)):
                shown = drawn(game, seat, language, width, LONG_NAMES) + mapped(game, seat, language, width)
                assert max(map(len, shown.splitlines())) <= width
                assert "…" not in shown  # nothing had to be cut
    assert "The game is over" in drawn(game, None)


def test_every_kind_of_news_exists() -> None:
    game = fernhandel.make("auf_achse", players=2, seed=1)
    shown = picture_of(game)
    kinds = {kind.__name__ for kind in game.title.event_types}
    assert {"".join(word.title() for word in kind.split("_")) for kind in shown.dull | shown.minor} <= kinds
    assert all(rules("auf_achse").rule(id if "R" in id else f"{id}.1") for id in shown.card_rules)
