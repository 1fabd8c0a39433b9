"""Rule tracing: a test names the rules it proves, ``@rule("M2.4", "MR7")``; `python tests/traced.py` lists them all."""

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules it proves."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark
