"""The book of deals in numbers, as a seat sees it: all of it but the kinds of sealed cards (DL60)."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.book import Book, Due
from fernhandel.core.deals.clauses import MOST_CLAUSES, NOBODY, STANDING, Clause, Pattern
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.talk import is_talking
from fernhandel.core.observations import MOST, NONE, Piece, Slate, put, put_bits_by_seat, put_padded, put_same, put_seat

DUES: Final = 24  # clauses of struck deals that are told: those that stand or wait, oldest first
PHRASES: Final = 24  # of a draft: the last ones
FIELDS: Final = 4  # of a deed or happening that are told
PATTERN: Final = 1 + 3 * FIELDS
CLAUSE: Final = 10 + 2 * PATTERN
DUE: Final = 4 + CLAUSE


def _named(what: str) -> str:
    ends = ("field", "least", "most")
    return " ".join([what, *[f"{what}_{number}_{end}" for number in range(1, FIELDS + 1) for end in ends]])


SAID: Final = f"kind by to amount card times until when moment clause {_named('deed')} {_named('happening')}"


def deal_pieces(players: int) -> list[Piece]:
    return [
        Piece("talk", (5,), NONE, MOST, "the talk that goes on", "talking active striking passed said"),
        Piece("attention", (5, players), 0, 1,
              "by seat: attends, has said so or not, silent for this action, silent for this turn, ready"),
        Piece("drafts", (players, PHRASES), NONE, MOST, "by seat, what it has said so far, by the numbers of actions"),
        Piece("proposals", (players, MOST_CLAUSES, CLAUSE), -MOST, MOST, "by seat, the clauses of its proposal", SAID),
        Piece("agreed", (players, players), 0, 1, "by seat whose proposal it is, and by seat, who has accepted it"),
        Piece("struck", (DUES, DUE), -MOST, MOST, "clauses of deals that stand or wait; the own sealed card in a pot",
              f"deal state done laid {SAID}"),
    ]  # fmt: skip


def write_deals(t: DealingTable, seat: int, into: Slate) -> None:
    book = book_of(t)
    players: i64 = t.players
    bargain = t.bargain()
    put(into, 1 if is_talking(t) else 0)
    put_seat(into, bargain.active(t), seat, players)
    put_seat(into, book.striking, seat, players)
    put(into, book.passed)
    put(into, book.said)
    for bits in (book.listening, book.attended, book.hushed_action, book.hushed_turn, book.ready):
        put_bits_by_seat(into, bits, seat, players)
    others = [(seat + i) % t.players for i in range(t.players)]
    for other in others:
        put_padded(into, book.drafts[other][-PHRASES:], PHRASES)
    for other in others:
        proposal = book.open[other]
        clauses = [] if proposal is None else proposal.clauses
        for i in range(MOST_CLAUSES):
            if i < len(clauses):
                write_clause(t, clauses[i], seat, into)
            else:
                put_same(into, NONE, CLAUSE)
    for other in others:
        put_bits_by_seat(into, book.agreed[other] if book.open[other] is not None else 0, seat, players)
    write_dues(t, book, seat, into)


def write_dues(t: DealingTable, book: Book, seat: int, into: Slate) -> None:
    told: list[Due] = [due for due in book.dues() if book.state[due.place] <= STANDING][:DUES]
    for due in told:
        laid = book.laid[due.place]
        put(into, due.deal.number)
        put(into, book.state[due.place])
        put(into, book.done[due.place])
        put(into, laid if due.clause.by == seat else NONE)
        write_clause(t, due.clause, seat, into)
    put_same(into, NONE, DUE * (DUES - len(told)))


def write_clause(t: DealingTable, clause: Clause, seat: i64, into: Slate) -> None:
    players: i64 = t.players
    put(into, clause.kind)
    put_seat(into, clause.by, seat, players)
    put_seat(into, clause.to, seat, players)
    put(into, clause.amount)
    put(into, clause.card)
    put(into, clause.times)
    put(into, clause.until)
    put(into, clause.when)
    put(into, clause.moment)
    put(into, clause.clause)
    write_pattern(clause.pattern, into)
    write_pattern(clause.happening, into)


def write_pattern(pattern: Pattern, into: Slate) -> None:
    put(into, pattern.name)
    for i in range(FIELDS):
        named = i < len(pattern.fields)
        put(into, pattern.fields[i] if named else NOBODY)
        put(into, pattern.least[i] if named else NOBODY)
        put(into, pattern.most[i] if named else NOBODY)
