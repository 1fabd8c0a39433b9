"""What must hold on a table of Auf Achse at every moment."""

from fernhandel.games.auf_achse.figures import (
    PASS_SIGN,
    PAY,
    PAY_PER_TRAILER,
    PUBLIC_SLOTS,
    START_CASH,
    SUM_DICE,
    TRAILERS,
)
from fernhandel.games.auf_achse.state import (
    GONE,
    IN_PILE,
    IN_ROW,
    NOBODY,
    NOWHERE,
    SET_ASIDE,
    WINNING,
    Table,
)


def check_laws(table: Table) -> None:
    _money(table)
    _contracts(table)
    _loads(table)
    _road(table)
    _event_cards(table)
    assert not table.over or table.is_finished()
    assert table.over or 0 <= table.asked < table.players


def _money(t: Table) -> None:
    assert sum(t.cash) + t.bank == START_CASH * t.players
    assert min(t.cash) >= 0
    assert all(amount % 100 == 0 for amount in t.cash)


def _contracts(t: Table) -> None:
    for place, cards in ((IN_ROW, t.row), (IN_PILE, t.pile), (SET_ASIDE, t.set_aside)):
        assert sorted(cards) == [card for card, holder in enumerate(t.holder) if holder == place]
    assert all(GONE <= holder < t.players for holder in t.holder)
    assert t.contracts == [t.holder.count(seat) for seat in range(t.players)]
    assert all(t.holder[card] >= 0 for card in range(len(t.holder)) if t.loaded[card] or t.known[card])
    assert len(t.row) <= PUBLIC_SLOTS
    between = t.phase is t.rules.steps[WINNING]  # the gap is filled when the winner has loaded
    assert not t.pile or len(t.row) == PUBLIC_SLOTS - between


def _loads(t: Table) -> None:
    for seat in range(t.players):
        assert t.goods[seat] == sum(t.rules.contracts.goods[card] for card in t.aboard(seat)) <= t.room(seat)
    assert min(t.trailers) >= 0
    assert min(t.trailers_left) >= 0
    for kind in range(len(TRAILERS)):
        assert t.trailers_left[kind] + sum(t.trailers[kind::2]) == t.rules.trailer_count[kind]
    assert not (t.rules.children and any(t.trailers))


def _road(t: Table) -> None:
    board = t.rules.board
    placed = [node for node in t.at if node != NOWHERE]
    for node in placed:
        if not board.is_city(node):
            assert placed.count(node) <= t.rules.highway_trucks
            assert node not in (t.construction, t.jam)
        elif t.rules.one_truck_cities:
            assert placed.count(node) == 1
    if t.construction != NOWHERE:
        assert not board.is_city(t.construction)
        assert t.construction != t.jam
    assert (t.jam == NOWHERE) == (t.jam_drawer == NOBODY)


def _event_cards(t: Table) -> None:
    events = t.rules.events
    drawn = [events.copies[card] - t.event_pile.count(card) for card in range(events.count)]
    assert min(drawn) >= 0
    assert min(*t.kept_sum, *t.kept_pass, *t.missed) >= 0
    assert sum(t.kept_sum) <= _drawn_of(t, drawn, SUM_DICE)
    assert sum(t.kept_pass) <= _drawn_of(t, drawn, PASS_SIGN)
    assert len(t.debts) // 2 <= _drawn_of(t, drawn, PAY) + _drawn_of(t, drawn, PAY_PER_TRAILER)
    debtors = t.debts[::2]
    for seat in set(debtors):
        oldest = t.debts[2 * debtors.index(seat) + 1]
        assert oldest > t.cash[seat]  # what can be paid is taken at once


def _drawn_of(t: Table, drawn: list[int], effect: int) -> int:
    return sum(count for card, count in enumerate(drawn) if t.rules.events.effect[card] == effect)
