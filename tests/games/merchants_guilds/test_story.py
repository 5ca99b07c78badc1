"""The log, read as a story: who did what and why, what it cost, causes before their effects."""

from __future__ import annotations

from pathlib import Path

import pytest

import cothon
from cothon.kernel.journal import unpacked
from cothon.match.game import read_material, speak
from cothon.match.save import Save
from cothon.words import LANGUAGES
from cothon.words.stored import tell_stored
from tests.games.merchants_guilds.laid import (
    KEY,
    Laid,
    all_ships_but,
    final,
    harbour,
    lay,
    paid,
    trade_cards_but,
)
from tests.other_material import changed
from tests.saves.test_version_1 import FOLDER

FAR = ["MARKET", "TRADING_DOCK"]


def since(game: Laid, *choices: str) -> list[str]:
    """What these choices set off, as an onlooker reads it."""
    told = len(game.journal)
    game.choose(*choices)
    return game.log("en")[told:]


# Who chose, and why


def test_a_pass_that_is_forced_does_not_read_as_a_choice() -> None:
    """[MG-PAY-5, AMB-63] Nobody was asked."""
    chosen = lay(A={"hand": ["B1"]}, trade_pile=["T01"])
    assert since(chosen, "pass")[0] == "Player 1 passes."
    forced = lay(A={"hand": ["B3"]}, markers=FAR)
    assert "has to pass" in forced.log("en")[1]


def test_an_action_that_is_skipped_or_impossible_is_told_as_what_it_was() -> None:
    """[MG-TURN-6, -7, AMB-63]"""
    chosen = paid("MARKET", A={"hand": ["T13"]}, markers=["MARKET", "RESIDENCE"])
    assert since(chosen, "pass") == ["Player 1 goes on without the action Market."]
    forced = paid("RESIDENCE", A={"hand": ["T13"]}, markers=["RESIDENCE", "MARKET"])
    assert forced.log("en") == ["Player 1 cannot carry out the action Residence."]


def test_a_window_does_not_tell_whether_the_action_was_possible() -> None:
    """[AMB-63] Who is asked because of an effect may have held the cards for it, or not."""
    laid = {"ships": ["S09"], "available": 3}
    logs = []
    for hand in (["T13", "T14", "T61"], ["T46", "T47", "T61"]):
        game = paid("RESIDENCE", A={**laid, "hand": hand}, markers=["RESIDENCE", "MARKET"])
        logs.append(since(game, "pass"))
    assert logs[0] == logs[1] == ["Player 1 goes on without the action Residence."]


@pytest.mark.parametrize("escorts", [True, False])
def test_a_failure_that_escorts_could_have_avoided_says_so(escorts: bool) -> None:
    """[D14, MG-DELIVER-14] Danger 2, strength 1, and perhaps a ship with ESCORTS."""
    ships = ["S12"] if escorts else []
    given = {"hand": ["T01", "T02"], "ships": ships}
    game = paid("HARBOUR_DELIVERY", warship_docks=[0], ship_pile=["S13"], A=given)
    log = since(game, "card T01", *["pass"][: int(escorts)])
    assert log[:2] == [
        "Player 1 discards dye 2 (Market) for an expedition and takes back the disc"
        " from warship dock 1.",
        "The expedition meets the glass ship (5 coins, Commando):"
        " danger 2 against Player 1’s strength 1.",
    ]
    assert ("Player 1 sends no escorts." in log) is escorts
    assert "Player 1’s expedition fails: the glass ship (5 coins, Commando)" in log[2 + escorts]


# What it cost, and causes before effects


def test_a_delivery_names_card_ship_and_what_follows_in_order() -> None:
    """[MG-DELIVER-5 to -9, MG-EFFECT-LUXURY-1]"""
    docks = harbour("S18 A", "S19", "S20", "S21", "S22")
    given = {"hand": ["T01"], "ships": ["S03"]}
    pile = ["T75", "T30"]
    game = paid(
        "HARBOUR_DELIVERY",
        docks=docks,
        outside=["S23", "S24"],
        ship_pile=["S25"],
        trade_pile=pile,
        A=given,
    )
    assert game.log("en")[:4] == [
        "Player 1 turns the dye ship (6 coins, Luxury) face down"
        " so that any trade card may be delivered.",
        "Player 1 delivers dye 2 (Market) at dock 1, wins the glass ship (9 coins, Luxury)"
        " and takes the disc back.",
        "For the ship’s 9 coins Player 1 turns up and keeps jewellery 6 (Residence)"
        " and oil 6 (Warship Dock).",
        "The ships move up, the discs stay at their docks:"
        " the cedar ship (8 coins, Intrigue) enters at dock 5,"
        " and the jewellery ship (5 coins, Opulence) comes to wait outside.",
    ]


