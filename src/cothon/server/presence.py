"""Who is at a table, and since when the others are gone: written down, for all processes alike."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import datetime
from typing import Final

from msgspec import Struct

from cothon.server.database import Trouble
from cothon.server.hub import Hub, Viewer
from cothon.server.rows import SeatRow, now
from cothon.server.seat_store import note_seen
from cothon.server.tables import Tables

BETWEEN: Final = 30.0  # seconds between two notes that somebody is still here, at the most
OFTEN: Final = 3  # such notes within the time after which somebody counts as absent
LEAST: Final = 0.2  # seconds between two notes
SKEW: Final = 60.0  # seconds by which the clocks of two servers may differ
NONE_GONE: Final[Mapping[int, float]] = {}


class Attendance(Struct, frozen=True):
    """Who is at a table now, and how long the others may stay away."""

    seats: frozenset[int] = frozenset()
    absence: float = 0.0  # seconds after which the host may act
    opened: float = 0.0  # when this server began to look: nobody is gone for longer than that
    # The same by a clock that nobody sets, and when somebody left this server.
    began: float = 0.0
    gone: Mapping[int, float] = NONE_GONE

    def left(self, row: SeatRow) -> int | None:
        """After how many seconds the host may let a bot play; None while the owner is here."""
        if row.kind != "human" or row.seat in self.seats:
            return None
        if row.device is None:
            return 0
        seen = 0.0 if row.seen is None else datetime.fromisoformat(row.seen).timestamp()
        left = max(seen, self.opened) + self.absence - time.time()
        if left > self.absence + SKEW:  # seen in the future: the clock was set back since
            left = self.gone.get(row.seat, self.began) + self.absence - time.monotonic()
        return max(math.ceil(left), 0)


class Presence:
    """Notes who is here."""

    def __init__(self, tables: Tables, hub: Hub, absence: float) -> None:
        self.tables = tables
        self.hub = hub
        self.absence = absence
        self.opened = time.time()
        self.began = time.monotonic()
        self.gone: dict[str, dict[int, float]] = {}  # who left lately, by table

    def at(self, table: str) -> Attendance:
        """Who is at a table now."""
        gone = self.gone.get(table, NONE_GONE)
        return Attendance(self.hub.here(table), self.absence, self.opened, self.began, gone)

    async def watch(self) -> None:
        """Note again and again who is here."""
        while True:
            await asyncio.sleep(min(max(self.absence / OFTEN, LEAST), BETWEEN))
            await self.note(
                (table, seat) for table in self.hub.viewers for seat in self.hub.own(table)
            )
            for table in self.hub.viewers:
                self.hub.on_here(table)
            self.hub.forget_silent()
            self.forget_gone()

    async def note_coming(self, viewer: Viewer) -> None:
        """Somebody comes: from now on nobody may take them for absent, on any server."""
        await self.note((viewer.table, seat) for seat in viewer.seats)

    async def note_leaving(self, viewer: Viewer) -> None:
        """Somebody goes: note until when they were here, before the others see that they left."""
        others = self.hub.of(viewer.table) - {viewer}
        staying = {seat for other in others for seat in other.seats}
        for seat in set(viewer.seats) - staying:
            self.gone.setdefault(viewer.table, {})[seat] = time.monotonic()
        await self.note((viewer.table, seat) for seat in viewer.seats if seat not in staying)

    def forget_gone(self) -> None:
        """Whoever has been away for long enough counts as absent, whenever they left."""
        before = time.monotonic() - self.absence
        for table, left in list(self.gone.items()):
            self.gone[table] = {seat: at for seat, at in left.items() if at > before}
            if not self.gone[table]:
                del self.gone[table]

    async def note(self, seats: Iterable[tuple[str, int]]) -> None:
        """The owners of these seats are here, or were until now."""
        seen = sorted(seats)  # in the same order on all servers: none locks another out
        if not seen:
            return
        for table, seat in seen:
            if table in self.tables.live:
                self.tables.live[table].seats[seat].seen = now()
        with suppress(Trouble):  # it is noted again and again
            await note_seen(self.tables.store, seen)
