"""Where in a TOML text a table or key stands, so that a fault in a data file can name its line."""

import re

_HEADER = re.compile(r"^\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_\-]+|\"[^\"]*\")\s*=")
_STRING = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'[^']*'")

Path = tuple[str | int, ...]


def line_numbers(text: str) -> dict[Path, int]:
    """The line of every table and of every key in it: ``("cities", 2, "sells")``."""
    lines: dict[Path, int] = {}
    counts: dict[str, int] = {}
    here: Path = ()
    open_brackets = 0
    for number, line in enumerate(text.splitlines(), 1):
        if open_brackets > 0:  # a list that runs over several lines
            open_brackets += _brackets(line)
            continue
        header = _HEADER.match(line)
        if header:
            here = tuple(name.strip().strip('"') for name in header[2].split("."))
            for depth in range(1, len(here) + 1):
                lines.setdefault(here[:depth], number)
            if header[1] == "[[":
                counts[header[2]] = counts.get(header[2], -1) + 1
                here = (*here, counts[header[2]])
                lines[here] = number
            continue
        key = _KEY.match(line)
        if key:
            lines.setdefault((*here, key[1].strip('"')), number)
            open_brackets = _brackets(line)
    return lines


def _brackets(line: str) -> int:
    """How many brackets a line leaves open."""
    bare = _STRING.sub("", line).partition("#")[0]
    return bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of that place, or of the nearest table around it; 1 when nothing is known."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return 1
