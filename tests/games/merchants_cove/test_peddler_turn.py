"""The Peddler's turn: two halves decide; recruiting, obtaining goods, sponsorship; the cost."""

from __future__ import annotations

import pytest

from cothon.games.merchants_cove.peddler.peddling import SPOTS
from cothon.games.merchants_cove.telling import cost_code
from tests.games.merchants_cove.barrow import (
    INNER,
    OUTER,
    RIGHT,
    barrow,
    codes,
    in_bag,
    peddle,
    plaza,
    pool,
    row,
)

PLAZA = ["LOC-01", "LOC-02", "LOC-03", "LOC-04"]
FULL = ["small_red", "small_red", "small_green", "small_green", "small_blue", "small_blue"]
SIX = ["bard", "bard", "warrior", "warrior", "noble", "noble"]


def corruption(count: int) -> list[str]:
    """So many corruption cards."""
    return [f"CO-{number:02}" for number in range(1, count + 1)]


# Two halves.


def test_double_recruit() -> None:
    """[TC-47, MC-PEDDLER-10 to -17, E-98] Both draws of the first pass come before the second.

    The way from 4 to 7 passes 6:30: with nothing on the stall and no rogue one more is drawn.
    """
    game = peddle(
        "P02",
        "P09",
        pool=["bard", "bard", "bard", "bard"],
        plaza=PLAZA,
        townsfolk_deck=["MER-01", "MER-02"],
        corruption=corruption(3),
        bag={"warrior": 3},
    )
    assert game.mat("B")["staff"] == ["LOC-03", "LOC-02"]
    assert plaza(game) == ["MER-02", "MER-01", "LOC-01", "LOC-04"]
    assert pool(game) == ["bard"] * 4 + ["warrior"] * 2
    assert game.cards("B") == 1
    assert len(game.g.corruption_discard) == 2
    assert game.hours()["B"] == 7
    assert game.shop("B")["discard"] == ["P02"]
    assert game.shop("B")["right_card"] == "P09"
    order = ["recruited-there", "joined-pool", "joined-pool", "recruited-there", "pool-full"]
    assert [key for key in game.events if key in order][:5] == order
    assert in_bag(game) == 0


def test_the_facing_halves_count() -> None:
    """[MC-PEDDLER-10] The left half of the right card: P05; the right half of the left one: P16.

    So a large red good once, for 2 + 1 hours; nothing of the other halves happens.
    """
    game = peddle("P05", "P16", hour=1, marker=12)
    assert row(game) == ["large_red"]
    assert game.gold("B") == 0
    assert game.hours()["B"] == 4
    assert game.told("errand-set")[0][2:] == [1 * SPOTS + 0, cost_code(3, 0)]


def test_the_cost_of_both_halves_is_paid_once() -> None:
    """[MC-PEDDLER-11, -12] P08 2h and 1c, P06 1h and 1c: twice done, paid once, hours first."""
    game = peddle("P08", "P06", hour=3, pool=["rogue"])
    assert row(game) == ["large_yellow", "large_yellow"]
    assert game.hours()["B"] == 6
    assert game.cards("B") == 2
    events = game.events
    assert events.index("good-obtained") < events.index("hours-spent")
    assert events.index("hours-spent") < events.index("corruption-drawn")


def test_the_left_card_becomes_the_right_one() -> None:
    """[MC-PEDDLER-13] Two turns in a row use three cards."""
    game = peddle(RIGHT, OUTER, deck=[OUTER, INNER], A={"hour": 5})
    assert len(game.told("errand-set")) == 2
    assert game.shop("B")["discard"] == [RIGHT, OUTER]
    assert game.shop("B")["right_card"] == INNER


def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    """[MC-PEDDLER-41, E-98] The card in the right slot stays where it is."""
    others = [f"P{number:02}" for number in range(1, 17) if number != 14]
    game = peddle(RIGHT, "", hour=4, deck=[], discard=others, pool=["rogue"] * 2)
    assert game.told("cards-shuffled") == [[1, 15]]
    assert game.shop("B")["discard"] == [RIGHT]
    assert game.shop("B")["deck"] == 14
    hidden = [card for card in barrow(game).deck if not game.g.knows(0, card)]
    assert len(hidden) == 14


