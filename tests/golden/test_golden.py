"""Finished games kept as records: they replay to the same standing, today and in every later version, in both forms."""

from pathlib import Path

import pytest

import fernhandel
from golden.standing import told

RECORDS = sorted(Path(__file__).parent.glob("*.fernhandel"))


def test_there_are_golden_games_of_every_edition_and_player_count() -> None:
    kept = {(record.terms.game, record.terms.edition, record.terms.players) for record in map(_read, RECORDS)}
    there_are = {(a.id, edition.id, count) for a in fernhandel.games() for edition in a.editions for count in a.players}
    assert kept == there_are
    assert len(RECORDS) >= 12


def _read(path: Path) -> fernhandel.Record:
    return fernhandel.Record.parse(path.read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_standing(path: Path) -> None:
    game = fernhandel.replay(path)
    assert told(game) == path.with_suffix(".standing").read_text("utf-8").strip()
