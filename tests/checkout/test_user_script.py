"""What a user writes has types: strict checks of a script pass where it is right, and name what is wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = """
import pickle
from typing import assert_type

import fernhandel
from fernhandel.games.merchants.meta import MerchantsGame
from fernhandel.games.merchants.view import MerchantsView
from fernhandel.games.nuremberg.view import NurembergView

game = fernhandel.make("merchants", players=3, seed=7, money="open")
assert_type(game, MerchantsGame)
view = game.view(0)
assert_type(view, MerchantsView)
richest = max(player.money or 0 for player in view.players)
seat = game.to_act()[0]
for event in game.apply(seat, game.legal(seat)[0]):
    if event.kind == "bought":
        print(event.seen_by(1))
for line in game.words("de").position(view):
    print(line, richest)
imagined = view.imagine(fernhandel.Rng.from_seed(1))
assert_type(imagined.view(0), MerchantsView)
assert_type(fernhandel.make("nuremberg", players=2).view(None), NurembergView)
other: fernhandel.Game = pickle.loads(pickle.dumps(game))
print(other.record() == game.record(), fernhandel.games()[0].title)
tables = fernhandel.batch("auf_achse", 8, players=4)
tables.step(tables.masks.argmax(axis=1))
"""
WRONG = "print(game.view(0).purse)\n"


def checked(checker: list[str], script: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *checker, str(script)]
    return subprocess.run(command, cwd=script.parent, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "checker", [["mypy", "--strict"], ["pyright", "--pythonpath", sys.executable]], ids=["mypy", "pyright"]
)
def test_a_strict_checker_knows_the_types(checker: list[str], tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}', "utf-8")
    script.write_text(SCRIPT, "utf-8")
    right = checked(checker, script)
    assert right.returncode == 0, right.stdout
    script.write_text(SCRIPT + WRONG, "utf-8")
    wrong = checked(checker, script)
    assert wrong.returncode == 1
    assert "purse" in wrong.stdout


def test_it_runs_too(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, "utf-8")
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "True Merchants of the Middle Ages" in ran.stdout
