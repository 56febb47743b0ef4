"""The golden records of The Princes of Florence."""

from signoria.table import Game, Outcome, Sitting
from signoria.titles.princes.cooperation.events import Countered, Insisted, JointlyBuilt, Offered, OfferRefused
from signoria.titles.princes.muse.components import CHARACTERS
from signoria.titles.princes.muse.events import (
    BankerTaken,
    CharacterTaken,
    FlorinsChanged,
    PrincessPleased,
    ProfessorConsulted,
    RankScored,
    WonForNothing,
)
from tests.golden.wanted import QUICK, Wanted, shared, won_alone, won_by_the_tie_break


def by_lowest_card(outcome: Outcome, game: Game) -> bool:
    """Points and money are tied, and a profession card decides."""
    tied = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
    purses = sorted(game.tallies(seat)["florins"] for seat in tied)
    return len(tied) > 1 and outcome.ranks.count(1) == 1 and purses[-1:] == purses[-2:-1]


def shows_every_character(sitting: Sitting) -> bool:
    """All six have helped somebody, and the Merchant in both ways."""
    told = [event for place in range(sitting.number) for event in sitting.events_of(place)]
    taken = {event.character for event in told if isinstance(event, CharacterTaken)}
    used = {type(event) for event in told}
    others = {BankerTaken, RankScored, WonForNothing, ProfessorConsulted, PrincessPleased, FlorinsChanged}
    return len(taken) == len(CHARACTERS) - 1 and others <= used


def shows_every_end_of_a_talk(sitting: Sitting) -> bool:
    """An offer, a counter-offer and a last offer were accepted, and one was refused."""
    told = [event for place in range(sitting.number) for event in sitting.events_of(place)]
    kinds = [type(event) for event in told]
    before = {kinds[place - 1] for place, kind in enumerate(kinds) if kind is JointlyBuilt}
    return {Offered, Countered, Insisted} <= before and OfferRefused in kinds


def shows_both(sitting: Sitting) -> bool:
    """Neighbours build together, and characters help."""
    told = {type(event) for place in range(sitting.number) for event in sitting.events_of(place)}
    return {JointlyBuilt, CharacterTaken, PrincessPleased} <= told


WANTED = (
    Wanted("two", 2, {}, won_alone, QUICK),
    Wanted("two-four-freedoms", 2, {"freedoms2p": 4, "open_money": True}, won_alone, QUICK),
    Wanted("three", 3, {}, won_alone, QUICK),
    Wanted("three-edition-2000", 3, {"edition": "2000", "first_player": "2"}, won_alone, QUICK),
    Wanted("four", 4, {}, won_alone, QUICK),
    Wanted("five", 5, {}, won_alone, QUICK),
    Wanted("four-by-chance", 4, {}, won_alone),
    Wanted("money-decides", 3, {}, won_by_the_tie_break, QUICK),
    Wanted("shared", 2, {}, shared),
    Wanted("muse-two", 2, {"muse": True}, won_alone, QUICK),
    Wanted("muse-four", 4, {"muse": True}, won_alone, QUICK, shows_every_character),
    Wanted("cooperation-two", 2, {"cooperation": True}, won_alone, QUICK),
    Wanted("cooperation-four", 4, {"cooperation": True}, won_alone, QUICK, shows_every_end_of_a_talk),
    Wanted("cooperation-five-by-chance", 5, {"cooperation": True}, won_alone),
    Wanted("both-three", 3, {"cooperation": True, "muse": True}, won_alone, QUICK, shows_both),
    Wanted("lowest-card-decides", 2, {"third_tiebreak": "lowest_card"}, by_lowest_card),
)
