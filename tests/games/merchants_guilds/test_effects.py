"""Ship effects in general: whose they are, when a ship is active, and what an effect needs."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.games.merchants_guilds.box import SHIP_CARD
from cothon.games.merchants_guilds.material import EFFECT_CODES
from tests.games.merchants_guilds.laid import (
    SHIPS_WITH,
    Laid,
    acted,
    all_ships_but,
    asleep,
    final,
    harbour,
    lay,
    paid,
    trade_cards_but,
)

NINE = [ships[0] for ships in SHIPS_WITH.values()]
FREE = {"embargo", "palette", "intrigue"}
COMMANDS = {*FREE, "escorts", "anchor"}
DOCKS = ["S18", "S19", "S20", "S21", "S22"]
SPACES = ["MARKET", "RESIDENCE", "TRADING_DOCK", "WARSHIP_DOCK", "HARBOUR_DELIVERY"]
TILES = ["GUILD_HALL_1", "RESIDENCE_1", "GUILD_HALL_2", "SHIP_CARDS", "COINS", "GOODS"]


@pytest.mark.parametrize(
    "effect", ["FAVOUR", "OPULENCE", "LEGACY", "LUXURY", "COMMANDO", "ESCORTS"]
)
def test_effects_that_serve_a_choice_open_no_window(effect: str) -> None:
    """[MG-FX-9, MG-TURN-3] With such ships alone nobody is asked in W2, W4 and W6."""
    game = lay(A={"hand": ["B4"], "ships": SHIPS_WITH[effect]}, docks=harbour(*DOCKS))
    assert game.offered <= {"pass", *(f"space {space}" for space in SPACES)}
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.question == "B TakeTurn"


@pytest.mark.parametrize(("ship", "effect"), [("S15", "intrigue"), ("S14", "palette")])
def test_a_ship_won_in_the_trading_harbour_may_be_used_in_the_same_turn(
    ship: str, effect: str
) -> None:
    """[MG-FX-3] In the windows still to come."""
    docks = harbour("S18", f"{ship} A", "S20", "S21", "S22")
    game = paid("HARBOUR_DELIVERY", docks=docks, A={"hand": ["T31"]})
    assert game.question == "A AfterMain"
    assert game.offered == {effect, "go-on"}


def test_escorts_just_won_help_the_expedition_that_follows() -> None:
    """[MG-FX-3, MG-EFFECT-ESCORTS-1, AMB-35]"""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S17 A", "S19", "S20", "S21", "S22"),
        warship_docks=[0],
        ship_pile=["S26", "S10"],  # danger 3
        A={"hand": ["T31", "T32"]},
        trade_pile=["T13", "T14"],
    )
    game.choose("dock 1", "card T31", "warship-place 1", "card T32")
    assert game.offered == {"escorts", "pass"}
    game.choose("escorts")
    assert game.all_ships("A") == {"S17", "S10"}
    assert game.active_ships("A") == set()


@pytest.mark.parametrize("ship", ["S01", "S09", "S26"])
def test_a_ship_won_in_the_warship_harbour_cannot_be_used_yet(ship: str) -> None:
    """[MG-FX-4] It lies face down; the turn has no window for it, nor has the next."""
    game = paid(
        "HARBOUR_DELIVERY",
        2,
        docks=harbour("S18", "S19", "S20"),
        warship_docks=[0],
        ship_pile=[ship],
        A={"hand": ["B1", "T01", "T02"]},
    )
    game.choose("card T01", "pass")
    assert game.question == "B TakeTurn"
    assert game.all_ships("A") == {ship}
    assert game.active_ships("A") == set()
    game.choose("pass")
    assert game.question == "A TakeTurn"
    assert not game.offered & FREE


def test_luxury_just_won_by_an_expedition_does_not_pay_for_the_delivery_that_follows() -> None:
    """[MG-FX-4, AMB-35] The ship at dock 1 wants glass."""
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


def test_a_reactivated_warship_prize_works_like_any_other() -> None:
    """[AMB-62] Won face down, turned in the market, used."""
    game = paid(
        "HARBOUR_DELIVERY",
        2,
        docks=harbour("S18", "S19", "S20"),
        warship_docks=[0],
        ship_pile=["S26", "S02"],
        neutrals=["TRADING_DOCK", "WARSHIP_DOCK"],
        markers=["TRADING_DOCK", "WARSHIP_DOCK"],
        A={"hand": ["B1", "T02", "T03"]},
    )
    game.choose("card T02", "pass", "pass")
    assert game.question == "A TakeTurn"
    game.choose("space MARKET", "pile", "pass")
    assert game.active_ships("A") == {"S26"}
    assert game.offered == {"embargo", "go-on"}
    game.choose("embargo")
    assert (game.docked[0], game.ship_pile[-1]) == ("S19", "S18")
    assert game.active_ships("A") == set()


def test_a_ship_is_reactivated_by_the_market_only_and_one_at_a_time() -> None:
    """[MG-FX-5] A change of decade turns none."""
    ships = asleep("S01", "S05", "S09")
    game = lay(phase="decade_end", A={"ships": ships})
    assert game.active_ships("A") == set()
    game = lay(A={"ships": ships, "hand": ["B4"]})
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.active_ships("A") == set()
    game = paid("MARKET", A={"ships": ships, "hand": ["T75"]})
    game.choose("pile", "pass", "ship S05", "go-on")
    assert game.question == "B TakeTurn"
    assert game.active_ships("A") == {"S05"}


@pytest.mark.parametrize("effect", list(SHIPS_WITH))
@pytest.mark.parametrize("order", [1, -1])
def test_of_ships_alike_the_lowest_is_turned_first(effect: str, order: int) -> None:
    """[MG-FX-10] However they came."""
    ships = SHIPS_WITH[effect][::order]
    game = ready_for(effect, ships)
    use(game, effect)
    assert game.active_ships("A") & set(ships) == {max(ships)}


def ready_for(effect: str, ships: list[str]) -> Laid:
    """A may use an effect at once."""
    dock = harbour("S18 A", "S19", "S20", "S21", "S22")
    goods = {"hand": ["T46", "T47", "T61"], "freed": {"RIGHT": 2}}
    positions: dict[str, dict[str, Any]] = {
        "COMMANDO": {"space": "WARSHIP_DOCK"},
        "OPULENCE": {"space": "RESIDENCE", "A": goods},
        "LUXURY": {"space": "HARBOUR_DELIVERY", "docks": dock},
        "ESCORTS": {"space": "HARBOUR_DELIVERY", "warship_docks": [0], "ship_pile": ["S25"]},
    }
    cards = {"ships": ships, "hand": ["B1", "B3", "T01", "T31"]}
    if effect == "LEGACY":
        game = acted("MARKET", A=cards, decade=2, tiles=TILES)
    elif effect in positions:
        given = positions[effect]
        game = paid(given.pop("space"), A={**cards, **given.pop("A", {})}, **given)
    else:
        game = lay(A=cards, markers=["MARKET", "RESIDENCE"])
    if game.question in ("A BeforeMain", "A AfterMain"):
        game.choose("main" if game.question == "A BeforeMain" else "go-on")
    if effect == "ESCORTS":
        game.choose("card T01")
    return game


def use(game: Laid, effect: str) -> None:
    """Use it once."""
    ways = {
        "EMBARGO": ["embargo"],
        "PALETTE": ["palette"],
        "COMMANDO": ["anchor"],
        "FAVOUR": ["space TRADING_DOCK", "card B1"],
        "OPULENCE": ["card T46", "card T61"],
        "LEGACY": ["tile GUILD_HALL_1", "card T01"],
        "INTRIGUE": ["intrigue", "space MARKET", "space WARSHIP_DOCK"],
        "LUXURY": ["card T01"],
        "ESCORTS": ["escorts"],
    }
    game.choose(*ways[effect])


@pytest.mark.parametrize("effect", list(SHIPS_WITH))
def test_every_effect_turns_its_own_ship_and_no_other(effect: str) -> None:
    """[MG-FX-2, -9] With the first ships of all nine before the player."""
    game = ready_for(effect, NINE)
    use(game, effect)
    assert game.active_ships("A") & set(NINE) == set(NINE) - {SHIPS_WITH[effect][0]}
    ship = game.g.box.ship_codes.index(SHIPS_WITH[effect][0]) + SHIP_CARD
    assert game.told("ship-used") == [[0, ship, EFFECT_CODES.index(effect)]]


def test_embargo_needs_a_ship_in_the_harbour() -> None:
    """[MG-FX-7]"""
    ships: dict[str, Any] = {"D": {"ships": all_ships_but("S05", "S18")}, "outside": []}
    game = lay(A={"ships": ["S05"]}, docks=harbour("-", "-", "S18"), **ships)
    assert "embargo" in game.offered
    ships = {"D": {"ships": all_ships_but("S05")}, "outside": []}
    game = lay(A={"ships": ["S05"]}, docks=harbour("-", "-", "-"), **ships)
    assert "embargo" not in game.offered


def test_palette_needs_a_card_to_turn_up() -> None:
    """[MG-FX-7]"""
    game = lay(A={"ships": ["S09"]}, market=[], D={"hand": trade_cards_but()})
    assert "palette" not in game.offered
    game = lay(A={"ships": ["S09"]}, market=[], D={"hand": trade_cards_but("T01")}, discard=["T01"])
    assert "palette" in game.offered


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_effects_are_for_the_own_turn_only(seats: int) -> None:
    """[MG-FX-8] On A's turn nobody else is asked, and B's ships are no help to A."""
    game = lay(seats, A={"hand": ["B4"]}, B={"ships": NINE}, docks=harbour(*DOCKS[: seats + 1]))
    assert game.asked == [0]
    assert not game.offered & COMMANDS
    assert game.offered <= {"space TRADING_DOCK", "pass"}  # no FAVOUR
    game.choose("space TRADING_DOCK", "dock 1")
    assert game.question == "B TakeTurn"


def test_effects_are_never_used_between_decades_or_at_the_end() -> None:
    """[MG-FX-8] Nobody is asked before the next turn, or at all."""
    game = lay(phase="decade_end", A={"ships": NINE}, docks=harbour(*DOCKS))
    assert game.question.endswith("TakeTurn")
    assert game.active_ships("A") == set(NINE)
    assert final(A={"ships": NINE}).over


def test_an_effect_that_is_not_needed_is_not_used() -> None:
    """[MG-FX-9] FAVOUR, OPULENCE, COMMANDO, LUXURY and LEGACY are kept for another time."""
    favour = lay(A={"ships": ["S04"], "hand": ["B1", "B4"]})
    favour.choose("space TRADING_DOCK", "card B4")
    opulence = paid("RESIDENCE", A={"ships": ["S11"], "hand": ["T46", "T47"]})
    commando = paid("WARSHIP_DOCK", A={"ships": ["S02"]})
    commando.choose("warship-place 1")
    luxury = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S18 A", "S19", "S20", "S21", "S22"),
        A={"ships": ["S03"], "hand": ["T01", "T31"]},
    )
    luxury.choose("card T31")
    legacy = acted("MARKET", A={"ships": ["S06"], "hand": ["T01"]}, decade=2, tiles=TILES)
    legacy.choose("tile GUILD_HALL_2")
    for game in (favour, opulence, commando, luxury, legacy):
        assert game.told("ship-used") == []
    assert opulence.mat("A")["freed"]["MIDDLE"] == 1
    assert luxury.active_ships("A") == {"S03", "S18"}
    assert [t["discs"][0] for t in legacy.board["tiles"]] == [None, None, 0, None, None, None]
