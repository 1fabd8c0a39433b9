"""The table of First Train to Nuremberg: everything that lies on it, and its copy."""

from typing import ClassVar, Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.chance import Rng
from fernhandel.core.phases import Phase
from fernhandel.core.refusals import Refused
from fernhandel.core.rules import SharedRules
from fernhandel.core.table import ALONE
from fernhandel.core.table import Table as CoreTable
from fernhandel.core.terms import Terms
from fernhandel.games.nuremberg.actions import Actions
from fernhandel.games.nuremberg.board import Board, Display
from fernhandel.games.nuremberg.figures import COMPANY_LINKS, CUBE, PIECES, TRACKS_OF_INFLUENCE, TRAIN_ROWS

NOBODY: Final = -1
NO_TRAIN: Final = -1
FREE: Final = -1  # a border without a link
UNASKED: Final[list[Action]] = []

# The steps of a turn by number, so that one step can lead to another without knowing it.
AUCTION: Final = 0
BUILDING: Final = 1
PAYING_TRACK: Final = 2
TRAINS: Final = 3
PAYING_TRAIN: Final = 4
TAKEOVERS: Final = 5


class Rules(SharedRules):
    """The terms of a table in the form the phases ask for."""

    def __init__(self, board: Board, display: Display, actions: Actions, catalogue: Catalogue, players: int) -> None:
        super().__init__()
        self.board = board
        self.display = display
        self.actions = actions
        self.catalogue = catalogue  # of these actions, for whoever has a table and wants their words
        self.players = players
        self.turns = display.turns[players]  # N1.2
        self.steps: list[Phase[Table]] = []  # by the numbers above
        self.cubes_first = True  # NR2
        self.runs_lead_through = True  # the company's station at the first link, NR36
        self.starts_in_towns_only = False  # NR3


