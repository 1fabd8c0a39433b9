"""Training: positions come from games of every kind, a net learns from them, and a training that breaks off goes on."""

import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

import fernhandel
from cli.terminal import run
from fernhandel import Rng
from fernhandel.bots import learned_by, make_appraiser, make_planner, make_traits
from fernhandel.bots.learned import LearnedNet, read_net
from fernhandel.cli.train import train
from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput
from fernhandel.training.choices import CARRIED, Bout, Decision, Decisions, Notes, Trying, company, joined, try_choices
from fernhandel.training.figures import calibration, loss, mean_loss
from fernhandel.training.files import write
from fernhandel.training.loop import Training
from fernhandel.training.plan import Means, Plan, Report
from fernhandel.training.players import Expecting
from fernhandel.training.positions import Positions, Sitting, carried_back, collect, load
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
    planner = make_planner("merchants", searching=True)
    players = Expecting(make_appraiser("merchants")), Expecting(planner)
    won = 0.0
    for seed in range(8):
        rng = Rng.from_seed(seed)
        table = title.deal(title.terms(2, None, {}), rng.fork())
        table.told = []
        while not table.over:
            seat = table.to_act()[0]
            table.play(seat, players[seat != seed % 2].choose(table, seat, table.legal(seat), rng))
        won += planner.results(table)[seed % 2]
    assert won >= 6


def a_bout(players: int, games: int = 2, rival: LearnedNet | None = None) -> Bout:
    terms = shelf.title("merchants").terms(players, None, {})
    return Bout(Sitting(0, terms, 40, games), learned_by("champion", "merchants"), 4.0, rival)


def test_choices_are_drawn_and_told_what_came_of_them() -> None:
    found, again = try_choices(a_bout(2)), try_choices(a_bout(2))
    traits = make_traits("merchants")
    assert len(found) > 100
    assert found.players == 2
    assert found.common.shape == (len(found.prior), len(traits.common))
    assert found.own.shape == (len(found.prior), 2, len(traits.own))
    assert (found.own == again.own).all(), "the same deals give the same choices"
    assert (found.taken == again.taken).all()
    counts = np.diff(found.first)
    assert found.first[-1] == len(found.prior)
    assert (counts >= 2).all()
    assert (found.taken < counts).all()
    assert ((found.chance > 0) & (found.chance <= 1)).all()
    assert (found.taken > 0).any(), "not always what the planner rates best"
    assert np.isfinite(found.own).all()
    assert ((found.expected >= 0) & (found.expected <= 1)).all()
    assert sum(share for _, share in found.won) <= 2
    assert set(found.result) <= {share for _, share in found.won}


def test_what_came_later_is_told_back_the_nearer_the_more() -> None:
    notes = Notes(make_appraiser("merchants"), 2)
    notes.end(1, [Decision([None, None], [0.0, 0.0], [-0.7, -0.7], 1, 0.5, said) for said in (0.4, 0.7)], 1.0)
    last, first = notes.decisions().gain
    assert last == pytest.approx(1.0 - 0.7)
    assert first == pytest.approx(0.7 - 0.4 + CARRIED * (1.0 - 0.7))
    assert list(notes.decisions().seat) == [1, 1]


def test_parts_of_a_bout_are_joined() -> None:
    one, two = try_choices(a_bout(2, 1)), try_choices(a_bout(2))
    both = joined([one, two])
    assert len(both) == len(one) + len(two)
    assert list(np.diff(both.first)) == [*np.diff(one.first), *np.diff(two.first)]
    assert (both.own[both.first[len(one)] :] == two.own).all()
    assert both.won == one.won + two.won


