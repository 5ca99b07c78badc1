"""Tables in play: each has one lock, its rows, and a game rebuilt from the log of moves.

A move is tried out, then made in the database. Only when it is committed is the game that was tried
the game of the table; if somebody else was first, the game is read again and whoever sent the move
has to look again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from itertools import islice
from typing import Final
from weakref import WeakValueDictionary

from cothon.kernel.errors import BadOption, IllegalChoice, NoRoute
from cothon.match.game import Game
from cothon.match.onward import onward
from cothon.match.route import picked
from cothon.server.chronicle import Chronicle, is_current
from cothon.server.database import Conflict, Trouble
from cothon.server.finals import finale_of
from cothon.server.gathering import Gathering
from cothon.server.live import MOST_RECENT, Live, by_row, due_at, mask_of, people_of, unseen
from cothon.server.logs import tag, tell
from cothon.server.looking import Looking, Urgency
from cothon.server.refusal import Resync, Told
from cothon.server.rows import (
    Kept,
    MoveRow,
    SealedRow,
    SeatRow,
    Written,
    last_move,
    now,
    row_names,
)
from cothon.server.seats import is_table_id
from cothon.server.store import MOST_UNDONE, Store
from cothon.server.tally import TALLY

MOST_CHRONICLES: Final = 8  # kept in memory, as far as nothing was written to them since
TRIES: Final = 3  # at the same question, when other servers write at the same time
Found = Live | Gathering | Chronicle
Held = dict[int, tuple[str, str | None]]  # seats of a table, and whose they are
Rests = AbstractSet[int] | None  # what a seat lets rest; None to be asked at every moment
Wanted = int | str | list[int | str]  # a choice by number or name, or several things at once


class Tables:
    """All tables: those in memory, and the way to those that are not."""

    def __init__(self, store: Store, most: int, looking: Looking | None = None) -> None:
        self.store = store
        self.most = most
        self.looking = looking or Looking()
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.chronicles: OrderedDict[str, Chronicle] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.is_watched: Callable[[str], bool] = lambda table: False
        # Something was written here; or elsewhere, and is known here now.
        self.on_change: Callable[[Found], None] = lambda found: None
        self.on_news: Callable[[str], None] = lambda table: None
        # The log of a table is true only up to this length: later entries were told differently.
        self.on_shorter: Callable[[str, int], None] = lambda table, length: None

    def lock(self, table: str) -> asyncio.Lock:
        """The lock of a table; it lasts as long as somebody holds or awaits it."""
        lock = self.locks.get(table)
        if lock is None:
            lock = self.locks[table] = asyncio.Lock()
        return lock

    async def find(self, table: str) -> Live:
        """A table as it stands; one that is not dealt is refused."""
        return dealt(await self.seek(table))

    async def seek(self, table: str) -> Found:
        """A table as it stands, or what is stored of one under other rules.

        Somebody else may have written to it.
        """
        live = self.live.get(table)
        if live is not None and self.store.database.is_shared:
            revision = await self.store.revision(table)
            if revision != live.table.revision:
                await self.catch_up(table, revision)
        return await self.at_hand(table)

    async def catch_up(self, table: str, revision: int | None) -> None:
        """Read a table again, if it is not as far as this."""
        async with self.lock(table):
            live = self.live.get(table)
            if live is not None and live.table.revision != revision:
                await self.reload(table)

    async def at_hand(self, table: str) -> Found:
        """A table as it is known here."""
        live = self.live.get(table)
        if live is not None:
            return live
        async with self.lock(table):
            return await self.recall(table)

    async def fetch(self, table: str) -> Live:
        """A table from memory or from the database, once it is dealt; its lock is held."""
        return dealt(await self.load(table))

    async def load(self, table: str) -> Live | Gathering:
        """A table from memory or from the database; its lock is held."""
        return playable(await self.recall(table))

    async def recall(self, table: str) -> Found:
        """A table from memory or from the database, whatever its rules; its lock is held.

        One that is not dealt is read every time: another process may have gone on with it.
        """
        live = self.live.get(table)
        if live is not None:
            self.live.move_to_end(table)
            return live
        known = self.chronicles.get(table)
        if known is not None and known.table.revision == await self.store.revision(table):
            return known
        kept = await self.read(table)
        if not is_current(kept.table):
            return self.remember(Chronicle(kept, await self.store.story_of(table)))
        if not kept.table.dealt:
            return Gathering(kept)
        live = self.live[table] = await self.looking.do(lambda: Live(kept), Urgency.PLAY)
        self.make_room()
        return live

    def remember(self, chronicle: Chronicle) -> Chronicle:
        """Keep the last few that were read: whatever somebody sends there looks at it again."""
        self.chronicles[chronicle.id] = chronicle
        self.chronicles.move_to_end(chronicle.id)
        if len(self.chronicles) > MOST_CHRONICLES:
            self.chronicles.popitem(last=False)
        return chronicle

    async def read(self, table: str) -> Kept:
        """The rows of a table."""
        kept = await self.store.find(table) if is_table_id(table) else None
        if kept is None:
            raise Told(404, "server-no-table")
        return kept

    def make_room(self) -> None:
        """Forget tables that nobody looks at, those first that were asked for long ago."""
        surplus = len(self.live) - self.most
        idle = (table for table in self.live if not self.is_watched(table))
        for table in list(islice(idle, max(surplus, 0))):
            del self.live[table]

    async def reload(self, table: str) -> Live:
        """A table read again, as somebody else has written to it; its lock is held."""
        live = self.live.get(table)
        if live is None:
            live = await self.fetch(table)
            self.on_shorter(table, 0)
        else:
            kept = await self.read(table)
            if not is_current(kept.table):  # brought over to newer rules than this server has
                del self.live[table]
                found = await self.recall(table)
                self.on_change(found)
                return dealt(found)
            if kept.table.revision == live.table.revision:
                live.note_seen(kept.seats)
                return live
            before = outside(live)
            self.on_shorter(table, live.catch_up(kept))
            if outside(live) == before:  # when a bot hands its choice in must not tell anything
                return live
        self.on_news(table)
        return live

    async def reload_for(self, table: str, before: Held) -> Live:
        """A table read again for somebody who wanted something there; its lock is held.

        If their seats have changed hands since, it may not be theirs to want any more.
        """
        live = await self.reload(table)
        if held(live, list(before)) != before:
            raise Resync
        return live

    def doubt(self, table: str) -> None:
        """Something may be written or not: the table is read and told again."""
        self.live.pop(table, None)
        self.on_shorter(table, 0)
        self.on_news(table)

    async def move(
        self,
        table: str,
        seats: list[int],
        n: int,
        version: int,
        wanted: Wanted,
        move_id: str,
        rests: Rests = None,
    ) -> None:
        """Make a choice for one of these seats. Made already: nothing happens, and that is fine.

        Of several who are asked at once each hands a choice in; the last one opens them all. Things
        that are picked together are made all or none, and so is what follows by itself.
        """
        async with self.lock(table):
            live = await self.fetch(table)
            for _ in range(TRIES):
                if live.has_made(seats, move_id):
                    return
                check_moment(live, n, version)
                try:
                    await self.make(live, seat_asked(live, seats), wanted, move_id, rests)
                    return
                except Conflict:  # perhaps it was only somebody else's secret choice, or seat
                    live = await self.reload_for(table, held(live, seats))
            raise Resync

    async def make(self, live: Live, seat: int, wanted: Wanted, move_id: str, rests: Rests) -> None:
        """Try a choice out, write it down, and go on."""
        after, choices = await self.tried(live, seat, wanted, rests)
        rows = [
            SealedRow(live.id, seat, choice, name, now())
            for choice, name in zip(choices, row_names(move_id, len(choices)), strict=True)
        ]
        written = to_write(live, rows, after)
        try:
            await self.store.step(written)
        except Trouble:
            self.doubt(live.id)
            raise
        live.sealed = {} if written.moves else {**live.sealed, seat: rows[0]}
        live.recent = [*live.recent, *written.moves][-MOST_RECENT:]
        live.table.follow(written)
        live.keep(after)
        count(live, seat)
        # When a bot hands its choice in must not tell anything: nobody is told.
        if written.updated is not None:
            self.on_change(live)

    async def tried(
        self, live: Live, seat: int, wanted: Wanted, rests: Rests
    ) -> tuple[Game, list[int]]:
        """The game after a move, and the choices that the move stands for.

        What the rules cannot carry out must not be written down.
        """
        if live.game.over or live.table.filed:
            raise Told(409, "server-game-over")
        with told_why(wanted):
            choices = await self.way_to(live.game, seat, wanted)
            after = live.game.tried(seat, *choices)
        if rests is None:
            return after, choices
        return gone_on(live.game, seat, choices, after, rests)

    async def way_to(self, game: Game, seat: int, wanted: Wanted) -> list[int]:
        """The choices that a move stands for.

        The way to several things is looked for beside the loop: it is long if they fit nowhere.
        """
        if not isinstance(wanted, list):
            return way_of(game, seat, wanted)
        return await self.looking.do(lambda: way_of(game, seat, wanted), Urgency.PLAY)

    async def undo(self, table: str, seat: int, n: int, version: int, undo_id: str) -> None:
        """Take the last move back, if it was this seat's and nothing came to light."""
        async with self.lock(table):
            live = await self.fetch(table)
            for _ in range(TRIES):
                if (seat, undo_id) in live.undo_ids:
                    return
                check_moment(live, n, version)
                try:
                    await self.take_back(live, seat, undo_id)
                    return
                except Conflict:
                    live = await self.reload_for(table, held(live, [seat]))
            raise Resync

    async def take_back(self, live: Live, seat: int, undo_id: str) -> None:
        """Find the game without the last move, write it down, and go back."""
        reason = live.why_not_undo(seat)
        if reason is not None:
            raise Told(409, f"server-undo-{reason}")
        rows = last_move(live.recent)
        game = live.game
        before = await self.looking.do(lambda: game.undone(seat, len(rows)), Urgency.PLAY)
        back = Written(
            table=live.id,
            revision=live.table.revision,
            version=live.version + 1,
            n=rows[0].n,
            asked=mask_of(before.owing),
            due=None,
            updated=now(),
        )
        try:
            await self.store.take_back(back, rows, row_names(undo_id, len(rows)))
        except Trouble:
            self.doubt(live.id)
            raise
        live.undo_ids = [*live.undo_ids, (seat, undo_id)][-MOST_UNDONE:]
        del live.recent[-len(rows) :]
        live.table.follow(back)
        live.keep(before)
        TALLY.undone += 1
        self.on_shorter(live.id, len(before.journal))
        self.on_change(live)


