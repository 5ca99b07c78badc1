"""For whoever watches a server: does it live, can it serve, how does it do."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from cothon.server.database import (
    FAILED,
    FORM,
    Change,
    Query,
    Trouble,
    is_behind,
    newest_form,
)
from cothon.server.house import House
from cothon.server.refusal import Refusal
from cothon.server.settings import Network
from cothon.server.store import Store

PATIENCE: Final = 3.0  # seconds for the database
# A trial: more than any move takes, in a row that no game reads, and then nothing again.
FILL: Final = """
    INSERT INTO panels (game, rules, material, words) VALUES ('', 0, '', :filler)
    ON CONFLICT (game, rules, material) DO UPDATE SET words = excluded.words"""
CLEAR: Final = "DELETE FROM panels WHERE game = ''"
FILLER: Final = 65_536 * "x"
REMEMBERED: Final = 1.0  # seconds for which an answer is good
# Who comes through a proxy may be anybody, however near the proxy is.
FORWARDED: Final = ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via")

Asking = Request[Any, Any, Any]


class Readiness:
    """Can a server serve? However often it is asked, the database is asked once in a while."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.asked = -REMEMBERED
        self.reason: str | None = None

    async def why_not(self) -> str | None:
        """Why it cannot, in one line; None if it can."""
        async with self.lock:
            if time.monotonic() - self.asked >= REMEMBERED:
                self.reason = await self.find_out()
                self.asked = time.monotonic()
            return self.reason

    async def find_out(self) -> str | None:
        """Ask the database in which form it is; if it has failed, whether it can be written to."""
        database = self.store.database
        try:
            async with asyncio.timeout(PATIENCE):
                (rows,) = await database.read(Query(FORM, {}))
        except (Trouble, TimeoutError):
            return "the database does not answer"
        try:
            async with asyncio.timeout(PATIENCE):
                if FAILED.is_set():  # a full disk can still be read
                    await database.write([Change(FILL, {"filler": FILLER})])
                    await database.write([Change(CLEAR, {})])
        except (Trouble, TimeoutError):
            return "the database cannot be written to"
        found = rows[0][0] if rows else None
        if is_behind(found):
            return f"the database has the form {found}, this server needs {newest_form()}"
        return None


def may_watch(request: Asking, allowed: Sequence[Network], own: str = "localhost") -> bool:
    """Is this the machine itself, or somebody who is named?

    A page of anywhere can have a browser of this machine ask, under a name of its own.
    """
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        address = ipaddress.ip_address(request.client.host)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if any(address in network for network in allowed):
        return True
    return address.is_loopback and names_itself(request.headers.get("Host", ""), own)


def names_itself(host: str, own: str) -> bool:
    """Is a server asked for by an address, as localhost or by its own name, and by no other?"""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name in ("", "localhost", own.lower()) or bool(ipaddress.ip_address(name))
    except ValueError:
        return False


@get("/health", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT)
def health() -> str:
    """The process answers."""
    return "ok\n"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(request: Asking) -> Response[str]:
    """The database answers, and has the form that this server needs."""
    reason = await request.app.state.readiness.why_not()
    return Response(f"{reason or 'ready'}\n", status_code=200 if reason is None else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    """How the server does; not for everybody, and others are not told that there is anything."""
    house: House = request.app.state.house
    if not may_watch(request, house.settings.watchers, house.settings.host):
        raise Refusal(404, "there is no such page")
    return Response(await house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


HANDLERS: Final = (health, ready, metrics)
