"""Scenes: positions of a game set up by hand, and transcripts played in them."""

from collections.abc import Mapping
from itertools import count

from signoria.table import Event, OptionValue, Step
from signoria.table.chance import below, seeded
from signoria.titles.florenza.components import FACES, RESOURCES
from signoria.titles.florenza.game import EMPTY, Family, Florenza
from signoria.titles.florenza.placement import PLACEMENT, NextTurn
from signoria.titles.florenza.rounds import BEFORE_PLACEMENT, FROM_PLACEMENT, Round
from signoria.titles.florenza.setup import ChooseWorkshop
from signoria.titles.florenza.title import FLORENZA
from tests.transcripts import offered, play


def dealt(seats: int = 4, seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> Florenza:
    """A game just dealt; the turn order is that of the seats."""
    game = FLORENZA.deal(seats, FLORENZA.chosen(seats, options), seed)
    game.order = tuple(range(seats))
    turns = [ChooseWorkshop(seat) for seat in game.order[::-1] * 2]
    game.agenda = (Round(), *turns[::-1])
    return game


def at_placement(
    seats: int = 3, *, round: int = 2, until: int = 7, options: Mapping[str, OptionValue] | None = None
) -> Florenza:
    """Phase 4, seat 0 is to place a worker; districts are empty, and of known characters nobody is in the row.

    The agenda ends with the phase `until`.
    """
    game = dealt(seats, 1, options)
    game.round = round
    game.phase = PLACEMENT
    game.bag = tuple(range(game.box.known))
    game.row = ((),) * len(game.row)
    game.present = 0
    game.agenda = (*FROM_PLACEMENT[until - PLACEMENT : 0 : -1], NextTurn(0))
    game.go_on()
    return game


def before_income(seats: int = 3, *, options: Mapping[str, OptionValue] | None = None) -> Florenza:
    """The end of round 1: workers are back, and the next round begins with `begin_round`."""
    game = at_placement(seats, round=1, options=options)
    for family in game.families:
        family.ready, family.reserve, family.placed = 0, 8, 0
    game.agenda = (Round(),)
    return game


def begin_round(game: Florenza) -> list[Event]:
    """Goes on from there; gives what happened."""
    events: list[Event] = []
    game.go_on(events)
    return events


def ask(game: Florenza, *steps: Step[Florenza]) -> list[Event]:
    """Makes steps the next ones, and lets happen what asks nobody."""
    events: list[Event] = []
    game.ask(*steps)
    game.go_on(events)
    return events


def phase_of(game: Florenza, number: int) -> list[Event]:
    """Plays one phase and no other; gives what happened until somebody is asked."""
    game.agenda = ((*BEFORE_PLACEMENT, *FROM_PLACEMENT)[number - 1],)
    events: list[Event] = []
    game.go_on(events)
    return events


def family(game: Florenza, seat: int, **things: object) -> Family:
    """Gives a seat things: numbers by the names of their fields, cubes by their kinds, workshops and works by keys.

    `workshops` stand built on the first slots; cubes come from the supply, all kinds that are not named go back.
    """
    owned = game.families[seat]
    cubes = {key: number for key, number in things.items() if key in RESOURCES}
    if cubes:
        _hold(game, seat, tuple([_number(cubes.get(kind, 0)) for kind in RESOURCES]))
    for name, value in things.items():
        match name, value:
            case "workshops", tuple():
                for slot, key in enumerate(value):
                    stand(game, seat, slot, key)
            case "works", tuple():
                owned.works = sum(1 << work(game, key) for key in value)
                game.realised |= owned.works & game.box.public
            case _ if name not in RESOURCES:
                assert hasattr(owned, name)
                setattr(owned, name, value)
    return owned


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _hold(game: Florenza, seat: int, cubes: tuple[int, ...]) -> None:
    before = game.families[seat].cubes
    game.families[seat].cubes = cubes
    game.supply = tuple([left + old - new for left, old, new in zip(game.supply, before, cubes, strict=True)])


def stand(game: Florenza, seat: int, slot: int, key: str, *, built: bool = True) -> None:
    """Puts a workshop on a slot."""
    owned = game.families[seat]
    shop = shop_number(game, key)
    game.move_tile(shop, -1)
    owned.slots = (*owned.slots[:slot], shop, *owned.slots[slot + 1 :])
    if built:
        owned.built |= 1 << slot
        if game.box.workshops[shop].use is not None:
            owned.open |= 1 << slot


def supply(game: Florenza, **cubes: int) -> None:
    """Leaves so many cubes in the supply; the others are out of the way."""
    left = dict(zip(RESOURCES, game.supply, strict=True)) | cubes
    game.supply = tuple(left.values())


def row(game: Florenza, *keys: str) -> None:
    """Brings characters to the row, each to his column."""
    columns = [list(column) for column in game.row]
    for key in keys:
        face = face_number(game, key)
        columns[game.box.characters[face].column - 1].append(face)
        game.present |= 1 << face
        game.bag = tuple([other for other in game.bag if other != face])
    game.row = tuple([tuple(sorted(column)) for column in columns])


def dice(game: Florenza, *faces: int) -> None:
    """Makes chance bring these faces next."""
    for seed in count():
        state = start = seeded(seed)
        for face in faces:
            value, state = below(state, FACES)
            if value != face - 1:
                break
        else:
            game.chance = start
            return


def work(game: Florenza, key: str) -> int:
    """The number of a work."""
    return [each.key for each in game.box.works].index(key)


def shop_number(game: Florenza, key: str) -> int:
    """The number of a workshop."""
    return [each.key for each in game.box.workshops].index(key)


def face_number(game: Florenza, key: str) -> int:
    """The number of a character."""
    return [each.key for each in game.box.characters].index(key)


def cubes(game: Florenza, seat: int) -> dict[str, int]:
    """What cubes a seat has, by kind, none left out but those it has none of."""
    return {key: held for key, held in zip(RESOURCES, game.families[seat].cubes, strict=True) if held}


def shops(game: Florenza, seat: int) -> list[str]:
    """The workshops on a seat's slots, empty ones left out."""
    return [game.box.workshops[shop].key for shop in game.families[seat].slots if shop != EMPTY]


def all_pass(game: Florenza) -> list[Event]:
    """Everybody passes until phase 4 is over."""
    events: list[Event] = []
    while game.phase == PLACEMENT and "pass" in offered(game, game.waiting()[0]):
        events += play(game, f"{game.waiting()[0]}: pass")
    return events