@pytest.mark.parametrize("players", [2, 4])
def test_others_play_in_some_of_the_games(players: int) -> None:
    """One seat at least learns; against a rival it is one, by turns."""
    bout, rng = a_bout(players), Rng.from_seed(1)
    trying, other = Trying(make_appraiser("merchants"), 4.0), Expecting(make_planner("merchants"), "planner")
    met = [company(trying, other, bout, seed, rng).count(trying) for seed in range(300)]
    assert set(met) == set(range(1, players + 1))
    assert 0.2 < sum(count < players for count in met) / len(met) < 0.5
    bout = a_bout(players, 1, learned_by("champion", "merchants"))
    for seed in range(players):
        assert company(trying, other, bout, seed, rng).index(trying) == seed
        assert company(trying, other, bout, seed, rng).count(trying) == 1
    assert {whom for whom, _ in try_choices(bout).won} == {"rival"}


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


def a_plan(begin: str = "", games: int = 1, bout: int = 1) -> Plan:
    return Plan(
        game="merchants",
        begin=begin,
        against="",
        games=games,
        bout=bout,
        reach=0,
        belief=8.0,
        lasts=0.5,
        trust=3.0,
        weighed=3,
        sharpness=4.0,
        hidden=16,
        second=8,
        passes=1,
        gate_games=1,
        seconds=0.01,
        seed=1,
    )


def test_a_training_of_another_version_is_not_gone_on_with(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text('{"game": "merchants", "rounds": 4}')
    with pytest.raises(BadInput, match="a training that this version cannot go on with"):
        Training(tmp_path, a_plan(), Means(1))


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
        *(
            "train",
            "merchants",
            "--games",
            "150",
            "--bout",
            "60",
            "--passes",
            "4",
            "--proof",
            "2",
            "--seconds",
            "0.002",
        ),
        *("--hidden", "16", "--jobs", "2", "--out", "training"),
    ]
    done = run(tmp_path, *command)
    assert done.returncode == 0, done.stderr
    first, second = (tmp_path / "training" / f"generation-{number:02}" for number in (0, 1))
    assert "generation 0" in read_net(first / "champion.toml").learned.origin
    weights = (first / "champion.weights").read_bytes()
    done = run(tmp_path, *command, "--generations", "2")
    assert done.returncode == 0, done.stderr
    assert (first / "champion.weights").read_bytes() == weights, "what is done is not done again"
    net = read_net(second / "champion.toml")
    assert net.learned.hidden == 16
    assert "generation 1, 180 games" in net.learned.origin
    assert net.weights.tobytes() != weights
    assert net.choices.tobytes() not in (weights, net.weights.tobytes())
    report = msgspec.json.decode((second / "report.json").read_bytes(), type=Report)
    assert len(report.passes) == 3
    assert report.positions > 10_000
    assert set(report.won) == {"hard", "planner", "self"}
    assert "<svg" in (tmp_path / "training" / "report.svg").read_text()
    assert "another plan" in run(tmp_path, *command, "--reach", "5").stderr


def test_bouts_that_were_learned_from_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    from fernhandel.training import bouts

    plan, asked = a_plan(begin="champion", games=40, bout=20), []

    def few(bout: Bout) -> Decisions:
        asked.append(bout.sitting.number)
        return try_choices(replace(bout, sitting=replace(bout.sitting, games=1)))

    monkeypatch.setattr(bouts, "try_choices", few)
    begun = bouts.Bouts(plan, Means(1), 0, tmp_path / "champion.toml", None)
    with pytest.raises(KeyboardInterrupt):
        begun.play(lambda _, done, __: interrupted() if done == 1 else None)
    again = bouts.Bouts(plan, Means(1), 0, tmp_path / "champion.toml", None)
    assert again.choosing.chooser.weights().tobytes() == begun.choosing.chooser.weights().tobytes()
    assert again.choosing.sharpness == begun.choosing.sharpness
    assert len(again.play(lambda *_: None).passes) == 2
    assert asked == [0, 1, 2, 3]


def test_a_bout_that_was_written_in_part_was_not_learned_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    from fernhandel.training import bouts

    plan, file = a_plan(begin="champion", games=10, bout=10), tmp_path / "champion.toml"
    untouched = bouts.Bouts(plan, Means(1), 0, file, None).choosing.chooser.weights().tobytes()
    monkeypatch.setattr(
        bouts, "write", lambda file, data: interrupted() if file.name == bouts.BOUTS else write(file, data)
    )
    begun = bouts.Bouts(plan, Means(1), 0, file, None)
    with pytest.raises(KeyboardInterrupt):
        begun.play(lambda *_: None)
    assert begun.choosing.chooser.weights().tobytes() != untouched
    again = bouts.Bouts(plan, Means(1), 0, file, None)
    assert again.choosing.chooser.weights().tobytes() == untouched
    assert again.progress.shown == []


