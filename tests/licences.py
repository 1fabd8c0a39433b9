"""Whose everything is that a package ships: ``python tests/licences.py [WHEEL]`` lists what comes from elsewhere.

Without a wheel it looks at the checkout as it would be packed, with the page as it is built. It fails where a file from
elsewhere has no licence, where nobody says whose a file is, and where the package does not name a licence it ships.
"""

import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from zipfile import ZipFile

import msgspec

ROOT = Path(__file__).parents[1]
PAGE = "fernhandel/page"
OURS = "MIT"
WRITTEN = (".fernhandel", ".ftl", ".md", ".py", ".toml", ".txt", ".typed")  # what is written here by hand
WRITTEN_BY_THE_BUILD = ("index.html", "licences.json", "licences.txt")
COMPILED = (".pyd", ".so")
MYPYC = "fernhandel/licences/mypyc.txt"


class Borrowed(msgspec.Struct):
    name: str
    kind: str
    licence: str
    notice: str
    text: str
    files: list[str]


class Page(msgspec.Struct):
    """What the build of the page has written down."""

    borrowed: list[Borrowed]
    files: dict[str, list[str]]


class Data(msgspec.Struct):
    """What is said by hand of data that lies in the sources."""

    ours: list[str]
    borrowed: list[Borrowed]


@dataclass
class Shipped:
    """Files by their names in a wheel, with whatever in them comes from elsewhere."""

    names: list[str]
    page: Page
    data: Data
    borrowed: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """File -> what is in it, and its licence."""
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        for one in self.page.borrowed:
            if missing := [part for part in ("licence", "notice", "text") if not getattr(one, part)]:
                self.faults.append(f"{one.name} has no {' and no '.join(missing)}")
        for file in self.names:
            if found := list(self._sources(file)):
                self.borrowed[file] = found

    def _sources(self, file: str) -> Iterator[tuple[str, str]]:
        in_page = file.startswith(f"{PAGE}/")
        inside = file.removeprefix(f"{PAGE}/")
        if in_page and inside in self.page.files:
            names = self.page.files[inside]
            yield from ((one.name, one.licence) for one in self.page.borrowed if one.name in names)
        elif found := [one for one in self.data.borrowed if file in one.files]:
            yield from ((one.name, one.licence) for one in found)
        elif Path(file).suffix in COMPILED:
            yield "mypyc", "MIT AND PSF-2.0"
            if MYPYC not in self.names:
                self.faults.append(f"{file} is compiled, and {MYPYC} is not there")
        elif not (self._own_page(inside) if in_page else self._own(file)):
            self.faults.append(f"{file}: nobody says whose it is (web/licences/data.json)")

    def _own_page(self, inside: str) -> bool:
        return inside in WRITTEN_BY_THE_BUILD or (ROOT / "web" / "public" / inside).is_file()

    def _own(self, file: str) -> bool:
        return Path(file).suffix in WRITTEN or ".dist-info/" in file or file in self.data.ours

    @property
    def licences(self) -> set[str]:
        found = {licence for sources in self.borrowed.values() for _, licence in sources}
        return {part for licence in found for part in licence.split(" AND ")} | {OURS}


def checkout() -> Shipped:
    """What a wheel of this checkout would hold."""
    dist = ROOT / "web" / "dist"
    page = [f"{PAGE}/{path.relative_to(dist).as_posix()}" for path in dist.rglob("*") if path.is_file()]
    source = [
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "fernhandel").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    return _shipped(source + page, (dist / "licences.json").read_bytes())


def wheel(path: Path) -> Shipped:
    with ZipFile(path) as opened:
        names = [name for name in opened.namelist() if not name.endswith("/")]
        return _shipped(names, opened.read(f"{PAGE}/licences.json"))


def _shipped(names: list[str], page: bytes) -> Shipped:
    data = (ROOT / "web" / "licences" / "data.json").read_bytes()
    return Shipped(sorted(names), msgspec.json.decode(page, type=Page), msgspec.json.decode(data, type=Data))


def named() -> set[str]:
    """The licences that the package says it is under."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return set(project["license"].split(" AND "))


def main(paths: list[str]) -> int:
    shipped = wheel(Path(paths[0])) if paths else checkout()
    for file, sources in shipped.borrowed.items():
        print(f"{file}: {', '.join(f'{name} ({licence})' for name, licence in sources)}")
    unnamed = [f"the package does not name {licence}" for licence in sorted(shipped.licences - named())]
    for fault in [*shipped.faults, *unnamed]:
        print(f"FAULT {fault}", file=sys.stderr)
    print(f"{len(shipped.names)} files, {len(shipped.borrowed)} with parts from elsewhere")
    return 1 if shipped.faults or unnamed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
