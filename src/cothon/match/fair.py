"""A deal that nobody makes alone: the server's secret and everybody's numbers together deal.

The server is bound by its commitment before anybody pledges, everybody by a pledge before any
number is told. So whoever gave a number of chance knows that nobody has chosen the deal. What is
hashed is text, one thing in a line, so that anybody can do the same with other tools.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from cothon.kernel.errors import BadSave
from cothon.match.save import Save, spelled
from cothon.sheet import Setting

GROUP: Final = 4  # digits of a fingerprint that are read in one breath
GROUPS: Final = 4


def hashed(*lines: object) -> str:
    """The hash of some lines, in hexadecimal digits."""
    return sha256(joined(*lines)).hexdigest()


def joined(*lines: object) -> bytes:
    """Some lines as they are hashed; what is none would be hashed like something else."""
    written = [str(line) for line in lines]
    if any("\n" in line for line in written):
        raise BadSave("what a deal is made of holds something that is not one line")
    return "\n".join(written).encode()


def commitment(
    secret: bytes,
    table: str,
    game: str,
    rules: int,
    material: str,
    seats: int,
    options: Mapping[str, Setting],
) -> str:
    """What the server is bound by: its secret, and what is to be played where."""
    terms = [f"{key}={spelled(options[key])}" for key in sorted(options)]
    return hashed("cothon-deal-1", table, game, rules, material, seats, *terms, secret.hex())


def pledge(number: bytes) -> str:
    """What somebody is bound by who will tell this number."""
    return hashed("cothon-number-1", number.hex())


def fingerprint(committed: str, attempt: int, pledges: Mapping[int, str]) -> str:
    """All that binds anybody, short enough to be read out to each other."""
    bound = [f"{seat} {pledges[seat]}" for seat in sorted(pledges)]
    digits = hashed("cothon-pledges-1", committed, attempt, *bound)
    return " ".join(digits[GROUP * group :][:GROUP] for group in range(GROUPS))


def deal_key(secret: bytes, committed: str, attempt: int, numbers: Mapping[int, bytes]) -> bytes:
    """The key that deals, of the secret and of everybody's number."""
    given = [f"{seat} {numbers[seat].hex()}" for seat in sorted(numbers)]
    return hmac.digest(secret, joined("cothon-key-1", committed, attempt, *given), "sha256")


def check(save: Save) -> None:
    """Refuse a save whose deal is not the one that its commitment and numbers stand for."""
    deal = save.deal
    if deal is None:
        raise BadSave("this save does not tell what its key was made of")
    if save.position is not None:
        raise BadSave("this game began from a position, not from a deal")
    of = deal.terms or save
    terms = (save.game, of.rules, of.material, save.seats, of.options)
    if commitment(deal.secret, deal.table, *terms) != deal.commitment:
        raise BadSave("the commitment does not fit: it was made for another secret or other terms")
    if deal_key(deal.secret, deal.commitment, deal.attempt, deal.numbers) != save.seed:
        raise BadSave("the key does not fit: it was not made of this secret and these numbers")
