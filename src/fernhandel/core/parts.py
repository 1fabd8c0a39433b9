"""The parts that views are made of: made anew for whoever asks, or kept where a table is told move after move."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

EVERYBODY: Final = -2  # a spectator is -1
_ENCODER: Final = msgspec.json.Encoder()


class Parts:
    """Every part is made anew.

    A part follows from its ``source`` and from what never changes at a table; where it is kept, that is compared.
    """

    def common(self, name: str, source: list[Any], make: Callable[[Any], Any], table: Any) -> Any:
        """What everybody sees alike: it is made without a word of who looks."""
        return make(table)

    def own(self, name: str, source: list[Any], make: Callable[[Any, int], Any], table: Any, seat: int) -> Any:
        """What that seat alone may see so; a spectator is -1."""
        return make(table, seat)


ANEW: Final = Parts()


class Kept:
    """A part that was made, as an object and as JSON, as far as either was asked for; and what it was made from."""

    def __init__(self, source: list[Any]) -> None:
        self.source = [each.copy() if isinstance(each, list) else each for each in source]
        self.made: Any = None
        self.json: Any = None


class KeptParts(Parts):
    """The parts of one table's views as objects, each kept until something changes that it was made from.

    Many views share them, so that none of these views may ever be handed out.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], Kept] = {}

    def common(self, name: str, source: list[Any], make: Callable[[Any], Any], table: Any) -> Any:
        kept = self.kept(name, EVERYBODY, source)
        if kept.made is None:
            kept.made = make(table)
        return kept.made

    def own(self, name: str, source: list[Any], make: Callable[[Any, int], Any], table: Any, seat: int) -> Any:
        kept = self.kept(name, seat, source)
        if kept.made is None:
            kept.made = make(table, seat)
        return kept.made

    def kept(self, name: str, seat: int, source: list[Any]) -> Kept:
        known = self._kept.get((name, seat))
        if known is None or known.source != source:
            known = Kept(source)
            self._kept[name, seat] = known
        return known


class JsonParts(Parts):
    """The same parts as JSON: a view made of them is only good to be encoded."""

    def __init__(self, parts: KeptParts) -> None:
        self._parts = parts

    def common(self, name: str, source: list[Any], make: Callable[[Any], Any], table: Any) -> Any:
        kept = self._parts.kept(name, EVERYBODY, source)
        if kept.json is None:
            kept.json = _json(make(table) if kept.made is None else kept.made)
        return kept.json

    def own(self, name: str, source: list[Any], make: Callable[[Any, int], Any], table: Any, seat: int) -> Any:
        kept = self._parts.kept(name, seat, source)
        if kept.json is None:
            kept.json = _json(make(table, seat) if kept.made is None else kept.made)
        return kept.json


def _json(made: Any) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(made))
