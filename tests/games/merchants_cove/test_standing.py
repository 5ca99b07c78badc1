"""How everybody stands, and how far the end is."""

from __future__ import annotations

import cothon
from tests.games.merchants_cove.laid import Laid, lay


def told(game: Laid) -> list[str]:
    """Where the game is and what ends it, in words."""
    ending = game.standing(0).ending
    assert ending is not None
    return [game.words("en").told(message) for message in (ending.now, *ending.until)]


def test_round_and_hours_are_told() -> None:
    """[MC-FLOW-1, MC-ENDP-1]"""
    game = lay(round=2, marker=10, A={"hour": 4}, B={"hour": 7})
    assert told(game) == [
        "Round 2 of 3, before the market",
        "2 rounds are left, with this one.",
        "The market opens when all hourglasses have reached 10:00; the rearmost is at 4:00.",
    ]


def test_before_everybody_has_a_merchant_there_is_nothing_to_tell() -> None:
    """[MC-SETUP-13]"""
    game = Laid.new(3, 1, {"merchants": "chosen"})
    assert told(game)[0] == "The merchants are being chosen"
    assert game.standing(None).leaders == []


def test_icons_are_due_and_unknown_corruption_makes_a_question_mark() -> None:
    """[MC-END-1, -2, -3] Gold is open; LOC-01 has two red icons, CO-01 a corruption icon."""
    game = lay(
        A={"gold": 12, "staff": ["LOC-01"], "corruption": ["CO-01"]},
        B={"gold": 9, "staff": ["LOC-02"]},
        halls={"red": 5},
        lair=3,
    )
    own = game.standing(0)
    assert [stand.total for stand in own.stands] == [12, 9]
    assert own.leaders == [0]
    assert own.stands[0].due == 2 * 5 - 3
    for eyes in (1, None):
        stands = game.standing(eyes).stands
        assert [stand.total for stand in stands] == [12, 9]
        assert stands[0].due is None
        assert stands[1].due == own.stands[1].due


def test_the_crown_goes_by_icons_too_as_far_as_they_are_seen() -> None:
    """[MC-END-2, -3] Staff is open to all, a corruption card to its owner alone."""
    game = lay(
        A={"gold": 9, "staff": ["LOC-01"], "corruption": ["CO-01"]},
        B={"gold": 12},
        halls={"red": 5},
        lair=8,
    )
    own, others = game.standing(0), game.standing(1)
    assert [stand.ahead for stand in own.stands] == [9 + 2 * 5 - 8, 12]
    assert own.leaders == [1]
    assert [stand.ahead for stand in others.stands] == [9 + 2 * 5, 12]
    assert others.leaders == [0]


def test_whom_the_rules_play_stands_beside_the_others() -> None:
    """[MC-PEDDLER-39]"""
    game = cothon.new("merchants_cove", 1, 1)
    assert len(game.standing(0).stands) == 2
