"""Event cards (A3): drawn by exact count on an event space, carried out at once or kept."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.auf_achse.actions import BuyAtHalfPrice, Done, GiveBack, GoTo, PlaceJam
from fernhandel.games.auf_achse.board import is_among
from fernhandel.games.auf_achse.drive import open_road
from fernhandel.games.auf_achse.events import (
    CardKept,
    ContractDrawn,
    DebtMade,
    EventDrawn,
    JamPlaced,
    LoadLost,
    MoneyPaid,
    MoneyReceived,
    NothingHappened,
    TruckCarried,
    TurnToMiss,
)
from fernhandel.games.auf_achse.figures import (
    DRAW_CONTRACT,
    FURTHER,
    GAIN,
    GAIN_PER_GOOD,
    GOTO_NEAREST_CITY,
    GOTO_OWN_CITY,
    HALF_PRICE_TRAILER,
    JAM_CITY,
    JAM_EDGE,
    JAM_FREE,
    MOVE_EXTRA,
    PASS_SIGN,
    PAY,
    PAY_PER_TRAILER,
    ROLL_AGAIN,
    SKIP_TURN,
    SUM_DICE,
    TRAILERS,
    UNLOAD_CONTRACT,
)
from fernhandel.games.auf_achse.phases.driving import roll
from fernhandel.games.auf_achse.phases.step import Step, elsewhere
from fernhandel.games.auf_achse.state import (
    CITY,
    DISCOUNT,
    ENDING,
    GOING,
    JAMMING,
    LOSING,
    NOBODY,
    PAYING,
    Table,
)


def event_over(t: Table) -> None:
    """A card that was carried out leaves the game (A3.2)."""
    t.event = NOBODY
    t.due = 0
    t.enter(ENDING)


def nothing_happens(t: Table) -> None:
    if t.telling:
        t.tell(NothingHappened(seat=t.active, card=t.rules.events.ids[t.event]))
    event_over(t)


def place_jam(t: Table, node: int) -> None:
    """The sign moves here and stays for a round of the drawer (A4.4, AR16, AR17)."""
    t.jam = node
    t.jam_drawer = t.active
    if t.telling:
        t.tell(JamPlaced(seat=t.active, at=t.rules.board.ids[node]))
    event_over(t)


def effect_of(t: Table) -> int:
    return t.rules.events.effect[t.event]


class EventCards(Step):
    """The top card is drawn and carried out; cards that ask for a decision lead to a step of their own."""

    def enter(self, t: Table) -> None:
        t.event = t.event_pile.pop()
        t.exact = False  # what follows by the card is no arrival by exact count, AR19
        if t.telling:
            t.tell(EventDrawn(seat=t.active, card=t.rules.events.ids[t.event]))
        effect = effect_of(t)
        if effect in (GAIN, GAIN_PER_GOOD):
            self.receive(t, effect)
        elif effect in (PAY, PAY_PER_TRAILER):
            self.charge(t, effect)
        elif effect in (SUM_DICE, PASS_SIGN):
            self.keep(t, effect)
        elif effect == ROLL_AGAIN:
            t.event = NOBODY
            t.moved = False
            t.procured = False
            roll(t)
        elif effect in (MOVE_EXTRA, GOTO_NEAREST_CITY, GOTO_OWN_CITY):
            t.enter(GOING)
        elif effect in (JAM_FREE, JAM_EDGE, JAM_CITY):
            t.enter(JAMMING)
        elif effect == HALF_PRICE_TRAILER:
            t.enter(DISCOUNT)
        elif effect == UNLOAD_CONTRACT:
            t.enter(LOSING)
        elif effect == SKIP_TURN:
            self.miss(t)
        else:
            assert effect == DRAW_CONTRACT
            self.draw_contract(t)

    def receive(self, t: Table, effect: int) -> None:
        amount = t.rules.events.amount[t.event]
        if effect == GAIN_PER_GOOD:
            amount *= t.goods[t.active]
        if amount == 0:
            nothing_happens(t)
            return
        if t.telling:
            t.tell(MoneyReceived(seat=t.active, amount=amount))
        t.earn(t.active, amount)
        event_over(t)

    def charge(self, t: Table, effect: int) -> None:
        """The amount is fixed now (AR20); whoever cannot pay may sell trailers first."""
        t.due = t.rules.events.amount[t.event]
        if effect == PAY_PER_TRAILER:
            t.due *= t.trailers[t.active * 2] + t.trailers[t.active * 2 + 1]
        if t.due == 0 or (effect == PAY_PER_TRAILER and t.rules.children):
            nothing_happens(t)
        else:
            t.enter(PAYING)

    def keep(self, t: Table, effect: int) -> None:
        if effect == SUM_DICE:
            t.kept_sum[t.active] += 1
        else:
            t.kept_pass[t.active] += 1
        if t.telling:
            t.tell(CardKept(seat=t.active, card=t.rules.events.ids[t.event]))
        event_over(t)

    def miss(self, t: Table) -> None:
        t.missed[t.active] += 1
        if t.telling:
            t.tell(TurnToMiss(seat=t.active))
        event_over(t)

    def draw_contract(self, t: Table) -> None:
        """The next of the contracts set aside, for nothing (AR42)."""
        if not t.set_aside:
            nothing_happens(t)
            return
        card = t.set_aside.pop()
        t.take(card, t.active)
        if t.telling:
            t.tell(ContractDrawn(seat=t.active, contract=t.rules.contracts.ids[card]))
        event_over(t)


class Going(Step):
    """Drive further by choice, to the nearest city, or jump to an own contract city."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.active)
        if effect_of(t) == GOTO_NEAREST_CITY:
            goals = self.goals(t, t.active)
            if not goals:
                nothing_happens(t)
            elif len(goals) == 1:
                self.go(t, goals[0])
        elif effect_of(t) == MOVE_EXTRA and not self.can_leave(t, t.active) and not self.goals(t, t.active):
            nothing_happens(t)

    def can_leave(self, t: Table, seat: int) -> bool:
        """Whether a space beside the truck has room: then there is somewhere to go."""
        for node in t.rules.board.neighbours[t.at[seat]]:
            if node != t.construction and node != t.jam and t.has_room(seat, node):
                return True
        return False

    def goals(self, t: Table, seat: int) -> list[int]:
        board = t.rules.board
        effect = effect_of(t)
        if effect == GOTO_OWN_CITY:
            return [city for city in range(board.cities) if self.may_jump(t, seat, city)]
        if effect == MOVE_EXTRA:
            distance = open_road(t, t.at[seat], FURTHER)
            return [node for node in range(board.nodes) if distance[node] > 0 and t.has_room(seat, node)]
        distance = open_road(t, t.at[seat])
        cities = [city for city in range(board.cities) if distance[city] > 0 and t.has_room(seat, city)]
        nearest = min([distance[city] for city in cities], default=0)
        return [city for city in cities if distance[city] == nearest]

    def may_jump(self, t: Table, seat: int, city: int) -> bool:
        """Signs do not matter, but a jam there does."""
        return city != t.jam and t.has_room(seat, city) and len(self.reasons(t, seat, city)) > 0

    def reasons(self, t: Table, seat: int, city: int) -> list[int]:
        """The contracts in hand that start there, and the loaded ones that end there."""
        contracts = t.rules.contracts
        own = [card for card in contracts.touching[city] if t.holder[card] == seat]
        return [card for card in own if city == (contracts.to[card] if t.loaded[card] else contracts.start[card])]

    def tells_a_contract(self, t: Table, seat: int, city: int) -> bool:
        """Whether going there tells the others of a contract in hand."""
        if effect_of(t) != GOTO_OWN_CITY:
            return False
        return not any(t.known[card] or t.loaded[card] for card in self.reasons(t, seat, city))

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = []
        if effect_of(t) != GOTO_NEAREST_CITY:
            options.append(t.rules.actions.done)
        for node in self.goals(t, seat):
            options.append(t.rules.actions.go_to[node])
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, GoTo):
            self.go(t, action.to)
        else:
            nothing_happens(t)

    def go(self, t: Table, node: int) -> None:
        """By event card: loading and unloading, but no procurement and no further event (AR19)."""
        t.at[t.active] = node
        if t.telling:
            hidden = self.tells_a_contract(t, t.active, node)
            t.tell(TruckCarried(seat=t.active, to=t.rules.board.ids[node], hidden=hidden))
        t.event = NOBODY
        t.enter(CITY if t.rules.board.is_city(node) else ENDING)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, GoTo):
            rules = t.rules
            return Refused(
                "card_does_not_lead_there", "AR19", to=rules.board.ids[action.to], event=rules.events.ids[t.event]
            )
        return super().refusal(t, seat, action)


