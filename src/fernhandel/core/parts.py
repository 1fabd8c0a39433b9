"""The parts that views are made of: made anew for whoever asks, or kept where a table is told move after move."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

EVERYBODY: Final = -2  # a spectator is -1
OF_SEAT: Final = -3  # what everybody sees of the first seat; the next ones follow downwards
_ENCODER: Final = msgspec.json.Encoder()
_MARK: Final = b"\0"  # it stands in no JSON: in a text it would be written in letters
BLANK: Final[Any] = msgspec.Raw(_MARK)
"""Stands in a sheet for what is filled in each time."""


class Parts:
    """Every part is made anew.

    A part follows from its ``source`` and from what never changes at a table; where it is kept, that is compared.
    """

    def common(self, name: str, source: list[Any], make: Callable[[Any], Any], table: Any) -> Any:
        """What everybody sees alike: it is made without a word of who looks."""
        return make(table)

    def common_of(self, name: str, source: list[Any], make: Callable[[Any, int], Any], table: Any, seat: int) -> Any:
        """What everybody sees alike of the things of that seat."""
        return make(table, seat)

    def own(self, name: str, source: list[Any], make: Callable[[Any, int], Any], table: Any, seat: int) -> Any:
        """What that seat alone may see so; a spectator is -1."""
        return make(table, seat)

    def passing(self, name: str, make: Callable[[Any], Any], table: Any) -> Any:
        """What everybody sees alike, and is another with nearly every move: it is made once for all who look on."""
        return make(table)


ANEW: Final = Parts()


class Kept:
    """A part that was made, as an object and as JSON, as far as either was asked for; and what it was made from."""

    def __init__(self) -> None:
        self.source: list[Any] | None = None
        self.made: Any = None
        self.json: Any = None
        self.compared = 0
        """The moment at which it was last found to be as it should."""

    def renew(self, source: list[Any]) -> None:
        """It is to be made again, from this."""
        self.source = [each.copy() if isinstance(each, list) else each for each in source]
        self.made = None
        self.json = None


class KeptParts(Parts):
    """The parts of one table's views as objects, each kept until something changes that it was made from.

    Many views share them, so that none of these views may ever be handed out.
    """

    def __init__(self) -> None:
        self._everybodys: dict[str, Kept] = {}
        self._seats: dict[int, dict[str, Kept]] = {}
        self.moments = 0

    def common(self, name: str, source: list[Any], make: Callable[[Any], Any], table: Any) -> Any:
        kept = self.kept(name, EVERYBODY, source)
        if kept.made is None:
            kept.made = make(table)
        return kept.made

    def common_of(self, name: str, source: list[Any], make: Callable[[Any, int], Any], table: Any, seat: int) -> Any:
        kept = self.kept(name, OF_SEAT - seat, source)
        if kept.made is None:
            kept.made = make(table, seat)
        return kept.made

    def own(self, name: str, source: list[Any], make: Callable[[Any, int], Any], table: Any, seat: int) -> Any:
        kept = self.kept(name, seat, source)
        if kept.made is None:
            kept.made = make(table, seat)
        return kept.made

    def passing(self, name: str, make: Callable[[Any], Any], table: Any) -> Any:
        kept = self.passed(name)
        if kept.made is None:
            kept.made = make(table)
        return kept.made

    def kept(self, name: str, whose: int, source: list[Any]) -> Kept:
        known = self.place_of(name, whose)
        if known.source != source:
            known.renew(source)
        return known

    def place_of(self, name: str, whose: int) -> Kept:
        """Where that part is kept: what everybody sees, what everybody sees of a seat, or what a seat sees."""
        parts = self._everybodys if whose == EVERYBODY else self._seats.get(whose)
        if parts is None:
            parts = {}
            self._seats[whose] = parts
        known = parts.get(name)
        if known is None:
            known = Kept()
            parts[name] = known
        return known

    def passed(self, name: str) -> Kept:
        """A passing part of the present moment; here nobody says when the next one begins."""
        return Kept()


class Moment(KeptParts):
    """The parts of all views of one state: whether what everybody sees alike has changed is found out once."""

    def __init__(self, parts: KeptParts) -> None:
        super().__init__()
        parts.moments += 1
        self._number = parts.moments
        self._parts = parts

    def kept(self, name: str, whose: int, source: list[Any]) -> Kept:
        known = self._parts.place_of(name, whose)
        if known.compared != self._number:
            known.compared = self._number
            if known.source != source:
                known.renew(source)
        return known

    def passed(self, name: str) -> Kept:
        return self.place_of(name, EVERYBODY)


class JsonParts(Parts):
    """The same parts as JSON: a view made of them is only good to be encoded."""

    def __init__(self, parts: KeptParts) -> None:
        self._parts = parts

    def common(self, name: str, source: list[Any], make: Callable[[Any], Any], table: Any) -> Any:
        kept = self._parts.kept(name, EVERYBODY, source)
        if kept.json is None:
            kept.json = _json(make(table) if kept.made is None else kept.made)
        return kept.json

    def common_of(self, name: str, source: list[Any], make: Callable[[Any, int], Any], table: Any, seat: int) -> Any:
        kept = self._parts.kept(name, OF_SEAT - seat, source)
        if kept.json is None:
            kept.json = _json(make(table, seat) if kept.made is None else kept.made)
        return kept.json

    def own(self, name: str, source: list[Any], make: Callable[[Any, int], Any], table: Any, seat: int) -> Any:
        kept = self._parts.kept(name, seat, source)
        if kept.json is None:
            kept.json = _json(make(table, seat) if kept.made is None else kept.made)
        return kept.json

    def passing(self, name: str, make: Callable[[Any], Any], table: Any) -> Any:
        kept = self._parts.passed(name)
        if kept.json is None:
            kept.json = _json(make(table) if kept.made is None else kept.made)
        return kept.json


def _json(made: Any) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(made))


class Sheet:
    """Something as JSON, with blanks for the little of it that is another each time.

    >>> bytes(Sheet({"to_act": BLANK, "moves": BLANK}).filled([[0], 7]))
    b'{"to_act":[0],"moves":7}'
    """

    def __init__(self, told: Any) -> None:
        self._between: list[bytes] = _ENCODER.encode(told).split(_MARK)

    def filled(self, values: list[Any]) -> msgspec.Raw:
        """With these in the blanks, in their order."""
        pieces = [self._between[0]]
        for place, value in enumerate(values):
            pieces.append(_ENCODER.encode(value))
            pieces.append(self._between[place + 1])
        return msgspec.Raw(b"".join(pieces))
