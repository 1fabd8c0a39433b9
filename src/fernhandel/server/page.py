"""The page: an installed package carries it inside; in a source checkout it is built into web/dist."""

import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

PLACES = (Path(__file__).parents[1] / "page", Path(__file__).parents[3] / "web" / "dist")
ROOMS = ("/about", "/host", "/lobby", "/me", "/notices")
"""Addresses of the page beside home and the tables."""
NAME = re.compile(r"[A-Za-z0-9._-]{1,200}")
FOR_EVER = CacheControlHeader(max_age=31_536_000, immutable=True)
MANIFEST = "application/manifest+json"
WORKER = {"cache-control": "no-cache", "service-worker-allowed": "/"}
ALWAYS_ASK = {"cache-control": "no-cache"}

MISSING = """<!doctype html><title>Fernhandel</title>
<p>The tables are here, but the page is not built. In a source checkout: <code>make page</code>.</p>"""


def page_folder() -> Path | None:
    return next((place for place in PLACES if (place / "index.html").is_file()), None)


def page_routes() -> list[Any]:
    """The page under every address that it shows itself, and the files it loads."""
    folder = page_folder()

    @get(["/", *ROOMS, "/t/{table:str}", "/learn/{game:str}/{lesson:str}"], include_in_schema=False)
    async def page() -> Response[bytes]:
        content = MISSING.encode() if folder is None else (folder / "index.html").read_bytes()
        return Response(content, media_type=MediaType.HTML, headers=ALWAYS_ASK)

    if folder is None:
        return [page]
    beside = [path.name for path in folder.iterdir() if path.is_file() and path.name != "index.html"]
    return [page, _assets(folder / "assets"), *(_file(folder / name) for name in beside)]


def _assets(folder: Path) -> Any:
    """Files in assets have their content in their names; those beside the page keep theirs."""

    @get("/assets/{name:str}", include_in_schema=False, cache_control=FOR_EVER, sync_to_thread=True)
    def asset(name: FromPath[str]) -> Response[bytes]:
        if not NAME.fullmatch(name) or not (folder / name).is_file():  # the system is not asked for odd names
            raise NotFoundException
        return _content(folder / name)

    return asset


def _file(path: Path) -> Any:
    @get(f"/{path.name}", include_in_schema=False, sync_to_thread=True)
    def file() -> Response[bytes]:
        return _content(path, WORKER if path.name == "sw.js" else {})

    return file


def _content(path: Path, headers: dict[str, str] | None = None) -> Response[bytes]:
    kind = MANIFEST if path.suffix == ".webmanifest" else guess_type(path.name)[0]
    return Response(path.read_bytes(), media_type=kind or "application/octet-stream", headers=headers)
