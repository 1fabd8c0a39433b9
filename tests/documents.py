"""The documents as tests read them: their blocks of code, in order."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
WALKED = [*sorted((ROOT / "docs" / "tutorials").glob("*.md")), ROOT / "docs" / "boards.md"]
"""Those whose commands and code follow from each other, from top to bottom."""

_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SAVED = re.compile(r"Save this as `([\w.]+)`:\n\n\Z")


class Block(NamedTuple):
    """What stands between two fences; ``file`` is what it is to be saved as, if anything."""

    language: str
    text: str
    file: str

    def lines(self) -> list[str]:
        return [line for line in self.text.replace("\\\n", " ").splitlines() if line.strip()]


def name_of(document: Path) -> str:
    return document.relative_to(ROOT).as_posix().removeprefix("docs/")


def blocks(document: Path, *languages: str) -> list[Block]:
    text = document.read_text("utf-8")
    found = []
    for block in _BLOCK.finditer(text):
        if not languages or block[1] in languages:
            saved = _SAVED.search(text[: block.start()])
            found.append(Block(block[1], block[2], saved[1] if saved else ""))
    return found


def prose(document: Path) -> str:
    return _BLOCK.sub("", document.read_text("utf-8"))
