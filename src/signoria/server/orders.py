"""Standing orders: what a seat would answer while its owner is away. Drivers keep them; rules do not know them."""

from signoria.server.rows import Order
from signoria.table import Question
from signoria.table.messages import AuctionState

PASS = "pass"


def obeyed(order: Order, question: Question) -> str | None:
    """The answer an order gives to a question; nothing if it does not speak of it, or is void."""
    auction = question.auction
    if auction is None or void(order, auction):
        return None
    if order.kind == "pass":
        return PASS
    if auction.least <= order.limit:
        return f"bid {auction.least}"
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
