"""Servers that are forked: what a server loads takes longer than its start, and is loaded once.

A process without threads loads all that a server needs, and forks one for whoever asks, with a
command, an environment and files of its own, as if it had been started anew. What is different is
only who its parent is. (The servers that most tests share are started as users start them.)
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from select import select
from typing import Any, Final

# Some of it is loaded late, by the command or when the first line comes in.
LOADED: Final = (
    "alembic.command",
    "alembic.ddl.postgresql",
    "alembic.ddl.sqlite",
    "asyncpg",
    "cothon.cli",
    "cothon.server.postgres",
    "cothon.server.serving",
    "cothon.server.sqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "typer._adapters",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
)
LARGEST: Final = 1 << 20
Asked = dict[str, Any]


class Forked:
    """A process that the nursery has forked, with those parts of a `Popen` that tests use."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str], stderr: int) -> None:
        reading, writing = os.pipe()
        asked = {"command": list(command), "env": dict(env), "folder": os.getcwd()}
        self.pid = ask(asked, writing, stderr)
        os.close(writing)
        self.stdout = TextIOWrapper(os.fdopen(reading, "rb"))
        self.end = os.pidfd_open(self.pid)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it ended, if it has."""
        return self.look(0)

    def look(self, seconds: float) -> int | None:
        """Wait for its end; how it ended, if it has."""
        if self.returncode is None and select([self.end], [], [], seconds)[0]:
            self.returncode = ask({"ended": self.pid})
            os.close(self.end)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait until it has ended."""
        code = self.look(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return code

    def communicate(self, timeout: float) -> tuple[str, None]:
        """Wait until it has ended; what it still said."""
        self.wait(timeout)
        with self.stdout:
            return self.stdout.read(), None

    def send_signal(self, how: int) -> None:
        """Send a signal, unless it is known to have ended."""
        if self.poll() is None:
            os.kill(self.pid, how)


def call(*command: str) -> tuple[int, str, str]:
    """Let a command run to its end: its exit code, and what it printed and complained about."""
    with tempfile.TemporaryFile("w+") as complaints:
        process = Forked(command, os.environ, complaints.fileno())
        with process.stdout:
            printed = process.stdout.read()
        code = process.wait(60)
        complaints.seek(0)
        return code, printed, complaints.read()


def ask(asked: Asked, *files: int) -> int:
    """Ask the nursery of this process for something; a number."""
    line = nursery()
    socket.send_fds(line, [json.dumps(asked).encode()], files)
    return int(line.recv(64))


@cache
def nursery() -> socket.socket:
    """The line to the nursery of this process, which leaves with it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", __name__, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )

    def close() -> None:
        ours.close()
        process.wait(10)

    atexit.register(close)
    return ours


def tend(line: socket.socket) -> None:
    """Fork whatever is asked for, until nobody asks any more."""
    for name in LOADED:
        import_module(name)
    import_module("cothon.server.house").learn_languages(threading.Event())
    while True:
        told, files, _, _ = socket.recv_fds(line, LARGEST, 2)
        if not told:
            return
        asked = json.loads(told)
        if "ended" in asked:
            answer = os.waitstatus_to_exitcode(os.waitpid(asked["ended"], 0)[1])
        else:
            answer = os.fork()
            if answer == 0:
                line.close()
                become(asked, files)
                return
        for file in files:
            os.close(file)
        line.send(str(answer).encode())


def become(asked: Asked, files: Sequence[int]) -> None:
    """Be the process that was asked for."""
    for file, number in zip(files, (1, 2), strict=True):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(asked["env"])
    os.chdir(asked["folder"])
    time.tzset()
    module, *rest = asked["command"]
    sys.argv = [module, *rest]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with closing(socket.socket(fileno=int(sys.argv[1]))) as given:
        tend(given)
