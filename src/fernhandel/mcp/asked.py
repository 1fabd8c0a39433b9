"""A seat at a game of this process. Whoever runs the game tells it and asks it; it never sees the table."""

from collections.abc import Sequence
from threading import Condition

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.deals.spoken import drafts
from fernhandel.core.events import Event
from fernhandel.core.foresight import sketch
from fernhandel.core.title import Place
from fernhandel.core.views import View
from fernhandel.mcp.seat import Denied, Moment, News, Seat, State

_LUCK = 0  # of imagined tables: any will do, as long as it has nothing to do with the real one


class AskedSeat(Seat):
    """Known by views and events alone; what is not legal is explained by imagined tables.

    Tools and the game live in different threads: ``changed`` is told of every decision, and guards all that is here.
    """

    def __init__(
        self, view: View, language: str, names: Sequence[str] | None = None, changed: Condition | None = None
    ) -> None:
        assert view.seat is not None
        super().__init__(view.terms, view.seat, language, names)
        self.changed = changed or Condition()
        self._view = view
        self._legal: Sequence[Action] = ()
        self._standing: Sequence[Place] = ()
        self._news: list[News] = []
        self._cursor = 0  # goes on with every move, whether there is news of it or not
        self._row: list[int] = []  # what was decided and is not made yet
        self._moving = False
        self._question: list[int] = []  # what it was asked last, by what it may choose
        self._asked_since = 0
        self._broken = ""

    # -- whoever runs the game -----------------------------------------------------------------------------------------

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """What has happened, as this seat may know it."""
        lines = [line for line in map(self.words.event, events) if line]
        with self.changed:
            self._settle(view)
            self._note(lines, msgspec.to_builtins(list(events), str_keys=True))
        self.wake()

    def ask(self, view: View, legal: Sequence[Action]) -> None:
        """Ask for a decision."""
        with self.changed:
            if self._legal:
                return  # it is still asked the same
            self._settle(view)
            self._legal = legal
            question = [action.id for action in legal]
            if self._row and self._row[0] not in question:
                self._row = []  # others have spoken in between
                self._note([self.phrases.format("row-dropped")])
            self._moving = bool(self._row)
            if question != self._question:  # a sealed choice of another changes nothing
                self._question, self._asked_since = question, self._cursor
        self.wake()

    def decided(self) -> Action | None:
        """What was decided, once."""
        with self.changed:
            if not self._row or not self._legal:
                return None
            id = self._row.pop(0)
            legal, self._legal, self._question = self._legal, (), []
            return next(action for action in legal if action.id == id)

    @property
    def has_decided(self) -> bool:
        return bool(self._row)

    def pass_over(self) -> None:
        """It is not asked any more: somebody else decides."""
        with self.changed:
            self._legal, self._question, self._row, self._moving = (), [], [], False
            self.refused_here = 0
            self._note([self.phrases.format("passed-over")])
        self.wake()

    def note(self, phrase: str, **facts: str | int) -> None:
        """Something that the table says beside the game."""
        with self.changed:
            self._note([self.phrases.format(phrase, **facts)])
        self.wake()

    def end(self, standing: Sequence[Place]) -> None:
        with self.changed:
            self._legal, self._row, self._moving, self._standing = (), [], False, standing
        self.wake()

    def fail(self, fault: Exception) -> None:
        """The game cannot go on."""
        with self.changed:
            self._broken = type(fault).__name__
        self.wake()

    def _settle(self, view: View) -> None:
        self._view, self._legal = view, ()
        to_come = view.over or view.to_act[:1] == [self.number]  # the standing, or the next question
        self._moving = self._moving and (bool(self._row) or to_come)

    def _note(self, lines: list[str], events: Sequence[object] = ()) -> None:
        self._cursor += 1
        if lines or events:
            self._news.append(News(self._cursor, lines, list(events)))

    # -- whoever plays -------------------------------------------------------------------------------------------------

    def moment(self) -> Moment:
        with self.changed:
            if self._broken:
                raise Denied("broken", self.phrases.format("broken", fault=self._broken), counts=False)
            choices = [action for action in self._legal if not drafts(action)]
            state: State = "over" if self._standing else "playing"
            return Moment(self._cursor, state, self._view, choices, self._standing)

    def news(self, after: int) -> list[News]:
        with self.changed:
            return [news for news in self._news if news.cursor > after]

    def touch(self) -> None:
        with self.changed:
            super().touch()
            self.changed.notify_all()

    def count(self, denied: Denied) -> None:
        with self.changed:
            super().count(denied)
            self.changed.notify_all()

    @property
    def busy(self) -> bool:
        return self._moving and not self._broken

    def act(self, actions: Sequence[Action]) -> None:
        with self.changed:
            self._require_question()
            if any(drafts(action) for action in actions):
                raise Denied("said_in_pieces", self.phrases.format("said-in-pieces"))
            self._judge([action.id for action in actions])
            self._decide([action.id for action in actions])

    def propose(self, said: str | SaidClauses, answers: int) -> None:
        with self.changed:
            self._require_question()
            trial = self._view.imagine(Rng.from_seed(_LUCK))
            phrases = trial.phrases(self.number, said, answers, self.language, self.names)
            for phrase in phrases:
                trial.apply(self.number, phrase)
            if phrases[0].id not in {action.id for action in self._legal}:
                raise self.moved_on()
            self._decide([phrase.id for phrase in phrases])

    def _require_question(self) -> None:
        """What is answered is what was seen."""
        if self._moving or (self._legal and self.seen < self._asked_since):
            raise self.moved_on()

    def _judge(self, ids: list[int]) -> None:
        """All of it is legal, and nothing comes to light before the last of it."""
        if ids[0] not in {action.id for action in self._legal}:
            trial = self._view.imagine(Rng.from_seed(_LUCK))
            refused = trial.refusal(self.number, trial.catalogue[ids[0]])
            raise self.moved_on() if refused is None else refused
        if len(ids) > 1:
            tried = sketch(self._view, ids, Rng.from_seed(_LUCK))
            if tried.length < len(ids):
                raise Denied("learned_between", self.phrases.format("learned-between", move=tried.length))

    def _decide(self, ids: list[int]) -> None:
        self._row, self._moving = ids, True
        self.made(len(ids))
        self.changed.notify_all()