class Jamming(Step):
    """The jam sign: anywhere, on one road, or in one city (AR15, AR44)."""

    def enter(self, t: Table) -> None:
        if effect_of(t) == JAM_CITY:
            place_jam(t, t.rules.events.city[t.event])
            return
        self.ask(t, t.active)
        if not self.legal(t, t.active):
            nothing_happens(t)

    def legal(self, t: Table, seat: int) -> list[Action]:
        """To another place, as long as one is open (AR17)."""
        taken = [t.construction, *t.at]
        moves = self.places(t, [t.jam, *taken]) if t.rules.jam_moves_on else []
        return moves or self.places(t, taken)

    def places(self, t: Table, taken: list[int]) -> list[Action]:
        actions = t.rules.actions.place_jam
        if effect_of(t) == JAM_EDGE:
            return [actions[node] for node in t.rules.events.spaces[t.event] if not is_among(taken, node)]
        return elsewhere(actions, t.rules.board.cities, taken)

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceJam)
        place_jam(t, action.to)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, PlaceJam):
            place = t.rules.board.ids[action.to]
            if action.to == t.jam and action in self.places(t, [t.construction, *t.at]):
                return Refused("sign_stands_there", "AR17", to=place)
            return Refused("jam_not_there", "A4.4", to=place, event=t.rules.events.ids[t.event])
        return super().refusal(t, seat, action)


