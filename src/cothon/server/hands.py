"""In whose hands a seat was, and since when: a line for every change, told to all and kept.

Whoever looks through a seat sees its cards: that a seat went from hand to hand must not be hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from cothon.server.database import Damaged
from cothon.server.foreign import level_of
from cothon.server.names import numbered_name
from cothon.server.protocol import HandLine, Hands
from cothon.server.refusal import Told
from cothon.server.rows import SeatRow, now
from cothon.words import say

MOST_CHANGES: Final = 100  # of a kind, of a seat, by somebody who could go on for ever
What = Literal["claimed", "moved", "handed", "lent", "filled", "back", "invited"]
SENTENCES: Final[dict[What, str]] = {
    "claimed": "server-hands-claimed",
    "moved": "server-hands-moved",
    "handed": "server-hands-handed",
    "lent": "server-hands-lent",
    "filled": "server-hands-filled",
    "back": "server-hands-back",
    "invited": "server-hands-invited",
}


class Hand(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change, as it is stored."""

    what: What
    at: str
    n: int  # choices made before it
    name: str = ""  # of whoever plays from then on, or is played for
    before: str = ""
    pilot: str | None = None
    spent: str = ""  # the hash of the invite or link that it took: told to nobody


decode = msgspec.json.Decoder(Hand).decode


def line_of(
    what: What, n: int, name: str, before: str = "", pilot: str | None = None, spent: str = ""
) -> str:
    """A change of this moment, to be added to those before."""
    return msgspec.json.encode(Hand(what, now(), n, name, before, pilot, spent)).decode() + "\n"


def hands_of(row: SeatRow, first: int = 0) -> list[Hand]:
    """The changes of a seat, one after another, from one on."""
    try:
        return [decode(line) for line in (row.hands or "").splitlines()[first:]]
    except msgspec.MsgspecError as error:
        raise Damaged(error) from error


def given_seat(spent: str, device: str, seats: Sequence[SeatRow]) -> SeatRow | None:
    """The seat that a device has by this invite or link: whoever lost the answer asks again.

    One that a bot has taken over since is not given back like that.
    """
    for row in (row for row in seats if row.device == device and row.kind == "human"):
        claims = [hand.spent for hand in hands_of(row) if hand.spent]
        if claims[-1:] == [spent]:
            return row
    return None


def count_hands(seats: Sequence[SeatRow]) -> list[int]:
    """How often each seat of a table has changed hands."""
    return [(row.hands or "").count("\n") for row in seats]


def check_changes(row: SeatRow, *kinds: What) -> None:
    """All changes are told to all: nobody hides one behind thousands of their own.

    What others did to a seat keeps nobody from anything: its owner can always take it back.
    """
    if sum(hand.what in kinds for hand in hands_of(row)) >= MOST_CHANGES:
        raise Told(409, "server-hands-many")


def tell_hands(
    game: str, seats: Sequence[SeatRow], language: str, told: Sequence[int] = ()
) -> Hands:
    """The changes at a table in the order of time, in a language, but for those told of a seat.

    Somebody may make hundreds of them: whoever was told of all others is told of the new one.
    """
    before = told or [0] * len(seats)
    found = [
        (hand, row.seat)
        for row, first in zip(seats, before, strict=True)
        for hand in hands_of(row, first)
    ]
    found.sort(key=lambda one: one[0].at)
    entries = [
        HandLine(seat=seat, n=hand.n, at=hand.at, text=sentence(game, hand, seat, language))
        for hand, seat in found
    ]
    return Hands(entries, entries_from=sum(before))


def sentence(game: str, hand: Hand, seat: int, language: str) -> str:
    """A change in words."""
    nameless = numbered_name(game, seat, language)
    level = "" if hand.pilot is None else level_of(hand.pilot, language)
    return say(
        language,
        SENTENCES[hand.what],
        number=seat + 1,
        name=hand.name or nameless,
        before=hand.before or nameless,
        level=level,
    )
