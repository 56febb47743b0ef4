"""6.2 and 6.3 What a work is worth: the parts of its value and the bonus cards."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from signoria.table import Seat
from signoria.titles.princes.box import PrincesBox
from signoria.titles.princes.counters import count

if TYPE_CHECKING:
    from signoria.titles.princes.game import Estate, Princes


def _building(box: PrincesBox, estate: "Estate", card: int) -> int:
    return box.rows.work.building if estate.buildings >> box.wishes[card][0] & 1 else 0


def _landscape(box: PrincesBox, estate: "Estate", card: int) -> int:
    return box.rows.work.landscape if estate.landscapes[box.wishes[card][1]] else 0


def _freedom(box: PrincesBox, estate: "Estate", card: int) -> int:
    return box.rows.work.freedom if estate.freedoms >> box.wishes[card][2] & 1 else 0


def _jesters(box: PrincesBox, estate: "Estate", card: int) -> int:
    return box.rows.work.jester * estate.jesters


def _cards(box: PrincesBox, estate: "Estate", card: int) -> int:
    return box.rows.work.card * estate.cards()


Part = Callable[[PrincesBox, "Estate", int], int]
PARTS: tuple[tuple[str, Part], ...] = (
    ("building", _building),
    ("landscape", _landscape),
    ("freedom", _freedom),
    ("jester", _jesters),
    ("card", _cards),
)
"""6.2 What adds to a work's value, bonus cards aside."""


def parts(game: "Princes", seat: Seat, card: int) -> dict[str, int]:
    """6.2 The worksheet of a work: each part by name."""
    estate = game.estates[seat]
    return {name: part(game.box, estate, card) for name, part in PARTS}


def plain_value(game: "Princes", seat: Seat, card: int) -> int:
    """6.2 What a work is worth without bonus cards."""
    estate = game.estates[seat]
    box = game.box
    value = 0
    for _, part in PARTS:
        value += part(box, estate, card)
    return value


def bonus_value(game: "Princes", seat: Seat, bonus: int) -> int:
    """6.3 What a bonus card adds, counted as if the profession already lay on the table."""
    row = game.box.rows.bonus_cards[bonus]
    estate = game.estates[seat]
    value = count(game.box, estate, row.counters)
    value += row.counters.count("cards_table") + row.counters.count("work") - row.counters.count("cards_hand")
    return row.factor * value
