"""The title: what the game is called, its options, how it is dealt, and what the laws watch."""

from typing import Final

from examples.relics.box import RelicsBox
from examples.relics.components import read
from examples.relics.evaluation import RelicsEvaluation
from examples.relics.events import EVENTS
from examples.relics.game import Relics, Stall
from examples.relics.rounds import NextRound
from examples.relics.views import RelicsView
from signoria.table import Option, Options, Pile, Text, Title, components_digest, first_player

SEATS: Final = range(2, 5)

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "open_coins",
        (False, True),
        False,
        Text("Everybody sees everybody’s coins.", "Les pièces de chacun sont visibles de tous."),
    ),
    first_player(SEATS),
)


class RelicsTitle(Title[Relics, RelicsBox, RelicsView]):
    """Relics."""

    key = "relics"
    name = Text("Relics", "Reliques")
    seats = SEATS
    minutes = 10
    weight = 1
    sentence = Text("Merchants bid for relics of three saints.", "Des marchands enchérissent sur les reliques.")
    options = OPTIONS
    rules_version = 1
    bidding = "3"
    view_type = RelicsView
    event_types = EVENTS

    def open_box(self, components: str) -> RelicsBox:
        return RelicsBox(read(components), components_digest(components))

    def set_up(self, seats: int, options: Options, seed: int, box: RelicsBox) -> Relics:
        """2.1 Ten coins and a cloak each, all relics face down; the first round deals."""
        game = Relics()
        game.lay_table(seats, options, seed, box)
        game.box = box
        game.round = 0
        game.first = game.first_player()
        game.pile = Pile(tuple(range(len(box.keys))))
        game.laid = ()
        game.unsold = ()
        game.stalls = tuple([_new_stall(box, seat) for seat in range(seats)])
        game.ask(NextRound())
        return game

    def conserved(self, game: Relics) -> dict[str, int]:
        held = [relic for stall in game.stalls for relic in (*stall.hand, *stall.relics)]
        relics = [*game.pile.loose, *game.unsold, *[relic for _, relic in game.laid], *held]
        return {key: relics.count(place) for place, key in enumerate(game.box.keys)}

    def hidden(self, game: Relics, seat: int) -> dict[str, object]:
        hands = [stall.hand for other, stall in enumerate(game.stalls) if other != seat]
        return {"hands": hands, "pile": game.pile.loose, "answers": game.answers}

    def hides_sums(self, game: Relics, owner: int, seat: int | None) -> bool:
        return owner != seat and not game.options["open_coins"]

    def tamper(self, game: Relics, seat: int) -> None:
        game.stalls[seat].coins += 1

    def evaluation(self) -> RelicsEvaluation:
        return RelicsEvaluation()


def _new_stall(box: RelicsBox, seat: int) -> Stall:
    stall = Stall()
    stall.open_purse(seat, box.stock.coins)
    stall.hand = ()
    stall.relics = ()
    stall.pawned = False
    return stall


RELICS: Final = RelicsTitle()
