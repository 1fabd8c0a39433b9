"""Every weight of a file comes to the planner's weight of the same name, in whatever order the file has them."""

from fernhandel.bots import make_planner, own_weights_of
from fernhandel.bots.weights import Weights
from fernhandel.core.planner import Planner
from fernhandel.games.auf_achse.bots.planner.planner import AufAchsePlanner
from fernhandel.games.merchants.bots.planner.planner import MerchantsPlanner
from fernhandel.games.merchants.figures import INFLUENCES, INVESTMENTS
from fernhandel.games.nuremberg.bots.planner.planner import NurembergPlanner


def numbered(game: str) -> dict[str, float]:
    """The weights of a game, each with a number of its own, the last one first."""
    names = list(own_weights_of(game).alone)
    return {name: float(number) for number, name in reversed(list(enumerate(names, 1)))}


def made(game: str) -> tuple[Planner, dict[str, float]]:
    return make_planner(game, Weights(numbered(game))), numbered(game)


def assert_by_name(weights: object, given: dict[str, float]) -> None:
    assert {name: getattr(weights, name) for name in given} == given


def test_auf_achse() -> None:
    planner, given = made("auf_achse")
    assert isinstance(planner, AufAchsePlanner)
    assert_by_name(planner.weights, given)
    assert (planner.spread, planner.margin) == (given["spread"], given["margin"])


def test_merchants() -> None:
    planner, given = made("merchants")
    assert isinstance(planner, MerchantsPlanner)
    assert_by_name(planner.weights, given)
    assert (planner.spread, planner.margin) == (given["spread"], given["margin"])
    assert planner.weights.cards == [given[card] for card in INVESTMENTS]
    assert planner.weights.influences == [given[card] for card in INFLUENCES]


def test_nuremberg() -> None:
    planner, given = made("nuremberg")
    assert isinstance(planner, NurembergPlanner)
    assert_by_name(planner.v.w, given)
    assert (planner.spread, planner.margin) == (given["spread"], given["margin"])
    tracks = ["government", "train", "company"]
    assert planner.v.first == [given[track] for track in tracks] + [given[f"{track}_classes"] for track in tracks]
    assert planner.v.waning == [given[f"{place}_point"] for place in ("third", "fifth", "eighth")]
    assert planner.v.drift == [given[f"drift_{players}"] for players in (2, 3, 4)]
    assert planner.v.shares == [given["share"] ** rivals for rivals in range(4)]
