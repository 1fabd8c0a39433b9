"""The easy railwayman of First Train to Nuremberg, in whole games."""

from collections.abc import Iterator

import pytest

import fernhandel
from fernhandel import Action, Game
from fernhandel.bots import Bot, make_bot, make_planner
from fernhandel.games.nuremberg.actions import Bid, Link, Load, Offer, Pass, Start
from fernhandel.games.nuremberg.bots.easy.bot import EasyNuremberg
from fernhandel.games.nuremberg.bots.easy.chains import Chains
from fernhandel.games.nuremberg.bots.easy.glance import Glance
from fernhandel.games.nuremberg.bots.easy.offer import best_sale, runs
from fernhandel.games.nuremberg.bots.links import connection_gain
from fernhandel.games.nuremberg.figures import COMPANIES, HIGH, LOW, PIECES, RED_PASSENGER, TRAIN_ROWS
from fernhandel.games.nuremberg.phases.trains import has_space
from fernhandel.games.nuremberg.phases.turns import final_points
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.view import NurembergView
from nuremberg.arrange import Scene

MOST_DECISIONS = 2_000

TERMS = [
    (4, {"map": "nuremberg", "display": "d34"}),
    (3, {"map": "nuremberg", "display": "d34"}),
    (3, {"map": "nuremberg", "display": "d23"}),
    (2, {"map": "nuremberg", "display": "d23"}),
    (4, {"map": "wensleydale", "display": "d34"}),
    (3, {"map": "wensleydale", "display": "d34"}),
    (3, {"map": "wensleydale", "display": "d23"}),
    (2, {"map": "wensleydale", "display": "d23"}),
    (4, {"build_cubes_first": "off"}),
    (4, {"chain_start": "towns"}),
]


def deal(players: int, options: dict[str, str] | None = None, seed: int = 1) -> Game:
    return fernhandel.make("nuremberg", players=players, seed=seed, **(options or {}))


def easy(seed: int) -> Bot:
    return make_bot("easy", "nuremberg", seed)


def easies(players: int) -> list[Bot]:
    return [easy(seat) for seat in range(players)]


def table_of(game: Game) -> Table:
    assert isinstance(game.table, Table)
    return game.table


def decisions(game: Game, bots: list[Bot]) -> Iterator[tuple[NurembergView, Action]]:
    """Play on to the end; every view with what was chosen, before it is carried out."""
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        seat = game.to_act()[0]
        view, legal = game.view(seat), game.legal(seat)
        assert isinstance(view, NurembergView)
        action = bots[seat].choose(view, legal, seconds=1.0)
        assert action in legal
        yield view, action
        game.apply(seat, action)
    pytest.fail("the game does not end")


def play(game: Game, bots: list[Bot]) -> Game:
    for _ in decisions(game, bots):
        pass
    return game


def points(game: Game) -> list[int]:
    return [place.score["points"] for place in sorted(game.standing(), key=lambda place: place.seat)]


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TERMS)
def test_games_of_easy_railwaymen_end_with_a_good_score(players: int, options: dict[str, str]) -> None:
    game = play(deal(players, options), easies(players))
    assert sum(points(game)) > 15 * players


@pytest.mark.parametrize(("players", "options"), TERMS)
def test_easy_beats_random(players: int, options: dict[str, str]) -> None:
    bots = [easy(seat) if seat % 2 else make_bot("random", "nuremberg", seat) for seat in range(players)]
    scores = points(play(deal(players, options), bots))
    assert min(scores[1::2]) > max(scores[::2]) + 10


def test_the_same_seed_makes_the_same_choices() -> None:
    records = [play(deal(3), [easy(seed + seat) for seat in range(3)]).record().to_text() for seed in (0, 0, 50)]
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_one_railwayman_can_play_at_several_tables_by_turns() -> None:
    """The chain it is building at one table does not mislead it at another."""
    bots = easies(2)
    tables = [decisions(deal(2, {"display": "d23"}, seed), bots) for seed in range(2)]
    while tables:
        tables = [table for table in tables if next(table, None)]


def to_building(seed: int) -> Game:
    """A game in which everybody has made the lowest bids there are."""
    game = deal(4, seed=seed)
    while table_of(game).phase.name == "auction":
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    return game


def test_a_chain_begun_elsewhere_is_not_its_own() -> None:
    """The same first step at another table says nothing of the rest."""
    old, new = to_building(1), to_building(2)
    bot = easy(1)
    start = bot.choose(old.view(old.to_act()[0]), old.legal(old.to_act()[0]), seconds=1.0)
    assert isinstance(start, Start)
    seat = new.to_act()[0]
    new.apply(seat, start)
    old.apply(old.to_act()[0], start)
    choices = [other.choose(new.view(seat), new.legal(seat), seconds=1.0) for other in (bot, easy(1))]
    assert choices[0] is choices[1]
    planned = easy(1).choose(old.view(old.to_act()[0]), old.legal(old.to_act()[0]), seconds=1.0)
    assert planned is not choices[0], "these two tables do not tell a plan from a new search"


