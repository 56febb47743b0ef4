"""What a seat sees: built by allow-list, from nothing. All is open but the certificates of others."""

from typing import TYPE_CHECKING

from msgspec import Struct

from signoria.table import Seat, View
from signoria.titles.florenza.forecast import ENTRIES, REALISE, Entry, Forecast

if TYPE_CHECKING:
    from signoria.titles.florenza.game import Family, Florenza


class CubesView(Struct, frozen=True):
    """Cubes by kind."""

    wood: int
    marble: int
    metal: int
    fabric: int
    spice: int
    gold: int


class SlotView(Struct, frozen=True):
    """A slot with a workshop on it, built or not, and whose worker has still to act there."""

    slot: int
    workshop: str
    built: bool
    worker_seat: Seat | None


class CommissionView(Struct, frozen=True):
    """A work in the making, its artist and the skill he was hired for."""

    work: str
    artist_character: str
    skill: str
    fee: int


class LedgerView(Struct, frozen=True):
    """A placed worker: what it needs, what will be there by then, and whether that is enough."""

    task: str
    workshop_or_work: str
    slot: int
    needs: CubesView
    needs_florins: int
    there: CubesView
    there_florins: int
    enough: bool


class FamilyView(Struct, frozen=True, kw_only=True):
    """What everybody sees of a family; certificates and points are null where they are hidden."""

    seat: Seat
    family: str
    florins: int
    prestige: int
    influence: int
    certificates: int | None
    points: int | None
    cubes: CubesView
    workers_ready: int
    workers_reserve: int
    workers_placed: int
    workers_arrested: int
    crests: int
    slots: tuple[SlotView, ...]
    works: tuple[str, ...]
    pulpit_works_used: tuple[str, ...]
    commissions: tuple[CommissionView, ...]
    ledger: tuple[LedgerView, ...]
    elected: int
    passed: bool
    at_market: bool


class PublicWorkView(Struct, frozen=True):
    """A work of the city or the cathedral: whose it is, or who has a worker on it."""

    work: str
    owner_seat: Seat | None
    worker_seat: Seat | None


class CharacterView(Struct, frozen=True):
    """A known character in the row: the column, and what has become of him this round."""

    character: str
    column: int
    violet: bool
    used: bool
    held_seat: Seat | None
    patron_seat: Seat | None


class UnknownView(Struct, frozen=True):
    """How many nameless ones of a kind are left this round."""

    character: str
    left: int


class StockView(Struct, frozen=True):
    """How many tiles of a workshop are left."""

    workshop: str
    stock: int


