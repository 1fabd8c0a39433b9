"""Bots that misbehave, as another package would bring them; `installed` makes the server find them."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from fernhandel import Action
from fernhandel.bots import Bot
from fernhandel.core.chance import Rng
from fernhandel.core.views import View


class Misbehaving(Bot):
    def __init__(self, game: str, rng: Rng) -> None:
        self.rng = rng


class Sleeper(Misbehaving):
    """Falls asleep over its first decision."""

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        time.sleep(3600)
        return legal[0]


class Stumbler(Misbehaving):
    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        raise RuntimeError("I do not know this game")


class Cheat(Misbehaving):
    """Chooses what it may not."""

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        allowed = {action.id for action in legal}
        catalogue = view.imagine(self.rng).catalogue
        return next(action for action in catalogue if action.id not in allowed)


class Dead(Misbehaving):
    """Takes its whole process with it."""

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        os._exit(3)


def installed(folder: Path) -> str:
    """Write the metadata of a package that brings these bots; the folders to be put on the path."""
    about = folder / "sleepers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sleepers\nVersion: 1.0\n", "utf-8")
    names = {"sleeper": "Sleeper", "stumbler": "Stumbler", "cheat": "Cheat", "dead": "Dead"}
    lines = [f"{name} = server.sleepers:{kind}" for name, kind in names.items()]
    (about / "entry_points.txt").write_text("\n".join(["[fernhandel.bots]", *lines, ""]), "utf-8")
    return os.pathsep.join([str(folder), str(Path(__file__).parents[1])])
