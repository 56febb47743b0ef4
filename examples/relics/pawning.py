"""3.5 A cloak is pawned, beside the question of a bid."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from examples.relics.box import PAWN
from examples.relics.events import Pawned
from signoria.table import Aside, Log, Move, Refusal, Seat

if TYPE_CHECKING:
    from examples.relics.game import Relics

NO_CLOAK: Final = Refusal("relics-refusal-no-cloak", "3.5")


class Pawning(Aside["Relics"]):
    """3.5 Once in the game, while asked to bid, a merchant may pawn the cloak."""

    paragraph = "3.5"

    def takes(self, move: Move) -> bool:
        return move is PAWN

    def moves(self, game: "Relics", seat: Seat) -> Sequence[Move]:
        return () if game.stalls[seat].pawned else (PAWN,)

    def play(self, game: "Relics", seat: Seat, move: Move, log: Log) -> None:
        game.stalls[seat].pawned = True
        changes = game.stalls[seat].earn(game.box.stock.cloak, "cloak")
        if log is not None:
            log.append(Pawned(seat=seat, coins=game.box.stock.cloak, changes=changes))

    def forbids(self, game: "Relics", seat: Seat, move: Move) -> Refusal | None:
        return NO_CLOAK if game.stalls[seat].pawned else None
