"""How a lesson goes on: the others play their parts as its record has them, as far as the learner lets them."""

from collections.abc import Sequence
from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import GIFT_MONEY, Deal
from fernhandel.core.deals.spoken import DealAccept
from fernhandel.core.game import Game

LEARNER: Final = 0


class Cue:
    """One move of a part; where it says yes to the learner, with what the learner has offered in the record."""

    def __init__(self, action: Action, offer: Deal | None) -> None:
        self.action: Final = action
        self.offer: Final = offer


class Course:
    """What the record of a lesson has after the position that the learner finds."""

    def __init__(self, game: Game, moves: Sequence[tuple[int, str]]) -> None:
        self.first: Final = game.length
        self.parts: Final[list[list[Cue]]] = [[] for _ in range(game.players)]
        trial = game.copy()
        for seat, text in moves:
            action = trial.catalogue.from_text(text)
            self.parts[seat].append(Cue(action, _offer(trial) if _agrees(action) else None))
            trial.apply(seat, action)

    def unhurried(self, game: Game, due: list[int]) -> list[int]:
        """Those who act now: while the learner is asked the others wait, unless they owe the learner an answer."""
        if LEARNER not in game.to_act() or LEARNER in due or not any(self._left(game, seat) for seat in due):
            return due  # nobody waits for a bot in the learner's chair, or without a part
        return [seat for seat in due if _owes(game, seat)]

    def cue(self, game: Game, seat: int) -> Action | None:
        """The next move of a part that can be made: what the learner has made impossible is left out.

        An answer is the record's only if the learner offers what was offered there, or more for it.
        """
        if seat == LEARNER:
            return None
        legal = {action.id for action in game.legal(seat)}
        owes = _owes(game, seat)
        for cue in self._left(game, seat):
            answers = cue.offer is not None
            if cue.action.id in legal and answers == owes and (cue.offer is None or _meets(_offer(game), cue.offer)):
                return cue.action
        return None

    def _left(self, game: Game, seat: int) -> list[Cue]:
        """What a seat has not done yet, nor passed over."""
        part, at = self.parts[seat], 0
        for by, made in game.moves()[self.first :]:
            if by == seat:
                at = next((n + 1 for n in range(at, len(part)) if part[n].action.id == made.id), at)
        return part[at:]


def _agrees(action: Action) -> bool:
    return isinstance(action, DealAccept) and action.seat == LEARNER


def _owes(game: Game, seat: int) -> bool:
    """Whether the learner waits for an answer of that seat."""
    table = game.table
    return isinstance(table, DealingTable) and table.book is not None and LEARNER in table.book.owes_answer(seat)


def _offer(game: Game) -> Deal | None:
    """What the learner has proposed."""
    table = game.table
    return table.book.open[LEARNER] if isinstance(table, DealingTable) and table.book is not None else None


def _meets(offer: Deal | None, wanted: Deal) -> bool:
    """Whether an offer has the same clauses, in any order, with as many coins from the learner or more."""
    if offer is None or _without_coins(offer) != _without_coins(wanted):
        return False
    return _coins(offer) >= _coins(wanted)


def _coins(deal: Deal) -> int:
    return sum(clause.amount for clause in deal.clauses if clause.kind == GIFT_MONEY and clause.by == LEARNER)


def _without_coins(deal: Deal) -> list[list[int]]:
    """All clauses, sorted; of the learner's own gifts only that they are made."""
    told: list[list[int]] = []
    for clause in deal.clauses:
        gives = clause.kind == GIFT_MONEY and clause.by == LEARNER
        told.append([clause.kind, clause.by, clause.to, clause.when] if gives else clause.numbers())
    return sorted(told)
