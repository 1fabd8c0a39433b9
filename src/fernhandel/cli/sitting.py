"""A game at this terminal: people are asked, bots play, and the record is kept."""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property

from fernhandel.bots import THINKING_SECONDS, Bot, bot_seed, make_bot, usual_level
from fernhandel.cli.answers import Answer, Asked, Wish
from fernhandel.cli.chronicle import Chronicle
from fernhandel.cli.front import Front
from fernhandel.cli.keeping import Keeper
from fernhandel.cli.pages import all_news
from fernhandel.cli.seats import Seat
from fernhandel.cli.speaking import Said, phrases_of
from fernhandel.cli.telling import Telling
from fernhandel.cli.window import uninterrupted
from fernhandel.core.actions import Action
from fernhandel.core.deals.spoken import drafts
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput
from fernhandel.core.terms import Terms
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined
from fernhandel.table.entries import Advised, AnyEntry, AskedBack, Began, Chair, Moved, Mover, Opened, TookBack
from fernhandel.table.live import LiveTable
from fernhandel.table.speech import TableWords
from fernhandel.table.undo import reach

# These have nothing to remember but their luck. Made anew for each decision they play the same in a resumed game; all
# others are kept as long as the sitting lasts.
FORGETFUL = ("random", "easy", "normal")
ADVISER = "champion"
ADVICE = 3  # choices that an adviser names
NO_TIME = 0.0  # nobody looks at a clock here


