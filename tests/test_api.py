"""The front door: what it offers, and how it says no."""

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, assert_type

import pytest

import fernhandel
from fernhandel import BadInput, Game, Refused, Rng
from fernhandel.games import OWN, typed
from fernhandel.games.merchants import meta
from fernhandel.games.merchants.meta import MerchantsGame
from merchants.arrange import ring_road


def table(**options: str) -> Game:
    return fernhandel.make("merchants", players=3, seed=7, **options)


def play_out(game: Game) -> None:
    rng = Rng.from_seed(1)
    while not game.over:
        seat = game.to_act()[0]
        options = game.legal(seat)
        game.apply(seat, options[rng.below(len(options))])


# -- what there is -------------------------------------------------------------------------------------------------


def test_games_tell_editions_options_and_player_counts() -> None:
    about, *_ = fernhandel.games()
    assert (about.id, about.title) == ("merchants", "Merchants of the Middle Ages")
    assert about.authors == ("Wolfgang Kramer", "Richard Ulrich")
    assert about.players == (2, 3, 4)
    assert [(edition.id, edition.title) for edition in about.editions] == [
        ("2010", "Merchants of the Middle Ages"),
        ("1999", "Die Händler"),
    ]
    values = {option.name: option.values for option in about.options}
    assert values["auctions"] == ("first", "per_wagon")
    assert values["abilities"] == ("auction", "split", "dealt")
    for option in [option for about in fernhandel.games() for option in about.options]:
        assert option.default in option.values
        assert set(option.defaults.values()) <= set(option.values)
        assert option.meaning


@pytest.mark.parametrize("edition", ["2010", "1999"])
def test_every_option_is_filled_in_with_its_default(edition: str) -> None:
    about, *_ = fernhandel.games()
    terms = fernhandel.make("merchants", players=2, edition=edition, seed=1).terms
    known = [option for option in about.options if option.known_to(edition)]
    assert terms.options == {option.name: option.default_for(edition, 2) for option in known}
    assert (terms.game, terms.edition, terms.players, terms.rules) == ("merchants", edition, 2, about.rules)


def test_the_newest_edition_is_played_unless_another_is_named() -> None:
    assert table().terms.edition == "2010"


def test_the_same_seed_deals_the_same_table() -> None:
    assert table().table.fingerprint() == table().table.fingerprint()
    drawn = [fernhandel.make("merchants", players=3) for _ in range(2)]
    assert drawn[0].seed != drawn[1].seed
    assert drawn[0].table.fingerprint() != drawn[1].table.fingerprint()


# -- making a table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there is "),
        ({"edition": "2024"}, "merchants has the editions 2010, 1999, not '2024'"),
        ({"edition": 1999}, "merchants has the editions 2010, 1999, not 1999"),
        ({"players": 1}, "merchants is for 2, 3, 4 players, not 1"),
        ({"players": 5}, "merchants is for 2, 3, 4 players, not 5"),
        ({"players": "3"}, "merchants is for 2, 3, 4 players, not 3"),
        ({"players": 3.0}, "merchants is for 2, 3, 4 players, not 3.0"),
        ({"players": None}, "merchants is for 2, 3, 4 players, not None"),
        ({"weather": "rain"}, "merchants 2010 has no option 'weather'; it has money, start"),
        ({"abilities": "dealt"}, "merchants 2010 has no option 'abilities'"),
        ({"edition": "1999", "start": "B"}, "merchants 1999 has no option 'start'"),
        ({"money": "gold"}, "option 'money' is one of hidden, open, not 'gold'"),
        ({"money": True}, "option 'money' is one of hidden, open, not True"),
        ({"seed": -1}, "a seed is a whole number from 0 to 2**128 - 1, not -1"),
        ({"seed": 2**128}, "a seed is a whole number from 0 to 2**128 - 1, not 3402"),
        ({"seed": "7"}, "a seed is a whole number from 0 to 2**128 - 1, not '7'"),
        ({"seed": True}, "a seed is a whole number from 0 to 2**128 - 1, not True"),
        ({"seed": 7.0}, "a seed is a whole number from 0 to 2**128 - 1, not 7.0"),
        ({"board": "no_such_board.toml"}, "no_such_board.toml: No such file or directory"),
        ({"board": "."}, ".: Is a directory"),
        ({"board": "a\0b"}, "a\0b: "),
    ],
)
def test_make_refuses_what_there_is_not(asked: dict[str, object], said: str) -> None:
    call: dict[str, Any] = {"game": "merchants", "players": 3, "seed": 7} | asked
    with pytest.raises(BadInput) as caught:
        fernhandel.make(**call)
    assert str(caught.value).startswith(said)


def test_a_board_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match=r"board\.toml: this is not a text file in UTF-8"):
        fernhandel.make("merchants", players=2, board=path)


# -- playing -------------------------------------------------------------------------------------------------------


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    game = table()
    (seat,) = game.to_act()
    before = game.table.fingerprint()
    for other in {0, 1, 2} - {seat}:
        assert game.legal(other) == []
        with pytest.raises(Refused) as caught:
            game.apply(other, game.action("done"))
        assert (caught.value.code, caught.value.facts) == ("not_your_turn", {"seat": other})
    assert game.table.fingerprint() == before
    assert game.length == 0


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_is_refused_everywhere(seat: int) -> None:
    game = table()
    done = game.action("done")
    for ask in (game.legal, game.view, lambda seat: game.apply(seat, done), lambda seat: game.refusal(seat, done)):
        with pytest.raises(BadInput, match=f"there is no seat {seat}; they run from 0 to 2"):
            ask(seat)


