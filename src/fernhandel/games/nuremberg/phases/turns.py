"""How turns begin and end (N3, N4, N12), and the end of the game (N13)."""

from fernhandel.games.nuremberg.events import CubesTaken, FinalScored, GameEnded, TokensDrawn, TurnBegan
from fernhandel.games.nuremberg.figures import CUBES_PER_TURN, INFLUENCES, PIECES, SET_POINTS
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.state import AUCTION, Table


def begin_turn(t: Table) -> None:
    """Phases 1 and 2: everybody takes cubes, every box gets a token."""
    t.turn += 1
    if t.telling:
        t.tell(TurnBegan(turn=t.turn, turns=t.rules.turns))
    for seat in t.order:
        taken = min(CUBES_PER_TURN, t.stock[seat])  # N3.1
        t.stock[seat] -= taken
        t.hand[seat] += taken
        if t.telling:
            t.tell(CubesTaken(seat=seat, cubes=taken, hand=t.hand[seat]))
    draw_tokens(t)
    t.enter(AUCTION)


def draw_tokens(t: Table) -> None:
    """From the full bag every turn (N4)."""
    bag = t.rules.display.bag.copy()
    t.token = [bag.pop(t.rng.below(len(bag))) for _ in range(t.rules.display.boxes)]
    if t.telling:
        t.tell(TokensDrawn(tokens=[INFLUENCES[colour] for colour in t.token]))


def end_turn(t: Table) -> None:
    """Phase 10."""
    if t.turn < t.rules.turns:
        begin_turn(t)
        return
    t.over = True
    if t.telling:
        for seat in t.order:
            facts = {"points": t.vp[seat], "sets": sets(t, seat), "profit": t.profit[seat]}
            t.tell(FinalScored(seat=seat, **facts, links=links_on_board(t, seat), total=final_points(t, seat)))
        t.tell(GameEnded(seat=ranking(t)[0]))


def sets(t: Table, seat: int) -> int:
    """Sets of one high good, one low good, a red and a green passenger (N13.1)."""
    return min(t.pile[seat * PIECES : (seat + 1) * PIECES])


def final_points(t: Table, seat: int) -> int:
    return t.vp[seat] + SET_POINTS * sets(t, seat) + t.profit[seat] - links_on_board(t, seat)  # N13.1 to N13.3


def ranking(t: Table) -> list[int]:
    """The seats by points; ties by the profit track and its stack, which Player Order follows (N13.4, NR30)."""
    return sorted(t.order, key=lambda seat: -final_points(t, seat))
