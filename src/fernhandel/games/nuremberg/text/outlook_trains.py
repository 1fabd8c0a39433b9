"""What a train, a piece or a pass would mean: room, points and profit of the turn, and rivals (N8, N9)."""

from fernhandel.core.outlook import Change, Mark, Outlook
from fernhandel.core.speech import message
from fernhandel.games.nuremberg.actions import Buy, Load
from fernhandel.games.nuremberg.figures import HIGH, LOW, PIECES, PRICE, RED_PASSENGER, TRAIN_ROWS
from fernhandel.games.nuremberg.phases.profit import count_for
from fernhandel.games.nuremberg.phases.trains import has_space, pieces_at
from fernhandel.games.nuremberg.phases.turns import sets
from fernhandel.games.nuremberg.state import NO_TRAIN, Table
from fernhandel.games.nuremberg.text.outlook_building import dearest_train
from fernhandel.games.nuremberg.text.trying import Reach, Tried, becoming, is_passenger, reach_of, tone_of


def tell_trains(tried: Tried) -> Outlook:
    for action in tried.actions:
        if isinstance(action, Buy):
            return _purchase(tried, action)
        if isinstance(action, Load):
            return _load(tried, action)
    return _pass(tried)


# -- buying --------------------------------------------------------------------------------------------------------


def _purchase(tried: Tried, buy: Buy) -> Outlook:
    t = tried.table.copy()
    display, seat = t.rules.display, tried.seat
    row = display.train_row[buy.train]
    t.train[seat * TRAIN_ROWS + row] = buy.train
    t.taken |= 1 << buy.train
    tried.pay(t)
    reach = reach_of(t, seat)
    fitting = {code: count for code, count in reach.items() if has_space(t, seat, row, code % PIECES)}
    return Outlook(
        act=tried.say("outlook-buy", train=display.trains[buy.train], price=PRICE[row]),
        act_note=tried.units(),
        changes=_rooms(tried, t),
        lines=[
            tried.say("outlook-waiting", pieces=tried.pieces(reach) or "none"),
            tried.say("outlook-next-train", price=dearest_train(t, seat)),
        ],
        warning="" if fitting else tried.say("outlook-nothing-fits"),
    )


def _rooms(tried: Tried, t: Table) -> list[Change]:
    """Free spaces on the own trains, before and after."""
    told = (("outlook-room-passengers", "room:passengers"), ("outlook-room-goods", "room:goods"))
    rooms = zip(told, _free(tried.table, tried.seat), _free(t, tried.seat), strict=True)
    return [
        becoming(tried.say(about), before, after, thing) for (about, thing), before, after in rooms if before != after
    ]


def _free(t: Table, seat: int) -> tuple[int, int]:
    """Spaces that are still free on the trains of a seat, for passengers and for goods."""
    passengers, goods = 0, 0
    for row in range(TRAIN_ROWS):
        train = t.train_in_row(seat, row)
        if train != NO_TRAIN:
            loaded = [t.loaded(seat, row, piece) for piece in range(PIECES)]
            passengers += t.rules.display.passengers[train] - sum(loaded[RED_PASSENGER:])
            goods += t.rules.display.goods[train] - loaded[LOW] - loaded[HIGH]
    return passengers, goods


# -- loading -------------------------------------------------------------------------------------------------------


def _load(tried: Tried, load: Load) -> Outlook:
    t = tried.table.copy()
    seat, board = tried.seat, t.rules.board
    t.load[(seat * TRAIN_ROWS + load.row) * PIECES + load.piece] += 1
    area = board.ids[load.area]
    train = t.rules.display.trains[t.train_in_row(seat, load.row)]
    one = tried.say(f"{message('piece', board.pieces[load.piece])}.one")
    earned = _counted(tried.table, seat)
    points, profit = _counted(t, seat)
    changes = [
        becoming(tried.say("outlook-points-turn"), earned[0], points, "points:vp"),
        _signed(tried, "outlook-profit-turn", earned[1], profit, "points:profit"),
        *_sets(tried, t),
        *_rooms(tried, t),
    ]
    return Outlook(
        act=tried.say("outlook-load", one=one),
        act_note=tried.say("outlook-from", area=tried.speech.area(area), train=train),
        changes=changes,
        lines=_rivals(tried, load),
        marks=[Mark(thing=f"area:{area}", text=tried.say("outlook-gain", points=points - earned[0]))],
    )


def _counted(t: Table, seat: int) -> tuple[int, int]:
    """Points and profit of this turn as the trains are loaded."""
    counted = scored(t, seat)
    return counted.vp[seat] - t.vp[seat], counted.profit[seat] - t.profit[seat]


def scored(t: Table, seat: int) -> Table:
    """The table when that seat has counted points and profit of what it has loaded (N9)."""
    counted = t.copy()
    counted.vp, counted.profit, counted.pile = t.vp.copy(), t.profit.copy(), t.pile.copy()
    count_for(counted, seat)
    return counted


def _sets(tried: Tried, t: Table) -> list[Change]:
    before, after = (sets(scored(table, tried.seat), tried.seat) for table in (tried.table, t))
    return [becoming(tried.say("outlook-sets"), before, after, "points:set")] if before != after else []


def _rivals(tried: Tried, load: Load) -> list[str]:
    """Who else could take the piece now: it lies within their reach, and they have room for it."""
    t, code = tried.table, load.area * PIECES + load.piece
    seats = [
        seat
        for seat in range(t.players)
        if seat != tried.seat
        and not t.passed >> seat & 1
        and code in t.reach[seat]
        and any(has_space(t, seat, row, load.piece) for row in range(TRAIN_ROWS))
    ]
    return [tried.say("outlook-rivals", seats=tried.speech.seats_of(seats), count=len(seats))] if seats else []


# -- passing -------------------------------------------------------------------------------------------------------


def _pass(tried: Tried) -> Outlook:
    t, seat = tried.table, tried.seat
    after = scored(t, seat)
    changes = [
        becoming(tried.say("outlook-vp"), t.vp[seat], after.vp[seat], "points:vp"),
        _signed(tried, "outlook-profit", t.profit[seat], after.profit[seat], "points:profit"),
    ]
    left = _left_behind(t, seat)
    warning = tried.say("outlook-left-behind", pieces=tried.pieces(left)) if left else ""
    return Outlook(act=tried.say("outlook-pass-trains"), changes=changes, warning=warning)


def _left_behind(t: Table, seat: int) -> Reach:
    """What still fits on the own trains; no more of a sort than there is room for."""
    room = dict(zip((True, False), _free(t, seat), strict=True))
    left: Reach = {}
    for code in sorted(t.reach[seat], key=lambda code: -(code % PIECES == HIGH)):
        count = min(pieces_at(t, code // PIECES, code % PIECES), room[is_passenger(code)])
        if count:
            left[code] = count
            room[is_passenger(code)] -= count
    return left


def _signed(tried: Tried, about: str, before: int, after: int, thing: str) -> Change:
    signed = tried.speech.signed
    return Change(
        about=tried.say(about),
        before=signed(before) if before != after else "",
        after=signed(after),
        tone=tone_of(after - before),
        thing=thing,
    )
