"""Who may do what: devices have seats, an invite gives one to a device, everybody else looks on."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cothon.server.refusal import Refusal, Told
from cothon.server.rows import SeatRow, TableRow

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,128}")
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is mistaken for another
TABLE: Final = re.compile(r"[a-z0-9]{1,16}")
NEEDED: Final = "send your device token: Authorization: Bearer …"


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A secret for a seat."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """A name for a table that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def is_table_id(text: str) -> bool:
    """Can a table be called so?"""
    return TABLE.fullmatch(text) is not None


@dataclass(frozen=True)
class Asker:
    """Somebody who asks: the hash of a device token, if one is given."""

    device: str | None = None

    @property
    def known_device(self) -> str:
        """The device; without one there is nothing to be done."""
        if self.device is None:
            raise Refusal(401, NEEDED)
        return self.device


def make_asker(device: str | None) -> Asker:
    """Somebody with this device token; a malformed one is refused."""
    if device is not None and not TOKEN.fullmatch(device):
        raise Refusal(401, "that is not a device token")
    return Asker(device and hashed(device))


def asker_of(header: str | None) -> Asker:
    """Who sends an Authorization header."""
    if not header:
        return Asker()
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer":
        raise Refusal(401, NEEDED)
    return make_asker(token.strip())


def seats_of(asker: Asker, seats: Sequence[SeatRow]) -> list[int]:
    """The seats somebody may play."""
    return [row.seat for row in seats if row.kind == "human" and is_owner(asker, row)]


def is_owner(asker: Asker, row: SeatRow) -> bool:
    """Does a seat belong to somebody, whoever plays it?"""
    return asker.device is not None and row.device == asker.device


def rows_of(asker: Asker, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats somebody has, and those a bot has taken over from them.

    Who had a seat stays one of the company: the table is found again, and can be talked at. The own
    seats come first.
    """
    found = [row for row in seats if is_owner(asker, row)]
    return sorted(found, key=lambda row: row.kind == "bot")


def lent_by(asker: Asker, seats: Sequence[SeatRow]) -> list[int]:
    """The seats of somebody that a bot plays."""
    return [row.seat for row in seats if row.kind == "bot" and is_owner(asker, row)]


def seat_to_claim(token: str, seats: Sequence[SeatRow]) -> SeatRow:
    """The seat that an invite opens, or a link that moves it to another device."""
    for row in seats:
        if hashed(token) in (row.token, row.moving):
            return row
    raise Told(403, "server-invite-invalid")


def own_seat(asker: Asker, seat: int, seats: Sequence[SeatRow]) -> SeatRow:
    """A seat that belongs to whoever asks, also while a bot plays it."""
    for row in rows_of(asker, seats):
        if row.seat == seat:
            return row
    raise Told(403, "server-not-your-seat")


def is_host(asker: Asker, table: TableRow) -> bool:
    """Has this device opened the table?"""
    return asker.device is not None and asker.device == table.host


def first_eyes(yours: Sequence[int]) -> int | None:
    """Through whose eyes somebody looks at first.

    Whoever has several seats shares the screen with others: nobody's secrets are shown unasked.
    """
    return yours[0] if len(yours) == 1 else None
