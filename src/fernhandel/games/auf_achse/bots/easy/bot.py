"""A quick, sensible carrier: no search, a rule of thumb for every decision."""

from collections.abc import Callable, Sequence

from fernhandel.bots.best import best_of
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
from fernhandel.games.auf_achse.bots.easy.box import Box
from fernhandel.games.auf_achse.bots.easy.glance import POINT, Glance
from fernhandel.games.auf_achse.view import AufAchseView

Scored = Callable[[Glance, Action], float]

KEPT_CARD = 2 * POINT  # what a kept event card must bring when it is used
FIRST = 10_000.0  # a public contract is chosen before anything is loaded: it may start here


class EasyAufAchse(Bot):
    """Drives the shortest round of its contracts, bids what a contract is worth to it, and leaves the rest."""

    name = "easy"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._box: Box | None = None
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
        glance = Glance(view, self._box_of(view))
        options: list[Action] = []
        for action in legal:
            if isinstance(action, (BuyTrailer, SellTrailer)):
                if self._trade(glance, action):
                    return action
            else:
                options.append(action)
        return options[0] if len(options) == 1 else self._best(glance, options)

    def _box_of(self, view: AufAchseView) -> Box:
        box = self._box
        if box is None or (box.terms is not view.terms and box.terms != view.terms):
            box = self._box = Box(view.terms)
        return box

    def _best(self, glance: Glance, options: list[Action]) -> Action:
        score = self._scores[glance.view.step]
        best = best_of(options, lambda action: score(glance, action))
        return best[self._rng.below(len(best))]

    # -- driving -------------------------------------------------------------------------------------------------------

    def _place_truck(self, glance: Glance, action: Action) -> float:
        assert isinstance(action, PlaceTruck)
        return glance.place(action.to, arrived=True)

    def _drive(self, glance: Glance, action: Action) -> float:
        """Loads and contracts first, then a public contract or an event card on top of it."""
        assert isinstance(action, Drive)
        value = glance.place(action.to, arrived=action.to != glance.at)
        if action.using != NO_CARD:
            value -= KEPT_CARD
        if action.count == EXACT:
            if glance.box.board.is_city(action.to):
                value += glance.procurement(action.to)
            elif glance.box.board.event_space[action.to]:
                value += glance.event
        return value

    def _go(self, glance: Glance, action: Action) -> float:
        if isinstance(action, GoTo):
            return glance.place(action.to, arrived=True)
        return glance.place(glance.at, arrived=False)

    def _sign(self, glance: Glance, action: Action) -> float:
        """Anywhere but on the own way."""
        assert isinstance(action, (PlaceConstruction, PlaceJam))
        return -glance.in_the_way(action.to)

    # -- in a city -----------------------------------------------------------------------------------------------------

    def _in_city(self, glance: Glance, action: Action) -> float:
        if isinstance(action, Choose):
            value = glance.contract(action.contract, glance.at, glance.busy)
            wanted = value > 0 or not glance.busy
            return max(FIRST + value, FIRST / 2) if wanted else -FIRST  # also where the way is very long
        if isinstance(action, Start):
            return self._load(glance, action)
        return glance.discard() if glance.view.progress.exact else 0.0

    def _load(self, glance: Glance, action: Action) -> float:
        """What starting a contract saves, against leaving it for another visit."""
        if not isinstance(action, Start):
            return 0.0
        return POINT * glance.saved_by_loading(action.contract) + glance.box.contracts.revenue[action.contract] / 100

    def _bid(self, glance: Glance, action: Action) -> float:
        """One offer at a time, as long as the contract is worth more than it costs."""
        progress = glance.view.progress
        assert progress.chosen is not None
        card = glance.box.card[progress.chosen]
        costs = [0, *glance.box.contracts.offers[card]]
        if isinstance(action, Match):
            return glance.contract(card, glance.at, glance.busy) - costs[progress.offer]
        if isinstance(action, Offer) and action.offer == progress.offer + 1:
            return glance.contract(card, glance.at, glance.busy) - costs[action.offer]
        return 0.0 if not isinstance(action, Offer) else -1.0

    # -- trailers and other losses -------------------------------------------------------------------------------------

    def _trade(self, glance: Glance, action: Action) -> bool:
        """Buy where the room saves more than it costs; sell what will not be needed any more."""
        rules = glance.box.rules
        view = glance.view
        if isinstance(action, BuyTrailer):
            price = rules.trailer_price[action.trailer] - rules.resale
            return view.step == "city" and POINT * glance.saved_by_room(rules.trailer_room[action.trailer]) > price
        assert isinstance(action, SellTrailer)
        if view.step == "paying":
            return glance.player.cash < view.progress.due <= glance.player.cash + rules.resale
        late = view.step in ("rolling", "city") and view.pile == 0
        return late and glance.saved_by_room(-rules.trailer_room[action.trailer]) >= 0

    def _bargain(self, glance: Glance, action: Action) -> float:
        if not isinstance(action, BuyAtHalfPrice):
            return 0.0
        rules = glance.box.rules
        price = rules.trailer_price[action.trailer] // 2 - rules.resale
        return POINT * glance.saved_by_room(rules.trailer_room[action.trailer]) - price

    def _give_back(self, glance: Glance, action: Action) -> float:
        assert isinstance(action, GiveBack)
        aboard = [card for card in glance.aboard if card != action.contract]
        return -glance.tour(glance.at, aboard, [*glance.hand, action.contract], glance.room)
