"""The planner of First Train to Nuremberg: every decision rated, clear cases rated right, and easy beaten."""

from math import isfinite

import pytest

import fernhandel
from fernhandel import Game, Rng
from fernhandel.bots import Bot, make_bot, make_planner
from fernhandel.core.actions import Action
from fernhandel.core.planner import Planner
from fernhandel.games.nuremberg.actions import Bid, Load, Offer, Pass, Pay
from fernhandel.games.nuremberg.figures import RED_PASSENGER
from fernhandel.games.nuremberg.phases.turns import final_points
from fernhandel.games.nuremberg.state import Table

TERMS: list[tuple[int, dict[str, str]]] = [
    (4, {"map": "wensleydale"}),
    (3, {"map": "nuremberg", "display": "d34"}),
    (3, {"map": "wensleydale", "display": "d23"}),
    (2, {"map": "nuremberg", "display": "d23"}),
    (4, {"build_cubes_first": "off", "chain_start": "towns"}),
]
STEPS = {"auction", "building", "paying_track", "trains", "paying_train", "takeovers"}


def deal(players: int, options: dict[str, str], seed: int = 1) -> Table:
    table = fernhandel.make("nuremberg", players=players, seed=seed, **options).table
    assert isinstance(table, Table)
    return table.copy()


def planner() -> Planner:
    return make_planner("nuremberg")


def rated(judge: Planner, t: Table) -> dict[Action, float]:
    options = t.legal(t.asked)
    return dict(zip(options, judge.rate(t, t.asked, options), strict=True))


def play_to(t: Table, judge: Planner, step: str, turn: int) -> None:
    """Let the planner play for all until somebody is asked for that step in that turn."""
    while t.phase.name != step or t.turn < turn:
        t.play(t.asked, judge.best(t, t.asked, t.legal(t.asked)))


# -- every decision ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TERMS)
def test_every_decision_of_a_game_is_rated(players: int, options: dict[str, str]) -> None:
    """Chance plays every other decision, so that positions come up that no plan leads to."""
    t = deal(players, options)
    judge, rng = planner(), Rng.from_seed(4)
    steps: set[str] = set()
    while not t.over:
        legal = t.legal(t.asked)
        if len(legal) == 1 or (t.phase.name in steps and rng.below(2) == 0):
            t.play(t.asked, legal[rng.below(len(legal))])
            continue
        before = t.fingerprint()
        ratings = judge.rate(t, t.asked, legal)
        worth = judge.worth(t) if rng.below(5) == 0 else [0.0] * players
        assert t.fingerprint() == before
        assert len(ratings) == len(legal)
        assert len(worth) == players
        assert all(isfinite(value) for value in ratings + worth)
        steps.add(t.phase.name)
        t.play(t.asked, legal[ratings.index(max(ratings))])
    assert steps == STEPS
    assert judge.worth(t) == [final_points(t, seat) for seat in range(players)]


def test_nothing_remembered_changes_a_rating() -> None:
    """Copies, a table seen before, and a planner that has seen nothing all give the same figures."""
    t = deal(3, {"display": "d23"})
    old = planner()
    for made in range(90):
        legal = t.legal(t.asked)
        ratings = old.rate(t, t.asked, legal)
        if made % 10 == 0:
            new, twin = planner(), t.copy()
            old.redeal(twin, t.asked, Rng.from_seed(made))
            assert old.rate(twin, t.asked, legal) == ratings == new.rate(t, t.asked, legal)
            assert old.worth(twin) == new.worth(t)
        t.play(t.asked, legal[ratings.index(max(ratings))])


def test_a_new_deal_changes_only_the_draws_to_come() -> None:
    t = deal(4, {})
    twin = t.copy()
    planner().redeal(twin, 0, Rng.from_seed(9))
    assert twin.rng.state() != t.rng.state()
    twin.rng = t.rng.copy()
    assert twin.fingerprint() == t.fingerprint()


@pytest.mark.parametrize("seed", range(3))
def test_the_winner_takes_all(seed: int) -> None:
    game = fernhandel.make("nuremberg", players=3, seed=seed)
    bots = [make_bot("random", "nuremberg", seat) for seat in range(3)]
    play(game, bots)
    shares = planner().results(game.table)
    assert sorted(shares) == [0.0, 0.0, 1.0]
    assert shares[game.standing()[0].seat] == 1.0


# -- clear cases ---------------------------------------------------------------------------------------------------


