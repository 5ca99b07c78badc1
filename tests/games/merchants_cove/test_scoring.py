"""Final scoring, ties, and what ends a solo game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_cove.laid import Laid, lay


def ending(seats: int = 2, **data: Any) -> Laid:
    """The game is scored at once."""
    return lay(seats, phase="scoring", round=3, **data)


def winners(game: Laid) -> str:
    """Who has won."""
    return "".join("ABCD"[score.seat] for score in game.scores() if score.winner)


def test_icons_against_halls_and_lair() -> None:
    """[MC-END-1, -2, -3, MC-SPON-3, TC-04] 20 + 4 + 6 - 18 = 12."""
    game = ending(
        A={
            "merchant": "blacksmith",
            # red 2; red and blue; two yellow; nothing but 2 corruption icons
            "staff": ["LOC-01", "LOC-05", "LOC-04", "MER-11"],
            # red and yellow with 4 corruption icons
            "corruption": ["CO-53"],
        },
        halls={"red": 5, "blue": 4, "yellow": 2},
        lair=3,
        options={"townsfolk": "all"},
    )
    assert game.lines("A")["renown"] == 4 * 5 + 1 * 4 + 3 * 2
    assert game.lines("A")["disgrace"] == -6 * 3
    assert game.totals[0] == 12


def test_totals_may_be_negative() -> None:
    """[MC-END-3, E-62]"""
    game = ending(A={"corruption": ["CO-01", "CO-02"]}, lair=4)
    assert game.totals[0] == -8


def test_corruption_cards_are_revealed() -> None:
    """[MC-END-1] To everybody."""
    game = ending(A={"corruption": ["CO-25"]}, B={"corruption": ["CO-31", "CO-01"]})
    assert game.board["players"][1]["corruption"] == ["CO-31", "CO-01"]
    assert len(game.told("corruption-revealed")) == 3


def test_replaced_cards_do_not_score() -> None:
    """[MC-RECRUIT-8] Only those on the staff board."""
    game = ending(A={"staff": [None, "LOC-01"]}, halls={"red": 3})
    assert game.lines("A")["renown"] == 6


def test_most_gold_wins() -> None:
    """[MC-END-4, MC-GEN-11, E-61] Beyond 100, too."""
    game = ending(3, A={"gold": 150}, B={"gold": 236}, C={"gold": 149})
    assert winners(game) == "B"
    assert [score.rank for score in game.scores()] == [2, 1, 3]


GOODS = {"small_red": 1, "large_blue": 1}


@pytest.mark.parametrize(
    ("a", "b", "won", "told"),
    [
        ({"stall": GOODS}, {"stall": {"large_red": 1}}, "A", "tie-broken-by-goods"),
        ({"stall": {"large_red": 1}}, {"stall": {"small_red": 2}}, "B", "tie-broken-by-goods"),
        ({"stall": GOODS, "corruption": ["CO-01"]}, {"stall": GOODS}, "B", ""),
        ({"stall": GOODS}, {"stall": GOODS}, "AB", ""),
    ],
)
def test_ties(a: dict[str, Any], b: dict[str, Any], won: str, told: str) -> None:
    """[MC-END-5, E-63] Unsold pieces of any size, then few corruption cards, then shared."""
    game = ending(
        A={"gold": 150, **a},
        B={"gold": 150, **b},
        lair=0,
        halls=dict.fromkeys(("red", "green", "blue", "yellow"), 0),
    )
    assert winners(game) == won
    assert told == "" or told in game.events


def test_fewer_corruption_cards_break_the_second_tie() -> None:
    """[MC-END-5, TC-29] Three against four; with three each the victory is shared."""
    cards = ["CO-01", "CO-02", "CO-03", "CO-04", "CO-05", "CO-06", "CO-07"]
    a = {"gold": 150, "stall": GOODS, "corruption": cards[:3]}
    game = ending(A=a, B={"gold": 150, "stall": GOODS, "corruption": cards[3:]}, lair=0)
    assert winners(game) == "A"
    assert "tie-broken-by-cards" in game.events
    game = ending(A=a, B={"gold": 150, "stall": GOODS, "corruption": cards[3:6]}, lair=0)
    assert winners(game) == "AB"


def test_alone_against_the_peddler_a_tie_is_not_won() -> None:
    """[MC-PEDDLER-39, E-92] Ahead by gold or by a tie-break, or lost."""
    even = ending(1, A={"gold": 50}, peddler={"gold": 50})
    assert winners(even) == "B"
    assert "solo-tie" in even.events
    ahead = ending(1, A={"gold": 50, "stall": {"small_red": 1}}, peddler={"gold": 50})
    assert winners(ahead) == "A"
    assert winners(ending(1, A={"gold": 51}, peddler={"gold": 50})) == "A"
    assert winners(ending(1, A={"gold": 49}, peddler={"gold": 50})) == "B"
