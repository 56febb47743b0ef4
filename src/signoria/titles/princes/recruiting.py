"""4.5 to 4.7 Recruiting cards: taking an artist who has already worked for somebody else."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from signoria.table import Alone, Aside, Log, Move, Refusal, Seat
from signoria.titles.princes.events import Recruited
from signoria.titles.princes.moves import LATER, Recruit

if TYPE_CHECKING:
    from signoria.titles.princes.game import Princes

NO_RECRUITING_CARD: Final = Refusal("princes-refusal-no-recruiting-card", "4.6")
OWN_TABLE: Final = Refusal("princes-refusal-own-table", "4.6")
NOT_ON_A_TABLE: Final = Refusal("princes-refusal-not-on-a-table", "4.6")


def targets(game: "Princes", seat: Seat) -> list[int]:
    """4.6 The professions that lie face up at other players' estates."""
    return [card for other, estate in enumerate(game.estates) if other != seat for card in estate.table]


def forbids_recruiting(game: "Princes", seat: Seat, card: int) -> Refusal | None:
    """4.6 Only with a card in hand, only from a table, never from one's own."""
    estate = game.estates[seat]
    if not estate.recruiting:
        return NO_RECRUITING_CARD
    if card in estate.table:
        return OWN_TABLE
    if card not in targets(game, seat):
        return NOT_ON_A_TABLE
    return None


def recruit(game: "Princes", seat: Seat, move: Recruit, log: Log) -> None:
    """4.6 The profession goes to the hand, the recruiting card stays in its place for good."""
    card = move.index
    victim = next(other for other, estate in enumerate(game.estates) if card in estate.table)
    theirs = game.estates[victim]
    theirs.table = tuple([other for other in theirs.table if other != card])
    theirs.recruiters += 1
    mine = game.estates[seat]
    mine.recruiting -= 1
    mine.hand = tuple(sorted((*mine.hand, card)))
    if log is not None:
        log.append(Recruited(seat=seat, from_seat=victim, profession=move.key))


class RecruitNow(Alone["Princes"]):
    """4.5 Who buys a recruiting card uses it at once, or keeps it in hand for later."""

    paragraph = "4.5"
    key = "princes-question-recruit-now"

    def moves(self, game: "Princes", seat: Seat) -> Sequence[Move]:
        return [*[game.box.recruit[card] for card in targets(game, seat)], LATER]

    def tempting(self, game: "Princes", seat: Seat) -> Sequence[Move]:
        return [game.box.recruit[card] for card in game.estates[seat].table]

    def forbids(self, game: "Princes", seat: Seat, move: Move) -> Refusal | None:
        return forbids_recruiting(game, seat, move.index) if isinstance(move, Recruit) else None

    def play(self, game: "Princes", seat: Seat, move: Move, log: Log) -> None:
        if isinstance(move, Recruit):
            recruit(game, seat, move, log)


class Recruiting(Aside["Princes"]):
    """4.6 Before, between and after the actions of one's own turn, as often as there are cards; it is no action."""

    paragraph = "4.6"

    def takes(self, move: Move) -> bool:
        return isinstance(move, Recruit)

    def moves(self, game: "Princes", seat: Seat) -> Sequence[Move]:
        if not game.estates[seat].recruiting:
            return ()
        return [game.box.recruit[card] for card in targets(game, seat)]

    def play(self, game: "Princes", seat: Seat, move: Move, log: Log) -> None:
        assert isinstance(move, Recruit)
        recruit(game, seat, move, log)

    def forbids(self, game: "Princes", seat: Seat, move: Move) -> Refusal | None:
        assert isinstance(move, Recruit)
        return forbids_recruiting(game, seat, move.index)


RECRUITING: Final[tuple[Recruiting, ...]] = (Recruiting(),)
