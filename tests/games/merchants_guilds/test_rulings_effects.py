"""The rulings on ship effects, section 6 of the rules page, one by one."""

from __future__ import annotations

import pytest

from tests.games.merchants_guilds.laid import (
    Laid,
    acted,
    asleep,
    harbour,
    lay,
    paid,
    trade_cards_but,
    with_tiles,
)

DOCKS = harbour("S18", "S19", "S20", "S21", "S22")
FREE = {"embargo", "palette", "intrigue"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_amb_22_effects_before_passing(seats: int) -> None:
    """[AMB-22] Those of W0; with the card drawn the turn is over."""
    given = {"ships": ["S05", "S09", "S01"], "hand": ["B1"]}
    place = {
        "docks": DOCKS[: seats + 1],
        "markers": ["MARKET", "RESIDENCE"],
        "neutrals": ["RESIDENCE", "WARSHIP_DOCK"][: 4 - seats],
    }
    game = lay(seats, A=given, **place)
    game.choose("embargo", "palette", "intrigue", "space MARKET", "space TRADING_DOCK", "pass")
    assert game.question == "B TakeTurn"
    assert game.active_ships("A") == set()
    assert game.docked[0] == "S19"
    assert game.marked == {"RESIDENCE", "TRADING_DOCK"}
    assert len(game.hand("A")) == 2
    idle = lay(seats, A=given, **place)
    idle.choose("pass")
    assert idle.question == "B TakeTurn"  # no window after the card
    assert idle.active_ships("A") == {"S05", "S09", "S01"}


def test_amb_23_before_and_after_the_action() -> None:
    """[AMB-23] W0 and W2, W4 and W6."""
    given = {"ships": ["S05", "S10", "S26"], "hand": ["B4", "T13"]}
    game = lay(A=given, docks=DOCKS, markers=["TRADING_DOCK", "RESIDENCE"])
    found = []
    steps = ["space TRADING_DOCK", "main", "dock 5", "go-on", "guild-seat A1", "go-on"]
    for step in steps:
        if "embargo" in game.offered:
            found.append(game.question)
        game.choose(step)
    assert found == ["A TakeTurn", "A BeforeMain", "A AfterMain", "A EndTurn"]
    assert game.question == "B TakeTurn"


@pytest.mark.parametrize("is_main_done", [True, False])
def test_amb_24_intrigue_before_choosing_the_space(is_main_done: bool) -> None:
    """[AMB-24] The guild action may then be taken, also without a main action."""
    given = {"ships": ["S01"], "hand": ["B4", "T13"]}
    game = lay(A=given, docks=DOCKS, markers=["MARKET", "RESIDENCE"])
    game.choose("intrigue", "space RESIDENCE", "space TRADING_DOCK", "space TRADING_DOCK")
    game.choose(*(["main", "dock 1"] if is_main_done else ["pass"]))
    assert game.question == "A GuildAction"
    assert ("pass" in game.offered) is is_main_done
    game.choose("guild-seat A4")
    assert game.marked == {"MARKET", "WARSHIP_DOCK"}


def test_amb_24_intrigue_after_the_main_action() -> None:
    """[AMB-24]"""
    given = {"ships": ["S01"], "hand": ["B4", "T13"]}
    game = lay(A=given, docks=DOCKS, markers=["MARKET", "RESIDENCE"])
    game.choose("space TRADING_DOCK", "main", "dock 1")
    assert game.question == "A AfterMain"
    game.choose("intrigue", "space RESIDENCE", "space TRADING_DOCK")
    assert game.question == "A GuildAction"


def test_amb_24_an_intrigue_not_yet_used_does_not_count() -> None:
    """[AMB-24, MG-TURN-8] Without a main action the marker must be there by D6."""
    given = {"ships": ["S01"], "hand": ["B6", "T13"]}
    game = lay(A=given, docks=DOCKS, markers=["MARKET", "RESIDENCE"])
    assert "space HARBOUR_DELIVERY" not in game.offered
    game.choose("intrigue", "space MARKET", "space HARBOUR_DELIVERY")
    assert "space HARBOUR_DELIVERY" in game.offered
    main = lay(A={**given, "hand": ["B4", "T13"]}, docks=DOCKS, markers=["MARKET", "RESIDENCE"])
    main.choose("space TRADING_DOCK")
    assert main.offered == {"main", "intrigue"}  # skipping is not offered yet
    main.choose("intrigue", "space MARKET", "space TRADING_DOCK")
    assert main.offered == {"main", "pass"}


@pytest.mark.parametrize(
    ("space", "end"),
    [
        ("RESIDENCE", "TRADING_DOCK"),
        ("TRADING_DOCK", "WARSHIP_DOCK"),
        ("WARSHIP_DOCK", "MARKET"),  # HARBOUR_DELIVERY holds the other marker
    ],
)
def test_amb_25_intrigue_on_the_marker_already_used(space: str, end: str) -> None:
    """[AMB-25] It still makes its move, from its new space."""
    given = {"ships": ["S01"], "hand": ["T13"]}
    game = acted("MARKET", A=given, markers=["MARKET", "HARBOUR_DELIVERY"])
    game.choose("go-on", "guild-seat A1")
    assert game.question == "A EndTurn"
    game.choose("intrigue", "space MARKET", f"space {space}")
    assert game.question == "B TakeTurn"
    assert game.marked == {"HARBOUR_DELIVERY", end}


def test_amb_26_two_guild_actions_are_never_taken() -> None:
    """[AMB-26] Whatever INTRIGUE brings back to the space."""
    given = {"ships": ["S01", "S15", "S23"], "hand": ["T13", "T14", "T15"]}
    game = acted("MARKET", A=given, markers=["MARKET", "RESIDENCE"])
    game.choose("go-on", "tile GUILD_HALL_1", "card T13")
    game.choose("intrigue", "space MARKET", "space WARSHIP_DOCK")
    game.choose("intrigue", "space RESIDENCE", "space MARKET")
    assert game.question == "A EndTurn"
    game.choose("go-on")
    assert game.question == "B TakeTurn"
    assert len(game.told("tile-taken")) == 1
    assert game.told("seat-taken") == []


@pytest.mark.parametrize("second", ["tile ACHIEVEMENT_TILES", "guild-seat A1"])
def test_amb_27_expedition_placement_and_guild_action(second: str) -> None:
    """[AMB-27] Two different tiles, or a tile and a seat; and two discs."""
    for spare in (1, 0):
        game = paid(
            "HARBOUR_DELIVERY",
            docks=DOCKS,
            warship_docks=[0],
            ship_pile=["S12"],
            markers=["HARBOUR_DELIVERY", "MARKET"],
            forum=[2 - spare],
            A={"hand": ["T13", "T14", "T15", "T28"], "available": spare},
        )
        if spare:
            game.choose("main")
        game.choose("card T13", "tile GUILD_HALL_1", "card T14")
        if not spare:
            assert game.question == "B TakeTurn"
            continue
        assert "tile GUILD_HALL_1" not in game.offered
        game.choose(second, "card T15")
        assert game.question == "B TakeTurn"
        assert game.player("A").available == 0
        assert game.marked == {"MARKET", "RESIDENCE"}


def test_amb_28_legacy_is_a_permission() -> None:
    """[AMB-28] Declared when placing: it opens no window and is turned with the placement."""
    tiles = with_tiles("GUILD_HALL_1", "GUILD_HALL_2")
    given = {"ships": ["S06"], "hand": ["B4", "T01"]}
    game = lay(A=given, decade=2, tiles=tiles, docks=DOCKS, markers=["TRADING_DOCK", "MARKET"])
    game.choose("space TRADING_DOCK", "main", "dock 1")
    assert game.question == "A GuildAction"
    assert game.active_ships("A") == {"S06"}
    game.choose("tile GUILD_HALL_1")
    assert game.active_ships("A") == set()
    assert game.question == "B TakeTurn"


def test_amb_28_legacy_just_won_serves_at_once() -> None:
    """[AMB-28] A ship won by the trading delivery, for the guild action of the turn."""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S16 A", "S19", "S20", "S21", "S22"),
        decade=2,
        tiles=with_tiles("GUILD_HALL_1", "GUILD_HALL_2"),
        markers=["HARBOUR_DELIVERY", "MARKET"],
        A={"hand": ["T31", "T01"]},
    )
    game.choose("main")
    assert game.question == "A GuildAction"
    assert "tile GUILD_HALL_1" in game.offered


