"""What a seat knows of the table before a row of its moves and after them, and the outlook as it is put together."""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.events import Event
from fernhandel.core.outlook import Change, Grid, Mark, Outlook, Tone
from fernhandel.core.words import Argument
from fernhandel.games.auf_achse.board_file import Contract
from fernhandel.games.auf_achse.state import Rules, Table
from fernhandel.games.auf_achse.text.speech import Speech
from fernhandel.games.auf_achse.view import AufAchseView, imagine_table

E = TypeVar("E", bound=Event)


class Ahead:
    """One seat's moves, the last one perhaps only considered, with what follows for certain.

    Tables are imagined from views: only what lies open or is the seat's own may be asked of them.
    """

    def __init__(
        self,
        speech: Speech,
        rules: Rules,
        view: AufAchseView,
        actions: Sequence[Action],
        after: AufAchseView | None,
        events: Sequence[Event],
    ) -> None:
        assert view.seat is not None
        self.speech = speech
        self.rules = rules
        self.view = view
        self.actions = actions
        self.after = after
        self.events = events
        self.seat: int = view.seat
        self.me = view.players[self.seat]

    @cached_property
    def here(self) -> Table:
        """The table when the last of the moves is made."""
        t = self.imagined(self.view)
        for action in self.actions[:-1]:
            t.play(self.seat, action)
        return t

    @cached_property
    def then(self) -> Table | None:
        """The table after all of them, where that is certain."""
        return None if self.after is None else self.imagined(self.after)

    def imagined(self, view: AufAchseView) -> Table:
        return imagine_table(self.rules, view, Rng.from_seed(0))

    def own(self, kind: type[E]) -> list[E]:
        """What happens to the seat itself, of that kind."""
        return [event for event in self.events if isinstance(event, kind) and getattr(event, "seat", None) == self.seat]

    def ends_the_game(self) -> bool:
        """Whether the last move certainly does; to be asked only where nothing is drawn."""
        t = self.here.copy()
        t.play(self.seat, self.actions[-1])
        return t.over

    # -- names -------------------------------------------------------------------------------------------------------

    def say(self, id: str, /, **facts: Argument) -> str:
        return self.speech.say(id, **facts)

    def money(self, amount: int) -> str:
        return self.speech.money(amount)

    def place(self, node: int) -> str:
        return self.speech.places.short(self.rules.board.ids[node])

    def city(self, id: str) -> str:
        return self.speech.places.cities[id]

    def card(self, card: int) -> Contract:
        return self.speech.cards.contracts[self.rules.contracts.ids[card]]

    def route(self, id: str) -> str:
        return self.speech.cards.route(id)

    def loads(self, cards: Sequence[int]) -> str:
        """Goods and where they go: "5 for Leipzig and 3 for Wien"."""
        told = [self.say("load-for", goods=self.card(card).goods, city=self.city(self.card(card).to)) for card in cards]
        return self.speech.both(told)


class Telling:
    """An outlook as it grows."""

    def __init__(self) -> None:
        self.act = ""
        self.note = ""
        self.changes: list[Change] = []
        self.grids: list[Grid] = []
        self.lines: list[str] = []
        self.marks: list[Mark] = []
        self.warning = ""

    def put(self, change: Change) -> None:
        """A change in the place of what was told of the same thing before."""
        self.changes = [other for other in self.changes if other.thing != change.thing] + [change]

    def warn(self, text: str) -> None:
        """The first warning is the gravest; what comes later is told as a line."""
        if self.warning:
            self.lines.append(text)
        else:
            self.warning = text

    def follow(self, note: str) -> None:
        """What comes next, below the act; the first one counts."""
        self.note = self.note or note

    def outlook(self) -> Outlook:
        return Outlook(
            act=self.act,
            act_note=self.note,
            changes=self.changes,
            grids=self.grids,
            lines=self.lines,
            warning=self.warning,
            marks=self.marks,
        )


def nearer(before: int, after: int) -> Tone:
    """Fewer points are better."""
    return "better" if after < before else "worse" if after > before else ""
