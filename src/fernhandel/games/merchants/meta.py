"""What the house knows of this title: its editions, options and player counts, and how to deal it."""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, get_args

import msgspec

from fernhandel.core.bots import GameBots
from fernhandel.core.boxed import BoxedTitle, Built
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.chance import Rng
from fernhandel.core.deals.clauses import Clause
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.deals.spoken import ATTENTION, HUSHES, TIMES
from fernhandel.core.game import Game
from fernhandel.core.parts import Parts
from fernhandel.core.pictures import Picture
from fernhandel.core.refusals import BadInput
from fernhandel.core.terms import Terms
from fernhandel.core.title import About, Edition, Lesson, Option, Place
from fernhandel.games.merchants.actions import Actions, MerchantsAction
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.board_file import BoardData, build, check, parse
from fernhandel.games.merchants.deals.bargain import MerchantsBargain
from fernhandel.games.merchants.deals.vocabulary import CHANGES, DEEDS, MOMENTS, happenings, vocabulary
from fernhandel.games.merchants.events import MerchantsEvent
from fernhandel.games.merchants.figures import GOODS, INFLUENCES, INVESTMENTS
from fernhandel.games.merchants.laws import check_laws
from fernhandel.games.merchants.phases.movement import COURIER_NAMES
from fernhandel.games.merchants.phases.prices import ARROWS
from fernhandel.games.merchants.printed import MerchantsFigures, figures_of
from fernhandel.games.merchants.seen import view_for
from fernhandel.games.merchants.sequence import rules_for
from fernhandel.games.merchants.setup import set_up
from fernhandel.games.merchants.state import NOBODY, Rules, Table
from fernhandel.games.merchants.text import MerchantsWords
from fernhandel.games.merchants.view import MerchantsView, imagine_table

if TYPE_CHECKING:
    from fernhandel.core.drawings import Drawing
    from fernhandel.core.observations import Encoding

DEALS_BEGIN = 148  # moves behind the learner in the lesson on deals; tests/merchants/make_lesson.py tells it

ABOUT = About(
    id="merchants",
    title="Merchants of the Middle Ages",
    authors=("Wolfgang Kramer", "Richard Ulrich"),
    players=(2, 3, 4),
    editions=(
        Edition("2010", "Merchants of the Middle Ages", "Z-Man Games / Filosofia"),
        Edition("1999", "Die Händler", "Queen Games"),
    ),
    options=(
        Option(
            "money",
            ("hidden", "open"),
            "hidden",
            "whether the players see each other's money; by the rules it lies behind a screen (M1.14)",
        ),
        Option(
            "start",
            ("A", "B", "random"),
            "A",
            "where the wagons start: A Paris, Köln, Genova; B Genova, Brugge, Wien; or drawn by lot (M1.5, MR3)",
            editions=("2010",),
        ),
        Option(
            "courier",
            ("fixed", "chosen"),
            "fixed",
            "whether the courier starts where the start set says or where the first player puts it (M1.6, MR4)",
        ),
        Option(
            "auctions",
            ("first", "per_wagon"),
            "first",
            "all Loading Master titles are auctioned before any wagon is loaded, or wagon by wagon (M3.2, MR9)",
            defaults={"1999": "per_wagon"},
        ),
        Option(
            "junction_stop",
            ("next_mover", "stopper"),
            "next_mover",
            "who chooses the branch for a wagon that stopped on a junction (M4.5, MR43)",
        ),
        Option(
            "bonus_step",
            ("per_arrival", "per_turn"),
            "per_arrival",
            "bonuses rise one step for each arrival, or one step in each turn with an arrival (M6.5, D23)",
            defaults={"1999": "per_turn"},
        ),
        Option(
            "abilities",
            ("auction", "split", "dealt"),
            "auction",
            "how everybody comes to two ability cards: by auction; by auction, one dear and one cheap card each; "
            "or in dealt pairs for 1000 (D5, D7, D8)",
            editions=("1999",),
        ),
        Option(
            "labels_1999",
            ("genf", "hamburg"),
            "genf",
            "which names three cities bear: Wien, Genf and Genua, or Hamburg, Genova and Wien as in 2010 (D14)",
            editions=("1999",),
        ),
        Option(
            "deals",
            ("fees", "cunning"),
            "fees",
            "whether the active player can make binding deals of every kind with the others, or only agree on "
            "loading fees (M12)",
            since=3,
        ),
    ),
    rules=3,
)


