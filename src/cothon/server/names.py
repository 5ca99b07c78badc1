"""What people are called: fit to be shown, and nobody like somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Final

from cothon.games import find_sheet
from cothon.match.game import read_material, speak
from cothon.server.protocol import LONGEST_NAME
from cothon.server.refusal import Told
from cothon.server.rows import SeatRow
from cothon.words import LANGUAGES

BOT_NAMES: Final = ("Dido", "Hanno", "Elissa", "Mago", "Himilco", "Arishat", "Bostar", "Sophonisba")
# Letters, signs and marks that show nothing: fillers of Korean and Khmer, a blank of braille.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
# What follows a letter or a picture to choose its variant, and mostly changes nothing.
VARIANTS: Final = (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
PLAIN: Final = dict.fromkeys(VARIANTS)
VISIBLE: Final = "LNPS"  # categories: letters, numbers, punctuation, symbols
MOST_MARKS: Final = 2  # on one letter; more of them run over the lines above and below


def checked_name(name: str) -> str:
    """A name fit to be shown: one line of visible characters; empty if there is none."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if len(tidy) > LONGEST_NAME:
        raise Told(400, "server-name-long", most=LONGEST_NAME)
    if tidy and not is_visible(tidy):
        raise Told(400, "server-name-invisible")
    return tidy


def is_visible(name: str) -> bool:
    """Does a name show something, and hide nothing?"""
    categories = [unicodedata.category(letter) for letter in name]
    if any(category.startswith("C") for category in categories) or BLANK & {*name}:
        return False
    marks = MOST_MARKS  # as none of them can begin a name, or a word of it
    for category in categories:
        if category in ("Mn", "Me"):
            marks += 1
        else:
            marks = MOST_MARKS if category.startswith("Z") else 0
        if marks > MOST_MARKS:
            return False
    return any(category[0] in VISIBLE for category in categories)


def folded(name: str) -> str:
    """What is alike of names that look alike: case, forms and variants do not count."""
    plain = unicodedata.normalize("NFKC", name.translate(PLAIN))
    return unicodedata.normalize("NFKC", plain.casefold())


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has, nor anything like it."""
    alike = {folded(other) for other in taken}
    if not name or folded(name) not in alike:
        return name
    number = 2
    while folded(f"{name} {number}") in alike:
        number += 1
    return f"{name} {number}"


def bot_name(taken: Sequence[str]) -> str:
    """A name for a bot."""
    alike = {folded(other) for other in taken}
    free = [name for name in BOT_NAMES if folded(name) not in alike]
    return free[0] if free else distinct_name(BOT_NAMES[0], taken)


@cache
def scripted_names(game: str) -> tuple[str, ...]:
    """What the rules call whom they play, in every language: nobody else is called so."""
    material = read_material(game, None)
    spoken = [speak(find_sheet(game), material, language, people=0) for language in LANGUAGES]
    return tuple(words.player(0) for words in spoken if words.fluent.has_message("scripted-seat"))


def names_of(game: str, seats: Sequence[SeatRow], language: str) -> tuple[str, ...]:
    """What everybody is called; those who gave no name are numbered, the rules name theirs."""
    people = sum(row.kind != "scripted" for row in seats)
    words = speak(find_sheet(game), read_material(game, None), language, people=people)
    return tuple(row.name or words.player(row.seat) for row in seats)
