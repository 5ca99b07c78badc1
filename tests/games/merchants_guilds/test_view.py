"""What each seat and an onlooker see, and what they do not see: section 5 of the rules page."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import cothon
from tests.games.merchants_guilds.laid import (
    Laid,
    acted,
    asleep,
    final,
    harbour,
    lay,
    paid,
    trade_cards_but,
)

EVERYONE = (None, 0, 1, 2, 3)
MARKET = ["T01", "T16", "T31", "T46", "T61"]
DOCKS = ["S18", "S19", "S20", "S21", "S22"]
OPEN: dict[str, Any] = {"market": MARKET, "outside": ["S29", "S30"]}


def quay(seats: int) -> dict[str, Any]:
    """All that lies open, given, so that only piles and hands are left to chance."""
    return {**OPEN, "docks": harbour(*DOCKS[: seats + 1])}


def looks(game: Laid, *seats: int | None) -> list[Any]:
    """All that these seats see and read."""
    return [(game.view(seat), game.log("en", seat)) for seat in seats]


def hidden_codes(game: Laid, seat: int | None) -> set[str]:
    """The cards that are face down to a seat: both piles and the others' trade cards."""
    g = game.g
    names = [*g.box.card_codes, *g.box.ship_codes]
    cards = [*g.trade_pile]
    for owner, trader in enumerate(g.traders):
        if owner != seat and not game.over:
            cards += [card for card in trader.hand if card < 75]
    ships = g.ship_pile[:-1] if game.question.endswith("MeetDanger") else g.ship_pile
    return {names[card] for card in [*cards, *ships]}


# Open to all


