"""2 Set-up: the deal, and the one of four profession cards that goes back."""

from collections.abc import Sequence

from signoria.table import Log, Move, Options, Pile, Seat, Together
from signoria.titles.princes.box import BONUS, PRESTIGE, PROFESSIONS, PrincesBox
from signoria.titles.princes.components import DEALT
from signoria.titles.princes.events import CardsChosen
from signoria.titles.princes.game import Estate, Princes
from signoria.titles.princes.moves import ReturnCard
from signoria.titles.princes.rounds import Round


def deal(seats: int, options: Options, seed: int, box: PrincesBox) -> Princes:
    """2.1 to 2.4: estates, money, stock, freedoms, four profession cards each, and who is first."""
    game = box.variant.game()
    game.lay_table(seats, options, seed, box)
    game.box = box
    rows = box.rows
    game.round = 0
    game.bidders = ()
    game.closed = 0
    game.landscapes = (rows.landscapes[0].stock, rows.landscapes[1].stock, rows.landscapes[2].stock)
    game.jesters = rows.stock.jesters
    game.builders = rows.stock.builders
    game.recruiting = rows.stock.recruiting_cards
    game.buildings = tuple([row.stock for row in rows.buildings])
    game.looked = ()
    game.looked_in = 0
    game.work = ()
    game.spent = ()
    game.shown = 0
    game.first = game.first_player()
    game.freedoms = _freedoms(game)
    pile, game.estates = _deal_professions(game)
    others = (Pile(tuple(range(len(box.card_keys[kind])))) for kind in (BONUS, PRESTIGE))
    game.piles = (pile, *others)  # type: ignore[assignment]  # three piles, counted by hand
    for lay_out in box.variant.setups:
        lay_out(game)
    game.ask(ReturnOne(), Round())
    return game


def _freedoms(game: Princes) -> tuple[int, int, int]:
    """2.3 One fewer of each kind than players; 8.3 with two players one of each, and two (or one) more of three."""
    if game.seats > 2:
        return (game.seats - 1,) * 3
    counts = [1, 1, 1]
    spare = [0, 1, 2]
    for _ in range(int(game.options["freedoms2p"]) - 3):
        counts[spare.pop(game.below(len(spare)))] += 1
    return counts[0], counts[1], counts[2]


def _deal_professions(game: Princes) -> tuple[Pile, tuple[Estate, ...]]:
    pile = Pile(tuple(range(len(game.box.card_keys[PROFESSIONS]))))
    estates = []
    for seat in range(game.seats):
        estate = _empty_estate(game)
        cards, pile = game.take(pile, DEALT, seat)
        estate.hand = tuple(sorted(cards))
        estates.append(estate)
    return pile, tuple(estates)


def _empty_estate(game: Princes) -> Estate:
    """2.1 A palace, money, and nothing else."""
    money = game.box.money
    estate = Estate()
    estate.florins = money.start_two_players if game.seats == 2 else money.start
    estate.prestige = 0
    estate.scored = (0,) * len(game.box.variant.sources)
    estate.builders = 0
    estate.jesters = 0
    estate.landscapes = (0, 0, 0)
    estate.buildings = 0
    estate.freedoms = 0
    estate.filled = game.box.palace
    estate.shunned = game.box.palace_halo
    estate.tiles = ()
    estate.hand = ()
    estate.recruiting = 0
    estate.table = ()
    estate.recruiters = 0
    estate.bonus = ()
    estate.prestige_cards = ()
    estate.best_work = 0
    return estate


class ReturnOne(Together[Princes]):
    """2.2 All choose at the same time, in secret, which of four cards goes back; those are mixed into the pile."""

    paragraph = "2.2"
    key = "princes-question-return"
    settled = True

    def choices(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [game.box.give_back[card] for card in game.estates[seat].hand]

    def reveal(self, game: Princes, answers: tuple[Move, ...], log: Log) -> None:
        pile = game.piles[PROFESSIONS]
        cards: list[int] = []
        for estate, answer in zip(game.estates, answers, strict=True):
            assert isinstance(answer, ReturnCard)
            cards.append(answer.index)
            estate.hand = tuple([card for card in estate.hand if card != answer.index])
        known = tuple([1 << seat for seat in range(game.seats)])
        mixed = pile.mix_in(tuple(cards), known)
        game.piles = (mixed, game.piles[BONUS], game.piles[PRESTIGE])
        if log is not None:
            log.append(CardsChosen())
