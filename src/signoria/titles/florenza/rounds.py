"""1.2 A round and its nine phases."""

from typing import Final

from signoria.table import Log, Step
from signoria.titles.florenza.bishop import BishopPhase
from signoria.titles.florenza.captain import CaptainPhase
from signoria.titles.florenza.districts import DistrictPhase
from signoria.titles.florenza.elections import ElectionPhase
from signoria.titles.florenza.ending import FinalScoring
from signoria.titles.florenza.events import RoundBegan
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.income import IncomePhase
from signoria.titles.florenza.market import MarketPhase
from signoria.titles.florenza.placement import PlacementPhase
from signoria.titles.florenza.round_end import EndOfRound
from signoria.titles.florenza.works import WorksPhase

BEFORE_PLACEMENT: Final[tuple[Step[Florenza], ...]] = (IncomePhase(), CaptainPhase(), BishopPhase())
"""Phases 1 to 3."""

FROM_PLACEMENT: Final[tuple[Step[Florenza], ...]] = (
    PlacementPhase(),
    MarketPhase(),
    DistrictPhase(),
    WorksPhase(),
    ElectionPhase(),
    EndOfRound(),
)
"""Phases 4 to 9."""


class Round(Step[Florenza]):
    """1.2 A new round and its phases; the first one begins with the placement, and after the last all is scored."""

    paragraph = "1.2"

    def settle(self, game: Florenza, log: Log) -> None:
        rounds = game.box.rows.play.rounds
        if game.round == rounds:
            game.ask(FinalScoring())
            return
        game.round += 1
        if log is not None:
            log.append(RoundBegan(round=game.round, rounds=rounds, order_seats=game.order))
        game.ask(*BEFORE_PLACEMENT if game.round > 1 else (), *FROM_PLACEMENT, self)
