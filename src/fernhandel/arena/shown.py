"""How a tournament shows itself in a notebook: its tables, and a chart of who won how often."""

from html import escape

from fernhandel.arena.journal import Header
from fernhandel.arena.report import bot_rows, line_up_rows, percent, told_of
from fernhandel.arena.tables import Results
from fernhandel.core.drawings import document
from fernhandel.core.notebook import table_html
from fernhandel.pictures.svg import UI_FONT, circle, cut, group, path, rect, words

WIDTH, ROW, TOP, NAMES, RIGHT = 700.0, 34.0, 40.0, 170.0, 24.0
INK, EVEN, ACCENT = "#2f2a25", "#8a7a66", "#8a3b1e"


def tournament_html(header: Header, results: Results) -> str:
    title, told = told_of(header, results)
    tables = table_html(*bot_rows(results)) + table_html(*line_up_rows(results))
    caption = f'<figcaption><b>{escape(title)}</b></figcaption><p style="margin:.2em 0 .6em">{escape(told)}</p>'
    return f'<figure style="margin:0">{caption}{chart(results)}{tables}</figure>'


def chart(results: Results) -> str:
    """Each bot's share of the victories of its seats with its interval, and what would be even."""
    most = max([bot.wins.high for bot in results.bots] + [bot.expected for bot in results.bots], default=1.0)
    scale = (WIDTH - NAMES - RIGHT) / max(most, 0.01)
    height = TOP + ROW * len(results.bots) + 14
    step = next(share for share in (0.05, 0.1, 0.2, 0.25) if most / share <= 6)
    drawn = [rect(0, 0, WIDTH, height, rx=8, fill="#faf6ee")]
    for i in range(int(most / step) + 1):
        x = NAMES + i * step * scale
        drawn.append(path(f"M{x:.1f} {TOP - 6}V{height - 10:g}", stroke="#d8cdb8"))
        drawn.append(words(f"{i * step:.0%}", x, TOP - 14, text_anchor="middle", font_size=13, fill=EVEN))
    for row, bot in enumerate(results.bots):
        y = TOP + ROW * (row + 0.5)
        low, mean, high, even = (
            NAMES + share * scale for share in (bot.wins.low, bot.wins.mean, bot.wins.high, bot.expected)
        )
        drawn.append(words(cut(bot.bot, 20), NAMES - 14, y + 5, text_anchor="end", font_weight=700))
        drawn.append(path(f"M{even:.1f} {y - 11:g}v22", stroke=EVEN, stroke_width=2, stroke_dasharray="3 3"))
        drawn.append(path(f"M{low:.1f} {y:g}H{high:.1f}M{low:.1f} {y - 5:g}v10M{high:.1f} {y - 5:g}v10", stroke=INK))
        drawn.append(circle(mean, y, 6, fill=ACCENT, data_bot=bot.bot))
    told = ". ".join(f"{bot.bot}: {percent(bot.wins)}, even would be {bot.expected:.0%}" for bot in results.bots)
    inside = group(*drawn, font_family=UI_FONT, font_size=15, fill=INK)
    return document(WIDTH, height, inside, "Share of the victories, with intervals of 95 %", told)
