"""The desk of the house: who somebody is, what that person may see, and the commands that are carried out for them."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from msgspec import UNSET

from fernhandel.core.chance import Rng
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.words import LANGUAGES
from fernhandel.server.appender import Hold
from fernhandel.server.bot_house import BotFailed
from fernhandel.server.config import Config
from fernhandel.server.gallery.gallery import Gallery
from fernhandel.server.gallery.wire import SayInGallery
from fernhandel.server.hall import Hall, Outcome, Writing, there
from fernhandel.server.keeper import Keeper
from fernhandel.server.lists import Lists
from fernhandel.server.loaded import LoadedTable
from fernhandel.server.lobby.limits import Limits
from fernhandel.server.lobby.lobby import Lobby
from fernhandel.server.moderation.moderation import Moderation
from fernhandel.server.opening import Laid, lay_again, squeezed
from fernhandel.server.persons.persons import Persons
from fernhandel.server.problems import problem_of
from fernhandel.server.secret import hashed, new_secret, new_table_id
from fernhandel.server.study import Study, told
from fernhandel.server.turns import Aside, Asker, Urgency
from fernhandel.server.visitor import Visitor
from fernhandel.server.wire import (
    Advised,
    AskForesight,
    AskSketch,
    Done,
    HeardDraft,
    Join,
    Joined,
    News,
    Problem,
    SaidDraft,
    TakeOffered,
)
from fernhandel.table import commands, entries, judge
from fernhandel.table.declined import Declined
from fernhandel.table.levels import known_level
from fernhandel.table.live import LiveTable, Seat, names_at
from fernhandel.table.look import Foreseen, Look, Note, Sketched
from fernhandel.table.onlooker import Onlooker, look_back, words_of
from fernhandel.table.settings import ChangeSettings, SeatSettings
from fernhandel.table.sketching import Sketching

FEW_NOTES = 50
NOTHING_SET: Final = SeatSettings()
CHECKED: Final = (commands.Talk, commands.TakeBack, commands.Rematch)
"""What a host may keep somebody from, beside all that is done where a bot sits; a move is not among it."""


class Desk:
    def __init__(self, hall: Hall, keeper: Keeper, config: Config) -> None:
        self.hall = hall
        self.keeper = keeper
        self.aside = Aside()
        self.study = Study(hall, keeper, self.aside)
        self.gallery = Gallery(hall)
        self.lists = Lists(hall, self.gallery.watchers)
        self.persons = Persons(hall)
        self.lobby = Lobby(self, Limits(hall.store, config.most_open, by_address=config.rate > 0))
        self.moderation = Moderation(hall, self.gallery)
        self._online: dict[str, Counter[Seat]] = {}

    # -- who is who ----------------------------------------------------------------------------------------------------

    async def seats(self, visitor: Visitor, live: LiveTable, wanted: Seat | None = None) -> list[Seat]:
        """The seats of a visitor at a table; if one is wanted that it does not seem to have, another look is taken."""
        if not visitor.holder:
            return owned(visitor, (), live)
        found = owned(visitor, await self.hall.holders.held(visitor.holder, live.id), live)
        if wanted is not None and wanted not in found and self.hall.shared:
            found = owned(visitor, await self.hall.holders.held(visitor.holder, live.id, again=True), live)
        return found

    def _holds_at_hand(self, visitor: Visitor, id: str) -> Sequence[Hold] | None:
        return self.hall.holders.known(visitor.holder, id) if visitor.holder else ()

    async def _own(self, id: str, visitor: Visitor, seat: Seat) -> LiveTable:
        """The table, if that seat is the visitor's; another process may have given it a moment ago."""
        live = (await self.hall.loaded(id, fresh=False)).live
        if seat not in await self.seats(visitor, live):
            live = await self.hall.find(id)
            if seat not in await self.seats(visitor, live, seat):
                raise Declined("not_your_seat")
        return live

    async def sit(self, id: str, secret: str, holder: str) -> Seat:
        """Give the seat of that secret to whoever shows it."""
        live = await self.hall.find(id)
        secret_hash = hashed(secret)
        seat = live.owner_of(secret_hash)
        if seat is None:
            raise Declined("wrong_secret")
        await self.hall.holders.hold(id, [Hold(holder, seat, secret_hash)])
        return seat

    async def join(self, id: str, asked: Join, visitor: Visitor) -> Joined:
        live = await self.hall.find(id)
        if live.opened.public:
            await self.lobby.limits.check_sitting(visitor)
        elif hashed(asked.invite) != live.opened.invite:
            raise Declined("no_invitation")
        holder, address = visitor.holder, visitor.address
        name = name_in(asked.name)
        secret = asked.secret or new_secret()
        secret_hash = hashed(secret)
        await self.hall.write(id, lambda now: judge.join(now, asked.seat, name, secret_hash), address=address)
        owned = (await self.hall.find(id)).owner_of(secret_hash)
        assert owned is not None
        if holder:  # a repeat with the same secret does it, should this be the last thing that happens
            await self.hall.holders.hold(id, [Hold(holder, owned, secret_hash)])
        return Joined(owned, secret)

    async def take_offered(self, id: str, asked: TakeOffered, holder: str, address: str = "") -> Joined:
        """The chair, its new secret and who holds it are written together: of two who take it one is too late."""
        live = await self.hall.find(id)
        name, offer_hash = name_in(asked.name), hashed(asked.offer)
        secret = asked.secret or new_secret()
        secret_hash = hashed(secret)
        taken = live.owner_of(secret_hash)
        seat = live.offered_by(offer_hash) if taken is None else taken
        if seat is None:
            raise Declined("offer_spent")
        holds = [Hold(holder, seat, secret_hash)] if holder else []
        judging = partial(judge.take_offered, offer_hash=offer_hash, name=name, secret_hash=secret_hash)
        await self.hall.write(id, judging, holds=holds, address=address)
        return Joined(seat, secret)

    async def open(
        self,
        laid: Laid,
        *,
        id: str | None = None,
        holder: str = "",
        address: str = "",
        heirs_of: LiveTable | None = None,
    ) -> str:
        """Lay a table, as the hall does. Of tables without people only some go on at once."""
        if not laid.people:
            self.keeper.check_show(address)
        return await self.hall.open(laid, id, holder, address, heirs_of)

    # -- looking -------------------------------------------------------------------------------------------------------

    async def look(self, id: str, visitor: Visitor, seat: Seat | None, language: str) -> Look:
        return (await self.news(id, visitor, seat, language, after=-1, told=False)).look

    async def news(
        self,
        id: str,
        visitor: Visitor,
        seat: Seat | None,
        language: str,
        after: int,
        *,
        told: bool = True,
        lean: bool = False,
        gone: int = 0,
    ) -> News:
        """The table as a seat of the visitor's sees it, with what happened after that entry, if it wants to be told.

        ``gone``: of so many lines of talk it is known that their words are gone.
        """
        loaded = await self.hall.loaded(id)
        live = there(loaded.live)
        mine = await self.seats(visitor, live, seat)
        if seat is not None and seat not in mine:
            raise Declined("not_your_seat")
        onlooker = Onlooker(live, seat, checked_language(language), lean)
        look = onlooker.look(mine, self._settings(loaded, seat), self.hall.now(live))
        notes = await notes_of(onlooker, after, look.seq) if told else []
        return News(
            after=after,
            seq=look.seq,
            notes=notes,
            look=look,
            online=self.online(live),
            removed=onlooker.removed() if len(live.removed) != gone else UNSET,
        )

    def news_at_hand(
        self, id: str, visitor: Visitor, seat: Seat | None, language: str, after: int, lean: bool, gone: int
    ) -> News | None:
        """The same at once; ``None`` where something has to be read first, or takes long, or is to be declined.

        It is only good to be encoded: what others are told too is in it as JSON, made once for all of them.
        """
        loaded = self.hall.at_hand(id)
        holds = self._holds_at_hand(visitor, id)
        if loaded is None or holds is None or not few_notes(loaded.live, after, loaded.live.seq):
            return None
        live = loaded.live
        if live.dropped:
            return None
        mine = owned(visitor, holds, live)
        if seat is not None and seat not in mine:
            return None
        onlooker = Onlooker(live, seat, language, lean)
        look: Any = onlooker.look_to_tell(mine, self._settings(loaded, seat), self.hall.now(live))
        notes: Any = onlooker.notes_json(after, live.seq)
        removed = onlooker.removed() if len(live.removed) != gone else UNSET
        return News(after=after, seq=live.seq, notes=notes, look=look, online=self.online(live), removed=removed)

    def _settings(self, loaded: LoadedTable, seat: Seat | None) -> SeatSettings | None:
        return None if seat is None else loaded.settings.get(seat, NOTHING_SET)

    async def replay(self, id: str, visitor: Visitor, seat: Seat | None, language: str, move: int) -> Look:
        """The table as that seat saw it after so many moves of a game that is over."""
        live = await self.hall.find(id)
        if not live.game.over:
            raise Declined("not_over_yet")
        if not 0 <= move <= live.game.length:
            raise Declined("no_such_move", move=move, last=live.game.length)
        asker = Asker(visitor.address, id, Urgency.REVIEW)
        return await self.aside.do(asker, look_back, live, seat, checked_language(language), move)

    async def foresee(self, id: str, visitor: Visitor, asked: AskForesight, language: str) -> list[Foreseen]:
        live = await self._own(id, visitor, asked.seat)
        if asked.seat not in live.to_act():
            return []
        asker = Asker(visitor.address, live.id, Urgency.PLAY)
        sketching = self._sketching(live, asked.seat, language)
        return await self.aside.do(
            asker, sketching.foresee, asked.ids, asked.after, asked.wish
        )  # many choices take a while

    async def sketch(self, id: str, visitor: Visitor, asked: AskSketch, language: str) -> Sketched:
        """What the table would be like after a row of moves; nobody learns of it."""
        live = await self._own(id, visitor, asked.seat)
        if asked.seat not in live.to_act():
            raise Declined("not_asked")
        asker = Asker(visitor.address, live.id, Urgency.PLAY)
        sketching = self._sketching(live, asked.seat, language)
        return await self.aside.do(asker, sketching.sketch, asked.ids, asked.to, asked.wish)

    def _sketching(self, live: LiveTable, seat: Seat, language: str) -> Sketching:
        words = words_of(live, checked_language(language))
        rng = Rng.from_seed(live.game.length)
        return Sketching(live.game.view(seat), live.game.catalogue, words, rng)

    async def hear(self, id: str, visitor: Visitor, draft: SaidDraft, language: str) -> HeardDraft:
        """How a deal would be understood, and whether it could be proposed; nothing is said by that."""
        live = await self._own(id, visitor, draft.seat)
        words = words_of(live, checked_language(language))
        game = live.game.copy()
        said: SaidClauses | None = None
        problem: Problem | None = None
        try:
            said = game.heard(draft.seat, draft.said, language, names_at(live, language), draft.to)
            if draft.to is None:
                game.say(draft.seat, said, draft.answers)
            else:
                game.check_kept(draft.seat, said, draft.to)
        except (BadInput, Refused) as trouble:
            problem = problem_of(trouble, language, words)
        if said is None:
            return HeardDraft(line="", clauses=[], said=None, problem=problem)
        return HeardDraft(
            line=words.line(said.clauses), clauses=words.clauses(said.clauses), said=said, problem=problem
        )

    # -- commands ------------------------------------------------------------------------------------------------------

    async def do(self, id: str, visitor: Visitor, command: commands.AnyCommand) -> Done:
        """Carry out a command of a seat, exactly once for its key."""
        live = await self._own(id, visitor, command.seat)
        key = key_of(command)
        away = bool(live.chairs[command.seat].bot)  # who was shut out, perhaps: not even an undo is theirs then
        if (away or isinstance(command, CHECKED)) and key not in live.keys:
            await self._check(visitor, live, command)
        if isinstance(command, commands.NewSecret):
            return await self._new_secret(id, visitor, command, key)
        if isinstance(command, commands.Rematch):
            return await self._rematch(id, visitor, command, key)
        if isinstance(command, commands.HandOn):
            return await self._hand_on(id, visitor, command, key)
        holds = await self.hall.holders.held(visitor.holder, id) if visitor.holder else ()
        judging = partial(self._judged, visitor, holds, command)
        seq = await self.hall.write(id, judging, key, address=visitor.address, speaker=visitor.holder)
        if isinstance(command, commands.Leave) and (await self.hall.find(id)).opened.public:
            await self.lobby.limits.left(visitor)
        return Done(key=command.key, seq=seq)

    async def _check(self, visitor: Visitor, live: LiveTable, command: commands.AnyCommand) -> None:
        """What a host may have kept somebody from."""
        if isinstance(command, commands.Talk):
            await self.moderation.may_talk(visitor, live, command.seat)
        else:
            await self.moderation.let_in(visitor)

    def begin(self, id: str, visitor: Visitor, command: commands.PlainCommand, done: Callable[[Outcome], None]) -> bool:
        """The same at once, if nothing but the disk has to be waited for; ``done`` is called with what came of it."""
        if not isinstance(command, commands.Act) and isinstance(command, CHECKED):
            return False
        loaded = self.hall.at_hand(id)
        holds = self._holds_at_hand(visitor, id)
        if loaded is None or holds is None or command.seat not in owned(visitor, holds, loaded.live):
            return False
        if loaded.live.chairs[command.seat].bot:
            return False
        loaded.owner = visitor.address or loaded.owner
        judging = partial(self._judged, visitor, holds, command)
        self.hall.submit(loaded, Writing(judging, key_of(command), (), done))
        return True

    def _judged(
        self,
        visitor: Visitor,
        holds: Sequence[Hold],
        command: commands.JudgedCommand | commands.Drop | commands.HandOn | commands.NewSecret,
        live: LiveTable,
        secret_hash: str = "",
    ) -> list[entries.AnyEntry]:
        """Whether the seat is theirs is judged with the rest: its secret may have been changed while they waited."""
        mine = owned(visitor, holds, live)
        if command.seat not in mine:
            raise Declined("not_your_seat")
        if isinstance(command, commands.Act):  # asked first: that something is of no class takes longer to find out
            return judge.judge(live, command, self.hall.now(live))
        if isinstance(command, commands.Drop):
            return judge.drop(live, command, mine)
        if isinstance(command, commands.HandOn):
            return judge.hand_on(live, command.seat, secret_hash)
        if isinstance(command, commands.NewSecret):
            return judge.new_secret(live, command.seat, secret_hash)
        return judge.judge(live, command, self.hall.now(live))

    async def _new_secret(self, id: str, visitor: Visitor, command: commands.NewSecret, key: str) -> Done:
        live = await self.hall.find(id)
        if key in live.keys:
            return Done(key=command.key, seq=live.keys[key])  # a repeat: the secret was told once
        secret = command.secret or new_secret()
        secret_hash = hashed(secret)
        before = await self.hall.holders.held(visitor.holder, id) if visitor.holder else ()
        # at once, so that its own page never finds itself without a seat
        holds = [Hold(visitor.holder, command.seat, secret_hash)] if visitor.holder else []
        judging = partial(self._judged, visitor, before, command, secret_hash=secret_hash)
        seq = await self.hall.write(id, judging, key, holds=holds)
        return Done(key=command.key, seq=seq, secret=secret)

    async def _hand_on(self, id: str, visitor: Visitor, command: commands.HandOn, key: str) -> Done:
        if (written := (await self.hall.find(id)).keys.get(key)) is not None:
            return Done(key=command.key, seq=written)  # a repeat: the secret was told once
        secret = command.secret or new_secret()
        holds = await self.hall.holders.held(visitor.holder, id) if visitor.holder else ()
        judging = partial(self._judged, visitor, holds, command, secret_hash=hashed(secret))
        return Done(key=command.key, seq=await self.hall.write(id, judging, key), secret=secret)

    async def _rematch(self, id: str, visitor: Visitor, command: commands.Rematch, key: str) -> Done:
        new = new_table_id()
        seq = await self.hall.write(id, lambda now: judge.rematch(now, command, new), key)
        live = await self.hall.find(id)
        other_board = live.opened.terms.board is not None
        laid = await asyncio.to_thread(lay_again, live) if other_board else lay_again(live)
        again = await self.open(laid, id=live.rematch, address=visitor.address, heirs_of=live)
        return Done(key=command.key, seq=seq, table=again)

    async def say_in_gallery(self, id: str, visitor: Visitor, said: SayInGallery) -> Done:
        await self.moderation.may_talk(visitor, await self.hall.find(id), None)
        return Done(key=said.key, seq=await self.gallery.say(id, visitor, said))

    async def change_settings(self, id: str, visitor: Visitor, change: ChangeSettings) -> SeatSettings:
        await self._own(id, visitor, change.seat)
        holds = await self.hall.holders.held(visitor.holder, id) if visitor.holder else ()

        def judged(live: LiveTable) -> SeatSettings:
            if change.seat not in owned(visitor, holds, live):
                raise Declined("not_your_seat")
            return judge.change_settings(live, change)

        return await self.hall.change(id, change.seat, judged)

    async def advise(self, id: str, visitor: Visitor, seat: Seat, level: str, key: str, language: str) -> Advised:
        """What a bot would do; the table is told that somebody has asked."""
        live = await self._own(id, visitor, seat)
        level = known_level(live.opened.terms.game, level)
        judge.advice(live, seat)  # a repeat too is for who is asked now
        self.keeper.bots.check(id, seat, visitor.address)  # before the table is told
        await self.hall.write(id, lambda now: judge.advice(now, seat), f"{seat}:{key}")
        words = words_of(live, checked_language(language))
        try:
            answer = await self.keeper.advise(live, seat, level, visitor.address)
        except BotFailed as failed:
            raise BadInput(f"the bot {level!r} has no advice: {failed}") from None
        choices = [told(thought, live.game.catalogue, words) for thought in answer.thoughts]
        return Advised(level=level, best=answer.actions[0], choices=choices)

    # -- who is here ---------------------------------------------------------------------------------------------------

    @contextmanager
    def present(self, id: str, seats: list[Seat], visitor: Visitor) -> Iterator[None]:
        """As long as somebody is there: with seats of their own, or as one who looks on."""
        if not seats:
            with self.gallery.watchers.watching(id, visitor):
                yield
            return
        self._online.setdefault(id, Counter()).update(seats)
        self.hall.hub.ring(id)
        try:
            yield
        finally:
            self._online[id] -= Counter(seats)
            if not self._online[id]:
                del self._online[id]
            self.hall.hub.ring(id)

    def online(self, live: LiveTable) -> list[Seat]:
        return sorted(self._online.get(live.id, ()))


