"""Taking the last choice back, as long as nothing has come to light."""

from __future__ import annotations

import pytest

import cothon
from tests.games.neptun.laid import cargo, draft, hands, lay, up

# A may take this contract; the next one is hidden.
SHOWN = up("C03", "olives-1", "O6-1", gold=1)
SECOND = up("C05", "fish-1", "O3+1")

THREE = ("O4+0", "O6+1", "O9-2")


def test_taking_an_open_contract_and_loading_it_is_taken_back() -> None:
    """[NE-CONTRACT-9, NE-LOAD-1] All saw the contract before."""
    game = draft(SHOWN, SECOND)
    before = game.everything
    game.choose("contract 1", "slot 4")
    assert (game.question, game.mat("A")["gold"]) == ("B TakeContract", 6)
    game.undo(seat=0)
    assert game.offered == {f"slot {number}" for number in range(1, 6)}
    game.undo(seat=0)
    assert game.everything == before


@pytest.mark.parametrize(
    "choices", [("reveal",), ("reveal", "refuse"), ("reveal", "refuse", "refuse", "refuse")]
)
def test_a_revealed_contract_cannot_be_unseen(choices: tuple[str, ...]) -> None:
    """[NE-CONTRACT-6, -7, -8, -9]"""
    game = draft(SHOWN)
    game.choose(*choices)
    after = game.everything
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()
    assert game.everything == after


def test_after_a_reveal_the_next_choice_can_be_taken_back() -> None:
    """[NE-CONTRACT-7] To take what is revealed brings nothing new to light."""
    game = draft(SHOWN)
    game.choose("reveal")
    before = game.everything
    game.choose("contract 2", "slot 1")
    game.undo()
    game.undo()
    assert game.everything == before
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


def test_if_the_next_player_must_reveal_loading_is_final() -> None:
    """[NE-CONTRACT-6] A takes the only open contract; the next one is turned up for B."""
    game = draft(SHOWN)
    game.choose("contract 1", "slot 1")
    assert game.question == "B AcceptOrRefuse"
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


def test_an_open_leftover_lets_the_last_load_be_taken_back() -> None:
    """[NE-REFILL-2, -4] It only gets a gold; the new contracts lie face down."""
    game = draft(SHOWN, SECOND, gone=3)
    game.choose("contract 2")
    before = game.everything
    game.choose("slot 1")
    assert (game.board["turn"], game.board["display"][0]["gold"]) == (2, 2)
    game.undo()
    assert game.everything == before


def test_a_leftover_turned_up_is_final() -> None:
    """[NE-REFILL-3]"""
    game = draft(SHOWN, gone=3)
    game.choose("contract 1", "slot 1")
    assert "leftover-turned-up" in game.events
    with pytest.raises(cothon.CannotUndo, match="come to light"):
        game.undo()


# Oars


def test_a_secret_choice_is_taken_back_before_the_others_choose() -> None:
    """[NE-OAR-4, EC-45] One by one, as the choices are made."""
    game = lay(3, phase="oars", **hands(*THREE))
    before = game.everything
    game.choose("oar O4+0")
    assert game.everything != before
    game.undo(seat=0)
    assert game.everything == before
    game.row_with(*THREE[:2])
    with pytest.raises(cothon.CannotUndo, match="another player"):
        game.undo(seat=0)
    game.undo(seat=1)
    assert (game.moment, game.question) == (1, "B ChooseOars")


def test_revealed_oars_cannot_be_taken_back() -> None:
    """[NE-OAR-4]"""
    game = lay(3, phase="oars", **hands(*THREE))
    game.row_with(*THREE)
    after = game.everything
    for seat in (None, 2):
        with pytest.raises(cothon.CannotUndo, match="come to light"):
            game.undo(seat)
    assert game.everything == after


def test_while_choices_are_sealed_nothing_is_taken_back() -> None:
    """[NE-OAR-4, EC-45] They are changed instead; what was before them waits."""
    game = lay(3, phase="sail", turn=2, active=2, **{"C": {"played": ["O2+0", "O3+0"]}})
    game.choose("place CRETA")
    assert game.question == "A ChooseOars"
    assert game.why_not_undo(2) is None
    game.hand_in("B", game.mat("B")["hand"][0])
    assert game.why_not_undo() == "sealed"
    for seat in (None, 0, 1, 2):
        with pytest.raises(cothon.CannotUndo, match="handed in"):
            game.undo(seat)
    assert (list(game.sealed), game.moment) == ([1], 1)


def test_the_last_go_of_a_turn_is_taken_back_with_the_wind() -> None:
    """[NE-WIND-3] The shift tells nothing new."""
    game = lay(3, phase="sail", wind=8, forecast=-3, active=2)
    before = game.everything
    game.choose("place CRETA")
    assert (game.board["wind"], game.board["turn"]) == (2, 2)
    game.undo(seat=2)
    assert game.everything == before
    assert (game.board["wind"], game.board["forecast"]) == (8, -3)


# Extra turns and the end of a round


def test_an_answer_a_played_card_and_a_voyage_are_taken_back() -> None:
    """[NE-EXTRA-2, -3] The card is shown to the others; its owner learns nothing by that."""
    given = {"slots": cargo("C01 salt-1"), "hand": ["O2+0", "O3+0"]}
    game = lay(3, phase="extra", A=given)
    moments = []
    for choice in ("join", "oar O3+0", "place CYRENE"):
        moments.append(game.everything)
        game.choose(choice)
    while moments:
        game.undo(seat=0)
        assert game.everything == moments.pop()


def test_joining_with_the_last_card_is_taken_back() -> None:
    """[NE-EXTRA-3] It is played at once."""
    game = lay(3, phase="extra", A={"slots": cargo("C01 salt-1"), "hand": ["O2+0"]})
    before = game.everything
    game.choose("join")
    assert game.question == "A Sail"
    game.undo()
    assert game.everything == before


@pytest.mark.parametrize("perfect", [True, False])
def test_the_end_of_the_game_is_final_if_a_bonus_tile_came_to_light(perfect: bool) -> None:
    """[NE-SCORE-1, NE-END-2]"""
    manifest = cargo("done", "done", "done", "done", "done" if perfect else "lost C01 salt-1")
    game = lay(3, phase="sail", round="C", turn=5, active=2, C={"slots": manifest})
    before = game.everything
    game.choose("place CRETA")
    assert game.over
    if perfect:
        assert game.why_not_undo() == "revealed"
    else:
        game.undo(seat=2)
        assert game.everything == before


def test_a_draft_taken_back_deals_the_same_cards_again() -> None:
    """[NE-SETUP-14] Chance is not called anew."""
    game = draft(SHOWN, SECOND, gone=3)
    game.choose("contract 2", "slot 1")
    piles = list(game.g.city_pile), list(game.g.shown_cities)
    game.undo()
    game.choose("slot 1")
    assert (list(game.g.city_pile), list(game.g.shown_cities)) == piles


def test_why_not() -> None:
    """The reason by name, for programs."""
    game = lay(3, phase="oars", **hands(*THREE))
    assert game.why_not_undo() == "nothing"
    game.choose("oar O4+0")
    assert game.why_not_undo(0) is None
    assert game.why_not_undo(1) == "another"
    game.hand_in("B", "O6+1")
    assert game.why_not_undo(0) == "sealed"
    game.hand_in("C", "O9-2")
    assert game.why_not_undo(2) == "revealed"
    game.idle("ChooseOars")
    assert game.why_not_undo() is None
