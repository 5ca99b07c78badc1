"""Phase 6, the turn and the alternatives to a card, section 4.8 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.porto_carthago.laid import deal, lay


def test_five_rounds_of_one_turn_each() -> None:
    """[PC-TURN-1, PC-TURN-2]"""
    game = lay(decade=3, start_player=2)
    turns = []
    while game.g.decade == 3:
        turns.append(f"{game.question[0]}{game.g.action_round}")
        game.choose("talents")
    assert turns == [f"{letter}{n}" for n in range(1, 6) for letter in "CDAB"]


def test_exactly_one_thing_in_a_turn() -> None:
    """[PC-TURN-3]"""
    game = lay(A={"talents": 20, "goods": ["OIL"]}, market=["OIL"], quays={"EGY-I": {"owner": 0}})
    cards = {"PORTER1", "PORTER2", "CAPTAIN3", "ARISTOCRAT4", "STEVEDORE5", "MERCHANT6"}
    assert game.offered == {f"slot {card}" for card in cards} | {"talents", "market"}
    for choices in (["talents"], ["market", "pass"], ["slot PORTER1", "pass"]):
        again = game.clone()
        again.choose(*choices)
        assert again.question == "B TakeTurn"


def test_a_card_is_paid_from_the_reserve_first() -> None:
    """[PC-TURN-4]"""
    game = lay(A={"reserve": 4, "temple": 3}, slots=deal(ARISTOCRAT=6))
    before = game.servants_on_cards("A")
    game.choose("slot ARISTOCRAT6")
    assert game.question == "A FillLighthouse"  # paid, but not yet carried out
    assert game.player("A").reserve == 1
    assert game.servants_on_cards("A") == before + 3
    game = lay(A={"reserve": 2, "temple": 3}, slots=deal(ARISTOCRAT=6))
    assert "slot ARISTOCRAT6" not in game.offered
    game = lay(A={"reserve": 2, "temple": 3}, slots=deal(ARISTOCRAT=5))
    assert "slot ARISTOCRAT5" in game.offered


def test_a_card_may_be_used_again_and_again_at_full_cost() -> None:
    """[PC-TURN-5]"""
    game = lay(slots=deal(CAPTAIN=2))
    game.choose("slot CAPTAIN2", "charter-ship", "slot CAPTAIN2", "charter-ship")
    game.choose("talents", "talents", "slot CAPTAIN2", "charter-ship")
    assert (game.servants_on_cards("A"), game.servants_on_cards("B")) == (2, 1)
    assert (game.player("A").captains, game.player("B").captains) == (2, 1)
    assert game.player("A").reserve == 16 - 2 - 2


def test_the_action_is_carried_out_or_forgone() -> None:
    """[PC-TURN-6]"""
    questions = {
        "CAPTAIN": {"charter-ship", "pass"},
        "MERCHANT": {"good OIL", "pass"},
        "PORTER": {"quay EGY-I", "pass"},
    }
    for card, choices in questions.items():
        game = lay(
            A={"talents": 9, "goods": ["DYE"]},
            market=["OIL"],
            quays={"EGY-I": {"owner": 0}},
            slots=deal(**{card: 2}),
        )
        game.choose(f"slot {card}2")
        assert game.offered == choices
        game.choose("pass")
        assert "action-forgone" in game.events
        assert game.servants_on_cards("A") == 1  # paid all the same
        assert game.question == "B TakeTurn"
    for card in ("ARISTOCRAT", "STEVEDORE"):
        game = lay(slots=deal(**{card: 2}))
        game.choose(f"slot {card}2", "pass")
        assert game.question == "B TakeTurn"
        assert game.player("A").reserve == 15


def test_the_bonus_comes_after_the_action_and_once() -> None:
    """[PC-TURN-7]"""
    game = lay(A={"talents": 30}, slots=deal(CAPTAIN=3))
    game.choose("slot CAPTAIN3", "charter-ship")
    assert game.player("A").captains == 1
    assert game.offered == {"warehouse", "pass"}
    again = game.clone()
    again.choose("pass")
    assert (again.question, again.player("A").blocked) == ("B TakeTurn", 2)
    game.choose("warehouse")
    assert (game.question, game.player("A").blocked) == ("B TakeTurn", 1)


@pytest.mark.parametrize(("slot", "bonus", "servants"), [(5, "warehouse", 2), (6, "palace", 3)])
def test_a_card_may_be_chosen_only_for_its_bonus(slot: int, bonus: str, servants: int) -> None:
    """[PC-TURN-8, PC-PAL-1, TC-EX-7]"""
    game = lay(A={"talents": 10, "points": 2, "reserve": 4}, slots=deal(CAPTAIN=slot))
    game.choose(f"slot CAPTAIN{slot}", "pass", bonus)
    a = game.player("A")
    assert (a.captains, game.board["slots"][slot - 1]["workers"][0]) == (0, servants)
    after = (a.talents, a.blocked, a.reserve, game.g.palace)
    assert after == ((4, 1, 3, []) if bonus == "warehouse" else (2, 2, 0, [0]))


def test_a_card_needs_a_possible_action_or_bonus_after_paying() -> None:
    """[PC-TURN-9, EC-29]"""
    bare = {"reserve": 1}
    assert "slot CAPTAIN2" not in lay(A=bare, slots=deal(CAPTAIN=2)).offered
    assert "slot CAPTAIN3" not in lay(A={**bare, "talents": 5}, slots=deal(CAPTAIN=3)).offered
    game = lay(A={**bare, "talents": 6}, slots=deal(CAPTAIN=3))
    game.choose("slot CAPTAIN3")
    assert game.question == "A ChooseBonus"  # no servant to place
    assert "slot CAPTAIN2" in lay(A={"reserve": 2}, slots=deal(CAPTAIN=2)).offered
    taken: dict[str, Any] = {"B": {"captains": 4}, "slots": deal(CAPTAIN=4)}
    assert "slot CAPTAIN4" not in lay(**taken).offered
    assert "slot CAPTAIN4" in lay(A={"talents": 8, "points": 2}, **taken).offered


def test_what_an_action_brings_may_pay_for_the_bonus() -> None:
    """[PC-TURN-10]"""
    sailor = {"talents": 2, "temple": 1, "captains": 1, "reserve": 2, "goods": ["OIL"]}
    game = lay(A=sailor, deck=["S08"], slots=deal(PORTER=4))  # income 6, danger 1
    game.choose("slot PORTER4", "charter-ship")
    assert (game.player("A").points, game.player("A").reserve) == (2, 2)
    assert game.player("A").talents == 2 + 6 - 1
    assert game.question == "B TakeTurn"  # 7 talents are not enough for the first seat
    game = lay(A={**sailor, "talents": 3}, deck=["S08"], slots=deal(PORTER=4))
    game.choose("slot PORTER4", "charter-ship", "palace")
    assert (game.player("A").talents, game.g.palace) == (0, [0])


def test_kept_privileges_before_between_and_after_but_not_inside() -> None:
    """[PC-TURN-11]"""
    game = lay(A={"talents": 6, "kept": ["S14", "S20", "S23"]}, slots=deal(CAPTAIN=3))
    kept = {"ship S14", "ship S20", "ship S23"}
    assert kept < game.offered
    game.choose("ship S14")
    assert game.question == "A SortDeck"
    assert not game.offered & kept  # not inside another
    game.apply(game.options[0])
    game.apply(game.options[0])
    game.choose("slot CAPTAIN3")
    assert game.offered == {"charter-ship", "pass"}
    game.choose("charter-ship")
    assert game.offered == {"warehouse", "pass", "ship S20", "ship S23"}
    game.choose("warehouse")
    assert game.offered == {"pass", "ship S20", "ship S23"}  # several, one after the other
    game.choose("pass")
    assert game.question == "B TakeTurn"
    game = lay(A={"kept": ["S14"]})
    game.choose("talents")
    assert game.offered == {"pass", "ship S14"}


def test_three_talents_and_nothing_else() -> None:
    """[PC-ALT-1]"""
    game = lay(A={"talents": 20, "points": 6})
    game.choose("talents")
    assert (game.player("A").talents, game.player("A").reserve) == (23, 16)
    assert game.question == "B TakeTurn"  # no bonus action


def test_alternatives_are_free_and_open_to_all() -> None:
    """[PC-ALT-5]"""
    nobody = {"reserve": 0}
    game = lay(A=nobody, B=nobody, C=nobody, D=nobody, market=["OIL"])
    for _ in range(2):
        game.choose("talents", "talents", "market", "market")
    assert [game.player(letter).talents for letter in "ABCD"] == [6, 6, 0, 0]
    assert [game.player(letter).reserve for letter in "ABCD"] == [0, 0, 0, 0]


def test_what_is_left_to_a_player_without_servants_in_reserve() -> None:
    """[PC-TURN-4, PC-ALT-5, EC-32] A free card, privileges but for that of a seat, alternatives."""
    a = {"reserve": 0, "temple": 1, "goods": ["OIL"], "kept": ["S14", "S28", "S18"], "talents": 9}
    game = lay(A=a, quays={"ROM-I": {"owner": 0}})
    assert game.offered == {"slot PORTER1", "talents", "market", "ship S14", "ship S28"}
    assert lay(A={"reserve": 0}, slots=deal(CAPTAIN=1)).offered == {"talents", "market"}
