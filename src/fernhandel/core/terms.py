"""What was agreed before the first decision."""

from typing import Any

import msgspec


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed, seed apart: everybody at the table knows this."""

    game: str
    edition: str
    players: int
    rules: int
    options: dict[str, str]
    board: dict[str, Any] | None = None
    """Another board than the game's own, as data."""
