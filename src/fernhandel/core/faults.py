"""Faults found in a data file: all of them, each with its line."""

import re
import tomllib
from typing import Any, TypeVar

import msgspec

from fernhandel.core.refusals import BadInput
from fernhandel.core.toml_lines import Path, line_numbers, line_of

T = TypeVar("T")

_PLACE = re.compile(r"\.([A-Za-z0-9_\-]+)|\[(\d+)\]|\[\.\.\.\]")


class BadFile(BadInput):
    """A data file with faults; ``faults`` holds line and reason of each."""

    def __init__(self, name: str, faults: list[tuple[int, str]]) -> None:
        self.name = name
        self.faults = sorted(faults)
        super().__init__("\n".join(f"{name}, line {line}: {reason}" for line, reason in self.faults))


class DataFile:
    """A TOML file being read: its data, and the faults found so far."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.faults: list[tuple[int, str]] = []
        self._lines = line_numbers(text)
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            raise BadFile(name, [(int(line[1]) if line else 1, f"this is not TOML: {error}")]) from None

    def fault(self, path: Path, reason: str) -> None:
        self.faults.append((line_of(self._lines, path), reason))

    def check(self) -> None:
        """Raise if anything was found wrong."""
        if self.faults:
            raise BadFile(self.name, self.faults)

    def convert(self, kind: type[T]) -> T:
        """The data as typed structures; a missing, unknown or mistyped field is told with its line."""
        try:
            return msgspec.convert(self.data, kind)
        except msgspec.ValidationError as error:
            reason, _, place = str(error).partition(" - at `$")
            path = tuple(name or int(number or 0) for name, number in _PLACE.findall(place))
            self.fault(path, reason[:1].lower() + reason[1:] + (f" (at {place.strip('.`')})" if place else ""))
            raise BadFile(self.name, self.faults) from None
