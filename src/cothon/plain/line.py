"""Text from outside that is to stand in one line: what may be in it, and how it is shown."""

from __future__ import annotations

import unicodedata


def is_line(text: str) -> bool:
    """Is this text one line, and is there nothing in it that cannot be seen?"""
    return not any(map(is_unseen, text))


def is_unseen(letter: str) -> bool:
    """Does a letter steer a terminal, break a line, turn its direction or show nothing at all?"""
    return unicodedata.category(letter)[0] == "C" or letter in "\u2028\u2029"


def harmless(text: str) -> str:
    """A text as a terminal may show it: one line, in which what cannot be seen is spelled out."""
    return "".join(spelled_out(letter) if is_unseen(letter) else letter for letter in text)


def spelled_out(letter: str) -> str:
    """A letter that cannot be seen, as programs write it."""
    return letter.encode("unicode_escape").decode("ascii")
