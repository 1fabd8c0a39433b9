"""Whole games with random speakers (DX37, DX38), and what deals ask of a game (DL90, DL91)."""

import inspect
from pathlib import Path

import pytest

import fernhandel
from contract.checks import any_of, check_legal, check_secrets
from contract.configurations import Configuration, configurations
from contract.speaking import Speaker, check_promises
from fernhandel import Rng
from fernhandel.core import deals
from fernhandel.core.deals.bargain import Bargain
from fernhandel.games.merchants.deals.bargain import MerchantsBargain
from rules import rule

LOOK_EVERY = 60


@rule("DX37", "DX38", "DL59", "DL76", "DL49", "DL52", "DL60")
@pytest.mark.parametrize(("edition", "players", "seed"), [("2010", 3, 1), ("2010", 2, 2), ("1999", 4, 3)])
def test_games_with_random_speakers_keep_every_law(edition: str, players: int, seed: int) -> None:
    game = Configuration("merchants", edition, players, ("deals", "cunning")).make(seed)
    rng = Rng.from_seed(seed)
    speaker = Speaker(rng.fork())
    struck = proposed = 0
    while not game.over:
        seats = game.to_act()
        for seat in seats:
            check_legal(game, seat)
        seat = seats[rng.below(len(seats))]
        legal = game.legal(seat)
        said = speaker.choose(game, seat, legal)
        action = said or any_of([action for action in legal if not action.talk], rng)
        check_promises(game, seat, action)
        if rng.below(LOOK_EVERY) == 0:
            for observer in [*range(players), None]:
                check_secrets(game, observer, rng)
        events = [event.kind for event in game.apply(seat, action)]
        struck += events.count("deal_struck")
        proposed = 0 if "turn_began" in events else proposed + events.count("proposal_made")
        assert proposed <= 8 * players
        game.title.laws(game.table)
    assert struck > 10
    assert fernhandel.replay(game.record()).table.fingerprint() == game.table.fingerprint()


@rule("DL91", "DX37")
def test_the_contract_suite_plays_with_deals_at_every_table_that_has_them() -> None:
    cunning = [str(each) for each in configurations() if each.changed == ("deals", "cunning")]
    assert cunning == [f"merchants-{edition}-{n}-deals=cunning" for edition in ("2010", "1999") for n in (2, 3, 4)]


@rule("DL90", "DL91")
def test_a_game_brings_its_half_of_deals_and_the_core_names_no_game() -> None:
    for name, method in inspect.getmembers(Bargain, inspect.isfunction):
        if "raise NotImplementedError" in inspect.getsource(method):
            assert name in vars(MerchantsBargain), name
    for source in Path(deals.__path__[0]).glob("*.py"):
        assert "fernhandel.games" not in source.read_text("utf-8"), source.name
