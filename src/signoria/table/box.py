"""A box: one set of components with all that is computed from it once, shared by its games."""

import hashlib
import tomllib
from collections.abc import Mapping
from typing import Final, TypeAlias, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from signoria.table.errors import BadComponents
from signoria.table.messages import Text
from signoria.table.moves import Lexicon

C = TypeVar("C")

PROVENANCES: Final = ("seed", "found", "recalled", "reconstructed")
"""Where a row comes from: a rules text, other public material, memory, or our own choice within what is known."""

Names: TypeAlias = dict[str, Text]


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Components, the moves they make possible, their names in both languages, and a digest that tells sets apart."""

    def __init__(self, digest: str, lexicon: Lexicon, names: Names) -> None:
        self.digest = digest
        self.lexicon = lexicon
        self.names = names


def read_components(text: str, shape: type[C]) -> C:
    """A component file as typed rows; refused with one line that names row and reason."""
    try:
        raw = tomllib.loads(text)
    except ValueError as error:
        raise BadComponents(f"the component file is not valid TOML: {error}") from None
    except RecursionError:
        raise BadComponents("the component file is not valid TOML: it is nested too deeply") from None
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise BadComponents(f"the component file is refused: {_readable(str(error))}") from None


def _readable(error: str) -> str:
    """`… - at `$.professions[3].name`` as a person would say it."""
    reason, _, place = error.partition(" - at `$")
    where = place.removesuffix("`").lstrip(".")
    reason = reason.replace("Object missing required field", "missing").replace(
        "Object contains unknown field", "unknown"
    )
    match reason.split(" ", 1):
        case ["missing", field]:
            reason = f"the field {field} is missing"
        case ["unknown", field]:
            reason = f"there is no field {field}"
    return f"{where}: {reason}" if where else reason


def components_digest(text: str) -> str:
    """Tells two sets apart; blanks and comments do not count."""
    plain = msgspec.json.encode(tomllib.loads(text), order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:16]


def check_provenance(row: str, provenance: str | Mapping[str, str]) -> None:
    """Every row says where it comes from, in one of the known words."""
    words = [provenance] if isinstance(provenance, str) else list(provenance.values())
    for word in words:
        if word not in PROVENANCES:
            raise BadComponents(
                f"the component file is refused: {row}: provenance {word!r} is not one of {', '.join(PROVENANCES)}"
            )
