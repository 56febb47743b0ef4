"""Players that are programs: they see only a seat's handle."""

from signoria.bots.bot import Advice, Answer, Bot, Tasted, UnknownBot, bot, bot_specs

__all__ = ["Advice", "Answer", "Bot", "Tasted", "UnknownBot", "bot", "bot_specs"]
