"""Action 3: the way that is left, who has what aboard, and what it would bring at the end of it (M4)."""

from collections.abc import Mapping

from fernhandel.core.outlook import Change, Mark, Outlook
from fernhandel.games.merchants.actions import Face, Move, MoveCourier, PlaceCourier, WasteTile
from fernhandel.games.merchants.figures import TILES, WAGONS
from fernhandel.games.merchants.phases.movement import FACING, MOVEMENT
from fernhandel.games.merchants.state import NOBODY, Table
from fernhandel.games.merchants.text.outlook.trying import Trying
from fernhandel.games.merchants.text.outlook.worth import gains, sales

FEW = 3  # cities, or other ends, that are told one by one


def tell_move(trying: Trying) -> Outlook:
    move = trying.deeds[-1]
    assert isinstance(move, Move)
    now = trying.before_last()
    then = now.copy()
    MOVEMENT.move(then, trying.seat, move)
    before, after = trying.ahead(trying.t, move.wagon), ahead_of(trying, then, move.wagon)
    certain = len(after) == 1
    city = best_for(trying, then, move.wagon, after)
    met = [trying.say("outlook-meets", wagon=move.wagon + 1)] if then.met else []
    return Outlook(
        act=_act(trying, move, then),
        act_note=_means(trying, move, then, after),
        changes=[*_ways(trying, before, after), *_tiles(trying, then), *_points(trying, then)],
        grids=[] if city is None else sales(trying, then, move.wagon, city),
        lines=[*met, *_on_the_way(trying, before, after), *_elsewhere(trying, now, move)],
        warning=_rivals(trying, then, move.wagon, city) if certain and city is not None else "",
        marks=[Mark(thing=f"space:{trying.board.ids[move.to]}", text=_mark(trying, then, move.wagon, after))],
    )


def ahead_of(trying: Trying, t: Table, wagon: int) -> dict[int, int]:
    """The cities ahead; a wagon that has arrived is where it is."""
    return {t.at[wagon]: 0} if t.in_city(wagon) and t.arrived[wagon] else trying.ahead(t, wagon)


def best_for(trying: Trying, t: Table, wagon: int, ahead: Mapping[int, int]) -> int | None:
    """The city ahead in which the seat would get most; where it gets nothing anywhere, the one that pays most."""
    if not ahead:
        return None

    def pays(city: int) -> tuple[int, int, int]:
        found = gains(t, wagon, city)
        return found.get(trying.seat, 0), sum(found.values()), -ahead[city]

    return max(ahead, key=pays)


# -- the button --------------------------------------------------------------------------------------------------------


def _act(trying: Trying, move: Move, then: Table) -> str:
    if len(trying.deeds) > 1:
        return trying.say("outlook-moves", n=len(trying.deeds))
    if then.in_city(move.wagon):
        return trying.say("outlook-move-into", wagon=move.wagon + 1, city=trying.city(move.to))
    return trying.say("outlook-move", wagon=move.wagon + 1)


def _means(trying: Trying, move: Move, then: Table, after: Mapping[int, int]) -> str:
    means = trying.speech.means(move.tile, move.extra)
    if then.in_city(move.wagon):
        return means
    return trying.say("outlook-means", means=means, told=_told_ahead(trying, after))


def _told_ahead(trying: Trying, ahead: Mapping[int, int]) -> str:
    """The cities ahead in a few words: "Wien in 3", "4 cities, nearest in 6"."""
    if not ahead:
        return trying.say("outlook-no-city-ahead")
    if len(ahead) == 1:
        ((city, distance),) = ahead.items()
        return trying.say("outlook-city-in", city=trying.city(city), spaces=distance)
    near = set(ahead.values())
    each = "yes" if len(near) == 1 else "no"
    return trying.say("outlook-cities-in", n=len(ahead), spaces=min(near), each=each)


def _mark(trying: Trying, t: Table, wagon: int, ahead: Mapping[int, int]) -> str:
    """At the end of the way: where it leads, and what the seat would get there."""
    if len(ahead) != 1:
        return _told_ahead(trying, ahead)
    ((city, distance),) = ahead.items()
    own = gains(t, wagon, city).get(trying.seat, 0)
    return trying.say("outlook-mark", city=trying.city(city), spaces=distance, own=own)


