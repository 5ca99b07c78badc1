"""Why something cannot be chosen, in words: what a newcomer would bump into."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import (
    Laid,
    acted,
    all_ships_but,
    asleep,
    harbour,
    lay,
    paid,
    trade_cards_but,
    with_tiles,
)

SHIPS = ("S03", "S07", "S11", "S18", "S27")
ELSEWHERE = ["MARKET", "WARSHIP_DOCK"]  # where the guild markers lie
ALL_AT_MARKET: dict[str, Any] = {letter: {"disc": "MARKET"} for letter in "BCD"}


# Action spaces and their payment


def test_every_other_disc_costs_a_card() -> None:
    """[MG-PAY-2]"""
    game = lay(A={"hand": ["B1", "B3", "T01"]}, **ALL_AT_MARKET)
    assert game.why_not("space MARKET") == "It costs 4 cards, and you have 3 in hand."
    assert game.why_not("space MARKET", "de") == "Das kostet 4 Karten; du hast 3 auf der Hand."
    assert game.why_not("space MARKET", "fr") == "Cela coûte 4 cartes\u202f; il y en a 3 en main."


def test_a_space_needs_a_card_that_shows_its_action() -> None:
    """[MG-PAY-1]"""
    game = lay(A={"hand": ["B1", "B3", "T01"]})
    shown = "None of the cards in your hand shows the action Trading Dock."
    assert game.why_not("space TRADING_DOCK") == shown
    shown = "Aucune carte en main ne montre l’action Quai de commerce."
    assert game.why_not("space TRADING_DOCK", "fr") == shown


def test_a_space_needs_what_its_action_needs() -> None:
    """[MG-TURN-5, -8]"""
    game = lay(forum=[3], markers=["MARKET", "RESIDENCE"])
    assert game.why_not("space TRADING_DOCK") == "You have no available disc."
    assert game.why_not("space WARSHIP_DOCK", "de") == "Du hast keine verfügbare Scheibe."
    shown = "You have no disc beside a ship, and none that can go on an expedition."
    assert game.why_not("space HARBOUR_DELIVERY") == shown
    game = lay(A={"hand": ["B3", "B4", "B6", "T01"]}, docks=harbour("S07 A"), markers=ELSEWHERE)
    shown = "Your trade cards cannot pay for any column of your residence that still holds a disc."
    assert game.why_not("space RESIDENCE") == shown
    shown = "You have no trade card that you could deliver."
    assert game.why_not("space HARBOUR_DELIVERY") == shown


def test_what_is_paid_for_a_space_does_not_serve_its_action() -> None:
    """[MG-TURN-5, MG-CARD-1] Two cedar free a disc, but T48 would pay for the space."""
    game = lay(A={"hand": ["B1", "T46", "T48"]}, markers=ELSEWHERE)
    shown = "neither its action nor a guild action there would be possible."
    assert game.why_not("space RESIDENCE") == f"Once you had paid for this space, {shown}"
    game = lay(A={"hand": ["B3", "T46", "T48", "T65"]}, markers=ELSEWHERE)
    game.choose("space RESIDENCE")
    assert game.offered == {"card B3", "card T65"}
    shown = "If you paid with this card, neither the action nor a guild action would be possible."
    assert game.why_not("card T48") == shown


def test_the_left_card_shows_the_action() -> None:
    """[MG-PAY-1, MG-CARD-6] Cards beside the residence and in the market are of no use."""
    game = lay(A={"hand": ["B4", "T05", "T08"], "left": ["B1"]}, market=["T07"])
    game.choose("space TRADING_DOCK")
    shown = "The card on the left must show the action Trading Dock."
    assert game.why_not("card T08") == shown
    shown = "This card lies beside your residence and is out of use until it returns to your hand."
    assert game.why_not("card B1.red") == shown
    shown = "This card lies in the market; you can use only cards from your hand."
    assert game.why_not("card T07") == shown


def test_cards_on_the_right_have_an_order() -> None:
    """[MG-CARD-8]"""
    game = lay(A={"hand": ["T10", "B1", "B3", "B4", "B5", "B6"]}, **ALL_AT_MARKET)
    game.choose("space MARKET")
    assert game.question == "A PayRight"
    shown = "The cards are picked from the lowest up, and too few come after this one."
    assert game.why_not("card B5.red") == shown
    game.choose("card B3")
    assert game.why_not("card B3.red") == "You have laid this card already."
    shown = "You left this card out and have picked another since:"
    reason = game.why_not("card T10")
    assert reason == f"{shown} take that one back if you want to pay with both."


def test_of_cards_that_show_the_same_one_stands_for_all() -> None:
    """[MG-CARD-8] What bars it bars the others; what does not bar it bars none of them."""
    game = lay(A={"hand": ["B1", "B3", "B4", "B6", "B7"]}, **ALL_AT_MARKET)
    game.choose("space MARKET")
    assert game.offered == {"card B3", "card B4"}
    shown = "The cards are picked from the lowest up, and too few come after this one."
    assert game.why_not("card B6.red") == game.why_not("card B7.red") == shown
    game = lay(A={"hand": ["T13", "T18", "B6", "B7"]}, docks=harbour("S03 A"), markers=ELSEWHERE)
    game.choose("space HARBOUR_DELIVERY")
    assert game.offered == {"card T18", "card B6"}  # T13 is the good for the ship
    assert game.why_not("card B7.red") is None


def test_the_action_is_skipped_for_a_guild_action_only() -> None:
    """[MG-TURN-7]"""
    game = paid("MARKET", A={"ships": ["S01"]})
    assert game.question == "A BeforeMain"
    shown = "You can skip the action only for a guild action, and none is possible now."
    assert game.why_not("pass") == shown
    game = paid("MARKET", A={"hand": ["T13", "T14"]}, markers=["MARKET", "RESIDENCE"])
    game.choose("pass")
    assert game.question == "A GuildAction"
    shown = "Without the main action you have to take the guild action."
    assert game.why_not("pass") == shown


# Market


def test_a_swap_begins_with_a_trade_card_of_the_hand() -> None:
    """[MG-MARKET-1, -3, -5]"""
    game = paid("MARKET", A={"hand": ["B1", "T01"]}, market=["T10", "T11", "T12", "T13", "T14"])
    assert game.why_not("card T01") == "This card is in your hand already."
    game.choose("card T10")
    assert game.question == "A SwapCards"
    assert game.why_not("card B1.red") == "A base card cannot be swapped."
    shown = "First choose the trade card from your hand that you give for it."
    assert game.why_not("card T11") == shown


def test_without_trade_cards_there_is_nothing_to_draw() -> None:
    """[MG-PILE-3]"""
    market = ["T10", "T11", "T12", "T13", "T14"]
    game = paid("MARKET", B={"hand": trade_cards_but(*market)}, market=market)
    assert game.question == "A TakeCard"
    assert game.why_not("pile") == "There is no trade card left to draw."


def test_only_an_inactive_ship_is_turned_up() -> None:
    """[MG-MARKET-6, MG-FX-12] And what was declined is not offered again at once."""
    game = paid("MARKET", A={"ships": ["S09", "S02", *asleep("S05", "S10")]})
    game.next_question("SwapCards")
    assert "palette" in game.offered
    game.choose("pass")
    assert game.question == "A Reactivate"
    assert game.why_not("ship S02") == "This ship is active already."
    shown = "You have just declined Palette; it can be used again once something has happened."
    assert game.why_not("palette") == shown
    assert game.why_not("embargo") == "You have no active ship with the effect Embargo."


# Residence


def test_a_column_takes_its_goods() -> None:
    """[MG-RES-1, -3, -4, MG-CARD-2]"""
    hand = ["B1", "T01", "T04", "T07", "T10", "T16", "T46", "T61", "T62"]
    game = paid("RESIDENCE", A={"hand": hand})
    shown = "This column costs 2 trade cards of one good that it takes, and you have at most 1."
    assert game.why_not("column MIDDLE") == shown
    shown = "Diese Spalte kostet 2 Handelskarten mit einer der Waren, die sie verlangt; du hast"
    assert game.why_not("column MIDDLE", "de") == f"{shown} höchstens 1."
    game.choose("column LEFT")
    shown = "With this card you do not get enough cards of one good that the left column takes."
    assert game.why_not("card T16") == shown
    shown = "A base card pays neither goods nor coins; you need a trade card."
    assert game.why_not("card B1.red") == shown
    game = paid("RESIDENCE", A={"hand": hand, "freed": {"RIGHT": 2}, "ships": ["S11"]})
    assert game.why_not("column RIGHT") == "No disc is left in this column."
    game = paid("RESIDENCE", A={"hand": ["T46", "T61"], "ships": ["S11"]})
    shown = "This column costs 3 trade cards, and you have 2."
    assert game.why_not("column LEFT") == shown


# Harbours


def test_a_dock_holds_one_disc() -> None:
    """[MG-TDOCK-2, MG-WDOCK-2, -4]"""
    game = paid("TRADING_DOCK", docks=harbour("S03 B", "S07", "S11 A", "S18", "S27"))
    assert game.why_not("dock 1") == "A disc of Player 2 lies there."
    assert game.why_not("dock 1", "de") == "Dort liegt eine Scheibe von Spieler 2."
    assert game.why_not("dock 3") == "Your disc lies there already."
    game = paid("WARSHIP_DOCK", warship_docks=[1])
    assert game.why_not("warship-place 1", "fr") == "Un disque de Joueur 2 s’y trouve."
    assert game.why_not("anchor") == "You have no active ship with the effect Commando."


def test_nobody_holds_all_docks() -> None:
    """[MG-TDOCK-3, MG-WDOCK-3]"""
    docks = harbour(*(f"{ship} A" for ship in SHIPS[:4]), SHIPS[4])
    game = lay(docks=docks, markers=["MARKET", "RESIDENCE"], A={"freed": {"RIGHT": 2}})
    shown = "You may not hold all docks of a harbour."
    assert game.why_not("space TRADING_DOCK") == shown


def test_without_a_ship_pile_a_dock_needs_a_ship() -> None:
    """[MG-PILE-8]"""
    given: dict[str, Any] = {
        "B": {"ships": all_ships_but(*SHIPS[:3])},
        "docks": harbour(*SHIPS[:3]),
    }
    game = paid("TRADING_DOCK", outside=[], **given)
    assert game.why_not("dock 4") == "No ship lies at this dock."
    game = lay(outside=[], markers=["MARKET", "RESIDENCE"], **given)
    assert game.why_not("space WARSHIP_DOCK") == "The ship pile is empty."


def test_before_the_game_a_disc_leaves_the_residence() -> None:
    """[MG-SETUP-17, -18, -19]"""
    game = Laid.new(3, 1)
    assert game.question.endswith("StartDisc")
    shown = "First choose the column of your residence from which the disc comes."
    assert game.why_not("dock 1") == shown
    game.choose("column LEFT")
    assert game.why_not("anchor") == "Before the game begins no disc goes to the anchor."
    game = Laid.new(3, 1, {"setup_disc_source": "available_disc"})
    shown = "At this table one of your available discs goes to a dock, not one from the residence."
    assert game.why_not("column LEFT") == shown


# Deliveries


def test_a_ship_wants_its_good() -> None:
    """[MG-DELIVER-2, -4, -5]"""
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["B1", "T16", "T17", "T31"], "ships": ["S09"]},
        docks=harbour("S07 A", "S03 A", "S11 B", "S18", "S27"),
        warship_docks=[0],
    )
    game.next_question("ChooseDelivery")
    shown = "You have no trade card with the good that this ship wants: dye."
    assert game.why_not("dock 2") == shown
    assert game.why_not("dock 3") == "No disc of yours lies there."
    shown = "Palette is used before or after the action, or after the first delivery."
    assert game.why_not("palette") == shown
    game.choose("dock 1")
    assert game.why_not("card T31") == "The ship wants a trade card with this good: oil."
    shown = "Das Schiff verlangt eine Handelskarte mit dieser Ware: Öl."
    assert game.why_not("card T31", "de") == shown
    game.choose("card T16")
    assert game.question == "A ChooseDelivery"
    assert game.why_not("dock 2") == "You can deliver only once to each harbour."


# Guild hall and achievement tiles


def test_a_seat_has_its_price_and_one_disc() -> None:
    """[MG-GUILD-3, -4, MG-FEW-5, MG-CARD-7, -8]"""
    game = acted("MARKET", 3, A={"hand": ["B1", "T01", "T04", "T10"]}, hall={"B1": 1, "A3": 0})
    assert game.why_not("guild-seat C2") == "It costs 11 coins, and you have 10 in hand."
    shown = "Cela coûte 11 pièces\u202f; il y en a 10 en main."
    assert game.why_not("guild-seat C2", "fr") == shown
    assert game.why_not("guild-seat B1") == "A disc of Player 2 lies there."
    assert game.why_not("guild-seat A3") == "Your disc lies there already."
    shown = "This seat is covered: with so few players nobody may take it."
    assert game.why_not("guild-seat A1") == shown
    game.choose("tile GUILD_HALL_1")
    assert game.question == "A PayCoins"
    shown = "A base card pays neither goods nor coins; you need a trade card."
    assert game.why_not("card B1.red") == shown


def test_coins_are_picked_from_the_highest_down() -> None:
    """[MG-CARD-8]"""
    game = acted("MARKET", A={"hand": ["T01", "T04", "T10", "T13"]})
    game.choose("guild-seat A1")
    down = "The cards are picked from the highest coins down"
    shown = f"{down}: from this one on they come to 5, and 6 coins are missing."
    assert game.why_not("card T04") == shown
    game.choose("card T10")
    shown = f"{down}, and this one comes before the last one picked."
    assert game.why_not("card T13") == shown


@pytest.mark.parametrize(
    ("tile", "shown"),
    [
        ("COINS", "This tile can be taken only from decade III on."),
        ("GUILD_HALL_2", "Your disc is on this tile already, and each player may have only one"),
        ("SHIP_CARDS", "All spaces of this tile are taken."),
        ("RESIDENCE_1", "This tile is from decade I; it takes an active ship with the effect Leg"),
    ],
)
def test_a_tile_is_of_this_decade_and_has_a_space(tile: str, shown: str) -> None:
    """[MG-PLACE-1, -3, -4]"""
    game = acted(
        "MARKET",
        3,
        decade=2,
        A={"hand": ["T13", "T14", "T15"]},
        tiles=with_tiles("RESIDENCE_1", "GUILD_HALL_2", "SHIP_CARDS", "COINS"),
        tile_discs={"GUILD_HALL_2": [0], "SHIP_CARDS": [1, 2]},
    )
    why = game.why_not(f"tile {tile}")
    assert why is not None
    assert why.startswith(shown)


def test_the_disc_of_an_expedition_goes_to_a_tile_only() -> None:
    """[MG-DELIVER-18]"""
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T13", "T14"]}, warship_docks=[0])
    game.choose("card T13")
    assert game.question == "A PlaceReturned"
    shown = "The disc of an expedition may go only to an achievement tile, not to the guild hall."
    assert game.why_not("forum") == shown


# Effects


def test_a_guild_marker_goes_where_none_is() -> None:
    """[MG-EFFECT-INTRIGUE-2, MG-MARKER-2]"""
    game = lay(A={"ships": ["S01"]}, markers=["MARKET", "RESIDENCE"])
    game.choose("intrigue")
    assert game.why_not("space TRADING_DOCK") == "There is no guild marker on this space."
    game.choose("space MARKET")
    assert game.why_not("space RESIDENCE") == "There is a guild marker on this space already."


def test_before_the_first_turn_no_space_and_no_card_is_chosen() -> None:
    """[MG-SETUP-16]"""
    game = Laid.new(3, 5)
    assert game.question.endswith("StartDisc")
    assert game.seat is not None
    shown = "First the discs are placed; then the first turn begins."
    card = game.board["players"][game.seat]["hand"][0] or game.board["market"][0]
    assert game.why_not("space MARKET") == game.why_not(f"card {card}") == shown


# What another question is about


def test_what_is_not_asked_about_says_when_its_time_is() -> None:
    """[MG-MARKER-1, MG-TDOCK-1, MG-RES-1, MG-MARKET-1, -6, MG-CARD-1, MG-TURN-1]"""
    game = lay(A={"hand": ["B1", "B3", "T01", "T02"], "ships": asleep("S01")})
    assert game.question == "A TakeTurn"
    times = {
        "guild-seat B1": "guild action",
        "forum": "guild action",
        f"tile {game.board['tiles'][0]['code']}": "guild action",
        "dock 1": "Trading Dock",
        "anchor": "Harbour Delivery",
        "column LEFT": "Residence",
        f"card {game.board['market'][0]}": "Market",
        "pile": "Market",
        "card T01": "paid",
        "ship S01": "Market",
    }
    for name, word in times.items():
        why = game.why_not(name)
        assert why is not None, name
        assert word in why
    acting = acted("MARKET", A={"hand": ["T03", "T10", "T13", "T28"], "ships": asleep("S01")})
    assert acting.question == "A GuildAction"
    why = acting.why_not("space RESIDENCE")
    assert why is not None
    assert "next turn" in why
