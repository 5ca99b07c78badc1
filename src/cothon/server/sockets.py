"""The socket of one viewer: what it sends is carried out, and it is told how things stand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from cothon.kernel.errors import CothonError
from cothon.server.house import House
from cothon.server.hub import Acknowledged, Viewer
from cothon.server.protocol import (
    LARGEST_FRAME,
    Chat,
    ChatEntry,
    ClientMessage,
    Look,
    Move,
    Refused,
    Resynced,
    Say,
    Speak,
    Sync,
    Undo,
)
from cothon.server.refusal import Refusal, Resync, Told
from cothon.server.render import Gaze, encode, table_message
from cothon.server.seats import (
    first_eyes,
    is_host,
    make_asker,
    rows_of,
    seat_of_token,
    seats_of,
)
from cothon.server.tables import Live
from cothon.words import LANGUAGES

LOG = logging.getLogger("cothon.server")
MOST_ANSWERS: Final = 32  # that wait to be sent before nothing more is read
MOST_NONSENSE: Final = 50  # frames that make no sense, before the line is cut
CLOSE_CODES: Final = {401: 4001, 403: 4003, 404: 4004, 409: 4009}
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)

Line = WebSocket[Any, Any, Any]
decode = msgspec.json.Decoder(ClientMessage).decode


class Nonsense(CothonError):
    """A frame that is no message."""


async def converse(line: Line, house: House, table: str) -> None:
    """From the greeting to the farewell."""
    await line.accept()
    try:
        viewer = await admit(line, house, table)
    except CothonError as error:
        status = error.status if isinstance(error, Refusal) else 409
        await line.send_data(encode(Refused(None, told(error, spoken(line)))))
        await line.close(CLOSE_CODES.get(status, 4000), "refused")
        return
    writer = asyncio.create_task(write(line, house, viewer))
    house.hub.add(viewer)
    try:
        await read(line, house, viewer)
    finally:
        house.hub.remove(viewer)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


def spoken(line: Line) -> str:
    """The language a viewer asks for; English if it is none we speak."""
    language = str(line.query_params.get("language", ""))
    return language if language in LANGUAGES else "en"


def told(error: CothonError, language: str) -> str:
    """Why something is refused, in one line."""
    return error.told(language) if isinstance(error, Refusal) else str(error)


async def admit(line: Line, house: House, table: str) -> Viewer:
    """Find out who comes, and to which table."""
    given = line.query_params
    token = given.get("seat") or None
    asker = make_asker(given.get("device") or None, token)
    live = await house.tables.find(table)
    if token is not None:
        seat_of_token(token, live.seats)  # a wrong invitation is told, not ignored
    language = given.get("language") or live.table.language
    if language not in LANGUAGES:
        raise Refusal(400, f"there is no language {language!r}")
    seats = seats_of(asker, live.seats)
    viewer = Viewer(table, asker, language, first_eyes(seats))
    viewer.seats = seats
    house.bots.wake(live)
    return viewer


# What comes in.


async def read(line: Line, house: House, viewer: Viewer) -> None:
    """Carry out what the viewer sends, one after another, until it goes."""
    nonsense = 0
    while True:
        try:
            event = await line.receive()
        except GONE:
            return
        if event["type"] != "websocket.receive":
            return
        try:
            await carry_out(house, viewer, understand(event))
        except Nonsense as error:
            nonsense += 1
            viewer.answer(encode(Refused(None, str(error))))
        if nonsense > MOST_NONSENSE:
            await line.close(1008, "too many frames that are no messages")
            return
        while len(viewer.answers) > MOST_ANSWERS:  # it does not listen: neither do we
            viewer.wake.set()
            await asyncio.sleep(0.05)


def understand(event: Mapping[str, Any]) -> ClientMessage:
    """A frame as a message."""
    frame = event.get("text")
    if frame is None:
        raise Nonsense("frames are text")
    if len(frame.encode()) > LARGEST_FRAME:
        raise Nonsense(f"a frame has at most {LARGEST_FRAME} bytes")
    try:
        message: ClientMessage = decode(frame)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Nonsense(f"not a message: {error}") from error
    return message


async def carry_out(house: House, viewer: Viewer, message: ClientMessage) -> None:
    """Do what a message asks for; what is refused is told to its sender only."""
    name = message.id if isinstance(message, Move | Undo) else None
    try:
        await do(house, viewer, message)
    except Resync as error:
        viewer.answer(encode(Resynced(name, error.told(viewer.language))))
        viewer.start_over()
    except CothonError as error:
        viewer.answer(encode(Refused(name, told(error, viewer.language))))
    else:
        if name is not None:
            viewer.answer(Acknowledged(name))


async def do(house: House, viewer: Viewer, message: ClientMessage) -> None:
    """One message."""
    live = await house.tables.find(viewer.table)
    seats = seats_of(viewer.asker, live.seats)
    match message:
        case Move():
            if not seats:
                raise Told(403, "server-undo-onlooker")
            mine = sorted(seats, key=lambda seat: seat != viewer.eyes)  # who looks, chooses
            await house.tables.move(
                viewer.table, mine, message.n, message.version, message.choice, message.id
            )
        case Undo():
            if viewer.eyes is None or viewer.eyes not in seats:
                raise Told(403, "server-undo-onlooker")
            await house.tables.undo(
                viewer.table, viewer.eyes, message.n, message.version, message.id
            )
        case Look():
            look(live, viewer, seats, message.seat)
        case Speak():
            viewer.language = message.language
            viewer.start_over()
        case Say():
            await say_to_table(house, live, viewer, message.text)
        case Sync():
            viewer.told_chat = -1
            viewer.has_chat = True
            viewer.start_over()


def look(live: Live, viewer: Viewer, seats: list[int], seat: int | None) -> None:
    """Look through other eyes: one's own, and after the end anybody's."""
    if seat is not None and seat not in seats and not (live.is_open and seat < len(live.seats)):
        raise Told(403, "server-not-your-seat")
    viewer.eyes = seat
    viewer.told_log = 0
    viewer.refresh()


async def say_to_table(house: House, live: Live, viewer: Viewer, text: str) -> None:
    """Chat: what people write is data, passed on as it is but for control characters."""
    rows = rows_of(viewer.asker, live.seats)
    if not rows and not is_host(viewer.asker, live.table):
        raise Told(403, "server-only-players")
    tidy = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not tidy:
        raise Refusal(400, "there is nothing to say")
    if not house.chats.allows(f"{viewer.asker.device} {viewer.asker.token}"):
        raise Told(409, "server-too-fast")
    seats = sorted((row.seat for row in rows), key=lambda seat: seat != viewer.eyes)
    seat = seats[0] if seats else None
    name = "" if seat is None else live.names(live.table.language)[seat]
    await house.store.add_chat(live.id, seat, name, tidy)
    house.hub.chatted(live.id)


# What goes out.


async def write(line: Line, house: House, viewer: Viewer) -> None:
    """Tell the viewer what it has not been told, whenever the line is free."""
    try:
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            while viewer.answers:
                answer = viewer.answers.popleft()
                if isinstance(answer, bytes):
                    await line.send_data(answer)
                else:
                    await tell_table(line, house, viewer, answer.id)
            if viewer.is_stale:
                await tell_table(line, house, viewer)
            if viewer.has_chat:
                await tell_chat(line, house, viewer)
    except GONE:
        return
    except Exception:
        LOG.exception("table %s: a viewer cannot be told", viewer.table)
        await line.close(1011, "the table cannot be shown")


async def tell_table(line: Line, house: House, viewer: Viewer, made: str | None = None) -> None:
    """Send the table as it stands."""
    live = await house.tables.find(viewer.table)
    viewer.is_stale = False
    viewer.seats = seats_of(viewer.asker, live.seats)
    if viewer.eyes is not None and viewer.eyes not in viewer.seats and not live.is_open:
        viewer.eyes = first_eyes(viewer.seats)  # a bot has taken over the seat
        viewer.told_log = 0
    gaze = Gaze(
        asker=viewer.asker,
        eyes=viewer.eyes,
        language=viewer.language,
        log_from=viewer.told_log,
        with_names=not viewer.told_names,
        here=house.hub.here(viewer.table),
        acknowledges=made,
    )
    message = table_message(live, gaze)
    viewer.told_log = message.log_from + len(message.log)
    viewer.told_names = True
    await line.send_data(encode(message))


async def tell_chat(line: Line, house: House, viewer: Viewer) -> None:
    """Send what was said since; on connection, everything, even if it is nothing."""
    viewer.has_chat = False
    rows = await house.store.chat_since(viewer.table, max(viewer.told_chat, 0))
    if not rows and viewer.told_chat >= 0:
        return
    viewer.told_chat = rows[-1].id if rows else 0
    entries = [ChatEntry(row.name, row.seat, row.text, row.at) for row in rows]
    await line.send_data(encode(Chat(entries)))