def name_in(text: str) -> str:
    name = squeezed(text)
    if not name:
        raise BadInput("name: there are no letters in it")
    return name


def owned(visitor: Visitor, holds: Sequence[Hold], live: LiveTable) -> list[Seat]:
    """The seats whose secrets a visitor has, or has been given."""
    seat = live.owner_of(visitor.bearer) if visitor.bearer else None
    if not holds:
        return [] if seat is None else [seat]
    found: set[Seat] = set() if seat is None else {seat}
    for hold in holds:
        if hold.seat < live.players and hold.secret_hash and live.chairs[hold.seat].secret_hash == hold.secret_hash:
            found.add(hold.seat)
    return sorted(found)


def key_of(command: commands.AnyCommand) -> str:
    """The key as the log has it: those of different seats do not meet."""
    return f"{command.seat}:{command.key}"


def few_notes(live: LiveTable, after: int, upto: int) -> bool:
    return upto - after + (len(live.past) if after < 0 else 0) <= FEW_NOTES


async def notes_of(onlooker: Onlooker, after: int, upto: int) -> list[Note]:
    """What happened between two entries; a whole game takes a while to put into words, and others do not wait."""
    if few_notes(onlooker.live, after, upto):
        return onlooker.notes(after, upto)
    return await asyncio.to_thread(onlooker.notes, after, upto)


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput(f"language: one of {', '.join(LANGUAGES)}, not {language!r}")
    return language
