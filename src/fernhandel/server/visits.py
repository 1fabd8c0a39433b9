"""Whoever asks: the cookie of a browser, and who is known by it."""

from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fernhandel.server.secret import hashed, new_secret
from fernhandel.server.visitor import Visitor

if TYPE_CHECKING:
    from fernhandel.server.desk import Desk

COOKIE = "fernhandel"
YEAR = 365 * 86_400

Connection = ASGIConnection[Any, Any, Any, Any]


async def visitor_of(request: Connection, desk: "Desk") -> Visitor:
    browser, bearer = _shown(request)
    holder = await desk.persons.holder(browser) if browser else ""
    return Visitor(holder=holder, browser=browser, bearer=bearer, address=address_of(request))


async def known_visitor(request: Connection, desk: "Desk") -> tuple[Visitor, list[Cookie]]:
    """The same, with a cookie to give to a browser that has none; a program with a bearer gets none.

    The cookie is for HTTPS only where the host says so, or a proxy that the host has named.
    """
    visitor = await visitor_of(request, desk)
    if visitor.browser or visitor.bearer:
        return visitor, []
    secret = new_secret()
    browser = hashed(secret)
    return Visitor(holder=browser, browser=browser, address=visitor.address), [cookie_of(request, secret)]


def cookie_of(request: Connection, secret: str) -> Cookie:
    secure: bool = request.app.state.secure or request.url.scheme == "https"
    return Cookie(key=COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def address_of(request: Connection) -> str:
    return request.client.host if request.client else ""


def _shown(request: Connection) -> tuple[str, str]:
    """The hashes of the cookie and of the secret that a request bears."""
    cookie = request.cookies.get(COOKIE, "")
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    bearer = hashed(secret.strip()) if scheme.lower() == "bearer" and secret.strip() else ""
    return hashed(cookie) if cookie else "", bearer
