"""Whether a tag may be released: ``python .github/check_release.py v0.2.0 https://forge.example.org/owner/name``."""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def faults(tag: str, home: str) -> list[str]:
    version = re.search(r'^__version__ = "(.+)"', (ROOT / "src/fernhandel/__init__.py").read_text("utf-8"), re.M)
    assert version is not None
    cited = re.search(r"^version: (\S+)", (ROOT / "CITATION.cff").read_text("utf-8"), re.M)
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["metadata"]["hooks"]["custom"]
    wanted = {
        "__version__": (version[1], tag.removeprefix("v")),
        "CITATION.cff": (cited and cited[1], tag.removeprefix("v")),
        "the first heading of CHANGELOG.md": (newest and newest[1], tag.removeprefix("v")),
        "home in pyproject.toml": (hook["home"], home),
    }
    return [f"{what} is {found!r}, not {right!r}" for what, (found, right) in wanted.items() if found != right]


if __name__ == "__main__":
    found = faults(*sys.argv[1:3])
    print("\n".join(found))
    sys.exit(1 if found else 0)
