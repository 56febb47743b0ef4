"""2 Set-up: board, cards, bricks, letters."""

from signoria.table import Options
from signoria.titles.firenze.box import FirenzeBox
from signoria.titles.firenze.bricks import NONE, WHITE, with_more
from signoria.titles.firenze.game import CARD, NOBODY, Family, Firenze
from signoria.titles.firenze.layouts import lay_out
from signoria.titles.firenze.scoring import SOURCES
from signoria.titles.firenze.taking import refill
from signoria.titles.firenze.turns import Turn


def deal(seats: int, options: Options, seed: int, box: FirenzeBox) -> Firenze:
    """2.1 to 2.8: who is first, the board, letters and white bricks, the pile, and only then the row."""
    game = Firenze()
    game.lay_table(seats, options, seed, box)
    game.box = box
    game.first = game.first_player()
    game.active = game.first
    game.round = 1
    game.phase = CARD
    game.finisher = NOBODY
    game.churches = ()
    game.discard = ()
    game.played = game.built = game.paid = game.filled = 0
    game.changed = ()
    _lay_board(game)
    _seat_families(game)
    _stack_cards(game)
    game.row = ()
    game.lying = ()
    for _ in range(box.rows.row.cards):
        refill(game, None)
    game.ask(Turn(game.first))
    return game


def _lay_board(game: Firenze) -> None:
    """2.1 to 2.4: contracts, balconies over four of them, neutral letters, level tiles."""
    box = game.box
    tiles, game.covered = lay_out(game)
    game.balconies = tuple([box.balcony_spaces[tile] for tile in tiles])
    worth = [*box.points]
    for tile in tiles:
        worth[box.balcony_spaces[tile]] = box.rows.balconies[tile].points
    game.worth = tuple(worth)
    game.next_balcony = 0
    game.level_tiles = sum([1 << height for height in box.level_points])


def _seat_families(game: Firenze) -> None:
    """2.5 and 2.6: letters, and white bricks, one more for each player after the first."""
    rows = game.box.rows
    game.bag = game.box.bricks
    families = []
    for seat in range(game.seats):
        white = rows.start.white_bricks[(seat - game.first) % game.seats]
        family = Family()
        family.points = 0
        family.scored = (0,) * len(SOURCES)
        family.store = with_more(NONE, WHITE, white)
        family.towers = ()
        family.raised = ()
        family.letters = rows.letters.by_seats[str(game.seats)]
        family.contracts = 0
        family.hand = ()
        family.buildings = ()
        families.append(family)
        game.to_bag(WHITE, -white)
    game.families = tuple(families)


def _stack_cards(game: Firenze) -> None:
    """2.7 The starting cards lie on top of the others; 11.5 optional cards may stay in the box."""
    box = game.box
    campanile = game.options["campanile"]
    if campanile == "advised":
        optional = game.options["layout"] != "recommended" or box.rows.recommended.campanile
    else:
        optional = campanile == "in"
    cards = [(card, row) for card, row in enumerate(box.rows.cards) if optional or not row.optional]
    game.opening = tuple([card for card, row in cards for _ in range(row.starting)])
    game.deck = tuple([card for card, row in cards for _ in range(row.copies - row.starting)])
