"""What a choice brings in this game, and what it says of that before it is made."""

from __future__ import annotations

from typing import Any

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

MARKET = ["T41", "T42", "T43", "T44", "T45"]
MARKERS = ["MARKET", "TRADING_DOCK"]
COINS = ["T03", "T10", "T13", "T28"]


def gains(game: Laid, name: str) -> dict[str, int | None]:
    """By kind, without what is not there."""
    return {gain.kind: gain.number for gain in game.preview(name).gains}


def at_guild_action() -> Laid:
    """A has coins for several seats."""
    game = acted(
        "MARKET", markers=["MARKET", "RESIDENCE"], A={"hand": COINS, "ships": asleep("S01")}
    )
    assert game.question == "A GuildAction"
    return game


def test_a_seat_says_what_it_brings_though_it_is_still_to_be_paid() -> None:
    """[MG-GUILD-3] With how many cards is not known yet; its price stands in its words."""
    game = at_guild_action()
    bought = {"total": 1, "guild-seats": 1, "discs": -1}
    assert gains(game, "guild-seat B1") == bought
    assert gains(game, "forum") == {**bought, "forum": 1}
    assert gains(game, "tile GUILD_HALL_1")["tiles"] == 1
    assert game.describe(game.choice("guild-seat B1")) == "Take the seat B1 for 8 coins"


def test_every_card_that_pays_for_a_seat_says_the_same_of_it() -> None:
    """[MG-CARD-8] Whether it is the last one or not."""
    game = at_guild_action()
    game.choose("guild-seat C1")
    told = {name: gains(game, name) for name in ("card T13", "card T28")}
    cards = {name: one.pop("cards", None) for name, one in told.items()}
    assert set(cards.values()) == {None, -2}
    assert list(told.values()) == [{"total": 1, "guild-seats": 1, "discs": -1}] * 2


def test_cards_beside_the_residence_are_not_lost() -> None:
    """[MG-CARD-3] Their price stands in the words of every space, whatever it is."""
    game = lay(A={"hand": ["B1", "B2", "B3", "B4", "T01"]}, B={"disc": "TRADING_DOCK"})
    for name in game.offered - {"pass"}:
        assert "cards" not in gains(game, name), name


def test_what_a_space_forces_is_told_of_it() -> None:
    """[MG-RES-3] A column that can be paid in one way only, with all that are left."""
    freed = {"LEFT": 1, "MIDDLE": 2, "RIGHT": 2}
    game = lay(A={"hand": ["B3", "T01", "T05", "T09"], "freed": freed}, markers=MARKERS)
    told = game.preview("space RESIDENCE")
    picked = ["card B3", "column LEFT", "card T01", "card T05", "card T09"]
    assert [game.called(choice) for choice in told.forced] == picked
    assert not told.reveals
    assert gains(game, "space RESIDENCE") == {
        "bonus-seats": 2,
        "guild-seats": 2,
        "discs": 1,
        "cards": -3,
    }


@pytest.mark.parametrize("stands", [True, False])
def test_points_that_hang_on_a_hidden_card_are_no_fact(stands: bool) -> None:
    """[MG-PASS-1, MG-TILE-COINS-1] Every card left in the pile is worth as much, by chance."""
    discs = {"COINS": [0]} if stands else {}
    game = lay(
        decade=3,
        tiles=with_tiles("COINS"),
        trade_pile=["T07", "T08"],
        market=MARKET,
        discard=trade_cards_but("T03", "T07", "T08", *MARKET),
        tile_discs=discs,
        A={"hand": ["T03", "B1", "B2"]},
    )
    assert gains(game, "pass") == {"cards": 1}


def test_a_swap_costs_no_card() -> None:
    """[MG-MARKET-3] Neither while the card to be given is picked, nor in the end."""
    swap = paid("MARKET", market=MARKET, trade_pile=["T50"], A={"hand": ["T01"]})
    swap.choose("pile")
    assert swap.question == "A SwapCards"
    assert "cards" not in gains(swap, "card T01")
    swap.choose("card T01")
    assert "cards" not in gains(swap, "card T41")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "expedition, strength 1 against danger 1 to 6"),
        ("fr", "expédition, force 1 contre danger 1 à 6"),
        ("de", "Expedition, Stärke 1 gegen Gefahr 1 bis 6"),
    ],
)
def test_an_expedition_is_announced_with_its_odds(language: str, words: str) -> None:
    """[MG-DELIVER-12] Where it is the only delivery that is possible, the space says so."""
    game = lay(warship_docks=[0], A={"hand": ["B6", "T28"]})
    assert words in game.describe(game.choice("space HARBOUR_DELIVERY"), language)


def says(game: Laid, name: str) -> str:
    """What a choice says of itself."""
    return game.describe(game.choice(name))


DELIVERY = {
    "markers": ["HARBOUR_DELIVERY", "MARKET"],
    "docks": harbour("S01 A", "S02", "S03", "S04", "S05"),
}


@pytest.mark.parametrize(
    ("name", "hand", "more", "told"),
    [
        ("MARKET", ["B1"], {"markers": MARKERS}, " + guild action (coins?)"),
        ("MARKET", ["B1", *COINS], {"markers": MARKERS}, " + guild action"),
        (
            "MARKET",
            ["B1", *COINS],
            {"forum": [3, 0, 0, 0], "markers": MARKERS},
            "; no disc for the guild",
        ),
        ("TRADING_DOCK", ["B4"], {"markers": MARKERS}, "; too few coins for the guild"),
        ("TRADING_DOCK", ["B4", *COINS], {"markers": MARKERS}, " + guild action"),
        (
            "TRADING_DOCK",
            ["B4", *COINS],
            {"forum": [2, 0, 0, 0], "markers": MARKERS},
            " or guild action",
        ),
        ("HARBOUR_DELIVERY", ["B6", "T01"], DELIVERY, " + guild action (coins?)"),
        (
            "HARBOUR_DELIVERY",
            ["B6", *COINS],
            {"markers": DELIVERY["markers"]},
            "guild action alone",
        ),
    ],
)
def test_a_space_tells_whether_its_guild_action_can_follow(
    name: str, hand: list[str], more: dict[str, Any], told: str
) -> None:
    """[MG-TURN-5, MG-TURN-6, MG-TURN-7] What makes it legal, and what it brings besides."""
    assert told in says(lay(A={"hand": hand}, **more), f"space {name}")


def briefs(game: Laid) -> dict[str, list[str]]:
    """What is offered, in a few words with signs, by name."""
    words = game.words("en")
    return {game.called(one): words.brief(game.state, one) for one in game.options}


def test_few_words_say_as_much_of_costs_and_of_the_guild() -> None:
    """Where there is little room signs stand for what the sentence says."""
    told = briefs(at_guild_action())
    assert told["guild-seat B1"] == ["seat B1", "coins 8"]
    assert told["forum"] == ["Forum", "coins 12"]
    assert told["pass"] == []
    rich, poor = (briefs(lay(markers=MARKERS, A={"hand": ["B4", *more]})) for more in (COINS, []))
    assert rich["space TRADING_DOCK"] == ["Trading Dock", "cards 1", "marker"]
    assert poor["space TRADING_DOCK"] == ["Trading Dock, no guild", "cards 1"]
