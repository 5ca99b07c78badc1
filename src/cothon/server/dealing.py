"""How a table comes to be dealt: pledges, numbers, and the host who need not wait for ever."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from functools import partial

from cothon.match.fair import pledge
from cothon.server import deal_store
from cothon.server.database import Conflict
from cothon.server.gathering import Gathering
from cothon.server.live import Live, due_at, mask_of, replayed, told
from cothon.server.refusal import Told
from cothon.server.seats import Asker, is_host, seats_of
from cothon.server.tables import Tables


class Dealing:
    """The deals of all tables. Everything is in the database: any process may go on with them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def pledge(self, table: str, asker: Asker, attempt: int, digits: str) -> None:
        """A device pledges a number, for the lowest of its seats. Once more is harmless."""
        lock = self.tables.lock(table)
        async with lock:
            found = await self.tables.load(table)
            seats = seats_of(asker, found.seats)
            if not seats:
                raise Told(403, "server-undo-onlooker")
            if (attempt, digits) in {(share.attempt, share.hash) for share in found.shares}:
                await self.go_on_after_trouble(found)
                return
            gathering = self.still(found, attempt)
            if gathering.pledge_of(asker) is not None:
                raise Told(409, "server-pledged")
            if gathering.table.begun:
                raise Told(409, "server-pledges-closed")
            pledging = partial(deal_store.add_pledge, self.store, table, attempt, min(seats))
            await self.written(pledging(asker.known_device, digits))
            await self.settle(table)

    async def reveal(self, table: str, attempt: int, number: str) -> None:
        """A number is told. Whoever knows it may: nobody else can find one that fits the pledge."""
        lock = self.tables.lock(table)
        async with lock:
            found = await self.tables.load(table)
            if (attempt, number) in {(share.attempt, share.number) for share in found.shares}:
                await self.go_on_after_trouble(found)
                return
            gathering = self.still(found, attempt)
            if not gathering.table.begun:
                raise Told(409, "server-number-early")
            digits = pledge(bytes.fromhex(number))
            seat = next((seat for seat, of in gathering.pledges.items() if of == digits), None)
            if seat is None:
                raise Told(409, "server-number-wrong")
            adding = deal_store.add_number(self.store, table, attempt, seat, number)
            await self.written(adding)
            await self.settle(table)

    async def begin(self, table: str, asker: Asker, attempt: int | None) -> Live | Gathering:
        """The host does not wait for those who have not pledged, or gives an attempt up.

        If it says which attempt shall begin, saying so again is harmless.
        """
        lock = self.tables.lock(table)
        async with lock:
            found = await self.tables.load(table)
            if not is_host(asker, found.table):
                raise Told(403, "server-only-host-begins")
            present = found.table.attempt
            if isinstance(found, Live) or (attempt == present and found.table.begun):
                return found
            if attempt not in (None, present + found.table.begun):
                raise Told(409, "server-moved-on")
            if found.table.begun:
                await self.written(deal_store.begin_again(self.store, table, present))
            else:
                check_pledged(found, asker)
                await self.written(deal_store.freeze(self.store, table, present))
            return await self.settle(table)

    def still(self, found: Live | Gathering, attempt: int) -> Gathering:
        """A table at which this attempt to deal goes on."""
        if isinstance(found, Live) or found.table.attempt != attempt:
            raise Told(409, "server-moved-on")
        return found

    async def written(self, writing: Awaitable[None]) -> None:
        """Something is written, unless the deal has gone on since it was read."""
        try:
            await writing
        except Conflict:
            raise Told(409, "server-moved-on") from None

    async def resume(self, table: str) -> None:
        """Go on with a deal that a server left when it ended."""
        lock = self.tables.lock(table)
        async with lock:
            await self.go_on_after_trouble(await self.tables.load(table))

    async def go_on_after_trouble(self, found: Live | Gathering) -> None:
        """Go on with a deal that awaits nobody; the table's lock is held."""
        if isinstance(found, Gathering) and not found.awaited:
            await self.settle(found.id)

    async def settle(self, table: str) -> Live | Gathering:
        """Go on as far as nobody is awaited, and tell all who are here; the table's lock is held.

        Whoever else does the same at this moment, in another process, comes to the same deal.
        """
        found = await self.tables.load(table)
        while isinstance(found, Gathering) and not found.awaited:
            with suppress(Conflict):  # it has been done
                await self.go_on(found)
            found = await self.tables.load(table)
        self.tables.on_change(found)
        return found

    async def go_on(self, gathering: Gathering) -> None:
        """Nobody can pledge any more, or all numbers are there and deal."""
        table, attempt = gathering.id, gathering.table.attempt
        if not gathering.table.begun:
            await deal_store.freeze(self.store, table, attempt)
            return
        game = replayed(gathering.save)
        asked, due = mask_of(game.owing), due_at(gathering.seats, game)
        key = gathering.key.hex()
        await deal_store.deal(self.store, table, attempt, key, asked, due, told(game.journal))


def check_pledged(gathering: Gathering, host: Asker) -> None:
    """Nobody begins without a number: the host's own, or if it has no seat, somebody's."""
    sits = bool(seats_of(host, gathering.seats))
    if gathering.pledge_of(host) is None if sits else not gathering.pledges:
        raise Told(409, "server-no-pledge")
