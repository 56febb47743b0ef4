"""What an estate can still make of its cards, actions and money, in prestige points: a plan for the rest of the game.

Every card in hand is meant to work; the actions that leaves go to whatever brings most: freedoms and buildings the
cards wish for, fresh cards and their works, plain buildings, bonus cards.
"""

from typing import Final

from signoria.table import Seat
from signoria.titles.princes.actions import ACTIONS_A_TURN, ActionPhase, Turn
from signoria.titles.princes.box import PROFESSIONS
from signoria.titles.princes.game import Estate, Princes
from signoria.titles.princes.recruiting import targets
from signoria.titles.princes.shapes import SIDE
from signoria.titles.princes.values import bonus_value

FLORINS_A_POINT: Final = 200.0
"""6.5 At this rate a work's pay becomes prestige: what is spent now is missing then."""
TIGHT: Final = 160.0
"""Money needed before the next work pays is dearer: what is missing is raised by selling prestige at 100."""
IDLE: Final = 1500.0
"""Money that no plan needs is worth next to nothing."""
POINT_OF_WORK: Final = 0.5
"""6.5 A point of a work's value pays 100 florins."""
GROWTH: Final = 0.5
"""What a round's purchases add to the value of every later work."""
LUCK: Final = 1.5
"""How many points of value a card picked from five has over any card."""
RECRUITED: Final = 2.0
"""The same for a card picked from the other tables, where none to pick lies there yet."""
SHORTFALL: Final = 0.12
"""The part of a planned work that each point missing to its round's minimum puts at risk."""
PRICE: Final = 350
"""What an item costs on average; one is bought each round."""
BONUS_DRAWN: Final = 4.0
"""What a bonus card picked from five adds to a work."""
BONUS_KEPT: Final = 0.9
"""A bonus card in hand is sometimes left over."""
UNFORESEEN: Final = 2.0
"""Works beyond those planned, with all rounds to come: each jester adds to them too."""
OPEN_CHOICE: Final = 2.0
"""What a recruiting card in hand is worth beyond its work, with all rounds to come: no artist has to be named yet."""
MOST_PLAIN: Final = 6
"""No plan holds more buildings that nobody wishes for."""
SECOND_BONUS: Final = 0.3
"""How much less a second bonus card brings: it waits longer for its work."""
CROWDED, WIDE = 6.0, 8.0
"""Squares a building takes up, with two builders and without: then nothing may touch it."""

FREE, BUILD, DRAW, NEW_WORK, DRAW_BONUS = range(5)
NO_WISH: Final = -1
Use = tuple[float, int, int]
"""What one spare action can be used for: the points it brings, what it is, and for a wish of which kind."""


def actions_left(game: Princes, seat: Seat) -> int:
    """The actions a seat still has, those of this round included."""
    rounds = len(game.box.minimums)
    if not game.round:
        return ACTIONS_A_TURN * rounds
    this_round = 0
    for step in game.agenda:
        if isinstance(step, ActionPhase):
            this_round = ACTIONS_A_TURN
        elif isinstance(step, Turn) and step.seat == seat:
            this_round = step.left
    return this_round + ACTIONS_A_TURN * (rounds - game.round)


def granted(game: Princes, estate: Estate) -> tuple[int, ...]:
    """6.2 What the estate's building, landscape and freedom add to the work of every profession."""
    return game.box.grants(estate.buildings, estate.landscapes, estate.freedoms)


def all_wishes(game: Princes) -> float:
    """6.2 What all three wishes of a profession add to its work."""
    worth = game.box.worth
    return float(worth.building + worth.landscape + worth.freedom)


