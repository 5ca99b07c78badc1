"""A stored journal, told under any rules: as far as there are words for what happened.

Words may be missing, or mean something else by now. What cannot be put into words is told by its
key and its numbers, and what a reader did not know stays hidden either way.
"""

from __future__ import annotations

from typing import Final

from cothon.kernel.hidden import WATCHER
from cothon.kernel.journal import Entry
from cothon.words import Words

HIDDEN: Final = "?"
LONGEST: Final = 200  # characters of what there are no words for
Stored = tuple[str, int, list[int], list[int]]  # event, moment, numbers, who knew each of them


def seen_numbers(entry: Stored, seat: int | None) -> list[int | None]:
    """The numbers of an entry as a seat, or an onlooker (None), knew them: some not at all."""
    _, _, numbers, known = entry
    eyes = WATCHER if seat is None else seat
    pairs = zip(numbers, known, strict=False)
    return [number if mask >> eyes & 1 else None for number, mask in pairs]


def tell_stored(words: Words, entry: Stored, seat: int | None) -> str:
    """What happened, as this seat saw it: in a sentence, or else by key and numbers."""
    told = sentence(words, entry, seat)
    if told is not None:
        return told
    seen = seen_numbers(entry, seat)
    numbers = ", ".join(HIDDEN if number is None else str(number) for number in seen)
    return words.text("stored-event", event=cut(entry[0]), numbers=cut(numbers))


def cut(text: str) -> str:
    """A text that somebody else has written: as much of it as fits into a line."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def sentence(words: Words, entry: Stored, seat: int | None) -> str | None:
    """What happened, in a sentence, if there is one that fits."""
    key, moment, numbers, known = entry
    event = words.sheet.event(key)
    if event is None or not len(event.kinds) == len(numbers) == len(known):
        return None
    seen = seen_numbers(entry, seat)
    if any(kind == "number" and one is None for kind, one in zip(event.kinds, seen, strict=True)):
        return None  # what is a plain number now was a hidden card then
    try:
        return words.event(Entry(moment, event, numbers, known), seat)
    except Exception:  # what names things may fail in any way at a thing that there is no longer
        return None
