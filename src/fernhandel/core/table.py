"""The table: everything that lies on it, and nothing else. Each game has its own kind."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.refusals import Refused
from fernhandel.core.terms import Terms

MOST_SEATS: Final = 8
ALONE: Final = [[seat] for seat in range(MOST_SEATS)]  # every seat as the only one to act; not to be changed


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class Table:
    """What every game's table can do. Fast and trusting: search works on this; people go through ``Game``."""

    remembered: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from the others, kept so that they need not be worked out again: copies have them, that is
    all."""

    def __init__(self, players: int, rng: Rng) -> None:
        self.players = players
        self.rng = rng
        self.over = False
        self.telling = False
        self.told: list[object] = []

    def to_act(self) -> list[int]:
        """The seats that owe a decision now: one, or several while choices are sealed. A list to read only."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[Action]:
        """Every legal action of a seat that is to act. A list to read only."""
        raise NotImplementedError

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action taken from ``legal``, unchecked."""
        raise NotImplementedError

    def refusal(self, seat: int, action: Action) -> Refused:
        """Why an action outside ``legal`` is refused."""
        raise NotImplementedError

    def promised_away(self, seat: int) -> list[tuple[Action, int, int]]:
        """What the rules would allow a seat that is to act, and a deal forbids: with the numbers of deal and clause."""
        return []

    def step_name(self) -> str:
        """The name of the step that asks the present decision."""
        raise NotImplementedError

    def asking_rule(self) -> str:
        """The rule by which the present decision is asked for."""
        raise NotImplementedError

    def dealt_under(self) -> Terms:
        """The terms it was dealt under: without them it cannot be pickled."""
        raise TypeError(f"a {type(self).__name__} does not know its terms, and cannot be pickled without its game")

    def __repr__(self) -> str:
        now = "over" if self.over else f"{self.step_name()}, seat {' and '.join(map(str, self.to_act()))} to act"
        return f"<{type(self).__name__} of {self.players} players: {now}>"

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from fernhandel.core import pickled  # which knows everything that can be pickled

        return pickled.table, (self.dealt_under(), pickled.state_of(self))

    def copy(self) -> "Table":
        """Another table in the same position; neither ever influences the other."""
        raise NotImplementedError

    def quieten(self) -> None:
        """From now on nobody says anything at this table: search never enters talk (DL35)."""

    def fingerprint(self) -> list[int]:
        """Every number on the table in one list: two tables are in the same position when these are equal."""
        raise NotImplementedError

    def in_one(self, lists: list[list[int]]) -> list[int]:
        """A fingerprint of these lists: each after its length, then the luck and the step that asks."""
        numbers: list[int] = []
        for row in lists:
            numbers.append(len(row))
            numbers += row
        numbers += self.rng.state()
        numbers += [ord(letter) for letter in self.step_name()]
        return numbers

    def tell(self, event: object) -> None:
        """Note an event; callers ask ``telling`` first, so that search never builds one."""
        self.told.append(event)
