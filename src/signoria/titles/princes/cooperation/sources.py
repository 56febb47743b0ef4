"""Where the expansion's prestige comes from."""

from typing import Final

COOPERATION: Final = "cooperation"
SOURCES: Final = (COOPERATION,)
