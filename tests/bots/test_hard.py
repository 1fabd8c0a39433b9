"""The search: it looks ahead within its limits, keeps what it has found, and says what it thinks."""

import gc
import tracemalloc
from collections.abc import Iterator

import pytest

import fernhandel
from fernhandel import Game, Rng
from fernhandel.bots import make_bot, make_planner, search
from fernhandel.bots.dealing.silence import silent_word, without_talk
from fernhandel.bots.hard import HardBot
from fernhandel.core.bots import Bot
from merchants.arrange import Scene
from rules import rule

GAMES = ("merchants", "auf_achse", "nuremberg")
ROUNDS = {"merchants": 4, "auf_achse": 3, "nuremberg": 1}
LONG = 1000.0  # seconds: the number of rounds decides


def searching(game: str, rounds: int, seed: int = 1) -> HardBot:
    return HardBot(make_planner(game), Rng.from_seed(seed), rounds)


def positions(game: Game, bot: Bot, other: Bot, most: int) -> Iterator[tuple[int, Game]]:
    """The decisions of seat 0, made by the bot; the others play by the other one."""
    while not game.over and game.length < most:
        seat = game.to_act()[0]
        if seat == 0:
            yield seat, game
        action = (bot if seat == 0 else other).choose(game.view(seat), game.legal(seat), LONG)
        game.apply(seat, action)


@pytest.mark.parametrize("id", GAMES)
def test_the_same_luck_and_rounds_make_the_same_choices(id: str) -> None:
    games = [fernhandel.make(id, players=2, seed=4) for _ in range(2)]
    for game in games:
        for _ in positions(game, searching(id, ROUNDS[id]), make_bot("easy", id, 2), 10):
            pass
    assert games[0].moves() == games[1].moves()
    assert games[0].length >= 10


@pytest.mark.parametrize("id", GAMES)
def test_it_explains_every_choice_it_had(id: str) -> None:
    bot = searching(id, ROUNDS[id])
    game = fernhandel.make(id, players=3, seed=2)
    for seat, _ in positions(game, bot, make_bot("easy", id, 2), 8):
        legal = game.legal(seat)
        chosen = bot.choose(game.view(seat), legal, LONG)
        advice = bot.explain()
        assert advice[0].action is chosen
        assert {one.action for one in advice} == set(legal)
        if len(legal) > 1:
            others = [one.looks for one in advice[1:]]
            assert others == sorted(others, reverse=True)
            assert (advice[0].looks > 0) == (advice[0].chance is not None)
            assert all(one.chance is None or 0 <= one.chance <= 1 for one in advice)


def test_what_leaves_no_choice_is_answered_at_once() -> None:
    game = fernhandel.make("auf_achse", players=2, seed=1)
    while len(game.legal(game.to_act()[0])) > 1:
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    seat = game.to_act()[0]
    bot = HardBot(make_planner("auf_achse"), Rng.from_seed(1))
    (only,) = game.legal(seat)
    assert bot.choose(game.view(seat), [only], LONG) is only


def test_the_tree_is_kept_where_the_game_goes_as_expected() -> None:
    bot = searching("merchants", 8)
    game = fernhandel.make("merchants", players=2, seed=3)
    kept = [bot.kept for _ in positions(game, bot, make_bot("easy", "merchants", 2), 24)]
    assert sum(looks > 0 for looks in kept) > len(kept) / 4
    assert max(kept) > 4


@rule("DL35")
def test_the_tree_is_kept_although_there_was_talk() -> None:
    """What is only said changes no position: at a table of deals as much is found again as at one without."""
    kept: list[list[int]] = []
    for deals in ("fees", "cunning"):
        bot = searching("merchants", 8)
        game = fernhandel.make("merchants", players=2, seed=3, deals=deals)
        found: list[int] = []
        while game.view(None).turn <= 1:
            seat = game.to_act()[0]
            own = without_talk(game.legal(seat))
            if game.step == "attention":
                game.apply(seat, game.action("attend", how="open"))
            elif not own:
                game.apply(seat, silent_word(game.legal(seat)))
            elif seat == 1:
                game.apply(seat, make_planner("merchants").best(game.table, seat, own))
            else:
                game.apply(seat, bot.choose(game.view(seat), own, LONG))
                found.append(bot.kept)
        kept.append(found)
    assert kept[0] == kept[1]
    assert max(kept[1]) > 4


