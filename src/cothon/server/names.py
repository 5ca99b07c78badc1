"""What people are called: fit to be shown, and nobody like somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from cothon.server.foreign import words_of
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
MARKS: Final = ("Mn", "Me")  # categories: marks that take no room of their own
# What looks like Latin letters, or like each other: for comparison only, nobody is shown so. These
# are the likeliest, not all that Unicode has: its own list has thousands.
LOOKALIKES: Final = (
    ("ıɡɑʼ−∙⋅", "iga'-.."),
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),  # small capitals
    ("АВЕЅІЈКМНОРСТУХԚԜӀ", "ABESIJKMHOPCTYXQWI"),  # Cyrillic
    ("авԁеһіјкмнопрԛгѕстѵԝхуӏ", "abdehijkmhonpqrsctvwxyl"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # Greek
    ("αβεγηικνορςτυχω", "abeynikvopctuxw"),
    ("ՍՕՏհոսօցռազ", "UOShnuognwq"),  # Armenian
    ("ⲀⲂⲈⲌⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ", "ABEZHIKMNOPCTYX"),  # Coptic
    ("ⲁⲃⲉⲍⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abezhikmnopctyx"),
    ("ɩƖꙇᛁꞁǀߊו", "iiiIIIII"),  # strokes
    ("ဝ၀ߋ߀סσഠ०๐໐ᴑ〇", "o" * 12),  # circles
    ("үҮყҽ℮ƧƨᒿЗзƷʒ", "yYyee2223333"),
    ("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᎽᏀᏃᏙᏚᏞᏟᏢᏦᏴ", "DRTAJEWMHYGZVSLCPKB"),  # Cherokee
    ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTGKJCZFMNLSRVHWXYAEIOU"),  # Lisu
)
LATIN: Final = {
    ord(one): like for ones, likes in LOOKALIKES for one, like in zip(ones, likes, strict=True)
}
SILENT: Final = ("Sk",)  # categories, besides spaces and punctuation: accents without a letter
STROKES: Final = str.maketrans("I1|0", "lllO")  # of any script: strokes and circles


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
    return with_few_marks(name) == name and shows_something(name)


def shows_something(text: str) -> bool:
    """Is there anything to be seen in a text?"""
    return any(unicodedata.category(sign)[0] in VISIBLE and sign not in BLANK for sign in text)


def with_few_marks(text: str) -> str:
    """A text without the marks that a letter has too many of; none begins a text, or a word."""
    kept: list[str] = []
    marks = MOST_MARKS
    for letter in text:
        category = unicodedata.category(letter)
        if category in MARKS:
            marks += 1
        else:
            marks = MOST_MARKS if category[0] in "ZC" else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def checked_words(text: str) -> str:
    """What somebody says, fit to be shown; empty if there is nothing to be seen in it.

    What is said is not refused for a mark too many, as a name is: the surplus is dropped. Control
    characters go too, those among them that turn the rest of a line round.
    """
    plain = unicodedata.normalize("NFC", text)
    printable = "".join(letter for letter in plain if letter.isprintable() or letter == "\n")
    tidy = with_few_marks(printable).strip()
    return tidy if shows_something(tidy) else ""


def looks(name: str) -> set[str]:
    """What a name may be taken for: names that share one of these are alike.

    Case, forms and variants do not count, nor which of several letters that look the same is
    written, such as a Cyrillic one among Latin ones; nor spaces, dots and other punctuation.
    """
    plain = unicodedata.normalize("NFKD", name.translate(PLAIN))
    latin = plain.translate(LATIN)
    return {folded(plain), folded(latin), folded(latin.translate(STROKES))}


def folded(name: str) -> str:
    """A name without its case, forms and punctuation."""
    bare = spoken(name)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", bare).casefold())


def spoken(name: str) -> str:
    """A name without what nobody reads out; one that has nothing else stays as it is."""
    kinds = [(letter, unicodedata.category(letter)) for letter in name]
    read = [letter for letter, kind in kinds if kind[0] not in "PZ" and kind not in SILENT]
    return "".join(read) or name


def all_looks(names: Sequence[str]) -> set[str]:
    """What any of these names may be taken for."""
    return {look for name in names if name for look in looks(name)}


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has, nor anything like it."""
    others = all_looks(taken)
    if not name or not looks(name) & others:
        return name
    number = 2
    while looks(f"{name} {number}") & others:
        number += 1
    return f"{name} {number}"


def bot_name(taken: Sequence[str]) -> str:
    """A name for a bot."""
    others = all_looks(taken)
    free = [name for name in BOT_NAMES if not looks(name) & others]
    return free[0] if free else distinct_name(BOT_NAMES[0], taken)


def taken_names(game: str, seats: Mapping[int, str]) -> list[str]:
    """The names of these seats, as all read them, and of those whom the rules play.

    Whoever gave no name is read by a number, in every language.
    """
    given = [name for name in seats.values() if name]
    nameless = [seat for seat, name in seats.items() if not name]
    numbers = [numbered_name(game, seat, tongue) for seat in nameless for tongue in LANGUAGES]
    return [*given, *numbers, *scripted_names(game)]


@cache
def numbered_name(game: str, seat: int, language: str) -> str:
    """What somebody without a name is called."""
    return words_of(game, language).player(seat)


@cache
def scripted_names(game: str) -> tuple[str, ...]:
    """What the rules call whom they play, in every language: nobody else is called so."""
    spoken = [words_of(game, language, people=0) for language in LANGUAGES]
    return tuple(words.player(0) for words in spoken if words.fluent.has_message("scripted-seat"))


def names_of(game: str, seats: Sequence[SeatRow], language: str) -> tuple[str, ...]:
    """What everybody is called; those who gave no name are numbered, the rules name theirs."""
    people = sum(row.kind != "scripted" for row in seats)
    words = words_of(game, language, people=people)
    return tuple(row.name or words.player(row.seat) for row in seats)
