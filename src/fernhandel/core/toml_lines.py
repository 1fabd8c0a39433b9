"""Where in a TOML text a table or key stands, so that a fault in a data file can name its line."""

import re

_HEADER = re.compile(r"^\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"^\s*([A-Za-z0-9_\-]+|\"[^\"]*\")\s*=")

Path = tuple[str | int, ...]


def line_numbers(text: str) -> dict[Path, int]:
    """The line of every table and of every key in it: ``("cities", 2, "sells")``."""
    lines: dict[Path, int] = {}
    counts: dict[str, int] = {}
    here: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.match(line)
        if header:
            names = [name.strip().strip('"') for name in header[2].split(".")]
            here = tuple(names)
            if header[1] == "[[":
                counts[header[2]] = counts.get(header[2], -1) + 1
                here = (*names, counts[header[2]])
            lines.setdefault(here, number)
            continue
        key = _KEY.match(line)
        if key:
            lines.setdefault((*here, key[1].strip('"')), number)
    return lines


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of that place, or of the nearest table around it; 1 when nothing is known."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return 1
