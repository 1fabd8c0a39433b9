"""The wire keeps the promise of its own description: no fault of the server, no answer outside the schema."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fernhandel.client import Table
from server.house import House, finished, hot_seat, step

CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance, content_type_conformance]
EXAMPLES = 12
STREAM = "/api/tables/{table}/stream"  # never ends by itself


@pytest.fixture(scope="module")
def tables(house: House) -> Iterator[list[Table]]:
    """A table that is being played and one that is over, so that examples meet more than unknown tables."""
    with house.client() as client:
        playing = hot_seat(client, "merchants")
        step(playing, 3)
        yield [playing, finished(client)]


def test_every_operation(house: House, tables: list[Table]) -> None:
    found = httpx.get(f"{house.address}/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(found).exclude(path=STREAM)
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


def test_the_description_has_exact_types_for_every_action_of_every_game(house: House) -> None:
    found = httpx.get(f"{house.address}/api/openapi.json").json()["components"]["schemas"]
    assert len(found["AufAchseAction"]["anyOf"]) > 10
    assert set(found["MerchantsBuy"]["properties"]["good"]["enum"]) >= {"wine", "cloth"}
    assert found["NurembergBid"]["properties"]["box"]["enum"] == list(range(1, 9))
