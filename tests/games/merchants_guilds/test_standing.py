"""How everybody stands, and how far the end is."""

from __future__ import annotations

from tests.games.merchants_guilds.laid import Laid, lay, with_tiles


def standing_on(tile: str, **data: list[str]) -> Laid:
    """The seats A and B hold these cards and stand on a tile of decade III."""
    hands = {letter: {"hand": cards} for letter, cards in data.items()}
    return lay(2, decade=3, tiles=with_tiles(tile), tile_discs={tile: [0, 1]}, **hands)


def test_decade_and_round_are_told() -> None:
    """[MG-FLOW-1, MG-END-1]"""
    game = lay(decade=2, round=4)
    ending = game.standing(0).ending
    assert ending is not None
    assert (ending.played, ending.rounds) == (8, 15)
    told = [game.words("en").told(message) for message in (ending.now, *ending.until)]
    assert told == [
        "Decade II of III, round 4 of 5",
        "The game ends after decade III: 7 rounds are left.",
    ]


def test_cards_in_hand_that_a_seat_does_not_know_make_a_question_mark() -> None:
    """[MG-TILE-GOODS-1] What is open counts; whoever holds the cards knows everything."""
    game = standing_on("GOODS", A=["T01", "T02", "T03"], B=["T16", "T17"])
    for eyes, known in ((0, [True, False]), (1, [False, True]), (None, [False, False])):
        stands = game.standing(eyes).stands
        assert [stand.total is not None for stand in stands] == known
        lines = [{line.key: line.number for line in stand.lines} for stand in stands]
        assert [line["goods"] is not None for line in lines] == known
        assert all(line["product"] is not None for line in lines)
        assert [stand.open for stand in stands][1 - (eyes or 0)] == 0


def test_without_a_disc_on_the_tile_hands_do_not_matter() -> None:
    """[MG-SCORE-4] Nothing is hidden then, and everybody's total is told."""
    game = lay(2, decade=3, A={"hand": ["T01", "T02"]}, B={"hand": ["T03"]})
    assert [stand.total for stand in game.standing(None).stands] == [0, 0]
