"""An example of everything the API answers, for its documentation; a test reads them by their own schemas."""

from msgspec import Raw, Struct

from signoria.server.api.lobby import GameAnswer, GamesAnswer, NewTable, OptionAnswer, TablesAnswer
from signoria.server.api.people import Address, DeviceLink, Me, NewToken, Statistics, Tokens
from signoria.server.api.playing import Declined, LivePlay, Play, Played
from signoria.server.api.shelf import BoxAnswer, ChapterAnswer, EventAnswer, ParagraphAnswer, RulesAnswer
from signoria.server.api.watch import Healthy
from signoria.server.belongings import Belongings, OwnTable, OwnWords, Standing
from signoria.server.refusals import ErrorAnswer
from signoria.server.review import Review, TurningPoint
from signoria.server.rows import Clock, TableSettings
from signoria.server.sight import (
    AskedSight,
    ListedTable,
    MoveSight,
    Presence,
    PreviewSight,
    QuestionSight,
    RefusedSight,
    Said,
    SeatSight,
    Sight,
    TableSight,
    Talk,
)
from signoria.server.store.keys import Token
from signoria.server.story import MoveTold, Position, Story
from signoria.server.thinking import Choice, Hint
from signoria.table import Message, Refusal, Text
from signoria.table.messages import AuctionState

NOW = 1_760_000_000.0
VIEW = Raw(b'{"seat": 0, "waiting": [0], "round": 1}')
BID = Raw(b'{"type": "bidmade", "seat": 1, "item": "lake", "price": 300}')

SEATS = (
    SeatSight(seat=0, kind="person", name="Lucrezia", mine=True, away=False, late=False, spec=""),
    SeatSight(seat=1, kind="bot", name="Bianca", mine=False, away=False, late=False, spec="quick"),
)
TABLE = {
    "id": "Tb3xQ9aLk2Zp",
    "title": "princes",
    "options": {"edition": "2006"},
    "seats": SEATS,
    "state": "playing",
    "rests": False,
    "old_rules": False,
    "public": False,
    "settings": TableSettings(clock=Clock(86_400, 0)),
    "host": 0,
    "hosting": True,
    "made": NOW,
    "moved": NOW + 60,
    "waiting": (0,),
    "moves": 7,
    "result": "",
    "origin": "",
}
QUESTION = QuestionSight(
    number=7,
    key="princes-question-bid",
    paragraph="3.3",
    arguments=Raw(b'{"leader_seat": 1, "item": "lake", "price": 300, "least": 400}'),
    auction=AuctionState(lot="lake", price=300, least=400, leader=1, rivals=(1,)),
    deadline=NOW + 86_460,
    moves=(
        MoveSight("bid 400", Message("princes-move-bid", {"amount": 400})),
        MoveSight("pass", Message("princes-move-pass")),
    ),
    refused=(
        RefusedSight(
            "bid 900", Message("princes-move-bid", {"amount": 900}), Refusal("princes-refusal-exact-raise", "3.3")
        ),
    ),
)
SIGHT = Sight(
    number=7,
    table=TableSight(**TABLE),  # type: ignore[arg-type]  # the fields of a table, shared with those of a list
    seat=0,
    view=VIEW,
    events=(BID,),
    questions={0: QUESTION},
    undo={0: 7},
)
ASKED = AskedSight(seat=0, key=QUESTION.key, arguments={"item": "lake"}, since=NOW + 60, deadline=QUESTION.deadline)
LISTED = ListedTable(**TABLE, asked=(ASKED,))  # type: ignore[arg-type]  # as above
LAKE = {"key": "lake", "name": {"en": "Lake", "fr": "Lac"}, "cells": [[0, 0], [0, 1], [1, 0]]}
AUCTION = ChapterAnswer("3", "The auction", (ParagraphAnswer("3.2", "The player to open names **one** item."),))
PRINCES = GameAnswer(
    "princes",
    Text("The Princes of Florence", "Les Princes de Florence"),
    Text("Invite artists and build for them.", "Invitez des artistes et bâtissez pour eux."),
    (2, 5),
    90,
    4,
    "prestige",
    (OptionAnswer("edition", ("2006", "2000"), "2006", Text("Which rules.", "Quelles règles."), {}, ""),),
)

TOKEN = Token("c2VjcmV0", "My bot", NOW)

EXAMPLES: tuple[Struct, ...] = (
    Me("Lucrezia", "lucrezia"),
    Address("lucrezia@example.org", mails=True),
    DeviceLink("Imx1Y3JlemlhIg.aB3dEf.gH1jKl", 600),
    Tokens((TOKEN,)),
    NewToken(TOKEN, "bG9uZyBhbmQgc2VjcmV0LCBzaG93biBvbmNl"),
    Statistics((Standing(title="princes", seats=3, played=4, won=1, best=47),)),
    Belongings(
        name="Lucrezia",
        account="lucrezia",
        email="lucrezia@example.org",
        made=NOW,
        tables=(
            OwnTable(
                id="Tb3xQ9aLk2Zp",
                title="princes",
                state="playing",
                result="",
                made=NOW,
                moved=NOW + 60,
                seats={0: "Lucrezia"},
                lines=("return poet", "open lake"),
            ),
        ),
        said=(OwnWords("Tb3xQ9aLk2Zp", "Good luck!", NOW),),
    ),
    GamesAnswer((PRINCES,), ("quick", "random")),
    TablesAnswer((LISTED,)),
    SIGHT,
    NewTable(SIGHT, "k3v…"),
    PreviewSight(free=True, events=(BID,), question=None, view=VIEW),
    Hint((Choice("bid 400", 34.5), Choice("pass", 33.0)), Message("princes-why-bid", {"limit": 500, "price": 400})),
    Talk((Said(1, "Lucrezia", "Good luck!", NOW),)),
    Said(1, "Lucrezia", "Good luck!", NOW),
    Presence((0,)),
    LivePlay(Play(seat=0, line="bid 400", question=7, client="0b9c6f4e")),
    Played("0b9c6f4e", 8),
    Declined("0b9c6f4e", 409, ErrorAnswer("You cannot bid so much.", "princes-refusal-too-poor", "3.3")),
    Position(12, 300, 0, VIEW, (BID,), ({"work": 7}, {"work": 5})),
    Story(
        number=41,
        seat=0,
        again=False,
        start=(0, 0),
        moves=(MoveTold(number=41, at=39, seat=1, made=NOW, events=(BID,), points=(3, 5)),),
    ),
    Review((TurningPoint(at=39, seat=1, before=21, after=33, event=BID),)),
    RulesAnswer("The Princes of Florence", (AUCTION,), "Seven rounds; the most prestige wins (7.5)."),
    BoxAnswer(
        {"item-lake": Text("Lake", "Lac")},
        {"item-jester": Message("princes-note-jester", {"value": 2})},
        {"landscapes": [LAKE]},
        {"bidmade": EventAnswer("3.3", "3")},
        {"3": Text("The auction", "Les enchères")},
    ),
    Healthy(),
    ErrorAnswer("This seat is not yours."),
)
