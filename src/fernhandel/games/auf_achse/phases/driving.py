"""Dice and driving (A2)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.auf_achse.actions import (
    BOTH_CARDS,
    EXACT,
    LOCAL_KNOWLEDGE,
    SECOND_DRIVER,
    USES,
    Drive,
)
from fernhandel.games.auf_achse.drive import add_drives, has_hidden_business, path_to, points_to_choose
from fernhandel.games.auf_achse.events import DiceRolled, TruckDrove
from fernhandel.games.auf_achse.phases.step import Step
from fernhandel.games.auf_achse.reach import reach_of
from fernhandel.games.auf_achse.state import CITY, DRIVING, ENDING, EVENT, SIGNING, Table


def roll(t: Table) -> None:
    t.die = t.rng.below(6) + 1
    t.other_die = t.rng.below(6) + 1 if t.rules.dice == 2 else 0
    if t.telling:
        dice = [t.die, t.other_die] if t.rules.dice == 2 else [t.die]
        t.tell(DiceRolled(seat=t.active, dice=dice))
    t.enter(DRIVING)


def awaits_event(t: Table, node: int) -> bool:
    """By exact count on an event space, as long as there are cards (A3.1, AR18)."""
    return t.exact and t.rules.board.event_space[node] and len(t.event_pile) > 0


def arrive(t: Table) -> None:
    """What waits where the truck has ended (A3.1, A5, A7.1); waiting is no arrival (AR6)."""
    node = t.at[t.active]
    if not t.moved:
        t.enter(ENDING)
    elif t.rules.board.is_city(node):
        t.enter(CITY)
    elif awaits_event(t, node):
        t.enter(EVENT)
    else:
        t.enter(ENDING)


class Rolling(Step):
    """A turn begins with the roll; trailers can be traded before it."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.active)

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.actions.roll]

    def play(self, t: Table, seat: int, action: Action) -> None:
        roll(t)


class Driving(Step):
    """Choose one die and drive its number (A2.1 to A2.3)."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.active)

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = []
        add_drives(t, seat, options)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, Drive)
        through = action.using == LOCAL_KNOWLEDGE or action.using == BOTH_CARDS
        exact = action.count == EXACT
        if t.telling:
            self.tell(t, seat, action, exact, through)
        t.moved = action.to != t.at[seat]
        t.exact = exact
        t.at[seat] = action.to
        if through:
            t.kept_pass[seat] -= 1
        by_sum = action.using == SECOND_DRIVER or action.using == BOTH_CARDS
        if by_sum:
            t.kept_sum[seat] -= 1
        t.die = 0
        t.other_die = 0
        if action.points == 1 and not by_sum:  # A4.1, AR12, AR14
            t.enter(SIGNING)
        else:
            arrive(t)

    def tell(self, t: Table, seat: int, action: Drive, exact: bool, through: bool) -> None:
        path = [t.rules.board.ids[node] for node in path_to(t, seat, action.points, action.to, exact, through)]
        by_contract = not exact and not t.rules.free_movement and t.rules.board.is_city(action.to)
        hidden = by_contract and has_hidden_business(t, seat, action.to)
        using = USES[action.using]
        t.tell(TruckDrove(seat=seat, points=action.points, path=path, exact=exact, using=using, hidden=hidden))

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, Drive):
            return super().refusal(t, seat, action)
        by_sum = action.using == SECOND_DRIVER or action.using == BOTH_CARDS
        through = action.using == LOCAL_KNOWLEDGE or action.using == BOTH_CARDS
        if (by_sum and t.kept_sum[seat] == 0) or (through and t.kept_pass[seat] == 0):
            return Refused("card_not_kept", "A3.2", card=USES[action.using])
        rolled = [t.die + t.other_die] if by_sum else points_to_choose(t)
        if action.points not in rolled:
            return Refused("number_not_rolled", "A2.1", points=action.points, rolled=" ".join(map(str, rolled)))
        return self.why_not_there(t, seat, action, through)

    def why_not_there(self, t: Table, seat: int, action: Drive, through: bool) -> Refused:
        place = t.rules.board.ids[action.to]
        reach = reach_of(t, t.at[seat], action.points, through)
        on_the_way = action.to in reach.passed or action.to in reach.before_sign
        if (action.to in reach.exact if action.count == EXACT else on_the_way) and not t.has_room(seat, action.to):
            in_city = t.rules.board.is_city(action.to)
            return Refused("space_is_full", "O7" if in_city else "O6" if t.rules.stop_behind else "A2.5", to=place)
        if action.count != EXACT and on_the_way:
            return Refused("no_stop_there", "A2.3", to=place)
        rule = "A4.3" if reach.before_sign else "A2.3"
        return Refused("cannot_reach", rule, to=place, points=action.points)


ROLLING_DICE: Final = Rolling("rolling", "A2.1")
DRIVING_ON: Final = Driving("driving", "A2.3")
