"""The files of the built client: a page for every address of the program, and what it needs."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from cothon.server.refusal import Refusal

FOLDER: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with them
FRESH: Final = "no-cache"
NOT_BUILT: Final = (
    "<!doctype html><title>Cothon</title>"
    "<p>The server runs, but the client is not built into it: install the package."
)
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


def file(path: str, caching: str) -> Response[bytes]:
    """A file of the client; nothing outside its folder."""
    root = FOLDER.resolve()
    try:
        found = (root / path.lstrip("/")).resolve()
        is_there = found.is_relative_to(root) and found.is_file()
    except (OSError, ValueError):  # a name that no file can have
        is_there = False
    if not is_there:
        raise Refusal(404, "there is no such page")
    kind = TYPES.get(found.suffix) or mimetypes.guess_type(found.name)[0]
    headers = {"Cache-Control": caching}
    return Response(
        found.read_bytes(), media_type=kind or "application/octet-stream", headers=headers
    )


def page() -> Response[bytes]:
    """The one page of the client."""
    if not (FOLDER / "index.html").is_file():
        headers = {"Cache-Control": FRESH}
        return Response(NOT_BUILT.encode(), media_type="text/html", headers=headers)
    return file("index.html", FRESH)


@get("/", include_in_schema=False, sync_to_thread=False)
def home() -> Response[bytes]:
    """The harbour."""
    return page()


@get(["/table/{rest:path}", "/replay/{rest:path}"], include_in_schema=False, sync_to_thread=False)
def inner(rest: FromPath[str]) -> Response[bytes]:
    """Any other place of the client, which finds out itself where it is."""
    return page()


@get("/assets/{rest:path}", include_in_schema=False, sync_to_thread=False)
def asset(rest: FromPath[str]) -> Response[bytes]:
    """A file whose name tells its content."""
    return file(f"assets/{rest.lstrip('/')}", FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def other(name: FromPath[str]) -> Response[bytes]:
    """A file beside the page, such as its icon."""
    return file(name, FRESH)


HANDLERS: Final = (home, inner, asset, other)
