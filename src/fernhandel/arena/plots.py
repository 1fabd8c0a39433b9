"""The plots of a tournament's report, as figures to put into its page."""

from html import escape
from io import StringIO

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from fernhandel.arena.tables import Results

matplotlib.use("svg")

INK = "#2f2a25"
ACCENT = "#8a3b1e"


def ladder(results: Results) -> str:
    figure, axes = _empty()
    names = [table.bot for table in results.bots][::-1]
    means = [table.mean_rating for table in results.bots][::-1]
    lows = [table.rating for table in results.bots][::-1]
    axes.hlines(names, lows, means, color=INK, linewidth=1)
    axes.plot(means, names, "o", color=ACCENT)
    axes.plot(lows, names, "|", color=INK)
    axes.set_xlabel("rating")
    return _shown(figure, "Ratings: mean, and the cautious estimate below it")


def matrix(results: Results) -> str:
    figure, axes = _empty()
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
    return _shown(figure, "Share of meetings in which the bot on the left came in before the one above")


def scores(results: Results) -> str:
    figure, axes = _empty()
    bots = [table.bot for table in results.bots if results.scores[table.bot]]
    axes.boxplot([results.scores[bot] for bot in bots], orientation="horizontal", tick_labels=bots, showfliers=False)
    return _shown(figure, "Scores")


def lengths(results: Results) -> str:
    figure, axes = _empty()
    axes.hist(results.decisions, bins=min(40, max(5, len(set(results.decisions)))), color=ACCENT)
    axes.set_xlabel("decisions")
    axes.set_ylabel("games")
    return _shown(figure, "Decisions in a game")


def _empty() -> tuple[Figure, Axes]:
    figure = Figure(figsize=(8, 3.2), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _shown(figure: Figure, caption: str) -> str:
    drawn = StringIO()
    figure.savefig(drawn, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    svg = drawn.getvalue()
    told = escape(caption)
    return f'<figure role="img" aria-label="{told}">{svg[svg.index("<svg") :]}<figcaption>{told}</figcaption></figure>'
