"""6.2 and 6.3 What a work is worth: the parts of its value and the bonus cards."""

from typing import TYPE_CHECKING

from signoria.table import Seat
from signoria.titles.princes.counters import count

if TYPE_CHECKING:
    from signoria.titles.princes.game import Princes


def parts(game: "Princes", seat: Seat, card: int) -> tuple[int, int, int, int, int]:
    """6.2 The worksheet of a work: its wish for a building, a landscape, a freedom; jesters; cards owned."""
    estate = game.estates[seat]
    worth = game.box.worth
    building, landscape, freedom = game.box.wishes[card]
    return (
        worth.building if estate.buildings >> building & 1 else 0,
        worth.landscape if estate.landscapes[landscape] else 0,
        worth.freedom if estate.freedoms >> freedom & 1 else 0,
        worth.jester * estate.jesters,
        worth.card * estate.cards(),
    )


def plain_value(game: "Princes", seat: Seat, card: int) -> int:
    """6.2 What a work is worth without bonus cards."""
    return sum(parts(game, seat, card)) + added_value(game, seat)


def plain_values(game: "Princes", seat: Seat, cards: tuple[int, ...]) -> list[int]:
    """6.2 What works are worth without bonus cards: their wishes, and what is the same for all."""
    box, estate = game.box, game.estates[seat]
    worth, buildings, landscapes, freedoms = box.worth, estate.buildings, estate.landscapes, estate.freedoms
    same = worth.jester * estate.jesters + worth.card * estate.cards() + added_value(game, seat)
    values: list[int] = []
    for card in cards:
        building, landscape, freedom = box.wishes[card]
        value = same
        if buildings >> building & 1:
            value += worth.building
        if landscapes[landscape]:
            value += worth.landscape
        if freedoms >> freedom & 1:
            value += worth.freedom
        values.append(value)
    return values


def added_value(game: "Princes", seat: Seat) -> int:
    """What expansions add to every work of a seat."""
    value = 0
    for term in game.box.variant.terms:
        value += term(game, seat)
    return value


def bonus_total(game: "Princes", seat: Seat) -> int:
    """6.3 What all bonus cards at hand would add."""
    total = 0
    for bonus in game.estates[seat].bonus:
        total += bonus_value(game, seat, bonus)
    return total


def bonus_value(game: "Princes", seat: Seat, bonus: int) -> int:
    """6.3 What a bonus card adds, counted as if the profession already lay on the table."""
    factor, counters, shift = game.box.bonus_terms[bonus]
    return factor * (count(game.box, game.estates[seat], counters) + shift)