class Sitting:
    """One game from here to its end, or until somebody leaves."""

    def __init__(self, live: LiveTable, seats: list[Seat], told: Telling, front: Front, keeper: Keeper) -> None:
        self._live = live
        self.seats = list(seats)
        self._told = told
        self._words = told.words
        self._say = told.phrases.format
        self._front = front
        self._keeper = keeper
        self._saved = -1  # the decisions on disk
        self._present: int | None = None  # the seat whose person looks at the screen
        self._bots: dict[tuple[int, str], Bot] = {}

    @cached_property
    def _table_words(self) -> TableWords:
        return TableWords(self._words, self._told.phrases.language)

    @property
    def chronicle(self) -> Chronicle:
        return self._told.chronicle

    @property
    def game(self) -> Game:
        return self._live.game

    @property
    def shared(self) -> bool:
        """Whether several people share this terminal, so that each must see only what is theirs."""
        return sum(seat.person for seat in self.seats) > 1

    def save(self) -> None:
        notes = [seat.note(self._told.phrases.language) for seat in self.seats]
        self._keeper.save(self.game.record(notes))
        self._saved = self.game.length

    def play(self) -> None:
        """Until the game is over; raises `Leave` or `KeyboardInterrupt` when it is broken off."""
        while not self.game.over:
            seat = self.game.to_act()[0]
            if self.seats[seat].person:
                self._person_plays(seat)
            else:
                self._bot_plays(seat)

    @contextmanager
    def open(self) -> Iterator[None]:
        """The terminal is taken, and given back however the game ends."""
        self._front.open()
        try:
            yield
        finally:
            self._front.close()

    # -- beginning and end ---------------------------------------------------------------------------------------------

    def begin(self, moves: list[tuple[int, str]]) -> None:
        """Who plays what, as the first of the news; then what was played before, when a game goes on."""
        edition, seed = self.game.terms.edition, str(self.game.seed)
        self._note("began", title=self._told.title, edition=edition, seed=seed)
        for number, seat in enumerate(self.seats):
            who = self._say("who-person") if seat.person else self._say("who-bot", bot=seat.name)
            self._note("who", seat=self._words.seat(number), who=who)
        if self.shared and not self._front.hides:
            self._note("no-hiding")
        self.chronicle.add(-1, self.game.opening)
        for seat_of, text in moves:
            action = self.game.catalogue.from_text(text)
            person = self.seats[seat_of].person
            forced = person and self._leaves_no_choice(seat_of)
            if person and not forced:
                self.chronicle.decides(seat_of)
            self._move(seat_of, action, "auto" if forced else "person" if person else "bot")
        if moves:
            self._note("resumed", count=len(moves))

    def finish(self) -> None:
        """The final standing: seen before the terminal is given back."""
        self._try_to_save()
        self._front.finish(self._standing())

    def end(self) -> None:
        """What happened last, the final standing, and how to see it all again."""
        people = [number for number, seat in enumerate(self.seats) if seat.person]
        news = all_news(self._told, people[0] if len(people) == 1 else None)
        self._front.say([f"{self._say('news')}:", *news, "", self._say("table-over"), *self._standing(), ""])
        self._front.say([self._say("seed", seed=str(self.game.seed))])
        if self._saved == self.game.length:
            file = shlex.quote(str(self._keeper.path))
            self._front.say([self._say("recorded", file=file), self._say("how-to-replay", file=file)])

    def _standing(self) -> list[str]:
        standing = self.game.standing()
        return [self._words.verdict(standing), *self._words.standing(standing)]

    def leave(self) -> None:
        """Save, and say how to go on."""
        self.save()
        file = shlex.quote(str(self._keeper.path))
        self._front.say(["", self._say("left", file=file), self._say("how-to-resume", file=file)])

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _bot(self, seat: int, name: str) -> Bot:
        bot = self._bots.get((seat, name))
        if bot is None or name in FORGETFUL:
            bot = make_bot(name, self.game.terms.game, bot_seed(self.game.seed or 0, seat, self.game.length))
            self._bots[seat, name] = bot
        return bot

    def _bot_plays(self, seat: int) -> None:
        name = self.seats[seat].name
        people = [number for number, one in enumerate(self.seats) if one.person]
        self._front.wait(self.game, seat, people[0] if len(people) == 1 else None)
        try:
            chosen = self._bot(seat, name).choose(self.game.view(seat), self.game.legal(seat), THINKING_SECONDS)
            self._move(seat, chosen, "bot")
        except Exception as error:
            if name == "random":
                raise
            self._note("bot-failed", bot=name, seat=self._words.seat(seat), error=str(error) or type(error).__name__)
            self.seats[seat] = Seat(person=False, name="random")
            self._bot_plays(seat)

    # -- people --------------------------------------------------------------------------------------------------------

    def _leaves_no_choice(self, seat: int) -> bool:
        """Whether there is only one thing to do; where several share a terminal, even that tells nothing of a hand."""
        legal = self.game.legal(seat)
        return len(legal) == 1 and not legal[0].fields and not self.shared

    def _person_plays(self, seat: int) -> None:
        if self._leaves_no_choice(seat):
            forced = self.game.legal(seat)[0]
            prompt = self._words.prompt(self.game.view(seat))
            self._note("done-for-you", prompt=prompt, action=self._words.action(forced))
            self._move(seat, forced, "auto")
            return
        self._try_to_save()
        if self.shared and self._present != seat:
            self._front.hand_over(seat)
            self._present = seat
        answer = self._answer(seat)
        if answer is Wish.UNDO:
            return  # something else is asked now
        self.chronicle.decides(seat)
        for action in phrases_of(self.game, seat, answer, self._told) if isinstance(answer, Said) else [answer]:
            assert isinstance(action, Action)
            self._move(seat, action, "person")
        self._try_to_save()

    def _answer(self, seat: int) -> Answer:
        """What the person decides; wishes that change nothing are answered on the way."""
        asked = Asked(self.game, seat, self._told)
        said, meant, insists = "", None, False
        while True:
            answer = self._front.ask(asked, said, meant)
            if answer is Wish.ADVICE:
                said, meant = self._advice(seat)
                insists = False
            elif answer is Wish.UNDO:
                said = self._undo(seat, insists)
                insists = True
                if not said:
                    return answer
            else:
                return answer

    def _move(self, seat: int, action: Action, by: Mover) -> None:
        with uninterrupted():
            number = self.game.length
            entry = Moved(seat=seat, action=self.game.catalogue.to_text(action), by=by)
            refused = self.game.refusal(seat, action)
            if refused is not None:
                raise refused
            self.chronicle.add(number, self._live.fold(NO_TIME, entry).events)

    def _note(self, phrase: str, **facts: str | int) -> None:
        self.chronicle.note(self.game.length - 1, self._say(phrase, **facts))

    def _try_to_save(self) -> None:
        if self.game.length == self._saved:
            return
        try:
            with uninterrupted():
                self.save()
        except OSError as error:
            self._note("not-saved", error=error.strerror or str(error))

    # -- wishes --------------------------------------------------------------------------------------------------------

    def _undo(self, seat: int, insists: bool) -> str:
        """Take back what the seat did last; why it is not yet, or nothing when it was.

        Beyond what somebody has learned the others are asked: bots grant everything, and people sit beside whoever
        wishes it twice.
        """
        found = reach(self._live, seat)
        if found is None:
            return self._table_words.declined(Declined("nothing_to_undo"))
        if not found.free and not insists:
            again = self._say("undo-together" if self.shared else "undo-again")
            return f"{self._table_words.barrier(found, seat)} {again}"
        entries: list[AnyEntry] = [TookBack(seat=seat, move=found.move, alone=found.alone)]
        if not found.free:
            entries.insert(0, AskedBack(seat=seat, move=found.move))
        with uninterrupted():
            for entry in entries:
                self._live.fold(NO_TIME, entry)
            self.chronicle.forget(found.move, found.alone)
            self.chronicle.note(self.game.length - 1, self._table_words.entry(entries[-1]))
        self._saved = -1
        return ""

    def _advice(self, seat: int) -> tuple[str, int | None]:
        """What a bot would do here, and the action it would choose; the table is told that it was asked."""
        level = usual_level(self.game.terms.game, ADVISER)
        note = self._table_words.entry(Advised(seat=seat))
        self._front.wait(self.game, seat, seat)
        try:
            bot = self._bot(seat, level)
            legal = [action for action in self.game.legal(seat) if not drafts(action)]
            chosen = bot.choose(self.game.view(seat), legal, THINKING_SECONDS)
        except Exception as error:  # a bot's fault is no reason to end a game
            return self._say("no-advice", bot=level, error=str(error) or type(error).__name__), None
        self.chronicle.note(self.game.length - 1, note)
        others = [self._words.action(one.action) for one in bot.explain() if one.action is not chosen][: ADVICE - 1]
        told = self._say("advice", bot=level, action=self._words.action(chosen))
        if others:
            told += " " + self._say("advice-others", actions=" · ".join(others))
        return told, chosen.id


def lay(terms: Terms, seed: int, seats: list[Seat]) -> LiveTable:
    """A table with these seats, without a clock, at its beginning."""
    chairs = [
        Chair(kind="person", name=seat.name) if seat.person else Chair(kind="bot", level=seat.name) for seat in seats
    ]
    opened = Opened(terms=terms, seed=seed, name="", public=False, clock=Clock(), chairs=chairs, invite="")
    live = LiveTable("", NO_TIME, opened)
    live.fold(NO_TIME, Began())
    return live


def check_bots(game: str, seats: list[Seat]) -> None:
    """Refuse a bot that cannot be made before the first move, not at its own."""
    for name in {seat.name for seat in seats if not seat.person}:
        try:
            make_bot(name, game, 0)
        except BadInput as error:
            raise BadInput(f"{error}. --seats names who is to sit there") from None
        except Exception as error:  # whatever goes wrong in somebody else's code
            raise BadInput(f"bot {name!r} cannot be made: {type(error).__name__}: {error}") from None
