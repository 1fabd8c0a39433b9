"""Afterwards: what each move of a game that is over meant, and what a bot would have done in its place."""

from fernhandel.api import compiled
from fernhandel.bots import usual_level
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.events import seen_by
from fernhandel.core.game import Game
from fernhandel.core.outlook import Outlook
from fernhandel.core.refusals import BadInput
from fernhandel.core.words import Words
from fernhandel.server.bot_house import BotFailed
from fernhandel.server.bot_worker import Thought
from fernhandel.server.hall import Hall
from fernhandel.server.keeper import Keeper
from fernhandel.server.turns import Aside, Asker, Urgency
from fernhandel.server.wire import Advice, PartBegan, Studied
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.onlooker import words_of

SECONDS = 0.3 if compiled() else 1.0  # for a decision: a whole game takes half a minute, or some


class Study:
    """Those who look back wait until those who still play have had their turn."""

    def __init__(self, hall: Hall, keeper: Keeper, aside: Aside) -> None:
        self._hall = hall
        self._keeper = keeper
        self._aside = aside

    async def decisions(self, id: str, seat: Seat, address: str = "") -> list[int]:
        """The moves at which a seat had a choice; what was said in talk is not rated."""
        live = await self._over(id)
        if seat >= live.players:
            raise BadInput(f"there is no seat {seat}; they run from 0 to {live.players - 1}")
        return await self._aside.do(Asker(address, id, Urgency.REVIEW), _choices_of, live, seat)

    async def parts(self, id: str, language: str, address: str = "") -> list[PartBegan]:
        """Where each part of a turn begins, in the order of the game."""
        live = await self._over(id)
        return await self._aside.do(Asker(address, id, Urgency.REVIEW), _parts_of, live, language)

    async def meant(self, id: str, move: int, language: str, address: str = "") -> Outlook:
        """What a move has meant for whoever made it; now that all is over, with all that followed from it."""
        live = await self._at(id, move)
        return await self._aside.do(Asker(address, id, Urgency.REVIEW), _outlook_of, live, move, language)

    async def study(self, id: str, move: int, language: str, address: str = "") -> Studied:
        """What was chosen at a move beside what the bot takes to be best, as far as that seat could know."""
        live = await self._at(id, move)
        seat, made = live.game.moves()[move]
        self._keeper.bots.check(id, seat, address)
        then = await self._aside.do(Asker(address, id, Urgency.REVIEW), live.game_before, move)
        level = usual_level(live.opened.terms.game, "champion")
        try:
            answer = await self._keeper.review(live, then, seat, level, SECONDS, address)
        except BotFailed as failed:
            raise BadInput(f"the bot {level!r} cannot say: {failed}") from None
        best = next((thought for thought in answer.thoughts if thought.action == answer.actions[0]), None)
        if best is None:
            raise Declined("nobody_to_study_with")
        words, catalogue = words_of(live, language), live.game.catalogue
        return Studied(
            move=move,
            seat=seat,
            made=told(_thought_of(made.id, answer.thoughts), catalogue, words),
            best=told(best, catalogue, words),
        )

    async def _over(self, id: str) -> LiveTable:
        live = await self._hall.find(id)
        if not live.game.over:
            raise Declined("not_over_yet")
        return live

    async def _at(self, id: str, move: int) -> LiveTable:
        live = await self._over(id)
        if not 0 <= move < live.game.length:
            raise Declined("no_such_move", move=move, last=live.game.length - 1)
        return live


def _choices_of(live: LiveTable, seat: Seat) -> list[int]:
    game = Game.deal(live.game.title, live.opened.terms, live.opened.seed)
    found = []
    for move, (mover, action) in enumerate(live.game.moves()):
        if mover == seat and not action.talk and sum(not other.talk for other in game.legal(seat)) > 1:
            found.append(move)
        game.apply(mover, action)
    return found


def _parts_of(live: LiveTable, language: str) -> list[PartBegan]:
    game = Game.deal(live.game.title, live.opened.terms, live.opened.seed)
    words = words_of(live, language)
    found: list[PartBegan] = []
    for move, (mover, action) in enumerate(live.game.moves()):
        now = next((stage for stage in words.stages(game.view(None)) if stage.state == "now"), None)
        if now is not None and (not found or found[-1].stage != now.id):
            found.append(PartBegan(move=move, stage=now.id, name=now.name))
        game.apply(mover, action)
    return found


def _outlook_of(live: LiveTable, move: int, language: str) -> Outlook:
    game = live.game_before(move)
    seat, action = live.game.moves()[move]
    before = game.view(seat)
    events = seen_by(game.apply(seat, action), seat)
    return words_of(live, language).outlook(before, [action], game.view(seat), events)


def _thought_of(action: int, thoughts: list[Thought]) -> Thought:
    """What the bot thinks of a choice; of one it has not tried, that none of those it has tried is worse."""
    known = next((thought for thought in thoughts if thought.action == action), None)
    if known is not None and known.chance is not None:
        return known
    tried = [thought.chance for thought in thoughts if thought.chance is not None]
    return Thought(action, known.worth if known else 0.0, min(tried, default=None), 0)


def told(thought: Thought, catalogue: Catalogue, words: Words) -> Advice:
    return Advice(
        id=thought.action,
        text=words.action(catalogue[thought.action]),
        worth=thought.worth,
        chance=thought.chance,
        looks=thought.looks,
    )
