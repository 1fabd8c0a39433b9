"""Nothing in the page knows a rule: its numbers draw, those of the game come from the server, and masks stay there."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from fernhandel.core import shelf

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SOURCES = sorted(path for path in GAMES.rglob("*") if path.suffix in (".ts", ".svelte"))

# A file whose numbers are none of the game's says what they are instead, on a line of its own above its code.
HEAD = re.compile(r"\A(?:\s*(?:/\*.*?\*/|//[^\n]*|<!--.*?-->))*", re.DOTALL)
SAID = re.compile(r"^(?:// |<!-- )?(numbers|bits): \w", re.MULTILINE)

NUMBER = re.compile(r"(?<![\w.#$])(?:[2-9]|\d{2,})(?:\.\d+)?(?![\w%])|(?<!\w)\d*\.\d+")
BITS = re.compile(r"\s(?:>>>?|<<|\^)\s|\s[&|]\s\d")  # the formatter puts spaces around operators
SIZES = re.compile(r"""\b(?:style:[\w-]+|size|height|width)=(?:"[^"]*"|\{[^}]*\})|\bsize = \d+""")


def said(path: Path) -> list[str]:
    """What the head of a file tells of: its numbers, its bits."""
    head = HEAD.match(path.read_text("utf-8"))
    assert head is not None
    return SAID.findall(head[0])


def code(path: Path) -> str:
    """A source without comments, style sheets, imports, texts and the sizes of what it draws."""
    text = re.sub(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    text = re.sub(r"(?<!:)//.*|^\s*import .*", "", text, flags=re.MULTILINE)
    text = SIZES.sub("", text)
    return re.sub(r'"[^"\n]*"', '""', text if path.suffix == ".ts" else expressions(text))


def expressions(text: str) -> str:
    """The scripts of a component and whatever stands between braces; not the numbers of its tags."""
    scripts = re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL)
    markup = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    depth, inside = 0, ""
    for letter in markup:
        depth += (letter == "{") - (letter == "}")
        inside += letter if depth else "\n"
    return "\n".join([*scripts, inside])


def name(path: Path) -> str:
    return path.relative_to(GAMES).as_posix()


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_numbers_only_draw(path: Path) -> None:
    found = [line.strip() for line in code(path).splitlines() if NUMBER.search(line)]
    if "numbers" in said(path):
        assert found, "it has no numbers and need not tell of them"
    else:
        assert found == [], "a number of the rules comes with the figures; of others the file tells: `// numbers: …`"


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_bits_are_nowhere_taken_apart(path: Path) -> None:
    found = [line.strip() for line in code(path).splitlines() if BITS.search(line)]
    assert bool(found) == ("bits" in said(path)), found


def printed() -> Iterator[str]:
    """Every row of figures there is and every named one, as a source would write them."""
    for title in shelf.titles():
        for edition in title.about.editions:
            figures = title.figures(title.terms(title.about.players[-1], edition.id, {}))
            for value in msgspec.to_builtins(figures).values():
                if isinstance(value, dict):
                    yield from (rf"\b{thing}: {figure}\b" for thing, figure in value.items())
                elif isinstance(value, list) and isinstance(value[0], dict):
                    columns = zip(*(row.values() for row in value), strict=True)
                    yield from (written(column) for column in columns if is_row(column))
                elif isinstance(value, list) and is_row(value):
                    yield written(value)


def is_row(values: list[object] | tuple[object, ...]) -> bool:
    return len(values) > 2 and all(type(value) is int for value in values)


def written(row: list[int] | tuple[int, ...]) -> str:
    return r"(?<![\d.])" + r",\s*".join(map(str, row)) + r"(?![\d.])"


@pytest.mark.parametrize("row", sorted(set(printed())))
def test_no_row_of_figures_is_written_down_again(row: str) -> None:
    assert [name(path) for path in SOURCES if re.search(row, path.read_text("utf-8"))] == []
