"""Where a sign would stand, and whose known ways it makes longer (A4)."""

from fernhandel.core.outlook import Cell, Grid, Row
from fernhandel.games.auf_achse.actions import PlaceConstruction, PlaceJam
from fernhandel.games.auf_achse.drive import open_road
from fernhandel.games.auf_achse.state import NOWHERE, Table
from fernhandel.games.auf_achse.text.outlook.ahead import Ahead, Telling


def tell_sign(ahead: Ahead, told: Telling, sign: PlaceConstruction | PlaceJam) -> None:
    told.act = ahead.say("act-close", place=ahead.place(sign.to))
    t = ahead.here.copy()
    if isinstance(sign, PlaceJam):
        t.jam = sign.to
        told.lines.append(ahead.say("outlook-jam-lasts"))
    else:
        t.construction = sign.to
        told.lines.append(ahead.say("outlook-construction-stays"))
    rows = [row for seat in range(t.players) for row in _longer(ahead, t, seat)]
    if rows:
        heads = [ahead.say("head-way"), ahead.say("head-to"), ahead.say("head-points")]
        told.grids.append(Grid(heads=heads, rows=rows))
    else:
        told.lines.append(ahead.say("outlook-nobody-held-up"))


def _longer(ahead: Ahead, t: Table, seat: int) -> list[Row]:
    """The ways of one seat that change: to where its contracts lead that everybody, or the looker, knows."""
    before, after = open_road(ahead.here, t.at[seat]), open_road(t, t.at[seat])
    rows: list[Row] = []
    for city in _goals(ahead, seat):
        node = ahead.rules.board.ids.index(city)
        if before[node] == after[node]:
            continue
        own = seat == ahead.seat
        farther = after[node] == NOWHERE or NOWHERE < before[node] < after[node]
        cells = [
            Cell(text=ahead.city(city)),
            Cell(
                before=_points(ahead, before[node]),
                text=_points(ahead, after[node]),
                tone=("worse" if farther else "better") if own else "",
            ),
        ]
        rows.append(Row(thing=f"seat:{seat}", about=ahead.speech.seat(seat), cells=cells, own=own))
    return rows


def _goals(ahead: Ahead, seat: int) -> list[str]:
    """Cities that a seat is known to be bound for, each once."""
    player, cards = ahead.view.players[seat], ahead.speech.cards.contracts
    hand = player.shown if player.hand is None else player.hand
    goals = [cards[id].to for id in player.aboard] + [cards[id].start for id in hand]
    return list(dict.fromkeys(goals))


def _points(ahead: Ahead, points: int) -> str:
    return ahead.say("cut-off") if points == NOWHERE else str(points)
