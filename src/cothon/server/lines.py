"""Lines into the server: how many there may be, how long a request may take, what is compressed.

Uvicorn has no deadline for half a request and no bound for its head; where no proxy stands in
front, somebody could keep all lines busy with nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import struct
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

from uvicorn._types import ASGI3Application, ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.http11 import Request as HandshakeRequest
from websockets.typing import ExtensionParameter

from cothon.server.logs import note_refusal
from cothon.server.tally import TALLY

LARGEST_HEAD: Final = 16_384  # bytes of a request before its body
MOST_AHEAD: Final = 4  # requests on a line whose answers are not out
ANSWER: Final = 120.0  # seconds until the answer to a request has been taken
SMALL: Final = 8_192  # bytes; what is smaller is not worth the time that compressing it takes
WINDOW: Final = 12  # bits
QUICKLY: Final = 1  # the level of compression: everybody else waits meanwhile
MOST_PIECES: Final = 256  # of one message
PIECE: Final = 8_192  # bytes that are taken from a socket at a time
MOST_CONTROLS: Final = 50  # pings and pongs on a line within some time
SOME_TIME: Final = 10.0  # seconds
AT_ONCE: Final = struct.pack("ii", 1, 0)  # SO_LINGER: for 0 seconds
OURS: Final = "cothon.line"  # under what name an application finds the line itself
MOST_UNSENT: Final = 65_536  # bytes that wait for a viewer, before pings are no longer answered


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What counts as one address: of IPv6 a whole /64, as a household or a server gets one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))


class Door:
    """Counts who is in, and knows how long they may take to say what they want.

    Proxies may bring as many as there is room for.
    """

    def __init__(
        self, most: int, most_per_address: int, proxies: Sequence[str], head: float, body: float
    ) -> None:
        self.head = head  # seconds until the head of a request is there
        self.body = body  # until its body is
        self.most = most
        self.most_per_address = most_per_address
        self.proxies = frozenset(network_of(proxy) for proxy in proxies)
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count somebody in, unless there are too many of them."""
        who = network_of(address)
        is_full = self.inside.total() >= self.most
        if is_full or (who not in self.proxies and self.inside[who] >= self.most_per_address):
            setting = "room" if is_full else "lines_per_address"
            note_refusal(setting, setting, who)
            return False
        self.inside[who] += 1
        TALLY.lines += 1
        return True

    def leave(self, address: str) -> None:
        """Count somebody out."""
        who = network_of(address)
        self.inside[who] -= 1
        TALLY.lines -= 1
        if not self.inside[who]:
            del self.inside[who]