def test_no_cube_more_than_a_box_needs_unless_it_pays() -> None:
    t = deal(2, {"display": "d23"})
    by_box: dict[int, list[tuple[int, float]]] = {}
    for action, rating in rated(planner(), t).items():
        assert isinstance(action, Bid)
        by_box.setdefault(action.box, []).append((action.cubes, rating))
    for bids in by_box.values():
        ratings = [rating for _, rating in sorted(bids)]
        assert ratings == sorted(ratings, reverse=True)


def test_a_chain_is_built_as_it_was_planned() -> None:
    """What a start promises is kept: the chain that follows it is worth nearly that."""
    judge = planner()
    t = deal(4, {}, seed=5)
    play_to(t, judge, "building", 1)
    seat = t.asked
    promised = max(rated(judge, t).values())
    while t.phase.name == "building" and t.asked == seat:
        now = rated(judge, t)
        assert max(now.values()) > promised - 1.0
        t.play(seat, max(now, key=lambda action: now[action]))
    assert t.links[seat] < 15


def test_four_links_from_nuremberg_to_fuerth_beat_three_that_stop_before() -> None:
    judge = planner()
    t = deal(4, {}, seed=1)
    play_to(t, judge, "building", 1)
    t.landlords = [0] * len(t.landlords)
    for pieces in (t.cubes, t.reds, t.greens):
        pieces[:] = [0] * len(pieces)
    area = {id: number for number, id in enumerate(t.rules.board.ids)}
    t.play(t.asked, t.rules.actions.start[area["nuernberg"]])
    for name in ("gostenhof", "muggenhof", "doos"):
        t.play(t.asked, t.rules.actions.link[area[name]])
    now = rated(judge, t)
    assert max(now, key=lambda action: now[action]) is t.rules.actions.link[area["fuerth"]]


def test_passengers_travel_in_the_best_class_they_can() -> None:
    judge = planner()
    t = deal(2, {"display": "d23"})
    compared = 0
    while not t.over:
        now = rated(judge, t)
        best = max(now, key=lambda action: now[action])
        if isinstance(best, Load) and best.piece >= RED_PASSENGER:
            rows = [a.row for a in now if isinstance(a, Load) and (a.piece, a.area) == (best.piece, best.area)]
            compared += len(rows) > 1
            assert best.row == min(rows)
        t.play(t.asked, best)
    assert compared


def test_a_free_space_is_not_left_empty() -> None:
    judge = planner()
    t = deal(4, {"map": "wensleydale"})
    play_to(t, judge, "trains", 1)
    while t.phase.name == "trains":
        now = rated(judge, t)
        best = max(now, key=lambda action: now[action])
        assert not isinstance(best, Pass) or not any(isinstance(action, Load) for action in now)
        t.play(t.asked, best)


def test_cubes_that_cannot_be_saved_pay_before_influence() -> None:
    judge = planner()
    t = deal(4, {"build_cubes_first": "off"})
    play_to(t, judge, "paying_track", 1)
    now = rated(judge, t)
    assert t.hand[t.asked] > 3
    best = max(now, key=lambda action: now[action])
    assert isinstance(best, Pay)
    assert best.unit == 0


def test_in_the_last_turn_the_longest_run_is_sold() -> None:
    judge = planner()
    t = deal(4, {})
    play_to(t, judge, "takeovers", t.rules.turns)
    seat, links = t.asked, t.links[t.asked]
    now = rated(judge, t)
    best = max(now, key=lambda action: now[action])
    assert isinstance(best, Offer)
    assert now[best] > now[t.rules.actions.pass_]
    expected = final_points(t, seat)
    while not t.over and t.asked == seat:
        t.play(seat, judge.best(t, seat, t.legal(seat)))
    assert final_points(t, seat) - expected == t.links[seat] - links > 0


# -- whole games ---------------------------------------------------------------------------------------------------


def play(game: Game, bots: list[Bot]) -> list[int]:
    """The points by seat at the end."""
    while not game.over:
        seat = game.to_act()[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), seconds=1.0))
    return [place.score["points"] for place in sorted(game.standing(), key=lambda place: place.seat)]


@pytest.mark.parametrize(("players", "options", "games"), [(2, {"display": "d23"}, 2), (4, {"map": "wensleydale"}, 2)])
def test_normal_beats_easy(players: int, options: dict[str, str], games: int) -> None:
    lead = 0.0
    for seed in range(games):
        mine = seed % players
        bots = [make_bot("normal" if seat == mine else "easy", "nuremberg", seat) for seat in range(players)]
        points = play(fernhandel.make("nuremberg", players=players, seed=seed, **options), bots)
        lead += points[mine] - (sum(points) - points[mine]) / (players - 1)
    assert lead / games > 2
