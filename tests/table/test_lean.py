"""Who wants no words is told everything else, from the first move to the last, and no words are made."""

import msgspec
import pytest

import fernhandel
from contract.checks import any_of
from fernhandel import Rng
from fernhandel.table.look import Look
from fernhandel.table.onlooker import Onlooker
from table.sitting import Sitting

LOOK_EVERY = 40


def without_words(look: Look) -> Look:
    """What a lean onlooker without a seat of its own would be told."""
    return msgspec.structs.replace(
        look,
        mine=[],
        names=[],
        choices=[msgspec.structs.replace(choice, text="", touches=[]) for choice in look.choices],
        prompt="",
        stages=[],
        undo=msgspec.structs.replace(look.undo, why=""),
        standing_lines=[],
        verdict="",
    )


@pytest.mark.parametrize("game", [about.id for about in fernhandel.games()])
def test_a_lean_game_is_never_put_into_words(game: str) -> None:
    sitting = Sitting(game, 2, seed=3)
    rng = Rng.from_seed(3)
    while not sitting.game.over:
        seats = sitting.live.to_act()
        seat = seats[rng.below(len(seats))]
        sitting.act(seat, any_of(sitting.game.legal(seat), rng))
        if sitting.live.state == "over" or sitting.game.length % LOOK_EVERY == 0:
            lean = [Onlooker(sitting.live, each, "en", lean=True) for each in (0, 1, None)]
            looks = [each.look([], None, sitting.now) for each in lean]
            assert not any(note.text or note.lines for each in lean for note in each.notes(sitting.live.seq - 1))
            assert not sitting.live.spoken
    assert looks[0].standing == sitting.game.standing()
    assert looks == [without_words(sitting.look(look.seat)) for look in looks]
    assert sitting.look(0).verdict
