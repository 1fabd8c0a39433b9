"""What somebody can be told of, by which way, and when: what is so from the start, and what they have chosen.

What a page shows and sounds by itself is kept in its browser.
"""

from datetime import datetime, timedelta
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

Event = Literal["move", "clock", "asked", "begins", "over", "named", "digest"]
Way = Literal["push", "mail", "hook"]

WAYS: Final = ("push", "mail", "hook")
EVENTS: Final = ("move", "clock", "asked", "begins", "over", "named", "digest")
USUAL: Final[dict[str, frozenset[str]]] = {
    "move": frozenset({"push", "mail"}),
    "clock": frozenset({"push", "mail"}),
    "asked": frozenset({"push"}),
    "begins": frozenset({"push", "mail"}),
    "over": frozenset({"mail"}),
    "named": frozenset(),
    "digest": frozenset(),
}
DAY_MINUTES = 1_440
DIGEST_AT = 8 * 60
ZONES: Final = available_timezones()


def wanted(chosen: dict[tuple[str, str], bool], event: str, way: str) -> bool:
    return chosen.get((event, way), way in USUAL[event])


class Hours(NamedTuple):
    """When somebody is not to be woken, in minutes of their own day, and when they read what is open."""

    begins: int | None = None
    ends: int | None = None
    wakes: bool = True
    digest_at: int = DIGEST_AT
    zone: str = "UTC"
    language: str = "en"

    def quiet_until(self, now: float) -> float | None:
        """When the quiet hours end that it is in the middle of; nothing where it is not."""
        if self.begins is None or self.ends is None or self.begins == self.ends:
            return None
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - self.begins) % DAY_MINUTES >= (self.ends - self.begins) % DAY_MINUTES:
            return None
        end = here.replace(hour=self.ends // 60, minute=self.ends % 60, second=0, microsecond=0, fold=0)
        if end <= here:
            end += timedelta(days=1)  # of the wall's clock, whatever is set forward or back that night
        return max(end.timestamp(), now + 1.0)

    def digest_day(self, now: float, within: float) -> int | None:
        """The day whose digest is due, if that was its hour a moment ago."""
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        due = here.replace(hour=self.digest_at // 60, minute=self.digest_at % 60, second=0, microsecond=0)
        return here.toordinal() if 0 <= now - due.timestamp() < within else None
