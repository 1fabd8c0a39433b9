"""A slow or busy machine breaks no test."""

import time

from hypothesis import given, settings
from hypothesis import strategies as st


@settings(max_examples=1)
@given(seconds=st.just(0.3))  # longer than Hypothesis allows by itself
def test_an_example_may_take_its_time(seconds: float) -> None:
    time.sleep(seconds)
