"""The files of the built client: a page for every address of the program, and what it needs."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from cothon.server.packed import AS_IT_IS, Asking, Packed, pack, send
from cothon.server.refusal import Refusal

FOLDER: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with them
FRESH: Final = "no-cache"
NOT_BUILT: Final = (
    "<!doctype html><title>Cothon</title>"
    "<p>The server runs, but the client is not built into it: install the package."
)
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
MOST_KEPT: Final = 256  # files in memory: the client has some forty, of 1 MB together
OPT: Final = {AS_IT_IS: True}


@lru_cache(MOST_KEPT)
def kept(file: Path, caching: str, _changed: int) -> Packed:
    """A file as it was when it was changed last, read and compressed once."""
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return pack(file.read_bytes(), kind or "application/octet-stream", caching)


def file(path: str, caching: str) -> Packed:
    """A file of the client; nothing outside its folder."""
    root = FOLDER.resolve()
    try:
        found = (root / path.lstrip("/")).resolve()
        is_there = found.is_relative_to(root) and found.is_file()
    except (OSError, ValueError):  # a name that no file can have
        is_there = False
    if not is_there:
        raise Refusal(404, "there is no such page")
    return kept(found, caching, found.stat().st_mtime_ns)


def page() -> Packed:
    """The one page of the client."""
    if not (FOLDER / "index.html").is_file():
        return pack(NOT_BUILT.encode(), "text/html", FRESH)
    return file("index.html", FRESH)


@get("/", include_in_schema=False, sync_to_thread=False, opt=OPT)
def home(request: Asking) -> Response[bytes]:
    """The harbour."""
    return send(page(), request)


@get(
    ["/table/{rest:path}", "/replay/{rest:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    opt=OPT,
)
def inner(request: Asking, rest: FromPath[str]) -> Response[bytes]:
    """Any other place of the client, which finds out itself where it is."""
    return send(page(), request)


@get("/assets/{rest:path}", include_in_schema=False, sync_to_thread=False, opt=OPT)
def asset(request: Asking, rest: FromPath[str]) -> Response[bytes]:
    """A file whose name tells its content."""
    return send(file(f"assets/{rest.lstrip('/')}", FOREVER), request)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False, opt=OPT)
def other(request: Asking, name: FromPath[str]) -> Response[bytes]:
    """A file beside the page, such as its icon."""
    return send(file(name, FRESH), request)


HANDLERS: Final = (home, inner, asset, other)
