"""What must hold on a table of Merchants at every moment."""

from fernhandel.games.merchants.figures import (
    BONUS_TOP,
    GOOD_COUNT,
    INFLUENCE_COPIES,
    INFLUENCE_KINDS,
    MASTER_LOAD,
    RIDER_LOAD,
    START_MONEY,
    STATUS_TOP,
    SUPPLY,
    WAGONS,
)
from fernhandel.games.merchants.phases.cargo import masters_kind
from fernhandel.games.merchants.state import IN_DECK, NOBODY, Table


def check_laws(table: Table) -> None:
    _goods(table)
    _money(table)
    _cards(table)
    _road(table)


def _goods(t: Table) -> None:
    for good in range(GOOD_COUNT):
        stored = sum(t.stored(seat, city, good) for seat in range(t.players) for city in range(t.rules.board.cities))
        loaded = sum(t.aboard(wagon, seat, good) for wagon in range(WAGONS) for seat in range(t.players))
        assert t.supply[good] + stored + loaded == SUPPLY
    assert min(*t.supply, *t.stock, *t.rows) >= 0
    assert all(1 <= level <= 5 for level in t.level)


def _money(t: Table) -> None:
    in_pots = 0 if t.book is None else t.book.pot_money()
    assert sum(t.money) + t.bank + in_pots == START_MONEY * t.players  # DL59
    assert min(t.money) >= 0
    assert all(amount % 100 == 0 for amount in t.money)
    assert all(0 <= status <= STATUS_TOP for status in t.status)
    assert sum(t.letters) + t.credits == t.rules.credits
    assert min(*t.letters, t.credits) >= 0


def _cards(t: Table) -> None:
    assert sorted(t.deck) == [card for card, owner in enumerate(t.owner) if owner == IN_DECK]
    assert min(*t.hand, *t.pile) >= 0
    for kind in range(t.rules.influence_kinds):
        held = sum(t.hand[seat * INFLUENCE_KINDS + kind] for seat in range(t.players))
        assert t.pile[kind] + held + t.played(kind) + _in_pots(t, kind) == INFLUENCE_COPIES  # DL59


def _in_pots(t: Table, kind: int) -> int:
    """How many cards of a kind wait in pots."""
    if t.book is None:
        return 0
    sealed = t.bargain().words.sealed
    return sum(t.book.pot_card(due, sealed) == kind for due in t.book.dues())


def _road(t: Table) -> None:
    assert len(set(t.at)) == WAGONS
    assert t.courier == NOBODY or not t.rules.board.is_city(t.courier)
    assert all(bonus % 100 == 0 and 0 <= bonus <= BONUS_TOP for bonus in t.bonus)
    assert all(tiles != 0 for tiles in t.tiles)
    for wagon in range(WAGONS):
        city = t.in_city(wagon)
        assert (t.came_from[wagon] == NOBODY) == city
        master = t.master[wagon]
        assert master == NOBODY or city
        for seat in range(t.players):
            # on the road the title is gone, but nobody ever has more than a Loading Master may load
            limit = RIDER_LOAD if master not in (NOBODY, seat) else MASTER_LOAD
            assert t.row_size(wagon, seat) <= limit
        if master != NOBODY and masters_kind(t, wagon) != NOBODY:
            kind = masters_kind(t, wagon)
            assert all(t.aboard(wagon, seat, kind) == 0 for seat in range(t.players) if seat != master)
