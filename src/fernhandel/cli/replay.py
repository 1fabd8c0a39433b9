"""`fernhandel replay`: a recorded game told again, at once or move by move."""

import re
import sys
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.text import Text

import fernhandel
from fernhandel.api import begin
from fernhandel.cli.keeping import read_record, retell
from fernhandel.cli.pages import folded
from fernhandel.cli.retelling import Retelling
from fernhandel.cli.screen import Leave, Screen
from fernhandel.cli.seats import noted_language, noted_seats
from fernhandel.cli.telling import Telling, telling
from fernhandel.core import shelf
from fernhandel.core.events import seen_by
from fernhandel.core.game import Game
from fernhandel.core.records import Record
from fernhandel.core.refusals import BadInput
from fernhandel.pictures.picture import coloured


def replay(
    record: Annotated[Path, typer.Argument(help="The file of a record.")],
    step: Annotated[
        bool, typer.Option("--step", help="Position by position, there and back, by turns and parts.")
    ] = False,
    seat: Annotated[
        int | None,
        typer.Option(help="As that seat saw it, counted from 0 as in the record.", show_default="as a spectator"),
    ] = None,
    language: Annotated[
        Literal["en", "de"] | None,
        typer.Option(help="The language to tell it in.", show_default="that of the game"),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines: no colours, no clearing.")] = False,
) -> None:
    """Tell a recorded game again: all that happened, and the final standing.

    For instance:

    - fernhandel replay merchants-7.fernhandel

    - fernhandel replay merchants-7.fernhandel --step --seat 0
    """
    kept = read_record(record)
    if seat is not None and not 0 <= seat < kept.terms.players:
        raise BadInput(f"there is no seat {seat}; they run from 0 to {kept.terms.players - 1}")
    title = shelf.title(kept.terms.game)
    told = telling(title, kept.terms, noted_seats(kept), language or noted_language(kept))
    screen = Screen(plain)
    if step:
        _walk(Retelling(kept, told, seat), told, screen)
    else:
        _tell(kept, told, screen, seat)


def _walk(retold: Retelling, told: Telling, screen: Screen) -> None:
    """In a window where there is a whole terminal for it, else in plain lines."""
    if screen.plain or not sys.stdin.isatty():
        MoveByMove(retold, told, Screen(plain=True)).walk()
        return
    from fernhandel.cli.watching import Watching

    Watching(retold, told).walk()


def _heading(kept: Record, told: Telling, screen: Screen) -> None:
    terms = kept.terms
    line = told.phrases.format(
        "replay-of", title=told.title, edition=terms.edition, players=terms.players, seed=str(kept.seed)
    )
    screen.show(Text(line, style="bold"))
    if kept.seats:
        seats = [f"{told.words.seat(number)} ({note})" for number, note in enumerate(kept.seats)]
        screen.show(told.phrases.format("replay-seats", seats=", ".join(seats)))


def _tell(kept: Record, told: Telling, screen: Screen, seat: int | None) -> None:
    _heading(kept, told, screen)
    happened = [*begin(kept).opening, *(event for _, _, _, events in retell(kept) for event in events)]
    events = seen_by(happened, seat)
    lines = [("\n" if event.kind == "turn_began" else "") + told.words.event(event) for event in events]
    for line in folded(lines):
        screen.show(coloured(told.picture, line))
    screen.show("")
    _outcome(fernhandel.replay(kept), told, screen)


def _outcome(game: Game, told: Telling, screen: Screen) -> None:
    if game.over:
        standing = game.standing()
        screen.lines([told.words.verdict(standing), *told.words.standing(standing)])
    else:
        screen.show(told.phrases.format("replay-open"))


class MoveByMove:
    """Walks through the positions of a record in plain lines, there and back."""

    def __init__(self, retold: Retelling, told: Telling, screen: Screen) -> None:
        self._retold = retold
        self._told = told
        self._say = told.phrases.format
        self._screen = screen

    def walk(self) -> None:
        last = self._retold.last
        at = 0
        self._show(at)
        while True:
            try:
                answer = self._screen.ask(self._say("move-ask")).casefold()
            except Leave:
                return
            if not answer and at == last:
                return
            wanted = {"": at + 1, "b": max(at - 1, 0)}.get(
                answer, int(answer) if re.fullmatch(r"[0-9]{1,9}", answer) else -1
            )
            if 0 <= wanted <= last:
                at = wanted
                self._show(at)
            else:
                self._screen.show(self._say("move-expected", count=last))

    def _show(self, at: int) -> None:
        self._screen.show(self._say("move-title", number=at, count=self._retold.last))
        self._screen.lines(self._retold.lines(at, at))
        self._screen.lines(self._told.words.position(self._retold.positions[at].view(self._retold.seat)))
