"""What each ship effect does, one after the other; INTRIGUE has a file of its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import acted, asleep, harbour, lay, paid, trade_cards_but

DOCKS = ["S18", "S19", "S20", "S21", "S22"]
MARKET = ["T01", "T16", "T31", "T46", "T61"]
TILES = ["GUILD_HALL_1", "RESIDENCE_1", "GUILD_HALL_2", "SHIP_CARDS", "COINS", "GOODS"]


# EMBARGO


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_embargo_sends_the_front_ship_under_the_pile(seats: int) -> None:
    """[MG-EFFECT-EMBARGO-2, -3, AMB-09, SC-08] Discs stay and nobody gets anything."""
    ships = DOCKS[: seats + 1]
    docks = harbour(*(f"{ship} B" if n < 2 else ship for n, ship in enumerate(ships)))
    cards = {"A": {"ships": ["S05"], "hand": ["B1", "T01"]}}
    game = lay(seats, docks=docks, outside=["S26", "S27"], ship_pile=["S28", "S29"], **cards)
    before = game.available
    game.choose("embargo")
    assert game.docked == [*ships[1:], "S26"]
    assert game.board["outside"] == ["S27", "S28"]
    assert (game.ship_pile[0], game.ship_pile[-1]) == ("S29", ships[0])
    assert (game.discs_at_docks, game.available) == ("BB" + "-" * (seats - 1), before)
    assert game.hand("A") == ["T01", "B1"]
    assert (game.all_ships("A"), game.all_ships("B")) == ({"S05"}, set())
    assert (game.active_ships("A"), game.question) == (set(), "A TakeTurn")
    assert game.told("cards-revealed") == game.told("good-delivered") == []


# PALETTE


@pytest.mark.parametrize("market", [MARKET, MARKET[:2]])
def test_palette_renews_the_market(market: list[str]) -> None:
    """[MG-EFFECT-PALETTE-2, MG-PILE-3, AMB-34] What is there is discarded, five are turned up."""
    pile = ["T71", "T72", "T73", "T74", "T75"]
    game = lay(A={"ships": ["S09"]}, market=market, trade_pile=pile, discard=["T02"])
    game.choose("palette")
    assert game.board["market"] == pile
    assert game.board["discard"] == ["T02", *market]


def test_palette_may_turn_up_what_was_just_discarded() -> None:
    """[AMB-34, MG-PILE-2] One card is left in the pile, the discards fill the rest."""
    kept = [*MARKET, "T75", "T74"]
    laid: dict[str, Any] = {"discard": ["T74"], "trade_pile": ["T75"]}
    game = lay(A={"ships": ["S09"]}, D={"hand": trade_cards_but(*kept)}, market=MARKET, **laid)
    game.choose("palette")
    shown = game.board
    assert (shown["market"][0], len(shown["market"])) == ("T75", 5)
    assert set(shown["market"][1:]) < {*MARKET, "T74"}
    assert (shown["discard"], shown["trade_pile"]) == ([], 2)


def test_palette_with_too_few_cards_leaves_the_market_short() -> None:
    """[AMB-34, MG-PILE-3]"""
    kept = ["T01", "T16", "T31"]
    laid: dict[str, Any] = {"market": kept[:2], "discard": kept[2:]}
    game = lay(A={"ships": ["S09"]}, D={"hand": trade_cards_but(*kept)}, **laid)
    game.choose("palette")
    assert sorted(game.board["market"]) == kept
    assert (game.board["discard"], game.board["trade_pile"]) == ([], 0)


# COMMANDO


@pytest.mark.parametrize(
    "docks", [[1, 2, 3], [0, 0, 1], [0, 0, None], [None, None, None], [1, None, 2]]
)
def test_commando_puts_the_disc_on_the_anchor(docks: list[int | None]) -> None:
    """[MG-EFFECT-COMMANDO-1, -2, -4, AMB-29] Full docks or not, or the only free one barred."""
    game = lay(A={"ships": ["S02"], "hand": ["B5"], "freed": {"RIGHT": 2}}, warship_docks=docks)
    before = game.player("A").available
    game.choose("space WARSHIP_DOCK")
    free = {f"warship-place {n}" for n, owner in enumerate(docks, 1) if owner is None}
    if free and docks.count(0) < 2:
        assert (game.question, game.offered) == ("A TakeWarshipDock", {*free, "anchor"})
        game.choose("anchor")
    assert game.question == "B TakeTurn"
    assert game.board["anchor"] == [1, 0, 0, 0]
    assert game.board["warship_docks"] == docks
    assert game.player("A").available == before - 1  # one disc, and no other besides
    assert game.active_ships("A") == set()


def test_the_anchor_holds_any_number_of_discs() -> None:
    """[MG-EFFECT-COMMANDO-2]"""
    given = {"ships": ["S02"], "hand": ["B5"], "freed": {"RIGHT": 2, "LEFT": 1}}
    game = lay(A=given, anchor=[3, 2, 1, 1], warship_docks=[1, 2, 3])
    game.choose("space WARSHIP_DOCK")
    assert game.board["anchor"] == [4, 2, 1, 1]


def test_a_disc_on_the_anchor_sails_like_any_other() -> None:
    """[MG-EFFECT-COMMANDO-3] And comes back."""
    game = paid("HARBOUR_DELIVERY", anchor=[1], ship_pile=["S26"], A={"hand": ["T01", "T02"]})
    game.choose("card T01", "pass")
    assert game.all_ships("A") == {"S26"}
    assert game.board["anchor"] == [0, 0, 0, 0]
    assert game.player("A").available == 3


# FAVOUR


@pytest.mark.parametrize("others", [0, 1, 2])
def test_favour_lets_the_left_card_show_any_action(others: int) -> None:
    """[MG-EFFECT-FAVOUR-1, MG-PAY-6] As many cards as otherwise."""
    given: dict[str, Any] = {letter: {"disc": "TRADING_DOCK"} for letter in "BC"[:others]}
    cards = ["B1", "B3", "B5", "T01"]
    without = lay(A={"hand": cards}, **given)
    assert "space TRADING_DOCK" not in without.offered
    game = lay(A={"hand": cards, "ships": ["S04"]}, **given)
    game.choose("space TRADING_DOCK")
    assert game.offered == {f"card {card}" for card in cards}
    game.choose("card B3")
    # What is not complete tells nothing.
    assert game.active_ships("A") == ({"S04"} if others else set())
    game.choose(*["card T01", "card B1"][:others])
    assert game.active_ships("A") == set()
    game.choose("dock 1")
    assert game.mat("A")["left"] == ["B3.red"]
    assert len(game.mat("A")["right"]) == others
    assert len(game.hand("A")) == 3 - others


@pytest.mark.parametrize("left", ["B4", "B1"])
def test_favour_concerns_the_left_card_only(left: str) -> None:
    """[MG-PAY-6, AMB-32] And only if it shows another action; right cards show what they like."""
    given = {"ships": ["S04"], "hand": ["B1", "B4", "B5", "T01"]}
    game = lay(A=given, docks=harbour(*DOCKS), B={"disc": "TRADING_DOCK"})
    game.choose("space TRADING_DOCK", f"card {left}", "card B5")
    assert (game.mat("A")["left"], game.mat("A")["right"]) == ([f"{left}.red"], ["B5.red"])
    assert game.active_ships("A") == ({"S04"} if left == "B4" else set())


# OPULENCE


@pytest.mark.parametrize(
    ("cards", "column", "needed"),
    [
        (["T01", "T02", "T16"], "LEFT", 1),
        (["T01", "T46", "T61"], "LEFT", 2),
        (["T01", "T16", "T31"], "LEFT", 2),
        (["T46", "T50", "T61"], "LEFT", 3),
        (["T46", "T01"], "MIDDLE", 1),
        (["T01", "T61"], "MIDDLE", 2),
        (["T61", "T31"], "RIGHT", 1),
        (["T01", "T46"], "RIGHT", 2),
    ],
)
def test_opulence_stands_for_a_card_each(cards: list[str], column: str, needed: int) -> None:
    """[MG-EFFECT-OPULENCE-1, -2, MG-FX-6, AMB-31] As many cards as otherwise; ships add up."""
    full = {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}
    freed = {**full, column: 0}
    for ships in range(4):
        given = {"ships": ["S11", "S24", "S25"][:ships], "hand": ["B3", *cards], "freed": freed}
        game = lay(A=given, markers=["MARKET", "HARBOUR_DELIVERY"])
        assert ("space RESIDENCE" in game.offered) is (ships >= needed)
        if ships >= needed:
            game.choose("space RESIDENCE")
            assert game.mat("A")["freed"][column] == 1
            assert sorted(game.board["discard"]) == sorted(cards)
            assert len(game.active_ships("A")) == ships - needed


def test_opulence_never_saves_a_card() -> None:
    """[MG-EFFECT-OPULENCE-1] Two cards do not pay for the left column; base cards do not help."""
    ships = ["S11", "S24", "S25"]
    freed = {"MIDDLE": 2, "RIGHT": 2}
    given = {"ships": ships, "hand": ["B3", "B4", "T01", "T02"], "freed": freed}
    game = lay(A=given, markers=["MARKET", "WARSHIP_DOCK"])
    assert "space RESIDENCE" not in game.offered


# LEGACY


@pytest.mark.parametrize("decade", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legacy_opens_the_tiles_of_earlier_decades(decade: int, seats: int) -> None:
    """[MG-EFFECT-LEGACY-1, -4, AMB-28] None in decade I, never a later one; turned when placing."""
    game = acted("MARKET", seats, A={"ships": ["S06"], "hand": ["T01"]}, decade=decade, tiles=TILES)
    assert game.offered == {*(f"tile {tile}" for tile in TILES[: 2 * decade]), "pass"}
    game.choose("tile GUILD_HALL_1")
    assert game.active_ships("A") == (set() if decade > 1 else {"S06"})
    assert game.board["tiles"][0]["discs"][0] == 0
    assert game.board["discard"] == ["T01"]


def test_legacy_serves_a_placement_after_an_expedition_as_well() -> None:
    """[MG-EFFECT-LEGACY-1]"""
    game = paid(
        "HARBOUR_DELIVERY",
        warship_docks=[0],
        ship_pile=["S12"],
        A={"ships": ["S06"], "hand": ["T01", "T02"]},
        decade=3,
        tiles=TILES,
    )
    game.choose("card T01")
    assert game.question == "A PlaceReturned"
    assert game.offered == {*(f"tile {tile}" for tile in TILES), "pass"}
    game.choose("tile SHIP_CARDS", "card T02")
    assert game.active_ships("A") == set()
    assert game.board["tiles"][3]["discs"][0] == 0


def test_legacy_just_won_serves_at_once() -> None:
    """[AMB-28, MG-FX-3] By the trading delivery, for the guild action of the turn."""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S16 A", "S19", "S20", "S21", "S22"),
        decade=2,
        tiles=TILES,
        markers=["HARBOUR_DELIVERY", "MARKET"],
        A={"hand": ["T31", "T01"]},
    )
    game.choose("main")
    assert game.question == "A GuildAction"
    assert "tile GUILD_HALL_1" in game.offered


@pytest.mark.parametrize(
    ("discs", "cards", "is_open"),
    [
        ([1], ["T07"], False),  # 4 coins, the price is 5
        ([1], ["T10"], True),
        ([1, 2], ["T13"], False),  # 6 coins, the price is 8
        ([1, 2], ["T13", "T01"], True),
        ([1, 2, 3], ["T13", "T14"], False),  # full
        ([0], ["T13", "T14"], False),  # the own disc is there
    ],
)
@pytest.mark.parametrize("decade", [2, 3])
def test_legacy_changes_neither_price_nor_room(
    discs: list[int], cards: list[str], is_open: bool, decade: int
) -> None:
    """[MG-EFFECT-LEGACY-2, AMB-41] Nor that a player has one disc on a tile, in any decade."""
    taken = {"GUILD_HALL_1": discs, "RESIDENCE_1": [0], "GUILD_HALL_2": [], "SHIP_CARDS": []}
    given = {"ships": ["S06"], "hand": cards}
    game = acted("MARKET", A=given, decade=decade, tiles=TILES, tile_discs=taken)
    assert ("tile GUILD_HALL_1" in game.offered) is is_open
    assert "tile RESIDENCE_1" not in game.offered


def test_legacy_grants_no_placement_of_its_own() -> None:
    """[MG-EFFECT-LEGACY-3] Without a marker there is none, and with one there is only one."""
    given = {"ships": ["S06", "S16"], "hand": ["T01", "T02"]}
    game = acted("MARKET", A=given, decade=2, tiles=TILES, markers=["RESIDENCE", "TRADING_DOCK"])
    assert game.question == "B TakeTurn"
    game = acted("MARKET", A=given, decade=2, tiles=TILES)
    game.choose("tile GUILD_HALL_1", "card T01")
    assert game.question == "B TakeTurn"
    assert game.active_ships("A") == {"S16"}


# LUXURY


@pytest.mark.parametrize("card", ["T01", "T16", "T46", "T75"])
def test_luxury_lets_any_trade_card_pay_for_a_ship(card: str) -> None:
    """[MG-EFFECT-LUXURY-1, AMB-33] The ship wants glass; no base card pays."""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S18 A", "S19", "S20", "S21", "S22"),
        A={"ships": ["S03"], "hand": ["B1", "T01", "T16", "T31", "T46", "T75"]},
    )
    assert game.offered == {f"card {name}" for name in ("T01", "T16", "T31", "T46", "T75")}
    game.choose(f"card {card}")
    assert game.board["discard"] == [card]
    assert game.active_ships("A") == {"S18"}
    assert game.all_ships("A") == {"S03", "S18"}


def test_luxury_counts_when_the_space_is_chosen() -> None:
    """[MG-EFFECT-LUXURY-1, MG-TURN-8] With the ship face down the action is impossible."""
    docks = harbour("S18 A", "S19", "S20", "S21", "S22")
    game = lay(A={"ships": ["S03"], "hand": ["B6", "T01"]}, docks=docks)
    assert "space HARBOUR_DELIVERY" in game.offered
    game = lay(A={"ships": asleep("S03"), "hand": ["B6", "T01"]}, docks=docks)
    assert "space HARBOUR_DELIVERY" not in game.offered


# ESCORTS


@pytest.mark.parametrize("freed", [0, 1, 2])
@pytest.mark.parametrize(
    ("ship", "danger"), [("S26", 1), ("S22", 2), ("S10", 3), ("S08", 4), ("S23", 5), ("S18", 6)]
)
@pytest.mark.parametrize("escorts", [0, 1, 2, 3])
def test_escorts_are_used_as_often_as_needed(
    freed: int, ship: str, danger: int, escorts: int
) -> None:
    """[MG-EFFECT-ESCORTS-1 to -3, AMB-30, D14, SC-10] Two for each; not offered if vain."""
    ships = ["S12", "S17", "S19"][:escorts]
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S01", "S02", "S03", "S04", "S05"),
        outside=["S06", "S07"],
        warship_docks=[0],
        ship_pile=[ship],
        A={"ships": ships, "hand": ["T01", "T02"], "freed": {"MIDDLE": freed}},
    )
    game.choose("card T01")
    strength = (1, 3, 5)[freed]
    needed = next(k for k in range(9) if strength + 2 * k >= danger)
    is_asked = 0 < needed <= escorts
    assert (game.question == "A MeetDanger") is is_asked
    if is_asked:
        assert game.offered == {"escorts", "pass"}
        game.choose("escorts")
    won = needed <= escorts
    assert (ship in game.all_ships("A")) is won
    assert len(game.active_ships("A")) == escorts - (needed if won else 0)


def test_escorts_may_be_kept_and_failure_accepted() -> None:
    """[MG-EFFECT-ESCORTS-1, D14]"""
    game = paid(
        "HARBOUR_DELIVERY",
        warship_docks=[0],
        ship_pile=["S10"],
        A={"ships": ["S12"], "hand": ["T01", "T02"]},
    )
    game.choose("card T01", "pass")
    assert game.active_ships("A") == {"S12"}
    assert game.all_ships("A") == {"S12"}
    assert game.ship_pile[-1] == "S10"


def test_escorts_serve_one_expedition() -> None:
    """[MG-EFFECT-ESCORTS-1] The strength is as before."""
    given = {"ships": ["S12"], "hand": ["T01", "T31"]}
    game = paid("HARBOUR_DELIVERY", warship_docks=[0], ship_pile=["S25"], A=given)
    game.choose("card T01", "escorts")
    assert game.mat("A")["strength"] == 1
    assert "escorts" not in game.offered
