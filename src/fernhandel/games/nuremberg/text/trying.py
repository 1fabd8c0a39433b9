"""What a seat tries: the table before it, what is paid for it, and the small parts that all outlooks are made of."""

from collections.abc import Iterable, Mapping, Sequence

from fernhandel.core.actions import Action
from fernhandel.core.events import Event
from fernhandel.core.outlook import Change, Tone
from fernhandel.core.speech import message
from fernhandel.games.nuremberg.events import Paid
from fernhandel.games.nuremberg.figures import CUBE, HIGH, INFLUENCES, PIECES, RED_PASSENGER, TRACKS_OF_INFLUENCE, UNITS
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.phases.trains import pieces_at
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.text.prompt import table_of
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.games.nuremberg.track import in_network, loadable
from fernhandel.games.nuremberg.view import NurembergView

Reach = dict[int, int]
"""What a seat can load, by area and piece (as the actions are): how many lie there."""


class Tried:
    """A row of actions of the seat that looks, on the table as it is."""

    def __init__(self, speech: Speech, view: NurembergView, actions: Sequence[Action], events: Sequence[Event]) -> None:
        assert view.seat is not None
        self.speech = speech
        self.view = view
        self.seat = view.seat
        self.actions = actions
        self.events = events
        self.table = table_of(speech, view)
        self.paid: dict[str, int] = {}
        for event in events:
            if isinstance(event, Paid) and event.seat == self.seat:
                for unit, count in event.units.items():
                    self.paid[unit] = self.paid.get(unit, 0) + count

    def say(self, id: str, **facts: str | int) -> str:
        return self.speech.say(id, **facts)

    def units(self) -> str:
        """What is paid, in the order of the means, in few words: "1 cube, influence: 2 government"."""
        influence = self.speech.points({colour: self.paid.get(colour, 0) for colour in INFLUENCES})
        cubes = self.paid.get(UNITS[CUBE], 0)
        if not influence:
            return self.say("cubes", cubes=cubes) if cubes else ""
        return self.say("outlook-paid", cubes=cubes, points=influence)

    def unit_thing(self, unit: str) -> str:
        return f"cube:{self.seat}" if unit == UNITS[CUBE] else f"influence:{unit}"

    def spent(self) -> list[Change]:
        """What is paid with becomes less."""
        changes: list[Change] = []
        for number, unit in enumerate(UNITS):
            count = self.paid.get(unit, 0)
            if count:
                about = self.say("outlook-hand") if number == CUBE else self.say(message("track", unit))
                have = self.table.units_of(self.seat, number)
                changes.append(becoming(about, have, have - count, self.unit_thing(unit)))
        return changes

    def pay(self, t: Table) -> None:
        """Take what is paid from the seat at another table."""
        for number, unit in enumerate(UNITS):
            count = self.paid.get(unit, 0)
            if number == CUBE:
                t.spend_cubes(self.seat, count)
            else:
                t.influence[self.seat * TRACKS_OF_INFLUENCE + number - 1] -= count

    def upkeep(self, t: Table) -> Change:
        """What the own links take away in every turn, now and at another table (N9.2)."""
        before, after = links_on_board(self.table, self.seat), links_on_board(t, self.seat)
        return Change(
            about=self.say("outlook-upkeep"),
            before=self.speech.signed(-before) if before != after else "",
            after=self.speech.signed(-after),
            tone=tone_of(before - after),
            thing=f"link:{self.seat}",
        )

    def where(self, reach: Reach, t: Table) -> list[tuple[str, str, str]]:
        """By kind of piece: its name, what there is of it, and where; high goods with the stations that serve them."""
        board = self.speech.rules.board
        told: list[tuple[str, str, str]] = []
        for piece, name in enumerate(board.pieces):
            areas = {code // PIECES: count for code, count in reach.items() if code % PIECES == piece}
            if areas:
                alone = len(areas) == 1
                places = [self._place(t, area, piece, 0 if alone else count) for area, count in areas.items()]
                told.append((name, self.speech.pieces({name: sum(areas.values())}), ", ".join(places)))
        return told

    def _place(self, t: Table, area: int, piece: int, count: int) -> str:
        """An area, with what lies there if that is not told already, and where it is loaded."""
        board = self.speech.rules.board
        place = self.speech.area(board.ids[area])
        if count:
            place = self.say("counted-for", what=place, count=count)
        if piece != HIGH:
            return place
        serving = [s for s in board.serving[area] if t.company[s] == 0 and in_network(t, self.seat, s)]
        stations = self.speech.either(self.speech.area(board.ids[station]) for station in serving)
        return self.say("outlook-at", area=place, stations=stations)

    def pieces(self, reach: Reach) -> str:
        """Everything within reach, counted by kind; empty without any."""
        return self.speech.pieces(counted(self.speech.rules.board.pieces, reach))


def becoming(about: str, before: int, after: int, thing: str = "", more_is_better: bool = True) -> Change:
    tone = tone_of(after - before if more_is_better else before - after)
    return Change(about=about, before=str(before) if before != after else "", after=str(after), tone=tone, thing=thing)


def tone_of(gain: int) -> Tone:
    return "better" if gain > 0 else "worse" if gain < 0 else ""


def reach_of(t: Table, seat: int) -> Reach:
    """What a seat could load if it had the trains for it (N8.5 to N8.7)."""
    return {code: pieces_at(t, code // PIECES, code % PIECES) for code in loadable(t, seat)}


def counted(names: Iterable[str], reach: Mapping[int, int]) -> dict[str, int]:
    return {
        name: sum(count for code, count in reach.items() if code % PIECES == piece) for piece, name in enumerate(names)
    }


def is_passenger(code: int) -> bool:
    return code % PIECES >= RED_PASSENGER
