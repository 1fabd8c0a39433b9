"""The wire, route by route. Each does one thing and leaves the rest to the desk."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from fernhandel import rulebook
from fernhandel.bots import bot_names
from fernhandel.core import shelf
from fernhandel.core.outlook import Outlook
from fernhandel.core.records import Record
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.server.desk import Desk, checked_language, notes_of
from fernhandel.server.opening import (
    BOARD_BYTES,
    Fork,
    Learn,
    OpenTable,
    lay,
    lay_fork,
    lay_lesson,
    lay_record,
    lessons_of,
)
from fernhandel.server.problems import NotDone, Trouble, problem_of, status_of, wait_of
from fernhandel.server.visitor import Visitor
from fernhandel.server.visits import address_of, known_visitor, visitor_of
from fernhandel.server.wire import (
    AdviceWanted,
    Advised,
    AskForesight,
    AskSketch,
    Done,
    Events,
    GameInfo,
    HeardDraft,
    Hiding,
    ImportRecord,
    Join,
    Joined,
    Listing,
    OpenedTable,
    PartBegan,
    Position,
    Printed,
    RuleText,
    SaidDraft,
    Seated,
    Sit,
    Studied,
    TakeOffered,
)
from fernhandel.table import commands
from fernhandel.table.declined import Declined
from fernhandel.table.look import Foreseen, Look, Sketched
from fernhandel.table.onlooker import Onlooker, words_of
from fernhandel.table.settings import ChangeSettings, SeatSettings

TABLE_BYTES = BOARD_BYTES + 50_000
RECORD_BYTES = 1_000_000

SETTINGS = "/api/tables/{table:str}/settings"
"""What is asked there is not counted: a count would tell that somebody has set something."""

WITHOUT_WORDS = ("no_such_table", "table_dropped", "broken_table")
"""What is said of a table that cannot be looked at."""

TheDesk = NamedDependency[Desk]
TableId = Annotated[str, PathParameter(min_length=8, max_length=32, pattern="^[A-Za-z0-9]+$")]
Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$", description="en or de")]
SeatParameter = Annotated[
    int | None, QueryParameter(ge=0, le=5, description="look on as this seat; without it, as a spectator")
]


# -- the house ------------------------------------------------------------------------------


@get("/api/games", sync_to_thread=False, tags=["house"])
def list_games(language: Language = "en") -> list[GameInfo]:
    """The games of the house, with everything that can be chosen before one begins."""
    told = [title.about_in(checked_language(language)) for title in shelf.titles()]
    return [
        GameInfo(
            id=about.id,
            title=about.title,
            authors=about.authors,
            players=about.players,
            editions=about.editions,
            options=about.options,
            levels=tuple(bot_names(about.id)),
            lessons=lessons_of(about.id),
        )
        for about in told
    ]


@get("/api/games/{game:str}/rules", sync_to_thread=True, tags=["house"])
def read_rules(game: FromPath[str], language: Language = "en") -> list[RuleText]:
    """The rules of a game in our own words, rule by rule."""
    found = rulebook.rules(game, checked_language(language))
    return [RuleText(rule.id, rule.heading, rule.text) for rule in found.rules.values()]


async def let_in(request: Request[Any, Any, Any], desk: Desk) -> tuple[Visitor, list[Cookie]]:
    """Whoever lays a table or takes a chair, unless the host has shut them out."""
    visitor, cookies = await known_visitor(request, desk)
    await desk.moderation.let_in(visitor)
    return visitor, cookies


# -- tables ------------------------------------------------------------------------------


@post("/api/tables", request_max_body_size=TABLE_BYTES, tags=["tables"])
async def open_table(
    request: Request[Any, Any, Any], desk: TheDesk, data: JSONBody[OpenTable]
) -> Response[OpenedTable]:
    """Lay a table. The secrets in the answer are told this once."""
    visitor, cookies = await let_in(request, desk)
    if data.public and not (await desk.moderation.rules()).lobby:
        raise Declined("lobby_closed")
    laid = lay(data) if data.board is None else await asyncio.to_thread(lay, data)
    id = await desk.lobby.limits.admit(visitor) if data.seeks else None
    id = await desk.open(laid, id=id, holder=visitor.holder, address=visitor.address)
    return Response(OpenedTable(table=id, seats=laid.seats, invite=laid.invite), cookies=cookies)


@post("/api/games/{game:str}/lesson", tags=["tables"])
async def open_lesson(
    request: Request[Any, Any, Any], desk: TheDesk, game: FromPath[str], data: JSONBody[Learn]
) -> Response[OpenedTable]:
    """Lay a guided game: a kept position with luck of its own, and easy bots, which may have a part to play."""
    visitor, cookies = await let_in(request, desk)
    laid = await asyncio.to_thread(lay_lesson, game, data)
    id = await desk.open(laid, holder=visitor.holder, address=visitor.address)
    return Response(OpenedTable(table=id, seats=laid.seats, invite=laid.invite), cookies=cookies)


@get("/api/tables", tags=["tables"])
async def public_tables(request: Request[Any, Any, Any], desk: TheDesk, language: Language = "en") -> list[Listing]:
    """The tables that anybody may look at, the latest first."""
    if not (await desk.moderation.rules()).lobby:
        return []
    holder = (await visitor_of(request, desk)).holder
    told = await desk.lists.public(holder, checked_language(language))
    reported = await desk.moderation.reported(holder)
    return [listing for listing in told if listing.id not in reported]


@get("/api/tables/mine", tags=["tables"])
async def my_tables(request: Request[Any, Any, Any], desk: TheDesk, language: Language = "en") -> list[Listing]:
    """The tables where whoever asks has a seat: first those that wait for them, then the others, the latest first."""
    holder = (await visitor_of(request, desk)).holder
    return await desk.lists.own(holder, checked_language(language)) if holder else []


@put("/api/tables/{table:str}/shelf", tags=["tables"])
async def shelve(request: Request[Any, Any, Any], desk: TheDesk, table: TableId, data: JSONBody[Hiding]) -> Hiding:
    """Put a table away in the list of whoever asks, until it asks for something; or take it out again."""
    holder = (await visitor_of(request, desk)).holder
    live = await desk.hall.find(table)
    if not await desk.seats(Visitor(holder=holder), live):
        raise Declined("not_your_seat")
    await desk.lists.hide(holder, table, data.hidden)
    return data


@post("/api/records", request_max_body_size=RECORD_BYTES, tags=["tables"])
async def import_record(
    request: Request[Any, Any, Any], desk: TheDesk, data: JSONBody[ImportRecord]
) -> Response[OpenedTable]:
    """Lay a table with a game that was played elsewhere, to look at it and to go on from any move."""
    visitor, cookies = await let_in(request, desk)
    laid = await asyncio.to_thread(lambda: lay_record(Record.parse(data.record), data.name))
    id = await desk.open(laid, holder=visitor.holder, address=visitor.address)
    return Response(OpenedTable(table=id, seats={}, invite=""), cookies=cookies)


@get("/api/tables/{table:str}", tags=["tables"])
async def look(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    seat: SeatParameter = None,
    language: Language = "en",
) -> Look:
    """The table as a seat of one's own sees it, or as a spectator does."""
    return await desk.look(table, await visitor_of(request, desk), seat, language)


