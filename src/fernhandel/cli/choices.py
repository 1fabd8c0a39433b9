"""The choices in their own area: laid out in columns, paged, walked through, narrowed by words."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from fernhandel.cli.menu import Menu, Section

MARK = "▸"
BEHIND = ")"  # a number, so that it does not run into one of the words
LEAD = MARK + BEHIND + " "
GAP = 2  # between two columns
FEW_PAGES = 2  # where there would be more, one thing is chosen after the other
SHORT_SECTION = 5  # stays in one column where there is room


@dataclass(frozen=True)
class Block:
    """Lines that stay together, and the entries that can be chosen in them."""

    lines: list[Text]
    entries: tuple[int, ...]


@dataclass(frozen=True)
class Page:
    """What is shown at once: the lines, and which entries they have."""

    lines: list[Text]
    entries: range


class Choices:
    """A menu with a mark on one of its lines; ``outer`` is the menu it was unfolded from."""

    def __init__(self, menu: Menu, outer: "Choices | None" = None, title: str = "") -> None:
        self.menu = menu
        self._whole = menu
        self.outer = outer
        self.title = title
        self.at: int | None = 0 if len(menu.entries) == 1 else None
        self._columns = 1  # as it was shown last
        self._shown = 0  # the page that was, where no line is marked

    def fit(self, width: int, height: int) -> None:
        """Fold the lines where they would fill many pages; a line that is marked stays what it is."""
        if self.at is None and self.outer is None:
            self.menu = self._whole
            if len(self.pages(width, height)) > FEW_PAGES:
                self.menu = min(self._whole.shorter(), self._whole, key=lambda menu: len(menu.entries))

    # -- moving --------------------------------------------------------------------------------------------------------

    def mark(self, at: int | None) -> None:
        """Mark a line, where there is such a line."""
        self.at = at if at is not None and 0 <= at < len(self.menu.entries) else None

    def step(self, by: int) -> None:
        """The mark goes on by so many lines, from the first or the last where none was marked."""
        last = len(self.menu.entries) - 1
        if self.at is None:
            self.at = (0 if by > 0 else last) if last >= 0 else None
        else:
            self.at = min(max(self.at + by, 0), last)

    def down(self, by: int) -> None:
        self.step(by * self._columns if self.at is not None else by)

    def turn(self, by: int, width: int, height: int) -> None:
        """To another page, and the mark to its first line."""
        pages = self.pages(width, height)
        page = min(max(self.number(pages) + by, 0), len(pages) - 1)
        self._shown = page
        self.at = pages[page].entries.start

    # -- showing -------------------------------------------------------------------------------------------------------

    def number(self, pages: list[Page]) -> int:
        """Which page is shown: that of the marked line."""
        if self.at is None:
            return min(self._shown, len(pages) - 1)
        return next(number for number, page in enumerate(pages) if self.at in page.entries)

    def pages(self, width: int, height: int) -> list[Page]:
        """All pages of that size; a heading stands above its lines on each of them."""
        pages = self._paged(width, height, SHORT_SECTION)
        return pages if len(pages) == 1 else self._paged(width, height, 1)

    def _paged(self, width: int, height: int, short: int) -> list[Page]:
        pages: list[Page] = []
        lines: list[Text] = []
        first = end = 0
        for heading, begins, block in self._blocks(width, short):
            new = [*heading, *block.lines] if begins else block.lines
            if end > first and len(lines) + len(new) > height:
                pages.append(Page(lines, range(first, end)))
                lines, first, new = [], end, [*heading, *block.lines]
            lines = [*lines, *new]
            end = block.entries[-1] + 1
        return [*pages, Page(lines, range(first, end))]

    def _blocks(self, width: int, short: int) -> Iterator[tuple[list[Text], bool, Block]]:
        """Each row of each section, with the heading that belongs above it, and whether it is the first below it."""
        first = 0
        self._columns = 1
        digits = len(str(len(self.menu.entries)))
        for section in self.menu.sections:
            heading = _wrapped(f" {section.heading}", width, " ") if section.heading else []
            for line in heading:
                line.stylize("dim")
            for number, block in enumerate(self._rows(section, first, width, digits, short)):
                yield heading, number == 0, block
            first += len(section.entries)

    def _rows(self, section: Section, first: int, width: int, digits: int, short: int) -> Iterator[Block]:
        lead = digits + len(LEAD)
        longest = max(map(cell_len, section.short)) + lead
        columns = max(1, (width + GAP) // (longest + GAP)) if len(section.short) > short else 1
        self._columns = max(self._columns, columns)
        if columns == 1:
            for at, text in enumerate(section.short, first):
                yield Block(self._cell(at, text, width, digits), (at,))
            return
        for begin in range(0, len(section.short), columns):
            row = Text()
            shown = section.short[begin : begin + columns]
            for place, text in enumerate(shown):
                cell = self._cell(first + begin + place, text, longest, digits)[0]
                row.append_text(cell)
                row.append(" " * (longest - cell.cell_len + GAP) if place < len(shown) - 1 else "")
            yield Block([row], tuple(range(first + begin, first + begin + len(shown))))

    def _cell(self, at: int, text: str, width: int, digits: int) -> list[Text]:
        """The number and the words of a line; the marked one has a sign before it and is shown in reverse."""
        lone_amount = len(self.menu.entries) == 1 and self.menu.entries[0].by_amount
        number = " " * digits if lone_amount else f"{at + 1:>{digits}}"  # the answer is the amount, not the line
        marked = at == self.at
        lines = _wrapped(text, width - digits - len(LEAD), " " * (digits + len(LEAD)))
        lines[0] = (
            Text.assemble(MARK if marked else " ", (number, "bold cyan"), " " if lone_amount else BEHIND, " ")
            + lines[0]
        )
        if marked:
            for line in lines:
                line.stylize("reverse")
        return lines


def _wrapped(text: str, width: int, indent: str) -> list[Text]:
    """In lines of that width, broken between words; all but the first are indented."""
    lines = [text[: len(text) - len(text.lstrip())]]
    for word in text.split():
        if lines[-1].strip() and cell_len(lines[-1]) + 1 + cell_len(word) > max(width, 1):
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1].strip() else lines[-1] + word
    return [Text(line if number == 0 else indent + line) for number, line in enumerate(lines)]
