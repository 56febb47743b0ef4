"""The state of a game with expansions: each keeps what it needs in an annex of its own."""

from mypy_extensions import mypyc_attr

from signoria.titles.princes.game import Princes


@mypyc_attr(allow_interpreted_subclasses=True)
class Annex:
    """What an expansion keeps of a game, beside the state of the base game."""

    def copy(self) -> "Annex":
        """The same, apart from this one."""
        raise NotImplementedError


class AnnexedPrinces(Princes):
    """A game with expansions."""

    annexes: tuple[Annex, ...]

    def copy(self) -> "AnnexedPrinces":
        other = AnnexedPrinces()
        self.copy_princes(other)
        other.annexes = tuple([annex.copy() for annex in self.annexes])
        return other


def annexed() -> AnnexedPrinces:
    """A game with room for annexes, not yet filled by the set-up."""
    game = AnnexedPrinces()
    game.annexes = ()
    return game
