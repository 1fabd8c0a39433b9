"""What a planner believes, learned by playing, before any net: its weights, by many small steps.

Every try changes all weights a little by chance; one planner believes so, and another the other way round. By turns
they sit down with each other, on the same deal with their seats exchanged, and each of them with the planner of the
house, on the same seat: who learns from himself alone knows no other play. A weight goes where the tries won more. If
somebody is to be beaten, he takes the place of all others.
"""

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from math import exp, log
from pathlib import Path

import msgspec

from fernhandel.bots import make_appraiser, make_planner, own_weights_of
from fernhandel.bots.learned import LearnedNet
from fernhandel.bots.weights import SAME_FOR_ALL, Weights
from fernhandel.core import shelf
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner, shares
from fernhandel.core.table import MOST_SEATS
from fernhandel.core.terms import Terms
from fernhandel.training.files import write
from fernhandel.training.positions import most_hoped
from fernhandel.training.tables import any_terms

LITTLE = 0.15  # by how much a try changes a weight, as a logarithm
GAMES_A_STEP = 40
STRIDE = 0.06  # of a step, for a weight that decides everything
SETTLING = 0.5  # of all steps, after which strides grow shorter and the mean of all that is believed counts
SHORTEST = 0.2  # of a stride, at the end
LONGEST = 10_000  # decisions of a game; planners that all shun the end would play on for ever
STEPS = 1_000_000  # for which one seed has deals

Numbers = dict[str, float]


@dataclass(frozen=True)
class Tries:
    """Some games of one step."""

    game: str
    players: tuple[int, ...]
    """With how many players: one number by chance for each try."""
    weights: Numbers
    """All that the planner believes now."""
    tuned: tuple[str, ...]
    seed: int
    rival: LearnedNet | None
    """Who is to be beaten."""


class Walk(msgspec.Struct):
    """How far it has come with one number of players, or with several."""

    steps: int
    weights: Numbers
    sums: Numbers
    """Of the logarithms of what was believed since it settles."""
    settled: int = 0

    def mean(self) -> Numbers:
        if not self.settled:
            return self.weights
        return self.weights | {name: exp(total / self.settled) for name, total in self.sums.items()}


def slopes(tries: Tries) -> Numbers:
    """How much more is won with more of a weight. What a process of its own does."""
    rng = Rng.from_seed(tries.seed)
    sums = dict.fromkeys(tries.tuned, 0.0)
    title = shelf.title(tries.game)
    others = make_appraiser(tries.game, tries.rival) if tries.rival else make_planner(tries.game, searching=True)
    made = 0
    while made < GAMES_A_STEP:
        signs = {name: 1 if rng.below(2) else -1 for name in tries.tuned}
        terms = any_terms(title, tries.players[rng.below(len(tries.players))], rng)
        more, less = (_changed(tries, signs, by) for by in (LITTLE, -LITTLE))
        seed = int(rng.word())
        if tries.rival is None and made % 4 == 0:
            seats = [seat % 2 for seat in range(terms.players)]
            rng.shuffle(seats)
            won = sum(_ahead(terms, seed, more, less, sides) for sides in (seats, [1 - side for side in seats]))
        else:
            sides = [0] * terms.players
            sides[rng.below(terms.players)] = 1
            # each is half as far from what is believed now as from the other
            won = 2 * (_ahead(terms, seed, more, others, sides) - _ahead(terms, seed, less, others, sides))
        for name, sign in signs.items():
            sums[name] += sign * won
        made += 2
    return {name: total / (made * 2 * LITTLE) for name, total in sums.items()}


def _changed(tries: Tries, signs: dict[str, int], by: float) -> Planner:
    changed = {name: tries.weights[name] * exp(sign * by) for name, sign in signs.items()}
    return make_planner(tries.game, Weights(tries.weights | changed))


def _ahead(terms: Terms, seed: int, ours: Planner, theirs: Planner, sides: list[int]) -> float:
    """By how much one side is ahead of the other in the end, on the mean of its seats: 1 with all of the victory."""
    title, rng = shelf.title(terms.game), Rng.from_seed(seed)
    table = title.deal(terms, rng.fork())
    table.told = []
    table.quieten()  # DL35
    for _ in range(LONGEST):
        if table.over:
            break
        seat = table.to_act()[0]
        player = ours if sides[seat] else theirs
        table.play(seat, most_hoped(player, table, seat, table.legal(seat), rng))
    if not table.over:
        return 0.0
    results, clearly = ours.results(table), shares(ours.worth(table), ours.margin)
    won = [(result + share) / 2 for result, share in zip(results, clearly, strict=True)]  # clearly: luck less often
    mine = sum(sides)
    total = sum(share for share, side in zip(won, sides, strict=True) if side)
    return (total / mine - (1 - total) / (terms.players - mine)) * terms.players / 2


class Beliefs:
    """Lives in the folder of a training; a step that was made is not made again."""

    def __init__(
        self,
        folder: Path,
        game: str,
        steps: int,
        seed: int,
        rival: LearnedNet | None,
        spread: Callable[[Callable[[Tries], Numbers], Iterable[Tries]], Generator[Numbers, None, None]],
    ) -> None:
        self.folder = folder
        self.game = game
        self.steps = steps
        self.seed = seed
        self.rival = rival
        self.spread = spread
        players = shelf.title(game).about.players
        groups = [tuple(count for count in players if (count == 2) == duel) for duel in (True, False)]
        self.groups = [group for group in groups if group]
        """With two players it believes something else than with more."""

    def learn(self, after: Callable[[int, int], None]) -> Weights:
        """What is believed in the end."""
        total = len(self.groups) * self.steps
        found: list[Numbers] = []
        for number, players in enumerate(self.groups):
            walk = self._begun(players)
            after(number * self.steps + walk.steps, total)
            for slope in self.spread(slopes, self._tries(walk, players)):
                self._step(walk, slope)
                write(self._file(players), msgspec.json.encode(walk))
                after(number * self.steps + walk.steps, total)
            found.append(walk.mean())
        duel, others = found[0], found[-1]
        return Weights(others, {name: value for name, value in duel.items() if value != others[name]})

    def _file(self, players: tuple[int, ...]) -> Path:
        return self.folder / f"steps-{players[0]}.json"

    def _begun(self, players: tuple[int, ...]) -> Walk:
        file = self._file(players)
        if file.exists():
            return msgspec.json.decode(file.read_bytes(), type=Walk)
        own = own_weights_of(self.game)
        return Walk(0, own.of(players[0]) | own.search, {})

    def _tries(self, walk: Walk, players: tuple[int, ...]) -> Iterator[Tries]:
        """Each from what is believed when it begins: where many work, steps are made meanwhile."""
        tuned = tuple(name for name, value in walk.weights.items() if value and name not in SAME_FOR_ALL)
        first = (self.seed * MOST_SEATS + players[0]) * STEPS
        for step in range(walk.steps, self.steps):
            yield Tries(self.game, players, walk.weights.copy(), tuned, first + step, self.rival)

    def _step(self, walk: Walk, slope: Numbers) -> None:
        part = walk.steps / self.steps
        late = max(0.0, part - SETTLING) / (1 - SETTLING)
        stride = STRIDE * (1 - (1 - SHORTEST) * late)
        for name, up in slope.items():
            walk.weights[name] *= exp(stride * up)
            if part >= SETTLING:
                walk.sums[name] = walk.sums.get(name, 0.0) + log(walk.weights[name])
        walk.steps += 1
        walk.settled += part >= SETTLING
