"""The wire of people: a name, devices, words, and everything that is kept of one."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from fernhandel.server.desk import Desk, checked_language
from fernhandel.server.guard import Limits
from fernhandel.server.persons.labels import label_of
from fernhandel.server.persons.names import signs
from fernhandel.server.persons.wire import (
    AnswerClaim,
    Bring,
    Bringing,
    ChangePerson,
    Claim,
    Code,
    Device,
    ForgetMe,
    KnownSitter,
    MakePerson,
    MakeWords,
    Me,
    RecoveryWords,
    SaidWords,
)
from fernhandel.server.routes import TableId, TheDesk
from fernhandel.server.secret import hashed
from fernhandel.server.turns import TooMany
from fernhandel.server.visitor import Visitor
from fernhandel.server.visits import address_of, cookie_of, known_visitor, visitor_of

Asking = Request[Any, Any, Any]
DeviceId = Annotated[str, PathParameter(pattern="^[0-9a-f]{12}$")]


async def _known(request: Asking, desk: Desk, secret: str | None) -> tuple[Visitor, list[Cookie]]:
    """Whoever asks; a browser that has no cookie yet may have chosen what it is to be."""
    visitor = await visitor_of(request, desk)
    if visitor.browser or secret is None:
        return await known_visitor(request, desk)
    browser = hashed(secret)
    holder = await desk.persons.holder(browser)
    return Visitor(holder=holder, browser=browser, address=visitor.address), [cookie_of(request, secret)]


def _guess(request: Asking) -> None:
    """Codes and words are tried seldom, by one address and by all of them together."""
    limits: Limits = request.app.state.limits
    if wait := limits.guesses.take(address_of(request)) or limits.all_guesses.take(""):
        raise TooMany(wait)


def _label(request: Asking) -> str:
    return label_of(request.headers.get("user-agent", ""))


@get("/api/me", tags=["people"])
async def me(request: Asking, desk: TheDesk) -> Me:
    """Who is known by this browser."""
    return await desk.persons.me(await visitor_of(request, desk))


@post("/api/me", status_code=200, tags=["people"])
async def make_person(request: Asking, desk: TheDesk, data: JSONBody[MakePerson]) -> Response[Me]:
    """Be known by a name and a mark; the seats of this browser come along."""
    visitor, cookies = await _known(request, desk, data.secret)
    return Response(await desk.persons.make(visitor, data, _label(request)), cookies=cookies)


@patch("/api/me", tags=["people"])
async def change_person(request: Asking, desk: TheDesk, data: JSONBody[ChangePerson]) -> Me:
    """Go by another name or mark; what is not named stays."""
    return await desk.persons.change(await visitor_of(request, desk), data)


@delete("/api/me", status_code=200, tags=["people"])
async def forget_me(request: Asking, desk: TheDesk, data: JSONBody[ForgetMe]) -> Me:
    """Everything that is kept of one goes; bots play on, and the others keep their games."""
    visitor = await visitor_of(request, desk)
    await desk.persons.forget(visitor, data)
    return await desk.persons.me(Visitor(holder=visitor.browser, browser=visitor.browser))


@get("/api/me/devices", tags=["people"])
async def devices(request: Asking, desk: TheDesk) -> list[Device]:
    """The devices that whoever asks is known by."""
    return await desk.persons.list_devices(await visitor_of(request, desk))


@delete("/api/me/devices/{device:str}", status_code=200, tags=["people"])
async def remove_device(request: Asking, desk: TheDesk, device: DeviceId) -> list[Device]:
    """Sign a device off, this one or another; what is left."""
    visitor = await visitor_of(request, desk)
    await desk.persons.remove_device(visitor, device)
    return [] if visitor.browser.startswith(device) else await desk.persons.list_devices(visitor)


@post("/api/me/gather", status_code=200, tags=["people"])
async def gather(request: Asking, desk: TheDesk) -> Me:
    """The seats that this browser had before somebody was brought to it are theirs, too."""
    return await desk.persons.gather(await visitor_of(request, desk))


@post("/api/me/bring", status_code=200, tags=["people"])
async def show_code(request: Asking, desk: TheDesk) -> Bring:
    """A code for another device; the one before opens nothing any more."""
    return await desk.persons.show_code(await visitor_of(request, desk))


@get("/api/me/bring", tags=["people"])
async def shown(request: Asking, desk: TheDesk) -> Bringing:
    """How far the code is that this browser shows."""
    return await desk.persons.shown(await visitor_of(request, desk))


@post("/api/bring/look", status_code=200, tags=["people"])
async def look_at_code(request: Asking, desk: TheDesk, data: JSONBody[Code]) -> Bringing:
    """Whose code it is: nobody becomes somebody without having seen who that is."""
    _guess(request)
    return await desk.persons.look_at_code(await visitor_of(request, desk), data.bring)


@post("/api/bring/claim", status_code=200, tags=["people"])
async def claim(request: Asking, desk: TheDesk, data: JSONBody[Claim]) -> Response[Bringing]:
    """Want to be somebody on this device; nothing is handed over before the other one has agreed."""
    visitor, cookies = await _known(request, desk, data.secret)
    _guess(request)
    return Response(await desk.persons.claim(visitor, data, _label(request)), cookies=cookies)


@get("/api/bring", tags=["people"])
async def claimed(request: Asking, desk: TheDesk) -> Bringing:
    """How far it is with the code that this browser has claimed."""
    return await desk.persons.claimed(await visitor_of(request, desk))


@post("/api/bring/answer", status_code=200, tags=["people"])
async def answer(request: Asking, desk: TheDesk, data: JSONBody[AnswerClaim]) -> Bringing:
    """Say yes or no to the device that has claimed the code; both show the same two digits."""
    return await desk.persons.answer(await visitor_of(request, desk), data)


@post("/api/me/words", status_code=200, tags=["people"])
async def make_words(request: Asking, desk: TheDesk, data: JSONBody[MakeWords]) -> RecoveryWords:
    """Twelve words that bring one back, told this once; those made before open nothing any more."""
    visitor = await visitor_of(request, desk)
    return RecoveryWords(words=await desk.persons.make_words(visitor, checked_language(data.language)))


@post("/api/me/words/check", status_code=200, tags=["people"])
async def check_words(request: Asking, desk: TheDesk, data: JSONBody[SaidWords]) -> Me:
    """Whether the twelve words were written down rightly."""
    visitor = await visitor_of(request, desk)
    _guess(request)
    return await desk.persons.check_words(visitor, data)


@post("/api/recover", status_code=200, tags=["people"])
async def recover(request: Asking, desk: TheDesk, data: JSONBody[SaidWords]) -> Response[Me]:
    """Be the person whose words these are; all other devices are asked again."""
    visitor, cookies = await _known(request, desk, data.secret)
    _guess(request)
    return Response(await desk.persons.recover(visitor, data, _label(request)), cookies=cookies)


@get("/api/me/export", tags=["people"])
async def export(request: Asking, desk: TheDesk) -> Response[bytes]:
    """Everything that is kept of one, as a file."""
    visitor = await visitor_of(request, desk)
    kept = await desk.persons.export(visitor)
    headers = {"content-disposition": f'attachment; filename="fernhandel-{signs(visitor.holder)}.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(kept)), media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/people", tags=["people"])
async def sitters(desk: TheDesk, table: TableId) -> list[KnownSitter]:
    """Who of those at a table is known, by name and mark."""
    return await desk.persons.sitters(await desk.hall.find(table))


ROUTES = [
    me,
    make_person,
    change_person,
    forget_me,
    devices,
    remove_device,
    gather,
    show_code,
    shown,
    look_at_code,
    claim,
    claimed,
    answer,
    make_words,
    check_words,
    recover,
    export,
    sitters,
]
