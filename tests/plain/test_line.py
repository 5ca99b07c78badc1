"""Text from outside in one line: what is refused in it, and how it is shown all the same."""

from __future__ import annotations

import pytest

from cothon.plain.line import harmless, is_line

SEEN = ["Dido", "Élissa d’Utique", "ハンノ", "a\u00a0b\u202f:", "🏺", "", "\\x1b"]
UNSEEN = {
    "a\nb": "a\\nb",
    "\x1b[31mred": "\\x1b[31mred",
    "\x9b31mred": "\\x9b31mred",
    "\r\x07\x7f\x00": "\\r\\x07\\x7f\\x00",
    "a\u2028b\u2029": "a\\u2028b\\u2029",
    "\u202egnorw": "\\u202egnorw",
    "\u200b\ufeff": "\\u200b\\ufeff",
    "\ue000\U000e0041": "\\ue000\\U000e0041",
    "\ud800": "\\ud800",
}


@pytest.mark.parametrize("text", SEEN)
def test_what_can_be_seen_is_shown_as_it_is(text: str) -> None:
    assert is_line(text)
    assert harmless(text) == text


@pytest.mark.parametrize("text", UNSEEN)
def test_what_cannot_be_seen_is_spelled_out(text: str) -> None:
    assert not is_line(text)
    assert harmless(text) == UNSEEN[text]
