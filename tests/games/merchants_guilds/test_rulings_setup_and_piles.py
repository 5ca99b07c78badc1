"""Rulings on set-up, harbours and piles, section 6 of the rules page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merchants_guilds.laid import (
    LETTERS,
    Laid,
    all_ships_but,
    harbour,
    lay,
    paid,
    trade_cards_but,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SHIPS = ["S01", "S02", "S03", "S04", "S05"]
FIVE = ["T01", "T02", "T03", "T04", "T05"]


def seen_by(game: Laid, letter: str, eyes: int | None) -> list[str]:
    """The trade cards of a hand that somebody sees."""
    cards = game.view(eyes)["table"]["players"][LETTERS.index(letter)]["hand"]
    return [card for card in cards if card and card[0] == "T"]


# Set-up


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 1), (4, 0)])
def test_amb_05_one_neutral_disc_for_every_missing_player(seats: int, count: int) -> None:
    """[AMB-05, MG-FEW-1]"""
    for seed in range(5):
        assert len(Laid.new(seats, seed).neutral) == count


@SEATS
def test_amb_06_the_first_disc_comes_from_the_residence(seats: int) -> None:
    """[AMB-06] Unless the option says otherwise."""
    last = LETTERS[seats - 1]
    game = lay(seats, phase="setup")
    game.choose("column RIGHT", "dock 2")
    assert (game.mat(last)["available"], game.mat(last)["freed"]["RIGHT"]) == (3, 1)
    game = lay(seats, phase="setup", options={"setup_disc_source": "available_disc"})
    game.choose("dock 2")
    assert (game.mat(last)["available"], game.mat(last)["freed"]["RIGHT"]) == (2, 0)


@pytest.mark.parametrize("column", ["LEFT", "MIDDLE", "RIGHT"])
def test_amb_07_only_the_topmost_disc_of_a_column_free_of_charge(column: str) -> None:
    """[AMB-07] Of the right column this is one disc, not the two of its lower space."""
    game = lay(2, phase="setup", B={"hand": ["B1"]})
    game.choose(f"column {column}", "dock 1")
    assert game.mat("B")["freed"] == {
        **{"LEFT": 0, "MIDDLE": 0, "RIGHT": 0},
        column: 1,
    }
    assert (game.available[1], game.discs_at_docks) == (3, "B--")
    assert (game.hand("B"), game.board["discard"]) == (["B1"], [])


@pytest.mark.parametrize(
    ("cards", "is_enough"),
    [
        (["T01", "T02", "T03"], True),  # dyes
        (["T16", "T17", "T18"], True),  # oils
        (["T31", "T32", "T33"], True),  # glass
        (["T01", "T02", "T16"], False),
        (["T01", "T16", "T31"], False),
        (["T46", "T47", "T48"], False),  # cedar
        (["T61", "T62", "T63"], False),  # jewelry
    ],
)
def test_amb_08_the_left_column_takes_three_alike_of_three_goods(
    cards: list[str], is_enough: bool
) -> None:
    """[AMB-08]"""
    full = {"MIDDLE": 2, "RIGHT": 2}
    for colour in ("A", "B"):  # the same for every board
        laid: dict[str, Any] = {colour: {"hand": cards, "freed": full}}
        game = paid("RESIDENCE", active=LETTERS.index(colour), **laid)
        assert game.mat(colour)["freed"]["LEFT"] == int(is_enough)


def test_amb_57_cards_are_drawn_in_turn_order() -> None:
    """[AMB-57] At set-up and before a decade, from the start player on."""
    for seed in range(4):
        game = Laid.new(3, seed)
        start = game.board["start_player"]
        order = [numbers[0] for numbers in game.told("card-drawn")]
        assert order == [(start + turn) % 3 for turn in range(3) for _ in range(3)]
    game = lay(phase="decade_end", start_player=1, forum=[1, 1, 1, 0])
    order = [numbers[0] for numbers in game.told("card-drawn")]
    assert order == [3, 3, 0, 0, 1, 1, 2, 2]


# Harbours


@SEATS
def test_amb_09_discs_stay_when_ships_move(seats: int) -> None:
    """[AMB-09] After a delivery and after EMBARGO."""
    rows = ["S01 A", "S02", "S03 B", "S04", "S05"][: seats + 1]
    laid: dict[str, Any] = {"docks": harbour(*rows), "outside": ["S06", "S07"]}
    game = paid("HARBOUR_DELIVERY", seats, A={"hand": ["T02"]}, **laid)
    assert (game.docked[:2], game.discs_at_docks[:3]) == (["S02", "S03"], "--B")
    assert game.docked[2] == ("S06" if seats == 2 else "S04")
    game = lay(seats, A={"ships": ["S10"]}, **laid)
    game.choose("embargo")
    assert (game.docked[:2], game.discs_at_docks[:3]) == (["S02", "S03"], "A-B")


def test_amb_10_an_empty_ship_pile() -> None:
    """[AMB-10] No ship moves, gaps stay, discs at gaps and in the warship harbour come home."""
    docks = harbour("S01 A", "S02 C", "- C", "S04", "S05")
    others = {"ships": all_ships_but("S01", "S02", "S04", "S05", "S06", "S07")}
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T01"]},
        B=others,
        docks=docks,
        outside=["S06", "S07"],
        warship_docks=[3, None, None],
        anchor=[0, 1, 0, 0],
    )
    assert game.docked == [None, "S02", None, "S04", "S05"]
    assert game.board["outside"] == ["S06", "S07"]
    assert (game.discs_at_docks, game.discs_at_warship_docks) == ("-C---", "---")
    assert game.available == [3, 3, 2, 3]
    game.choose("go-on")  # A won INTRIGUE
    assert game.question == "B TakeTurn"


def test_amb_11_the_last_ship_goes_back_after_a_failure() -> None:
    """[AMB-11]"""
    others = {"ships": all_ships_but(*SHIPS, "S06", "S07", "S18")}
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T01"]},
        B=others,
        docks=harbour(*SHIPS),
        outside=["S06", "S07"],
        ship_pile=["S18"],  # danger 6
        warship_docks=[0, 1, None],
    )
    assert game.ship_pile == ["S18"]
    assert game.discs_at_warship_docks == "-B-"


@pytest.mark.parametrize("means", ["embargo", "decade"])
def test_amb_12_the_front_ship_comes_to_wait_outside(means: str) -> None:
    """[AMB-12] With an empty pile it is put under it and drawn again."""
    laid: dict[str, Any] = {
        "A": {"ships": ["S10"]},
        "B": {"ships": all_ships_but(*SHIPS[:3], "S06", "S07", "S10")},
        "docks": harbour("S01", "S02", "S03"),
        "outside": ["S06", "S07"],
    }
    if means == "embargo":
        game = lay(2, **laid)
        game.choose("embargo")
    else:
        game = lay(2, phase="decade_end", **laid)
    assert game.docked == ["S02", "S03", "S06"]
    assert (game.board["outside"], game.ship_pile) == (["S07", "S01"], [])


def test_amb_13_no_disc_at_a_dock_without_a_ship() -> None:
    """[AMB-13]"""
    laid: dict[str, Any] = {"docks": harbour("-", "S02", "S03"), "outside": ["S06", "S07"]}
    others = {"ships": all_ships_but("S02", "S03", "S06", "S07")}
    game = paid("TRADING_DOCK", 2, A={"hand": []}, B=others, **laid)
    assert game.offered == {"dock 2", "dock 3"}


# Trade cards


def test_amb_14_the_reshuffle_waits_until_a_card_is_needed() -> None:
    """[AMB-14] Not when the last card is drawn, but when the next one is."""
    game = lay(
        A={"hand": ["B1", "T46"]},
        B={"hand": [*trade_cards_but(*FIVE, "T46", "T20", "T30", "T58"), "B1"]},
        market=FIVE,
        trade_pile=["T20"],
        discard=["T30", "T58"],
    )
    game.choose("pass")
    assert (game.trade_pile, game.board["discard"]) == ([], ["T30", "T58"])
    game.choose("pass")
    lying = {*game.trade_pile, *game.hand("B")} & {"T30", "T58"}
    assert (lying, game.board["discard"]) == ({"T30", "T58"}, [])
    assert len(game.trade_pile) == 1


@SEATS
def test_amb_15_without_cards_there_is_no_compensation(seats: int) -> None:
    """[AMB-15]"""
    game = lay(seats, A={"hand": ["B1", "B2"]}, B={"hand": trade_cards_but(*FIVE)}, market=FIVE)
    game.choose("pass")
    assert (game.hand("A"), game.mat("A")["available"]) == (["B1", "B2"], 3)
    assert (game.question[0], game.board["market"]) == ("B", FIVE)
    # a new decade: five for the market, two for the start player, none for the others
    rest = trade_cards_but(*FIVE, "T60", "T61")
    game = lay(
        seats,
        phase="decade_end",
        A={"hand": rest},
        B={"hand": []},
        market=FIVE,
        discard=["T60", "T61"],
    )
    assert len(game.board["market"]) == 5
    assert len(game.hand("B")) == 2
    assert len(game.hand("A")) == len(rest)


def test_amb_16_cards_turned_up_for_coins_are_revealed_to_all() -> None:
    """[AMB-16]"""
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T02"]},
        docks=harbour("S03 A", *SHIPS[1:2], "S01", "S04", "S05"),
        trade_pile=["T61", "T28"],
    )
    entries = [e for e in game.journal if e.event.key == "card-revealed"]
    assert [game.g.box.card_codes[entry.numbers[1]] for entry in entries] == ["T61", "T28"]
    assert all(entry.known[1] >> seat & 1 for entry in entries for seat in range(4))


@pytest.mark.parametrize("way", ["pass", "failure", "income", "setup", "pile"])
def test_amb_16_cards_drawn_are_seen_by_their_owner_only(way: str) -> None:
    """[AMB-16, MG-PASS-3, MG-MARKET-8]"""
    if way == "setup":
        game = Laid.new(4, 7)
        drawn = seen_by(game, "A", 0)
        assert len(drawn) == 3
    else:
        drawn = ["T75"]
        if way == "pass":
            game = lay(trade_pile=["T75"])
            game.choose("pass")
        elif way == "failure":
            ships: dict[str, Any] = {"ship_pile": ["S18"], "warship_docks": [0]}
            game = paid("HARBOUR_DELIVERY", A={"hand": ["T01"]}, trade_pile=["T75"], **ships)
        elif way == "income":
            top = [*FIVE, "T75"]
            game = lay(phase="decade_end", decade=2, trade_pile=top, start_player=3)
        else:
            game = paid("MARKET", A={"hand": ["B1"]}, trade_pile=["T75"])
            game.choose("pile")
    assert set(drawn) <= set(game.hand("A"))
    entries = [e for e in game.journal if e.event.key == "card-drawn"]
    own = [entry for entry in entries if entry.numbers[0] == 0]
    assert own
    assert all([entry.known[1] >> seat & 1 for seat in range(4)] == [1, 0, 0, 0] for entry in own)
    for seat in (None, 1, 2, 3):
        assert not set(drawn) & set(seen_by(game, "A", seat))


def test_amb_16_a_market_card_taken_is_public_at_that_moment() -> None:
    """[AMB-16]"""
    game = paid("MARKET", A={"hand": ["B1"]}, market=FIVE)
    game.choose("card T03")
    entry = next(e for e in game.journal if e.event.key == "market-card-taken")
    assert all(entry.known[1] >> seat & 1 for seat in range(4))


def test_amb_34_palette_with_a_short_market() -> None:
    """[AMB-34] What is there is discarded, then five are drawn."""
    top = ["T11", "T12", "T13", "T14", "T15"]
    game = lay(A={"ships": ["S09"]}, market=["T01", "T02"], trade_pile=top)
    game.choose("palette")
    assert (game.board["market"], game.board["discard"]) == (top, ["T01", "T02"])


def test_amb_34_palette_may_turn_up_what_was_just_discarded() -> None:
    """[AMB-34, MG-PILE-2] Two cards are left in the pile, the market itself fills the rest."""
    game = lay(
        A={"ships": ["S09"]},
        B={"hand": trade_cards_but(*FIVE, "T11", "T12")},
        market=FIVE,
        trade_pile=["T11", "T12"],
    )
    game.choose("palette")
    shown = game.board["market"]
    assert shown[:2] == ["T11", "T12"]
    assert set(shown[2:]) < set(FIVE)
    assert (len(shown), len(game.trade_pile), game.board["discard"]) == (5, 2, [])
    few = lay(
        A={"ships": ["S09"]}, B={"hand": trade_cards_but("T01", "T02")}, market=["T01", "T02"]
    )
    few.choose("palette")
    assert sorted(few.board["market"]) == ["T01", "T02"]  # all there is


# Docks and discs


@SEATS
def test_amb_39_at_most_all_docks_but_one(seats: int) -> None:
    """[AMB-39] N - 1 trading docks; the anchor is not counted for the warship docks."""
    docks = seats + 1
    freed = {"freed": {"LEFT": 3, "MIDDLE": 2, "RIGHT": 2}}
    for own in range(docks):
        rows = [f"{ship} A" if n < own else ship for n, ship in enumerate(SHIPS[:docks])]
        game = paid("TRADING_DOCK", seats, A={"hand": [], **freed}, docks=harbour(*rows))
        assert (game.question == "A TakeDock") == (own < docks - 1)
        choices = {f"dock {number}" for number in range(own + 1, docks + 1)}
        if own < docks - 1:
            assert game.offered == choices
        assert game.discs_at_docks.count("A") == own  # also the last one is not taken unasked
    for own, anchor in ((0, 0), (1, 0), (1, 3), (2, 0), (2, 3)):
        game = paid(
            "WARSHIP_DOCK",
            seats,
            A={"hand": [], **freed},
            warship_docks=[0, 0][:own],
            anchor=[anchor],
        )
        assert (game.question == "A TakeWarshipDock") == (own < 2)


def test_amb_39_with_an_empty_pile_the_number_of_docks_is_the_same() -> None:
    """[AMB-39] Two own discs of three docks are the limit, though only two docks hold a ship."""
    a = {"hand": [], "freed": {"LEFT": 3}}
    outside = ["S06", "S07"]
    others = {"ships": all_ships_but("S01", "S02", *outside)}
    docks = harbour("S01 A", "S02", "-")
    game = paid("TRADING_DOCK", 2, A=a, B=others, docks=docks, outside=outside)
    assert game.discs_at_docks == "AA-"  # the only dock that may be taken is taken unasked
    others = {"ships": all_ships_but("S01", "S02", "S03", *outside)}
    docks = harbour("S01 A", "S02 A", "S03")
    game = paid("TRADING_DOCK", 2, A=a, B=others, docks=docks, outside=outside)
    assert (game.discs_at_docks, game.question) == ("AA-", "B TakeTurn")


@pytest.mark.parametrize(
    "elsewhere",
    [
        {"docks": harbour("S01 A", "S02 A", "S03 A", "S04", "S05")},
        {"warship_docks": [0, 0], "anchor": [1]},
        {"hall": {"A1": 0, "A2": 0}, "forum": [1]},
        {"tile_discs": {"GUILD_HALL_1": [0], "ACHIEVEMENT_TILES": [0]}, "anchor": [1]},
    ],
    ids=["docks", "warships", "hall", "tiles"],
)
def test_amb_42_only_discs_next_to_the_residence_are_available(elsewhere: dict[str, Any]) -> None:
    """[AMB-42] Eight on the residence, three elsewhere: none for a dock or a guild action."""
    cards = {"hand": ["B4", "B5", "T13", "T28"]}
    game = lay(A=cards, markers=["TRADING_DOCK", "WARSHIP_DOCK"], **elsewhere)
    assert game.mat("A")["available"] == 0
    assert not {"space TRADING_DOCK", "space WARSHIP_DOCK"} & game.offered
    other = lay(A={**cards, "freed": {"LEFT": 1}}, markers=["TRADING_DOCK", "MARKET"], **elsewhere)
    assert (other.mat("A")["available"], "space TRADING_DOCK" in other.offered) == (1, True)


@pytest.mark.parametrize(
    ("seats", "start", "forum", "expected"),
    [
        (2, 0, [0, 0], 1),
        (2, 1, [0, 0], 0),
        (3, 1, [1, 0, 0], 2),
        (3, 1, [0, 0, 1], 0),
        (3, 1, [1, 0, 1], 1),  # not tied: B stays start player
        (4, 2, [1, 0, 0, 1], 1),
    ],
)
def test_amb_43_among_those_tied_the_start_player_changes(
    seats: int, start: int, forum: list[int], expected: int
) -> None:
    """[AMB-43]"""
    game = lay(seats, phase="decade_end", start_player=start, forum=forum)
    assert game.board["start_player"] == expected


def test_amb_58_a_delivery_that_draws_the_last_ship() -> None:
    """[AMB-58] The advance is complete, then the warship discs come home."""
    docks = harbour("S03 A", "S02", "S01", "S04", "S05")
    others = {"ships": all_ships_but(*SHIPS, "S06", "S07", "S08")}
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T01"]},
        B=others,
        docks=docks,
        outside=["S06", "S07"],
        ship_pile=["S08"],
        warship_docks=[1, 2, None],
    )
    assert game.docked == ["S02", "S01", "S04", "S05", "S06"]
    assert (game.board["outside"], game.ship_pile) == (["S07", "S08"], [])
    assert (game.discs_at_warship_docks, game.available) == ("---", [3, 3, 3, 3])
    arrived, returned = game.events.index("ship-arrived"), game.events.index("disc-returned")
    assert arrived < returned


def test_amb_59_the_returned_disc_is_an_available_disc() -> None:
    """[AMB-59] With no other available disc, the one that came back is placed."""
    game = paid(
        "HARBOUR_DELIVERY",
        A={"hand": ["T01", "T13"]},
        warship_docks=[0],
        forum=[2],
        ship_pile=["S18"],
    )
    assert game.available[0] == 0
    game.choose("card T01")
    assert (game.question, game.available[0]) == ("A PlaceReturned", 1)
    game.choose("tile GUILD_HALL_1")
    while game.question == "A PayCoins":
        game.choose(min(game.offered))
    assert game.available[0] == 0
    assert game.board["tiles"][0]["discs"][0] == 0
    assert (game.all_ships("A"), game.player("A").ships) == (set(), [])
