"""Copies and pickles of everything that a program is given: each means the same, and shares nothing that changes."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any

import joblib
import pytest

import fernhandel
import sent
from fernhandel import Game, Refused, Rng
from fernhandel.core import shelf
from fernhandel.core.rollout import play_out


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]
TITLES = [about.id for about in fernhandel.games()]
way = pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])


def advanced(game: str, moves: int = 60) -> Game:
    """Some moves by chance into a game."""
    found = fernhandel.make(game, players=3, seed=5)
    rng = Rng.from_seed(2)
    for _ in range(moves):
        seat = found.to_act()[0]
        legal = found.legal(seat)
        found.apply(seat, legal[rng.below(len(legal))])
    return found


@way
@pytest.mark.parametrize("name", TITLES)
def test_a_game_goes_on_apart_from_its_copy(way: Callable[[Any], Any], name: str) -> None:
    game = advanced(name)
    before = game.record()
    other = way(game)
    assert repr(other) == repr(game)
    assert (other.record(), other.opening) == (before, game.opening)
    assert other.table.fingerprint() == game.table.fingerprint()
    seat = game.to_act()[0]
    action = game.legal(seat)[0]
    assert other.legal(seat) == game.legal(seat), "actions are the shared objects of their board"
    game.apply(seat, action)
    assert other.record() == before
    assert game.apply(game.to_act()[0], game.legal(game.to_act()[0])[0]) is not None
    other.apply(seat, action)
    assert other.moves()[-1] == (seat, action)


@way
@pytest.mark.parametrize("name", TITLES)
def test_what_was_imagined_can_be_sent_too(way: Callable[[Any], Any], name: str) -> None:
    imagined = advanced(name).view(0).imagine(Rng.from_seed(3))
    for _ in range(3):
        imagined.apply(imagined.to_act()[0], imagined.legal(imagined.to_act()[0])[0])
    other = way(imagined)
    assert other.moves() == imagined.moves()
    ends = []
    for game in (imagined, other):
        table = way(game.table)
        play_out(table, Rng.from_seed(1))
        ends.append(table.fingerprint())
    assert ends[0] == ends[1]
    assert imagined.table.fingerprint() == other.table.fingerprint(), "a table played out elsewhere is another"


@way
@pytest.mark.parametrize("name", TITLES)
def test_what_is_shared_by_all_tables_stays_shared(way: Callable[[Any], Any], name: str) -> None:
    game = advanced(name)
    title = shelf.title(name)
    assert way(title) is title
    assert way(game.catalogue) is game.catalogue
    assert all(way(action) is action for action in game.catalogue)


@way
def test_small_things_are_what_they_were(way: Callable[[Any], Any]) -> None:
    game = advanced("merchants")
    rng = Rng.from_seed(4)
    rng.word()
    assert [way(rng).word() for _ in range(2)] == [rng.copy().word()] * 2
    refused = Refused("city_does_not_sell", "M2.4", good="wine", city="BRU")
    other = way(refused)
    assert (other.code, other.rule, other.facts, str(other)) == (
        "city_does_not_sell",
        "M2.4",
        refused.facts,
        str(refused),
    )
    for thing in (game.view(1), game.view(None), *game.opening, game.record(), game.terms):
        assert way(thing) == thing
    assert way(game.view(1)).imagine(Rng.from_seed(1)).view(1) == game.view(1)


def test_they_read_as_people_would_write_them() -> None:
    game = fernhandel.make("merchants", players=3, seed=7)
    assert repr(game.action("buy", good="wine", city="KOL")) == "Buy(wine, Köln)"
    assert repr(game) == "<Game merchants 2010, 3 players: turn 1, purchasing, seat 1 to act, 0 moves>"
    assert repr(game.table) == "<Table of 3 players: purchasing, seat 1 to act>"
    assert repr(game.record()) == "<Record merchants 2010, 3 players, seed 7: 0 moves, open>"
    assert eval(repr(Rng.from_seed(3))).state() == Rng.from_seed(3).state()


def spawned() -> Executor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))


def forked() -> Executor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("fork"))


@pytest.mark.parametrize("pool", [spawned, forked, lambda: ThreadPoolExecutor(2)], ids=["spawn", "fork", "threads"])
def test_games_are_played_on_elsewhere(pool: Callable[[], Executor]) -> None:
    games = [advanced(name) for name in TITLES]
    actions = [game.legal(game.to_act()[0])[0] for game in games]
    here = [sent.played_on(game.copy(), action, 9) for game, action in zip(games, actions, strict=True)]
    with pool() as workers:
        for game, action, (after, end, _) in zip(games, actions, here, strict=True):
            there, its_end, shared = workers.submit(sent.played_on, game.copy(), action, 9).result(120)
            assert (there.record(), its_end, shared) == (after.record(), end, True)
        merchants = games[0]
        illegal = next(a for a in merchants.catalogue if a not in merchants.legal(merchants.to_act()[0]))
        with pytest.raises(Refused) as caught:
            workers.submit(sent.refused, merchants, illegal).result(120)
    assert repr(caught.value) == repr(merchants.refusal(merchants.to_act()[0], illegal))


def test_joblib_sends_them_too() -> None:
    game = advanced("nuremberg")
    action = game.legal(game.to_act()[0])[0]
    _, end, _ = sent.played_on(game.copy(), action, 9)
    found = joblib.Parallel(n_jobs=2)(joblib.delayed(sent.played_on)(game, action, 9) for _ in range(2))
    assert [its_end for _, its_end, _ in found] == [end, end]
