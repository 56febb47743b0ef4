"""10 The final scoring: flags, celebrations, and who has won."""

from typing import TYPE_CHECKING, Final

from signoria.table import Outcome, Seat, places
from signoria.titles.firenze.box import TOWER_MASK, colour_of, height_of
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import HEIGHTS, Effect, Filter

if TYPE_CHECKING:
    from signoria.titles.firenze.game import Firenze

SOURCES: Final = ("contract", "balcony", "level", "church", "event", "end", "flag", "celebration")
"""Where points come from, in the order of a family's `scored`."""

BY_CONTRACT, BY_BALCONY, BY_LEVEL, BY_CHURCH, BY_EVENT, BY_END, BY_FLAG, BY_CELEBRATION = range(len(SOURCES))


def letters_on(contracts: int, colour: int) -> int:
    """The contracts of one tower among those given, as bits from its lowest."""
    return contracts >> len(HEIGHTS) * colour & TOWER_MASK


def flag_winner(game: "Firenze", colour: int) -> Seat | None:
    """10.3 Most letters on the tower; of several with most, the one with the highest letter. Nobody without any."""
    lying = [letters_on(family.contracts, colour) for family in game.families]
    best = max([(letters.bit_count(), letters) for letters in lying])
    return lying.index(best[1]) if best[0] else None


def meets(game: "Firenze", wanted: Filter, space: int, nth: int) -> bool:
    """Whether a contract, the nth of its turn, is one an effect speaks of; a balcony has height and colour like any."""
    height = height_of(space)
    return (
        wanted.height_min <= height <= wanted.height_max
        and (not wanted.colours or COLOURS[colour_of(space)] in wanted.colours)
        and (not wanted.balcony or space in game.balconies)
        and (not wanted.nth_this_turn or wanted.nth_this_turn == nth)
    )


def spaces_of(contracts: int) -> list[int]:
    """The numbers of contracts given as bits."""
    return [space for space in range(contracts.bit_length()) if contracts >> space & 1]


def celebration_points(game: "Firenze", seat: Seat, card: int) -> int:
    """10.4 What a celebration is worth to its owner at the end."""
    effects = game.box.effects[card]
    return sum([_points(game, seat, effect) for effect in effects if effect.when == "game_end"])


def _points(game: "Firenze", seat: Seat, effect: Effect) -> int:
    family = game.families[seat]
    if effect.of:
        towers = [letters_on(family.contracts, colour).bit_count() for colour in range(len(COLOURS))]
        reached = max(towers) if effect.of == "own_letters_on_best_tower" else len(COLOURS) - towers.count(0)
        return max([points for key, points in effect.steps.items() if int(key) <= reached], default=0)
    if effect.per == "own_letter_left":
        points = effect.points * family.letters
    elif effect.per == "own_contract":
        points = effect.points * sum(
            [meets(game, effect.filter, space, game.filled) for space in spaces_of(family.contracts)]
        )
    else:
        points = effect.points
    return min(points, effect.max_points) if effect.max_points else points


def places_of(game: "Firenze") -> tuple[int, ...]:
    """10.5 Most points win; who is tied shares the place."""
    return places([(family.points,) for family in game.families])


def outcome_of(game: "Firenze") -> Outcome | None:
    """The final places, once everything is scored."""
    if game.agenda:
        return None
    sheets = tuple([score_sheet(game, seat) for seat in range(game.seats)])
    return Outcome(places_of(game), tuple([family.points for family in game.families]), sheets)


def sheets_of(game: "Firenze", eyes: Seat | None) -> tuple[dict[str, int], ...]:
    """What everybody would have now, flags included, and celebrations as far as hands are seen (1.4)."""
    sheets = [score_sheet(game, seat) for seat in range(game.seats)]
    for colour, points in enumerate(game.box.flags):
        winner = flag_winner(game, colour)
        if winner is not None:
            sheets[winner]["flag"] = sheets[winner].get("flag", 0) + points
    for seat, family in enumerate(game.families):
        if not game.shows_hand(seat, eyes):
            continue
        held = sum([celebration_points(game, seat, card) for card in family.hand if card in game.box.celebrations])
        if held:
            sheets[seat]["celebration"] = held
    return tuple(sheets)


def score_sheet(game: "Firenze", seat: Seat) -> dict[str, int]:
    """Where a seat's points come from, by source."""
    sheet = dict(zip(SOURCES, game.families[seat].scored, strict=True))
    return {source: points for source, points in sheet.items() if points}
