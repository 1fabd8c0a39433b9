"""What happens in talk, and to deals (DL63). All of it is public, but for the kinds of sealed cards."""

from typing import Self

import msgspec

from fernhandel.core.deals.said import SaidDeal
from fernhandel.core.events import Event


class AttentionSet(Event, frozen=True, kw_only=True):
    """Whether a seat wants to be asked in the talks of this turn."""

    seat: int
    open: bool


class SeatReady(Event, frozen=True, kw_only=True):
    """Nothing more to say, in this talk, this action or this turn."""

    seat: int
    hushed: str | None = None


class PhraseSaid(Event, frozen=True, kw_only=True):
    """One phrase of a draft, as records have it."""

    seat: int
    phrase: str


class ProposalMade(Event, frozen=True, kw_only=True):
    seat: int
    deal: SaidDeal

    @property
    def shows(self) -> bool:
        """Whoever offers a named card lays open that it is there, and so does whoever promises to play one."""
        return any(
            clause.by == self.seat and _names_card(clause.card, clause.deed, clause.kind)
            for clause in self.deal.clauses
        )


def _names_card(card: str | None, deed: str | None, kind: str) -> bool:
    return (card is not None and card != "sealed") or (kind == "will" and deed == "play")


class ProposalAnswered(Event, frozen=True, kw_only=True):
    """One of those asked says yes or no."""

    seat: int
    deal: int
    accepted: bool
    shown: bool = False
    """Whether the yes lays open a card."""

    @property
    def shows(self) -> bool:
        return self.shown


class ProposalClosed(Event, frozen=True, kw_only=True):
    """Without a deal: declined, countered, withdrawn, or because it cannot be kept any more."""

    deal: int
    reason: str


class DealStruck(Event, frozen=True, kw_only=True):
    """From now on all parties are held to it; nobody takes it back alone."""

    deal: SaidDeal

    @property
    def shows(self) -> bool:
        return True


class MoneyGiven(Event, frozen=True, kw_only=True):
    giver: int
    receiver: int
    amount: int
    deal: int
    clause: int


class CardGiven(Event, frozen=True, kw_only=True):
    """The kind of a sealed card is seen by giver and receiver."""

    giver: int
    receiver: int
    card: str | None
    sealed: bool
    deal: int
    clause: int

    @property
    def reveals(self) -> bool:
        """Whoever gets a sealed card sees it (DL61)."""
        return self.sealed and self.card is not None

    def seen_by(self, seat: int | None) -> Self:
        known = not self.sealed or seat in (self.giver, self.receiver)
        return self if known else msgspec.structs.replace(self, card=None)


class CardLaid(Event, frozen=True, kw_only=True):
    """A sealed card is chosen; its giver alone knows it."""

    seat: int
    deal: int
    clause: int
    card: str | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class PotPaid(Event, frozen=True, kw_only=True):
    """What was handed in when the deal was struck goes to its receiver."""

    giver: int
    receiver: int
    deal: int
    clause: int
    amount: int
    card: str | None
    sealed: bool

    @property
    def reveals(self) -> bool:
        """Whoever gets a sealed card sees it (DL61)."""
        return self.sealed and self.card is not None

    def seen_by(self, seat: int | None) -> Self:
        known = not self.sealed or seat in (self.giver, self.receiver)
        return self if known else msgspec.structs.replace(self, card=None)


class PotReturned(Event, frozen=True, kw_only=True):
    """What was handed in goes back to its giver."""

    seat: int
    deal: int
    clause: int
    amount: int
    card: str | None
    sealed: bool

    def seen_by(self, seat: int | None) -> Self:
        known = not self.sealed or seat == self.seat
        return self if known else msgspec.structs.replace(self, card=None)


class PromiseKept(Event, frozen=True, kw_only=True):
    seat: int
    deal: int
    clause: int


class PromiseLapsed(Event, frozen=True, kw_only=True):
    seat: int
    deal: int
    clause: int
    reason: str


DealEvent = (
    AttentionSet
    | SeatReady
    | PhraseSaid
    | ProposalMade
    | ProposalAnswered
    | ProposalClosed
    | DealStruck
    | MoneyGiven
    | CardGiven
    | CardLaid
    | PotPaid
    | PotReturned
    | PromiseKept
    | PromiseLapsed
)