class Request(HttpToolsProtocol):
    """A line on which requests come, each within its time and size."""

    def __init__(
        self,
        door: Door,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = door
        self.is_in = False
        self.head = 0  # bytes of the head so far; -1 while its body comes in
        self.named = 0  # bytes of the address and the fields of the head that are understood
        self.owed = 0  # answers to requests whose head is there
        self.first: RequestResponseCycle | None = None  # the request that is answered now
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or close it at once."""
        super().connection_made(transport)
        self.is_in = self.door.enter(host_of(self.client))
        if self.is_in:
            self.expect(self.door.head)
        else:
            cut(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever was in is out."""
        self.go()
        self.forget_first()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """The line ends with this; what came before on it is not answered any more."""
        self.forget_first()
        super().send_400_response(msg)

    def forget_first(self) -> None:
        """Nobody hears the answer that is being made; Uvicorn tells that to the last request only.

        Else it would be written to a line that is closed, and a page about that to the log.
        """
        if self.first is not None:
            self.first.disconnected = True
            self.first.message_event.set()

    def go(self) -> None:
        """Nothing more is expected on this line."""
        self.relax()
        if self.is_in:
            self.is_in = False
            self.door.leave(host_of(self.client))

    def expect(self, seconds: float) -> None:
        """Something has to happen within this time."""
        self.relax()
        self.deadline = self.loop.call_later(seconds, cut, self.transport)

    def relax(self) -> None:
        """It has happened."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        """The head of a request has a limit; what follows is the application's to measure."""
        if not self.is_in:
            return
        if self.deadline is None:  # the next request on a line that was kept open
            self.expect(self.door.head)
        if self.head >= 0:
            self.head += len(data)
            if self.head > LARGEST_HEAD and not self.is_headed(data):
                self.send_400_response("The head of this request is too large.")
                return
        super().data_received(data)

    def is_headed(self, data: bytes) -> bool:
        """Does the head end here? Then the rest belongs to the body."""
        end = data.find(b"\r\n\r\n")
        return end >= 0 and self.head - len(data) + end <= LARGEST_HEAD

    def on_message_begin(self) -> None:
        """Another request, perhaps behind others."""
        self.named = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        self.measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of its head."""
        self.measure(len(name) + len(value))
        super().on_header(name, value)

    def measure(self, size: int) -> None:
        """Many heads may come in at once: each has its limit. The parser says what is raised."""
        self.named += size
        if self.named > LARGEST_HEAD:
            raise ValueError("the head of this request is too large")

    def on_headers_complete(self) -> None:
        """The head is there; whoever asks on and on without taking the answers is not heard."""
        if self.owed >= MOST_AHEAD:
            raise ValueError("too many requests at once")
        self.head = -1
        self.owed += 1
        self.expect(self.door.body)
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """One request after another is answered."""
        self.first = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        """The request is there; what comes now is the head of the next one."""
        self.head = 0
        self.await_answer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is out, perhaps before the whole body is in: the rest of it is thrown away."""
        self.owed -= 1
        if self.head >= 0:
            self.await_answer()
        super().on_response_complete()

    def await_answer(self) -> None:
        """Answers have a time; without one the line may wait as long as Uvicorn lets it."""
        if self.owed:
            self.expect(ANSWER)
        else:
            self.relax()

    def handle_websocket_upgrade(self) -> None:
        """It goes on as a socket, which is counted by itself."""
        self.go()
        super().handle_websocket_upgrade()


class Socket(WebSocketsSansIOProtocol):
    """The line of a viewer: only large messages are compressed, and nothing is kept for it."""

    def __init__(
        self,
        door: Door,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = door
        self.is_in = False
        self.deadline: asyncio.TimerHandle | None = None  # of the handshake
        self.backlog = b""  # what is read and waits for what was read before
        self.unheard = 0  # bytes that have come since we said goodbye
        self.controls = 0  # pings and pongs
        self.controls_until = 0.0
        self.conn.available_extensions = [
            SparingFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW,
                client_max_window_bits=WINDOW,
            )
        ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, or close it at once."""
        super().connection_made(transport)
        self.is_in = self.door.enter(host_of(self.client))
        if self.is_in:
            self.deadline = self.loop.call_later(self.door.head, cut, self.transport)
        else:
            cut(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever was in is out."""
        self.relax()
        if self.is_in:
            self.is_in = False
            self.door.leave(host_of(self.client))
        super().connection_lost(exc)

    def relax(self) -> None:
        """The handshake has been made, or never will."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def shutdown(self) -> None:
        """The server leaves; with somebody whose handshake failed there is nothing to be said."""
        if self.conn.handshake_exc is None:
            super().shutdown()
        else:
            cut(self.transport)

    def data_received(self, data: bytes) -> None:
        """Take what has come, as far as somebody listens; a farewell is short."""
        if self.close_sent:
            self.unheard += len(data)
            if self.unheard > PIECE:
                cut(self.transport)
                return
        self.backlog += data
        self.take()

    def take(self) -> None:
        """Piece by piece: thousands of messages may lie in what was read at one go.

        Nothing more is read while something waits here.
        """
        while self.backlog and not self.read_paused and not self.transport.is_closing():
            piece, self.backlog = self.backlog[:PIECE], self.backlog[PIECE:]
            super().data_received(piece)
            if self.conn.handshake_exc is not None:
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
        if self.backlog and not self.transport.is_closing():
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; then there is room for another."""
        event = await super().receive()
        self.take()
        return event

    def handle_connect(self, event: HandshakeRequest) -> None:
        """What was asked for is in the scope; the request itself need not be kept with the line."""
        self.relax()
        super().handle_connect(event)
        if self.conn.handshake_exc is None:
            self.scope.setdefault("extensions", {})[OURS] = {OURS: self}
        del self.request

    def tell(self, text: bytes) -> None:
        """Send a message that is encoded, past the layers that would only hand it on.

        Whoever tells much waits for `writable`.
        """
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_cont(self, event: Frame) -> None:
        """A message in very many pieces is none: even empty ones would fill the memory."""
        if len(self.frames) >= MOST_PIECES:
            self.refuse(1009)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A text that is none closes the line; Uvicorn would write a page about it.

        It would also stop to read and begin again for every message: `take` does where it has to.
        """
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.refuse(1007)
        else:
            self.read_paused = not self.close_sent
            super().send_receive_event_to_app()

    def refuse(self, code: int) -> None:
        """Close the line, as somebody does not keep to the rules of sockets."""
        self.frames = []
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()

    def is_flooded(self) -> bool:
        """Count a ping or a pong; whoever sends on and on is not heard any more."""
        moment = self.loop.time()
        if moment > self.controls_until:
            self.controls, self.controls_until = 0, moment + SOME_TIME
        self.controls += 1
        if self.controls > MOST_CONTROLS:
            self.refuse(1008)
        return self.controls > MOST_CONTROLS

    def keepalive_timeout(self) -> None:
        """Whoever does not answer is gone; what they never took is not waited for."""
        super().keepalive_timeout()
        cut(self.transport)

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours, or to none."""
        if not self.is_flooded():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        """Whoever does not take the answers gets no more of them: they would pile up here."""
        if self.is_flooded():
            return
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.conn.data_to_send()
        else:
            super().handle_ping()


def cut(transport: asyncio.Transport) -> None:
    """End a line at once; what was sent and never taken is not kept for it by the system either."""
    line = transport.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):  # it has ended by itself
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    transport.abort()


def socket_of(scope: Mapping[str, Any]) -> Socket:
    """The line itself, of a connection that the framework has let in."""
    found: Socket = scope["extensions"][OURS][OURS]
    return found


def is_text(data: bytes) -> bool:
    """Is this UTF-8?"""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Sparing(PerMessageDeflate):
    """Compression of what is large."""

    def encode(self, frame: Frame) -> Frame:
        """Small frames go as they are."""
        return frame if len(frame.data) < SMALL else super().encode(frame)


class SparingFactory(ServerPerMessageDeflateFactory):
    """Agrees on compression as usual, and uses it sparingly."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], Sparing]:
        """What a browser asks for is agreed on by the library."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Sparing(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            {"level": QUICKLY},
        )


def host_of(client: tuple[str, int] | None) -> str:
    """Where a line comes from."""
    return client[0] if client else ""