def test_who_begins_with_a_champion_goes_on_from_both_of_its_nets(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from fernhandel.training.bouts import Bouts

    plan = msgspec.structs.replace(a_plan(begin="champion"), game="auf_achse", sharpness=9.0)
    begun = Bouts(plan, Means(1), 0, tmp_path / "champion.toml", None).choosing
    net = learned_by("champion", "auf_achse")
    assert net.weights != net.choices
    assert begun.critic.weights().tobytes() == net.weights.tobytes()
    assert begun.chooser.weights().tobytes() == net.choices.tobytes()
    assert begun.sharpness == pytest.approx(9.0)


def interrupted() -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("better", [0, 1])
def test_what_came_out_better_becomes_likelier(better: int) -> None:
    """Where one of two choices always wins, the chooser makes for it, and the critic learns that it wins."""
    torch = pytest.importorskip("torch")
    from fernhandel.training.choosing import Choosing
    from fernhandel.training.nets import LearningNet, Shape

    rng = np.random.default_rng(1)
    torch.manual_seed(1)
    choosing = Choosing(LearningNet(Shape(1, 1, 8, 4)), LearningNet(Shape(1, 1, 8, 4)), 3.0, 4.0, "cpu")
    own = np.zeros((400, 2, 1), np.float16)
    own[::2, 0] = own[1::2, 1] = 1.0  # by its first choice seat 0 has something, by the second the other one has it
    tables = torch.zeros((2, 1)), torch.from_numpy(own[:2]).float()
    for _ in range(100):
        with torch.no_grad():
            rated = choosing.chooser(*tables)
            first = torch.sigmoid(choosing.sharpness * 3.0 * 2 * (rated[0, 0] - rated[0, 1])).item()
        taken = (rng.random(200) > first).astype(np.int64)
        won = np.where(taken == better, 1.0, 0.0).astype(np.float32)
        half = np.full(200, 0.5, np.float32)
        decisions = Decisions(
            common=np.zeros((400, 1), np.float16),
            own=own,
            prior=np.full(400, np.log(0.5), np.float32),
            decided=np.full(400, np.nan, np.float32),
            first=np.arange(0, 401, 2),
            taken=taken,
            chance=np.where(taken == 0, first, 1 - first).astype(np.float32),
            expected=half,
            gain=won - half,
            result=won,
            seat=np.zeros(200, np.int64),
            won=[("self", 0.5)],
        )
        shown = choosing.learn([decisions], 0.0)
        assert shown.surprise.held_out == pytest.approx(np.log(2))
        assert shown.won == {"self": 1.0}
    with torch.no_grad():
        expected = torch.softmax(choosing.critic(*tables), dim=1)[:, 0]
    assert (first if better == 0 else 1 - first) > 0.9
    assert expected[better] > expected[1 - better] + 0.2


def test_a_net_that_learns_goes_on_from_one_that_was_learned() -> None:
    pytest.importorskip("torch")
    from fernhandel.training.nets import LearningNet, Shape

    learned = learned_by("champion", "nuremberg")
    net = LearningNet(Shape(learned.learned.common, learned.learned.own))
    net.read(learned.weights)
    assert net.weights().tobytes() == learned.weights.tobytes()


def test_a_training_against_somebody_is_measured_by_him(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    done = run(
        tmp_path,
        *("train", "merchants", "--against", "champion", "--games", "20", "--bout", "20"),
        *("--proof", "2", "--seconds", "0.002", "--jobs", "2", "--out", "training"),
    )
    assert done.returncode == 0, done.stderr
    assert "against champion" in done.stdout
    assert "no champion" in run(tmp_path, "train", "merchants", "--against", "hard").stderr
