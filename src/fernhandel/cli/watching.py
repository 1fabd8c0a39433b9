"""A recorded game in the window, with the keys of the page's replay."""

from fernhandel.cli.answers import Seen
from fernhandel.cli.frame import Frame
from fernhandel.cli.full import BACK, NUMBER
from fernhandel.cli.pages import Page, Pages, folded
from fernhandel.cli.retelling import Retelling
from fernhandel.cli.screen import LEAVE, Leave
from fernhandel.cli.telling import Telling
from fernhandel.cli.typed import Typed
from fernhandel.cli.window import RESIZED, Line, Window
from fernhandel.pictures.picture import coloured

STEPS = {"right": 1, "enter": 1, " ": 1, "left": -1, "backspace": -1, "b": -1}
PARTS = {"down": 1, "s-right": 1, "up": -1, "s-left": -1}
TURNS = {"pagedown": 1, "pageup": -1}
ENDS = ("home", "end")
LOG = "l"
NO_PAGE = ("r", "t")  # what is asked is not asked any more


class Watching:
    """Walks through the positions of a record until somebody leaves."""

    def __init__(self, retold: Retelling, told: Telling) -> None:
        self._retold = retold
        self._told = told
        self._say = told.phrases.format
        self._pages = Pages(told, full=True)
        self._typed = Typed()
        self._at = self._first = 0
        self._page: Page | None = None
        self._top = 0
        self._message = ""

    def walk(self) -> None:
        with Window() as window:
            try:
                while True:
                    frame = Frame(window.console, self._told, *window.size)
                    window.show(self._draw(frame))
                    self._press(window.key(), frame)
            except Leave:
                return

    # -- drawing -------------------------------------------------------------------------------------------------------

    def _seen(self) -> Seen:
        return Seen(self._retold.positions[self._at], self._retold.seat, self._told)

    def _draw(self, frame: Frame) -> list[Line]:
        seen = self._seen()
        if self._page is not None:
            entry = frame.entry(self._typed, self._say("hint-replay-page"))
            page, self._top = frame.page(self._page, self._top, seen, entry)
            return page
        last = self._retold.last
        title = self._say("move-title", number=self._at, count=last)
        lines = folded(self._retold.lines(self._first, self._at))
        entry = frame.entry(self._typed, self._message or self._say("hint-replay"))
        keys = [(key, self._say(f"key-{key}")) for key in self._pages.keys(seen) if key not in NO_PAGE]
        bar = frame.bar(self._at, last, self._retold.turns)
        return frame.watched(seen, title, lines, bar, entry, frame.keys([*keys, (LEAVE, self._say("key-q"))]))

    # -- keys ----------------------------------------------------------------------------------------------------------

    def _press(self, key: str, frame: Frame) -> None:
        if key == RESIZED:
            return
        self._message = ""
        if self._page is not None:
            self._on_page(key, frame)
        elif key in NUMBER or (self._typed and key not in ("enter", "escape")):
            self._typed.press(key)
        elif self._typed:
            self._go_to_typed(key)
        elif key in STEPS:
            self._go(self._at + STEPS[key])
        elif key in PARTS:
            self._go(self._retold.part(self._at, PARTS[key]))
        elif key in TURNS:
            self._go(self._retold.turn(self._at, TURNS[key]))
        elif key in ENDS:
            self._go(0 if key == "home" else self._retold.last)
        else:
            self._open(key, frame)

    def _go(self, to: int) -> None:
        """To that position; on the way forward everything in between is told."""
        to = min(max(to, 0), self._retold.last)
        self._first = self._at + 1 if to > self._at else to
        self._at = to

    def _go_to_typed(self, key: str) -> None:
        number = int(self._typed.text) if self._typed.text.isdecimal() else -1
        if key == "enter" and 0 <= number <= self._retold.last:
            self._go(number)
        elif key == "enter":
            self._message = self._say("move-range", count=self._retold.last)
        self._typed.clear()

    def _open(self, key: str, frame: Frame) -> None:
        if key == LEAVE:
            raise Leave
        if key == LOG:
            lines = folded(self._retold.lines(0, self._at))
            self._page = Page(self._pages.title(LOG), [coloured(self._told.picture, line) for line in lines])
            self._top = len(lines)
        elif key not in (*NO_PAGE, "?"):
            self._page, self._top = self._pages.read(key, self._seen(), frame.width), 0

    def _on_page(self, key: str, frame: Frame) -> None:
        rows = frame.page_rows()
        steps = {"up": -1, "down": 1, "pageup": -rows, "pagedown": rows, "home": -(10**6), "end": 10**6}
        if key in steps:
            self._top = max(0, self._top + steps[key])
        elif key in BACK:
            self._page = None
        else:
            self._open(key, frame)