def test_a_guild_action_names_the_cards_and_the_seat_as_the_board_does() -> None:
    """[MG-GUILD-3] What is printed on a seat can be found there."""
    game = lay(phase="acted", space="MARKET", A={"hand": ["T13", "T04"]})
    game.choose("guild-seat B4")
    assert game.log("en")[0] == (
        "Player 1 takes a guild action and pays dye 6 (Harbour Delivery) and dye 3 (Residence)"
        " for the seat B4."
    )


def test_a_column_tells_what_it_is_worth_now() -> None:
    """[MG-RES-7, -9, MG-SCORE-1]"""
    game = paid("RESIDENCE", A={"hand": ["T46", "T47"], "freed": {"MIDDLE": 1}})
    assert game.log("en")[1:3] == [
        "Player 1 now has strength 5.",
        "The middle column of Player 1 is empty, which counts as one more guild seat.",
    ]
    narrow = {"column_seat": "right_column_only"}
    given = {"hand": ["T46", "T47"], "freed": {"MIDDLE": 1}}
    game = paid("RESIDENCE", A=given, options=narrow)
    assert "column-emptied" not in game.events


def test_discs_that_come_home_say_why_and_from_where() -> None:
    """[MG-PILE-5, -6]"""
    docks = harbour("S01 A", "S02", "S03", "S04", "S05")
    rest = all_ships_but("S01", "S02", "S03", "S04", "S05", "S06", "S07")
    game = paid(
        "HARBOUR_DELIVERY",
        docks=docks,
        outside=["S06", "S07"],
        warship_docks=[1],
        anchor=[0, 0, 1],
        A={"hand": ["T01"]},
        D={"ships": rest},
    )
    log = game.log("en")
    assert "The ship pile is empty: no ship moves up." in log
    assert "The ship pile is empty: Player 2 gets back the disc from warship dock 1." in log
    assert "The ship pile is empty: Player 3 gets back the disc from the anchor." in log


def test_shuffled_discards_are_told_before_the_card_that_is_drawn() -> None:
    """[MG-PILE-1]"""
    discard = ["T02", "T17", "T32"]
    rest = trade_cards_but(*discard, "T01")
    game = lay(discard=discard, market=["T01"], C={"hand": rest}, A={"hand": ["B1"]})
    log = since(game, "pass")
    assert log[1].startswith("The trade pile is used up: 3 discarded cards are shuffled")
    assert log[2] == "Player 1 draws a trade card from the pile."


def test_a_long_row_of_cards_is_counted_from_the_sixth_on(tmp_path: Path) -> None:
    """A material of one's own may have ships that bring many cards."""
    path = changed(tmp_path, KEY, ('["S18", "GLASS", 9', '["S18", "GLASS", 40'))
    docks = harbour("S18 A", "S19", "S20", "S21", "S22")
    data = {
        "players": [{"hand": ["T31"]}, {}, {}, {}],
        **{"phase": "paid", "space": "HARBOUR_DELIVERY", "docks": docks},
        "markers": FAR,
    }
    game = Laid.position(data, 1, None, path)
    ((_, row, coins),) = game.told("cards-revealed")
    assert (coins, len(unpacked(row))) == (40, 6)
    assert game.log("en")[1].endswith(" more cards.")


# Prompts


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "with Opulence"), ("fr", "avec Opulence"), ("de", "mit Prunk")],
)
def test_a_payment_that_takes_opulence_says_so_where_the_column_was_forced(
    language: str, words: str
) -> None:
    """[MG-FX-9] As there was no choice of a column that could have said it."""
    freed = {"LEFT": 3, "MIDDLE": 2}
    hand = ["T61", "T01", "T02"]
    game = paid("RESIDENCE", A={"hand": hand, "ships": ["S11"], "freed": freed})
    assert game.question == "A PayGoods"
    assert words in game.prompt(language)
    game = paid("RESIDENCE", A={"hand": [*hand, "T62"], "ships": ["S11"], "freed": freed})
    assert words not in game.prompt(language)


