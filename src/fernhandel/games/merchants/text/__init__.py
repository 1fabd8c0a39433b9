"""The position and every action, event and refusal in words; one catalogue for each language lies beside this."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Self

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.deals.clauses import NOBODY, Clause
from fernhandel.core.deals.events import DealEvent
from fernhandel.core.deals.said import SaidClause
from fernhandel.core.events import Event
from fernhandel.core.outlook import Outlook
from fernhandel.core.speech import Chapter
from fernhandel.core.spoken_words import SpokenWords
from fernhandel.core.terms import Terms
from fernhandel.core.title import Place
from fernhandel.core.words import DealWords, Messages, Stage
from fernhandel.games.merchants.board_file import BoardData
from fernhandel.games.merchants.sequence import step_named
from fernhandel.games.merchants.state import Rules
from fernhandel.games.merchants.text.lines import DealLines
from fernhandel.games.merchants.text.outlook import tell_outlook
from fernhandel.games.merchants.text.position import tell_position
from fernhandel.games.merchants.text.prompt import tell_ask, tell_prompt
from fernhandel.games.merchants.text.speech import Speech, speech_of
from fernhandel.games.merchants.text.told import tell_action, tell_event
from fernhandel.games.merchants.text.verdict import tell_verdict
from fernhandel.games.merchants.view import MerchantsView

ACTIONS = (
    Chapter("purchasing", "M2.1"),
    Chapter("loading", "M3.1"),
    Chapter("movement", "M4.1"),
    Chapter("prices", "M5.1"),
    Chapter("selling", "M6.1"),
    Chapter("investments", "M7.1"),
    Chapter("status", "M8.1"),
)
PARTS_OF_A_TURN = {"2010": ACTIONS, "1999": tuple(part for part in ACTIONS if part.id != "investments")}  # D1


@lru_cache
def messages(language: str) -> Messages:
    """All messages of this game in that language."""
    return Messages.of(__name__, language)


class MerchantsWords(SpokenWords[Speech, MerchantsView]):
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
        self._deals = DealLines(self._speech, rules.board)

    # -- deals ---------------------------------------------------------------------------------------------------------

    def with_names(self, names: Sequence[str]) -> Self:
        words = super().with_names(names)
        words._deals = DealLines(words._speech, words._rules.board)
        return words

    def line(self, said: Sequence[SaidClause]) -> str:
        """The line that would say it (DL36)."""
        return self._deals.line(said)

    def clauses(self, said: Sequence[SaidClause]) -> list[str]:
        return [self._deals.clause(clause) for clause in said]

    def deals(self, view: MerchantsView) -> list[DealWords]:
        if view.deals is None:
            return []
        shown = [struck.deal for struck in view.deals.struck] + [proposal.deal for proposal in view.deals.proposals]
        return [DealWords(deal.number, self._deals.deal(deal), self.clauses(deal.clauses)) for deal in shown]

    def read_line(self, line: str, seat: int, players: int, active: int = NOBODY) -> list[Clause]:
        """What a line says, said by that seat; raises `BadLine` where it is not understood (DL38)."""
        return self._deals.read(line, seat, players, active)

    # -- everything else -----------------------------------------------------------------------------------------------

    def _line(self, action: Action) -> str:
        return tell_action(self._speech, self._catalogue, action)

    def event(self, event: Event) -> str:
        return tell_event(self._speech, self._deals, self._catalogue, event)

    def prompt(self, view: MerchantsView) -> str:
        return tell_prompt(self._speech, self._deals, self._rules, view)

    def ask(self, view: MerchantsView) -> str:
        return tell_ask(self._speech, self._rules, view)

    def outlook(
        self, view: MerchantsView, actions: Sequence[Action], after: MerchantsView | None, events: Sequence[Event]
    ) -> Outlook:
        told = tell_outlook(self._speech, self._rules, view, actions, events)
        deals = [self.event(event) for event in events if isinstance(event, DealEvent)]
        if told is None:
            return Outlook(act=self.action(actions[-1]), lines=deals)
        return msgspec.structs.replace(told, lines=[*told.lines, *deals])

    def stages(self, view: MerchantsView) -> list[Stage]:
        parts = PARTS_OF_A_TURN[view.terms.edition]
        now = len(parts) if view.over else view.action - 1
        cards_left = view.open_cards or view.deck
        skipped = () if cards_left else ("investments",)
        return self._speech.stages(parts, now, skipped, "" if view.over else step_named(view.step).rule)

    def position(self, view: MerchantsView) -> list[str]:
        return tell_position(self._speech, self._deals, self._rules, view)

    def standing(self, places: Sequence[Place]) -> list[str]:
        speech = self._speech
        return [
            speech.say(
                "place-line",
                place=place.rank,
                seat=self.seat(place.seat),
                rank=speech.rank(place.score["status"]),
                money=place.score["money"],
                letters=place.score["letters"],
            )
            for place in places
        ]

    def verdict(self, places: Sequence[Place]) -> str:
        return tell_verdict(self._speech, places)
