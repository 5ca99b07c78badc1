"""What is written about a deal: pledges, numbers, attempts. Each writes only what is still open.

A table's row is written first, on condition that the attempt is the one that was meant: so whoever
comes second, also in another process, finds it changed.
"""

from __future__ import annotations

from typing import Final

from cothon.server.database import Change
from cothon.server.rows import now
from cothon.server.store import Store

STILL: Final = "WHERE id = :table AND attempt = :attempt AND begun = :begun AND NOT dealt"
GO_ON: Final = f"UPDATE tables SET revision = revision + 1, updated = :at {STILL}"
FREEZE: Final = f"UPDATE tables SET revision = revision + 1, updated = :at, begun = true {STILL}"
BEGIN_AGAIN: Final = f"""
    UPDATE tables SET revision = revision + 1, updated = :at, begun = false, attempt = attempt + 1
    {STILL}"""
DEAL: Final = f"""
    UPDATE tables SET revision = revision + 1, updated = :at, dealt = true, key = :key,
        asked = :asked, over = :over, due = :due, told = :told {STILL}"""
# The seat is still theirs: it may have gone to somebody else, on another server.
ADD_PLEDGE: Final = """
    INSERT INTO shares ("table", attempt, seat, hash)
    SELECT "table", CAST(:attempt AS integer), seat, CAST(:hash AS text) FROM seats
    WHERE "table" = :table AND seat = :seat AND kind = 'human' AND device = :device"""
ADD_NUMBER: Final = """
    UPDATE shares SET number = :number
    WHERE "table" = :table AND attempt = :attempt AND seat = :seat AND number IS NULL"""


def still(sql: str, table: str, attempt: int, begun: bool, **more: object) -> Change:
    """Something about an attempt to deal that stands like this; anything else is a conflict."""
    return Change(sql, {"table": table, "attempt": attempt, "begun": begun, "at": now(), **more}, 1)


async def add_pledge(
    store: Store, table: str, attempt: int, seat: int, device: str, digits: str
) -> None:
    """The owner of a seat pledges, while that can be done, and once."""
    share = {"table": table, "attempt": attempt, "seat": seat, "device": device, "hash": digits}
    await store.write(still(GO_ON, table, attempt, False), Change(ADD_PLEDGE, share, 1))


async def freeze(store: Store, table: str, attempt: int) -> None:
    """Nobody can pledge any more."""
    await store.write(still(FREEZE, table, attempt, False))


async def add_number(store: Store, table: str, attempt: int, seat: int, number: str) -> None:
    """A seat tells its number, when nobody can pledge any more."""
    share = {"table": table, "attempt": attempt, "seat": seat, "number": number}
    await store.write(still(GO_ON, table, attempt, True), Change(ADD_NUMBER, share, 1))


async def begin_again(store: Store, table: str, attempt: int) -> None:
    """An attempt is given up, and the next one begins."""
    await store.write(still(BEGIN_AGAIN, table, attempt, True))


async def deal(
    store: Store, table: str, attempt: int, key: str, asked: int, due: str | None, told: str
) -> None:
    """The table is dealt by this key, and its game begins."""
    begun = {"key": key, "asked": asked, "over": asked == 0, "due": due, "told": told}
    await store.write(still(DEAL, table, attempt, True, **begun))
