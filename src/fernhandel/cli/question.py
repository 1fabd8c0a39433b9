"""One question to one person in plain lines: what is typed becomes an action, a deal that is said, or a wish."""

from fernhandel.cli.answers import Answer, Asked, Wish
from fernhandel.cli.menu import Entry, Menu, Unclear
from fernhandel.cli.pages import Page, Pages, PlainPages
from fernhandel.cli.screen import Screen
from fernhandel.cli.speaking import Said, fault_of, makes_deals
from fernhandel.cli.telling import Telling
from fernhandel.core.actions import Action


class Question:
    """Asks until the answer is one; raises `Leave` when the person goes."""

    def __init__(self, asked: Asked, told: Telling, shown: PlainPages, screen: Screen) -> None:
        self._asked = asked
        self._told = told
        self._say = told.phrases.format
        self._pages = Pages(told, full=False)
        self._shown = shown
        self._screen = screen

    def answer(self, again: bool = False) -> Answer:
        """What was answered; asked ``again`` about the same, nothing is told anew."""
        if not again:
            self._shown.news(self._asked.seat)
            self._shown.position(self._asked)
            self._shown.question(self._asked)
        while True:
            answer = self._screen.ask(self._say("your-choice", seat=self._told.words.seat(self._asked.seat)))
            read = self._read(answer)
            if read is not None:
                return read

    def _read(self, answer: str) -> Answer | None:
        wish = self._wish(answer)
        if wish is not None:
            return wish
        page = self._pages.read(answer, self._asked, self._screen.width)
        if page is not None:
            self._turn_to(page)
            return None
        wondered = self._wondered(answer)
        if wondered is not None:
            self._foresee(wondered)
            return None
        said = Said.read(answer)
        if said is not None and makes_deals(self._asked.game):
            return said if self._can_be_said(said) else None
        return self._settle(self._asked.menu, answer)

    def _wish(self, answer: str) -> Wish | None:
        for wish in Wish:
            if answer.casefold() in self._say(f"wish-{wish.value}").split():
                return wish
        return None

    def _wondered(self, answer: str) -> str | None:
        """The choice of which somebody wants to know what would follow: ``o 8``, ``o wine köln``."""
        word, _, choice = answer.partition(" ")
        return choice if word.casefold() in self._say("wish-outlook").split() else None

    def _foresee(self, choice: str) -> None:
        read = self._asked.menu.read(choice)
        if isinstance(read, Action):
            self._turn_to(self._pages.outlook(self._asked.foreseen(read)))
        elif isinstance(read, Unclear) and choice:
            self._explain(read)
        else:
            self._screen.show(self._say("how-to-foresee"))

    def _can_be_said(self, said: Said) -> bool:
        """Whether that deal can be proposed now; else the reason is told."""
        fault = fault_of(self._asked.game, self._asked.seat, said, self._told, self._screen.width)
        self._screen.lines(fault)
        return not fault

    def _turn_to(self, page: Page) -> None:
        self._screen.show(page.title, *page.parts)

    def _settle(self, menu: Menu, answer: str) -> Action | None:
        """The action an answer means; None when it means none, and the reason was told."""
        read = menu.read(answer)
        if isinstance(read, Entry):
            return self._ask_amount(read) if read.by_amount else self._ask_within(menu.unfolded(read), menu)
        if isinstance(read, Unclear):
            why_not = self._asked.why_not(answer) if read.phrase == "fits-nothing" else None
            if why_not is None:
                self._explain(read)
            else:
                self._screen.show(why_not)
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

    def _ask_within(self, menu: Menu, outer: Menu) -> Action | None:
        """From the folded lines of one entry; numbers count in the menu shown last, so the outer one comes again."""
        self._shown.menu(menu)
        while True:
            answer = self._screen.ask(self._say("within"))
            if not answer:
                self._shown.menu(outer)
                return None
            action = self._settle(menu, answer)
            if action is not None:
                return action
