"""A table that is not dealt yet: who has pledged, who is awaited, and what deals in the end."""

from __future__ import annotations

from functools import cached_property

from cothon.match.fair import deal_key, fingerprint
from cothon.match.save import Save
from cothon.server.names import names_of
from cothon.server.protocol import Phase
from cothon.server.rows import Kept
from cothon.server.seats import Asker, seats_of


class Gathering:
    """A table in memory, as it was read; what is done at it is written, and then read again."""

    def __init__(self, kept: Kept) -> None:
        self.table = kept.table
        self.seats = kept.seats
        self.shares = kept.shares

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.id

    @property
    def phase(self) -> Phase:
        """Can numbers still be pledged, or are they told?"""
        return "revealing" if self.table.begun else "pledging"

    @property
    def commitment(self) -> str:
        """What the server is bound by."""
        assert self.table.commitment is not None
        return self.table.commitment

    @cached_property
    def pledges(self) -> dict[int, str]:
        """The hashes of numbers, by seat."""
        return {share.seat: share.hash for share in self.shares}

    @property
    def fingerprint(self) -> str | None:
        """What stands for all pledges, when there will be no other."""
        if not self.table.begun or not self.pledges:
            return None
        return fingerprint(self.commitment, self.table.attempt, self.pledges)

    @cached_property
    def awaited(self) -> list[int]:
        """The seats to be claimed, to pledge or to tell a number."""
        if self.table.begun:
            return [share.seat for share in self.shares if share.number is None]
        people = [row for row in self.seats if row.kind == "human"]
        pledged = {row.device for row in people if row.seat in self.pledges}
        found: dict[str, int] = {}  # the lowest seat of each device
        for row in people:
            found.setdefault(row.device or f"seat {row.seat}", row.seat)
        return [seat for device, seat in found.items() if device not in pledged]

    def names(self, language: str) -> tuple[str, ...]:
        """What everybody is called."""
        return names_of(self.table.game, self.seats, language)

    def pledge_of(self, asker: Asker) -> str | None:
        """What somebody has pledged, for whichever of their seats."""
        given = (self.pledges.get(seat) for seat in seats_of(asker, self.seats))
        return next((digits for digits in given if digits is not None), None)

    @property
    def key(self) -> bytes:
        """What deals, when all numbers are there."""
        assert self.table.secret is not None
        secret = bytes.fromhex(self.table.secret)
        return deal_key(secret, self.commitment, self.table.attempt, self.numbers)

    @property
    def numbers(self) -> dict[int, bytes]:
        """The numbers that have been told, by seat."""
        told = ((share.seat, share.number) for share in self.shares)
        return {seat: bytes.fromhex(number) for seat, number in told if number is not None}

    @property
    def save(self) -> Save:
        """The save of the game that is to begin."""
        table = self.table
        return Save(table.game, table.rules, table.material, table.seats, self.key, table.options)
