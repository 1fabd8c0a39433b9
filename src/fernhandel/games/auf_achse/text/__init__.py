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
from fernhandel.games.auf_achse.board_file import BoardData
from fernhandel.games.auf_achse.state import Rules
from fernhandel.games.auf_achse.text.outlook import tell_outlook
from fernhandel.games.auf_achse.text.position import tell_position
from fernhandel.games.auf_achse.text.prompt import tell_ask, tell_prompt
from fernhandel.games.auf_achse.text.speech import Speech, speech_of
from fernhandel.games.auf_achse.text.told import tell_action, tell_event
from fernhandel.games.auf_achse.view import AufAchseView

TURN = (
    Chapter("dice", "A2.1", ("rolling",)),
    Chapter("driving", "A2.2", ("driving", "signing")),
    Chapter("event", "A3.1", ("going", "jamming", "discount", "paying", "losing")),
    Chapter("city", "A5.1", ("city",)),
    Chapter("procurement", "A7.1", ("bidding", "winning")),
    Chapter("turn-end", "A6.1", ("ending",)),
)


@lru_cache
def messages(language: str) -> Messages:
    """All messages of this game in that language."""
    return Messages.of(__name__, language)


class AufAchseWords(SpokenWords[Speech, AufAchseView]):
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
        super().__init__(speech_of(messages(language), terms, data, names))
        self._rules = rules
        self._catalogue = catalogue

    def _line(self, action: Action) -> str:
        return tell_action(self._speech, self._rules, self._catalogue, action)

    def event(self, event: Event) -> str:
        return tell_event(self._speech, event)

    def prompt(self, view: AufAchseView) -> str:
        return tell_prompt(self._speech, self._rules, view)

    def ask(self, view: AufAchseView) -> str:
        return tell_ask(self._speech, self._rules, view)

    def outlook(
        self, view: AufAchseView, actions: Sequence[Action], after: AufAchseView | None, events: Sequence[Event]
    ) -> Outlook:
        return tell_outlook(self._speech, self._rules, view, actions, after, events)

    def stages(self, view: AufAchseView) -> list[Stage]:
        return self._speech.stages_at(TURN, view.step, view.over)

    def position(self, view: AufAchseView) -> list[str]:
        return tell_position(self._speech, self._rules, view)

    def standing(self, places: Sequence[Place]) -> list[str]:
        return [
            self._speech.say("place-line", place=place.rank, seat=self.seat(place.seat), cash=place.score["cash"])
            for place in places
        ]

    def verdict(self, places: Sequence[Place]) -> str:
        """Cash alone decides (A8.2), and equals share the place (AR37)."""
        best, second = places[:2]
        if second.rank == 1:
            winners = self._speech.seats_of(place.seat for place in places if place.rank == 1)
            return self._speech.say("verdict-shared", seats=winners, cash=best.score["cash"])
        return self._speech.say(
            "verdict-cash",
            seat=self.seat(best.seat),
            second=self.seat(second.seat),
            more=best.score["cash"] - second.score["cash"],
        )
