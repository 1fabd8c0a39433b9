"""Programs in the arena: they play by tools, and whatever goes wrong with one is noted and ends nothing."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fernhandel.arena.match import Outcome, Pairing, play_one
from fernhandel.arena.players import make_player
from fernhandel.arena.series import Fixture
from fernhandel.arena.tables import results
from fernhandel.core.refusals import BadInput
from fernhandel.mcp import leash, player
from mcp_tools.playing import EXAMPLE
from server.house import environment

PYTHON = sys.executable
STUBBORN = """
import asyncio, sys
from mcp import Client

async def main():
    async with Client(sys.argv[1]) as client:
        while True:
            await client.call_tool("act", {"action": {"type": "steal"}})

asyncio.run(main())
"""


def played(name: str, other: str = "random", seconds: float = 60.0) -> tuple[Outcome, Pairing]:
    pairing = Pairing("nuremberg", None, None, {}, [name, other], seconds)
    outcome = play_one(pairing, 1)
    assert outcome.error == ""
    assert len(outcome.standing) == 2
    return outcome, pairing


@pytest.fixture(autouse=True)
def this_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs find the package under test."""
    monkeypatch.setenv("PYTHONPATH", environment()["PYTHONPATH"])


def test_programs_play_a_game_of_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    """One is told what is legal; the other guesses, and its tries are counted."""
    monkeypatch.setattr(player, "MOST_TRIES", 100_000)
    outcome, pairing = played(f"mcp:{PYTHON} {EXAMPLE}", f"mcp-unassisted:{PYTHON} {EXAMPLE}")
    assert outcome.failures == []
    assert outcome.tries[0] == 0 < outcome.tries[1]
    assert outcome.fault == ""
    assert sum(time.decisions for time in outcome.times[0].values()) > 10
    found = results([(Fixture(0, pairing, 1), outcome)], pairing.bots)
    failures = {bot.bot: bot.failures for bot in found.bots}
    assert failures == dict(zip(pairing.bots, [{}, {"illegal tries": outcome.tries[1]}], strict=True))


def test_a_program_that_dies_is_noted_with_its_last_words() -> None:
    outcome, _ = played(f"""mcp:{PYTHON} -c 'raise SystemExit("no idea")'""")
    assert {(failure.seat, failure.kind) for failure in outcome.failures} == {(0, "error")}
    assert outcome.failures[0].what == "Failed: it ended with code 1: no idea"
    assert "ended with code 1" in outcome.fault


def test_a_program_that_does_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "BEGINNING", 0.1)
    monkeypatch.setattr(player, "GOODBYE", 0.1)
    outcome, _ = played(f"mcp:{PYTHON} -c 'import time; time.sleep(3600)'", seconds=0.01)
    assert {failure.what for failure in outcome.failures} == {"Failed: no decision within 0.01 s"}


def test_a_program_that_tries_too_much_loses_the_decision(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(player, "MOST_TRIES", 2)
    monkeypatch.setattr(player, "GOODBYE", 0.1)
    script = tmp_path / "stubborn.py"
    script.write_text(STUBBORN, "utf-8")
    outcome, _ = played(f"mcp:{PYTHON} {script} {{url}}")
    assert {failure.what for failure in outcome.failures} == {"Failed: more than 2 illegal tries for one decision"}
    assert outcome.tries[0] > 2


def test_a_program_ends_with_whoever_has_started_it() -> None:
    """However that one has died, the pipe to the program ends, and with it all that it has started."""
    line = (
        f"import subprocess; subprocess.run([{PYTHON!r}, '-c', 'import time; print(7, flush=True); time.sleep(3600)'])"
    )
    command = [PYTHON, "-I", leash.__file__, PYTHON, "-c", line]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline() == b"7\n"
        process.stdin.close()
        process.stdin = None
        process.stdout.read()  # ends when the last of them has let go of it
    assert process.returncode == 128 + signal.SIGKILL


@pytest.mark.parametrize(
    ("name", "told"),
    [("mcp:", "names a program"), ("mcp:no-such-program x", "no-such-program"), ("mcp:'x", "quotation")],
)
def test_a_program_that_is_not_there_is_told_before_the_first_game(name: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        make_player(name, "nuremberg", 1)