def test_a_tree_that_is_kept_says_which_choice_is_better_but_not_by_itself_what_the_chances_are() -> None:
    good, bad = search.Node(None, 0.5), search.Node(None, 0.5)
    good.visits, good.total, bad.visits, bad.total = 30, 12.0, 10, 2.0  # all better than what the last choice gave up
    kept = search.Node(None, 1.0)
    kept.children = [good, bad]
    found = search.Search(make_planner("merchants"), 0, Rng.from_seed(1))
    found.keep(kept)
    assert good.mean() - bad.mean() == pytest.approx(0.2)
    assert good.visits * good.mean() + bad.visits * bad.mean() == pytest.approx(0)
    assert found.expected(good) is None
    found.rounds, found.chance = 2, 0.8
    assert found.expected(good) == pytest.approx(0.45)


@pytest.mark.parametrize("id", GAMES)
def test_a_view_it_has_not_seen_coming_is_searched_afresh(id: str) -> None:
    """A bot can take any chair at any time, and another one later."""
    bot = searching(id, 1)
    game = fernhandel.make(id, players=3, seed=5)
    while game.length < 8:
        seat = game.to_act()[0]
        action = bot.choose(game.view(seat), game.legal(seat), LONG)
        assert action in game.legal(seat)
        game.apply(seat, action)


def test_without_time_the_planner_decides() -> None:
    game = fernhandel.make("nuremberg", players=2, seed=1)
    seat = game.to_act()[0]
    bot = HardBot(make_planner("nuremberg"), Rng.from_seed(1))
    chosen = bot.choose(game.view(seat), game.legal(seat), 0.0)
    assert chosen is make_planner("nuremberg").best(game.table, seat, game.table.legal(seat))
    assert all(one.looks == 0 for one in bot.explain())


class Clock:
    """Goes on by a tick whenever it is read, however fast or busy the machine is."""

    TICK = 0.001

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.TICK
        return self.now


@pytest.mark.parametrize("id", GAMES)
def test_the_clock_is_read_at_every_step_and_obeyed(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two readings lies one decision of the planner, and the first reading past the end is the last."""
    game = fernhandel.make(id, players=2, seed=1)
    bot = searching(id, 1000)
    for seat, _ in positions(game, make_bot("normal", id, 1), make_bot("normal", id, 2), 4):
        clock = Clock()
        monkeypatch.setattr(search, "perf_counter", clock)
        bot.choose(game.view(seat), game.legal(seat), seconds=0.03)
        assert clock.now < 0.033


def test_the_clock_is_obeyed_where_a_choice_ends_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing is played on, and rounds take hardly any time."""
    scene = Scene(players=2).money(4000, 9000).begin("climbing")
    scene.do(0, "done")
    scene.do(1, "climb")
    assert len(scene.game.legal(1)) > 1
    clock = Clock()
    monkeypatch.setattr(search, "perf_counter", clock)
    searching("merchants", 1000).choose(scene.game.view(1), scene.game.legal(1), seconds=0.03)
    assert clock.now < 0.033


def test_no_garbage_is_collected_while_the_clock_runs() -> None:
    """A full collection can take a third of a small budget."""
    collections: list[str] = []

    def note(phase: str, _: dict[str, int]) -> None:
        collections.append(phase)

    game = fernhandel.make("auf_achse", players=2, seed=1)
    seat = game.to_act()[0]
    view, legal, bot = game.view(seat), game.legal(seat), searching("auf_achse", 10)
    gc.callbacks.append(note)
    try:
        gc.collect()
        before = len(collections)
        bot.choose(view, legal, LONG)
        assert len(collections) == before > 0
    finally:
        gc.callbacks.remove(note)
    assert gc.isenabled()


def test_memory_stays_flat() -> None:
    """The same game again needs no more room: of a tree only what lies below the choice is kept."""
    needed: list[int] = []
    tracemalloc.start()
    try:
        for _ in range(3):
            game = fernhandel.make("merchants", players=2, seed=4)
            for _ in positions(game, searching("merchants", 1), make_bot("easy", "merchants", 2), 8):
                pass
            gc.collect()
            needed.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert needed[2] - needed[1] < 100_000
