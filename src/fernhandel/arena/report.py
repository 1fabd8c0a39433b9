"""The report of a tournament: one page of HTML with its plots inside, and the same figures as JSON."""

from collections.abc import Callable
from html import escape
from io import StringIO
from pathlib import Path

import matplotlib
import msgspec
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from fernhandel.arena.journal import Header
from fernhandel.arena.tables import Estimate, Results

matplotlib.use("svg")

INK = "#2f2a25"
ACCENT = "#8a3b1e"
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


def write_report(folder: Path, header: Header, results: Results) -> None:
    """``report.html`` and ``report.json`` in the folder."""
    content = msgspec.json.encode({"tournament": header, "results": results})
    (folder / "report.json").write_bytes(msgspec.json.format(content, indent=2) + b"\n")
    (folder / "report.html").write_text(_page(header, results), "utf-8")


def percent(estimate: Estimate) -> str:
    """``67.5 % (61.0 to 73.4)``."""
    return f"{estimate.mean:.1%} ({estimate.low * 100:.1f} to {estimate.high * 100:.1f})".replace("%", " %")


def _page(header: Header, results: Results) -> str:
    title = f"{header.game} {header.edition}, {header.players} players: {', '.join(header.bots)}"
    options = ", ".join(f"{name} = {value}" for name, value in header.options.items())
    told = (
        f"{results.games} games, {header.games} of each line-up, seeds from {header.seed}, {header.seconds:g} s for a "
        f"decision; {options}. {results.faults} games could not be finished."
    )
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(told)}</p>",
        "<h2>Ratings</h2>",
        _bots(results),
        _plot("Ratings: mean, and the cautious estimate below it", lambda axes: _ladder(axes, results)),
        "<h2>Line-ups: share of the victories</h2>",
        _line_ups(results),
        "<h2>Who came in before whom</h2>",
        _plot(
            "Share of meetings in which the bot on the left came in before the one above", lambda a: _matrix(a, results)
        ),
        "<h2>Scores and lengths</h2>",
        _plot("Scores", lambda axes: _scores(axes, results)),
        _plot("Decisions in a game", lambda axes: _lengths(axes, results)),
        "<h2>Seats</h2>",
        _seats(results),
        "<h2>Time to think</h2>",
        _steps(results),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "".join(parts)
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>{body}</body></html>\n'


def _table(headings: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _bots(results: Results) -> str:
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
    return _table(headings, rows)


def _line_ups(results: Results) -> str:
    rows = [
        [name, ", ".join(f"{bot} {percent(share)}" for bot, share in shares.items())]
        for name, shares in results.line_ups.items()
    ]
    return _table(["line-up", "won"], rows)


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


# -- plots ---------------------------------------------------------------------------------------------------------


def _plot(caption: str, draw: Callable[[Axes], None]) -> str:
    figure = Figure(figsize=(8, 3.2), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    axes.spines[["top", "right"]].set_visible(False)
    draw(axes)
    drawn = StringIO()
    figure.savefig(drawn, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    svg = drawn.getvalue()
    told = escape(caption)
    return f'<figure role="img" aria-label="{told}">{svg[svg.index("<svg") :]}<figcaption>{told}</figcaption></figure>'


def _ladder(axes: Axes, results: Results) -> None:
    names = [table.bot for table in results.bots][::-1]
    means = [table.mean_rating for table in results.bots][::-1]
    lows = [table.rating for table in results.bots][::-1]
    axes.hlines(names, lows, means, color=INK, linewidth=1)
    axes.plot(means, names, "o", color=ACCENT)
    axes.plot(lows, names, "|", color=INK)
    axes.set_xlabel("rating")


def _matrix(axes: Axes, results: Results) -> None:
    names = [table.bot for table in results.bots]
    found = {(duel.bot, duel.other): duel for duel in results.duels}
    shares = [[found[a, b].ahead.mean if a != b and found[a, b].meetings else 0.5 for b in names] for a in names]
    axes.imshow(shares, cmap="BrBG", vmin=0, vmax=1, aspect="auto")
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    for row, a in enumerate(names):
        for column, b in enumerate(names):
            if a != b and found[a, b].meetings:
                axes.text(column, row, f"{shares[row][column]:.0%}", ha="center", va="center", color="black")


def _scores(axes: Axes, results: Results) -> None:
    bots = [table.bot for table in results.bots if results.scores[table.bot]]
    axes.boxplot([results.scores[bot] for bot in bots], orientation="horizontal", tick_labels=bots, showfliers=False)


def _lengths(axes: Axes, results: Results) -> None:
    axes.hist(results.decisions, bins=min(40, max(5, len(set(results.decisions)))), color=ACCENT)
    axes.set_xlabel("decisions")
    axes.set_ylabel("games")
