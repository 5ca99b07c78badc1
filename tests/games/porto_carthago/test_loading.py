"""Loading: a ship and the good it wants at one quay."""

from __future__ import annotations

from tests.games.porto_carthago.laid import lay


def test_a_porter_brings_the_wanted_good() -> None:
    """[PC-LOAD-1]"""
    game = lay(A={"goods": ["GLASS"]}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    game.choose("slot PORTER1", "quay ROM-I", "trade-house")
    assert game.quay("ROM-I") == (None, None, None)
    assert game.player("A").talents == 7


def test_a_good_carried_from_another_quay_loads_as_well() -> None:
    """[PC-LOAD-1]"""
    game = lay(
        quays={"ROM-I": {"owner": 0, "ship": "S18"}, "EGY-I": {"owner": 0, "good": "GLASS"}},
    )
    game.choose("slot PORTER1", "quay ROM-I", "trade-house")
    assert game.quay("ROM-I") == (None, None, None)
    assert game.quay("EGY-I") == ("A", None, None)


def test_an_arriving_ship_finds_its_good() -> None:
    """[PC-LOAD-1]"""
    game = lay(
        phase="arrival",
        decade=2,
        first_row=["S18"],
        quays={"ROM-I": {"owner": 0, "good": "GLASS"}},
    )
    assert game.question == "A GainPoint"
    game.choose("trade-house")
    assert game.ships(game.player("A").kept) == ["S18"]


def test_loads_of_an_arrival_wait_for_all_ships() -> None:
    """[PC-LOAD-1] When the owner is asked for the point, the last ship has docked already."""
    game = lay(
        phase="arrival",
        decade=2,
        first_row=["S18", "S16", "S01"],
        quays={"ROM-I": {"owner": 0, "good": "GLASS"}},
    )
    assert game.question == "A GainPoint"
    assert game.quay("ROM-II") == (None, "S16", None)
    assert game.quay("EGY-I") == (None, "S01", None)


def test_a_called_ship_finds_its_good() -> None:
    """[PC-LOAD-1]"""
    game = lay(
        A={"kept": ["S30"]}, first_row=["S18"], quays={"ROM-I": {"owner": 0, "good": "GLASS"}}
    )
    game.choose("ship S30")
    assert game.question == "A GainPoint"


def test_a_load_cannot_be_refused() -> None:
    """[PC-LOAD-1] With one place for the point there is no question at all."""
    game = lay(
        phase="arrival",
        decade=2,
        first_row=["S18"],
        quays={"ROM-I": {"owner": 0, "good": "GLASS"}},
        A={"reserve": 0},
    )
    assert game.question.endswith("TakeTurn")
    assert game.quay("ROM-I") == (None, None, None)
    assert game.player("A").points == 1


def test_a_ship_and_another_good_stay_where_they_are() -> None:
    """[PC-LOAD-1]"""
    game = lay(A={"goods": ["OIL"]}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    game.choose("slot PORTER1", "quay ROM-I")
    assert game.quay("ROM-I") == ("A", "S18", "OIL")
    assert game.question == "B TakeTurn"


def test_the_owner_loads_in_somebody_elses_turn() -> None:
    """[PC-LOAD-2, EC-28]"""
    game = lay(
        A={"kept": ["S30"]}, first_row=["S18"], quays={"ROM-I": {"owner": 2, "good": "GLASS"}}
    )
    game.choose("ship S30")
    assert game.question == "C GainPoint"
    game.choose("path")
    assert game.g.path == [2]
    assert game.ships(game.player("C").kept) == ["S18"]
    assert (game.player("A").talents, game.player("C").talents) == (0, 7)
    assert game.question == "A TakeTurn"


def test_good_and_income_come_before_the_point() -> None:
    """[PC-LOAD-3, EC-20] Steps 1 and 2 are done, 4 and 5 are not, while the point is decided."""
    game = lay(A={"goods": ["GLASS"], "reserve": 3}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    game.choose("slot PORTER1", "quay ROM-I")
    a = game.player("A")
    assert game.offered == {"trade-house", "path"}
    assert (game.bag("GLASS"), a.talents) == (6, 7)
    assert game.quay("ROM-I") == ("A", "S18", None)
    assert (a.reserve, game.ships(a.kept)) == (3, [])


def test_card_and_servants_come_after_the_point() -> None:
    """[PC-LOAD-3]"""
    game = lay(A={"goods": ["GLASS"], "reserve": 3}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    game.choose("slot PORTER1", "quay ROM-I", "path")
    a = game.player("A")
    assert (a.reserve, game.ships(a.kept)) == (4, ["S18"])  # 3 - 1 on the path + 2
    assert (a.points, game.g.path) == (0, [0])
    assert game.quay("ROM-I") == (None, None, None)


def test_the_quays_servants_are_too_late_for_the_point() -> None:
    """[PC-LOAD-3, EC-14]"""
    game = lay(A={"goods": ["GLASS"], "reserve": 0}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    game.choose("slot PORTER1", "quay ROM-I")
    assert (game.player("A").points, game.g.path) == (1, [])
    assert game.player("A").reserve == 2


def test_an_immediate_privilege_comes_last() -> None:
    """[PC-LOAD-3] The servants are back and the quay is free; the card lies before its player."""
    game = lay(A={"goods": ["CEDAR"], "reserve": 1}, quays={"ROM-I": {"owner": 0, "ship": "S19"}})
    game.choose("slot PORTER1", "quay ROM-I", "trade-house")
    assert game.question == "A UseTradePoint"
    a = game.player("A")
    assert (a.reserve, game.ships(a.kept)) == (3, ["S19"])
    assert game.quay("ROM-I") == (None, None, None)
    game.choose("trade-house")
    assert game.ships(a.kept) == []
    assert game.bottom(1) == ["S19"]


def test_danger_plays_no_part() -> None:
    """[PC-LOAD-4] Danger 6, an empty temple or a full one: the same load."""
    for temple in (0, 7):
        game = lay(
            A={"goods": ["JEWEL"], "temple": temple},
            quays={"EGY-I": {"owner": 0, "ship": "S05"}},
        )
        game.choose("slot PORTER1", "quay EGY-I", "trade-house", "pass")
        a = game.player("A")
        assert (a.talents, a.points, a.temple) == (7, 1, temple)
        assert "offering-paid" not in game.events


def test_servants_on_action_cards_stay_there() -> None:
    """[PC-LOAD-3] Only the two of the quay come back."""
    game = lay(A={"goods": ["GLASS"], "reserve": 5}, quays={"ROM-I": {"owner": 0, "ship": "S18"}})
    on_cards = game.servants_on_cards("A")
    game.choose("slot PORTER2", "quay ROM-I", "trade-house")
    assert game.servants_on_cards("A") == on_cards + 1
    assert game.player("A").reserve == 5 - 1 + 2
