"""Tournaments: fair seats, safe journals, failures that are counted, the same figures on every backend."""

import gc
import json
import re
import socket
import sys
from importlib.metadata import EntryPoint
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from arena import guests
from cli.terminal import run
from fernhandel.arena import match
from fernhandel.arena.cluster import play_on_cluster
from fernhandel.arena.lineups import fixtures, line_ups
from fernhandel.arena.match import OVER_TIME, Pairing, play_one
from fernhandel.arena.series import Fixture, play_series
from fernhandel.arena.tables import mean_of, results, share_of
from fernhandel.bots import bot_names, make_bot
from fernhandel.cli import app
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install

GUEST = "arena.guests:Last"
DUEL = ("arena", "nuremberg", "easy", "random", "--players", "2", "--games", "4", "--seed", "3")


def tournament(folder: Path, *args: str) -> dict[str, Any]:
    done = run(folder, *DUEL, "--out", "report", *args)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads((folder / "report" / "report.json").read_text("utf-8"))
    return found


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the machine."""
    found = {key: value for key, value in report["results"].items() if key != "steps"}
    found["bots"] = [
        {key: value for key, value in bot.items() if key not in ("seconds", "longest")} for bot in found["bots"]
    ]
    for bot in found["bots"]:
        bot["failures"] = {kind: count for kind, count in bot["failures"].items() if kind != OVER_TIME}
    return found


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("alone")
    return folder / "report", tournament(folder, "--jobs", "1")


# -- who plays whom ------------------------------------------------------------------------------------------------


def test_every_line_up_plays_every_deal_from_every_seat() -> None:
    pairing = Pairing("nuremberg", None, None, {}, [])
    found = fixtures(pairing, line_ups(["a", "b", "c", "d"], 3), 6, 10)
    assert [fixture.number for fixture in found] == list(range(24))
    for first in range(0, 24, 6):
        games = found[first : first + 6]
        assert [game.seed for game in games] == [10, 10, 10, 11, 11, 11]
        for bot in games[0].pairing.bots:
            assert sorted(game.pairing.bots.index(bot) for game in games[:3]) == [0, 1, 2]


@pytest.mark.parametrize(("bots", "reason"), [(["a"], "two bots or more"), (["a", "b", "a"], "every bot once")])
def test_a_tournament_needs_different_bots(bots: list[str], reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        line_ups(bots, 4)


def test_who_sits_alone_must_play() -> None:
    with pytest.raises(BadInput, match="'hard' is to sit alone but does not play"):
        line_ups(["normal", "easy"], 4, alone="hard")


# -- bots from elsewhere ---------------------------------------------------------------------------------------------


def test_any_class_can_play_by_its_module_and_name() -> None:
    assert isinstance(make_bot(GUEST, "nuremberg", 1), guests.Last)
    outcome = play_one(Pairing("nuremberg", None, None, {}, [GUEST, "random"]), 5)
    assert (outcome.fault, len(outcome.standing)) == ("", 2)


@pytest.mark.parametrize("name", ["nobody", "arena.guests:Nobody", "no_such_module:Bot"])
def test_a_bot_that_is_not_there_is_told(name: str) -> None:
    with pytest.raises(BadInput, match=name):
        make_bot(name, "nuremberg", 1)


def test_bots_of_other_packages_are_found_by_their_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    import fernhandel.bots as bots

    entry = EntryPoint(name="last", value=GUEST, group=bots.GROUP)
    monkeypatch.setattr(bots, "entry_points", lambda group: [entry] if group == bots.GROUP else [])
    assert bot_names() == ["random", "easy", "normal", "hard", "champion", "last"]
    assert isinstance(make_bot("last", "nuremberg", 1), guests.Last)


@pytest.mark.parametrize(
    ("guest", "kind", "always"),
    [("Raising", "error", True), ("Cheating", "illegal", True), ("Slow", "over time", False)],
)
def test_what_a_bot_does_wrong_is_counted_and_never_ends_the_game(guest: str, kind: str, always: bool) -> None:
    pairing = Pairing("nuremberg", None, None, {}, [f"arena.guests:{guest}", "random"], seconds=0.1)
    outcome = play_one(pairing, 1)
    assert outcome.error == ""
    assert {failure.kind for failure in outcome.failures} == {kind}
    assert {failure.seat for failure in outcome.failures} == {0}
    assert len(outcome.failures) > 20 if always else len(outcome.failures) == 1
    assert (outcome.fault == "") == (kind == "over time")
    (table,) = [bot for bot in results([(Fixture(0, pairing, 1), outcome)], pairing.bots).bots if guest in bot.bot]
    assert table.failures == {kind: len(outcome.failures)}


def test_a_bot_that_listens_is_told_of_the_game_to_its_end() -> None:
    guests.Attentive.told.clear()
    outcome = play_one(Pairing("nuremberg", None, None, {}, ["random", "arena.guests:Attentive"]), 1)
    heard = guests.Attentive.told
    assert outcome.failures == []
    assert heard[-2:] == ["over:1", "closed"]
    assert {line.split(":")[0] for line in heard[:-2]} == {"1"}
    assert len(heard) > outcome.decisions / 2


def test_a_bot_that_fails_in_listening_does_not_end_the_game() -> None:
    guests.Attentive.told.clear()
    outcome = play_one(Pairing("nuremberg", None, None, {}, ["arena.guests:Deaf", "random"]), 1)
    assert outcome.error == ""
    assert {(failure.seat, failure.kind) for failure in outcome.failures} == {(0, "error")}
    assert guests.Attentive.told == ["over:1", "closed"]


def test_no_bot_pays_for_what_another_leaves_behind() -> None:
    """Collections come between games: one after a search takes longer than many a bot thinks."""
    outcome = play_one(Pairing("nuremberg", None, None, {}, ["arena.guests:Undisturbed", "random"]), 1)
    assert outcome.failures == []
    assert gc.isenabled()


def test_rules_that_fail_are_told_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST_GAME", 10)
    pairing = Pairing("nuremberg", None, None, {}, ["random", "random"])
    (played,) = play_series([Fixture(0, pairing, 1)], 1)
    assert played[1].error == "RuntimeError: the game is still going after 10 decisions"
    assert results([played], ["random"]).faults == 1


# -- the same everywhere -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("backend", ["processes", "ray"])
def test_two_workers_find_what_one_finds(alone: tuple[Path, dict[str, Any]], backend: str, tmp_path: Path) -> None:
    shared = tournament(tmp_path, "--jobs", "2", "--backend", backend)
    assert without_times(shared) == without_times(alone[1])


def test_a_cluster_where_nobody_is_is_not_waited_for() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(BadInput, match=f"no cluster answers at {address}"):
            next(play_on_cluster([], 1, address))


def test_a_broken_off_tournament_goes_on_where_it_was(alone: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    folder = tmp_path / "report"
    folder.mkdir()
    lines = (alone[0] / "games.jsonl").read_bytes().splitlines(keepends=True)
    (folder / "games.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:40])  # cut off in the middle of a line
    report = tournament(tmp_path, "--jobs", "1")
    assert without_times(report) == without_times(alone[1])
    kept = (folder / "games.jsonl").read_bytes().splitlines(keepends=True)
    assert kept[:3] == lines[:3]
    assert len(kept) == len(lines)


def test_a_journal_of_another_tournament_is_left_alone(alone: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    folder = tmp_path / "report"
    folder.mkdir()
    journal = (alone[0] / "games.jsonl").read_bytes()
    for content, reason in (
        (journal.replace(b'"seed":3', b'"seed":4', 1), "is of another tournament: seed 4, not 3"),
        (b"hello\n", "line 1: this is not the journal of a tournament"),
        (journal.replace(b'"number":0', b'"number":9', 1), "game 9 is not one of this tournament"),
    ):
        (folder / "games.jsonl").write_bytes(content)
        done = run(tmp_path, *DUEL, "--out", "report")
        assert done.returncode == 1
        assert reason in done.stderr.replace("\n", " ")
        assert (folder / "games.jsonl").read_bytes() == content


# -- figures ---------------------------------------------------------------------------------------------------------


def test_the_figures_add_up(alone: tuple[Path, dict[str, Any]]) -> None:
    found = alone[1]["results"]
    assert (found["games"], found["faults"]) == (4, 0)
    assert [bot["bot"] for bot in found["bots"]] == ["easy", "random"]
    easy, random = found["bots"]
    assert easy["wins"]["mean"] + random["wins"]["mean"] == pytest.approx(1)
    assert easy["rank"]["mean"] + random["rank"]["mean"] == pytest.approx(3)
    assert easy["rating"] < easy["mean_rating"]
    assert found["line_ups"]["easy random"]["easy"] == easy["wins"]
    assert sum(seat["wins"]["mean"] for seat in found["seats"]) == pytest.approx(1)
    steps = {time["step"]: time for time in found["steps"] if time["bot"] == "easy"}
    assert {"auction", "building", "trains"} <= set(steps)
    assert sum(time["decisions"] for time in found["steps"]) == sum(found["decisions"])
    assert len(found["scores"]["easy"]) == len(found["turns"]) == 4


def test_intervals_narrow_with_the_number_of_games() -> None:
    widths = [share_of(games * 0.7, games).high - share_of(games * 0.7, games).low for games in (10, 100, 1000)]
    assert all(wide > 2 * narrow for wide, narrow in pairwise(widths))
    assert share_of(0, 20).low == 0.0
    assert share_of(20, 20).high == 1.0
    ranks = mean_of([1, 2, 1, 2])
    assert (ranks.mean, ranks.low < 1.5 < ranks.high) == (1.5, True)


def test_the_report_is_one_page_with_its_plots(alone: tuple[Path, dict[str, Any]]) -> None:
    page = (alone[0] / "report.html").read_text("utf-8")
    assert page.count("<svg") == 4
    assert "easy random" in page
    assert not re.search(r'(src|href)="?http|url\(http|@import', page)  # it asks nobody for anything


def test_without_matplotlib_all_is_played_and_told_but_the_plots(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    args = [*DUEL, "--games", "1", "--jobs", "1", "--out", str(tmp_path)]
    with monkeypatch.context() as missing:
        missing.setitem(sys.modules, "matplotlib", None)
        done = CliRunner().invoke(app, args)
    assert done.exit_code == 0
    assert "easy won" in done.output
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "easy random" in page
    assert "<svg" not in page
    assert done.output.rstrip().endswith(f"{how_to_install('arena')}\nThen say the same command again.")
    again = CliRunner().invoke(app, args)
    assert "pip install" not in again.output
    assert (tmp_path / "report.html").read_text("utf-8").count("<svg") == 4
