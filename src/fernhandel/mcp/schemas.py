"""What the tools take: arguments in exact types, and the schemas that tell a player of them."""

from itertools import pairwise
from typing import Annotated, Any, Literal

import msgspec

from fernhandel.core.catalogue import Catalogue, Value
from fernhandel.core.deals.clauses import EACH, KINDS, MOST_CLAUSES, MOST_TIMES, WHENS
from fernhandel.core.deals.said import SaidClause
from fernhandel.core.deals.spoken import drafts
from fernhandel.core.refusals import BadInput

LONGEST_WAIT = 25  # seconds: many clients give a call up after thirty
MOST_THEN = 100
FEW = 12  # names that stand where they are used; longer lists stand once, at the foot of the schema

Wire = dict[str, Value]
Since = Annotated[int, msgspec.Meta(ge=0)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Clauses = Annotated[list[SaidClause], msgspec.Meta(min_length=1, max_length=MOST_CLAUSES)]
RuleId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z]+[0-9]*(\.[0-9]+)?$", max_length=12)]


def _told(description: str) -> msgspec.Meta:
    return msgspec.Meta(description=description)


class Arguments(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of one tool; what is not named here is refused."""


class Rules(Arguments, frozen=True, kw_only=True):
    id: Annotated[
        RuleId | None, _told("One rule by its id, or a chapter by its beginning; without it, the table of contents.")
    ] = None
    language: Annotated[Literal["en", "de"] | None, _told("Usually that of the table.")] = None


class Observe(Arguments, frozen=True, kw_only=True):
    since: Annotated[
        Since | None, _told("Tell what happened after this cursor; without it, after the last one you were told.")
    ] = None


class Legal(Arguments, frozen=True, kw_only=True):
    kind: str | None = None


class Act(Arguments, frozen=True, kw_only=True):
    action: Wire
    then: Annotated[
        list[Wire], msgspec.Meta(max_length=MOST_THEN, description="More moves, made together with it: all, or none.")
    ] = []


class Propose(Arguments, frozen=True, kw_only=True):
    line: Annotated[Line | None, _told("The deal as a line of text: Red will not buy wine; Blue gives Red 300")] = None
    clauses: Annotated[Clauses | None, _told("The same as data, instead of a line.")] = None


class Answer(Arguments, frozen=True, kw_only=True):
    deal: Annotated[int, msgspec.Meta(ge=1, description="The number of the open proposal.")]
    answer: Literal["accept", "decline", "counter"]
    line: Annotated[Line | None, _told("Your counter-offer as a line of text.")] = None
    clauses: Annotated[Clauses | None, _told("The same as data, instead of a line.")] = None


class Say(Arguments, frozen=True, kw_only=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Wait(Arguments, frozen=True, kw_only=True):
    cursor: Annotated[
        Since | None, _told("Wait for something after this cursor; without it, after the last one you were told.")
    ] = None
    seconds: Annotated[float, msgspec.Meta(ge=0, le=LONGEST_WAIT, description="At most so long.")] = LONGEST_WAIT


def read(arguments: dict[str, Any], kind: type[Arguments]) -> Any:
    """The arguments of a call, or ``BadInput`` that says which is wrong."""
    try:
        return msgspec.convert(arguments, kind)
    except msgspec.ValidationError as fault:
        raise BadInput(str(fault).replace("`$.", "`")) from None


def schema_of(kind: type[Arguments]) -> dict[str, Any]:
    """The schema of a tool's arguments, by itself."""
    _, components = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    schema: dict[str, Any] = components.pop(kind.__name__)
    schema.pop("title", None)
    schema.pop("description", None)
    return schema | ({"$defs": components} if components else {})


Kinds = dict[str, dict[str, list[Value]]]
"""By kind of action and field: what it can be, in order."""


def kinds_of(catalogue: Catalogue) -> Kinds:
    """The kinds of action that are made one by one; proposals are said whole."""
    found: dict[str, dict[str, set[int]]] = {}
    for action in catalogue:
        if not drafts(action):
            fields = found.setdefault(action.kind, {field: set() for field in action.fields})
            for field, numbers in fields.items():
                numbers.add(getattr(action, field))
    return {
        kind: {field: _named(catalogue, field, sorted(numbers)) for field, numbers in fields.items()}
        for kind, fields in found.items()
    }


def _named(catalogue: Catalogue, field: str, numbers: list[int]) -> list[Value]:
    names = catalogue.names.get(field)
    return [number if names is None else names[number] for number in numbers]


def legal_schema(kinds: Kinds) -> dict[str, Any]:
    schema = schema_of(Legal)
    schema["properties"]["kind"] = {"enum": list(kinds), "description": "Only actions of this kind."}
    return schema


def deal_schema(kind: type[Arguments], catalogue: Catalogue, players: int) -> dict[str, Any]:
    """With clauses as the table knows them: who sits there, what can be given, promised and awaited."""
    schema, names = schema_of(kind), catalogue.names
    cards = [catalogue.values(action) for action in catalogue if action.kind == "deal_card"]
    seat = {"type": "integer", "minimum": 0, "maximum": players - 1}
    moment = {"enum": list(names.get("moment", []))}
    schema["$defs"][SaidClause.__name__]["properties"] |= {
        "kind": {"enum": list(KINDS)},
        "by": seat,
        "to": seat,
        "amount": {"type": "integer", "minimum": 1},
        "card": {"enum": [value for card in cards for value in card.values()]},
        "deed": {"enum": list(names.get("deed", []))},
        "times": {"type": "integer", "minimum": EACH, "maximum": MOST_TIMES, "description": "0: each time."},
        "until": moment,
        "when": {"enum": list(WHENS)},
        "moment": moment,
        "once": {"type": "integer", "minimum": 1, "maximum": MOST_CLAUSES, "description": "An earlier clause."},
        "happening": {"enum": list(names.get("happening", []))},
    }
    return schema


def act_schema(kinds: Kinds) -> dict[str, Any]:
    """With every kind of action of a table, each field as narrow as it is."""
    schema = schema_of(Act)
    lists: dict[str, Any] = {}
    forms = [_form(kind, fields, lists) for kind, fields in kinds.items()]
    schema["properties"]["action"] = {"$ref": "#/$defs/action"}
    schema["properties"]["then"]["items"] = {"$ref": "#/$defs/action"}
    return schema | {"$defs": {"action": {"oneOf": forms}, **lists}}


def _form(kind: str, fields: dict[str, list[Value]], lists: dict[str, Any]) -> dict[str, Any]:
    typed = {field: _field_schema(field, values, lists) for field, values in fields.items()}
    return {
        "type": "object",
        "properties": {"type": {"const": kind}, **typed},
        "required": ["type", *fields],
        "additionalProperties": False,
    }


def _field_schema(field: str, values: list[Value], lists: dict[str, Any]) -> dict[str, Any]:
    """A short list as it is, an even row of numbers by its ends; a long list stands once for all who name it."""
    listed = {"enum": values}
    if len(values) <= FEW:
        return listed
    step = _step(values)
    if step:
        ends = {"type": "integer", "minimum": values[0], "maximum": values[-1]}
        return ends | ({"multipleOf": step} if step > 1 else {})
    name = f"any_{field}"
    return {"$ref": f"#/$defs/{name}"} if lists.setdefault(name, listed) == listed else listed


def _step(values: list[Value]) -> int:
    """The step in which numbers go on, if they do so evenly and from a multiple of it; else 0.

    >>> _step([100, 200, 300]), _step([1, 2, 3]), _step([1, 3, 5]), _step(["PAR", "KOL"])
    (100, 1, 0, 0)
    """
    numbers = [value for value in values if isinstance(value, int)]
    steps = {after - before for before, after in pairwise(numbers)}
    if len(numbers) < len(values) or len(steps) != 1:
        return 0
    (step,) = steps
    return step if numbers[0] % step == 0 else 0
