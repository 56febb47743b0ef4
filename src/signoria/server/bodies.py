"""What requests say, checked before anything is done with it."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator


def _whole(value: object) -> object:
    """JSON knows no integers: 2.0 is one too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(_whole)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:=-]+$")]
Choice = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_.:=,/ -]+$")]
SeatNumber = Annotated[Whole, Field(ge=0, le=15)]
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "spec": "quick"}]
Count = Annotated[Whole, Field(ge=0, le=1_000_000)]


class Body(BaseModel):
    """A body says what it may, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _no_nul(cls, said: object) -> object:
        """No text has a NUL in it: PostgreSQL keeps none."""
        if isinstance(said, dict) and any(isinstance(text, str) and "\0" in text for text in said.values()):
            raise ValueError("a text cannot have a NUL in it")
        return said


class NameBody(Body):
    """A name to play under."""

    name: Annotated[str, Field(min_length=1, max_length=64, examples=["Lucrezia"])]


class AccountBody(Body):
    """An account's name and password."""

    account: Annotated[str, Field(min_length=1, max_length=64, examples=["lucrezia"])]
    password: Annotated[str, Field(min_length=1, max_length=256, examples=["a long one, please"])]


class PasswordBody(Body):
    """The password one has, and the one one wants."""

    old: Annotated[str, Field(min_length=1, max_length=256)]
    password: Annotated[str, Field(min_length=1, max_length=256, examples=["another long one"])]


class TokenBody(Body):
    """What a program is called that one lets in."""

    name: Annotated[str, Field(min_length=1, max_length=64, examples=["My bot"])]


class MailLinkBody(Body):
    """The token of the link in a mail that asks whether an address is one's own."""

    token: Annotated[str, Field(min_length=1, max_length=600)]


class LinkBody(Body):
    """The token of a link that one's other device made."""

    token: Annotated[str, Field(min_length=1, max_length=256)]


class EmailBody(Body):
    """Where to write to when it is one's turn; empty for nowhere."""

    email: Annotated[str, Field(max_length=200, pattern=r"^([^@\s]+@[^@\s]+)?$", examples=["lucrezia@example.org"])]


class SeatBody(Body):
    """Who shall sit there: me, a bot by its spec, or whoever comes."""

    kind: Annotated[Literal["me", "bot", "open"], Field(examples=["bot"])]
    spec: Annotated[str, Field(max_length=64, examples=["quick"])] = ""
    name: Annotated[str, Field(max_length=24)] = ""


class ClockBody(Body):
    """Seconds a move and a reserve; 0 and 0 for no clock."""

    move_seconds: Annotated[Whole, Field(ge=0, le=30 * 86_400)] = 0
    reserve_seconds: Annotated[Whole, Field(ge=0, le=30 * 86_400)] = 0


class TableBody(Body):
    """A new table. Bots play at once, or slowly enough for people to follow.

    What was learnt or answered is final, unless all other people agree; who practises may take it back. A lesson's
    number is its deal: the same cards for everybody, and no open seat; it is practice.
    """

    title: Key = "princes"
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=8, examples=[ME_AND_A_BOT])]
    options: Annotated[dict[Key, Choice], Field(max_length=32, examples=[{"edition": "2006"}])] = {}
    components: Annotated[str, Field(max_length=200_000)] = ""
    public: bool = False
    clock: ClockBody = ClockBody()
    on_timeout: Literal["bot", "end"] = "bot"
    veil: bool = False
    hints: bool = True
    watchers: bool = True
    bot_pace: Literal["at-once", "natural", "slow"] = "at-once"
    practice: bool = False
    lesson: Annotated[Whole, Field(ge=0, le=1_000_000)] | None = None


class JoinBody(Body):
    """The seat one wants, and the link's token where the table is not public."""

    seat: SeatNumber
    invite: Annotated[str, Field(max_length=64)] = ""


class SeatOnlyBody(Body):
    """The seat one speaks for."""

    seat: SeatNumber


class FillBody(Body):
    """The bot that takes the open seats."""

    spec: Key = "quick"


class MovesBody(Body):
    """A line of moves, the number of the question it answers, and an id that makes sending it twice harmless."""

    seat: SeatNumber
    line: Annotated[str, Field(min_length=1, max_length=2_000, examples=["build tower, place tower d4 r1"])]
    question: Count
    client: Annotated[str, Field(max_length=64)] = ""


class UndoBody(Body):
    """To where so many moves stood."""

    seat: SeatNumber
    to: Count


class LineBody(Body):
    """A line to try."""

    seat: SeatNumber
    line: Annotated[str, Field(min_length=1, max_length=2_000, examples=["build tower"])]


class HintBody(Body):
    """The seat one speaks for, and the line it has drafted: the hint answers the question that this leads to."""

    seat: SeatNumber
    line: Annotated[str, Field(max_length=2_000, examples=["build tower"])] = ""


class OrderBody(Body):
    """A standing order, kept secret: up to a limit for one lot against rivals, or pass unless a lot comes."""

    seat: SeatNumber
    kind: Literal["bid", "pass"]
    lot: Annotated[str, Field(max_length=64, examples=["lake"])] = ""
    limit: Annotated[Whole, Field(ge=0, le=1_000_000, examples=[600])] = 0
    then: Literal["pass", "ask"] = "ask"
    rivals: Annotated[list[SeatNumber], Field(max_length=16)] = []
    unless: Annotated[list[Key], Field(max_length=16)] = []


class OnlyChoiceBody(Body):
    """Whether the server answers for a seat where it has one choice."""

    seat: SeatNumber
    take: bool


class AgreeBody(Body):
    """Whether one agrees to what somebody wants to take back."""

    yes: bool


class ChatBody(Body):
    """Something to say: a text, or a phrase that everybody reads in his own language."""

    text: Annotated[str, Field(max_length=500, examples=["Good luck!"])] = ""
    phrase: Literal[
        "", "hello", "good-luck", "well-played", "one-moment", "your-turn", "sorry", "thanks", "goodbye"
    ] = ""


class PlayOnBody(Body):
    """From which position of a finished table, from whose eyes, and who plays."""

    at: Count
    seat: SeatNumber
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=8, examples=[ME_AND_A_BOT])]
