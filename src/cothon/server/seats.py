"""Who may do what: devices have seats, seat tokens open one seat, everybody else looks on."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cothon.server.protocol import LONGEST_NAME
from cothon.server.refusal import Refusal, Told
from cothon.server.store import SeatRow, TableRow

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,128}")
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is mistaken for another
BOT_NAMES: Final = ("Dido", "Hanno", "Elissa", "Mago", "Himilco", "Arishat", "Bostar", "Sophonisba")


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A secret for a seat."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """A name for a table that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


@dataclass(frozen=True)
class Asker:
    """Somebody who asks: the hashes of a device token and of a seat token, as far as given."""

    device: str | None = None
    token: str | None = None

    @property
    def known_device(self) -> str:
        """The device; without one there is nothing to be done."""
        if self.device is None:
            raise Refusal(401, "send your device token: Authorization: Bearer …")
        return self.device


def make_asker(device: str | None, token: str | None = None) -> Asker:
    """Somebody with these tokens; malformed ones are refused."""
    for what, given in (("device", device), ("seat", token)):
        if given is not None and not TOKEN.fullmatch(given):
            raise Refusal(401, f"that is not a {what} token")
    return Asker(device and hashed(device), token and hashed(token))


def asker_of(header: str | None) -> Asker:
    """Who sends an Authorization header."""
    if not header:
        return Asker()
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer":
        raise Refusal(401, "send your device token: Authorization: Bearer …")
    return make_asker(token.strip())


def seats_of(asker: Asker, seats: Sequence[SeatRow]) -> list[int]:
    """The seats somebody may play."""
    return [row.seat for row in rows_of(asker, seats) if row.kind == "human"]


def rows_of(asker: Asker, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats somebody has, and those a bot has taken over from them.

    Who had a seat stays one of the company: the table is found again, and can be talked at. An
    invite that nobody claimed is worth nothing then. The own seats come first.
    """
    found = [
        row
        for row in seats
        if (asker.device is not None and row.device == asker.device)
        or (asker.token is not None and row.token == asker.token and row.kind == "human")
    ]
    return sorted(found, key=lambda row: row.kind == "bot")


def seat_of_token(token: str, seats: Sequence[SeatRow]) -> SeatRow:
    """The seat that a seat token opens; none any more that a bot has taken over."""
    for row in seats:
        if row.token is not None and row.token == hashed(token):
            if row.kind == "bot":
                raise Told(403, "server-seat-bot")
            return row
    raise Told(403, "server-invite-invalid")


def seat_to_claim(token: str, device: str | None, seats: Sequence[SeatRow]) -> SeatRow:
    """The seat that a device may take with a seat token: no other device has it."""
    row = seat_of_token(token, seats)
    if row.device not in (None, device):
        raise Told(409, "server-seat-taken")
    return row


def is_host(asker: Asker, table: TableRow) -> bool:
    """Has this device opened the table?"""
    return asker.device is not None and asker.device == table.host


def first_eyes(yours: Sequence[int]) -> int | None:
    """Through whose eyes somebody looks at first.

    Whoever has several seats shares the screen with others: nobody's secrets are shown unasked.
    """
    return yours[0] if len(yours) == 1 else None


def checked_name(name: str) -> str:
    """A name fit to be shown: one line of visible characters; empty if there is none."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if len(tidy) > LONGEST_NAME:
        raise Told(400, "server-name-long", most=LONGEST_NAME)
    if any(unicodedata.category(letter).startswith("C") for letter in tidy):
        raise Told(400, "server-name-invisible")
    return tidy


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has."""
    if not name or name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"


def bot_name(taken: Sequence[str]) -> str:
    """A name for a bot."""
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else distinct_name(BOT_NAMES[0], taken)
