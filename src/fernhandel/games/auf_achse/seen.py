"""What one seat can see of a table (AR39), field by field."""

from typing import Any

from msgspec.structs import replace

from fernhandel.core.parts import ANEW, Parts
from fernhandel.core.terms import Terms
from fernhandel.games.auf_achse.conceal import SPECTATOR
from fernhandel.games.auf_achse.figures import TRAILERS
from fernhandel.games.auf_achse.state import GONE, NOBODY, NOWHERE, Table
from fernhandel.games.auf_achse.view import AufAchseView, Progress, TruckView


def view_for(terms: Terms, t: Table, seat: int | None, parts: Parts = ANEW) -> AufAchseView:
    """The table as that seat may know it."""
    viewer = SPECTATOR if seat is None else seat
    return AufAchseView(
        terms=parts.common("terms", [terms], _alike, terms),
        seat=seat,
        to_act=t.to_act().copy(),
        over=t.over,
        turn=t.turn,
        step=t.phase.name,
        first=t.first,
        players=[_truck_seen(t, each, viewer, parts) for each in range(t.players)],
        away={} if seat is None else parts.own("away", [t.at[seat], t.holder, t.loaded, t.row], _away, t, seat),
        row=parts.common("row", [t.row], _row, t),
        gone=parts.common("gone", [t.holder], _gone, t),
        pile=len(t.pile),
        set_aside=len(t.set_aside),
        events_drawn=parts.common("events_drawn", [t.event_pile], _drawn, t),
        construction=_id(t, t.construction),
        jam=_id(t, t.jam),
        progress=parts.passing("progress", _progress, t),
    )


def _alike(terms: Terms) -> Terms:
    return terms


def _row(t: Table) -> list[str]:
    return [t.rules.contracts.ids[card] for card in t.row]


def _gone(t: Table) -> list[str]:
    return [id for card, id in enumerate(t.rules.contracts.ids) if t.holder[card] == GONE]


def _id(t: Table, node: int) -> str | None:
    return None if node == NOWHERE else t.rules.board.ids[node]


def _truck_seen(t: Table, seat: int, viewer: int, parts: Parts) -> Any:
    """A truck as everybody sees it, or as its own seat does."""
    counts = [t.at[seat], t.cash[seat], t.trailers[seat * 2], t.trailers[seat * 2 + 1], t.goods[seat]]
    cards = [t.kept_sum[seat], t.kept_pass[seat], t.missed[seat]]
    source = [counts, cards, t.holder, t.loaded, t.known, t.debts]
    if seat == viewer:
        return parts.own("truck", source, _own_truck, t, seat)
    return parts.common_of("truck", source, _truck, t, seat)


def _own_truck(t: Table, seat: int) -> TruckView:
    return replace(_truck(t, seat), hand=[t.rules.contracts.ids[card] for card in t.hand(seat)])


def _truck(t: Table, seat: int) -> TruckView:
    ids = t.rules.contracts.ids
    hand = t.hand(seat)
    return TruckView(
        at=_id(t, t.at[seat]),
        cash=t.cash[seat],
        trailers={name: t.trailers[seat * 2 + kind] for kind, name in enumerate(TRAILERS)},
        room=t.room(seat),
        goods=t.goods[seat],
        aboard=[ids[card] for card in t.aboard(seat)],
        contracts=len(hand),
        shown=[ids[card] for card in hand if t.known[card]],
        hand=None,
        second_driver=t.kept_sum[seat],
        local_knowledge=t.kept_pass[seat],
        missed=t.missed[seat],
        debts=[t.debts[i + 1] for i in range(0, len(t.debts), 2) if t.debts[i] == seat],
    )


def _away(t: Table, seat: int) -> dict[str, int]:
    """How far it is to the next city of each contract that this seat carries, holds or could procure."""
    if t.at[seat] == NOWHERE:
        return {}
    contracts = t.rules.contracts
    distance = t.rules.board.distance[t.at[seat]]
    away = {contracts.ids[card]: distance[contracts.to[card]] for card in t.aboard(seat)}
    for card in t.hand(seat) + t.row:
        away[contracts.ids[card]] = distance[contracts.start[card]]
    return away


def _drawn(t: Table) -> dict[str, int]:
    """How often each event card has been drawn so far; what is left in the pile follows."""
    drawn: dict[str, int] = {}
    for card, id in enumerate(t.rules.events.ids):
        count = t.rules.events.copies[card] - t.event_pile.count(card)
        if count:
            drawn[id] = count
    return drawn


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _progress(t: Table) -> Progress:
    return Progress(
        active=_seat(t.active),
        asked=t.asked,
        dice=[t.die, t.other_die],
        moved=t.moved,
        exact=t.exact,
        procured=t.procured,
        event=None if t.event == NOBODY else t.rules.events.ids[t.event],
        due=t.due,
        chosen=None if t.chosen == NOBODY else t.rules.contracts.ids[t.chosen],
        offer=t.offer,
        bidder=_seat(t.bidder),
        bidders=[] if t.chosen == NOBODY else [(t.active + i) % t.players for i in range(1, t.players + 1)],  # A7.2
        out=[seat for seat in range(t.players) if t.out >> seat & 1],
        jam_drawer=_seat(t.jam_drawer),
        debtors=t.debts[::2],
    )
