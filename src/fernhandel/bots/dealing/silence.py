"""Who does not deal says no and nothing else."""

from collections.abc import Sequence

from fernhandel.core.actions import Action
from fernhandel.core.deals.spoken import SILENT, Attend, DealDecline, DealDrop, DealLay, Ready


def without_talk(legal: Sequence[Action]) -> list[Action]:
    """The choices of the game itself (DL31)."""
    return [action for action in legal if not action.talk]


def silent_word(legal: Sequence[Action]) -> Action:
    """In talk: attend to nothing, decline, drop, be ready; any card is laid where one must be (DL80)."""
    for kind in (DealDecline, DealDrop, Ready, DealLay):
        for action in legal:
            if isinstance(action, kind):
                return action
    for action in legal:
        if isinstance(action, Attend) and action.how == SILENT:
            return action
    return legal[0]
