"""Running the server: binding its port first, telling where it is, leaving in good order."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from cothon.kernel.errors import CothonError
from cothon.server.app import create_app
from cothon.server.settings import Settings
from cothon.server.store import Store

LARGEST_RAW_FRAME = 65_536  # what is larger closes the line; protocol.py has the true limit
FAREWELL = 3  # seconds for open lines when the server leaves


class Serving(uvicorn.Server):
    """A server that tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave in good order, so that nothing is left lying about; at once if told twice."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def bind(host: str, port: int) -> socket.socket:
    """A socket on this port, or one line that says why not."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise CothonError(f"cannot listen on {host}: {error.strerror}") from error
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        why = (
            "it is in use; name another with --port"
            if error.errno == errno.EADDRINUSE
            else error.strerror
        )
        raise CothonError(f"cannot listen on {host} port {port}: {why}") from error
    return bound


async def check_database(settings: Settings) -> None:
    """Bring the database to the present form, or say in one line why not."""
    store = Store(settings.database_url)
    try:
        await store.start()
    finally:
        await store.close()


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until somebody says stop; `ready` is told the address."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    asyncio.run(check_database(settings))
    bound = bind(settings.host, settings.port)
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{bound.getsockname()[1]}"
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_RAW_FRAME,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=FAREWELL,
        server_header=False,
    )
    server = Serving(config, lambda: ready(address))
    with bound:
        server.run(sockets=[bound])
    if not server.started:
        raise CothonError("the server could not start; the lines above say why")
