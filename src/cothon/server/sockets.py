"""The socket of one viewer: what it sends is carried out. What it is told is in `telling.py`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import nullcontext, suppress
from functools import partial
from typing import Any, Final

import msgspec

from cothon.kernel.errors import CothonError
from cothon.server.database import Conflict
from cothon.server.explaining import explained, foreseen
from cothon.server.gathering import Gathering
from cothon.server.house import House
from cothon.server.hub import Acknowledged, Viewer
from cothon.server.lines import network_of, socket_of
from cothon.server.live import Live
from cothon.server.logs import note_refusal
from cothon.server.names import checked_words
from cothon.server.protocol import (
    LARGEST_FRAME,
    ClientMessage,
    Explain,
    Explained,
    Look,
    Move,
    Pledge,
    Reckon,
    Refused,
    Resynced,
    Reveal,
    Say,
    Speak,
    StandingMessage,
    Sync,
    Undo,
)
from cothon.server.refusal import Refusal, Resync, Told, TooMuch
from cothon.server.render import encode
from cothon.server.seats import (
    Asker,
    asker_of,
    first_eyes,
    is_host,
    make_asker,
    rows_of,
    seats_of,
)
from cothon.server.standings import standing_message
from cothon.server.tables import Found
from cothon.server.telling import GONE, Line, tell_at_once, told, write
from cothon.words import LANGUAGES

MOST_ANSWERS: Final = 32  # that wait to be sent before nothing more is read
MOST_NONSENSE: Final = 50  # frames that make no sense, before the line is cut
CLOSE_CODES: Final = {401: 4001, 403: 4003, 404: 4004, 409: 4009, 429: 1013, 503: 1013}
SPOKEN: Final = "cothon.1"  # the protocol that a socket is opened for
BY_DEVICE: Final = "device."  # how a browser sends its token beside it
BY_HEADER: Final = b"authorization"

decode = msgspec.json.Decoder(ClientMessage).decode


class Nonsense(CothonError):
    """A frame that is no message."""


async def converse(line: Line, house: House, table: str) -> None:
    """From the greeting to the farewell."""
    await line.accept(subprotocols=SPOKEN if SPOKEN in line.scope["subprotocols"] else None)
    try:
        asker = who_knocks(line)
        names = names_of_line(line, asker)
        if not house.requests.allows(names["address"]):
            raise TooMuch("requests_per_minute")
        with house.crowd.room(**names):
            viewer = await admit(line, house, table, asker)
            # The company finds room at the table, however many look on.
            room = house.crowd.room(**names_at_table(viewer)) if viewer.looks_on else nullcontext()
            with room:
                await attend(line, house, viewer)
    except CothonError as error:
        status = error.status if isinstance(error, Refusal) else 409
        note(error, line.client.host if line.client else "")
        with suppress(*GONE):
            await line.send_data(encode(Refused(None, told(error, spoken(line)))))
            await line.close(CLOSE_CODES.get(status, 4000), "refused")


def names_of_line(line: Line, asker: Asker) -> dict[str, str]:
    """Under which names somebody who comes is counted."""
    address = network_of(line.client.host if line.client else "")
    return {"device": asker.device or f"at {address}", "address": address}


def names_at_table(viewer: Viewer) -> dict[str, str]:
    """Under which names an onlooker is counted: one address does not fill a table."""
    place = f"{viewer.address} at {viewer.table}"
    return {"table": viewer.table, "address_per_table": place}


async def attend(line: Line, house: House, viewer: Viewer) -> None:
    """Listen to a viewer who has been let in, and tell it what happens, until it goes."""
    viewer.tell_at_once = partial(tell_at_once, socket_of(line.scope), house, viewer)
    writer = asyncio.create_task(write(line, house, viewer))
    house.come(viewer)
    try:
        await house.presence.note_coming(viewer)
        await read(line, house, viewer)
    finally:
        writer.cancel()
        try:
            await house.presence.note_leaving(viewer)
        finally:
            house.hub.remove(viewer)
        await asyncio.gather(writer, return_exceptions=True)


def spoken(line: Line) -> str:
    """The language a viewer asks for; English if it is none we speak."""
    language = str(line.query_params.get("language", ""))
    return language if language in LANGUAGES else "en"


async def admit(line: Line, house: House, table: str, asker: Asker) -> Viewer:
    """Let somebody look at a table."""
    found = await house.visit(table)
    language = line.query_params.get("language") or found.table.language
    if language not in LANGUAGES:
        raise Refusal(400, f"there is no language {language!r}")
    seats = seats_of(asker, found.seats)
    viewer = Viewer(table, asker, language, first_eyes(seats))
    viewer.seats = seats
    viewer.looks_on = not is_company(asker, found)
    viewer.counted_as = [*names_of_line(line, asker).values()]
    viewer.address = viewer.counted_as[-1]
    if isinstance(found, Gathering):
        await house.dealing.resume(table)
    return viewer


def who_knocks(line: Line) -> Asker:
    """Who comes: by a header, or by what a browser can send instead of one.

    Addresses are written down by servers and proxies, so tokens do not belong there.
    """
    if {"device", "seat"} & line.query_params.keys():
        raise Refusal(
            401,
            "tokens do not belong in an address: send Authorization: Bearer … or "
            "Sec-WebSocket-Protocol: cothon.1, device.…, and claim a seat over HTTP",
        )
    offered = [name for name in line.scope["subprotocols"] if name.startswith(BY_DEVICE)]
    if offered:
        return make_asker(offered[0].removeprefix(BY_DEVICE))
    header = next((value for key, value in line.scope["headers"] if key == BY_HEADER), b"")
    return asker_of(header.decode(errors="replace"))


# What comes in.


async def read(line: Line, house: House, viewer: Viewer) -> None:
    """Carry out what the viewer sends, one after another, until it goes."""
    nonsense = 0
    socket = socket_of(line.scope)
    while True:
        try:
            event = await socket.receive()
        except GONE:
            return
        if event["type"] != "websocket.receive":
            return
        try:
            await carry_out(house, viewer, understand(event))
        except Nonsense as error:
            nonsense += 1
            note(error, viewer.address)
            viewer.answer(encode(Refused(None, str(error))))
        if nonsense > MOST_NONSENSE:
            await line.close(1008, "too many frames that are no messages")
            return
        if len(viewer.answers) > MOST_ANSWERS:  # it does not listen: neither do we
            await viewer.all_answered()
        if viewer.is_gone:
            return


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
    since = time.monotonic()
    try:
        check_pace(house, viewer, message)
        await do(house, viewer, message)
    except Resync as error:
        note(error, viewer.address)
        viewer.answer(encode(Resynced(name, error.told(viewer.language))))
        viewer.start_over()
    except CothonError as error:
        note(error, viewer.address)
        viewer.answer(encode(Refused(name, told(error, viewer.language))))
    else:
        if name is not None:
            viewer.answer(Acknowledged(name, since))


def note(error: CothonError, address: str) -> None:
    """Count what is refused."""
    kind = error.kind if isinstance(error, Refusal) else type(error).__name__
    note_refusal(kind, error.setting if isinstance(error, TooMuch) else None, address)


def check_pace(house: House, viewer: Viewer, message: ClientMessage) -> None:
    """Whoever sends too much has to wait; taking back costs the most, and chat meets others.

    All of the log once more, also in another language or through other eyes, costs as much as a
    look back, and so does the way to several things that are picked at once.
    """
    if not house.messages.allows(*viewer.counted_as):
        raise TooMuch("messages_per_minute")
    if isinstance(message, Undo) and not house.undos.allows(*viewer.counted_as, viewer.table):
        raise TooMuch("undos_per_minute")
    if is_look(message) and not house.looks.allows(*viewer.counted_as):
        raise TooMuch("looks_per_minute")
    if isinstance(message, Say) and not house.chats.allows(*viewer.counted_as, viewer.table):
        raise TooMuch("chats_per_minute")


def is_look(message: ClientMessage) -> bool:
    """Does a message cost as much as a look back?"""
    if isinstance(message, Move):
        return isinstance(message.choice, list)
    return isinstance(message, Look | Speak | Sync)


async def do(house: House, viewer: Viewer, message: ClientMessage) -> None:
    """One message."""
    found = await house.tables.at_hand(viewer.table)
    seats = seats_of(viewer.asker, found.seats)
    match message:
        case Move():
            if not seats:
                raise Told(403, "server-undo-onlooker")
            mine = sorted(seats, key=lambda seat: seat != viewer.eyes)  # who looks, chooses
            rests = None if message.rests is None else frozenset(message.rests)
            await house.tables.move(
                viewer.table, mine, message.n, message.version, message.choice, message.id, rests
            )
        case Undo():
            if viewer.eyes is None or viewer.eyes not in seats:
                raise Told(403, "server-undo-onlooker")
            await house.tables.undo(
                viewer.table, viewer.eyes, message.n, message.version, message.id
            )
        case Look() | Speak():
            look(found, viewer, seats, message)
        case Say():
            await say_to_table(house, found, viewer, message.text)
        case Sync():
            viewer.told_chat = -1
            viewer.has_chat = True
            viewer.start_over()
        case Explain() | Reckon():
            await work_out(house, found, viewer, seats, message)
        case Pledge() | Reveal():
            await take_part(house, viewer, message)


async def take_part(house: House, viewer: Viewer, message: Pledge | Reveal) -> None:
    """Give something to the deal."""
    if isinstance(message, Pledge):
        asker, attempt = viewer.asker, message.attempt
        await house.dealing.pledge(viewer.table, asker, attempt, message.hash)
    else:
        await house.dealing.reveal(viewer.table, message.attempt, message.number)


async def work_out(
    house: House, found: Found, viewer: Viewer, seats: list[int], message: Explain | Reckon
) -> None:
    """Answer with what takes a while, worked out once for all who look alike.

    Nobody waits for it: what is too late, too much or too busy is not answered.
    """
    at = message.n, message.version
    if not isinstance(found, Live) or at != moment_of(found):
        return
    work = work_for(found, viewer, seats, message)
    if work is None:
        return
    if isinstance(message, Explain) and message.choice is not None:
        await foresee(house, found, viewer, message.choice)
        return
    key = (type(message).__name__, viewer.eyes, viewer.language)
    if key not in found.explained:
        if not house.looks.allows(*viewer.counted_as):
            return
        try:
            said = encode(await house.looking.look(found, work))
        except Told:
            return
        if moment_of(found) != at:
            return
        found.explained[key] = said  # true even if somebody else has sealed a choice meanwhile
    viewer.answer(found.explained[key])


async def foresee(house: House, live: Live, viewer: Viewer, wanted: list[int | str]) -> None:
    """Say what several things would bring; what cannot be picked together is refused."""
    if not house.looks.allows(*viewer.counted_as):
        raise TooMuch("looks_per_minute")
    assert viewer.eyes is not None, "whoever is asked looks through their own eyes"
    work = partial(foreseen, eyes=viewer.eyes, language=viewer.language, wanted=wanted)
    viewer.answer(encode(await house.looking.look(live, work)))


def moment_of(live: Live) -> tuple[int, int]:
    """What a message about the present moment names."""
    return live.game.moment, live.version


def work_for(
    live: Live, viewer: Viewer, seats: list[int], message: Explain | Reckon
) -> Callable[[Live], Explained | StandingMessage] | None:
    """What makes the answer that somebody may have: about a question, or about the whole game."""
    eyes, language = viewer.eyes, viewer.language
    if isinstance(message, Reckon):
        may = eyes is None or eyes in seats or live.is_open
        return partial(standing_message, eyes=eyes, language=language) if may else None
    if eyes is None or eyes not in seats or eyes not in live.game.asked:
        return None
    return partial(explained, eyes=eyes, language=language)


def look(found: Found, viewer: Viewer, seats: list[int], message: Look | Speak) -> None:
    """Look through other eyes, one's own or after the end anybody's; or in another language."""
    if isinstance(message, Speak):
        viewer.language = message.language
        viewer.start_over()
        return
    seat = message.seat
    if isinstance(found, Gathering):
        raise Told(409, "server-not-dealt")
    if seat is not None and seat not in seats and not (found.is_open and seat < len(found.seats)):
        raise Told(403, "server-not-your-seat")
    viewer.eyes = seat
    viewer.told_log = 0
    viewer.refresh()


def is_company(asker: Asker, found: Found) -> bool:
    """Is somebody one of those who have or had a seat, or the host?"""
    return bool(rows_of(asker, found.seats)) or is_host(asker, found.table)


async def say_to_table(house: House, found: Found, viewer: Viewer, text: str) -> None:
    """Chat: what people write is data, passed on as it is but for what would hide other lines."""
    if not is_company(viewer.asker, found):
        raise Told(403, "server-only-players")
    rows = rows_of(viewer.asker, found.seats)
    tidy = checked_words(text)
    if not tidy:
        raise Refusal(400, "there is nothing to say")
    seats = sorted((row.seat for row in rows), key=lambda seat: seat != viewer.eyes)
    seat = seats[0] if seats else None
    name = "" if seat is None else found.names(found.table.language)[seat]
    try:
        await house.store.add_chat(found.id, seat, name, tidy)
    except Conflict:  # nobody had looked for long, and it was tidied away
        raise Told(404, "server-no-table") from None
    house.chatted(found.id)
