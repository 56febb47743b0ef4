"""10 The end of a round, phase 9."""

from typing import Final

from signoria.table import Log, Step
from signoria.titles.florenza.game import NO_FACE, NOBODY, Florenza
from signoria.titles.florenza.results import CharactersCame, CharactersLeft
from signoria.titles.florenza.row import draw_characters, shift_row
from signoria.titles.florenza.workshops import free_slots

END_OF_ROUND: Final = 9


class EndOfRound(Step[Florenza]):
    """10.1 Workers and characters go back, 10.2 the row moves on, 10.3 new ones come; not after the last round."""

    paragraph = "10.1"

    def settle(self, game: Florenza, log: Log) -> None:
        if game.round == game.box.rows.play.rounds:
            return
        game.phase = END_OF_ROUND
        _send_back(game)
        left = shift_row(game)
        came = draw_characters(game, len(left))
        if log is not None and left:
            characters = game.box.characters
            log.append(CharactersLeft(characters=tuple([characters[face].key for face in left])))
            if came:
                log.append(CharactersCame(characters=tuple([characters[face].key for face in came])))


def _send_back(game: Florenza) -> None:
    """10.1 Every worker to his reserve, every character to his card."""
    free_slots(game)
    workers = game.box.rows.setup.workers
    for family in game.families:
        family.ready = 0
        family.placed = 0
        family.reserve = workers
        family.occupied = 0
    game.arrested = NOBODY
    game.reserved = NO_FACE
    game.blocked = NO_FACE
    game.engaged = 0
    game.unknowns = game.box.unknowns
    game.passed = 0
    game.at_market = 0
    game.occupied = 0
