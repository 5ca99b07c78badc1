"""Rows of the database as they are held in memory: light, and in the order of their columns."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final, NamedTuple

from msgspec import Struct

from cothon.server.protocol import PlayerKind
from cothon.sheet import Setting

LONGEST_STEM: Final = 40  # of a digest, in the names of the further rows of a move


class TableRow(Struct):
    """A table: what its game began from, and how far it is."""

    id: str
    game: str
    rules: int
    material: str
    seats: int
    seed: int
    key: str | None
    options: dict[str, Setting]
    position: dict[str, Any] | None
    base: list[int]
    told: str | None
    terms: dict[str, Any] | None  # what the deal was promised for, if by now it is something else
    language: str
    host: str
    n: int
    version: int
    revision: int
    asked: int
    due: str | None
    over: bool
    filed: bool
    secret: str | None  # the server's part of the deal
    commitment: str | None  # to it
    attempt: int  # to deal
    begun: bool  # what deals is settled: nobody can pledge any more, or a seed is named
    dealt: bool
    created: str
    updated: str

    def follow(self, written: Written) -> None:
        """What was written has happened."""
        self.revision = written.revision + 1
        self.version = written.version
        self.n = written.n
        self.asked = written.asked
        self.over = written.asked == 0
        self.due = written.due
        self.updated = written.updated or self.updated


class SeatRow(Struct):
    """Who sits at a seat of a table."""

    table: str
    seat: int
    kind: PlayerKind
    pilot: str | None = None
    name: str = ""
    token: str | None = None  # the hash of the invite, until it is claimed
    device: str | None = None
    seen: str | None = None  # when that device was here last
    moving: str | None = None  # the hash of the link to another device
    hands: str | None = None  # who came to play it, and when: see hands.py


class ShareRow(Struct, frozen=True):
    """What a seat gives to a deal: the hash of a number, then the number."""

    table: str
    attempt: int
    seat: int
    hash: str
    number: str | None


class MoveRow(Struct, frozen=True):
    """A choice; `n` choices were made before it."""

    table: str
    n: int
    choice: int
    seat: int
    move_id: str
    at: str
    told: str | None = None


class FinalRow(Struct, frozen=True):
    """How a finished game ended, as JSON."""

    table: str
    views: str
    scores: str


class PanelRow(Struct, frozen=True):
    """The words by which the ends of games under some rules are read, as JSON by language."""

    game: str
    rules: int
    material: str
    words: str


class Finale(NamedTuple):
    """What is written when a game ends."""

    final: FinalRow
    panel: PanelRow


class SealedRow(Struct, frozen=True):
    """A choice handed in by one of several who are asked at once; not yet opened."""

    table: str
    seat: int
    choice: int
    move_id: str
    at: str


class ChatRow(Struct, frozen=True):
    """Something somebody said."""

    id: int
    seat: int | None
    name: str
    text: str
    at: str


class Written(Struct, frozen=True):
    """Something written at a revision of a table: choices made, or one handed in to be kept.

    The question stays the same, and is known by the same version, while choices are only handed in:
    whoever has still to choose must not be told that it is too late.
    """

    table: str
    revision: int
    version: int  # after it
    n: int  # choices so far, after it
    asked: int  # who has still to choose after it, as a mask
    due: str | None  # when a bot's choice is overdue, if one is asked after it
    updated: str | None  # nothing if nobody may know that anything was written
    moves: Sequence[MoveRow] = ()
    sealed: SealedRow | None = None
    finale: Finale | None = None  # of the last move


class Kept(Struct):
    """A table with all that belongs to it, as read from the database."""

    table: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    undo_ids: list[tuple[int, str]]  # of what was taken back last, with the seat that did
    sealed: list[SealedRow]
    shares: list[ShareRow]  # of the present attempt to deal


class Story(Struct):
    """What was stored of a game besides its choices."""

    told: list[str | None]  # with every move
    final: FinalRow | None
    panel: PanelRow | None


def now(later: float = 0.0) -> str:
    """The present moment, or one so many seconds later, as it is stored."""
    moment = datetime.fromtimestamp(time.time() + later, UTC)
    return f"{moment.isoformat(timespec='milliseconds').removesuffix('+00:00')}Z"


def row_names(name: str, count: int) -> list[str]:
    """What the rows of a move are called: the first like the move itself, the others after it.

    By a digest, so that they are as long for every name and like nobody else's.
    """
    if count == 1:
        return [name]
    stem = sha256(name.encode()).hexdigest()[:LONGEST_STEM]
    return [name, *(f"{stem}#{number}" for number in range(2, count + 1))]


def last_move(moves: list[MoveRow]) -> list[MoveRow]:
    """The rows of the last move: a choice, or all that were picked at once."""
    if not moves or "#" not in moves[-1].move_id:
        return moves[-1:]
    number = moves[-1].move_id.rpartition("#")[2]
    rows = moves[-int(number) :] if number.isdecimal() and 0 < int(number) <= len(moves) else []
    if rows and [row.move_id for row in rows] == row_names(rows[0].move_id, len(rows)):
        return rows
    return moves[-1:]
