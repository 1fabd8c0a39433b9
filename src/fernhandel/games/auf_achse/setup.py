"""Setting up the table (A1; A9.1, A9.2 for children; O4 in 1987)."""

from fernhandel.core.chance import Rng
from fernhandel.games.auf_achse.events import ContractsDealt
from fernhandel.games.auf_achse.figures import PUBLIC_SLOTS, START_CASH
from fernhandel.games.auf_achse.state import IN_PILE, IN_ROW, NOBODY, NOWHERE, PLACING, SET_ASIDE, Rules, Table


def set_up(rules: Rules, rng: Rng) -> Table:
    """Cards shuffled and dealt, a first player drawn or as the host chose; waiting for the first truck to be placed."""
    t = empty_table(rules, rng)
    t.first = rng.below(t.players) if rules.first == NOBODY else rules.first  # A1.10, AR40, O5
    rng.shuffle(t.event_pile)  # A1.4
    rng.shuffle(t.set_aside)
    if not rules.place_first:
        deal_contracts(t)
    t.enter(PLACING)
    return t


def empty_table(rules: Rules, rng: Rng) -> Table:
    """Nothing dealt yet: every contract is set aside, all event cards lie in their pile, both in order."""
    players = rules.players
    count = rules.contracts.count
    return Table(
        rules,
        rng,
        at=[NOWHERE] * players,
        cash=[START_CASH] * players,
        trailers=[0] * (2 * players),
        trailers_left=rules.trailer_count.copy(),
        goods=[0] * players,
        contracts=[0] * players,
        holder=[SET_ASIDE] * count,
        loaded=[False] * count,
        known=[False] * count,
        row=[],
        pile=[],
        set_aside=list(range(count)),
        event_pile=event_cards(rules),
        kept_sum=[0] * players,
        kept_pass=[0] * players,
        missed=[0] * players,
        debts=[],
    )


def event_cards(rules: Rules) -> list[int]:
    cards: list[int] = []
    for card in range(rules.events.count):
        cards += [card] * rules.events.copies[card]
    return cards


def deal_contracts(t: Table) -> None:
    """Hands, then the public pile with its first four open; the rest is set aside in order (A1.6 to A1.8, AR42)."""
    for i in range(t.players * t.rules.hand):
        t.take(t.set_aside.pop(), (t.first + i) % t.players)
    for _ in range(t.rules.deck):
        card = t.set_aside.pop()
        t.holder[card] = IN_PILE
        t.pile.append(card)
    while len(t.row) < PUBLIC_SLOTS:
        card = t.pile.pop()
        t.holder[card] = IN_ROW
        t.row.append(card)
    if t.telling:
        t.tell(ContractsDealt(count=t.rules.hand))
