"""The terminal: what is shown on it and what is typed into it."""

import os
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

if sys.platform != "win32":
    import termios

WIDEST = 100
INTERRUPTED = 130  # the exit code a shell expects after the interrupt key
LEAVE = "q"
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # to the corner, wipe the screen, wipe what was scrolled away


class Leave(Exception):
    """Whoever was asked wants to go: typed q, or closed the input."""


class Screen:
    """Plain output is linear text without any control codes, for pipes and screen readers."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        if self.plain:
            self._console = Console(width=WIDEST, force_terminal=False, no_color=True, highlight=False)
        else:
            self._console = Console(highlight=False)

    @property
    def width(self) -> int:
        return min(self._console.width, WIDEST)

    def clear(self) -> None:
        if not self.plain:
            self._console.file.write(CLEAR)
            self._console.file.flush()

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            if isinstance(part, str):
                part = Text(part)
            if self.plain and isinstance(part, Text):
                self._console.print(part, soft_wrap=True)
            else:
                self._console.print(part, width=self.width)

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.show(line)

    def ask(self, prompt: str) -> str:
        """One line from the person at the terminal, without the spaces around it; raises `Leave` for q."""
        self._console.print(Text(prompt), end=" ", soft_wrap=True)
        self._console.file.flush()
        line = sys.stdin.readline()
        if not line.endswith("\n"):
            self._console.print()
        if line and not sys.stdin.isatty():
            self._console.print(line.rstrip("\r\n"), markup=False, soft_wrap=True)  # so that a log of the game shows it
        answer = line.strip()
        if not line or answer.casefold() == LEAVE:
            raise Leave
        return answer

    def forget_typed(self) -> None:
        """Drop what was typed before it was asked for, where the platform can."""
        if sys.platform != "win32" and sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
