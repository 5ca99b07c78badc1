"""Running the server: binding its port first, telling where it is, leaving in good order."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import multiprocessing
import os
import re
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from types import FrameType

import uvicorn

from cothon.kernel.errors import BadOption, CothonError
from cothon.server.app import create_app
from cothon.server.lines import MOST_UNSENT, Door, Request, Socket
from cothon.server.logs import LOG, set_up, tell
from cothon.server.metrics import Place
from cothon.server.settings import Settings
from cothon.server.store import Store
from cothon.server.workers import Workers
from cothon.version import VERSION

LARGEST_RAW_FRAME = 65_536  # what is larger closes the line; protocol.py has the true limit
MOST_LINES = 65_536
BACKLOG = 1024  # lines that wait to be let in
SPARE_FILES = 64  # for the database, the files of the client and the processes of bots
SWITCH = 0.0005  # seconds that a thread may keep the others waiting, the loop among them
UNTIL_GARBAGE = (10_000, 40, 20)  # things made until garbage is looked for, new and old
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
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # for every line that it lets in
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_UNSENT)
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


def room() -> int:
    """How many lines there can be: as many files as the system lets us open, but for some."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_LINES if hard == resource.RLIM_INFINITY else min(hard, MOST_LINES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted - SPARE_FILES


async def check_database(settings: Settings) -> None:
    """Bring the database to the present form, or say in one line why not."""
    store = Store(settings.database_url)
    if settings.workers > 1 and not store.database.is_shared:
        raise BadOption("several workers need PostgreSQL: a file has one server")
    try:
        await store.start()
    finally:
        await store.close()


def tell_systemd(state: str) -> None:
    """One datagram to whoever started us and waits for it, if anybody does."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(state.encode(), re.sub("^@", "\0", address))  # @ for an abstract one
    except OSError as error:
        LOG.warning("systemd could not be told %s: %s", state, error.strerror)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until somebody says stop; `ready` is told the address."""
    set_up(settings.log, settings.log_level)
    with bind(settings.host, settings.port) as bound:
        asyncio.run(check_database(settings))
        shown = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{shown}:{bound.getsockname()[1]}"
        kind = settings.database_url.partition("://")[0]
        tell("start", version=VERSION, address=address, database=kind, workers=settings.workers)

        def serving() -> None:
            tell_systemd("READY=1")
            ready(address)

        if settings.workers > 1:
            bound.listen(BACKLOG)
            Workers(settings, bound, work).run(serving)
        else:
            serve_here(settings, bound, serving)
    tell("stop")


def work(settings: Settings, bound: socket.socket, ready: Connection, place: Place) -> None:
    """One of several processes; Ctrl-C reaches them all, and the first one tells the others."""
    set_up(settings.log, settings.log_level)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    try:
        serve_here(settings, bound, partial(say_ready, ready), place)
    except CothonError as error:  # a line like any other: nobody else would catch it
        tell("refused", logging.ERROR, error=str(error))
        sys.exit(2)


def say_ready(ready: Connection) -> None:
    """Tell whoever started this process; if that is gone, so is this process in a moment."""
    with suppress(BrokenPipeError):
        ready.send_bytes(b".")


def leave_with_parent() -> None:
    """A process whose parent was killed leaves, too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def serve_here(
    settings: Settings,
    bound: socket.socket,
    ready: Callable[[], None],
    place: Place | None = None,
) -> None:
    """Serve in this process."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*UNTIL_GARBAGE)
    door = Door(
        room(),
        settings.lines_per_address or room(),
        settings.trusted,
        settings.head_deadline,
        settings.body_deadline,
    )
    config = uvicorn.Config(
        create_app(settings, place),
        http=partial(Request, door),  # type: ignore[arg-type]
        ws=partial(Socket, door),  # type: ignore[arg-type]
        log_level="error",
        log_config=None,  # ours
        access_log=False,
        backlog=BACKLOG,
        ws_max_size=LARGEST_RAW_FRAME,
        ws_per_message_deflate=False,  # `Socket` has its own
        proxy_headers=bool(settings.trusted),
        forwarded_allow_ips=settings.trusted,
        timeout_graceful_shutdown=FAREWELL,
        server_header=False,
    )
    server = Serving(config, ready)
    server.run(sockets=[bound])
    if not server.started:
        raise CothonError("the server could not start; the lines above say why")
