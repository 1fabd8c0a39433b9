"""The example that learns: a few updates are enough to beat chance, and what was learned is kept.

PyTorch is not among what the tests install, for it may bring gigabytes. Where it is missing the script says how to
get it, which is tested everywhere; its numbers without a network are tested in test_features.py.
"""

import csv
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fernhandel

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
WITHOUT_TORCH = "import runpy, sys; sys.modules['torch'] = None; runpy.run_path(sys.argv[1], run_name='__main__')"
UPDATES, GAMES = 3, 12


def test_without_torch_it_says_what_is_missing() -> None:
    command = [sys.executable, "-c", WITHOUT_TORCH, str(EXAMPLES / "ppo.py")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.startswith("torch is missing; install it with: ")
    assert "[train]" in ran.stderr


def test_its_board_is_a_whole_game() -> None:
    """Even by chance it ends, where the board of the house would take thousands of turns."""
    board = EXAMPLES / "small_auf_achse.toml"
    tables = fernhandel.batch(fernhandel.make("auf_achse", players=2, variant="children", board=board, seed=1), 8)
    luck = np.random.default_rng(1)
    ended = 0
    for _ in range(1500):
        tables.step((luck.random(tables.masks.shape) * tables.masks).argmax(axis=1))
        ended += int(tables.over.sum())
        assert not tables.rewards.sum()
    assert ended >= 8


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: pip install '.[train]'")
def test_it_learns_and_what_it_learned_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import torch

    asked = f"--updates {UPDATES} --every {UPDATES} --games {GAMES} --to {tmp_path}"
    monkeypatch.setattr(sys, "argv", ["ppo.py", *asked.split()])
    threads = torch.get_num_threads()
    try:
        ppo: dict[str, Any] = runpy.run_path(str(EXAMPLES / "ppo.py"))
        ppo["main"]()
    finally:
        torch.set_num_threads(threads)
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        before, *_, after = list(csv.DictReader(file))
    assert (before["decisions"], int(after["decisions"])) == ("0", UPDATES * ppo["TABLES"] * ppo["STEPS"])
    assert float(before["random"]) < 0.75
    assert float(after["random"]) >= 0.85
    assert "<svg" in (tmp_path / "curve.svg").read_text("utf-8")

    again = ppo["Player"](fernhandel.make("auf_achse", seed=0, **ppo["TERMS"]))
    again.load_state_dict(torch.load(tmp_path / "player.pt", weights_only=True))
    assert ppo["win_rate"](again, "random", GAMES, 1) == float(after["random"])
