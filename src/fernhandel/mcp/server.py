"""The tools on the wire: the Model Context Protocol over standard input and output, or over HTTP."""

import asyncio
import logging
import secrets
import socket
from ipaddress import ip_address
from threading import Thread

import mcp_types as types
import uvicorn
from mcp.server import Server
from mcp.server.context import ServerRequestContext
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings
from mcp.shared.exceptions import MCPError
from starlette.types import ASGIApp, Receive, Scope, Send

import fernhandel
from fernhandel.mcp.tools import Tools

LOG = logging.getLogger(__name__)
PATH = "/mcp"
LARGEST = 256 * 1024  # bytes of a request
GOODBYE = 2  # seconds for what is still being said when an endpoint closes
ANY_ADDRESS = ("0.0.0.0", "::", "")


def served(tools: Tools) -> Server:
    """The server of the protocol that offers these tools."""

    async def listed(_: ServerRequestContext, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(
            tools=[
                types.Tool(
                    name=tool.name,
                    description=tool.description,
                    input_schema=tool.schema,
                    annotations=types.ToolAnnotations(
                        read_only_hint=tool.reads, destructive_hint=False, open_world_hint=False
                    ),
                )
                for tool in tools.tools.values()
            ]
        )

    async def called(_: ServerRequestContext, params: types.CallToolRequestParams) -> types.CallToolResult:
        if params.name not in tools.tools:
            raise MCPError(types.INVALID_PARAMS, f"there is no tool {params.name!r}; there is {', '.join(tools.tools)}")
        try:
            told = await tools.call(params.name, params.arguments or {})
        except Exception:  # what it was is for the log, not for a player
            LOG.exception("%s has failed", params.name)
            raise MCPError(types.INTERNAL_ERROR, f"{params.name} has failed") from None
        return types.CallToolResult(
            content=[types.TextContent(type="text", text=told.text)],
            structured_content=told.data,
            is_error=told.denied,
        )

    return Server(
        "fernhandel",
        version=fernhandel.__version__,
        instructions=tools.instructions,
        on_list_tools=listed,
        on_call_tool=called,
    )


def run_stdio(tools: Tools) -> None:
    """Speak by standard input and output, until the other side closes its end."""
    server = served(tools)

    async def speak() -> None:
        async with stdio_server() as (read, write):
            await server.run(read, write, server.create_initialization_options())

    asyncio.run(speak())


class Endpoint:
    """The tools over HTTP at a socket of their own; an address with a ``token`` is a secret, as a seat's link is."""

    def __init__(self, tools: Tools, host: str, port: int, token: str) -> None:
        self._socket = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
        shown = _bracketed("127.0.0.1" if host in ANY_ADDRESS else host)
        self.address = f"http://{shown}:{self._socket.getsockname()[1]}{PATH}{f'/{token}' if token else ''}"
        app = served(tools).streamable_http_app(
            streamable_http_path=PATH, max_request_body_size=LARGEST, transport_security=_guarded(host)
        )
        config = uvicorn.Config(
            Guard(app, token),
            log_level="error",
            access_log=False,  # an address may be a secret
            ws="none",
            timeout_graceful_shutdown=GOODBYE,
        )
        self._server = uvicorn.Server(config)
        self._thread: Thread | None = None

    def run(self) -> None:
        """Until the interrupt key is pressed."""
        self._server.run(sockets=[self._socket])

    def begin(self) -> None:
        """The same beside whatever goes on here, until `close`."""
        self._thread = Thread(target=self.run, name="endpoint", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.should_exit = True
        if self._thread is not None:
            self._thread.join()
        self._socket.close()


class Guard:
    """Lets in whoever knows the token, which is the last part of the path; nobody else learns what is here."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app = app
        self._token = token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and self._token:
            path, _, given = scope["path"].rpartition("/")
            if not secrets.compare_digest(given.encode(), self._token.encode()):
                await send({"type": "http.response.start", "status": 401, "headers": []})
                await send({"type": "http.response.body"})
                return
            scope = {**scope, "path": path, "raw_path": path.encode()}
        await self._app(scope, receive, send)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach it.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("::1"), is_loopback("192.168.0.2")
    (True, True, True, False)
    """
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _guarded(host: str) -> TransportSecuritySettings:
    """No page in a browser may ask: a foreign name that leads here is refused, and so is every other origin.

    Where all addresses of a machine are served its names are not known; there the token alone lets in.
    """
    hosts = ["127.0.0.1:*", "localhost:*", "[::1]:*", f"{_bracketed(host)}:*"]
    return TransportSecuritySettings(
        enable_dns_rebinding_protection=host not in ANY_ADDRESS, allowed_hosts=hosts, allowed_origins=[]
    )
