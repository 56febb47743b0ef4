"""The title: what the game is called, its options, and how it is dealt."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import BadOptions, Move, Option, Options, Text, Title, first_player
from signoria.table.drawing import Block
from signoria.titles.princes.box import BONUS, PRESTIGE, PROFESSIONS, PrincesBox
from signoria.titles.princes.components import Components
from signoria.titles.princes.cooperation.events import EVENTS as NEIGHBOURLY_EVENTS
from signoria.titles.princes.drawing import draw
from signoria.titles.princes.evaluation import PrincesEvaluation
from signoria.titles.princes.events import EVENTS
from signoria.titles.princes.expansions import EXPANSIONS, expanded, opened
from signoria.titles.princes.game import Princes
from signoria.titles.princes.muse.events import EVENTS as COURT_EVENTS
from signoria.titles.princes.secrets import hidden_cards
from signoria.titles.princes.setup import deal
from signoria.titles.princes.views import PrincesView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

SEATS: Final = range(2, 6)

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "edition",
        ("2006", "2000"),
        "2006",
        Text(
            "The rules of 2006, or those of 2000 (three to five players, no expansion); otherwise they play alike.",
            "Les règles de 2006, ou celles de 2000 (trois à cinq joueurs, sans extension) ; le reste est identique.",
        ),
    ),
    Option(
        "freedoms2p",
        (5, 4),
        5,
        Text(
            "Two players: five freedoms in all, or only four for a harder game.",
            "À deux : cinq libertés en tout, ou seulement quatre pour une partie plus dure.",
        ),
    ),
    Option(
        "open_money",
        (False, True),
        False,
        Text("Everybody sees everybody’s florins.", "Les florins de chacun sont visibles de tous."),
    ),
    first_player(
        SEATS,
        Text(
            "Who begins the first round: drawn, or the player on that seat, the first being 1.",
            "Qui commence le premier tour : tiré au sort, ou le joueur de cette place, la première étant 1.",
        ),
    ),
    Option(
        "third_tiebreak",
        ("shared", "lowest_card"),
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
        Text(
            "Muse & Princess: each round you also bid for the help of one of six characters; prestige is never sold.",
            "Muse & Princesse : à chaque tour on mise aussi sur l’aide d’un de six personnages ; on ne vend jamais de "
            "prestige.",
        ),
    ),
    Option(
        "cooperation",
        (False, True),
        False,
        Text(
            "Cooperation: the estates border on each other, and neighbours who come to terms build across the border.",
            "Coopération : les domaines se jouxtent, et des voisins qui s’entendent bâtissent à cheval sur la "
            "frontière.",
        ),
    ),
)


class PrincesTitle(Title[Princes, PrincesBox, PrincesView]):
    """The Princes of Florence."""

    key = "princes"
    name = Text("The Princes of Florence", "Les Princes de Florence")
    seats = SEATS
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
    components_type = Components
    event_types = (*EVENTS, *COURT_EVENTS, *NEIGHBOURLY_EVENTS)
    points = "prestige"

    def check(self, seats: int, options: Options) -> None:
        super().check(seats, options)
        for expansion in EXPANSIONS:
            if options["edition"] == "2000" and options[expansion]:
                raise BadOptions(
                    f"the edition of 2000 has no expansions: take edition=2006 for {expansion}",
                    f"l’édition de 2000 n’a pas d’extensions : prenez edition=2006 pour {expansion}",
                    option="edition",
                )
        if options["edition"] == "2000" and seats == 2:
            raise BadOptions(
                "the edition of 2000 is for 3 to 5 players: take edition=2006 for two",
                "l’édition de 2000 se joue de 3 à 5 : prenez edition=2006 à deux",
                option="edition",
            )
        if options["freedoms2p"] != 5 and seats != 2:
            raise BadOptions(
                f"freedoms2p is for two players, not {seats}",
                f"freedoms2p est pour deux joueurs, pas pour {seats}",
                option="freedoms2p",
            )

    def open_box(self, components: str) -> PrincesBox:
        return opened(components)

    def set_up(self, seats: int, options: Options, seed: int, box: PrincesBox) -> Princes:
        return deal(seats, options, seed, expanded(box, options, seats))

    def bound(self, seats: int) -> int:
        """Each raise is 100 more than the last, and nobody can come to 60,000 florins: far fewer in play."""
        return 5_000 * seats

    def evaluation(self) -> PrincesEvaluation:
        return PrincesEvaluation()

    def draw(self, view: PrincesView, speech: "Speech", box: PrincesBox, moves: Sequence[Move] = ()) -> list[Block]:
        return draw(view, speech, box, moves)

    def conserved(self, game: Princes) -> dict[str, int]:
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
        for tally in game.box.variant.tallies:
            tally(game, counts)
        return counts

    def hidden(self, game: Princes, seat: int) -> dict[str, object]:
        others = [other for other in range(game.seats) if other != seat]
        kinds = (("professions", PROFESSIONS), ("bonus", BONUS), ("prestige", PRESTIGE))
        piles = {f"{name} pile": (sorted(game.piles[kind].loose), game.piles[kind].under) for name, kind in kinds}
        hands = {name: [hidden_cards(game, other, kind) for other in others] for name, kind in kinds}
        return {**piles, **hands, "looked": game.looked, "answers": game.answers}

    def hides_sums(self, game: Princes, owner: int, seat: int | None) -> bool:
        return owner != seat and not game.options["open_money"]

    def tamper(self, game: Princes, seat: int) -> None:
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
