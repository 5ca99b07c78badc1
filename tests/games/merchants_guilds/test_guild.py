"""The guild action: a seat in the guild hall, the forum, or a space on an achievement tile."""

from __future__ import annotations

import pytest

from cothon.games.merchants_guilds.box import GUILD_HALL_1
from cothon.games.merchants_guilds.telling import count_of
from cothon.kernel.journal import unpacked
from tests.games.merchants_guilds.laid import (
    SEAT_PRICES,
    Laid,
    acted,
    coin_of,
    final,
    harbour,
    lay,
    paid,
)

COVERED = {2: {"A1", "A2", "A3", "A4"}, 3: {"A1", "A2"}, 4: set[str]()}
SIXES = ["T13", "T14", "T15", "T28", "T29", "T30"]  # six coins each


def seats_up_to(coins: int, seats: int) -> set[str]:
    """The seats and the forum that so many coins buy."""
    found = {name for name, price in SEAT_PRICES.items() if price <= coins} - COVERED[seats]
    return {"forum" if name == "FORUM" else f"guild-seat {name}" for name in found}


def cards_worth(coins: int) -> list[str]:
    """Trade cards with so many coins together."""
    cards = {2: "T01", 3: "T04", 4: "T07", 5: "T10", 6: "T13", 7: "T10 T02", 8: "T13 T03"}
    cards |= {9: "T13 T04", 10: "T13 T07", 11: "T13 T10", 12: "T13 T14", 13: "T13 T07 T04"}
    found = cards[coins].split()
    assert sum(map(coin_of, found)) == coins
    return found


def discs_on(game: Laid, code: str) -> list[int | None]:
    """The discs on a tile from the top."""
    discs: list[int | None] = next(t["discs"] for t in game.board["tiles"] if t["code"] == code)
    return discs


# Needs


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guild_action_needs_an_available_disc(seats: int) -> None:
    """[MG-GUILD-1] Discs elsewhere do not do."""
    game = acted("MARKET", seats, A={"hand": SIXES}, forum=[3])
    assert game.player("A").available == 0
    assert game.question == "B TakeTurn"
    game = acted("MARKET", seats, A={"hand": SIXES}, forum=[2])
    assert game.question == "A GuildAction"


def test_a_disc_won_back_in_the_main_action_counts() -> None:
    """[MG-GUILD-1] The last one came back from a dock."""
    game = paid(
        "HARBOUR_DELIVERY",
        docks=harbour("S18 A", "S01", "S02", "S03", "S04"),
        A={"hand": [*SIXES, "T31"]},
        forum=[2],
        markers=["MARKET", "HARBOUR_DELIVERY"],
    )
    assert game.question == "A GuildAction"
    game.choose("forum", "card T13", "card T14")
    assert game.board["forum"][0] == 3
    assert game.player("A").available == 0


# Seats


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("coins", range(5, 14))
def test_seats_and_tiles_that_the_coins_reach_are_offered(coins: int, seats: int) -> None:
    """[MG-GUILD-2, -3, -4, MG-FEW-4] Any of them, in no order; the forum for 12."""
    game = acted("MARKET", seats, A={"hand": ["B1", *cards_worth(coins)]})
    assert game.question == "A GuildAction"
    tiles = {"tile GUILD_HALL_1", "tile ACHIEVEMENT_TILES"}
    assert game.offered == {*seats_up_to(coins, seats), *tiles, "pass"}


