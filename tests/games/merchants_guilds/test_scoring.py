"""The end of the game: seats times ships, and the tiles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import LETTERS, asleep, final, lay, tile_points, with_tiles

BLOCK = {"C1": 0, "C2": 0, "C3": 0, "C4": 0, "B4": 0}
TEN_CARDS = ["T13", "T14", "T15", "T28", "T07", "T08", "T04", "T05", "T01", "T02"]  # 42 coins
FLEET = ["S01", "S07", "S13", "S19", "S25", "S02"]


# The end


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("decade", "round_number"), [(1, 5), (2, 5), (3, 4), (3, 5)])
def test_the_game_ends_after_round_five_of_decade_three(
    seats: int, decade: int, round_number: int
) -> None:
    """[MG-END-1]"""
    game = lay(seats, decade=decade, round=round_number, start_player=1)
    for turn in range(seats):
        assert game.question == f"{LETTERS[(1 + turn) % seats]} TakeTurn"
        game.choose("pass")
    assert game.over is ((decade, round_number) == (3, 5))
    assert bool(game.winners) is game.over


def test_cards_beside_the_residence_stay_there_at_the_end() -> None:
    """[MG-END-2] They do not come back to hand, as they do between decades."""
    cards: dict[str, Any] = {"hand": ["B1"], "left": ["B2", "T60"], "right": ["T75"]}
    game = final(A=cards, tile_discs={"COINS": [0]}, tiles=with_tiles("COINS"))
    assert game.hand("A") == ["B1"]
    assert game.mat("A")["left"] == ["B2.red", "T60"]
    assert game.mat("A")["right"] == ["T75"]
    assert game.lines("A")["coins"] == 0
    before = lay(phase="decade_end", decade=2, A=cards)
    assert {"B1", "B2", "T60", "T75"} <= set(before.hand("A"))


# Seats times ships


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("small", "forum", "freed", "any_column", "right_only"),
    [
        (0, 0, {}, 0, 0),
        (1, 0, {}, 1, 1),
        (0, 2, {}, 2, 2),
        (2, 1, {}, 3, 3),
        (0, 0, {"LEFT": 1}, 0, 0),
        (0, 0, {"LEFT": 2}, 2, 2),
        (0, 0, {"LEFT": 3}, 3 + 1, 3),
        (0, 0, {"MIDDLE": 1}, 0, 0),
        (0, 0, {"MIDDLE": 2}, 1, 0),
        (0, 0, {"RIGHT": 1}, 0, 0),
        (0, 0, {"RIGHT": 1, "MIDDLE": 1}, 0, 0),
        (0, 0, {"RIGHT": 2}, 1, 1),
        (0, 0, {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}, 3 + 3, 3 + 1),
        (2, 0, {"LEFT": 3, "MIDDLE": 1, "RIGHT": 1}, 2 + 3 + 1, 2 + 3),  # SC-29
        (2, 1, {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}, 3 + 3 + 3, 3 + 3 + 1),
    ],
)
def test_seats_are_discs_in_the_hall_bonus_seats_and_emptied_columns(
    seats: int, small: int, forum: int, freed: dict[str, int], any_column: int, right_only: int
) -> None:
    """[MG-SCORE-1, -3, MG-RES-7, AMB-03, SC-29] One for each disc, small seat or forum.

    Each emptied column gives a seat, or with the other reading the right one alone.
    """
    hall = dict.fromkeys(("B1", "C4")[:small], 0) | {"B3": 1}
    data: dict[str, Any] = {"A": {"freed": freed, "ships": FLEET[:5]}, "B": {"ships": ["S03"]}}
    for way, expected in (("any_column", any_column), ("right_column_only", right_only)):
        game = final(seats, hall=hall, forum=[forum, 1], options={"column_seat": way}, **data)
        assert game.mat("A")["guild_seats"] == expected
        assert game.lines("A")["product"] == game.totals[0] == expected * 5
        assert game.lines("B")["product"] == 2


@pytest.mark.parametrize("awake", [0, 1, 3])
def test_all_own_ships_count_active_or_not(awake: int) -> None:
    """[MG-SCORE-2]"""
    ships = [*FLEET[:awake], *asleep(*FLEET[awake:3])]
    game = final(A={"ships": ships}, hall={"A1": 0, "A2": 0}, B={"ships": ["S30"]})
    assert game.lines("A")["product"] == 2 * 3


@pytest.mark.parametrize(("discs", "ships"), [(0, 5), (3, 0), (1, 1), (2, 4), (3, 6)])
def test_seats_are_multiplied_by_ships(discs: int, ships: int) -> None:
    """[MG-SCORE-3]"""
    game = final(A={"ships": FLEET[:ships]}, forum=[discs])
    assert game.totals[0] == discs * ships


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_is_the_product_and_all_tiles_with_an_own_disc(seats: int) -> None:
    """[MG-SCORE-3, MG-PLACE-6] Tiles of all decades; for others only those they stand on."""
    game = final(
        seats,
        tiles=with_tiles("GUILD_HALL_1", "ACHIEVEMENT_TILES", "VICTORY_POINTS", "COINS"),
        tile_discs={"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [0, 1], "COINS": [1, 0]},
        forum=[1, 1],
        A={"ships": ["S01", "S02"], "hand": ["T13", "T14"], "freed": {"RIGHT": 2}},
        B={"ships": ["S03"], "hand": ["T15"]},
    )
    assert game.lines("A") | {"guild-hall-2": 0} == {
        **{"product": (1 + 1) * 2, "guild-hall-1": 4, "achievement-tiles": 3 * 2},
        **{"victory-points": 0, "coins": 4, "guild-hall-2": 0, "residence-2": 0},
    }
    assert game.totals[:2] == [4 + 4 + 6 + 4, 1 + 0 + 2 * 2 + 2]
    assert game.totals[2:] == [0] * (seats - 2)
    scored = [[0, 0, 4], [0, 1, 6], [0, 6, 4], [1, 1, 4], [1, 6, 2]]
    assert sorted([row[0], row[1], row[3]] for row in game.told("tile-counted")) == scored


@pytest.mark.parametrize(
    ("tile", "data"),
    [
        ("GUILD_HALL_1", {"forum": [4], "A": {"freed": {"RIGHT": 2}}}),
        ("RESIDENCE_1", {"A": {"freed": {"LEFT": 3, "MIDDLE": 2}}}),
        ("GUILD_HALL_2", {"hall": BLOCK, "A": {"freed": {"RIGHT": 2}}}),
        ("VICTORY_POINTS", {"discs": {"COINS": [0]}}),
        ("SHIP_CARDS", {"A": {"ships": [f"S{n:02}" for n in range(1, 12)]}}),
        ("COINS", {"A": {"hand": TEN_CARDS}}),
        ("RESIDENCE_2", {"A": {"freed": {"RIGHT": 2}}}),
        ("GOODS", {"A": {"hand": [f"T{n:02}" for n in range(1, 16)]}}),
    ],
)
def test_no_tile_gives_more_than_twelve(tile: str, data: dict[str, Any]) -> None:
    """[MG-SCORE-4, EX-13] All of these would; six discs on tiles are worth 12 anyway."""
    discs = data.get("discs", {})
    laid = {key: value for key, value in data.items() if key != "discs"}
    assert tile_points(tile, tile_discs=discs, **laid) == 12


# Winners


@pytest.mark.parametrize(
    ("forum", "fleets", "winners"),
    [
        ([1, 2, 0, 0], [1, 1, 1, 1], [1]),
        ([0, 0, 0, 3], [1, 1, 1, 1], [3]),
        ([2, 1, 2, 0], [1, 1, 1, 1], [0, 2]),
        ([1, 1, 1, 1], [1, 1, 1, 1], [0, 1, 2, 3]),
        ([0, 0, 0, 0], [1, 1, 1, 1], [0, 1, 2, 3]),
        ([2, 1], [1, 2], [0, 1]),  # one has more seats, the other more ships
        ([2, 1, 1], [1, 2, 0], [0, 1]),
        ([2, 1, 1, 1], [1, 2, 0, 0], [0, 1]),
    ],
)
def test_most_points_win_and_equals_share_the_victory(
    forum: list[int], fleets: list[int], winners: list[int]
) -> None:
    """[MG-SCORE-5, AMB-60] Whatever else they have: there is no tie-break."""
    left = [f"S{number:02}" for number in range(1, 31)]
    mats: dict[str, Any] = {
        letter: {"ships": [left.pop() for _ in range(count)], "hand": ["T01"] if n == 0 else []}
        for n, (letter, count) in enumerate(zip(LETTERS, fleets, strict=False))
    }
    game = final(len(forum), forum=forum, **mats)
    totals = [discs * ships for discs, ships in zip(forum, fleets, strict=True)]
    assert game.totals == totals
    assert game.winners == winners
    mask = sum(1 << seat for seat in winners)
    alone, shared = [[winners[0], max(totals)]], [[mask, max(totals)]]
    assert game.told("victory-won") == (alone if len(winners) == 1 else [])
    assert game.told("victory-shared") == (shared if len(winners) > 1 else [])
    assert all(score.ties == () for score in game.scores())
    ranks = [1 + sum(other > own for other in totals) for own in totals]
    assert [score.rank for score in game.scores()] == ranks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_won_before_the_end(seats: int) -> None:
    """[MG-END-1, MG-SCORE-5]"""
    game = lay(seats, forum=[2], A={"ships": FLEET})
    assert game.winners == []
    assert game.view(None)["winners"] == []
    assert "game-ended" not in game.events
    over = final(seats, forum=[2], A={"ships": FLEET})
    assert over.winners == [0]
    assert over.board["decade"] == 3
