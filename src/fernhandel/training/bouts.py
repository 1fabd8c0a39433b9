"""The generations after the first: nets play, and learn what to choose, bout after bout."""

from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np

from fernhandel.bots import learned_by, make_traits
from fernhandel.bots.learned import Learned, LearnedNet, write_net
from fernhandel.core import shelf
from fernhandel.core.chance import Rng
from fernhandel.training.choices import Bout, Decisions, joined, try_choices
from fernhandel.training.choosing import Choosing, Shown
from fernhandel.training.figures import Bin, bins
from fernhandel.training.files import write
from fernhandel.training.nets import LearningNet, Shape
from fernhandel.training.plan import Means, Plan, Report
from fernhandel.training.positions import Sitting
from fernhandel.training.tables import any_terms

GAMES_A_SITTING = 10  # soon over: whoever plays them knows what was learned meanwhile
STATE = "choosing-{}.pt"  # of the nets after so many bouts
BOUTS = "bouts.json"
LAST = 5  # bouts that tell what a generation wins


class Progress(msgspec.Struct):
    """What the bouts of a generation have shown so far."""

    shown: list[Shown] = []
    bins: list[Bin] = []
    """Of what was expected in the last bout before it was learned from."""


class Bouts:
    """One generation. It lives in the folder of its champion; a bout that was learned from is not played again."""

    def __init__(self, plan: Plan, means: Means, number: int, file: Path, before: Path | None) -> None:
        """It goes on from the nets of the generation before, or from those the plan begins with."""
        self.plan = plan
        self.means = means
        self.number = number
        self.file = file
        self.rival = learned_by(plan.against, plan.game) if plan.against else None
        self.net = learned_by(f"champion@{before}" if before else plan.begin or plan.against, plan.game)
        critic, chooser = _learning(self.net.learned, self.net.weights), _learning(self.net.learned, self.net.choices)
        self.choosing = Choosing(critic, chooser, plan.trust, plan.sharpness, means.device)
        self.progress = _progress(self._folder)
        for folder in [self._folder, *([before.parent] if before else [])]:
            state = _state(folder)
            if state.exists():
                self.choosing.read(state.read_bytes())
                break

    @property
    def _folder(self) -> Path:
        return self.file.parent

    def play(self, after: Callable[[str, int, int], None]) -> Report:
        """All bouts that are left, and what came of them; the nets lie in their files then."""
        total = -(-self.plan.games // self.plan.bout)
        after("bouts", len(self.progress.shown), total)
        waiting: list[Decisions] = []
        games = 0
        sittings = self._sittings(total)
        for decisions in self.means.spread(try_choices, sittings):
            waiting.append(decisions)
            games += GAMES_A_SITTING
            if games >= self.plan.bout and len(self.progress.shown) < total:
                self._learn(waiting, total)
                waiting, games = [], 0
                after("bouts", len(self.progress.shown), total)
        self._write()
        return self._report()

    def _sittings(self, total: int) -> Iterator[Bout]:
        """Each by what is known when it begins: where many play, the nets learn meanwhile."""
        plan, title = self.plan, shelf.title(self.plan.game)
        a_bout = -(-plan.bout // GAMES_A_SITTING)
        for at in range(len(self.progress.shown) * a_bout, total * a_bout):
            first = plan.deals(self.number) + at * GAMES_A_SITTING
            players = title.about.players[at % len(title.about.players)]
            terms = any_terms(title, players, Rng.from_seed(first))
            sitting = Sitting(at, terms, first, GAMES_A_SITTING)
            yield Bout(sitting, self._learned(), self.choosing.sharpness, self.rival)

    def _learned(self) -> LearnedNet:
        """The nets as they are now, as bots read them."""
        learned = msgspec.structs.replace(self.net.learned, trust=self.plan.trust)
        critic, chooser = (net.weights().tobytes() for net in (self.choosing.critic, self.choosing.chooser))
        return LearnedNet(learned, array("f", critic), array("f", chooser))

    def _learn(self, decisions: list[Decisions], total: int) -> None:
        made = [one for one in decisions if len(one)]
        parts = [joined([one for one in made if one.players == count]) for count in sorted({o.players for o in made})]
        shown = self.choosing.learn(parts, len(self.progress.shown) / total)
        said, came = (np.concatenate([getattr(part, name) for part in parts]) for name in ("expected", "result"))
        old = _state(self._folder)
        self.progress = Progress([*self.progress.shown, shown], bins(said, came))
        write(self._folder / STATE.format(len(self.progress.shown)), self.choosing.to_bytes())
        write(self._folder / BOUTS, msgspec.json.encode(self.progress))  # from now on it is the new state that counts
        old.unlink(missing_ok=True)

    def _write(self) -> None:
        plan = self.plan
        origin = (
            f"fernhandel train {plan.game}: generation {self.number}, "
            f"{len(self.progress.shown) * plan.bout} games, after {self.net.learned.origin}"
        )
        learned = plan.learned(make_traits(plan.game), origin, choices=True)
        learned = msgspec.structs.replace(learned, hidden=self.net.learned.hidden, second=self.net.learned.second)
        nets = self._learned()
        write_net(self.file, learned, nets.weights.tobytes(), nets.choices.tobytes())

    def _report(self) -> Report:
        shown = self.progress.shown
        names = sorted({name for one in shown[-LAST:] for name in one.won})
        return Report(
            generation=self.number,
            positions=sum(one.decisions for one in shown),
            passes=[one.surprise for one in shown],
            losses={},
            won={name: _mean(shown[-LAST:], name) for name in names},
            bins=self.progress.bins,
        )


def _progress(folder: Path) -> Progress:
    file = folder / BOUTS
    return msgspec.json.decode(file.read_bytes(), type=Progress) if file.exists() else Progress()


def _state(folder: Path) -> Path:
    """Where the nets are as they were after the last bout that is known of."""
    return folder / STATE.format(len(_progress(folder).shown))


def _mean(shown: list[Shown], name: str) -> float:
    games = [(one.games[name], one.won[name]) for one in shown if name in one.won]
    return sum(count * won for count, won in games) / sum(count for count, _ in games)


def _learning(learned: Learned, weights: Sequence[float]) -> LearningNet:
    """A net that goes on learning."""
    found = LearningNet(Shape(learned.common, learned.own, learned.hidden, learned.second))
    found.read(weights)
    return found
