"""Draws docs/terminal.svg, the picture in the README, from a real game: ``python docs/make_picture.py``."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import fernhandel
from fernhandel.bots import make_bot
from fernhandel.cli.answers import Asked
from fernhandel.cli.frame import Frame
from fernhandel.cli.full import Hand
from fernhandel.cli.pages import Pages
from fernhandel.cli.seats import Seat
from fernhandel.cli.telling import telling

SEED = 3
DECISIONS = 118
WIDTH, HEIGHT = 112, 36
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
    people = [Seat(person=True, name="") for _ in bots]
    told = telling(game.title, game.terms, people, "en")
    for number in range(DECISIONS):
        seat = game.to_act()[0]
        told.chronicle.decides(seat)
        chosen = bots[seat].choose(game.view(seat), game.legal(seat), 1.0)
        told.chronicle.add(number, game.apply(seat, chosen))
    seat = game.to_act()[0]
    console = Console(record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True)
    hand = Hand(Asked(game, seat, told), told, Pages(told, full=True), "", None)
    hand.choices.mark(1)
    for line in hand.draw(Frame(console, told, WIDTH, HEIGHT)):
        console.print(*(Text(segment.text, segment.style or "") for segment in line), sep="", end="\n")
    console.print()  # the last line is not cut
    svg = console.export_svg(
        title="fernhandel play merchants", theme=TerminalTheme(PAPER, INK, DARK, LIGHT), code_format=FRAME
    )
    (Path(__file__).parent / "terminal.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
