"""The wire keeps the promise of its own description: no fault of the server, no answer outside the schema."""

from collections.abc import Iterator
from itertools import chain
from typing import Any, ClassVar
from unittest import mock

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from msgspec.structs import replace
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fernhandel import Action
from fernhandel.client import Table
from fernhandel.core import shelf
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.events import Event
from fernhandel.core.terms import Terms
from fernhandel.core.title import Title
from fernhandel.server.schema import PARTS, REF, game_schemas
from guests.pit import BIDS, PASS, PIT, BidMade, Pit
from server.house import House, finished, get, hot_seat, step

CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance, content_type_conformance]
EXAMPLES = 12
STREAMS = ["/api/tables/{table}/stream", "/api/lobby/stream"]  # which never end by themselves


@pytest.fixture(scope="module")
def tables(house: House) -> Iterator[list[Table]]:
    """A table that is being played and one that is over, so that examples meet more than unknown tables."""
    with house.client() as client:
        playing = hot_seat(client, "merchants")
        step(playing, 3)
        yield [playing, finished(client)]


def test_every_operation(house: House, tables: list[Table]) -> None:
    found = get(f"{house.address}/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(found).exclude(path=STREAMS)
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 18
    faults = {}
    for operation in operations:
        try:
            check(operation, house, tables)
        except BaseExceptionGroup as group:
            faults[operation.label] = [str(fault)[:600] for fault in group.exceptions]
    assert faults == {}


def check(operation: Any, house: House, tables: list[Table]) -> None:
    """Ask an operation whatever its description allows, and compare what it answers."""

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    def ask(case: schemathesis.Case[Any]) -> None:
        headers = {}
        if "table" in (case.path_parameters or {}):
            table = tables[len(repr(case.body)) % 2]
            case.path_parameters["table"] = table.id
            headers = {"authorization": f"Bearer {table.seats[0].secret}"}
        case.call_and_validate(base_url=house.address, headers=headers, checks=CHECKS)

    ask()


class Bid(Event, frozen=True, kw_only=True):
    """An event that is called like an action."""

    seat: int


class CoinsView(Event, frozen=True, kw_only=True):
    """An event of ``pit`` that is called like the view of ``pit_coins``."""

    seat: int


def brought(*titles: Title) -> tuple[dict[str, Any], dict[str, list[str]]]:
    """The schemas of these games alone, beside a name that the wire has."""
    with mock.patch.object(shelf, "_SHELF", {title.about.id: title for title in titles}):
        return game_schemas({"PitBoard"})


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (value.removeprefix(REF.format(name="")) for key, value in part.items() if key == "$ref")
    values = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    for value in values:
        yield from references(value)


def renamed(id: str, events: tuple[type[Event], ...], *actions: Action) -> Title:
    """The smallest game under another name, with these events and actions."""

    class Other(Pit):
        about = replace(PIT.about, id=id)
        event_types: ClassVar = events

        def catalogue(self, terms: Terms) -> Catalogue:
            return Catalogue(list(actions), names={}, things={})

    return Other()


def test_a_game_with_one_kind_of_action_and_without_described_events_has_a_schema() -> None:
    schemas, called = brought(renamed("quiet", (), PASS))
    assert [*chain(*called.values())] == ["QuietAction", "QuietEvent", "QuietView", "QuietBoard", "QuietFigures"]
    assert schemas["QuietAction"] == {"$ref": REF.format(name="QuietPass")}
    assert schemas["QuietPass"]["required"] == ["type"]
    assert schemas["QuietEvent"] == {"type": "object"}
    assert set(references(schemas)) <= schemas.keys()


def test_no_schema_takes_the_name_of_another() -> None:
    """Not that of another game whose name begins alike, of another part of the same game, or of the wire."""
    pit, coins = renamed("pit", (BidMade, CoinsView), PASS), renamed("pit_coins", (BidMade, Bid), PASS, *BIDS)
    schemas, called = brought(pit, coins)
    assert len(set(chain(*called.values()))) == 2 * len(PARTS)
    assert set(references(schemas)) <= schemas.keys()
    assert "PitBoard" not in schemas
    titles = [schema["title"] for schema in schemas.values() if "title" in schema]
    assert titles.count("PitView") == titles.count("BidMade") == 2, "each game has its own"
    assert {"PitPass", "PitCoinsPass", "PitCoinsBid", "Bid", "CoinsView"} <= set(titles), "none is lost"
    view = schemas[called["View"][1]]
    assert schemas[next(references(view))]["title"] == "PitView"


def test_the_description_has_exact_types_for_every_action_of_every_game(house: House) -> None:
    found = get(f"{house.address}/api/openapi.json").json()["components"]["schemas"]
    assert len(found["AufAchseAction"]["anyOf"]) > 10
    assert set(found["MerchantsBuy"]["properties"]["good"]["enum"]) >= {"wine", "cloth"}
    assert found["NurembergBid"]["properties"]["box"]["enum"] == list(range(1, 9))
