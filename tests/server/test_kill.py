"""The server is killed at random moments while programs play all three games; see `kill.py` for the long run."""

from pathlib import Path

from server.kill import integrity, kill

KILLS = 8


def test_no_answered_move_is_missing_and_none_is_doubled(tmp_path: Path) -> None:
    assert kill(tmp_path, KILLS, seed=1) >= 3 * KILLS
    assert integrity(tmp_path / "tables.db") == "ok"
