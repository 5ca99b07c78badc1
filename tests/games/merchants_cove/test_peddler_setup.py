"""The Peddler sits down: cards, goods, hourglass, clock; then arrival and cleanup."""

from __future__ import annotations

import pytest

from cothon.games.merchants_cove.peddler.codes import BASE_CODES, CARD_CODES, HARD_CODES
from cothon.games.merchants_cove.telling import LINE, THE_PEDDLER
from tests.games.merchants_cove.barrow import barrow, codes, everybody, in_bag, pool, solo
from tests.games.merchants_cove.laid import Laid

LOT = {"merchants": "lot"}


def begun(people: int, seed: int, **options: bool | str) -> Laid:
    """A new game with merchants by lot."""
    return Laid.new(people, seed, {**LOT, **options})


def its_cards(game: Laid) -> list[str]:
    """All cards that the Peddler plays with."""
    cart = barrow(game)
    return sorted(codes(game, [*cart.deck, *cart.discard, cart.right]))


# Who sits where.


def test_whoever_is_alone_meets_the_peddler() -> None:
    """[MC-PEDDLER-1, MC-SETUP-12] Two seats, the second is never asked and has no gold."""
    game = solo(order=[1, 0])
    assert game.seats == 2
    assert game.mat("B")["merchant"] == "peddler"
    assert game.gold("B") == 0
    assert game.seat == 0


def test_it_sits_down_with_two_if_they_want_it() -> None:
    """[MC-PEDDLER-1, DP-01]"""
    game = begun(2, 4, peddler=True)
    assert [game.mat(letter)["merchant"] == "peddler" for letter in "ABC"] == [False, False, True]
    assert begun(2, 4).seats == 2


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("people", [1, 2])
def test_its_hourglass_lies_on_top_and_its_goods_are_of_nobody_else(people: int, seed: int) -> None:
    """[MC-PEDDLER-4, E-58] So it takes the first turn of the game."""
    game = begun(people, seed, peddler=people == 2)
    assert game.told("order-behind-peddler")[0][0] % LINE == THE_PEDDLER + 1
    lender = barrow(game).number
    assert lender not in [merchant.number for merchant in game.g.merchants[:people]]
    assert game.told("goods-borrowed") == [[people, lender]]
    turns = [key for key in game.events if key in ("errand-set", "space-taken")]
    assert turns[0] == "errand-set"


def test_every_merchant_that_nobody_has_may_lend_its_goods() -> None:
    """[MC-PEDDLER-4, E-59] Only sizes and colours matter: so many pieces as came with it."""
    lenders = [code for code in solo().g.box.merchant_codes if code != "blacksmith"]
    for code in lenders:
        game = solo(goods_of=code, order=[1, 0])
        assert game.shop("B")["goods_of"] == code
        owned = game.g.box.merchants[game.g.box.merchant_codes.index(code)].owned
        assert list(game.mat("B")["supply"].values()) == list(owned)


def test_the_last_of_those_lends_its_goods() -> None:
    """[MC-PEDDLER-4, E-104] In the order of the box; nobody is asked."""
    for own, lender in (("alchemist", "blacksmith"), ("blacksmith", "chronomancer")):
        game = Laid.new(1, 1)
        game.choose(own)
        assert game.shop("B")["goods_of"] == lender


def test_the_clock_counts_it_as_a_seat() -> None:
    """[MC-PEDDLER-5, MC-SETUP-11, E-58] Two seats: 9:30 and 11:30 are double; three: 11:30."""
    assert begun(1, 1).board["clock"]["icons"] == {"3": 1, "6": 1, "9": 2, "11": 2}
    three = begun(2, 1, peddler=True)
    assert three.board["clock"]["icons"] == {"3": 1, "6": 1, "9": 1, "11": 2}


# Cards.


def test_level_normal_has_the_base_cards() -> None:
    """[MC-PEDDLER-2] The hard versions are not part of the game."""
    game = begun(1, 2)
    assert its_cards(game) == sorted(BASE_CODES)
    assert not set(HARD_CODES) & set(its_cards(game))


def test_level_hard_replaces_four_cards() -> None:
    """[MC-PEDDLER-2, E-89] Again sixteen cards."""
    game = begun(1, 2, peddler_level="hard")
    replaced = {code.removesuffix("H") for code in HARD_CODES}
    assert its_cards(game) == sorted((set(BASE_CODES) | set(HARD_CODES)) - replaced)


def test_its_set_up_is_the_last_one() -> None:
    """[MC-PEDDLER-3, MC-SETUP-15, E-60] Hourglasses, shops, then its deck is shuffled."""
    game = Laid.new(1, 3)
    game.choose("blacksmith")
    keys = ["order-behind-peddler", "dice-rolled", "cards-shuffled", "round-opened"]
    found = [game.events.index(key) for key in keys]
    assert found == sorted(found)
    assert game.told("cards-shuffled") == [[1, 16]]


def test_decks_are_shuffled() -> None:
    """[MC-PEDDLER-3] Each game has another order."""
    decks = {tuple(barrow(begun(1, seed)).deck) for seed in range(6)}
    assert len(decks) == 6


