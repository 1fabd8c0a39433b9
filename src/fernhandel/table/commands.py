"""What people ask of a table. Each command is judged against the table as it is and becomes entries of its log."""

from typing import Annotated

import msgspec

from fernhandel.core.catalogue import Value
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.table import MOST_SEATS

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Chosen by who asks, once for each command: a repeat gets the first answer."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Secret = Annotated[str, msgspec.Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""What opens a seat: 128 random bits or more."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
"""The name of a bot; a level of the house that a game does not have is the nearest below it."""


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    key: Key
    seat: SeatNumber


MOST_THEN = 100


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Make a decision. ``base`` is the number of the last entry the player has seen.

    What comes ``then`` is done too, all of it or nothing. Nothing may come to light before the last of them.
    """

    base: Annotated[int, msgspec.Meta(ge=0)]
    action: dict[str, Value]
    then: Annotated[list[dict[str, Value]], msgspec.Meta(max_length=MOST_THEN)] = []


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Propose a deal, whole: as a line of text in that language, or as data."""

    base: Annotated[int, msgspec.Meta(ge=0)]
    said: Line | SaidClauses
    answers: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The number of the proposal that it counters, or 0."""
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Compose(Command, frozen=True, kw_only=True, tag="compose"):
    """Say that a deal is being put together: talk waits for it a while."""


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back the seat's last decision; ``ask`` turns into a request where undo alone does not reach."""

    ask: bool = False


class AnswerUndo(Command, frozen=True, kw_only=True, tag="answer_undo"):
    grant: bool


class Talk(Command, frozen=True, kw_only=True, tag="talk"):
    text: Text


class TakeOver(Command, frozen=True, kw_only=True, tag="take_over"):
    """Let a bot play the own chair, or wish that it takes ``chair``, whose clock has run out."""

    level: Level = "normal"
    chair: SeatNumber | None = None


class TakeBack(Command, frozen=True, kw_only=True, tag="take_back"):
    """Sit down again in the own chair."""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give up the chair for good: before the game has begun it is empty again, later that bot plays on in it."""

    level: Level = "normal"


class HandOn(Command, frozen=True, kw_only=True, tag="hand_on"):
    """Offer the own chair: whoever has the secret may take it, once; one that was offered before opens nothing."""

    secret: Secret | None = None


class Withdraw(Command, frozen=True, kw_only=True, tag="withdraw"):
    """Keep the chair that was offered."""


class Drop(Command, frozen=True, kw_only=True, tag="drop"):
    """Clear away a table that has not begun, where nobody else sits."""


class NewSecret(Command, frozen=True, kw_only=True, tag="new_secret"):
    """Give the seat a new secret, chosen by whoever asks or by the table; a chosen one survives a lost answer."""

    secret: Secret | None = None


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Lay the same table again, everybody one seat further."""


PlainCommand = Act | Say | Compose | Undo | AnswerUndo | Talk | TakeOver | TakeBack | Withdraw
"""What can be judged by the table and the time alone; the others bring a secret, or concern more than the table."""
JudgedCommand = PlainCommand | Leave
"""What the table alone judges, though a house may have more to do with it."""
AnyCommand = JudgedCommand | NewSecret | HandOn | Drop | Rematch
