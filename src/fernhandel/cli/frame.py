"""The window as lines: every area gets its room, and together they are exactly as large as the window."""

import re
from collections.abc import Collection, Iterable, Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from fernhandel.cli.answers import Asked, Foreseen, Seen
from fernhandel.cli.choices import Choices
from fernhandel.cli.consequences import heading, in_grids, in_words, tells_nothing
from fernhandel.cli.pages import Page, all_news, folded, short_news
from fernhandel.cli.telling import Telling
from fernhandel.cli.typed import Typed
from fernhandel.cli.window import Line
from fernhandel.core.outlook import Outlook
from fernhandel.pictures.picture import coloured

TALL = 32  # rows from which there is room for more than the least
WIDE = 100
LEAST_BODY = {False: 7, True: 13}  # rows of map and news, by whether the window is tall
MOST_PROMPT = {False: 3, True: 5}
GIVEN_UP = 2  # of these rows, so that no choice is left for a second page
LEAST_CHOICES = 3
LEAST_NEWS = 3  # rows, with their heading
MAP_SHARE = {False: 0.56, True: 0.54}  # of the columns, by whether the window is wide
LEAST_MAP = 0.38  # where much would follow
STATES = {"done": ("✓", "dim"), "now": ("▸", "bold reverse"), "to_come": ("", ""), "skipped": ("–", "dim")}
RULE = "─"
BULLET = "•"
HERE, TURN = "●", "┼"
BEFORE = 3  # lines told again when there is no news
PART = " · "  # parts the facts of a line
MORE = "…"
# What a question is cut between when there is no room for all of it.
_PIECES = re.compile(r"(?<=[.;!?]) ")


Bodies = dict[tuple[object, ...], list[Line]]  # what is drawn between head and question, by its size and what it is of


