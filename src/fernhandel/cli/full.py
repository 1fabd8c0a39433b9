"""The table in a window: what a person sees, and what becomes of the keys that are pressed."""

import time
from collections.abc import Callable, Iterable

from rich.text import Text

from fernhandel.cli.answers import Answer, Asked, Foreseen, Wish
from fernhandel.cli.choices import Choices
from fernhandel.cli.frame import Bodies, Frame
from fernhandel.cli.front import Front
from fernhandel.cli.menu import Entry, Unclear
from fernhandel.cli.pages import RULE_ID, Page, Pages
from fernhandel.cli.screen import LEAVE, Leave, Screen
from fernhandel.cli.speaking import Said, fault_of, makes_deals
from fernhandel.cli.telling import Telling
from fernhandel.cli.typed import Typed
from fernhandel.cli.window import RESIZED, Line, Window
from fernhandel.core.actions import Action
from fernhandel.core.game import Game

LEAST_SHOWN = 0.3  # seconds
WORDS = "/"
OUTLOOK = "o"
DEAL = ":"
NUMBER = "0123456789"
WISHES = {"u": Wish.UNDO, "a": Wish.ADVICE}
BACK = ("escape", "backspace", "enter", " ")


class FullFront(Front):
    """The window of a sitting."""

    hides = True

    def __init__(self, told: Telling) -> None:
        self._told = told
        self._say = told.phrases.format
        self._window = Window()
        self._pages = Pages(told, full=True)
        self._shown_at = 0.0

    def open(self) -> None:
        self._window.__enter__()

    def close(self) -> None:
        self._window.__exit__(None, None, None)

    def frame(self) -> Frame:
        return Frame(self._window.console, self._told, *self._window.size)

    def ask(self, asked: Asked, said: str = "", meant: int | None = None) -> Answer:
        hand = Hand(asked, self._told, self._pages, said, meant)
        while True:
            frame = self.frame()
            self._window.show(hand.draw(frame))
            answer = hand.press(self._window.key(), frame)
            if answer is not None:
                return answer

    def hand_over(self, seat: int) -> None:
        self._window.wipe()
        self._window.forget_typed()  # an Enter too many must not open the next person's view
        told = self._say("hand-over", seat=self._told.words.seat(seat))
        self._until_enter(lambda frame: frame.curtain(told))
        self._window.wipe()

    def wait(self, game: Game, seat: int, watcher: int | None) -> None:
        """Drawn only so often that it can be read: quick bots would make it flicker."""
        if time.monotonic() < self._shown_at + LEAST_SHOWN:
            return
        self._shown_at = time.monotonic()
        view = game.view(watcher)
        told = self._say("thinks", seat=self._told.words.seat(seat))
        self._window.show(self.frame().waiting(told, watcher, self._told.picture.turn(view)))

    def finish(self, lines: list[str]) -> None:
        title, hint = self._say("table-over"), self._say("press-enter-end")
        self._until_enter(lambda frame: frame.poster(lines, title, hint))

    def _until_enter(self, draw: Callable[[Frame], list[Line]]) -> None:
        while True:
            self._window.show(draw(self.frame()))
            key = self._window.key()
            if key == LEAVE:
                raise Leave
            if key == "enter":
                return

    def say(self, lines: Iterable[str]) -> None:
        screen = Screen()
        for line in lines:
            screen.show(Text(line))