class Outlook:
    """One estate's plan. `value` is what it promises beyond the prestige already won."""

    def __init__(self, game: Princes, seat: Seat, estate: Estate, actions: int) -> None:
        self.game = game
        self.seat = seat
        self.estate = estate
        self.actions = actions
        self.later = len(game.box.minimums) - max(1, game.round)
        self.spend = self.later * PRICE
        money = game.box.money
        build = money.building_by_builders[estate.builders]
        self.costs = (money.freedom, build, money.profession_card, 0, money.bonus_card)
        self.used = [0] * len(self.costs)
        self.granting = [0] * len(self.costs)
        self.common = float(game.box.worth.card * estate.cards() + game.box.worth.jester * estate.jesters)
        self.granted = granted(game, estate)
        self.average = sum(self.granted) / len(self.granted)
        best_first = sorted([(self.granted[card], card) for card in estate.hand], reverse=True)
        self.hand = best_first[:actions]
        self.recruits = self._recruits(actions - len(self.hand))
        self.value = self._unforeseen()
        self._use_spare_actions()
        works = self._works()
        self.value += self._worth_of_works(works) + self._worth_of_money(len(works))

    def _unforeseen(self) -> float:
        """What jesters and recruiting cards will bring that cannot be planned; less with every round."""
        jesters = UNFORESEEN * POINT_OF_WORK * self.game.box.worth.jester * self.estate.jesters
        to_come = self.later / (len(self.game.box.minimums) - 1 or 1)
        return to_come * (jesters + OPEN_CHOICE * self.estate.recruiting)

    def _recruits(self, actions: int) -> list[float]:
        """What the estate grants the professions that recruiting cards in hand can fetch."""
        count = min(self.estate.recruiting, actions)
        if count <= 0:
            return []
        found = sorted([float(self.granted[card]) for card in targets(self.game, self.seat)], reverse=True)
        if self.later:
            found += [min(all_wishes(self.game), self.average + RECRUITED)] * (count - len(found))
        return found[:count]

    def _use_spare_actions(self) -> None:
        """Actions that no card in hand needs, each for the best that is left to do."""
        spare = self.actions - len(self.hand) - len(self.recruits)
        if spare <= 0:
            return
        uses = self._freedoms() + self._buildings() + self._draws()
        uses.sort(reverse=True)
        for gain, what, kind in uses[:spare]:
            if gain > 0:
                self.used[what] += 1
                if kind != NO_WISH:
                    self.granting[what] |= 1 << kind
                self.spend += self.costs[what]
                self.value -= self.costs[what] / FLORINS_A_POINT
        self.value += self.game.box.awards.building * self.used[BUILD]

    def _freedoms(self) -> list[Use]:
        """5.8 Freedoms that cards in hand wish for."""
        game = self.game
        wishing = [0, 0, 0]
        for _, card in self.hand:
            wishing[game.box.wishes[card][2]] += 1
        each = POINT_OF_WORK * game.box.worth.freedom
        cost = self.costs[FREE] / FLORINS_A_POINT
        return [
            (each * count - cost, FREE, kind)
            for kind, count in enumerate(wishing)
            if count and game.freedoms[kind] and not self.estate.freedoms >> kind & 1
        ]

    def _buildings(self) -> list[Use]:
        """5.3 Buildings, those first that cards in hand wish for, as far as there is room."""
        game, estate = self.game, self.estate
        blocked = estate.blocked()
        every = (1 << len(game.buildings)) - 1
        possible = game.box.building_room(blocked) & ~estate.buildings & ~game.sold_out() & every
        wishing: dict[int, int] = {}
        for _, card in self.hand:
            kind = game.box.wishes[card][0]
            if possible >> kind & 1:
                wishing[kind] = wishing.get(kind, 0) + 1
        plain = game.box.awards.building - self.costs[BUILD] / FLORINS_A_POINT
        each = POINT_OF_WORK * game.box.worth.building
        uses: list[Use] = [(plain + each * count, BUILD, kind) for kind, count in wishing.items()]
        uses.sort(reverse=True)
        uses += [(plain, BUILD, NO_WISH)] * min(MOST_PLAIN, possible.bit_count() - len(uses))
        squares = SIDE * SIDE - blocked.bit_count()
        room = squares / CROWDED if estate.builders >= 2 else squares / WIDE + 0.5
        return uses[: int(room)]

    def _draws(self) -> list[Use]:
        """5.7 and 5.9 Fresh cards: a profession takes a second action for its work, and adds to all other works."""
        game = self.game
        count = min(len(game.piles[PROFESSIONS]) / game.seats, float(self._turns_left()))
        others = len(self.hand) + len(self.recruits)
        both = POINT_OF_WORK * (self.fresh_work() + game.box.worth.card * others) - self.costs[DRAW] / FLORINS_A_POINT
        uses: list[Use] = [(both / 2, DRAW, NO_WISH), (both / 2, NEW_WORK, NO_WISH)] * int(count + 0.5)
        bonus = POINT_OF_WORK * BONUS_DRAWN - self.costs[DRAW_BONUS] / FLORINS_A_POINT
        return [*uses, (bonus, DRAW_BONUS, NO_WISH), (bonus - SECOND_BONUS, DRAW_BONUS, NO_WISH)]

    def _turns_left(self) -> int:
        """The turns in which a card can be drawn and still work."""
        return self.later + (1 if self.actions - ACTIONS_A_TURN * self.later > 1 else 0)

    def fresh_work(self) -> float:
        """The value of a work by a card yet to be drawn, half the rounds left from now."""
        return self.common + self.game.box.worth.card + self._fresh() + GROWTH * self.later / 2

    def _fresh(self) -> float:
        """What the estate grants a card picked from five."""
        return min(all_wishes(self.game), self.average + LUCK)

    def _works(self) -> list[float]:
        """The values of all works planned, growth left out, the least first."""
        worth = self.game.box.worth
        drawn = self.used[DRAW]
        common = self.common + worth.card * drawn
        values = [common + value for value in self.recruits]
        values += [common + self._fresh()] * drawn
        for value, card in self.hand:
            building, _, freedom = self.game.box.wishes[card]
            if self.granting[BUILD] >> building & 1:
                value += worth.building
            if self.granting[FREE] >> freedom & 1:
                value += worth.freedom
            values.append(common + value)
        values.sort()
        return values

    def _worth_of_works(self, values: list[float]) -> float:
        """Points the works pay, spread evenly over the actions left; some may miss their round's minimum."""
        bonus = BONUS_DRAWN * self.used[DRAW_BONUS]
        bonus += sum([bonus_value(self.game, self.seat, card) for card in self.estate.bonus])
        now = self.actions - ACTIONS_A_TURN * self.later
        minimums = self.game.box.minimums[max(0, self.game.round - 1) :]
        risk = SHORTFALL if self.later else 1.0
        total = 0.0
        for place, value in enumerate(values, 1):
            at = place * self.actions // len(values) - 1
            wait = 0 if at < now else 1 + (at - now) // ACTIONS_A_TURN
            value += GROWTH * wait
            short = minimums[wait] - value
            if short > 0:
                laid = min(short, bonus)
                bonus -= laid
                value = (value + laid) * max(0.0, 1 - risk * (short - laid))
            total += value
        if values:
            total += BONUS_KEPT * bonus
        return POINT_OF_WORK * total

    def _worth_of_money(self, works: int) -> float:
        """Dear as far as it must last until the next work, then at the rate of works, and idle beyond all plans."""
        florins = self.estate.florins
        near = self.spend / max(1, works)
        tight = min(florins, near)
        planned = min(max(0.0, florins - near), self.spend - near)
        return tight / TIGHT + planned / FLORINS_A_POINT + max(0.0, florins - self.spend) / IDLE
