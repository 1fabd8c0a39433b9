"""What a package index shows of a release, and what a release says of itself in more than one place."""

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import fernhandel
import licences

ROOT = Path(__file__).parents[2]
HOME = "https://forge.example.org/games/fernhandel"


@pytest.fixture
def index_page() -> ModuleType:
    spec = importlib.util.spec_from_file_location("index_page", ROOT / "index_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_picture_and_link_of_the_readme_leads_to_the_release(index_page: ModuleType) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    led = index_page.led(readme, HOME, "1.2.3")
    before = re.findall(r"\]\(([^)]+)\)", readme)
    after = re.findall(r"\]\(([^)]+)\)", led)
    assert len(before) == len(after)
    for old, new in zip(before, after, strict=True):
        if old.startswith(("http", "#")):
            assert new == old
            continue
        assert (ROOT / old.partition("#")[0]).exists()
        assert new in (f"{HOME}/raw/v1.2.3/{old}", f"{HOME}/blob/v1.2.3/{old}")
    assert re.findall(r"!\[[^\]]*\]\((?!https://forge\.example\.org/games/fernhandel/raw/)", led) == []
    assert index_page.led(readme, "", "1.2.3") == readme


def test_the_metadata_is_whole(index_page: ModuleType) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout)
    assert told["readme"]["text"].startswith("# Fernhandel")
    assert told["version"] == fernhandel.__version__
    assert told["license"] == " AND ".join(sorted(licences.named(), key=lambda one: (one != licences.OURS, one)))
    assert all(address.startswith(HOME) for address in index_page.addresses(HOME).values())


def test_the_number_of_a_release_is_the_same_everywhere() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", fernhandel.__version__), "semantic versions"
    cited = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited is not None
    assert cited[1] == fernhandel.__version__
    newest, *released = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest == "Next" or newest == fernhandel.__version__
    assert fernhandel.__version__ in [newest, *released]
