"""A program of one's own as a bot: it is started beside the game, and plays its seat by the tools."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from secrets import token_urlsafe
from tempfile import TemporaryFile
from threading import Condition, Thread
from typing import IO

from fernhandel.core.actions import Action
from fernhandel.core.bots import Listener
from fernhandel.core.events import Event
from fernhandel.core.refusals import BadInput
from fernhandel.core.title import Place
from fernhandel.core.views import View
from fernhandel.mcp import leash
from fernhandel.mcp.asked import AskedSeat
from fernhandel.mcp.server import Endpoint
from fernhandel.mcp.tools import Tools

ADDRESS = "FERNHANDEL_MCP"
BEGINNING = 60.0  # seconds until a program that was started asks for something
MOST_TRIES = 100  # illegal ones, for one decision
GOODBYE = 10.0  # seconds in which a program may read how the game ended
LAST_WORDS = 300  # letters of what a program said before it died


class Failed(Exception):
    """The program did not decide."""


class Player(Listener):
    """One game of a program. It has an endpoint of its own on this machine, whose address only it is told."""

    def __init__(self, command: str, assisted: bool) -> None:
        self.name = command
        self._words = _words(command)
        self._assisted = assisted
        self._changed = Condition()
        self._seat: AskedSeat | None = None
        self._endpoint: Endpoint | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._said: IO[bytes] | None = None  # what the program says of its own troubles
        self._over = False

    # -- the game ------------------------------------------------------------------------------------------------------

    def hear(self, view: View, events: Sequence[Event]) -> None:
        self._begun(view).hear(view, events)

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        seat = self._begun(view)
        seat.ask(view, legal)
        self._await(lambda: seat.has_decided, seat, seconds)
        action = seat.decided()
        if action is None:
            fault = self._fault(seat) or f"no decision within {seconds:g} s"
            seat.pass_over()
            raise Failed(fault)
        return action

    def end(self, standing: Sequence[Place]) -> None:
        self._over = True
        if self._seat is not None:
            self._seat.end(standing)

    def close(self) -> None:
        """A program that has played to the end may read how it ended; any other is ended."""
        process = self._process
        if process is not None:
            assert process.stdin is not None
            with suppress(subprocess.TimeoutExpired):
                process.wait(GOODBYE if self._over else 0)
            process.stdin.close()
            process.wait()
        if self._endpoint is not None:
            self._endpoint.close()
        if self._said is not None:
            self._said.close()

    @property
    def tries(self) -> int:
        return 0 if self._seat is None else self._seat.refused

    # -- the program ---------------------------------------------------------------------------------------------------

    def _begun(self, view: View) -> AskedSeat:
        if self._seat is None:
            self._seat = AskedSeat(view, "en", changed=self._changed)
            tools = Tools({self._seat.number: self._seat}, self._assisted)
            self._endpoint = Endpoint(tools, "127.0.0.1", 0, token_urlsafe(24))
            self._endpoint.begin()
            self._process = self._started(self._endpoint.address)
            seat = self._seat
            self._await(lambda: seat.called, seat, BEGINNING)  # no decision pays for what a program takes to begin
        return self._seat

    def _started(self, address: str) -> subprocess.Popen[bytes]:
        command = [word.replace("{url}", address) for word in self._words]
        self._said = TemporaryFile()  # noqa: SIM115  # closed with the game
        process = subprocess.Popen(
            [sys.executable, "-I", leash.__file__, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=self._said,
            env={**os.environ, ADDRESS: address},
            start_new_session=sys.platform != "win32",  # the interrupt key is not for it
        )
        Thread(target=self._watch, args=[process], daemon=True).start()
        return process

    def _watch(self, process: subprocess.Popen[bytes]) -> None:
        process.wait()
        with self._changed:
            self._changed.notify_all()

    def _await(self, so: Callable[[], bool], seat: AskedSeat, seconds: float) -> None:
        """Until that is so, nothing more is to be expected of the program, or the time is up."""
        with self._changed:
            self._changed.wait_for(lambda: so() or bool(self._fault(seat)), seconds)

    def _fault(self, seat: AskedSeat) -> str:
        """Why nothing more is to be expected of it; empty while it may still decide."""
        if seat.refused_here > MOST_TRIES:
            return f"more than {MOST_TRIES} illegal tries for one decision"
        if self._process is None:
            return "it was not started"
        code = self._process.poll()
        return "" if code is None else f"it ended with code {code}{self._last_words()}"

    def _last_words(self) -> str:
        if self._said is None:
            return ""
        size = self._said.seek(0, os.SEEK_END)
        self._said.seek(max(0, size - LAST_WORDS))
        lines = self._said.read().decode(errors="replace").strip().splitlines()
        return f": {lines[-1]}" if lines else ""


def _words(command: str) -> list[str]:
    """A command as the shell would part it; a program that is not there is told at once."""
    try:
        words = shlex.split(command)
    except ValueError as fault:
        raise BadInput(f"mcp:{command}: {fault}") from None
    if not words or shutil.which(words[0]) is None:
        raise BadInput(f"mcp:COMMAND names a program that plays; there is no program {words[0] if words else ''!r}")
    return words
