"""The table: the contract every title fulfils, and all it gets for free."""

from signoria.table.auction import Auction
from signoria.table.box import Box, Names
from signoria.table.chance import Chance
from signoria.table.components import Keyed, Row, components_digest, read_components
from signoria.table.errors import BadComponents, BadOptions, BadRecord, TableError, UnknownTitle, Unreadable
from signoria.table.evaluation import Evaluation
from signoria.table.events import Change, Event, Log, Ready
from signoria.table.game import Game
from signoria.table.handle import Handle
from signoria.table.messages import Argument, Arguments, Judged, Message, Question, Refusal, Refused, Seat, Text
from signoria.table.moves import PASS, Bid, KeyMove, Lexicon, Move, Several, bid, several
from signoria.table.options import Option, Options, OptionValue
from signoria.table.piles import Pile
from signoria.table.records import Header, Line, Record, read_record
from signoria.table.sitting import Preview, Sitting, Told, replayed
from signoria.table.steps import Aside, OneByOne, Step, Together
from signoria.table.title import Title
from signoria.table.views import Outcome, View

__all__ = [
    "PASS",
    "Argument",
    "Arguments",
    "Aside",
    "Auction",
    "BadComponents",
    "BadOptions",
    "BadRecord",
    "Bid",
    "Box",
    "Chance",
    "Change",
    "Evaluation",
    "Event",
    "Game",
    "Handle",
    "Header",
    "Judged",
    "KeyMove",
    "Keyed",
    "Lexicon",
    "Line",
    "Log",
    "Message",
    "Move",
    "Names",
    "OneByOne",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "Pile",
    "Preview",
    "Question",
    "Ready",
    "Record",
    "Refusal",
    "Refused",
    "Row",
    "Seat",
    "Several",
    "Sitting",
    "Step",
    "TableError",
    "Text",
    "Title",
    "Together",
    "Told",
    "UnknownTitle",
    "Unreadable",
    "View",
    "bid",
    "components_digest",
    "read_components",
    "read_record",
    "replayed",
    "several",
]
