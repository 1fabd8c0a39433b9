"""Faults found in a data file: all of them, each with its line."""

import re
import tomllib
from collections.abc import Sequence
from math import isfinite
from threading import Lock
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from fernhandel.core.refusals import BadInput
from fernhandel.core.toml_lines import Path, line_numbers, line_of

T = TypeVar("T")
Text = Annotated[str, Meta(min_length=1, max_length=400)]

_CONVERTING = Lock()  # msgspec builds a type when it first meets it, and two threads that do so at once crash
_PLACE = re.compile(r"\.([A-Za-z0-9_\-]+)|\[(\d+)\]|(\[\.\.\.\])")


class BadFile(BadInput):
    """A data file with faults; ``faults`` holds line and reason of each."""

    def __init__(self, name: str, faults: list[tuple[int, str]]) -> None:
        self.name = name
        self.faults = sorted(faults)
        super().__init__("\n".join(f"{name}, line {line}: {reason}" for line, reason in self.faults))


class DataFile:
    """A data file being read: its data, and the faults found so far. Without its text, faults have line 1."""

    def __init__(self, data: dict[str, Any], name: str, text: str = "") -> None:
        self.data = data
        self.name = name
        self.faults: list[tuple[int, str]] = []
        self._lines = line_numbers(text)

    @classmethod
    def read(cls, text: str, name: str) -> "DataFile":
        """The data of a TOML text."""
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also a number too long to be one, and brackets without end
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else max(1, len(text.splitlines()))
            raise BadFile(name, [(line, f"this is not TOML: {error}")]) from None
        if not data:
            raise BadFile(name, [(1, "the file is empty")])
        return cls(data, name, text)

    def fault(self, path: Path, reason: str) -> None:
        self.faults.append((line_of(self._lines, path), reason))

    def check(self) -> None:
        """Raise if anything was found wrong."""
        if self.faults:
            raise BadFile(self.name, self.faults)

    def convert(self, kind: type[T]) -> T:
        """The data as typed structures; a missing, unknown or mistyped field is told with its line."""
        try:
            with _CONVERTING:
                return msgspec.convert(self.data, kind)
        except msgspec.ValidationError as error:
            reason, _, place = str(error).partition(" - at `$")
            path = self._path(kind, place)
            unknown = re.search(r"unknown field `(.*)`", reason)
            if unknown:
                path = (*path, unknown[1])
            where = ".".join(map(str, path))
            self.fault(path, reason[:1].lower() + reason[1:] + (f" (at {where})" if where else ""))
            raise BadFile(self.name, self.faults) from None

    def _path(self, kind: type[T], place: str) -> Path:
        """The place msgspec names; where it says only "some key of a table", the key is found by trying them."""
        path: Path = ()
        data = self.data
        for name, number, some_key in _PLACE.findall(place):
            if some_key:
                name = _wrong_key(data, path, kind)
                data = _only(data, path, [name])
            path = (*path, name or int(number))
        return path


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _wrong_key(data: Any, path: Path, kind: type[Any]) -> str:
    """The first key of the table at that path that does not convert, found by halves: a table may be large."""
    keys: list[str] = list(_at(data, path))
    while len(keys) > 1:
        half = keys[: len(keys) // 2]
        keys = keys[len(half) :] if _converts(_only(data, path, half), kind) else half
    return keys[0]


def _only(data: Any, path: Path, keys: list[str]) -> Any:
    """The data with the table at that path reduced to some of its keys."""
    if not path:
        return {key: data[key] for key in keys}
    changed = data.copy()
    changed[path[0]] = _only(data[path[0]], path[1:], keys)
    return changed


def _converts(data: Any, kind: type[Any]) -> bool:
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError:
        return False
    return True


def check_points(file: DataFile, points: Sequence[tuple[Path, tuple[float, float] | None]]) -> None:
    """Places on the drawing of a board must be finite."""
    for path, point in points:
        if point is not None and not all(isfinite(number) for number in point):
            file.fault(path, f"{list(point)} is no place: both numbers must be finite")
