"""One question to one person: the table is drawn, and what is typed becomes an action."""

from fernhandel.cli.menu import Entry, Menu, Unclear
from fernhandel.cli.pages import Page, Pages
from fernhandel.cli.screen import Screen
from fernhandel.cli.telling import Telling
from fernhandel.core.actions import Action


class Question:
    """Asks until the answer is a legal action; raises `Leave` when the person wants to go."""

    def __init__(
        self, seat: int, legal: list[Action], told: Telling, pages: Pages, screen: Screen, notes: list[str]
    ) -> None:
        self._seat = seat
        self._name = told.words.seat(seat)
        self._say = told.phrases.format
        self._pages = pages
        self._screen = screen
        self._notes = notes
        self._menu = Menu(legal, told.words.action, told.phrases)

    def answer(self) -> Action:
        self._draw()
        while True:
            answer = self._screen.ask(self._say("your-choice", seat=self._name))
            page = self._pages.read(answer, self._seat)
            if page is not None:
                self._turn_to(page)
                continue
            action = self._settle(self._menu, answer)
            if action is not None:
                return action

    def _draw(self) -> None:
        self._screen.clear()
        self._pages.news(self._seat, self._notes)
        self._pages.position(self._seat)
        self._pages.question(self._seat, self._menu)

    def _turn_to(self, page: Page) -> None:
        """Show a page; on a screen that is wiped, come back to the table afterwards."""
        self._screen.clear()
        self._screen.show(*page)
        if not self._screen.plain:
            self._screen.ask(self._say("press-enter-back"))
            self._draw()

    def _settle(self, menu: Menu, answer: str) -> Action | None:
        """The action an answer means; None when it means none, and the reason was told."""
        read = menu.read(answer)
        if isinstance(read, Entry):
            return self._ask_amount(read) if read.by_amount else self._ask_within(menu.unfolded(read))
        if isinstance(read, Unclear):
            self._explain(read)
            return None
        return read

    def _explain(self, unclear: Unclear) -> None:
        self._screen.show(self._say(unclear.phrase, **unclear.facts))

    def _ask_amount(self, entry: Entry) -> Action | None:
        while True:
            answer = self._screen.ask(self._say("amount", **entry.range()))
            if not answer:
                return None
            read = entry.of_amount(answer)
            if not isinstance(read, Unclear):
                return read
            self._explain(read)

    def _ask_within(self, menu: Menu) -> Action | None:
        self._pages.menu(menu)
        answer = self._screen.ask(self._say("within"))
        return self._settle(menu, answer) if answer else None
