"""How to install what a part of the house needs beyond the rest."""

import sys
from pathlib import Path
from shlex import join

import fernhandel


def how_to_install(extra: str) -> str:
    """The command for it: from the checkout that this runs from, or for the package as it is installed."""
    root = checkout()
    wanted = [f"fernhandel[{extra}]"] if root is None else ["--editable", f"{root}[{extra}]"]
    return join([sys.executable, "-m", "pip", "install", *wanted])


def checkout() -> Path | None:
    """The folder of the checkout that the package lies in, whether as source or compiled."""
    for folder in Path(fernhandel.__file__).resolve().parents:
        if (folder / "pyproject.toml").exists() and (folder / "src" / "fernhandel" / "__init__.py").exists():
            return folder
    return None
