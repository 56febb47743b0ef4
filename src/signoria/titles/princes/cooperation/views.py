"""What is seen of the joined estates: all of it is public, but for a proposal that is still being put together."""

from msgspec import Struct

from signoria.table import Seat


class GroundView(Struct, frozen=True, kw_only=True):
    """A part of a building in one estate: what it touches there, and how many builders its owner needs and has.

    `touches` is building, palace, opposite, border or nothing; then `touched_square` is where.
    """

    seat: Seat
    squares: tuple[str, ...]
    touches: str
    touched_square: str
    touched_building: str
    needed_builders: int
    builders: int


class JointBuilding(Struct, frozen=True, kw_only=True):
    """A building that two neighbours have."""

    building: str
    seat: Seat
    squares: tuple[str, ...]
    other_seat: Seat
    other_squares: tuple[str, ...]


class ProposalView(Struct, frozen=True, kw_only=True):
    """What somebody proposed: where, by its first square, and what the partner would pay; in one's draft no sum yet."""

    seat: Seat
    estate_seat: Seat
    square: str
    amount: int | None
    grounds: tuple[GroundView, ...]


class TalkView(Struct, frozen=True, kw_only=True):
    """A negotiation: between whom, about which building, and all that was proposed, the latest last."""

    active_seat: Seat
    partner_seat: Seat
    building: str
    cost: int
    proposals: tuple[ProposalView, ...]


class JoinedView(Struct, frozen=True, kw_only=True):
    """The common map: where each estate begins, joint buildings, and what is negotiated now.

    `rows` and `columns` count from the top left, one for each seat; `talks` have been held since the last action.
    """

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    joint_buildings: tuple[JointBuilding, ...]
    talks: int
    most_talks: int
    talk: TalkView | None
