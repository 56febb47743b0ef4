"""Scenes: positions of a game set up by hand, and transcripts played in them."""

from collections.abc import Mapping

from signoria.table import Event, OptionValue, Outcome, Pile, Step
from signoria.titles.il_principe.actions import ActionPhase, Turn
from signoria.titles.il_principe.auction import sell
from signoria.titles.il_principe.box import NONE
from signoria.titles.il_principe.building import PlaceShield
from signoria.titles.il_principe.components import COLOURS
from signoria.titles.il_principe.counts import Counts, counted
from signoria.titles.il_principe.game import Family, IlPrincipe
from signoria.titles.il_principe.roles import DecideColour, RolePhase
from signoria.titles.il_principe.rounds import Round
from signoria.titles.il_principe.title import IL_PRINCIPE
from signoria.titles.il_principe.views import OwnView

LETTERS = "gwrby"
"""The colours, as cards are written here: `ggw` is two green and a white one."""


def cards(letters: str) -> Counts:
    """Cards by their letters."""
    return counted([LETTERS.index(letter) for letter in letters], len(COLOURS))


def dealt(seats: int = 4, seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> IlPrincipe:
    """A game just dealt; seat 0 is Il Principe, and everybody is to lay cards."""
    chosen = {"first_player": "1", **(options or {})}
    return IL_PRINCIPE.deal(seats, IL_PRINCIPE.chosen(seats, chosen), seed)


def family(game: IlPrincipe, seat: int, **things: object) -> Family:
    """Gives a seat things by their names: coins, points, shields, or cards by their letters."""
    owned = game.families[seat]
    for name, value in things.items():
        setattr(owned, name, cards(value) if isinstance(value, str) else value)
    if "hand" in things and "known" not in things:
        owned.known = NONE
    return owned


def display(game: IlPrincipe, *keys: str) -> None:
    """Makes these the cities on display; the others that are not built are unseen."""
    game.display = tuple(game.box.city_keys.index(key) for key in keys)
    built = [city for owned in game.families for city in owned.cities]
    game.unseen = tuple(
        city for city in range(len(game.box.city_keys)) if city not in game.display and city not in built
    )


def pile(game: IlPrincipe, letters: str | int) -> None:
    """A draw pile of these cards, or of so many."""
    loose = letters if isinstance(letters, str) else (LETTERS * letters)[:letters]
    game.pile = Pile(tuple(LETTERS.index(letter) for letter in loose))


def poor(game: IlPrincipe) -> None:
    """Takes everything from everybody: what a scene needs is given by hand."""
    for owned in game.families:
        owned.coins = 0
        owned.hand = owned.known = owned.up = owned.down = NONE


def at_auction(
    seats: int = 4, offer: str = "gw", *, round: int = 2, then: Step[IlPrincipe] | None = None
) -> IlPrincipe:
    """These cards are for sale, everybody has ten coins and no cards, and seat 0 is Il Principe."""
    game = dealt(seats)
    poor(game)
    game.round = round
    game.offer = cards(offer)
    for owned in game.families:
        owned.coins = 10
    game.agenda = (Round(), RolePhase(), then or ActionPhase())
    sell(game)
    game.go_on()
    return game


def at_turn(seats: int = 4, *, round: int = 2, seat: int = 0) -> IlPrincipe:
    """One seat's action, and after it that of the next seat; nobody has anything."""
    game = dealt(seats)
    poor(game)
    game.round = round
    game.agenda = (Round(), RolePhase(), Turn((seat + 1) % seats), Turn(seat))
    return game


def at_roles(seats: int = 4, colour: str = "", *, coins: int = 5, **up: str) -> IlPrincipe:
    """The roles are to be decided, or those of one colour; `a="bbb"` lays three blue cards before seat 0."""
    game = dealt(seats)
    poor(game)
    for letter, cards_up in up.items():
        family(game, "abcde".index(letter), up=cards_up)
    for owned in game.families:
        owned.coins = coins
    game.agenda = (Round(), DecideColour(COLOURS.index(colour)) if colour else RolePhase())
    game.go_on()
    return game


def before_round(seats: int, cards_in_pile: int, cities: int = 4, discards: str = "") -> IlPrincipe:
    """A round is about to begin; nobody has anything but a card of each colour in hand."""
    game = dealt(seats)
    poor(game)
    for owned in game.families:
        owned.hand = cards("gwrby")
    game.round = 3
    game.display = game.display[:cities]
    pile(game, cards_in_pile)
    game.discards = cards(discards)
    game.agenda = (Round(),)
    return game


def go(game: IlPrincipe) -> list[Event]:
    """Lets happen what asks nobody."""
    events: list[Event] = []
    game.go_on(events)
    return events


def all_pass(game: IlPrincipe) -> list[Event]:
    """Everybody passes as long as passing is possible."""
    events: list[Event] = []
    while game.waiting() and (passing := game.read("pass")) in game.moves(game.waiting()[0]):
        game.play(game.waiting()[0], passing, events)
    return events


def shield_choices(game: IlPrincipe) -> list[tuple[str, ...]]:
    """Every way in which the shields asked for can be placed."""
    step = game.agenda[-1]
    assert isinstance(step, PlaceShield)
    found: list[tuple[str, ...]] = []
    for move in game.moves(step.seat):
        after = game.copy()
        after.apply(step.seat, move)
        rest = shield_choices(after) if step.left > 1 else [()]
        found += [(str(move).split()[1], *others) for others in rest]
    return found


def holders(game: IlPrincipe, colour: str) -> tuple[int, int]:
    """Who holds the major and the minor role of a colour; -1 is nobody."""
    place = COLOURS.index(colour)
    return game.roles[0][place], game.roles[1][place]


def ended(game: IlPrincipe) -> Outcome:
    """How a game that is over has ended."""
    outcome = game.outcome()
    assert outcome is not None
    return outcome


def asked(game: IlPrincipe, seat: int) -> str:
    """The kind of question a seat is asked."""
    question = game.question(seat)
    return "" if question is None else question.key.partition("-question-")[2]


def own(game: IlPrincipe, seat: int) -> OwnView:
    """What a seat alone sees."""
    seen = game.view(seat).own
    assert seen is not None
    return seen
