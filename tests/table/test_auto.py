"""What a seat lets be done by itself: only where everybody knows that there is no choice."""

import pytest

from contract.checks import any_of
from contract.configurations import Configuration, plain_configurations
from fernhandel import Rng
from fernhandel.table.settings import SeatSettings, follow_up
from merchants.arrange import Scene as MerchantsScene
from table.sitting import NORTH, Sitting

AUTO = SeatSettings(auto=True)
MORE_WORLDS = 60
CARDS = ("free_loading", "broken_axle", "special_sale", "social_climbing", "low_upkeep")


def some() -> list[Configuration]:
    """One table of each edition."""
    found = {(each.game, each.edition): each for each in plain_configurations() if each.players in (3, 4)}
    return list(found.values())


@pytest.mark.parametrize("configuration", some(), ids=str)
def test_what_is_done_by_itself_is_what_everybody_knows_must_be_done(configuration: Configuration) -> None:
    """Whoever looks on could tell it: on every table he can imagine it is the only choice."""
    sitting = Sitting(configuration.game, configuration.players, edition=configuration.edition, seed=5)
    rng = Rng.from_seed(6)
    everybody = dict.fromkeys(range(configuration.players), AUTO)
    done = 0
    for _ in range(400):
        if sitting.game.over:
            break
        found = follow_up(sitting.live, everybody)
        if found is not None:
            seat, [action] = found
            done += 1
            assert sitting.game.legal(seat) == [action]
            seen = sitting.game.view(None)
            if done <= 12:
                for _ in range(MORE_WORLDS):
                    imagined = seen.imagine(rng.fork()).legal(seat)
                    assert [other.id for other in imagined] == [action.id], f"{sitting.game.step}: it tells a secret"
        seats = sitting.live.to_act()
        seat = seats[rng.below(len(seats))]
        sitting.act(seat, any_of(sitting.game.legal(seat), rng))


def test_a_card_that_seldom_matters_is_not_told_by_haste() -> None:
    """North holds a card that cannot be played now, and is asked like everybody who might hold the right one."""
    hasty = []
    for seed in range(10):
        scene = MerchantsScene(players=3, seed=seed).wagon(1, at="BRU").holds(NORTH, CARDS[seed % len(CARDS)])
        sitting = Sitting.around(scene.begin("master_cards").game)
        assert sitting.live.to_act() == [NORTH]
        assert [action.kind for action in sitting.game.legal(NORTH)] == ["done"]
        hasty.append(follow_up(sitting.live, {NORTH: AUTO}) is not None)
    assert not any(hasty)


def test_sealed_choices_are_left_to_their_players() -> None:
    scene = MerchantsScene(players=3).wagon(1, at="BRU").load(1, 0, food=1).arrived(1).begin("wheels")
    sitting = Sitting.around(scene.game)
    assert len(sitting.live.to_act()) == 3
    assert follow_up(sitting.live, dict.fromkeys(range(3), AUTO)) is None


def test_without_the_setting_nothing_is_done_by_itself() -> None:
    sitting = Sitting("nuremberg", 2)
    assert follow_up(sitting.live, dict.fromkeys(range(2), SeatSettings())) is None
