"""What a re-deal moves in Neptun, and what it leaves where it is."""

from __future__ import annotations

import pytest

import cothon
from tests.games.neptun.laid import Laid, cargo, hands, lay
from tests.games.neptun.laws import holdings


def test_redealing_mixes_a_sealed_card_with_its_owners_hand_only() -> None:
    """[NE-GEN-6] To B, the card that A has chosen may be any of A's; nobody else's."""
    oars = ("O4+0", "O6+1", "O9-2", "O2+2")
    game = lay(phase="oars", **hands(*oars))
    game.choose("oar O4+0", "oar O6+1")
    whole = {*game.mat("A")["hand"], "O4+0"}
    found = set()
    for seed in range(80):
        redealt = game.determinize(2, seed)
        found.add(redealt.mat("A")["choice"])
        for seat in range(4):
            assert holdings(redealt, seat) == holdings(game, seat)
    assert found == whole
    for seed in range(10):
        assert game.determinize(0, seed).mat("A")["choice"] == "O4+0"


def test_an_oar_of_an_earlier_round_belongs_to_no_hand() -> None:
    """[NE-ROUND-2, -4] A has played O4+0; shuffled in again, it is a card like any other."""
    game = lay(3, phase="oars", turn=5, **hands("O4+0", "O6+1", "O9-2", fill=2))
    game.choose("oar O4+0")
    game.idle("AcceptOrRefuse", round="B")
    assert len(game.mat("A")["hand"]) == 2
    for seed in range(40):
        redealt = game.determinize(1, seed)
        assert [holdings(redealt, seat) for seat in range(3)] == [
            holdings(game, seat) for seat in range(3)
        ]


def test_redealing_moves_what_is_unknown() -> None:
    """[NE-GEN-6] Pile orders, face-down contracts and the pool; what is open stays."""
    game = Laid.new(4, 5)
    tops, seconds, pools = set(), set(), set()
    for seed in range(40):
        g = game.determinize(1, seed).g
        assert g.shown_cities[0] == game.g.shown_cities[0]
        tops.add(g.city_pile[-1])
        seconds.add((g.shown_cities[1], g.shown_goods[1], g.shown_oars[1]))
        pools.add(g.bonus_pool[-1])
    assert len(tops) > 10
    assert len(seconds) > 20
    assert len(pools) > 5


def test_redealing_moves_bonus_tiles_of_the_others_only() -> None:
    """[NE-GEN-6, EC-27]"""
    game = lay(phase="sail", A={"bonus": [3]}, B={"bonus": [1, 1]})
    found = set()
    for seed in range(40):
        redealt = game.determinize(0, seed)
        assert redealt.mat("A")["bonus"] == [3]
        found.add(tuple(redealt.mat("B")["bonus"]))
    assert len(found) > 4


def test_redealing_leaves_the_game_alone() -> None:
    """Playing the copy changes nothing in the game it came from."""
    game = lay(phase="sail", A={"slots": cargo("C17 honey-1")})
    before = [game.view(seat) for seat in (None, 0, 1, 2, 3)]
    redealt = game.determinize(0, 1)
    redealt.choose("place CYRENE", "slot 1", "temple AFRICA")
    assert [game.view(seat) for seat in (None, 0, 1, 2, 3)] == before
    with pytest.raises(cothon.CothonError, match="cannot be saved"):
        _ = redealt.save


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_redealt_secret_choice_is_put_to_the_seat_that_asks(seat: int) -> None:
    """[NE-OAR-2] Its options are its own hand; it knows no other."""
    game = lay(3, phase="oars", **hands("O4+0", "O6+1", "O9-2"))
    redealt = game.determinize(seat, 7)
    assert redealt.seat == seat
    names = {redealt.name(choice) for choice in redealt.options}
    assert names == {f"oar {oar}" for oar in game.mat("ABC"[seat])["hand"]}
