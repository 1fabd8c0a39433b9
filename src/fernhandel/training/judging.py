"""The first generation: the planner plays with itself, and a net learns to judge what it sees."""

from collections.abc import Callable
from pathlib import Path

from fernhandel.bots import make_traits
from fernhandel.bots.learned import write_net
from fernhandel.core import shelf
from fernhandel.core.chance import Rng
from fernhandel.training.figures import calibration, mean_loss
from fernhandel.training.nets import LearningNet, Shape, learn, predicted
from fernhandel.training.plan import Means, Plan, Report
from fernhandel.training.positions import Positions, Sitting, carried_back, load, play
from fernhandel.training.tables import any_terms, split_by_players

GAMES_A_SITTING = 50
HELD_OUT = 20  # one game of so many is not learned from
RESULT = 0.8  # how much a game's result counts from one position to the one before, when it is learned again


def judge(plan: Plan, means: Means, number: int, file: Path, after: Callable[[str, int, int], None]) -> Report:
    """Play what is not played yet, learn from all of it, and write the net."""
    _play(plan, means, number, file.parent, after)
    after("learning", 0, 1)
    parts = _positions(plan, file.parent)
    held = [part.game % HELD_OUT == 0 for part in parts]
    known = [part[~rows] for part, rows in zip(parts, held, strict=True)]
    hidden = [part[rows] for part, rows in zip(parts, held, strict=True) if rows.any()]
    traits = make_traits(plan.game)
    shape = Shape(len(traits.common), len(traits.own), plan.hidden, plan.second)
    first, net = LearningNet(shape), LearningNet(shape)
    passes = learn(first, known, hidden, plan.passes, means.device)
    again = [carried_back(part, predicted(first, part), RESULT) for part in known]
    passes += learn(net, again, hidden, plan.passes, means.device)
    guesses = [predicted(net, part) for part in hidden]
    count = sum(len(part) for part in parts)
    origin = f"fernhandel train {plan.game}: generation {number}, {count} positions of games of the planner"
    write_net(file, plan.learned(traits, origin, choices=False), net.weights().tobytes())
    return Report(
        generation=number,
        positions=count,
        passes=passes,
        losses={str(part.shares.shape[1]): mean_loss(part, one) for part, one in zip(hidden, guesses, strict=True)},
        won={},
        bins=calibration(hidden, guesses),
    )


def _play(plan: Plan, means: Means, number: int, folder: Path, after: Callable[[str, int, int], None]) -> None:
    sittings = _sittings(plan, number)
    left = [sitting for sitting in sittings if not _file_of(folder, sitting).exists()]
    done = len(sittings) - len(left)
    after("sittings", done, len(sittings))
    for sitting, positions in means.spread(play, left) if left else ():
        positions.save(_file_of(folder, sitting))
        done += 1
        after("sittings", done, len(sittings))


def _sittings(plan: Plan, number: int) -> list[Sitting]:
    title, rng = shelf.title(plan.game), Rng.from_seed(plan.seed + number)
    found: list[Sitting] = []
    for at, players in enumerate(split_by_players(title, -(-plan.games // GAMES_A_SITTING))):
        deals = plan.deals(number) + at * GAMES_A_SITTING
        found.append(Sitting(at, any_terms(title, players, rng), deals, GAMES_A_SITTING))
    return found


def _positions(plan: Plan, folder: Path) -> list[Positions]:
    """By number of players."""
    files = [sorted(folder.glob(f"positions-{count}-*.npz")) for count in shelf.title(plan.game).about.players]
    return [load(some) for some in files if some]


def _file_of(folder: Path, sitting: Sitting) -> Path:
    return folder / f"positions-{sitting.terms.players}-{sitting.number:05}.npz"
