"""Phase 6: buying trains and moving pieces, round and round in train order (N8)."""

from typing import Final

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
    TRAIN,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.profit import count_profit
from fernhandel.games.nuremberg.phases.step import Step
from fernhandel.games.nuremberg.state import NO_TRAIN, PAYING_TRAIN, Table
from fernhandel.games.nuremberg.track import loadable


def pieces_at(t: Table, area: int, piece: int) -> int:
    """How many pieces of a kind wait in an area."""
    if piece == RED_PASSENGER:
        return t.reds[area]
    if piece == GREEN_PASSENGER:
        return t.greens[area]
    return t.cubes[area]


def take_piece(t: Table, area: int, piece: int) -> None:
    if piece == RED_PASSENGER:
        t.reds[area] -= 1
    elif piece == GREEN_PASSENGER:
        t.greens[area] -= 1
    else:
        t.cubes[area] -= 1


def has_space(t: Table, seat: int, row: int, piece: int) -> bool:
    """Whether the own train of a row has a free space that fits the piece (N8.4)."""
    train = t.train_in_row(seat, row)
    if train == NO_TRAIN:
        return False
    if piece >= RED_PASSENGER:
        used = t.loaded(seat, row, RED_PASSENGER) + t.loaded(seat, row, GREEN_PASSENGER)
        return used < t.rules.display.passengers[train]
    return t.loaded(seat, row, LOW) + t.loaded(seat, row, HIGH) < t.rules.display.goods[train]


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
            if self.open_trains(t, seat) != 0 or self.can_load(t, seat):
                self.ask(t, seat)
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

    def can_afford(self, t: Table, seat: int, price: int) -> bool:
        """With train influence, and three other units for each point that is missing (N8.3)."""
        missing = price - t.influence_of(seat, TRAIN)
        if missing <= 0:
            return True
        colours = t.influence_of(seat, GOVERNMENT) + t.influence_of(seat, RED) + t.influence_of(seat, GREEN)
        return EXCHANGE * missing <= t.hand[seat] + colours

    def open_trains(self, t: Table, seat: int) -> int:
        """The trains a seat can buy, as bits: of rows in which it has none, and that nobody owns (N8.2)."""
        trains = 0
        for row in range(TRAIN_ROWS):
            if t.train_in_row(seat, row) == NO_TRAIN and self.can_afford(t, seat, PRICE[row]):
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

    def can_load(self, t: Table, seat: int) -> bool:
        for code in t.reach[seat]:
            piece = code % PIECES
            if pieces_at(t, code // PIECES, piece) > 0:
                for row in range(TRAIN_ROWS):
                    if has_space(t, seat, row, piece):
                        return True
        return False

    def add_loads(self, t: Table, seat: int, options: list[Action]) -> None:
        space = [False] * (TRAIN_ROWS * 2)  # by row: for goods, for passengers
        for row in range(TRAIN_ROWS):
            space[row * 2] = has_space(t, seat, row, LOW)
            space[row * 2 + 1] = has_space(t, seat, row, RED_PASSENGER)
        for code in t.reach[seat]:
            piece = code % PIECES
            if pieces_at(t, code // PIECES, piece) > 0:
                loads = t.rules.actions.loads[code]
                for row in range(TRAIN_ROWS):
                    if space[row * 2 + int(piece >= RED_PASSENGER)]:
                        options.append(loads[row])

    def move(self, t: Table, seat: int, piece: int, area: int, row: int) -> None:
        take_piece(t, area, piece)
        t.load[(seat * TRAIN_ROWS + row) * PIECES + piece] += 1
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
