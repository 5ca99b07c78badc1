"""Tables in play: each has one lock, a game rebuilt from the log of moves, and its seats.

A move is made in the database first. Only when it is committed does the game in memory go on; if
somebody else was first, the game is read again and whoever sent the move has to look again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from cothon.games import find_sheet
from cothon.kernel.errors import BadSave
from cothon.match.game import Game, read_material, rebuild
from cothon.match.save import Save
from cothon.server.commits import Commits
from cothon.server.refusal import Refusal, Resync, Told
from cothon.server.seats import (
    Asker,
    bot_name,
    checked_name,
    distinct_name,
    is_host,
    seat_to_claim,
)
from cothon.server.store import (
    Conflict,
    Kept,
    MoveRow,
    SealedRow,
    SeatRow,
    Step,
    Store,
    TableRow,
    now,
)
from cothon.words import Words, say

LOG = logging.getLogger("cothon.server")


class Live:
    """A table in memory: its rows, its game, and what has been worked out about them."""

    def __init__(self, kept: Kept) -> None:
        self.table = kept.table
        self.seats = kept.seats
        self.moves = kept.moves
        self.undo_ids = {row.undo_id for row in kept.undone}
        self.save = save_of(kept.table, [row.choice for row in kept.moves])
        self.game, self.deciders = replayed(self.save)
        self.sealed = {row.seat: row for row in kept.sealed}
        for row in kept.sealed:
            self.game.seal(row.seat, row.choice)
        self.question = kept.table.version
        self.forget()

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.id

    @property
    def version(self) -> int:
        """Grows with everything that is written: choices made, handed in or taken back."""
        return self.table.version

    @property
    def owing(self) -> list[int]:
        """Those who have still to choose."""
        return [seat for seat in self.game.asked if seat not in self.sealed]

    @property
    def is_open(self) -> bool:
        """Is there nothing to hide any more? After the end, and of games from files."""
        return self.game.over or self.table.filed

    def forget(self) -> None:
        """Drop all that was worked out from names."""
        self.sights: dict[tuple[int | None, str], Any] = {}  # see render.py
        self.texts: dict[tuple[int | None, str], list[str]] = {}
        self.tongues: dict[str, Words] = {}
        self.past: Game | None = None  # an earlier moment that somebody looked at
        self.totals: list[list[int]] | None = None

    def names(self, language: str) -> tuple[str, ...]:
        """What everybody is called."""
        return self.words(language).names

    def words(self, language: str) -> Words:
        """The words of this table in a language."""
        if language not in self.tongues:
            self.tongues[language] = self.game.words(language, names_of(self.seats, language))
        return self.tongues[language]

    def at(self, n: int) -> Game:
        """The game as it was after so many choices."""
        if n == self.game.moment:
            return self.game
        if not 0 <= n < self.game.moment:
            raise Refusal(404, f"there is no moment {n}: it goes up to {self.game.moment}")
        if self.past is None or self.past.moment > n:
            self.past = rebuild(self.game.save.upto(n), self.game.material)
        for choice in self.choices[self.past.moment : n]:
            self.past.apply(choice)
        return self.past

    @property
    def choices(self) -> list[int]:
        """All choices so far."""
        return [*self.table.base, *(row.choice for row in self.moves)]

    def history(self) -> list[list[int]]:
        """Everybody's total at the beginning and after each choice, for the chart."""
        if self.totals is None:
            game = rebuild(self.game.save.upto(0), self.game.material)
            self.totals = [[score.total for score in game.scores()]]
            for choice in self.choices:
                game.apply(choice)
                self.totals.append([score.total for score in game.scores()])
        return self.totals

    def why_not_undo(self, seat: int) -> str | None:
        """Why the last choice cannot be taken back by this seat, or None if it can."""
        if not self.moves or self.table.filed:
            return "nothing"
        if self.game.over:
            return "over"  # everybody may see everything now
        asked = self.game.asked
        if len(asked) > 1 and any(self.seats[other].kind == "bot" for other in asked):
            return "sealed"  # whether bots have chosen already must not show
        return self.game.why_not_undo(seat)

    def step(self) -> None:
        """The rows go on to the next version.

        The question stays the same, and is known by the same version, while choices are only
        handed in: whoever has still to choose must not be told that it is too late.
        """
        self.sights.clear()
        self.totals = None
        self.table.version += 1
        if not self.sealed:
            self.question = self.table.version
        self.table.n = self.game.moment
        self.table.asked = mask_of(self.owing)
        self.table.over = self.game.over
        self.table.updated = now()


