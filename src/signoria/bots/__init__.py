"""Players that are programs: they see only a seat's handle."""

from signoria.bots.bot import Answer, Bot, UnknownBot, bot, bot_specs

__all__ = ["Answer", "Bot", "UnknownBot", "bot", "bot_specs"]
