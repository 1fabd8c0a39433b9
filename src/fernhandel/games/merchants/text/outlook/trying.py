"""One seat that tries some moves: the table as it sees it, and the small parts that every outlook is made of."""

from collections.abc import Iterable, Sequence

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.events import Event
from fernhandel.core.outlook import Change, Tone
from fernhandel.core.words import Argument
from fernhandel.games.merchants.board import NOWHERE
from fernhandel.games.merchants.distances import distances_of
from fernhandel.games.merchants.figures import GOODS, UPKEEP
from fernhandel.games.merchants.state import Rules, Table
from fernhandel.games.merchants.text.speech import Speech
from fernhandel.games.merchants.view import MerchantsView, imagine_table

COINS = "coin"
REPAY = "repay"


class Trying:
    """``t`` is imagined from the view alone: all that is public on it is as it is, and so is what the seat has.

    Purses and hands of others are guesses there and are never told.
    """

    def __init__(
        self, speech: Speech, rules: Rules, view: MerchantsView, actions: Sequence[Action], events: Sequence[Event]
    ) -> None:
        assert view.seat is not None
        self.speech = speech
        self.board = rules.board
        self.seat = view.seat
        self.view = view
        self.events = events
        self.t = imagine_table(rules, view, Rng.from_seed(0))
        self.deeds = [action for action in actions if not action.ends] or list(actions[-1:])
        if self.deeds[-1].kind != REPAY:  # a loan paid back on the way is told by its own outlook, while it is the last
            for action in self.deeds:
                if action.kind == REPAY:
                    self.t.repay(self.seat)
            self.deeds = [action for action in self.deeds if action.kind != REPAY]

    # -- the table -----------------------------------------------------------------------------------------------------

    @property
    def money(self) -> int:
        return self.t.money[self.seat]

    @property
    def upkeep(self) -> int:
        """What this seat has to pay in Action 7 as it stands."""
        return UPKEEP[self.t.status[self.seat]]

    def before_last(self) -> Table:
        """The table as it would be before the last of the moves; what was sketched before it is certain."""
        t = self.t.copy()
        for action in self.deeds[:-1]:
            t.play(self.seat, action)
        return t

    def ahead(self, t: Table, wagon: int) -> dict[int, int]:
        """The cities that a wagon can still come to, and how far they are; nearest first."""
        found = distances_of(self.board)
        start = found.start_of(t, wagon) * self.board.cities
        cities = [(found.to_city[start + city], city) for city in range(self.board.cities)]
        return {city: distance for distance, city in sorted(cities) if distance != NOWHERE}

    # -- words ---------------------------------------------------------------------------------------------------------

    def say(self, id: str, /, **facts: Argument) -> str:
        return self.speech.say(id, **facts)

    def figure(self, number: int) -> str:
        return self.speech.say("figure", n=number)

    def city(self, city: int) -> str:
        return self.speech.city(self.board.ids[city])

    def good(self, good: int) -> str:
        return self.speech.good(GOODS[good])

    def tokens(self, counts: Sequence[int]) -> str:
        """Tokens by good: "2 cloth and 1 salt"."""
        return self.speech.goods({GOODS[good]: count for good, count in enumerate(counts) if count})

    def who(self, seat: int) -> str:
        """Whom a row is about: whoever tries is "You"."""
        return self.say("outlook-you") if seat == self.seat else self.speech.seat(seat)

    # -- parts ---------------------------------------------------------------------------------------------------------

    def change(self, about: str, before: int, after: int, thing: str = "", less_is_better: bool = False) -> Change:
        tone: Tone = "" if before == after else "better" if (after > before) != less_is_better else "worse"
        return Change(about=about, before=self.figure(before), after=self.figure(after), tone=tone, thing=thing)

    def cash(self, after: int, about: str = "outlook-cash") -> Change:
        return self.change(self.say(about), self.money, after, COINS)

    def too_little(self, left: int) -> str:
        """The warning that the upkeep to come cannot be paid out of that; a sale may still come before it."""
        if left >= self.upkeep:
            return ""
        return self.say("outlook-upkeep-short", left=left, upkeep=self.upkeep)


def things(counts: Iterable[int]) -> list[str]:
    """Every single token, as a thing to be drawn."""
    return [f"good:{GOODS[good]}" for good, count in enumerate(counts) for _ in range(count)]
