"""What a person can answer besides a choice, and what is asked of a game so that an answer can be understood."""

from collections import Counter
from enum import Enum
from typing import NamedTuple

from fernhandel.cli.menu import Menu, fits
from fernhandel.cli.speaking import Said, menu_of
from fernhandel.cli.telling import Telling
from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.foresight import foresee
from fernhandel.core.game import Game
from fernhandel.core.outlook import Outlook

FEW_OF_A_KIND = 150  # kinds with more actions are not searched for what is meant


class Wish(Enum):
    """What is wished for instead of making a choice."""

    UNDO = "undo"
    ADVICE = "advice"


Answer = Action | Said | Wish


class Foreseen(NamedTuple):
    """What a choice would mean, and whether somebody learns something by it, so that it cannot be taken back."""

    action: Action
    outlook: Outlook
    final: bool


class Seen:
    """A position as one seat sees it, or somebody who only looks on."""

    def __init__(self, game: Game, seat: int | None, told: Telling) -> None:
        self.game = game
        self.seat = seat
        self.told = told
        self.view = game.view(seat)
        self.prompt = "" if game.over else told.words.prompt(self.view)

    def about(self) -> dict[str, set[str | int]]:
        """What is in question, by field."""
        return {}


class Asked(Seen):
    """What one seat is asked now, in the words of this table."""

    seat: int

    def __init__(self, game: Game, seat: int, told: Telling) -> None:
        super().__init__(game, seat, told)
        legal = game.legal(seat)
        shown = menu_of(legal)
        self.may_speak = len(shown) < len(legal)
        self.menu = Menu(shown, game.catalogue, told.words.action, told.phrases)
        self._foreseen: dict[int, Foreseen] = {}

    def foreseen(self, action: Action) -> Foreseen:
        """What follows for certain, told of imagined tables alone; the luck of these is of no account."""
        if action.id not in self._foreseen:
            tried = foresee(self.view, [action.id], Rng.from_seed(0))[action.id]
            after = None if tried.after is None else tried.after.view(self.seat)
            outlook = self.told.words.outlook(self.view, [action], after, tried.events)
            self._foreseen[action.id] = Foreseen(action, outlook, tried.final)
        return self._foreseen[action.id]

    def why_not(self, answer: str) -> str | None:
        """The refusal of an action of the kinds asked for that the answer names and the rules forbid."""
        kinds = {action.kind for action in self.menu.legal}
        every = [action for action in self.game.catalogue if action.kind in kinds]
        sizes = Counter(action.kind for action in every)
        few = [action for action in every if sizes[action.kind] <= FEW_OF_A_KIND]
        named = [action for action in few if fits(answer, self.told.words.action(action))]
        refused = self.game.refusal(self.seat, named[0]) if len(named) == 1 else None
        return None if refused is None else self.told.words.refusal(refused)

    def about(self) -> dict[str, set[str | int]]:
        """What the choices name, by field."""
        found: dict[str, set[str | int]] = {}
        for action in self.menu.legal:
            for field, value in self.game.catalogue.values(action).items():
                if isinstance(value, str | int):
                    found.setdefault(field, set()).add(value)
        return found
