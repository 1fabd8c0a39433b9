"""A game laid open to a test: what a seat may do, does and is refused; each game arranges its own table."""

from typing import Self

from fernhandel import Action, Event, Game, Refused


class OpenGame:
    """The half of a scene that asks; it is the same at every table."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def refresh(self) -> Self:
        """Forget remembered legal actions after arranging the table by hand."""
        self.game._legal = {}
        return self

    @property
    def asked(self) -> list[int]:
        return self.game.to_act()

    def action(self, kind: str, /, **fields: str | int) -> Action:
        return self.game.action(kind, **fields)

    def can(self, seat: int, kind: str, /, **fields: str | int) -> bool:
        """Whether that action is among the seat's legal ones."""
        return self.action(kind, **fields) in self.game.legal(seat)

    def values(self, seat: int, kind: str) -> list[dict[str, str | int]]:
        """The fields of the seat's legal actions of one kind."""
        return [self.game.catalogue.values(action) for action in self.game.legal(seat) if action.kind == kind]

    def ends_of(self, seat: int, kind: str, **wanted: str | int) -> set[str]:
        """Where the seat's legal actions of one kind lead, of those with these fields."""
        return {str(values["to"]) for values in self.values(seat, kind) if wanted.items() <= values.items()}

    def do(self, seat: int, kind: str, /, **fields: str | int) -> list[Event]:
        return self.game.apply(seat, self.action(kind, **fields))

    def refused(self, seat: int, kind: str, /, **fields: str | int) -> Refused:
        """The refusal of that action; it must be refused and change nothing."""
        before = self.game.table.fingerprint()
        refusal = self.game.refusal(seat, self.action(kind, **fields))
        assert refusal is not None, f"{kind} {fields} is legal"
        assert self.game.table.fingerprint() == before
        return refusal
