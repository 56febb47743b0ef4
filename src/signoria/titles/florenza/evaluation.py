"""What a position is worth, for bots: what is there, what placed workers will make of it, and what it will bring."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Evaluation, Move, Seat
from signoria.titles.florenza.forecast import Forecast
from signoria.titles.florenza.game import Florenza
from signoria.titles.florenza.placement import PLACEMENT
from signoria.titles.florenza.shortlists import shortlist
from signoria.titles.florenza.worths import WORTHS, Worths

READY_WORKER: Final = 0.35
AT_MARKET: Final = 0.45
WORKSHOP_USE: Final = 0.5
"""How much of what its use brings beyond an idle worker a workshop is good for in each round to come."""

PULPIT: Final = 0.5
LEAD: Final = 0.6
RIVAL_WORKER: Final = 0.12
RESERVED_LEVEL: Final = 0.1
RISK: Final = 0.5


class FlorenzaEvaluation(Evaluation[Florenza]):
    """The judgement of `quick`."""

    def value(self, game: Florenza, seat: Seat) -> float:
        family = game.families[seat]
        if not game.agenda:
            return sum(family.scored) + family.florins / 100_000
        rounds = game.box.rows.play.rounds - game.round
        worths = WORTHS[rounds]
        ahead = Forecast(game, seat)
        total = family.certificates + ahead.prestige + ahead.masters - RISK * ahead.failures
        total += ahead.influence * worths.influence + ahead.florins * worths.florin
        for kind, count in enumerate(ahead.cubes):
            total += count * worths.cubes[kind]
        total += _district(game, seat, ahead, rounds, worths) + _public(game, ahead, rounds, worths)
        return total + _workers(game, seat) + _leads(game, seat, ahead)

    def horizon(self, game: Florenza) -> int:
        return game.round

    def shortlist(self, game: Florenza, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        return shortlist(game, seat, moves)


def _district(game: Florenza, seat: Seat, ahead: Forecast, rounds: int, worths: Worths) -> float:
    """Slots and works that are missing at the end, and what the workshops will bring till then."""
    box = game.box
    final = box.rows.final
    family = game.families[seat]
    built = [shop for slot, shop in enumerate(family.slots) if family.built >> slot & 1] + ahead.built
    total = final.empty_slot * float(len(family.slots) - len(built))
    total += final.unrealised_work * ((box.palazzo | box.chiesa) & ~ahead.works).bit_count()
    if not ahead.works & box.palazzo:
        total += final.no_palazzo
    if not ahead.works & box.chiesa:
        total += final.no_chiesa
    if rounds:
        for shop in built:
            total += rounds * shop_worth(game, shop, worths)
        if any(ahead.works >> pulpit & 1 for pulpit in box.pulpits):
            total += rounds * PULPIT
    return total


def shop_worth(game: Florenza, shop: int, worths: Worths) -> float:
    """What a workshop brings in a round."""
    workshop = game.box.workshops[shop]
    if workshop.use is None:
        return worths.of(workshop.income)
    return max(0.0, WORKSHOP_USE * (worths.of(workshop.use.gain) - worths.of(workshop.use.pay) - READY_WORKER))


def _public(game: Florenza, ahead: Forecast, rounds: int, worths: Worths) -> float:
    """The income of works."""
    if not rounds or not ahead.works & game.box.public:
        return 0.0
    total = 0.0
    for work in game.box.with_income:
        if ahead.works >> work & 1:
            total += worths.of(game.box.works[work].income)
    return rounds * total


def _workers(game: Florenza, seat: Seat) -> float:
    """Workers who can still be placed, one at the market, those of rivals, and an artist kept for oneself."""
    total = AT_MARKET if game.at_market >> seat & 1 else 0.0
    if game.phase <= PLACEMENT:
        for other, family in enumerate(game.families):
            if other != seat:
                total -= RIVAL_WORKER * family.ready * (1 + family.built.bit_count() / 10)
            elif not game.passed >> seat & 1:
                total += READY_WORKER * family.ready
        if game.reserved >= 0 and game.captain == seat:
            total += RESERVED_LEVEL * max(game.box.characters[game.reserved].levels)
    return total


def _leads(game: Florenza, seat: Seat, ahead: Forecast) -> float:
    """Being the only one ahead in prestige, and in influence with enough of it."""
    others = [family for other, family in enumerate(game.families) if other != seat]
    total = 0.0
    if ahead.prestige > max([family.prestige for family in others]):
        total += LEAD
    most = max([family.influence for family in others])
    if ahead.influence >= game.box.rows.offices.bishop_influence and ahead.influence > most:
        total += LEAD
    return total
