"""The book of deals on a table: what was struck this turn, what lies open, who drafts and who listens."""

from typing import Any, Final

from fernhandel.core.deals.clauses import (
    GIFT_CARD,
    GIFT_MONEY,
    NOBODY,
    STANDING,
    WAITING,
    WILL,
    WILL_NOT,
    Clause,
    Deal,
)

NONE: Final[list[Deal]] = []


class Due:
    """One clause of a struck deal where it lies in the book."""

    def __init__(self, deal: Deal, number: int, place: int) -> None:
        self.deal = deal
        self.number = number  # of the clause in its deal, from 1
        self.place = place  # in the book's lists
        self.clause: Clause = deal.clauses[number - 1]

    def __reduce__(self) -> tuple[Any, ...]:
        return Due, (self.deal, self.number, self.place)


NO_CLAUSES: Final[list[Due]] = []


class Book:
    """Numbers in lists by clause and by seat; deals are shared by all copies, lists of them are made anew."""

    def __init__(self, players: int) -> None:
        self.players: Final[int] = players
        # the deals of this turn, and of each of their clauses in one row: its state, how often it was done, and
        # the kind of card that lies sealed in its pot
        self.struck = NONE
        self.all = NO_CLAUSES  # made anew with every deal
        self.state: list[int] = []
        self.done: list[int] = []
        self.laid: list[int] = []
        self.bound = 0  # bits: seats with a promise that stands, or waits and may keep a card back (DL46)
        self.passed = NOBODY  # the last moment that has come this turn
        self.said = 0  # proposals made in this game
        # by seat
        self.open: list[Deal | None] = [None] * players  # the own proposal
        self.agreed: list[int] = [0] * players  # bits: who has accepted it
        self.drafts: list[list[int]] = [[] for _ in range(players)]  # the phrases of the own draft, by number
        self.drafts_in_talk: list[int] = [0] * players
        self.drafts_in_turn: list[int] = [0] * players
        self.listening = 0  # bits: who attends openly this turn
        self.attended = 0  # bits: who has said so or not
        self.hushed_action = 0  # bits
        self.hushed_turn = 0
        self.hushed_in = NOBODY  # the action for which hushes hold
        # the talk that goes on
        self.ready = 0  # bits
        self.striking = NOBODY  # whose proposal waits for sealed cards to be laid
        self.to_lay: list[int] = []  # the kinds laid for it so far, in the order of its clauses
        self.talked: list[int] = []  # the stretches of this turn that had their talk
        # while an action is carried out: the clauses it keeps or breaks
        self.keeping: list[int] = []
        self.quiet = False  # search: nobody says anything (DL35)

    def __copy__(self) -> "Book":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Book":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from fernhandel.core import pickled  # which knows everything that can be pickled

        return pickled.book, (self.players, pickled.state_of(self))

    def copy(self) -> "Book":
        book = Book(self.players)
        book.struck = self.struck
        book.all = self.all
        book.state = self.state.copy()
        book.done = self.done.copy()
        book.laid = self.laid.copy()
        book.bound = self.bound
        book.passed = self.passed
        book.said = self.said
        book.open = self.open.copy()
        book.agreed = self.agreed.copy()
        book.drafts = self.drafts.copy()  # each draft is made anew
        book.drafts_in_talk = self.drafts_in_talk.copy()
        book.drafts_in_turn = self.drafts_in_turn.copy()
        book.listening = self.listening
        book.attended = self.attended
        book.hushed_action = self.hushed_action
        book.hushed_turn = self.hushed_turn
        book.hushed_in = self.hushed_in
        book.ready = self.ready
        book.striking = self.striking
        book.to_lay = self.to_lay
        book.talked = self.talked
        book.quiet = self.quiet
        return book

    def numbers(self) -> list[int]:
        """Everything in the book in one list, the same for equal books."""
        numbers: list[int] = [len(self.struck)]
        for deal in self.struck:
            numbers += deal.numbers()
        numbers += [*self.state, *self.done, *self.laid, self.passed, self.said]
        for seat in range(self.players):
            proposal = self.open[seat]
            numbers += [0] if proposal is None else [1, *proposal.numbers()]
            numbers += [self.agreed[seat], len(self.drafts[seat]), *self.drafts[seat]]
            numbers += [self.drafts_in_talk[seat], self.drafts_in_turn[seat]]
        numbers += [self.listening, self.attended, self.hushed_action, self.hushed_turn, self.hushed_in, self.ready]
        return [*numbers, self.striking, len(self.to_lay), *self.to_lay, *self.talked]

    # -- clauses -------------------------------------------------------------------------------------------------------

    def write(self, deals: list[Deal]) -> None:
        """The deals of this turn are these; what it says of their clauses is kept in step by the caller."""
        self.struck = deals
        self.all = []
        for deal in deals:
            for number in range(1, len(deal.clauses) + 1):
                self.all.append(Due(deal, number, len(self.all)))

    def dues(self) -> list[Due]:
        """Every clause of every struck deal, oldest first."""
        return self.all

    def standing(self, seat: int, kind: int) -> list[Due]:
        """The promises of a seat that stand: those to do something, or those not to; oldest first."""
        return [
            due
            for due in self.dues()
            if self.state[due.place] == STANDING and due.clause.by == seat and due.clause.kind == kind
        ]

    def undecided(self, seat: int) -> list[Due]:
        """The promises of a seat that stand or wait."""
        kinds = (WILL, WILL_NOT)
        return [
            due
            for due in self.dues()
            if self.state[due.place] <= STANDING and due.clause.by == seat and due.clause.kind in kinds
        ]

    def live_deals(self) -> int:
        """How many deals have a clause that stands or waits (DL74)."""
        live = 0
        last = NOBODY
        for due in self.dues():
            if self.state[due.place] <= STANDING and due.deal.number != last:
                live += 1
                last = due.deal.number
        return live

    def rebind(self) -> None:
        """Note again whom a promise binds."""
        self.bound = 0
        for due in self.dues():
            if self.state[due.place] <= STANDING and not due.clause.is_gift():
                self.bound |= 1 << due.clause.by

    # -- what lies in pots, what is set aside --------------------------------------------------------------------------

    def pot_money(self) -> int:
        """All money that waits for its moment (DL42)."""
        lying = 0
        for due in self.dues():
            if due.clause.kind == GIFT_MONEY and self.state[due.place] == WAITING:
                lying += due.clause.amount
        return lying

    def pot_card(self, due: Due, sealed: int) -> int:
        """The kind of the card that lies in the pot of a clause; NOBODY if none does."""
        if due.clause.kind != GIFT_CARD or self.state[due.place] != WAITING:
            return NOBODY
        return self.laid[due.place] if due.clause.card == sealed else due.clause.card

    def pledges(self, seat: int, but: int = 0) -> list[Clause]:
        """What a seat has offered in its open proposal, or accepted in one not yet struck (DL44).

        ``but`` is the number of a proposal that does not count.
        """
        found: list[Clause] = []
        for proposer in range(self.players):
            proposal = self.open[proposer]
            if proposal is None or proposal.number == but:
                continue
            if seat == proposer or self.agreed[proposer] >> seat & 1:
                found += [clause for clause in proposal.clauses if clause.by == seat]
        return found

    def pledged_money(self, seat: int) -> int:
        return sum(clause.amount for clause in self.pledges(seat) if clause.kind == GIFT_MONEY)

    def owes_answer(self, seat: int) -> list[int]:
        """The seats whose open proposals wait for this one."""
        owed: list[int] = []
        for proposer in range(self.players):
            proposal = self.open[proposer]
            if proposal is None or seat == proposer or proposer == self.striking:
                continue
            if seat in proposal.parties and not self.agreed[proposer] >> seat & 1:
                owed.append(proposer)
        return owed

    def is_hushed(self, seat: int) -> bool:
        return (self.hushed_action | self.hushed_turn) >> seat & 1 == 1

    # -- turns ---------------------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """Nothing outlives the turn (DL28); the record keeps what was struck."""
        self.write(NONE)
        self.state = []
        self.done = []
        self.laid = []
        self.bound = 0
        self.passed = NOBODY
        self.begin_talks()

    def begin_talks(self) -> None:
        """Nobody has attended, hushed or begun a draft, and no stretch has had its talk."""
        self.drafts_in_turn = [0] * self.players
        self.listening = 0
        self.attended = 0
        self.hushed_action = 0
        self.hushed_turn = 0
        self.hushed_in = NOBODY
        self.talked = []

    def forget_talk(self) -> None:
        """Only what was struck is left: two positions told apart by nothing but what was said are the same (DL35)."""
        self.begin_talks()
        self.said = 0
        self.open = [None] * self.players
        self.agreed = [0] * self.players
        self.drafts = [[] for _ in range(self.players)]
        self.drafts_in_talk = [0] * self.players
        self.ready = 0
