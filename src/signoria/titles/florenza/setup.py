"""2 Set-up: what everybody begins with, the row, and the choice of two workshops."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Log, Move, Options, Refusal, Seat
from signoria.titles.florenza.box import FlorenzaBox
from signoria.titles.florenza.components import RESOURCES
from signoria.titles.florenza.events import WorkshopChosen
from signoria.titles.florenza.game import EMPTY, NO_FACE, NOBODY, Family, Florenza
from signoria.titles.florenza.moves import Choose
from signoria.titles.florenza.rounds import Round
from signoria.titles.florenza.row import draw_characters
from signoria.titles.florenza.scoring import SOURCES

NOT_OFFERED: Final = Refusal("florenza-refusal-not-offered", "2.4")


def deal(seats: int, options: Options, seed: int, box: FlorenzaBox) -> Florenza:
    """2.1 to 2.5: families, supply, the row of characters, the order of turns, the offer of workshops."""
    game = Florenza()
    game.lay_table(seats, options, seed, box)
    game.box = box
    rows = box.rows
    game.families = tuple([_family(box) for _ in range(seats)])
    game.round = 0
    game.phase = 0
    game.captain = NOBODY
    game.bishop = NOBODY
    each = rows.setup.cubes_each
    game.supply = tuple([row.cubes - seats * each for row in rows.resources])
    game.stock = box.copies
    game.stocked = (1 << len(box.workshops)) - 1
    game.offer = box.offered
    game.bag = tuple(range(box.known))
    game.row = ((),) * rows.play.columns
    game.gone = ()
    game.present = 0
    game.engaged = 0
    game.unknowns = box.unknowns
    game.reserved = NO_FACE
    game.blocked = NO_FACE
    game.arrested = NOBODY
    game.die = 0
    game.rolled = ()
    game.passed = 0
    game.at_market = 0
    game.occupied = 0
    game.realised = 0
    game.violet = 0
    game.patrons = ()
    game.order = _drawn_order(game)
    draw_characters(game, seats + rows.setup.characters_beyond_players)
    turns = game.order[::-1] * rows.setup.workshops_each
    game.ask(*[ChooseWorkshop(seat) for seat in turns], Round())
    return game


def _family(box: FlorenzaBox) -> Family:
    setup = box.rows.setup
    slots = box.rows.district.slots
    family = Family()
    family.florins = setup.florins
    family.prestige = 0
    family.influence = 0
    family.certificates = 0
    family.cubes = (setup.cubes_each,) * len(RESOURCES)
    family.ready = setup.workers_ready
    family.reserve = setup.workers - setup.workers_ready
    family.placed = 0
    family.slots = (EMPTY,) * slots
    family.built = 0
    family.open = 0
    family.hands = (NOBODY,) * slots
    family.works = 0
    family.occupied = 0
    family.commissions = ()
    family.elected = 0
    family.scored = (0,) * len(SOURCES)
    return family


def _drawn_order(game: Florenza) -> tuple[Seat, ...]:
    """2.5 The first order of turns is drawn by lot."""
    waiting = list(range(game.seats))
    return tuple([waiting.pop(game.below(len(waiting))) for _ in range(game.seats)])


class ChooseWorkshop(Alone[Florenza]):
    """2.4 From last to first, and once more so, everybody takes a workshop; it stands built on the first free slot."""

    paragraph = "2.4"
    key = "florenza-question-choose"
    settled = True

    def moves(self, game: Florenza, seat: Seat) -> Sequence[Move]:
        return game.box.choose.of(game.offer)

    def forbids(self, game: Florenza, seat: Seat, move: Move) -> Refusal | None:
        return NOT_OFFERED if isinstance(move, Choose) else None

    def play(self, game: Florenza, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Choose)
        family = game.families[seat]
        shop = move.index
        slot = family.slots.index(EMPTY)
        game.offer &= ~(1 << shop)
        game.move_tile(shop, -1)
        family.slots = (*family.slots[:slot], shop, *family.slots[slot + 1 :])
        family.built |= 1 << slot
        if game.box.workshops[shop].use is not None:
            family.open |= 1 << slot
        if log is not None:
            log.append(WorkshopChosen(seat=seat, workshop=move.key, slot=slot + 1))
