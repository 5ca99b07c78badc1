"""Loading: a ship and the good it wants at one quay."""

from __future__ import annotations

from tests.games.porto_carthago.laid import (
    asked,
    bag,
    bottom,
    choose,
    events,
    lay,
    offered,
    player,
    quay,
    servants_on_cards,
    ships,
    table,
)


def test_a_porter_brings_the_wanted_good() -> None:
    """[PC-LOAD-1]"""
    game = lay(A={"goods": ["GLASS"]}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    choose(game, "slot PORTER1", "quay ROM-I", "trade-house")
    assert quay(game, "ROM-I") == (None, None, None)
    assert player(game, "A").talents == 7


def test_a_good_carried_from_another_quay_loads_as_well() -> None:
    """[PC-LOAD-1]"""
    game = lay(
        quays={"ROM-I": {"owner": 0, "ship": "S18"}, "EGY-I": {"owner": 0, "good": "GLASS"}},
    )
    choose(game, "slot PORTER1", "quay ROM-I", "trade-house")
    assert quay(game, "ROM-I") == (None, None, None)
    assert quay(game, "EGY-I") == ("A", None, None)


def test_an_arriving_ship_finds_its_good() -> None:
    """[PC-LOAD-1]"""
    game = lay(
        phase="arrival",
        decade=2,
        first_row=["S18"],
        quays={"ROM-I": {"owner": 0, "good": "GLASS"}},
    )
    assert asked(game) == "A GainPoint"
    choose(game, "trade-house")
    assert ships(game, player(game, "A").kept) == ["S18"]


def test_loads_of_an_arrival_wait_for_all_ships() -> None:
    """[PC-LOAD-1] When the owner is asked for the point, the last ship has docked already."""
    game = lay(
        phase="arrival",
        decade=2,
        first_row=["S18", "S16", "S01"],
        quays={"ROM-I": {"owner": 0, "good": "GLASS"}},
    )
    assert asked(game) == "A GainPoint"
    assert quay(game, "ROM-II") == (None, "S16", None)
    assert quay(game, "EGY-I") == (None, "S01", None)


def test_a_called_ship_finds_its_good() -> None:
    """[PC-LOAD-1]"""
    game = lay(
        A={"kept": ["S30"]}, first_row=["S18"], quays={"ROM-I": {"owner": 0, "good": "GLASS"}}
    )
    choose(game, "ship S30")
    assert asked(game) == "A GainPoint"


def test_a_load_cannot_be_refused() -> None:
    """[PC-LOAD-1] With one place for the point there is no question at all."""
    game = lay(
        phase="arrival",
        decade=2,
        first_row=["S18"],
        quays={"ROM-I": {"owner": 0, "good": "GLASS"}},
        A={"reserve": 0},
    )
    assert asked(game).endswith("TakeTurn")
    assert quay(game, "ROM-I") == (None, None, None)
    assert player(game, "A").points == 1


def test_a_ship_and_another_good_stay_where_they_are() -> None:
    """[PC-LOAD-1]"""
    game = lay(A={"goods": ["OIL"]}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    choose(game, "slot PORTER1", "quay ROM-I")
    assert quay(game, "ROM-I") == ("A", "S18", "OIL")
    assert asked(game) == "B TakeTurn"


def test_the_owner_loads_in_somebody_elses_turn() -> None:
    """[PC-LOAD-2]"""
    game = lay(
        A={"kept": ["S30"]}, first_row=["S18"], quays={"ROM-I": {"owner": 2, "good": "GLASS"}}
    )
    choose(game, "ship S30")
    assert asked(game) == "C GainPoint"
    choose(game, "path")
    assert table(game).path == [2]
    assert ships(game, player(game, "C").kept) == ["S18"]
    assert (player(game, "A").talents, player(game, "C").talents) == (0, 7)
    assert asked(game) == "A TakeTurn"


def test_good_and_income_come_before_the_point() -> None:
    """[PC-LOAD-3] Steps 1 and 2 are done, 4 and 5 are not, while the point is decided."""
    game = lay(A={"goods": ["GLASS"], "reserve": 3}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    choose(game, "slot PORTER1", "quay ROM-I")
    a = player(game, "A")
    assert offered(game) == {"trade-house", "path"}
    assert (bag(game, "GLASS"), a.talents) == (6, 7)
    assert quay(game, "ROM-I") == ("A", "S18", None)
    assert (a.reserve, ships(game, a.kept)) == (3, [])


def test_card_and_servants_come_after_the_point() -> None:
    """[PC-LOAD-3]"""
    game = lay(A={"goods": ["GLASS"], "reserve": 3}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    choose(game, "slot PORTER1", "quay ROM-I", "path")
    a = player(game, "A")
    assert (a.reserve, ships(game, a.kept)) == (4, ["S18"])  # 3 - 1 on the path + 2
    assert (a.points, table(game).path) == (0, [0])
    assert quay(game, "ROM-I") == (None, None, None)


def test_the_quays_servants_are_too_late_for_the_point() -> None:
    """[PC-LOAD-3, EC-14]"""
    game = lay(A={"goods": ["GLASS"], "reserve": 0}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    choose(game, "slot PORTER1", "quay ROM-I")
    assert (player(game, "A").points, table(game).path) == (1, [])
    assert player(game, "A").reserve == 2


def test_an_immediate_privilege_comes_last() -> None:
    """[PC-LOAD-3] The servants are back and the quay is free; the card lies before its player."""
    game = lay(A={"goods": ["CEDAR"], "reserve": 1}, quays={"ROM-I": {"owner": 0, "ship": "S19"}})
    choose(game, "slot PORTER1", "quay ROM-I", "trade-house")
    assert asked(game) == "A UseTradePoint"
    a = player(game, "A")
    assert (a.reserve, ships(game, a.kept)) == (3, ["S19"])
    assert quay(game, "ROM-I") == (None, None, None)
    choose(game, "trade-house")
    assert ships(game, a.kept) == []
    assert bottom(game, 1) == ["S19"]


def test_danger_plays_no_part() -> None:
    """[PC-LOAD-4] Danger 6, an empty temple or a full one: the same load."""
    for temple in (0, 7):
        game = lay(
            A={"goods": ["JEWEL"], "temple": temple},
            quays={"EGY-I": {"owner": 0, "ship": "S05"}},
        )
        choose(game, "slot PORTER1", "quay EGY-I", "trade-house", "pass")
        a = player(game, "A")
        assert (a.talents, a.points, a.temple) == (7, 1, temple)
        assert "offering-paid" not in events(game)


def test_servants_on_action_cards_stay_there() -> None:
    """[PC-LOAD-3] Only the two of the quay come back."""
    game = lay(A={"goods": ["GLASS"], "reserve": 5}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    on_cards = servants_on_cards(game, "A")
    choose(game, "slot PORTER2", "quay ROM-I", "trade-house")
    assert servants_on_cards(game, "A") == on_cards + 1
    assert player(game, "A").reserve == 5 - 1 + 2
