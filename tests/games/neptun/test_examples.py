"""Examples of the rulebook and derived scenarios, section 8 of the rules page.

Becca, Jenny, Ani and Peter are A, B, C and D. What a chapter shows as well is shown there.
"""

from __future__ import annotations

import pytest

import cothon
from cothon.games.neptun.choices import CONTRACT
from tests.games.neptun.laid import DONE, L1, REGIONS, cargo, contract, draft, lay

# Examples of the rulebook


def test_jenny_takes_what_becca_refused() -> None:
    """EX-3, EX-4 [NE-CONTRACT-6, -7, -9, -12, -13, -15]"""
    saguntum, other = contract("C03", "olives-1"), contract("C15", "salt-1")
    game = draft(saguntum, other)
    assert (game.question, game.offered) == ("A AcceptOrRefuse", {"contract 1", "refuse"})
    game.choose("refuse")
    assert game.offered == {"contract 2", "refuse"}
    with pytest.raises(cothon.IllegalChoice):
        game.apply(CONTRACT)  # she cannot go back to the first
    game.choose("contract 2")
    assert (game.question, game.lying) == ("A LoadContract", ["C03 0", "?", "?", "?"])
    assert [column["column"] + 1 for column in game.board["display"]] == [1, 3, 4, 5]
    game.choose("slot 1")
    assert (game.question, game.offered) == ("B TakeContract", {"contract 1", "reveal"})
    game.choose("contract 1", "slot 1")
    held = game.mat("B")["slots"][0]
    assert (held["city"], held["goods"]) == ("C03", "olives-1")
    assert game.told("contract-turned-up")[-1][0] == 2  # Jenny revealed none, Ani had to
    assert [column["column"] + 1 for column in game.board["display"]] == [3, 4, 5]
    assert (game.question, game.offered) == ("C AcceptOrRefuse", {"contract 3", "refuse"})


def test_from_left_to_right_nothing_is_lost() -> None:
    """EX-8 [NE-LOAD-3, NE-DELIVER-7]"""
    b = {"place": "LEPTIS_MAGNA", "gold": 9, "slots": cargo("C15 salt-1", "C13 honey-1")}
    game = lay(phase="sail", order=[1, 0, 2, 3], B=b)
    game.choose("place LEPTIS_MAGNA", "slot 1", "pass")
    assert game.slots("B")[:2] == ["fulfilled", "open"]
    game.idle("Sail", turn=2)
    game.choose("place CARTHAGO", "slot 2", "pass")
    assert game.slots("B")[:2] == ["fulfilled", "fulfilled"]
    assert not {"contract-skipped", "contract-lapsed"} & set(game.events)


@pytest.mark.parametrize(("start", "goal"), [("TYROS", "ALEXANDRIA"), ("ALEXANDRIA", "TYROS")])
def test_a_marker_of_three(start: str, goal: str) -> None:
    """EX-11 [NE-SAIL-3, EC-10] Another layout: Cyrene and Alexandria have changed markers."""
    layout = {**L1, "K12": 3, "K13": 4}
    game = lay(phase="sail", distances=layout, wind=1, A={"played": ["O2+0"], "place": start})
    assert game.board["sailing"]["ways"][goal] == {"miles": 3, "gold": 0, "way": ["K12"]}
    game.choose(f"place {goal}")
    assert (game.mat("A")["place"], game.mat("A")["gold"]) == (goal, 5)
    becca = lay(phase="sail", distances=layout, A={"played": ["O6+0"]})
    way = {"miles": 11, "gold": 0, "way": ["K10", "K12"]}  # 12 miles for a gold in EX-12
    assert becca.board["sailing"]["ways"]["ALEXANDRIA"] == way


def test_grapes_for_alexandria() -> None:
    """EX-12, EX-13 [NE-SAIL-4, -6, NE-DELIVER-1, -5, -8, EC-10] One gold for one mile."""
    manifest = cargo("C29 grapes-1", "C03 olives-1", "C23 honey-1")
    game = lay(phase="sail", A={"played": ["O6+0"], "slots": manifest})
    assert game.board["sailing"]["range"] == 11
    way = {"miles": 12, "gold": 1, "way": ["K10", "K12"]}
    assert game.board["sailing"]["ways"]["ALEXANDRIA"] == way
    game.choose("place ALEXANDRIA")
    assert (game.mat("A")["place"], game.mat("A")["gold"]) == ("ALEXANDRIA", 4)
    game.choose("slot 1", "pass")
    assert game.mat("A")["temples"] == {**dict.fromkeys(REGIONS, 0), "ORIENS": 2}
    assert game.mat("A")["slots"][0]["city"] is None
    assert game.board["discards"] == {"cities": 1, "goods": 1, "oars": 0}
    assert [game.g.box.city_codes[card] for card in game.g.city_discard] == ["C29"]


