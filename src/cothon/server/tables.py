"""Tables in play: each has one lock, its rows, and a game rebuilt from the log of moves.

A move is tried out, then made in the database. Only when it is committed is the game that was tried
the game of the table; if somebody else was first, the game is read again and whoever sent the move
has to look again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from cothon.games import find_sheet
from cothon.kernel.errors import BadOption, IllegalChoice, NoRoute, OtherRules
from cothon.match.game import Game, read_material, rebuild, speak
from cothon.match.route import picked
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
    Store,
    TableRow,
    Written,
    now,
)
from cothon.words import Words

LOG = logging.getLogger("cothon.server")
LONGEST_STEM: Final = 40  # of a digest, in the names of the further rows of a move
Wanted = int | str | list[int | str]  # a choice by number or name, or several things at once
SPACING: Final = 32  # choices between two moments of the past that are kept


class Live:
    """A table in memory: its rows, its game, and what has been worked out about them.

    The game is never changed but replaced (`keep`), and what was worked out goes with it.
    """

    def __init__(self, kept: Kept) -> None:
        self.table = kept.table
        self.seats = kept.seats
        self.moves = kept.moves
        self.sealed = {row.seat: row for row in kept.sealed}
        self.undo_ids = {row.undo_id for row in kept.undone}
        self.game = replayed(save_of(kept.table, [row.choice for row in kept.moves]))
        for row in kept.sealed:
            self.game.seal(row.seat, row.choice)
        self.question = kept.table.version
        self.past: list[Game] = []  # every so many choices, for those who look back
        self.totals: list[list[int]] | None = None
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
    def is_open(self) -> bool:
        """Is there nothing to hide any more? After the end, and of games from files."""
        return self.game.over or self.table.filed

    def forget(self) -> None:
        """Drop all that was worked out from names."""
        self.sights: dict[tuple[int | None, str], Any] = {}  # see render.py
        self.texts: dict[tuple[int | None, str], list[str]] = {}
        self.tongues: dict[str, Words] = {}

    def names(self, language: str) -> tuple[str, ...]:
        """What everybody is called."""
        return self.words(language).names

    def words(self, language: str) -> Words:
        """The words of this table in a language."""
        if language not in self.tongues:
            names = names_of(self.table.game, self.seats, language)
            self.tongues[language] = self.game.words(language, names)
        return self.tongues[language]

    def at(self, n: int) -> Game:
        """The game as it was after so many choices; an earlier one has no log of its own."""
        if n == self.game.moment:
            return self.game
        if not 0 <= n < self.game.moment:
            raise Refusal(404, f"there is no moment {n}: it goes up to {self.game.moment}")
        if not self.past:
            self.past.append(rebuild(self.game.save.upto(0), self.game.material))
        while len(self.past) <= n // SPACING:
            self.past.append(self.played_on(self.past[-1], SPACING))
        return self.played_on(self.past[n // SPACING], n % SPACING)

    def played_on(self, past: Game, count: int) -> Game:
        """An earlier moment, so many of the choices later."""
        game = past.clone()
        for choice in self.game.choices[past.moment : past.moment + count]:
            game.apply(choice)
        return game

    def history(self) -> list[list[int]]:
        """Everybody's total at the beginning and after each choice, for the chart."""
        if self.totals is None:
            game = self.at(0)
            self.totals = [[score.total for score in game.scores()]]
            for choice in self.game.choices:
                game.apply(choice)
                self.totals.append([score.total for score in game.scores()])
        return self.totals

    def why_not_undo(self, seat: int) -> str | None:
        """Why the last move cannot be taken back by this seat, or None if it can."""
        if not self.moves or self.table.filed:
            return "nothing"
        if self.game.over:
            return "over"  # everybody may see everything now
        asked = self.game.asked
        if len(asked) > 1 and any(self.seats[other].kind == "bot" for other in asked):
            return "sealed"  # whether bots have chosen already must not show
        return self.game.why_not_undo(seat, len(last_move(self.moves)))

    def keep(self, game: Game) -> None:
        """The game has gone on to this one: its row does, too, and what was worked out is dropped.

        The question stays the same, and is known by the same version, while choices are only
        handed in: whoever has still to choose must not be told that it is too late.
        """
        self.game = game
        self.sights.clear()
        self.totals = None
        del self.past[game.moment // SPACING + 1 :]
        for texts in self.texts.values():
            del texts[len(game.journal) :]
        self.table.version += 1
        if not game.sealed:
            self.question = self.table.version
        self.table.n = game.moment
        self.table.asked = mask_of(game.owing)
        self.table.over = game.over
        self.table.updated = now()


def mask_of(seats: Iterable[int]) -> int:
    """Seats as a mask."""
    return sum(1 << seat for seat in seats)


def names_of(game: str, seats: list[SeatRow], language: str) -> tuple[str, ...]:
    """What everybody is called; those who gave no name are numbered, the rules name theirs."""
    people = sum(row.kind != "scripted" for row in seats)
    words = speak(find_sheet(game), read_material(game, None), language, people=people)
    return tuple(row.name or words.player(row.seat) for row in seats)


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


def replayed(save: Save) -> Game:
    """A game brought back; other rules or material than this server has are refused."""
    material = read_material(save.game, None)
    try:
        return rebuild(save, material)
    except OtherRules as error:
        sheet = find_sheet(save.game)
        raise Refusal(
            409,
            f"this table is played under rules version {save.rules} of {sheet.title}, with "
            f"material {save.material!r}; this server has version {sheet.rules}, {material.digest}",
        ) from error


class Tables:
    """All tables: those in memory, and the way to those that are not."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.commits = Commits(store.add_written)
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
        self, table: str, seats: list[int], n: int, version: int, wanted: Wanted, move_id: str
    ) -> None:
        """Make a choice for one of these seats. Made already: nothing happens, and that is fine.

        Of several who are asked at once each hands a choice in; the last one opens them all. Things
        that are picked together are made all or none.
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
            try:
                choices = way_of(live.game, seat, wanted)
                after = live.game.tried(seat, *choices)
            except NoRoute:
                raise Told(409, "server-not-together") from None
            except (IllegalChoice, BadOption):
                raise Told(409, "server-not-legal", choice=spelled(wanted)) from None
            rows = [
                SealedRow(table=table, seat=seat, choice=choice, move_id=name, at=now())
                for choice, name in zip(choices, row_names(move_id, len(choices)), strict=True)
            ]
            written = to_write(live, rows, after)
            try:
                await self.commits.add(written)
            except Conflict:
                live = await self.reload(table)
                if is_made(live, seats, move_id):
                    return
                raise Resync from None
            except SQLAlchemyError as error:
                raise self.trouble(table, error) from error
            live.sealed = {} if written.moves else {**live.sealed, seat: rows[0]}
            live.moves.extend(written.moves)
            live.keep(after)
            # When a bot hands its choice in must not tell anything: nobody is told.
            if written.moves or live.seats[seat].kind != "bot":
                self.on_change(live)

    async def undo(self, table: str, seat: int, n: int, version: int, undo_id: str) -> None:
        """Take the last move back, if it was this seat's and nothing came to light."""
        lock = self.lock(table)
        async with lock:
            live = await self.fetch(table)
            if undo_id in live.undo_ids:
                return
            check_moment(live, n, version)
            reason = live.why_not_undo(seat)
            if reason is not None:
                raise Told(409, f"server-undo-{reason}")
            rows = last_move(live.moves)
            before = live.game.undone(seat, len(rows))
            names = row_names(undo_id, len(rows))
            try:
                await self.store.take_back(rows, names, live.version, 1 << rows[0].seat)
            except Conflict:
                live = await self.reload(table)
                if undo_id in live.undo_ids:
                    return
                raise Resync from None
            except SQLAlchemyError as error:
                raise self.trouble(table, error) from error
            live.undo_ids.add(undo_id)
            del live.moves[-len(rows) :]
            live.keep(before)
            self.on_shorter(table, len(before.journal))
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
            if not 0 <= seat < live.game.people:
                raise Refusal(404, f"there is no seat {seat} to be played")
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


def row_names(name: str, count: int) -> list[str]:
    """What the rows of a move are called: the first like the move itself, the others after it.

    By a digest, so that they are as long for every name and like nobody else's.
    """
    stem = sha256(name.encode()).hexdigest()[:LONGEST_STEM]
    return [name, *(f"{stem}#{number}" for number in range(2, count + 1))]


def last_move(moves: list[MoveRow]) -> list[MoveRow]:
    """The rows of the last move: a choice, or all that were picked at once."""
    number = moves[-1].move_id.rpartition("#")[2] if moves else ""
    rows = moves[-int(number) :] if number.isdecimal() and 0 < int(number) <= len(moves) else []
    if rows and [row.move_id for row in rows] == row_names(rows[0].move_id, len(rows)):
        return rows
    return moves[-1:]


def to_write(live: Live, rows: list[SealedRow], after: Game) -> Written:
    """What is written when somebody hands in choices: one to be kept, or all if it is the last.

    What the rules cannot carry out must not be written down: `after` is what comes of it.
    """
    asked = mask_of(after.owing)
    if after.sealed:
        return Written(live.id, live.version, after.moment, asked, sealed=rows[0])
    opened = {**live.sealed, rows[0].seat: rows[0]}
    made = [*(opened[seat] for seat in sorted(opened)), *rows[1:]]
    moves = tuple(
        MoveRow(
            table=live.id, n=n, choice=row.choice, seat=row.seat, move_id=row.move_id, at=row.at
        )
        for n, row in enumerate(made, live.game.moment)
    )
    return Written(live.id, live.version, after.moment, asked, moves=moves)
