"""A game at this terminal: people are asked, bots play, and the record is kept."""

import shlex
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rich.text import Text

from fernhandel.bots import THINKING_SECONDS, bot_seed, make_bot
from fernhandel.cli.keeping import Keeper
from fernhandel.cli.pages import Pages
from fernhandel.cli.question import Question
from fernhandel.cli.screen import Screen
from fernhandel.cli.seats import Seat
from fernhandel.cli.speaking import Said, say
from fernhandel.cli.telling import Telling
from fernhandel.core.actions import Action
from fernhandel.core.game import Game


class Sitting:
    """One game from here to its end, or until somebody leaves."""

    def __init__(self, game: Game, seats: list[Seat], told: Telling, screen: Screen, keeper: Keeper) -> None:
        self.game = game
        self.seats = list(seats)
        self._told = told
        self._words = told.words
        self._say = told.phrases.format
        self._screen = screen
        self._keeper = keeper
        self._pages = Pages(game, told, screen)
        self._saved = -1  # the decisions on disk
        self._notes: list[str] = []  # what the program has to say beside the news
        self._present: int | None = None  # the seat whose person looks at the screen

    @property
    def shared(self) -> bool:
        """Whether several people share this terminal, so that each must see only what is theirs."""
        return sum(seat.person for seat in self.seats) > 1

    def save(self) -> None:
        self._keeper.save(self.game.record([seat.note() for seat in self.seats]))
        self._saved = self.game.length

    def play(self) -> None:
        """Until the game is over; raises `Leave` or `KeyboardInterrupt` when it is broken off."""
        while not self.game.over:
            seat = self.game.to_act()[0]
            if self.seats[seat].person:
                self._person_plays(seat)
            else:
                self._bot_plays(seat)

    def greet(self) -> None:
        """Who plays what, as the first of the news."""
        edition, seed = self.game.terms.edition, str(self.game.seed)
        self._notes.append(self._say("began", title=self._told.title, edition=edition, seed=seed))
        for number, seat in enumerate(self.seats):
            who = self._say("who-person") if seat.person else self._say("who-bot", bot=seat.name)
            self._notes.append(self._say("who", seat=self._words.seat(number), who=who))
        if self.game.length:
            self._notes.append(self._say("resumed", count=self.game.length))
        if self.shared and self._screen.plain:
            self._notes.append(self._say("no-hiding"))

    def end(self) -> None:
        """What happened last, the final standing, and how to see it all again."""
        self._try_to_save()
        people = [number for number, seat in enumerate(self.seats) if seat.person]
        self._screen.clear()
        self._pages.news(people[0] if len(people) == 1 else None, self._notes, short=False)
        self._screen.show("", Text(self._say("table-over"), style="bold"))
        standing = self.game.standing()
        self._screen.lines([self._words.verdict(standing), *self._words.standing(standing)])
        file = shlex.quote(str(self._keeper.path))
        self._screen.show("", self._say("seed", seed=str(self.game.seed)))
        if self._saved == self.game.length:
            self._screen.show(self._say("recorded", file=file), self._say("how-to-replay", file=file))

    def leave(self) -> None:
        """Save, and say how to go on; secrets do not stay on a shared screen."""
        if self.shared:
            self._screen.clear()
        self.save()
        file = shlex.quote(str(self._keeper.path))
        self._screen.show("", self._say("left", file=file))
        self._screen.show(self._say("how-to-resume", game=self.game.terms.game, file=file))

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _bot_plays(self, seat: int) -> None:
        name = self.seats[seat].name
        try:
            seed = bot_seed(self.game.seed or 0, seat, self.game.length)
            bot = make_bot(name, self.game.terms.game, seed)
            self._apply(seat, bot.choose(self.game.view(seat), self.game.legal(seat), THINKING_SECONDS))
        except Exception as error:
            if name == "random":
                raise
            facts = {"bot": name, "seat": self._words.seat(seat), "error": str(error) or type(error).__name__}
            self._notes.append(self._say("bot-failed", **facts))
            self.seats[seat] = Seat(person=False, name="random")
            self._bot_plays(seat)

    # -- people --------------------------------------------------------------------------------------------------------

    def _person_plays(self, seat: int) -> None:
        legal = self.game.legal(seat)
        if len(legal) == 1 and not legal[0].fields and not self.shared:
            prompt = self._words.prompt(self.game.view(seat))
            self._notes.append(self._say("done-for-you", prompt=prompt, action=self._words.action(legal[0])))
            self._apply(seat, legal[0])
            return
        self._try_to_save()
        if self.shared and self._present != seat:
            self._hand_over(seat)
        answer = Question(self.game, seat, self._told, self._pages, self._screen, self._notes).answer()
        self._notes = []
        self._told.chronicle.decides(seat)
        if isinstance(answer, Said):
            with uninterrupted():
                self._told.chronicle.add(say(self.game, seat, answer, self._told))
        else:
            self._apply(seat, answer)
        self._try_to_save()

    def _apply(self, seat: int, action: Action) -> None:
        with uninterrupted():
            self._told.chronicle.add(self.game.apply(seat, action))

    def _try_to_save(self) -> None:
        if self.game.length == self._saved:
            return
        try:
            with uninterrupted():
                self.save()
        except OSError as error:
            self._notes.append(self._say("not-saved", error=error.strerror or str(error)))

    def _hand_over(self, seat: int) -> None:
        """Nobody sees anything until the next person is there."""
        self._screen.clear()
        self._screen.forget_typed()  # an Enter too many must not open the next person's view
        self._screen.ask(self._say("hand-over", seat=self._words.seat(seat)))
        self._present = seat
        self._screen.clear()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """The interrupt key waits until what was begun is complete."""
    pressed: list[int] = []

    def note(number: int, _: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