class FlorenzaView(View, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, sees it."""

    round: int
    rounds: int
    phase: int
    order_seats: tuple[Seat, ...]
    captain_seat: Seat | None
    bishop_seat: Seat | None
    die_resource: str
    rolled: tuple[int, ...]
    supply: CubesView
    stock: tuple[StockView, ...]
    offered_workshops: tuple[str, ...]
    row: tuple[CharacterView, ...]
    unknowns: tuple[UnknownView, ...]
    blocked_character: str
    bag_characters: tuple[str, ...]
    public_works: tuple[PublicWorkView, ...]
    families: tuple[FamilyView, ...]


def view_of(game: "Florenza", seat: Seat | None) -> FlorenzaView:
    """The table as a seat sees it."""
    box = game.box
    keys = [character.key for character in box.characters]
    return FlorenzaView(
        seat=seat,
        waiting=game.waiting(),
        round=game.round,
        rounds=box.rows.play.rounds,
        phase=game.phase,
        order_seats=game.order,
        captain_seat=_someone(game.captain),
        bishop_seat=_someone(game.bishop),
        die_resource=box.rows.resources[box.faces[game.die - 1]].key if game.die else "",
        rolled=game.rolled,
        supply=CubesView(*game.supply),
        stock=tuple([StockView(shop.key, left) for shop, left in zip(box.workshops, game.stock, strict=True)]),
        offered_workshops=tuple([shop.key for number, shop in enumerate(box.workshops) if _offers(game, number)]),
        row=_row(game, keys),
        unknowns=tuple([UnknownView(keys[box.known + kind], left) for kind, left in enumerate(game.unknowns)]),
        blocked_character=keys[game.blocked] if game.blocked >= 0 else "",
        bag_characters=tuple([keys[face] for face in game.bag]),
        public_works=_public_works(game),
        families=tuple([_family(game, other, seat) for other in range(game.seats)]),
    )


def _someone(seat: Seat) -> Seat | None:
    return seat if seat >= 0 else None


def _offers(game: "Florenza", number: int) -> bool:
    return not game.round and bool(game.offer >> number & 1)


def _row(game: "Florenza", keys: list[str]) -> tuple[CharacterView, ...]:
    patrons = dict(game.patrons)
    return tuple(
        [
            CharacterView(
                keys[face],
                column,
                bool(game.violet >> face & 1),
                bool(game.engaged >> face & 1),
                _held(game, face),
                patrons.get(face),
            )
            for column, faces in enumerate(game.row, 1)
            for face in faces
        ]
    )


def _held(game: "Florenza", face: int) -> Seat | None:
    """The officer who keeps a character from others."""
    if face == game.reserved:
        return game.captain
    return game.bishop if face == game.blocked else None


def _public_works(game: "Florenza") -> tuple[PublicWorkView, ...]:
    owners: dict[int, Seat] = {}
    workers: dict[int, Seat] = {}
    for seat, family in enumerate(game.families):
        for number in range(len(game.box.works)):
            if family.works & game.box.public & 1 << number:
                owners[number] = seat
        for number, _, _ in family.commissions:
            workers[number] = seat
    return tuple(
        [
            PublicWorkView(work.key, owners.get(number), workers.get(number))
            for number, work in enumerate(game.box.works)
            if game.box.public >> number & 1
        ]
    )


def _family(game: "Florenza", seat: Seat, viewer: Seat | None) -> FamilyView:
    family = game.families[seat]
    box = game.box
    over = not game.agenda
    return FamilyView(
        seat=seat,
        family=box.families[seat],
        florins=family.florins,
        prestige=family.prestige,
        influence=family.influence,
        certificates=family.certificates if over or seat == viewer else None,
        points=sum(family.scored) if over else None,
        cubes=CubesView(*family.cubes),
        workers_ready=family.ready,
        workers_reserve=family.reserve,
        workers_placed=family.placed,
        workers_arrested=int(game.arrested == seat),
        crests=box.rows.setup.crests - family.works.bit_count(),
        slots=_slots(game, family),
        works=tuple([work.key for number, work in enumerate(box.works) if family.works >> number & 1]),
        pulpit_works_used=tuple([box.works[number].key for number in box.pulpits if _alms_given(family, number)]),
        commissions=tuple([_commission(game, standing) for standing in family.commissions]),
        ledger=tuple([_ledger(game, entry) for entry in Forecast(game, seat).entries]),
        elected=family.elected,
        passed=bool(game.passed >> seat & 1),
        at_market=bool(game.at_market >> seat & 1),
    )


def _alms_given(family: "Family", pulpit: int) -> bool:
    """Whether a worker gives alms at one's own pulpit; else it would be a commission."""
    return bool(family.occupied >> pulpit & 1) and all(number != pulpit for number, _, _ in family.commissions)


def _slots(game: "Florenza", family: "Family") -> tuple[SlotView, ...]:
    return tuple(
        [
            SlotView(
                slot + 1, game.box.workshops[shop].key, bool(family.built >> slot & 1), _someone(family.hands[slot])
            )
            for slot, shop in enumerate(family.slots)
            if shop >= 0
        ]
    )


def _commission(game: "Florenza", standing: tuple[int, int, int]) -> CommissionView:
    number, face, skill = standing
    artist = game.box.characters[face]
    return CommissionView(game.box.works[number].key, artist.key, game.box.skill_keys[skill], artist.fees[skill])


def _ledger(game: "Florenza", entry: Entry) -> LedgerView:
    things = game.box.works if entry.kind == REALISE else game.box.workshops
    needs = [0] * len(entry.cubes)
    for kind, count in entry.cost.cubes:
        needs[kind] = count
    return LedgerView(
        ENTRIES[entry.kind],
        things[entry.thing].key,
        entry.slot + 1 if entry.kind != REALISE else 0,
        CubesView(*needs),
        entry.cost.florins + entry.fee,
        CubesView(*entry.cubes),
        entry.florins,
        entry.enough,
    )
