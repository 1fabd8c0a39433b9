"""Where a truck is put, driven or carried to: how far it is from there, and what may be done (A1.9, A2, AR19)."""

from fernhandel.core.outlook import Change, Mark, Tone
from fernhandel.core.words import Argument
from fernhandel.games.auf_achse.actions import EXACT, Drive, GoTo, PlaceTruck
from fernhandel.games.auf_achse.events import ContractDelivered, TruckDrove
from fernhandel.games.auf_achse.phases.city import IN_THE_CITY
from fernhandel.games.auf_achse.phases.driving import awaits_event
from fernhandel.games.auf_achse.phases.loading import deliver, startable
from fernhandel.games.auf_achse.state import GONE, Table
from fernhandel.games.auf_achse.text.outlook.ahead import Ahead, Telling, nearer


def tell_place_truck(ahead: Ahead, told: Telling, place: PlaceTruck) -> None:
    told.act = ahead.say("act-place-truck", place=ahead.place(place.to))
    _distances(ahead, told, place.to)
    if ahead.then is not None and ahead.rules.board.is_city(place.to):
        _loading(ahead, told, place.to, ahead.then)


def tell_go_to(ahead: Ahead, told: Telling, go: GoTo) -> None:
    told.act = ahead.say("act-go-to", place=ahead.place(go.to))
    _distances(ahead, told, go.to)
    _arrival(ahead, told, go.to)


def tell_drive(ahead: Ahead, told: Telling, drive: Drive) -> None:
    exact = drive.count == EXACT
    waits = drive.to == ahead.here.at[ahead.seat]
    id = "act-wait" if waits else "act-drive" if exact else "act-stop"
    told.act = ahead.say(id, points=drive.points, place=ahead.place(drive.to))
    if not exact:
        _lost_points(ahead, told, drive)
    _distances(ahead, told, drive.to)
    if ahead.after is not None and ahead.after.step == "signing":  # A4.1, AR14
        told.follow(ahead.say("note-sign"))
        told.lines.append(ahead.say("outlook-must-sign"))
    if not waits:
        _arrival(ahead, told, drive.to)
        _event(ahead, told, drive.to, exact)


def _lost_points(ahead: Ahead, told: Telling, drive: Drive) -> None:
    for drove in ahead.own(TruckDrove):
        lost = drive.points - (len(drove.path) - 1)
        told.follow(ahead.say("note-lost-points", lost=lost, points=drive.points))


# -- distances -----------------------------------------------------------------------------------------------------


def _distances(ahead: Ahead, told: Telling, node: int) -> None:
    """To the next city of each own contract, if nothing were in the way: as the view tells it from where one stands."""
    board = ahead.rules.board
    for id in [*ahead.me.aboard, *(ahead.me.hand or [])]:
        card = ahead.speech.cards.contracts[id]
        aboard = id in ahead.me.aboard
        city = card.to if aboard else card.start
        after = board.distance[node][board.ids.index(city)]
        before = ahead.view.away.get(id)
        told.changes.append(
            Change(
                about=ahead.say("unload-in" if aboard else "load-in", goods=card.goods, city=ahead.city(city)),
                before="" if before is None else str(before),
                after=str(after),
                tone="" if before is None else nearer(before, after),
                thing=f"contract:{id}",
            )
        )


# -- what waits there ----------------------------------------------------------------------------------------------


def _arrival(ahead: Ahead, told: Telling, node: int) -> None:
    if not ahead.rules.board.is_city(node):
        return
    t = _in_the_city(ahead)
    delivered = _delivered(ahead, t)
    if delivered:
        brings = sum(ahead.rules.contracts.revenue[card] for card in delivered)
        told.marks.append(_mark(ahead, node, "mark-brings", "better", money=ahead.money(brings)))
        if not ahead.own(ContractDelivered):  # only after the sign is placed; else cash and load tell it
            told.lines.append(ahead.say("outlook-delivers", loads=ahead.loads(delivered), money=ahead.money(brings)))
    if t is None:
        if delivered and ahead.ends_the_game():
            told.warn(ahead.say("outlook-ends-game"))
        return
    loads = _loading(ahead, told, node, t)
    offered = _public(ahead, told, node, t)
    if not (delivered or loads or offered):
        told.lines.append(ahead.say("outlook-nothing-there", city=ahead.place(node)))


def _in_the_city(ahead: Ahead) -> Table | None:
    """The table when the truck has arrived and what it brings is unloaded; after a 1 the sign comes first (AR12)."""
    if ahead.then is None or ahead.after is None:
        return None
    if ahead.after.step != "signing":
        return ahead.then
    t = ahead.then.copy()
    deliver(t, ahead.seat)
    return t


def _delivered(ahead: Ahead, t: Table | None) -> list[int]:
    ids = ahead.rules.contracts.ids
    if t is None:
        return [ids.index(event.contract) for event in ahead.own(ContractDelivered)]
    return [card for card in ahead.here.aboard(ahead.seat) if t.holder[card] == GONE]


def _loading(ahead: Ahead, told: Telling, node: int, t: Table) -> bool:
    """What can be loaded there, and what waits there but does not fit (A5.2, A5.7)."""
    cards = startable(t, ahead.seat)
    waiting = [
        card
        for card in t.hand(ahead.seat)
        if t.rules.contracts.start[card] == t.at[ahead.seat] and not t.fits(ahead.seat, card)
    ]
    if cards:
        goods = sum(t.rules.contracts.goods[card] for card in cards)
        told.marks.append(_mark(ahead, node, "mark-load", "better", goods=goods))
        told.lines.append(ahead.say("outlook-can-load", loads=ahead.loads(cards)))
        told.follow(ahead.say("note-load"))
    for card in waiting:
        free = t.room(ahead.seat) - t.goods[ahead.seat]
        told.lines.append(ahead.say("outlook-does-not-fit", loads=ahead.loads([card]), free=free))
    return bool(cards or waiting)


def _public(ahead: Ahead, told: Telling, node: int, t: Table) -> bool:
    """The public contracts that may be chosen there, and the one that is lost otherwise (A7.1, A7.11, A9.4)."""
    cards = IN_THE_CITY.choosable(t, ahead.seat)
    if not cards:
        return False
    if ahead.rules.children:
        told.marks.append(_mark(ahead, node, "mark-take", "better"))
        told.lines.append(ahead.say("outlook-can-take", loads=ahead.loads(cards)))
        told.follow(ahead.say("note-take"))
        return True
    told.marks.append(_mark(ahead, node, "mark-contract"))
    told.lines.append(ahead.say("outlook-can-choose", count=len(cards)))
    told.follow(ahead.say("note-choose"))
    if ahead.rules.forced_discard:
        told.warn(ahead.say("outlook-dock-leaves", route=ahead.route(ahead.rules.contracts.ids[t.row[0]])))
    return True


def _event(ahead: Ahead, told: Telling, node: int, exact: bool) -> None:
    t = ahead.here.copy()
    t.exact = exact
    if awaits_event(t, node):
        told.marks.append(_mark(ahead, node, "mark-event"))
        told.lines.append(ahead.say("outlook-draws-event"))
        told.follow(ahead.say("note-event"))


def _mark(ahead: Ahead, node: int, id: str, tone: Tone = "", **facts: Argument) -> Mark:
    return Mark(thing=f"space:{ahead.rules.board.ids[node]}", text=ahead.say(id, **facts), tone=tone)
