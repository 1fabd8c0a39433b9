"""What a bot is."""

from abc import ABC, abstractmethod

from fernhandel.core.actions import Action
from fernhandel.core.views import View


class Bot(ABC):
    """A player made of code. It never sees the table, only what its seat may know."""

    name: str

    @abstractmethod
    def choose(self, view: View, legal: list[Action], seconds: float) -> Action:
        """One of the legal actions, within that many seconds."""
