"""What a seat sees: built by allow-list, from nothing. All is open but the certificates of others."""

from typing import TYPE_CHECKING

from msgspec import Struct

from signoria.table import Seat, View
from signoria.titles.florenza.ledger import AheadView, CubesView, Ledger, LedgerView

if TYPE_CHECKING:
    from signoria.titles.florenza.game import Family, Florenza


class SlotView(Struct, frozen=True):
    """A slot with a workshop on it, built or not, and whose worker has still to act there."""

    slot: int
    workshop: str
    built: bool
    worker_seat: Seat | None


class CommissionView(Struct, frozen=True, kw_only=True):
    """A work in the making, its artist and the skill he was hired for.

    `die` is the prestige that each face of his die adds (none for a nameless artist), `golden` the faces that make a
    masterpiece; `least`, `most` and `average` are what the work brings with it.
    """

    work: str
    artist_character: str
    skill: str
    level: int
    fee: int
    die: tuple[int, ...]
    golden: tuple[int, ...]
    least: int
    most: int
    average: float


class FamilyView(Struct, frozen=True, kw_only=True):
    """What everybody sees of a family; certificates and points are null where they are hidden.

    `ahead` is what will be left when the workers of the `ledger` have acted; `remedy_slots` are
    those of its own to which one more worker could go so that fewer fail.
    """

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
    ahead: AheadView
    remedy_slots: tuple[int, ...]
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
    """The table as one seat, or a spectator, sees it.

    If the elections were now, the one of `most_prestige_seats` would be Captain and of `most_influence_seats` Bishop;
    several tie, and nobody is elected.
    """

    round: int
    rounds: int
    phase: int
    order_seats: tuple[Seat, ...]
    captain_seat: Seat | None
    bishop_seat: Seat | None
    most_prestige_seats: tuple[Seat, ...]
    most_influence_seats: tuple[Seat, ...]
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
        most_prestige_seats=leading([family.prestige for family in game.families]),
        most_influence_seats=leading([family.influence for family in game.families], box.rows.offices.bishop_influence),
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


def leading(points: list[int], least: int | None = None) -> tuple[Seat, ...]:
    """9.1 and 9.2: the seats that have the most, if that is enough."""
    most = max(points)
    return () if least is not None and most < least else tuple([at for at, each in enumerate(points) if each == most])


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
    ledger = Ledger(game, seat)
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
        ledger=ledger.lines(),
        ahead=ledger.left(),
        remedy_slots=ledger.remedies() if seat == viewer else (),
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
    box = game.box
    artist = box.characters[face]
    work = box.works[number]
    die, golden = die_of(game, face, skill)
    least, most = (min(die), max(die)) if die else (0, 0)
    return CommissionView(
        work=work.key,
        artist_character=artist.key,
        skill=box.skill_keys[skill],
        level=artist.levels[skill],
        fee=artist.fees[skill],
        die=die,
        golden=golden,
        least=work.reward.prestige + least,
        most=work.reward.prestige + most,
        average=round(work.reward.prestige + (sum(die) / len(die) if die else 0), 1),
    )


def die_of(game: "Florenza", face: int, skill: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """8.3 What each face of an artist's die adds, and which are golden; a nameless artist rolls none, a turned card
    has no golden ones."""
    if face >= game.box.known:
        return (), ()
    level = game.box.rows.levels[game.box.characters[face].levels[skill]]
    return (level.violet_die, ()) if game.violet >> face & 1 else (level.die, level.gold)
