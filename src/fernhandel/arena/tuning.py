"""Better weights for a planner by self-play: an optimiser proposes, games decide."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from math import prod
from pathlib import Path

import msgspec
import optuna

from fernhandel.arena.interrupts import interrupts_held_back
from fernhandel.arena.lineups import fixtures
from fernhandel.arena.match import Pairing
from fernhandel.arena.series import play_series
from fernhandel.arena.tables import Estimate, results, share_of
from fernhandel.bots import own_weights_of
from fernhandel.bots.weights import Weights, write_weights
from fernhandel.core.refusals import BadInput

NARROWEST = 0.5  # of its present value is the least a weight is tried with, and its inverse the most
FINALISTS = 3  # the best of many trials is mostly the luckiest: so many play again on other deals
FINAL_DEALS = 500_000
FRESH_DEALS = 1_000_000


class Evidence(msgspec.Struct, frozen=True):
    """How often the new weights beat the others at the table, on deals that the tuning has not seen."""

    against: str
    games: int
    wins: Estimate
    even: float

    def told(self) -> str:
        """In a sentence's part."""
        share = f"{self.wins.mean:.1%} ({self.wins.low:.1%} to {self.wins.high:.1%})"
        fresh = f"{self.games} games on fresh deals, where {self.even:.0%} is even"
        return f"against {self.against} they won {share} of {fresh}"


class Tuning:
    """A tuning that lives in a folder: the trials in a database, so that it can be broken off and go on."""

    def __init__(
        self,
        pairing: Pairing,
        players: int,
        against: Sequence[str],
        only: Sequence[str],
        games: int,
        seed: int,
        workers: int,
        folder: Path,
    ) -> None:
        self._pairing = pairing
        self._players = players
        self._against = against
        self._games = games
        self._seed = seed
        self._workers = workers
        self._folder = folder
        self._start = own_weights_of(pairing.game).of(players)
        self._tuned = chosen(self._start, only)
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        sampler = optuna.samplers.TPESampler(seed=seed, multivariate=True)
        storage = f"sqlite:///{folder / 'trials.sqlite'}"
        self._study = optuna.create_study(
            study_name="weights", storage=storage, direction="maximize", load_if_exists=True, sampler=sampler
        )
        if not self._study.trials:
            self._study.enqueue_trial({name: self._start[name] for name in self._tuned})

    @property
    def trials(self) -> int:
        return sum(trial.state.is_finished() for trial in self._study.trials)

    def run(self, trials: int, after: Callable[[], None]) -> None:
        """Up to so many trials in all; ``after`` is told of each."""
        while True:
            with interrupts_held_back():  # what keeps the trials is not left in the middle of something
                if self.trials >= trials:
                    return
                trial = self._study.ask()
                file = self._suggested(trial)
            share = self._share(file, self._seed)  # broken off here it is played again
            with interrupts_held_back():
                self._study.tell(trial, share)
            after()

    def _suggested(self, trial: optuna.Trial) -> Path:
        """Other weights, in a file of their own."""
        weights = self._start.copy()
        for name in self._tuned:
            low, high = sorted((weights[name] * NARROWEST, weights[name] / NARROWEST))
            weights[name] = trial.suggest_float(name, low, high)
        file = self._file(trial)
        write_weights(file, Weights(weights), f"trial {trial.number}")
        return file

    def _share(self, file: Path, seed: int) -> float:
        """What these weights win, as a geometric mean: beating one opponent does not make up for a rout by another."""
        wins = [self._play(file, opponent, self._games, seed).mean for opponent in self._against]
        return prod(wins) ** (1 / len(wins))

    def _play(self, file: Path, opponent: str, games: int, seed: int) -> Estimate:
        """The share of victories of one seat with these weights against that bot on the others."""
        challenger = f"normal@{file}"
        line_up = [challenger] + [opponent] * (self._players - 1)
        series = play_series(fixtures(self._pairing, [line_up], games, seed), min(self._workers, games))
        with closing(series) as played:
            found = results(played, [challenger, opponent])
        wins = next(table.wins for table in found.bots if table.bot == challenger)
        return share_of(wins.mean * found.games, found.games)

    def conclude(self, games: int) -> list[Evidence]:
        """Prove the best weights on fresh deals and write them with the evidence."""
        best = self._winner()
        file, even = self._file(best), 1 / self._players
        evidence = [
            Evidence(opponent, games, self._play(file, opponent, games, self._seed + FRESH_DEALS), even)
            for opponent in self._against
        ]
        told = [f"found in {self.trials} trials of {self._games} games with {self._players} players"]
        told += [one.told() for one in evidence]
        write_weights(self._folder / "weights.toml", Weights(self._start | best.params), "; ".join(told))
        return evidence

    def _winner(self) -> optuna.trial.FrozenTrial:
        """Of the best trials the one that is best on all deals it has played."""
        done = [trial for trial in self._study.trials if trial.value is not None]
        best = sorted(done, key=lambda trial: -(trial.value or 0.0))[:FINALISTS]
        if len(best) == 1:
            return best[0]
        again = [self._share(self._file(trial), self._seed + FINAL_DEALS) for trial in best]
        return max(zip(best, again, strict=True), key=lambda one: (one[0].value or 0.0) + one[1])[0]

    def _file(self, trial: optuna.trial.FrozenTrial | optuna.Trial) -> Path:
        return self._folder / f"trial-{trial.number}.toml"


def chosen(weights: Mapping[str, float], only: Sequence[str]) -> list[str]:
    """The weights to be tuned: those asked for, or all; what is naught cannot be made more or less of."""
    able = [name for name, value in weights.items() if value]
    unable = ", ".join(name for name in only if name not in able)
    if unable:
        raise BadInput(f"this planner has no weights {unable} to tune; it has {', '.join(able)}")
    return [name for name in able if not only or name in only]
