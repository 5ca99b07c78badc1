"""Lines that bring nothing, or too much: they are closed, and others are served."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.uri import parse_uri

from cothon.server import lines
from cothon.server.lines import Door, network_of
from cothon.server.serving import bind
from tests.server.harness import Server, new_device, sit
from tests.server.harness import is_closed as closing_code

MOST = 12
HEAD, BODY = 1.0, 2.0  # seconds
MUCH = 32 << 20  # bytes
SOON = 5.0


def bounded(folder: Path, **bounds: float) -> Iterator[Server]:
    """A server that lets a few lines of one address in."""
    settings = {f"COTHON_{name}": str(value) for name, value in bounds.items()}
    server = Server(folder, **{"COTHON_LINES_PER_ADDRESS": str(MOST), **settings})
    yield server
    server.kill()


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that does not wait for requests either."""
    yield from bounded(tmp_path_factory.mktemp("lines"), HEAD_DEADLINE=HEAD, BODY_DEADLINE=BODY)


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """One that waits: what it closes was not late."""
    yield from bounded(tmp_path)


def knock(server: Server) -> socket.socket:
    """A line that says nothing yet."""
    where = urlsplit(server.address)
    assert where.hostname is not None
    assert where.port is not None
    return socket.create_connection((where.hostname, where.port), timeout=60)


def is_closed(line: socket.socket, within: float) -> bool:
    """Does the other side close the line within this time?"""
    line.settimeout(within)
    try:
        while line.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def is_turned_away(server: Server) -> bool:
    """Is a new line closed, while it is still being made or soon after?"""
    try:
        with knock(server) as line:
            return is_closed(line, 5)
    except ConnectionError:
        return True


def answered(line: socket.socket) -> int:
    """The status of the next answer, of which nothing is left on the line."""
    text = b""
    while b"\r\n\r\n" not in text or not text.endswith(b"}"):  # all of them are JSON
        text += line.recv(1)
    return int(text.split()[1])


def test_half_a_request_is_not_waited_for(narrow: Server) -> None:
    started = time.monotonic()
    post = f"POST /api/saves HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {new_device()}\r\n"
    with knock(narrow) as silent, knock(narrow) as half, knock(narrow) as body:
        half.sendall(b"GET /api/games HTTP/1.1\r\nHost: here\r\n")
        body.sendall(post.encode() + b"Content-Length: 900\r\n\r\n{")
        assert is_closed(silent, HEAD + 5)
        assert is_closed(half, 5)
        assert time.monotonic() - started >= HEAD - 0.1
        assert is_closed(body, BODY + 5)
        assert time.monotonic() - started >= BODY - 0.1


def test_a_request_dripped_in_letter_by_letter_has_the_same_deadline(narrow: Server) -> None:
    started = time.monotonic()
    with knock(narrow) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX: ")
        while not is_closed(line, 0.1):
            assert time.monotonic() - started < HEAD + 5
            line.sendall(b"x")


def test_a_head_without_end_is_refused(narrow: Server) -> None:
    with knock(narrow) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX: ")
        sent = 0
        while not is_closed(line, 0.001):
            line.sendall(b"a" * 1000)
            sent += 1000
        assert sent < 3 * lines.LARGEST_HEAD


def test_a_large_body_is_not_taken_for_a_head(server: Server) -> None:
    status, error = server.refused("POST", "/api/saves", new_device(), content="x" * 900_000)
    assert (status, error.startswith("not a save")) == (400, True)


def test_the_rest_of_a_body_that_was_refused_is_not_taken_for_a_head(server: Server) -> None:
    post = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {new_device()}\r\n"
    with knock(server) as line:
        line.sendall(post.encode() + b"Content-Length: 100000\r\n\r\n" + b" " * 20_000)
        assert answered(line) == 413
        for _ in range(4):
            line.sendall(b" " * 20_000)
            time.sleep(0.02)
        line.sendall(b"GET /api/rules/chess HTTP/1.1\r\nHost: x\r\n\r\n")
        assert answered(line) == 404


