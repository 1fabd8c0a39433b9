"""What a seat tries in private before it decides: rows of moves on imagined tables, and what they would mean."""

from fernhandel.core.catalogue import Catalogue
from fernhandel.core.chance import Rng
from fernhandel.core.deals.spoken import drafts
from fernhandel.core.foresight import Sketch, foresee, sketch
from fernhandel.core.views import View
from fernhandel.core.words import Words
from fernhandel.table.declined import Declined
from fernhandel.table.live import Seat
from fernhandel.table.look import Foreseen, Sketched
from fernhandel.table.onlooker import barred_at, choices_at
from fernhandel.table.showing import choice_of


class Sketching:
    """One seat at one table that tries something: everything is told of its view alone, never of the real table."""

    def __init__(self, view: View, catalogue: Catalogue, words: Words, rng: Rng) -> None:
        assert view.seat is not None
        self._view = view
        self._seat: Seat = view.seat
        self._catalogue = catalogue
        self._words = words
        self._rng = rng

    def foresee(self, ids: list[int], after: list[int], wish: str = "") -> list[Foreseen]:
        """What follows from each of these choices, if those others are made before."""
        known = foresee(self._view, ids, self._rng, after)
        return [self._told([*after, id], tried, wish) for id, tried in known.items()]

    def sketch(self, ids: list[int], to: str, wish: str = "") -> Sketched:
        """All of these moves, and those that lead from there to a thing."""
        tried = sketch(self._view, ids, self._rng)
        if any(drafts(self._catalogue[id]) for id in ids):
            raise Declined("said_in_pieces")
        if to and tried.after is not None:
            for action in tried.after.title.lead(tried.after.table, self._seat, to):
                tried.go_on(action.id)
                ids = [*ids, action.id]
        if tried.length < len(ids):
            raise Declined("learned_between", move=tried.length)
        return self._sketched(ids, tried, wish)

    def _sketched(self, ids: list[int], tried: Sketch, wish: str) -> Sketched:
        game, seat, words = tried.after, self._seat, self._words
        view = None if game is None else game.view(seat)
        return Sketched(
            moves=[choice_of(self._catalogue, words, self._catalogue[id]) for id in ids],
            view=view,
            choices=[] if game is None else [choice_of(game.catalogue, words, a) for a in choices_at(game, seat)],
            ended=tried.ended,
            barred=[] if game is None or seat not in game.to_act() else barred_at(game, seat, words),
            prompt="" if view is None else words.prompt(view),
            foreseen=self._told(ids, tried, wish) if ids else None,
        )

    def _told(self, ids: list[int], tried: Sketch, wish: str) -> Foreseen:
        words, game = self._words, tried.after
        rest = [] if game is None else game.title.finish(game.table, self._seat, wish)
        whole = tried.branch() if rest else tried
        for action in rest or []:
            whole.go_on(action.id)
        after = None if whole.after is None else whole.after.view(self._seat)
        actions = [*(self._catalogue[id] for id in ids), *(rest or [])]
        return Foreseen(
            id=ids[-1],
            events=list(whole.events),
            lines=[words.event(event) for event in whole.events],
            final=whole.final,
            rest=None if rest is None else [choice_of(self._catalogue, words, action) for action in rest],
            outlook=words.outlook(self._view, actions, after, whole.events),
        )
