"""What a choice would mean for the one who makes it, and for the others: before and after, in words and figures.

A game fills it from what its seat may know, so that no page and no terminal has to know a rule.
"""

from typing import Literal

import msgspec

Tone = Literal["", "better", "worse", "both"]


class Change(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something of one's own that becomes something else; without ``before`` it is only told how it will be."""

    about: str
    after: str
    before: str = ""
    tone: Tone = ""
    thing: str = ""
    """What it is about, so that it can be shown with a picture: "good:wine", "seat:2"."""
    note: str = ""


class Cell(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One place in a row: words, things with their number, or both."""

    text: str = ""
    before: str = ""
    tone: Tone = ""
    things: list[str] = []
    note: str = ""


class Row(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one of the others (or one thing) has of it; ``thing`` is "seat:2" or "good:wine"."""

    thing: str
    about: str
    cells: list[Cell]
    own: bool = False
    """Whether it is about whoever chooses, or about what was chosen."""


class Grid(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Rows under headings; the first heading is that of the whole."""

    heads: list[str]
    rows: list[Row]


class Mark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A few words beside a drawn thing: "Wien in 3"."""

    thing: str
    text: str
    tone: Tone = ""


class Outlook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What follows from a choice, or from a row of them, as far as its seat can know."""

    act: str
    """What the button says: the act with its price, "Buy 3 for 300"."""
    act_note: str = ""
    """A few words below it."""
    changes: list[Change] = []
    grids: list[Grid] = []
    lines: list[str] = []
    """What else is worth knowing, a sentence each."""
    warning: str = ""
    """The one thing that would be regretted most."""
    marks: list[Mark] = []
