"""A deal that nobody makes alone: the server's secret and everybody's numbers together deal.

The server is bound by its commitment before anybody pledges, everybody by a pledge before any
number is told. So whoever gave a number of chance knows that nobody has chosen the deal. What is
hashed is text, one thing in a line, so that anybody can do the same with other tools.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

from cothon.kernel.errors import BadSave
from cothon.match.save import Dealt, Save, spelled
from cothon.sheet import Setting

GROUP: Final = 4  # digits of a fingerprint that are read in one breath
GROUPS: Final = 8  # 128 bits: of fewer somebody could find two deals with the same


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


def fingerprint_of(deal: Dealt) -> str | None:
    """What everybody was shown before this deal, if it is honest; none where nobody took part."""
    pledges = {seat: pledge(number) for seat, number in deal.numbers.items()}
    return fingerprint(deal.commitment, deal.attempt, pledges) if pledges else None


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
    check_terms(save)


@dataclass(frozen=True)
class Witness:
    """What somebody was shown and gave before a deal, as far as they say.

    Whoever makes a save alone can make up every part of it, so that all of them fit each other. The
    commitment binds secret and terms, the fingerprint attempt and numbers; the own number is why
    nobody else can have chosen the deal.
    """

    commitment: str | None = None
    fingerprint: str | None = None
    number: bytes | None = None

    def compared(self) -> list[str]:
        """What they say."""
        return [name for name, part in vars(self).items() if part is not None]

    def check(self, deal: Dealt) -> None:
        """Refuse a deal that is not the one they took part in."""
        if self.commitment not in (None, deal.commitment):
            raise BadSave("the commitment does not fit: you were shown another one")
        if self.fingerprint not in (None, fingerprint_of(deal)):
            raise BadSave("the letters do not fit: you were shown other ones")
        if self.number is not None and self.number not in deal.numbers.values():
            raise BadSave("your number does not fit: it is not among those that dealt")


def to_compare(deal: Dealt) -> list[str]:
    """What a witness of this deal can say."""
    return ["commitment", "fingerprint", "number"] if deal.numbers else ["commitment"]


def check_terms(save: Save) -> None:
    """Refuse other terms than a table can have that was brought over to a later version.

    That never goes back to earlier rules, and leaves every option as it was that is still there.
    """
    if save.deal is None or save.deal.terms is None:
        return
    found = differences(save)
    if {one.what for one in found} == {"option"}:
        raise BadSave("the terms do not fit: under the same rules it is played with other options")
    if save.deal.terms.rules > save.rules:
        raise BadSave("the terms do not fit: no table is brought over to earlier rules")
    for one in found:
        if one.what == "option" and None not in (one.promised, one.played):
            raise BadSave(f"the terms do not fit: the option {one.option!r} was promised otherwise")


@dataclass(frozen=True)
class Difference:
    """Something that is played otherwise than the deal was promised for."""

    what: Literal["rules", "material", "option"]
    option: str | None  # its key
    promised: int | Setting | None  # None for an option that there was not
    played: int | Setting | None  # None for an option that there is no longer


def differences(save: Save) -> list[Difference]:
    """All that differs between what a deal was promised for and what is played."""
    terms = None if save.deal is None else save.deal.terms
    if terms is None:
        return []
    found: list[Difference] = []
    if terms.rules != save.rules:
        found.append(Difference("rules", None, terms.rules, save.rules))
    if terms.material != save.material:
        found.append(Difference("material", None, terms.material, save.material))
    for key in sorted({*terms.options, *save.options}):
        promised, played = terms.options.get(key), save.options.get(key)
        if promised != played:
            found.append(Difference("option", key, promised, played))
    return found