# Recruit and draw.


@pytest.mark.parametrize(
    ("right", "left", "taken"),
    [("P01", OUTER, 0), ("P03", INNER, 1), ("P04", INNER, 2), ("P02", OUTER, 3)],
)
def test_icons_name_a_place_of_the_plaza(right: str, left: str, taken: int) -> None:
    """[TC-10, MC-PEDDLER-14, -15] Left outer, left inner, right inner, right outer."""
    game = peddle(right, left, plaza=PLAZA)
    assert game.mat("B")["staff"] == [PLAZA[taken]]
    assert game.told("recruited-there")[0][3] == taken


def test_recruiting_costs_nothing_of_the_plaza_and_uses_no_ability() -> None:
    """[MC-PEDDLER-15, -17] Slot 1 would cost a card; a mercenary would bring a good."""
    game = peddle("P01", OUTER, plaza=["MER-01", *PLAZA[1:]])
    assert game.mat("B")["staff"] == ["MER-01"]
    assert row(game) == []
    assert game.cards("B") == 0
    assert game.hours()["B"] == 5
    assert None not in plaza(game)


def test_it_has_no_limit_of_staff() -> None:
    """[MC-PEDDLER-15] A fifth and a sixth join."""
    staff = ["MER-01", "MER-02", "MER-03", "MER-04", "MER-05"]
    game = peddle("P01", OUTER, plaza=PLAZA, staff=staff)
    assert game.mat("B")["staff"] == [*staff, "LOC-01"]


@pytest.mark.parametrize(
    ("right", "left", "there", "taken"),
    [
        ("P01", OUTER, [None, None, "LOC-03", "LOC-04"], "LOC-03"),  # slot 1: the nearest
        ("P03", INNER, ["LOC-01", None, "LOC-03", None], "LOC-03"),  # slot 2: towards the centre
        ("P04", INNER, [None, "LOC-02", None, "LOC-04"], "LOC-02"),  # slot 3: towards the centre
        ("P02", OUTER, ["LOC-01", "LOC-02", None, None], "LOC-02"),  # slot 4: the nearest
        ("P04", INNER, ["LOC-01", None, None, "LOC-04"], "LOC-04"),  # slot 3: the nearest
        ("P03", INNER, [None, None, None, "LOC-04"], "LOC-04"),
    ],
)
def test_if_nobody_is_there_the_nearest_comes(
    right: str, left: str, there: list[str | None], taken: str
) -> None:
    """[E-57]"""
    game = peddle(right, left, plaza=there, short_deck=True)
    assert game.mat("B")["staff"] == [taken]
    assert len(game.told("recruited-nearest")) == 1


def test_an_empty_plaza_still_brings_adventurers() -> None:
    """[E-57] The recruit is skipped."""
    game = peddle("P01", OUTER, plaza=[None], short_deck=True, bag={"noble": 5})
    assert game.mat("B")["staff"] == []
    assert game.told("nobody-to-recruit") == [[1]]
    assert pool(game) == ["noble", "noble"]


def test_rogues_are_drawn_into_the_pool_as_well() -> None:
    """[MC-PEDDLER-16] Two adventurers, not customers."""
    game = peddle("P01", OUTER, bag={"rogue": 2}, pool=["bard"])
    assert pool(game) == ["bard", "rogue", "rogue"]


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(("had", "left"), [(3, 1), (1, 0), (0, 0)])
def test_a_full_pool_costs_it_corruption_cards_instead(had: int, left: int, level: str) -> None:
    """[MC-PEDDLER-16, E-56, E-89] One for each that is not drawn, as far as it has any."""
    options = {"peddler_level": level}
    game = peddle("P01", OUTER, pool=SIX, corruption=corruption(had), options=options)
    assert pool(game) == SIX
    assert game.told("pool-full") == [[1], [1]]
    assert game.cards("B") == left
    assert game.told("nothing-to-discard") == [[1]] * max(0, 2 - had)


def test_which_card_is_discarded_is_left_to_chance() -> None:
    """[E-56] And nobody sees it."""
    kept: set[tuple[int, ...]] = set()
    for seed in range(12):
        game = peddle("P01", OUTER, pool=SIX, corruption=corruption(4), seed=seed)
        kept.add(tuple(game.player("B").hand))
        assert not any(game.g.knows(0, card) for card in game.g.corruption_discard)
    assert len(kept) > 3


