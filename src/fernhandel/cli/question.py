"""One question to one person: the table is drawn, and what is typed becomes an action, or a deal that is said."""

from collections import Counter

from fernhandel.cli.menu import Entry, Menu, Unclear, fits
from fernhandel.cli.pages import Page, Pages
from fernhandel.cli.screen import Screen
from fernhandel.cli.speaking import Said, fault_of, makes_deals, menu_of
from fernhandel.cli.telling import Telling
from fernhandel.core.actions import Action
from fernhandel.core.game import Game

FEW_OF_A_KIND = 150  # kinds with more actions are not searched for what is meant


class Question:
    """Asks until the answer is a legal action or a deal that can be said; raises `Leave` when the person goes."""

    def __init__(self, game: Game, seat: int, told: Telling, pages: Pages, screen: Screen, notes: list[str]) -> None:
        self._game = game
        self._seat = seat
        self._told = told
        self._words = told.words
        self._say = told.phrases.format
        self._pages = pages
        self._screen = screen
        self._notes = notes
        legal = game.legal(seat)
        shown = menu_of(legal)
        self._may_speak = len(shown) < len(legal)
        self._menu = Menu(shown, game.catalogue, told.words.action, told.phrases)

    def answer(self) -> Action | Said:
        self._draw()
        while True:
            answer = self._screen.ask(self._say("your-choice", seat=self._words.seat(self._seat)))
            page = self._pages.read(answer, self._seat)
            if page is not None:
                self._turn_to(page)
                continue
            said = Said.read(answer)
            if said is not None and makes_deals(self._game):
                if self._can_be_said(said):
                    return said
                continue
            action = self._settle(self._menu, answer)
            if action is not None:
                return action

    def _can_be_said(self, said: Said) -> bool:
        """Whether that deal can be proposed now; else the reason is told."""
        fault = fault_of(self._game, self._seat, said, self._told, self._screen.width)
        self._screen.lines(fault)
        return not fault

    def _draw(self) -> None:
        self._screen.clear()
        self._pages.news(self._seat, self._notes)
        self._pages.position(self._seat)
        self._pages.question(self._seat, self._menu)
        if self._may_speak:
            self._screen.show(self._say("how-to-speak"))

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
            return self._ask_amount(read) if read.by_amount else self._ask_within(menu.unfolded(read), menu)
        if isinstance(read, Unclear):
            why_not = self._why_not(answer) if read.phrase == "fits-nothing" else None
            if why_not is None:
                self._explain(read)
            else:
                self._screen.show(why_not)
            return None
        return read

    def _why_not(self, answer: str) -> str | None:
        """The refusal of an action of the kinds asked for that the answer names and the rules forbid."""
        kinds = {action.kind for action in self._menu.legal}
        every = [action for action in self._game.catalogue if action.kind in kinds]
        sizes = Counter(action.kind for action in every)
        few = [action for action in every if sizes[action.kind] <= FEW_OF_A_KIND]
        named = [action for action in few if fits(answer, self._words.action(action))]
        refused = self._game.refusal(self._seat, named[0]) if len(named) == 1 else None
        return None if refused is None else self._words.refusal(refused)

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
        self._pages.menu(menu)
        while True:
            answer = self._screen.ask(self._say("within"))
            if not answer:
                self._pages.menu(outer)
                return None
            action = self._settle(menu, answer)
            if action is not None:
                return action
