"""What options say of what is out of reach: no card promises what its player cannot have."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.laid import CALL, SEAT, Laid, deal, lay


def said(game: Laid, name: str, language: str = "en") -> str:
    """An option in words, by the card or thing that it names."""
    (choice,) = [
        choice for choice in game.options if game.called(choice).rstrip("123456") == name.strip()
    ]
    return game.describe(choice, language)


@pytest.mark.parametrize(
    ("own", "slot", "told"),
    [
        ({"talents": 17, "points": 1}, 4, "+ palace seat for 8 (needs ★2)"),
        ({"talents": 5, "points": 2}, 4, "+ palace seat for 8 (you have 5)"),
        ({"talents": 17, "points": 2}, 4, "+ palace seat for 8"),
        ({"talents": 5}, 3, "+ storage space for 6 (you have 5)"),
        ({"talents": 6, "blocked": 0}, 5, "+ storage space for 6 (all free)"),
        ({"talents": 6}, 5, "+ storage space for 6"),
    ],
)
def test_a_bonus_out_of_reach_says_so(own: dict[str, Any], slot: int, told: str) -> None:
    """[PC-PAL-1, PC-PAL-2, PC-WH-1, PC-WH-2] To leave a quay brings no talents and no points."""
    game = lay(A=own, slots=deal(STEVEDORE=slot), quays={"ROM-I": {"owner": 0}})
    text = said(game, "slot STEVEDORE")
    assert text.endswith(f"claim or leave a quay {told}"), text


# A good for a ship that waits at an own quay, and one that pays so much more.
DUE = {"quays": {"EGY-I": {"owner": 0, "ship": "S01"}}}
PAID = {"quays": {"GRE-I": {"owner": 0, "ship": "S10"}}}


@pytest.mark.parametrize(
    ("card", "own", "table", "lack"),
    [
        # The ship pays 5 talents and a point, and both servants come home.
        ("PORTER", {"talents": 3, "points": 1, "goods": ["DYE"]}, DUE, ""),
        ("PORTER", {"talents": 2, "points": 1, "goods": ["DYE"]}, DUE, " (you have 2)"),
        ("PORTER", {"talents": 8, "points": 0, "goods": ["DYE"]}, DUE, " (needs ★2)"),
        ("PORTER", {"talents": 8, "points": 2, "reserve": 2, "goods": ["DYE"]}, DUE, ""),
        # 8 talents and 3 more at once, but only for the good that it wants.
        ("PORTER", {"talents": 0, "points": 1, "goods": ["JEWEL"]}, PAID, ""),
        ("PORTER", {"talents": 0, "points": 2, "goods": ["DYE"]}, PAID, " (you have 0)"),
        # A voyage may bring 9 talents.
        ("PORTER", {"points": 1, "goods": ["OIL"], "captains": 1, "temple": 1}, {}, ""),
        ("STEVEDORE", {"talents": 17, "points": 2, "reserve": 2}, DUE, ""),
        ("ARISTOCRAT", {"talents": 17, "points": 2, "reserve": 2, "temple": 1}, {}, ""),
        ("CAPTAIN", {"talents": 17, "points": 2, "reserve": 3}, {}, ""),
    ],
)
def test_a_bonus_is_judged_after_what_the_action_may_bring(
    card: str, own: dict[str, Any], table: dict[str, Any], lack: str
) -> None:
    """[PC-TURN-7, PC-TURN-10] What an action pays can pay for its bonus action."""
    game = lay(A=own, slots=deal(**{card: 4}), deck=["S11"], **table)
    (choice,) = [one for one in game.options if game.called(one) == f"slot {card}4"]
    text = game.describe(choice)
    assert text.endswith(f" + palace seat for 8{lack}"), text


def test_a_bonus_asked_for_a_privilege_alone_says_what_stands_against_it() -> None:
    """[PC-TURN-11] Nothing is asked that is not on offer."""
    own = {"kept": ["S14"], "talents": 3, "points": 2}
    game = lay(A=own, slots=deal(CAPTAIN=4), deck=["S11", "S12"])
    game.choose("slot CAPTAIN4")
    game.choose("charter-ship")
    assert game.question == "A ChooseBonus"
    prompt = game.words("en").prompt(game.state)
    assert prompt == (
        "Player 1: use a privilege, or end your turn. The bonus action is impossible now: "
        "It costs 8 talents, and you have 3."
    )
    assert said(game, "pass") == "End the turn"
    assert said(game, "pass", "de") == "Zug beenden"


@pytest.mark.parametrize(
    ("card", "given", "told"),
    [
        ("PORTER", {}, "no good to carry"),
        ("PORTER", {"A": {"goods": ["OIL"]}}, "nowhere to carry"),
        ("MERCHANT", {}, "market empty"),
        ("MERCHANT", {"A": {"goods": ["OIL", "OIL"]}, "market": ["DYE"]}, "warehouse full"),
        ("CAPTAIN", {"B": {"captains": 4}}, "no ship free"),
        ("STEVEDORE", {"A": {"reserve": 3}}, "too few for a quay"),
    ],
)
def test_an_action_that_is_impossible_is_not_promised(
    card: str, given: dict[str, Any], told: str
) -> None:
    """[PC-TURN-9] The card can be used for its bonus action alone."""
    own = {"talents": 20, "points": 6, **given.get("A", {})}
    game = lay(**{**given, "A": own}, slots=deal(**{card: 4}))
    name = f"slot {card}4"
    (choice,) = [choice for choice in game.options if game.called(choice) == name]
    card_name = card.capitalize()
    assert game.describe(choice) == f"{card_name} (2): {told} + palace seat for 8"


def test_a_slot_that_costs_nobody_is_not_called_free() -> None:
    """[PC-TURN-4] A good of the Merchant has its price."""
    game = lay(A={"talents": 4}, market=["OIL"], slots=deal(MERCHANT=1))
    assert said(game, "slot MERCHANT") == "Merchant (no servants): buy a good for 4"
    assert said(game, "slot MERCHANT", "fr").startswith("Marchand (sans serviteur)")
    assert said(game, "slot MERCHANT", "de").startswith("Händler (ohne Untertan)")


def test_a_delivery_says_what_it_brings_besides_the_income() -> None:
    """[PC-LOAD-2, PC-LOAD-3, PC-PRIV-1] A trade point, the servants of the quay, a privilege."""
    quays = {"ROM-I": {"owner": 0, "ship": "S18"}, "ROM-II": {"owner": 0, "ship": "S17"}}
    game = lay(A={"goods": ["GLASS", "DYE"]}, quays=quays, slots=deal(PORTER=1))
    game.choose("slot PORTER1")
    paid = "★1, 2 servants home, palace seat without trade points"
    assert said(game, "quay ROM-I") == f"To Rome I: glass loads its ship ({paid})"
    assert said(game, "quay ROM-II") == "To Rome II"
    game.choose("quay ROM-I")
    assert said(game, "good GLASS") == "Glass from the warehouse, for the ship"
    assert said(game, "good DYE") == "Dye from the warehouse"


def test_any_good_that_is_loaded_says_what_it_brings() -> None:
    """[PC-PRIV-ANY-1, PC-PRIV-ANY-2]"""
    quays = {"ROM-I": {"owner": 0, "ship": "S18", "good": "DYE"}}
    game = lay(
        A={"kept": ["S27"]}, quays={**quays, "EGY-I": {"owner": 0, "good": "DYE", "ship": "S02"}}
    )
    game.choose("ship S27")
    paid = "★1, 2 servants home, palace seat without trade points"
    assert said(game, "quay ROM-I") == f"At quay Rome I, with dye ({paid})"


def test_the_income_of_a_decade_is_no_gain_of_the_last_load_before_it() -> None:
    """[PC-DEC-1, PC-INC-1] Servants come home from the cards after the rows have moved up."""
    quays = {"ROM-I": {"owner": 0, "good": "GLASS"}}
    game = lay(phase="arrival", first_row=["S18"], quays=quays, A={"reserve": 3})
    assert game.question == "A GainPoint"
    gains = {gain.kind: gain.number for gain in game.preview("trade-house").gains}
    assert gains == {"points": 1, "reserve": 2, "quays": -1}


def why(game: Laid, name: str, language: str = "en") -> str:
    """Why a thing cannot be chosen, in words."""
    seat = game.seat
    assert seat is not None
    bars = {game.called(choice): bar for choice, bar in game.barred(seat).items()}
    return game.words(language).reason(bars[name])


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("good OIL", "The Merchant buys goods."),
        ("palace", "A palace seat is the bonus action of slots 4 and 6,"),
        ("warehouse", "A storage space is the bonus action of slots 3 and 5,"),
        ("quay ROM-I", "The Stevedore claims and leaves quays;"),
        ("charter-ship", "The Captain goes aboard a charter ship;"),
    ],
)
def test_what_only_a_card_reaches_says_which(name: str, told: str) -> None:
    """[PC-TURN-3, PC-BONUS-2] A newcomer clicks at what they want before they know how."""
    assert why(lay(market=["OIL"]), name).startswith(told)


def test_a_card_of_no_use_says_why_both_its_actions_are_impossible() -> None:
    """[PC-TURN-9] Either would be enough."""
    game = lay(A={"talents": 30, "points": 1}, slots=deal(PORTER=4, MERCHANT=3))
    assert why(game, "slot PORTER4") == (
        "You have no good that could be carried. "
        "And the bonus action: It needs 2 trade points, and you have 1."
    )
    poor = lay(A={"talents": 2}, market=["OIL"], slots=deal(MERCHANT=3))
    assert why(poor, "slot MERCHANT3") == (
        "It costs 4 talents, and you have 2. "
        "And the bonus action: It costs 6 talents, and you have 2."
    )
    assert (
        why(lay(slots=deal(PORTER=1)), "slot PORTER1") == "You have no good that could be carried."
    )


def test_no_privilege_that_is_used_costs_one_more_than_the_others() -> None:
    """[PC-PRIV-4, PC-PRIV-5] Whether or not something is asked while it is carried out."""
    game = lay(
        A={"kept": [CALL, SEAT], "talents": 8},
        first_row=["S01"],
        second_row=["S06"],
        deck=["S11"],
    )
    kinds = {gain.kind for ship in (CALL, SEAT) for gain in game.preview(f"ship {ship}").gains}
    assert kinds == {"talents", "reserve", "seats"}
