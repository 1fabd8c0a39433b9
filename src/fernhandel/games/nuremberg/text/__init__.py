"""The position and every action, event and refusal in words; one catalogue for each language lies beside this."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.events import Event
from fernhandel.core.outlook import Outlook
from fernhandel.core.speech import Chapter
from fernhandel.core.spoken_words import SpokenWords
from fernhandel.core.terms import Terms
from fernhandel.core.title import Place
from fernhandel.core.words import Messages, Stage
from fernhandel.games.nuremberg.board_file import BoardData
from fernhandel.games.nuremberg.sequence import step_named
from fernhandel.games.nuremberg.state import Rules
from fernhandel.games.nuremberg.text.outlook import tell_outlook
from fernhandel.games.nuremberg.text.position import tell_position
from fernhandel.games.nuremberg.text.prompt import tell_ask, tell_prompt
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.games.nuremberg.text.told import tell_action, tell_event, tell_place, tell_verdict
from fernhandel.games.nuremberg.view import NurembergView

PHASES = (
    Chapter("investment-cubes", "N3.1"),
    Chapter("influence-tokens", "N4.1"),
    Chapter("auction", "N5.1", ("auction",)),
    Chapter("orders", "N6.1"),
    Chapter("building", "N7.1", ("building", "paying_track")),
    Chapter("trains", "N8.1", ("trains", "paying_train")),
    Chapter("profit", "N9.1"),
    Chapter("player-order", "N10.1"),
    Chapter("takeovers", "N11.1", ("takeovers",)),
    Chapter("turn-end", "N12.1"),
)


@lru_cache
def messages(language: str) -> Messages:
    """All messages of this game in that language."""
    return Messages.of(__name__, language)


class NurembergWords(SpokenWords[Speech, NurembergView]):
    asks_alike: ClassVar = True

    def __init__(
        self,
        terms: Terms,
        data: BoardData,
        rules: Rules,
        catalogue: Catalogue,
        language: str,
        names: Sequence[str] | None,
    ) -> None:
        super().__init__(Speech(messages(language), terms, data, rules, names))
        self._catalogue = catalogue

    def _line(self, action: Action) -> str:
        return tell_action(self._speech, self._catalogue, action)

    def event(self, event: Event) -> str:
        return tell_event(self._speech, event)

    def prompt(self, view: NurembergView) -> str:
        return tell_prompt(self._speech, view)

    def ask(self, view: NurembergView) -> str:
        return tell_ask(self._speech, view)

    def outlook(
        self, view: NurembergView, actions: Sequence[Action], after: NurembergView | None, events: Sequence[Event]
    ) -> Outlook:
        return tell_outlook(self._speech, view, actions, events)

    def stages(self, view: NurembergView) -> list[Stage]:
        rule = "" if view.over else step_named(view.step).rule
        return self._speech.stages_at(PHASES, view.step, view.over, rule)

    def position(self, view: NurembergView) -> list[str]:
        return tell_position(self._speech, view)

    def standing(self, places: Sequence[Place]) -> list[str]:
        return [tell_place(self._speech, place) for place in places]

    def verdict(self, places: Sequence[Place]) -> str:
        return tell_verdict(self._speech, places)
