"""Answers: typed plain data as JSON, and its schema for the documentation."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
from fastapi import FastAPI, Response

from signoria.server.refusals import ErrorAnswer
from signoria.table import Title
from signoria.titles import titles

Schema: TypeAlias = dict[int | str, dict[str, Any]]
# FastAPI's own type for this parameter; what is in it is plain JSON schema.

_named: dict[str, Any] = {}
"""The schemas that answers refer to by name."""


class Json(Response):
    """Plain data, encoded by its own types."""

    media_type = "application/json"

    def __init__(self, content: object, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(content), status)


def answers(kind: object, *refusals: int, status: int = 200) -> Schema:
    """What a route answers: its kind when all is well, one sentence for each way it may not be."""
    return {status: _content(kind, "Done."), **_refusals(refusals)}


def text_answer(example: str, *refusals: int) -> Schema:
    """What a route answers whose answer is plain text."""
    content = {"text/plain": {"schema": {"type": "string"}, "example": example}}
    return {200: {"description": "Done.", "content": content}, **_refusals(refusals)}


def _refusals(statuses: tuple[int, ...]) -> Schema:
    return {code: _content(ErrorAnswer, "Refused, with one sentence.") for code in (400, 403, 413, 422, 429, *statuses)}


def _content(kind: object, description: str) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": named(kind)}}}


def named(kind: object) -> dict[str, Any]:
    """The schema of a kind of data; what it is made of is kept under its own name."""
    (schema,), definitions = msgspec.json.schema_components((kind,), ref_template="#/components/schemas/{name}")
    _named.update(definitions)
    return schema


def _of_title(played: Title) -> dict[str, Any]:
    """The view, the events and the component file of a title, each under the title's key: `princes.PrincesView`."""
    shape = played.components_type
    kinds = (played.view_type, *played.all_event_types(), *([shape] if shape else []))
    _, definitions = msgspec.json.schema_components(kinds, ref_template=f"#/components/schemas/{played.key}.{{name}}")
    return {f"{played.key}.{name}": schema for name, schema in definitions.items()}


def document(app: FastAPI, socket: Sequence[type[msgspec.Struct]], examples: Sequence[msgspec.Struct]) -> None:
    """Puts the named schemas into the documentation: of answers, of what every title tells, of the socket."""
    live = {"description": "A message of the socket `/api/tables/{table}/live`.", "anyOf": [*map(named, socket)]}
    for kind in map(type, examples):
        named(kind)
    for example in examples:
        _named[type(example).__name__]["examples"] = [msgspec.json.decode(msgspec.json.encode(example))]
    written = app.openapi

    @cache
    def openapi() -> dict[str, Any]:
        whole = written()
        schemas = whole.setdefault("components", {}).setdefault("schemas", {})
        schemas.update(_named, LiveMessage=live)
        for played in titles():
            schemas.update(_of_title(played))
        return whole

    app.openapi = openapi  # type: ignore[method-assign]  # the way FastAPI documents to extend its schema
