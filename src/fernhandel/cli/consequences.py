"""What a choice would mean, drawn: what changes, the one warning, what is worth knowing, and who has what of it."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fernhandel.core.outlook import Change, Grid, Outlook, Row, Tone
from fernhandel.core.pictures import Picture
from fernhandel.core.speech import capital
from fernhandel.pictures.picture import coloured

INKS: dict[Tone, str] = {"": "bold", "better": "bold green", "worse": "bold red", "both": "bold yellow"}
BECOMES = " → "
WARNING = "▲ "
PART = " · "


def heading(outlook: Outlook) -> Text:
    """The act, and a few words to it."""
    return Text.assemble((capital(outlook.act), "bold cyan"), f"{PART}{outlook.act_note}" if outlook.act_note else "")


def tells_nothing(outlook: Outlook) -> bool:
    """Whether there is no more to it than its name."""
    return not (outlook.act_note or outlook.changes or outlook.warning or outlook.lines or outlook.grids)


def in_words(outlook: Outlook, picture: Picture) -> list[RenderableType]:
    """What matters most comes first, so that what there is no room for can go."""
    told: list[RenderableType] = [_changes(outlook.changes, picture)] if outlook.changes else []
    if outlook.warning:
        told.append(Text(WARNING + outlook.warning, "bold yellow"))
    return [*told, *(coloured(picture, line) for line in outlook.lines)]


def in_grids(outlook: Outlook, picture: Picture) -> list[RenderableType]:
    return [_grid(grid, picture) for grid in outlook.grids]


def in_lines(outlook: Outlook, picture: Picture) -> list[str]:
    """All of it as plain lines, the first without an indent."""
    changes = [f"{_about(change)}: {_becoming(change.before, change.after).plain}" for change in outlook.changes]
    rows = [line for grid in outlook.grids for line in _grid_lines(grid, picture)]
    warning = [outlook.warning] if outlook.warning else []
    return [heading(outlook).plain, *(f"  {line}" for line in [*changes, *warning, *rows, *outlook.lines])]


def _about(change: Change) -> str:
    return f"{change.about} ({change.note})" if change.note else change.about


def _becoming(before: str, after: str, tone: Tone = "") -> Text:
    return Text.assemble(f"{before}{BECOMES}" if before else "", (after, INKS[tone]))


def _changes(changes: Iterable[Change], picture: Picture) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    for change in changes:
        table.add_row(coloured(picture, _about(change)), _becoming(change.before, change.after, change.tone))
    return table


def _cells(row: Row, picture: Picture) -> list[Text]:
    """What stands in each place: things, figures, and a note to them."""
    told = []
    for cell in row.cells:
        parts = [picture.things(cell.things)] if cell.things else []
        parts += [_becoming(cell.before, cell.text, cell.tone)] if cell.text else []
        parts += [Text(cell.note, "dim")] if cell.note else []
        told.append(Text(" ").join(parts))
    return told


def _grid(grid: Grid, picture: Picture) -> Table:
    table = Table(box=None, show_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, head in enumerate(grid.heads):
        figures = all(not row.cells[place - 1].things for row in grid.rows) if place else False
        table.add_column(head, justify="right" if figures else "left")
    for row in grid.rows:
        about = coloured(picture, row.about)
        if row.own:
            about.stylize("bold")
        table.add_row(about, *_cells(row, picture))
    return table


def _grid_lines(grid: Grid, picture: Picture) -> list[str]:
    """One line a row, each figure with its heading."""
    told = [f"{grid.heads[0]}:"]
    for row in grid.rows:
        cells = zip(grid.heads[1:], _cells(row, picture), strict=True)
        facts = [f"{head} {cell.plain}".strip() for head, cell in cells if cell.plain]
        told.append(f"  {row.about}: {', '.join(facts)}" if facts else f"  {row.about}")
    return told
