"""Generations: games are played, a net learns from them, and it must beat the one before on fresh deals.

A training lives in a folder, and every part of it is a file that is there whole or not at all: one that was broken off
goes on where it was.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import msgspec

from fernhandel.arena.cluster import spread_on_cluster
from fernhandel.arena.series import spread
from fernhandel.arena.tables import Estimate
from fernhandel.arena.tournaments import tournament
from fernhandel.bots import learned_by, make_traits
from fernhandel.bots.learned import Learned, LearnedNet, write_net
from fernhandel.bots.weights import Weights, read_weights, write_weights
from fernhandel.core import shelf
from fernhandel.core.chance import Rng
from fernhandel.core.refusals import BadInput
from fernhandel.training.beliefs import GAMES_A_STEP, Beliefs
from fernhandel.training.figures import Bin, Pass, calibration, mean_loss
from fernhandel.training.files import whole, write
from fernhandel.training.positions import Positions, Sitting, carried_back, load, play
from fernhandel.training.tables import any_terms, split_by_players

GAMES_A_SITTING = 50
WINDOW = 3  # generations whose positions are learned from
HELD_OUT = 20  # one game of so many is not learned from
RESULT = 0.8  # how much a game's result counts from one position to the one before, when it is learned again
NET = "champion.toml"
PLANNER = "champion-planner.toml"
DEALS = 20_000_000  # of a generation: half of them to learn from, half for its gates; none comes twice
GENERATIONS = 1000  # that one seed has deals for
FIRST_RIVAL = "hard"

T = TypeVar("T")
R = TypeVar("R")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a training does; it stays the same when it goes on."""

    game: str
    steps: int
    """By which the planner's weights are learned first; without any it believes what that of ``hard`` does."""
    against: str
    """A champion that it learns to beat, and nothing else; without one it learns to play."""
    games: int
    """Of every generation."""
    reach: int
    belief: float
    lasts: float
    trust: float
    hidden: int
    second: int
    passes: int
    gate_games: int
    seconds: float
    """For a decision at the gates."""
    seed: int


