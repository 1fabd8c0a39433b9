"""How turns follow one another (A1.10), and what ends with them (AR16, AR47)."""

from fernhandel.games.auf_achse.events import JamCleared, TurnBegan, TurnMissed
from fernhandel.games.auf_achse.state import NOBODY, NOWHERE, ROLLING, Table


def begin_turn(t: Table, seat: int) -> None:
    """The next turn; whoever must miss it is passed over."""
    while True:
        t.turn += 1
        t.active = seat
        t.die = 0
        t.other_die = 0
        t.moved = False
        t.exact = False
        t.procured = False
        if t.jam_drawer == seat:  # one round is over, AR16
            clear_jam(t)
        if t.missed[seat] == 0:
            break
        t.missed[seat] -= 1
        if t.telling:
            t.tell(TurnMissed(seat=seat))
        seat = (seat + 1) % t.players
    if t.telling:
        t.tell(TurnBegan(turn=t.turn, seat=seat))
    t.enter(ROLLING)


def end_turn(t: Table) -> None:
    if not t.check_end():
        begin_turn(t, (t.active + 1) % t.players)


def clear_jam(t: Table) -> None:
    if t.telling:
        t.tell(JamCleared(at=t.rules.board.ids[t.jam]))
    t.jam = NOWHERE
    t.jam_drawer = NOBODY
