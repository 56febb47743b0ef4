"""The title: what the game is called, its options, and how it is dealt."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import BadOptions, Box, Evaluation, Game, Move, Option, Options, Text, Title, View
from signoria.table.drawing import Block
from signoria.titles.il_principe.box import IlPrincipeBox, open_box
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import fewer
from signoria.titles.il_principe.drawing import draw
from signoria.titles.il_principe.evaluation import IlPrincipeEvaluation
from signoria.titles.il_principe.events import EVENTS
from signoria.titles.il_principe.game import IlPrincipe
from signoria.titles.il_principe.setup import deal
from signoria.titles.il_principe.views import IlPrincipeView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "open_coins",
        (False, True),
        False,
        Text("Everybody sees everybody’s coins.", "Les pièces de chacun sont visibles de tous."),
    ),
    Option(
        "first_player",
        ("random", "1", "2", "3", "4", "5"),
        "random",
        Text(
            "Who is Il Principe at first: drawn, or the player on that seat.",
            "Qui est d’abord Il Principe : tiré au sort, ou le joueur de cette place.",
        ),
    ),
)

HIDDEN_PLACES: Final[tuple[str, ...]] = ("hands", "draw pile", "answers", "playing")


class IlPrincipeTitle(Title):
    """Il Principe."""

    key = "il_principe"
    name = Text("Il Principe", "Il Principe")
    package = "signoria.titles.il_principe"
    seats = range(2, 6)
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
    event_types = EVENTS
    hidden_places = HIDDEN_PLACES

    def check(self, seats: int, options: Options) -> None:
        super().check(seats, options)
        first = options["first_player"]
        if first != "random" and int(first) > seats:
            raise BadOptions(f"first_player={first} needs that seat, but there are {seats}")

    def open_box(self, components: str) -> Box:
        return open_box(components)

    def deal(self, seats: int, options: Options, seed: int, box: Box | None = None) -> IlPrincipe:
        self.check(seats, options)
        box = box or self.box()
        assert isinstance(box, IlPrincipeBox)
        return deal(seats, options, seed, box)

    def bound(self, seats: int) -> int:
        """At most 18 rounds of ten auctions with up to 150 raises each; in play, a few hundred moves."""
        return 30_000

    def evaluation(self) -> Evaluation:
        return IlPrincipeEvaluation()

    def draw(self, view: View, speech: "Speech", box: Box, moves: Sequence[Move] = ()) -> list[Block]:
        assert isinstance(view, IlPrincipeView)
        assert isinstance(box, IlPrincipeBox)
        return draw(view, speech, box, moves)

    def conserved(self, game: Game) -> dict[str, int]:
        assert isinstance(game, IlPrincipe)
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

    def hidden(self, game: Game, seat: int, place: str) -> str:
        assert isinstance(game, IlPrincipe)
        match place:
            case "draw pile":
                return str(sorted(game.pile.loose))
            case "answers":
                return str(game.answers)
            case "playing":
                return str(game.playing)
            case _:
                others = [family for other, family in enumerate(game.families) if other != seat]
                return str([fewer(family.hand, family.known) for family in others])

    def hides_sums(self, game: Game, owner: int, seat: int | None) -> bool:
        return owner != seat and not game.options["open_coins"]

    def tamper(self, game: Game, seat: int) -> None:
        assert isinstance(game, IlPrincipe)
        game.families[seat].coins += 1


IL_PRINCIPE: Final = IlPrincipeTitle()