class Gate(msgspec.Struct, frozen=True, kw_only=True):
    """One seat with the new net against others with the old one."""

    players: int
    against: str
    games: int
    wins: Estimate

    @property
    def even(self) -> float:
        return 1.0 / self.players


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a generation has shown."""

    generation: int
    positions: int
    passes: list[Pass]
    losses: dict[str, list[float]]
    """By number of players: of an even guess, of the planner, and of the net, on games it has not learned from."""
    bins: list[Bin]
    gates: list[Gate] = []
    passed: bool = False


@dataclass
class Means:
    """What a training may use."""

    workers: int
    device: str = "cpu"
    backend: str = "processes"
    address: str | None = None

    def spread(self, work: Callable[[T], R], things: Iterable[T]) -> Generator[R, None, None]:
        if self.backend == "ray":
            return spread_on_cluster(work, things, self.workers, self.address)
        return spread(work, things, self.workers)


class Training:
    def __init__(self, folder: Path, plan: Plan, means: Means) -> None:
        self.folder = folder
        self.means = means
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "plan.json"
        self.plan = _read_plan(file) if file.exists() else plan
        if self.plan != plan:
            raise BadInput(f"{folder} holds a training by another plan: {msgspec.json.encode(self.plan).decode()}")
        write(file, msgspec.json.format(msgspec.json.encode(plan)))
        self.title = shelf.title(plan.game)

    @cached_property
    def rival(self) -> LearnedNet | None:
        """Who it learns to beat."""
        return learned_by(self.plan.against, self.plan.game) if self.plan.against else None

    @property
    def planner(self) -> Weights | None:
        """What the planner believes by now, if it has learned that."""
        file = self.folder / PLANNER
        return read_weights(file) if file.exists() else None

    def believe(self, after: Callable[[str, int, int], None]) -> None:
        """Learn what the planner is to believe, before any generation."""
        plan = self.plan
        if plan.steps and self.planner is None:
            beliefs = Beliefs(self.folder, plan.game, plan.steps, plan.seed, self.rival, self.means.spread)
            weights = beliefs.learn(lambda done, total: after("weights", done, total))
            told = (
                f"fernhandel train {plan.game}: {plan.steps} steps of {GAMES_A_STEP} games for each number of players"
            )
            with whole(self.folder / PLANNER) as file:
                write_weights(file, weights, told)

    def generation(self, number: int, after: Callable[[str, int, int], None]) -> Report:
        """Play, learn, and pass the gates; what is done already is read. ``after`` is told of every step."""
        done = self._report(number)
        if done is not None and done.gates:
            return done
        self._play(number, after)
        after("learning", 0, 1)
        report = self._learn(number) if done is None else done
        after("gates", 0, 1)
        gates = [self._gate(number, players) for players in self._gate_sizes()]
        passed = all(gate.wins.mean > gate.even for gate in gates) and any(gate.wins.low > gate.even for gate in gates)
        report = msgspec.structs.replace(report, gates=gates, passed=passed)
        write(self._of(number) / "report.json", msgspec.json.encode(report))
        return report

    def reports(self) -> list[Report]:
        """Of all generations so far."""
        found: list[Report] = []
        while (report := self._report(len(found))) is not None:
            found.append(report)
        return found

    def best(self, before: int) -> Path | None:
        """The newest net that has passed its gates."""
        for number in reversed(range(before)):
            report = self._report(number)
            if report is not None and report.passed:
                return self._of(number) / NET
        return None

    # -- the parts of a generation -------------------------------------------------------------------------------------

    def _of(self, number: int) -> Path:
        return self.folder / f"generation-{number:02}"

    def _report(self, number: int) -> Report | None:
        file = self._of(number) / "report.json"
        return msgspec.json.decode(file.read_bytes(), type=Report) if file.exists() else None

    def _play(self, number: int, after: Callable[[str, int, int], None]) -> None:
        folder = self._of(number)
        folder.mkdir(exist_ok=True)
        sittings = self._sittings(number)
        left = [sitting for sitting in sittings if not _file_of(folder, sitting).exists()]
        done = len(sittings) - len(left)
        after("sittings", done, len(sittings))
        for sitting, positions in self.means.spread(play, left) if left else ():
            positions.save(_file_of(folder, sitting))
            done += 1
            after("sittings", done, len(sittings))

    def _sittings(self, number: int) -> list[Sitting]:
        plan = self.plan
        rng = Rng.from_seed(plan.seed + number)
        best = self.best(number)
        net = None if best is None else learned_by(f"champion@{best}", plan.game)
        first = self._deals(number)
        found: list[Sitting] = []
        for at, players in enumerate(split_by_players(self.title, -(-plan.games // GAMES_A_SITTING))):
            terms = any_terms(self.title, players, rng)
            deals = first + at * GAMES_A_SITTING
            found.append(Sitting(at, terms, deals, GAMES_A_SITTING, net, self.planner, self.rival))
        return found

    def _deals(self, number: int) -> int:
        return (self.plan.seed * GENERATIONS + number) * DEALS

    def _positions(self, number: int) -> list[Positions]:
        """Those of the last generations, by number of players."""
        found: list[Positions] = []
        for players in self.title.about.players:
            files = [
                file
                for generation in range(max(0, number - WINDOW + 1), number + 1)
                for file in sorted(self._of(generation).glob(f"positions-{players}-*.npz"))
            ]
            if files:
                found.append(load(files))
        return found

    def _learn(self, number: int) -> Report:
        from fernhandel.training.nets import LearningNet, Shape, learn, predicted  # which need PyTorch

        plan = self.plan
        parts = self._positions(number)
        held = [part.game % HELD_OUT == 0 for part in parts]
        known = [part[~rows] for part, rows in zip(parts, held, strict=True)]
        hidden = [part[rows] for part, rows in zip(parts, held, strict=True) if rows.any()]
        traits = make_traits(plan.game)
        shape = Shape(len(traits.common), len(traits.own), plan.hidden, plan.second)
        first, net = LearningNet(shape), LearningNet(shape)
        passes = learn(first, known, hidden, plan.passes, self.means.device)
        again = [carried_back(part, predicted(first, part), RESULT) for part in known]
        passes += learn(net, again, hidden, plan.passes, self.means.device)
        guesses = [predicted(net, part) for part in hidden]
        report = Report(
            generation=number,
            positions=sum(len(part) for part in parts),
            passes=passes,
            losses={
                str(part.shares.shape[1]): mean_loss(part, guess) for part, guess in zip(hidden, guesses, strict=True)
            },
            bins=calibration(hidden, guesses),
        )
        origin = f"fernhandel train {plan.game}: generation {number}, {report.positions} positions"
        learned = Learned(
            traits=traits.name,
            common=shape.common,
            own=shape.own,
            hidden=shape.hidden,
            second=shape.second,
            weights="champion.weights",
            reach=plan.reach,
            belief=plan.belief,
            lasts=plan.lasts,
            trust=plan.trust,
            origin=origin,
            planner=PLANNER if self.planner else "",
        )
        write_net(self._of(number) / NET, learned, net.weights().tobytes(), self.planner)
        write(self._of(number) / "report.json", msgspec.json.encode(report))
        return report

    def _gate_sizes(self) -> list[int]:
        """A duel, and a full table of four or of as many as there can be."""
        players = self.title.about.players
        return sorted({min(players), min(4, max(players))})

    def _gate(self, number: int, players: int) -> Gate:
        plan = self.plan
        best = self.best(number)
        rival = plan.against or (FIRST_RIVAL if best is None else f"champion@{best}")
        new = f"champion@{self._of(number) / NET}"
        found = tournament(
            plan.game,
            [new, rival],
            players=players,
            games=plan.gate_games,
            alone=new if players > 2 else None,
            seconds=plan.seconds,
            seed=self._deals(number) + DEALS // 2,
            workers=self.means.workers,
            out=self._of(number) / f"gate-{players}",
        )
        wins = next(bot.wins for bot in found.bots if bot.bot == new)
        return Gate(players=players, against=rival, games=found.results.games, wins=wins)


def _read_plan(file: Path) -> Plan:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except msgspec.DecodeError as error:
        raise BadInput(f"{file.parent} holds a training that this version cannot go on with: {error}") from None


def _file_of(folder: Path, sitting: Sitting) -> Path:
    return folder / f"positions-{sitting.terms.players}-{sitting.number:05}.npz"