@pytest.mark.parametrize("docks", [[None, None, None], [0, 0, None], [1, None, 2]])
def test_amb_29_commando_while_docks_are_free(docks: list[int | None]) -> None:
    """[AMB-29] Also where the only free dock is barred to the player."""
    game = lay(A={"ships": ["S02"], "hand": ["B5"]}, warship_docks=docks)
    game.choose("space WARSHIP_DOCK")
    if docks != [0, 0, None]:
        free = {f"warship-place {n}" for n, owner in enumerate(docks, 1) if owner is None}
        assert game.offered == {*free, "anchor"}
        game.choose("anchor")
    assert game.board["anchor"][0] == 1
    assert game.board["warship_docks"] == docks


def test_amb_30_escorts_after_the_reveal_only() -> None:
    """[AMB-30] And not at all if the expedition succeeds without them."""
    for ship, is_asked in (("S10", True), ("S26", False)):
        game = paid(
            "HARBOUR_DELIVERY",
            docks=DOCKS,
            warship_docks=[0],
            ship_pile=[ship],
            A={"ships": ["S12"], "hand": ["T01", "T02"]},
        )
        assert game.question == "A SendExpedition"
        assert game.offered == {"card T01", "card T02"}
        game.choose("card T01")
        assert (game.question == "A MeetDanger") is is_asked
        assert game.active_ships("A") == {"S12"}


