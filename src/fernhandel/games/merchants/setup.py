"""Setting up the table (M1)."""

from fernhandel.core.chance import Rng
from fernhandel.games.merchants.figures import BONUS_START, INVESTMENTS, OPEN_CARDS
from fernhandel.games.merchants.state import NOBODY, OPEN, Rules, Table, fresh_table


def set_up(rules: Rules, rng: Rng, start: str, investments: bool) -> Table:
    """Wagons, courier and bonuses in place, cards laid out, a first player drawn; waiting for the first decision."""
    t = fresh_table(rules, rng)
    t.first = rng.below(rules.players)  # M1.13, MR5
    places = rules.board.start(start)
    for wagon, city in enumerate(places.wagons):  # M1.5, MR2
        t.at[wagon] = city
    if not rules.setup or rules.setup[0].name != "courier_start":
        t.courier = places.courier  # M1.6, MR4
    for city in range(rules.board.cities):  # M1.7
        t.bonus[city] = BONUS_START if t.wagon_on(city) == NOBODY else 0
    lay_out_cards(t, investments)
    t.telling = True  # the first turn begins with its event like every other
    if rules.setup:
        rules.setup[0].enter(t)
    else:
        t.begin_turn()
    t.telling = False
    return t


def lay_out_cards(t: Table, investments: bool) -> None:
    """Four Investment cards open, four face down (M1.10); in 1999 all eight are there to be had (D5)."""
    cards = list(range(len(INVESTMENTS)))
    if investments:
        t.rng.shuffle(cards)
    shown = OPEN_CARDS if investments else len(cards)
    for card in cards[:shown]:
        t.owner[card] = OPEN
    t.deck = cards[shown:]