def test_the_rest_of_a_body_that_was_refused_has_a_deadline(narrow: Server) -> None:
    post = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {new_device()}\r\n"
    with knock(narrow) as line:
        line.sendall(post.encode() + b"Content-Length: 100000\r\n\r\n")
        assert answered(line) == 413
        started = time.monotonic()
        while not is_closed(line, 0.1):
            assert time.monotonic() - started < BODY + 5
            line.sendall(b" ")


def test_one_address_has_only_so_many_lines(patient: Server) -> None:
    held = [knock(patient) for _ in range(MOST)]
    try:
        assert is_turned_away(patient)
        assert not is_closed(held[0], 0.2)
    finally:
        for line in held:
            line.close()
    table, _ = patient.open(new_device(), "me", "bot", "bot")
    for _ in range(3 * MOST):  # lines that are given back are free again
        with sit(patient, table) as client:
            assert client.table["n"] >= 0


def test_whole_networks_count_as_one_address() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::2")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    door = Door(most=9, most_per_address=2, proxies=["192.0.2.1"], head=1.0, body=1.0)
    assert [door.enter(f"2001:db8:1:2::{n}") for n in range(3)] == [True, True, False]
    assert [door.enter("192.0.2.1") for _ in range(9)] == [True] * 7 + [False] * 2
    door.leave("2001:db8:1:2::0")
    assert door.enter("2001:db8:1:2::9")


def test_only_large_messages_are_compressed(server: Server) -> None:
    """Whoever asks for compression gets it where it pays."""
    table, _ = server.open(new_device(), "me", "friend", "friend")
    address = server.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/socket") as line:
        assert [agreed.name for agreed in line.protocol.extensions] == ["permessage-deflate"]
        first = line.recv(timeout=20)
        assert len(first) > lines.SMALL


def test_whoever_asks_on_and_on_without_waiting_is_not_heard(narrow: Server) -> None:
    with knock(narrow) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n" * 200)
        line.settimeout(10)
        told = b""
        while more := line.recv(65536):
            told += more
    assert told.count(b"HTTP/1.1 200") <= lines.MOST_AHEAD
    assert told.count(b"HTTP/1.1 400") == 1


@pytest.mark.parametrize("asked", [4, 3000])
def test_nothing_is_written_down_of_whoever_does_not_wait_for_answers(
    tmp_path: Path, asked: int
) -> None:
    """Neither if they go nor if they are sent away: else anybody could fill the log."""
    server = Server(tmp_path)
    for pause in (0, 0.001, 0.002, 0.004):
        for _ in range(5):
            with knock(server) as line, suppress(ConnectionError):
                line.sendall(b"GET /api/tables/abc/moment HTTP/1.1\r\nHost: here\r\n\r\n" * asked)
                time.sleep(pause)
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, lines.AT_ONCE)
    time.sleep(0.5)
    assert not server.end(signal.SIGTERM)


def test_a_head_behind_another_one_has_the_same_limit(narrow: Server) -> None:
    large = b"GET /health HTTP/1.1\r\nHost: here\r\nX-Much: " + b"x" * 40_000 + b"\r\n\r\n"
    with knock(narrow) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n" + large)
        assert is_closed(line, 10)


UPGRADE = (
    b"GET /api/tables/abc/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.mark.parametrize(
    "field",
    [b"X-Much: " + b"x" * 12_000 + b"\r\n", b"".join(b"X-%d: y\r\n" % n for n in range(300))],
)
def test_a_handshake_that_fails_closes_the_line(narrow: Server, field: bytes) -> None:
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    with knock(narrow) as line:
        line.sendall(UPGRADE + field + key)
        assert is_closed(line, 5 * HEAD)


def test_a_server_leaves_in_good_order_whatever_handshakes_have_failed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with knock(server) as line:
        line.sendall(UPGRADE.replace(b"GET", b"POST", 1) + b"\r\n")
        time.sleep(0.5)
        assert not server.end(signal.SIGTERM)


@pytest.mark.parametrize("opcode", [0x89, 0x8A])
def test_a_flood_of_pings_or_pongs_ends_the_line(server: Server, opcode: int) -> None:
    table, _ = server.open(new_device(), "me", "bot", "bot")
    with sit(server, table) as onlooker:
        flood = bytes([opcode, 0x80, 0, 0, 0, 0]) * 20_000
        with suppress(ConnectionError):
            onlooker.line.socket.sendall(flood)
        assert closing_code(onlooker) in (1008, None)  # or it was cut while more came in
    started = time.monotonic()
    assert server.call("GET", "/health").status_code == 200
    assert time.monotonic() - started < 2


