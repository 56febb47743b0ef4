"""The table: the contract every title fulfils, and all it gets for free."""

from signoria.table.auction import Auction, under_the_hammer
from signoria.table.box import Box, Names, Notes, names_of
from signoria.table.chance import Chance
from signoria.table.components import Keyed, Row, Rows, components_digest, read_components, read_rows
from signoria.table.errors import BadComponents, BadOptions, BadRecord, BadSeed, TableError, UnknownTitle, Unreadable
from signoria.table.evaluation import Evaluation
from signoria.table.events import BidMade, Change, Event, GameEnded, Log, Passed, Ready, events_in, told_in
from signoria.table.game import Game
from signoria.table.handle import Handle
from signoria.table.messages import Argument, Arguments, Judged, Message, Question, Refusal, Refused, Seat, Text
from signoria.table.moves import PASS, Bid, KeyMove, Lexicon, Move, Several, bid
from signoria.table.options import Option, Options, OptionValue, first_player
from signoria.table.piles import Pile
from signoria.table.purse import Purse
from signoria.table.records import Header, Line, Record, read_record
from signoria.table.replaying import replayed
from signoria.table.sitting import Preview, Sitting
from signoria.table.steps import Alone, Aside, OneByOne, Step, Together
from signoria.table.tale import SeenMove
from signoria.table.title import Title
from signoria.table.views import LotView, Outcome, View, outcome_of, places, winners

__all__ = [
    "PASS",
    "Alone",
    "Argument",
    "Arguments",
    "Aside",
    "Auction",
    "BadComponents",
    "BadOptions",
    "BadRecord",
    "BadSeed",
    "Bid",
    "BidMade",
    "Box",
    "Chance",
    "Change",
    "Evaluation",
    "Event",
    "Game",
    "GameEnded",
    "Handle",
    "Header",
    "Judged",
    "KeyMove",
    "Keyed",
    "Lexicon",
    "Line",
    "Log",
    "LotView",
    "Message",
    "Move",
    "Names",
    "Notes",
    "OneByOne",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "Passed",
    "Pile",
    "Preview",
    "Purse",
    "Question",
    "Ready",
    "Record",
    "Refusal",
    "Refused",
    "Row",
    "Rows",
    "Seat",
    "SeenMove",
    "Several",
    "Sitting",
    "Step",
    "TableError",
    "Text",
    "Title",
    "Together",
    "UnknownTitle",
    "Unreadable",
    "View",
    "bid",
    "components_digest",
    "events_in",
    "first_player",
    "names_of",
    "outcome_of",
    "places",
    "read_components",
    "read_record",
    "read_rows",
    "replayed",
    "told_in",
    "under_the_hammer",
    "winners",
]
