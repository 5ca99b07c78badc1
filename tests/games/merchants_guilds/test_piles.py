"""Piles and ships that move, sections 4.6 and 4.7 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import all_ships_but, harbour, lay, paid, trade_cards_but

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SHIPS = ["S01", "S02", "S03", "S04", "S05"]
OUTSIDE = ["S06", "S07"]
FIVE = ["T01", "T02", "T03", "T04", "T05"]


def scarce(*pile: str, seats: int = 4, **data: Any) -> dict[str, Any]:
    """Ships at docks, outside and before A; these in the pile, all others before B."""
    docks = data.setdefault("docks", harbour(*SHIPS[: seats + 1]))
    shown = [dock["ship"] for dock in docks if "ship" in dock]
    shown += data.get("A", {}).get("ships", [])
    others = {"ships": all_ships_but(*shown, *OUTSIDE, *pile)}
    return {"outside": OUTSIDE, "ship_pile": list(pile), "B": others, **data}


# Trade cards


def test_the_discards_become_the_trade_pile_when_a_card_is_needed() -> None:
    """[MG-PILE-1, AMB-14] One card is left in the pile, two are drawn."""
    game = lay(
        A={"hand": ["T11", "B1"]},
        B={"hand": trade_cards_but(*FIVE, "T11", "T20", "T30", "T31", "T32")},
        market=FIVE,
        trade_pile=["T20"],
        discard=["T30", "T31", "T32"],
    )
    game.choose("pass")
    assert (game.hand("A"), game.trade_pile) == (["T11", "T20", "B1"], [])
    assert game.board["discard"] == ["T30", "T31", "T32"]  # not before the next card is needed
    game.choose("pass")
    assert game.board["discard"] == []
    drawn = set(game.hand("B")) & {"T30", "T31", "T32"}
    assert len(drawn) == 1
    assert sorted(game.trade_pile) == sorted({"T30", "T31", "T32"} - drawn)


def test_the_market_offers_the_top_of_a_pile_that_must_be_shuffled_first() -> None:
    """[MG-PILE-1] Only without any card there is no top to take."""
    others = {"hand": trade_cards_but(*FIVE, "T30")}
    game = paid("MARKET", A={"hand": []}, B=others, market=FIVE, discard=["T30"])
    assert "pile" in game.offered
    game.choose("pile")
    assert game.hand("A") == ["T30"]
    game = paid("MARKET", A={"hand": ["T30"]}, B=others, market=FIVE)
    assert game.offered == {f"card {card}" for card in FIVE}


def test_the_discards_are_shuffled() -> None:
    """[MG-PILE-1]"""
    drawn = set()
    for seed in range(20):
        discards = ["T30", "T31", "T32"]
        others = trade_cards_but(*FIVE, *discards)
        game = lay(B={"hand": others}, market=FIVE, discard=discards, seed=seed)
        game.choose("pass")
        drawn |= set(game.hand("A")) & set(discards)
    assert drawn == {"T30", "T31", "T32"}


def test_cards_paid_in_the_same_action_are_shuffled_in() -> None:
    """[MG-PILE-2] The dyes paid for the ship come back with the cards it is worth."""
    others = trade_cards_but(*FIVE, "T06", "T30")
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T06"]},
        B={"hand": others},
        market=FIVE,
        discard=["T30"],
        docks=harbour("S03 A", "S02", "S01", "S04", "S05"),  # 6 coins
    )
    assert game.question == "B TakeTurn"
    # 6 coins of T30 alone suffice; with T06 first both are drawn
    assert set(game.hand("A")) in ({"T30"}, {"T06", "T30"})
    lying = {*game.hand("A"), *game.trade_pile}
    assert (lying, game.board["discard"]) == ({"T06", "T30"}, [])


@SEATS
def test_without_any_trade_card_a_pass_draws_none(seats: int) -> None:
    """[MG-PILE-3, AMB-15] There is no compensation."""
    game = lay(seats, A={"hand": ["B1", "B2"]}, B={"hand": trade_cards_but(*FIVE)}, market=FIVE)
    game.choose("pass")
    assert (game.hand("A"), game.mat("A")["available"]) == (["B1", "B2"], 3)
    assert (game.question[0], game.board["market"]) == ("B", FIVE)


@SEATS
def test_the_last_trade_cards_go_to_the_market_and_then_to_the_start_player(seats: int) -> None:
    """[MG-PILE-3, AMB-15] Before a decade; nothing is left for the others."""
    rest = trade_cards_but(*FIVE, "T60", "T61")
    hands: dict[str, Any] = {"A": {"hand": rest}, "B": {"hand": []}}
    game = lay(seats, phase="decade_end", market=FIVE, discard=["T60", "T61"], **hands)
    assert len(game.board["market"]) == 5
    assert (len(game.hand("B")), len(game.hand("A"))) == (2, len(rest))


def test_without_enough_trade_cards_a_ship_brings_what_there_is() -> None:
    """[MG-PILE-3]"""
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T06"]},
        B={"hand": trade_cards_but(*FIVE, "T06", "T31")},
        market=FIVE,
        trade_pile=["T31"],
        docks=harbour("S05 A", "S02", "S03", "S04", "S01"),  # 8 coins
    )
    assert sorted(game.hand("A")) == ["T06", "T31"]  # 2 coins, and the discard of 3
    assert (game.all_ships("A"), game.trade_pile, game.board["discard"]) == ({"S05"}, [], [])


def test_a_short_market_is_filled_up_at_the_next_refill() -> None:
    """[MG-PILE-3] MARKET, PALETTE or a new decade."""
    others = trade_cards_but(*FIVE[:3])
    game = paid("MARKET", 2, B={"hand": others}, A={"hand": []}, market=FIVE[:3])
    game.choose("card T01")
    assert sorted(game.board["market"]) == ["T02", "T03"]  # nothing to refill from
    rest = trade_cards_but("T01", "T02", "T11", "T12", "T13", "T14", "T15", "T16")
    laid: dict[str, Any] = {
        "market": ["T01", "T02"],
        "trade_pile": ["T11", "T12", "T13", "T14", "T15", "T16"],
    }
    game = paid("MARKET", 2, A={"hand": []}, B={"hand": rest}, **laid)
    game.choose("card T01")
    assert sorted(game.board["market"]) == ["T02", "T11", "T12", "T13", "T14"]
    game = lay(2, A={"ships": ["S09"]}, B={"hand": rest}, **laid)
    game.choose("palette")
    assert game.board["market"] == ["T11", "T12", "T13", "T14", "T15"]
    game = lay(2, phase="decade_end", B={"hand": rest}, **laid)
    assert game.board["market"] == ["T11", "T12", "T13", "T14", "T15"]


# Ships that move


@SEATS
@pytest.mark.parametrize("dock", [1, 2, 3])
def test_ships_behind_move_up_and_discs_stay(seats: int, dock: int) -> None:
    """[MG-SHIPS-1 to -3, MG-DELIVER-9, AMB-09, SC-07]"""
    ships = SHIPS[: seats + 1]
    rows = [f"{ship} B" if place != dock - 1 else f"{ship} A" for place, ship in enumerate(ships)]
    if seats > 2:
        rows[0] = ships[0] + (" A" if dock == 1 else "")
    game = paid(
        "HARBOUR_DELIVERY",
        seats,
        A={"hand": ["T01"], "ships": []},
        B={"freed": {"LEFT": 3}},
        docks=harbour(*rows),
        outside=OUTSIDE,
        ship_pile=["S08", "S09"],
    )
    before = [row.partition(" ")[2] or "-" for row in rows]
    before[dock - 1] = "-"
    assert game.docked == [*ships[: dock - 1], *ships[dock:], "S06"]
    assert game.board["outside"] == ["S07", "S08"]
    assert game.ship_pile[0] == "S09"
    assert game.discs_at_docks == "".join(before)
    assert game.all_ships("A") == {ships[dock - 1]}


def test_a_disc_may_face_another_ship_afterwards() -> None:
    """[MG-SHIPS-1] B wanted the dyes of S03 and now has oils before it."""
    docks = harbour("S13 A", "S02", "S03 B", "S07", "S08")
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T31"]}, docks=docks)
    assert (game.docked[2], game.discs_at_docks) == ("S07", "--B--")


def test_the_front_most_ship_is_at_the_first_dock_that_holds_one() -> None:
    """[MG-SHIPS-4] Without a pile a gap may lie before it; ships behind close up to it only."""
    game = lay(**scarce(docks=harbour("-", "-", "S03", "-", "S05"), A={"ships": ["S10"]}))
    game.choose("embargo")
    # S03 leaves dock 3; S05 moves up from 5 to 4; S06 enters; S03 comes to wait outside
    assert game.docked == [None, None, None, "S05", "S06"]
    assert (game.board["outside"], game.ship_pile) == (["S07", "S03"], [])


def test_ships_before_the_dock_do_not_move_even_into_a_gap() -> None:
    """[MG-SHIPS-3]"""
    docks = harbour("-", "S02", "S03 A", "S04", "S05")
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T01"]}, docks=docks, outside=OUTSIDE)
    assert game.docked == [None, "S02", "S04", "S05", "S06"]


# An empty ship pile


@SEATS
@pytest.mark.parametrize("dock", [1, 2, 3])
def test_without_a_pile_ships_no_longer_move_after_a_delivery(seats: int, dock: int) -> None:
    """[MG-PILE-4, MG-DELIVER-9, AMB-10, SC-23] Gap and ships outside stay as they are."""
    ships = SHIPS[: seats + 1]
    rows = [f"{ship} A" if place == dock - 1 else ship for place, ship in enumerate(ships)]
    laid = scarce(seats=seats, docks=harbour(*rows), A={"hand": ["T01"]})
    game = paid("HARBOUR_DELIVERY", seats, **laid)
    expected: list[str | None] = [*ships]
    expected[dock - 1] = None
    assert game.docked == expected
    assert game.board["outside"] == OUTSIDE
    assert "harbour-advanced" not in game.events
    assert "harbour-stopped" in game.events
    assert game.all_ships("A") == {ships[dock - 1]}


def test_without_a_pile_discs_at_docks_without_a_ship_come_home() -> None:
    """[MG-PILE-5, AMB-10] Here B's, when A delivers next to it; C's beside a ship stays."""
    docks = harbour("S01 A", "- B", "S03 C", "S04", "S05")
    game = paid("HARBOUR_DELIVERY", **scarce(docks=docks, A={"hand": ["T01"]}))
    assert game.discs_at_docks == "--C--"
    assert game.available == [3, 3, 2, 3]


@pytest.mark.parametrize("pile", [[], ["S08"], ["S08", "S09"]])
def test_with_the_last_ship_all_warship_discs_come_home(pile: list[str]) -> None:
    """[MG-PILE-6, -7, AMB-10, AMB-58] Anchor included; looked at when the ships have moved up."""
    laid = scarce(*pile, docks=harbour("S01 A", *SHIPS[1:]), A={"hand": ["T01"]})
    game = paid("HARBOUR_DELIVERY", warship_docks=[1, 2, None], anchor=[0, 0, 2], **laid)
    if len(pile) < 2:
        assert (game.ship_pile, game.discs_at_warship_docks) == ([], "---")
        assert (game.board["anchor"], game.available) == ([0, 0, 0, 0], [3, 3, 3, 3])
        assert game.events.count("disc-came-home") == 4
    else:
        assert (game.ship_pile, game.discs_at_warship_docks) == (["S09"], "BC-")
        assert (game.board["anchor"], game.available) == ([0, 0, 2, 0], [3, 2, 0, 3])
    if pile:
        assert (game.docked, game.board["outside"]) == ([*SHIPS[1:], "S06"], ["S07", "S08"])
        assert "disc-came-home" not in game.events[: game.events.index("harbour-advanced")]


def test_empty_is_tested_after_a_ship_went_under_the_pile() -> None:
    """[MG-PILE-7, -9, AMB-11, SC-22] A failed expedition puts it back; nothing comes home."""
    laid = scarce("S12", A={"hand": ["T01"]})  # danger 6
    game = paid("HARBOUR_DELIVERY", warship_docks=[0, 2, None], **laid)
    assert "expedition-failed" in game.events
    assert (game.ship_pile, game.discs_at_warship_docks) == (["S12"], "-C-")
    assert game.available == [3, 3, 2, 3]


@SEATS
def test_embargo_with_an_empty_pile(seats: int) -> None:
    """[MG-PILE-7, -9, AMB-12] The front ship goes under the pile and waits outside at once."""
    game = lay(seats, **scarce(seats=seats, A={"ships": ["S10"]}))
    game.choose("embargo")
    assert game.docked == [*SHIPS[1 : seats + 1], "S06"]
    assert (game.board["outside"], game.ship_pile) == (["S07", "S01"], [])


def test_nothing_can_be_placed_where_no_ship_is() -> None:
    """[MG-PILE-8, AMB-13, SC-23] No dock without a ship, no warship dock, no expedition."""
    cards = {"hand": ["B4", "B5", "B6", "T06"]}
    game = lay(**scarce(docks=harbour("S01 B", "-", "S03", "-", "S05"), A=cards))
    assert game.offered == {"space TRADING_DOCK", "pass"}
    game.choose("space TRADING_DOCK")
    assert game.offered == {"dock 3", "dock 5"}
    game = lay(**scarce(docks=harbour("S01 B", "-", "S03 C", "-", "S05 C"), A=cards))
    assert game.question == "B TakeTurn"  # A can do nothing at all


def test_no_expedition_and_no_commando_without_a_pile() -> None:
    """[MG-PILE-8]"""
    cards = {"hand": ["B5", "B6", "T06", "T46"], "ships": ["S30"]}  # COMMANDO
    full = lay(A=cards, warship_docks=[0])
    assert {"space WARSHIP_DOCK", "space HARBOUR_DELIVERY"} <= full.offered
    empty = lay(warship_docks=[0], **scarce(A=cards))
    assert not {"space WARSHIP_DOCK", "space HARBOUR_DELIVERY"} & empty.offered


# When discs come home


def test_discs_do_not_come_home_at_other_moments() -> None:
    """[MG-PILE-9] Not when a turn begins or ends, nor with a market or a dock action."""
    docks = harbour("S01", "- B", "S03", "S04", "S05")
    game = lay(warship_docks=[2], **scarce(docks=docks, A={"hand": ["B1", "B4"]}))
    assert (game.discs_at_docks, game.discs_at_warship_docks) == ("-B---", "C--")
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.question == "B TakeTurn"
    assert (game.discs_at_docks, game.discs_at_warship_docks) == ("AB---", "C--")


def test_discs_come_home_before_the_returned_disc_is_placed() -> None:
    """[MG-PILE-6 to -9, SC-21] The last ship is won; from then on no warship dock is taken."""
    laid = scarce("S26", active=2, C={"hand": ["T01"]}, trade_pile=["T02", "T03", "T16"])
    game = paid("HARBOUR_DELIVERY", warship_docks=[2, 0, 2], **laid)
    game.choose("warship-place 1")
    assert (game.question, game.all_ships("C")) == ("C PlaceReturned", {"S26"})
    assert (game.ship_pile, game.discs_at_warship_docks) == ([], "---")
    assert game.available == [3, 3, 3, 3]
    while game.question != "A TakeTurn":
        game.choose("pass")
    assert "space TRADING_DOCK" in game.offered
    assert "space WARSHIP_DOCK" not in game.offered


def test_discs_come_home_after_each_embargo() -> None:
    """[MG-PILE-9, -5]"""
    docks = harbour("S01", "- B", "- C", "S04", "- D")
    game = lay(**scarce(docks=docks, A={"ships": ["S05", "S10"]}))
    assert game.discs_at_docks == "-BC-D"
    game.choose("embargo")
    # S01 leaves; gaps move up with the ships; S06 takes dock 5
    assert game.docked == [None, None, "S04", None, "S06"]
    assert game.discs_at_docks == "--C-D"
    assert game.available == [3, 3, 2, 2]
    game.choose("embargo")
    assert (game.docked, game.discs_at_docks) == ([None, None, None, "S06", "S07"], "----D")
    assert (game.available, game.mat("A")["ships"][0]["active"]) == ([3, 3, 3, 2], False)
