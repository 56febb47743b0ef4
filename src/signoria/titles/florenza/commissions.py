"""5 Commissions: a worker on a work of art, and an artist who can make it."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.florenza.events import Commissioned
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.moves import Commission, Hire
from signoria.titles.florenza.placings import Placing

ALREADY_REALISED: Final = Refusal("florenza-refusal-already-realised", "5.6")
WORK_TAKEN: Final = Refusal("florenza-refusal-work-taken", "5.6")
NO_ARTIST_LEFT: Final = Refusal("florenza-refusal-no-artist-left", "5.7")
NO_CREST_LEFT: Final = Refusal("florenza-refusal-no-crest-left", "5.8")
NOT_SKILLED: Final = Refusal("florenza-refusal-not-skilled", "5.7")
ARTIST_AWAY: Final = Refusal("florenza-refusal-artist-away", "5.7")
ARTIST_ENGAGED: Final = Refusal("florenza-refusal-artist-engaged", "5.7")
ARTIST_RESERVED: Final = Refusal("florenza-refusal-artist-reserved", "4.3")


def has_crest(game: Florenza, seat: Seat) -> bool:
    """5.8 A crest must be left for every commission that stands, and one for this."""
    family = game.families[seat]
    return game.box.rows.setup.crests - family.works.bit_count() > len(family.commissions)


def servable(game: Florenza, seat: Seat) -> int:
    """5.7 The works for which there is an artist, as bits."""
    artists = game.artists_for(seat)
    skills = 0
    for skill, skilled in enumerate(game.box.skilled):
        if artists & skilled:
            skills |= 1 << skill
    return game.box.servable[skills]


def open_works(game: Florenza, seat: Seat) -> int:
    """5.6 The works that are neither realised nor hold a worker, at home and in public, as bits."""
    family = game.families[seat]
    return ~(family.works | family.occupied | game.realised | game.occupied)


class PlaceOnWork(Placing):
    """5.6 An unrealised work without a worker, in one's own district, in the city or in the cathedral."""

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        if not has_crest(game, seat):
            return ()
        return game.box.commission.of(open_works(game, seat) & servable(game, seat))

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        works = game.families[seat].works | game.realised
        return [move for work, move in enumerate(game.box.commission.moves) if not works >> work & 1]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Commission)
        if (game.families[seat].works | game.realised) >> move.index & 1:
            return ALREADY_REALISED
        if not open_works(game, seat) >> move.index & 1:
            return WORK_TAKEN
        if not has_crest(game, seat):
            return NO_CREST_LEFT
        return None if servable(game, seat) >> move.index & 1 else NO_ARTIST_LEFT

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> tuple[Step[Florenza], ...]:
        assert isinstance(move, Commission)
        return (HireArtist(seat, move.index),)


class HireArtist(Alone[Florenza]):
    """5.7 An artist of the row or a nameless one, who has a skill the work asks for; of several skills one is named."""

    paragraph = "5.7"
    key = "florenza-question-hire"

    def __init__(self, seat: Seat, work: int) -> None:
        super().__init__(seat)
        self.work = work

    def arguments(self, game: Florenza, seat: Seat) -> Arguments:
        return {"work": game.box.works[self.work].key}

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        free = game.artists_for(seat)
        return [hire for hire in game.box.hires[game.box.works[self.work].skills] if free >> hire.face & 1]

    def tempting(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        hires = game.box.hires[game.box.works[self.work].skills]
        return [hire for hire in hires if hire.face >= game.box.known or game.present >> hire.face & 1]

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Hire):
            return None
        if not game.box.works[self.work].skills >> move.skill & 1:
            return NOT_SKILLED
        if move.face < game.box.known and not game.present >> move.face & 1:
            return ARTIST_AWAY
        if game.engaged >> move.face & 1:
            return ARTIST_ENGAGED
        return None if game.artists_for(seat) >> move.face & 1 else ARTIST_RESERVED

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Hire)
        family = game.families[seat]
        bit = 1 << self.work
        family.send()
        if game.box.public & bit:
            game.occupied |= bit
        else:
            family.occupied |= bit
        family.commissions = (*family.commissions, (self.work, move.face, move.skill))
        game.engage(move.face)
        if log is not None:
            work = game.box.works[self.work].key
            log.append(Commissioned(seat=seat, work=work, character=move.key, skill=move.skill_key))