THINGS = {
    "good": "good",
    "city": "city",
    "wagon": "wagon",
    "tile": "tile",
    "to": "space",
    "card": "card",
    "influence": "influence",
    "tokens": "tokens",
    "over": "space",
}


@lru_cache(maxsize=1)
def _own_board() -> BoardData:
    return parse(files(__package__).joinpath("board.toml").read_text("utf-8"), "board.toml")


@lru_cache(maxsize=64)
def _on_board(data: bytes, deals: bool) -> tuple[Board, Actions, Catalogue]:
    file = msgspec.json.decode(data, type=BoardData)
    board = build(file)
    actions = Actions(board)
    names: dict[str, tuple[str | int, ...]] = {
        "good": GOODS,
        "city": tuple(board.ids[: board.cities]),
        "wagon": (1, 2, 3),
        "influence": INFLUENCES,
        "card": INVESTMENTS,
        "arrow": ARROWS,
        "other_arrow": ARROWS,
        "direction": ("down", "up"),
        "by": COURIER_NAMES,
        "to": tuple(board.ids),
        "via": tuple(board.ids),
    }
    if deals:
        actions.add_phrases(vocabulary(board, first_edition=False))
        names |= {
            "influence": (*INFLUENCES, "sealed"),
            "over": tuple(board.ids),
            "happening": tuple(happening.name for happening in happenings(first_edition=False)),
            "deed": tuple(deed.name for deed in DEEDS),
            "moment": tuple(MOMENTS),
            "change": CHANGES,
            "times": TIMES,
            "how": ATTENTION,
            "until": HUSHES,
        }
    return board, actions, Catalogue(actions.all, names, THINGS, {city.id: city.name for city in file.cities})


def start_of(terms: Terms, rng: Rng) -> str:
    """Which of the board's start sets is played: one that goes with the labels shown (D13), else as the option says."""
    data = MERCHANTS.board_data(terms)
    labels = terms.options.get("labels_1999", "")
    if labels in data.labels and labels in data.starts:
        return labels
    names = sorted(name for name in data.starts if name not in data.labels)
    wanted = terms.options.get("start", "A")
    if wanted == "random":
        return names[rng.below(len(names))]
    if wanted != "A" and wanted not in names:
        raise BadInput(f"this board has no start set {wanted!r}; it has {', '.join(names)}")
    return wanted if wanted in names else names[0]