def test_an_action_of_another_table_is_refused(tmp_path: Path) -> None:
    game = table()
    other = fernhandel.make("merchants", players=3, seed=7, board=ring_road(tmp_path))
    for foreign in (other.action("done"), other.action("buy", good="cloth", city="LON")):
        with pytest.raises(BadInput, match="is not an action of this table"):
            game.apply(game.to_act()[0], foreign)
    assert game.length == 0


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    game = table()
    before = game.table.fingerprint()
    with pytest.raises(Refused) as caught:
        game.apply(game.to_act()[0], game.action("buy", good="wine", city="BRU"))
    assert (caught.value.code, caught.value.rule) == ("city_does_not_sell", "M2.4")
    assert str(caught.value) == "city does not sell (city BRU, good wine) [M2.4]"
    assert game.table.fingerprint() == before


def test_a_list_of_legal_actions_belongs_to_its_caller() -> None:
    game = table()
    (seat,) = game.to_act()
    game.legal(seat).clear()
    assert game.legal(seat)


def test_the_standing_is_known_when_the_game_is_over() -> None:
    game = table()
    with pytest.raises(BadInput, match="the standing is known when the game is over"):
        game.standing()
    play_out(game)
    assert sorted(place.seat for place in game.standing()) == [0, 1, 2]
    assert game.standing()[0].rank == 1
    assert game.to_act() == []
    assert [game.legal(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(Refused, match="game is over"):
        game.apply(0, game.action("done"))


def test_an_imagined_table_can_be_played_but_has_no_record() -> None:
    imagined = table().view(0).imagine(Rng.from_seed(1))
    with pytest.raises(BadInput, match="an imagined table has no record"):
        imagined.record()
    play_out(imagined)
    assert imagined.standing()


def test_a_copy_goes_its_own_way() -> None:
    game = table()
    (seat,) = game.to_act()
    game.apply(seat, game.action("buy", good="wine", city="KOL"))
    copy = game.copy()
    before = game.table.fingerprint()
    play_out(copy)
    assert game.table.fingerprint() == before
    assert game.length == 1
    assert copy.moves()[0] == game.moves()[0]
    assert fernhandel.replay(copy.record()).standing() == copy.standing()


def test_a_game_goes_on_when_the_house_has_forgotten_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """After some hundred tables on many boards the caches behind this one are empty."""
    game = table()
    monkeypatch.setattr(meta.MERCHANTS, "_built_from", meta.MERCHANTS._build_from)
    monkeypatch.setattr(meta, "_on_board", meta._on_board.__wrapped__)
    (seat,) = game.to_act()
    game.apply(seat, game.action("buy", good="wine", city="KOL"))
    assert game.length == 1


# -- replaying -----------------------------------------------------------------------------------------------------


def test_a_record_is_replayed_from_itself_its_text_or_its_file(tmp_path: Path) -> None:
    game = table()
    play_out(game)
    record = game.record(["North", "South", "Left"])
    path = tmp_path / "game.jsonl"
    path.write_text(record.to_jsonl(), "utf-8")
    for source in (record, record.to_jsonl(), record.to_text(), path, str(path)):
        assert fernhandel.replay(source).table.fingerprint() == game.table.fingerprint()


@pytest.mark.parametrize("source", ["", "no_such_record.jsonl", "a\0b", Path("no_such_record.jsonl"), "x" * 5000])
def test_a_file_that_cannot_be_read_is_told(source: str | Path) -> None:
    with pytest.raises(BadInput):
        fernhandel.replay(source)


AT_ONCE = """
import sys, threading
import fernhandel
sys.setswitchinterval(1e-6)
games = [about.id for about in fernhandel.games()]
gate = threading.Barrier(12)
made = []

def make(number):
    gate.wait()
    for game in games[number % len(games) :] + games[: number % len(games)]:
        made.append(fernhandel.make(game, players=2, seed=number).catalogue)

threads = [threading.Thread(target=make, args=(number,)) for number in range(12)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(made) == 12 * len(games)
assert len(set(map(id, made))) == len(games), "one catalogue for all tables of the same terms"
"""


def test_many_threads_make_the_first_tables_of_a_process() -> None:
    """What is built once is built by one of them; two at once would take the whole process with them, now and then."""
    package = str(Path(fernhandel.__file__).parents[1])
    for _ in range(4):
        made = subprocess.run(
            [sys.executable, "-c", AT_ONCE], env={**os.environ, "PYTHONPATH": package}, capture_output=True, check=False
        )
        assert (made.returncode, made.stderr) == (0, b"")


def test_make_knows_the_types_of_every_game_of_the_house() -> None:
    """The types themselves are checked with the rest of this file."""
    game = fernhandel.make("merchants", players=2, seed=1, money="open")
    assert_type(game, MerchantsGame)
    assert_type(game.view(0).players[1].status, int)
    named = re.findall(r'game: Literal\["(\w+)"\]', inspect.getsource(typed))
    assert named == [title.about.id for title in OWN]
