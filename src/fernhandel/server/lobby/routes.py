"""The lobby on the wire."""

from collections.abc import AsyncGenerator
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from fernhandel.server.desk import checked_language
from fernhandel.server.lobby.shown import Asked
from fernhandel.server.lobby.wire import AnswerOffer, LobbyList, OwnLobby, WishPlan
from fernhandel.server.measures import SOCKETS
from fernhandel.server.routes import Language, TheDesk, let_in
from fernhandel.server.visits import known_visitor, visitor_of

Filter = Annotated[str, QueryParameter(max_length=400, description="games with commas between; without it, all")]
PaceFilter = Annotated[str, QueryParameter(pattern="^(live|days)?$", description="live or days; without it, both")]
After = Annotated[str, QueryParameter(max_length=32, pattern="^[A-Za-z0-9]*$", description="the table before the page")]
WISH = "/api/lobby/wish"


@get("/api/lobby", tags=["lobby"])
async def lobby(
    desk: TheDesk,
    game: Filter = "",
    pace: PaceFilter = "",
    open_after: After = "",
    live_after: After = "",
    language: Language = "en",
) -> Response[LobbyList]:
    """Public tables that wait for people, and those where a game goes on; the same for everybody."""
    games = tuple(sorted(set(game.split(",")) - {""}))
    asked = Asked(games=games, pace=pace, open_after=open_after, live_after=live_after)
    told: Any = await desk.lobby.told(checked_language(language), asked)
    return Response(told, media_type=MediaType.JSON)


@get("/api/lobby/stream", tags=["lobby"])
async def lobby_stream(request: Request[Any, Any, Any], desk: TheDesk, language: Language = "en") -> ServerSentEvent:
    """Tells when the list has changed, and what the wish of whoever listens has come to."""
    visitor, cookies = await known_visitor(request, desk)
    stream = desk.lobby.stream(visitor, checked_language(language))
    return ServerSentEvent(_messages(stream), cookies=cookies)


async def _messages(
    stream: AsyncGenerator[tuple[str, bytes], None],
) -> AsyncGenerator[ServerSentEventMessage, None]:
    SOCKETS.inc()
    try:
        async for kind, data in stream:
            yield ServerSentEventMessage(data=data.decode(), event=kind)
    finally:
        await stream.aclose()
        SOCKETS.dec()


@get(WISH, tags=["lobby"])
async def own_lobby(request: Request[Any, Any, Any], desk: TheDesk) -> OwnLobby:
    """What whoever asks wishes for, what they are asked, and where they sit."""
    return await desk.lobby.own(await visitor_of(request, desk))


@put(WISH, tags=["lobby"])
async def wish(request: Request[Any, Any, Any], desk: TheDesk, data: JSONBody[WishPlan]) -> Response[OwnLobby]:
    """Wish for a chair; the same again keeps the wish standing for ten minutes more."""
    visitor, cookies = await let_in(request, desk)
    return Response(await desk.lobby.wish(visitor, data), cookies=cookies)


@delete(WISH, status_code=200, tags=["lobby"])
async def unwish(request: Request[Any, Any, Any], desk: TheDesk) -> OwnLobby:
    """Wish no more."""
    return await desk.lobby.unwish(await visitor_of(request, desk))


@post(f"{WISH}/answer", status_code=200, tags=["lobby"])
async def answer(request: Request[Any, Any, Any], desk: TheDesk, data: JSONBody[AnswerOffer]) -> OwnLobby:
    """Say yes or no to what fits the wish; when all who are asked have said yes, they sit."""
    visitor, _ = await let_in(request, desk)
    return await desk.lobby.answer(visitor, data.offer, data.yes)


LOBBY_ROUTES = [lobby, lobby_stream, own_lobby, wish, unwish, answer]
