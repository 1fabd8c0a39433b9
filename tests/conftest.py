"""What all tests share: a slow machine breaks none of them, an example that fails can be run again, and what takes
longest begins first.
"""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

SLOW = ("server", "arena", "checkout", "cli")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: SLOW.index(item.path.parent.name) if item.path.parent.name in SLOW else len(SLOW))
