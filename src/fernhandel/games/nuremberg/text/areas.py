"""What lies in the areas of the map, in words."""

from collections.abc import Iterator
from typing import Final

from fernhandel.core.speech import capital, message
from fernhandel.games.nuremberg.figures import COMPANIES, HIGH, LOW
from fernhandel.games.nuremberg.text.speech import Speech
from fernhandel.games.nuremberg.view import AreaView, NurembergView

EMPTY: Final = AreaView()


def tell_area(speech: Speech, view: NurembergView, id: str) -> str:
    """An area with everything a link into it could be built for: "Stein (station; 1 landlord; beside it 3 beer)"."""
    board = speech.rules.board
    area = speech.number[id]
    seen = view.areas.get(id, EMPTY)
    if board.is_station(area):
        told = [_station(speech, seen)]
        told += _known(speech.pieces({"red": seen.red, "green": seen.green, "landlord": seen.landlords}))
        if not seen.companies:  # N8.6
            told += _known(_goods_beside(speech, view, area))
    else:
        told = _known(speech.pieces({board.pieces[LOW]: seen.cubes}))
    return speech.say("area-with", area=speech.area(id), told="; ".join(told) or "none")


def _known(text: str) -> list[str]:
    return [text] if text else []


def _station(speech: Speech, seen: AreaView) -> str:
    if len(seen.companies) == 1:
        return speech.say("station-of", company=speech.company(seen.companies[0]))
    return speech.say("station-of-both" if seen.companies else "station")


def _goods_beside(speech: Speech, view: NurembergView, station: int) -> str:
    board = speech.rules.board
    cubes = sum(view.areas.get(board.ids[area], EMPTY).cubes for area in board.high_beside[station])
    return speech.say("beside", pieces=speech.pieces({board.pieces[HIGH]: cubes})) if cubes else ""


# -- by kind -------------------------------------------------------------------------------------------------------


def tell_pieces(speech: Speech, view: NurembergView) -> Iterator[str]:
    """Where the pieces of each kind are: goods, passengers, landlords."""
    board = speech.rules.board
    cubes = {id: seen.cubes for id, seen in view.areas.items() if seen.cubes}
    low = {id: count for id, count in cubes.items() if board.icon[speech.number[id]] == LOW}
    yield _where(speech, board.pieces[LOW], low)
    yield _where_high(speech, view, {id: count for id, count in cubes.items() if id not in low})
    yield _where(speech, "red", {id: seen.red for id, seen in view.areas.items() if seen.red})
    yield _where(speech, "green", {id: seen.green for id, seen in view.areas.items() if seen.green})
    yield _where(speech, "landlord", {id: seen.landlords for id, seen in view.areas.items() if seen.landlords})


def _where(speech: Speech, piece: str, counts: dict[str, int]) -> str:
    told = [speech.say("counted-for", what=speech.area(id), count=count) for id, count in counts.items()]
    return _listed(speech, "pieces-at", piece, ", ".join(told))


def _where_high(speech: Speech, view: NurembergView, counts: dict[str, int]) -> str:
    """High goods with the neutral stations from which they can be loaded (N8.6)."""
    board = speech.rules.board
    told: list[str] = []
    for id, count in counts.items():
        beside = [board.ids[station] for station in board.serving[speech.number[id]]]
        neutral = [speech.area(station) for station in beside if not view.areas.get(station, EMPTY).companies]
        told.append(speech.say("counted-from", area=speech.area(id), count=count, stations=", ".join(neutral)))
    return _listed(speech, "pieces-from", board.pieces[HIGH], "; ".join(told))


def _listed(speech: Speech, line: str, piece: str, told: str) -> str:
    kind = capital(speech.say(f"{message('piece', piece)}.kind"))
    return speech.say(line if told else "no-pieces", kind=kind, told=told)


def tell_stations(speech: Speech, view: NurembergView) -> Iterator[str]:
    """The stations of each company (N2.4)."""
    for company in COMPANIES:
        stations = [speech.area(id) for id, seen in view.areas.items() if company in seen.companies]
        yield speech.say(
            "company-line",
            company=speech.company(company),
            influence=speech.influence(company),
            stations=", ".join(stations),
        )
