"""What the tools take: arguments in exact types, and the schemas that tell a player of them."""

from typing import Annotated, Any, Literal

import msgspec

from fernhandel.core.catalogue import Catalogue, Value
from fernhandel.core.deals.said import SaidClause
from fernhandel.core.deals.spoken import drafts
from fernhandel.core.refusals import BadInput

LONGEST_WAIT = 25  # seconds: many clients give a call up after thirty
MOST_THEN = 100
MOST_CLAUSES = 6
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


def act_schema(catalogue: Catalogue) -> dict[str, Any]:
    """With every kind of action of a table, each field as narrow as it is."""
    schema = schema_of(Act)
    lists: dict[str, Any] = {}
    kinds = [_kind_schema(catalogue, kind, lists) for kind in kinds_of(catalogue)]
    schema["properties"]["action"] = {"$ref": "#/$defs/action"}
    schema["properties"]["then"]["items"] = {"$ref": "#/$defs/action"}
    return schema | {"$defs": {"action": {"oneOf": kinds}, **lists}}


def legal_schema(catalogue: Catalogue) -> dict[str, Any]:
    schema = schema_of(Legal)
    schema["properties"]["kind"] = {"enum": list(kinds_of(catalogue)), "description": "Only actions of this kind."}
    return schema


def kinds_of(catalogue: Catalogue) -> dict[str, tuple[str, ...]]:
    """The kinds of action that are made one by one, and their fields; proposals are said whole."""
    whole = {action.kind for action in catalogue if drafts(action)}
    return {kind: fields for kind, fields in catalogue.kinds().items() if kind not in whole}


def field_values(catalogue: Catalogue, kind: str, field: str) -> list[Value]:
    """What a field of actions of a kind can be, in order."""
    numbers = sorted({getattr(action, field) for action in catalogue if action.kind == kind})
    return [catalogue.names[field][number] for number in numbers] if field in catalogue.names else numbers


def _kind_schema(catalogue: Catalogue, kind: str, lists: dict[str, Any]) -> dict[str, Any]:
    fields = catalogue.kinds()[kind]
    return {
        "type": "object",
        "properties": {
            "type": {"const": kind},
            **{field: _field_schema(catalogue, kind, field, lists) for field in fields},
        },
        "required": ["type", *fields],
        "additionalProperties": False,
    }


def _field_schema(catalogue: Catalogue, kind: str, field: str, lists: dict[str, Any]) -> dict[str, Any]:
    values = field_values(catalogue, kind, field)
    if len(values) <= FEW:
        return {"enum": values}
    if field in catalogue.names:
        if lists.setdefault(f"any_{field}", {"enum": values}) == {"enum": values}:
            return {"$ref": f"#/$defs/any_{field}"}
        return {"enum": values}
    least, *rest = [value for value in values if isinstance(value, int)]
    step = min(after - before for before, after in zip([least, *rest], rest, strict=False))
    even = step > 1 and all(value % step == 0 for value in [least, *rest])
    return {"type": "integer", "minimum": least, "maximum": rest[-1]} | ({"multipleOf": step} if even else {})
