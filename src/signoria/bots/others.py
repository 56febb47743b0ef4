"""Bots of other people: packages that are installed beside this one and name theirs under `signoria.bots`."""

from importlib.metadata import EntryPoint, entry_points

from signoria.bots.kinds import Kind, Maker, UnknownBot

GROUP = "signoria.bots"


def names() -> list[str]:
    """What the bots of other packages are called."""
    return sorted(_found())


def kind(name: str) -> Kind | None:
    """The bot of that name, loaded; its maker may say by `settings` which whole numbers it can be given."""
    entry = _found().get(name)
    if entry is None:
        return None
    try:
        maker: Maker = entry.load()
    except Exception as error:  # noqa: BLE001 -- whatever a stranger's module does when it is imported
        package = entry.dist.name if entry.dist else entry.module
        raise UnknownBot(f"the bot {name!r} of {package} cannot be loaded: {type(error).__name__}: {error}") from None
    return Kind(maker, dict(getattr(maker, "settings", {})))


def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}
