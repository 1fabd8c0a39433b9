"""The table of Merchants of the Middle Ages: everything that lies on it, and its copy."""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.chance import Rng
from fernhandel.core.deals import promises, talk
from fernhandel.core.deals.bargain import Bargain, DealingTable
from fernhandel.core.deals.book import Book
from fernhandel.core.deals.spoken import Phrase
from fernhandel.core.phases import Phase
from fernhandel.core.refusals import Refused
from fernhandel.core.rules import SharedRules
from fernhandel.core.terms import Terms
from fernhandel.games.merchants.actions import Actions, Repay
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.deals.vocabulary import MOMENT_OF_STEP
from fernhandel.games.merchants.events import LoanRepaid, TurnBegan
from fernhandel.games.merchants.figures import (
    ALL_TILES,
    ARRIVALS_TO_END,
    GOOD_COUNT,
    INFLUENCE_COPIES,
    INFLUENCE_KINDS,
    INVESTMENTS,
    REPAYMENT,
    START_MONEY,
    SUPPLY,
    WAGONS,
)

NOBODY: Final = -1
SPECTATOR: Final = -1  # whoever looks on and has no seat
IN_DECK: Final = -1  # where an Investment card is when nobody owns it
OPEN: Final = -2
OUT: Final = -3
NO_ONE_ASKED: Final[list[int]] = []
NOT_POINTED: Final = [NOBODY] * WAGONS


class Rules(SharedRules):
    """The terms of a table in the form the phases ask for: the board, its actions, the flags of edition and options."""

    def __init__(self, board: Board, actions: Actions, catalogue: Catalogue, players: int) -> None:
        super().__init__()
        self.board = board
        self.actions = actions
        self.catalogue = catalogue  # of these actions, for whoever has a table and wants their words
        self.players = players
        self.setup: list[Phase[Table]] = []  # the steps before the first turn
        self.sequence: list[Phase[Table]] = []  # the Turn Sequence board: the steps of one turn, in order
        self.last_arrival = ARRIVALS_TO_END[players]  # M11.1
        self.auctions_first = True  # MR9
        self.stopper_faces = False  # MR43
        self.money_open = False  # M1.14
        self.warehouse_limit = 5  # M5.5, D9
        self.influence_kinds = INFLUENCE_KINDS  # M1.11, D10
        self.credits = 5  # M1.12, D11
        self.bonus_per_arrival = True  # M6.5, D23
        self.one_of_each_group = False  # D8
        self.riders_load_all_at_once = True  # where nothing is left to choose, M3.8
        self.bargain: Bargain[Any] | None = None  # M12: with the option deals = cunning
        self.orders = [[(first + i) % players for i in range(players)] for first in range(players)]