def test_the_contract_for_saguntum_is_lost() -> None:
    """EX-14 [NE-DELIVER-7, NE-SCORE-1]"""
    game = lay(
        phase="sail",
        turn=5,
        A={
            "slots": cargo("done", "C03 olives-1", "C23 honey-1", "C24 fish-1", "C21 olives-2"),
            "place": "PERGAMON",
            "gold": 0,
            "played": ["O6+0"],
            "hand": ["O7+0", "O8+0"],
        },
        B={"slots": DONE},
    )
    game.choose("place PERGAMON", "slot 3")
    assert game.slots("A")[:3] == ["fulfilled", "lost", "fulfilled"]
    assert game.mat("A")["slots"][1]["city"] == "C03"
    # All others are fulfilled, in the extra turns: the lost one alone costs the bonus tile.
    game.idle("JoinExtra")
    game.choose("join", "oar O7+0", "place PERGAMON", "slot 4")
    game.choose("join", "place BYZANTIUM", "slot 5", "pass")
    delivered = [key for key in game.events if key in ("gold-earned", "points-gained")]
    assert len(delivered) == 3
    game.idle("AcceptOrRefuse")
    assert [len(game.mat(letter)["bonus"]) for letter in "ABCD"] == [0, 1, 0, 0]


# Derived scenarios


def test_two_contracts_for_one_city() -> None:
    """T-10 [NE-DELIVER-3, -7, NE-SCORE-1]"""
    manifest = cargo("C15 honey-1", "C16 honey-2", "C01 salt-1", "C03 grain-1", "C05 fish-1")
    game = lay(phase="sail", turn=4, A={"slots": manifest, "place": "LEPTIS_MAGNA", "gold": 0})
    game.choose("place LEPTIS_MAGNA")
    assert game.offered == {"slot 1", "slot 2", "pass"}
    game.choose("slot 2", "pass")
    assert game.slots("A") == ["lost", "fulfilled", "open", "open", "open"]
    game.idle("Sail", turn=5)
    game.choose("place LEPTIS_MAGNA")
    assert game.question == "B Sail"
    game.idle("AcceptOrRefuse")
    assert game.mat("A")["bonus"] == []


def test_only_peter_is_asked() -> None:
    """T-14 [NE-EXTRA-1, -5, -7] Three players: Becca, Ani and Peter are A, B and C here."""
    game = lay(
        3,
        phase="extra",
        round="B",
        A={"slots": cargo("done", "done", "lost C01 salt-1", "done", "done")},
        B={"slots": cargo("done", "C03 grain-1"), "hand": []},
        C={"slots": cargo("C17 honey-1", "C05 fish-1"), "hand": ["O2+0"]},
    )
    assert game.asked == [2]
    game.choose("join", "place CYRENE", "slot 1", "pass")
    assert game.told("extra-began") == [[1]]
    assert game.told("extra-joined") == [[2, 1]]
    assert [seat for seat, *_ in game.told("contract-lapsed")] == [1, 2]
    assert game.board["round"] == "C"


def test_a_shared_victory() -> None:
    """T-22 [NE-END-2, -3]"""
    becca = ["HISPANIA-C1", "ITALIA-C1", "AFRICA-C1", "ITALIA-C2"]
    jenny = ["ORIENS-C1", "GRAECIA-C1", "HISPANIA-B1", "HISPANIA-C2", "GOLD-C1", "HISPANIA-C3"]
    ani = ["AFRICA-B1", "ITALIA-B1", "GRAECIA-B1", "ORIENS-B1", "AFRICA-C2", "HISPANIA-A1"]
    game = lay(
        3,
        phase="round_end",
        round="C",
        A={"tiles": becca, "bonus": [3]},
        B={"tiles": jenny, "bonus": [2], "gold": 30},
        C={"tiles": [*ani, "GOLD-C2"]},
    )
    assert [player["points"] for player in game.board["players"]] == [30, 31, 28]
    assert game.totals == [33, 33, 28]
    assert game.winners == [0, 1]
