"""6 Works: what one is worth, the bonus cards, the pay, and the best of the round."""

from collections.abc import Sequence
from typing import Final

from signoria.table import Alone, Arguments, Change, Log, Move, Refusal, Seat, Step
from signoria.titles.princes.events import BestWork, Worked
from signoria.titles.princes.game import BEST_WORK, WORK, Princes
from signoria.titles.princes.moves import ENOUGH, LayBonus, TakePrestige, Work
from signoria.titles.princes.values import bonus_total, bonus_value, plain_value

NOT_IN_HAND: Final = Refusal("princes-refusal-not-in-hand", "6.1")
BELOW_MINIMUM: Final = Refusal("princes-refusal-below-minimum", "6.4")
BONUS_NOT_IN_HAND: Final = Refusal("princes-refusal-bonus-not-in-hand", "6.3")
BONUS_ORDER: Final = Refusal("princes-refusal-bonus-order", "6.3")
TOO_MUCH_PRESTIGE: Final = Refusal("princes-refusal-too-much-prestige", "6.5")


def least_plain_value(game: Princes, seat: Seat) -> int:
    """6.4 What a work must be worth by itself, if all bonus cards at hand help it to the round's minimum."""
    return game.minimum() - bonus_total(game, seat)


def workable(game: Princes, seat: Seat) -> list[Work]:
    """What can be laid down: the hand, as far as it reaches the minimum."""
    least = least_plain_value(game, seat)
    work = game.box.work
    return [work[card] for card in game.estates[seat].hand if plain_value(game, seat, card) >= least]


def forbids_work(game: Princes, seat: Seat, card: int) -> Refusal | None:
    """6.1 and 6.4: from the hand only, and only if the round's minimum can be reached with the bonus cards at hand."""
    estate = game.estates[seat]
    if card not in estate.hand:
        return NOT_IN_HAND
    return BELOW_MINIMUM if plain_value(game, seat, card) < least_plain_value(game, seat) else None


def drafted_value(game: Princes, seat: Seat) -> int:
    """What the work being put together is worth so far."""
    card, *bonuses = game.work
    return plain_value(game, seat, card) + sum(bonus_value(game, seat, bonus) for bonus in bonuses)


def start_work(game: Princes, turn: Step[Princes], seat: Seat, move: Work) -> tuple[Step[Princes], ...]:
    """6.1 A work is put together in secret, and laid down whole: until it is paid nobody has seen the card."""
    game.draft(turn)
    game.work = (move.index,)
    return (AddBonus(seat),) if game.estates[seat].bonus else (TakePay(seat),)


class AddBonus(Alone[Princes]):
    """6.3 Any of one's bonus cards, named one by one in their order, then enough."""

    paragraph = "6.3"
    key = "princes-question-bonus"

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {
            "profession": game.box.card_keys[0][game.work[0]],
            "value": drafted_value(game, seat),
            "minimum": game.minimum(),
        }

    def tempting(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [*[game.box.lay[bonus] for bonus in game.estates[seat].bonus], ENOUGH]

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        value = drafted_value(game, seat)
        if isinstance(move, LayBonus):
            estate = game.estates[seat]
            if move.index not in estate.bonus:
                return BONUS_NOT_IN_HAND
            if move.index <= _last_bonus(game):
                return BONUS_ORDER
            value += sum(bonus_value(game, seat, bonus) for bonus in estate.bonus if bonus >= move.index)
        elif move is not ENOUGH:
            return None
        return None if value >= game.minimum() else BELOW_MINIMUM

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return [move for move in self.tempting(game, seat) if self.forbids(game, seat, move) is None]

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        if not isinstance(move, LayBonus):
            game.ask(TakePay(seat))
            return
        game.work = (*game.work, move.index)
        more = game.estates[seat].bonus[-1] > move.index
        game.ask(AddBonus(seat) if more else TakePay(seat))


def _last_bonus(game: Princes) -> int:
    return game.work[-1] if len(game.work) > 1 else -1


class TakePay(Alone[Princes]):
    """6.5 The work pays for each point of its value; of this pay, and only now, some may be taken in prestige."""

    paragraph = "6.5"
    key = "princes-question-pay"

    def value(self, game: Princes, seat: Seat) -> int:
        """What the work is worth."""
        return drafted_value(game, seat)

    def arguments(self, game: Princes, seat: Seat) -> Arguments:
        return {"profession": game.box.card_keys[0][game.work[0]], **self.pay(game, seat)}

    def pay(self, game: Princes, seat: Seat) -> Arguments:
        """What the question says of the pay."""
        value = self.value(game, seat)
        money = game.box.money
        pay = money.pay_per_point * value
        return {"value": value, "pay": pay, "rate": money.pay_for_prestige, "most": value // 2}

    def moves(self, game: Princes, seat: Seat) -> Sequence[Move]:
        return game.box.prestige[: self.value(game, seat) // 2 + 1]

    def forbids(self, game: Princes, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, TakePrestige):
            return None
        return None if move.points <= self.value(game, seat) // 2 else TOO_MUCH_PRESTIGE

    def play(self, game: Princes, seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, TakePrestige)
        value = self.value(game, seat)
        game.end_draft()
        self.finish(game, seat, value, move.points, log)

    def finish(self, game: Princes, seat: Seat, value: int, points: int, log: Log) -> None:
        """6.1 The card is laid on the table for all to see, its bonus cards are spent, and the work is paid."""
        estate = game.estates[seat]
        card, *bonuses = game.work
        game.work = ()
        game.show()
        estate.hand = tuple([other for other in estate.hand if other != card])
        estate.table = (*estate.table, card)
        estate.bonus = tuple([other for other in estate.bonus if other not in bonuses])
        game.shown |= 1 << card
        game.spent += tuple(bonuses)
        changes = paid(game, seat, value, points, WORK)
        if log is not None:
            professions, bonus_keys, _ = game.box.card_keys
            log.append(
                Worked(
                    seat=seat,
                    profession=professions[card],
                    value=value,
                    bonuses=tuple(bonus_keys[bonus] for bonus in bonuses),
                    florins=in_florins(game, value, points),
                    points=points,
                    changes=changes,
                )
            )


def in_florins(game: Princes, value: int, points: int) -> int:
    """6.5 What is left of a work's pay in florins when some of it is taken in prestige."""
    money = game.box.money
    return money.pay_per_point * value - money.pay_for_prestige * points


def paid(game: Princes, seat: Seat, value: int, points: int, source: int) -> tuple[Change, ...]:
    """6.5 The pay of a work in florins and points; it may be the best of the round."""
    estate = game.estates[seat]
    estate.best_work = max(estate.best_work, value)
    florins = in_florins(game, value, points)
    estate.florins += florins
    return (Change(seat, "florins", florins, "work"), *game.score(seat, points, source))


class BestWorkOfRound(Step[Princes]):
    """6.6 The highest single value of the round brings prestige, to all who reached it."""

    paragraph = "6.6"

    def settle(self, game: Princes, log: Log) -> None:
        best = max([estate.best_work for estate in game.estates])
        for seat, estate in enumerate(game.estates):
            if best and estate.best_work == best:
                points = game.box.awards.best_work
                changes = game.score(seat, points, BEST_WORK)
                if log is not None:
                    log.append(BestWork(seat=seat, value=best, points=points, changes=changes))
            estate.best_work = 0
