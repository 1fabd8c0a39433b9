"""Many tables at once are the same tables, one by one."""

import numpy as np
import pytest

import fernhandel
from fernhandel import BadInput, Rng
from fernhandel.core.observations import Encoding, Piece, Slate, put
from fernhandel.core.table import Table
from fernhandel.learning.rewards import rewards


@pytest.mark.parametrize("game", ["merchants", "auf_achse", "nuremberg"])
def test_it_is_the_tables_themselves(game: str) -> None:
    """Each told, masked, asked and rewarded as if it were alone; and laid anew when it is over."""
    tables = fernhandel.batch(game, 3, players=2, seed=9)
    luck = Rng.from_seed(9)
    alone = [tables.title.deal(tables.terms, luck.fork()) for _ in range(3)]
    rng = Rng.from_seed(2)
    ended = 0
    for _ in range(400):
        chosen = []
        for place, table in enumerate(alone):
            seat = table.to_act()[0]
            legal = table.legal(seat)
            assert tables.seats[place] == seat
            assert np.flatnonzero(tables.masks[place]).tolist() == sorted(action.id for action in legal)
            assert tables.observations[place].tobytes() == tables.encoding.tell(table, seat)
            action = legal[rng.below(len(legal))]
            chosen.append(action.id)
            table.play(seat, action)
        tables.step(np.array(chosen))
        for place, table in enumerate(alone):
            assert tables.over[place] == table.over
            if table.over:
                assert tables.rewards[place].tolist() == rewards(tables.title.standing(table))
                alone[place] = tables.title.deal(tables.terms, luck.fork())
                ended += 1
            else:
                assert not tables.rewards[place].any()
    assert ended > 0 or game == "auf_achse"


def test_what_is_wrong_is_told_and_changes_nothing() -> None:
    tables = fernhandel.batch("nuremberg", 2, players=2, seed=1)
    before = tables.observations.copy()
    legal = tables.masks.argmax(axis=1)
    for wrong in (tables.masks.argmin(axis=1), legal - 5000, legal[:1], legal.astype(np.float64)):
        with pytest.raises(BadInput):
            tables.step(wrong)
    assert (tables.observations == before).all()
    with pytest.raises(BadInput, match="one table or more, not 0"):
        fernhandel.batch("nuremberg", 0, players=2)
    with pytest.raises(ValueError, match="2 columns, of which 1 are named"):
        Piece("now", (2,), 0, 1, "", "step")


class Short(Encoding):
    """Tells less than it announces."""

    def write(self, t: Table, seat: int, into: Slate) -> None:
        put(into, seat)


def test_an_encoding_that_tells_too_few_numbers_is_found_out() -> None:
    table = fernhandel.make("nuremberg", players=2, seed=1).table
    with pytest.raises(ValueError, match="short has 2 numbers, of which 1 are told"):
        Short("short", [Piece("two", (2,), 0, 1, "")]).tell(table, 0)


def test_pieces_have_names_shapes_and_columns() -> None:
    tables = fernhandel.batch(fernhandel.make("merchants", players=3, seed=1), 2, seed=1)
    pieces = tables.pieces()
    assert pieces["stock"].shape == (2, 3, 6, 6)
    encoding: Encoding = tables.encoding
    now = next(piece for piece in encoding.pieces if piece.name == "now")
    turn = pieces["now"][:, now.columns.index("turn")]
    assert turn.tolist() == [1, 1]
