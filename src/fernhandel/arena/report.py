"""The report of a tournament: one page of HTML with its plots inside, and the same figures as JSON."""

from html import escape
from importlib.util import find_spec
from pathlib import Path

import msgspec

from fernhandel.arena.journal import Header
from fernhandel.arena.tables import Estimate, Results

STYLE = """
body { font: 16px/1.5 "Source Sans 3", system-ui, sans-serif; color: #2f2a25; background: #faf6ee; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: 600; line-height: 1.2; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #d8cdb8; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1.5rem 0; }
svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) {
  body { color: #ece4d6; background: #1f1b17; }
  th, td { border-color: #4a4238; }
  svg { background: #faf6ee; border-radius: 6px; }
}
"""


def can_plot() -> bool:
    return find_spec("matplotlib") is not None


def write_report(folder: Path, header: Header, results: Results) -> None:
    """``report.html`` and ``report.json`` in the folder; without matplotlib the page has its tables alone."""
    content = msgspec.json.encode({"tournament": header, "results": results})
    (folder / "report.json").write_bytes(msgspec.json.format(content, indent=2) + b"\n")
    (folder / "report.html").write_text(_page(header, results), "utf-8")


def percent(estimate: Estimate) -> str:
    """``67.5 % (61.0 to 73.4)``."""
    return f"{estimate.mean:.1%} ({estimate.low * 100:.1f} to {estimate.high * 100:.1f})".replace("%", " %")


def told_of(header: Header, results: Results) -> tuple[str, str]:
    """What was played, as a title and a sentence."""
    title = f"{header.game} {header.edition}, {header.players} players: {', '.join(header.bots)}"
    options = ", ".join(f"{name} = {value}" for name, value in header.options.items())
    told = (
        f"{results.games} games, {header.games} of each line-up, seeds from {header.seed}, {header.seconds:g} s for a "
        f"decision; {options}. {results.faults} games could not be finished."
    )
    return title, told


def _page(header: Header, results: Results) -> str:
    title, told = told_of(header, results)
    parts = [f"<h1>{escape(title)}</h1><p>{escape(told)}</p>", *_sections(results)]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "".join(parts)
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n'


def _sections(results: Results) -> list[str]:
    ratings, line_ups = _table(*bot_rows(results)), _table(*line_up_rows(results))
    seats, steps = _seats(results), _steps(results)
    meetings, scores = "", ""
    if can_plot():
        from fernhandel.arena import plots

        ratings += plots.ladder(results)
        meetings = f"<h2>Who came in before whom</h2>{plots.matrix(results)}"
        scores = f"<h2>Scores and lengths</h2>{plots.scores(results)}{plots.lengths(results)}"
    return [
        f"<h2>Ratings</h2>{ratings}",
        f"<h2>Line-ups: share of the victories</h2>{line_ups}",
        meetings,
        scores,
        f"<h2>Seats</h2>{seats}",
        f"<h2>Time to think</h2>{steps}",
    ]


def _table(headings: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


Rows = tuple[list[str], list[list[str]]]
"""The headings of a table, and what stands below them."""


def bot_rows(results: Results) -> Rows:
    headings = [
        "bot",
        "rating",
        "mean",
        "games",
        "won (95 %)",
        "even",
        "mean rank",
        "ms a decision",
        "longest",
        "failures",
    ]
    rows = [
        [
            table.bot,
            f"{table.rating:.1f}",
            f"{table.mean_rating:.1f}",
            str(table.games),
            percent(table.wins),
            f"{table.expected:.0%}",
            f"{table.rank.mean:.2f} ({table.rank.low:.2f} to {table.rank.high:.2f})",
            f"{table.seconds * 1000:.1f}",
            f"{table.longest * 1000:.0f} ms",
            ", ".join(f"{count} {kind}" for kind, count in table.failures.items()) or "none",
        ]
        for table in results.bots
    ]
    return headings, rows


def line_up_rows(results: Results) -> Rows:
    rows = [
        [name, ", ".join(f"{bot} {percent(share)}" for bot, share in shares.items())]
        for name, shares in results.line_ups.items()
    ]
    return ["line-up", "won"], rows


def _seats(results: Results) -> str:
    rows = [[str(seat.seat), percent(seat.wins), f"{seat.rank.mean:.2f}"] for seat in results.seats]
    return _table(["seat", "won (95 %)", "mean rank"], rows)


def _steps(results: Results) -> str:
    rows = [
        [
            f"{time.bot}: {time.step}",
            str(time.decisions),
            f"{time.seconds / time.decisions * 1000:.2f}",
            f"{time.longest * 1000:.0f}",
        ]
        for time in results.steps
    ]
    return _table(["bot and step", "decisions", "mean ms", "longest ms"], rows)
