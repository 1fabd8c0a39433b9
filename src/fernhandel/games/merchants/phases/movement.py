"""Action 3: every player moves a wagon with one of his tiles; drivers and couriers add to it (M4)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import (
    BY_BOTH,
    BY_COURIER,
    BY_EXPRESS,
    NO_TILE,
    Done,
    Face,
    Move,
    MoveCourier,
    PlayBrokenAxle,
    TakeInfluence,
    WasteTile,
)
from fernhandel.games.merchants.deals.happenings import awaited, happens
from fernhandel.games.merchants.deals.vocabulary import ARRIVES, BREAKS, MEETS, PASSES
from fernhandel.games.merchants.events import (
    AxleBroken,
    CourierMoved,
    InfluenceTaken,
    PileOpened,
    TilesRefreshed,
    TileWasted,
    WagonArrived,
    WagonFaced,
    WagonMoved,
)
from fernhandel.games.merchants.figures import (
    ALL_TILES,
    BROKEN_AXLE,
    COACH_DRIVER,
    COACH_DRIVER_POINTS,
    COURIER,
    COURIER_POINTS,
    DRIVER,
    DRIVER_POINTS,
    EXPRESS_COURIER,
    EXPRESS_COURIER_POINTS,
    INFLUENCE_KINDS,
    INFLUENCES,
    TILES,
    WAGONS,
)
from fernhandel.games.merchants.phases.routes import Roads, add_moves, ends, path_of
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import NOBODY, Table

HAS_COURIER: Final = 1 << BY_COURIER
HAS_EXPRESS: Final = 1 << BY_EXPRESS
BOTH_COURIERS: Final = HAS_COURIER | HAS_EXPRESS
COURIER_NAMES: Final = ("courier", "express_courier", "both")


class BrokenAxles(Step):
    """Before anyone moves, Broken Axle cards in turn order (M4.1, M10.2)."""

    def enter(self, t: Table) -> None:
        if t.ask(t.holders(BROKEN_AXLE)):
            t.phase = self
        else:
            t.advance()

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        if t.holds(seat, BROKEN_AXLE):
            options += t.rules.actions.broken_axle
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, PlayBrokenAxle):
            t.play_influence(seat, BROKEN_AXLE)
            t.broken[action.wagon] = True
            if t.telling:
                t.tell(AxleBroken(seat=seat, wagon=action.wagon + 1))
            happens(t, BREAKS, action.wagon)
            if t.may_hold(seat, BROKEN_AXLE):
                return
        if not t.ask_next_holder(BROKEN_AXLE):
            t.advance()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, PlayBrokenAxle):
            return Refused("card_not_in_hand", "M10.2", card="broken_axle")
        return super().refusal(t, seat, action)


class Movement(Step):
    """One movement turn each, in turn order: one tile, extra points and couriers in any order (M4.2, M4.11, M4.12)."""

    def enter(self, t: Table) -> None:
        t.phase = self
        t.ask(t.turn_order())
        self.begin_turn(t)

    def begin_turn(self, t: Table) -> None:
        seat = t.active
        t.tile_played = False
        t.barred = 0
        t.points = 0
        t.couriers = 0
        if t.works(DRIVER, seat):
            t.points += DRIVER_POINTS
        if t.works(COACH_DRIVER, seat):
            t.points += COACH_DRIVER_POINTS
        if t.works(COURIER, seat):
            t.couriers |= HAS_COURIER
        if t.works(EXPRESS_COURIER, seat):
            t.couriers |= HAS_EXPRESS

    # -- what may be done ------------------------------------------------------------------------------------------

    def can_be_moved(self, t: Table, wagon: int) -> bool:
        """Not a wagon that arrived this turn, lies with a broken axle, or earned this player a card (M4.8, M4.14)."""
        return not t.arrived[wagon] and not t.broken[wagon] and not t.barred >> wagon & 1

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = []
        tiles = 0 if t.tile_played else t.tiles[seat]
        moving = 0
        for wagon in range(WAGONS):
            if self.can_be_moved(t, wagon):
                moving |= add_moves(t, wagon, tiles, options)
        if t.tile_played:
            options.append(t.rules.actions.done)
        for tile in TILES:
            if (tiles & ~moving) >> tile & 1:
                options.append(t.rules.actions.waste_tile[tile - 1])  # M4.10, MR15
        if t.couriers:
            self.add_courier_moves(t, options)
        return options

    def add_courier_moves(self, t: Table, options: list[Action]) -> None:
        """Each card is a move of its own; joined they reach one space further than the better one (MR17)."""
        board = t.rules.board
        moves = t.rules.actions.move_courier
        for to, distance in board.courier_reach[t.courier]:
            if t.couriers & HAS_COURIER and distance <= COURIER_POINTS:
                options.append(moves[BY_COURIER * board.nodes + to])
            if t.couriers & HAS_EXPRESS and distance <= EXPRESS_COURIER_POINTS:
                options.append(moves[BY_EXPRESS * board.nodes + to])
            if t.couriers == BOTH_COURIERS and distance > EXPRESS_COURIER_POINTS:
                options.append(moves[BY_BOTH * board.nodes + to])

    # -- doing it --------------------------------------------------------------------------------------------------

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Move):
            self.move(t, seat, action)
        elif isinstance(action, MoveCourier):
            self.move_courier(t, seat, action)
        elif isinstance(action, WasteTile):
            if t.telling:
                t.tell(TileWasted(seat=seat, tile=action.tile))
            self.turn_tile(t, seat, action.tile)
        else:
            self.end_turn(t)
            return
        self.resume(t)

    def move(self, t: Table, seat: int, move: Move) -> None:
        wagon = move.wagon
        board = t.rules.board
        start = t.at[wagon]
        if t.telling:
            path = [board.ids[node] for node in path_of(t, move)]
            t.tell(WagonMoved(seat=seat, wagon=wagon + 1, tile=move.tile, extra=move.extra, path=path))
        passed = path_of(t, move)[1:] if awaited(t, PASSES) else []
        t.master[wagon] = NOBODY  # the coat of arms returns when the wagon leaves the city, M3.6
        t.at[wagon] = move.to
        t.came_from[wagon] = move.via
        for node in passed:
            happens(t, PASSES, wagon, node)
        if board.is_city(move.to):
            t.came_from[wagon] = NOBODY
            t.arrived[wagon] = True
            if t.telling:
                t.tell(WagonArrived(wagon=wagon + 1, city=board.ids[move.to]))
            happens(t, ARRIVES, wagon, move.to)
        elif move.to == t.courier and start != move.to:  # MR18
            self.meet(t, wagon)
        if t.rules.stopper_faces:
            on_junction = not board.is_city(move.to) and len(board.neighbours[move.to]) > 2
            t.point(wagon, move.to if on_junction else NOBODY)  # no branch yet: FACING asks for it
        t.points -= move.extra
        if move.tile != NO_TILE:
            self.turn_tile(t, seat, move.tile)

    def move_courier(self, t: Table, seat: int, move: MoveCourier) -> None:
        if t.telling:
            board = t.rules.board
            path = [board.ids[node] for node in board.courier_path(t.courier, move.to)]
            t.tell(CourierMoved(seat=seat, by=COURIER_NAMES[move.by], path=path))
        t.couriers &= ~(BOTH_COURIERS if move.by == BY_BOTH else 1 << move.by)
        t.courier = move.to
        wagon = t.wagon_on(move.to)
        if wagon != NOBODY:
            self.meet(t, wagon)

    def meet(self, t: Table, wagon: int) -> None:
        """Wagon and courier meet: a card of the active player's choice, as long as the pile lasts (M4.13, MR18)."""
        if any(left > 0 for left in t.pile):
            t.met = True
            t.barred |= 1 << wagon  # M4.14, MR19

    def turn_tile(self, t: Table, seat: int, tile: int) -> None:
        """The tile is turned face down; the fourth turns all up again at once (M4.3, MR12)."""
        t.tile_played = True
        t.tiles[seat] &= ~(1 << tile)
        if t.tiles[seat] == 0:
            t.tiles[seat] = ALL_TILES
            if t.telling:
                t.tell(TilesRefreshed(seat=seat))

    def resume(self, t: Table) -> None:
        if t.met:
            TAKING_INFLUENCE.begin(t)
        elif t.rules.stopper_faces and FACING.wagon(t) != NOBODY:
            t.phase = FACING
        else:
            t.phase = self
            if t.tile_played and not self.anything_left(t):
                self.end_turn(t)

    def anything_left(self, t: Table) -> bool:
        if t.couriers:
            return True
        if t.points > 0:
            for wagon in range(WAGONS):
                if self.can_be_moved(t, wagon) and ends(t.rules.board, Roads(t, wagon), t.points):
                    return True
        return False

    def end_turn(self, t: Table) -> None:
        if t.ask_next():
            self.begin_turn(t)
            return
        for wagon in range(WAGONS):
            t.broken[wagon] = False
        t.barred = 0
        t.points = 0
        t.couriers = 0
        t.advance()

    # -- why not ---------------------------------------------------------------------------------------------------

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Move):
            return self.why_not_move(t, seat, action)
        if isinstance(action, WasteTile):
            if t.tile_played:
                return Refused("tile_played_already", "M4.2")
            if not t.tiles[seat] >> action.tile & 1:
                return Refused("tile_face_down", "M4.3", tile=action.tile)
            return Refused("a_wagon_can_move", "M4.9", tile=action.tile)
        if isinstance(action, MoveCourier):
            cards = BOTH_COURIERS if action.by == BY_BOTH else 1 << action.by
            if t.couriers & cards != cards:
                return Refused("no_courier_card", "M4.12", card=COURIER_NAMES[action.by])
            return Refused("courier_cannot_reach", "M4.12", to=t.rules.board.ids[action.to])
        if isinstance(action, Done):
            return Refused("tile_must_be_played", "M4.2")
        return super().refusal(t, seat, action)

    def why_not_move(self, t: Table, seat: int, move: Move) -> Refused:
        wagon = move.wagon + 1
        if move.tile != NO_TILE and t.tile_played:
            return Refused("tile_played_already", "M4.2")
        if move.tile != NO_TILE and not t.tiles[seat] >> move.tile & 1:
            return Refused("tile_face_down", "M4.3", tile=move.tile)
        if move.extra > t.points or (move.tile == NO_TILE and move.extra == 0):
            return Refused("no_extra_points", "M4.11", points=t.points)
        if t.arrived[move.wagon]:
            return Refused("wagon_arrived", "M4.8", wagon=wagon)
        if t.broken[move.wagon]:
            return Refused("axle_is_broken", "M10.2", wagon=wagon)
        if t.barred >> move.wagon & 1:
            return Refused("wagon_earned_a_card", "M4.14", wagon=wagon)
        return Refused("wagon_cannot_go_there", "M4.5", wagon=wagon, to=t.rules.board.ids[move.to])


