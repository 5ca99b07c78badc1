"""The rulings EC-27 to EC-52, section 6 of the rules page: one test each."""

from __future__ import annotations

import pytest

import cothon
from cothon.games.neptun.box import OAR_CARD
from tests.games.neptun.laid import LETTERS, Laid, cargo, lay, pawns

DONE = cargo("done", "done", "done", "done", "done")
REGIONS = ("HISPANIA", "ITALIA", "AFRICA", "GRAECIA", "ORIENS")


def oar_codes(game: Laid) -> set[str]:
    """Every oar card that is still in the game."""
    g = game.g
    cards = [*g.oar_pile, *g.oar_discard, *g.shown_oars, *g.taken[2:]]
    for merchant in g.merchants:
        cards += [*merchant.hand, *merchant.sealed, *merchant.played]
    return {g.box.oar_codes[card - OAR_CARD] for card in cards}


def test_ec_27_bonus_tiles_differ_and_are_secret() -> None:
    """[EC-27] Drawn at random, known to the owner only, revealed at the end."""
    drawn = set()
    for seed in range(30):
        game = lay(3, phase="score", seed=seed, A={"slots": DONE})
        drawn.add(game.mat("A")["bonus"][0])
        for seat in (None, 1, 2):
            assert game.view(seat)["table"]["players"][0]["bonus"] == [None]
    assert drawn == {1, 2, 3}
    last = lay(3, phase="score", round="C", A={"slots": DONE, "bonus": [1]}, bonus_pool=[3])
    for seat in (None, 0, 1, 2):
        assert last.view(seat)["table"]["players"][0]["bonus"] == [1, 3]


@pytest.mark.parametrize("round", ["A", "B", "C"])
def test_ec_29_gold_is_kept_when_the_gold_temple_is_scored(round: str) -> None:
    """[EC-29]"""
    game = lay(3, phase="score", round=round, A={"gold": 9}, B={"gold": 4}, C={"gold": 0})
    assert game.tiles("A") == [f"GOLD-{round}1"]
    assert [game.mat(letter)["gold"] for letter in "ABC"] == [9, 4, 0]


@pytest.mark.parametrize("lost", range(5))
def test_ec_34_one_lost_contract_denies_the_bonus(lost: int) -> None:
    """[EC-34]"""
    manifest = ["done"] * 5
    manifest[lost] = "lost C01 honey-1"
    game = lay(3, phase="score", A={"slots": cargo(*manifest)}, B={"slots": DONE})
    assert [len(game.mat(letter)["bonus"]) for letter in "ABC"] == [0, 1, 0]


def test_ec_40_personal_oars_are_for_the_whole_game() -> None:
    """[EC-40] Two, and never dealt again."""
    used = {"played": ["P5+1.red", "P8-1.red"], "hand": []}
    game = lay(3, phase="round_end", A=used, B={"played": ["P5+1.green"], "hand": ["P8-1.green"]})
    for letter in "BC":
        assert game.board["round"] == letter
        left = {code for code in oar_codes(game) if code[0] == "P"}
        assert left <= {"P8-1.green", "P5+1.purple", "P8-1.purple"}
        game.idle("ChooseOars", round=letter)
        assert not [oar for oar in game.mat("A")["hand"] if oar[0] == "P"]
        if letter == "B":
            assert "P8-1.green" in game.mat("B")["hand"]
            game.idle("AcceptOrRefuse", round="C")


@pytest.mark.parametrize(("round", "count"), [("A", 6), ("B", 12)])
def test_ec_41_tiles_without_an_owner_go_to_the_box(round: str, count: int) -> None:
    """[EC-41] The next round's tiles take their places."""
    nobody = {letter: {"gold": 0} for letter in "ABC"}
    game = lay(3, phase="score", round=round, **nobody)
    assert len(game.told("tile-unclaimed")) == count
    shown = {name: temple["tiles"] for name, temple in game.board["temples"].items()}
    africa, gold = ([5, 1], [3, 1]) if round == "A" else ([8, 4, 1], [5, 2, 1])
    assert (shown["AFRICA"], shown["GOLD"]) == (africa, gold)
    game.idle()
    won = [tile for letter in "ABC" for tile in game.tiles(letter)]
    assert not [tile for tile in won if tile.split("-")[1][0] == round]


def test_ec_42_oars_in_hand_are_worth_nothing() -> None:
    """[EC-42]"""
    game = lay(3, phase="round_end", round="C", A={"hand": ["O9+2", "O8+2", "P8-1.red"]})
    assert game.totals == [0, 0, 0]
    assert game.winners == [0, 1, 2]


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_ec_44_three_to_five_players(seats: int) -> None:
    """[EC-44]"""
    with pytest.raises(cothon.BadOption):
        Laid.new(seats, 1)
    for number in (3, 4, 5):
        assert Laid.new(number, 1).seats == number


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ec_47_pawns_on_zero_lie_in_the_first_turn_order(seats: int) -> None:
    """[EC-47] It decides nothing: they are not ranked."""
    for seed in range(5):
        game = Laid.new(seats, seed)
        for region in REGIONS:
            assert "".join(letter for letter, _ in game.spaces(region)) == game.order
    nobody = {letter: {"gold": 0} for letter in LETTERS[:seats]}
    scored = lay(seats, phase="score", round="C", **nobody)
    assert scored.totals == [0] * seats


def test_ec_52_unplayed_personal_oars_stay_in_hand() -> None:
    """[EC-52] The played common ones are discarded, the played personal ones leave."""
    given = {"played": ["P5+1.red", "O2+0", "O3+0"], "hand": ["P8-1.red", "O9-2"]}
    game = lay(3, phase="round_end", A=given, temples={"AFRICA": pawns("A2")})
    assert game.mat("A")["hand"] == ["P8-1.red", "O9-2"]
    g = game.g
    back = {g.box.oar_codes[card - OAR_CARD] for card in [*g.oar_pile, *g.shown_oars]}
    assert {"O2+0", "O3+0"} <= back
    assert not back & {"P5+1.red", "P8-1.red", "O9-2"}
    assert "P5+1.red" not in oar_codes(game)
