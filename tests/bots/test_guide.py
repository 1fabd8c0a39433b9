"""docs/bots.md leads to a bot that plays."""

import re
import textwrap
from pathlib import Path

import pytest

from cli.terminal import run

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "bots.md"


def test_the_bots_of_a_game_are_declared_as_the_guide_shows() -> None:
    shown = [
        re.sub(r"  # .*", "", code) for code in re.findall(r"```py\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    ]
    (bots,) = [code for code in shown if code.startswith("BOTS")]
    (asked,) = [code for code in shown if code.startswith("def bots")]
    folder = ROOT / "src" / "fernhandel" / "games" / "auf_achse"
    assert bots in (folder / "bots" / "__init__.py").read_text("utf-8")
    title = re.sub(r"  # .*", "", (folder / "meta.py").read_text("utf-8"))
    assert textwrap.indent(asked, "    ") in title


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
