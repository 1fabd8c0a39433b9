"""Generations: what was learned must beat what was learned before, on fresh deals.

In the first one the planner plays, and a net learns to judge positions. From then on the net plays and learns what to
choose. A training lives in a folder, and every part of it is a file that is there whole or not at all: one that was
broken off goes on where it was.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec

from fernhandel.arena.tournaments import tournament
from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput
from fernhandel.training.files import write
from fernhandel.training.plan import DEALS, Gate, Means, Plan, Report

NET = "champion.toml"
FIRST_RIVAL = "hard"


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

    def generation(self, number: int, after: Callable[[str, int, int], None]) -> Report:
        """Play, learn, and pass the gates; what is done already is read. ``after`` is told of every step."""
        done = self._report(number)
        if done is not None and done.gates:
            return done
        report = self._learned(number, after) if done is None else done
        write(self._of(number) / "report.json", msgspec.json.encode(report))
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

    def _learned(self, number: int, after: Callable[[str, int, int], None]) -> Report:
        from fernhandel.training.bouts import Bouts  # which need PyTorch
        from fernhandel.training.judging import judge

        self._of(number).mkdir(exist_ok=True)
        file = self._of(number) / NET
        if number == 0 and not self.plan.begin and not self.plan.against:
            return judge(self.plan, self.means, number, file, after)
        before = self._of(number - 1) / NET if number else None
        return Bouts(self.plan, self.means, number, file, before).play(after)

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
            seed=plan.deals(number) + DEALS // 2,
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
