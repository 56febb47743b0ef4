"""The mark that ties a test to the paragraph it proves."""

import pytest

rule = pytest.mark.rule
