"""Many tables at once are the same tables, one by one."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i32

import fernhandel
from contract.configurations import Configuration, configurations
from fernhandel import BadInput, Rng
from fernhandel.core.observations import Encoding, Piece, Slate, is_new, put, put_all, put_same
from fernhandel.core.table import Table
from fernhandel.learning.rewards import rewards


@pytest.mark.parametrize("configuration", configurations(), ids=str)
def test_it_is_the_tables_themselves(configuration: Configuration) -> None:
    """Each told, masked, asked and rewarded as if it were alone, move after move; and laid anew when it is over.

    What is told alone is written anew every time: a batch that passes over what has changed is found out here.
    """
    tables = fernhandel.batch(configuration.make(0), 3, seed=9)
    luck = Rng.from_seed(9)
    alone = [tables.title.deal(tables.terms, luck.fork()) for _ in range(3)]
    rng = Rng.from_seed(2)
    for _ in range(400 if configuration.changed is None else 50):
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
        places, numbers = tables.legal()
        assert set(zip(places.tolist(), numbers.tolist(), strict=True)) == set(
            zip(*tables.masks.nonzero(), strict=True)
        )
        tables.step(np.array(chosen))
        for place, table in enumerate(alone):
            assert tables.over[place] == table.over
            if table.over:
                assert tables.rewards[place].tolist() == pytest.approx(rewards(tables.title.standing(table)))
                alone[place] = tables.title.deal(tables.terms, luck.fork())
            else:
                assert not tables.rewards[place].any()


@pytest.mark.parametrize("game", ["merchants", "nuremberg"])
def test_a_table_that_is_over_is_laid_anew(game: str) -> None:
    tables = fernhandel.batch(game, 3, players=2, seed=9)
    ended = 0
    for step in range(1000):
        tables.step((tables.masks * np.random.default_rng(step).random(tables.masks.shape)).argmax(axis=1))
        ended += int(tables.over.sum())
    assert ended > 3
    assert (tables.pieces()["now"][:, -1] == 0).all()  # over


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


class Forgetful(Encoding):
    """Asks about one list or about two, by turns, and writes something else into the places of the second."""

    def __init__(self) -> None:
        super().__init__("forgetful", [Piece("three", (3,), 0, 9, "")])
        self.first, self.second, self.times = [1], [2], 0

    def write(self, t: Table, seat: int, into: Slate) -> None:
        self.times += 1
        if is_new(into, self.first, 1):
            put_all(into, self.first)
        if self.times % 2 == 0:
            put_same(into, 7, 2)
            return
        put(into, 5)
        if is_new(into, self.second, 1):
            put_all(into, self.second)


def test_what_was_written_over_is_written_again() -> None:
    table = fernhandel.make("nuremberg", players=2, seed=1).table
    encoding = Forgetful()
    kept = Slate(vec[i32]([0] * 3))
    for told in ([1, 5, 2], [1, 7, 7], [1, 5, 2], [1, 7, 7]):
        encoding.fill(table, 0, kept)
        assert list(kept.places) == told
    encoding.second = [3]
    encoding.fill(table, 0, kept)
    assert list(kept.places) == [1, 5, 3]


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