def outside(live: Live) -> tuple[int, list[SeatRow], dict[int, int]]:
    """All that may be seen of a table by anybody: what was chosen in secret only of people."""
    people = people_of(live.seats)
    sealed = {seat: row.choice for seat, row in live.sealed.items() if seat in people}
    return live.version, unseen(live.seats), sealed


def held(live: Live, seats: list[int]) -> Held:
    """Who has these seats."""
    return {seat: (live.seats[seat].kind, live.seats[seat].device) for seat in seats}


def count(live: Live, seat: int) -> None:
    """A move has been made, perhaps the last one."""
    TALLY.made["bot" if live.seats[seat].kind == "bot" else "person"] += 1
    if live.game.over:
        TALLY.finished += 1
        tell("table finished", table=tag(live.id), game=live.table.game, choices=live.table.n)


def playable(found: Found) -> Live | Gathering:
    """A table at which something can be done."""
    if isinstance(found, Chronicle):
        raise found.why
    return found


def dealt(found: Found) -> Live:
    """A table that is dealt."""
    table = playable(found)
    if isinstance(table, Gathering):
        raise Told(409, "server-not-dealt")
    return table


def check_moment(live: Live, n: int, version: int) -> None:
    """What was meant for another moment is not done."""
    if n != live.game.moment or version != live.version:
        raise Resync


