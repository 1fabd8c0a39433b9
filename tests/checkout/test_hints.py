"""Whoever misses a package is told a command that installs it, in a checkout and as an installed package."""

import re
import shlex
import sys
import tomllib
from pathlib import Path

import pytest

import fernhandel
from fernhandel.extras import how_to_install

ROOT = Path(__file__).parents[2]
PIP = [sys.executable, "-m", "pip", "install"]


@pytest.mark.parametrize("package", ["src/fernhandel", "build/compiled/fernhandel"])
def test_in_a_checkout_it_is_the_checkout(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    monkeypatch.setattr(fernhandel, "__file__", str(ROOT / package / "__init__.py"))
    assert shlex.split(how_to_install("arena")) == [*PIP, "--editable", f"{ROOT}[arena]"]


def test_an_installed_package_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fernhandel, "__file__", str(tmp_path / "site-packages" / "fernhandel" / "__init__.py"))
    assert shlex.split(how_to_install("arena")) == [*PIP, "fernhandel[arena]"]


def test_every_hint_is_such_a_command_and_names_an_extra() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    texts = {path: path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")}
    assert [path.name for path, text in texts.items() if "pip install" in text] == []
    hinted = {extra for text in texts.values() for extra in re.findall(r"how_to_install\(['\"](\w+)['\"]\)", text)}
    assert hinted == {"arena", "cluster", "data", "learn", "mcp", "postgres", "serve", "train", "valkey"}
    assert hinted <= set(extras)
