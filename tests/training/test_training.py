"""Training: positions come from games of every kind, a net learns from them, and a training that breaks off goes on."""

import sys
from collections.abc import Callable, Generator, Iterable
from pathlib import Path

import numpy as np
import pytest

import fernhandel
from cli.terminal import run
from fernhandel import Rng
from fernhandel.bots import learned_by, make_appraiser, make_planner, make_traits, own_weights_of
from fernhandel.bots.learned import own_net, read_net
from fernhandel.bots.weights import read_weights
from fernhandel.cli.train import train
from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput
from fernhandel.training.beliefs import Beliefs, Numbers, Tries, slopes
from fernhandel.training.figures import calibration, loss, mean_loss
from fernhandel.training.loop import Means, Plan, Training
from fernhandel.training.positions import Positions, Sitting, carried_back, collect, load, most_hoped
from fernhandel.training.tables import any_terms, split_by_players

GAMES = [about.id for about in fernhandel.games() if shelf.title(about.id).bots().traits]


def sitting(game: str = "merchants", players: int = 2, games: int = 2) -> Sitting:
    return Sitting(0, shelf.title(game).terms(players, None, {}), 40, games)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_table_comes_up(game: str) -> None:
    title, rng = shelf.title(game), Rng.from_seed(1)
    met = [any_terms(title, players, rng) for players in split_by_players(title, 1000)]
    assert {terms.players for terms in met} == set(title.about.players)
    assert {terms.edition for terms in met} == {edition.id for edition in title.about.editions}
    for option in title.about.options:
        values = {terms.options[option.name] for terms in met if option.name in terms.options}
        assert values == set(option.values), option.name


def test_positions_bear_what_came_of_their_game(tmp_path: Path) -> None:
    found = collect(sitting())
    traits = make_traits("merchants")
    assert found.common.shape == (len(found), len(traits.common))
    assert found.own.shape == (len(found), 2, len(traits.own))
    assert set(found.game) == {40, 41}
    assert np.isfinite(found.own).all()
    assert found.shares.sum(axis=1) == pytest.approx(np.ones(len(found)))
    assert all(len(np.unique(found.shares[found.game == game], axis=0)) == 1 for game in (40, 41))
    found.save(tmp_path / "one.npz")
    collect(sitting()).save(tmp_path / "two.npz")
    both = load([tmp_path / "one.npz", tmp_path / "two.npz"])
    assert len(both) == 2 * len(found)
    assert (both.own[: len(found)] == both.own[len(found) :]).all(), "the same games give the same positions"


def some_positions(chances: list[float]) -> Positions:
    """As many times each chance as makes it come true."""
    shares = [[1.0, 0.0] if one < 10 * chance else [0.0, 1.0] for chance in chances for one in range(10)]
    rows = len(shares)
    empty = np.zeros((rows, 1), np.float32)
    return Positions(
        empty,
        np.zeros((rows, 2, 1), np.float32),
        np.array(shares, np.float32),
        np.full((rows, 2), 0.5),
        np.arange(rows),
    )


def test_a_judgement_that_comes_true_is_told_so() -> None:
    positions = some_positions([0.2, 0.7])
    said = np.array([[chance, 1 - chance] for chance in (0.2, 0.7) for _ in range(10)], np.float32)
    for one in calibration([positions], [said]):
        assert one.came == pytest.approx(one.said, abs=1e-6)
    even, planned, net = mean_loss(positions, said)
    assert even == pytest.approx(np.log(2))
    assert planned == pytest.approx(np.log(2))
    assert net < even
    assert loss(1 - said, positions.shares) > even


def test_what_is_judged_later_is_carried_back_within_a_game() -> None:
    positions = some_positions([1.0])
    positions.game = np.array([7, 7, 7, 8, 8, 8, 8, 8, 8, 8])
    judged = np.tile(np.array([0.5, 0.5], np.float32), (10, 1))
    judged[1] = [0.2, 0.8]
    carried = carried_back(positions, judged, 0.8).shares
    assert carried[2] == pytest.approx([1.0, 0.0]), "the last position of a game has its result"
    assert carried[1] == pytest.approx([0.9, 0.1])
    assert carried[0] == pytest.approx([0.8 * 0.9 + 0.2 * 0.2, 0.8 * 0.1 + 0.2 * 0.8])
    assert carried[3][0] == pytest.approx(0.5 + 0.5 * 0.8**6)
    assert (positions.shares == [1.0, 0.0]).all(), "what came stays as it was"


def test_what_a_net_makes_of_choices_plays_better_than_the_planner() -> None:
    """So the games that a net learns from are better with every generation."""
    title = shelf.title("merchants")
    learned, planner = make_appraiser("merchants"), make_planner("merchants", searching=True)
    won = 0.0
    for seed in range(8):
        rng = Rng.from_seed(seed)
        table = title.deal(title.terms(2, None, {}), rng.fork())
        table.told = []
        while not table.over:
            seat = table.to_act()[0]
            player = learned if seat == seed % 2 else planner
            table.play(seat, most_hoped(player, table, seat, table.legal(seat), rng))
        won += planner.results(table)[seed % 2]
    assert won >= 6


