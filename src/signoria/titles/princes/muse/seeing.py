"""The court as a seat sees it."""

from signoria.table import Seat
from signoria.titles.princes.box import PROFESSIONS
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.court import NOBODY, court_of
from signoria.titles.princes.muse.merchant import rank
from signoria.titles.princes.muse.muse import muse_adds
from signoria.titles.princes.muse.phase import CourtOpens, Solicit
from signoria.titles.princes.muse.princess import princess_counts, princess_value
from signoria.titles.princes.muse.views import CharacterView, CourtView, MuseWork, PrincessPart
from signoria.titles.princes.values import plain_value


def court_view(game: Princes, seat: Seat | None) -> CourtView:
    """The characters, and what the Princess would pay the one who looks; before the phase begins none is taken."""
    court = court_of(game)
    closed = 0 if any(isinstance(step, CourtOpens) for step in game.agenda) else court.taken
    return CourtView(
        courted=any(isinstance(step, Solicit) for step in game.agenda),
        characters=tuple(
            CharacterView(
                character=row.key,
                lowest_space=row.lowest,
                highest_space=row.highest,
                space=_there(court.spaces[place]),
                pawn_seat=_there(court.pawns[place]),
                holder_seat=_there(court.holders[place]),
                last_seat=_there(court.had[place]),
                taken=bool(closed >> place & 1),
            )
            for place, row in enumerate(game.box.rows.characters)
        ),
        bankers_florins=court.money,
        princess_value=None if seat is None else princess_value(game, seat),
        princess_parts=() if seat is None else _parts(game, seat),
        works_with_muse=() if seat is None else _with_muse(game, seat),
        ranks=tuple([rank(game, other) for other in range(game.seats)]),
    )


def _parts(game: Princes, seat: Seat) -> tuple[PrincessPart, ...]:
    return tuple([PrincessPart(what, count, each, count * each) for what, count, each in princess_counts(game, seat)])


def _with_muse(game: Princes, seat: Seat) -> tuple[MuseWork, ...]:
    added = game.round - muse_adds(game, seat)
    professions = game.box.card_keys[PROFESSIONS]
    hand = game.estates[seat].hand
    return tuple([MuseWork(professions[card], plain_value(game, seat, card) + added) for card in hand])


def _there(number: int) -> int | None:
    return None if number == NOBODY else number
