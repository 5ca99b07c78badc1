"""What is written about seats: who has them, and when they were seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cothon.server.database import Change
from cothon.server.rows import now
from cothon.server.store import Store

HERE: Final = '"table" = :table AND seat = :seat'
RESEAT: Final = "UPDATE tables SET revision = revision + 1, due = :due WHERE id = :table"
NOTED: Final = "hands = coalesce(hands, '') || CAST(:line AS text)"  # all that was stays
# The seat is still in the hands that it was judged by: nothing is done, and told, twice.
UNCHANGED: Final = "(CAST(:hands AS text) IS NULL OR coalesce(hands, '') = :hands)"
CLAIM: Final = f"""
    UPDATE seats SET kind = 'human', pilot = NULL, device = :device, name = :name, seen = :at,
        token = NULL, moving = NULL, {NOTED}
    WHERE {HERE} AND (token = :token OR moving = :token)"""
LINK: Final = f"UPDATE seats SET moving = :token WHERE {HERE} AND device = :device"
INVITE: Final = f"""
    UPDATE seats SET token = :token, {NOTED} WHERE {HERE} AND device IS NULL AND {UNCHANGED}"""
# Whoever came since their absence was judged, perhaps on another server, is not sent away.
STILL_AWAY: Final = "(CAST(:seen AS text) IS NULL OR seen IS NULL OR seen <= :seen)"
# An invite that nobody claimed goes: else whoever kept it could look at the bot's cards.
SEAT_BOT: Final = f"""
    UPDATE seats SET kind = 'bot', pilot = :pilot, name = :name, token = NULL, {NOTED}
    WHERE {HERE} AND (device = :device OR (device IS NULL AND CAST(:device AS text) IS NULL))
        AND {UNCHANGED} AND {STILL_AWAY}"""
TAKE_BACK: Final = f"""
    UPDATE seats SET kind = 'human', pilot = NULL, seen = :at, {NOTED}
    WHERE {HERE} AND device = :device AND {UNCHANGED}"""
# A pledge is its owner's, who alone knows the number: while others can pledge, so can the next.
DROP_PLEDGE: Final = f"""
    DELETE FROM shares WHERE {HERE}
        AND attempt = (SELECT attempt FROM tables WHERE id = :table AND NOT begun AND NOT dealt)"""
HANDED_OVER: Final = (CLAIM, SEAT_BOT, TAKE_BACK)
NOTE_SEEN: Final = f"UPDATE seats SET seen = :at WHERE {HERE}"


async def reseat(store: Store, due: str | None, sql: str, **values: object) -> None:
    """Who sits at a table changes; if somebody else was first, that is a conflict.

    A bot takes over from somebody only if they were not seen later than `seen`, if that is named.
    `hands` is what was known of the seat's hands, `line` what is kept of the change.
    """
    given = {"at": now(), "seen": None, "hands": None, "line": "", **values}
    changes = [Change(RESEAT, {"table": values["table"], "due": due}, 1), Change(sql, given, 1)]
    if sql in HANDED_OVER:
        where = {"table": values["table"], "seat": values["seat"]}
        changes.append(Change(DROP_PLEDGE, where))
    await store.write(*changes)


async def note_seen(store: Store, seats: Iterable[tuple[str, int]]) -> None:
    """The owners of these seats are here, or were until now."""
    at = now()
    await store.write(
        *(Change(NOTE_SEEN, {"table": table, "seat": seat, "at": at}) for table, seat in seats)
    )
