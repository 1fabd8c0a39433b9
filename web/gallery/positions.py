"""Positions to look at while drawing: ``python web/gallery/positions.py [GAME]`` writes them beside this file as JSON.

For every game bots play until each step has asked somebody; every such moment is kept as
the wire would send it to the seat asked, with what the page needs to draw it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import fernhandel
from fernhandel.bots import make_bot, usual_level
from fernhandel.core import shelf
from fernhandel.core.chance import Rng
from fernhandel.core.events import Event, seen_by
from fernhandel.core.game import Game
from fernhandel.core.title import Title
from fernhandel.table.sketching import Sketching

FOLDER = Path(__file__).parent / "positions"
MOST_FORESEEN = 400
SEED = 7
LATEST = 3  # how often a step is kept: its first moment and the last ones, when the table is full


def position(game: Game, seat: int | None, told: list[Event], language: str) -> dict[str, Any]:
    names = [f"Player {number + 1}" for number in range(game.players)]
    words = game.title.words(game.terms, language, names)
    view = game.view(seat)
    legal = [] if seat is None else game.legal(seat)
    ids = [action.id for action in legal[:MOST_FORESEEN]]
    catalogue = game.catalogue
    foreseen = Sketching(view, catalogue, words, Rng.from_seed(1)).foresee(ids, []) if ids else []
    return {
        "view": view,
        "seat": seat,
        "choices": [
            {
                "id": action.id,
                "action": catalogue.to_json(action),
                "text": words.action(action),
                "touches": catalogue.touches(action),
                "ends": action.ends,
                "amount": action.amount_field,
            }
            for action in legal
        ],
        "foreseen": foreseen,
        "happened": seen_by(told, seat),
        "prompt": words.prompt(view),
        "stages": words.stages(view),
        "position": words.position(view),
        "standing": game.standing() if game.over else [],
    }


def tables(title: Title) -> Iterator[dict[str, Any]]:
    """The terms of a table for each edition and each of its boards, with the most players; one with the fewest."""
    about = title.about
    fewest, most = about.players[0], about.players[-1]
    for edition in about.editions:
        boards: list[object] = []
        options = title.options(edition.id, None, about.rules).values()
        for changed in [{}, *({option.name: value} for option in options for value in option.values_for(most))]:
            board = title.board_data(title.terms(most, edition.id, changed))
            if board not in boards:
                boards.append(board)
                yield {"players": most, "edition": edition.id, **changed}
    yield {"players": fewest, "edition": about.editions[0].id}


def walk(name: str, terms: dict[str, Any]) -> dict[str, Any]:
    game = fernhandel.make(name, **terms, seed=SEED)
    bots = [make_bot(usual_level(name, "easy"), name, seed) for seed in range(game.players)]
    kept: dict[str, list[dict[str, Any]]] = {}
    told: list[Event] = []
    while not game.over:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        if len(legal) > 1:
            found = kept.setdefault(f"{game.table.phase.name}", [])  # type: ignore[attr-defined]
            found.append(position(game, seat, told, "en"))
            del found[1 : len(found) - LATEST]
        told = game.apply(seat, bots[seat].choose(game.view(seat), legal, 1.0))
    kept["over"] = [position(game, 0, told, "en"), position(game, None, told, "en")]
    board, figures = game.title.board_data(game.terms), game.title.figures(game.terms)
    return {"game": name, "terms": terms, "board": board, "figures": figures, "positions": kept}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for title in shelf.titles():
        name = title.about.id
        if len(sys.argv) > 1 and name not in sys.argv[1:]:
            continue
        for terms in tables(title):
            data = msgspec.json.encode(walk(name, terms))
            label = "-".join([name, *map(str, terms.values())])
            (FOLDER / f"{label}.json").write_bytes(data)
            print(f"{label}: {len(data) / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    main()