class Table(DealingTable):
    """Numbers in lists, by seat, good, city and wagon; copies share ``rules`` and what is made anew when it changes."""

    remembered: ClassVar[tuple[str, ...]] = ("changes",)

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        money: list[int],
        status: list[int],
        letters: list[int],
        tiles: list[int],
        supply: list[int],
        level: list[int],
        bonus: list[int],
        stock: list[int],
        at: list[int],
        came_from: list[int],
        master: list[int],
        arrived: list[bool],
        broken: list[bool],
        rows: list[int],
        owner: list[int],
        won: list[int],
        deck: list[int],
        hand: list[int],
        pile: list[int],
        influence_log: list[int],
        sealed: list[int],
    ) -> None:
        super().__init__(rules.players, rng)
        self.rules = rules
        # by seat
        self.money = money
        self.status = status
        self.letters = letters
        self.tiles = tiles  # bits: which movement tiles lie face up
        self.sealed = sealed  # the sealed bid or wheel; NOBODY while none
        # by good
        self.supply = supply
        self.level = level
        # by city; stock by seat, city and good
        self.bonus = bonus
        self.stock = stock
        # by wagon; rows by wagon, seat and good
        self.at = at
        self.came_from = came_from  # NOBODY in a city
        self.master = master
        self.arrived = arrived
        self.broken = broken
        self.facing = NOT_POINTED  # MR43: the branch a wagon on a junction was pointed into; made anew
        self.rows = rows
        # Investment cards: a seat, or where the card is; the turn it was won
        self.owner = owner
        self.won = won
        self.deck = deck
        # Influence cards: hand by seat and kind; every card taken and played, in order
        self.hand = hand
        self.pile = pile
        self.influence_log = influence_log

        self.changes: i64 = 0  # how often goods came into a store or a wagon or left it: who told them need not again
        self.courier = NOBODY
        self.turn = 0
        self.first = 0
        self.arrivals = 0
        self.bank = 0  # all that was paid to the bank less what it paid out
        self.credits = rules.credits
        self.phase: Phase[Table] = rules.sequence[0]
        self.place = 0  # of the current step on the Turn Sequence board
        self.active = NOBODY
        self.queue = NO_ONE_ASKED  # made anew
        self.cursor = 0
        # Action 1
        self.bought = 0
        # Action 2 (and the wagon being unloaded in Action 5)
        self.wagon = 0
        self.quote_one = NOBODY  # NOBODY: no price
        self.quote_two = NOBODY
        self.offer_tokens = 0
        self.offer = NOBODY
        self.to_load = 0
        self.free_loaded = NOBODY  # tokens loaded by the card Free Loading; NOBODY while none is in play
        # Action 3
        self.tile_played = False
        self.points = 0
        self.couriers = 0  # bits: which courier cards are still to use
        self.barred = 0  # bits: wagons the active player may not move any more
        self.met = False  # the active player is owed an Influence card
        # Action 4
        self.shifts = 0
        self.crossings = 0
        self.sold = 0
        # Action 5
        self.with_bonus = 0  # bits: seats that get the bonus on everything from this wagon
        # Action 6 and the setup auction of 1999
        self.card = NOBODY
        self.high_bid = 0
        self.high_bidder = NOBODY
        self.opener = NOBODY
        self.out = 0  # bits: seats out of this auction
        self.winners = 0  # bits: seats that won a card this turn
        # Action 7
        self.climbed = 0
        # M12
        self.interrupted: Phase[Table] | None = None  # the step that waits while deals are talked over
        if rules.bargain is not None:
            self.book = Book(rules.players)

    def copy(self) -> "Table":
        t = Table(
            self.rules,
            self.rng.copy(),
            self.money.copy(),
            self.status.copy(),
            self.letters.copy(),
            self.tiles.copy(),
            self.supply.copy(),
            self.level.copy(),
            self.bonus.copy(),
            self.stock.copy(),
            self.at.copy(),
            self.came_from.copy(),
            self.master.copy(),
            self.arrived.copy(),
            self.broken.copy(),
            self.rows.copy(),
            self.owner.copy(),
            self.won.copy(),
            self.deck.copy(),
            self.hand.copy(),
            self.pile.copy(),
            self.influence_log.copy(),
            self.sealed.copy(),
        )
        t.over = self.over
        t.changes = self.changes
        t.phase = self.phase
        t.queue = self.queue
        t.facing = self.facing
        t.set_numbers(self)
        if self.book is not None:
            t.book = self.book.copy()
            t.interrupted = self.interrupted
        return t

    def set_numbers(self, other: "Table") -> None:
        """Take over every single number of another table."""
        self.courier = other.courier
        self.turn = other.turn
        self.first = other.first
        self.arrivals = other.arrivals
        self.bank = other.bank
        self.credits = other.credits
        self.place = other.place
        self.active = other.active
        self.cursor = other.cursor
        self.bought = other.bought
        self.wagon = other.wagon
        self.quote_one = other.quote_one
        self.quote_two = other.quote_two
        self.offer_tokens = other.offer_tokens
        self.offer = other.offer
        self.to_load = other.to_load
        self.free_loaded = other.free_loaded
        self.tile_played = other.tile_played
        self.points = other.points
        self.couriers = other.couriers
        self.barred = other.barred
        self.met = other.met
        self.shifts = other.shifts
        self.crossings = other.crossings
        self.sold = other.sold
        self.with_bonus = other.with_bonus
        self.card = other.card
        self.high_bid = other.high_bid
        self.high_bidder = other.high_bidder
        self.opener = other.opener
        self.out = other.out
        self.winners = other.winners
        self.climbed = other.climbed

    # -- the contract ----------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        if self.over:
            return []
        return self.phase.to_act(self)

    def legal(self, seat: int) -> list[Action]:
        options = self.phase.legal(self, seat)
        book = self.book
        if book is not None and (book.bound != 0 or not book.quiet):  # search never pays for what nobody says (DL90)
            return self.legal_with_deals(seat, options)
        if self.can_repay(seat):
            options.append(self.rules.actions.repay)
        return options

    def play(self, seat: int, action: Action) -> None:
        book = self.book
        if book is not None and isinstance(action, Phrase):
            self.say(seat, action)
            return
        if book is not None and book.bound != 0:
            promises.note(self, seat, action)
        if isinstance(action, Repay):
            self.repay(seat)
        else:
            self.phase.play(self, seat, action)
        if book is not None and (book.bound != 0 or not book.quiet):
            talk.follow_up(self)

    def dealt_under(self) -> Terms:
        assert self.rules.terms is not None
        return self.rules.terms

    def step_name(self) -> str:
        return self.phase.name

    def asking_rule(self) -> str:
        return self.phase.rule

    def refusal(self, seat: int, action: Action) -> Refused:
        if self.book is not None:
            refused = self.refusal_by_deals(seat, action)
            if refused is not None:
                return refused
        if isinstance(action, Repay) and not self.can_repay(seat):
            if self.letters[seat] == 0:
                return Refused("no_loan", "M8.4")
            return Refused("not_enough_money", "M8.4", need=REPAYMENT, have=self.money[seat])
        return self.phase.refusal(self, seat, action)

    # -- deals (M12) -----------------------------------------------------------------------------------------------

    def bargain(self) -> Bargain[Any]:
        bargain = self.rules.bargain
        assert bargain is not None
        return bargain

    def legal_with_deals(self, seat: int, options: list[Action]) -> list[Action]:
        """What the promises of the seat leave, and what it may say (DL4, DL49)."""
        book = promises.book_of(self)
        repay = self.rules.actions.repay
        repays = self.can_repay(seat)
        if not book.quiet and self.is_talk():
            return options  # a loan is not repaid in the middle of talk: the money may be pledged
        if book.bound >> seat & 1:
            if repays:
                options.append(repay)
            options = promises.kept(self, seat, options)
            repays = repays and repay not in options and promises.refusal_to(self, seat, repay) is None
        if repays:
            options.append(repay)
        if not book.quiet and seat == self.bargain().active(self) and not self.bargain().is_sealed(self):
            options += talk.openings(self, seat)
        return options

    def promised_away(self, seat: int) -> list[tuple[Action, int, int]]:
        return [] if self.book is None or self.is_talk() else promises.promised_away(self, seat)

    def quieten(self) -> None:
        if self.book is not None:
            talk.fall_silent(self)

    def is_talk(self) -> bool:
        """Whether the present step is about nothing but deals."""
        return self.phase.name in (talk.TALK, talk.ATTENTION)

    def say(self, seat: int, action: Action) -> None:
        if self.phase.name == talk.ATTENTION:
            self.phase.play(self, seat, action)
        else:
            talk.speak(self, seat, action)
        talk.follow_up(self)

    def refusal_by_deals(self, seat: int, action: Action) -> Refused | None:
        """Why deals forbid an action, or why it cannot be said; None where the rules of the game know better."""
        if self.is_talk():
            return None
        if action.talk:
            return talk.why_not(self, seat, action, "M12.2")
        allowed = self.phase.legal(self, seat)
        if self.can_repay(seat):
            allowed.append(self.rules.actions.repay)
        return promises.refusal(self, seat, action, allowed) if action in allowed else None

    # -- asking ----------------------------------------------------------------------------------------------------

    def ask(self, seats: list[int]) -> bool:
        """Ask these seats one after the other, beginning now; false when there is nobody to ask."""
        self.queue = seats
        self.cursor = 0
        if len(seats) == 0:
            self.active = NOBODY
            return False
        self.active = seats[0]
        return True

    def ask_next(self) -> bool:
        """Go on to the next seat; false when all have been asked."""
        self.cursor += 1
        if self.cursor >= len(self.queue):
            self.active = NOBODY
            return False
        self.active = self.queue[self.cursor]
        return True

    def turn_order(self) -> list[int]:
        """Clockwise from this turn's first player."""
        return self.rules.orders[self.first]

    def steps(self) -> list[Phase["Table"]]:
        """The steps of a turn in order; before the first, those of the setup."""
        return self.rules.setup if self.turn == 0 else self.rules.sequence

    def advance(self) -> None:
        """Go on to the next step of the Turn Sequence board; the last step begins a new turn itself."""
        steps = self.steps()
        self.place += 1
        if self.turn == 0 and self.place == len(steps):
            self.begin_turn()
        else:
            if self.book is not None:
                self.pass_moment(steps[self.place].name)
            steps[self.place].enter(self)

    def pass_moment(self, step: str) -> None:
        """Entering a step, even one that asks nobody, can be a moment that deals wait for (DL22)."""
        promises.settle(self)
        moment = MOMENT_OF_STEP.get(step)
        if self.turn > 0 and moment is not None:
            promises.pass_moment(self, moment)

    def resume(self) -> None:
        """Go back to the step of the Turn Sequence board from which the current one was called."""
        self.steps()[self.place].resume(self)

    def begin_turn(self) -> None:
        """A new turn begins with the first step (M8.6); the caller has passed the turn board on."""
        self.turn += 1
        self.place = 0
        if self.telling:
            self.tell(TurnBegan(turn=self.turn, seat=self.first))
        if self.book is not None:
            self.book.begin_turn()
        self.rules.sequence[0].enter(self)

    # -- money -----------------------------------------------------------------------------------------------------

    def pay(self, seat: int, amount: int) -> None:
        """To the bank (M1.16)."""
        self.money[seat] -= amount
        self.bank += amount

    def earn(self, seat: int, amount: int) -> None:
        """From the bank, which never runs out (MR6)."""
        self.money[seat] += amount
        self.bank -= amount

    def can_repay(self, seat: int) -> bool:
        return self.letters[seat] > 0 and self.money[seat] >= REPAYMENT

    def repay(self, seat: int) -> None:
        """A loan can be repaid whenever its holder is asked for anything (M8.4)."""
        self.pay(seat, REPAYMENT)
        self.letters[seat] -= 1
        self.credits += 1
        if self.telling:
            self.tell(LoanRepaid(seat=seat, amount=REPAYMENT))

    # -- cards -----------------------------------------------------------------------------------------------------

    def works(self, card: int, seat: int) -> bool:
        """Whether that seat owns an Investment card that works already: from the turn after it was won (M7.6)."""
        return self.owner[card] == seat and self.won[card] < self.turn

    def hand_size(self, seat: int) -> int:
        """How many Influence cards a seat holds; the number is public (MR39)."""
        held = 0
        for kind in range(INFLUENCE_KINDS):
            held += self.hand[seat * INFLUENCE_KINDS + kind]
        return held

    def holds(self, seat: int, kind: int) -> bool:
        return self.hand[seat * INFLUENCE_KINDS + kind] > 0

    def take_influence(self, seat: int, kind: int) -> None:
        self.pile[kind] -= 1
        self.hand[seat * INFLUENCE_KINDS + kind] += 1
        self.influence_log.append(influence_entry(seat, kind, False))

    def play_influence(self, seat: int, kind: int) -> None:
        """A played card leaves the game (M1.15)."""
        self.hand[seat * INFLUENCE_KINDS + kind] -= 1
        self.influence_log.append(influence_entry(seat, kind, True))

    def played(self, kind: int) -> int:
        """How many cards of a kind have left the game; everybody has seen them go."""
        gone = 0
        for entry in self.influence_log:
            if entry_played(entry) and entry_kind(entry) == kind:
                gone += 1
        return gone

    def may_hold(self, seat: int, kind: int) -> bool:
        """Whether a seat may hold a card of a kind, by what all can see: it holds cards, and not all copies are gone.

        Questions about cards go by this and never by the hand itself: being asked must not tell a secret.
        """
        if kind >= self.rules.influence_kinds or self.hand_size(seat) == 0:  # D10
            return False
        return self.played(kind) < INFLUENCE_COPIES

    def holders(self, kind: int) -> list[int]:
        """Who is asked about a kind of card, in turn order (M1.15)."""
        return [seat for seat in self.turn_order() if self.may_hold(seat, kind)]

    def ask_next_holder(self, kind: int) -> bool:
        """Go on to the next seat that may still hold a card of that kind; false when all have been asked."""
        while self.ask_next():
            if self.may_hold(self.active, kind):
                return True
        return False

    # -- goods and wagons ------------------------------------------------------------------------------------------

    def stored(self, seat: int, city: int, good: int) -> int:
        return self.stock[(seat * self.rules.board.cities + city) * GOOD_COUNT + good]

    def store(self, seat: int, city: int, good: int, tokens: int) -> None:
        self.stock[(seat * self.rules.board.cities + city) * GOOD_COUNT + good] += tokens
        self.changes += 1

    def stored_anywhere(self, seat: int) -> int:
        """How many tokens lie in all warehouses of a seat."""
        held = 0
        size = self.rules.board.cities * GOOD_COUNT
        for i in range(seat * size, (seat + 1) * size):
            held += self.stock[i]
        return held

    def aboard(self, wagon: int, seat: int, good: int) -> int:
        return self.rows[(wagon * self.players + seat) * GOOD_COUNT + good]

    def row_size(self, wagon: int, seat: int) -> int:
        """How many tokens a seat has on a wagon."""
        base = (wagon * self.players + seat) * GOOD_COUNT
        held = 0
        for i in range(base, base + GOOD_COUNT):
            held += self.rows[i]
        return held

    def is_empty(self, wagon: int) -> bool:
        size = self.players * GOOD_COUNT
        for i in range(wagon * size, (wagon + 1) * size):
            if self.rows[i] > 0:
                return False
        return True

    def point(self, wagon: int, node: int) -> None:
        """Into a branch (MR43); to its own space where the branch is still to be chosen, to NOBODY where none is."""
        if self.facing[wagon] != node:
            self.facing = self.facing.copy()
            self.facing[wagon] = node

    def in_city(self, wagon: int) -> bool:
        return self.at[wagon] < self.rules.board.cities

    def wagon_on(self, node: int) -> int:
        """The wagon standing on a space or in a city, or NOBODY."""
        for wagon in range(WAGONS):
            if self.at[wagon] == node:
                return wagon
        return NOBODY

    # -- all of it -------------------------------------------------------------------------------------------------

    def fingerprint(self) -> list[int]:
        lists = [self.money, self.status, self.letters, self.tiles, self.sealed, self.supply, self.level, self.bonus]
        lists += [self.stock, self.at, self.came_from, self.facing, self.master, self.rows, self.owner, self.won]
        lists += [self.deck, self.hand, self.pile, self.influence_log, self.queue, self.singles()]
        lists.append([int(flag) for flag in self.arrived + self.broken])
        if self.book is not None:
            lists.append(self.book.numbers())
            waits = "" if self.interrupted is None else self.interrupted.name
            lists.append([ord(letter) for letter in waits])
        return self.in_one(lists)

    def singles(self) -> list[int]:
        """Every single number, for the fingerprint."""
        turn = [self.courier, self.turn, self.first, self.arrivals, self.bank, self.credits, self.place, self.active]
        turn += [self.cursor, int(self.over)]
        loading = [self.bought, self.wagon, self.quote_one, self.quote_two, self.offer_tokens, self.offer]
        loading += [self.to_load, self.free_loaded]
        moving = [int(self.tile_played), self.points, self.couriers, self.barred, int(self.met)]
        rest = [self.shifts, self.crossings, self.sold, self.with_bonus, self.card, self.high_bid, self.high_bidder]
        rest += [self.opener, self.out, self.winners, self.climbed]
        return turn + loading + moving + rest


