"""What a champion has learned, in files: its net and where that comes from, its numbers, what its planner believes."""

from array import array
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from sys import byteorder
from typing import NamedTuple

import msgspec

from fernhandel.bots.weights import Weights, parse_weights, write_weights
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
    """How much where a choice leads by the net counts in that, beside the planner's rating of it."""
    planner: str = ""
    """The file of what its planner believes, beside this one; without one it believes what that of ``hard`` does."""


class LearnedNet(NamedTuple):
    learned: Learned
    weights: "array[float]"
    planner: Weights | None = None
    """What its planner believes, if that was learned, too."""


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
        numbers = folder.joinpath(learned.weights).read_bytes()
        believed = folder.joinpath(learned.planner).read_text("utf-8") if learned.planner else None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{name}: {error}") from None
    size = net_size(learned.common, learned.own, learned.hidden, learned.second)
    if len(numbers) != size * NUMBER:
        raise BadInput(f"{learned.weights} has {len(numbers)} bytes, and {name} needs {size * NUMBER}")
    weights = array("f", numbers)
    if byteorder == "big":
        weights.byteswap()
    return LearnedNet(learned, weights, None if believed is None else parse_weights(believed, learned.planner))


def net_for(traits: Traits, net: LearnedNet) -> Net:
    """The net as a bot uses it, if it has learned from these traits."""
    learned = net.learned
    if (learned.traits, learned.common, learned.own) != (traits.name, len(traits.common), len(traits.own)):
        raise BadInput(f"this net has learned from {learned.traits}, and these are {traits.name}")
    return Net(learned.common, learned.own, learned.hidden, learned.second, net.weights)


def write_net(path: Path, learned: Learned, weights: bytes, planner: Weights | None = None) -> None:
    """All files, the one that names the others last: whoever finds it finds them."""
    (path.parent / learned.weights).write_bytes(weights)
    if planner is not None:
        write_weights(path.parent / learned.planner, planner, f"What the planner of the champion believes: {FILE}")
    told = [f"{name} = {_toml(value)}" for name, value in msgspec.structs.asdict(learned).items()]
    path.write_text("\n".join(told) + "\n", "utf-8")


def _toml(value: str | float) -> str:
    return msgspec.json.encode(value).decode()
