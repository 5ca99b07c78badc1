"""The log as a story: who chose and why, what it paid and cost, and how it ended."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.neptun.laid import FIRST, SECOND, Laid, cargo, draft, lay

NAMES = ("Ani", "Becca", "Cleo", "Dan", "Eve")


def story(game: Laid, last: int, seat: int | None = None) -> list[str]:
    """The last lines of the log."""
    return game.log("en", seat, names=NAMES)[-last:]


def test_the_set_up_is_told() -> None:
    game = Laid.new(3, 1)
    first, second, third = (NAMES["ABC".index(letter)] for letter in game.order)
    assert story(game, 99)[:2] == [
        "All ships lie at Creta; everybody has 5 gold and two personal oar cards, and the wind "
        "is 5.",
        f"Lots are drawn: {first}, {second} and {third}, in this order.",
    ]


def test_a_contract_tells_what_it_pays_and_a_forced_one_is_no_choice() -> None:
    """[NE-CONTRACT-8] The last one that is turned up must be taken."""
    last = {"city": "C30", "goods": "salt-1", "oar": "O9-1"}
    game = draft({**FIRST, "gold": 2}, SECOND, last, seats=3, gone=1)
    game.choose("contract 1", "slot 4", "reveal")
    assert story(game, 5) == [
        "Becca takes a contract that lies open: olives for Saguntum (3 temple points in Hispania), "
        "with 2 gold on it.",
        "Becca loads olives for Saguntum on slot 4.",
        "Becca takes oar 2 (wind ±0) into the hand.",
        "Cleo turns up a contract: salt for Alexandria (1 temple point in Oriens), with oar 9 "
        "(wind −1).",
        "It is the last contract: Cleo has to take it.",
    ]


def test_the_new_order_tells_the_oars_that_made_it() -> None:
    """[NE-ORDER-1, NE-REFILL-2]"""
    scale = [{"seat": 0, "power": 9}, {"seat": 1, "power": 4}]
    game = draft(FIRST, SECOND, seats=3, gone=2, oar_scale=scale)
    game.choose("contract 1", "slot 1")
    told = story(game, 99)
    order = "The new order of play, the weakest oar first: Cleo (2), Becca (4) and Ani (9)."
    assert order in told
    assert told[told.index(order) + 1].endswith(": 1 gold is laid on it.")


def test_what_is_left_over_in_the_end_is_discarded_with_its_gold() -> None:
    """[NE-REFILL-5]"""
    game = draft({**FIRST, "gold": 1}, SECOND, seats=3, gone=2, turn=5)
    game.choose("contract 2", "slot 1")
    assert (
        "Nobody took olives for Saguntum (3 temple points in Hispania): it is discarded, and its "
        "1 gold goes back to the bank."
    ) in story(game, 99)


def test_a_used_up_pile_is_shuffled_anew() -> None:
    """[EC-9]"""
    gone = [f"C{number:02}" for number in range(1, 31) if number not in (3, 29)]
    game = draft(FIRST, SECOND, seats=3, gone=2, city_discard=gone)
    game.choose("contract 1", "slot 1")
    assert "City cards: the pile is used up, and its discards are shuffled." in story(game, 99)


def test_an_oar_tells_how_far_it_carries() -> None:
    """[NE-SAIL-2]"""
    game = lay(3, phase="oars", wind=4, A={"hand": ["O7+2", "O8+2", "O9+2", "O9-1", "O9-2"]})
    for _ in "ABC":
        game.choose(game.menu[0])
    shown = "Ani reveals oar 7 (wind +2): a range of 11 miles with the present wind."
    assert shown in story(game, 99)


def test_a_delivery_tells_profit_price_and_loss_in_this_order() -> None:
    """[NE-DELIVER-5, -6, -7]"""
    mat = {"slots": cargo("C01 salt-1", "C17 grapes-1"), "place": "CYRENE", "gold": 4}
    game = lay(3, phase="sail", A=mat)
    game.choose("place CYRENE", "slot 2", "temple AFRICA")
    assert story(game, 4) == [
        "Ani stays in Cyrene.",
        "Ani delivers grapes for Cyrene (2 temple points in Africa) and has 2 there now.",
        "Ani pays 3 gold for one more temple point in Africa and has 3 there now.",
        "Ani loses salt for Malaca: slot 1 lies to the left of the delivery.",
    ]


def test_who_does_not_deliver_is_told_so() -> None:
    """[NE-DELIVER-10]"""
    game = lay(3, phase="sail", A={"slots": cargo("C17 grain-1"), "place": "CYRENE"})
    game.choose("place CYRENE", "pass")
    assert story(game, 1) == ["Ani could deliver in Cyrene and does not."]


def test_what_is_not_delivered_in_time_is_lost_for_that_reason() -> None:
    """[NE-EXTRA-7]"""
    game = lay(3, phase="extra", A={"slots": cargo("C17 grain-1"), "hand": []})
    assert story(game, 99)[0] == "Ani loses grain for Cyrene: it was not delivered in time."


# Scoring


def scored(temple: list[dict[str, int]], **gold: int) -> list[str]:
    """What is told of a scoring of round A with these pawns in Hispania and this gold."""
    purses = {letter: {"gold": gold.get(letter, 0)} for letter in "ABC"}
    temples: dict[str, Any] = {"HISPANIA": temple}
    return story(lay(3, phase="score", temples=temples, order=[1, 0, 2], **purses), 99)


def test_a_tile_tells_what_it_was_won_with() -> None:
    """[NE-SCORE-2, -3]"""
    told = scored([{"seat": 2, "space": 4}, {"seat": 0, "space": 3}], A=2, B=1)
    assert "Round A is scored." in told
    assert "Hispania: Cleo, with 4 temple points, wins a tile worth 4 points." in told
    assert "Italia: nobody is left to win the tile worth 3 points." in told
    assert "Gold temple: Ani, with 2 gold, wins a tile worth 1 point." in told


def test_a_tie_tells_what_decided_it() -> None:
    """[NE-SCORE-2, -3] Who came first to the space, and who is first in turn order."""
    told = scored([{"seat": 2, "space": 4}, {"seat": 0, "space": 4}], A=2, B=2)
    assert (
        "Hispania: Cleo, with 4 temple points and there before others with as many, wins a tile "
        "worth 4 points."
    ) in told
    assert (
        "Gold temple: Becca, with 2 gold and earlier in turn order than others with as much, wins "
        "a tile worth 1 point."
    ) in told


@pytest.mark.parametrize(
    ("tiles", "told"),
    [
        (
            {"A": ["HISPANIA-A1"], "B": ["AFRICA-A1"]},
            [
                "Round C is over, and with it the game.",
                "Cleo: 0 points, 0 from temples and 0 from bonus tiles.",
                "Becca: 3 points, 3 from temples and 0 from bonus tiles.",
                "Ani: 4 points, 4 from temples and 0 from bonus tiles.",
                "Ani wins the game.",
            ],
        ),
        (
            {"A": ["ITALIA-A1"], "C": ["AFRICA-A1"]},
            [
                "Ani: 3 points, 3 from temples and 0 from bonus tiles.",
                "Cleo: 3 points, 3 from temples and 0 from bonus tiles.",
                "Ani and Cleo share the victory.",
            ],
        ),
    ],
    ids=["alone", "shared"],
)
def test_totals_and_the_winner(tiles: dict[str, list[str]], told: list[str]) -> None:
    """[NE-END-2, -3]"""
    players = {letter: {"tiles": tiles.get(letter, [])} for letter in "ABC"}
    assert story(lay(3, phase="round_end", round="C", **players), len(told)) == told