@pytest.mark.parametrize(
    ("ships", "cards", "is_possible"),
    [
        (2, ["T01", "T46", "T61"], True),
        (2, ["T46", "T61", "T62"], False),
        (3, ["T46", "T61", "T62"], True),
        (1, ["T01", "T02", "T61"], True),
        (1, ["T01", "T16", "T31"], False),
    ],
)
def test_amb_31_several_opulence_in_one_payment(
    ships: int, cards: list[str], is_possible: bool
) -> None:
    """[AMB-31] The left column with two: one card and any two; with three: any three."""
    given = {
        "ships": ["S11", "S24", "S25"][:ships],
        "hand": ["B3", *cards],
        "freed": {"MIDDLE": 2, "RIGHT": 2},
    }
    game = lay(A=given, markers=["MARKET", "WARSHIP_DOCK"])
    assert ("space RESIDENCE" in game.offered) is is_possible
    if is_possible:
        game.choose("space RESIDENCE")
        assert game.mat("A")["freed"]["LEFT"] == 1
        assert sorted(game.board["discard"]) == sorted(cards)
        assert game.active_ships("A") == set()


@pytest.mark.parametrize("left", ["B4", "B1"])
def test_amb_32_favour_concerns_the_left_card_only(left: str) -> None:
    """[AMB-32] Right cards show what they like, and cost no FAVOUR."""
    given = {"ships": ["S04"], "hand": ["B1", "B4", "B5", "T01"]}
    game = lay(A=given, docks=DOCKS, B={"disc": "TRADING_DOCK"})
    game.choose("space TRADING_DOCK", f"card {left}", "card B5")
    assert game.mat("A")["right"] == ["B5.red"]
    assert game.active_ships("A") == ({"S04"} if left == "B4" else set())


def test_amb_33_luxury_with_a_base_card() -> None:
    """[AMB-33] It must be a trade card."""
    docks = harbour("S14 A", "S19", "S20", "S21", "S22")
    game = lay(A={"ships": ["S03"], "hand": ["B1", "B2", "B6"]}, docks=docks)
    assert "space HARBOUR_DELIVERY" not in game.offered
    game = paid("HARBOUR_DELIVERY", docks=docks, A={"ships": ["S03"], "hand": ["B1", "T01", "T02"]})
    assert game.offered == {"card T01", "card T02"}


def test_amb_34_palette_with_a_short_market() -> None:
    """[AMB-34] What is there is discarded, then up to five are drawn."""
    pile = ["T71", "T72", "T73", "T74", "T75"]
    game = lay(A={"ships": ["S09"]}, market=["T01", "T16"], trade_pile=pile)
    game.choose("palette")
    assert game.board["market"] == pile
    assert game.board["discard"] == ["T01", "T16"]


def test_amb_34_palette_with_a_reshuffle_in_it() -> None:
    """[AMB-34] The cards just discarded may come back."""
    market = ["T01", "T16", "T31", "T46", "T61"]
    kept = [*market, "T75", "T74"]
    game = lay(
        A={"ships": ["S09"]},
        market=market,
        discard=["T74"],
        trade_pile=["T75"],
        D={"hand": trade_cards_but(*kept)},
    )
    game.choose("palette")
    shown = game.board
    assert shown["market"][0] == "T75"
    assert len(shown["market"]) == 5
    assert set(shown["market"]) < set(kept)
    assert (shown["discard"], shown["trade_pile"]) == ([], 2)


