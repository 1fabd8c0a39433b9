"""What can happen at this table. Names of goods, cities, spaces and cards are the ids of board and figures."""

from typing import Self

import msgspec

from fernhandel.core.deals.events import DealEvent
from fernhandel.core.events import Event, Revelation


class CourierPlaced(Event, frozen=True, kw_only=True):
    seat: int
    to: str


class TurnBegan(Event, frozen=True, kw_only=True):
    turn: int
    seat: int


class Bought(Event, frozen=True, kw_only=True):
    seat: int
    good: str
    city: str
    price: int


class ChoiceSealed(Event, frozen=True, kw_only=True):
    """A sealed bid or price wheel: everybody sees that it is there, its owner what it says."""

    seat: int
    bid: int | None = None
    wheel: tuple[str, str] | None = None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, bid=None, wheel=None)


class BidsRevealed(Revelation, frozen=True, kw_only=True):
    wagon: int
    bids: list[int]


class MasterNamed(Event, frozen=True, kw_only=True):
    seat: int
    wagon: int
    city: str
    price: int
    by_card: bool

    @property
    def shows(self) -> bool:
        return self.by_card


class Loaded(Event, frozen=True, kw_only=True):
    seat: int
    wagon: int
    good: str


class PriceQuoted(Event, frozen=True, kw_only=True):
    """The Loading Master's price for that many tokens; without an amount he will not carry them."""

    seat: int
    rider: int
    wagon: int
    tokens: int
    amount: int | None


class CounterOffered(Event, frozen=True, kw_only=True):
    seat: int
    master: int
    wagon: int
    tokens: int
    amount: int


class FinalPriceNamed(Event, frozen=True, kw_only=True):
    seat: int
    rider: int
    wagon: int
    tokens: int
    amount: int


class FeeAgreed(Event, frozen=True, kw_only=True):
    seat: int
    master: int
    wagon: int
    tokens: int
    amount: int


class TalkEnded(Event, frozen=True, kw_only=True):
    """No agreement: that seat said no."""

    seat: int
    wagon: int


class FreeLoadingPlayed(Event, frozen=True, kw_only=True):
    """An Influence card."""

    seat: int
    wagon: int

    @property
    def shows(self) -> bool:
        return True


class AxleBroken(Event, frozen=True, kw_only=True):
    """An Influence card."""

    seat: int
    wagon: int

    @property
    def shows(self) -> bool:
        return True


class WagonMoved(Event, frozen=True, kw_only=True):
    """The path begins where the wagon stood; a tile of 0 means extra points alone."""

    seat: int
    wagon: int
    tile: int
    extra: int
    path: list[str]


class WagonFaced(Event, frozen=True, kw_only=True):
    seat: int
    wagon: int
    to: str


class WagonArrived(Event, frozen=True, kw_only=True):
    wagon: int
    city: str


class TileWasted(Event, frozen=True, kw_only=True):
    seat: int
    tile: int


class TilesRefreshed(Event, frozen=True, kw_only=True):
    seat: int


class CourierMoved(Event, frozen=True, kw_only=True):
    seat: int
    by: str
    path: list[str]


class PileOpened(Revelation, frozen=True, kw_only=True):
    """Wagon and courier meet: the seat looks through the Influence pile and sees alone what is left (MR34)."""

    seat: int
    pile: dict[str, int] | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, pile=None)


class InfluenceTaken(Event, frozen=True, kw_only=True):
    """The kind is known to its new owner alone (MR34)."""

    seat: int
    influence: str | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, influence=None)


class WheelsRevealed(Revelation, frozen=True, kw_only=True):
    wheels: list[tuple[str, str]]


class PriceChanged(Event, frozen=True, kw_only=True):
    """By the wheels, or by the office of a seat."""

    good: str
    before: int
    after: int
    seat: int | None


class StockSold(Event, frozen=True, kw_only=True):
    seat: int
    good: str
    city: str
    price: int
    by_card: bool

    @property
    def shows(self) -> bool:
        return self.by_card


class ArrivalsCounted(Event, frozen=True, kw_only=True):
    arrivals: int
    climb_price: int


class BonusClaimed(Event, frozen=True, kw_only=True):
    """An Influence card."""

    seat: int
    wagon: int
    city: str

    @property
    def shows(self) -> bool:
        return True


class Sold(Event, frozen=True, kw_only=True):
    """Tokens of one kind unloaded and sold; price and bonus are for each token."""

    seat: int
    wagon: int
    city: str
    good: str
    tokens: int
    price: int
    bonus: int


class BonusChanged(Event, frozen=True, kw_only=True):
    city: str
    bonus: int


class CardOffered(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    price: int


class BidMade(Event, frozen=True, kw_only=True):
    seat: int
    amount: int


class Passed(Event, frozen=True, kw_only=True):
    seat: int


class CardTaken(Event, frozen=True, kw_only=True):
    seat: int
    card: str
    price: int


class CardsRevealed(Revelation, frozen=True, kw_only=True):
    cards: list[str]


class UpkeepPaid(Revelation, frozen=True, kw_only=True):
    seat: int
    amount: int
    by_card: bool


class StatusDropped(Revelation, frozen=True, kw_only=True):
    seat: int
    before: int
    after: int


class LoanTaken(Event, frozen=True, kw_only=True):
    seat: int
    amount: int


class LoanDeclined(Event, frozen=True, kw_only=True):
    seat: int


class LoanRepaid(Event, frozen=True, kw_only=True):
    seat: int
    amount: int


class Climbed(Event, frozen=True, kw_only=True):
    seat: int
    level: int
    price: int
    by_card: bool

    @property
    def shows(self) -> bool:
        return self.by_card


class GameEnded(Revelation, frozen=True, kw_only=True):
    """Money comes out from behind the screens."""

    turn: int
    arrivals: int


MerchantsEvent = (
    CourierPlaced
    | TurnBegan
    | Bought
    | ChoiceSealed
    | BidsRevealed
    | MasterNamed
    | Loaded
    | PriceQuoted
    | CounterOffered
    | FinalPriceNamed
    | FeeAgreed
    | TalkEnded
    | FreeLoadingPlayed
    | AxleBroken
    | WagonMoved
    | WagonFaced
    | WagonArrived
    | TileWasted
    | TilesRefreshed
    | CourierMoved
    | PileOpened
    | InfluenceTaken
    | WheelsRevealed
    | PriceChanged
    | StockSold
    | ArrivalsCounted
    | BonusClaimed
    | Sold
    | BonusChanged
    | CardOffered
    | BidMade
    | Passed
    | CardTaken
    | CardsRevealed
    | UpkeepPaid
    | StatusDropped
    | LoanTaken
    | LoanDeclined
    | LoanRepaid
    | Climbed
    | GameEnded
    | DealEvent
)
