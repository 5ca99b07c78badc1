"""The Peddler's board in views and positions, what is refused, and what re-deals keep."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cothon
from cothon.games.merchants_cove.peddler.codes import BASE_CODES
from tests.games.merchants_cove.barrow import barrow, codes, solo
from tests.games.merchants_cove.laid import lay
from tests.other_material import changed

BOARD: dict[str, Any] = {
    "row": ["small_red", None, "large_blue", None, None, "small_red"],
    "pool": ["bard", "rogue", "noble", None, None, None],
    "right_card": "P09",
    "discard": ["P02", "P16"],
}


def test_a_position_is_seen_as_it_was_given() -> None:
    """[MC-PEDDLER-6] Rows of six places, four of the pool with the icon; the deck is counted."""
    game = solo(order=[1, 0], **BOARD)
    for seat in (None, 0, 1):
        shop = game.view(seat)["table"]["players"][1]["shop"]
        assert {key: shop[key] for key in BOARD} == BOARD
        assert shop["deck"] == 13
        assert shop["icon_places"] == 4


def test_the_view_shows_what_the_right_card_will_do() -> None:
    """[MC-PEDDLER-10, MC-PEDDLER-8] Its left half; how often and how deep the next card says."""
    goods = solo(order=[1, 0], right_card="P09").shop("B")["errand"]
    assert goods == {
        "kind": "obtain_goods",
        "goods": ["small_red", "small_blue"],
        "hall": None,
        "half": "right",
        "hours": 2,
        "corruption": 0,
    }
    hall = solo(order=[1, 0], right_card="P15").shop("B")["errand"]
    assert (hall["kind"], hall["goods"], hall["hall"]) == ("sponsorship", [], "blue")
    assert solo(order=[1, 0], right_card="P02").shop("B")["errand"]["kind"] == "recruit_and_draw"


def test_what_is_left_out_lies_as_after_set_up() -> None:
    """Nothing on stall and pool; any card in the right slot, all others in the deck."""
    game = solo(order=[1, 0])
    assert game.shop("B")["row"] == [None] * 6
    assert game.shop("B")["pool"] == [None] * 6
    assert game.shop("B")["deck"] == 15
    assert len({solo(order=[1, 0], seed=seed).shop("B")["right_card"] for seed in range(9)}) > 3


def test_the_deck_is_named_from_the_top() -> None:
    """The rest lies below."""
    game = solo(order=[1, 0], right_card="P09", deck=["P01", "P02"])
    assert codes(game, barrow(game).deck[-2:]) == ["P02", "P01"]
    whole = solo(order=[1, 0], deck=list(BASE_CODES))
    assert whole.shop("B")["right_card"] == "P01"
    assert codes(whole, barrow(whole).deck) == list(BASE_CODES[:0:-1])


def test_the_stall_may_be_given_by_numbers() -> None:
    """Goods then lie from the left; a row that says the same is welcome."""
    game = solo(order=[1, 0], stall={"small_red": 2, "large_blue": 1})
    assert game.shop("B")["row"][:4] == ["small_red", "small_red", "large_blue", None]
    both = solo(order=[1, 0], stall={"small_red": 2, "large_blue": 1}, row=BOARD["row"])
    assert both.shop("B")["row"] == BOARD["row"]


def test_a_position_of_level_hard() -> None:
    """[MC-PEDDLER-2] With the hard versions."""
    game = solo(order=[1, 0], right_card="P09H", options={"peddler_level": "hard"})
    assert game.shop("B")["right_card"] == "P09H"
    assert game.shop("B")["deck"] == 15


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"goods_of": "blacksmith"}, "peddler.shop.goods_of: expected one of "),
    ({"goods_of": "nobody"}, "peddler.shop.goods_of: expected one of "),
    ({"row": ["small_red"] * 7}, "peddler.shop.row: expected a list of at most 6"),
    ({"row": ["small_red"] * 4}, "peddler.shop.row: expected at most 3 small_red"),
    ({"row": ["tiny_red"]}, "peddler.shop.row: expected one of small_red,"),
    (
        {"row": ["small_red"], "stall": {"small_blue": 1}},
        "peddler.shop.row: expected the goods on the stall",
    ),
    (
        {"stall": {"small_red": 3, "small_blue": 3, "small_green": 1}},
        "peddler.shop.row: expected at most 6 goods, found 7",
    ),
    ({"stall": {"small_red": 4}}, "peddler.stall: expected at most 3 small_red"),
    ({"pool": ["bard", None, "bard"]}, "peddler.shop.pool: expected no gap"),
    ({"pool": ["bard"] * 7}, "peddler.shop.pool: expected a list of at most 6"),
    ({"pool": ["rogue"] * 6, "lair": 3}, "there are 8 of rogue, 9 are placed"),
    ({"right_card": "P07H"}, "peddler.shop.right_card: expected cards of this level, found 'P07H'"),
    ({"discard": ["P13H"]}, "peddler.shop.discard: expected cards of this level"),
    (
        {"deck": ["P07"], "options": {"peddler_level": "hard"}},
        "peddler.shop.deck: expected cards of this level",
    ),
    ({"right_card": "P17"}, "peddler.shop.right_card: expected one of P01,"),
    ({"right_card": "P01", "discard": ["P01"]}, "the card P01 lies in two places"),
    ({"deck": ["P01", "P01"]}, "the card P01 lies in two places"),
]


@pytest.mark.parametrize(("data", "message"), REFUSED)
def test_it_is_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(cothon.BadPosition, match=re.escape(message)):
        solo(**data)


def test_it_has_no_place_among_three() -> None:
    """[MC-PEDDLER-1, DP-01]"""
    with pytest.raises(cothon.BadPosition, match="at most 2 people beside it"):
        lay(3, peddler={"gold": 3})


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(cothon.BadPosition, match=r"peddler\.shop: unknown key 'left'"):
        lay(1, A={"merchant": "blacksmith"}, peddler={"shop": {"left": "P01"}})


# Hidden things. [5.2]


def test_the_order_of_its_deck_is_hidden_and_nothing_else() -> None:
    """[MC-PEDDLER-38] Re-dealing keeps what everybody sees, and mixes deck and corruption."""
    game = solo(order=[1, 0], corruption=["CO-01", "CO-02", "CO-03"], **BOARD)
    decks, hands = set(), set()
    for seed in range(8):
        for seat in (0, 1):
            twin = game.determinize(seat, seed)
            assert twin.view(seat) == game.view(seat)
            assert sorted(barrow(twin).deck) == sorted(barrow(game).deck)
            decks.add(tuple(barrow(twin).deck))
            hands.add(tuple(barrow(twin).hand))
    assert len(decks) == 8
    assert len(hands) == 8


def test_a_turn_takes_the_undoing_away() -> None:
    """[MC-GEN-12] After it has acted, what was turned up cannot be unseen."""
    game = solo(order=[1, 0], hour=4, right_card="P14", deck=["P01"])
    reveals = game.state.reveals
    game.choose("forge", "pass")
    assert game.state.reveals > reveals


# Material.

BROKEN = [
    ("stall_places = 6", "stall_places = 0", "peddler.stall_places: expected a whole number"),
    ("pool_places = 6", "pool_places = 10", "peddler.pool_places: expected a whole number"),
    ("icon_places = 4", "icon_places = 7", "peddler.icon_places: expected a whole number from 0"),
    ("few_goods = 3", "few_goods = 7", "peddler.few_goods: expected a whole number from 0 to 6"),
    ('["P02", ""', '["P03", ""', "peddler.cards[1].code: expected P02, found 'P03'"),
    ('["P02", ""', '["P02", "P01"', "cards[1].replaces: expected nothing: it is a base card"),
    ('["P07H", "P07"', '["P07H", ""', "cards[16].replaces: expected one of P01,"),
    ('["P07H", "P07"', '["P07H", "P08"', "peddler.cards: expected a base card is replaced once"),
    (
        '"recruit_and_draw", [], "left", 1',
        '"rest", [], "left", 1',
        "[0].action: expected one of rec",
    ),
    (
        '"recruit_and_draw", [], "left", 1',
        '"recruit_and_draw", ["red"], "left", 1',
        "nothing: it recruits",
    ),
    (
        '"recruit_and_draw", [], "left", 1',
        '"recruit_and_draw", [], "up", 1',
        "cards[0].side: expected one of left",
    ),
    (
        '"recruit_and_draw", [], "left", 1',
        '"recruit_and_draw", [], "left", 0',
        "cards[0].hours: expected a whole",
    ),
    ('["large_red"], "left"', '[], "left"', "cards[4].shows: expected 1 to 2 goods"),
    ('["large_red"], "left"', '["red"], "left"', "cards[4].shows[0]: expected one of small_red"),
    ('"sponsorship", ["green"]', '"sponsorship", []', "cards[13].shows: expected a list of 1"),
    (
        '2, "outer", 2, 0],\n    ["P03"',
        '3, "outer", 2, 0],\n    ["P03"',
        "cards[1].times: expected",
    ),
    ('2, "outer", 2, 0],\n    ["P03"', '2, "deep", 2, 0],\n    ["P03"', "cards[1].depth: expected"),
    ('    ["P16", "", "sponsorship"', '    # ["P16", ""', "cards: expected a list of 20 entries"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), BROKEN)
def test_material_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    """[MC-PEDDLER-2, -6, -18, -21] Nothing that the rules could not play."""
    path = changed(tmp_path, "merchants_cove", (old, new))
    with pytest.raises(cothon.BadMaterial, match=re.escape(complaint)):
        cothon.new("merchants_cove", 1, material=path)


def test_a_smaller_board_can_be_played(tmp_path: Path) -> None:
    """[MC-PEDDLER-6] Rows are as long as the board prints them."""
    path = changed(
        tmp_path,
        "merchants_cove",
        ("stall_places = 6", "stall_places = 4"),
        ("pool_places = 6", "pool_places = 5"),
    )
    game = cothon.new("merchants_cove", 1, seed=1, options={"merchants": "lot"}, material=path)
    shop = game.view(0)["table"]["players"][1]["shop"]
    assert (len(shop["row"]), len(shop["pool"])) == (4, 5)
