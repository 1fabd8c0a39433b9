"""The pages of the site: what stands in docs/, what is brought in from elsewhere in the tree, and links that fit."""

import os
import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath

from fernhandel import games
from fernhandel.core.words import LANGUAGES
from fernhandel.rulebook import parse

ROOT = Path(__file__).parents[2]
BROUGHT_IN = ("CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md")
PICTURES = (".svg", ".webp")
LIGHT, DARK = "-light.webp", "-dark.webp"  # of a screen there are both, and each is shown in its time
CODE = {".py": "python", ".toml": "toml", "": "text"}

_LINK = re.compile(r"(!?\[[^\]\n]*\]\()([^)\s]+)(\))")
_FENCE = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(`[^`\n]+`|\[[^\]\n]*\]\([^)\n]*\))")
_DEFINED = re.compile(r"^((?:- )?)\*\*([A-Z]+\d+(?:\.\d+)?)\*\*(?= )", re.MULTILINE)


def written() -> dict[str, str]:
    """Where each page of the tree stands in the site, both by their paths."""
    docs = [page for page in (ROOT / "docs").rglob("*.md") if page.name != "README.md"]
    found = {page.relative_to(ROOT).as_posix(): page.relative_to(ROOT / "docs").as_posix() for page in docs}
    found |= {name: name for name in BROUGHT_IN}
    for game in games():
        for language in LANGUAGES:
            ending = "" if language == "en" else f".{language}"
            found[f"src/fernhandel/games/{game.id}/rules{ending}.md"] = f"rules/{game.id}{ending}.md"
    return found


class Links:
    """Turns links between files of the tree into links between pages of the site."""

    def __init__(self, pages: dict[str, str]) -> None:
        self.pages = pages
        self.shown: dict[str, str] = {}  # files that are no pages, by the page that shows them
        self.pictures: set[str] = set()

    def fitted(self, text: str, source: str, place: str) -> str:
        def fit(link: re.Match[str]) -> str:
            return link[1] + self._target(link[2], source, place) + link[3]

        def both(picture: re.Match[str]) -> str:
            dark = fit(_LINK.fullmatch(picture[0].replace(LIGHT, DARK)) or picture)
            return f"{fit(picture)[:-1]}#only-light){dark[:-1]}#only-dark)"

        return outside_code(
            text, lambda part: _LINK.sub(lambda link: both(link) if LIGHT in link[2] else fit(link), part)
        )

    def _target(self, target: str, source: str, place: str) -> str:
        if target.startswith(("#", "http://", "https://", "mailto:")):
            return target
        path, hash, anchor = target.partition("#")
        wanted = os.path.normpath(PurePosixPath(source).parent / path)
        if not (ROOT / wanted).exists():
            raise FileNotFoundError(f"{source}: there is no {wanted}")
        return os.path.relpath(self._place(wanted), PurePosixPath(place).parent) + hash + anchor

    def _place(self, wanted: str) -> str:
        if wanted in self.pages:
            return self.pages[wanted]
        if wanted == "README.md":
            return "index.md"
        if wanted == "docs/notebook.ipynb":
            return "notebook.md"
        if PurePosixPath(wanted).suffix in PICTURES:
            self.pictures.add(wanted)
            return wanted.removeprefix("docs/")
        self.shown[wanted] = f"files/{PurePosixPath(wanted).name.replace('.', '_')}.md"
        return self.shown[wanted]


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """The text with everything changed that is no block of code."""
    return "".join(part if part.startswith("```") else change(part) for part in _FENCE.split(text))


def rule_links(text: str) -> str:
    """A rulebook in which every rule can be linked to, and wherever one is named, leads to it."""
    ids = parse(text).rules
    named = re.compile(rf"(?<![\w.*])(?:{'|'.join(map(re.escape, sorted(ids, key=len, reverse=True)))})(?![\w*]|\.\d)")

    def link(part: str) -> str:
        pieces = _CODE.split(part)
        return "".join(piece if i % 2 else named.sub(r"[\g<0>](#\g<0>)", piece) for i, piece in enumerate(pieces))

    def define(part: str) -> str:
        return _DEFINED.sub(r"\1[**\2**](#\2){ #\2 .rule }", part)

    return outside_code(text, lambda part: define(link(part)))


def in_language(text: str, language: str) -> str:
    """A page in another language than the site's, which readers and screen readers are told."""
    return f'<div lang="{language}" markdown="1">\n\n{text}\n\n</div>\n'


def shown_file(path: str) -> str:
    """A page that shows a file of the tree."""
    name = PurePosixPath(path)
    return f"# {name.name}\n\n`{path}`\n\n```{CODE[name.suffix]}\n{(ROOT / path).read_text('utf-8')}```\n"
