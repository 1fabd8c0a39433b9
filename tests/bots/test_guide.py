"""docs/bots.md leads to a bot that plays."""

import re
from pathlib import Path

import pytest

from cli.terminal import run

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("game", ["merchants", "auf_achse", "nuremberg"])
def test_the_bot_of_the_guide_plays_every_game(game: str, tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert code is not None
    assert len(code[1].splitlines()) <= 30
    (tmp_path / "frugal.py").write_text(code[1], "utf-8")
    args = ("arena", game, "frugal:Frugal", "easy", "--players", "2", "--games", "2", "--jobs", "1")
    done = run(tmp_path, *args)
    assert done.returncode == 0, done.stderr
    assert "easy frugal:Frugal: easy won 100.0 %" in done.stdout.replace("\n", " ").replace("  ", " ")
