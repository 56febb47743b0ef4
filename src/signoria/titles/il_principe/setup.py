"""2 Set-up: piles, the display of cities, families, and who is Il Principe."""

from signoria.table import Options, Pile
from signoria.titles.il_principe.box import NONE, IlPrincipeBox
from signoria.titles.il_principe.building import turn_up_city
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import spread
from signoria.titles.il_principe.game import NOBODY, Family, IlPrincipe
from signoria.titles.il_principe.rounds import Round
from signoria.titles.il_principe.scoring import SOURCES


def deal(seats: int, options: Options, seed: int, box: IlPrincipeBox) -> IlPrincipe:
    """2.1 to 2.4, and the income of the first round: the first question is which cards to lay."""
    game = IlPrincipe()
    game.lay_table(seats, options, seed, box)
    game.box = box
    game.round = 0
    game.last = False
    game.prince = game.first_player()
    game.pile = Pile(tuple(spread((game.numbers.cards,) * len(COLOURS))))
    game.discards = NONE
    game.display = ()
    game.unseen = tuple(range(len(box.city_keys)))
    game.offer = NONE
    nobody = (NOBODY,) * len(COLOURS)
    game.roles = (nobody, nobody)
    game.map = ((0,) * seats,) * len(box.region_keys)
    game.playing = NOBODY
    game.families = tuple([_new_family(box) for _ in range(seats)])
    for _ in range(box.display):
        turn_up_city(game, None)
    game.ask(Round())
    return game


def _new_family(box: IlPrincipeBox) -> Family:
    """2.2 Shields, and nothing else."""
    family = Family()
    family.coins = box.rows.stock.start_coins
    family.points = 0
    family.scored = (0,) * len(SOURCES)
    family.hand = NONE
    family.known = NONE
    family.laid = NONE
    family.drawn = NONE
    family.up = NONE
    family.down = NONE
    family.shields = box.shields
    family.cities = ()
    return family
