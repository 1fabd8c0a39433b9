"""A seat at a table of a server, for programs; it needs the extra ``serve``.

::

    with Client("http://127.0.0.1:8000") as client:
        table = client.open("merchants", [ChairPlan(kind="mine", name="North"), ChairPlan(kind="bot", level="hard")])
        table.seats[0].play(lambda look: look.choices[0].action)
"""

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from secrets import token_urlsafe
from typing import Any, Self, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import connect

from fernhandel.core import shelf
from fernhandel.core.catalogue import Value
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.views import View
from fernhandel.server.opening import ChairPlan, OpenTable
from fernhandel.server.wire import (
    Done,
    GameInfo,
    Join,
    Joined,
    News,
    No,
    OpenedTable,
    Position,
    Printed,
    Problem,
    Seated,
    TakeOffered,
    Watch,
)
from fernhandel.table.clock import Clock
from fernhandel.table.look import Foreseen, Look, Sketched

T = TypeVar("T")

__all__ = ["ChairPlan", "Client", "Look", "News", "NotDone", "Seat"]

_FRAMES: msgspec.json.Decoder[News | Done | No] = msgspec.json.Decoder(News | Done | No)
OVERTAKEN = ("stale", "game_over", "bot_sits_there")  # answers to older news of a question that is asked no more
AWAY = 503
TOO_MANY = 429
LOST = (ConnectionClosed, InvalidMessage, OSError)  # a line is gone, was cut off while it was made, or is not to be had
_PAUSES = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds before a lost connection is tried again


class NotDone(Exception):
    """The server said no; ``problem`` says why, and nothing has changed."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.message}")
        self.status = status
        self.problem = problem


class Client:
    """A connection to a server; what it opens or joins it returns as seats."""

    def __init__(self, address: str, language: str = "en", timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.language = language
        self._timeout = timeout
        plain = self.address.startswith("http:")  # then no certificates need to be read, which takes a while
        self._http = httpx.Client(base_url=self.address, timeout=timeout, verify=not plain)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def games(self) -> list[GameInfo]:
        return self.ask("GET", "/api/games", list[GameInfo])

    def open(
        self,
        game: str,
        chairs: Sequence[ChairPlan],
        *,
        edition: str | None = None,
        options: Mapping[str, str] | None = None,
        name: str = "",
        public: bool = False,
        clock: Clock | None = None,
        board: dict[str, Any] | None = None,
    ) -> "Table":
        """Lay a table; ``board`` is another board as data."""
        asked = OpenTable(
            game=game,
            chairs=list(chairs),
            edition=edition,
            options=dict(options or {}),
            name=name,
            public=public,
            clock=clock or Clock(),
            board=board,
        )
        opened = self.ask("POST", "/api/tables", OpenedTable, asked)
        seats = {seat: Seat(self, opened.table, seat, secret) for seat, secret in opened.seats.items()}
        return Table(opened.table, seats, opened.invite)

    def join(self, table: str, name: str, invite: str = "", seat: int | None = None) -> "Seat":
        """Take an empty chair."""
        asked = Join(name=name, seat=seat, invite=invite, secret=token_urlsafe(16))
        joined = self.ask("POST", f"/api/tables/{table}/join", Joined, asked)
        return Seat(self, table, joined.seat, joined.secret)

    def take(self, table: str, name: str, offer: str) -> "Seat":
        """Take over a chair that somebody hands on."""
        asked = TakeOffered(name=name, offer=offer, secret=token_urlsafe(16))
        joined = self.ask("POST", f"/api/tables/{table}/take", Joined, asked)
        return Seat(self, table, joined.seat, joined.secret)

    def seat(self, table: str, secret: str) -> "Seat":
        """The seat that a secret opens."""
        seated = self.ask("POST", f"/api/tables/{table}/sit", Seated, {"secret": secret})
        return Seat(self, table, seated.seat, secret)

    def look(self, table: str) -> Look:
        """A table as a spectator sees it."""
        return self.ask("GET", f"/api/tables/{table}", Look)

    def record(self, table: str) -> str:
        """The record of a game that is over."""
        return self._answered(self._http.get(f"/api/tables/{table}/record")).text

    def ask(self, method: str, path: str, type: type[T], body: object = None, secret: str = "", **query: Any) -> T:
        """One request; the answer as that type, or `NotDone`. While the server's database is away it is asked again."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
        asked = {name: value for name, value in query.items() if value is not None}
        content = None if body is None else msgspec.json.encode(body)
        until = time.monotonic() + self._timeout
        while True:
            answer = self._http.request(
                method, path, params={"language": self.language, **asked}, content=content, headers=headers
            )
            pause = float(answer.headers.get("retry-after", 1.0))
            if answer.status_code != AWAY or time.monotonic() + pause > until:
                return msgspec.json.decode(self._answered(answer).content, type=type)
            time.sleep(pause)

    def _answered(self, answer: httpx.Response) -> httpx.Response:
        if answer.is_success:
            return answer
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.DecodeError:
            problem = Problem(code="no_answer", message=f"the server answered {answer.status_code}")
        raise NotDone(answer.status_code, problem)


