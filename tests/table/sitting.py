"""A table without a server: commands are judged and folded as the hall does it, and the log is kept."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec

import fernhandel
from fernhandel import Action, Game
from fernhandel.core.catalogue import Value
from fernhandel.table import commands, entries, judge
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Move
from fernhandel.table.look import Look, Note
from fernhandel.table.onlooker import Onlooker
from fernhandel.table.settings import SeatSettings, follow_up
from fernhandel.table.undo import reach

NAMES = ("North", "South", "Left", "Right", "Above", "Below")
NORTH, SOUTH, LEFT, RIGHT = range(4)
EPOCH = 1_700_000_000.0  # some Tuesday in November, 22:13:20 UTC

Line = tuple[float, entries.AnyEntry, str]


class Sitting:
    """Some persons and bots at one table; ``now`` is the time that it is."""

    def __init__(
        self,
        game: str,
        players: int = 3,
        *,
        edition: str | None = None,
        seed: int = 7,
        bots: Mapping[int, str] | None = None,
        clock: Clock | None = None,
        **options: str,
    ) -> None:
        terms = fernhandel.make(game, players=players, edition=edition, seed=seed, **options).terms
        self.now = EPOCH
        opened = entries.Opened(
            terms=terms,
            seed=seed,
            name="Thursday",
            public=False,
            clock=clock or Clock(),
            chairs=[_chair(seat, (bots or {}).get(seat)) for seat in range(players)],
            invite="",
        )
        self.log: list[Line] = [(self.now, opened, "")]
        self.live = LiveTable("Thursday", self.now, opened)
        self._keys = count()
        self.write([entries.Began()])

    @classmethod
    def around(cls, game: Game, clock: Clock | None = None) -> "Sitting":
        """Around a game that was arranged by hand; its log alone does not lead there."""
        terms = game.terms
        options: dict[str, Any] = dict(terms.options)
        sitting = cls(terms.game, terms.players, edition=terms.edition, clock=clock, **options)
        sitting.live.game = game
        sitting.live._ask([], entries.Began())
        return sitting

    @property
    def game(self) -> Game:
        return self.live.game

    # -- commands ------------------------------------------------------------------------------------------------------

    def write(self, log: list[entries.AnyEntry], key: str = "") -> None:
        for number, entry in enumerate(log):
            self.log.append((self.now, entry, "" if number else key))
            self.live.fold(self.now, entry, "" if number else key)

    def do(self, command: commands.JudgedCommand) -> None:
        """Carry a command out as the server does, or raise what the server would answer."""
        self.write(judge.judge(self.live, command, self.now), f"{command.seat}:{command.key}")

    def key(self) -> str:
        return f"command-{next(self._keys):06}"

    def act(self, seat: int, action: Action, base: int | None = None) -> None:
        base = self.live.seq if base is None else base
        wire = self.game.catalogue.to_json(action)
        self.do(commands.Act(key=self.key(), seat=seat, base=base, action=wire))

    def play(self, seat: int, kind: str, **fields: Value) -> None:
        self.act(seat, self.game.action(kind, **fields))

    def first(self, seat: int, kind: str) -> Action:
        """The first legal action of that kind."""
        return next(action for action in self.game.legal(seat) if action.kind == kind)

    def bot(self, seat: int) -> None:
        """The bot in that chair makes its first legal action."""
        chosen = self.game.legal(seat)[0].id
        self.write(judge.bot_move(self.live, seat, [chosen], self.live.asked_since[seat]))

    def undo(self, seat: int, ask: bool = False) -> None:
        self.do(commands.Undo(key=self.key(), seat=seat, ask=ask))

    def grant(self, seat: int, grant: bool = True) -> None:
        self.do(commands.AnswerUndo(key=self.key(), seat=seat, grant=grant))

    def take_over(self, seat: int, chair: int | None = None, level: str = "easy") -> None:
        self.do(commands.TakeOver(key=self.key(), seat=seat, chair=chair, level=level))

    def take_back(self, seat: int) -> None:
        self.do(commands.TakeBack(key=self.key(), seat=seat))

    def follow(self, settings: Mapping[int, SeatSettings]) -> list[tuple[int, str]]:
        """What the seats' own orders bring about, as it is done: seat and line of text."""
        done = []
        while (found := follow_up(self.live, settings)) is not None:
            seat, actions = found
            for text in map(self.game.catalogue.to_text, actions):
                self.write([entries.Moved(seat=seat, action=text, by="auto")])
                done.append((seat, text))
        return done

    # -- asking --------------------------------------------------------------------------------------------------------

    def fingerprint(self) -> list[int]:
        return list(self.game.table.fingerprint())

    def can_undo(self, seat: int) -> str:
        return self.look(seat).undo.can

    def why_not(self, seat: int, language: str = "en") -> str:
        return self.look(seat, language).undo.why

    def look(self, seat: int | None, language: str = "en") -> Look:
        mine = [] if seat is None else [seat]
        return Onlooker(self.live, seat, language).look(mine, None, self.now)

    def notes(self, seat: int | None, after: int = -1, language: str = "en") -> list[Note]:
        return Onlooker(self.live, seat, language).notes(after)

    def anew(self, upto: int | None = None) -> LiveTable:
        """The table that the log tells of, from its bytes."""
        lines = self.log if upto is None else self.log[: upto + 1]
        at, opened, _ = lines[0]
        assert isinstance(opened, entries.Opened)
        live = LiveTable("Thursday", at, opened)
        for at, entry, key in lines[1:]:
            live.fold(at, entries.decode(entries.encode(entry)), key)
        return live


