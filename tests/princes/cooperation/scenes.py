"""Scenes among neighbours: one seat's turn on the joined estates, and negotiations played in it."""

from collections.abc import Mapping

from signoria.table import Event, OptionValue
from signoria.titles.princes.cooperation.turns import NeighbourTurn
from signoria.titles.princes.game import Princes
from signoria.titles.princes.rounds import NextRound
from signoria.titles.princes.works import BestWorkOfRound
from tests.princes.scenes import at_auction, estate
from tests.transcripts import play

COOPERATION: Mapping[str, OptionValue] = {"cooperation": True}
BOTH: Mapping[str, OptionValue] = {"cooperation": True, "muse": True}


def among_neighbours(
    seats: int = 2,
    *,
    seat: int = 0,
    left: int = 2,
    builders: tuple[int, ...] = (),
    florins: int = 3000,
    options: Mapping[str, OptionValue] = COOPERATION,
) -> Princes:
    """One seat's turn in round 1, with nobody else to act; builders seat by seat."""
    game = at_auction(seats, options=options)
    game.bidders = ()
    game.agenda = (NextRound(), BestWorkOfRound(), NeighbourTurn(seat, left, 0))
    for place in range(seats):
        estate(game, place, florins=florins, builders=builders[place] if place < len(builders) else 0)
    return game


def offer(game: Princes, text: str, amount: int, *, active: int = 0, partner: int = 1) -> list[Event]:
    """An offer as one line says it: `workshop 0 g2`."""
    kind = text.split(maxsplit=1)[0]
    return play(
        game, f"{active}: propose {partner} / {active}: build {kind} / {active}: join {text} / {active}: for {amount}"
    )


def counter(game: Princes, text: str, amount: int, *, partner: int = 1) -> list[Event]:
    """A counter-offer of the partner."""
    return play(game, f"{partner}: counter / {partner}: join {text} / {partner}: for {amount}")


def insist(game: Princes, text: str, amount: int, *, active: int = 0) -> list[Event]:
    """A last offer of the active player."""
    return play(game, f"{active}: insist / {active}: join {text} / {active}: for {amount}")