def test_messages_that_come_in_at_one_go_are_all_answered_in_order(server: Server) -> None:
    table, _ = server.open(new_device(), "me", "bot", "bot")
    with sit(server, table) as onlooker:
        for number in range(40):
            onlooker.line.send(
                json.dumps({"type": "undo", "n": 0, "version": 0, "id": str(number)})
            )
        told = [onlooker.until(lambda m: m["type"] == "refused")["id"] for _ in range(40)]
    assert told == [str(number) for number in range(40)]


class Tap(asyncio.Transport):
    """A line to nobody that knows whether it is read from."""

    def __init__(self) -> None:
        super().__init__()
        self.is_open = True
        self.stops = 0

    def is_closing(self) -> bool:
        """It stays."""
        return False

    def write(self, data: object) -> None:
        """Nobody hears it."""

    def close(self) -> None:
        """Nobody minds."""

    def pause_reading(self) -> None:
        """Stop."""
        self.stops += self.is_open
        self.is_open = False

    def resume_reading(self) -> None:
        """Go on."""
        self.is_open = True


def test_a_line_is_read_on_while_one_message_waits_and_not_while_several_do() -> None:
    asyncio.run(read_in_turns())


async def read_in_turns() -> None:
    """To stop for every message, and to begin again, would cost more than to read it."""
    config = Config(silence, ws_ping_interval=None)
    config.load()
    line = lines.Socket(Door(MOST, MOST, (), HEAD, BODY), config, ServerState(), {})
    tap = Tap()
    line.connection_made(tap)
    client = ClientProtocol(parse_uri("ws://nobody/"))
    client.send_request(client.connect())
    line.data_received(b"".join(client.data_to_send()))
    assert (await line.receive())["type"] == "websocket.connect"
    await line.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    message = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    line.data_received(message)
    assert (tap.is_open, tap.stops) == (True, 0)
    line.data_received(message + message)
    assert (tap.is_open, tap.stops) == (False, 1)
    for _ in range(3):
        assert (await line.receive()).get("text") == "hello"
    assert (tap.is_open, tap.stops) == (True, 1)
    line.connection_lost(None)


async def silence(scope: object, receive: object, send: object) -> None:
    """An application that leaves everything to others."""
    await asyncio.Event().wait()


def test_what_was_never_taken_goes_with_its_line() -> None:
    """A line that is given up leaves nothing behind: else the system would keep it for hours."""

    async def run() -> bool:
        lines_in: list[asyncio.Transport] = []

        class Talking(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                assert isinstance(transport, asyncio.Transport)
                lines_in.append(transport)
                transport.write(b"x" * MUCH)

        loop = asyncio.get_running_loop()
        serving = await loop.create_server(Talking, "127.0.0.1", 0)
        with socket.create_connection(serving.sockets[0].getsockname()) as silent:
            await asyncio.sleep(0.1)
            lines.cut(lines_in[0])
            await asyncio.sleep(0.1)
            silent.settimeout(SOON)
            try:
                while silent.recv(65_536):
                    pass
            except ConnectionResetError:
                return True
            finally:
                serving.close()
        return False

    assert asyncio.run(run())


def test_a_line_is_told_only_so_much_ahead() -> None:
    with bind("127.0.0.1", 0) as bound:
        bound.listen()
        with socket.create_connection(bound.getsockname()):
            there, _ = bound.accept()
            with there:
                there.setblocking(False)
                taken = 0
                with suppress(BlockingIOError):
                    while taken < MUCH:
                        taken += there.send(b"x" * 65_536)
                unsent = there.getsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT)
                assert unsent == lines.MOST_UNSENT
                assert taken < MUCH


def test_a_long_message_is_compressed_quickly() -> None:
    """All others wait meanwhile; how well it is compressed matters less."""
    _, agreed = lines.SparingFactory().process_request_params([], [])
    assert agreed.compress_settings["level"] == 1
