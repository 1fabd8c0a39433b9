"""What a seat can tell in advance: the consequences of a choice as far as they do not depend on what it cannot know."""

from collections.abc import Iterable, Sequence

from fernhandel.core.chance import Rng
from fernhandel.core.events import Event, seen_by
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput
from fernhandel.core.views import View

TABLES = 4  # imagined tables that must agree


class Sketch:
    """A row of actions that one seat tries in private, on tables it cannot tell from the real one."""

    def __init__(self, tables: list[Game], seat: int) -> None:
        self._tables = tables
        self._seat = seat
        self._began = self._occasion
        self.length = 0
        self.events: list[Event] = []
        """What follows for certain, as the seat will see it: up to the first thing that comes to light."""
        self.certain = True
        """Whether nothing else follows; only then can the row go on."""
        self.final = False
        """Whether somebody learns something by it, so that it is not taken back alone."""

    def go_on(self, id: int) -> None:
        """Try that action next; one that is not legal there raises ``Refused``."""
        if not self.certain:
            raise ValueError("what could follow is not known")
        if not 0 <= id < len(self._tables[0].catalogue):
            raise BadInput(f"there is no action {id}")
        luck = [table.table.rng.state() for table in self._tables]
        told = [table.apply(self._seat, table.catalogue[id]) for table in self._tables]
        drew = any(table.table.rng.state() != before for table, before in zip(self._tables, luck, strict=True))
        seen = [seen_by(events, self._seat) for events in told]
        agreed = _agreed(seen)
        self.events += agreed
        self.length += 1
        self.certain = not drew and all(len(events) == len(agreed) for events in seen)
        self.final = self.final or drew or any(event.reveals or event.shows for event in told[0])

    def branch(self) -> "Sketch":
        """The same row again, to go on in another way."""
        branch = Sketch([table.copy() for table in self._tables], self._seat)
        branch._began = self._began
        branch.length, branch.events = self.length, self.events.copy()
        branch.certain, branch.final = self.certain, self.final
        return branch

    @property
    def _occasion(self) -> str:
        return self._tables[0].title.occasion(self._tables[0].table)

    @property
    def ended(self) -> bool:
        """Whether what could follow belongs to another step than the row began in, or to another time of it."""
        return self.certain and self._occasion != self._began

    @property
    def after(self) -> Game | None:
        """A table as it would be then, which the seat cannot tell from the one that will be; if that is certain."""
        return self._tables[0] if self.certain else None


def sketch(view: View, ids: Iterable[int], rng: Rng) -> Sketch:
    """What certainly follows if the view's seat makes these moves one after the other. The real table is never asked.

    The row ends early where what comes next is not certain.
    """
    if view.seat is None:
        raise ValueError("a spectator chooses nothing")
    tried = Sketch([view.imagine(rng.fork()) for _ in range(TABLES)], view.seat)
    for id in ids:
        tried.go_on(id)
        if not tried.certain:
            break
    return tried


def foresee(view: View, ids: Iterable[int], rng: Rng, after: Sequence[int] = ()) -> dict[int, Sketch]:
    """For each of these choices of the view's seat, what follows for certain; ``after`` are moves made before it.

    Of what cannot be chosen then nothing is told.
    """
    begun = sketch(view, after, rng)
    game = begun.after
    legal = set() if game is None or view.seat is None else {action.id for action in game.legal(view.seat)}
    foreseen: dict[int, Sketch] = {}
    for id in ids:
        if id in legal:
            tried = begun.branch()
            tried.go_on(id)
            foreseen[id] = tried
    return foreseen


def _agreed(told: list[list[Event]]) -> list[Event]:
    """What all have in common from the beginning."""
    agreed: list[Event] = []
    for events in zip(*told, strict=False):
        if events[0].reveals or any(event != events[0] for event in events):
            break
        agreed.append(events[0])
    return agreed
