"""Phase 6: buying trains and moving pieces, round and round in train order (N8)."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.nuremberg.actions import Buy, Load
from fernhandel.games.nuremberg.events import Paid, Passed, PieceLoaded, TrainBought
from fernhandel.games.nuremberg.figures import (
    EXCHANGE,
    GOVERNMENT,
    GREEN,
    GREEN_PASSENGER,
    HIGH,
    LOW,
    PIECES,
    PRICE,
    RED,
    RED_PASSENGER,
    TRACKS_OF_INFLUENCE,
    TRAIN,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.profit import count_profit
from fernhandel.games.nuremberg.phases.step import Step
from fernhandel.games.nuremberg.state import NO_TRAIN, PAYING_TRAIN, Table
from fernhandel.games.nuremberg.track import loadable

EVERY_ROW: Final = (1 << TRAIN_ROWS) - 1


def pieces_at(t: Table, area: i64, piece: i64) -> i64:
    """How many pieces of a kind wait in an area."""
    if piece == RED_PASSENGER:
        return t.reds[area]
    if piece == GREEN_PASSENGER:
        return t.greens[area]
    return t.cubes[area]


def take_piece(t: Table, area: i64, piece: i64) -> None:
    if piece == RED_PASSENGER:
        t.reds[area] -= 1
    elif piece == GREEN_PASSENGER:
        t.greens[area] -= 1
    else:
        t.cubes[area] -= 1


def rows_with_space(t: Table, seat: i64) -> i64:
    """The rows in which an own train has a free space, as bits: for goods, and above them for passengers (N8.4)."""
    rows: i64 = 0
    for row in range(TRAIN_ROWS):
        own = seat * TRAIN_ROWS + row
        train = t.train[own]
        if train != NO_TRAIN:
            at = own * PIECES
            if t.load[at + LOW] + t.load[at + HIGH] < t.rules.display.goods[train]:
                rows |= 1 << row
            if t.load[at + RED_PASSENGER] + t.load[at + GREEN_PASSENGER] < t.rules.display.passengers[train]:
                rows |= 1 << TRAIN_ROWS + row
    return rows


def has_space(t: Table, seat: i64, row: i64, piece: i64) -> bool:
    """Whether the own train of a row has a free space that fits the piece."""
    return rows_with_space(t, seat) >> (TRAIN_ROWS + row if piece >= RED_PASSENGER else row) & 1 == 1


class Trains(Step):
    """Buy a train, move a piece, or pass for good (N8.1)."""

    def enter(self, t: Table) -> None:
        t.passed = 0
        t.place = t.players - 1
        t.reach = [loadable(t, seat) for seat in range(t.players)]
        self.go_on(t)

    def go_on(self, t: Table) -> None:
        """To the next who is not out; who can neither buy nor move is out, for nothing of that ever comes back."""
        everybody = (1 << t.players) - 1
        while t.passed != everybody:
            t.place = (t.place + 1) % t.players
            seat = t.train_order[t.place]
            if t.passed >> seat & 1:
                continue
            options = self.legal(t, seat)
            if len(options) > 1:
                self.ask(t, seat, options)
                return
            self.drop_out(t, seat, False)
        t.reach = []
        count_profit(t)

    def resume(self, t: Table) -> None:
        """The train is paid for."""
        self.go_on(t)

    def drop_out(self, t: Table, seat: int, able: bool) -> None:
        t.passed |= 1 << seat
        if t.telling:
            t.tell(Passed(seat=seat, phase=self.name, able=able))

    # -- trains --------------------------------------------------------------------------------------------------------

    def highest_price(self, t: Table, seat: i64) -> i64:
        """What a seat can pay for a train: its train influence, and a point more for three other units (N8.3)."""
        own = seat * TRACKS_OF_INFLUENCE
        cubes: i64 = t.hand[seat]
        others: i64 = t.influence[own + GOVERNMENT] + t.influence[own + RED] + t.influence[own + GREEN]
        return t.influence[own + TRAIN] + (cubes + others) // EXCHANGE

    def open_trains(self, t: Table, seat: i64) -> i64:
        """The trains a seat can buy, as bits: of rows in which it has none, and that nobody owns (N8.2)."""
        trains: i64 = 0
        highest = self.highest_price(t, seat)
        for row in range(TRAIN_ROWS):
            if PRICE[row] <= highest and t.train[seat * TRAIN_ROWS + row] == NO_TRAIN:
                trains |= t.rules.display.rows[row]
        return trains & ~t.taken

    def buy(self, t: Table, seat: int, train: int) -> None:
        row = t.rules.display.train_row[train]
        t.train[seat * TRAIN_ROWS + row] = train
        t.taken |= 1 << train
        own = min(PRICE[row], t.influence_of(seat, TRAIN))
        t.spend(seat, TRAIN, own)
        t.due = EXCHANGE * (PRICE[row] - own)
        if t.telling:
            t.tell(TrainBought(seat=seat, train=t.rules.display.trains[train], price=PRICE[row]))
            if own:
                t.tell(Paid(seat=seat, units={"train": own}))
        t.enter(PAYING_TRAIN)

    # -- pieces --------------------------------------------------------------------------------------------------------

    def add_loads(self, t: Table, seat: i64, options: list[Action]) -> None:
        """Every piece that is within reach and still there, on every train that has a space for it (N8.4)."""
        space = rows_with_space(t, seat)
        if space == 0:
            return
        goods = space & EVERY_ROW
        passengers = space >> TRAIN_ROWS
        for code in t.reach[seat]:
            piece: i64 = code % PIECES
            rows = passengers if piece >= RED_PASSENGER else goods
            if rows != 0 and pieces_at(t, code // PIECES, piece) > 0:
                for row, load in enumerate(t.rules.actions.loads[code]):
                    if rows >> row & 1:
                        options.append(load)

    def move(self, t: Table, seat: int, piece: int, area: int, row: int) -> None:
        take_piece(t, area, piece)
        t.load[(seat * TRAIN_ROWS + row) * PIECES + piece] += 1
        t.changes += 1
        if t.telling:
            board = t.rules.board
            train = t.rules.display.trains[t.train_in_row(seat, row)]
            t.tell(PieceLoaded(seat=seat, piece=board.pieces[piece], area=board.ids[area], train=train))
        self.go_on(t)

    # -- deciding ------------------------------------------------------------------------------------------------------

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.pass_]
        trains = self.open_trains(t, seat)
        if trains != 0:
            for train, buy in enumerate(t.rules.actions.buy):
                if trains >> train & 1:
                    options.append(buy)
        self.add_loads(t, seat, options)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Load):
            self.move(t, seat, action.piece, action.area, action.row)
        elif isinstance(action, Buy):
            self.buy(t, seat, action.train)
        else:
            self.drop_out(t, seat, True)
            self.go_on(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Buy):
            return self.why_no_train(t, seat, action.train)
        if isinstance(action, Load):
            return self.why_not_loaded(t, seat, action)
        return super().refusal(t, seat, action)

    def why_no_train(self, t: Table, seat: int, train: int) -> Refused:
        row = t.rules.display.train_row[train]
        name = t.rules.display.trains[train]
        if t.taken >> train & 1:
            return Refused("train_taken", "N8.2", train=name)
        if t.train_in_row(seat, row) != NO_TRAIN:
            return Refused("row_taken", "N8.2", row=row + 1)
        return Refused("cannot_afford_train", "N8.3", train=name, price=PRICE[row])

    def why_not_loaded(self, t: Table, seat: int, action: Load) -> Refused:
        board = t.rules.board
        piece, area = board.pieces[action.piece], board.ids[action.area]
        if pieces_at(t, action.area, action.piece) == 0:
            return Refused("no_such_piece", "N8.4", piece=piece, area=area)
        if action.area * PIECES + action.piece not in t.reach[seat]:
            rule = "N8.5" if action.piece == LOW else "N8.6" if action.piece == HIGH else "N8.7"
            return Refused("piece_out_of_reach", rule, piece=piece, area=area)
        if t.train_in_row(seat, action.row) == NO_TRAIN:
            return Refused("no_train_in_row", "N8.4", row=action.row + 1)
        return Refused("no_space_on_train", "N8.4", row=action.row + 1)


RUNNING_TRAINS: Final = Trains("trains", "N8.1")
