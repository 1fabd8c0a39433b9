"""What the house knows of this title: its maps, displays and options, and how to deal it."""

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, get_args

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.bots import GameBots
from fernhandel.core.boxed import BoxedTitle, Built
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.chance import Rng
from fernhandel.core.game import Game
from fernhandel.core.parts import Parts
from fernhandel.core.pictures import Picture
from fernhandel.core.terms import Terms
from fernhandel.core.title import About, Edition, Option, Place
from fernhandel.games.nuremberg.actions import Actions, NurembergAction
from fernhandel.games.nuremberg.board_file import BoardData, build_board, build_display, check, parse
from fernhandel.games.nuremberg.events import NurembergEvent
from fernhandel.games.nuremberg.figures import COMPANIES, TRAIN_ROWS, UNITS
from fernhandel.games.nuremberg.imagined import imagine_table
from fernhandel.games.nuremberg.laws import check_laws
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.phases.turns import final_points, ranking, sets
from fernhandel.games.nuremberg.printed import NurembergFigures, figures_of
from fernhandel.games.nuremberg.seen import view_for
from fernhandel.games.nuremberg.sequence import STEPS, rules_for
from fernhandel.games.nuremberg.setup import set_up
from fernhandel.games.nuremberg.sketches import finish, lead
from fernhandel.games.nuremberg.state import Rules, Table
from fernhandel.games.nuremberg.text import NurembergWords
from fernhandel.games.nuremberg.view import NurembergView

if TYPE_CHECKING:
    from fernhandel.core.drawings import Drawing
    from fernhandel.core.observations import Encoding

ABOUT = About(
    id="nuremberg",
    title="First Train to Nuremberg",
    authors=("Martin Wallace",),
    players=(2, 3, 4),
    editions=(Edition("2010", "First Train to Nuremberg", "Argentum Verlag"),),
    options=(
        Option(
            "map",
            ("nuremberg", "wensleydale"),
            "nuremberg",
            "the country around Nuremberg, or the Yorkshire Dales of Last Train to Wensleydale (N14, N15)",
        ),
        Option(
            "display",
            ("d34", "d23"),
            "d34",
            "the boxes and trains for three and four players, or those for two and three (N1.1, N1.2)",
            players={"d34": (3, 4), "d23": (2, 3)},
        ),
        Option(
            "build_cubes_first",
            ("on", "off"),
            "on",
            "whether influence pays build points only when the hand has no cubes left (NR2)",
        ),
        Option(
            "chain_start",
            ("stations", "towns"),
            "stations",
            "whether a chain may start at every company station, or only in company towns and the own network (NR3)",
            since=2,
        ),
    ),
    rules=2,
)


