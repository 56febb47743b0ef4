"""The titles: the one list, each loaded when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Final, Literal, overload

from signoria.table import Title, UnknownTitle

if TYPE_CHECKING:
    from signoria.titles.firenze.title import FirenzeTitle
    from signoria.titles.florenza.title import FlorenzaTitle
    from signoria.titles.il_principe.title import IlPrincipeTitle
    from signoria.titles.princes.title import PrincesTitle

TITLES: Final[dict[str, str]] = {
    "princes": "signoria.titles.princes.title:PRINCES",
    "il_principe": "signoria.titles.il_principe.title:IL_PRINCIPE",
    "firenze": "signoria.titles.firenze.title:FIRENZE",
    "florenza": "signoria.titles.florenza.title:FLORENZA",
}
"""Where each lies, as `module:NAME`. A new title is one line here; whoever asks for it by key gets a `Title`."""


@overload
def title(key: Literal["princes"]) -> "PrincesTitle": ...
@overload
def title(key: Literal["il_principe"]) -> "IlPrincipeTitle": ...
@overload
def title(key: Literal["firenze"]) -> "FirenzeTitle": ...
@overload
def title(key: Literal["florenza"]) -> "FlorenzaTitle": ...
@overload
def title(key: str) -> Title: ...
def title(key: str) -> Title:
    """The title of that key; for one of ours, type checkers know its game, box and view.

    >>> title("princes").name.en
    'The Princes of Florence'
    """
    if key not in TITLES:
        raise UnknownTitle(f"there is no game {key!r}: there are {', '.join(TITLES)}")
    module, _, name = TITLES[key].partition(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, Title)
    return found


def titles() -> list[Title]:
    """All titles there are."""
    return [title(key) for key in TITLES]
