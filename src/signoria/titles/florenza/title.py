"""The title: what the game is called, its options, and how it is dealt."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Move, Option, Options, Text, Title
from signoria.table.drawing import Block
from signoria.titles.florenza.box import FlorenzaBox, open_box
from signoria.titles.florenza.components import Components
from signoria.titles.florenza.drawing import draw
from signoria.titles.florenza.evaluation import FlorenzaEvaluation
from signoria.titles.florenza.events import EVENTS
from signoria.titles.florenza.game import EMPTY, Florenza
from signoria.titles.florenza.results import RESULTS
from signoria.titles.florenza.setup import deal
from signoria.titles.florenza.views import FlorenzaView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "bishop_block",
        ("reserve", "expel"),
        "reserve",
        Text(
            "A preacher blocked by the Bishop serves him alone, or nobody at all this round.",
            "Un prêtre bloqué par l’Évêque ne sert que lui, ou ne sert personne ce tour-ci.",
        ),
    ),
    Option(
        "foreign_fee",
        ("owner_gains", "lost"),
        "owner_gains",
        Text(
            "The prestige point for using another’s workshop goes to its owner, or is lost.",
            "Le point de prestige dû pour l’atelier d’un autre va à son propriétaire, ou est perdu.",
        ),
    ),
    Option(
        "district_pulpit",
        ("realised", "open"),
        "realised",
        Text(
            "One’s own pulpit serves for alms once it is realised, or from the first round on.",
            "Le pulpito de son district sert à l’aumône une fois réalisé, ou dès le premier tour.",
        ),
    ),
    Option(
        "masterpiece",
        ("once", "income"),
        "once",
        Text(
            "A masterpiece turns the artist’s card, or also brings 1 prestige a round while the artist stays.",
            "Un chef-d’œuvre retourne la carte, ou rapporte aussi 1 point par tour tant que l’artiste reste.",
        ),
    ),
)


class FlorenzaTitle(Title[Florenza, FlorenzaBox, FlorenzaView]):
    """Florenza, in its edition of eight rounds."""

    key = "florenza"
    name = Text("Florenza", "Florenza")
    seats = range(2, 6)
    minutes = 120
    weight = 5
    sentence = Text(
        "Eight rounds of workers, workshops and artists: build up your district, adorn the city, win its offices.",
        "Huit tours d’ouvriers, d’ateliers et d’artistes : bâtissez un district, ornez la ville, briguez les charges.",
    )
    options = OPTIONS
    rules_version = 1
    view_type = FlorenzaView
    components_type = Components
    event_types = (*EVENTS, *RESULTS)
    points = "points"

    def open_box(self, components: str) -> FlorenzaBox:
        return open_box(components)

    def set_up(self, seats: int, options: Options, seed: int, box: FlorenzaBox) -> Florenza:
        return deal(seats, options, seed, box)

    def bound(self, seats: int) -> int:
        """A round has at most 8 workers a seat, each good for a handful of questions, and a few more at the market."""
        return 2_000 * seats

    def evaluation(self) -> FlorenzaEvaluation:
        return FlorenzaEvaluation()

    def draw(self, view: FlorenzaView, speech: "Speech", box: FlorenzaBox, moves: Sequence[Move] = ()) -> list[Block]:
        return draw(view, speech, box, moves)

    def conserved(self, game: Florenza) -> dict[str, int]:
        families = game.families
        counts = {
            row.key: game.supply[kind] + sum(family.cubes[kind] for family in families)
            for kind, row in enumerate(game.box.rows.resources)
        }
        for shop, workshop in enumerate(game.box.workshops):
            counts[workshop.key] = game.stock[shop] + sum(family.slots.count(shop) for family in families)
        places = [*game.bag, *game.gone, *[face for column in game.row for face in column]]
        for face in range(game.box.known):
            counts[game.box.characters[face].key] = places.count(face)
        for seat, family in enumerate(families):
            counts[f"workers {seat}"] = family.ready + family.reserve + family.placed + (game.arrested == seat)
            counts[f"slots {seat}"] = family.slots.count(EMPTY) + sum(shop != EMPTY for shop in family.slots)
        for number, work in enumerate(game.box.works):
            if game.box.public >> number & 1:
                owners = sum(family.works >> number & 1 for family in families)
                counts[work.key] = owners + (not game.realised >> number & 1)
        return counts

    def tamper(self, game: Florenza, seat: int) -> None:
        game.families[seat].certificates += 1


FLORENZA: Final = FlorenzaTitle()