@get("/api/tables/{table:str}/board", tags=["tables"])
async def board(desk: TheDesk, table: TableId) -> Printed:
    """The board as data and the figures of the rules. Looks do not repeat them."""
    live = await desk.hall.find(table)
    title, terms = live.game.title, live.opened.terms
    return await asyncio.to_thread(
        lambda: Printed(
            board=msgspec.to_builtins(title.board_data(terms)), figures=msgspec.to_builtins(title.figures(terms))
        )
    )


@get("/api/tables/{table:str}/events", tags=["tables"])
async def events(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    after: Annotated[int, QueryParameter(ge=-1)] = -1,
    seat: SeatParameter = None,
    language: Language = "en",
) -> Events:
    """What happened after that number, as the seat may know it."""
    live = await desk.hall.find(table)
    if seat is not None and seat not in await desk.seats(await visitor_of(request, desk), live):
        raise Declined("not_your_seat")
    return Events(live.seq, await notes_of(Onlooker(live, seat, checked_language(language)), after, live.seq))


@get("/api/tables/{table:str}/position", tags=["tables"])
async def position(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    seat: SeatParameter = None,
    language: Language = "en",
    move: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Position:
    """The table in words; a game that is over also after so many moves, as any of its seats saw it."""
    live = await desk.hall.find(table)
    words = words_of(live, checked_language(language))
    if move is not None:
        then = await desk.replay(table, await visitor_of(request, desk), seat, language, move)
        return Position(live.seq, words.position(then.view))
    if seat is not None and seat not in await desk.seats(await visitor_of(request, desk), live):
        raise Declined("not_your_seat")
    return Position(live.seq, words.position(live.game.view(seat)))


@get("/api/tables/{table:str}/replay", tags=["tables"])
async def replay(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    move: Annotated[int, QueryParameter(ge=0)],
    seat: SeatParameter = None,
    language: Language = "en",
) -> Look:
    """A game that is over, after so many moves, as any of its seats saw it."""
    return await desk.replay(table, await visitor_of(request, desk), seat, language, move)


@get("/api/tables/{table:str}/decisions", tags=["tables"])
async def decisions(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    seat: Annotated[int, QueryParameter(ge=0, le=5)],
) -> list[int]:
    """The moves of a game that is over at which a seat had a choice."""
    return await desk.study.decisions(table, seat, address_of(request))


@get("/api/tables/{table:str}/parts", tags=["tables"])
async def parts(
    request: Request[Any, Any, Any], desk: TheDesk, table: TableId, language: Language = "en"
) -> list[PartBegan]:
    """A game that is over: where each part of a turn begins."""
    return await desk.study.parts(table, checked_language(language), address_of(request))


@get("/api/tables/{table:str}/meant", tags=["tables"])
async def meant(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    move: Annotated[int, QueryParameter(ge=0)],
    language: Language = "en",
) -> Outlook:
    """What a move of a game that is over has meant for whoever made it, and for the others."""
    return await desk.study.meant(table, move, checked_language(language), address_of(request))


@get("/api/tables/{table:str}/study", tags=["tables"])
async def study(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    move: Annotated[int, QueryParameter(ge=0)],
    language: Language = "en",
) -> Studied:
    """What was chosen at a move of a game that is over, and what a bot takes to be best there."""
    return await desk.study.study(table, move, checked_language(language), address_of(request))


@get("/api/tables/{table:str}/record", media_type="text/plain", tags=["tables"])
async def export_record(desk: TheDesk, table: TableId) -> str:
    """The record of a game that is over; with its seed, so that the luck can be checked."""
    live = await desk.hall.find(table)
    if not live.game.over:
        raise Declined("not_over_yet")
    return await asyncio.to_thread(lambda: live.record().to_text())


# -- sitting down and acting ------------------------------------------------------------------------------


@post("/api/tables/{table:str}/join", status_code=200, tags=["seats"])
async def join(
    request: Request[Any, Any, Any], desk: TheDesk, table: TableId, data: JSONBody[Join]
) -> Response[Joined]:
    """Take an empty chair."""
    visitor, cookies = await let_in(request, desk)
    if not data.invite:
        await desk.moderation.welcome(visitor, table)
    return Response(await desk.join(table, data, visitor), cookies=cookies)


@post("/api/tables/{table:str}/take", status_code=200, tags=["seats"])
async def take_offered(
    request: Request[Any, Any, Any], desk: TheDesk, table: TableId, data: JSONBody[TakeOffered]
) -> Response[Joined]:
    """Take over a chair that somebody hands on; its link works once."""
    visitor, cookies = await let_in(request, desk)
    return Response(await desk.take_offered(table, data, visitor.holder, visitor.address), cookies=cookies)


@post("/api/tables/{table:str}/sit", status_code=200, tags=["seats"])
async def sit(request: Request[Any, Any, Any], desk: TheDesk, table: TableId, data: JSONBody[Sit]) -> Response[Seated]:
    """Swap the secret of a seat link for the cookie."""
    visitor, cookies = await let_in(request, desk)
    return Response(Seated(await desk.sit(table, data.secret, visitor.holder)), cookies=cookies)


@post("/api/tables/{table:str}/commands", status_code=200, tags=["seats"])
async def command(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    data: JSONBody[commands.AnyCommand],
    language: Language = "en",
) -> Done:
    """Carry out a command of one's own seat, exactly once for its key."""
    async with told_in_words(desk, table, language):
        return await desk.do(table, await visitor_of(request, desk), data)


@asynccontextmanager
async def told_in_words(desk: Desk, table: str, language: str) -> AsyncIterator[None]:
    """What is refused inside is told in the words of the table."""
    try:
        yield
    except (Refused, Declined, BadInput) as trouble:
        raise await in_words(desk, table, trouble, language) from None


async def in_words(desk: Desk, table: str, trouble: Trouble, language: str) -> NotDone:
    """A refusal in the words of the table where it happened."""
    words = None
    if not (isinstance(trouble, Declined) and trouble.code in WITHOUT_WORDS):
        words = words_of(await desk.hall.find(table), checked_language(language))
    return NotDone(status_of(trouble), problem_of(trouble, language, words), wait_of(trouble))


@post("/api/tables/{table:str}/foresee", status_code=200, tags=["seats"])
async def foresee(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    data: JSONBody[AskForesight],
    language: Language = "en",
) -> list[Foreseen]:
    """What certainly follows from each of these choices, as far as the seat can know."""
    async with told_in_words(desk, table, language):
        return await desk.foresee(table, await visitor_of(request, desk), data, language)


@post("/api/tables/{table:str}/sketch", status_code=200, tags=["seats"])
async def sketch(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    data: JSONBody[AskSketch],
    language: Language = "en",
) -> Sketched:
    """How the table would look after a row of moves of one's own, tried in private; the command ``act`` makes them."""
    async with told_in_words(desk, table, language):
        return await desk.sketch(table, await visitor_of(request, desk), data, language)


@post("/api/tables/{table:str}/deals", status_code=200, tags=["seats"])
async def deals(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    data: JSONBody[SaidDraft],
    language: Language = "en",
) -> HeardDraft:
    """How a deal would be understood, and whether it could be proposed now; the command ``say`` proposes it."""
    return await desk.hear(table, await visitor_of(request, desk), data, language)


@post("/api/tables/{table:str}/advice", status_code=200, tags=["seats"])
async def advice(
    request: Request[Any, Any, Any],
    desk: TheDesk,
    table: TableId,
    data: JSONBody[AdviceWanted],
    language: Language = "en",
) -> Advised:
    """What a bot would do in one's place; the table is told that advice was asked for."""
    return await desk.advise(table, await visitor_of(request, desk), data.seat, data.level, data.key, language)


@put(SETTINGS, tags=["seats"])
async def settings(
    request: Request[Any, Any, Any], desk: TheDesk, table: TableId, data: JSONBody[ChangeSettings]
) -> SeatSettings:
    """What the seat wants done by itself; nobody else learns of it."""
    return await desk.change_settings(table, await visitor_of(request, desk), data)


@post("/api/tables/{table:str}/fork", tags=["tables"])
async def fork(
    request: Request[Any, Any, Any], desk: TheDesk, table: TableId, data: JSONBody[Fork]
) -> Response[OpenedTable]:
    """Lay a table that goes on from a move of a game that is over."""
    live = await desk.hall.find(table)
    if not live.game.over:
        raise Declined("not_over_yet")
    visitor, cookies = await let_in(request, desk)
    laid = await asyncio.to_thread(lambda: lay_fork(live.record(), data, origin=table))
    id = await desk.open(laid, holder=visitor.holder, address=visitor.address)
    return Response(OpenedTable(table=id, seats=laid.seats, invite=laid.invite), cookies=cookies)


ROUTES = [
    list_games,
    read_rules,
    open_table,
    open_lesson,
    public_tables,
    my_tables,
    shelve,
    import_record,
    look,
    board,
    events,
    position,
    replay,
    decisions,
    parts,
    meant,
    study,
    export_record,
    join,
    take_offered,
    sit,
    command,
    foresee,
    sketch,
    deals,
    advice,
    settings,
    fork,
]
