"""Answers: typed plain data as JSON, and its schema for the documentation."""

from typing import Any, TypeAlias

import msgspec
from fastapi import Response

from signoria.server.errors_shape import ErrorAnswer

Schema: TypeAlias = dict[int | str, dict[str, Any]]
# FastAPI's own type for this parameter; what is in it is plain JSON schema.


class Json(Response):
    """Plain data, encoded by its own types."""

    media_type = "application/json"

    def __init__(self, content: object, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(content), status)


def answers(kind: object, *refusals: int, status: int = 200) -> Schema:
    """What a route answers: its kind when all is well, one sentence for each way it may not be."""
    documented: Schema = {status: _content(kind, "Done.")}
    for code in (400, 403, 413, 422, 429, *refusals):
        documented[code] = _content(ErrorAnswer, "Refused, with one sentence.")
    return documented


def _content(kind: object, description: str) -> dict[str, Any]:
    schema = msgspec.json.schema(kind)
    definitions = schema.pop("$defs", {})
    return {"description": description, "content": {"application/json": {"schema": _inlined(schema, definitions)}}}


def _inlined(schema: Any, definitions: dict[str, Any]) -> Any:
    """A schema with every reference put in its place: our data is small and never refers to itself."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return _inlined(definitions[schema["$ref"].rpartition("/")[2]], definitions)
        return {key: _inlined(value, definitions) for key, value in schema.items() if key != "discriminator"}
    if isinstance(schema, (list, tuple)):
        return [_inlined(value, definitions) for value in schema]
    return schema