# Arrival.


def test_a_card_is_turned_up_and_four_customers_come() -> None:
    """[MC-PEDDLER-6, -8, -9, MC-ARRIVE-6] Before anybody acts."""
    events = begun(1, 5).events
    start, end = events.index("errand-foreseen"), events.index("production-began")
    assert events.index("boat-boarded") < start < end
    assert events[start:end].count("joined-pool") == 4
    assert [len(pool(solo(phase="arrival", order=[1, 0], seed=s))) for s in range(5)] == [4] * 5


def test_rogues_are_set_aside_and_go_back() -> None:
    """[MC-PEDDLER-9, E-16] The bag keeps its rogues; the pool gets customers."""
    for seed in range(8):
        game = solo(phase="arrival", order=[1, 0], seed=seed)
        assert "rogue" not in pool(game)
        assert game.board["bag"]["rogue"] == 6


def test_with_too_few_customers_places_stay_empty() -> None:
    """[MC-PEDDLER-9, E-16] Twelve go aboard, two are left for the pool; the rogues go back."""
    bag = {"warrior": 10, "bard": 4, "rogue": 3}
    game = solo(phase="arrival", order=[1, 0], bag=bag)
    assert len(pool(game)) == 2
    assert game.board["bag"] == {"rogue": 3}


def test_rogues_kept_out_of_the_pool_are_not_told_as_kept_off_the_boats() -> None:
    """[MC-PEDDLER-9, MC-ARRIVE-4] With Cultists rogues board; only the pool refuses them."""
    refused = 0
    for seed in range(20):
        game = solo(phase="arrival", order=[1, 0], rogues="cultists", seed=seed)
        assert "rogues-set-aside" not in game.events
        refused += sum(number for _, number in game.told("rogues-refused"))
    assert refused > 0


def test_with_rogues_alone_nothing_arrives() -> None:
    """[E-16]"""
    game = solo(phase="arrival", order=[1, 0], bag={"rogue": 3})
    assert pool(game) == []
    assert game.board["bag"] == {"rogue": 3}


def test_who_is_in_the_pool_stays_there() -> None:
    """[MC-PEDDLER-9, MC-CLEAN-9, E-54] A rogue keeps its place, too; only gaps are filled."""
    game = solo(phase="arrival", order=[1, 0], pool=["rogue", "bard"], bag={"noble": 8, "bard": 6})
    assert pool(game)[:2] == ["rogue", "bard"]
    assert len(pool(game)) == 4
    full = solo(phase="arrival", order=[1, 0], pool=["rogue", "bard", "noble", "noble", "wizard"])
    assert pool(full) == ["rogue", "bard", "noble", "noble", "wizard"]
    assert full.told("joined-pool") == []


# Cleanup.


def test_in_cleanup_all_its_cards_become_a_new_deck() -> None:
    """[MC-PEDDLER-40, MC-CLEAN-4] Discards and slots, too; then a new card is turned up."""
    game = solo(
        phase="cleanup",
        order=[1, 0],
        right_card="P01",
        discard=["P02", "P03", "P04"],
        pool=["bard"],
    )
    assert game.told("cards-shuffled") == [[1, 16]]
    assert game.shop("B")["discard"] == []
    assert game.shop("B")["deck"] == 15
    assert its_cards(game) == sorted(BASE_CODES)
    assert len({solo(phase="cleanup", seed=seed).shop("B")["right_card"] for seed in range(9)}) > 3


def test_nobody_knows_the_new_deck() -> None:
    """[MC-PEDDLER-40] What had been discarded is hidden again; the card in the slot is open."""
    game = solo(phase="cleanup", order=[1, 0], discard=["P02", "P03", "P04"])
    assert all(not game.g.knows(0, card) for card in barrow(game).deck)
    assert game.g.knows(0, barrow(game).right)


def test_stall_pool_and_gold_stay_as_they_are() -> None:
    """[MC-CLEAN-9, MC-PEDDLER-35] Gaps, too."""
    row = [None, "small_red", None, "large_blue", None, None]
    people = ["bard", "rogue", "bard", "bard"]
    game = solo(phase="cleanup", order=[1, 0], row=row, pool=people, gold=17)
    assert game.shop("B")["row"] == row
    assert pool(game) == people
    assert game.gold("B") == 17


@pytest.mark.parametrize("seed", range(4))
def test_no_adventurer_is_lost_in_its_pool(seed: int) -> None:
    """[MC-PEDDLER-6] The pool is counted."""
    game = solo(phase="arrival", order=[1, 0], seed=seed)
    assert everybody(game) == [13, 13, 9, 9, 8]
    assert in_bag(game) == 46 - 12 - 4


def test_there_are_twenty_cards() -> None:
    """[MC-PEDDLER-2] Four of them are never in the game."""
    game = begun(1, 1)
    out = [card for card in game.g.left_out if card >= barrow(game).first_card]
    assert codes(game, out) == [*HARD_CODES]
    assert len(CARD_CODES) == 20
