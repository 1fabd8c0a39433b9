"""What can be put before a person: the position, the news, the question, and the pages behind the keys."""

import re
from itertools import groupby
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fernhandel.cli.answers import Asked, Foreseen, Seen
from fernhandel.cli.consequences import heading, in_grids, in_lines, in_words
from fernhandel.cli.menu import Menu
from fernhandel.cli.screen import Screen
from fernhandel.cli.speaking import makes_deals
from fernhandel.cli.telling import Telling
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput
from fernhandel.pictures.picture import coloured
from fernhandel.rulebook import rules

NEWS_LINES = 12
SHEETS = {"p": "players", "g": "market", "d": "deals"}
PLAIN_KEYS = ("number", "words", "two", "foresee", "t", "m", "r", "c", "rule", "l", "u", "a", "q")
KEYS = ("choose", "narrow", "two", "pages", "o", "t", "m", "p", "g", "c", "r", "find-rule", "l", "u", "a", "q")
DEAL_KEYS = ("deal", "counter")
RULE_ID = re.compile(r"[A-Za-z]{1,2}\d+(\.\d+)?")


class Page(NamedTuple):
    """A page behind a key."""

    title: str
    parts: list[RenderableType]


class Pages:
    """The pages of a game, as one seat may see them."""

    def __init__(self, told: Telling, full: bool) -> None:
        self._told = told
        self._words = told.words
        self._say = told.phrases.format
        self._picture = told.picture
        self._full = full

    def read(self, answer: str, asked: Seen, width: int) -> Page | None:
        """The page an answer asks for; None when it is no such key."""
        parts: list[RenderableType]
        key = answer.casefold()
        match key:
            case "?":
                parts = [self._help(asked.game)]
            case "t":
                parts = [asked.prompt, "", *self._words.position(asked.view)] if self._full else self._position(asked)
            case "l":
                parts = [coloured(self._picture, line) for line in folded(self._told.chronicle.all(asked.seat))]
            case "m":
                parts = [self._picture.map(asked.view, width) or self._say("no-map")]
            case "r":
                parts = self._rules(asked.game, asked.game.table.asking_rule(), chapter=True)
            case "c":
                parts = self._cards(asked, width)
            case "p" | "g" | "d" if self._full:
                sheet = self._picture.sheets(asked.view, width).get(SHEETS[key])
                if sheet is None:
                    return None
                parts = sheet or [self._say("nothing-there")]
            case _:
                if not RULE_ID.fullmatch(answer):
                    return None
                parts, key = self._rules(asked.game, answer.upper()), "r"
        return Page(self.title(key), parts)

    def outlook(self, foreseen: Foreseen) -> Page:
        """Everything that is foreseen of a choice."""
        outlook, picture = foreseen.outlook, self._picture
        final = [self._say("for-good")] if foreseen.final else []
        if not self._full:
            return Page(self.title("o"), [*in_lines(outlook, picture), *(f"  {line}" for line in final)])
        parts: list[RenderableType] = [heading(outlook), "", *in_words(outlook, picture)]
        for grid in in_grids(outlook, picture):
            parts += ["", grid]
        return Page(self.title("o"), [*parts, *final])

    def keys(self, asked: Seen) -> list[str]:
        """The keys of the pages there are, in the order in which they are offered."""
        sheets = self._picture.sheets(asked.view, 80)
        return ["m", *(key for key, name in SHEETS.items() if name in sheets), "c", "r", "l", "t"]

    def title(self, key: str) -> str:
        return self._say("page-help") if key == "?" else self._say(f"page-{key}")

    def _position(self, asked: Seen) -> list[RenderableType]:
        return list(self._words.position(asked.view))

    def _cards(self, asked: Seen, width: int) -> list[RenderableType]:
        held = self._picture.sheets(asked.view, width).get("cards", []) if self._full else []
        told = [part for chapter in self._picture.card_rules for part in self._rules(asked.game, chapter)]
        return [*held, *([""] if held and told else []), *told] or [self._say("no-cards")]

    def _help(self, game: Game) -> Table:
        rule = game.table.asking_rule()
        table = Table(box=None, show_header=False)
        for key in (KEYS if self._full else PLAIN_KEYS) + (DEAL_KEYS if makes_deals(game) else ()):
            table.add_row(self._say(f"help-{key}", rule=rule), self._say(f"help-{key}.what", rule=rule))
        return table

    def _rules(self, game: Game, id: str, chapter: bool = False) -> list[RenderableType]:
        """One rule, or all rules of a chapter; a rule with its ``chapter`` stands first in it."""
        from rich.markdown import Markdown  # takes a while to load

        try:
            book = rules(game.terms.game, self._told.phrases.language)
            found = book.found(id)
        except BadInput as error:
            return [str(error)]
        if chapter:
            begins = id.partition(".")[0] + "."
            found += [rule for rule in book.rules.values() if rule.id.startswith(begins) and rule not in found]
        return [Text(found[0].heading, style="bold"), *(Markdown(f"**{rule.id}** {rule.text}") for rule in found)]


class PlainPages:
    """What stands before each decision, in plain lines."""

    def __init__(self, told: Telling, screen: Screen) -> None:
        self._told = told
        self._say = told.phrases.format
        self._screen = screen
        self._told_at: tuple[int, str] | None = None  # the position is told anew with each step only

    def position(self, asked: Asked) -> None:
        now = (asked.view.turn, asked.game.table.asking_rule())
        if self._told_at != now:
            self._screen.lines(self._told.words.position(asked.view))
        self._told_at = now

    def news(self, seat: int | None) -> None:
        self._screen.lines([f"{self._say('news')}:", *(short_news(self._told, seat) or [self._say("nothing-new")])])

    def question(self, asked: Asked) -> None:
        self._screen.show("", asked.prompt)
        self.menu(asked.menu)
        if len(asked.menu.legal) == 1:
            self._screen.show(self._say("only-one"))
        if asked.may_speak:
            self._screen.show(self._say("how-to-speak"))

    def menu(self, menu: Menu) -> None:
        lone_amount = len(menu.entries) == 1 and menu.entries[0].by_amount
        for number, entry in enumerate(menu.entries, 1):
            self._screen.show(entry.text if lone_amount else f"{number} {entry.text}")


def all_news(told: Telling, seat: int | None) -> list[str]:
    return folded(told.chronicle.news(seat, told.picture.dull))


def short_news(told: Telling, seat: int | None, most: int = NEWS_LINES) -> list[str]:
    """Never more than so many: first the minor news go, then the oldest."""
    lines = all_news(told, seat)
    if len(lines) > most:
        lines = folded(told.chronicle.news(seat, told.picture.dull | told.picture.minor))
    earlier = len(lines) - most
    return lines if earlier <= 0 else [told.phrases.format("earlier", count=earlier), *lines[earlier:]]


def folded(lines: list[str]) -> list[str]:
    """Equal lines in a row as one, with their number."""
    runs = [(line, len(list(run))) for line, run in groupby(lines)]
    return [line if count == 1 else f"{line} ×{count}" for line, count in runs]
