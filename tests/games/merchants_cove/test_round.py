"""Course of the game: rounds, phases, cleanup."""

from __future__ import annotations

from cothon.bots import ask, make_pilot
from tests.games.merchants_cove.laid import Laid, lay
from tests.luck import dice


def test_three_rounds_with_a_cleanup_after_the_first_two() -> None:
    """[MC-FLOW-1, -2, MC-CLEAN-9] Then the final scoring."""
    luck = dice(1)
    game = Laid.new(3, luck.randrange(10**6))
    while not game.over:
        game.apply(luck.choice(game.options))
    assert game.events.count("round-opened") == 3
    assert game.events.count("round-ended") == 2
    assert game.events.count("production-ended") == 3
    assert game.events.count("final-scoring") == 1
    assert game.board["round"] == 3


def test_a_bot_plays_on_for_one_who_left() -> None:
    """[MC-GEN-12, E-76] It answers whatever that seat is asked, to the end of the game."""
    luck, bot, answers = dice(3), make_pilot("random", 3), 0
    game = Laid.new(3, luck.randrange(10**6))
    while not game.over:
        if game.seat == 1 and game.board["round"] > 1:
            answers += 1
            game.apply(ask(bot, game, answers))
        else:
            game.apply(luck.choice(game.options))
    assert answers > 10
    assert game.winners


def test_cleanup_after_the_first_round() -> None:
    """[MC-CLEAN-1, -3, -5, -7, -8] Everything is ready for the second one."""
    game = lay(
        2,
        phase="cleanup",
        marker=9,
        order=[1, 0],
        A={"hour": 9},
        B={"hour": 9},
        docked={"DL-out": "L-out", "DL-in": "L-mid"},
        removed=["L-in"],
        piers={"bazaar": {"warrior": 3}},
        halls={"red": 3},
    )
    board = game.board
    assert board["round"] == 2
    assert board["clock"]["marker"] == 12
    assert board["clock"]["stacks"] == {"2": [1, 0]}
    assert (board["clock"]["free_hands"], board["clock"]["mice"]) == (["6.5"], ["9.5", "1"])
    assert all(boat["place"] == "sea" for boat in board["boats"])
    assert all(not pier["crowd"] for pier in board["piers"])
    assert board["halls"]["red"] == 3
    assert game.active == "A"


def test_cleanup_after_the_second_round() -> None:
    """[MC-CLEAN-6, -7, -8, TC-56] All on 3 in the same order; both hands are free."""
    game = lay(3, phase="cleanup", round=2, order=[0, 2, 1], **{key: {"hour": 12} for key in "ABC"})
    clock = game.board["clock"]
    assert clock["stacks"] == {"3": [0, 2, 1]}
    assert (clock["free_hands"], clock["mice"], clock["marker"]) == (["6.5", "9.5"], ["1", "2"], 12)
    assert game.active == "B"


def test_what_cleanup_does_not_name_carries_over() -> None:
    """[MC-CLEAN-9] Gold, stalls, staff, corruption cards, figures, dice."""
    shop = {"coal": {"F1": 5}, "fed": {"F3": ["red-4"]}}
    player = {
        "merchant": "blacksmith",
        "hour": 12,
        "gold": 17,
        "stall": {"large_red": 1},
        "staff": ["LOC-01"],
        "corruption": ["CO-30"],
        "figure": "forge",
        "shop": shop,
    }
    game = lay(2, phase="cleanup", A=player, B={"hour": 12})
    mat = game.mat("A")
    assert (mat["gold"], mat["stall"], mat["corruption"]) == (17, {"large_red": 1}, ["CO-30"])
    assert mat["staff"] == ["LOC-01", None, None, None]
    assert mat["shop"]["furnaces"][0]["coal"] == 5
    assert mat["shop"]["furnaces"][2]["dice"] == ["red-4"]
