"""Set-up, sections 4.1 and 4.2 of the rules page."""

from __future__ import annotations

import pytest

import cothon
from cothon.games.merchants_guilds.material import ACTION_CODES, TILE_CODES
from tests.games.merchants_guilds.laid import LETTERS, Laid, action_of, lay

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BASE = [f"B{number}" for number in range(1, 8)]
SPARE: dict[str, bool | str] = {"setup_disc_source": "available_disc"}


def new(seats: int = 4, seed: int = 1) -> Laid:
    """A new game."""
    return Laid.new(seats, seed)


# Boards, piles and markers


@SEATS
def test_six_boards_lie_on_the_table(seats: int) -> None:
    """[MG-SETUP-1, -7] Actions, trading harbour, decades, market, warship harbour, guild hall."""
    shown = new(seats).board
    assert [space["action"] for space in shown["spaces"]] == list(ACTION_CODES)
    assert len(shown["docks"]) == seats + 1
    assert (shown["decade"], shown["round"]) == (1, 1)
    assert len(shown["market"]) == 5
    assert shown["warship_docks"] == [None] * 3
    assert shown["anchor"] == [0] * seats
    assert len(shown["hall"]) == 12
    assert shown["forum"] == [0] * seats


@SEATS
def test_trade_cards_lie_in_market_discards_hands_and_pile(seats: int) -> None:
    """[MG-SETUP-2, -3, -8, -13, MG-FEW-2]"""
    game = new(seats)
    shown = game.board
    in_hands = [card for letter in LETTERS[:seats] for card in game.hand(letter) if card[0] == "T"]
    lying = [*shown["market"], *shown["discard"], *in_hands, *game.trade_pile]
    assert sorted(lying) == [f"T{number:02}" for number in range(1, 76)]
    assert (len(shown["market"]), len(in_hands)) == (5, 3 * seats)


def test_the_first_cards_of_the_pile_are_the_market() -> None:
    """[MG-SETUP-3, -8, -13] Market, then guild markers, then hands."""
    game = new()
    drawn = {"market-laid", "markers-drawn", "three-dealt"}
    happened = [key for key in game.events if key in drawn]
    assert happened == ["market-laid", "markers-drawn", *["three-dealt"] * game.seats]


def test_piles_and_start_player_are_random() -> None:
    """[MG-SETUP-2, -4, -14]"""
    games = [new(seed=seed) for seed in range(40)]
    assert len({tuple(game.trade_pile) for game in games}) == 40
    assert len({tuple(game.ship_pile) for game in games}) == 40
    assert {game.board["start_player"] for game in games} == {0, 1, 2, 3}


@pytest.mark.parametrize(("seats", "docks", "left"), [(2, 3, 25), (3, 4, 24), (4, 5, 23)])
def test_a_ship_at_every_dock_and_two_outside(seats: int, docks: int, left: int) -> None:
    """[MG-SETUP-4, -5, -6]"""
    game = new(seats)
    shown = game.board
    assert len(shown["docks"]) == docks
    assert shown["ship_pile"] == left
    ships = [*game.docked, *shown["outside"], *game.ship_pile]
    assert sorted(str(ship) for ship in ships) == [f"S{number:02}" for number in range(1, 31)]
    assert len(shown["outside"]) == 2


@SEATS
def test_two_guild_markers_by_cards_that_are_discarded(seats: int) -> None:
    """[MG-SETUP-8, MG-FEW-2] Cards are drawn until two different actions have appeared."""
    longer = 0
    for seed in range(30):
        game = new(seats, seed)
        actions = [action_of(card) for card in game.board["discard"]]
        first = actions[0]
        count = next(n for n, action in enumerate(actions) if action != first) + 1
        assert game.marked == {first, actions[count - 1]}
        longer += count > 2
        rest = actions[count:]  # for the neutral discs
        assert len(set(rest)) == 4 - seats
        assert sorted(set(rest)) == sorted(game.neutral)
        if seats == 2:
            assert rest[:-1] == [rest[0]] * (len(rest) - 1)
        if seats == 3:
            assert len(rest) == 1
    assert longer > 0  # some draws repeat an action


def test_two_tiles_of_each_decade() -> None:
    """[MG-SETUP-9]"""
    left_out = set()
    for seed in range(30):
        tiles = new(seed=seed).board["tiles"]
        assert [tile["decade"] for tile in tiles] == [1, 1, 2, 2, 3, 3]
        codes = {tile["code"] for tile in tiles}
        assert len(codes) == 6
        for tile in tiles:
            assert TILE_CODES.index(tile["code"]) // 3 == tile["decade"] - 1
        left_out |= set(TILE_CODES) - codes
    assert left_out == set(TILE_CODES)


# Players


