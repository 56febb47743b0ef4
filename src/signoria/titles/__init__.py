"""The titles: the one list, each loaded when it is asked for."""

from importlib import import_module
from typing import Final

from signoria.table import Title, UnknownTitle

TITLES: Final = {
    "princes": ("signoria.titles.princes.title", "PRINCES"),
    "il_principe": ("signoria.titles.il_principe.title", "IL_PRINCIPE"),
    "firenze": ("signoria.titles.firenze.title", "FIRENZE"),
    "florenza": ("signoria.titles.florenza.title", "FLORENZA"),
}


def title(key: str) -> Title:
    """The title of that key.

    >>> title("princes").name.en
    'The Princes of Florence'
    """
    if key not in TITLES:
        raise UnknownTitle(f"there is no game {key!r}: there are {', '.join(TITLES)}")
    module, name = TITLES[key]
    found = getattr(import_module(module), name)
    assert isinstance(found, Title)
    return found


def titles() -> list[Title]:
    """All titles there are."""
    return [title(key) for key in TITLES]
