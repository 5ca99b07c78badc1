"""MARKET: take a trade card, perhaps swap one, turn a ship face up again."""

from __future__ import annotations

import pytest

from tests.games.merchants_guilds.laid import asleep, paid, trade_cards_but

STALLS = ["T01", "T16", "T31", "T46", "T61"]
CARDS = {f"card {card}" for card in STALLS}


# Step 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_of_the_market_or_the_top_of_the_pile_must_be_taken(seats: int) -> None:
    """[MG-MARKET-1] There is no way around it."""
    game = paid("MARKET", seats, market=STALLS, A={"hand": ["B3", "T75"]})
    assert game.question == "A TakeCard"
    assert game.offered == {*CARDS, "pile"}


@pytest.mark.parametrize("card", STALLS)
def test_the_gap_of_a_market_card_is_filled_at_once(card: str) -> None:
    """[MG-MARKET-2] With the top of the trade pile, before the swap."""
    game = paid("MARKET", market=STALLS, trade_pile=["T75", "T74"], A={"hand": ["B3"]})
    before = game.board["trade_pile"]
    game.choose(f"card {card}")
    assert game.question == "A SwapCards"
    assert game.hand("A") == [card, "B3"]
    assert sorted(game.board["market"]) == sorted({*STALLS, "T75"} - {card})
    assert game.board["trade_pile"] == before - 1


def test_the_top_of_the_pile_leaves_the_market_as_it_is() -> None:
    """[MG-MARKET-1, -2]"""
    game = paid("MARKET", market=STALLS, trade_pile=["T75", "T74"], A={"hand": ["B3"]})
    before = game.board["trade_pile"]
    game.choose("pile")
    assert game.hand("A") == ["T75", "B3"]
    assert game.board["market"] == STALLS
    assert game.board["trade_pile"] == before - 1


def test_without_any_card_to_draw_only_the_market_is_offered() -> None:
    """[MG-MARKET-1, D7] The gap then stays."""
    game = paid(
        "MARKET",
        market=["T01", "T16"],
        A={"hand": ["B3"]},
        D={"hand": trade_cards_but("T01", "T16")},
    )
    assert game.offered == {"card T01", "card T16"}
    game.choose("card T16")
    assert game.board["market"] == ["T01"]


def test_discards_are_a_pile_to_draw_from() -> None:
    """[MG-MARKET-1, MG-TURN-8, D7]"""
    game = paid(
        "MARKET",
        market=["T01"],
        discard=["T16"],
        A={"hand": ["B3"]},
        D={"hand": trade_cards_but("T01", "T16")},
    )
    assert game.offered == {"card T01", "pile"}
    game.choose("pile")
    assert game.hand("A") == ["T16", "B3"]


# Step 2


def test_every_trade_card_of_the_hand_may_be_given_also_the_one_just_taken() -> None:
    """[MG-MARKET-3, -5, MG-CARD-2] Base cards may not; nothing need be given."""
    game = paid("MARKET", market=STALLS, A={"hand": ["B1", "B3", "T20", "T75"]})
    game.choose("card T31")
    assert game.question == "A SwapCards"
    assert game.offered == {"card T20", "card T31", "card T75", "pass"}


@pytest.mark.parametrize("source", ["card T31", "pile"])
def test_every_market_card_may_be_received_also_the_one_that_filled_the_gap(source: str) -> None:
    """[MG-MARKET-3]"""
    game = paid("MARKET", market=STALLS, trade_pile=["T75"], A={"hand": ["T20"]})
    game.choose(source, "card T20")
    assert game.question == "A ReceiveCard"
    expected = CARDS if source == "pile" else (CARDS - {"card T31"}) | {"card T75"}
    assert game.offered == expected


@pytest.mark.parametrize("given", ["T20", "T75"])
def test_a_swap_is_one_for_one(given: str) -> None:
    """[MG-MARKET-3, -4, AMB-37] Also of the card just taken from the pile; nothing is drawn."""
    game = paid("MARKET", market=STALLS, trade_pile=["T75"], A={"hand": ["B2", "T20"]})
    game.choose("pile")
    assert game.offered == {"card T20", "card T75", "pass"}
    before = game.board
    game.choose(f"card {given}", "card T46")
    after = game.board
    kept = {"T20", "T75"} - {given}
    assert set(game.hand("A")) == {*kept, "T46", "B2"}
    assert after["market"] == ["T01", "T16", "T31", given, "T61"]
    assert (after["trade_pile"], after["discard"]) == (before["trade_pile"], before["discard"])


