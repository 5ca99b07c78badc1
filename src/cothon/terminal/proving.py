"""What `cothon verify` finds: whether a save fits together, and what it proves to whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import cothon
from cothon.kernel.errors import BadOption, BadSave
from cothon.match.fair import (
    GROUP,
    GROUPS,
    Difference,
    Witness,
    check_terms,
    differences,
    fingerprint_of,
    to_compare,
)
from cothon.match.fair import check as check_deal
from cothon.match.save import Dealt, Save, spelled
from cothon.words import Words

PART_DIGITS: Final = 64  # of a number or a hash
SAID_BY: Final = {"commitment": "--commitment", "fingerprint": "--letters", "number": "--number"}
FITTING: Final = {
    "commitment": "verify-fits-commitment",
    "fingerprint": "verify-fits-letters",
    "number": "verify-fits-number",
}


def read_witness(commitment: str | None, letters: str | None, number: str | None) -> Witness:
    """What somebody says of a deal: digits, however they are spaced."""
    told = read_digits("--letters", letters, GROUPS * GROUP)
    groups = None if told is None else " ".join(wrap(told, GROUP))
    own = read_digits("--number", number, PART_DIGITS)
    return Witness(
        read_digits("--commitment", commitment, PART_DIGITS),
        groups,
        None if own is None else bytes.fromhex(own),
    )


def read_digits(option: str, given: str | None, count: int) -> str | None:
    """Hexadecimal digits that somebody read off a page."""
    if given is None:
        return None
    digits = "".join(given.split()).lower()
    if len(digits) != count or not set(digits) <= set("0123456789abcdef"):
        raise BadOption(f"{option} takes {count} hexadecimal digits, not {given!r}")
    return digits


def check_save(kept: Save, witness: Witness, material: Path | None) -> cothon.Game:
    """The game of a save in which all fits, also what somebody knows of its deal."""
    if kept.deal is not None or witness.compared():
        check_deal(kept)
    if kept.deal is not None:
        witness.check(kept.deal)
    game = cothon.replay(kept, material=material)
    check_terms(game.save)  # options that the save does not name are played at their defaults
    check_journal(kept, game)
    return game


def check_journal(kept: Save, game: cothon.Game) -> None:
    """What a save tells is what its choices bring about."""
    if kept.journal is not None and kept.journal != game.save.journal:
        raise BadSave("the journal does not fit: these choices bring about something else")


def verified(kept: Save, game: cothon.Game, witness: Witness) -> dict[str, Any]:
    """What a save proves, as plain data."""
    names = called(kept, game.words("en"))
    deal = kept.deal
    return {
        "game": kept.game,
        "deal": None if deal is None else deal.to_plain(),
        "fingerprint": None if deal is None else fingerprint_of(deal),
        "compared": witness.compared(),
        "to_compare": [] if deal is None else left_to_compare(deal, witness),
        "proven_to_you": deal is not None and is_proven(deal, witness),
        "differences": [asdict(one) for one in differences(game.save)],
        "players": list(names),
        "choices": len(kept.choices),
        "over": game.over,
        "scores": [score.total for score in game.scores()],
        "winners": game.winners if game.over else [],
    }


def called(kept: Save, words: Words) -> tuple[str, ...]:
    """What the people of a save are called; those who gave no name are numbered."""
    given = kept.names or ("",) * kept.seats
    return tuple(name or words.player(seat) for seat, name in enumerate(given))


def left_to_compare(deal: Dealt, witness: Witness) -> list[str]:
    """What somebody who saw the deal could say of it, and did not."""
    return [name for name in to_compare(deal) if name not in witness.compared()]


def is_proven(deal: Dealt, witness: Witness) -> bool:
    """Does somebody know all of it whose own number was a part of it?"""
    return bool(deal.numbers) and not left_to_compare(deal, witness)


def tell_verified(kept: Save, game: cothon.Game, witness: Witness, tongue: str) -> Iterator[str]:
    """What is proven and what is not, who took part, and how the game ended."""
    words = game.words(tongue, called(kept, game.words(tongue)))
    deal = kept.deal
    if deal is None:
        yield words.text("verify-no-deal")
    else:
        yield words.text("verify-deal", table=deal.table, attempt=deal.attempt)
        yield from tell_parts(deal, words)
        yield from tell_compared(deal, witness, words)
        yield words.text("verify-not")
        for one in differences(game.save):
            yield tell_difference(one, words)
    yield words.text("verify-choices", count=len(kept.choices))
    if not game.over:
        yield words.text("verify-running")
        return
    who = [words.name("seat", seat) for seat in range(game.seats)]
    yield " · ".join(f"{who[score.seat]} {score.total}" for score in game.scores())
    winners = ", ".join(who[seat] for seat in game.winners)
    yield words.text("terminal-winner", count=len(game.winners), seats=winners)


def tell_parts(deal: Dealt, words: Words) -> Iterator[str]:
    """What a deal was made of, to be compared by whoever saw it."""
    yield words.text("verify-commitment", commitment=deal.commitment)
    letters = fingerprint_of(deal)
    if letters is None:
        yield words.text("verify-nobody")
        return
    yield words.text("verify-letters", letters=letters)
    for seat, number in deal.numbers.items():
        yield words.text("verify-number", seat=words.name("seat", seat), number=number.hex())


def tell_compared(deal: Dealt, witness: Witness, words: Words) -> Iterator[str]:
    """What fits what somebody knows, and that a save by itself proves nothing to others."""
    for name in witness.compared():
        yield words.text(FITTING[name])
    left = left_to_compare(deal, witness)
    if left:
        yield words.text("verify-alone", options=", ".join(SAID_BY[name] for name in left))
    elif is_proven(deal, witness):
        yield words.text("verify-proven")


def tell_difference(one: Difference, words: Words) -> str:
    """What is played otherwise than it was promised before the deal."""
    then, now = (
        words.text("verify-no-option") if value is None else spelled(value)
        for value in (one.promised, one.played)
    )
    if one.option is not None:
        return words.text("verify-migrated-option", option=one.option, then=then, now=now)
    if one.what == "material":
        return words.text("verify-migrated-material", then=then, now=now)
    return words.text("verify-migrated", rules=then, now=now)
