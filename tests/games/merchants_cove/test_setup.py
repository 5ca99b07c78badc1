"""Preparation: decks, bag, halls, rogue cards, merchants, hourglasses."""

from __future__ import annotations

import pytest

import cothon
from cothon.games.merchants_cove.telling import LINE, THE_PEDDLER
from cothon.kernel.errors import BadOption
from tests.games.merchants_cove.laid import Laid

MERCHANTS = ["alchemist", "blacksmith", "captain", "chronomancer"]


def seated(people: int, seed: int = 0, **options: str | bool) -> Laid:
    """A game whose merchants are drawn by lot: it stands at the first turn."""
    return Laid.new(people, seed, {"merchants": "lot", **options})


@pytest.mark.parametrize(
    ("rogues", "lair", "bag"), [("criminals", 2, 6), ("cultists", 1, 5), ("robbers", 2, 5)]
)
def test_halls_bag_and_lair(rogues: str, lair: int, bag: int) -> None:
    """[MC-SETUP-5, -6, -7, MC-ROGUE-1] One customer in each hall; the rest in the bag."""
    game = Laid.new(2, 0, {"rogues": rogues})
    board = game.board
    assert board["rogues"] == rogues
    assert board["halls"] == dict.fromkeys(("red", "green", "blue", "yellow"), 1)
    assert board["lair"] == lair
    assert board["bag"] == {"warrior": 12, "bard": 12, "wizard": 8, "noble": 8, "rogue": bag}


@pytest.mark.parametrize(
    ("types", "cards", "missing"),
    [
        ("locals_mercenaries", 24, "SAI"),
        ("locals_sailors", 24, "MER"),
        ("mercenaries_sailors", 24, "LOC"),
        ("all", 36, "none"),
    ],
)
def test_townsfolk_of_two_or_three_types(types: str, cards: int, missing: str) -> None:
    """[MC-SETUP-2, -3, DP-01] Four of them are revealed."""
    game = Laid.new(2, 3, {"townsfolk": types})
    board = game.board
    assert board["townsfolk_deck"] == cards - 4
    codes = game.g.box.townsfolk_codes
    deck = [codes[card] for card in game.g.townsfolk_deck]
    deck += [place["townsfolk"] for place in board["plaza"]]
    assert len(set(deck)) == cards
    assert not any(code.startswith(missing) for code in deck)


def test_the_first_game_is_the_default() -> None:
    """[MC-SETUP-14] Locals and mercenaries, Criminals."""
    game = Laid.new(2, 0)
    assert game.board["rogues"] == "criminals"
    assert game.g.switches.types == 3


def test_sixty_corruption_cards_lie_face_down() -> None:
    """[MC-SETUP-4]"""
    game = seated(2)
    assert game.board["corruption_deck"] == 60


def test_merchants_are_chosen_one_after_another() -> None:
    """[MC-SETUP-13, DP-02] In seat order, none twice."""
    game = Laid.new(3, 0)
    assert (game.question, game.offered) == ("A ChooseMerchant", set(MERCHANTS))
    game.choose("captain")
    assert game.offered == set(MERCHANTS) - {"captain"}
    game.choose("blacksmith", "chronomancer")
    players = game.board["players"]
    assert [player["merchant"] for player in players] == ["captain", "blacksmith", "chronomancer"]


def test_merchants_are_drawn_by_lot() -> None:
    """[MC-SETUP-13, -15] All of them come up, none twice."""
    seen = set()
    for seed in range(20):
        players = seated(4, seed).board["players"]
        assert sorted(player["merchant"] for player in players) == MERCHANTS
        seen.add(players[0]["merchant"])
    assert seen == set(MERCHANTS)


def test_the_rogue_card_may_be_drawn_by_lot() -> None:
    """[MC-SETUP-7, DP-01]"""
    drawn = {Laid.new(2, seed, {"rogues": "lot"}).board["rogues"] for seed in range(20)}
    assert drawn == {"criminals", "cultists", "robbers"}


def test_the_hourglasses_are_stacked_at_random_on_one() -> None:
    """[MC-SETUP-9, -10, -12, E-86] The marker on 12, mice on the hands, no gold."""
    tops = set()
    for seed in range(20):
        board = seated(3, seed).board
        stack = board["clock"]["stacks"]["1"]
        assert sorted(stack) == [0, 1, 2]
        tops.add(stack[-1])
        assert (board["clock"]["marker"], board["clock"]["mice"]) == (12, ["6.5", "9.5"])
        assert [player["gold"] for player in board["players"]] == [0, 0, 0]
    assert tops == {0, 1, 2}


@pytest.mark.parametrize(("people", "seats"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_everybody_has_a_colour_and_an_hourglass(people: int, seats: int) -> None:
    """[MC-SETUP-8] The Peddler, too."""
    game = seated(people)
    assert len(set(game.g.box.colours[: game.seats])) == seats
    assert sorted(game.g.order) == list(range(seats))


def test_the_same_seed_deals_the_same_game() -> None:
    """[MC-SETUP-15, E-60, E-94]"""
    assert seated(4, 11).everything == seated(4, 11).everything
    assert seated(4, 11).board != seated(4, 12).board


def test_the_peddler_sits_down_with_one_and_if_wanted_with_two() -> None:
    """[MC-PEDDLER-1, -5, E-58, DP-01, MC-SETUP-11] As the last seat; it counts for the clock."""
    solo = seated(1)
    assert (solo.seats, solo.board["players"][1]["merchant"]) == (2, "peddler")
    assert solo.board["clock"]["icons"]["9"] == 2
    third = seated(2, peddler=True)
    assert (third.seats, third.board["players"][2]["merchant"]) == (3, "peddler")
    assert third.board["clock"]["icons"] == {"3": 1, "6": 1, "9": 1, "11": 2}
    assert third.told("order-behind-peddler")[0][0] % LINE == THE_PEDDLER + 1  # on top
    assert seated(2).seats == 2


@pytest.mark.parametrize("people", [3, 4])
def test_the_peddler_does_not_sit_down_with_more(people: int) -> None:
    """[MC-PEDDLER-1, DP-01]"""
    with pytest.raises(BadOption):
        cothon.new("merchants_cove", people, 0, {"peddler": True})