def test_a_net_plays_games_of_its_own() -> None:
    kind = shelf.title("merchants").bots().planner
    assert kind is not None
    terms = shelf.title("merchants").terms(2, None, {})
    net = own_net(kind.package)
    assert net is not None
    with_net, again, without = (collect(Sitting(0, terms, 40, 1, one)) for one in (net, net, None))
    assert (with_net.own == again.own).all()
    assert with_net.own.shape != without.own.shape or (with_net.own != without.own).any()


def test_a_planner_learns_what_it_should_believe(tmp_path: Path) -> None:
    """From weights that are plainly wrong it goes back to where more is won, and a step is not made twice."""
    own = own_weights_of("merchants")
    usual, rival = own.of(2) | own.search, learned_by("champion", "merchants")
    for name, factor, up in (("fee_share", 1 / 8, True), ("keep", 4.0, False)):
        wrong = usual | {name: usual[name] * factor}
        slope = slopes(Tries("merchants", (2,), wrong, (name,), 1, None))[name]
        assert slope > 0.5 if up else slope < -0.5
    assert slopes(Tries("merchants", (3,), usual, ("keep",), 2, rival)).keys() == {"keep"}

    def one_after_another(work: Callable[[Tries], Numbers], things: Iterable[Tries]) -> Generator[Numbers, None, None]:
        made.append(0)
        for one in things:
            made[-1] += 1
            yield work(one)

    made: list[int] = []
    told: list[tuple[int, ...]] = []
    for steps in (2, 4):  # with two players, and with more
        beliefs = Beliefs(tmp_path, "merchants", steps, 1, None, one_after_another)
        learned = beliefs.learn(lambda *progress: told.append(progress))
        assert told[-1] == (2 * steps, 2 * steps)
    assert made == [2, 2, 2, 2]
    assert learned.alone.keys() == own.alone.keys()
    assert learned.duel
    for name in ("spread", "margin"):
        assert learned.of(2)[name] == learned.alone[name] == own.alone[name]
    moved = [name for name in learned.alone if learned.alone[name] != (own.alone | own.search)[name]]
    assert len(moved) > 20
    make_planner("merchants", learned)


def test_what_was_written_in_part_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(path: Path, *_: object) -> None:
        path.write_bytes(b"half of it")
        raise OSError("the disk is full")

    positions = some_positions([0.5])
    positions.save(tmp_path / "positions-2-00000.npz")
    monkeypatch.setattr(np, "savez", half)
    with pytest.raises(OSError, match="full"):
        positions.save(tmp_path / "positions-2-00001.npz")
    found = sorted(tmp_path.glob("positions-2-*.npz"))
    assert found == [tmp_path / "positions-2-00000.npz"]
    assert len(load(found)) == len(positions)


def test_games_against_a_rival_have_one_seat_that_learns() -> None:
    terms = shelf.title("merchants").terms(3, None, {})
    net = learned_by("champion", "merchants")
    own, against = (collect(Sitting(0, terms, 40, 1, None, None, one)) for one in (None, net))
    assert own.own.shape != against.own.shape or (own.own != against.own).any()


def test_a_training_of_another_version_is_not_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text('{"game": "merchants", "rounds": 4}')
    plan = Plan(
        game="merchants",
        steps=0,
        against="",
        games=1,
        reach=0,
        belief=8.0,
        lasts=0.5,
        trust=0.4,
        hidden=16,
        second=8,
        passes=1,
        gate_games=1,
        seconds=0.01,
        seed=1,
    )
    with pytest.raises(BadInput, match="a training that this version cannot go on with"):
        Training(tmp_path, plan, Means(1))


def test_without_what_it_needs_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "fernhandel.training.nets", raising=False)
    with pytest.raises(BadInput, match=r"training needs torch: .*\[train\]"):
        train("merchants", out=tmp_path / "training")
    assert not (tmp_path / "training").exists()


def test_a_training_learns_and_goes_on(tmp_path: Path) -> None:
    """Where PyTorch is installed; it is no part of the tests' environment, because it brings gigabytes."""
    pytest.importorskip("torch")
    command = [
        *("train", "merchants", "--games", "150", "--passes", "4", "--proof", "2", "--seconds", "0.002"),
        *("--steps", "2", "--hidden", "16", "--jobs", "2", "--out", "training"),
    ]
    done = run(tmp_path, *command)
    assert done.returncode == 0, done.stderr
    first = tmp_path / "training" / "generation-00"
    assert "generation 0" in read_net(first / "champion.toml").learned.origin
    assert read_net(first / "champion.toml").planner == read_weights(tmp_path / "training" / "champion-planner.toml")
    weights = (first / "champion.weights").read_bytes()
    done = run(tmp_path, *command, "--generations", "2")
    assert done.returncode == 0, done.stderr
    assert (first / "champion.weights").read_bytes() == weights, "what is done is not done again"
    assert (tmp_path / "training" / "generation-01" / "report.json").exists()
    assert "<svg" in (tmp_path / "training" / "report.svg").read_text()
    assert "another plan" in run(tmp_path, *command, "--reach", "5").stderr


def test_a_training_against_somebody_is_measured_by_him(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    done = run(
        tmp_path,
        *("train", "merchants", "--against", "champion", "--steps", "1", "--games", "50", "--passes", "1"),
        *("--proof", "2", "--seconds", "0.002", "--hidden", "16", "--jobs", "2", "--out", "training"),
    )
    assert done.returncode == 0, done.stderr
    assert "against champion" in done.stdout
    assert "no champion" in run(tmp_path, "train", "merchants", "--against", "hard").stderr