HANDED: Final = 1 << 7  # a line of the Influence log about a card that changed hands by a deal


def entry_seat(entry: int) -> int:
    """Who took the card from the pile, or played it."""
    return entry >> 4


def entry_kind(entry: int) -> int:
    return entry >> 1 & 7


def entry_played(entry: int) -> bool:
    return entry & 1 == 1


def influence_entry(seat: int, kind: int, played: bool) -> int:
    """One line of the Influence log in a number: bits for the seat, three for the kind, one for played."""
    return seat << 4 | kind << 1 | int(played)


def handed_entry(giver: int, taker: int, kind: int, pot: int, knowing: int) -> int:
    """A card handed over: from or to a pot where giver or taker is NOBODY; ``knowing`` who saw its kind, as bits."""
    ends = (giver + 1) << 20 | (taker + 1) << 16
    return (pot + 1) << 24 | ends | knowing << 8 | HANDED | kind << 1


def entry_handed(entry: int) -> bool:
    return entry & HANDED != 0


def entry_giver(entry: int) -> int:
    return (entry >> 20 & 15) - 1


def entry_taker(entry: int) -> int:
    return (entry >> 16 & 15) - 1


def entry_knowing(entry: int) -> int:
    return entry >> 8 & 255


def entry_pot(entry: int) -> int:
    return (entry >> 24) - 1


