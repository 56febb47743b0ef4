"""A toy title: a handful of lots sold by free raises, to prove what the table gives to titles it never met."""

from collections.abc import Sequence

from signoria.table import (
    Aside,
    Auction,
    Bid,
    Box,
    Change,
    Event,
    Game,
    Lexicon,
    Log,
    Move,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    Step,
    Text,
    Title,
    Together,
    View,
)

TOO_DEAR = Refusal("toy-refusal-too-dear", "1.2")
NO_WHISTLE = Refusal("toy-refusal-no-whistle", "1.3")
WHISTLE = Move("whistle")
LAY = (Move("lay low"), Move("lay high"))
COINS = 5


class Sold(Event, frozen=True, kw_only=True):
    """A lot was sold."""

    seat: Seat
    price: int


class ToyView(View, frozen=True, kw_only=True):
    """Points, own coins, own laid card."""

    points: tuple[int, ...]
    coins: int
    laid: str


class Toy(Game):
    """Coins, points and whistles; lots are worth one point each."""

    coins: tuple[int, ...]
    points: tuple[int, ...]
    whistles: tuple[int, ...]
    lots: int
    dropped: int

    def copy(self) -> "Toy":
        other = Toy()
        self.copy_table(other)
        other.coins = self.coins
        other.points = self.points
        other.whistles = self.whistles
        other.lots = self.lots
        other.dropped = self.dropped
        return other

    def asides(self) -> tuple["Whistling", ...]:
        return (Whistling(),)

    def redeal(self, seat: Seat | None) -> None:
        """Coins add up from public events; only laid cards are hidden, and the table redraws those."""

    def view(self, seat: Seat | None) -> ToyView:
        held = self.answers[seat] if self.answers and seat is not None else None
        coins = -1 if seat is None else self.coins[seat]
        return ToyView(seat=seat, waiting=self.waiting(), points=self.points, coins=coins, laid=str(held or ""))

    def tallies(self, seat: Seat) -> dict[str, int]:
        return {"coins": self.coins[seat], "points": self.points[seat]}

    def sheets(self, eyes: Seat | None) -> tuple[dict[str, int], ...]:
        return tuple({"lots": mine} for mine in self.points)

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        ranks = tuple(1 + sum(other > mine for other in self.points) for mine in self.points)
        return Outcome(ranks, self.points, tuple({"lots": mine} for mine in self.points))


def replaced(values: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return (*values[:place], values[place] + more, *values[place + 1 :])


class LayCards(Together[Toy]):
    """1.1 Everybody lays low or high; each high one brings a lot."""

    paragraph = "1.1"
    key = "toy-question-lay"

    def choices(self, game: Toy, seat: Seat) -> Sequence[Move]:
        return LAY

    def reveal(self, game: Toy, answers: tuple[Move, ...], log: Log) -> None:
        game.show()
        game.lots = answers.count(LAY[1])
        game.ask(NextLot())


class NextLot(Step[Toy]):
    """The lots come up one by one, each opened by the seat after chance's choice."""

    paragraph = "1.2"

    def settle(self, game: Toy, log: Log) -> None:
        if game.lots:
            game.lots -= 1
            first = game.below(game.seats)
            order = tuple((first + place) % game.seats for place in range(game.seats))
            game.ask(Lot("lot", 0, None, order), NextLot())


class Lot(Auction[Toy]):
    """1.2 Free raises from 1; all may pass, and then the lot is dropped."""

    paragraph = "1.2"
    key = "toy-question-bid"
    exact = False
    asides = True

    def least(self, game: Toy) -> int:
        return self.price + 1

    def most(self, game: Toy, seat: Seat) -> int:
        return game.coins[seat]

    def forbids_bid(self, game: Toy, seat: Seat, amount: int) -> Refusal:
        return TOO_DEAR

    def bidding(self, price: int, leader: Seat | None, still_in: tuple[Seat, ...]) -> "Lot":
        return Lot(self.lot, price, leader, still_in)

    def won(self, game: Toy, winner: Seat, log: Log) -> None:
        game.coins = replaced(game.coins, winner, -self.price)
        game.points = replaced(game.points, winner, 1)
        if log is not None:
            paid = Change(winner, "coins", -self.price, "lot")
            log.append(Sold(seat=winner, price=self.price, changes=(paid, Change(winner, "points", 1, "lot"))))

    def unsold(self, game: Toy, log: Log) -> None:
        game.dropped += 1


class Whistling(Aside[Toy]):
    """1.3 A seat may whistle once while it is asked to bid."""

    paragraph = "1.3"

    def takes(self, move: Move) -> bool:
        return move is WHISTLE

    def moves(self, game: Toy, seat: Seat) -> Sequence[Move]:
        return (WHISTLE,) if game.whistles[seat] else ()

    def play(self, game: Toy, seat: Seat, move: Move, log: Log) -> None:
        game.whistles = replaced(game.whistles, seat, -1)

    def forbids(self, game: Toy, seat: Seat, move: Move) -> Refusal | None:
        return None if game.whistles[seat] else NO_WHISTLE


class ToyTitle(Title):
    """Lots."""

    key = "toy"
    name = Text("Lots", "Lots")
    package = "tests.table"
    seats = range(2, 5)
    minutes = 1
    weight = 1
    sentence = Text("Lots.", "Lots.")
    options = (Option("loud", (False, True), False, Text("Louder.", "Plus fort.")),)
    rules_version = 3
    view_type = ToyView
    event_types = (Sold,)
    hidden_places = ("answers",)

    def open_box(self, components: str) -> Box:
        lexicon = Lexicon()
        for move in (*LAY, WHISTLE):
            lexicon.add(move)
        return Box("toy", lexicon, {})

    def components(self) -> str:
        return ""

    def deal(self, seats: int, options: Options, seed: int, box: Box | None = None) -> Toy:
        game = Toy()
        game.lay_table(seats, options, seed, box or self.box())
        game.coins = (COINS,) * seats
        game.points = (0,) * seats
        game.whistles = (1,) * seats
        game.lots = game.dropped = 0
        game.ask(LayCards())
        return game

    def bound(self, seats: int) -> int:
        return 200

    def conserved(self, game: Game) -> dict[str, int]:
        return {}

    def hidden(self, game: Game, seat: int, place: str) -> str:
        return str(game.answers)


TOY = ToyTitle()


def toy(seats: int = 3, seed: int = 1) -> Toy:
    """A new game."""
    return TOY.deal(seats, TOY.chosen(seats), seed)


def bids(game: Toy, seat: Seat) -> list[int]:
    """The amounts a seat may bid."""
    return [move.amount for move in game.moves(seat) if isinstance(move, Bid)]
