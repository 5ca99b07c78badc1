"""Text from outside that is to stand in one line: what may be in it, and how it is shown."""

from __future__ import annotations

import unicodedata


def is_line(text: str) -> bool:
    """Is this text one line, and is there nothing in it that cannot be seen?"""
    return not any(map(is_unseen, text))


def is_unseen(letter: str) -> bool:
    """Does a letter steer a terminal, break a line, turn its direction or show nothing at all?"""
    return unicodedata.category(letter)[0] == "C" or letter in "\u2028\u2029"
