"""Players that are programs: they see only a seat's handle."""

from signoria.bots.bot import bot, bot_specs, check_seated, seated_specs
from signoria.bots.kinds import OWN_REASONS, Advice, Answer, Bot, Tasted, UnknownBot

__all__ = [
    "OWN_REASONS",
    "Advice",
    "Answer",
    "Bot",
    "Tasted",
    "UnknownBot",
    "bot",
    "bot_specs",
    "check_seated",
    "seated_specs",
]
