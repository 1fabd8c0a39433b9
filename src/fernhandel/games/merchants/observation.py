"""A table of Merchants of the Middle Ages in numbers, as one seat may know it (M1.14)."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.deals.observation import deal_pieces, write_deals
from fernhandel.core.observations import (
    MOST,
    NONE,
    Encoding,
    Piece,
    Slate,
    is_new,
    put,
    put_all,
    put_bits,
    put_bits_by_seat,
    put_by_seat,
    put_flags,
    put_same,
    put_seat,
    put_seats,
    put_who,
    seen_from,
)
from fernhandel.games.merchants.conceal import full_pile, is_choosing
from fernhandel.games.merchants.deals.steps import present_step
from fernhandel.games.merchants.figures import (
    BONUS_TOP,
    GOOD_COUNT,
    INFLUENCE_KINDS,
    INVESTMENTS,
    LEVELS,
    STATUS_TOP,
    TILES,
    WAGONS,
)
from fernhandel.games.merchants.phases.movement import COURIER_NAMES
from fernhandel.games.merchants.state import (
    IN_DECK,
    NOBODY,
    OPEN,
    OUT,
    Rules,
    Table,
    entry_handed,
    entry_kind,
    entry_played,
    entry_seat,
)

NAME: Final = "merchants-v0"
NOW: Final = (
    "step waiting_step turn first active arrivals credits bought wagon quote_one quote_two offer_tokens offer to_load "
    "free_loaded tile_played points met shifts crossings sold card high_bid high_bidder opener climbed deck pile over"
)
MANY: Final = 10_000  # more than there are turns, spaces or tokens
QUEUE: Final = 8  # seats still to be asked that are told

# Where an Investment card is; then by seat.
IN_THE_DECK: Final = 0
LIES_OPEN: Final = 1
IS_OUT: Final = 2
OWNED: Final = 3


def pieces_of(rules: Rules) -> list[Piece]:
    players, cities = rules.players, rules.board.cities
    spaces = len(rules.board.ids)
    pieces = [
        Piece("now", (29,), NONE, MOST, "where the turn stands; deck and pile by their number of cards", NOW),
        Piece("queue", (QUEUE,), NONE, players - 1, "the seats still to be asked in this step"),
        Piece("couriers", (len(COURIER_NAMES),), 0, 1, "courier cards still to use"),
        Piece("barred", (WAGONS,), 0, 1, "wagons that may not be moved any more"),
        Piece("with_bonus", (players,), 0, 1, "by seat, whether it gets the bonus on everything from this wagon"),
        Piece("out", (players,), 0, 1, "by seat, whether it is out of this auction"),
        Piece("winners", (players,), 0, 1, "by seat, whether it has won a card this turn"),
        Piece("levels", (GOOD_COUNT,), 1, LEVELS, "price level of each good"),
        Piece("supply", (GOOD_COUNT,), 0, MANY, "tokens of each good"),
        Piece("bonus", (cities,), 0, BONUS_TOP, "by city"),
        Piece("wagons_at", (WAGONS,), 0, spaces - 1, "by wagon, its space"),
        Piece("wagons_from", (WAGONS,), NONE, spaces - 1, "by wagon, where it came from"),
        Piece("wagons_facing", (WAGONS,), NONE, spaces - 1, "by wagon, where it is pointed to"),
        Piece("masters", (WAGONS,), NONE, players - 1, "by wagon, a seat or nobody"),
        Piece("arrived", (WAGONS,), 0, 1, "by wagon"),
        Piece("broken", (WAGONS,), 0, 1, "by wagon"),
        Piece("courier", (1,), NONE, spaces - 1, "its space"),
        Piece("rows", (WAGONS, players, GOOD_COUNT), 0, MANY, "tokens aboard by wagon, seat and good"),
        Piece("stock", (players, cities, GOOD_COUNT), 0, MANY, "tokens in store by seat, city and good"),
        Piece("money", (players,), NONE, MOST, "by seat; -1 behind a screen"),
        Piece("status", (players,), 0, STATUS_TOP, "by seat"),
        Piece("letters", (players,), 0, MANY, "letters of credit by seat"),
        Piece("tiles", (players, len(TILES)), 0, 1, "by seat, movement tiles that lie face up"),
        Piece("investments", (len(INVESTMENTS),), 0, OWNED + players - 1,
              "where each card is: 0 in the deck, 1 open, 2 out of the game, then by seat"),
        Piece("won", (len(INVESTMENTS),), NONE, MANY, "the turn in which it was won"),
        Piece("cards", (players,), 0, MANY, "by seat, Influence cards in hand"),
        Piece("hand", (INFLUENCE_KINDS,), 0, MANY, "the own ones by kind"),
        Piece("played", (INFLUENCE_KINDS,), 0, MANY, "those played so far by kind"),
        Piece("pile", (INFLUENCE_KINDS,), NONE, MANY, "the pile by kind when this seat last chose; -1 if never"),
        Piece("taken", (1,), 0, MANY, "cards taken from it since then"),
        Piece("sealed", (players,), 0, 1, "by seat, whether it has sealed a choice"),
        Piece("seal", (1,), NONE, MOST, "the own sealed choice: a bid, or the number of both arrows"),
    ]  # fmt: skip
    return pieces if rules.bargain is None else [*pieces, *deal_pieces(players)]


class MerchantsEncoding(Encoding[Table]):
    def __init__(self, rules: Rules) -> None:
        super().__init__(NAME, pieces_of(rules))

    def write(self, t: Table, seat: int, into: Slate) -> None:
        self._write_now(t, seat, into)
        self._write_board(t, seat, into)
        self._write_players(t, seat, into)
        choosing = is_choosing(t, seat)
        told: i64 = t.players + 3 * INFLUENCE_KINDS + 1
        if is_new(into, t.influence_log, told, 2 * len(t.influence_log) + int(choosing)):
            self._write_hands(t, seat, into)
            self._write_looks(t, seat, choosing, into)
        put_bits_by_seat(into, sealed_seats(t), seat, t.players)
        put(into, t.sealed[seat])
        if t.book is not None:
            write_deals(t, seat, into)

    def _write_now(self, t: Table, seat: i64, into: Slate) -> None:
        players: i64 = t.players
        put(into, t.phase.number)
        put(into, present_step(t).number)
        put(into, t.turn)
        put_seat(into, t.first, seat, players)
        put_seat(into, t.active, seat, players)
        put(into, t.arrivals)
        put(into, t.credits)
        put(into, t.bought)
        put(into, t.wagon)
        put(into, t.quote_one)
        put(into, t.quote_two)
        put(into, t.offer_tokens)
        put(into, t.offer)
        put(into, t.to_load)
        put(into, t.free_loaded)
        put(into, 1 if t.tile_played else 0)
        put(into, t.points)
        put(into, 1 if t.met else 0)
        put(into, t.shifts)
        put(into, t.crossings)
        put(into, t.sold)
        put(into, t.card)
        put(into, t.high_bid)
        put_seat(into, t.high_bidder, seat, players)
        put_seat(into, t.opener, seat, players)
        put(into, t.climbed)
        put(into, len(t.deck))
        put(into, sum_of(t.pile))
        put(into, 1 if t.over else 0)
        put_seats(into, t.queue, seat, players, QUEUE, t.cursor)
        put_bits(into, t.couriers, len(COURIER_NAMES))
        put_bits(into, t.barred, WAGONS)
        put_bits_by_seat(into, t.with_bonus, seat, players)
        put_bits_by_seat(into, t.out, seat, players)
        put_bits_by_seat(into, t.winners, seat, players)

    def _write_board(self, t: Table, seat: i64, into: Slate) -> None:
        players: i64 = t.players
        put_all(into, t.level)
        put_all(into, t.supply)
        put_all(into, t.bonus)
        put_all(into, t.at)
        put_all(into, t.came_from)
        put_all(into, t.facing)
        put_who(into, t.master, seat, players)
        put_flags(into, t.arrived)
        put_flags(into, t.broken)
        put(into, t.courier)
        if is_new(into, t.stock, len(t.rows) + len(t.stock), t.changes):
            put_by_seat(into, t.rows, seat, players, GOOD_COUNT)
            put_by_seat(into, t.stock, seat, players, GOOD_COUNT * t.rules.board.cities)

    def _write_players(self, t: Table, seat: i64, into: Slate) -> None:
        players: i64 = t.players
        if t.rules.money_open or t.over:
            put_by_seat(into, t.money, seat, players)
        else:
            put(into, t.money[seat])
            put_same(into, NONE, players - 1)
        put_by_seat(into, t.status, seat, players)
        put_by_seat(into, t.letters, seat, players)
        for tiles in t.rules.orders[seat]:
            put_bits(into, t.tiles[tiles] >> 1, len(TILES))
        self._write_investments(t, seat, into)
        put_all(into, t.won)

    def _write_investments(self, t: Table, seat: i64, into: Slate) -> None:
        for owner in t.owner:
            if owner == IN_DECK:
                put(into, IN_THE_DECK)
            elif owner == OPEN:
                put(into, LIES_OPEN)
            elif owner == OUT:
                put(into, IS_OUT)
            else:
                put(into, OWNED + seen_from(seat, t.players, owner))

    def _write_hands(self, t: Table, seat: i64, into: Slate) -> None:
        """How many cards each has, and the own ones."""
        for other in t.rules.orders[seat]:
            put(into, t.hand_size(other))
        own = seat * INFLUENCE_KINDS
        for number in t.hand[own : own + INFLUENCE_KINDS]:
            put(into, number)

    def _write_looks(self, t: Table, seat: i64, choosing: bool, into: Slate) -> None:
        """What is remembered of all cards taken and played (MR34)."""
        played = [0] * INFLUENCE_KINDS
        pile = full_pile(t)
        seen = [NONE] * INFLUENCE_KINDS
        taken = 0
        for entry in t.influence_log:
            if entry_handed(entry):
                continue
            if entry_played(entry):
                played[entry_kind(entry)] += 1
                continue
            if entry_seat(entry) == seat:
                seen = pile.copy()
                taken = 0
            taken += 1
            pile[entry_kind(entry)] -= 1
        if choosing:
            seen = pile
            taken = 0
        put_all(into, played)
        put_all(into, seen)
        put(into, taken)


def sum_of(numbers: list[int]) -> i64:
    """Compiled, this adds numbers where ``sum`` adds objects."""
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def sealed_seats(t: Table) -> i64:
    """Bits: who has sealed a choice."""
    bits: i64 = 0
    for seat, choice in enumerate(t.sealed):
        if choice != NOBODY:
            bits |= 1 << seat
    return bits
