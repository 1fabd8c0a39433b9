"""The wire in exact types: every action, event and view of every game, as schemas for OpenAPI and the page."""

from functools import cache, reduce
from operator import or_
from threading import Lock
from typing import Any, Literal

import msgspec
from litestar import Litestar

from fernhandel.core import outlook, shelf
from fernhandel.core import title as title_module
from fernhandel.core.catalogue import Value
from fernhandel.core.title import Title
from fernhandel.server import opening, wire
from fernhandel.server.gallery import wire as gallery
from fernhandel.server.lobby import wire as lobby
from fernhandel.server.moderation import wire as moderation
from fernhandel.server.notices import wire as notices
from fernhandel.server.persons import wire as people
from fernhandel.table import clock, commands, look, settings

REF = "#/components/schemas/{name}"
PARTS = ("Action", "Event", "View", "Board", "Figures")
"""What every game brings to the wire."""
_DESCRIBING = Lock()


def _camel(name: str) -> str:
    """Words joined by capitals: the name of a schema.

    >>> _camel("long_way")
    'LongWay'
    """
    return "".join(word.capitalize() for word in name.split("_"))


def _action_types(title: Title) -> tuple[type[msgspec.Struct], ...]:
    """One type for each kind of action; a field that names a thing lists all names the boards in the box know."""
    kinds: dict[str, tuple[str, ...]] = {}
    names: dict[str, dict[Value, None]] = {}
    for catalogue in title.own_catalogues():
        kinds |= catalogue.kinds()
        for field, values in catalogue.names.items():
            names.setdefault(field, {}).update(dict.fromkeys(values))
    types = []
    for kind, fields in kinds.items():
        typed = [(field, Literal[tuple(names[field])] if field in names else int) for field in fields]
        types.append(
            msgspec.defstruct(
                f"{_camel(title.about.id)}{_camel(kind)}", typed, tag_field="type", tag=kind, frozen=True, kw_only=True
            )
        )
    return tuple(types)


def _any_of(types: tuple[type, ...]) -> Any:
    """One of these; what a game does not describe is any object."""
    return reduce(or_, types) if types else dict[str, Any]


def game_schemas(taken: set[str]) -> tuple[dict[str, Any], dict[str, list[str]]]:
    """Components for actions, events, views, boards and figures of all games; and what each is called, game by game.

    The names begin with the game's, so that two games can both have a player; those ``taken`` belong to others.
    """
    schemas: dict[str, Any] = {}
    called: dict[str, list[str]] = {part: [] for part in PARTS}
    for title in shelf.titles():
        game = _camel(title.about.id)
        spoken = [_any_of(_action_types(title)), _any_of(title.event_types)]
        types = [*spoken, title.view_type, title.board_type, title.figures_type]
        wholes, components = msgspec.json.schema_components(types, ref_template=REF)
        names = {name: _free(name if name.startswith(game) else f"{game}{name}", taken) for name in components}
        schemas |= {names[name]: _renamed(schema, names) for name, schema in components.items()}
        for part, whole in zip(PARTS, wholes, strict=True):
            name, schema = f"{game}{part}", _renamed(whole, names)
            if schema != {"$ref": REF.format(name=name)}:  # else the game calls it so itself
                name = _free(name, taken)
                schemas[name] = schema
            called[part].append(name)
    return schemas, called


def _free(name: str, taken: set[str]) -> str:
    """That name, or one like it that nobody has; now it is taken."""
    while name in taken:
        name += "_"
    taken.add(name)
    return name


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """The schema with its references following the new names."""
    renames = {REF.format(name=old): REF.format(name=new) for old, new in names.items()}

    def walk(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: walk(value) for key, value in part.items()}
        if isinstance(part, list):
            return [walk(value) for value in part]
        return renames.get(part, part) if isinstance(part, str) else part

    return walk(schema)


@cache
def _described(app: Litestar) -> bytes:
    return msgspec.json.encode(with_games(app.openapi_schema.to_schema()))


def described(app: Litestar) -> bytes:
    """The application in OpenAPI, as bytes; made once, whoever asks."""
    with _DESCRIBING:
        return _described(app)


def with_games(document: dict[str, Any]) -> dict[str, Any]:
    """An OpenAPI document in exact types: our structures as msgspec knows them, and the parts that games bring."""
    schemas = document["components"]["schemas"]
    _, components = msgspec.json.schema_components(_wire_types(), ref_template=REF)
    schemas |= components
    brought, called = game_schemas(set(schemas))
    schemas |= brought
    for schema, field, part in GAME_FIELDS:
        any_game: dict[str, Any] = {"anyOf": [{"$ref": REF.format(name=name)} for name in called[part]]}
        if (schema, field) in MAY_BE_MISSING:
            any_game["anyOf"].append({"type": "null"})
        fields = schemas[schema]["properties"]
        fields[field] = {"type": "array", "items": any_game} if fields[field].get("type") == "array" else any_game
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["responses"] = _answers(operation["responses"])
    return document


GAME_FIELDS = (
    ("Look", "view", "View"),
    ("Choice", "action", "Action"),
    ("Act", "action", "Action"),
    ("Act", "then", "Action"),
    ("Note", "events", "Event"),
    ("Foreseen", "events", "Event"),
    ("Sketched", "view", "View"),
    ("Printed", "board", "Board"),
    ("Printed", "figures", "Figures"),
)
MAY_BE_MISSING = {("Sketched", "view")}

INSIDE = ("About", "Figures", "Laid", "NoBoard")
"""Structures that stand beside those of the wire and never leave the server."""


def _wire_types() -> list[type]:
    """Every structure of the wire."""
    found: dict[str, type] = {}
    house = (people, gallery, lobby, moderation, notices)
    for module in (clock, commands, look, opening, outlook, settings, title_module, wire, *house):
        for name, kind in vars(module).items():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not commands.Command:
                found[name] = kind
    return [kind for name, kind in found.items() if name not in INSIDE]


def _answers(responses: dict[str, Any]) -> dict[str, Any]:
    """What an operation answers: what it says, or a problem."""
    problem = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    good = {
        status: {key: value for key, value in answer.items() if key != "headers"}
        for status, answer in responses.items()
        if status.startswith("2")
    }
    return good | {"4XX": {"description": "Why it was not done; nothing has changed", "content": problem}}