def test_only_one_card_is_swapped() -> None:
    """[MG-MARKET-3] Then the action is over."""
    game = paid("MARKET", market=STALLS, trade_pile=["T75"], A={"hand": ["T20", "T21"]})
    game.choose("pile", "card T20", "card T46")
    assert game.question == "B TakeTurn"


def test_declining_the_swap_changes_nothing() -> None:
    """[MG-MARKET-3]"""
    game = paid("MARKET", market=STALLS, trade_pile=["T75"], A={"hand": ["T20"]})
    game.choose("pile", "pass")
    assert game.hand("A") == ["T20", "T75"]
    assert game.board["market"] == STALLS


def test_an_empty_market_has_nothing_to_swap() -> None:
    """[MG-MARKET-3, D8] Nobody is asked."""
    game = paid(
        "MARKET", market=[], discard=["T16"], A={"hand": ["B3"]}, D={"hand": trade_cards_but("T16")}
    )
    assert game.question == "B TakeTurn"
    assert game.hand("A") == ["T16", "B3"]


# Step 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_own_inactive_ship_must_be_turned_face_up(seats: int) -> None:
    """[MG-MARKET-6, AMB-36, D9] Which one is the player's choice; whether is not."""
    ships = [*asleep("S02", "S17"), "S08"]
    game = paid("MARKET", seats, A={"ships": ships, "hand": ["T75"]}, B={"ships": asleep("S09")})
    game.choose("pile", "pass")
    assert game.question == "A Reactivate"
    assert game.offered == {"ship S02", "ship S17"}
    game.choose("ship S17")
    assert game.active_ships("A") == {"S08", "S17"}
    assert game.active_ships("B") == set()
    assert game.question == "B TakeTurn"


def test_the_only_inactive_ship_is_turned_without_asking() -> None:
    """[MG-MARKET-6, D9]"""
    game = paid("MARKET", A={"ships": [*asleep("S02"), "S08"], "hand": ["T75"]})
    game.choose("pile", "pass")
    assert game.question == "B TakeTurn"
    assert game.active_ships("A") == {"S02", "S08"}


def test_without_an_inactive_ship_the_step_is_skipped() -> None:
    """[MG-MARKET-6]"""
    game = paid("MARKET", A={"ships": ["S08"], "hand": ["T75"]})
    game.choose("pile", "pass")
    assert game.question == "B TakeTurn"
    assert game.told("ship-reactivated") == []


@pytest.mark.parametrize(
    ("ship", "effect"), [("S01", "intrigue"), ("S05", "embargo"), ("S09", "palette")]
)
def test_a_reactivated_ship_may_be_used_in_the_same_turn(ship: str, effect: str) -> None:
    """[MG-MARKET-7, AMB-61] After the main action, and after the guild action; not before."""
    markers = ["MARKET", "RESIDENCE"]
    game = paid("MARKET", A={"ships": asleep(ship, "S02"), "hand": ["T75"]}, markers=markers)
    for name in ("main", "pile", "pass", f"ship {ship}"):
        assert effect not in game.offered
        game.choose(name)
    assert (game.question, game.offered) == ("A AfterMain", {effect, "go-on"})
    game.choose("go-on", "tile GUILD_HALL_1")
    while game.question == "A PayCoins":
        game.apply(game.options[0])
    assert (game.question, game.offered) == ("A EndTurn", {effect, "go-on"})
    game.choose(effect)
    assert game.active_ships("A") == set()


# Who sees what


def test_a_market_card_is_taken_before_all_eyes_a_pile_card_is_not() -> None:
    """[MG-MARKET-8, AMB-16, D7] In the log; in the hand neither shows to the others."""
    stall, pile = (
        paid("MARKET", market=STALLS, trade_pile=["T75", "T74"], A={"hand": ["T20"]})
        for _ in range(2)
    )
    stall.choose("card T31")
    pile.choose("pile")
    for seat in (None, 1, 2, 3):
        assert any("glass 2" in line.lower() for line in stall.log("en", seat))
        assert not any("jewellery 6" in line.lower() for line in pile.log("en", seat))
        assert any("takes a trade card" in line for line in pile.log("en", seat))
        for game in (stall, pile):
            assert game.seen(seat, 0)["hand"] == [None, None]
    assert any("jewellery 6" in line.lower() for line in pile.log("en", 0))
    assert (stall.mat("A")["hand"], pile.mat("A")["hand"]) == (["T20", "T31"], ["T20", "T75"])
