"""Every phase of a recorded game, one question after the other, in the window of the real program.

Run as a program it shows them: q goes on to the next.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fernhandel import Record
from fernhandel.api import begin
from fernhandel.cli.answers import Asked
from fernhandel.cli.full import FullFront
from fernhandel.cli.screen import Leave
from fernhandel.cli.seats import Seat
from fernhandel.cli.speaking import menu_of
from fernhandel.cli.telling import Telling, telling


def asked_in(record: Record, language: str) -> Iterator[tuple[Asked, Telling]]:
    """Of each step the question with the most to choose from, with the news of whoever is asked."""
    game = begin(record)
    most: dict[str, tuple[int, int]] = {}
    for number, (seat, text) in enumerate(record.moves):
        choices = len(menu_of(game.legal(seat)))
        if choices > most.get(game.step, (0, 0))[0]:
            most[game.step] = (choices, number)
        game.apply(seat, game.catalogue.from_text(text))
    shown = {number for _, number in most.values()}
    game = begin(record)
    people = [Seat(person=True, name="") for _ in range(record.terms.players)]
    told = telling(game.title, record.terms, people, language)
    told.chronicle.add(-1, game.opening)
    for number, (seat, text) in enumerate(record.moves):
        if number in shown:
            yield Asked(game, seat, told), told
        told.chronicle.decides(seat)
        told.chronicle.add(number, game.apply(seat, game.catalogue.from_text(text)))


def main() -> None:
    record = Record.parse(Path(sys.argv[1]).read_text("utf-8"))
    front: FullFront | None = None
    for asked, told in asked_in(record, sys.argv[2]):
        if front is None:
            front = FullFront(told)
            front.open()
        try:
            front.ask(asked)
        except Leave:
            continue
    if front is not None:
        front.close()


if __name__ == "__main__":
    main()