def mask_of(seats: Iterable[int]) -> int:
    """Seats as a mask."""
    return sum(1 << seat for seat in seats)


def names_of(seats: list[SeatRow], language: str) -> tuple[str, ...]:
    """What everybody is called; those who gave no name are numbered."""
    return tuple(row.name or say(language, "seat", number=row.seat + 1) for row in seats)


def save_of(table: TableRow, choices: list[int]) -> Save:
    """The save of a table, with the choices made at it."""
    return Save(
        game=table.game,
        rules=table.rules,
        material=table.material,
        seats=table.seats,
        seed=table.seed if table.key is None else bytes.fromhex(table.key),
        options=table.options,
        choices=(*table.base, *choices),
        position=table.position,
    )


def replayed(save: Save) -> tuple[Game, list[int]]:
    """A game brought back, and who decided each time; other rules or material are refused."""
    sheet = find_sheet(save.game)
    material = read_material(save.game, None)
    if save.rules != sheet.rules:
        raise Refusal(
            409,
            f"this table is played under rules version {save.rules} of {sheet.title}; "
            f"this server plays version {sheet.rules}",
        )
    if save.material != material.digest:
        raise Refusal(
            409,
            f"this table is played with material {save.material!r} of {sheet.title}; "
            f"this server has {material.digest}",
        )
    game = rebuild(save.upto(0), material)
    deciders: list[int] = []
    for number, choice in enumerate(save.choices, 1):
        if game.seat is None or choice not in game.options:
            raise BadSave(
                f"choice {number} of {len(save.choices)} ({choice}) was never legal there"
            )
        deciders.append(game.seat)
        game.apply(choice)
    return game, deciders


class Tables:
    """All tables: those in memory, and the way to those that are not."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.commits = Commits(store.add_steps)
        self.most = most
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_change: Callable[[Live], None] = lambda live: None
        # The log of a table is true only up to this length: later entries were told differently.
        self.on_shorter: Callable[[str, int], None] = lambda table, length: None

    def lock(self, table: str) -> asyncio.Lock:
        """The lock of a table; it lasts as long as somebody holds or awaits it."""
        return self.locks.setdefault(table, asyncio.Lock())

    async def find(self, table: str) -> Live:
        """A table as it stands."""
        live = self.live.get(table)
        if live is not None:
            return live
        lock = self.lock(table)
        async with lock:
            return await self.fetch(table)

    async def fetch(self, table: str) -> Live:
        """A table from memory or from the database; its lock is held."""
        live = self.live.get(table)
        if live is None:
            kept = await self.store.find(table)
            if kept is None:
                raise Told(404, "server-no-table")
            live = Live(kept)
            self.live[table] = live
            while len(self.live) > self.most:
                self.live.popitem(last=False)
        self.live.move_to_end(table)
        return live

    async def reload(self, table: str) -> Live:
        """A table read again, as somebody else has written to it; its lock is held."""
        self.live.pop(table, None)
        live = await self.fetch(table)
        self.on_shorter(table, 0)
        self.on_change(live)
        return live

    def trouble(self, table: str, error: SQLAlchemyError) -> Told:
        """The database failed, perhaps after writing: the table is read again next time."""
        LOG.error("table %s: %s", table, error)
        self.live.pop(table, None)
        return Told(503, "server-trouble")

    async def move(
        self, table: str, seats: list[int], n: int, version: int, choice: int, move_id: str
    ) -> None:
        """Make a choice for one of these seats. Made already: nothing happens, and that is fine.

        Of several who are asked at once each hands a choice in; the last one opens them all.
        """
        lock = self.lock(table)
        async with lock:
            live = await self.fetch(table)
            if is_made(live, seats, move_id):
                return
            check_moment(live, n, version)
            if live.game.over or live.table.filed:
                raise Told(409, "server-game-over")
            seat = seat_asked(live, seats)
            if choice not in live.game.options_of(seat):
                raise Told(409, "server-not-legal", choice=choice)
            row = SealedRow(table=table, seat=seat, choice=choice, move_id=move_id, at=now())
            step = next_step(live, row)
            try:
                await self.commits.add(step)
            except Conflict:
                live = await self.reload(table)
                if is_made(live, seats, move_id):
                    return
                raise Resync from None
            except SQLAlchemyError as error:
                raise self.trouble(table, error) from error
            live.sealed = {} if step.moves else {**live.sealed, seat: row}
            live.moves.extend(step.moves)
            live.deciders.extend(move.seat for move in step.moves)
            live.game.seal(seat, choice)
            live.step()
            # When a bot hands its choice in must not tell anything: nobody is told.
            if step.moves or live.seats[seat].kind != "bot":
                self.on_change(live)

    async def undo(self, table: str, seat: int, n: int, version: int, undo_id: str) -> None:
        """Take the last choice back, if it was this seat's and nothing came to light."""
        lock = self.lock(table)
        async with lock:
            live = await self.fetch(table)
            if undo_id in live.undo_ids:
                return
            check_moment(live, n, version)
            reason = live.why_not_undo(seat)
            if reason is not None:
                raise Told(409, f"server-undo-{reason}")
            row = live.moves[-1]
            try:
                await self.store.take_back(row, undo_id, live.version, 1 << row.seat)
            except Conflict:
                live = await self.reload(table)
                if undo_id in live.undo_ids:
                    return
                raise Resync from None
            except SQLAlchemyError as error:
                raise self.trouble(table, error) from error
            live.game.undo(seat)
            live.undo_ids.add(undo_id)
            live.moves.pop()
            live.deciders.pop()
            live.past = None
            length = len(live.game.journal)
            for texts in live.texts.values():
                del texts[length:]
            self.on_shorter(table, length)
            live.step()
            self.on_change(live)

    async def claim(self, table: str, token: str, device: str, name: str) -> Live:
        """A device takes the seat of an invite."""
        lock = self.lock(table)
        async with lock:
            live = await self.fetch(table)
            row = seat_to_claim(token, device, live.seats)
            others = [seat.name for seat in live.seats if seat is not row]
            chosen = distinct_name(checked_name(name), others) or row.name
            try:
                await self.store.claim_seat(table, row.seat, device, chosen)
            except Conflict:
                raise Told(409, "server-seat-taken") from None
            row.device, row.name = device, chosen
            live.forget()
            self.on_shorter(table, 0)
            self.on_change(live)
            return live

    async def replace_by_bot(self, table: str, seat: int, pilot: str, asker: Asker) -> Live:
        """The host lets a bot take over a seat. Whose it was is kept, but opens it no more."""
        lock = self.lock(table)
        async with lock:
            live = await self.fetch(table)
            if not is_host(asker, live.table):
                raise Told(403, "server-only-host")
            if not 0 <= seat < len(live.seats):
                raise Refusal(404, f"there is no seat {seat}")
            if live.is_open:
                raise Told(409, "server-game-over")
            row = live.seats[seat]
            name = row.name or bot_name([other.name for other in live.seats])
            await self.store.seat_bot(table, seat, pilot, name)
            row.kind, row.pilot, row.name = "bot", pilot, name
            live.forget()
            self.on_shorter(table, 0)
            self.on_change(live)
            return live


