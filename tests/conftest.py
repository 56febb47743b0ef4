"""What all tests share."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("any-machine", deadline=None)
settings.load_profile("any-machine")


@pytest.fixture(scope="session", autouse=True)
def _games_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games that tests leave are kept apart from those of whoever runs them."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield
