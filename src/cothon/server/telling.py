"""What a viewer is told: answers to what it sent, the table as it stands, what is said there.

Nearly always it can be told at once: the table is in memory and the line is free. Whatever has to
be waited for is told by a task of the viewer.
"""

from __future__ import annotations

import logging
import math
import time
from contextlib import suppress
from functools import partial
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from cothon.kernel.errors import CothonError
from cothon.server.chronicle import Chronicle
from cothon.server.database import Trouble
from cothon.server.gathering import Gathering
from cothon.server.hands import count_hands, tell_hands
from cothon.server.house import House
from cothon.server.hub import Acknowledged, Viewer
from cothon.server.lines import Socket, socket_of
from cothon.server.live import Live
from cothon.server.logs import tag
from cothon.server.logs import tell as log
from cothon.server.looking import Urgency
from cothon.server.protocol import Chat, ChatEntry, GatheringMessage, Hands, Refused, TableMessage
from cothon.server.recovery import SHORTEST_PAUSE
from cothon.server.refusal import Refusal
from cothon.server.render import Gaze, encode, foresee, gathering_message, table_message
from cothon.server.retold import retold_message
from cothon.server.seats import first_eyes, seats_of
from cothon.server.tables import Found
from cothon.server.tally import TALLY

LOG = logging.getLogger("cothon.server")
PATIENCE: Final = 60.0  # seconds for which the database may fail before the line is closed
SLOW: Final = 0.25  # seconds; a move that takes longer is written down
FEW_HANDS: Final = 20  # changes of hands that are put into words at once
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)
Line = WebSocket[Any, Any, Any]
NewHands = tuple[Hands, list[int]]


def told(error: CothonError, language: str) -> str:
    """Why something is refused, in one line."""
    return error.told(language) if isinstance(error, Refusal) else str(error)


async def write(line: Line, house: House, viewer: Viewer) -> None:
    """Tell the viewer what could not be told at once, as soon as it can be.

    While the database is in trouble the line stays open, for a while; then whoever is there is
    told to come again. Nothing is given up without a last try.
    """
    pause, until = SHORTEST_PAUSE, math.inf
    socket = socket_of(line.scope)
    try:
        while True:
            await viewer.woken()
            try:
                await tell(socket, house, viewer)
                pause, until = SHORTEST_PAUSE, math.inf
            except Trouble:
                until = min(until, time.monotonic() + PATIENCE)
                if time.monotonic() >= until:
                    break
                viewer.wake.set()
                pause = await house.store.database.recovery.wait(pause)
        await line.close(1013, "the database does not answer: come again")
    except GONE:
        return
    except CothonError as error:
        with suppress(*GONE):
            await line.send_data(encode(Refused(None, told(error, viewer.language))))
            await line.close(1011, "the table cannot be shown")
    except Exception:
        LOG.exception("table %s: a viewer cannot be told", tag(viewer.table))
        with suppress(*GONE):
            await line.close(1011, "the table cannot be shown")
    finally:
        viewer.leave()


async def tell(socket: Socket, house: House, viewer: Viewer) -> None:
    """Tell all that there is to tell, and wait for what that takes."""
    while viewer.answers or viewer.is_stale:
        await socket.writable.wait()
        if not tell_answer(socket, viewer):
            tell_table(socket, house, viewer, *await ready(house, viewer))
    if viewer.has_chat:
        await tell_chat(socket, house, viewer)


def tell_at_once(socket: Socket, house: House, viewer: Viewer) -> bool:
    """Tell what can be told without waiting for anything, and whether that was all."""
    live = house.tables.live.get(viewer.table)
    if live is None or lacks_totals(live) or lacks_many_hands(viewer, live):
        return False
    while viewer.answers or viewer.is_stale:
        if not socket.writable.is_set():
            return False
        if not tell_answer(socket, viewer):
            tell_table(socket, house, viewer, live)
    return not viewer.has_chat


def tell_answer(socket: Socket, viewer: Viewer) -> bool:
    """Send the first of the answers, if there is one that needs no table."""
    answer = viewer.answers[0] if viewer.answers else None
    if not isinstance(answer, bytes):
        return False
    socket.tell(answer)
    viewer.told_answer()
    return True


