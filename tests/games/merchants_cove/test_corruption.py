"""Corruption cards: secret hands, face-down discards, an empty deck."""

from __future__ import annotations

from tests.facts import state_facts
from tests.games.merchants_cove.laid import Laid, lay


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    """[MC-GEN-8] The number is public."""
    game = lay(2, A={"hour": 4}, B={"hour": 12}, corruption_deck=["CO-25"])
    game.pay("A", 1, corruption=1)
    assert game.mat("A")["corruption"] == ["CO-25"]
    assert game.view(1)["table"]["players"][0]["corruption"] == [None]
    assert game.board["players"][0]["corruption"] == [None]
    assert "CO-25" not in str(game.view(1)) + str(game.log("en", 1))


def test_a_discarded_card_lies_face_down() -> None:
    """[MC-GEN-9, E-24] The discarder remembers it."""
    game = overseen("CO-25", "CO-01")
    game.choose("corruption CO-25")
    assert game.view(0)["table"]["corruption_discard"] == ["CO-25"]
    assert game.view(1)["table"]["corruption_discard"] == [None]


def overseen(*cards: str) -> Laid:
    """A uses the Overseer."""
    player = {
        "merchant": "blacksmith",
        "hour": 4,
        "figure": "forge",
        "staff": [None, None, None, "LOC-01"],
        "corruption": list(cards),
    }
    game = lay(2, A=player, B={"hour": 12})
    game.choose("use-staff")
    return game


def test_an_empty_deck_is_renewed_from_the_discards() -> None:
    """[MC-GEN-10, E-25] Nobody knows what lies where any more."""
    game = lay(
        2,
        A={"hour": 4},
        B={"hour": 12},
        corruption_discard=["CO-25", "CO-26", "CO-27"],
        no_more_corruption=True,
    )
    game.pay("A", 1, corruption=2)
    assert game.cards("A") == 2
    assert len(game.g.corruption_deck) == 1
    assert game.board["corruption_discard"] == []
    assert "corruption-reshuffled" in game.events


def test_without_any_card_nothing_happens() -> None:
    """[MC-GEN-10, E-25, E-79]"""
    game = lay(2, A={"hour": 4}, B={"hour": 12}, no_more_corruption=True)
    game.pay("A", 1, corruption=2)
    assert (game.cards("A"), game.hours()["A"]) == (0, 5)


def test_hands_of_others_and_decks_are_dealt_afresh() -> None:
    """[MC-GEN-8] What a seat knows stays; what it sees is the same."""
    hand = ["CO-01", "CO-25", "CO-49"]
    game = lay(2, A={"corruption": hand}, B={"corruption": ["CO-30", "CO-60"]})
    others = set()
    for seed in range(20):
        twin = game.determinize(0, seed)
        assert twin.view(0) == game.view(0)
        others.add(tuple(twin.g.merchants[1].hand))
    assert len(others) > 10


def test_a_discard_stays_secret_while_more_may_follow() -> None:
    """[MC-GEN-9, MC-TOWN-2, E-24] What another seat can think of does not depend on the card."""
    low, high = judged(), judged()
    low.choose("corruption CO-01")
    high.choose("corruption CO-25")
    assert (low.offered, high.offered) == (
        {"corruption CO-25", "corruption CO-60", "pass"},
        {"corruption CO-60", "pass"},
    )
    assert low.view(1) == high.view(1)
    assert state_facts(low.determinize(1, 5).state) == state_facts(high.determinize(1, 5).state)


def judged() -> Laid:
    """A has recruited the Judge, and may discard up to three cards."""
    hand = ["CO-01", "CO-25", "CO-60"]
    player = {"merchant": "blacksmith", "hour": 4, "corruption": hand}
    game = lay(2, A=player, B={"hour": 12}, plaza=["LOC-08", "LOC-09", "LOC-10", "LOC-11"])
    game.choose("recruit", "townsfolk LOC-11")
    return game
