"""The contract, over every game, edition, option and player count. `tests/contract/long_run.py` runs it at length."""

import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from contract.checks import Walk
from contract.configurations import Configuration, configurations, plain_configurations
from fernhandel import Rng, compiled
from fernhandel.bots import make_rollout
from fernhandel.core import shelf
from fernhandel.core.title import About
from fernhandel.core.words import LANGUAGES

GAMES = int(os.environ.get("FERNHANDEL_CONTRACT_GAMES", "1"))
TOLD = """
from contract.test_contract import histories
print(*histories())
"""


def test_the_form_under_test_is_the_one_meant() -> None:
    assert compiled() == (os.environ.get("FERNHANDEL_FORM") == "compiled")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_another_language_a_title_is_only_called_otherwise(language: str) -> None:
    for title in shelf.titles():
        assert nameless(title.about_in(language)) == nameless(title.about)
        for option in title.about_in(language).options:
            assert set(option.called) <= set(option.values)


def nameless(about: About) -> About:
    editions = tuple(replace(edition, title="") for edition in about.editions)
    options = tuple(replace(option, meaning="", called={}) for option in about.options)
    return replace(about, title="", editions=editions, options=options)


def marked(configuration: Configuration) -> Any:
    """Options are tried in one form."""
    return pytest.param(configuration, marks=[pytest.mark.one_form] if configuration.changed else [])


@pytest.mark.parametrize("configuration", [marked(one) for one in configurations()], ids=str)
def test_contract(configuration: Configuration) -> None:
    for seed in range(GAMES):
        Walk(configuration, seed).run()


@given(st.sampled_from(configurations()), st.integers(0, 2**64), st.lists(st.integers(0, 10_000), max_size=80))
@settings(max_examples=60)
def test_laws_hold_whatever_is_chosen(configuration: Configuration, seed: int, choices: list[int]) -> None:
    game = configuration.make(seed)
    for choice in choices:
        seats = game.to_act()
        if not seats:
            break
        seat = seats[choice % len(seats)]
        legal = game.legal(seat)
        game.apply(seat, legal[choice % len(legal)])
        game.title.laws(game.table)


@pytest.mark.parametrize("configuration", plain_configurations(), ids=str)
def test_actions_say_what_they_are(configuration: Configuration) -> None:
    """What a kind of action declares of its fields is true of it; something always ends what can be ended."""
    catalogue = configuration.make(seed=1).catalogue
    for action in catalogue:
        assert {action.amount_field, *action.parted_by} <= {"", *action.fields}
        assert not action.amount_field or action.amount_field not in catalogue.names, "an amount is a number"
    assert any(action.ends for action in catalogue)


def histories() -> list[str]:
    return [f"{configuration}:{history(configuration)}" for configuration in plain_configurations()]


def history(configuration: Configuration) -> int:
    """A whole game by chance in one number, for comparison across processes."""
    played = configuration.make(seed=11)
    rollout = make_rollout(configuration.game)
    rng = Rng.from_seed(12)
    numbers: list[int] = []
    while not played.over:
        seat = played.to_act()[-1]
        legal = played.legal(seat)
        action = rollout.pick(played.table, seat, rng)
        played.apply(seat, action)
        numbers += [seat, len(legal), action.id]
    digest = 0
    for number in [*numbers, *played.table.fingerprint()]:
        digest = (digest * 1_000_003 + number) % (1 << 61)
    return digest


def test_same_seed_same_games_in_another_process() -> None:
    """Whatever the order of sets and dictionaries is there."""
    paths = os.pathsep.join(path for path in sys.path if path)
    told = subprocess.run(
        [sys.executable, "-c", TOLD],
        env={**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == histories()
