"""The title: what the game is called, its options, and how it is dealt."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import BadOptions, Box, Evaluation, Game, Move, Option, Options, Text, Title, View
from signoria.table.drawing import Block
from signoria.titles.princes.box import BONUS, PRESTIGE, PROFESSIONS, PrincesBox, open_box
from signoria.titles.princes.drawing import draw
from signoria.titles.princes.evaluation import PrincesEvaluation
from signoria.titles.princes.events import EVENTS
from signoria.titles.princes.game import Princes
from signoria.titles.princes.secrets import hidden_cards
from signoria.titles.princes.setup import deal
from signoria.titles.princes.views import PrincesView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "edition",
        ("2006", "2000"),
        "2006",
        Text(
            "The rules of 2006, or those of 2000 (three to five players, no expansion); otherwise they play alike.",
            "Les règles de 2006, ou celles de 2000 (trois à cinq joueurs, sans extension) ; le reste est identique.",
        ),
    ),
    Option(
        "freedoms2p",
        (5, 4),
        5,
        Text(
            "Two players: five freedoms in all, or only four for a harder game.",
            "À deux : cinq libertés en tout, ou seulement quatre pour une partie plus dure.",
        ),
    ),
    Option(
        "open_money",
        (False, True),
        False,
        Text("Everybody sees everybody’s florins.", "Les florins de chacun sont visibles de tous."),
    ),
    Option(
        "first_player",
        ("random", "1", "2", "3", "4", "5"),
        "random",
        Text(
            "Who begins the first round: drawn, or the player on that seat.",
            "Qui commence le premier tour : tiré au sort, ou le joueur de cette place.",
        ),
    ),
    Option(
        "third_tiebreak",
        ("shared", "lowest-card"),
        "shared",
        Text(
            "A tie in prestige and money is shared, or goes to the lowest profession number on the table.",
            "L’égalité en prestige et en argent est partagée, ou va au plus petit numéro de profession sur la table.",
        ),
    ),
    Option(
        "muse",
        (False, True),
        False,
        Text("Muse & Princess: not built yet.", "Muse & Princesse : pas encore disponible."),
    ),
    Option(
        "cooperation",
        (False, True),
        False,
        Text("Cooperation: not built yet.", "Coopération : pas encore disponible."),
    ),
)

HIDDEN_PLACES: Final[tuple[str, ...]] = (
    "hand",
    "bonus",
    "prestige",
    "professions pile",
    "bonus pile",
    "prestige pile",
    "looked",
    "answers",
)


class PrincesTitle(Title):
    """The Princes of Florence."""

    key = "princes"
    name = Text("The Princes of Florence", "Les Princes de Florence")
    package = "signoria.titles.princes"
    seats = range(2, 6)
    minutes = 75
    weight = 4
    sentence = Text(
        "Seven rounds of auctions and building, to give artists the estate in which their best works are made.",
        "Sept tours d’enchères et de construction, pour offrir aux artistes le domaine de leurs plus belles œuvres.",
    )
    options = OPTIONS
    rules_version = 1
    bidding = "3"
    view_type = PrincesView
    event_types = EVENTS
    hidden_places = HIDDEN_PLACES
    points = "prestige"

    def check(self, seats: int, options: Options) -> None:
        super().check(seats, options)
        for expansion in ("muse", "cooperation"):
            if options[expansion]:
                raise BadOptions(f"the expansion {expansion!r} is not built yet: leave it off")
        if options["edition"] == "2000" and seats == 2:
            raise BadOptions("the edition of 2000 is for 3 to 5 players: take edition=2006 for two")
        if options["freedoms2p"] != 5 and seats != 2:
            raise BadOptions(f"freedoms2p is for two players, not {seats}")
        first = options["first_player"]
        if first != "random" and int(first) > seats:
            raise BadOptions(f"first_player={first} needs that seat, but there are {seats}")

    def open_box(self, components: str) -> Box:
        return open_box(components)

    def deal(self, seats: int, options: Options, seed: int, box: Box | None = None) -> Princes:
        self.check(seats, options)
        box = box or self.box()
        assert isinstance(box, PrincesBox)
        return deal(seats, options, seed, box)

    def bound(self, seats: int) -> int:
        """Each raise is 100 more than the last, and nobody can come to 60,000 florins: far fewer in play."""
        return 5_000 * seats

    def evaluation(self) -> Evaluation:
        return PrincesEvaluation()

    def draw(self, view: View, speech: "Speech", box: Box, moves: Sequence[Move] = ()) -> list[Block]:
        assert isinstance(view, PrincesView)
        assert isinstance(box, PrincesBox)
        return draw(view, speech, box, moves)

    def conserved(self, game: Game) -> dict[str, int]:
        assert isinstance(game, Princes)
        estates = game.estates
        counts = {
            "jesters": game.jesters + sum(estate.jesters for estate in estates),
            "builders": game.builders + sum(estate.builders for estate in estates),
            "recruiting": game.recruiting + sum(estate.recruiting + estate.recruiters for estate in estates),
        }
        for kind, key in enumerate(game.box.landscape_keys):
            counts[key] = game.landscapes[kind] + sum(estate.landscapes[kind] for estate in estates)
        for kind, key in enumerate(game.box.building_keys):
            counts[key] = game.buildings[kind] + sum(estate.buildings >> kind & 1 for estate in estates)
        for kind, key in enumerate(game.box.freedom_keys):
            counts[key] = game.freedoms[kind] + sum(estate.freedoms >> kind & 1 for estate in estates)
        for kind, cards in enumerate(_all_cards(game)):
            for card, key in enumerate(game.box.card_keys[kind]):
                counts[key] = cards.count(card)
        for seat, estate in enumerate(estates):
            tiles = [place.mask for place in estate.tiles]
            counts[f"squares {seat}"] = 49 - estate.filled.bit_count() + sum(mask.bit_count() for mask in tiles)
        return counts

    def hidden(self, game: Game, seat: int, place: str) -> str:
        assert isinstance(game, Princes)
        pile = {"professions pile": PROFESSIONS, "bonus pile": BONUS, "prestige pile": PRESTIGE}.get(place)
        if pile is not None:
            return str((sorted(game.piles[pile].loose), game.piles[pile].under))
        if place == "looked":
            return str(game.looked)
        if place == "answers":
            return str(game.answers)
        kind = {"hand": PROFESSIONS, "bonus": BONUS, "prestige": PRESTIGE}[place]
        return str([hidden_cards(game, other, kind) for other in range(game.seats) if other != seat])

    def hides_sums(self, game: Game, owner: int, seat: int | None) -> bool:
        return owner != seat and not game.options["open_money"]

    def tamper(self, game: Game, seat: int) -> None:
        assert isinstance(game, Princes)
        game.estates[seat].florins += 100


def _all_cards(game: Princes) -> tuple[list[int], list[int], list[int]]:
    """Every card of the three piles, wherever it lies."""
    found: tuple[list[int], list[int], list[int]] = ([], [], [])
    for kind, pile in enumerate(game.piles):
        found[kind].extend(pile.loose + pile.under)
    for estate in game.estates:
        found[PROFESSIONS].extend(estate.hand + estate.table)
        found[BONUS].extend(estate.bonus)
        found[PRESTIGE].extend(estate.prestige_cards)
    found[BONUS].extend(game.spent)
    if game.looked:
        found[game.looked_in].extend(game.looked)
    return found


PRINCES: Final = PrincesTitle()