def is_made(live: Live, seats: list[int], move_id: str) -> bool:
    """Has this very move been made already?"""
    rows: list[MoveRow | SealedRow] = [*live.sealed.values(), *reversed(live.moves)]
    for row in rows:
        if row.move_id == move_id:
            if row.seat not in seats:
                raise Refusal(409, "this id belongs to somebody else's move")
            return True
    return False


def check_moment(live: Live, n: int, version: int) -> None:
    """What was meant for another moment is not done."""
    if n != live.game.moment or version != live.question:
        raise Resync


def seat_asked(live: Live, seats: list[int]) -> int:
    """Which of these seats is asked; of several the first one."""
    for seat in seats:
        if seat in live.game.asked:
            return seat
    names = live.names("en")
    raise Told(403, "server-not-your-turn", seat=", ".join(names[seat] for seat in live.owing))


def next_step(live: Live, row: SealedRow) -> Step:
    """What is written when somebody hands in a choice: the choice itself, or all if it is the last.

    What the rules cannot carry out must not be written down, so it is tried out first.
    """
    rows = {**live.sealed, row.seat: row}
    if len(rows) < len(live.game.asked):
        asked = mask_of(seat for seat in live.game.asked if seat not in rows)
        return Step(live.id, live.version, live.game.moment, asked, sealed=row)
    after = live.game.state.clone()
    moves: list[MoveRow] = []
    for seat in sorted(rows):
        after.turn_to(seat)
        after.apply(rows[seat].choice)
        move = MoveRow(
            table=live.id,
            n=live.game.moment + len(moves),
            choice=rows[seat].choice,
            seat=seat,
            move_id=rows[seat].move_id,
            at=rows[seat].at,
        )
        moves.append(move)
    n = live.game.moment + len(moves)
    return Step(live.id, live.version, n, after.asked(), moves=tuple(moves))
