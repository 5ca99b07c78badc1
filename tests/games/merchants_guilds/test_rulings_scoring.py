"""The rulings on scoring, section 6 of the rules page, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import Laid, acted, final, with_tiles


def standing_on(tile: str, options: dict[str, str] | None = None, **data: Any) -> Laid:
    """The end of a game in which A stands on a tile."""
    discs = {**data.pop("tile_discs", {}), tile: data.pop("there", [0])}
    return final(
        data.pop("seats", 4),
        tiles=with_tiles(*discs),
        tile_discs=discs,
        options=options,
        **data,
    )


@pytest.mark.parametrize(
    ("ships", "each", "largest"),
    [
        ("S01 S02 S03 S25 S26 S19", 8, 7),
        ("S01 S02 S13 S14 S25 S19", 9, 8),
        ("S01 S02 S13 S14", 4, 3),
        ("S01 S13 S25", 3, 3),
    ],
)
def test_amb_01_further_sets_of_different_ships(ships: str, each: int, largest: int) -> None:
    """[AMB-01] All of them count, or only the largest."""
    given = {"ships": ships.split()}
    for options, points in (
        (None, each),
        ({"set_scoring": "each_set"}, each),
        ({"set_scoring": "largest_different_only"}, largest),
    ):
        assert standing_on("SHIP_CARDS", options, A=given).lines("A")["ship-cards"] == points


@pytest.mark.parametrize(
    ("cards", "each", "largest"),
    [("T01 T02 T03 T31 T32 T33 T61 T46", 10, 8), ("T01 T02 T16 T17", 4, 3), ("T01 T16", 1, 1)],
)
def test_amb_01_further_sets_of_different_goods(cards: str, each: int, largest: int) -> None:
    """[AMB-01] The option governs GOODS as well."""
    given = {"hand": cards.split()}
    for options, points in (
        (None, each),
        ({"set_scoring": "largest_different_only"}, largest),
    ):
        assert standing_on("GOODS", options, A=given).lines("A")["goods"] == points


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("elsewhere", [0, 1])
def test_amb_02_victory_points_for_all_positions_or_for_this_tile(
    seats: int, elsewhere: int
) -> None:
    """[AMB-02] First here, second on another tile: 7 + 6 is over the limit, 7 is not."""
    discs = {"COINS": [1, 0]} if elsewhere else {}
    for options, points in (
        (None, 12 if elsewhere else 7),
        ({"vp_tile_scope": "all_positions"}, 12 if elsewhere else 7),
        ({"vp_tile_scope": "this_tile_only"}, 7),
    ):
        game = standing_on("VICTORY_POINTS", options, seats=seats, tile_discs=discs)
        assert game.lines("A")["victory-points"] == points


@pytest.mark.parametrize("space", [0, 1, 2])
def test_amb_02_the_place_on_this_tile(space: int) -> None:
    """[AMB-02] 7, 6 or 5, whatever stands elsewhere."""
    there = [1, 2, 3][:space]
    options = {"vp_tile_scope": "this_tile_only"}
    game = standing_on("VICTORY_POINTS", options, there=[*there, 0], tile_discs={"GOODS": [0]})
    assert game.lines("A")["victory-points"] == (7, 6, 5)[space]


@pytest.mark.parametrize(
    ("freed", "any_column", "right_only"),
    [
        ({"LEFT": 3}, 3 + 1, 3),
        ({"LEFT": 2}, 2, 2),
        ({"MIDDLE": 2}, 1, 0),
        ({"RIGHT": 2}, 1, 1),
        ({"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}, 6, 4),
    ],
)
def test_amb_03_which_emptied_column_gives_a_seat(
    freed: dict[str, int], any_column: int, right_only: int
) -> None:
    """[AMB-03] Each of the three, or the right one alone."""
    given = {"freed": freed, "ships": ["S01"]}
    for options, seats in (
        (None, any_column),
        ({"column_seat": "any_column"}, any_column),
        ({"column_seat": "right_column_only"}, right_only),
    ):
        game = final(options=options, A=given)
        assert game.totals[0] == game.mat("A")["guild_seats"] == seats


@pytest.mark.parametrize(("freed", "points"), [(0, 0), (1, 3), (2, 6)])
def test_amb_04_the_double_space_is_one_space(freed: int, points: int) -> None:
    """[AMB-04] Three discs have left the right column, two spaces are free."""
    game = standing_on("RESIDENCE_1", A={"freed": {"RIGHT": freed}})
    assert game.lines("A")["residence-1"] == points


@pytest.mark.parametrize("side", ["left", "right"])
def test_amb_45_cards_beside_the_residence_do_not_count(side: str) -> None:
    """[AMB-45] Neither as coins nor as goods; after decade III they do not come back."""
    beside = ["T13", "T14", "T15", "T28"]
    game = standing_on("COINS", tile_discs={"GOODS": [0]}, A={"hand": ["T01", "T02"], side: beside})
    assert game.lines("A")["coins"] == 1
    assert game.lines("A")["goods"] == 1
    assert game.hand("A") == ["T01", "T02"]
    back = standing_on("COINS", tile_discs={"GOODS": [0]}, A={"hand": ["T01", "T02", *beside]})
    assert back.lines("A")["coins"] == 9


@pytest.mark.parametrize(("count", "points"), [(5, 7), (6, 7), (7, 8), (8, 9), (9, 11), (10, 12)])
@pytest.mark.parametrize("way", ["each_set", "largest_different_only"])
def test_amb_46_more_than_five_of_a_good_are_split(count: int, points: int, way: str) -> None:
    """[AMB-46] Five and a rest; ten are worth 14, limited to 12."""
    cards = [f"T{number:02}" for number in range(16, 16 + count)]
    game = standing_on("GOODS", {"set_scoring": way}, A={"hand": cards})
    assert game.lines("A")["goods"] == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amb_47_several_discs_of_one_player_in_the_forum(seats: int) -> None:
    """[AMB-47] The forum is offered to those who are there already, and each disc counts."""
    game = acted("MARKET", seats, A={"hand": ["T13", "T14"], "ships": ["S02"]}, forum=[2, 1])
    game.choose("forum")
    assert game.board["forum"][:2] == [3, 1]
    assert game.player("A").available == 0
    assert game.mat("A")["guild_seats"] == 3


@pytest.mark.parametrize(
    ("seats", "hall", "points"),
    [
        (4, {"A1": 0, "A2": 1, "A3": 0}, 3),  # another player between
        (4, {"A1": 0, "A2": 0, "A3": 0}, 9),
        (3, {"A3": 0, "B1": 0, "B2": 1}, 3),  # A1 and A2 are covered
        (2, {"B1": 0, "B4": 0}, 3),  # the whole row A is covered
        (2, {"B1": 0, "B2": 1, "B3": 0}, 3),
    ],
)
def test_amb_56_only_own_discs_connect(seats: int, hall: dict[str, int], points: int) -> None:
    """[AMB-56, MG-FEW-5] Neither those of others nor neutral ones."""
    game = standing_on("GUILD_HALL_2", seats=seats, hall=hall, A={"freed": {"RIGHT": 2}})
    assert game.lines("A")["guild-hall-2"] == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amb_60_ties_share_the_victory(seats: int) -> None:
    """[AMB-60] Though one of them has more seats, the other more ships and cards."""
    game = final(
        seats,
        forum=[2, 1, 1, 1][:seats],
        A={"ships": ["S01"], "hand": []},
        B={"ships": ["S02", "S03"], "hand": ["T13", "T14"]},
    )
    assert game.totals == [2, 2, 0, 0][:seats]
    assert game.winners == [0, 1]
    assert [row[0] for row in game.told("game-won")] == [0, 1]
    assert [score.rank for score in game.scores()][2:] == [3, 3][: seats - 2]
