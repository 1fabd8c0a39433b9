"""What a champion has learned, in files: its nets, where they come from, and its numbers."""

from array import array
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from sys import byteorder
from typing import NamedTuple

import msgspec

from fernhandel.core.appraisal import Net, Traits, net_size
from fernhandel.core.faults import DataFile
from fernhandel.core.refusals import BadInput

FILE = "champion.toml"
NUMBER = 4  # bytes of each weight, the least first


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``champion.toml`` tells: which traits the net reads, how large it is, and where it comes from."""

    traits: str
    common: int
    own: int
    hidden: int
    second: int
    weights: str
    """The file of its weights, beside this one."""
    origin: str
    """How it was made, and what it has shown."""
    reach: int
    """How many moments ahead positions are judged; 0 is as far as the planner looks."""
    belief: float
    """As how many rounds of the search counts what is expected of a choice before it is tried."""
    lasts: float
    """How much of that counts however many rounds there are: they all err alike where the planner does."""
    trust: float
    """How much where a choice leads counts in that, beside the planner's rating of it."""
    weighed: int = 0
    """Of how many choices it is asked where they lead when the search plays on; without any the planner plays on."""
    choices: str = ""
    """The weights of the net that tells where a choice leads, beside this one; without one the same net tells it."""


class LearnedNet(NamedTuple):
    learned: Learned
    weights: "array[float]"
    choices: "array[float]"
    """Of the net that tells where choices lead."""


@cache
def own_net(package: str) -> LearnedNet | None:
    """The net that lies beside the modules of a package, if there is one."""
    folder = files(package)
    return _read(folder, FILE) if folder.joinpath(FILE).is_file() else None


def read_net(path: Path) -> LearnedNet:
    return _read(path.parent, path.name)


def _read(folder: Traversable, name: str) -> LearnedNet:
    try:
        file = DataFile.read(folder.joinpath(name).read_text("utf-8"), name)
        learned = file.convert(Learned)
        weights = _numbers(folder, learned, learned.weights, name)
        choices = _numbers(folder, learned, learned.choices, name) if learned.choices else weights
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{name}: {error}") from None
    return LearnedNet(learned, weights, choices)


def _numbers(folder: Traversable, learned: Learned, file: str, name: str) -> "array[float]":
    numbers = folder.joinpath(file).read_bytes()
    size = net_size(learned.common, learned.own, learned.hidden, learned.second)
    if len(numbers) != size * NUMBER:
        raise BadInput(f"{file} has {len(numbers)} bytes, and {name} needs {size * NUMBER}")
    found = array("f", numbers)
    if byteorder == "big":
        found.byteswap()
    return found


def nets_for(traits: Traits, net: LearnedNet) -> tuple[Net, Net]:
    """What judges positions and what tells where choices lead, as a bot uses them, if they have learned from these."""
    learned = net.learned
    if (learned.traits, learned.common, learned.own) != (traits.name, len(traits.common), len(traits.own)):
        raise BadInput(f"this net has learned from {learned.traits}, and these are {traits.name}")
    shape = learned.common, learned.own, learned.hidden, learned.second
    return Net(*shape, net.weights), Net(*shape, net.choices)


def write_net(path: Path, learned: Learned, weights: bytes, choices: bytes = b"") -> None:
    """All files, the one that names the others last: whoever finds it finds them."""
    (path.parent / learned.weights).write_bytes(weights)
    if learned.choices:
        (path.parent / learned.choices).write_bytes(choices)
    told = [f"{name} = {_toml(value)}" for name, value in msgspec.structs.asdict(learned).items()]
    path.write_text("\n".join(told) + "\n", "utf-8")


def _toml(value: str | float) -> str:
    return msgspec.json.encode(value).decode()
