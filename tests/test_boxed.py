"""What a title finds in the folder of its own module, wherever that is."""

from importlib import import_module
from pathlib import Path

import pytest

TITLE = "from fernhandel.games.merchants.meta import Merchants\n\n\nclass Crate(Merchants):\n    pass\n"


@pytest.mark.parametrize(
    ("module", "file"),
    [
        ("crate_alone", "crate_alone.py"),
        ("crate_itself", "crate_itself/__init__.py"),
        ("crate_inside.meta", "crate_inside/meta.py"),
        ("crate_within.crate", "crate_within/crate/__init__.py"),
    ],
)
def test_files_lie_beside_the_module_of_the_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, file: str
) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(TITLE, "utf-8")
    (path.parent / "rules.md").write_text("- **C1** Heave.\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    crate = import_module(module).Crate()
    assert crate.rulebook("en") == "- **C1** Heave.\n"
    assert crate.rulebook("de") == ""
    assert crate.lessons() == ()
