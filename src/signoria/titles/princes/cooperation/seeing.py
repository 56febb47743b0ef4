"""The joined estates as a seat sees them."""

from signoria.table import Seat
from signoria.titles.princes.building import cost_of_building
from signoria.titles.princes.cooperation.box import box_of
from signoria.titles.princes.cooperation.ground import contact
from signoria.titles.princes.cooperation.moves import Half, Join
from signoria.titles.princes.cooperation.talks import UNKNOWN, NameSum, Talk
from signoria.titles.princes.cooperation.turns import NeighbourTurn
from signoria.titles.princes.cooperation.views import GroundView, JoinedView, JointBuilding, ProposalView, TalkView
from signoria.titles.princes.game import Princes
from signoria.titles.princes.shapes import SQUARES, halo_of, min_square


def joined_view(game: Princes, seat: Seat | None) -> JoinedView:
    """The common map; of a proposal in the making only its maker sees anything."""
    box = box_of(game)
    agenda = game.undrafted if game.undrafted and game.drafting() != seat else game.agenda
    talk = agenda[-1] if agenda and isinstance(agenda[-1], Talk) else None
    turns = [step for step in agenda if isinstance(step, NeighbourTurn)]
    return JoinedView(
        rows=tuple([row for row, _ in box.atlas.corners]),
        columns=tuple([column for _, column in box.atlas.corners]),
        joint_buildings=tuple(
            [
                _joint(tile.whole)
                for estate in game.estates
                for tile in estate.tiles
                if isinstance(tile, Half) and not tile.number
            ]
        ),
        talks=len(turns[-1].talked) if turns else 0,
        most_talks=box.rows.cooperation.negotiations,
        talk=None if talk is None else _talk(game, talk),
    )


def _joint(join: Join) -> JointBuilding:
    here, there = join.halves
    return JointBuilding(
        building=join.key,
        seat=join.seats[0],
        squares=here.squares,
        other_seat=join.seats[1],
        other_squares=there.squares,
    )


def _talk(game: Princes, talk: Talk) -> TalkView:
    proposals = [_proposal(game, talk, place, join, amount) for place, (join, amount) in enumerate(talk.said)]
    if isinstance(talk, NameSum):
        proposals.append(_proposal(game, talk, len(talk.said), talk.join, None))
    return TalkView(
        active_seat=talk.active,
        partner_seat=talk.partner,
        building="" if talk.kind == UNKNOWN else game.box.building_keys[talk.kind],
        cost=cost_of_building(game, talk.active),
        proposals=tuple(proposals),
    )


def _proposal(game: Princes, talk: Talk, place: int, join: Join, amount: int | None) -> ProposalView:
    both = (talk.active, talk.partner)
    grounds = [_ground(game, seat, other, join) for seat, other in (both, both[::-1])]
    return ProposalView(
        seat=both[place % 2],
        estate_seat=join.seats[0],
        square=join.halves[0].square,
        amount=amount,
        grounds=tuple(grounds),
    )


def _ground(game: Princes, seat: Seat, partner: Seat, join: Join) -> GroundView:
    half = join.half_of(seat)
    touched = contact(game, seat, partner, half.mask)
    return GroundView(
        seat=seat,
        squares=half.squares,
        touches=touched.cause,
        touched_square=SQUARES[min_square(touched.squares)] if touched.squares else "",
        touched_building=_touched_building(game, seat, touched.cause, touched.squares),
        needed_builders=touched.needed,
        builders=game.estates[seat].builders,
    )


def _touched_building(game: Princes, seat: Seat, cause: str, squares: int) -> str:
    """The building that those squares touch, within the estate or across its border."""
    box = box_of(game)
    if cause == "building":
        beside = [(tile.key, halo_of(tile.mask)) for tile in game.estates[seat].tiles]
    elif cause == "opposite":
        sides = box.atlas.sides[seat]
        beside = [(tile.key, side.facing(tile.mask)) for side in sides for tile in game.estates[side.neighbour].tiles]
    else:
        return ""
    return next(key for key, halo in beside if key in box.building_keys and halo & squares)
