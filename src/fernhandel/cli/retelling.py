"""A recorded game, position by position, as one seat or a spectator saw it."""

from itertools import chain

from fernhandel.api import begin
from fernhandel.cli.keeping import retell
from fernhandel.cli.telling import Telling
from fernhandel.core.events import seen_by
from fernhandel.core.records import Record

BEGINS_TURN = "turn_began"


class Retelling:
    """The positions of a record, what came of each decision, and where turns and their parts begin."""

    def __init__(self, kept: Record, told: Telling, seat: int | None) -> None:
        self._told = told
        self.seat = seat
        say = told.phrases.format
        self.positions = [begin(kept)]
        opening = [told.words.event(event) for event in seen_by(self.positions[0].opening, seat)]
        self._lines: list[list[str]] = [[say("move-begin"), *opening]]
        self._actors = [-1]
        self.turns: list[int] = [0]
        for game, actor, action, events in retell(kept):
            lines = [told.words.event(event) for event in seen_by(events, seat)]
            if actor == seat:  # what others chose may be a secret still: of them only what came of it is told
                lines.insert(0, say("move-made", action=told.words.action(action)))
            self.positions.append(game.copy())
            self._lines.append(lines)
            self._actors.append(actor)
            if any(event.kind == BEGINS_TURN for event in events):
                self.turns.append(self.last)

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def lines(self, first: int, at: int) -> list[str]:
        """What came of these decisions, and at the end of the game how it stands."""
        told = list(chain.from_iterable(self._lines[first : at + 1]))
        if not told:
            told = [self._told.phrases.format("move-decided", seat=self._told.words.seat(self._actors[at]))]
        return [*told, *self.outcome()] if at == self.last else told

    def outcome(self) -> list[str]:
        """Why the first has won, and the standing; or that the record is broken off."""
        game = self.positions[-1]
        if not game.over:
            return [self._told.phrases.format("replay-open")]
        standing = game.standing()
        return [self._told.words.verdict(standing), *self._told.words.standing(standing)]

    # -- where to go ---------------------------------------------------------------------------------------------------

    def turn(self, at: int, by: int) -> int:
        """The beginning of the next turn, or of this one or the one before."""
        found = [turn for turn in self.turns if (turn > at if by > 0 else turn < at)]
        return (self.last if by > 0 else 0) if not found else found[0 if by > 0 else -1]

    def part(self, at: int, by: int) -> int:
        """The same with the parts of turns."""
        to = at + by
        while 0 < to < self.last and self._part(to) == self._part(to - 1):
            to += by
        return min(max(to, 0), self.last)

    def _part(self, at: int) -> tuple[int, str]:
        view = self.positions[at].view(self.seat)
        return view.turn, next((stage.id for stage in self._told.words.stages(view) if stage.state == "now"), "")