def fresh_table(rules: Rules, rng: Rng) -> Table:
    """An empty table before setup: money, tiles and the piles in place (M1.3, M1.4, M1.9, M1.11)."""
    players = rules.players
    cities = rules.board.cities
    pile = [INFLUENCE_COPIES if kind < rules.influence_kinds else 0 for kind in range(INFLUENCE_KINDS)]
    return Table(
        rules,
        rng,
        money=[START_MONEY] * players,
        status=[0] * players,
        letters=[0] * players,
        tiles=[ALL_TILES] * players,
        supply=[SUPPLY] * GOOD_COUNT,
        level=[1] * GOOD_COUNT,
        bonus=[0] * cities,
        stock=[0] * (players * cities * GOOD_COUNT),
        at=[NOBODY] * WAGONS,
        came_from=[NOBODY] * WAGONS,
        master=[NOBODY] * WAGONS,
        arrived=[False] * WAGONS,
        broken=[False] * WAGONS,
        rows=[0] * (WAGONS * players * GOOD_COUNT),
        owner=[IN_DECK] * len(INVESTMENTS),
        won=[0] * len(INVESTMENTS),
        deck=[],
        hand=[0] * (players * INFLUENCE_KINDS),
        pile=pile,
        influence_log=[],
        sealed=[NOBODY] * players,
    )
