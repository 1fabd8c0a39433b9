"""What the house knows of this title: its editions, options and player counts, and how to deal it."""

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
from fernhandel.games.auf_achse.actions import USES, Actions, AufAchseAction, Match
from fernhandel.games.auf_achse.board_file import BoardData, build_board, build_contracts, build_events, check, parse
from fernhandel.games.auf_achse.events import AufAchseEvent
from fernhandel.games.auf_achse.figures import COLOURS, RANDOM, TRAILERS
from fernhandel.games.auf_achse.laws import check_laws
from fernhandel.games.auf_achse.printed import AufAchseFigures, figures_of
from fernhandel.games.auf_achse.seen import view_for
from fernhandel.games.auf_achse.sequence import rules_for
from fernhandel.games.auf_achse.setup import set_up
from fernhandel.games.auf_achse.state import Rules, Table
from fernhandel.games.auf_achse.text import AufAchseWords
from fernhandel.games.auf_achse.view import AufAchseView, imagine_table

if TYPE_CHECKING:
    from fernhandel.core.drawings import Drawing
    from fernhandel.core.observations import Encoding

ABOUT = About(
    id="auf_achse",
    title="Auf Achse",
    authors=("Wolfgang Kramer",),
    players=(2, 3, 4, 5, 6),
    editions=(
        Edition("2007", "Auf Achse", "Schmidt Spiele"),
        Edition("1987", "Auf Achse", "F.X. Schmid"),
    ),
    options=(
        Option(
            "variant",
            ("standard", "children"),
            "standard",
            "the full game, or the children's variant without trailers and auctions (A9)",
            editions=("2007",),
        ),
        Option(
            "free_movement",
            ("off", "on"),
            "off",
            "whether a truck may stop anywhere short of the number it chose, as the German rules can be read (AR1)",
        ),
        Option(
            "one_truck_cities",
            ("on", "off"),
            "on",
            "whether a city, too, holds one truck only (O7)",
            editions=("1987",),
        ),
        Option(
            "first_player",
            (RANDOM, *COLOURS),
            RANDOM,
            "who begins: drawn by lot, or the player of that colour (AR40)",
            players={colour: tuple(range(seat + 1, 7)) for seat, colour in enumerate(COLOURS) if seat >= 2},
            since=2,
        ),
    ),
    rules=2,
)


THINGS = {"to": "space", "contract": "contract", "trailer": "trailer", "points": "points", "offer": "offer"}


@lru_cache(maxsize=1)
def _own_text() -> str:
    return files(__package__).joinpath("board.toml").read_text("utf-8")


@lru_cache(maxsize=1)
def _own_board() -> BoardData:
    return parse(_own_text(), "board.toml")


class _Deck:
    """Board, cards, actions and catalogue of one board file in one edition, built once for all its tables."""

    def __init__(self, data: BoardData, edition: str) -> None:
        self.board = build_board(data)
        self.contracts = build_contracts(data, edition)
        self.events = build_events(data, self.board, edition)
        self.actions = Actions(self.board, self.contracts)
        names: dict[str, tuple[str | int, ...]] = {
            "to": tuple(self.board.ids),
            "contract": tuple(self.contracts.ids),
            "trailer": TRAILERS,
            "count": ("early", "exact"),
            "using": USES,
        }
        self.catalogue = Catalogue(self.actions.all, names, THINGS, {city.id: city.name for city in data.cities})


@lru_cache(maxsize=32)
def _deck_of(data: bytes, edition: str) -> _Deck:
    return _Deck(msgspec.json.decode(data, type=BoardData), edition)


