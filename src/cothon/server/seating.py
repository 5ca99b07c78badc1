"""Seats change hands: they are claimed, moved to another device, lent to a bot and taken back."""

from __future__ import annotations

from functools import partial

from cothon.server import seat_store
from cothon.server.database import Conflict
from cothon.server.dealing import Dealing
from cothon.server.gathering import Gathering
from cothon.server.hands import What, check_changes, given_seat, hands_of, line_of
from cothon.server.live import OVERDUE, Live
from cothon.server.names import bot_name, checked_name, distinct_name, taken_names
from cothon.server.presence import Presence
from cothon.server.refusal import Refusal, Told
from cothon.server.rows import SeatRow, now
from cothon.server.seats import Asker, hashed, is_host, new_token, own_seat, seat_to_claim
from cothon.server.tables import Tables


class Seating:
    """Who sits where. Rows are read again first: another process may have written some."""

    def __init__(self, tables: Tables, dealing: Dealing, presence: Presence) -> None:
        self.tables = tables
        self.store = tables.store
        self.dealing = dealing
        self.presence = presence

    async def claim(self, table: str, token: str, device: str, name: str) -> Live | Gathering:
        """A device takes the seat of an invite, or one that is moved to it; again is harmless."""
        lock = self.tables.lock(table)
        async with lock:
            found, spent = await self.read(table), hashed(token)
            if given_seat(spent, device, found.seats) is not None:
                return await self.go_on(found)
            row = seat_to_claim(token, found.seats)
            chosen = distinct_name(checked_name(name), others_names(found, row.seat)) or row.name
            how = how_claimed(row, spent, chosen)
            line = line_of(how, found.table.n, chosen, row.name, spent=spent)
            given = {"token": spent, "device": device, "name": chosen, "line": line}
            await self.reseat(found, row.seat, seat_store.CLAIM, "server-seat-taken", **given)
            return await self.go_on(found)

    async def lend(self, table: str, seat: int, pilot: str, asker: Asker) -> Live | Gathering:
        """The host lets a bot play a seat. Whose it was is kept: they can take it back."""
        lock = self.tables.lock(table)
        async with lock:
            found, row = await self.seat_to_give(table, seat, asker, "server-only-host")
            if (row.kind, row.pilot) == ("bot", pilot):
                return found
            if row.kind == "bot" or row.device == asker.device:  # else somebody is long absent
                check_changes(row, "lent", "filled")
            seen = None  # whoever lends their own seat may be here
            if row.device != asker.device:
                self.check_absent(table, row)
                seen = row.seen or ""
            name = row.name or bot_name(others_names(found, seat))
            is_new = row.kind == "human" and row.device is None
            line = line_of("filled" if is_new else "lent", found.table.n, name, pilot=pilot)
            lend = partial(self.reseat, found, seat, seat_store.SEAT_BOT)
            await lend(device=row.device, pilot=pilot, name=name, seen=seen, line=line)
            return await self.go_on(found)

    def check_absent(self, table: str, row: SeatRow) -> None:
        """Nobody is sent away who is here, or has only just gone."""
        attendance = self.presence.at(table)
        left = attendance.left(row)
        if row.kind == "human" and left != 0:
            seconds = int(attendance.absence) if left is None else left
            raise Told(409, "server-still-here", seconds=seconds)

    async def take_back(self, table: str, seat: int, asker: Asker) -> Live | Gathering:
        """The owner of a seat plays it again, instead of the bot."""
        lock = self.tables.lock(table)
        async with lock:
            found = await self.read(table)
            row = own_seat(asker, seat, found.seats)
            check_running(found)
            if row.kind == "human":
                return found
            line = line_of("back", found.table.n, row.name)
            take = partial(self.reseat, found, seat, seat_store.TAKE_BACK)
            await take(device=asker.known_device, line=line)
            return await self.go_on(found)

    async def invite(self, table: str, seat: int, asker: Asker) -> str:
        """The host invites somebody to a seat that nobody has, instead of whomever before.

        All are told, as whoever comes will see the cards of a bot.
        """
        lock = self.tables.lock(table)
        async with lock:
            found, row = await self.seat_to_give(table, seat, asker, "server-only-host-invites")
            check_vacant(row)
            check_changes(row, "invited")
            token, line = new_token(), line_of("invited", found.table.n, row.name)
            invite = partial(self.reseat, found, seat, seat_store.INVITE)
            await invite("server-seat-taken", token=hashed(token), line=line)
            await self.go_on(found)
            return token

    async def link(self, table: str, seat: int, asker: Asker) -> str:
        """A secret that moves a seat to another device, once."""
        lock = self.tables.lock(table)
        async with lock:
            found = await self.read(table)
            check_changes(own_seat(asker, seat, found.seats), "moved", "handed")
            token = new_token()
            await self.reseat(
                found, seat, seat_store.LINK, device=asker.known_device, token=hashed(token)
            )
            if isinstance(found, Live):  # nobody sees a difference, but for what others wrote
                await self.tables.reload(table)
            return token

    async def seat_to_give(
        self, table: str, seat: int, asker: Asker, otherwise: str
    ) -> tuple[Live | Gathering, SeatRow]:
        """A table, and a seat that its host lets somebody else play; its lock is held."""
        found = await self.read(table)
        if not is_host(asker, found.table):
            raise Told(403, otherwise)
        return found, seat_to_play(found, seat)

    async def read(self, table: str) -> Live | Gathering:
        """A table as it is written now; its lock is held."""
        if table in self.tables.live:
            return await self.tables.reload(table)
        return await self.tables.load(table)

    async def reseat(
        self,
        found: Live | Gathering,
        seat: int,
        sql: str,
        otherwise: str = "server-moved-on",
        **values: str | None,
    ) -> None:
        """Write down who has a seat, unless somebody else was first; bots may be asked soon."""
        due = now(OVERDUE) if found.table.dealt else None
        which = {"table": found.id, "seat": seat, "hands": found.seats[seat].hands or ""}
        try:
            await seat_store.reseat(self.store, due, sql, **which, **values)
        except Conflict:
            raise Told(409, otherwise) from None

    async def go_on(self, found: Live | Gathering) -> Live | Gathering:
        """All see who has a seat; a deal that was awaiting them may go on."""
        if isinstance(found, Live):
            live = await self.tables.reload(found.id)
            self.tables.on_change(live)
            return live
        return await self.dealing.settle(found.id)


