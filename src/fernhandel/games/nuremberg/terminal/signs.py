"""First Train to Nuremberg: the letters for pieces and influence, each with its colour, and never a colour alone."""

from collections.abc import Iterator, Mapping

from rich.text import Text

from fernhandel.core.speech import message
from fernhandel.games.nuremberg.figures import COLOURS, HIGH, INFLUENCES, LOW
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.pictures.canvas import Part
from fernhandel.pictures.picture import INKS, seat_styles

LANDLORD = "landlord"
LANDLORD_SIGN = "$"  # he wants to be paid
LETTERS = "WBRG"  # of influence: the discs lie on a white, a brown, a red and a green track
INFLUENCE_STYLES = ("bold", *(INKS[colour] for colour in ("brown", "red", "green")))


class Signs:
    """Pieces go by the first letter of their names: ``pp`` are two cubes of post."""

    def __init__(self, speech: Speech, players: int) -> None:
        pieces = speech.rules.board.pieces
        inks = (INKS["yellow"], "bold", INKS["red"], INKS["green"])
        self._speech = speech
        self._kinds = {piece: speech.say(f"{message('piece', piece)}.kind") for piece in (*pieces, LANDLORD)}
        self._letters: dict[str, Part] = {
            piece: (self._kinds[piece][0].lower(), ink) for piece, ink in zip(pieces, inks, strict=True)
        }
        self._letters[LANDLORD] = (LANDLORD_SIGN, "bold")
        self.seats = seat_styles(COLOURS[:players])
        self.influence: dict[str, Part] = dict(
            zip(INFLUENCES, zip(LETTERS, INFLUENCE_STYLES, strict=True), strict=True)
        )

    def good(self, icon: str) -> str:
        """The good of an icon on this map."""
        return self._speech.rules.board.pieces[LOW if icon == "low" else HIGH]

    def row(self, pieces: Mapping[str, int]) -> Iterator[Part]:
        """One letter for each piece."""
        for piece, count in pieces.items():
            letter, style = self._letters[piece]
            yield letter * count, style

    def pile(self, pieces: Mapping[str, int]) -> Text:
        """How many of each piece, below its letter in the heading."""
        return Text(" ").join(Text(f"{count:>2}", "" if count else "dim") for count in pieces.values())

    @property
    def pile_heading(self) -> Text:
        """Each letter above the right of its two figures."""
        pieces = self._speech.rules.board.pieces
        return Text(" ").join(Text.assemble(" ", self._letters[piece]) for piece in pieces)

    @property
    def influence_heading(self) -> Text:
        return Text("  ").join(Text(*sign) for sign in self.influence.values())

    def points(self, colours: Mapping[str, int]) -> Text:
        """``WWR``: one letter for each point of influence."""
        signs = self.influence.items()
        return Text.assemble(*((letter * colours.get(name, 0), style) for name, (letter, style) in signs))

    def seat(self, seat: int) -> Text:
        return Text(f"[{seat + 1}]", self.seats[seat])

    # -- legends -------------------------------------------------------------------------------------------------------

    def named_pieces(self, *more: str) -> Iterator[Text]:
        """``p post``."""
        for piece in (*self._speech.rules.board.pieces, *more):
            yield Text.assemble(self._letters[piece], f" {self._kinds[piece]}")

    def named_influence(self) -> Iterator[Text]:
        """``W government``."""
        for name, sign in self.influence.items():
            yield Text.assemble(sign, f" {self._speech.influence(name)}")
