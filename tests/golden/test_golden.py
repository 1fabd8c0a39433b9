"""Finished games kept as records: they replay to the same standing, today and in every later version, in both forms."""

from pathlib import Path

import pytest

import fernhandel
from golden.standing import told

RECORDS = sorted(Path(__file__).parent.glob("*/*.fernhandel"))


def test_there_are_golden_games_of_every_version_edition_and_player_count() -> None:
    terms = [record.terms for record in map(_read, RECORDS)]
    kept = {(their.game, their.rules, their.edition, their.players) for their in terms}
    there_are = {
        (about.id, version, edition.id, count)
        for about in fernhandel.games()
        for version in range(1, about.rules + 1)
        for edition in about.editions
        for count in about.players
    }
    assert kept == there_are


def _read(path: Path) -> fernhandel.Record:
    return fernhandel.Record.parse(path.read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_replays_to_its_standing(path: Path) -> None:
    game = fernhandel.replay(path)
    assert told(game) == path.with_suffix(".standing").read_text("utf-8").strip()
