"""Some hundred requests that nobody would send; `tests/server/fuzz.py` makes as many as one likes."""

from pathlib import Path

from server.fuzz import Fuzz
from server.house import serving


def test_whatever_is_asked_the_server_does_not_fail(tmp_path: Path) -> None:
    with serving(tmp_path) as house, Fuzz(house, luck=7) as fuzz:
        fuzz.headers(300)
        fuzz.bodies(300)
        fuzz.sockets(60)
        assert fuzz.failed == []
        assert house.faults() == []
        assert {"200", "400", "403", "404"} <= set(fuzz.answers), "some of it makes sense, most of it does not"
