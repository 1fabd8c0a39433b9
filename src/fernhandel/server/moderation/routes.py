"""The wire of moderation, route by route."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from fernhandel.server.moderation.wire import (
    Block,
    Blocked,
    Claimed,
    Deed,
    DeedAsked,
    HostClaim,
    HostPage,
    HouseRules,
    OwnReport,
    Report,
    Reported,
    Standing,
)
from fernhandel.server.routes import TheDesk
from fernhandel.server.visits import known_visitor, visitor_of

TableParameter = Annotated[
    str | None, QueryParameter(min_length=8, max_length=32, pattern="^[A-Za-z0-9]+$", description="at this table")
]


@get("/api/standing", tags=["people"])
async def standing(request: Request[Any, Any, Any], desk: TheDesk, table: TableParameter = None) -> Standing:
    """How whoever asks stands in the house: what they may not do, why and until when, and whom they do not read."""
    visitor = await visitor_of(request, desk)
    seats = [] if table is None else await desk.seats(visitor, await desk.hall.find(table))
    return await desk.moderation.standing(visitor, table, seats)


@get("/api/blocks", tags=["people"])
async def blocks(request: Request[Any, Any, Any], desk: TheDesk) -> list[Blocked]:
    """Whom whoever asks does not want to read."""
    holder = (await visitor_of(request, desk)).holder
    return await desk.moderation.blocked(holder) if holder else []


@put("/api/blocks", tags=["people"])
async def block(request: Request[Any, Any, Any], desk: TheDesk, data: JSONBody[Block]) -> Response[Block]:
    """Read nothing more of somebody, or read them again. It holds on all devices, and nobody is told."""
    visitor, cookies = await known_visitor(request, desk)
    await desk.moderation.block(visitor, data)
    return Response(data, cookies=cookies)


@delete("/api/blocks/{block_id:str}", status_code=200, tags=["people"])
async def unblock(request: Request[Any, Any, Any], desk: TheDesk, block_id: FromPath[str]) -> list[Blocked]:
    """Read somebody of the list again."""
    holder = (await visitor_of(request, desk)).holder
    return await desk.moderation.unblock(holder, block_id) if holder else []


@post("/api/reports", status_code=200, tags=["people"])
async def report(request: Request[Any, Any, Any], desk: TheDesk, data: JSONBody[Report]) -> Response[Reported]:
    """Tell the host. Whoever is reported never learns by whom."""
    visitor, cookies = await known_visitor(request, desk)
    return Response(Reported(new=await desk.moderation.report(visitor, data)), cookies=cookies)


@get("/api/reports", tags=["people"])
async def own_reports(request: Request[Any, Any, Any], desk: TheDesk) -> list[OwnReport]:
    """What whoever asks has reported, the latest first, and what became of it."""
    holder = (await visitor_of(request, desk)).holder
    return await desk.moderation.own_reports(holder) if holder else []


@post("/api/host/claim", status_code=200, tags=["host"])
async def claim(request: Request[Any, Any, Any], desk: TheDesk, data: JSONBody[HostClaim]) -> Claimed:
    """Become the host, by the link that `fernhandel admin host` shows once."""
    await desk.moderation.claim((await visitor_of(request, desk)).holder, data.secret)
    return Claimed(role="host")


@get("/api/host/reports", tags=["host"])
async def host_reports(request: Request[Any, Any, Any], desk: TheDesk) -> HostPage:
    """What is reported, with the rules of the house: for the host and deputies."""
    by = await desk.moderation.doer((await visitor_of(request, desk)).holder)
    return await desk.moderation.page(by)


@get("/api/host/deeds", tags=["host"])
async def host_deeds(request: Request[Any, Any, Any], desk: TheDesk) -> list[Deed]:
    """What hosts have done, the latest first."""
    await desk.moderation.doer((await visitor_of(request, desk)).holder)
    return await desk.moderation.deeds()


@post("/api/host/deeds", status_code=200, tags=["host"])
async def do_deed(request: Request[Any, Any, Any], desk: TheDesk, data: JSONBody[DeedAsked]) -> HostPage:
    """Do something, once for its key; the answer is how things stand then."""
    by = await desk.moderation.doer((await visitor_of(request, desk)).holder)
    await desk.moderation.do(by, data)
    return await desk.moderation.page(by)


@put("/api/host/rules", tags=["host"])
async def set_rules(request: Request[Any, Any, Any], desk: TheDesk, data: JSONBody[HouseRules]) -> HouseRules:
    """Give the house its rules: for the host alone."""
    return await desk.moderation.set_rules((await visitor_of(request, desk)).holder, data)


ROUTES = [
    standing,
    blocks,
    block,
    unblock,
    report,
    own_reports,
    claim,
    host_reports,
    host_deeds,
    do_deed,
    set_rules,
]
