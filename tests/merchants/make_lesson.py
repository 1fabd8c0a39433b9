"""Plays the lesson on binding deals: ``python tests/merchants/make_lesson.py``.

Only when the rules or the first lesson have changed. It stands on the position of the first lesson, so that whoever
knows that knows this table.
"""

import sys
from pathlib import Path

import fernhandel
from fernhandel import Game
from fernhandel.core.records import Record

FOLDER = Path(fernhandel.__file__).parent / "games" / "merchants"
KEPT = FOLDER / "lesson_deals.fernhandel"
RED, BLUE, GREEN = range(3)  # the learner is Red
OFFERED = "Red will not buy silk; Green gives Red 300; if Blue buys silk: Red gives Green 200"
SUGGESTED = "Blue will not buy silk; Red gives Blue 100"


def position() -> Game:
    """The game of the first lesson with deals that bind: nobody has talked yet, and now Green makes an offer."""
    first = Record.parse((FOLDER / "lesson.fernhandel").read_text("utf-8"))
    options = {**first.terms.options, "deals": "cunning"}
    game = fernhandel.make(
        "merchants", players=first.terms.players, edition=first.terms.edition, seed=first.seed, **options
    )
    for seat, move in first.moves:
        _attend(game, "silent")
        game.apply(seat, game.catalogue.from_text(move))
    _attend(game, "open")
    game.say(GREEN, OFFERED)
    return game


def go_on(game: Game) -> None:
    """How it goes if the learner does what the notes suggest."""
    game.apply(RED, game.action("deal_accept", seat=GREEN))
    for seat in (BLUE, GREEN):
        game.apply(seat, game.action("hush", until="action"))
    game.apply(RED, game.action("done"))
    game.say(RED, SUGGESTED)
    game.apply(BLUE, game.action("deal_accept", seat=RED))
    game.apply(RED, game.action("hush", until="action"))
    for _ in range(3):
        game.apply(BLUE, game.action("buy", good="iron", city="KOL"))
    for good in ("silk", "silk", "cloth"):
        game.apply(GREEN, game.action("buy", good=good, city="GEN"))


def _attend(game: Game, how: str) -> None:
    for seat in game.to_act() if game.step == "attention" else []:
        game.apply(seat, game.action("attend", how=how))


def main() -> None:
    game = position()
    sys.stdout.write(f"the learner begins after move {game.length}\n")
    go_on(game)
    KEPT.write_text(game.record(["", "", ""]).to_text(), "utf-8")


if __name__ == "__main__":
    main()