class TakingInfluence(Step):
    """The active player chooses an Influence card from the pile (M4.13); he alone sees what is left (MR34)."""

    def begin(self, t: Table) -> None:
        t.phase = self
        if t.telling:
            pile = {INFLUENCES[kind]: left for kind, left in enumerate(t.pile) if left > 0}
            t.tell(PileOpened(seat=t.active, pile=pile))

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.actions.take_influence[kind] for kind in range(INFLUENCE_KINDS) if t.pile[kind] > 0]

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, TakeInfluence)
        t.met = False
        t.take_influence(seat, action.influence)
        if t.telling:
            t.tell(InfluenceTaken(seat=seat, influence=INFLUENCES[action.influence]))
        happens(t, MEETS, seat)
        t.resume()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, TakeInfluence):
            return Refused("pile_has_none_left", "M4.13", card=INFLUENCES[action.influence])
        return super().refusal(t, seat, action)


class Facing(Step):
    """Option junction_stop = stopper: who stops on a junction points the wagon into a branch (MR43)."""

    def wagon(self, t: Table) -> int:
        """The wagon that waits on a junction to be pointed, or NOBODY."""
        for wagon in range(WAGONS):
            if t.facing[wagon] != NOBODY and t.facing[wagon] == t.at[wagon]:
                return wagon
        return NOBODY

    def legal(self, t: Table, seat: int) -> list[Action]:
        wagon = self.wagon(t)
        branches = t.rules.board.neighbours[t.at[wagon]]
        return [t.rules.actions.face[node] for node in branches if node != t.came_from[wagon]]

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, Face)
        wagon = self.wagon(t)
        t.point(wagon, action.to)
        if t.telling:
            t.tell(WagonFaced(seat=seat, wagon=wagon + 1, to=t.rules.board.ids[action.to]))
        t.resume()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Face):
            return Refused("no_branch_there", "MR43", to=t.rules.board.ids[action.to])
        return super().refusal(t, seat, action)


BROKEN_AXLES: Final = BrokenAxles("broken_axles", "M4.1")
MOVEMENT: Final = Movement("movement", "M4.2")
TAKING_INFLUENCE: Final = TakingInfluence("taking_influence", "M4.13")
FACING: Final = Facing("facing", "MR43")
