"""The real program in a real pseudo-terminal: what it writes is read, and what a person types is written."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

import pyte

import fernhandel
from fernhandel.cli.window import HOLD, RELEASE

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
PROGRAM = [sys.executable, "-m", "fernhandel"]
PATIENCE = 120.0  # seconds without a word from the program
MOST_PATIENCE = 600.0  # with words, but not the right ones

# How the questions end; a colon alone may be the end of what has arrived so far of a longer text.
_QUESTION = re.compile(r"(\)|to the table|q: leave): $")
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def plain(text: str) -> str:
    """What is left to read when the control codes are taken out."""
    return _CODES.sub("", text).replace("\r", "")


def _take_the_keys() -> None:
    """So that Ctrl-C reaches the program, even where the tests run in the background and do not hear it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """One run of the program."""

    def __init__(
        self, folder: Path, *args: str, columns: int = 100, rows: int = 50, program: Sequence[str] = PROGRAM
    ) -> None:
        self._mine, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.usual = termios.tcgetattr(theirs)
        self._process = subprocess.Popen(
            [*program, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=_environment(folder),
            start_new_session=True,
            preexec_fn=_take_the_keys,
        )
        os.close(theirs)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # the interrupt key may cut a letter in two
        self.raw = ""

    def asked(self) -> str:
        """Everything written from here to the next question; to the end when there is none."""
        begin = len(self.raw)
        while not self.waiting(begin) and self._read():
            pass
        return self.raw[begin:]

    def until(self, sign: str) -> str:
        """Everything written from here until those words appear."""
        begin = len(self.raw)
        end = time.monotonic() + MOST_PATIENCE
        while sign not in plain(self.raw[begin:]):
            assert time.monotonic() < end, f"the program goes on without saying {sign!r}"
            assert self._read(), f"the program ended without saying {sign!r}: {plain(self.raw)[-300:]!r}"
        return self.raw[begin:]

    def _read(self) -> bool:
        """More of what the program writes; false when it has ended."""
        ready, _, _ = select.select([self._mine], [], [], PATIENCE)
        assert ready, f"the program says nothing after {plain(self.raw)[-300:]!r}"
        try:
            written = os.read(self._mine, 65536)
        except OSError:  # how Linux says that the other end is closed
            return False
        self.raw += self._decoder.decode(written)  # a letter may arrive in two parts
        return written != b""

    def waiting(self, since: int = 0) -> bool:
        """Whether the program asks for something."""
        return _QUESTION.search(self.raw[-40:]) is not None and len(self.raw) > since

    def type(self, text: str) -> None:
        os.write(self._mine, text.encode())

    def answer(self, text: str) -> str:
        """Type a line and see what comes of it, up to the next question."""
        self.type(f"{text}\n")
        return self.asked()

    def interrupt(self) -> str:
        """Press the interrupt key, after a while again: pressed in the instant before it is read it goes unheard.

        What the program still says is read meanwhile: it could not end with nobody reading.
        """
        begin = len(self.raw)
        for _ in range(4):
            self.type("\x03")
            end = time.monotonic() + PATIENCE / 4
            while time.monotonic() < end:
                if select.select([self._mine], [], [], 0.1)[0] and not self._read():
                    return self.raw[begin:]
        raise AssertionError(f"the program does not end: {plain(self.raw)[-300:]!r}")

    def converse(self, strategy: Callable[[str], str], most: int = 1000) -> str:
        """Answer every question by the strategy until the program ends; all that was written."""
        seen = self.raw if self.waiting() else self.asked()
        while self.waiting() and most > 0:
            seen = self.answer(strategy(plain(seen)))
            most -= 1
        assert most > 0, "the conversation does not end"
        return self.raw

    def end(self) -> int:
        """The exit code."""
        return self._process.wait(timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left running, however the test went."""
        self._process.kill()
        self._process.wait()
        os.close(self._mine)


def _environment(folder: Path) -> dict[str, str]:
    """A colour terminal, records in the folder, and the same form of the package as the one under test."""
    passed_on = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    paths = [str(Path(fernhandel.__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
    own = {"TERM": "xterm-256color", "PYTHONPATH": os.pathsep.join(paths), "FERNHANDEL_RECORDS": str(folder)}
    return {**passed_on, **own}


class Window(Terminal):
    """The program in a terminal that is drawn: what a person sees of it."""

    def __init__(
        self, folder: Path, *args: str, columns: int = 80, rows: int = 24, program: Sequence[str] = PROGRAM
    ) -> None:
        super().__init__(folder, *args, columns=columns, rows=rows, program=program)
        self._drawn = 0
        self.screen = _Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """All that can be read, with single spaces between the words."""
        return " ".join(" ".join(self.lines).split())

    def see(self, *signs: str, gone: str = "") -> str:
        """Wait until all of that can be read, and what is ``gone`` cannot."""
        return self.wait(lambda text: all(sign in text for sign in signs) and not (gone and gone in text), *signs)

    def wait(self, seen: Callable[[str], bool], *signs: str) -> str:
        """Wait until the text on the screen, as soon as all of it is drawn, is as it should be."""
        end = time.monotonic() + PATIENCE
        self._draw()
        while not self._is_whole() or not seen(self.text):
            late = time.monotonic() > end or not select.select([self._mine], [], [], PATIENCE / 4)[0]
            assert not late, f"{signs} cannot be read in\n" + "\n".join(self.lines)
            assert self._read(), f"the program ended before {signs}:\n" + "\n".join(self.lines)
            self._draw()
        return self.text

    def _is_whole(self) -> bool:
        """Whether no part of the window is still to come."""
        return self.raw.rfind(RELEASE) >= self.raw.rfind(HOLD)

    def _draw(self) -> None:
        self._stream.feed(self.raw[self._drawn :])
        self._drawn = len(self.raw)

    def press(self, keys: str, *signs: str, gone: str = "") -> str:
        """Press keys and wait for what they bring."""
        self.type(keys)
        return self.see(*signs, gone=gone)

    def resize(self, columns: int, rows: int) -> None:
        if (columns, rows) == (self.screen.columns, self.screen.lines):
            return
        self.wait(lambda _: True, "a whole frame")
        self.screen.resize(rows, columns)
        fcntl.ioctl(self._mine, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def quiet(self) -> None:
        """Read until nothing more comes."""
        while select.select([self._mine], [], [], 0.2)[0] and self._read():
            pass
        self._draw()

    def hang_up(self) -> None:
        """Close the terminal."""
        os.close(self._mine)
        self._mine = os.open(os.devnull, os.O_RDONLY)

    def kill(self, number: int) -> None:
        self._process.send_signal(number)

    def settled(self) -> str:
        """What is left to read when the program has ended."""
        while self._read():
            pass
        self._draw()
        return self.text

    def modes(self) -> list[object]:
        """How the terminal is set now."""
        return termios.tcgetattr(self._mine)


class _Screen(pyte.Screen):
    """Remembers whether it shows the alternate screen, which begins empty and is forgotten, and whether it scrolled."""

    alternate = False
    hidden = False
    scrolled = 0

    def set_mode(self, *modes: int, **facts: object) -> None:
        if 1049 in modes:
            self.alternate = True
            self.erase_in_display(2)
        super().set_mode(*modes, **facts)

    def reset_mode(self, *modes: int, **facts: object) -> None:
        if 1049 in modes:
            self.alternate = False
            self.erase_in_display(2)
        super().reset_mode(*modes, **facts)

    def index(self) -> None:
        if self.alternate and self.cursor.y == self.lines - 1:
            self.scrolled += 1
        super().index()


def first_choice(seen: str) -> str:
    """Always the first line; where an amount is asked for, the least; a page or a hand-over is answered by Enter."""
    least = re.search(r"(?:Amount,|type the amount:) ([\d,]+) to", seen[-300:])
    if least is not None:
        return least[1]
    return "" if "press Enter" in seen[-100:] else "1"


def run(folder: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The program with pipes instead of a terminal."""
    return subprocess.run(
        [*PROGRAM, *args],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env=_environment(folder),
        timeout=PATIENCE,
        check=False,
    )