@lru_cache(maxsize=4)
def _own_text(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")


def _own_displays() -> dict[str, Any]:
    return tomllib.loads(_own_text("displays.toml"))


THINGS = {
    "area": "area",
    "to": "area",
    "box": "box",
    "train": "train",
    "piece": "piece",
    "row": "row",
    "company": "company",
    "unit": "unit",
}


@lru_cache(maxsize=2)
def _own_map(name: str) -> BoardData:
    return parse(_own_text(f"{name}.toml"), f"{name}.toml", _own_displays())


class _Box:
    """Map, display, actions and catalogue, built once for all tables that have them."""

    def __init__(self, data: BoardData, display: str) -> None:
        self.board = build_board(data)
        self.display = build_display(data.displays.named(display))
        self.actions = Actions(self.board, self.display)
        names: dict[str, Sequence[str | int]] = {
            "box": range(1, self.display.boxes + 1),
            "area": self.board.ids,
            "to": self.board.ids,
            "unit": UNITS,
            "train": self.display.trains,
            "piece": self.board.pieces,
            "row": range(1, TRAIN_ROWS + 1),
            "company": COMPANIES,
        }
        self.catalogue = Catalogue(self.actions.all, names, THINGS, {area.id: area.name for area in data.areas})


@lru_cache(maxsize=32)
def _box_of(data: bytes, display: str) -> _Box:
    return _Box(msgspec.json.decode(data, type=BoardData), display)


class Nuremberg(BoxedTitle[BoardData, Rules, Table, NurembergView]):
    """First Train to Nuremberg on the shelf of the house."""

    about = ABOUT
    view_type = NurembergView
    board_type = BoardData
    figures_type = NurembergFigures
    event_types: ClassVar = get_args(NurembergEvent)
    public_steps: ClassVar = frozenset(step.name for step in STEPS)  # nothing is hidden in this game
    seen_alike: ClassVar = True  # N1.12
    auctions: ClassVar = frozenset({"auction"})

    def options(self, edition: str, board: dict[str, Any] | None, rules: int) -> dict[str, Option]:
        """With a map file of one's own there is no map of the house to choose."""
        offered = super().options(edition, board, rules)
        if board is not None:
            del offered["map"]
        return offered

    def parse_board(self, text: str, name: str) -> BoardData:
        return parse(text, name, _own_displays())

    def checked_board(self, data: dict[str, Any]) -> BoardData:
        return check(data, "board")

    def build(self, terms: Terms) -> Built[BoardData, Rules]:
        own = terms.board is None
        data = _own_map(terms.options["map"]) if own else msgspec.convert(terms.board, BoardData)
        box = _box_of(msgspec.json.encode(data), terms.options["display"])
        parts = (box.board, box.display, box.actions, box.catalogue)
        rules = rules_for(*parts, terms.players, terms.options, terms.rules)
        return Built(data, rules, box.catalogue)

    def auction(self, table: Table) -> str:
        which = super().auction(table)
        return which and f"{which} {table.turn}"

    def occasion(self, table: Table) -> str:
        return f"{super().occasion(table)} {table.turn}"

    def figures(self, terms: Terms) -> NurembergFigures:
        built = self.built(terms)
        return figures_of(built.rules, built.data.displays.named(terms.options["display"]))

    def catalogue_of(self, table: Table) -> Catalogue:
        return table.rules.catalogue

    def deal(self, terms: Terms, rng: Rng) -> Table:
        return set_up(self.rules(terms), rng)

    def view(self, terms: Terms, table: Table, seat: int | None) -> NurembergView:
        return view_for(terms, table, seat)

    def view_of_parts(self, terms: Terms, table: Table, seat: int | None, parts: Parts) -> NurembergView:
        return view_for(terms, table, seat, parts)

    def imagine(self, view: NurembergView, rng: Rng) -> Table:
        return imagine_table(self.rules(view.terms), view, rng)

    def lead(self, table: Table, seat: int, thing: str) -> list[Action]:
        return lead(table, seat, thing)

    def finish(self, table: Table, seat: int, wish: str) -> list[Action] | None:
        return finish(table, seat, wish)

    def progress(self, view: NurembergView) -> float | None:
        return max(0, view.turn - 1) / view.turns

    def encoding(self, terms: Terms) -> "Encoding[Table]":
        from fernhandel.games.nuremberg.observation import NurembergEncoding  # which needs more than playing does

        return NurembergEncoding(self.rules(terms))

    def standing(self, table: Table) -> list[Place]:
        """Most points first; no two seats share a place (N13.4, NR30)."""
        return [
            Place(
                rank=rank,
                seat=seat,
                score={
                    "points": final_points(table, seat),
                    "track": table.vp[seat],
                    "sets": sets(table, seat),
                    "profit": table.profit[seat],
                    "links": links_on_board(table, seat),
                },
            )
            for rank, seat in enumerate(ranking(table), 1)
        ]

    def speak(self, terms: Terms, built: Built[BoardData, Rules], language: str) -> NurembergWords:
        return NurembergWords(terms, built.data, built.rules, built.catalogue, language, None)

    def bots(self) -> GameBots:
        from fernhandel.games.nuremberg.bots import BOTS  # bots know their title, so the title learns of them late

        return BOTS

    def laws(self, table: Table) -> None:
        check_laws(table)

    def picture(self, terms: Terms, language: str, names: list[str]) -> Picture[NurembergView]:
        from fernhandel.games.nuremberg.terminal.picture import NurembergPicture  # knows its title, needs rich

        return NurembergPicture(terms, language, names)

    def drawing(
        self, terms: Terms, language: str = "en", names: Sequence[str] | None = None
    ) -> "Drawing[NurembergView]":
        from fernhandel.games.nuremberg.drawing.picture import NurembergDrawing  # knows its title

        return NurembergDrawing(terms, language, names)

    def board_summary(self, data: dict[str, Any]) -> list[str]:
        from fernhandel.games.nuremberg.terminal.summary import summarise_board

        return summarise_board(data)


NurembergGame = Game[NurembergView, NurembergAction, NurembergEvent]
NUREMBERG = Nuremberg()