def test_cards_beside_the_residence_and_ships_are_public() -> None:
    """[D4] With their state; so are discs, spaces and seats."""
    given = {
        "hand": ["T02", "B1"],
        "left": ["B6", "T03"],
        "right": ["T17"],
        "ships": ["S01", *asleep("S12")],
        "freed": {"MIDDLE": 1, "LEFT": 2},
        "disc": "MARKET",
    }
    game = lay(A=given, hall={"A1": 0}, forum=[1])
    for seat in EVERYONE:
        shown = game.seen(seat, 0)
        assert shown["left"] == ["B6.red", "T03"]
        assert shown["right"] == ["T17"]
        assert [(ship["code"], ship["active"]) for ship in shown["ships"]] == [
            ("S01", True),
            ("S12", False),
        ]
        assert [ship["effect"] for ship in shown["ships"]] == ["INTRIGUE", "ESCORTS"]
        assert shown["freed"] == {"LEFT": 2, "MIDDLE": 1, "RIGHT": 0}
        assert (shown["strength"], shown["bonus_seats"], shown["guild_seats"]) == (3, 2, 4)
        assert shown["available"] == 11 - 5 - 2
        assert game.view(seat)["table"]["spaces"][0]["discs"] == [0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_market_discards_harbour_and_tiles_are_public(seats: int) -> None:
    """The discards with their order; of both piles the number of cards."""
    game = lay(
        seats,
        **quay(seats),
        discard=["T75", "T02"],
        tile_discs={"GUILD_HALL_1": [1, 0]},
        warship_docks=[None, None, 0],
        anchor=[0, 2],
        markers=["TRADING_DOCK", "WARSHIP_DOCK"],
    )
    for seat in EVERYONE[: seats + 1]:
        shown = game.view(seat)["table"]
        assert shown["market"] == MARKET
        assert shown["discard"] == ["T75", "T02"]
        assert shown["trade_pile"] == 75 - 5 - 2
        assert shown["ship_pile"] == 30 - (seats + 1) - 2
        assert [dock["ship"] for dock in shown["docks"]] == DOCKS[: seats + 1]
        assert shown["outside"] == ["S29", "S30"]
        assert shown["warship_docks"] == [None, None, 0]
        assert shown["anchor"] == [0, 2, 0, 0][:seats]
        assert shown["tiles"][0]["discs"][:2] == [1, 0]
        assert [space["marker"] for space in shown["spaces"]] == [False, False, True, True, False]
        assert sum(space["neutral"] for space in shown["spaces"]) == 4 - seats
        assert [s["covered"] for s in shown["hall"]].count(True) == {2: 4, 3: 2, 4: 0}[seats]


def test_hand_sizes_and_unplayed_base_cards_are_public() -> None:
    """Of trade cards only how many there are."""
    game = lay(B={"hand": ["T02", "T17", "B1", "B6"], "left": ["B2"]})
    for seat in (None, 0, 2, 3):
        assert game.seen(seat, 1)["hand"] == [None, None, "B1.black", "B6.black"]
    assert game.seen(1, 1)["hand"] == ["T02", "T17", "B1.black", "B6.black"]


def test_a_payment_is_shown_when_it_is_complete() -> None:
    """[MG-CARD-8, D4] Until then the others see how many cards are laid, and nothing is told."""
    game = lay(A={"hand": ["T02", "T05", "T32", "B4"]}, B={"disc": "TRADING_DOCK"})
    game.choose("space TRADING_DOCK")
    told = len(game.journal)
    for code, hand in (("T05", ["T02", "T32", "B4.red"]), ("B4.red", ["T02", "T05", "T32"])):
        game.choose(f"card {code.removesuffix('.red')}")
        assert game.question == "A PayRight"
        assert len(game.journal) == told
        for seat in EVERYONE:
            shown = game.view(seat)["table"]
            is_own = seat == 0
            assert shown["paying"] == ([code] if is_own else [None])
            assert shown["payment"] == {"kind": "cards", "missing": 1}
            assert game.seen(seat, 0)["hand"] == (hand if is_own else [None] * 3)
        game.undo()
    game.choose("card T05", "card T32")
    for seat in EVERYONE:
        assert game.view(seat)["table"]["paying"] == []
        own = game.seen(seat, 0)
        assert (own["left"], own["right"]) == (["T05"], ["T32"])
        assert own["hand"] == ["T02" if seat == 0 else None, "B4.red"]
    assert game.events[told:] == ["space-paid", "right-paid"]


def test_coins_are_shown_when_the_price_is_complete() -> None:
    """[MG-CARD-8] What is missing would tell what is laid."""
    game = acted("RESIDENCE", A={"hand": ["T13", "T14", "T28", "T43"]})
    game.choose("forum", "card T13")
    for seat in EVERYONE:
        shown = game.view(seat)["table"]
        assert shown["paying"] == ["T13" if seat == 0 else None]
        missing = 6 if seat == 0 else None
        assert shown["payment"] == {"kind": "coins", "price": 12, "missing": missing}
    game.choose("card T14")
    assert game.board["discard"][-2:] == ["T13", "T14"]


def test_the_ship_of_an_expedition_is_public_until_it_goes_under_the_pile() -> None:
    """[D14] Then the pile is as unknown as before."""
    game = paid(
        "HARBOUR_DELIVERY",
        **quay(4),
        warship_docks=[0],
        ship_pile=["S10"],
        A={"ships": ["S12"], "hand": ["T02", "T03"]},
    )
    game.choose("card T02")
    for seat in EVERYONE:
        assert game.view(seat)["table"]["expedition"] == "S10"
    game.choose("pass")
    for seat in EVERYONE:
        assert game.view(seat)["table"]["expedition"] is None
        assert '"S10"' not in json.dumps(game.view(seat))


# Hidden


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", ["turn", "setup"])
def test_the_order_of_the_piles_is_hidden(seats: int, phase: str) -> None:
    """Of trade cards and of ships: two games that differ in nothing else look the same."""
    one, two = (lay(seats, phase=phase, **quay(seats), seed=seed) for seed in (1, 2))
    assert one.g.trade_pile != two.g.trade_pile
    assert one.g.ship_pile != two.g.ship_pile
    seats_and_onlooker = EVERYONE[: seats + 1]
    assert looks(one, *seats_and_onlooker) == looks(two, *seats_and_onlooker)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_trade_cards_in_hand_are_for_their_owner_only(seats: int) -> None:
    """The others' views do not change with them."""
    hands = (["T02", "T17", "B1"], ["T33", "T75", "B1"])
    one, two = (lay(seats, **quay(seats), B={"hand": cards}) for cards in hands)
    assert (one.hand("B"), two.hand("B")) == hands
    others = [seat for seat in EVERYONE[: seats + 1] if seat != 1]
    assert looks(one, *others) == looks(two, *others)
    assert one.view(1) != two.view(1)


def test_options_are_for_the_one_who_is_asked() -> None:
    """They would tell what is in the hand."""
    game = lay(A={"hand": ["T09", "B4", "T02"]})
    game.choose("space MARKET")
    for seat in EVERYONE:
        view = game.view(seat)
        assert view["options"] == (game.options if seat == 0 else [])
        assert view["asked"] == [0]


def test_a_swapped_card_lies_open_and_the_other_is_hidden() -> None:
    """[D8]"""
    game = paid("MARKET", **OPEN, trade_pile=["T74"], A={"hand": ["T75"]})
    game.choose("pile", "card T75", "card T01")
    for seat in (None, 1, 2, 3):
        assert game.view(seat)["table"]["market"] == ["T75", *MARKET[1:]]
        assert game.seen(seat, 0)["hand"] == [None, None]
        assert any(
            "dye 2" in line.lower() and "jewellery 6" in line.lower()
            for line in game.log("en", seat)
        )


def test_cards_that_come_back_to_hand_are_hidden_again() -> None:
    """[MG-DECADE-10, MG-CARD-3, -6] They were seen beside the residence."""
    game = lay(phase="decade_end", A={"hand": ["B1"], "left": ["T02", "B4"], "right": ["T17"]})
    assert {"T02", "T17"} <= set(game.hand("A"))
    for seat in (None, 1, 2, 3):
        assert game.seen(seat, 0)["hand"] == [None] * 4 + ["B1.red", "B4.red"]


def test_discards_shuffled_into_a_pile_are_hidden_again() -> None:
    """[MG-PILE-1] Nobody knows what a card drawn from them is."""
    discard = ["T02", "T17", "T32", "T47", "T62"]
    rest = trade_cards_but(*discard, *MARKET)
    one, two = (
        lay(**quay(4), discard=discard, C={"hand": rest}, A={"hand": ["B1"]}, seed=seed)
        for seed in (1, 3)
    )
    for game in (one, two):
        game.choose("pass")
        assert game.board["discard"] == []
        assert game.board["trade_pile"] == 4
        for seat in (None, 1, 2, 3):
            text = json.dumps(game.view(seat))
            assert not any(f'"{card}"' in text for card in discard)
    assert one.hand("A") != two.hand("A")
    assert looks(one, None, 1, 2, 3) == looks(two, None, 1, 2, 3)


# Drawn or revealed


def test_a_card_drawn_by_passing_is_for_its_owner() -> None:
    """[MG-PASS-3, AMB-16]"""
    one, two = (lay(**quay(4), trade_pile=[card]) for card in ("T75", "T02"))
    for game in (one, two):
        game.choose("pass")
    assert looks(one, None, 1, 2, 3) == looks(two, None, 1, 2, 3)
    assert any("jewellery 6" in line.lower() for line in one.log("en", 0))
    assert one.mat("A")["hand"][0] == "T75"


@pytest.mark.parametrize("decade", [1, 2])
def test_income_of_a_decade_is_for_its_owner(decade: int) -> None:
    """[MG-DECADE-11, AMB-16] B is start player and draws first."""
    market = ["T02", "T03", "T04", "T05", "T06"]
    for drawn in ("T75", "T74"):
        game = lay(
            phase="decade_end",
            decade=decade,
            **quay(4),
            trade_pile=[*market, drawn],
            ship_pile=["S01"],
            B={"freed": {"RIGHT": 1}},
        )
        assert game.board["market"] == market
        assert drawn in game.hand("B")
        for seat in EVERYONE:
            unseen = game.seen(seat, 1)["hand"].count(None)
            assert unseen == (0 if seat == 1 else 3 - decade)
            named = any("jewellery 6" in line.lower() for line in game.log("en", seat))
            assert named is (seat == 1)


def test_the_first_hands_are_for_their_owners() -> None:
    """[MG-SETUP-13, AMB-16]"""
    game = Laid.new(4, 7)
    for seat in EVERYONE:
        for owner in range(4):
            cards = game.seen(seat, owner)["hand"]
            assert len(cards) == 10
            assert cards.count(None) == (0 if seat == owner else 3)
        lines = [line for line in game.log("en", seat) if "is dealt three trade cards" in line]
        assert len(lines) == (4 if seat is None else 3)


def test_cards_revealed_for_a_ship_are_seen_by_all_and_then_hidden() -> None:
    """[MG-DELIVER-8, -15, AMB-16] In the log for everybody, in the hand for the owner."""
    game = paid(
        "HARBOUR_DELIVERY",
        market=MARKET,
        docks=harbour("S13 A", "S19", "S20", "S21", "S22"),
        A={"hand": ["T32"]},
        trade_pile=["T75"],
    )
    for seat in EVERYONE:
        assert any("jewellery 6" in line.lower() for line in game.log("en", seat))
        assert game.seen(seat, 0)["hand"] == (["T75"] if seat == 0 else [None])


def test_a_card_drawn_after_a_failure_is_for_its_owner() -> None:
    """[MG-DELIVER-16, AMB-16]"""
    for seat in EVERYONE:
        game = paid(
            "HARBOUR_DELIVERY",
            **quay(4),
            warship_docks=[0],
            ship_pile=["S12"],
            trade_pile=["T75"],
            A={"hand": ["T02", "T03"]},
        )
        game.choose("card T02")
        named = any("jewellery 6" in line.lower() for line in game.log("en", seat))
        assert named is (seat == 0)
        assert game.seen(seat, 0)["hand"] == (["T03", "T75"] if seat == 0 else [None, None])


# Ships in the log


def test_a_ship_sent_away_by_embargo_is_named_in_the_log() -> None:
    """[MG-EFFECT-EMBARGO-2] It lay face up before all eyes until then."""
    game = lay(**quay(4), A={"ships": ["S05"]})
    game.choose("embargo")
    for seat in EVERYONE:
        assert any("leaves the front of the harbour" in line for line in game.log("en", seat))
        assert not any("hidden ship" in line for line in game.log("en", seat))


def test_the_ship_that_leaves_between_decades_is_named_in_the_log() -> None:
    """[MG-DECADE-5] It lay face up before all eyes until then."""
    game = lay(phase="decade_end", **quay(4))
    for seat in EVERYONE:
        assert any("leaves the front of the harbour" in line for line in game.log("en", seat))
        assert not any("hidden ship" in line for line in game.log("en", seat))


def test_the_ship_of_a_failed_expedition_is_named_in_the_log() -> None:
    """[MG-DELIVER-12, -16]"""
    game = paid(
        "HARBOUR_DELIVERY",
        **quay(4),
        warship_docks=[0],
        ship_pile=["S12"],
        A={"hand": ["T02", "T03"]},
    )
    game.choose("card T02")
    for seat in EVERYONE:
        assert sum("oil ship (9 coins, Escorts)" in line for line in game.log("en", seat)) >= 1
        assert not any("hidden ship" in line for line in game.log("en", seat))


# The end


def test_all_hands_are_open_at_the_end() -> None:
    """COINS and GOODS are counted before all eyes."""
    game = final(A={"hand": ["T02", "B1"]}, B={"hand": ["T75"]})
    for seat in EVERYONE:
        assert game.seen(seat, 0)["hand"] == ["T02", "B1.red"]
        assert game.seen(seat, 1)["hand"] == ["T75"]


# Nothing else


def test_a_view_holds_this_and_nothing_else() -> None:
    """No score, no random numbers, no order of a pile."""
    game = lay(A={"ships": ["S01"]})
    for seat in EVERYONE:
        view = game.view(seat)
        assert set(view) == {
            *(
                "game",
                "rules",
                "material",
                "seats",
                "people",
                "asked",
                "sealed",
                "question",
                "options",
            ),
            *("over", "winners", "table"),
        }
        shown = view["table"]
        assert set(shown) == {
            *("decade", "round", "start_player", "spaces", "space", "docks", "outside"),
            *("main_done", "marker_used"),
            *("ship_pile", "expedition", "warship_docks", "anchor", "market", "trade_pile"),
            *("discard", "hall", "forum", "tiles", "paying", "payment", "players"),
        }
        assert type(shown["ship_pile"]) is type(shown["trade_pile"]) is int
        assert all(set(s) == {"action", "discs", "neutral", "marker"} for s in shown["spaces"])
        assert all(set(dock) == {"disc", "ship"} for dock in shown["docks"])
        assert all(set(s) == {"code", "price", "owner", "covered"} for s in shown["hall"])
        assert all(set(tile) == {"code", "decade", "discs", "price"} for tile in shown["tiles"])
        for owner in shown["players"]:
            assert set(owner) == {
                *("colour", "hand", "left", "right", "available", "freed", "strength"),
                *("bonus_seats", "guild_seats", "ships", "cost"),
            }
            assert all(set(ship) == {"code", "effect", "active"} for ship in owner["ships"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_names_a_hidden_card(seats: int) -> None:
    """At every moment of a game, for everybody; and all are ready for JSON."""
    dice = random.Random(seats)
    game = Laid.new(seats, 50 + seats)
    while not game.over:
        box = game.g.box
        for seat in (None, *range(seats)):
            view = game.view(seat)
            text = json.dumps(view)
            assert json.loads(text) == view
            leaked = {name for name in hidden_codes(game, seat) if f'"{name}"' in text}
            assert leaked == set()
            if seat is not None:
                own = [box.card_codes[card] for card in game.g.traders[seat].hand]
                assert game.seen(seat, seat)["hand"] == own
        game.apply(dice.choice(game.options))


# What only its owner is told.
HIDDEN = {"card-drawn", "pile-card-taken", "one-dealt", "two-dealt", "three-dealt"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_hides_exactly_the_cards_drawn_by_others(seats: int) -> None:
    """[AMB-16] Over a whole game; everything else is named to everybody."""
    dice = random.Random(seats)
    game = Laid.new(seats, 60 + seats)
    while not game.over:
        game.apply(dice.choice(game.options))
    for seat in (None, *range(seats)):
        for entry, line in zip(game.journal, game.log("en", seat), strict=True):
            key = entry.event.key
            is_hidden = key in HIDDEN and entry.numbers[0] != seat
            assert bool(re.search(r"(a|two|three) trade cards?\b", line)) is is_hidden, line


def test_a_view_of_nobody_is_refused() -> None:
    game = lay(3)
    for seat in (-1, 3):
        with pytest.raises(cothon.BadOption):
            game.view(seat)
