"""7 Phase 5: contracts, and all that each one filled brings about."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Arguments, Log, Move, Refusal, Seat, Step
from signoria.titles.firenze.box import space_of
from signoria.titles.firenze.characters import playable
from signoria.titles.firenze.churches import AfterContract
from signoria.titles.firenze.components import HIGHEST, LOWEST
from signoria.titles.firenze.events import BalconyFilled, ContractFilled, LevelTileWon
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.moves import ENOUGH, Fill
from signoria.titles.firenze.scoring import BY_BALCONY, BY_CONTRACT, BY_LEVEL

NO_TOWER_SO_HIGH: Final = Refusal("firenze-refusal-no-tower-so-high", "7.1")
CONTRACT_COVERED: Final = Refusal("firenze-refusal-contract-covered", "7.1")
NO_LETTER_LEFT: Final = Refusal("firenze-refusal-no-letter-left", "7.1")
BALCONY_WAITS: Final = Refusal("firenze-refusal-balcony-waits", "7.3")


def forbids_filling(game: Firenze, seat: Seat, space: int) -> Refusal | None:
    """7.1 and 7.3: a contract nobody has filled, a letter to lay on it, and balconies in their order."""
    if not game.families[seat].letters:
        return NO_LETTER_LEFT
    if game.covered >> space & 1:
        return CONTRACT_COVERED
    if space in game.balconies and space != game.balconies[game.next_balcony]:
        return BALCONY_WAITS
    return None


def fillable(game: Firenze, seat: Seat) -> list[Move]:
    """The contracts a seat can fill with its towers; twins once."""
    fill = game.box.fill
    found: list[Move] = []
    for colour, height in game.families[seat].towers:
        if LOWEST <= height <= HIGHEST:
            space = space_of(colour, height)
            if fill[space] not in found and forbids_filling(game, seat, space) is None:
                found.append(fill[space])
    return found


class Contracts(Step[Firenze]):
    """7.1 Any number of contracts, one after the other, each with a tower of exactly its height."""

    paragraph = "7.1"
    key = "firenze-question-fill"
    asides = True
    settled = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asked(self, game: Firenze) -> tuple[Seat, ...]:
        return (self.seat,) if fillable(game, self.seat) or playable(game, self.seat) else ()

    def settle(self, game: Firenze, log: Log) -> None:
        """Nothing can be filled, and nobody played."""

    def arguments(self, game: Firenze, seat: Seat) -> Arguments:
        return {"letters": game.families[seat].letters}

    def moves(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        return [*fillable(game, seat), ENOUGH]

    def tempting(self, game: Firenze, seat: Seat) -> Sequence[Move]:
        towers = sorted(set(game.families[seat].towers))
        return [game.box.fill[space_of(*tower)] for tower in towers if LOWEST <= tower[1] <= HIGHEST]

    def forbids(self, game: Firenze, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Fill):
            return None
        if (move.colour, move.height) not in game.families[seat].towers:
            return NO_TOWER_SO_HIGH
        return forbids_filling(game, seat, move.space)

    def play(self, game: Firenze, seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Fill):
            fill_contract(game, seat, move, log)
            game.ask(AfterContract(seat, move.space), self)


def fill_contract(game: Firenze, seat: Seat, move: Fill, log: Log) -> None:
    """7.2 Points, a letter on the contract, the tower's bricks to the bag; 7.4 and the level tile, if it is there."""
    family = game.families[seat]
    space = move.space
    points = game.worth[space]
    if space in game.balconies:
        game.next_balcony += 1
        changes = game.score(seat, points, BY_BALCONY)
        if log is not None:
            log.append(
                BalconyFilled(
                    seat=seat,
                    colour=move.key,
                    height=move.height,
                    level=game.next_balcony,
                    points=points,
                    changes=changes,
                )
            )
    else:
        changes = game.score(seat, points, BY_CONTRACT)
        if log is not None:
            log.append(ContractFilled(seat=seat, colour=move.key, height=move.height, points=points, changes=changes))
    _win_level_tile(game, seat, move.height, log)
    family.letters -= 1
    family.contracts |= 1 << space
    game.covered |= 1 << space
    towers = list(family.towers)
    towers.remove((move.colour, move.height))
    family.towers = tuple(towers)
    game.to_bag(move.colour, move.height)
    game.filled += 1


def _win_level_tile(game: Firenze, seat: Seat, height: int, log: Log) -> None:
    """7.4 The first contract of a height earns its level tile, which leaves the game."""
    if not game.level_tiles >> height & 1:
        return
    game.level_tiles &= ~(1 << height)
    points = game.box.level_points[height]
    changes = game.score(seat, points, BY_LEVEL)
    if log is not None:
        log.append(LevelTileWon(seat=seat, height=height, points=points, changes=changes))
