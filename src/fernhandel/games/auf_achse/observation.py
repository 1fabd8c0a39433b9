"""A table of Auf Achse in numbers, as one seat may know it (AR39)."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.observations import (
    MOST,
    NONE,
    Encoding,
    Piece,
    Slate,
    is_new,
    put,
    put_bits_by_seat,
    put_by_seat,
    put_padded,
    put_same,
    put_seat,
    seen_from,
)
from fernhandel.games.auf_achse.conceal import is_hidden
from fernhandel.games.auf_achse.figures import PUBLIC_SLOTS, TRAILERS
from fernhandel.games.auf_achse.state import GONE, IN_ROW, NOWHERE, Rules, Table

NAME: Final = "auf_achse-v0"
NOW: Final = (
    "step turn first active asked die other_die moved exact procured event due chosen offer bidder jam_drawer "
    "construction jam pile set_aside over"
)
MANY: Final = 10_000  # more than there are turns, spaces or cards

# Where a contract is, as far as the seat knows; then by seat in hand, and by seat aboard.
UNKNOWN: Final = 0
ON_OFFER: Final = 1
AWAY: Final = 2
HELD: Final = 3


def pieces_of(rules: Rules) -> list[Piece]:
    players, contracts = rules.players, rules.contracts.count
    return [
        Piece("now", (21,), NONE, MOST, "where the turn stands; piles by their number of cards", NOW),
        Piece("out", (players,), 0, 1, "by seat, whether it has passed in the auction"),
        Piece("row", (PUBLIC_SLOTS,), NONE, contracts - 1, "public contracts, from the dock to the corner"),
        Piece("contracts", (contracts,), UNKNOWN, HELD + 2 * players - 1,
              "where each is: 0 unknown, 1 on offer, 2 gone, then in a hand by seat, then aboard by seat"),
        Piece("away", (contracts,), NONE, MANY,
              "points from the own truck to where one aboard goes, or to where one in hand or on offer starts"),
        Piece("events", (rules.events.count,), 0, MANY, "how often each event card has been drawn"),
        Piece("at", (players,), NONE, MANY, "by seat, the space of its truck"),
        Piece("cash", (players,), 0, MOST, "by seat"),
        Piece("trailers", (players, len(TRAILERS)), 0, MANY, "by seat and kind"),
        Piece("trailers_left", (len(TRAILERS),), 0, MANY, "by kind"),
        Piece("goods", (players,), 0, MANY, "by seat, goods aboard"),
        Piece("held", (players,), 0, MANY, "by seat, contracts in hand and aboard"),
        Piece("second_driver", (players,), 0, MANY, "by seat, event cards that are kept"),
        Piece("local_knowledge", (players,), 0, MANY, "by seat, event cards that are kept"),
        Piece("missed", (players,), 0, MANY, "by seat, turns still to miss"),
        Piece("debts", (players, 2), 0, MOST, "by seat, how many and how much in all"),
    ]  # fmt: skip


class AufAchseEncoding(Encoding[Table]):
    def __init__(self, rules: Rules) -> None:
        super().__init__(NAME, pieces_of(rules))

    def write(self, t: Table, seat: int, into: Slate) -> None:
        players: i64 = t.players
        self._write_now(t, seat, into)
        put_bits_by_seat(into, t.out, seat, players)
        put_padded(into, t.row, PUBLIC_SLOTS)
        contracts: i64 = t.rules.contracts.count
        if is_new(into, t.holder, contracts, t.changes):
            self._write_contracts(t, seat, into)
        if is_new(into, t.holder, contracts, t.changes * (t.rules.board.nodes + 1) + t.at[seat]):
            self._write_ways(t, seat, into)
        if is_new(into, t.event_pile, t.rules.events.count, len(t.event_pile)):
            self._write_events(t, into)
        self._write_trucks(t, seat, into)

    def _write_now(self, t: Table, seat: i64, into: Slate) -> None:
        players: i64 = t.players
        put(into, t.phase.number)
        put(into, t.turn)
        put_seat(into, t.first, seat, players)
        put_seat(into, t.active, seat, players)
        put_seat(into, t.asked, seat, players)
        put(into, t.die)
        put(into, t.other_die)
        put(into, 1 if t.moved else 0)
        put(into, 1 if t.exact else 0)
        put(into, 1 if t.procured else 0)
        put(into, t.event)
        put(into, t.due)
        put(into, t.chosen)
        put(into, t.offer)
        put_seat(into, t.bidder, seat, players)
        put_seat(into, t.jam_drawer, seat, players)
        put(into, t.construction)
        put(into, t.jam)
        put(into, len(t.pile))
        put(into, len(t.set_aside))
        put(into, 1 if t.over else 0)

    def _write_contracts(self, t: Table, seat: i64, into: Slate) -> None:
        players: i64 = t.players
        for card, holder in enumerate(t.holder):
            if holder == GONE:
                put(into, AWAY)
            elif holder == IN_ROW:
                put(into, ON_OFFER)
            elif is_hidden(t, seat, card):
                put(into, UNKNOWN)
            else:
                place: i64 = HELD + seen_from(seat, players, holder)
                put(into, place + players if t.loaded[card] else place)

    def _write_ways(self, t: Table, seat: i64, into: Slate) -> None:
        contracts = t.rules.contracts
        if t.at[seat] == NOWHERE:
            put_same(into, NONE, contracts.count)
            return
        away = t.rules.board.distance[t.at[seat]]
        for card, holder in enumerate(t.holder):
            if holder == seat or holder == IN_ROW:
                put(into, away[contracts.to[card] if t.loaded[card] else contracts.start[card]])
            else:
                put(into, NONE)

    def _write_events(self, t: Table, into: Slate) -> None:
        drawn = t.rules.events.copies.copy()
        for card in t.event_pile:
            drawn[card] -= 1
        for times in drawn:
            put(into, times)

    def _write_trucks(self, t: Table, seat: i64, into: Slate) -> None:
        players: i64 = t.players
        put_by_seat(into, t.at, seat, players)
        put_by_seat(into, t.cash, seat, players)
        put_by_seat(into, t.trailers, seat, players, len(TRAILERS))
        put(into, t.trailers_left[0])
        put(into, t.trailers_left[1])
        put_by_seat(into, t.goods, seat, players)
        put_by_seat(into, t.contracts, seat, players)
        put_by_seat(into, t.kept_sum, seat, players)
        put_by_seat(into, t.kept_pass, seat, players)
        put_by_seat(into, t.missed, seat, players)
        self._write_debts(t, seat, into)

    def _write_debts(self, t: Table, seat: i64, into: Slate) -> None:
        if not t.debts:  # as a rule
            put_same(into, 0, 2 * t.players)
            return
        owed = [0] * (2 * t.players)
        for i in range(0, len(t.debts), 2):
            owed[2 * t.debts[i]] += 1
            owed[2 * t.debts[i] + 1] += t.debts[i + 1]
        put_by_seat(into, owed, seat, t.players, 2)
