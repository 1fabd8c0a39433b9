"""What a player can decide. Every action is a small frozen object, built once by its game's catalogue and shared."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class Action:
    """One decision. A game's actions are subclasses whose integer fields bear the rulebook's words.

    ``kind`` names the type on the wire and in records; ``fields`` lists the names of its fields in order.
    Actions are compared by identity: a catalogue holds exactly one object for each decision.
    """

    kind: ClassVar[str] = "action"
    fields: ClassVar[tuple[str, ...]] = ()
    ends: ClassVar[bool] = False
    """Whether it ends a step or lets it go by: it stands last, and a key of its own leads to it."""
    amount_field: ClassVar[str] = ""
    """The field that says how much, where an action does: asked as a number where there are many."""
    talk: ClassVar[bool] = False
    """Whether it is only something said, which search and whoever asks for a real choice leave out."""
    parted_by: ClassVar[tuple[str, ...]] = ()
    """The fields whose values part a long list of these actions into sections."""

    def __init__(self, id: int) -> None:
        self.id: Final[int] = id
        self.home: Any = None
        """The catalogue that holds it."""

    def __repr__(self) -> str:
        home = self.home
        said = [f"{name}={getattr(self, name)}" for name in self.fields] if home is None else home.called(self)
        return f"{type(self).__name__}({', '.join(said)})"

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Action":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from fernhandel.core import pickled  # which knows everything that can be pickled

        return pickled.action, (self.home, self.id)
