"""The table of Auf Achse: everything that lies on it, and its copy."""

from typing import ClassVar, Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.chance import Rng
from fernhandel.core.phases import Phase
from fernhandel.core.refusals import Refused
from fernhandel.core.rules import SharedRules
from fernhandel.core.table import ALONE
from fernhandel.core.table import Table as CoreTable
from fernhandel.core.terms import Terms
from fernhandel.games.auf_achse.actions import Actions, BuyTrailer, SellTrailer
from fernhandel.games.auf_achse.board import Board, Contracts, Events, is_among
from fernhandel.games.auf_achse.events import DebtPaid, GameEnded, TrailerBought, TrailerSold
from fernhandel.games.auf_achse.figures import HIGHWAY_TRUCKS, RESALE, TRAILERS, TRUCK

NOBODY: Final = -1
NOWHERE: Final = -1

# Where a contract is when no seat has it.
IN_PILE: Final = -1
IN_ROW: Final = -2
SET_ASIDE: Final = -3
GONE: Final = -4

# The steps of a game by number, so that one step can lead to another without knowing it.
PLACING: Final = 0
STARTING_OUT: Final = 1
ROLLING: Final = 2
DRIVING: Final = 3
SIGNING: Final = 4
EVENT: Final = 5
GOING: Final = 6
JAMMING: Final = 7
DISCOUNT: Final = 8
PAYING: Final = 9
LOSING: Final = 10
CITY: Final = 11
BIDDING: Final = 12
WINNING: Final = 13
ENDING: Final = 14


class Rules(SharedRules):
    """The terms of a table in the form the phases ask for."""

    def __init__(
        self, board: Board, actions: Actions, catalogue: Catalogue, contracts: Contracts, events: Events, players: int
    ) -> None:
        super().__init__()
        self.board = board
        self.actions = actions
        self.catalogue = catalogue  # of these actions, for whoever has a table and wants their words
        self.contracts = contracts
        self.events = events
        self.players = players
        self.steps: list[Phase[Table]] = []  # by the numbers above
        self.dice = 2  # A2.1, O1
        self.highway_trucks = HIGHWAY_TRUCKS  # A2.5, O6
        self.one_truck_cities = False  # O7
        self.stop_behind = False  # O6: who would land on a truck stops behind it
        self.resale = RESALE  # A6.3; 0: none, O13
        self.forced_discard = True  # A7.11, O11
        self.children = False  # A9
        self.free_movement = False  # AR1
        self.place_first = False  # O4
        self.jam_moves_on = True  # AR17
        self.first = NOBODY  # who begins, if the host has chosen, AR40
        self.hand = 3  # A1.6, A9.1
        self.deck = 0  # A1.7, A9.2
        self.trailer_room: list[int] = []  # A6.1, by kind
        self.trailer_price: list[int] = []
        self.trailer_count: list[int] = []


