"""A phase asks for decisions: one chapter of a rulebook, or one step of a chapter."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class Phase(Generic[T]):
    """One step of the game, shared by all tables: it keeps nothing, everything lies on the table it is given.

    ``legal`` lists what a seat may do now and ``play`` does it. ``play`` trusts its caller to pass an action from that
    list; ``refusal`` explains why another one is not in it.
    """

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule
        self.number = -1
        """Its place among the steps of its game, where they are numbered."""

    def __copy__(self) -> "Phase[T]":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Phase[T]":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from fernhandel.core import pickled  # which knows everything that can be pickled

        return pickled.step, (type(self).__module__, self.name)

    def enter(self, t: T) -> None:
        """Begin this step: prepare the table, and ask, or move on where there is nothing to ask."""
        raise NotImplementedError

    def resume(self, t: T) -> None:
        """Go on after a step that this one called in between."""
        raise NotImplementedError

    def to_act(self, t: T) -> list[int]:
        """The seats that owe a decision."""
        raise NotImplementedError

    def legal(self, t: T, seat: int) -> list[Action]:
        """Every action that seat may choose from, complete and without duplicates."""
        raise NotImplementedError

    def play(self, t: T, seat: int, action: Action) -> None:
        """Carry out a legal action and move on."""
        raise NotImplementedError

    def refusal(self, t: T, seat: int, action: Action) -> Refused:
        """Why that action is not among the legal ones."""
        return Refused("not_now", self.rule, phase=self.name, action=action.kind)


def numbered(steps: Iterable[Phase[T]]) -> None:
    """Give all steps of a game their places in this order."""
    for number, step in enumerate(steps):
        step.number = number
