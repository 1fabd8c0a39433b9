"""`fernhandel simulate`."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cli.terminal import Terminal, plain, run
from fernhandel import View
from fernhandel.arena import match
from fernhandel.bots import Bot
from fernhandel.cli import app
from fernhandel.core.actions import Action

SIX = ("simulate", "merchants", "--games", "6", "--players", "3", "--bots", "easy,random", "--seed", "10")


def simulated(folder: Path, jobs: int) -> tuple[str, dict[str, Any]]:
    """What is shown, and what is written."""
    done = run(folder, *SIX, "--jobs", str(jobs), "--json", f"{jobs}.json")
    assert done.returncode == 0, done.stderr
    return done.stdout, json.loads((folder / f"{jobs}.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    return simulated(tmp_path_factory.mktemp("alone"), jobs=1)


def test_the_figures_do_not_depend_on_the_number_of_processes(
    alone: tuple[str, dict[str, Any]], tmp_path: Path
) -> None:
    _, shared = simulated(tmp_path, jobs=2)
    assert alone[1]["figures"] == shared["figures"]
    assert alone[1]["games"] == shared["games"]


def test_the_figures_add_up(alone: tuple[str, dict[str, Any]]) -> None:
    shown, written = alone
    assert "6 games of merchants between 3 bots" in shown
    assert "decisions a second" in shown
    figures, games = written["figures"], written["games"]
    assert [game["seed"] for game in games] == [10, 11, 12, 13, 14, 15]
    assert written["series"]["bots"] == ["easy", "random", "easy"]
    assert sum(seat["wins"] for seat in figures["by_seat"]) == 6
    assert figures["by_bot"]["easy"]["wins"] == figures["by_seat"][0]["wins"] + figures["by_seat"][2]["wins"]
    money = [place["score"]["money"] for game in games for place in game["standing"] if place["seat"] == 1]
    assert figures["by_seat"][1]["score"]["money"] == pytest.approx(sum(money) / 6)
    assert figures["turns"]["most"] == max(game["turns"] for game in games)
    assert figures["decisions"]["mean"] == pytest.approx(sum(game["decisions"] for game in games) / 6)


class Stumbling(Bot):
    """Raises at its first decision of every other game."""

    name = "stumbling"

    def __init__(self, seed: int) -> None:
        self._fails = seed % 2 == 0

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        if self._fails:
            raise RuntimeError("stumbled")
        return legal[-1]


def test_a_game_that_fails_is_counted_and_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "make_player", lambda _name, _game, seed: Stumbling(seed))
    monkeypatch.setattr(match, "bot_seed", lambda seed, _seat, _decision: seed)
    done = CliRunner().invoke(app, ["simulate", "merchants", "--games", "4", "--players", "2", "--jobs", "1"])
    assert done.exit_code == 1
    assert "2 games of merchants" in done.stdout
    assert "2 games failed" in done.stdout
    assert "seed 0: RuntimeError: stumbled" in done.stdout
    assert "seed 2: RuntimeError: stumbled" in done.stdout
    assert "seed 1" not in done.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_interrupt_key_prints_the_figures_so_far(jobs: str, tmp_path: Path) -> None:
    args = ["simulate", "merchants", "--games", "100000", "--players", "2", "--jobs", jobs]
    with Terminal(tmp_path, *args) as terminal:
        terminal.until("2/100000")
        terminal.type("\x03")
        told = plain(terminal.until("of 100000 games."))
        assert terminal.end() == 130
        assert "decisions a second" in told
        assert "Traceback" not in terminal.raw
