"""Says deals in a few words, so that a case reads like the specification's: ``will(RED, "move", wagon=1, to="FW")``."""

from typing import Any, Self

import pytest

from fernhandel import Action, Event, Refused, Rng
from fernhandel.core.deals import talk
from fernhandel.core.deals.book import Book
from fernhandel.core.deals.promises import book_of
from fernhandel.core.views import View
from fernhandel.games.merchants.deals.vocabulary import MOMENT_OF_STEP
from fernhandel.games.merchants.state import Table
from merchants.arrange import Scene

RED, BLUE, GREEN, ORANGE = 0, 1, 2, 3
TOP = 30000
NEUTRAL = ("done", "pass", "decline", "pay_upkeep")

Words = dict[str, Any]


# -- clauses -----------------------------------------------------------------------------------------------------------


def gives(giver: int, receiver: int, what: int | str, when: Words | None = None) -> Words:
    """Money, an Influence card by its name, or ``sealed``."""
    given = {"kind": "money", "amount": what} if isinstance(what, int) else {"kind": "card", "card": what}
    return {"by": giver, "to": receiver, **given, **(when or {})}


def will(
    by: int, deed: str, when: Words | None = None, /, times: int | None = None, until: str = "end", **fields: object
) -> Words:
    """``times`` 0 is each time; a field is a value, or a range from its least to its most."""
    often = {} if times is None else {"times": times}
    return {"kind": "will", "by": by, "deed": deed, "fields": fields, "until": until, **often, **(when or {})}


def will_not(by: int, deed: str, when: Words | None = None, /, until: str = "end", **fields: object) -> Words:
    return {"kind": "will_not", "by": by, "deed": deed, "fields": fields, "until": until, **(when or {})}


def once(clause: int) -> Words:
    return {"when": "once", "once": clause}


def at(moment: str) -> Words:
    return {"when": "at", "moment": moment}


def if_(happening: str, /, **fields: object) -> Words:
    return {"when": "if", "happening": happening, "happening_fields": fields}


def unless(happening: str, /, **fields: object) -> Words:
    return {"when": "unless", "happening": happening, "happening_fields": fields}


def at_least(amount: int) -> tuple[int, int]:
    return amount, TOP


def at_most(amount: int) -> tuple[int, int]:
    return 0, amount


def exactly(amount: int) -> tuple[int, int]:
    return amount, amount


OVER_0 = at_least(100)


# -- the table ---------------------------------------------------------------------------------------------------------


class DealScene(Scene):
    """Three players, Red first, turn 2, 5000 each, all ``open``; a step begins with its talk."""

    def __init__(self, players: int = 3, **options: Any) -> None:
        super().__init__(players, deals="cunning", **options)
        self.attention = list(range(players))

    @property
    def book(self) -> Book:
        return book_of(self.t)

    def listening(self, *seats: int) -> Self:
        """Who attends openly; the others are silent."""
        self.attention = list(seats)
        return self

    def begin(self, step: str) -> Self:
        """Enter that step with its talk, as if the turn had come to it without a deal."""
        steps = [phase.name for phase in self.t.rules.sequence]
        passed = [moment for name, moment in MOMENT_OF_STEP.items() if name in steps[: steps.index(step) + 1]]
        self.book.begin_turn()
        self.book.attended = (1 << self.t.players) - 1
        self.book.listening = sum(1 << seat for seat in self.attention)
        self.book.passed = passed[-1] if passed else -1
        super().begin(step)
        talk.follow_up(self.t)
        return self

    def be_quiet(self) -> Self:
        """Everybody asked in talk is ready until it ends."""
        while self.step == "talk":
            self.do(self.asked[0], "ready")
        return self

    def pass_on_to(self, step: str) -> Self:
        """Everybody makes the choice that does nothing, or the first there is, until that step."""
        while self.be_quiet().step != step:
            options = [action for action in self.plain(self.asked[0]) if action.kind != "repay"]
            neutral = [action for action in options if action.kind in NEUTRAL]
            self.game.apply(self.asked[0], (neutral or options)[0])
        return self

    # -- saying --------------------------------------------------------------------------------------------------------

    def say(self, seat: int, *clauses: Words, answers: int = 0) -> list[Event]:
        return self.game.say(seat, {"clauses": list(clauses)}, answers)

    def cannot_say(self, seat: int, *clauses: Words) -> Refused:
        """Why that deal cannot be said; nothing of it is."""
        before = self.game.table.fingerprint()
        with pytest.raises(Refused) as refused:
            self.say(seat, *clauses)
        assert self.game.table.fingerprint() == before
        return refused.value

    def strike(self, seat: int, *clauses: Words) -> list[Event]:
        """Said by that seat and accepted by all other parties."""
        self.say(seat, *clauses)
        proposal = self.book.open[seat]
        assert proposal is not None
        events: list[Event] = []
        for party in proposal.parties:
            if party != seat:
                events += self.do(party, "deal_accept", seat=seat)
        return events

    def struck(self, seat: int, *clauses: Words) -> Self:
        """The same, and then nobody says any more."""
        self.strike(seat, *clauses)
        return self.be_quiet()

    # -- asking --------------------------------------------------------------------------------------------------------

    def plain(self, seat: int) -> list[Action]:
        """What a seat may do, talk left out."""
        return [action for action in self.game.legal(seat) if not action.talk]

    def plain_lines(self, seat: int) -> list[str]:
        return [self.game.catalogue.to_text(action) for action in self.plain(seat)]

    def kinds(self, seat: int) -> set[str]:
        """The kinds of everything that seat may say or do."""
        return {action.kind for action in self.game.legal(seat)}

    def states(self, deal: int = 1) -> list[str]:
        """How the clauses of that deal stand."""
        view = self.view(None).deals
        assert view is not None
        return next(struck.states for struck in view.struck if struck.deal.number == deal)

    @property
    def purses(self) -> list[int]:
        return self.t.money


def imagined(view: View, seed: int) -> Table:
    """A table that view allows."""
    table = view.imagine(Rng.from_seed(seed)).table
    assert isinstance(table, Table)
    return table


def told(events: list[Event], kind: str) -> list[Any]:
    return [event for event in events if event.kind == kind]


def named(refused: Refused) -> tuple[object, ...]:
    """A refusal as the specification writes it: its code, then deal and clause where it names them."""
    return (refused.code, *(refused.facts[name] for name in ("deal", "clause") if name in refused.facts))
