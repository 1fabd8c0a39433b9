"""Puts a table of Auf Achse into a position by hand, in the rulebook's words, so that a test reads like an example."""

import fernhandel
from fernhandel import Action, Event, Refused
from fernhandel.games.auf_achse import meta
from fernhandel.games.auf_achse.figures import TRAILERS
from fernhandel.games.auf_achse.phases.turns import begin_turn
from fernhandel.games.auf_achse.state import DRIVING, GONE, IN_PILE, IN_ROW, SET_ASIDE, Table
from fernhandel.games.auf_achse.view import AufAchseView
from scene import OpenGame

PARKED = [f"{space}#{k}" for space in ("milano~verona", "villach~trieste", "graz~wien") for k in (1, 2)]
ROW = ("dortmund-strasbourg", "villach-linz", "koeln-stuttgart", "graz-praha")


class Scene(OpenGame):
    """A game whose table lies open to the test, with all trucks placed. Contracts are called ``berlin-trieste``.

    The trucks are parked in the far south, nobody holds a contract, and the row ``ROW`` has no pile behind it.
    """

    def __init__(self, players: int = 4, edition: str = "2007", seed: int = 1, **options: str) -> None:
        super().__init__(fernhandel.make("auf_achse", players=players, edition=edition, seed=seed, **options))
        assert isinstance(self.game.table, Table)
        self.t: Table = self.game.table
        cards = meta.AUF_ACHSE.board_data(self.game.terms).contracts
        self.cards = {f"{card.start}-{card.to}": card for card in cards}
        self.t.first = 0
        self.t.holder = [SET_ASIDE] * self.t.rules.contracts.count
        self.t.contracts = [0] * players
        self.trucks(*PARKED[:players]).row(*ROW).pile()

    def by_rules(self, version: int) -> "Scene":
        """The table goes by that version of the rules, with the usual options."""
        terms = self.game.terms
        self.t.rules = meta.AUF_ACHSE.rules(meta.AUF_ACHSE.terms(terms.players, terms.edition, {}, rules=version))
        return self.refresh()

    # -- arranging ---------------------------------------------------------------------------------------------------

    def node(self, id: str) -> int:
        return self.t.rules.board.ids.index(id)

    def card(self, name: str) -> int:
        return self.t.rules.contracts.ids.index(self.cards[name].id)

    def name(self, card: int) -> str:
        contracts, ids = self.t.rules.contracts, self.t.rules.board.ids
        return f"{ids[contracts.start[card]]}-{ids[contracts.to[card]]}"

    def trucks(self, *places: str) -> "Scene":
        """Where the trucks of seat 0, seat 1, … stand."""
        for seat, place in enumerate(places):
            self.t.at[seat] = self.node(place)
        return self.refresh()

    def truck(self, seat: int, place: str) -> "Scene":
        self.t.at[seat] = self.node(place)
        return self.refresh()

    def cash(self, *amounts: int) -> "Scene":
        """The cash of seat 0, seat 1, …"""
        for seat, amount in enumerate(amounts):
            self.t.bank += self.t.cash[seat] - amount
            self.t.cash[seat] = amount
        return self.refresh()

    def owns(self, seat: int, **trailers: int) -> "Scene":
        """Trailers of a seat: ``large=1, small=2``."""
        for trailer, count in trailers.items():
            kind = TRAILERS.index(trailer)
            self.t.trailers_left[kind] += self.t.trailers[seat * 2 + kind] - count
            self.t.trailers[seat * 2 + kind] = count
        return self.refresh()

    def holds(self, seat: int, *contracts: str) -> "Scene":
        """Contracts in a hand."""
        for contract in contracts:
            self._put(self.card(contract), seat)
        return self.refresh()

    def loads(self, seat: int, *contracts: str) -> "Scene":
        """Contracts started by a seat, their goods aboard."""
        self.holds(seat, *contracts)
        for contract in contracts:
            self.t.load(self.card(contract))
            self.t.known[self.card(contract)] = True
        return self.refresh()

    def row(self, *contracts: str) -> "Scene":
        """The public contracts, from the loading dock to the corner."""
        for card in self.t.row:
            self.t.holder[card] = SET_ASIDE
        self.t.row = []
        for contract in contracts:
            self._put(self.card(contract), IN_ROW)
            self.t.row.append(self.card(contract))
        return self.refresh()

    def pile(self, *contracts: str) -> "Scene":
        """The face-down public pile, the next card first; every card that is nowhere else is set aside."""
        for card in self.t.pile:
            self.t.holder[card] = SET_ASIDE
        self.t.pile = []
        for contract in reversed(contracts):
            self._put(self.card(contract), IN_PILE)
            self.t.pile.append(self.card(contract))
        self.t.set_aside = [card for card, holder in enumerate(self.t.holder) if holder == SET_ASIDE]
        return self.refresh()

    def nothing_set_aside(self) -> "Scene":
        for card in self.t.set_aside:
            self.t.holder[card] = GONE
        self.t.set_aside = []
        return self.refresh()

    def _put(self, card: int, holder: int) -> None:
        for cards in (self.t.row, self.t.pile, self.t.set_aside):
            if card in cards:
                cards.remove(card)
        self.t.holder[card] = holder
        self.t.contracts = [self.t.holder.count(seat) for seat in range(self.t.players)]

    def construction(self, place: str) -> "Scene":
        self.t.construction = self.node(place)
        return self.refresh()

    def jam(self, place: str, drawer: int) -> "Scene":
        self.t.jam = self.node(place)
        self.t.jam_drawer = drawer
        return self.refresh()

    def sign(self, sign: str, place: str) -> "Scene":
        """Either sign, where the two must do the same; the jam is that of the last seat."""
        return self.construction(place) if sign == "construction" else self.jam(place, self.t.players - 1)

    def keeps(self, seat: int, second_driver: int = 0, local_knowledge: int = 0) -> "Scene":
        """Event cards kept by a seat, out of the pile."""
        for card, count in (("EV09", second_driver), ("EV10", local_knowledge)):
            for _ in range(count):
                self.t.event_pile.remove(self.t.rules.events.ids.index(card))
        self.t.kept_sum[seat] = second_driver
        self.t.kept_pass[seat] = local_knowledge
        return self.refresh()

    def owes(self, seat: int, *amounts: int) -> "Scene":
        """Unpaid event cards of a seat, by what is to be paid for each."""
        for amount in amounts:
            self.t.debts += [seat, amount]
        return self.refresh()

    def event_pile(self, *cards: str) -> "Scene":
        """The event pile consists of these cards, the next one first."""
        self.t.event_pile = [self.t.rules.events.ids.index(card) for card in reversed(cards)]
        return self.refresh()

    def turn(self, seat: int) -> "Scene":
        """That seat's turn begins: it is to roll, unless it misses the turn."""
        begin_turn(self.t, seat)
        return self.refresh()

    def rolls(self, seat: int, *dice: int) -> "Scene":
        """In that seat's turn these dice have been rolled."""
        begin_turn(self.t, seat)
        assert self.t.active == seat
        assert len(dice) == self.t.rules.dice
        self.t.die, self.t.other_die = (*dice, 0)[:2]
        self.t.enter(DRIVING)
        return self.refresh()

    def arrives(self, seat: int, city: str, exact: bool = True) -> "Scene":
        """In its turn that seat drives into a city: by exact count, or with a point to spare (only an own city)."""
        distance = self.t.rules.board.distance[self.node(city)]
        two_away = next(node for node in range(len(distance)) if distance[node] == 2 and node not in self.t.at)
        self.t.at[seat] = two_away
        points = 2 if exact else 3
        self.rolls(seat, *[points] * self.t.rules.dice)
        self.drive(seat, points, city, exact=exact)
        return self

    def draws(self, seat: int, *cards: str) -> list[Event]:
        """In its turn that seat drives from Hannover onto an event space by exact count and draws the first card."""
        self.event_pile(*cards).truck(seat, "hannover").rolls(seat, *[2] * self.t.rules.dice)
        return self.drive(seat, 2, "hannover~dortmund#2")

    # -- asking ------------------------------------------------------------------------------------------------------

    @property
    def step(self) -> str:
        return self.t.phase.name

    def action(self, kind: str, /, **fields: str | int) -> Action:
        if "contract" in fields:
            fields["contract"] = self.cards[str(fields["contract"])].id
        return super().action(kind, **fields)

    def options(self, seat: int, kind: str) -> list[str | int]:
        """What the seat's legal actions of a kind with one field name: places, contracts, offers, trailers."""
        found: list[str | int] = []
        for action in self.game.legal(seat):
            if action.kind == kind:
                (value,) = self.game.catalogue.values(action).values()
                found.append(self.name(getattr(action, "contract", 0)) if "contract" in action.fields else value)
        return found

    def kinds(self, seat: int) -> set[str]:
        """The kinds of action that seat may choose from."""
        return {action.kind for action in self.game.legal(seat)}

    def ends(self, seat: int, points: int, count: str = "exact", using: str = "none") -> set[str]:
        """Where that seat's truck may end with that number: by exact count, or early."""
        return self.ends_of(seat, "drive", points=points, count=count, using=using)

    def numbers(self, seat: int) -> set[int]:
        """The numbers that seat may drive without a card."""
        return {int(drive["points"]) for drive in self.values(seat, "drive") if drive["using"] == "none"}

    def drive(self, seat: int, points: int, to: str, exact: bool = True, using: str = "none") -> list[Event]:
        return self.do(seat, "drive", points=points, to=to, count="exact" if exact else "early", using=using)

    def view(self, seat: int | None) -> AufAchseView:
        view = self.game.view(seat)
        assert isinstance(view, AufAchseView)
        return view

    def where(self, seat: int) -> str:
        return self.t.rules.board.ids[self.t.at[seat]]

    def hand(self, seat: int) -> list[str]:
        return [self.name(card) for card in self.t.hand(seat)]

    def aboard(self, seat: int) -> list[str]:
        return [self.name(card) for card in self.t.aboard(seat)]

    def public(self) -> list[str]:
        """The row from the dock to the corner."""
        return [self.name(card) for card in self.t.row]

    def is_gone(self, contract: str) -> bool:
        return self.t.holder[self.card(contract)] == GONE


def said(refusal: Refused) -> tuple[str, str]:
    """Code and rule of a refusal."""
    return refusal.code, refusal.rule