async def ready(house: House, viewer: Viewer) -> tuple[Found, NewHands | None]:
    """The table with all that is told of it; if it changes meanwhile, it is told once more.

    Of changes of hands only very many are put into words beside the loop.
    """
    hands = None
    viewer.is_stale = False
    try:
        found = await house.tables.at_hand(viewer.table)
        if isinstance(found, Live) and lacks_totals(found):
            copy = found.copied()
            found.totals = await house.looking.do(copy.history, Urgency.PLAY)
        if lacks_many_hands(viewer, found):
            before = viewer.told_hands
            work = partial(new_hands, viewer.language, before, found)
            made = await house.looking.do(work, Urgency.PLAY)
            hands = made if viewer.told_hands is before else None  # else all is told once more
    except BaseException:
        viewer.is_stale = True
        raise
    return found, hands


def lacks_totals(live: Live) -> bool:
    """Is the chart of a game to be told that nobody has worked out yet?"""
    return live.is_open and live.totals is None


def lacks_many_hands(viewer: Viewer, found: Found) -> bool:
    """Are there more changes of hands to be told than take no time to put into words?"""
    return sum(count_hands(found.seats)) - sum(viewer.told_hands) > FEW_HANDS


def new_hands(language: str, told: list[int], found: Found) -> NewHands:
    """What is told of changes of hands, and how many of each seat were told then."""
    seats = list(found.seats)  # others take their place when somebody else sits down
    return tell_hands(found.table.game, seats, language, told), count_hands(seats)


def tell_table(
    socket: Socket, house: House, viewer: Viewer, found: Found, hands: NewHands | None = None
) -> None:
    """Send the table as it stands, and in whose hands its seats were, if that is news."""
    answer = viewer.answers[0] if viewer.answers else None
    made = answer if isinstance(answer, Acknowledged) else None
    adjust_eyes(house, viewer, found)
    socket.tell(encode(message_to(house, viewer, found, made)))
    viewer.is_stale = False
    if made is not None:
        time_answer(made, viewer.table)
        viewer.told_answer()
    if hands is None and sum(count_hands(found.seats)) > sum(viewer.told_hands):
        hands = new_hands(viewer.language, viewer.told_hands, found)
    if hands is not None:
        message, viewer.told_hands = hands
        socket.tell(encode(message))


def time_answer(answer: Acknowledged, table: str) -> None:
    """A move has been acknowledged: how long that took."""
    seconds = time.monotonic() - answer.since
    TALLY.acknowledged.add(seconds)
    if seconds > SLOW:
        log("slow move", table=tag(table), seconds=round(seconds, 3))


def message_to(
    house: House, viewer: Viewer, found: Found, made: Acknowledged | None
) -> TableMessage | GatheringMessage:
    """A table as a viewer may see it now."""
    here = house.presence.at(viewer.table)
    viewer.told_here = here.seats
    if isinstance(found, Gathering):
        return gathering_message(found, viewer.asker, viewer.language, here)
    if isinstance(found, Chronicle):
        return retold_message(found, Gaze(viewer.asker, viewer.eyes, viewer.language, here=here))
    gaze = Gaze(
        asker=viewer.asker,
        eyes=viewer.eyes,
        language=viewer.language,
        log_from=viewer.told_log,
        with_names=not viewer.told_names,
        here=here,
        acknowledges=None if made is None else made.id,
    )
    if (viewer.eyes, viewer.language) not in found.sights:
        foresee(found, [(each.eyes, each.language) for each in house.hub.of(viewer.table)])
    message = table_message(found, gaze)
    viewer.told_log = message.log_from + len(message.log)
    viewer.told_names = True
    return message


def adjust_eyes(house: House, viewer: Viewer, found: Found) -> None:
    """Whoever has got a seat, or lost the one they looked through, looks through another."""
    seats = seats_of(viewer.asker, found.seats)
    has_lost = viewer.eyes is not None and viewer.eyes not in seats
    has_got = viewer.eyes is None and seats != viewer.seats
    if seats != viewer.seats:
        house.hub.reseat(viewer, seats)
    if (has_lost and (isinstance(found, Gathering) or not found.is_open)) or has_got:
        viewer.eyes = first_eyes(seats)
        viewer.told_log = 0


async def tell_chat(socket: Socket, house: House, viewer: Viewer) -> None:
    """Send what was said since; on connection, everything, even if it is nothing."""
    viewer.has_chat = False
    try:
        rows = await house.store.chat_since(viewer.table, max(viewer.told_chat, 0))
    except Trouble:
        viewer.has_chat = True
        raise
    if not rows and viewer.told_chat >= 0:
        return
    await socket.writable.wait()
    viewer.told_chat = rows[-1].id if rows else 0
    entries = [ChatEntry(row.name, row.seat, row.text, row.at) for row in rows]
    socket.tell(encode(Chat(entries)))