def others_names(found: Live | Gathering, seat: int) -> list[str]:
    """What nobody at a seat may be called, as others are."""
    people = found.seats[: found.table.seats]
    return taken_names(found.table.game, {row.seat: row.name for row in people if row.seat != seat})


def how_claimed(row: SeatRow, token: str, name: str) -> What:
    """How somebody comes to a seat: by an invite, or from another device."""
    if token == row.token:
        return "claimed"
    return "moved" if name == row.name else "handed"


def check_vacant(row: SeatRow) -> None:
    """Is a seat for somebody who has not come? One that was a bot's from the beginning stays so."""
    if row.device is not None:
        raise Told(409, "server-seat-taken")
    if row.kind == "bot" and "filled" not in [hand.what for hand in hands_of(row)]:
        raise Told(409, "server-bots-own")


def seat_to_play(found: Live | Gathering, seat: int) -> SeatRow:
    """A seat of people or bots, at a table that is played."""
    if not 0 <= seat < found.table.seats:
        raise Refusal(404, f"there is no seat {seat} to be played")
    check_running(found)
    return found.seats[seat]


def check_running(found: Live | Gathering) -> None:
    """After the end nobody plays any more."""
    if isinstance(found, Live) and found.is_open:
        raise Told(409, "server-game-over")
