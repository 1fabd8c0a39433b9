"""What a seat has given whom by the deals of this turn, read from the book alone: a bot need not remember (DL88)."""

from fernhandel.core.deals.book import Book
from fernhandel.core.deals.clauses import (
    DONE,
    GIFT_MONEY,
    LAPSED,
    WAITING,
    WILL_NOT,
    Deal,
)

MOST_IN_VAIN = 300  # lost to one partner in a turn, by what came of it
MOST_WITH_ONE = 3  # deals with one partner in a turn: many small ones add up what each gets wrong (E1)


def given(deal: Deal, seat: int, to: int) -> int:
    """The money that a seat gives another in a deal."""
    return sum(
        clause.amount for clause in deal.clauses if clause.kind == GIFT_MONEY and clause.by == seat and clause.to == to
    )


def all_given(deal: Deal, seat: int) -> int:
    return sum(clause.amount for clause in deal.clauses if clause.kind == GIFT_MONEY and clause.by == seat)


def pays_for_peace(deal: Deal, seat: int, other: int) -> bool:
    """Whether a seat pays another for leaving something undone (DL87)."""
    leaves = any(clause.kind == WILL_NOT and clause.by == other for clause in deal.clauses)
    return leaves and given(deal, seat, other) > 0


def refuses(book: Book, deal: Deal, seat: int) -> bool:
    """Whether the deals of this turn with one of its parties forbid a seat any more of them."""
    for other in deal.parties:
        if other == seat:
            continue
        before = [struck for struck in book.struck if seat in struck.parties and other in struck.parties]
        if len(before) >= MOST_WITH_ONE or lost_to(book, seat, other) > MOST_IN_VAIN:
            return True
        if pays_for_peace(deal, seat, other) and any(pays_for_peace(struck, seat, other) for struck in before):
            return True
    return False


def lost_to(book: Book, seat: int, other: int) -> int:
    """Money given to another, less what came from there, in deals of which nothing else came."""
    lost = 0
    for deal in book.struck:
        dues = [due for due in book.dues() if due.deal is deal]
        theirs = [due for due in dues if due.clause.by == other and not due.clause.is_gift()]
        if any(book.state[due.place] != LAPSED for due in theirs):
            continue
        for due in dues:
            if due.clause.kind != GIFT_MONEY or book.state[due.place] not in (DONE, WAITING):
                continue
            if due.clause.by == seat and due.clause.to == other:
                lost += due.clause.amount
            elif due.clause.by == other and due.clause.to == seat:
                lost -= due.clause.amount
    return lost
