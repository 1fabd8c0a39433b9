"""A quick, sensible carrier: no search, a rule of thumb for every decision."""

from collections.abc import Callable, Sequence

from fernhandel.core.actions import Action
from fernhandel.core.bots import Bot
from fernhandel.core.chance import Rng
from fernhandel.core.views import View
from fernhandel.games.auf_achse.actions import (
    EXACT,
    NO_CARD,
    BuyAtHalfPrice,
    BuyTrailer,
    Choose,
    Drive,
    GiveBack,
    GoTo,
    Match,
    Offer,
    PlaceConstruction,
    PlaceJam,
    PlaceTruck,
    SellTrailer,
    Start,
)
from fernhandel.games.auf_achse.bots.worth import POINT, Ground, Worth
from fernhandel.games.auf_achse.view import AufAchseView

Scored = Callable[[Worth, Action], float]

KEPT_CARD = 2 * POINT  # what a kept event card must bring when it is used
FIRST = 10_000.0  # a public contract is chosen before anything is loaded: it may start here


class EasyCarrier(Bot):
    """Drives the shortest round of its contracts, bids what a contract is worth to it, and leaves the rest."""

    name = "easy"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._ground: Ground | None = None
        self._scores: dict[str, Scored] = {
            "placing": self._place_truck,
            "starting_out": self._load,
            "driving": self._drive,
            "signing": self._sign,
            "going": self._go,
            "jamming": self._sign,
            "discount": self._bargain,
            "losing": self._give_back,
            "city": self._in_city,
            "bidding": self._bid,
            "winning": self._load,
        }

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        """The action with the best score; chance decides between equals."""
        if len(legal) == 1:
            return legal[0]
        assert isinstance(view, AufAchseView)
        worth = Worth(view, self._ground_of(view))
        options: list[Action] = []
        for action in legal:
            if isinstance(action, (BuyTrailer, SellTrailer)):
                if self._trade(worth, action):
                    return action
            else:
                options.append(action)
        return options[0] if len(options) == 1 else self._best(worth, options)

    def _ground_of(self, view: AufAchseView) -> Ground:
        ground = self._ground
        if ground is None or (ground.terms is not view.terms and ground.terms != view.terms):
            ground = self._ground = Ground(view.terms)
        return ground

    def _best(self, worth: Worth, options: list[Action]) -> Action:
        score = self._scores[worth.view.step]
        best: list[Action] = []
        best_score = float("-inf")
        for action in options:
            value = score(worth, action)
            if value > best_score:
                best, best_score = [action], value
            elif value == best_score:
                best.append(action)
        return best[self._rng.below(len(best))]

    # -- driving -------------------------------------------------------------------------------------------------------

    def _place_truck(self, worth: Worth, action: Action) -> float:
        assert isinstance(action, PlaceTruck)
        return worth.place(action.to, arrived=True)

    def _drive(self, worth: Worth, action: Action) -> float:
        """Loads and contracts first, then a public contract or an event card on top of it."""
        assert isinstance(action, Drive)
        value = worth.place(action.to, arrived=action.to != worth.at)
        if action.using != NO_CARD:
            value -= KEPT_CARD
        if action.count == EXACT:
            if worth.ground.board.is_city(action.to):
                value += worth.procurement(action.to)
            elif worth.ground.board.event_space[action.to]:
                value += worth.event
        return value

    def _go(self, worth: Worth, action: Action) -> float:
        if isinstance(action, GoTo):
            return worth.place(action.to, arrived=True)
        return worth.place(worth.at, arrived=False)

    def _sign(self, worth: Worth, action: Action) -> float:
        """Anywhere but on the own way."""
        assert isinstance(action, (PlaceConstruction, PlaceJam))
        return -worth.in_the_way(action.to)

    # -- in a city -----------------------------------------------------------------------------------------------------

    def _in_city(self, worth: Worth, action: Action) -> float:
        if isinstance(action, Choose):
            value = worth.contract(action.contract, worth.at, worth.busy)
            wanted = value > 0 or not worth.busy
            return max(FIRST + value, FIRST / 2) if wanted else -FIRST  # also where the way is very long
        if isinstance(action, Start):
            return self._load(worth, action)
        return worth.discard() if worth.view.progress.exact else 0.0

    def _load(self, worth: Worth, action: Action) -> float:
        """What starting a contract saves, against leaving it for another visit."""
        if not isinstance(action, Start):
            return 0.0
        return POINT * worth.saved_by_loading(action.contract) + worth.ground.contracts.revenue[action.contract] / 100

    def _bid(self, worth: Worth, action: Action) -> float:
        """One offer at a time, as long as the contract is worth more than it costs."""
        progress = worth.view.progress
        assert progress.chosen is not None
        card = worth.ground.card[progress.chosen]
        costs = [0, *worth.ground.contracts.offers[card]]
        if isinstance(action, Match):
            return worth.contract(card, worth.at, worth.busy) - costs[progress.offer]
        if isinstance(action, Offer) and action.offer == progress.offer + 1:
            return worth.contract(card, worth.at, worth.busy) - costs[action.offer]
        return 0.0 if not isinstance(action, Offer) else -1.0

    # -- trailers and other losses -------------------------------------------------------------------------------------

    def _trade(self, worth: Worth, action: Action) -> bool:
        """Buy where the room saves more than it costs; sell what will not be needed any more."""
        rules = worth.ground.rules
        view = worth.view
        if isinstance(action, BuyTrailer):
            price = rules.trailer_price[action.trailer] - rules.resale
            return view.step == "city" and POINT * worth.saved_by_room(rules.trailer_room[action.trailer]) > price
        assert isinstance(action, SellTrailer)
        if view.step == "paying":
            return worth.player.cash < view.progress.due <= worth.player.cash + rules.resale
        late = view.step in ("rolling", "city") and view.pile == 0
        return late and worth.saved_by_room(-rules.trailer_room[action.trailer]) >= 0

    def _bargain(self, worth: Worth, action: Action) -> float:
        if not isinstance(action, BuyAtHalfPrice):
            return 0.0
        rules = worth.ground.rules
        price = rules.trailer_price[action.trailer] // 2 - rules.resale
        return POINT * worth.saved_by_room(rules.trailer_room[action.trailer]) - price

    def _give_back(self, worth: Worth, action: Action) -> float:
        assert isinstance(action, GiveBack)
        aboard = [card for card in worth.aboard if card != action.contract]
        return -worth.tour(worth.at, aboard, [*worth.hand, action.contract], worth.room)