# -- what changes ------------------------------------------------------------------------------------------------------


def _ways(trying: Trying, before: Mapping[int, int], after: Mapping[int, int]) -> list[Change]:
    """The way to each city ahead, where these are few; a single one cannot be avoided any more."""
    if len(after) > FEW:
        return []
    return [
        _way(trying, city, before.get(city), spaces, len(after) == 1 < len(before)) for city, spaces in after.items()
    ]


def _way(trying: Trying, city: int, was: int | None, spaces: int, only: bool) -> Change:
    thing = f"city:{trying.board.ids[city]}"
    note = trying.say("outlook-no-way-back") if only and spaces else ""
    if spaces == 0:
        about = trying.say("outlook-arrives", city=trying.city(city))
        return Change(about=about, before="" if was is None else trying.say("spaces", n=was), after="0", thing=thing)
    about = trying.say("outlook-way-to", city=trying.city(city))
    told = trying.say("spaces", n=spaces)
    if was is None:
        return Change(about=about, after=told, thing=thing, note=note)
    tone = trying.change("", was, spaces, less_is_better=True).tone
    return Change(about=about, before=trying.figure(was), after=told, tone=tone, thing=thing, note=note)


def _tiles(trying: Trying, then: Table) -> list[Change]:
    """The own tiles that stay face up; the fourth one turns all up again (M4.3)."""
    before, after = trying.t.tiles[trying.seat], then.tiles[trying.seat]
    if before == after:
        return []
    return [
        Change(
            about=trying.say("outlook-tiles"),
            before=_face_up(before),
            after=_face_up(after),
            thing="tile",
            note="" if after < before else trying.say("outlook-tiles-again"),
        )
    ]


def _face_up(tiles: int) -> str:
    return " ".join(str(tile) for tile in TILES if tiles >> tile & 1)


def _points(trying: Trying, then: Table) -> list[Change]:
    before, after = trying.t.points, then.points
    if before == after:
        return []
    return [Change(about=trying.say("outlook-points"), before=str(before), after=str(after), thing="card:driver")]


# -- what else follows -------------------------------------------------------------------------------------------------


def _on_the_way(trying: Trying, before: Mapping[int, int], after: Mapping[int, int]) -> list[str]:
    told = []
    if len(after) > FEW:
        far = [trying.say("outlook-city-in", city=trying.city(city), spaces=n) for city, n in after.items()]
        told.append(trying.say("outlook-still-ahead", cities=trying.speech.both(far)))
    lost = [trying.city(city) for city in before if city not in after]
    if lost and len(after) > 1:
        told.append(trying.say("outlook-no-more", cities=trying.speech.either(lost)))
    if len(after) == 1:
        (spaces,) = after.values()
        enough = [str(tile) for tile in TILES if tile >= spaces > 0]
        if enough:
            told.append(trying.say("outlook-brings-in", tiles=trying.speech.either(enough)))
    return told


def _elsewhere(trying: Trying, now: Table, move: Move) -> list[str]:
    """The other ends that the same wagon could come to by the same means, each with its best case."""
    others = [
        other
        for other in MOVEMENT.legal(now, trying.seat)
        if isinstance(other, Move)
        and (other.wagon, other.tile, other.extra) == (move.wagon, move.tile, move.extra)
        and (other.to, other.via) != (move.to, move.via)
    ]
    return [_other_end(trying, now, other) for other in others[:FEW]]


def _other_end(trying: Trying, now: Table, other: Move) -> str:
    then = now.copy()
    MOVEMENT.move(then, trying.seat, other)
    ahead = ahead_of(trying, then, other.wagon)
    city = best_for(trying, then, other.wagon, ahead)
    place = trying.speech.places.form(trying.board.ids[other.to], "to")
    if city is None:
        return trying.say("outlook-other-end-blind", to=place)
    found = gains(then, other.wagon, city)
    rivals = {seat: gain for seat, gain in found.items() if seat != trying.seat}
    rival = max(rivals, key=lambda seat: rivals[seat], default=None)
    return trying.say(
        "outlook-other-end",
        to=place,
        city=trying.city(city),
        spaces=ahead[city],
        own=found.get(trying.seat, 0),
        rival="none" if rival is None else trying.speech.seat(rival),
        theirs=0 if rival is None else rivals[rival],
    )


