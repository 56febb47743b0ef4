"""The title: what the game is called, its options, and how it is dealt."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Move, Option, Options, Text, Title, first_player
from signoria.table.drawing import Block
from signoria.titles.il_principe.box import IlPrincipeBox, open_box
from signoria.titles.il_principe.components import COLOURS, Components
from signoria.titles.il_principe.counts import fewer
from signoria.titles.il_principe.drawing import draw
from signoria.titles.il_principe.evaluation import IlPrincipeEvaluation
from signoria.titles.il_principe.events import EVENTS
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.setup import deal
from signoria.titles.il_principe.views import IlPrincipeView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

SEATS: Final = range(2, 6)

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "open_coins",
        (False, True),
        False,
        Text("Everybody sees everybody’s coins.", "Les pièces de chacun sont visibles de tous."),
    ),
    first_player(
        SEATS,
        Text(
            "Who is Il Principe at first: drawn, or the player on that seat, the first being 1.",
            "Qui est d’abord Il Principe : tiré au sort, ou le joueur de cette place, la première étant 1.",
        ),
    ),
)


class IlPrincipeTitle(Title[IlPrincipe, IlPrincipeBox, IlPrincipeView]):
    """Il Principe."""

    key = "il_principe"
    name = Text("Il Principe", "Il Principe")
    seats = SEATS
    minutes = 75
    weight = 3
    sentence = Text(
        "Auctions of building cards, to raise the cities of Italy and to hold the roles that all their builders pay.",
        "Des cartes aux enchères, pour bâtir les cités d’Italie et tenir les rôles que chaque bâtisseur fait valoir.",
    )
    options = OPTIONS
    rules_version = 1
    bidding = "4"
    view_type = IlPrincipeView
    components_type = Components
    event_types = EVENTS

    def open_box(self, components: str) -> IlPrincipeBox:
        return open_box(components)

    def set_up(self, seats: int, options: Options, seed: int, box: IlPrincipeBox) -> IlPrincipe:
        return deal(seats, options, seed, box)

    def bound(self, seats: int) -> int:
        """At most 18 rounds of ten auctions with up to 150 raises each; in play, a few hundred moves."""
        return 30_000

    def evaluation(self) -> IlPrincipeEvaluation:
        return IlPrincipeEvaluation()

    def draw(
        self, view: IlPrincipeView, speech: "Speech", box: IlPrincipeBox, moves: Sequence[Move] = ()
    ) -> list[Block]:
        return draw(view, speech, box, moves)

    def conserved(self, game: IlPrincipe) -> dict[str, int]:
        families = game.families
        counts = {
            key: game.pile.loose.count(colour)
            + game.discards[colour]
            + game.offer[colour]
            + sum(family.hand[colour] + family.up[colour] + family.down[colour] for family in families)
            for colour, key in enumerate(COLOURS)
        }
        cities = [*game.display, *game.unseen, *[city for family in families for city in family.cities]]
        for city, key in enumerate(game.box.city_keys):
            counts[key] = cities.count(city)
        for seat, family in enumerate(families):
            counts[f"shields {seat}"] = family.shields + sum(shields[seat] for shields in game.map)
        return counts

    def hidden(self, game: IlPrincipe, seat: int) -> dict[str, object]:
        others = [family for other, family in enumerate(game.families) if other != seat]
        return {
            "draw pile": sorted(game.pile.loose),
            "hands": [fewer(family.hand, family.known) for family in others],
            "answers": game.answers,
            "playing": game.playing,
        }

    def hides_sums(self, game: IlPrincipe, owner: int, seat: int | None) -> bool:
        return owner != seat and not game.options["open_coins"]

    def tamper(self, game: IlPrincipe, seat: int) -> None:
        game.families[seat].coins += 1


IL_PRINCIPE: Final = IlPrincipeTitle()
