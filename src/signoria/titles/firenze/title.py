"""The title: what the game is called, its options, and how it is dealt."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import BadOptions, Move, Option, Options, Text, Title, first_player
from signoria.table.drawing import Block
from signoria.titles.firenze.box import FirenzeBox, open_box
from signoria.titles.firenze.bricks import COLOURS
from signoria.titles.firenze.components import Components
from signoria.titles.firenze.drawing import draw
from signoria.titles.firenze.evaluation import FirenzeEvaluation
from signoria.titles.firenze.events import EVENTS
from signoria.titles.firenze.game import Firenze
from signoria.titles.firenze.layouts import LAYOUT, written_layout
from signoria.titles.firenze.setup import deal
from signoria.titles.firenze.turns import MOST_ROUNDS
from signoria.titles.firenze.views import FirenzeView

if TYPE_CHECKING:
    from signoria.table.texts import Speech

NEUTRAL_LETTERS: Final = 5

SEATS: Final = range(2, 5)

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "layout",
        ("random", "recommended", "dice"),
        "random",
        Text(
            "Where balconies and neutral letters lie: drawn with care, as recommended for a first game, by dice, or "
            "as you write it: four balconies, a slash, then up to seven letters.",
            "Où vont balcons et lettres neutres : tirés avec soin, comme conseillé pour débuter, aux dés, ou comme "
            "vous l’écrivez : quatre balcons, une barre oblique, puis jusqu’à sept lettres.",
        ),
        shape=LAYOUT,
        example="white6,red5,yellow7,blue6/yellow8,green4,red4,blue7,violet3",
    ),
    Option(
        "neutral_letters",
        (0, 1, 2, 3, 4, 5, 6, 7),
        NEUTRAL_LETTERS,
        Text(
            "How many neutral letters cover contracts: the more, the harder the fight for the others.",
            "Combien de lettres neutres couvrent des contrats : plus il y en a, plus on se dispute les autres.",
        ),
    ),
    Option(
        "dead_colour",
        ("none", *COLOURS),
        "none",
        Text(
            "A colour whose contracts are all covered by neutral letters, or none.",
            "Une couleur dont tous les contrats sont couverts de lettres neutres, ou aucune.",
        ),
    ),
    Option(
        "extra_neutral",
        (False, True),
        False,
        Text(
            "With a dead colour: the seventh neutral letter lies on another tower.",
            "Avec une couleur morte : la septième lettre neutre va sur une autre tour.",
        ),
    ),
    Option(
        "campanile",
        ("advised", "in", "out"),
        "advised",
        Text(
            "The Campanile card is in or out; as advised, it is out only in the recommended layout.",
            "La carte Campanile est en jeu (in) ou non (out) ; selon le conseil, elle ne manque qu’à la mise en place "
            "recommandée.",
        ),
    ),
    Option(
        "auto_discard",
        (False, True),
        False,
        Text(
            "When a card makes everybody lose bricks, those of the players not in turn are chosen for them.",
            "Quand une carte fait perdre des briques à tous, on choisit à la place de ceux dont ce n’est pas le tour.",
        ),
    ),
    Option(
        "open_hands",
        (True, False),
        True,
        Text(
            "Everybody sees everybody’s hand: its cards come from the open row, so that all could remember them.",
            "Tous voient toutes les mains : leurs cartes viennent de la rangée, et tous pourraient s’en souvenir.",
        ),
    ),
    first_player(
        SEATS,
        Text(
            "Who begins: drawn, or the player on that seat, the first being 1.",
            "Qui commence : tiré au sort, ou le joueur de cette place, la première étant 1.",
        ),
    ),
)

MOST_MOVES_A_TURN: Final = 60


class FirenzeTitle(Title[Firenze, FirenzeBox, FirenzeView]):
    """Firenze."""

    key = "firenze"
    name = Text("Firenze", "Firenze")
    seats = SEATS
    minutes = 75
    weight = 2
    sentence = Text(
        "Rival families raise towers brick by brick; one that does not grow every turn comes down.",
        "Des familles rivales élèvent des tours brique à brique ; celle qui ne grandit pas à chaque tour s’écroule.",
    )
    options = OPTIONS
    rules_version = 1
    view_type = FirenzeView
    components_type = Components
    event_types = EVENTS

    def check(self, seats: int, options: Options) -> None:
        super().check(seats, options)
        dead = options["dead_colour"] != "none"
        if dead and options["layout"] != "random":
            raise BadOptions(
                "a dead colour is a layout of its own: leave layout=random with it",
                "une couleur morte est une disposition à elle seule : laissez layout=random avec elle",
                option="layout",
            )
        if options["extra_neutral"] and not dead:
            raise BadOptions(
                "extra_neutral goes with a dead colour: choose dead_colour too",
                "extra_neutral va avec une couleur morte : choisissez aussi dead_colour",
                option="extra_neutral",
            )
        written = written_layout(str(options["layout"]))
        fixed = dead or written or options["layout"] == "recommended"
        if fixed and options["neutral_letters"] != NEUTRAL_LETTERS:
            raise BadOptions(
                "this layout fixes its neutral letters: leave neutral_letters=5 with it",
                "cette disposition fixe ses lettres neutres : laissez neutral_letters=5 avec elle",
                option="neutral_letters",
            )

    def open_box(self, components: str) -> FirenzeBox:
        return open_box(components)

    def set_up(self, seats: int, options: Options, seed: int, box: FirenzeBox) -> Firenze:
        return deal(seats, options, seed, box)

    def bound(self, seats: int) -> int:
        """A hundred rounds; no turn has so many moves."""
        return MOST_ROUNDS * MOST_MOVES_A_TURN * seats

    def evaluation(self) -> FirenzeEvaluation:
        return FirenzeEvaluation()

    def draw(self, view: FirenzeView, speech: "Speech", box: FirenzeBox, moves: Sequence[Move] = ()) -> list[Block]:
        return draw(view, speech, box, moves)

    def hides_sums(self, game: Firenze, owner: int, seat: int | None) -> bool:
        return not game.shows_hand(owner, seat)

    def tamper(self, game: Firenze, seat: int) -> None:
        """Every card in a hand becomes another of its kind."""
        family = game.families[seat]
        kinds = game.box.kinds
        cards = range(len(kinds))
        family.hand = tuple(
            [next(card for card in (*cards[held + 1 :], *cards) if kinds[card] == kinds[held]) for held in family.hand]
        )

    def conserved(self, game: Firenze) -> dict[str, int]:
        counts = {key: _bricks(game, colour) for colour, key in enumerate(COLOURS)}
        cards = [*game.row, *game.opening, *game.deck, *game.discard, *game.churches]
        for seat, family in enumerate(game.families):
            cards += [*family.hand, *family.buildings]
            counts[f"letters {seat}"] = family.letters + family.contracts.bit_count()
        for card, key in enumerate(game.box.card_keys):
            counts[key] = cards.count(card)
        letters = [family.contracts for family in game.families]
        counts["neutral letters"] = game.covered.bit_count() - sum(mask.bit_count() for mask in letters)
        return counts


def _bricks(game: Firenze, colour: int) -> int:
    """2.1 All bricks of a colour, wherever they lie."""
    count = game.bag[colour] + sum(bricks[colour] for bricks in game.lying)
    for family in game.families:
        count += family.store[colour]
        count += sum(height for of, height in (*family.towers, *family.raised) if of == colour)
    return count


FIRENZE: Final = FirenzeTitle()
