"""One game between bots, with everything worth knowing about it. Runs in workers: nothing here prints."""

import gc
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter, process_time

import msgspec

import fernhandel
from fernhandel.arena.players import make_player
from fernhandel.bots import THINKING_SECONDS, Bot, Listener, bot_seed, make_bot
from fernhandel.core.actions import Action
from fernhandel.core.events import Event, seen_by
from fernhandel.core.game import Game

LONGEST_GAME = 1_000_000
GRACE = 1.1  # a tenth more is not yet over time
OVER_TIME = "over time"
LEAST_GRACE = 0.02  # seconds: what the machine may take for itself


class Pairing(msgspec.Struct, frozen=True):
    """What every game of a series has in common, and who sits where."""

    game: str
    edition: str | None
    board: str | None
    options: dict[str, str]
    bots: list[str]
    """The kind of bot on each seat."""
    seconds: float = THINKING_SECONDS
    keeps: bool = False
    """Whether the records of its games are wanted."""


class Failure(msgspec.Struct, frozen=True):
    """A bot that raised an error, chose what is not legal, or took too long."""

    seat: int
    kind: str
    decision: int
    what: str


class Time(msgspec.Struct):
    """Thinking time of one bot in one step of the game."""

    seconds: float = 0.0
    decisions: int = 0
    longest: float = 0.0


class Outcome(msgspec.Struct, frozen=True):
    """How one game went; ``error`` says why it did not end."""

    seed: int
    turns: int = 0
    decisions: int = 0
    standing: list[fernhandel.Place] = []
    cpu: float = 0.0
    error: str = ""
    failures: list[Failure] = []
    times: list[dict[str, Time]] = []
    """By seat and step."""
    tries: dict[int, int] = {}
    """By seat, what was tried and not legal, where a player can try before it decides."""
    record: str = ""
    """In JSON Lines, where it is wanted."""

    @property
    def fault(self) -> str:
        """Why the game does not count as one between these bots; empty when it does."""
        if self.error:
            return self.error
        return next((failure.what for failure in self.failures if failure.kind != OVER_TIME), "")


def play_one(pairing: Pairing, seed: int) -> Outcome:
    """Play the game of that seed to its end; rules that fail make an outcome too."""
    began = process_time()
    match = Match(pairing, seed)
    collecting = gc.isenabled()
    gc.disable()  # what a search leaves behind is collected between games, not in the time of the next bot
    try:
        match.play()
    except Exception as error:
        return Outcome(seed, cpu=process_time() - began, error=f"{type(error).__name__}: {error}")
    finally:
        if collecting:
            gc.enable()
    return match.outcome(process_time() - began)


class Match:
    """A table with a bot on every seat."""

    def __init__(self, pairing: Pairing, seed: int) -> None:
        self.pairing = pairing
        self.seed = seed
        self.game: Game | None = None
        self.failures: list[Failure] = []
        self.times: list[dict[str, Time]] = [{} for _ in pairing.bots]
        self.tries: dict[int, int] = {}

    def play(self) -> None:
        pairing = self.pairing
        game = self.game = fernhandel.make(
            pairing.game,
            players=len(pairing.bots),
            edition=pairing.edition,
            seed=self.seed,
            board=pairing.board,
            **pairing.options,
        )
        bots = [make_player(name, pairing.game, bot_seed(self.seed, seat, 0)) for seat, name in enumerate(pairing.bots)]
        listeners = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Listener)}
        try:
            self.tell(game, listeners, game.opening)
            while not game.over:
                if game.length >= LONGEST_GAME:
                    raise RuntimeError(f"the game is still going after {game.length} decisions")
                seat = game.to_act()[0]
                self.tell(game, listeners, game.apply(seat, self.ask(game, seat, bots[seat])))
            for seat, bot in listeners.items():
                self.careful(game, seat, bot.end, game.standing())
        finally:
            for seat, bot in listeners.items():
                self.tries[seat] = bot.tries
                self.careful(game, seat, bot.close)

    def ask(self, game: Game, seat: int, bot: Bot) -> Action:
        """The bot's choice; where it fails, the random bot stands in."""
        view, legal = game.view(seat), game.legal(seat)
        began = perf_counter()
        try:
            action = bot.choose(view, list(legal), self.pairing.seconds)
        except Exception as error:
            return self.stand_in(game, seat, "error", f"{type(error).__name__}: {error}")
        spent = perf_counter() - began
        self.note_time(seat, view.step, spent)
        if spent > max(self.pairing.seconds * GRACE, self.pairing.seconds + LEAST_GRACE):
            self.failures.append(Failure(seat, OVER_TIME, game.length, f"{spent:.3f} s"))
        if action not in legal:
            return self.stand_in(game, seat, "illegal", f"illegal action {action!r}")
        return action

    def tell(self, game: Game, listeners: Mapping[int, Listener], events: Sequence[Event]) -> None:
        for seat, bot in listeners.items():
            self.careful(game, seat, bot.hear, game.view(seat), seen_by(events, seat))

    def careful(self, game: Game, seat: int, tell: Callable[..., None], *told: object) -> None:
        """Tell a bot something; what goes wrong in it is noted, and ends nothing."""
        try:
            tell(*told)
        except Exception as error:
            self.failures.append(Failure(seat, "error", game.length, f"{type(error).__name__}: {error}"))

    def note_time(self, seat: int, step: str, spent: float) -> None:
        time = self.times[seat].setdefault(step, Time())
        time.seconds += spent
        time.decisions += 1
        time.longest = max(time.longest, spent)

    def stand_in(self, game: Game, seat: int, kind: str, what: str) -> Action:
        self.failures.append(Failure(seat, kind, game.length, what))
        other = make_bot("random", self.pairing.game, bot_seed(self.seed, seat, game.length))
        return other.choose(game.view(seat), game.legal(seat), self.pairing.seconds)

    def outcome(self, cpu: float) -> Outcome:
        game = self.game
        assert game is not None
        turns = int(getattr(game.view(None), "turn", 0))  # not every game counts turns
        return Outcome(
            self.seed,
            turns,
            game.length,
            game.standing(),
            cpu,
            failures=self.failures,
            times=self.times,
            tries=self.tries,
            record=game.record(self.pairing.bots).to_jsonl() if self.pairing.keeps else "",
        )
