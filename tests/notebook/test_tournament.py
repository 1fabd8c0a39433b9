"""A tournament by one call: the figures of the command, kept in the same folder, as a data frame."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.terminal import run
from fernhandel.arena import Tournament, load, tournament
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install

COLUMNS = "game seed line_up seat bot rank won turns decisions seconds longest failures error"
DUEL: dict[str, Any] = {"players": 2, "games": 4, "seed": 3}


@pytest.fixture(scope="module")
def duel() -> Tournament:
    return tournament("nuremberg", ["easy", "random"], workers=1, **DUEL)


def lasting(results: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the machine."""
    told = ("bot", "games", "rating", "wins", "rank", "score")
    bots = [{name: bot[name] for name in told} for bot in results["bots"]]
    whole = ("games", "faults", "line_ups", "duels", "scores", "decisions")
    return {"bots": bots} | {name: results[name] for name in whole}


def test_the_function_the_command_and_the_folder_tell_the_same(duel: Tournament, tmp_path: Path) -> None:
    line = ("arena", "nuremberg", "easy", "random", "--players", "2", "--games", "4", "--seed", "3", "--jobs", "2")
    done = run(tmp_path, *line, "--out", "report")
    assert done.returncode == 0, done.stderr
    written = json.loads((tmp_path / "report" / "report.json").read_text("utf-8"))
    own = lasting(msgspec.to_builtins(duel.results))
    assert own == lasting(written["results"])
    loaded = load(tmp_path / "report")
    assert loaded.header == duel.header
    assert lasting(msgspec.to_builtins(loaded.results)) == own
    again = tournament("nuremberg", ["easy", "random"], out=tmp_path / "report", **DUEL)
    assert again.frame().equals(loaded.frame()), "all of it was played; nothing is played again"


def test_spawned_workers_find_the_same(duel: Tournament) -> None:
    found = tournament("nuremberg", ["easy", "random"], workers=2, **DUEL)
    assert lasting(msgspec.to_builtins(found.results)) == lasting(msgspec.to_builtins(duel.results))


def test_the_frame_has_a_row_for_each_seat(duel: Tournament) -> None:
    frame = duel.frame()
    assert [name for name in frame.column_names if not name.startswith("score_")] == COLUMNS.split()
    rows = frame.to_pylist()
    assert len(rows) == 2 * duel.results.games
    (table,) = [bot for bot in duel.bots if bot.bot == "easy"]
    own = [row for row in rows if row["bot"] == "easy"]
    assert sum(row["won"] for row in own) / len(own) == table.wins.mean
    assert [row["score_points"] for row in own] == duel.results.scores["easy"]
    assert {row["seat"] for row in own} == {0, 1}
    assert all(row["seconds"] >= row["longest"] > 0 for row in own)


def test_a_frame_without_pyarrow_is_told(duel: Tournament, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadInput, match=re.escape(how_to_install("data"))):
        duel.frame()


def test_it_shows_its_tables_and_a_chart(duel: Tournament) -> None:
    shown = duel._repr_html_()
    assert shown.count("data-bot=") == 2
    for told in ("easy random", "won (95 %)", "<svg"):
        assert told in shown
    assert repr(duel).startswith("<Tournament of nuremberg, 4 games: easy won")


def test_a_folder_that_still_grows_is_read_and_left_alone(tmp_path: Path) -> None:
    tournament("nuremberg", ["easy", "random"], workers=1, out=tmp_path, **DUEL)
    journal = tmp_path / "games.jsonl"
    cut = journal.read_bytes()[:-20]
    journal.write_bytes(cut)
    assert load(tmp_path).results.games == 3
    assert journal.read_bytes() == cut


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"players": 9}, "not 9"),
        ({"games": 0}, "not 0"),
        ({"alone": "hard"}, "does not play"),
        ({"map": "atlantis"}, "atlantis"),
    ],
)
def test_what_cannot_be_played_is_told_and_leaves_no_folder(wrong: dict[str, Any], told: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=told):
        tournament("nuremberg", ["easy", "random"], workers=1, out=tmp_path / "out", **{**DUEL, **wrong})
    assert not (tmp_path / "out").exists()


def test_a_folder_without_a_tournament_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"games\.jsonl"):
        load(tmp_path)
    (tmp_path / "games.jsonl").write_text("{}\n")
    with pytest.raises(BadInput, match="not the journal"):
        load(tmp_path)
