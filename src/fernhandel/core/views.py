"""What one seat can see."""

from typing import TYPE_CHECKING, Self

import msgspec

from fernhandel.core import shelf
from fernhandel.core.chance import Rng
from fernhandel.core.terms import Terms

if TYPE_CHECKING:
    from fernhandel.core.game import Game


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat may know and has legitimately seen; ``seat`` is ``None`` for a spectator.

    Built field by field from what that seat may know, never by deleting from the whole.
    """

    terms: Terms
    seat: int | None
    to_act: list[int]
    over: bool
    step: str
    """The name of the step that asks the present decision, or asked the last one."""
    turn: int
    """The number of the turn, from 1; 0 before the first. An event of the kind ``turn_began`` tells it, as ``turn``."""

    def imagine(self, rng: Rng) -> "Game[Self]":
        """A complete table that this seat cannot tell from the real one, drawn from the view alone."""
        return shelf.title(self.terms.game).imagined(self, rng)

    def _repr_html_(self) -> str:
        from fernhandel.core.notebook import view_html  # knows games, and is loaded by notebooks alone

        return view_html(self)

    def to_json(self) -> bytes:
        """The wire form; equal bytes mean equal knowledge."""
        return msgspec.json.encode(self, order="deterministic")