class AufAchse(BoxedTitle[BoardData, Rules, Table, AufAchseView]):
    """Auf Achse on the shelf of the house."""

    about = ABOUT
    view_type = AufAchseView
    board_type = BoardData
    figures_type = AufAchseFigures
    event_types: ClassVar = get_args(AufAchseEvent)
    public_steps: ClassVar = frozenset(
        {"placing", "rolling", "driving", "signing", "going", "jamming", "bidding", "ending"}
    )
    auctions: ClassVar = frozenset({"bidding"})

    def parse_board(self, text: str, name: str) -> BoardData:
        return parse(text, name, tomllib.loads(_own_text()))

    def checked_board(self, data: dict[str, Any]) -> BoardData:
        return check(data, "board")

    def build(self, terms: Terms) -> Built[BoardData, Rules]:
        data = _own_board() if terms.board is None else msgspec.convert(terms.board, BoardData)
        deck = _deck_of(msgspec.json.encode(data), terms.edition)
        rules = rules_for(deck.board, deck.actions, deck.catalogue, deck.contracts, deck.events, terms)
        rules.trailer_room = [trailer.capacity for trailer in data.trailers]
        rules.trailer_price = [trailer.price for trailer in data.trailers]
        rules.trailer_count = [trailer.count for trailer in data.trailers]
        return Built(data, rules, deck.catalogue)

    def figures(self, terms: Terms) -> AufAchseFigures:
        return figures_of(self.rules(terms))

    def catalogue_of(self, table: Table) -> Catalogue:
        return table.rules.catalogue

    def deal(self, terms: Terms, rng: Rng) -> Table:
        return set_up(self.rules(terms), rng)

    def view(self, terms: Terms, table: Table, seat: int | None) -> AufAchseView:
        return view_for(terms, table, seat)

    def view_of_parts(self, terms: Terms, table: Table, seat: int | None, parts: Parts) -> AufAchseView:
        return view_for(terms, table, seat, parts)

    def imagine(self, view: AufAchseView, rng: Rng) -> Table:
        return imagine_table(self.rules(view.terms), view, rng)

    def auction(self, table: Table) -> str:
        which = super().auction(table)
        return which and f"{which} {table.turn} {table.rules.contracts.ids[table.chosen]}"

    def occasion(self, table: Table) -> str:
        return f"{super().occasion(table)} {table.turn}"

    def bid_of(self, table: Table, action: Action) -> int | None:
        """To match is to bid as much as the last bidder (A7.4)."""
        return table.offer if isinstance(action, Match) else super().bid_of(table, action)

    def progress(self, view: AufAchseView) -> float | None:
        """By the contracts that have left it."""
        here = len(view.row) + view.pile + sum(player.contracts for player in view.players)
        gone = len(view.gone)
        return gone / (gone + here) if gone + here else 1.0

    def encoding(self, terms: Terms) -> "Encoding[Table]":
        from fernhandel.games.auf_achse.observation import AufAchseEncoding  # which needs more than playing does

        return AufAchseEncoding(self.rules(terms))

    def standing(self, table: Table) -> list[Place]:
        """The richest in cash wins; nothing else counts (A8.2, AR38), and equals share a place (AR37)."""
        best_first = sorted(range(table.players), key=lambda seat: table.cash[seat], reverse=True)
        return [
            Place(
                rank=1 + sum(table.cash[other] > table.cash[seat] for other in best_first),
                seat=seat,
                score={"cash": table.cash[seat]},
            )
            for seat in best_first
        ]

    def speak(self, terms: Terms, built: Built[BoardData, Rules], language: str) -> AufAchseWords:
        return AufAchseWords(terms, built.data, built.rules, built.catalogue, language, None)

    def bots(self) -> GameBots:
        from fernhandel.games.auf_achse.bots import BOTS  # bots know their title, so the title learns of them late

        return BOTS

    def laws(self, table: Table) -> None:
        check_laws(table)

    def picture(self, terms: Terms, language: str, names: list[str]) -> Picture[AufAchseView]:
        from fernhandel.games.auf_achse.terminal.picture import AufAchsePicture  # knows its title, needs rich

        return AufAchsePicture(terms, language, names)

    def drawing(
        self, terms: Terms, language: str = "en", names: Sequence[str] | None = None
    ) -> "Drawing[AufAchseView]":
        from fernhandel.games.auf_achse.drawing.picture import AufAchseDrawing  # knows its title

        return AufAchseDrawing(terms, language, names)

    def board_summary(self, data: dict[str, Any]) -> list[str]:
        from fernhandel.games.auf_achse.terminal.summary import summarise_board

        return summarise_board(data)


AufAchseGame = Game[AufAchseView, AufAchseAction, AufAchseEvent]
AUF_ACHSE = AufAchse()
