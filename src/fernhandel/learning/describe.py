"""The pieces of a game's observations as a table: ``python -m fernhandel.learning.describe merchants``."""

import sys
from typing import Any

from fernhandel.core import shelf
from fernhandel.core.observations import Encoding


def described(encoding: Encoding[Any]) -> str:
    """Markdown: name, shape, range and meaning of every piece, and the columns of those that have some."""
    lines = ["| piece | shape | range | meaning |", "|---|---|---|---|"]
    for piece in encoding.pieces:
        shape = " × ".join(map(str, piece.shape))
        columns = f": `{' '.join(piece.columns)}`" if piece.columns else ""
        lines.append(f"| `{piece.name}` | {shape} | {piece.least} to {piece.most} | {piece.meaning}{columns} |")
    return "\n".join(lines)


def described_game(game: str, **options: str) -> str:
    """With as many players as there can be, under its usual terms."""
    title = shelf.title(game)
    terms = title.terms(max(title.about.players), None, options)
    encoding = title.encoding(terms)
    sizes = f"{encoding.size} numbers, {len(title.catalogue(terms))} actions"
    return f"`{encoding.name}`, {terms.players} players: {sizes}\n\n{described(encoding)}"


if __name__ == "__main__":
    print(described_game(sys.argv[1]))