def test_it_can_take_any_chair_at_any_time() -> None:
    """A bot that has seen nothing before has an answer to every view, also within a chain or a run."""
    steps: set[str] = set()
    within = 0
    for view, _ in decisions(deal(4, seed=3), [make_bot("random", "nuremberg", 9) for _ in range(4)]):
        assert view.seat is not None
        legal = view.imagine(fernhandel.Rng.from_seed(1)).legal(view.seat)
        assert easy(5).choose(view, legal, seconds=1.0) in legal
        steps.add(view.step)
        within += len(view.progress.chain) > 1
    assert steps == {"auction", "building", "paying_track", "trains", "paying_train", "takeovers"}
    assert within > 5


# -- phase by phase ------------------------------------------------------------------------------------------------


def test_bids_are_the_lowest_a_box_allows() -> None:
    bids = 0
    game = deal(4)
    for view, action in decisions(game, easies(4)):
        if isinstance(action, Bid):
            assert view.seat is not None
            bids += 1
            same_box = [bid.cubes for bid in game.legal(view.seat) if isinstance(bid, Bid) and bid.box == action.box]
            assert action.cubes == min(same_box)
    assert bids >= 4 * 4 * 2


def test_a_chain_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = 0
    search = Chains.best

    def counted(chains: Chains) -> list[int]:
        nonlocal searches
        searches += 1
        return search(chains)

    monkeypatch.setattr(Chains, "best", counted)
    chains = links = 0
    for view, action in decisions(deal(3, {"display": "d23"}), easies(3)):
        chains += view.step == "building" and not view.progress.chain
        links += isinstance(action, Link)
    assert searches == chains
    assert links > 2 * chains


def test_joining_the_two_towns_counts() -> None:
    """Four own links from Nuremberg to Fürth are four points (N14.4)."""
    game = to_building(1)
    t = table_of(game).copy()
    t.landlords = [0] * len(t.landlords)
    seat = t.asked
    actions = t.rules.actions
    area = {id: number for number, id in enumerate(t.rules.board.ids)}
    t.play(seat, actions.start[area["nuernberg"]])
    for name in ("gostenhof", "muggenhof", "doos"):
        t.play(seat, actions.link[area[name]])
    assert connection_gain(t, seat) == 0
    t.play(seat, actions.link[area["fuerth"]])
    assert connection_gain(t, seat) == 4


def test_passengers_travel_in_the_best_class_and_goods_in_the_lowest() -> None:
    loads = 0
    game = deal(3, {"display": "d23"})
    for view, action in decisions(game, easies(3)):
        if isinstance(action, Load):
            assert view.seat is not None
            loads += 1
            rows = [row for row in range(TRAIN_ROWS) if has_space(table_of(game), view.seat, row, action.piece)]
            assert action.row == (min(rows) if action.piece >= RED_PASSENGER else max(rows))
    assert loads > 40


def test_nobody_stops_while_a_piece_can_be_loaded() -> None:
    passes = 0
    game = deal(4, {"map": "wensleydale"})
    for view, action in decisions(game, easies(4)):
        if view.step == "trains" and isinstance(action, Pass):
            assert view.seat is not None
            passes += 1
            assert not any(isinstance(option, Load) for option in game.legal(view.seat))
    assert passes > 4


def test_high_goods_come_before_low_ones_unless_a_rival_may_take_those() -> None:
    choices = 0
    game = deal(2, {"display": "d23"})
    for view, action in decisions(game, easies(2)):
        if not isinstance(action, Load) or action.piece >= RED_PASSENGER:
            continue
        assert view.seat is not None
        contested = Glance(table_of(game), view.seat).contested
        loads = [option for option in game.legal(view.seat) if isinstance(option, Load)]
        highs = {contested[option.area * PIECES + HIGH] for option in loads if option.piece == HIGH}
        if highs and any(option.piece == LOW for option in loads):
            choices += 1
            assert action.piece == HIGH or (contested[action.area * PIECES + LOW] and highs == {False})
    assert choices > 5


def test_in_the_last_turn_everything_is_sold_that_can_be() -> None:
    sales = 0
    game = deal(4)
    for view, action in decisions(game, easies(4)):
        if view.turn == view.turns and view.step == "takeovers" and not view.progress.chain:
            assert isinstance(action, Offer)
            assert view.seat is not None
            sales += 1
            t = table_of(game)
            longest = max(len(run) for company in range(len(COMPANIES)) for run in runs(t, view.seat, company))
            assert len(best_sale(Glance(t, view.seat), t).run) == longest
    assert sales > 1


@pytest.mark.parametrize(("rules", "links"), [(1, 1), (2, 2)])
def test_the_easy_and_the_planner_sell_through_the_companys_town_where_the_rules_allow_it(
    rules: int, links: int
) -> None:
    """NX36 in the last turn: for 1 red both arms go together, or only one by the first version of the rules."""
    scene = Scene(2, rules).track(0, "rosstal", "schwabach", "rednitzhembach").influence(0, red=1)
    scene.last_turn().takeovers()
    judge = make_planner("nuremberg")
    table = scene.t.copy()
    expected = judge.worth(table)[0]
    while not table.over:
        table.play(0, judge.best(table, 0, table.legal(0)))
    bot = easy(1)
    while not scene.game.over:
        scene.game.apply(0, bot.choose(scene.game.view(0), scene.game.legal(0), seconds=1.0))
    assert (table.links[0], scene.t.links[0]) == (13 + links, 13 + links)
    assert final_points(table, 0) == expected  # the planner counts on that sale before it is made


def test_it_goes_by_the_name_of_easy() -> None:
    assert isinstance(easy(1), EasyNuremberg)
    assert easy(1).name == "easy"
