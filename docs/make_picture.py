"""Draws docs/terminal.svg, the picture in the README, from a real game: ``python docs/make_picture.py``."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import fernhandel
from fernhandel.bots import make_bot
from fernhandel.games.merchants.meta import MERCHANTS

SEED = 3
DECISIONS = 118
PAPER, INK = (250, 246, 236), (50, 44, 38)
DARK = [INK, (160, 40, 38), (52, 110, 56), (150, 100, 10), (36, 76, 140), (120, 50, 120), (20, 110, 116), (90, 84, 76)]
LIGHT = [
    (120, 112, 102),
    (180, 52, 48),
    (60, 126, 64),
    (170, 116, 20),
    (46, 92, 164),
    (138, 62, 138),
    (30, 126, 132),
    INK,
]
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve">
<style>.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px;
line-height: {line_height}px; font-variant-east-asian: full-width }}
.{unique_id}-title {{ font-family: "DejaVu Sans", Arial, sans-serif; font-size: 18px }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
{chrome}<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def main() -> None:
    game = fernhandel.make("merchants", players=4, seed=SEED)
    bots = [make_bot("easy", "merchants", seat) for seat in range(4)]
    for _ in range(DECISIONS):
        seat = game.to_act()[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), 1.0))
    seat = game.to_act()[0]
    words = MERCHANTS.words(game.terms, "en")
    names = [words.seat(number) for number in range(4)]
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True)
    view = game.view(seat)
    console.print(*MERCHANTS.picture(game.terms, "en", names).draw(view, 100), sep="\n")
    console.print(f"\n[bold]{words.prompt(view)}[/bold]", highlight=False)
    for number, action in enumerate(game.legal(seat)[:6], 1):
        console.print(f"{number:3}  {words.action(action)}", highlight=False)
    svg = console.export_svg(
        title="fernhandel play merchants", theme=TerminalTheme(PAPER, INK, DARK, LIGHT), code_format=FRAME
    )
    (Path(__file__).parent / "terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