def seat_asked(live: Live, seats: list[int]) -> int:
    """Which of these seats is asked; of several the first one."""
    asked = live.game.asked
    for seat in seats:
        if seat in asked:
            return seat
    names = live.names("en")
    owing = ", ".join(names[seat] for seat in live.game.owing)
    raise Told(403, "server-not-your-turn", seat=owing)


def way_of(game: Game, seat: int, wanted: Wanted) -> list[int]:
    """The choices that a move stands for: one, or those that pick several things."""
    if not isinstance(wanted, list):
        return [number_of(game, wanted)]
    return picked(game, seat, [number_of(game, one) for one in wanted])


def number_of(game: Game, wanted: int | str) -> int:
    """A choice by its number or its name."""
    return game.choice(wanted) if isinstance(wanted, str) else wanted


def spelled(wanted: Wanted) -> str:
    """What was wanted, for those who wanted it."""
    return ", ".join(str(one) for one in (wanted if isinstance(wanted, list) else [wanted]))


def gone_on(
    game: Game, seat: int, choices: list[int], after: Game, rests: AbstractSet[int]
) -> tuple[Game, list[int]]:
    """A move with what follows by itself, since its seat lets these things rest."""
    answer = onward(after, seat, rests)
    while answer is not None:
        choices = [*choices, answer]
        after = game.tried(seat, *choices)
        answer = onward(after, seat, rests)
    return after, choices


@contextmanager
def told_why(wanted: Wanted) -> Iterator[None]:
    """What the rules refuse is told in the words of the table."""
    try:
        yield
    except NoRoute:
        raise Told(409, "server-not-together") from None
    except (IllegalChoice, BadOption):
        raise Told(409, "server-not-legal", choice=spelled(wanted)) from None


def to_write(live: Live, rows: list[SealedRow], after: Game) -> Written:
    """What is written when somebody hands in choices: one to be kept, or all if it is the last.

    Nobody may know when a bot hands a choice in.
    """
    table, seat = live.table, rows[0].seat
    asked, due = mask_of(after.owing), due_at(live.seats, after)
    if after.sealed:
        at = None if live.seats[seat].kind == "bot" else rows[0].at
        return Written(
            live.id, table.revision, table.version, table.n, asked, due, at, sealed=rows[0]
        )
    opened = {**live.sealed, seat: rows[0]}
    made = [*(opened[other] for other in sorted(opened)), *rows[1:]]
    stories = by_row(after.journal[len(live.game.journal) :], live.game.moment, len(made))
    moves = [
        MoveRow(live.id, n, row.choice, row.seat, row.move_id, row.at, story)
        for n, (row, story) in enumerate(zip(made, stories, strict=True), live.game.moment)
    ]
    return Written(
        live.id,
        table.revision,
        table.version + 1,
        after.moment,
        asked,
        due,
        rows[0].at,
        moves,
        finale=finale_of(live.id, after) if after.over else None,
    )
