"""What all tests share: a slow machine breaks none of them, and an example that fails can be run again."""

from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
