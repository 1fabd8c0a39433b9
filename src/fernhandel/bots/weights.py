"""A planner's weights: data beside its code, by name."""

from collections.abc import Mapping
from dataclasses import fields
from importlib.resources import files
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec

from fernhandel.core.faults import DataFile
from fernhandel.core.refusals import BadInput

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")

SAME_FOR_ALL = ("spread", "margin")  # a search counts with them before it knows a table


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    weights: dict[str, float]
    duel: dict[str, float] = {}
    search: dict[str, float] = {}


class Weights(msgspec.Struct, frozen=True):
    """What a planner believes when it plays by itself, what it believes instead with two players, and in a search."""

    alone: dict[str, float]
    duel: dict[str, float] = {}
    search: dict[str, float] = {}

    def of(self, players: int) -> dict[str, float]:
        """All weights of a planner that plays by itself."""
        return self.alone | self.duel if players == 2 else self.alone


def own_weights(package: str) -> Weights:
    """The weights that lie beside the modules of a package."""
    return parse_weights(files(package).joinpath("weights.toml").read_text("utf-8"), "weights.toml")


def read_weights(path: Path) -> Weights:
    try:
        return parse_weights(path.read_text("utf-8"), path.name)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None


def parse_weights(text: str, name: str) -> Weights:
    file = DataFile.read(text, name)
    found = file.convert(_File)
    for section, weights in (("weights", found.weights), ("duel", found.duel), ("search", found.search)):
        for key, value in weights.items():
            if not isfinite(value):
                file.fault((section, key), f"weight {key} must be finite")
            if section != "weights" and key not in found.weights:
                file.fault((section, key), f"weight {key} is not among the [weights]")
    for key in SAME_FOR_ALL:
        if key in found.duel:
            file.fault(("duel", key), f"weight {key} is the same for any number of players")
    file.check()
    return Weights(found.weights, found.duel, found.search)


def write_weights(path: Path, weights: Weights, told: str) -> None:
    """A file that can be read again, with a line above that tells where it comes from."""
    lines = [f"# {told}"]
    for section, numbers in (("weights", weights.alone), ("duel", weights.duel), ("search", weights.search)):
        if numbers:
            lines += ["", f"[{section}]", *(f"{name} = {value:.6g}" for name, value in numbers.items())]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def by_name(kind: type[T], weights: Mapping[str, float]) -> T:
    """The weights as a planner takes them: all that its ``kind`` has fields for, and no others."""
    names = [field.name for field in fields(kind)]
    missing = ", ".join(name for name in names if name not in weights)
    if missing:
        raise BadInput(f"this planner also needs the weights {missing}")
    unknown = ", ".join(name for name in weights if name not in names)
    if unknown:
        raise BadInput(f"this planner knows no weights {unknown}; it has {', '.join(names)}")
    return kind(**weights)
