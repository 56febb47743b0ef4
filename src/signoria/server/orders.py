"""Standing orders: what a seat would answer while its owner is away. Drivers keep them; rules do not know them."""

from msgspec import Struct

from signoria.server.rows import Notes, Order
from signoria.table import Question, Seat, Sitting
from signoria.table.messages import AuctionState

PASS = "pass"


class Answer(Struct, frozen=True):
    """What a seat's orders answer for it; `only`: because it has no other choice."""

    seat: Seat
    text: str
    only: bool = False


def answers(notes: Notes, sitting: Sitting) -> list[Answer]:
    """What the orders of all seats answer to the questions that are asked."""
    found = (answer(notes, sitting, seat) for seat in sitting.game.waiting())
    return [each for each in found if each is not None]


def answer(notes: Notes, sitting: Sitting, seat: Seat) -> Answer | None:
    """What a seat's orders answer to the question it is asked; nothing if they do not speak of it."""
    order, question = notes.orders.get(seat), sitting.game.question(seat)
    if order is not None and question is not None:
        text = obeyed(order, question)
        if text is not None and text not in map(str, sitting.game.moves(seat)):
            text = at_the_limit(order)
        if text is not None:
            return Answer(seat, text)
    text = only_choice(sitting, seat) if seat in notes.only_choice else None
    return None if text is None else Answer(seat, text, only=True)


def only_choice(sitting: Sitting, seat: Seat) -> str | None:
    """The one move a seat has, where taking it costs its owner nothing.

    It shows nothing hidden, and own moves that could be taken back still can be. What was just taken back is asked.
    """
    moves = sitting.game.moves(seat)
    if len(moves) != 1 or sitting.took_back(seat):
        return None
    text = str(moves[0])
    leads = sitting.preview(seat, text)
    goes_on = leads.question is not None or sitting.free(seat) == sitting.number
    return text if leads.free and goes_on else None


def obeyed(order: Order, question: Question) -> str | None:
    """The answer an order gives to a question; nothing if it does not speak of it, or is void."""
    auction = question.auction
    if auction is None or void(order, auction):
        return None
    if order.kind == "pass":
        return PASS
    if auction.least <= order.limit:
        return f"bid {auction.least}"
    return at_the_limit(order)


def at_the_limit(order: Order) -> str | None:
    """What an order does once it bids no more: it named no higher sum, or its seat has no more."""
    return PASS if order.then == "pass" else None


def void(order: Order, auction: AuctionState) -> bool:
    """An order for another lot or other rivals than those named holds no more."""
    if order.kind == "pass":
        return auction.lot in order.unless
    return auction.lot != order.lot or not set(auction.rivals) <= set(order.rivals)


def stands(order: Order, question: Question | None, bidding: str) -> bool:
    """Whether an order is kept after its owner was asked something: an order to bid only while its lot is sold.

    An order to pass is for the phase: it ends with the first question of another chapter than that of `bidding`.
    """
    if question is None:
        return True
    if order.kind == "pass" and question.paragraph.partition(".")[0] != bidding:
        return False
    if question.auction is None:
        return order.kind == "pass"
    return not void(order, question.auction) and (order.kind == "pass" or obeyed(order, question) is not None)