class Merchants(BoxedTitle[BoardData, Rules, Table, MerchantsView]):
    """Merchants of the Middle Ages on the shelf of the house."""

    about = ABOUT
    view_type = MerchantsView
    board_type = BoardData
    figures_type = MerchantsFigures
    event_types: ClassVar = get_args(MerchantsEvent)
    public_steps: ClassVar = frozenset({"courier_start", "movement", "facing", "offices", "taking_card"})
    auctions: ClassVar = frozenset({"investments", "ability_auction"})

    def parse_board(self, text: str, name: str) -> BoardData:
        return parse(text, name)

    def checked_board(self, data: dict[str, Any]) -> BoardData:
        return check(data, "board")

    def build(self, terms: Terms) -> Built[BoardData, Rules]:
        data = _own_board() if terms.board is None else msgspec.convert(terms.board, BoardData)
        deals = terms.options.get("deals") == "cunning"
        board, actions, catalogue = _on_board(msgspec.json.encode(data), deals)
        rules = rules_for(board, actions, catalogue, terms.players, terms.edition, terms.options, terms.rules)
        if actions.phrases is not None:
            words = vocabulary(board, first_edition=terms.edition == "1999")
            rules.bargain = MerchantsBargain(words, actions.phrases, catalogue)
        return Built(data, rules, catalogue)

    def auction(self, table: Table) -> str:
        """Cards are auctioned one after another in the same step: by name, or the first, the second of a turn."""
        which = super().auction(table)
        lot = str(1 + table.winners.bit_count()) if table.card == NOBODY else INVESTMENTS[table.card]
        return which and f"{which} {table.turn} {lot}"

    def occasion(self, table: Table) -> str:
        """Wagons are loaded one after another in the same step, and goods are bought in two rounds (M2.5)."""
        return f"{super().occasion(table)} {table.turn} {table.wagon} {table.cursor}"

    def figures(self, terms: Terms) -> MerchantsFigures:
        return figures_of(self.rules(terms))

    def catalogue_of(self, table: Table) -> Catalogue:
        return table.rules.catalogue

    def deal(self, terms: Terms, rng: Rng) -> Table:
        rules = self.rules(terms)
        return set_up(rules, rng, start_of(terms, rng), investments=terms.edition == "2010")

    def view(self, terms: Terms, table: Table, seat: int | None) -> MerchantsView:
        return view_for(terms, table, seat)

    def view_of_parts(self, terms: Terms, table: Table, seat: int | None, parts: Parts) -> MerchantsView:
        return view_for(terms, table, seat, parts)

    def imagine(self, view: MerchantsView, rng: Rng) -> Table:
        return imagine_table(self.rules(view.terms), view, rng)

    def hear(
        self,
        terms: Terms,
        table: Table,
        seat: int,
        said: str | SaidClauses,
        language: str,
        names: Sequence[str] | None = None,
        to: int | None = None,
    ) -> list[Clause]:
        bargain = table.rules.bargain
        if not isinstance(bargain, MerchantsBargain):
            return super().hear(terms, table, seat, said, language, names, to)
        if not isinstance(said, str):
            return bargain.reader.clauses(said)
        words = self.words(terms, language, names)
        assert isinstance(words, MerchantsWords)
        return words.read_line(said, seat, terms.players, bargain.active(table) if to is None else to)

    def progress(self, view: MerchantsView) -> float | None:
        """By the arrivals that end it (M11.1)."""
        return min(1.0, view.arrivals / view.last_arrival)

    def encoding(self, terms: Terms) -> "Encoding[Table]":
        from fernhandel.games.merchants.observation import MerchantsEncoding  # which needs more than playing does

        return MerchantsEncoding(self.rules(terms))

    def standing(self, table: Table) -> list[Place]:
        """Highest status, then money; whoever holds a Letter of Credit comes behind all others (M11.2, M11.3)."""
        t = table
        merits = [(t.letters[seat] == 0, t.status[seat], t.money[seat]) for seat in range(t.players)]
        best_first = sorted(range(t.players), key=lambda seat: merits[seat], reverse=True)
        return [
            Place(
                rank=1 + sum(merits[other] > merits[seat] for other in best_first),  # MR31: equal merits share a place
                seat=seat,
                score={"status": t.status[seat], "money": t.money[seat], "letters": t.letters[seat]},
            )
            for seat in best_first
        ]

    def speak(self, terms: Terms, built: Built[BoardData, Rules], language: str) -> MerchantsWords:
        return MerchantsWords(terms, built.data, built.rules, built.catalogue, language, None)

    def bots(self) -> GameBots:
        from fernhandel.games.merchants.bots import BOTS  # bots know their title, so the title learns of them late

        return BOTS

    def lessons(self) -> tuple[Lesson, ...]:
        return super().lessons() + self._lesson("deals", "lesson_deals.fernhandel", DEALS_BEGIN)

    def laws(self, table: Table) -> None:
        check_laws(table)

    def picture(self, terms: Terms, language: str, names: list[str]) -> Picture[MerchantsView]:
        from fernhandel.games.merchants.terminal.picture import MerchantsPicture  # knows its title, needs rich

        return MerchantsPicture(terms, language, names)

    def drawing(
        self, terms: Terms, language: str = "en", names: Sequence[str] | None = None
    ) -> "Drawing[MerchantsView]":
        from fernhandel.games.merchants.drawing.picture import MerchantsDrawing  # knows its title

        return MerchantsDrawing(terms, language, names)

    def board_summary(self, data: dict[str, Any]) -> list[str]:
        from fernhandel.games.merchants.terminal.summary import summarise_board

        return summarise_board(data)


MerchantsGame = Game[MerchantsView, MerchantsAction, MerchantsEvent]
MERCHANTS = Merchants()