class Table(CoreTable):
    """Lists by area, border, seat and box.

    What changes seldom is made anew when it does, so that copies share it: ``rules``, the lists marked as such, and
    what is ``remembered``.
    """

    remembered: ClassVar[tuple[str, ...]] = ("reach", "options", "changes")

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        cubes: list[int],
        reds: list[int],
        greens: list[int],
        landlords: list[int],
        gone: list[int],
        owner: list[int],
        touch: list[int],
        company: list[int],
        hand: list[int],
        stock: list[int],
        links: list[int],
        vp: list[int],
        profit: list[int],
        influence: list[int],
        stacks: list[int],
        pile: list[int],
        train: list[int],
        load: list[int],
        token: list[int],
        bidder: list[int],
        bid: list[int],
        order: list[int],
        build_order: list[int],
        train_order: list[int],
        chain: list[int],
    ) -> None:
        super().__init__(rules.players, rng)
        self.rules = rules
        # the map
        self.cubes = cubes  # by area, of the good its icon shows
        self.reds = reds  # by station, passengers
        self.greens = greens
        self.landlords = landlords  # by area that takes track, though only stations have any; made anew
        self.gone = gone  # by kind of piece, what has left the game; made anew
        self.owner = owner  # by border: a seat, a company, or FREE
        self.touch = touch  # by area that takes track, bits: the owners of links there; made anew
        self.company = company  # by area that takes track, bits: the companies whose station it is (N2.4); made anew
        # by seat
        self.hand = hand  # investment cubes
        self.stock = stock
        self.links = links  # not on the board; made anew
        self.vp = vp  # made anew
        self.profit = profit  # made anew
        self.influence = influence  # by seat and colour
        self.stacks = stacks  # by track, the seats: whose disc was moved last comes first (N2.7)
        self.pile = pile  # by seat and piece, the score pile; made anew
        self.train = train  # by seat and row
        self.load = load  # by seat, row and piece
        # by box
        self.token = token  # the colour drawn; made anew
        self.bidder = bidder
        self.bid = bid
        # orders of seats, made anew
        self.order = order
        self.build_order = build_order
        self.train_order = train_order
        self.chain = chain  # areas of the chain being built, or of the run being sold; made anew
        #: By seat what it can load this turn, by area and piece; made anew, never changed (N8.5 to N8.7).
        self.reach: list[list[int]] = []
        #: What the seat asked may do, where a step had to find that out before it asked; never changed.
        self.options = UNASKED

        self.changes: i64 = 0  # how often pieces came on a train or off the map: who told them need not again
        self.phase: Phase[Table] = rules.steps[AUCTION]
        self.turn: i64 = 0
        self.place: i64 = 0  # in the order of this phase
        self.asked: i64 = NOBODY  # who decides now
        self.passed: i64 = 0  # bits: seats that are out of the trains
        self.points: i64 = 0  # price of the chain: build points,
        self.red_fee: i64 = 0  # and influence by colour
        self.green_fee: i64 = 0
        self.land_fee: i64 = 0
        self.due: i64 = 0  # what is still to be paid, in units
        self.buyer: i64 = NOBODY  # the company that takes over
        self.joined = False  # the connection bonus has been scored (N14.4)
        self.taken: i64 = 0  # bits: trains that have an owner this turn
        self.red_links: i64 = COMPANY_LINKS  # in the supply (N1.13)
        self.green_links: i64 = COMPANY_LINKS

    def copy(self) -> "Table":
        t = Table(
            self.rules,
            self.rng.copy(),
            self.cubes.copy(),
            self.reds.copy(),
            self.greens.copy(),
            self.landlords,
            self.gone,
            self.owner.copy(),
            self.touch,
            self.company,
            self.hand.copy(),
            self.stock.copy(),
            self.links,
            self.vp,
            self.profit,
            self.influence.copy(),
            self.stacks.copy(),
            self.pile,
            self.train.copy(),
            self.load.copy(),
            self.token,
            self.bidder.copy(),
            self.bid.copy(),
            self.order,
            self.build_order,
            self.train_order,
            self.chain,
        )
        t.reach = self.reach
        t.options = self.options
        t.over = self.over
        t.changes = self.changes
        t.phase = self.phase
        t.turn = self.turn
        t.place = self.place
        t.asked = self.asked
        t.passed = self.passed
        t.points = self.points
        t.red_fee = self.red_fee
        t.green_fee = self.green_fee
        t.land_fee = self.land_fee
        t.due = self.due
        t.buyer = self.buyer
        t.joined = self.joined
        t.taken = self.taken
        t.red_links = self.red_links
        t.green_links = self.green_links
        return t

    def fingerprint(self) -> list[int]:
        lists = [self.cubes, self.reds, self.greens, self.landlords, self.gone, self.owner, self.touch, self.company]
        lists += [self.hand, self.stock, self.links, self.vp, self.profit, self.influence, self.stacks, self.pile]
        lists += [self.train, self.load, self.token, self.bidder, self.bid, self.order, self.build_order]
        lists += [self.train_order, self.chain]
        lists.append([self.turn, self.place, self.asked, self.passed, self.points, self.red_fee, self.green_fee])
        lists.append([self.land_fee, self.due, self.buyer, int(self.joined), self.taken, self.red_links])
        lists.append([self.green_links, int(self.over)])
        return self.in_one(lists)

    # -- the contract --------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.over else ALONE[self.asked]

    def legal(self, seat: int) -> list[Action]:
        return self.options or self.phase.legal(self, seat)

    def play(self, seat: int, action: Action) -> None:
        self.options = UNASKED
        self.phase.play(self, seat, action)

    def dealt_under(self) -> Terms:
        assert self.rules.terms is not None
        return self.rules.terms

    def step_name(self) -> str:
        return self.phase.name

    def asking_rule(self) -> str:
        return self.phase.rule

    def refusal(self, seat: int, action: Action) -> Refused:
        return self.phase.refusal(self, seat, action)

    def enter(self, step: int) -> None:
        self.rules.steps[step].enter(self)

    # -- discs ---------------------------------------------------------------------------------------------------------

    def put_on_top(self, track: i64, seat: i64) -> None:
        """A disc that moved lies on top of its new space (N2.7, NR12); those above its old place go one down."""
        i: i64 = track * self.players
        disc = seat
        while True:
            below: i64 = self.stacks[i]
            self.stacks[i] = disc
            if below == seat:
                return
            disc = below
            i += 1

    def set_influence(self, seat: i64, colour: i64, value: i64) -> None:
        at = seat * TRACKS_OF_INFLUENCE + colour
        if self.influence[at] != value:  # a disc that stays keeps its place in the stack
            self.influence[at] = value
            self.put_on_top(colour, seat)

    def influence_of(self, seat: i64, colour: i64) -> i64:
        return self.influence[seat * TRACKS_OF_INFLUENCE + colour]

    def spend(self, seat: i64, colour: i64, points: i64) -> None:
        if points > 0:
            self.influence[seat * TRACKS_OF_INFLUENCE + colour] -= points
            self.put_on_top(colour, seat)

    def spend_cubes(self, seat: i64, cubes: i64) -> None:
        """Spent cubes go to the stock (N7.11)."""
        self.hand[seat] -= cubes
        self.stock[seat] += cubes

    def units_of(self, seat: i64, unit: i64) -> i64:
        """How much of a means of payment a seat has."""
        return self.hand[seat] if unit == CUBE else self.influence[seat * TRACKS_OF_INFLUENCE + unit - 1]

    # -- trains --------------------------------------------------------------------------------------------------------

    def train_in_row(self, seat: i64, row: i64) -> i64:
        return self.train[seat * TRAIN_ROWS + row]

    def loaded(self, seat: i64, row: i64, piece: i64) -> i64:
        return self.load[(seat * TRAIN_ROWS + row) * PIECES + piece]
