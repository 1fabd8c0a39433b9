"""A seat at a server's table as the tools play it."""

import re
from collections.abc import Callable, Sequence
from threading import Event, Lock, Thread
from urllib.parse import parse_qs, urlsplit

import httpx

from fernhandel.client import OVERTAKEN, Client, Look, NotDone
from fernhandel.client import Seat as ServedSeat
from fernhandel.core.actions import Action
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.refusals import BadInput
from fernhandel.core.views import View
from fernhandel.mcp.seat import Denied, Moment, News, Seat
from fernhandel.server.wire import Done
from fernhandel.server.wire import News as Frame

BEGINNING = 30.0  # seconds for the first news
_TABLE = re.compile(r"(.*)/t/([A-Za-z0-9_-]+)/?")


class JoinedSeat(Seat):
    """Follows the news of its table in a thread of its own, and decides by commands."""

    heard = True

    def __init__(self, seat: ServedSeat, language: str) -> None:
        look = seat.look()
        view = seat.view(look)
        super().__init__(view.terms, seat.seat, language, look.names)
        self._seat = seat
        self._guard = Lock()
        self._look: Look = look
        self._view: View = view
        self._news: list[News] = []
        self._told = -1  # the entry up to which the news are here
        self._made = -1  # the last entry that was written for this seat
        self._gone: NotDone | None = None
        self._began = Event()
        Thread(target=self._follow, name="news", daemon=True).start()
        self._began.wait(BEGINNING)

    def _follow(self) -> None:
        try:
            for frame in self._seat.follow():
                self._take(frame)
        except NotDone as gone:
            self._gone = gone
        self._began.set()
        self.wake()

    def _take(self, frame: Frame) -> None:
        view = self._seat.view(frame.look)
        with self._guard:
            if frame.look.names != self._look.names:
                self.call(frame.look.names)
            self._look, self._view, self._told = frame.look, view, frame.seq
            for note in frame.notes:
                self._news.append(News(note.seq, [line for line in (note.text, *note.lines) if line], note.events))
        self._began.set()
        self.wake()

    def moment(self) -> Moment:
        with self._guard:
            if self._gone is not None:
                raise _denied(self._gone)
            look = self._look
            legal = [self.catalogue[choice.id] for choice in look.choices]
            return Moment(look.seq, look.table.state, self._view, legal, look.standing)

    def news(self, after: int) -> list[News]:
        with self._guard:
            return [news for news in self._news if news.cursor > after]

    @property
    def busy(self) -> bool:
        return self._told < self._made and self._gone is None

    def act(self, actions: Sequence[Action]) -> None:
        first, *then = [self.catalogue.to_json(action) for action in actions]
        done = _asked(lambda: self._seat.act(first, base=max(self.seen, 0), then=then))
        self._written(done, len(actions))

    def propose(self, said: str | SaidClauses, answers: int) -> None:
        self._written(_asked(lambda: self._seat.say(said, answers, base=max(self.seen, 0))), 1)

    def talk(self, text: str) -> None:
        _asked(lambda: self._seat.talk(text))

    def _written(self, done: Done, moves: int) -> None:
        self._made = done.seq
        self.made(moves)


def join(link: str, name: str, seat: int | None, language: str) -> JoinedSeat:
    """Sit down by a link: of a seat that is there, of a chair that is handed on, or an invitation to an empty one."""
    address, table, secrets = _read(link)
    client = Client(address, language)
    try:
        if "seat" in secrets:
            found = client.seat(table, secrets["seat"])
        elif "chair" in secrets:
            found = client.take(table, name, secrets["chair"])
        else:
            found = client.join(table, name, secrets.get("invite", ""), seat)
        return JoinedSeat(found, language)
    except NotDone as no:
        client.close()
        raise BadInput(no.problem.message) from None
    except httpx.HTTPError as fault:
        client.close()
        raise BadInput(f"{address} does not answer: {fault}") from None


def _read(link: str) -> tuple[str, str, dict[str, str]]:
    """The house, the table, and the secret in its fragment.

    >>> _read("http://127.0.0.1:8000/t/abc#seat=xyz")
    ('http://127.0.0.1:8000', 'abc', {'seat': 'xyz'})
    """
    parts = urlsplit(link)
    found = _TABLE.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None:
        raise BadInput(f"a link is http://HOST/t/TABLE#invite=… or …#seat=…, not {link!r}")
    secrets = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
    return f"{parts.scheme}://{parts.netloc}{found[1]}", found[2], secrets


def _asked(ask: Callable[[], Done]) -> Done:
    try:
        return ask()
    except NotDone as no:
        raise _denied(no) from None
    except httpx.HTTPError as fault:
        raise Denied("away", f"the server does not answer: {fault}", counts=False) from None


def _denied(no: NotDone) -> Denied:
    problem = no.problem
    return Denied(problem.code, problem.message, problem.rule, counts=problem.code not in (*OVERTAKEN, "no_answer"))
