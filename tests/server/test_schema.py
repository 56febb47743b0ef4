"""The whole API under fire: no 5xx, no answer outside what is documented."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from signoria.server.app import create_app
from signoria.server.settings import Settings
from tests.server.guests import Guest
from tests.server.running import Server

RULES_DECIDE = positive_data_acceptance
"""A request may be well formed and still ask for a table, a bot or a move that there is not."""

schema = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
schema.config.checks.negative_data_rejection.expected_statuses.append("413")
"""A body beyond the limit is refused too, by its size alone."""


def answered(api: dict[str, Any]) -> set[str]:
    """The names of all that routes answer when all is well, and when it is not."""
    contents = [
        answer["content"]["application/json"]["schema"].get("$ref", "")
        for path in api["paths"].values()
        for route in path.values()
        for answer in route["responses"].values()
        if "application/json" in answer.get("content", {})
    ]
    return {reference.rpartition("/")[2] for reference in contents}


def test_every_answer_has_an_example_that_its_own_schema_allows() -> None:
    api = create_app(Settings()).openapi()
    schemas = api["components"]["schemas"]
    named = answered(api)
    assert {"Sight", "Story", "ErrorAnswer"} <= named
    for name in sorted(named):
        (example,) = schemas[name]["examples"]
        jsonschema.validate(example, {"$ref": f"#/components/schemas/{name}", "components": api["components"]})


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """A server, and the cookie of somebody who is known there."""
    folder: Path = tmp_path_factory.mktemp("api")
    server = Server(f"sqlite:{folder / 'api.db'}")
    anna = Guest(server.url, "Anna")
    yield server.url, {"cookie": f"signoria={anna.client.cookies['signoria']}"}
    server.stop()


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_documented(case: "schemathesis.Case[Any]", address: tuple[str, dict[str, str]]) -> None:
    url, headers = address
    case.call_and_validate(base_url=url, headers=headers, excluded_checks=[RULES_DECIDE])