class Discount(Step):
    """One trailer at half its price, now or never."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.active)
        if t.rules.children:
            nothing_happens(t)

    def price(self, t: Table, kind: int) -> int:
        return t.rules.trailer_price[kind] // 2

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        for kind in range(len(TRAILERS)):
            if t.trailers_left[kind] > 0 and t.cash[seat] >= self.price(t, kind):
                options.append(t.rules.actions.buy_at_half_price[kind])
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, BuyAtHalfPrice):
            t.buy_trailer(seat, action.trailer, self.price(t, action.trailer))
        event_over(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, BuyAtHalfPrice):
            return super().refusal(t, seat, action)
        if t.trailers_left[action.trailer] == 0:
            return Refused("no_trailer_left", "AR27", trailer=TRAILERS[action.trailer])
        return Refused("not_enough_money", "A6.1", need=self.price(t, action.trailer), have=t.cash[seat])


class Paying(Step):
    """Pay the event; without the money the card stays open until double the amount is there (A3.3, AR20)."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.active)
        if t.cash[t.active] >= t.due or not self.could_sell(t, t.active):
            self.settle(t)

    def could_sell(self, t: Table, seat: int) -> bool:
        return not t.rules.children and (t.can_sell(seat, 0) or t.can_sell(seat, 1))

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.actions.done]

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, Done)
        self.settle(t)

    def settle(self, t: Table) -> None:
        seat = t.active
        if t.cash[seat] >= t.due:
            t.pay(seat, t.due)
            if t.telling:
                t.tell(MoneyPaid(seat=seat, amount=t.due))
        else:
            t.debts += [seat, 2 * t.due]
            if t.telling:
                t.tell(DebtMade(seat=seat, amount=2 * t.due))
        event_over(t)


class Losing(Step):
    """The cheapest load goes back to the hand; among equals its owner chooses."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.active)
        cards = self.cheapest(t)
        if not cards:
            nothing_happens(t)
        elif len(cards) == 1:
            self.lose(t, cards[0])

    def cheapest(self, t: Table) -> list[int]:
        aboard = t.aboard(t.active)
        least = min([t.rules.contracts.revenue[card] for card in aboard], default=0)
        return [card for card in aboard if t.rules.contracts.revenue[card] == least]

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.actions.give_back[card] for card in self.cheapest(t)]

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, GiveBack)
        self.lose(t, action.contract)

    def lose(self, t: Table, card: int) -> None:
        t.unload(card)
        if t.telling:
            t.tell(LoadLost(seat=t.active, contract=t.rules.contracts.ids[card]))
        event_over(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, GiveBack):
            ids = t.rules.contracts.ids
            cheapest = " ".join([ids[card] for card in self.cheapest(t)])
            return Refused("not_the_cheapest_load", "A3.1", contract=ids[action.contract], cheapest=cheapest)
        return super().refusal(t, seat, action)


DRAWING: Final = EventCards("event", "A3.1")
GOING_ON: Final = Going("going", "AR19")
JAMMING_ROAD: Final = Jamming("jamming", "A4.4")
BARGAIN: Final = Discount("discount", "A3.1")
PAYING_EVENT: Final = Paying("paying", "A3.3")
LOSING_LOAD: Final = Losing("losing", "A3.1")
