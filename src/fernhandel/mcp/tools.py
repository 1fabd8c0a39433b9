"""The tools by which a seat is played. Nothing in here knows the protocol that carries them."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.mcp import schemas
from fernhandel.mcp.seat import Denied, Moment, Seat
from fernhandel.mcp.telling import Telling, Told

RULES = "The rules of the game: the table of contents, a chapter, or one rule by the id that refusals name."
OBSERVE = (
    "The whole table as your seat sees it, in words and as data; what happened since a cursor; who is asked, and what."
)
ACT = (
    "Decide: one action, or several that are made together. What is not legal is refused with its rule, counted, and "
    "leaves your move open."
)
PROPOSE = "Propose a binding deal to the others, whole: a line of text, or its clauses as data."
ANSWER = "Answer an open proposal of a deal by its number: accept it, decline it, or counter it with another."
SAY = "Say something to everybody at the table."
WAIT = (
    f"Wait until it is your move, something happens, or the game is over; at most {schemas.LONGEST_WAIT} seconds. "
    "It comes back at once while it is your move."
)
LEGAL = {
    True: "The actions that are legal for you now, in words and in the form that act takes.",
    False: "The kinds of action there are at this table and their fields, legal now or not. With a kind, its actions "
    "in words and in the form that act takes. Which are legal is for you to know; rules tells.",
}


@dataclass(frozen=True)
class Tool:
    """One tool as it is offered."""

    name: str
    description: str
    schema: dict[str, Any]
    arguments: type[schemas.Arguments]
    run: Callable[["Desk", Any], Awaitable[Told]]
    reads: bool = False
    """Whether it changes nothing."""
    tries: bool = False
    """Whether it is a decision of the game, so that what is wrong with it counts."""


class Desk:
    """One seat, and what is asked of it; one call after another."""

    def __init__(self, seat: Seat, assisted: bool) -> None:
        self.seat = seat
        self.assisted = assisted
        self._telling = Telling(seat)
        self._deciding = asyncio.Lock()

    async def rules(self, asked: schemas.Rules) -> Told:
        return self._telling.rules(asked.id, asked.language)

    async def observe(self, asked: schemas.Observe) -> Told:
        since = self._since(asked.since)
        moment = self._look()
        return self._telling.whole(moment, self.seat.news(since), since)

    async def legal(self, asked: schemas.Legal) -> Told:
        if asked.kind is not None and asked.kind not in self.seat.kinds:
            raise BadInput(f"there is no kind of action {asked.kind!r} that is made by itself")
        moment = self._look()
        return (self._telling.choices if self.assisted else self._telling.vocabulary)(moment, asked.kind)

    async def act(self, asked: schemas.Act) -> Told:
        actions = [self.seat.catalogue.from_json(action) for action in [asked.action, *asked.then]]
        return await self._decide(lambda: self.seat.act(actions))

    async def propose(self, asked: schemas.Propose) -> Told:
        said = _said(asked)
        return await self._decide(lambda: self.seat.propose(said, 0))

    async def answer(self, asked: schemas.Answer) -> Told:
        moment = self.seat.moment()
        proposals: list[Any] = getattr(getattr(moment.view, "deals", None), "proposals", [])
        proposers = {proposal.deal.number: proposal.deal.proposer for proposal in proposals}
        if asked.answer == "counter":
            said = _said(asked)
            return await self._decide(lambda: self.seat.propose(said, asked.deal))
        if asked.line is not None or asked.clauses is not None:
            raise BadInput(f"only a counter-offer has a line or clauses, not {asked.answer!r}")
        if asked.deal not in proposers:
            told = ", ".join(map(str, sorted(proposers))) or "none"
            message = self.seat.phrases.format("no-deal", deal=asked.deal, open=told)
            raise Denied("no_such_proposal", message)
        action = self.seat.catalogue.find(f"deal_{asked.answer}", seat=proposers[asked.deal])
        return await self._decide(lambda: self.seat.act([action]))

    async def say(self, asked: schemas.Say) -> Told:
        await asyncio.to_thread(self.seat.talk, asked.text)
        return Told([self.seat.phrases.format("said")], {})

    async def wait(self, asked: schemas.Wait) -> Told:
        since = self._since(asked.cursor)
        await self._until(lambda: self._something(since), asked.seconds)
        moment = self._look()
        return self._telling.state(moment, self.seat.news(since), since)

    # -- how -----------------------------------------------------------------------------------------------------------

    async def call(self, tool: Tool, arguments: dict[str, Any]) -> Told:
        """Whatever is wrong with a call is told, and counted where it was a try."""
        self.seat.touch()
        try:
            return await tool.run(self, schemas.read(arguments, tool.arguments))
        except Refused as refused:
            denied = self.seat.denied(refused)
        except BadInput as bad:
            denied = Denied("bad_input", str(bad))
        except Denied as said:
            denied = said
        denied.counts = denied.counts and tool.tries
        self.seat.count(denied)
        return self._telling.denied(denied)

    async def _decide(self, decide: Callable[[], None]) -> Told:
        """Make a decision, and tell what came of it at once."""
        async with self._deciding:
            since = max(self.seat.seen, 0)
            await asyncio.to_thread(decide)
            await self._until(lambda: not self.seat.busy, schemas.LONGEST_WAIT)
            moment = self._look()
            told = self._telling.state(moment, self.seat.news(since), since)
            return Told([self.seat.phrases.format("done"), *told.lines], told.data)

    def _look(self) -> Moment:
        moment = self.seat.moment()
        self.seat.seen = moment.cursor
        return moment

    def _since(self, asked: int | None) -> int:
        return max(self.seat.seen, 0) if asked is None else asked

    def _something(self, since: int) -> bool:
        moment = self.seat.moment()
        return bool(moment.legal) or moment.state == "over" or moment.cursor > since

    async def _until(self, so: Callable[[], bool], seconds: float) -> None:
        """Until that is so, or the time is up; the table tells of every change."""
        loop, changed = asyncio.get_running_loop(), asyncio.Event()
        stop = self.seat.watch(lambda: _set(loop, changed))
        try:
            async with asyncio.timeout(seconds):
                while not so():
                    await changed.wait()
                    changed.clear()
        except TimeoutError:
            pass
        finally:
            stop()


class Tools:
    """All tools for the seats of one player. With several seats each call names the one it is for."""

    def __init__(self, seats: Mapping[int, Seat], assisted: bool) -> None:
        self._desks = {number: Desk(seat, assisted) for number, seat in seats.items()}
        some = next(iter(seats.values()))
        self.tools = {tool.name: self._for_seats(tool) for tool in _tools(some, assisted)}
        self.instructions = _instructions(some, sorted(seats), assisted)

    async def call(self, name: str, arguments: Mapping[str, Any]) -> Told:
        given = dict(arguments)
        if len(self._desks) == 1:
            (desk,) = self._desks.values()
        else:
            desk = self._desks.get(given.pop("seat", None))  # type: ignore[assignment]
            if desk is None:
                seats = ", ".join(map(str, sorted(self._desks)))
                return Told([f"`seat` is one of {seats}"], {"code": "bad_input"}, denied=True)
        return await desk.call(self.tools[name], given)

    def _for_seats(self, tool: Tool) -> Tool:
        if len(self._desks) == 1:
            return tool
        seat = {"enum": sorted(self._desks), "description": "The seat that asks."}
        schema = tool.schema | {
            "properties": {"seat": seat, **tool.schema["properties"]},
            "required": ["seat", *tool.schema["required"]],
        }
        return replace(tool, schema=schema)


def _tools(seat: Seat, assisted: bool) -> list[Tool]:
    of = schemas.schema_of
    legal, act = schemas.legal_schema(seat.kinds), schemas.act_schema(seat.kinds)
    tools = [
        Tool("rules", RULES, of(schemas.Rules), schemas.Rules, Desk.rules, reads=True),
        Tool("observe", OBSERVE, of(schemas.Observe), schemas.Observe, Desk.observe, reads=True),
        Tool("legal", LEGAL[assisted], legal, schemas.Legal, Desk.legal, reads=True),
        Tool("act", ACT, act, schemas.Act, Desk.act, tries=True),
    ]
    if seat.deals:
        propose, answer = (
            schemas.deal_schema(kind, seat.catalogue, seat.terms.players) for kind in (schemas.Propose, schemas.Answer)
        )
        tools.append(Tool("propose", PROPOSE, propose, schemas.Propose, Desk.propose, tries=True))
        tools.append(Tool("answer", ANSWER, answer, schemas.Answer, Desk.answer, tries=True))
    if seat.heard:
        tools.append(Tool("say", SAY, of(schemas.Say), schemas.Say, Desk.say))
    tools.append(Tool("wait", WAIT, of(schemas.Wait), schemas.Wait, Desk.wait, reads=True))
    return tools


def _instructions(seat: Seat, seats: list[int], assisted: bool) -> str:
    about = seat.title.about
    sits = f"seat {seats[0]}" if len(seats) == 1 else f"seats {', '.join(map(str, seats))}"
    legal = (
        "legal lists what you may do"
        if assisted
        else "legal tells which kinds of action there are, not what you may do"
    )
    return (
        f"You play {sits} of {seat.terms.players} at a table of {about.title}. observe shows the table, {legal}, act "
        "decides, wait waits for your next move. Play until the state is over. What is not legal is refused "
        "with the rule that forbids it, and you may try again; such tries are counted. rules has the rules."
    )


def _said(asked: schemas.Propose | schemas.Answer) -> str | SaidClauses:
    if (asked.line is None) == (asked.clauses is None):
        raise BadInput("a deal is a line or clauses: one of them, not both")
    return asked.line if asked.line is not None else SaidClauses(clauses=asked.clauses or [])


def _set(loop: asyncio.AbstractEventLoop, event: asyncio.Event) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(event.set)
