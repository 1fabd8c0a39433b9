"""A table of First Train to Nuremberg in numbers; nothing is hidden (N1.12), so all seats are told the same."""

from typing import Final

from mypy_extensions import i32, i64

from fernhandel.core.observations import (
    NONE,
    Encoding,
    Piece,
    Slate,
    is_new,
    put,
    put_all,
    put_bits_by_seat,
    put_by_seat,
    put_padded,
    put_seat,
    put_seats,
    put_who,
)
from fernhandel.games.nuremberg.figures import (
    BOTH_COMPANIES,
    COMPANY_LINKS,
    CUBES,
    LEAST_PROFIT,
    LINKS,
    MOST_INFLUENCE,
    PIECES,
    RED_COMPANY,
    TRACKS,
    TRACKS_OF_INFLUENCE,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.state import FREE, Rules, Table

NAME: Final = "nuremberg-v0"
CHAIN: Final = 24  # areas of a chain that are told; no player has links for more
NOW: Final = "step turn turns asked place points red_fee green_fee land_fee due company joined over"
MANY: Final = 200  # more than there are of any piece, or points


def pieces_of(rules: Rules) -> list[Piece]:
    players, board, display = rules.players, rules.board, rules.display
    areas = len(board.ids)
    return [
        Piece("now", (13,), NONE, MANY, "where the turn stands; the chain's price so far, and units due", NOW),
        Piece("passed", (players,), 0, 1, "by seat, whether it is out of the trains"),
        Piece("supply", (2,), 0, COMPANY_LINKS, "links of the red and of the green company that are left"),
        Piece("orders", (3, players), 0, players - 1, "of players, of building and of trains: seats"),
        Piece("cubes", (areas,), 0, MANY, "by area, cubes of the good it shows"),
        Piece("passengers", (2, board.stations), 0, MANY, "red and green ones, by station"),
        Piece("landlords", (board.track,), 0, MANY, "by area that takes track"),
        Piece("companies", (board.track,), 0, 3, "by area that takes track, stations: 1 red, 2 green, 3 both"),
        Piece("links", (len(board.borders),), NONE, players + BOTH_COMPANIES - 1,
              "by border: nobody, a seat, then the red and the green company"),
        Piece("chain", (CHAIN,), NONE, areas - 1, "areas of the chain being built, or of the run being sold"),
        Piece("gone", (PIECES + 1,), 0, MANY, "pieces that have left the game, by kind; landlords last"),
        Piece("cubes_in_hand", (players,), 0, CUBES, "by seat"),
        Piece("stock", (players,), 0, CUBES, "by seat"),
        Piece("links_left", (players,), 0, LINKS, "by seat"),
        Piece("points", (players,), NONE, MANY, "by seat"),
        Piece("profit", (players,), LEAST_PROFIT, MANY, "by seat"),
        Piece("influence", (players, TRACKS_OF_INFLUENCE), 0, MOST_INFLUENCE, "by seat: government, train, red, green"),
        Piece("piles", (players, PIECES), 0, MANY, "by seat, the score pile by kind of piece"),
        Piece("trains", (players, TRAIN_ROWS), NONE, len(display.trains) - 1, "by seat, the train in each row"),
        Piece("loads", (players, TRAIN_ROWS, PIECES), 0, MANY, "what they carry"),
        Piece("stacks", (TRACKS, players), 0, players - 1, "by track, seats: the disc on top first"),
        Piece("tokens", (display.boxes,), 0, TRACKS_OF_INFLUENCE - 1, "by box, the colour drawn"),
        Piece("bidders", (display.boxes,), NONE, players - 1, "by box, a seat or nobody"),
        Piece("bids", (display.boxes,), 0, MANY, "by box, in cubes"),
    ]  # fmt: skip


class NurembergEncoding(Encoding[Table]):
    def __init__(self, rules: Rules) -> None:
        super().__init__(NAME, pieces_of(rules))

    def write(self, t: Table, seat: int, into: Slate) -> None:
        self._write_now(t, seat, into)
        self._write_map(t, seat, into)
        self._write_players(t, seat, into)

    def _write_now(self, t: Table, seat: i64, into: Slate) -> None:
        players: i64 = t.players
        put(into, t.phase.number)
        put(into, t.turn)
        put(into, t.rules.turns)
        put_seat(into, t.asked, seat, players)
        put(into, t.place)
        put(into, t.points)
        put(into, t.red_fee)
        put(into, t.green_fee)
        put(into, t.land_fee)
        put(into, t.due)
        put(into, t.buyer)
        put(into, 1 if t.joined else 0)
        put(into, 1 if t.over else 0)
        put_bits_by_seat(into, t.passed, seat, players)
        put(into, t.red_links)
        put(into, t.green_links)
        put_seats(into, t.order, seat, players, players)
        put_seats(into, t.build_order, seat, players, players)
        put_seats(into, t.train_order, seat, players, players)

    def _write_map(self, t: Table, seat: i64, into: Slate) -> None:
        if is_new(into, t.cubes, len(t.cubes) + len(t.reds) + len(t.greens), t.changes):
            put_all(into, t.cubes)
            put_all(into, t.reds)
            put_all(into, t.greens)
        if is_new(into, t.landlords, len(t.landlords)):
            put_all(into, t.landlords)
        if is_new(into, t.company, len(t.company)):
            put_all(into, t.company)
        if is_new(into, t.touch, len(t.owner)):  # which is made anew with every link
            self._write_links(t, seat, into)
        if is_new(into, t.chain, CHAIN):
            put_padded(into, t.chain, CHAIN)
        put_all(into, t.gone)

    def _write_links(self, t: Table, seat: i64, into: Slate) -> None:
        players: i64 = t.players
        places = into.places
        at = into.at
        for number in t.owner:
            owner: i64 = number
            if owner == FREE:  # as most are
                places[at] = NONE
            elif owner >= RED_COMPANY:
                places[at] = i32(owner - RED_COMPANY + players)
            else:
                places[at] = i32(owner - seat if owner >= seat else owner - seat + players)
            at += 1
        into.at = at

    def _write_players(self, t: Table, seat: i64, into: Slate) -> None:
        players: i64 = t.players
        put_by_seat(into, t.hand, seat, players)
        put_by_seat(into, t.stock, seat, players)
        put_by_seat(into, t.links, seat, players)
        put_by_seat(into, t.vp, seat, players)
        put_by_seat(into, t.profit, seat, players)
        put_by_seat(into, t.influence, seat, players, TRACKS_OF_INFLUENCE)
        if is_new(into, t.pile, len(t.pile)):
            put_by_seat(into, t.pile, seat, players, PIECES)
        put_by_seat(into, t.train, seat, players, TRAIN_ROWS)
        if is_new(into, t.load, len(t.load), t.changes):
            put_by_seat(into, t.load, seat, players, TRAIN_ROWS * PIECES)
        put_who(into, t.stacks, seat, players)
        put_all(into, t.token)
        put_who(into, t.bidder, seat, players)
        put_all(into, t.bid)
