"""The end of a round: what is cleared away, what stays, and what the next round begins with."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.games.neptun.box import GOODS_CARD, OAR_CARD
from tests.games.neptun.laid import L1, LETTERS, Laid, cargo, lay, pawns

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
A_AND_B = pytest.mark.parametrize("round", ["A", "B"])
ENDS = [("A", "B"), ("B", "C")]


def ended(seats: int = 4, **data: Any) -> Laid:
    """A round is over and scored; the next one begins."""
    game = lay(seats, phase="round_end", **data)
    assert "round-ended" in game.events
    return game


def everywhere(game: Laid) -> set[str]:
    """Every oar card that is still in the game."""
    g = game.g
    cards = [*g.oar_pile, *g.oar_discard, *g.shown_oars, *g.taken[2:]]
    for merchant in g.merchants:
        cards += [*merchant.hand, *merchant.sealed, *merchant.played]
    return set(game.oars(cards))


@A_AND_B
def test_unused_oars_stay_in_hand(round: str) -> None:
    """[NE-ROUND-1, NE-OAR-6, EC-52, T-17] Common and personal ones."""
    game = ended(round=round, A={"hand": ["O2+2", "P5+1.red"]}, B={"hand": ["P8-1.green"]})
    g = game.g
    assert game.mat("A")["hand"] == ["O2+2", "P5+1.red"]
    assert game.mat("B")["hand"] == ["P8-1.green"]
    assert "O2+2" not in game.oars([*g.oar_pile, *g.shown_oars])
    game.idle("ChooseOars")
    hand = game.mat("A")["hand"]
    assert (len(hand), hand[:2]) == (7, ["O2+2", "P5+1.red"])


@A_AND_B
def test_played_common_oars_go_back_to_the_pile(round: str) -> None:
    """[NE-ROUND-2, -4, T-17] Through the discards, which are shuffled in at once."""
    common = ["O2+0", "O3+0", "O4+0", "O5-1"]
    game = ended(3, round=round, A={"played": [*common, "P8-1.red"], "hand": ["O9+0"]})
    g = game.g
    pile = set(game.oars([*g.oar_pile, *g.shown_oars]))
    assert set(common) <= pile
    assert not pile & {"P8-1.red", "O9+0"}
    assert (len(pile), g.oar_discard, game.mat("A")["played"]) == (40 - 1, [], [])


@A_AND_B
def test_played_personal_oars_leave_the_game(round: str) -> None:
    """[NE-ROUND-2, EC-40]"""
    game = ended(
        3,
        round=round,
        A={"played": ["P8-1.red", "O2+0"], "hand": ["P5+1.red"]},
        B={"played": ["P5+1.green", "P8-1.green"], "hand": []},
    )
    left = {code for code in everywhere(game) if code.startswith("P")}
    assert left == {"P5+1.red", "P5+1.purple", "P8-1.purple"}
    game.idle("ChooseOars")
    assert {code for code in everywhere(game) if code.startswith("P")} == left


def test_lost_contracts_are_cleared_away() -> None:
    """[NE-ROUND-3, -4, -9] With the discards they become the new piles."""
    manifest = cargo("lost C01 honey-1", "done", "lost C02 grain-1", "lost C15 fish-1", "done")
    game = ended(
        3,
        A={"slots": manifest},
        city_discard=["C20", "C21"],
        goods_discard=["salt-1", "salt-2"],
    )
    g = game.g
    assert sorted([*g.city_pile, *g.shown_cities]) == list(range(30))
    lying = [card - GOODS_CARD for card in [*g.goods_pile, *g.shown_goods]]
    assert sorted(lying) == list(range(30))
    assert (g.city_discard, g.goods_discard) == ([], [])
    assert game.slots("A") == ["empty"] * 5


@pytest.mark.parametrize("kind", ["city", "goods", "oar"])
def test_each_discard_pile_is_shuffled_with_the_rest_of_its_pile(kind: str) -> None:
    """[NE-ROUND-4] A discarded card may come up at once, in any column; so may any other."""
    top = {"city": "C05", "goods": "fish-2", "oar": "O7+1"}[kind]
    discarded = {"city": "C06", "goods": "fish-3", "oar": "O8+1"}[kind]
    given = {f"{kind}_pile": [top], f"{kind}_discard": [discarded]}
    firsts, found = set(), 0
    for seed in range(60):
        game = ended(3, seed=seed, **given)
        g = game.g
        codes = {"city": g.box.city_codes, "goods": g.box.goods_card_codes, "oar": g.box.oar_codes}
        shown = {"city": g.shown_cities, "goods": g.shown_goods, "oar": g.shown_oars}[kind]
        first = {"city": 0, "goods": GOODS_CARD, "oar": OAR_CARD}[kind]
        dealt = [codes[kind][card - first] for card in shown]
        firsts.add(dealt[0])
        found += discarded in dealt
    assert len(firsts) > 10  # the old top card is not the first one again and again
    assert found > 0


def test_nobody_knows_the_new_piles() -> None:
    """[NE-ROUND-4, NE-GEN-6] Cards that all have seen are hidden again."""
    game = ended(3, city_discard=["C20", "C21"], A={"played": ["O2+0"]})
    g = game.g
    for card in [*g.city_pile, *g.goods_pile, *g.oar_pile]:
        assert g.known[card] == 0


@SEATS
def test_temple_pawns_stay_where_they_are(seats: int) -> None:
    """[NE-ROUND-5, EX-17] Stacks unchanged."""
    game = ended(seats, temples={"AFRICA": pawns("C4 A4 B4"), "ITALIA": pawns("B7 C1")})
    assert game.spaces("AFRICA")[:3] == [("C", 4), ("A", 4), ("B", 4)]
    assert game.spaces("ITALIA")[:2] == [("B", 7), ("C", 1)]


@SEATS
@pytest.mark.parametrize(("round", "following"), ENDS)
def test_ships_go_back_to_creta(seats: int, round: str, following: str) -> None:
    """[NE-ROUND-6, EX-17]"""
    places = ("MALACA", "ROMA", "TYROS", "GENUA", "CRETA")
    players = {letter: {"place": places[seat]} for seat, letter in enumerate(LETTERS[:seats])}
    game = ended(seats, round=round, **players)
    assert game.board["round"] == following
    assert [game.mat(letter)["place"] for letter in LETTERS[:seats]] == ["CRETA"] * seats


@pytest.mark.parametrize(
    ("round", "hispania", "gold"), [("A", [6, 3], [3, 1]), ("B", [10, 5, 2], [5, 2, 1])]
)
def test_the_tiles_of_the_next_round_are_put_out(
    round: str, hispania: list[int], gold: list[int]
) -> None:
    """[NE-ROUND-7, EC-41, EX-17] Two B tiles or three C tiles in every temple."""
    temples = ended(round=round).board["temples"]
    assert {len(temple["tiles"]) for temple in temples.values()} == {len(hispania)}
    assert (temples["HISPANIA"]["tiles"], temples["GOLD"]["tiles"]) == (hispania, gold)
    assert len(temples) == 6


@A_AND_B
def test_gold_tiles_order_and_distances_stay(round: str) -> None:
    """[NE-ROUND-8, NE-ORDER-4, NE-SETUP-7]"""
    game = ended(
        round=round,
        order=[2, 0, 3, 1],
        A={"gold": 9, "tiles": ["AFRICA-A1"], "bonus": [2]},
        B={"gold": 0},
        C={"gold": 1},
        forecast=-3,
    )
    assert [game.mat(letter)["gold"] for letter in "ABCD"] == [9, 0, 1, 5]
    assert (game.tiles("A"), game.mat("A")["bonus"]) == (["AFRICA-A1"], [2])
    assert (game.order, game.question) == ("CADB", "C AcceptOrRefuse")
    assert game.board["distances"] == L1
    assert (game.board["wind"], game.board["forecast"]) == (2, None)


@SEATS
@A_AND_B
def test_every_round_starts_with_empty_manifests(seats: int, round: str) -> None:
    """[NE-ROUND-9, NE-LOAD-2] And a full display, face down but for the one just revealed."""
    manifest = cargo("done", "lost C02 grain-1", "done", "done", "lost C15 fish-1")
    game = ended(seats, round=round, B={"slots": manifest})
    for letter in LETTERS[:seats]:
        assert game.slots(letter) == ["empty"] * 5
        assert set(game.player(letter).cities) == {-1}
    assert len(game.board["display"]) == seats + 1
    assert [column["face_up"] for column in game.board["display"]] == [True] + [False] * seats


def test_after_round_c_nothing_is_cleared() -> None:
    """[NE-END-1, NE-ROUND-1 to -9] The table lies as it was when the game ended."""
    lost = cargo("lost C01 honey-1")
    game = lay(
        3,
        phase="round_end",
        round="C",
        forecast=2,
        A={"place": "ROMA", "slots": lost, "played": ["O4+0"]},
    )
    assert game.over
    assert game.told("round-ended") == []
    assert (game.mat("A")["place"], game.mat("A")["played"]) == ("ROMA", ["O4+0"])
    assert game.slots("A")[0] == "lost"


@SEATS
def test_three_rounds_of_three_phases(seats: int) -> None:
    """[NE-GEN-2, -3, -4]"""
    game = Laid.new(seats, seats)
    game.idle()
    wanted = {
        **{"round-began": "R", "display-dealt": "d", "turn-began": "t", "round-ended": "E"},
        **{"tile-unclaimed": "s", "tile-awarded": "s", "tile-awarded-by-stack": "s"},
        **{"gold-tile-awarded": "s", "gold-tile-awarded-by-order": "s", "last-round-over": "L"},
    }
    course = "".join(wanted.get(event, "") for event in game.events)
    rounds = [f"R{'d' * 5}{'t' * 5}{'s' * 6 * count}" for count in (1, 2, 3)]
    assert course == "E".join(rounds) + "L"
    assert [number for (number,) in game.told("round-began")] == [0, 1, 2]
