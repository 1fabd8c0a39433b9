"""The map of First Train to Nuremberg in letters: what lies in each area, the links, and the borders still free."""

from collections.abc import Callable, Collection, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from fernhandel.games.nuremberg.board_file import Area, BoardData
from fernhandel.games.nuremberg.figures import COMPANIES, DEAR_LINK, PLAIN_LINK
from fernhandel.games.nuremberg.terminal.signs import LANDLORD, Signs
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.games.nuremberg.view import AreaView, LinkView, NurembergView
from fernhandel.pictures.canvas import Canvas, Part, Point
from fernhandel.pictures.picture import flowing

HEIGHT = 38
LEAST_WIDTH = 80  # columns in which areas and their pieces still stand apart
MARGIN = 9  # half a name on either side
STATION = "○"
COMPANY_STATION = "●"
OPEN = "+"
CLOSED = "^"
PLAIN = "·"  # a free border where a link costs one build point,
DEAR = ":"  # and where it costs two


class AreaMap:
    """Draws a map whose file says where the areas lie."""

    def __init__(self, data: BoardData, speech: Speech, signs: Signs, say: Callable[..., str]) -> None:
        self._speech = speech
        self._signs = signs
        self._say = say
        self._areas = {area.id: area for area in data.areas}
        self._places: dict[str, Point] = {area.id: area.at for area in data.areas if area.at is not None}
        ids, board = speech.rules.board.ids, speech.rules.board
        borders = [(ids[a], ids[b]) for a, b in board.borders]
        self._prices = dict(zip(borders, board.prices, strict=True))

    def draw(self, view: NurembergView, width: int) -> RenderableType | None:
        canvas = self._canvas(view, width, HEIGHT)
        return None if canvas is None else Group(canvas.text(), *(flowing(line, width) for line in self._legend()))

    def part(self, view: NurembergView, width: int, height: int, about: Collection[str]) -> Text | None:
        """In that room: where it would be too dense, the part around some areas."""
        canvas = self._canvas(view, max(width, LEAST_WIDTH), max(height, HEIGHT))
        return None if canvas is None else canvas.part(about, width, height)

    def _canvas(self, view: NurembergView, width: int, height: int) -> Canvas | None:
        if len(self._places) < len(self._areas):
            return None
        canvas = Canvas(self._places, width, height, MARGIN)
        for area in self._areas.values():
            canvas.put_parts(area.id, self._sign(area, view.areas.get(area.id, AreaView())))
        for border in self._prices:
            canvas.border(*border)
        canvas.captions({id: (area.name, _name_style(area)) for id, area in self._areas.items()})
        built = {(link.a, link.b): link for link in view.links}
        for border, price in self._prices.items():
            if border not in built:
                canvas.mark(*border, PLAIN if price == PLAIN_LINK else DEAR, "")
        for border, link in built.items():
            canvas.stroke(*border, *self._owner(link))
        return canvas

    def _sign(self, area: Area, seen: AreaView) -> Iterator[Part]:
        """What the area is, and the pieces in it: ``●Rgg`` is a station of the red company with two passengers."""
        if seen.companies:
            yield COMPANY_STATION, self._signs.influence[seen.companies[0]][1]
            yield from (self._signs.influence[company] for company in seen.companies)
        elif area.station is not None:
            yield STATION, ""
        else:
            yield (OPEN if area.takes_track else CLOSED), "dim"
        goods = {self._signs.good(area.icon): seen.cubes} if area.icon is not None else {}
        yield from self._signs.row({**goods, "red": seen.red, "green": seen.green, LANDLORD: seen.landlords})

    def _owner(self, link: LinkView) -> Part:
        """The mark of a link and its style: the number of its player, or the letter of its company."""
        if link.seat is not None:
            return str(link.seat + 1), self._signs.seats[link.seat]
        return self._signs.influence[link.company or ""]

    # -- the legend ----------------------------------------------------------------------------------------------------

    def _legend(self) -> Iterator[list[Text]]:
        """Lines of signs with their meaning."""
        meanings = {
            STATION: self._say("station"),
            COMPANY_STATION: self._say("company-station"),
            OPEN: self._say("open"),
            CLOSED: self._say("closed"),
            PLAIN: self._say("free", points=PLAIN_LINK),
            DEAR: self._say("free", points=DEAR_LINK),
        }
        yield [Text(f"{sign} {meaning}") for sign, meaning in meanings.items()]
        yield list(self._signs.named_pieces(LANDLORD))
        seats = zip(self._speech.seats, self._signs.seats, strict=True)
        owners = [Text.assemble(f"─{seat}─ ", sign) for seat, sign in enumerate(seats, 1)]
        for company in COMPANIES:
            letter, style = self._signs.influence[company]
            owners.append(Text.assemble(f"─{letter}─ ", (self._speech.company(company), style)))
        yield owners


def _name_style(area: Area) -> str:
    return "bold" if area.station is not None else "" if area.takes_track else "dim"