@SEATS
def test_what_everybody_starts_with(seats: int) -> None:
    """[MG-SETUP-10, -11, -12, -13, -15]"""
    game = new(seats)
    colours = [one["colour"] for one in game.board["players"]]
    assert colours == ["RED", "BLACK", "YELLOW", "BLUE"][:seats]
    for letter in LETTERS[:seats]:
        own = game.mat(letter)
        cards = game.hand(letter)
        assert [card for card in cards if card[0] == "B"] == BASE
        assert len(cards) == 10
        colour = str(own["colour"]).lower()
        assert all(card.endswith(f".{colour}") for card in own["hand"] if card[0] == "B")
        assert own["freed"] == {"LEFT": 0, "MIDDLE": 0, "RIGHT": 0}
        assert (own["available"], own["ships"], own["left"], own["right"]) == (3, [], [], [])
        assert game.disc_of(letter) is None


@pytest.mark.parametrize(
    ("freed", "discs"),
    [
        ({}, 3),
        ({"LEFT": 1}, 4),
        ({"LEFT": 3}, 6),
        ({"MIDDLE": 2}, 5),
        ({"RIGHT": 1}, 4),
        ({"RIGHT": 2}, 6),
        ({"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}, 11),
    ],
)
def test_the_lowest_space_of_the_right_column_holds_two_discs(
    freed: dict[str, int], discs: int
) -> None:
    """[MG-SETUP-10, -11, -12] Eleven discs: eight on seven spaces, three next to them."""
    assert lay(A={"freed": freed}).mat("A")["available"] == discs
    with pytest.raises(cothon.BadPosition, match="11 influence discs are needed"):
        lay(A={"freed": freed, "available": discs - 1})


@SEATS
def test_beside_the_board_an_action_disc_costs_nobody_anything(seats: int) -> None:
    """[MG-SETUP-15]"""
    game = new(seats)
    assert all(space["discs"] == [] for space in game.board["spaces"])
    for own in game.board["players"]:
        for action, cards in own["cost"].items():
            assert cards == 1 + game.neutral.count(action)


# The first discs


@SEATS
@pytest.mark.parametrize("start", [0, 1])
def test_first_discs_in_reverse_turn_order(seats: int, start: int) -> None:
    """[MG-SETUP-14, -16, MG-FLOW-2, SC-35] The start player decides last and begins."""
    game = lay(seats, phase="setup", start_player=start)
    order = []
    while game.question.endswith("StartDisc"):
        order.append(game.question[0])
        game.choose("pass")
    clockwise = [LETTERS[(start + turn) % seats] for turn in range(seats)]
    assert order == clockwise[::-1]
    assert game.question == f"{LETTERS[start]} TakeTurn"
    assert game.available == [3] * seats  # declined by all


@SEATS
def test_in_a_new_game_the_right_hand_neighbour_of_the_start_player_begins(seats: int) -> None:
    """[MG-SETUP-14, -16]"""
    for seed in range(5):
        game = new(seats, seed)
        start = game.board["start_player"]
        assert game.question == f"{LETTERS[(start - 1) % seats]} StartDisc"


@SEATS
@pytest.mark.parametrize("column", ["LEFT", "MIDDLE", "RIGHT"])
@pytest.mark.parametrize("dock", ["dock 1", "dock 3", "warship-place 1", "warship-place 3"])
def test_a_disc_goes_from_the_residence_to_an_empty_dock(
    seats: int, column: str, dock: str
) -> None:
    """[MG-SETUP-16, -17, AMB-06, AMB-07, SC-35] A topmost disc, for nothing.

    Its space is freed, of the right column that of one disc; the spare discs remain.
    """
    game = lay(seats, phase="setup", start_player=0)
    last = LETTERS[seats - 1]
    cards = game.hand(last)
    game.choose(f"column {column}", dock)
    own = game.mat(last)
    freed = {"LEFT": 0, "MIDDLE": 0, "RIGHT": 0}
    assert own["freed"] == {**freed, column: 1}
    assert (own["available"], game.hand(last), own["left"]) == (3, cards, [])
    assert (own["strength"], game.board["discard"]) == (3 if column == "MIDDLE" else 1, [])
    where = (game.discs_at_docks + game.discs_at_warship_docks).index(last)
    assert where == int(dock[-1]) - 1 + (seats + 1) * dock.startswith("warship")


def test_a_freed_space_counts_at_once() -> None:
    """[MG-SETUP-17] Strength and RESIDENCE_1; the first space of the left column is worth none."""
    laid = {"tiles": ["GUILD_HALL_1", "RESIDENCE_1", "GUILD_HALL_2", "SHIP_CARDS", "COINS"]}
    laid["tiles"].append("GOODS")
    game = lay(2, phase="setup", tile_discs={"RESIDENCE_1": [1]}, **laid)
    assert (game.mat("B")["strength"], game.lines("B")["residence-1"]) == (1, 0)
    game.choose("column MIDDLE", "dock 1")
    assert (game.mat("B")["strength"], game.lines("B")["residence-1"]) == (3, 3)
    game = lay(2, phase="setup", B={"freed": {"LEFT": 1}})
    game.choose("column LEFT", "dock 1")
    assert game.mat("B")["bonus_seats"] == 2


@SEATS
def test_only_empty_docks_and_never_the_anchor(seats: int) -> None:
    """[MG-SETUP-16, -18]"""
    game = lay(seats, phase="setup", start_player=0)
    assert game.offered == {"column LEFT", "column MIDDLE", "column RIGHT", "pass"}
    game.choose("column LEFT")
    docks = {f"dock {number}" for number in range(1, seats + 2)}
    places = {f"warship-place {number}" for number in (1, 2, 3)}
    assert game.offered == docks | places
    game.choose("warship-place 2", "column RIGHT")
    assert game.offered == docks | places - {"warship-place 2"}


@SEATS
def test_with_the_other_reading_an_available_disc_is_placed(seats: int) -> None:
    """[MG-SETUP-16, -18, -19, AMB-06] No column is asked for, no space freed."""
    game = Laid.new(seats, 1, SPARE)
    docks = {f"dock {number}" for number in range(1, seats + 2)}
    free = docks | {f"warship-place {number}" for number in (1, 2, 3)} | {"pass"}
    for place in ("warship-place 1", "dock 1", "dock 2")[: seats - 1]:
        letter = game.question[0]
        assert (game.question, game.offered) == (f"{letter} StartDisc", free)
        game.choose(place)
        free.remove(place)
        own = game.mat(letter)
        assert (own["available"], set(own["freed"].values())) == (2, {0})
        discs = game.discs_at_docks if place in docks else game.discs_at_warship_docks
        assert discs[int(place[-1]) - 1] == letter
    game.choose("pass")
    assert sorted(game.available) == [2] * (seats - 1) + [3]
    assert game.question.endswith("TakeTurn")


# Fewer than four players


@pytest.mark.parametrize(("seats", "discs"), [(2, 2), (3, 1), (4, 0)])
def test_a_neutral_disc_for_every_missing_player(seats: int, discs: int) -> None:
    """[MG-FEW-1 to -3, AMB-05] On different spaces, perhaps on one with a guild marker."""
    shared = False
    for seed in range(40):
        game = new(seats, seed)
        assert len(game.neutral) == discs
        assert len(set(game.neutral)) == discs
        shared = shared or bool(game.marked & set(game.neutral))
    assert shared is (discs > 0)


@SEATS
def test_neutral_discs_and_covered_seats_are_known_before_the_first_decision(seats: int) -> None:
    """[MG-FEW-8] After the tiles, before the hands."""
    few = ["neutrals-drawn", "seats-covered"]
    parts = [*["tiles-chosen"] * 3, *few[: 2 * (seats < 4)], *["three-dealt"] * seats]
    game = new(seats)
    assert [key for key in game.events if key in {*parts, *few}] == parts
    assert game.question.endswith("StartDisc")
    assert sum(seat["covered"] for seat in game.board["hall"]) == {2: 4, 3: 2, 4: 0}[seats]


@pytest.mark.parametrize(
    ("seats", "covered"), [(2, [6, 7, 7, 6]), (3, [6, 7]), (4, [])], ids=["2", "3", "4"]
)
def test_cheap_seats_are_covered(seats: int, covered: list[int]) -> None:
    """[MG-FEW-4, -5]"""
    rich = {"hand": ["T15", "T30", "T45"]}  # 18 coins
    game = lay(seats, phase="acted", space="MARKET", A=rich)
    hall = game.board["hall"]
    assert [seat["price"] for seat in hall if seat["covered"]] == covered
    for seat in hall:
        assert (f"guild-seat {seat['code']}" in game.offered) is not seat["covered"]
    assert all(seat["owner"] is None for seat in hall)


@SEATS
def test_covered_seats_stay_covered(seats: int) -> None:
    """[MG-FEW-5]"""
    before = [seat["covered"] for seat in lay(seats).board["hall"]]
    game = lay(seats, phase="decade_end", decade=2)
    assert [seat["covered"] for seat in game.board["hall"]] == before
    assert sum(before) == {2: 4, 3: 2, 4: 0}[seats]


@pytest.mark.parametrize(("seats", "neutrals"), [(2, ["MARKET", "WARSHIP_DOCK"]), (3, ["MARKET"])])
def test_neutral_discs_stay_when_a_decade_ends(seats: int, neutrals: list[str]) -> None:
    """[MG-FEW-7, MG-DECADE-12]"""
    game = lay(
        seats, phase="decade_end", neutrals=neutrals, A={"disc": "MARKET"}, B={"disc": "RESIDENCE"}
    )
    assert game.neutral == neutrals
    assert (game.disc_of("A"), game.disc_of("B")) == (None, None)


@SEATS
def test_hands_are_dealt_in_turn_order(seats: int) -> None:
    """[MG-SETUP-13, AMB-57] Three cards for each, from the start player on."""
    for seed in range(6):
        game = new(seats, seed)
        start = game.board["start_player"]
        order = [numbers[0] for numbers in game.told("three-dealt")]
        assert order == [(start + turn) % seats for turn in range(seats)]
