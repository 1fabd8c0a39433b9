"""What those who look on say, and are told."""

from typing import Annotated, Literal

import msgspec

from fernhandel.table.commands import Key, Text


class SayInGallery(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="gallery", forbid_unknown_fields=True
):
    """Say something to those who look on. Whoever has no key may give a name; without one it is a number."""

    key: Key
    text: Text
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class GalleryLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said in the gallery; table and ``seq`` are its name."""

    seq: int
    at: float
    name: str
    guest: int
    """The number of a guest at this table; 0 for somebody with a key."""
    text: str
    removed: Literal["", "host", "author"] = ""
    """Who has removed the words; there are none then."""
    own: bool = False
    """Whether whoever is told this has said it."""
    hidden: bool = False
    """Whether it was said by somebody whom they do not want to read: the words are not told."""


class GalleryNews(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="gallery"):
    """How many look on, and what they say: to players only when the game is over."""

    watchers: int
    """Above a hundred about as many."""
    talks: bool
    """Whether there is talk in the gallery of this table."""
    shut: bool
    """Whether whoever is told this may not read it now."""
    said: int
    """How many lines there are."""
    lines: list[GalleryLine]
    """Those that may be read and were not told before, or were told otherwise."""
