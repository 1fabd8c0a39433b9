"""What can happen at this table. Names of cities, spaces and cards are the ids of the board file."""

from typing import Self

import msgspec

from fernhandel.core.events import Event, Revelation


class TruckPlaced(Event, frozen=True, kw_only=True):
    seat: int
    to: str


class ContractsDealt(Revelation, frozen=True, kw_only=True):
    """Every hand is known to its owner alone."""

    count: int


class TurnBegan(Event, frozen=True, kw_only=True):
    turn: int
    seat: int


class TurnMissed(Event, frozen=True, kw_only=True):
    seat: int


class JamCleared(Event, frozen=True, kw_only=True):
    at: str


class DiceRolled(Revelation, frozen=True, kw_only=True):
    seat: int
    dice: list[int]


class TruckDrove(Event, frozen=True, kw_only=True):
    """The path begins where the truck stood; a path of one space is waiting."""

    seat: int
    points: int
    path: list[str]
    exact: bool
    using: str
    hidden: bool = False
    """Only a contract that nobody else knew of explains why it stops there."""

    @property
    def shows(self) -> bool:
        return self.hidden


class TruckCarried(Event, frozen=True, kw_only=True):
    """By an event card."""

    seat: int
    to: str
    hidden: bool = False
    """Only a contract that nobody else knew of explains why it may go there."""

    @property
    def shows(self) -> bool:
        return self.hidden


class ConstructionPlaced(Event, frozen=True, kw_only=True):
    seat: int
    at: str


class JamPlaced(Event, frozen=True, kw_only=True):
    seat: int
    at: str


class EventDrawn(Revelation, frozen=True, kw_only=True):
    seat: int
    card: str


class NothingHappened(Event, frozen=True, kw_only=True):
    """An event card without effect as things stand."""

    seat: int
    card: str


class MoneyReceived(Event, frozen=True, kw_only=True):
    seat: int
    amount: int


class MoneyPaid(Event, frozen=True, kw_only=True):
    seat: int
    amount: int


class DebtMade(Event, frozen=True, kw_only=True):
    """An event that could not be paid: double the amount as soon as the cash is there (A3.3)."""

    seat: int
    amount: int


class DebtPaid(Event, frozen=True, kw_only=True):
    seat: int
    amount: int


class CardKept(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class ContractDrawn(Revelation, frozen=True, kw_only=True):
    """From the contracts set aside; which one is known to its new owner alone."""

    seat: int
    contract: str | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, contract=None)


class TurnToMiss(Event, frozen=True, kw_only=True):
    seat: int


class LoadLost(Event, frozen=True, kw_only=True):
    seat: int
    contract: str


class TrailerBought(Event, frozen=True, kw_only=True):
    seat: int
    trailer: str
    price: int


class TrailerSold(Event, frozen=True, kw_only=True):
    seat: int
    trailer: str
    price: int


class ContractStarted(Event, frozen=True, kw_only=True):
    seat: int
    contract: str
    goods: int
    hidden: bool
    """Until now only its owner knew that this contract was in hand."""

    @property
    def shows(self) -> bool:
        return self.hidden


class ContractDelivered(Event, frozen=True, kw_only=True):
    seat: int
    contract: str
    revenue: int


class ContractChosen(Event, frozen=True, kw_only=True):
    seat: int
    contract: str


class OfferMade(Event, frozen=True, kw_only=True):
    seat: int
    offer: int
    matched: bool


class Passed(Event, frozen=True, kw_only=True):
    seat: int


class ContractWon(Event, frozen=True, kw_only=True):
    seat: int
    contract: str
    offer: int
    price: int


class ContractDiscarded(Event, frozen=True, kw_only=True):
    seat: int
    contract: str


class ContractRevealed(Revelation, frozen=True, kw_only=True):
    contract: str


class GameEnded(Revelation, frozen=True, kw_only=True):
    turn: int
    seat: int


AufAchseEvent = (
    TruckPlaced
    | ContractsDealt
    | TurnBegan
    | TurnMissed
    | JamCleared
    | DiceRolled
    | TruckDrove
    | TruckCarried
    | ConstructionPlaced
    | JamPlaced
    | EventDrawn
    | NothingHappened
    | MoneyReceived
    | MoneyPaid
    | DebtMade
    | DebtPaid
    | CardKept
    | ContractDrawn
    | TurnToMiss
    | LoadLost
    | TrailerBought
    | TrailerSold
    | ContractStarted
    | ContractDelivered
    | ContractChosen
    | OfferMade
    | Passed
    | ContractWon
    | ContractDiscarded
    | ContractRevealed
    | GameEnded
)
