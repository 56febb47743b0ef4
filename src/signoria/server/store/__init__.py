"""The store: what is asked of the database, in words of the game. All SQL but that of migrations lies in this room."""

from signoria.server.store.keys import KeyStore
from signoria.server.store.people import PeopleStore
from signoria.server.store.tables import Repeated, TableStore
from signoria.server.store.talk import TalkStore

__all__ = ["Repeated", "Store"]


class Store(PeopleStore, KeyStore, TableStore, TalkStore):
    """The one door to the database."""
