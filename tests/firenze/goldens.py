"""The golden records of Firenze."""

from signoria.table import Game, Outcome
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.game import NOBODY, Firenze
from signoria.titles.firenze.scoring import letters_on
from tests.golden.wanted import QUICK, Wanted, shared, won_alone


def by_the_last_letter(outcome: Outcome, game: Game) -> bool:
    """One winner, after somebody has placed the last letter."""
    assert isinstance(game, Firenze)
    return won_alone(outcome, game) and game.finisher != NOBODY


def finisher_loses(outcome: Outcome, game: Game) -> bool:
    """Who placed the last letter is overtaken."""
    assert isinstance(game, Firenze)
    return game.finisher != NOBODY and outcome.ranks[game.finisher] > 1


def with_a_tied_flag(outcome: Outcome, game: Game) -> bool:
    """A flag goes to the taller contract, as several have most letters on its tower."""
    assert isinstance(game, Firenze)
    counts = [
        sorted(letters_on(family.contracts, colour).bit_count() for family in game.families)
        for colour in range(len(COLOURS))
    ]
    return any(most and most == next_most for *_, next_most, most in counts)


def by_rounds(outcome: Outcome, game: Game) -> bool:
    """The rounds are over though everybody has letters left."""
    assert isinstance(game, Firenze)
    return game.finisher == NOBODY


WANTED = (
    Wanted("two", 2, {}, by_the_last_letter, QUICK),
    Wanted("three", 3, {}, by_the_last_letter, QUICK),
    Wanted("four", 4, {}, by_the_last_letter, QUICK),
    Wanted("recommended", 3, {"layout": "recommended", "first_player": "2"}, by_the_last_letter, QUICK),
    Wanted("dice", 4, {"layout": "dice", "neutral_letters": 7, "auto_discard": True}, by_the_last_letter, QUICK),
    Wanted("dead-colour", 2, {"dead_colour": "yellow", "extra_neutral": True}, by_the_last_letter, QUICK),
    Wanted("finisher-loses", 4, {"first_player": "1"}, finisher_loses, QUICK),
    Wanted("flag-by-height", 3, {"campanile": "out"}, with_a_tied_flag, QUICK),
    Wanted("four-by-chance", 4, {}, by_the_last_letter, ("fill",)),
    Wanted("hundred-rounds", 2, {}, by_rounds),
    Wanted("shared", 4, {}, shared, ("fill",)),
)