def test_amb_34_palette_with_too_few_cards_leaves_the_market_short() -> None:
    """[AMB-34, MG-PILE-3]"""
    kept = ["T01", "T16", "T31"]
    game = lay(
        A={"ships": ["S09"]}, market=kept[:2], discard=kept[2:], D={"hand": trade_cards_but(*kept)}
    )
    game.choose("palette")
    assert sorted(game.board["market"]) == kept
    assert (game.board["discard"], game.board["trade_pile"]) == ([], 0)


def sailing(first: str, ships: list[str], pile: list[str]) -> Laid:
    """A has a disc at dock 1 and one in the warship harbour, and glass to pay with."""
    return paid(
        "HARBOUR_DELIVERY",
        docks=harbour(f"{first} A", "S19", "S20", "S21", "S22"),
        warship_docks=[0],
        ship_pile=pile,
        trade_pile=["T33", "T34", "T35", "T36", "T37"],
        A={"hand": ["T31", "T32"], "ships": ships},
    )


def test_amb_35_a_trading_ship_is_used_at_once() -> None:
    """[AMB-35] ESCORTS for the expedition that follows."""
    game = sailing("S17", [], ["S02", "S10"])
    game.choose("dock 1", "card T31", "warship-place 1", "card T32")
    assert game.offered == {"escorts", "pass"}
    game.choose("escorts")
    assert game.all_ships("A") == {"S17", "S10"}


def test_amb_35_a_warship_prize_is_not() -> None:
    """[AMB-35] LUXURY won by the expedition does not pay for the delivery that follows."""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S13 A", "S19", "S20", "S21", "S22"),
        warship_docks=[0],
        ship_pile=["S07"],
        trade_pile=["T13", "T14"],
        A={"hand": ["T01", "T31"]},
    )
    game.choose("warship-place 1", "card T31", "pass")
    assert "S07" in game.all_ships("A")
    assert game.question == "B TakeTurn"


def test_amb_38_embargo_between_the_deliveries() -> None:
    """[AMB-38] Not allowed; PALETTE is. Nor INTRIGUE."""
    game = sailing("S13", ["S05", "S09", "S01"], ["S26", "S02"])
    game.choose("main", "dock 1", "card T31")
    assert game.question == "A ChooseDelivery"
    assert game.offered == {"warship-place 1", "palette", "go-on"}
    game.choose("go-on")
    assert game.offered == {*FREE, "go-on"} - {"palette"}  # it was declined a moment ago


@pytest.mark.parametrize(
    ("ship", "effect"), [("S05", "embargo"), ("S09", "palette"), ("S01", "intrigue")]
)
def test_amb_61_a_ship_reactivated_in_the_market_is_used_in_the_same_turn(
    ship: str, effect: str
) -> None:
    """[AMB-61] From the end of step 3 on, not before."""
    given = {"ships": asleep(ship, "S02"), "hand": ["T75"]}
    game = paid("MARKET", docks=DOCKS, A=given)
    assert effect not in game.offered
    game.choose("pile")
    assert effect not in game.offered
    game.choose("pass")
    assert game.offered == {f"ship {ship}", "ship S02"}
    game.choose(f"ship {ship}")
    assert game.question == "A AfterMain"
    game.choose(effect)
    assert game.active_ships("A") == set()


def test_amb_62_a_reactivated_warship_prize_works_like_any_other() -> None:
    """[AMB-62] Won face down, turned in the market, used."""
    game = paid(
        "HARBOUR_DELIVERY",
        2,
        docks=DOCKS[:3],
        warship_docks=[0],
        ship_pile=["S26", "S02"],
        neutrals=["TRADING_DOCK", "WARSHIP_DOCK"],
        markers=["TRADING_DOCK", "WARSHIP_DOCK"],
        A={"hand": ["B1", "T02", "T03"]},
    )
    game.choose("card T02", "pass")
    assert game.question == "B TakeTurn"
    game.choose("pass")
    assert game.question == "A TakeTurn"
    assert game.offered & FREE == set()
    game.choose("space MARKET", "pile", "pass")
    assert game.active_ships("A") == {"S26"}
    assert game.offered == {"embargo", "go-on"}
    game.choose("embargo")
    assert game.docked[0] == "S19"
    assert game.ship_pile[-1] == "S18"
    assert game.active_ships("A") == set()