def _chair(seat: int, level: str | None) -> entries.Chair:
    if level is not None:
        return entries.Chair(kind="bot", name=NAMES[seat], level=level)
    return entries.Chair(kind="person", name=NAMES[seat], secret_hash=f"hash-{seat}")


def declined(call: Any, *args: Any, **kwargs: Any) -> str:
    """The code with which a table says no to that; it must say no."""
    try:
        call(*args, **kwargs)
    except Declined as no:
        return no.code
    raise AssertionError("the table says yes")


def reached(live: LiveTable, seat: int) -> str:
    """What undo would take back for that seat, and what stands in its way."""
    found = reach(live, seat)
    return "" if found is None else repr((found.move, found.free, found.alone, found.learned, found.by, found.drew))


def state_of(live: LiveTable, now: float) -> bytes:
    """Everything that is true of a table, in bytes: what it is, what it tells everybody, what each may take back."""
    told: list[object] = [
        live.seq,
        live.game.table.fingerprint(),
        [(step.seat, step.action.id, step.by, step.drew, step.sealed_with) for step in live.moves],
        [repr(chair) for chair in live.chairs],
        live.asked_since,
        live.keys,
        [reached(live, seat) for seat in range(live.players)],
        [live.times.remaining(seat, now) for seat in range(live.players)],
        [live.times.ran_out(seat, now) for seat in range(live.players)],
        repr(live.asking),
        repr(sorted((chair, sorted(votes)) for chair, votes in live.votes.items())),
    ]
    for seat in [*range(live.players), None]:
        onlooker = Onlooker(live, seat, "en")
        told += [onlooker.look([], None, now), onlooker.notes(-1)]
    return msgspec.json.encode(told)


def beside(live: LiveTable, game: Game) -> LiveTable:
    """The same table with another game on it, whose past is the same; neither changes the other."""
    twin = LiveTable(live.id, live.opened_at, live.opened)
    twin.game = Game(game.title, game.terms, live.game.seed, game.table.copy(), live.game._last)
    twin.seq, twin.began, twin.touched, twin.rematch = live.seq, live.began, live.touched, live.rematch
    twin.chairs = [replace(chair) for chair in live.chairs]
    twin.moves, twin.told, twin.keys = [_same(step) for step in live.moves], list(live.told), dict(live.keys)
    twin.asked_since = list(live.asked_since)
    twin.votes = {chair: set(voters) for chair, voters in live.votes.items()}
    if live.asking is not None:
        twin.asking = replace(live.asking, granted=set(live.asking.granted))
    twin.times.left, twin.times._since = list(live.times.left), list(live.times._since)
    twin._kept, twin._sealing, twin._sealers = live._kept, live._sealing, set(live._sealers)
    return twin


def _same(step: Move) -> Move:
    return Move(step.seat, step.action, step.by, step.nth, step.learned, step.drew, step.sealed_with, step.gained)
