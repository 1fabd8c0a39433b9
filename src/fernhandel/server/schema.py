"""The wire in exact types: every action, event and view of every game, as schemas for OpenAPI and the page."""

from functools import cache, reduce
from operator import or_
from threading import Lock
from typing import Any, Literal

import msgspec
from litestar import Litestar

from fernhandel.core import shelf
from fernhandel.core import title as title_module
from fernhandel.core.catalogue import Value
from fernhandel.server import opening, wire
from fernhandel.table import clock, commands, look, settings

REF = "#/components/schemas/{name}"
_DESCRIBING = Lock()


def _camel(name: str) -> str:
    """Words joined by capitals: the name of a schema.

    >>> _camel("auf_achse")
    'AufAchse'
    """
    return "".join(word.capitalize() for word in name.split("_"))


@cache
def action_types(game: str) -> tuple[type[msgspec.Struct], ...]:
    """One type for each kind of action; a field that names a thing lists all names the boards in the box know."""
    title = shelf.title(game)
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
                f"{_camel(game)}{_camel(kind)}", typed, tag_field="type", tag=kind, frozen=True, kw_only=True
            )
        )
    return tuple(types)


def _any_of(types: tuple[type, ...]) -> Any:
    return reduce(or_, types)


def game_schemas() -> dict[str, Any]:
    """Components for actions, events, views, boards and figures of all games; unions are named after the game."""
    schemas: dict[str, Any] = {}
    for title in shelf.titles():
        game = title.about.id
        name = _camel(game)
        parts = {
            "Action": _any_of(action_types(game)),
            "Event": _any_of(title.event_types),
            "View": title.view_type,
            "Board": title.board_type,
            "Figures": title.figures_type,
        }
        described, components = msgspec.json.schema_components(parts.values(), ref_template=REF)
        schemas |= _prefixed(components, name)
        for part, schema in zip(parts, described, strict=True):
            schemas.setdefault(f"{name}{part}", _renamed(schema, components, name))
    return schemas


def _prefixed(components: dict[str, Any], game: str) -> dict[str, Any]:
    """The components under names that begin with the game's, so that two games can both have a player."""
    return {_name(name, game): _renamed(schema, components, game) for name, schema in components.items()}


def _name(name: str, game: str) -> str:
    return name if name.startswith(game) else f"{game}{name}"


def _renamed(schema: Any, components: dict[str, Any], game: str) -> Any:
    """The schema with its references following the new names."""
    renames = {REF.format(name=name): REF.format(name=_name(name, game)) for name in components}

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
    names = [_camel(title.about.id) for title in shelf.titles()]
    for schema, field, part in GAME_FIELDS:
        any_game = {"anyOf": [{"$ref": REF.format(name=f"{name}{part}")} for name in names]}
        fields = schemas[schema]["properties"]
        fields[field] = {"type": "array", "items": any_game} if fields[field].get("type") == "array" else any_game
    schemas |= game_schemas()
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["responses"] = _answers(operation["responses"])
    return document


GAME_FIELDS = (
    ("Look", "view", "View"),
    ("Choice", "action", "Action"),
    ("Act", "action", "Action"),
    ("Note", "events", "Event"),
    ("Foreseen", "events", "Event"),
    ("Printed", "board", "Board"),
    ("Printed", "figures", "Figures"),
)


def _wire_types() -> list[type]:
    """Every structure of the wire."""
    found: dict[str, type] = {}
    for module in (clock, commands, look, opening, settings, title_module, wire):
        for name, kind in vars(module).items():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not commands.Command:
                found[name] = kind
    del found["About"], found["Figures"]  # told by others in their own form
    return list(found.values())


def _answers(responses: dict[str, Any]) -> dict[str, Any]:
    """What an operation answers: what it says, or a problem."""
    problem = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    good = {
        status: {key: value for key, value in answer.items() if key != "headers"}
        for status, answer in responses.items()
        if status.startswith("2")
    }
    return good | {"4XX": {"description": "Why it was not done; nothing has changed", "content": problem}}