class Frame:
    """Draws what one person sees in a window of so many columns and rows."""

    def __init__(self, console: Console, told: Telling, width: int, height: int) -> None:
        self._console = console
        self._told = told
        self._say = told.phrases.format
        self._picture = told.picture
        self.width = width
        self.height = height
        self._tall = height >= TALL
        self.choice_rows = 0
        """How many rows the choices had when they were drawn last."""

    # -- the table -----------------------------------------------------------------------------------------------------

    def table(
        self,
        asked: Asked,
        choices: Choices,
        foreseen: Foreseen | None,
        message: str,
        entry: Text,
        keys: Text,
        bodies: Bodies,
    ) -> list[Line]:
        """Map and news, and below them the question, its choices, and where the answer is typed.

        What is ``foreseen`` of the marked choice takes the room of the news, and of the map where it must. ``bodies``
        keeps what does not change from key to key.
        """
        head = self._head(asked)
        prompt = self._prompt(asked.prompt, MOST_PROMPT[self._tall])
        foot = [*self._message(message), *self._lines(entry), *self._lines(keys)]
        room = self.height - len(head) - len(prompt) - len(foot) - 1
        self.choice_rows = self._choice_rows(choices, room)
        shown, title = self._choices(choices)
        size = (self.width, room - len(shown), None if foreseen is None else foreseen.action.id)
        if size not in bodies:
            bodies[size] = self._body(asked, room - len(shown), foreseen, bodies)
        body = bodies[size]
        return self._whole([*head, *body, self._rule(*title), *prompt, *shown, *foot])

    def _choice_rows(self, choices: Choices, room: int) -> int:
        """What map and news leave to the choices; these give up some rows where all choices can be seen then."""
        rows = max(room - LEAST_BODY[self._tall], LEAST_CHOICES)
        choices.fit(self.width, rows)
        for more in range(GIVEN_UP + 1):
            if len(choices.pages(self.width, rows + more)) == 1:
                return rows + more
        return rows

    def _head(self, asked: Seen) -> list[Line]:
        """Where the game stands, the parts of the turn, and what a decision is made with."""
        turn = self._picture.turn(asked.view) or Text(self._told.title, "bold")
        lines = [self._one(Text.assemble(" ", turn), "reverse"), self._one(self._stages(asked))]
        for text in self._picture.at_hand(asked.view, self.width - 1):
            lines.append(self._one(Text.assemble(" ", text)))
        return lines

    def _stages(self, asked: Seen) -> Text:
        """The parts of the turn around the present one, as many as fit."""
        parts: list[Text] = []
        now = 0
        for place, stage in enumerate(self._told.words.stages(asked.view)):
            sign, style = STATES[stage.state]
            if stage.state == "now":
                now = place
            parts.append(Text(f" {sign}{' ' if sign else ''}{stage.name} ", style))
        begin, end = 0, len(parts)
        while sum(len(part) for part in parts[begin:end]) > self.width - 2 and end - begin > 1:
            if end - 1 - now >= now - begin:
                end -= 1
            else:
                begin += 1
        shown = Text().join(parts[begin:end])
        return Text.assemble(MORE if begin else "", shown, MORE if end < len(parts) else "")

    def _body(self, asked: Asked, height: int, foreseen: Foreseen | None, bodies: Bodies) -> list[Line]:
        if height < 2:
            return []
        if foreseen is not None and tells_nothing(foreseen.outlook):
            foreseen = None
        usual = int(self.width * MAP_SHARE[self.width >= WIDE])
        for left in (usual, int(self.width * LEAST_MAP)):
            right = self.width - left - 2
            if foreseen is None or len(self._outlook(foreseen.outlook, right)) <= height:
                drawn = self._chart(asked, left - 1, height, bodies)
                if not drawn:
                    return self._told_beside(asked, self.width, height, foreseen)
                return _side_by_side(drawn, self._told_beside(asked, right, height, foreseen))
        assert foreseen is not None
        return self._whole_outlook(foreseen.outlook, usual, height)

    def _chart(self, asked: Seen, width: int, height: int, bodies: Bodies) -> list[Line]:
        """The map, where there is one."""
        size = ("map", width, height)
        if size not in bodies:
            chart = self._picture.chart(asked.view, width, height, asked.about())
            bodies[size] = [] if chart is None else self._fitted(self._lines(chart, width), width, height)
        return bodies[size]

    def _told_beside(self, asked: Asked, width: int, height: int, foreseen: Foreseen | None) -> list[Line]:
        """The news, and below them what would follow; alone where there is no room for both."""
        if foreseen is None:
            return self._news(asked.seat, width, height, asked)
        told = self._outlook(foreseen.outlook, width)
        room = height - len(told) - 1
        if room < LEAST_NEWS:
            return self._fitted(told, width, height)
        return [*self._news(asked.seat, width, room, asked), self._blank(width), *told]

    # -- what would follow ---------------------------------------------------------------------------------------------

    def _outlook(self, outlook: Outlook, width: int) -> list[Line]:
        parts = [heading(outlook), *in_words(outlook, self._picture), *in_grids(outlook, self._picture)]
        return [line for part in parts for line in self._lines(part, width)]

    def _whole_outlook(self, outlook: Outlook, left: int, height: int) -> list[Line]:
        """Over the whole width, words beside tables; what there is no room for is on the page behind its key."""
        grids = [line for part in in_grids(outlook, self._picture) for line in self._lines(part, self.width - left - 2)]
        width = left - 1 if grids else self.width
        parts = [heading(outlook), *in_words(outlook, self._picture)]
        words = [line for part in parts for line in self._lines(part, width)]
        if not grids:
            return self._cut(words, width, height)
        return _side_by_side(self._cut(words, width, height), self._cut(grids, self.width - left - 2, height))

    def _cut(self, lines: list[Line], width: int, height: int) -> list[Line]:
        if len(lines) > height:
            lines = [*lines[: height - 1], self._one(Text(self._say("more-of-outlook"), "dim"), width=width)]
        return self._fitted(lines, width, height)

    # -- the news ------------------------------------------------------------------------------------------------------

    def _news(self, seat: int | None, width: int, height: int, asked: Seen | None) -> list[Line]:
        """The latest as whole lines of news, and below them what else there is room for."""
        title = self._one(Text(self._say("news"), "bold"), width=width)
        lines = all_news(self._told, seat)
        if not lines:
            before = folded(self._told.chronicle.all(seat))[-BEFORE:]
            lines = [self._say("nothing-new"), *before]
        most = min(len(lines), height)  # each takes a row at least
        told = self._bulleted(lines if most == len(lines) else short_news(self._told, seat, most), width)
        while len(told) > height - 1 and most > 1:
            most -= 1
            told = self._bulleted(short_news(self._told, seat, most) or lines[:most], width)
        if len(told) > height - 1:
            told = self._bulleted(lines[-1:], width)
        shown = [title, *told[: height - 1]]
        if asked is not None:
            shown += self._beside(asked, width, height - len(shown))
        return self._fitted(shown, width, height)

    def _beside(self, asked: Seen, width: int, room: int) -> list[Line]:
        """Parts of the position that fit whole below the news."""
        shown: list[Line] = []
        for name, parts in self._picture.sheets(asked.view, width).items():
            for part in parts if name != "cards" else ():
                lines = self._lines(part, width) if isinstance(part, Table) else []
                if lines and len(lines) < room - len(shown) and not _is_cut(lines):
                    shown += [self._blank(width), *lines]
        return shown

    def _bulleted(self, lines: Sequence[str], width: int) -> list[Line]:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, width=1)
        grid.add_column(overflow="fold")
        for line in lines:
            grid.add_row(Text(BULLET, "dim"), coloured(self._picture, line))
        return self._lines(grid, width)

    # -- the question --------------------------------------------------------------------------------------------------

    def _prompt(self, prompt: str, most: int) -> list[Line]:
        """The question, with as much of its details as there is room for; the rest is in the words of the table."""
        pieces = _PIECES.split(prompt)
        shown = len(pieces)
        while shown > 1 and len(self._indented(self._question(pieces, shown))) > most:
            shown -= 1
        return self._indented(self._question(pieces, shown))

    def _question(self, pieces: list[str], shown: int) -> Text:
        text = Text.assemble((pieces[0], "bold"))
        if shown > 1:
            text.append(" " + " ".join(pieces[1:shown]))
        if shown < len(pieces):
            text.append(" " + self._say("more-of-question"), "dim")
        return text

    def _choices(self, choices: Choices) -> tuple[list[Line], tuple[str, str]]:
        """One page of them, and what stands above: what they are part of, and how many pages there are."""
        pages = choices.pages(self.width, self.choice_rows)
        number = choices.number(pages)
        page = pages[number]
        lines = [self._one(line) for line in page.lines]
        count = len(choices.menu.entries)
        told = ""
        if len(pages) > 1:
            first, last = page.entries.start + 1, page.entries.stop
            told = self._say("choices-page", first=first, last=last, count=count, page=number + 1, pages=len(pages))
            lines = self._fitted(lines, self.width, self.choice_rows)  # pages do not jump
        return lines, (choices.title, told)

    def _message(self, message: str) -> list[Line]:
        return self._indented(Text(message, "bold yellow")) if message else []

    def entry(self, typed: Typed, hint: str) -> Text:
        """Where the answer is typed; as long as nothing is, what can be."""
        if not typed:
            return Text.assemble((" › ", "bold cyan"), (hint, "dim"))
        room = self.width - 5
        begin = max(0, typed.at - room)
        before, after = typed.text[begin : typed.at], typed.text[typed.at : begin + room]
        return Text.assemble((" › ", "bold cyan"), before, (after[:1] or " ", "reverse"), after[1:])

    def keys(self, named: Iterable[tuple[str, str]]) -> Text:
        """The keys with their names; where there is no room for all names, the last go without."""
        shown = [(key, name) for key, name in named]
        for nameless in range(len(shown) + 1):
            text = Text(" ")
            for place, (key, name) in enumerate(shown):
                text.append(key, "bold cyan")
                text.append(f" {name} " if place < len(shown) - nameless else " ", "dim")
            text.rstrip()
            if text.cell_len <= self.width:
                return text
        return Text(" ?", "bold cyan")

    # -- pages ---------------------------------------------------------------------------------------------------------

    def page(self, page: Page, top: int, asked: Seen, entry: Text) -> tuple[list[Line], int]:
        """A page from its line ``top`` on, and where it begins then: it never ends above the last row."""
        head = [self._one(Text(f" {page.title}", "bold"), "reverse")]
        prompt = self._prompt(asked.prompt, 1)[:1]
        rows = self.height - len(head) - len(prompt) - 2
        lines = [line for part in page.parts for line in self._lines(part, self.width)]
        top = max(0, min(top, len(lines) - rows))
        last = min(top + rows, len(lines))
        told = self._say("page-lines", first=top + 1, last=last, count=len(lines)) if len(lines) > rows else ""
        body = self._fitted(lines[top:last], self.width, rows)
        return self._whole([*head, *body, self._rule("", told), *prompt, *self._lines(entry)]), top

    def page_rows(self) -> int:
        return self.height - 4

    def watched(self, seen: Seen, title: str, lines: Sequence[str], bar: Text, entry: Text, keys: Text) -> list[Line]:
        """A position of a game that is told again: the map, and beside it what has just happened."""
        head = self._head(seen)
        foot = [self._one(bar), *self._lines(entry), *self._lines(keys)]
        height = self.height - len(head) - len(foot) - 1
        left = int(self.width * MAP_SHARE[self.width >= WIDE])
        drawn = self._chart(seen, left - 1, height, {})
        width = self.width - left - 2 if drawn else self.width
        told = self._bulleted(lines, width)
        if len(told) > height:
            more = self._one(Text(self._say("earlier-lines"), "dim"), width=width)
            told = [more, *told[len(told) - height + 1 :]]
        told = self._fitted([*told, *self._beside(seen, width, height - len(told))], width, height)
        body = _side_by_side(drawn, told) if drawn else told
        return self._whole([*head, *body, self._rule(title, ""), *foot])

    def bar(self, at: int, last: int, turns: Collection[int]) -> Text:
        """How far it has come, with a mark where each turn begins."""
        cells = self.width - 2
        marks = {turn * (cells - 1) // max(last, 1) for turn in turns}
        now = at * (cells - 1) // max(last, 1)
        bar = Text(" ")
        for cell in range(cells):
            sign = HERE if cell == now else TURN if cell in marks else RULE
            bar.append(sign, "bold cyan" if cell <= now else "dim")
        return bar

    def waiting(self, told: str, seat: int | None, turn: Text | None) -> list[Line]:
        """What has happened so far, while a bot thinks."""
        head = self._one(Text.assemble(" ", turn or Text(self._told.title, "bold")), "reverse")
        news = self._news(seat, self.width, self.height - 2, None)
        return self._whole([head, *news, self._one(Text(f" {told}", "bold"))])

    def curtain(self, told: str) -> list[Line]:
        """One sentence and nothing else."""
        lines = self._lines(Text(told, "bold", justify="center"))
        above = (self.height - len(lines)) // 2
        return self._whole([*[self._blank(self.width)] * above, *lines])

    def poster(self, lines: Sequence[str], title: str, hint: str) -> list[Line]:
        """The end of a game."""
        shown = [self._one(Text(f" {title}", "bold"), "reverse"), self._blank(self.width)]
        for line in lines:
            shown += self._lines(coloured(self._picture, f" {line}"))
        return self._whole([*self._fitted(shown, self.width, self.height - 1), self._one(Text(f" {hint}", "dim"))])

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _lines(self, part: RenderableType, width: int | None = None) -> list[Line]:
        """A part in lines of exactly that width."""
        room = self.width if width is None else width
        options = self._console.options.update(width=room, height=None, highlight=False)
        if isinstance(part, str):
            part = Text(part)
        return self._console.render_lines(part, options, pad=True)

    def _indented(self, part: Text) -> list[Line]:
        return self._lines(Padding(part, (0, 1)))

    def _one(self, text: Text, style: str = "", width: int | None = None) -> Line:
        """A text in one line; what does not fit is left out at a word, with a sign that there was more."""
        room = self.width if width is None else width
        if text.cell_len > room:
            text = text.copy()
            text.truncate(room - 2)
            cut = text.plain.rfind(PART if PART in text.plain else " ")
            text = text[: cut if cut > room // 4 else len(text)]
            text.append(f" {MORE}")
        text.pad_right(room - text.cell_len)
        if style:
            text.stylize(style)
        text.no_wrap = True
        return self._lines(text, room)[0]

    def _rule(self, left: str, right: str) -> Line:
        """A line across the window with something said in it."""
        shown = Text(RULE * 2, "dim")
        if left:
            shown.append(f" {left} ", "bold")
        ending = f" {right} {RULE * 2}" if right else ""
        room = self.width - shown.cell_len - len(ending)
        if room < 0:
            return self._one(Text.assemble(left, ending))
        shown.append(RULE * room, "dim")
        shown.append(ending, "bold cyan" if right else "")
        return self._one(shown)

    def _blank(self, width: int) -> Line:
        return [Segment(" " * width)]

    def _fitted(self, lines: list[Line], width: int, height: int) -> list[Line]:
        """Exactly so many lines."""
        return [*lines[:height], *[self._blank(width)] * (height - len(lines))]

    def _whole(self, lines: list[Line]) -> list[Line]:
        return self._fitted(lines, self.width, self.height)


def _side_by_side(left: list[Line], right: list[Line]) -> list[Line]:
    bar = [Segment(" "), Segment("│ ", Style(dim=True))]
    return [[*one, *bar, *other] for one, other in zip(left, right, strict=True)]


def _is_cut(lines: list[Line]) -> bool:
    """Whether a table had to leave out some of its words."""
    return any(MORE in segment.text for line in lines for segment in line)
