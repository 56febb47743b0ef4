"""The one way to name a bot: by its level or kind, with settings behind a colon (`search:ms=250`)."""

from importlib import import_module

from signoria.bots import others
from signoria.bots.kinds import Bot, Kind, UnknownBot

OWN: dict[str, tuple[str, str, dict[str, tuple[int, int]]]] = {
    "apprentice": ("signoria.bots.apprentice", "ApprenticeBot", {}),
    "quick": ("signoria.bots.quick", "QuickBot", {}),
    "random": ("signoria.bots.random", "RandomBot", {}),
    "search": ("signoria.bots.search", "SearchBot", {"ms": (1, 60_000), "rollouts": (1, 100_000)}),
}
"""Our own kinds: where they are made, which is imported only when one is, and their settings."""

LEVELS = {"master": "search:rollouts=24"}
"""What people choose by name, and what it stands for."""


def bot(spec: str, seed: int) -> Bot:
    """The bot that a spec names, such as `quick`, `master` or `search:ms=250`; equal specs and seeds play alike."""
    name, _, settings = LEVELS.get(spec, spec).partition(":")
    kind = _own(name) or others.kind(name)
    if kind is None:
        raise UnknownBot(f"there is no bot {spec!r}: there are {', '.join(bot_specs())}")
    return kind.maker(seed, **_settings(name, kind, settings))


def _own(name: str) -> Kind | None:
    if name not in OWN:
        return None
    module, made_by, settings = OWN[name]
    return Kind(getattr(import_module(module), made_by), settings)


def _settings(name: str, kind: Kind, text: str) -> dict[str, int]:
    """The settings behind the colon, checked."""
    found: dict[str, int] = {}
    for part in text.split(",") if text else ():
        key, _, value = part.partition("=")
        if key not in kind.settings:
            known = f"it has {' and '.join(kind.settings)}" if kind.settings else "it has none"
            raise UnknownBot(f"the bot {name!r} has no setting {key!r}: {known}")
        if key in found:
            raise UnknownBot(f"the setting {key!r} of {name!r} is given twice")
        least, most = kind.settings[key]
        if not (value.isascii() and value.isdigit() and len(value) < 10 and least <= int(value) <= most):
            raise UnknownBot(f"{key} of the bot {name!r} is a whole number from {least} to {most}, not {value!r}")
        found[key] = int(value)
    return found


def bot_specs() -> list[str]:
    """The bots there are: levels, and kinds, which may have settings."""
    return [*LEVELS, *OWN, *others.names()]


def seated_specs() -> list[str]:
    """The bots that anybody may seat at a table of a server: none that thinks for as long as it is told."""
    return [spec for spec in bot_specs() if spec != "search"]


def check_seated(spec: str) -> None:
    """Refuses a bot that a server seats for nobody, or one that cannot be made."""
    if spec not in seated_specs():
        raise UnknownBot(f"there is no bot {spec!r} here: there are {', '.join(seated_specs())}")
    bot(spec, 0)
