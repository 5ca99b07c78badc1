"""A PostgreSQL of the tests' own, which may be stopped, killed and started again."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from cothon.server.store import make_database
from tests.server import postgres

USER: Final = "postgres"  # as whom it runs where we are root: it refuses to be root itself
PATIENCE: Final = 60.0


def programs() -> Path | None:
    """Where the programs of PostgreSQL are: the newest, or those on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda bin: bin.parent.name)
    on_path = shutil.which("initdb")
    return found[-1] if found else Path(on_path).parent if on_path else None


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        return [int(child) for of in threads for child in (of / "children").read_text().split()]
    except OSError:
        return []


def helpers_of(process: int) -> list[int]:
    """The processes that do something for a process: workers, or those in which bots think."""
    return [child for child in children(process) if b"spawn_main" in command_of(child)]


def command_of(process: int) -> bytes:
    """How a process was started."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


class Cluster:
    """One PostgreSQL with a folder and a port of its own; what it commits is on the disk."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None
        self.programs = found
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="cothon-postgres-"))
        self.owner = USER if os.getuid() == 0 else None
        if self.owner is not None:
            shutil.chown(self.folder, USER, USER)
        self.log = (self.folder / "log").open("ab")
        told = subprocess.run(
            [found / "initdb", "-D", self.folder / "data", "-U", USER, "-A", "trust", "-N"],
            capture_output=True,
            check=False,
            text=True,
            cwd=self.folder,
            user=self.owner,
            group=self.owner,
            extra_groups=None if self.owner is None else [],
        )
        assert told.returncode == 0, told.stderr
        self.start()
        postgres.run(self.url("postgres"), "CREATE DATABASE cothon")
        asyncio.run(make_database(self.url()).migrate())

    def url(self, database: str = "cothon", port: int | None = None) -> str:
        """The URL of a database, perhaps through another port."""
        return f"postgresql://{USER}@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "fsync": "on",
            "recovery_init_sync_method": "syncfs",  # thousands of files one by one take seconds
        }
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        deadline = time.monotonic() + PATIENCE
        self.process = self.launch(given)
        while not self.answers():
            assert time.monotonic() < deadline, (self.folder / "log").read_text()[-2000:]
            if self.process.poll() is not None:  # one that was killed has not quite gone
                time.sleep(0.1)
                self.process = self.launch(given)
            time.sleep(0.05)

    def launch(self, settings: list[str]) -> subprocess.Popen[bytes]:
        """One more try."""
        return subprocess.Popen(
            [self.programs / "postgres", "-D", self.folder / "data", *settings],
            stdout=self.log,
            stderr=self.log,
            cwd=self.folder,
            user=self.owner,
            group=self.owner,
            extra_groups=None if self.owner is None else [],
        )

    def answers(self) -> bool:
        """Can it be asked something?"""
        program = str(self.programs / "pg_isready")
        asked = [program, "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def stop(self) -> None:
        """Stop at once, in good order: whoever is connected is sent away."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As if the power had failed."""
        for process in (self.process.pid, *children(self.process.pid)):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait(PATIENCE)

    def end(self) -> None:
        """Stop, and leave nothing."""
        if self.process.poll() is None:
            self.kill()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A PostgreSQL of one's own, skipped loudly where it cannot be had."""
    if programs() is None:
        pytest.skip("PostgreSQL in trouble NOT TESTED: there is no initdb on this machine")
    cluster = Cluster()
    try:
        yield cluster
    finally:
        cluster.end()
