"""All decisions of a game on one board: each action's number, its JSON form and its line of text."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import BadInput
from fernhandel.core.terms import Terms

Value = str | int

FEW: Final = 3  # numbers that are told one by one

_WHOLE: Final = re.compile(r"-?[0-9]{1,18}")


def _range(numbers: list[int]) -> str:
    """Numbers in order in words, shortly where they go in even steps.

    >>> _range([1, 2, 3, 4, 5]), _range([0, 100, 200, 300]), _range([1, 2])
    ('1 to 5', '0 to 300 in steps of 100', '1 or 2')
    """
    steps = {after - before for before, after in pairwise(numbers)}
    if len(numbers) > FEW and len(steps) == 1:
        step = steps.pop()
        return f"{numbers[0]} to {numbers[-1]}" + ("" if step == 1 else f" in steps of {step}")
    return " or ".join(map(str, numbers))


class Catalogue:
    """Every action there can be, in a fixed order. An action's ``id`` is its place here.

    ``names`` gives, for each field that is not a plain number, the words for its values: ``{"good": ("cloth", …)}``.
    ``things`` says which fields name a thing that lies on the table, and what kind of thing: ``{"to": "space"}``.
    ``people_say`` has what people call some of these values: ``{"KOL": "Köln"}``.
    """

    def __init__(
        self,
        actions: Sequence[Action],
        names: Mapping[str, Sequence[Value]],
        things: Mapping[str, str],
        people_say: Mapping[Value, str] | None = None,
    ) -> None:
        self.terms: Terms | None = None  # of some table that uses it, told by its title
        self._people_say = people_say or {}
        self._actions = tuple(actions)
        self.names = names
        self._things = things
        self._numbers = {field: {name: i for i, name in enumerate(values)} for field, values in names.items()}
        self._fields = {type(a).kind: type(a).fields for a in actions}
        self._ranges: dict[tuple[str, str], list[int]] = {}
        self._texts: dict[int, str] = {}
        self._by_text: dict[str, Action] = {}
        self._by_value: dict[tuple[Value, ...], Action] = {}
        for place, action in enumerate(self._actions):
            key = (action.kind, *[getattr(action, field) for field in action.fields])
            if action.id != place or key in self._by_value:
                raise ValueError(f"action {action!r} is misplaced or stands twice in the catalogue")
            self._by_value[key] = action
            action.home = self

    def __copy__(self) -> "Catalogue":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Catalogue":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from fernhandel.core import pickled  # which knows everything that can be pickled

        return pickled.catalogue, (self.terms,)

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, id: int) -> Action:
        if not 0 <= id < len(self._actions):
            raise BadInput(f"there is no action number {id}; they run from 0 to {len(self._actions) - 1}")
        return self._actions[id]

    def kinds(self) -> dict[str, tuple[str, ...]]:
        """The kinds of action and the fields of each."""
        return dict(self._fields)

    def find(self, kind: str, /, **fields: Value) -> Action:
        """The action of that kind with those fields, given in words: ``find("buy", good="wine", city="KOL")``."""
        return self._find(kind, fields)

    def _find(self, kind: str, fields: Mapping[str, object]) -> Action:
        if kind not in self._fields:
            raise BadInput(f"unknown kind of action {kind!r}; known are {', '.join(sorted(self._fields))}")
        wanted = self._fields[kind]
        if len(fields) != len(wanted) or not all(field in fields for field in wanted):
            raise BadInput(
                f"action {kind!r} has the fields {', '.join(wanted) or '(none)'}, not {', '.join(fields) or '(none)'}"
            )
        numbers = [self._number(kind, field, fields[field]) for field in wanted]
        action = self._by_value.get((kind, *numbers))
        if action is None:
            said = " ".join(f"{field}={fields[field]}" for field in wanted)
            raise BadInput(f"there is no action {kind} {said}{self._right_instead(kind, numbers)}")
        return action

    def _right_instead(self, kind: str, numbers: list[int]) -> str:
        """Which numbers there are for a field that alone is wrong: "; amount is 0 to 3000 in steps of 100"."""
        for place, field in enumerate(self._fields[kind]):
            if field in self._numbers:
                continue
            right = [
                number
                for number in self._numbers_of(kind, field)
                if (kind, *numbers[:place], number, *numbers[place + 1 :]) in self._by_value
            ]
            if right:
                return f"; {field} is {_range(right)}"
        return ""

    def _numbers_of(self, kind: str, field: str) -> list[int]:
        """All numbers that a field has in actions of a kind, in order; found when first asked for."""
        known = self._ranges.get((kind, field))
        if known is None:
            known = sorted({getattr(action, field) for action in self._actions if action.kind == kind})
            self._ranges[kind, field] = known
        return known

    def _number(self, kind: str, field: str, value: object) -> int:
        if field not in self._numbers:
            if type(value) is not int:
                raise BadInput(f"field {field!r} of action {kind!r} is a whole number, not {value!r}")
            return value
        numbers = self._numbers[field]
        if not isinstance(value, str | int) or isinstance(value, bool) or value not in numbers:
            known = ", ".join(str(name) for name in numbers)
            raise BadInput(f"field {field!r} of action {kind!r} is one of {known}, not {value!r}")
        return numbers[value]

    def values(self, action: Action) -> dict[str, Value]:
        """The action's fields in words."""
        said: dict[str, Value] = {}
        for field in action.fields:
            number: int = getattr(action, field)
            said[field] = self.names[field][number] if field in self.names else number
        return said

    def called(self, action: Action) -> list[str]:
        """The action's fields as people read them: words alone, numbers with what they count."""
        alone = len(action.fields) == 1
        return [
            str(self._people_say.get(value, value)) if alone or isinstance(value, str) else f"{field}={value}"
            for field, value in self.values(action).items()
        ]

    def touches(self, action: Action) -> list[str]:
        """The things on the table that the action is about: ``["wagon:2", "space:KOL"]``."""
        return [
            f"{self._things[field]}:{value}" for field, value in self.values(action).items() if field in self._things
        ]

    def to_json(self, action: Action) -> dict[str, Value]:
        """The wire form: ``{"type": "buy", "good": "wine", "city": "KOL"}``."""
        return {"type": action.kind, **self.values(action)}

    def from_json(self, data: object) -> Action:
        if not isinstance(data, dict) or not isinstance(data.get("type"), str):
            raise BadInput('an action is an object with a "type"')
        return self._find(data["type"], {field: value for field, value in data.items() if field != "type"})

    def to_text(self, action: Action) -> str:
        """The record's form: ``buy good=wine city=KOL``."""
        text = self._texts.get(action.id)
        if text is None:
            text = " ".join([action.kind, *[f"{field}={value}" for field, value in self.values(action).items()]])
            self._texts[action.id] = text
            self._by_text[text] = action
        return text

    def from_text(self, text: str) -> Action:
        known = self._by_text.get(text)  # what was written here before; others may write it in other ways
        return self._read(text) if known is None else known

    def _read(self, text: str) -> Action:
        kind, *parts = text.split() or [""]
        fields: dict[str, Value] = {}
        for part in parts:
            field, equals, value = part.partition("=")
            if not equals or field in fields:
                raise BadInput(f"{part!r} is not a field of its own written as name=value")
            fields[field] = self._from_word(field, value)
        return self._find(kind, fields)

    def _from_word(self, field: str, value: str) -> Value:
        known = self._numbers.get(field, {})
        return int(value) if value not in known and _WHOLE.fullmatch(value) else value