class Hand:
    """One question in the window: which choices are shown, what is typed, which page is open."""

    def __init__(self, asked: Asked, told: Telling, pages: Pages, said: str, meant: int | None) -> None:
        self._asked = asked
        self._told = told
        self._say = told.phrases.format
        self._pages = pages
        self.choices = Choices(asked.menu)
        self._narrowed: Choices | None = None
        self._amount: Entry | None = None
        self._typed = Typed()
        self._message = said
        self._page: Page | None = None
        self._top = 0
        self._bodies: Bodies = {}
        self._touched = meant is not None  # before that the news are read
        if meant is not None:
            self._point_at(meant)

    def _point_at(self, action: int) -> None:
        """Mark the line in which that action is."""
        for at, entry in enumerate(self.choices.menu.entries):
            if any(one.id == action for one in entry.actions):
                self.choices.mark(at)
                return

    @property
    def _shown(self) -> Choices:
        return self._narrowed or self.choices

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, frame: Frame) -> list[Line]:
        if self._page is not None:
            hint = self._say("hint-page")
            lines, self._top = frame.page(self._page, self._top, self._asked, frame.entry(self._typed, hint))
            return lines
        foreseen = self._foreseen()
        entry = frame.entry(self._typed, self._hint())
        keys = frame.keys(self._keys())
        return frame.table(self._asked, self._shown, foreseen, self._message, entry, keys, self._bodies)

    def _read(self) -> Answer | Entry | Unclear | None:
        """What is typed or marked."""
        text = self._typed.text
        if self._amount is not None:
            return self._amount.of_amount(text) if text else self._amount
        if text and not text.startswith((WORDS, DEAL)):
            return self.choices.menu.read(text)
        if self._shown.at is None:
            return None
        entry = self._shown.menu.entries[self._shown.at]
        return entry.actions[0] if len(entry.actions) == 1 else entry

    def _foreseen(self) -> Foreseen | None:
        """What would follow from what is typed or marked, where that is one choice; of amounts, from the least."""
        read = self._read() if self._touched else None
        if isinstance(read, Entry) and read.by_amount:
            read = read.actions[0]
        return self._asked.foreseen(read) if isinstance(read, Action) else None

    def _hint(self) -> str:
        read = self._read()
        if isinstance(read, Action):
            foreseen = self._asked.foreseen(read)
            return self._say("hint-final" if foreseen.final else "hint-marked", act=foreseen.outlook.act)
        if self._amount is not None:
            return self._say("hint-amount", **self._amount.range())
        if self._shown.outer is not None:
            return self._say("hint-within")
        if len(self._asked.menu.legal) == 1:
            return self._say("only-one")
        return self._say("hint-deal" if self._asked.may_speak else "hint-choice")

    def _keys(self) -> list[tuple[str, str]]:
        keys = [*self._pages.keys(self._asked), *WISHES, LEAVE, "?"]
        return [(key, self._say("key-help" if key == "?" else f"key-{key}")) for key in keys]

    # -- keys ----------------------------------------------------------------------------------------------------------

    def press(self, key: str, frame: Frame) -> Answer | None:
        """The answer, when this key gave it."""
        if key == RESIZED:
            return None
        self._touched = True
        if self._page is not None:
            self._on_page(key, frame)
            return None
        self._message = ""
        if key == "enter":
            return self._enter()
        if key == "escape":
            self._back()
        elif self._moves(key, frame):
            pass
        elif self._typed or key in (*NUMBER, WORDS) or (key == DEAL and makes_deals(self._asked.game)):
            self._type(key)
        elif key in WISHES:
            return WISHES[key]
        else:
            self._open(key, frame)
        return None

    def _moves(self, key: str, frame: Frame) -> bool:
        """Whether the key moved the mark, or the amount."""
        step = {"up": -1, "down": 1}.get(key)
        if step is not None and self._amount is not None:
            self._next_amount(-step)
        elif step is not None:
            self._shown.down(step)
        elif key in ("left", "right") and not self._typed:
            self._shown.step(1 if key == "right" else -1)
        elif key in ("pageup", "pagedown"):
            self._shown.turn(1 if key == "pagedown" else -1, frame.width, frame.choice_rows)
        elif key == "tab":
            self._shown.step(1)
        else:
            return False
        return True

    def _open(self, key: str, frame: Frame) -> None:
        if key == LEAVE:
            raise Leave
        page = self._outlook_page() if key == OUTLOOK else self._pages.read(key, self._asked, frame.width)
        if page is not None:
            self._page, self._top = page, 0
        elif key == OUTLOOK:
            self._message = self._say("outlook-of-none")
        elif len(key) == 1:
            self._message = self._say("no-such-key", key=key)

    def _outlook_page(self) -> Page | None:
        foreseen = self._foreseen()
        return None if foreseen is None else self._pages.outlook(foreseen)

    def _on_page(self, key: str, frame: Frame) -> None:
        rows = frame.page_rows()
        steps = {"up": -1, "down": 1, "pageup": -rows, "pagedown": rows, "home": -(10**6), "end": 10**6}
        if self._typed or key == WORDS:
            self._look_up(key, frame)
        elif key in steps:
            self._top = max(0, self._top + steps[key])
        elif key in BACK:
            self._page = None
        else:
            self._open(key, frame)

    def _look_up(self, key: str, frame: Frame) -> None:
        """On a page the words typed are the id of a rule."""
        if key == "enter":
            page = self._pages.read(self._typed.text[1:].strip(), self._asked, frame.width)
            self._page, self._top = page or self._page, 0
            self._typed.clear()
        elif key == "escape":
            self._typed.clear()
        else:
            self._typed.press(key)

    # -- what is typed -------------------------------------------------------------------------------------------------

    def _type(self, key: str) -> None:
        self._typed.press(key)
        text = self._typed.text
        if text.startswith(WORDS) and self._amount is None:
            menu = self.choices.menu.narrowed(text[1:])
            self._narrowed = Choices(menu, self.choices, self._say("narrowed", words=text[1:])) if menu.legal else None
            if self._narrowed is None:
                self._message = self._say("fits-nothing-yet", words=text[1:])
        else:
            self._narrowed = None
            if text.isdecimal() and self._amount is None and not self._lone_amount():
                self.choices.mark(int(text) - 1)

    def _lone_amount(self) -> bool:
        entries = self.choices.menu.entries
        return len(entries) == 1 and entries[0].by_amount

    def _next_amount(self, by: int) -> None:
        """The next amount up or down from what is typed."""
        assert self._amount is not None
        amounts = sorted(int(getattr(action, action.amount_field)) for action in self._amount.actions)
        now = self._typed.text if self._typed.text.isdecimal() else ""
        found = [amount for amount in amounts if not now or (amount > int(now) if by > 0 else amount < int(now))]
        if found:
            text = str(found[0] if by > 0 else found[-1])
            self._typed = Typed(text, len(text))

    def _back(self) -> None:
        """One step back: what is typed, the amount, the lines of a folded one."""
        if self._typed or self._narrowed:
            if self._narrowed is None and self._amount is None:
                self.choices.mark(None)  # a number and its mark are one step
            self._typed.clear()
            self._narrowed = None
        elif self._amount is not None:
            self._amount = None
        elif self.choices.outer is not None:
            self.choices = self.choices.outer
        else:
            self.choices.mark(None)

    # -- what is answered ----------------------------------------------------------------------------------------------

    def _enter(self) -> Answer | None:
        text = self._typed.text
        if self._amount is not None:
            return self._settle(self._amount.of_amount(text), text)
        if text.startswith(DEAL):
            return self._say_deal(text)
        if text.startswith(WORDS) and RULE_ID.fullmatch(text[1:].strip()) and self._narrowed is None:
            self._page = self._pages.read(text[1:].strip(), self._asked, 80)
            self._typed.clear()
            return None
        shown = self._shown
        if (not text or text.startswith(WORDS)) and shown.at is not None:
            entry = shown.menu.entries[shown.at]
            return self._settle(entry.actions[0] if len(entry.actions) == 1 else entry, text)
        answer = text[1:] if text.startswith(WORDS) else text
        return self._settle(self.choices.menu.read(answer), answer)

    def _settle(self, read: Answer | Entry | Unclear, text: str) -> Answer | None:
        """An action is the answer; what folds several is opened, and what is unclear is told."""
        if isinstance(read, Unclear):
            why_not = self._asked.why_not(text) if read.phrase == "fits-nothing" else None
            self._message = why_not or self._say(read.phrase, **read.facts)
            return None
        self._typed.clear()
        if not isinstance(read, Entry):
            return read
        if read.by_amount:
            self._amount = read
        else:
            inner = self._shown.menu.unfolded(read)
            self.choices = Choices(inner, self.choices, read.text)
        self._narrowed = None
        return None

    def _say_deal(self, text: str) -> Said | None:
        """The deal, when it can be said; else the reason is told."""
        said = Said.read(text)
        assert said is not None
        fault = fault_of(self._asked.game, self._asked.seat, said, self._told, 76)
        self._message = "\n ".join(fault)
        return None if fault else said
