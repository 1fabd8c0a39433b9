"""The terminal as one window: the alternate screen, redrawn in place, and the keys that are pressed in it."""

import os
import select
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, Any, Self

from rich.console import Console
from rich.segment import Segment

from fernhandel.cli.screen import Leave

if TYPE_CHECKING:
    from prompt_toolkit.input import Input

if sys.platform != "win32":
    import termios
    import tty

ESCAPE_PAUSE = 0.05  # seconds after which an escape is the key, and not the beginning of another
LOOK_AGAIN = 0.02  # where keys cannot be waited for
RESIZED = "resized"
HOLD, RELEASE = "\x1b[?2026h", "\x1b[?2026l"  # the terminal waits with drawing until all is there
PASTE = "<bracketed-paste>"
NAMES = {
    "c-m": "enter",
    "c-j": "enter",
    "c-h": "backspace",
    "c-i": "tab",
    "c-u": "clear",
    "c-d": "q",  # the end of the input leaves, as in plain lines
}

Line = list[Segment]


class Window:
    """Between ``with`` and its end the terminal is ours; however that ends, it is given back as it was."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        self._input: Input | None = None
        self._pressed: deque[str] = deque()
        self._before: list[Any] | None = None
        self._handlers: dict[int, Any] = {}
        self._wake: tuple[int, int] | None = None
        self._open = False
        self._begun = False  # what was read last may end with the beginning of a key

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self.console.size.width, self.console.size.height

    # -- opening and closing -------------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        if sys.platform != "win32":
            self._before = termios.tcgetattr(sys.stdin)
            self._wake = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC) if hasattr(os, "pipe2") else os.pipe()
            self._handle(signal.SIGWINCH, self._resized)
            self._handle(signal.SIGTSTP, self._stopped)
        self._take()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._give_back()
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._handlers = {}
        if self._wake is not None:
            for end in self._wake:
                os.close(end)
            self._wake = None

    def _handle(self, number: int, what: Callable[[int, FrameType | None], None]) -> None:
        self._handlers[number] = signal.signal(number, what)

    def _take(self) -> None:
        if sys.platform != "win32":
            tty.setcbreak(sys.stdin)  # keys come one by one and unseen; the interrupt key still interrupts
        self._open = True
        self.console.set_alt_screen(True)
        self.console.show_cursor(False)

    def _give_back(self) -> None:
        """Also to a terminal that is not there any more."""
        if not self._open:
            return
        self._open = False
        with suppress(OSError):
            self.wipe()
            self.console.show_cursor(True)
            self.console.set_alt_screen(False)
        if sys.platform != "win32" and self._before is not None:
            with suppress(termios.error, OSError):
                termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def _stopped(self, number: int, _: FrameType | None) -> None:
        """The stop key gives the terminal back until the program goes on."""
        if sys.platform == "win32":
            return
        self._give_back()
        signal.signal(number, signal.SIG_DFL)
        signal.raise_signal(number)
        signal.signal(number, self._stopped)
        self._take()
        self._resized(number, None)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def show(self, lines: list[Line]) -> None:
        """All lines of the window, at once where the terminal can; nothing of what was there before stays."""
        self.console.file.write(HOLD)
        self.console.update_screen_lines(lines)
        self.console.file.write(RELEASE)
        self.console.file.flush()

    def wipe(self) -> None:
        self.console.clear()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def key(self) -> str:
        """The next key: a letter, the name of a key, or `RESIZED`; raises `Leave` when no more can come."""
        while not self._pressed:
            self._wait()
        return self._pressed.popleft()

    def forget_typed(self) -> None:
        """Drop what was typed before it was asked for."""
        self._pressed.clear()
        if sys.platform != "win32":
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def _wait(self) -> None:
        source = self._source()
        if self._is_ready():
            self._heard(source.read_keys())
            self._begun = True
        elif self._begun:
            self._heard(source.flush_keys())
            self._begun = False
        if source.closed:
            raise Leave

    def _is_ready(self) -> bool:
        """Whether there is something to read; waits for it, but not long when a key may have begun."""
        if sys.platform == "win32":
            time.sleep(LOOK_AGAIN)
            return True
        assert self._wake is not None
        ready, _, _ = select.select([sys.stdin, self._wake[0]], [], [], ESCAPE_PAUSE if self._begun else None)
        if self._wake[0] in ready:
            os.read(self._wake[0], 64)
            self._pressed.append(RESIZED)
        return sys.stdin in ready

    def _heard(self, keys: list[Any]) -> None:
        for press in keys:
            name = str(getattr(press.key, "value", press.key))
            if name == PASTE:
                self._pressed.extend(letter for letter in press.data if letter.isprintable())
            else:
                self._pressed.append(NAMES.get(name, name))

    def _source(self) -> "Input":
        """What reads keys is loaded when the first is waited for: by then the table can be seen."""
        if self._input is None:
            from prompt_toolkit.input import create_input

            self._input = create_input(sys.stdin)
        return self._input

    def _resized(self, _number: int, _: FrameType | None) -> None:
        if self._wake is not None:
            with suppress(OSError):
                os.write(self._wake[1], b".")


class Stopped(KeyboardInterrupt):
    """The program is told to end; ``number`` is the signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def stoppable() -> Iterator[None]:
    """Whoever ends the program, or closes its terminal, breaks off as the interrupt key does."""

    def stop(number: int, _: FrameType | None) -> None:
        raise Stopped(number)

    numbers = [signal.SIGTERM] + ([signal.SIGHUP] if sys.platform != "win32" else [])
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Whoever wants to break off waits until what was begun is complete."""
    pressed: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        pressed.append(number)

    numbers = [signal.SIGINT, signal.SIGTERM] + ([signal.SIGHUP] if sys.platform != "win32" else [])
    before = {number: signal.signal(number, note) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if pressed:
        raise KeyboardInterrupt if pressed[0] == signal.SIGINT else Stopped(pressed[0])