class Table(CoreTable):
    """Lists by seat and by contract; ``rules`` is shared between copies."""

    remembered: ClassVar[tuple[str, ...]] = ("changes",)

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        at: list[int],
        cash: list[int],
        trailers: list[int],
        trailers_left: list[int],
        goods: list[int],
        contracts: list[int],
        holder: list[int],
        loaded: list[bool],
        known: list[bool],
        row: list[int],
        pile: list[int],
        set_aside: list[int],
        event_pile: list[int],
        kept_sum: list[int],
        kept_pass: list[int],
        missed: list[int],
        debts: list[int],
    ) -> None:
        super().__init__(rules.players, rng)
        self.rules = rules
        # by seat
        self.at = at
        self.cash = cash
        self.trailers = trailers  # by seat and kind
        self.trailers_left = trailers_left  # in the supply, by kind
        self.goods = goods  # that are aboard
        self.contracts = contracts  # how many it has, in hand and aboard
        self.kept_sum = kept_sum  # event cards that are kept: the sum of both dice,
        self.kept_pass = kept_pass  # and the way through a sign
        self.missed = missed  # turns still to miss
        # by contract: the seat that has it or where it is, whether it is aboard, whether all saw it come into the hand
        self.holder = holder
        self.loaded = loaded
        self.known = known
        # cards in order: the row from the dock to the corner, the piles with the next card last
        self.row = row
        self.pile = pile
        self.set_aside = set_aside
        self.event_pile = event_pile
        self.debts = debts  # seat and double amount by turns, oldest first (AR20)

        self.changes: i64 = 0  # how often a contract came elsewhere: who told where they are need not again
        self.phase: Phase[Table] = rules.steps[PLACING]
        self.first = 0
        self.turn = 0
        self.bank = 0
        self.construction = NOWHERE
        self.jam = NOWHERE
        self.jam_drawer = NOBODY
        self.active = NOBODY  # whose turn it is; NOBODY while trucks are placed
        self.asked = NOBODY  # who decides now
        self.die = 0
        self.other_die = 0
        self.moved = False  # this turn's truck has come somewhere
        self.exact = False  # by exact count, and procurement is still to come
        self.procured = False  # a public contract has been chosen this turn
        self.event = NOBODY  # the event card being carried out
        self.due = 0  # what it asks for
        self.chosen = NOBODY  # the public contract under the hammer
        self.offer = 0
        self.bidder = NOBODY
        self.out = 0  # bits: seats that have passed

    def copy(self) -> "Table":
        t = Table(
            self.rules,
            self.rng.copy(),
            self.at.copy(),
            self.cash.copy(),
            self.trailers.copy(),
            self.trailers_left.copy(),
            self.goods.copy(),
            self.contracts.copy(),
            self.holder.copy(),
            self.loaded.copy(),
            self.known.copy(),
            self.row.copy(),
            self.pile.copy(),
            self.set_aside.copy(),
            self.event_pile.copy(),
            self.kept_sum.copy(),
            self.kept_pass.copy(),
            self.missed.copy(),
            self.debts.copy(),
        )
        t.over = self.over
        t.changes = self.changes
        t.phase = self.phase
        t.first = self.first
        t.turn = self.turn
        t.bank = self.bank
        t.construction = self.construction
        t.jam = self.jam
        t.jam_drawer = self.jam_drawer
        t.active = self.active
        t.asked = self.asked
        t.die = self.die
        t.other_die = self.other_die
        t.moved = self.moved
        t.exact = self.exact
        t.procured = self.procured
        t.event = self.event
        t.due = self.due
        t.chosen = self.chosen
        t.offer = self.offer
        t.bidder = self.bidder
        t.out = self.out
        return t

    def fingerprint(self) -> list[int]:
        lists = [self.at, self.cash, self.trailers, self.trailers_left, self.holder, self.row, self.pile]
        lists += [
            self.goods,
            self.contracts,
            self.set_aside,
            self.event_pile,
            self.kept_sum,
            self.kept_pass,
            self.missed,
            self.debts,
        ]
        lists.append([self.first, self.turn, self.bank, self.construction, self.jam, self.jam_drawer, self.active])
        lists.append([self.asked, self.die, self.other_die, int(self.moved), int(self.exact), int(self.procured)])
        lists.append([self.event, self.due, self.chosen, self.offer, self.bidder, self.out, int(self.over)])
        lists.append([int(flag) for flag in self.loaded + self.known])
        return self.in_one(lists)

    # -- the contract --------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.over else ALONE[self.asked]

    def legal(self, seat: int) -> list[Action]:
        options = self.phase.legal(self, seat)
        if seat == self.active and not self.rules.children:
            self.add_trailer_trade(seat, options)
        return options

    def play(self, seat: int, action: Action) -> None:
        if isinstance(action, BuyTrailer):
            self.buy_trailer(seat, action.trailer, self.rules.trailer_price[action.trailer])
        elif isinstance(action, SellTrailer):
            self.sell_trailer(seat, action.trailer)
        else:
            self.phase.play(self, seat, action)

    def dealt_under(self) -> Terms:
        assert self.rules.terms is not None
        return self.rules.terms

    def step_name(self) -> str:
        return self.phase.name

    def asking_rule(self) -> str:
        return self.phase.rule

    def refusal(self, seat: int, action: Action) -> Refused:
        if isinstance(action, (BuyTrailer, SellTrailer)):
            return self.why_no_trade(seat, action)
        return self.phase.refusal(self, seat, action)

    def enter(self, step: int) -> None:
        self.rules.steps[step].enter(self)

    # -- money ---------------------------------------------------------------------------------------------------------

    def pay(self, seat: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.bank += amount

    def earn(self, seat: int, amount: int) -> None:
        """From the bank, which never runs out (AR43); debts that can be paid now are taken, oldest first (AR20)."""
        self.cash[seat] += amount
        self.bank -= amount
        i = 0
        while i < len(self.debts):
            if self.debts[i] == seat and self.debts[i + 1] <= self.cash[seat]:
                owed = self.debts[i + 1]
                del self.debts[i : i + 2]
                self.pay(seat, owed)
                if self.telling:
                    self.tell(DebtPaid(seat=seat, amount=owed))
            else:
                i += 2

    # -- trailers ------------------------------------------------------------------------------------------------------

    def room(self, seat: int) -> int:
        """How many goods truck and trailers hold (A5.8, A6.1, AR26)."""
        rules = self.rules
        return (
            TRUCK
            + self.trailers[seat * 2] * rules.trailer_room[0]
            + self.trailers[seat * 2 + 1] * rules.trailer_room[1]
        )

    def fits(self, seat: int, card: int) -> bool:
        return self.goods[seat] + self.rules.contracts.goods[card] <= self.room(seat)

    def load(self, card: int) -> None:
        self.loaded[card] = True
        self.changes += 1
        self.goods[self.holder[card]] += self.rules.contracts.goods[card]

    def unload(self, card: int) -> None:
        self.loaded[card] = False
        self.changes += 1
        self.goods[self.holder[card]] -= self.rules.contracts.goods[card]

    def add_trailer_trade(self, seat: int, options: list[Action]) -> None:
        """Trailers are traded whenever the active player has a decision in his own turn (AR27, AR46)."""
        rules = self.rules
        cash = self.cash[seat]
        for kind in range(2):
            if cash >= rules.trailer_price[kind] and self.trailers_left[kind] > 0:
                options.append(rules.actions.buy_trailer[kind])
            if self.can_sell(seat, kind):
                options.append(rules.actions.sell_trailer[kind])

    def can_sell(self, seat: int, kind: int) -> bool:
        """Not a trailer whose room is needed for the goods aboard (AR27)."""
        if self.trailers[seat * 2 + kind] == 0 or self.rules.resale == 0:
            return False
        return self.goods[seat] <= self.room(seat) - self.rules.trailer_room[kind]

    def buy_trailer(self, seat: int, kind: int, price: int) -> None:
        self.pay(seat, price)
        self.trailers[seat * 2 + kind] += 1
        self.trailers_left[kind] -= 1
        if self.telling:
            self.tell(TrailerBought(seat=seat, trailer=TRAILERS[kind], price=price))

    def sell_trailer(self, seat: int, kind: int) -> None:
        self.trailers[seat * 2 + kind] -= 1
        self.trailers_left[kind] += 1
        if self.telling:
            self.tell(TrailerSold(seat=seat, trailer=TRAILERS[kind], price=self.rules.resale))
        self.earn(seat, self.rules.resale)

    def why_no_trade(self, seat: int, action: Action) -> Refused:
        if self.rules.children:
            return Refused("no_trailers", "A9.3")
        if seat != self.active:
            return Refused("trailers_in_own_turn", "A6.1")
        if isinstance(action, BuyTrailer):
            if self.trailers_left[action.trailer] == 0:
                return Refused("no_trailer_left", "AR27", trailer=TRAILERS[action.trailer])
            price = self.rules.trailer_price[action.trailer]
            return Refused("not_enough_money", "A6.1", need=price, have=self.cash[seat])
        if self.rules.resale == 0:
            return Refused("no_resale", "O13")
        assert isinstance(action, SellTrailer)
        if self.trailers[seat * 2 + action.trailer] == 0:
            return Refused("no_such_trailer", "A6.3", trailer=TRAILERS[action.trailer])
        return Refused("trailer_in_use", "AR27", goods=self.goods[seat])

    # -- contracts -----------------------------------------------------------------------------------------------------

    def take(self, card: int, seat: int) -> None:
        self.holder[card] = seat
        self.changes += 1
        self.contracts[seat] += 1

    def hand(self, seat: int) -> list[int]:
        return [card for card, holder in enumerate(self.holder) if holder == seat and not self.loaded[card]]

    def aboard(self, seat: int) -> list[int]:
        return [card for card, holder in enumerate(self.holder) if holder == seat and self.loaded[card]]

    def is_finished(self) -> bool:
        """No public contract lies on the board, and somebody has finished all of theirs (A8.1, AR36)."""
        return not self.row and is_among(self.contracts, 0)

    def check_end(self) -> bool:
        """After every finished step (AR35): true when the game is over."""
        if not self.over and self.is_finished():
            self.over = True
            if self.telling:
                self.tell(GameEnded(turn=self.turn, seat=self.active))
        return self.over

    # -- the road ------------------------------------------------------------------------------------------------------

    def has_room(self, seat: int, node: int) -> bool:
        """Whether that seat's truck may end on a space (A2.5, O6, O7)."""
        in_city = node < self.rules.board.cities
        if in_city and not self.rules.one_truck_cities:
            return True
        here: i64 = node
        others: i64 = 0
        for other in range(self.players):
            if other != seat and self.at[other] == here:
                others += 1
        return others < (1 if in_city else self.rules.highway_trucks)
