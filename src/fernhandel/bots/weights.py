"""A planner's weights: data beside its code, by name."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import isfinite
from pathlib import Path

import msgspec

from fernhandel.core.faults import DataFile
from fernhandel.core.refusals import BadInput


class _Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    weights: dict[str, float]


def own_weights(package: str) -> dict[str, float]:
    """The weights that lie beside the modules of a package."""
    return parse_weights(files(package).joinpath("weights.toml").read_text("utf-8"), "weights.toml")


def read_weights(path: Path) -> dict[str, float]:
    try:
        return parse_weights(path.read_text("utf-8"), path.name)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None


def parse_weights(text: str, name: str) -> dict[str, float]:
    file = DataFile.read(text, name)
    weights = file.convert(_Weights).weights
    for key, value in weights.items():
        if not isfinite(value):
            file.fault(("weights", key), f"weight {key} must be finite")
    file.check()
    return weights


def in_order(weights: Mapping[str, float], names: Sequence[str]) -> list[float]:
    """The weights as a planner takes them: all it names, and no others."""
    missing = ", ".join(name for name in names if name not in weights)
    if missing:
        raise BadInput(f"this planner also needs the weights {missing}")
    unknown = ", ".join(name for name in weights if name not in names)
    if unknown:
        raise BadInput(f"this planner knows no weights {unknown}; it has {', '.join(names)}")
    return [weights[name] for name in names]