def test_with_an_empty_bag_nothing_is_drawn_or_discarded() -> None:
    """[MC-PEDDLER-16] Neither with room in the pool nor without."""
    for people in ([], SIX):
        game = peddle("P01", OUTER, pool=people, corruption=corruption(3), bag={})
        assert pool(game) == people
        assert game.cards("B") == 3
        assert game.told("bag-empty") == [[1], [1]]


def test_the_last_of_the_bag_joins() -> None:
    """[MC-PEDDLER-16] Then the bag is empty."""
    game = peddle("P01", OUTER, bag={"noble": 1})
    assert pool(game) == ["noble"]
    assert game.told("bag-empty") == [[1]]


# Obtain goods.


def test_the_left_good_comes_first_and_fills_from_the_left() -> None:
    """[MC-PEDDLER-7, -18, -35] A gap is the leftmost free place."""
    assert row(peddle("P12", OUTER)) == ["small_yellow", "small_red"]
    game = peddle("P12", OUTER, row=["large_red", None, "large_blue"])
    assert row(game) == ["large_red", "small_yellow", "large_blue", "small_red"]
    assert game.mat("B")["stall"] == {
        "large_red": 1,
        "large_blue": 1,
        "small_yellow": 1,
        "small_red": 1,
    }


def test_twice_means_left_right_left_right() -> None:
    """[MC-PEDDLER-11, -18]"""
    game = peddle("P12", "P09", hour=7)
    assert row(game) == ["small_yellow", "small_red"] * 2


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_for_each_good_without_a_place_an_adventurer_comes(level: str) -> None:
    """[MC-PEDDLER-19, E-89] One place is left for two goods."""
    options = {"peddler_level": level}
    game = peddle("P12", OUTER, row=FULL[:5], bag={"wizard": 4}, options=options)
    assert row(game) == [*FULL[:5], "small_yellow"]
    assert pool(game) == ["wizard"]
    assert len(game.told("stall-full")) == 1


def test_with_stall_and_pool_full_it_discards() -> None:
    """[E-84, MC-PEDDLER-19] Missing good, no adventurer, one corruption card less each."""
    game = peddle("P12", OUTER, row=FULL, pool=SIX, corruption=corruption(3))
    assert row(game) == FULL
    assert pool(game) == SIX
    assert game.cards("B") == 1


def test_a_good_that_is_not_left_is_not_obtained() -> None:
    """[MC-PEDDLER-20, E-55] And brings nobody, whether the stall is full or not."""
    game = peddle("P12", OUTER, row=["small_red"] * 3)
    assert row(game) == ["small_red"] * 3 + ["small_yellow"]
    assert pool(game) == []
    assert len(game.told("good-not-left")) == 1
    full = peddle("P05", OUTER, row=["large_red"] * 2 + FULL[2:])
    assert pool(full) == []
    assert len(full.told("good-not-left")) == 1


# Sponsorship.


@pytest.mark.parametrize(("left", "gold"), [(INNER, 8), ("P15", 16)])
def test_a_hall_pays_two_for_every_customer_at_once(left: str, gold: int) -> None:
    """[MC-PEDDLER-21, MC-SPON-2] Twice with a multiplier of 2."""
    game = peddle("P16", left, hour=7, halls={"yellow": 4})
    assert game.lines("B")["sponsorship"] == gold
    assert len(game.told("hall-paid-at-once")) == gold // 8


def test_the_reasons_are_told_before_what_follows() -> None:
    """[MC-PEDDLER-10] The turn begins with the errand, how often, where and for what."""
    game = peddle("P02", OUTER, plaza=PLAZA)
    errand, manner, cost = game.told("errand-set")[0][1:]
    assert (*divmod(manner, SPOTS), cost) == (1, 3, cost_code(1, 0))
    assert codes(game, [barrow(game).first_card + errand % 20]) == ["P02"]
    keys = ["errand-set", "recruited-there", "townsfolk-joined", "joined-pool", "hours-spent"]
    found = [game.events.index(key) for key in keys]
    assert found == sorted(found)
