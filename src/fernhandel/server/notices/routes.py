"""Notices on the wire, route by route; and the pages that links in mails lead to."""

import html
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from fernhandel.server.desk import checked_language
from fernhandel.server.notices.notices import NoticeDesk
from fernhandel.server.notices.texts import messages
from fernhandel.server.notices.wire import (
    ChangeNotices,
    Here,
    MadePlace,
    Muting,
    NewPlace,
    Notices,
    PushKey,
    TestSent,
    Waits,
)
from fernhandel.server.routes import Language, TableId, TheDesk
from fernhandel.server.visits import known_visitor, visitor_of
from fernhandel.table.declined import Declined

PlaceId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
Token = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{10,80}$")]
What = Annotated[str, PathParameter(pattern="^[A-Za-z0-9]{3,32}$")]
MailLanguage = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]

AnyRequest = Request[Any, Any, Any]


def _desk(request: AnyRequest) -> NoticeDesk:
    found: NoticeDesk = request.app.state["notices"]
    return found


@get("/api/me/notices", tags=["notices"])
async def read_notices(request: AnyRequest, desk: TheDesk, language: Language = "en") -> Notices:
    """Where notices go, which and when, for whoever asks."""
    return await _desk(request).told(await visitor_of(request, desk), checked_language(language))


@put("/api/me/notices", tags=["notices"])
async def change_notices(
    request: AnyRequest, desk: TheDesk, data: JSONBody[ChangeNotices], language: Language = "en"
) -> Response[Notices]:
    """Choose other ones; what is not named stays."""
    visitor, cookies = await known_visitor(request, desk)
    if not visitor.holder:
        raise Declined("not_your_seat")
    await _desk(request).change(visitor.holder, data)
    return Response(await _desk(request).told(visitor, checked_language(language)), cookies=cookies)


@get("/api/push/key", sync_to_thread=False, tags=["notices"])
def push_key(request: AnyRequest) -> PushKey:
    """What a browser must know so that this house may push to it."""
    return PushKey(key=_desk(request).push_key())


@post("/api/me/places", tags=["notices"])
async def add_place(request: AnyRequest, desk: TheDesk, data: JSONBody[NewPlace]) -> Response[MadePlace]:
    """A place where notices go; an address that is there already is the same place."""
    visitor, cookies = await known_visitor(request, desk)
    if not visitor.holder:
        raise Declined("not_your_seat")
    return Response(await _desk(request).add(visitor, data), cookies=cookies)


@post("/api/me/places/{place:str}/test", status_code=200, tags=["notices"])
async def try_place(request: AnyRequest, desk: TheDesk, place: PlaceId, language: Language = "en") -> TestSent:
    """Send something there now, and say how it went; a place that works is not paused any more."""
    return await _desk(request).test(await visitor_of(request, desk), place, checked_language(language))


@delete("/api/me/places/{place:str}", tags=["notices"])
async def remove_place(request: AnyRequest, desk: TheDesk, place: PlaceId) -> None:
    """Nothing goes there any more, and nothing is kept of it."""
    await _desk(request).remove(await visitor_of(request, desk), place)


@put("/api/tables/{table:str}/mute", tags=["notices"])
async def mute_table(request: AnyRequest, desk: TheDesk, table: TableId, data: JSONBody[Muting]) -> Muting:
    """Hear nothing of a table of one's own, until that time or to the end of the game; or hear of it again."""
    await _desk(request).mute(await visitor_of(request, desk), table, data.muted, data.until)
    return data


@post("/api/me/here", status_code=200, tags=["notices"])
async def say_here(request: AnyRequest, desk: TheDesk, data: JSONBody[Here], language: Language = "en") -> Waits:
    """A page is looked at, and needs no notice; the tables that wait for its reader."""
    visitor = await visitor_of(request, desk)
    return await _desk(request).here(visitor, data.table, checked_language(language))


# -- links in mails ----------------------------------------------------------------------------------------------------


@get("/quiet/{what:str}/{token:str}", include_in_schema=False)
async def ask_quiet(request: AnyRequest, what: What, token: Token) -> Response[str]:
    place = await _desk(request).linked(token, f"quiet {what}")
    language = "en" if place is None else await _desk(request).language_of(place)
    return _page("gone" if place is None else _called(what), language, asks=place is not None)


@post("/quiet/{what:str}/{token:str}", include_in_schema=False, status_code=200)
async def be_quiet(request: AnyRequest, what: What, token: Token) -> Response[str]:
    """With one click, from a mail program or from the page: the link can do this and nothing else."""
    place = await _desk(request).linked(token, f"quiet {what}")
    done = await _desk(request).stop(what, token)
    language = "en" if place is None else await _desk(request).language_of(place)
    return _page(_called(what) if done else "gone", language, done=done)


@get("/confirm/{token:str}", include_in_schema=False)
async def ask_confirmation(request: AnyRequest, token: Token, language: MailLanguage = "en") -> Response[str]:
    there = await _desk(request).linked(token, "confirm") is not None
    return _page("confirm" if there else "gone", checked_language(language), asks=there)


@post("/confirm/{token:str}", include_in_schema=False, status_code=200)
async def confirm(request: AnyRequest, token: Token, language: MailLanguage = "en") -> Response[str]:
    done = await _desk(request).confirm(token)
    return _page("confirm" if done else "gone", checked_language(language), done=done)


def _called(what: str) -> str:
    return "all" if what == "all" else "table"


def _page(about: str, language: str, *, asks: bool = False, done: bool = False) -> Response[str]:
    """A small page with one button; programs that follow links in mails press none."""

    def say(id: str) -> str:
        return html.escape(messages(language).format(id))

    status = 404 if about == "gone" else 200
    button = f'<form method="post"><button>{say(f"page-{about}-button")}</button></form>' if asks else ""
    words = say(f"page-{about}-done" if done else f"page-{about}-ask")
    whole = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        '<link rel="icon" href="/mark.svg">'
        f"<title>{say(f'page-{about}-title')} – Fernhandel</title><style>{STYLE}</style></head>"
        f'<body><main><img src="/mark.svg" alt="" width="48" height="48"><h1>{say(f"page-{about}-title")}</h1>'
        f'<p>{words}</p>{button}<p><a href="/">{say("page-home")}</a></p></main></body></html>'
    )
    return Response(whole, media_type=MediaType.HTML, status_code=status, headers={"cache-control": "no-store"})


STYLE = (
    ":root{color-scheme:light dark}"
    "body{margin:0;font:18px/1.45 'Alegreya Sans',system-ui,sans-serif;"
    "background:light-dark(#e9e0cd,#14110d);color:light-dark(#2a1f17,#f0e6d3)}"
    "main{box-sizing:border-box;width:min(30rem,calc(100vw - 32px));margin:12vh auto 0;"
    "padding:24px;text-align:center;border-radius:12px;"
    "background:light-dark(#fcf7ec,#211b15)}h1{font:700 1.6rem/1.2 Alegreya,Georgia,serif;margin:.4em 0}"
    "button{font:inherit;font-weight:700;min-height:44px;padding:8px 20px;border:0;border-radius:8px;cursor:pointer;"
    "background:light-dark(#2a1f17,#f0e6d3);color:light-dark(#fcf7ec,#211b15)}"
    "a{color:inherit}"
)

NOTICE_ROUTES = [
    read_notices,
    change_notices,
    push_key,
    add_place,
    try_place,
    remove_place,
    mute_table,
    say_here,
    ask_quiet,
    be_quiet,
    ask_confirmation,
    confirm,
]
