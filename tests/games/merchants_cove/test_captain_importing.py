"""The Captain's Import action, and the new treasures that follow it."""

from __future__ import annotations

from tests.games.merchants_cove.captains import coins, sailing, ships, treasures

BLUE, YELLOW = ["blue"] * 3, ["yellow"] * 3


def test_import() -> None:
    """TC-38: two treasures and five coins, three ships home, new treasures.

    [MC-CAPT-IMPORT-1 to -4]
    """
    game = sailing(
        ships={"B2": 2, "B4": 1, "C3": 1},
        islands={"B2": ["green"], "B4": ["yellow"]},
        stack=["blue", "red"],
        coins=5,
    )
    game.choose("import")
    assert game.offered == {"ship B2", "ship B4", "ship C3"}  # at least one ship
    game.choose("ship B2")
    assert game.offered == {"ship B4", "ship C3", "pass"}
    game.choose("ship B4", "ship C3")
    assert game.mat("A")["stall"] == {"large_green": 1, "large_yellow": 1}
    assert (game.gold("A"), coins(game)) == (5, 0)
    assert ships(game) == {"HOME": 3, "B2": 1}
    assert treasures(game) == {"B1": [None], "B2": ["blue"], "B4": [None], "B5": [None]}
    assert game.shop("A")["stack"] == 6
    assert (game.question, game.hours()["A"]) == ("A ChooseSpace", 3)


def test_a_treasure_of_two_ships_goes_with_one() -> None:
    """E-44, MC-CAPT-IMPORT-2: the other ship finds a new one, face up, for the next time."""
    game = sailing(ships={"B1": 2}, islands={"B1": ["red"]}, stack=["yellow"])
    game.choose("import")
    assert (ships(game), game.mat("A")["stall"]) == ({"HOME": 3, "B1": 1}, {"large_red": 1})
    assert treasures(game)["B1"] == ["yellow"]
    game.choose("move-ship", "ship HOME", "region A3", "boat L-in", "import")
    assert game.mat("A")["stall"] == {"large_red": 1, "large_yellow": 1}


def test_not_every_ship_has_to_import() -> None:
    """MC-CAPT-IMPORT-1, DP-29: any number of ships, upwards, at least one."""
    game = sailing(ships={"B1": 1, "B2": 1, "C3": 1}, islands={"B1": ["red"], "B2": ["blue"]})
    game.choose("import", "ship B2")
    assert game.offered == {"ship C3", "pass"}
    game.choose("pass")
    assert ships(game) == {"HOME": 2, "B1": 1, "C3": 1}
    assert treasures(game)["B1"] == ["red"]
    assert game.mat("A")["stall"] == {"large_blue": 1}


def test_only_ships_at_treasures_or_pirate_island_import() -> None:
    """MC-CAPT-IMPORT-1, DP-29: without one the action cannot be chosen."""
    game = sailing(ships={"A1": 1, "B3": 1, "C2": 1})
    assert "import" not in game.offered


def test_pirate_island_without_a_coin() -> None:
    """MC-CAPT-IMPORT-3, E-42: no gold, and the ship comes home."""
    game = sailing(ships={"C3": 1})
    game.choose("import")
    assert (game.gold("A"), ships(game), game.hours()["A"]) == (0, {"HOME": 4}, 3)


def test_the_first_ship_takes_all_coins() -> None:
    """MC-CAPT-IMPORT-3: a second one comes home for nothing, as one may like."""
    game = sailing(ships={"C3": 2}, coins=7)
    game.choose("import")
    assert (game.gold("A"), coins(game)) == (7, 0)
    game.choose("ship C3")
    assert (game.gold("A"), ships(game)) == (7, {"HOME": 4})
    assert game.lines("A")["trade"] == 7


def test_an_island_stays_empty_without_a_stack() -> None:
    """E-45, MC-CAPT-IMPORT-4: and a ship there cannot import."""
    game = sailing(
        ships={"B1": 2},
        islands={"B1": ["red"], "B2": ["red"], "B4": ["red"], "B5": ["green"]},
        set_aside=["green"] * 2 + BLUE + YELLOW,
    )
    game.choose("import")
    assert treasures(game) == {"B1": [], "B2": ["red"], "B4": ["red"], "B5": ["green"]}
    assert ships(game) == {"HOME": 3, "B1": 1}
    assert game.told("islands-left-empty") == [[0, 1]]
    game.choose("move-ship", "ship HOME", "region A3", "boat L-in")
    assert game.question == "A ChooseSpace"
    assert "spin" in game.offered
    assert "import" not in game.offered  # [E-42]


def test_a_short_stack_goes_to_the_first_islands() -> None:
    """E-45, MC-CAPT-IMPORT-4: in the order B1, B2, B4, B5, without a decision."""
    game = sailing(
        ships={"B5": 2, "B2": 1, "B4": 1},
        islands={"B1": ["red"], "B2": ["red"], "B4": ["red"], "B5": ["green"]},
        set_aside=["green"] * 2 + BLUE + YELLOW[:2],
        stack=["yellow"],
    )
    game.choose("import", "ship B2", "ship B4", "ship B5")
    assert treasures(game) == {"B1": ["red"], "B2": [None], "B4": [], "B5": []}
    assert game.shop("A")["stack"] == 0
    assert ships(game) == {"HOME": 3, "B5": 1}
    assert game.told("islands-left-empty") == [[0, 2]]
