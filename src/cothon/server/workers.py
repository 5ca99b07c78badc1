"""Several processes serve one port: each is a whole server, and one that ends is replaced."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cothon.kernel.errors import CothonError
from cothon.server.logs import tell
from cothon.server.metrics import Place
from cothon.server.settings import Settings

PATIENCE: Final = 60.0  # seconds for the first one to be ready
BETWEEN: Final = 0.2  # seconds between two looks at them
SHORTEST_LIFE: Final = 5.0  # seconds; whoever follows several that live shorter has to wait
SHORTEST_PAUSE: Final = 0.25  # seconds; twice as long after each further one
LONGEST_PAUSE: Final = 8.0
FAREWELL: Final = 10.0  # seconds to leave in good order

Serve = Callable[[Settings, socket.socket, Connection, Place], None]


class Workers:
    """The processes, and what is done when one of them ends."""

    def __init__(self, settings: Settings, bound: socket.socket, serve: Serve) -> None:
        self.settings = settings
        self.bound = bound
        self.serve = serve
        self.context = multiprocessing.get_context("spawn")
        # No lock that a killed process could keep: each tells down a pipe that it serves.
        self.heard, self.ready = self.context.Pipe(duplex=False)
        self.running: dict[BaseProcess, tuple[int, float]] = {}  # which, and since when
        self.is_leaving = False
        self.missing: list[tuple[float, int]] = []  # when which of those who ended is replaced
        self.pause = 0.0  # seconds, if the next life is short, too

    def start(self, number: int) -> None:
        """One more, or one anew."""
        place = Place(self.folder, number)
        process = self.context.Process(
            target=self.serve, args=(self.settings, self.bound, self.ready, place), daemon=False
        )
        process.start()
        self.running[process] = (number, time.monotonic())

    def run(self, ready: Callable[[], None]) -> None:
        """Keep them all running until somebody says stop."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: self.leave())
        with TemporaryDirectory(prefix="cothon-") as folder:
            self.folder = Path(folder)
            for number in range(1, self.settings.workers + 1):
                self.start(number)
            try:
                self.await_first()
                ready()
                while not self.is_leaving:
                    time.sleep(BETWEEN)
                    self.replace_ended()
            finally:
                self.end()

    def await_first(self) -> None:
        """Wait until one of them serves."""
        deadline = time.monotonic() + PATIENCE
        while not self.heard.poll(BETWEEN) and not self.is_leaving:
            if time.monotonic() > deadline or not any(one.is_alive() for one in self.running):
                raise CothonError("the server could not start; the lines above say why")

    def replace_ended(self) -> None:
        """Whoever has ended is replaced."""
        while self.heard.poll():
            self.heard.recv_bytes()
        moment = time.monotonic()
        for process, (number, since) in list(self.running.items()):
            if not process.is_alive():
                process.join()
                del self.running[process]
                tell("worker replaced", logging.WARNING, worker=number, ended_with=process.exitcode)
                self.missing.append((moment + self.pause_after(moment - since), number))
        for one in [one for one in self.missing if one[0] <= moment]:
            self.missing.remove(one)
            self.start(one[1])

    def pause_after(self, life: float) -> float:
        """How long to wait before one is replaced: not at all but after several short lives."""
        if life >= SHORTEST_LIFE:
            self.pause = 0.0
            return 0.0
        pause, self.pause = self.pause, min(max(2 * self.pause, SHORTEST_PAUSE), LONGEST_PAUSE)
        return pause

    def leave(self) -> None:
        """Somebody says stop."""
        self.is_leaving = True

    def end(self) -> None:
        """Ask all to leave; who does not is ended."""
        for process in self.running:
            if process.is_alive():
                process.terminate()
        deadline = time.monotonic() + FAREWELL
        for process in self.running:
            process.join(max(deadline - time.monotonic(), 0.1))
            if process.is_alive():
                process.kill()
                process.join()