def _rivals(trying: Trying, t: Table, wagon: int, city: int) -> str:
    """The warning that one of the others has most of what is sold there."""
    found = gains(t, wagon, city)
    own = found.pop(trying.seat, 0)
    if not found:
        return ""
    rival = max(found, key=lambda seat: found[seat])
    if found[rival] <= own or 2 * found[rival] <= own + sum(found.values()):
        return ""
    return trying.say("outlook-most-to", seat=trying.speech.seat(rival), own=own, theirs=found[rival])


# -- the courier, tiles that move nothing, branches --------------------------------------------------------------------


def tell_courier(trying: Trying) -> Outlook:
    move = trying.deeds[-1]
    assert isinstance(move, (MoveCourier, PlaceCourier))
    moving = isinstance(move, MoveCourier)
    place = trying.speech.places.form(trying.board.ids[move.to], "to" if moving else "onto")
    now = trying.before_last()
    wagon = now.wagon_on(move.to) if moving else NOBODY
    meets = wagon != NOBODY and any(now.pile)
    told = trying.say("outlook-meets", wagon=wagon + 1) if meets else _near_wagons(trying, now, move.to)
    if len(trying.deeds) > 1:
        act = trying.say("outlook-moves", n=len(trying.deeds))
    else:
        act = trying.say("outlook-courier" if moving else "outlook-place-courier")
    return Outlook(
        act=act,
        act_note=place,
        lines=[told],
        marks=[Mark(thing=f"space:{trying.board.ids[move.to]}", text=told)] if meets else [],
    )


def _near_wagons(trying: Trying, t: Table, node: int) -> str:
    """How far the wagons on the road are that could come to the courier's space."""
    far = trying.board.distances(node)
    told = [trying.say("outlook-wagon-off", wagon=wagon + 1, spaces=far[t.at[wagon]]) for wagon in range(WAGONS)]
    return trying.say("outlook-courier-near", wagons=trying.speech.both(told))


def tell_wasted_tile(trying: Trying) -> Outlook:
    waste = trying.deeds[-1]
    assert isinstance(waste, WasteTile)
    then = trying.before_last()
    MOVEMENT.turn_tile(then, trying.seat, waste.tile)
    return Outlook(
        act=trying.say("outlook-waste", tile=waste.tile),
        changes=_tiles(trying, then),
        lines=[trying.say("outlook-no-wagon-moves", tile=waste.tile)],
    )


def tell_branch(trying: Trying) -> Outlook:
    """Option junction_stop = stopper: the branch decides which cities lie ahead (MR43)."""
    face = trying.deeds[-1]
    assert isinstance(face, Face)
    now = trying.before_last()
    wagon = FACING.wagon(now)
    then = now.copy()
    then.point(wagon, face.to)
    before, after = trying.ahead(now, wagon), _one_nearer(trying.ahead(then, wagon))
    city = best_for(trying, then, wagon, after)
    return Outlook(
        act=trying.say("outlook-face", wagon=wagon + 1),
        act_note=_told_ahead(trying, after),
        changes=_ways(trying, before, after),
        grids=[] if city is None else sales(trying, then, wagon, city),
        lines=_on_the_way(trying, before, after),
        warning=_rivals(trying, then, wagon, city) if city is not None and len(after) == 1 else "",
        marks=[Mark(thing=f"space:{trying.board.ids[face.to]}", text=_mark(trying, then, wagon, after))],
    )


def _one_nearer(ahead: Mapping[int, int]) -> dict[int, int]:
    """Distances count from the branch it is pointed into; it has still to come there."""
    return {city: spaces + 1 for city, spaces in ahead.items()}