def test_coins_are_asked_for_with_what_they_are_for() -> None:
    game = lay(phase="acted", space="MARKET", A={"hand": ["T13", "T14", "T15", "T28"]})
    for choice, bought in (
        ("guild-seat A1", "pay 6 coins for the seat A1;"),
        ("forum", "pay 12 coins for a place in the forum;"),
        ("tile GUILD_HALL_1", "pay 2 coins for the tile “Guild Hall 1”;"),
    ):
        asked = game.clone()
        asked.choose(choice)
        assert bought in asked.prompt("en")
    asked = game.clone()
    asked.choose("forum")
    asked.choose("card T13")
    assert "pay 6 more coins for a place" in asked.prompt("en")


# Set-up, decades, the end


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up_is_told(seats: int) -> None:
    """[MG-SETUP-3 to -9, -13, -14, MG-FEW-2, -4]"""
    keys = [*["game-started", "order-found", "market-laid", "harbour-laid", "outside-laid"]]
    keys += ["markers-drawn", *["tiles-chosen"] * 3]
    keys += ["neutrals-drawn", "seats-covered"] if seats < 4 else []
    game = Laid.new(seats, 5)
    assert game.events == [*keys, *["three-dealt"] * seats]
    (order,) = game.told("order-found")[0]
    start = game.board["start_player"]
    assert unpacked(order) == [(start + turn) % seats for turn in range(seats)]


def test_a_new_start_player_is_told_with_the_reason() -> None:
    """[MG-DECADE-8, -9]"""
    alone = lay(phase="decade_end", B={"freed": {"RIGHT": 1}})
    line = "Player 2 has the most available discs (4) and becomes start player."
    assert line in alone.log("en")
    tied = lay(phase="decade_end", B={"freed": {"RIGHT": 1}}, D={"freed": {"RIGHT": 1}})
    line = (
        "Player 2 and Player 4 have the most available discs (4 each);"
        " Player 2 comes next clockwise and becomes start player."
    )
    assert line in tied.log("en")


def test_the_end_tells_why_and_what_everybodys_points_come_from() -> None:
    """[MG-END-1, MG-SCORE-1 to -5]"""
    game = final(
        2,
        forum=[1, 0],
        tile_discs={"GUILD_HALL_1": [0]},
        A={"ships": ["S01", "S02"], "freed": {"LEFT": 2}},
        B={"ships": ["S03"]},
    )
    assert game.log("en") == [
        "The last round of decade III is over: the game ends, and all hands are laid open.",
        "Guild seats of Player 1: 1 disc in the guild hall, 2 bonus seats, 0 emptied columns.",
        "Player 1 scores 6 points for 3 guild seats × 2 ships.",
        "Guild seats of Player 2: 0 discs in the guild hall, 0 bonus seats, 0 emptied columns.",
        "Player 2 scores 0 points for 0 guild seats × 1 ship.",
        "Player 1 scores 4 points with the tile “Guild Hall 1” for 1 disc in the forum.",
        "Player 1 reaches 10 points: 6 for seats and ships, 4 for tiles.",
        "Player 2 reaches 0 points: 0 for seats and ships, 0 for tiles.",
        "Player 1 wins with 10 points.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Player 1 and Player 3 share the victory with 2 points each."),
        ("fr", "Joueur 1 et Joueur 3 partagent la victoire avec 2 points chacun."),
        ("de", "Spieler 1 und Spieler 3 teilen sich den Sieg mit je 2 Punkten."),
    ],
)
def test_a_shared_victory_is_one_sentence(language: str, line: str) -> None:
    """[MG-SCORE-5, AMB-60]"""
    fleets = {letter: {"ships": [f"S0{n}"]} for n, letter in enumerate("ABC", 1)}
    game = final(3, forum=[2, 1, 2], **fleets)
    assert game.log(language)[-1] == line


# Journals of earlier versions


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_earlier_versions_told_still_has_its_sentences(language: str) -> None:
    """Not one event of a stored journal is told by its key and numbers."""
    sheet = next(sheet for sheet in cothon.games() if sheet.key == KEY)
    words = speak(sheet, read_material(KEY, None), language)
    told = set()
    for path in sorted((FOLDER / KEY).glob("*.json")):
        for entry in Save.read(path).journal or ():
            told.add(entry[0])
            assert not tell_stored(words, entry, None).startswith("("), entry
    assert {event.key for event in sheet.retired} <= told