@pytest.mark.parametrize("seat", ["B1", "B2", "C2", "C4"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_disc_on_a_small_seat_costs_its_price(seat: str, seats: int) -> None:
    """[MG-GUILD-3] At least that many coins are discarded."""
    game = acted("MARKET", seats, A={"hand": SIXES})
    game.choose(f"guild-seat {seat}", "card T13", "card T14")
    assert game.owners == {seat: 0}
    assert sum(map(coin_of, game.board["discard"])) == 12
    assert game.player("A").available == 2
    assert game.hand("A") == SIXES[2:]


def test_the_cheapest_seat_takes_one_card_of_six() -> None:
    """[MG-GUILD-3] 6 coins are enough for a seat of 6 and too few for one of 7."""
    game = acted("MARKET", A={"hand": ["T13"]})
    assert {name for name in game.offered if "seat" in name} == {"guild-seat A1", "guild-seat A4"}
    game.choose("guild-seat A4")
    assert game.owners == {"A4": 0}
    assert game.board["discard"] == ["T13"]


@pytest.mark.parametrize("owner", [0, 1])
def test_a_small_seat_holds_one_disc(owner: int) -> None:
    """[MG-GUILD-4]"""
    game = acted("MARKET", A={"hand": SIXES}, hall={"A1": owner, "B3": owner})
    free = {f"guild-seat {name}" for name in SEAT_PRICES if name not in ("A1", "B3", "FORUM")}
    assert {name for name in game.offered if name.startswith("guild-seat")} == free


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forum_holds_any_number_of_discs(seats: int) -> None:
    """[MG-GUILD-3, -5, AMB-47] Of all players, and several of one; 12 coins for each."""
    game = acted("MARKET", seats, A={"hand": SIXES}, forum=[2, 1, 3, 1][:seats])
    game.choose("forum", "card T13", "card T14")
    assert game.board["forum"] == [3, 1, 3, 1][:seats]
    assert game.board["discard"] == ["T13", "T14"]
    assert game.player("A").available == 0
    assert game.mat("A")["guild_seats"] == 3


@pytest.mark.parametrize("phase", ["decade_end", "turn"])
def test_discs_in_the_guild_hall_stay(phase: str) -> None:
    """[MG-GUILD-6] Through a change of decade, and nothing in a turn offers to move them."""
    game = lay(phase=phase, hall={"A1": 0, "C3": 1}, forum=[1, 0, 2], A={"hand": ["B1", *SIXES]})
    if phase == "turn":
        game.choose("space MARKET", "card B1", "main", "pile", "pass", "pass")
    assert game.question.endswith(" TakeTurn")
    assert game.owners == {"A1": 0, "C3": 1}
    assert game.board["forum"] == [1, 0, 2, 0]


def test_one_placement_is_made() -> None:
    """[MG-GUILD-2] A seat or a tile, and the turn goes on; its marker moves."""
    game = acted("MARKET", A={"hand": SIXES}, markers=["MARKET", "TRADING_DOCK"])
    game.choose("tile GUILD_HALL_1", "card T13")
    assert game.question == "B TakeTurn"
    assert game.owners == {}
    assert game.marked == {"RESIDENCE", "TRADING_DOCK"}


# Tiles


@pytest.mark.parametrize("decade", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_tiles_of_the_current_decade_may_be_chosen(decade: int, seats: int) -> None:
    """[MG-PLACE-1, MG-DECADE-4]"""
    tiles = ["RESIDENCE_1", "GUILD_HALL_1", "SHIP_CARDS", "VICTORY_POINTS", "GOODS", "COINS"]
    game = acted("MARKET", seats, A={"hand": ["T01"]}, decade=decade, tiles=tiles)
    expected = {f"tile {tile}" for tile in tiles[2 * decade - 2 : 2 * decade]}
    assert game.offered == {*expected, "pass"}


@pytest.mark.parametrize(("there", "price"), [([], 2), ([1], 5), ([1, 2], 8)])
def test_a_disc_goes_to_the_highest_free_space(there: list[int], price: int) -> None:
    """[MG-PLACE-2] Which is the cheapest: 2, 5, 8 coins."""
    tiles = {"GUILD_HALL_1": there, "ACHIEVEMENT_TILES": [0]}
    too_few = acted(
        "MARKET", A={"hand": cards_worth(price - 1)} if price > 2 else {}, tile_discs=tiles
    )
    assert "tile GUILD_HALL_1" not in too_few.offered
    game = acted("MARKET", A={"hand": cards_worth(price)}, tile_discs=tiles)
    game.choose("tile GUILD_HALL_1")
    assert game.question == "B TakeTurn"  # there was only one way to pay
    assert discs_on(game, "GUILD_HALL_1") == [*there, 0, *[None] * (2 - len(there))]
    assert sum(map(coin_of, game.board["discard"])) == price
    ((seat, cards, *bought),) = game.told("tile-bought")
    assert (seat, bought) == (0, [0, price])
    codes = game.g.box.card_codes
    assert {codes[card] for card in unpacked(cards)} == set(game.board["discard"])


@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 2), (4, 3)])
def test_a_tile_has_two_spaces_with_few_players_and_three_with_four(
    seats: int, spaces: int
) -> None:
    """[MG-PLACE-2, -3, MG-FEW-6, AMB-40, SC-13] The cheapest; two players always find room."""
    others = list(range(1, seats))
    for count in range(seats):
        discs = {"GUILD_HALL_1": others[:count]}
        game = acted("MARKET", seats, A={"hand": SIXES}, tile_discs=discs)
        is_open = count < spaces
        assert ("tile GUILD_HALL_1" in game.offered) is is_open
        assert "tile ACHIEVEMENT_TILES" in game.offered
        assert game.board["tiles"][0]["price"] == ((2, 5, 8)[count] if is_open else None)
        assert all(len(tile["discs"]) == spaces for tile in game.board["tiles"])


@pytest.mark.parametrize("place", [0, 1])
def test_a_player_has_at_most_one_disc_on_a_tile(place: int) -> None:
    """[MG-PLACE-4] On any of its spaces."""
    discs = [1, 1]
    discs[place] = 0
    game = acted("MARKET", A={"hand": SIXES}, tile_discs={"GUILD_HALL_1": discs[: place + 1]})
    assert "tile GUILD_HALL_1" not in game.offered
    assert "tile ACHIEVEMENT_TILES" in game.offered


@pytest.mark.parametrize("decade", [1, 2])
def test_discs_on_tiles_stay(decade: int) -> None:
    """[MG-PLACE-5] Also when their decade is over."""
    discs = {"GUILD_HALL_1": [1, 0], "GUILD_HALL_2": [2] if decade == 2 else []}
    game = lay(phase="decade_end", decade=decade, tile_discs=discs)
    assert game.board["decade"] == decade + 1
    assert discs_on(game, "GUILD_HALL_1") == [1, 0, None]
    assert discs_on(game, "GUILD_HALL_2")[0] == (2 if decade == 2 else None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_score_at_the_end_and_for_those_who_stand_on_them(seats: int) -> None:
    """[MG-PLACE-6] All players have two discs in the forum; one of them has claimed the tile."""
    discs = {"GUILD_HALL_1": [1]}
    forum = [2] * seats
    game = final(seats, forum=forum, tile_discs=discs)
    assert [game.lines(letter)["guild-hall-1"] for letter in "ABCD"[:seats]] == [0, 8, 0, 0][:seats]
    assert game.told("tile-counted") == [[1, 0, count_of(GUILD_HALL_1, 2), 8]]
    before = lay(seats, phase="decade_end", decade=2, forum=forum, tile_discs=discs)
    assert "tile-counted" not in before.events
