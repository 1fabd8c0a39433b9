"""What a seat can tell in advance: the consequences of a choice as far as they do not depend on what it cannot know."""

from collections.abc import Iterable

from fernhandel.core.chance import Rng
from fernhandel.core.events import Event, seen_by
from fernhandel.core.views import View

TABLES = 4  # imagined tables that must agree


def foresee(view: View, ids: Iterable[int], rng: Rng) -> dict[int, list[Event]]:
    """For each of these legal actions of the view's seat, the events that follow for certain.

    Each action is tried on tables that the seat cannot tell from the real one, luck included; the events that happen on
    all of them are foreseen, up to the first that differs or reveals something. The real table is never asked.
    """
    if view.seat is None:
        raise ValueError("a spectator chooses nothing")
    worlds = [view.imagine(rng.fork()) for _ in range(TABLES)]
    foreseen: dict[int, list[Event]] = {}
    for id in ids:
        told: list[list[Event]] = []
        for world in worlds:
            trial = world.copy()
            told.append(seen_by(trial.apply(view.seat, trial.catalogue[id]), view.seat))
        foreseen[id] = _agreed(told)
    return foreseen


def _agreed(told: list[list[Event]]) -> list[Event]:
    """What all have in common from the beginning."""
    agreed: list[Event] = []
    for events in zip(*told, strict=False):
        if events[0].reveals or any(event != events[0] for event in events):
            break
        agreed.append(events[0])
    return agreed