class Table:
    """A table just laid: the seats of whoever laid it, and the secret that invites others."""

    def __init__(self, id: str, seats: Mapping[int, "Seat"], invite: str) -> None:
        self.id = id
        self.seats = seats
        self.invite = invite


class Seat:
    """One seat at one table, by its secret."""

    def __init__(self, client: Client, table: str, seat: int, secret: str) -> None:
        self.table = table
        self.seat = seat
        self.secret = secret
        self._client = client
        self._board: dict[str, Any] | None = None

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.table}"

    def look(self) -> Look:
        return self._client.ask("GET", self._path, Look, secret=self.secret, seat=self.seat)

    def view(self, look: Look) -> View:
        """The game's own view out of a look: what a bot of the house plays from."""
        view: View = msgspec.convert(look.view, shelf.title(look.table.terms.game).view_type)
        if not look.table.other_board:
            return view
        if self._board is None:
            self._board = self._client.ask("GET", f"{self._path}/board", Printed).board
        return replace(view, terms=replace(view.terms, board=self._board))

    def position(self) -> list[str]:
        """The table in words."""
        return self._client.ask("GET", f"{self._path}/position", Position, secret=self.secret, seat=self.seat).lines

    def act(
        self,
        action: Mapping[str, Value],
        base: int | None = None,
        key: str | None = None,
        then: Sequence[Mapping[str, Value]] = (),
    ) -> Done:
        """Make a decision; ``base`` is the number of the last entry seen, the latest by default.

        What comes ``then`` is done too: all of it, or nothing.
        """
        seen = self.look().seq if base is None else base
        return self.do("act", key=key, base=seen, action=dict(action), then=[dict(later) for later in then])

    def undo(self, ask: bool = False) -> Done:
        return self.do("undo", ask=ask)

    def talk(self, text: str) -> Done:
        return self.do("talk", text=text)

    def do(self, command: str, key: str | None = None, **fields: object) -> Done:
        """Any command by its name. A repeat with the same key is carried out once."""
        body = {"type": command, "key": key or token_urlsafe(12), "seat": self.seat, **fields}
        return self._client.ask("POST", f"{self._path}/commands", Done, body, self.secret)

    def say(self, said: str | SaidClauses, answers: int = 0, base: int | None = None, key: str | None = None) -> Done:
        """Propose a deal: a line of text in the client's language, or data; ``answers`` is one that it counters."""
        since = self.look().seq if base is None else base
        language = self._client.language
        return self.do("say", key, base=since, said=said, answers=answers, language=language)

    def foresee(self, ids: Sequence[int], after: Sequence[int] = (), wish: str = "") -> list[Foreseen]:
        """What certainly follows from each of these choices, if those others are made before."""
        body = {"seat": self.seat, "ids": list(ids), "after": list(after), "wish": wish}
        return self._client.ask("POST", f"{self._path}/foresee", list[Foreseen], body, self.secret)

    def sketch(self, ids: Sequence[int], to: str = "", wish: str = "") -> Sketched:
        """The table as this seat would see it after these moves, and what could follow; nobody learns of it."""
        body = {"seat": self.seat, "ids": list(ids), "to": to, "wish": wish}
        return self._client.ask("POST", f"{self._path}/sketch", Sketched, body, self.secret)

    def play(self, choose: Callable[[Look], Mapping[str, Value]]) -> Look:
        """Play to the end of the game; ``choose`` says what to do whenever this seat is asked."""
        for news in self.follow():
            if not news.look.choices:
                continue
            try:
                self.act(choose(news.look), base=news.seq)
            except NotDone as no:
                if no.problem.code not in OVERTAKEN:
                    raise
        return news.look

    def follow(self, after: int = -1, lean: bool = False) -> Generator[News, None, None]:
        """News as it happens, until the game is over; a lost connection is taken up again where it was.

        A ``lean`` one comes without words, which is quicker.
        """
        address = self._client.address.replace("http", "ws", 1)
        url = f"{address}{self._path}/socket?{urlencode({'language': self._client.language})}"
        headers = {"authorization": f"Bearer {self.secret}"}
        failed = 0
        while True:
            try:
                with connect(url, additional_headers=headers, max_size=None) as socket:
                    socket.send(msgspec.json.encode(Watch(seat=self.seat, after=after, lean=lean)).decode())
                    for text in socket:
                        failed = 0
                        frame = _FRAMES.decode(text)
                        if isinstance(frame, News) and frame.seq > after:  # else only who is there has changed
                            after = frame.seq
                            yield frame
                            if frame.look.table.state == "over":
                                return
            except InvalidStatus as refused:
                answer = refused.response
                if answer.status_code < 500 and answer.status_code != TOO_MANY:
                    raise NotDone(answer.status_code, Problem(code="refused", message="no such table")) from None
                time.sleep(float(answer.headers.get("retry-after", _PAUSES[-1])))
            except LOST:
                time.sleep(_PAUSES[min(failed, len(_PAUSES) - 1)])
                failed += 1
