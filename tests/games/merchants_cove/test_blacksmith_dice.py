"""The Blacksmith's dice: every one is seen by all, wherever it lies."""

from __future__ import annotations

from tests.games.merchants_cove.laid import lay


def test_dice_that_wait_for_the_roll_are_seen() -> None:
    """[MC-SMITH-FORGE-4, -6, -8] All dice are open (5.2): those taken off the board, too."""
    shop = {
        "fed": {"F3": ["red-6"], "F1": ["green-3", "blue-6"]},
        "smelter": "yellow-2",
        "dice": [],
    }
    game = lay(A={"merchant": "blacksmith", "shop": shop}, B={"hour": 12})
    game.choose("forge", "furnace F3", "colour red")
    for seat in (None, 0, 1):
        seen = game.view(seat)["table"]["players"][0]["shop"]
        assert seen["loose"] == ["red", "red", "yellow"]
        assert seen["dice"] == []
    game.luck(0, 1, 4)
    game.choose("pass")
    assert game.shop("A")["loose"] == []
    assert game.shop("A")["dice"] == ["red-1", "red-2", "yellow-5"]
