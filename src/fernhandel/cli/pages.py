"""What can be put before a person: the position, the news, the question, and the pages behind the keys."""

import re
from itertools import groupby

from rich import box
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fernhandel.cli.menu import Menu, Section
from fernhandel.cli.screen import Screen
from fernhandel.cli.speaking import makes_deals
from fernhandel.cli.telling import Telling
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput
from fernhandel.pictures.picture import coloured
from fernhandel.rulebook import rules

NEWS_LINES = 12
KEYS = ("number", "words", "two", "t", "m", "r", "c", "rule", "l", "q")
DEAL_KEYS = ("deal", "counter")
RULE_ID = re.compile(r"[A-Za-z]{1,2}\d+(\.\d+)?")
COLUMN_GAP = 2
NUMBER_WIDTH = 3
SHORT_SECTION = 5  # stays in one column

Page = list[RenderableType]


class Pages:
    """Everything shown of a game, on a screen or in plain lines."""

    def __init__(self, game: Game, told: Telling, screen: Screen) -> None:
        self._game = game
        self._words = told.words
        self._say = told.phrases.format
        self._language = told.phrases.language
        self._picture = told.picture
        self._chronicle = told.chronicle
        self._screen = screen
        self._told_at: tuple[int, str] | None = None  # plain output tells the position anew with each step only

    # -- before each decision ------------------------------------------------------------------------------------------

    def position(self, seat: int | None) -> None:
        view = self._game.view(seat)
        now = (view.turn, self._game.table.asking_rule())
        if not self._screen.plain:
            self._screen.show(*self._picture.draw(view, self._screen.width))
        elif self._told_at != now:
            self._screen.lines(self._words.position(view))
        self._told_at = now

    def news(self, seat: int | None, notes: list[str], short: bool = True) -> None:
        told = folded(notes) + (self._short_news(seat) if short else self._all_news(seat))
        lines = told or [self._say("nothing-new")]
        if self._screen.plain:
            self._screen.lines([f"{self._say('news')}:", *lines])
        else:
            text = Text("\n").join(coloured(self._picture, line) for line in lines)
            self._screen.show(Panel(text, title=self._say("news"), title_align="left", box=box.ROUNDED))

    def _all_news(self, seat: int | None) -> list[str]:
        return folded(self._chronicle.news(seat, self._picture.dull))

    def _short_news(self, seat: int | None) -> list[str]:
        """Never more than fits above a table: first the minor news go, then the oldest."""
        lines = self._all_news(seat)
        if len(lines) > NEWS_LINES:
            lines = folded(self._chronicle.news(seat, self._picture.dull | self._picture.minor))
        earlier = len(lines) - NEWS_LINES
        return lines if earlier <= 0 else [self._say("earlier", count=earlier), *lines[earlier:]]

    def question(self, seat: int, menu: Menu) -> None:
        self._screen.show("", Text(self._words.prompt(self._game.view(seat)), style="bold"))
        self.menu(menu)
        if len(menu.legal) == 1:
            self._screen.show(self._say("only-one"))

    def menu(self, menu: Menu) -> None:
        first = 1
        for section in menu.sections:
            numbers = [str(number) for number in range(first, first + len(section.entries))]
            if len(menu.entries) == 1 and menu.entries[0].by_amount:
                numbers = [""]  # here the answer is the amount, not the line
            if self._screen.plain:
                texts = [entry.text for entry in section.entries]
                self._screen.lines([f"{number} {text}".strip() for number, text in zip(numbers, texts, strict=True)])
            else:
                self._section(section, numbers)
            first += len(section.entries)

    def _section(self, section: Section, numbers: list[str]) -> None:
        """In as many columns as fit, counted downwards."""
        if section.heading:
            self._screen.show(section.heading)
        room = max(map(len, section.short)) + NUMBER_WIDTH + 2 * COLUMN_GAP
        columns = max(1, self._screen.width // room) if len(section.short) > SHORT_SECTION else 1
        rows = -(-len(section.short) // columns)
        grid = Table.grid(padding=(0, COLUMN_GAP, 0, 0))
        for row in range(rows):
            cells: list[str | Text] = []
            for at in range(row, len(section.short), rows):
                cells += [f"{numbers[at]:>{NUMBER_WIDTH}}", Text(section.short[at])]
            grid.add_row(*cells)
        self._screen.show(grid)

    # -- behind the keys -----------------------------------------------------------------------------------------------

    def read(self, answer: str, seat: int | None) -> Page | None:
        """The page an answer asks for; None when it is no such key."""
        view = self._game.view(seat)
        match answer.casefold():
            case "?":
                return [self._help()]
            case "t":
                return list(self._words.position(view))
            case "l":
                return [coloured(self._picture, line) for line in self._chronicle.all(seat)]
            case "m":
                return [self._picture.map(view, self._screen.width) or self._say("no-map")]
            case "r":
                return self._rules(self._game.table.asking_rule(), chapter=True)
            case "c":
                explained = [part for chapter in self._picture.card_rules for part in self._rules(chapter)]
                return explained or [self._say("no-cards")]
        return self._rules(answer.upper()) if RULE_ID.fullmatch(answer) else None

    def _help(self) -> Table:
        rule = self._game.table.asking_rule()
        table = Table(title=self._say("help-title"), box=None, show_header=False)
        for key in KEYS + (DEAL_KEYS if makes_deals(self._game) else ()):
            table.add_row(self._say(f"help-{key}", rule=rule), self._say(f"help-{key}.what"))
        return table

    def _rules(self, id: str, chapter: bool = False) -> Page:
        """One rule, or all rules of a chapter; a rule with its ``chapter`` stands first in it."""
        try:
            book = rules(self._game.terms.game, self._language)
            found = [rule for rule in book.rules.values() if rule.id.startswith(f"{id}.")] or [book.rule(id)]
        except BadInput as error:
            return [str(error)]
        if chapter:
            begins = id.partition(".")[0] + "."
            found += [rule for rule in book.rules.values() if rule.id.startswith(begins) and rule not in found]
        return [Text(found[0].heading, style="bold"), *(Markdown(f"**{rule.id}** {rule.text}") for rule in found)]


def folded(lines: list[str]) -> list[str]:
    """Equal lines in a row as one, with their number."""
    runs = [(line, len(list(run))) for line, run in groupby(lines)]
    return [line if count == 1 else f"{line} ×{count}" for line, count in runs]
