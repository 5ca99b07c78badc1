"""systemd is told when a server can serve, and not before."""

from __future__ import annotations

import signal
import socket
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cothon.server.serving import tell_systemd
from tests.server import postgres
from tests.server.harness import Server

PATIENCE = 20.0


@contextmanager
def listening(address: str) -> Iterator[socket.socket]:
    """As systemd listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(address)
        line.settimeout(PATIENCE)
        yield line


def is_silent(line: socket.socket) -> bool:
    """Was nothing more said?"""
    line.setblocking(False)
    try:
        line.recv(64)
    except BlockingIOError:
        return True
    return False


def test_a_server_that_serves_says_so_once(tmp_path: Path) -> None:
    address = str(tmp_path / "notify")
    with listening(address) as line:
        server = Server(tmp_path, NOTIFY_SOCKET=address)
        try:
            assert line.recv(64) == b"READY=1"
            assert httpx.get(f"{server.address}/ready").text == "ready\n"
        finally:
            assert not server.end(signal.SIGTERM)
        assert is_silent(line)


def test_of_several_workers_the_first_process_says_so(tmp_path: Path) -> None:
    """systemd believes nobody else."""
    address = str(tmp_path / "notify")
    with listening(address) as line, postgres.fresh_database() as url:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        server = Server(tmp_path, url=url, NOTIFY_SOCKET=address, COTHON_WORKERS="2")
        try:
            said, more, _, _ = line.recvmsg(64, socket.CMSG_SPACE(12))
            ((_, _, sender),) = more
            assert said == b"READY=1"
            assert int.from_bytes(sender[:4], "little") == server.process.pid
        finally:
            server.end(signal.SIGTERM)
        assert is_silent(line)


def test_a_socket_without_a_file_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"cothon-{uuid.uuid4().hex}"
    with listening(f"\0{name}") as line:
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        tell_systemd("READY=1")
        assert line.recv(64) == b"READY=1"


def test_a_socket_that_is_not_there_is_a_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nothing"))
    tell_systemd("READY=1")
    assert "systemd could not be told READY=1" in caplog.text
