"""The boards in the terminal, own and plain: they show what a seat may know, no more."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import cothon
from cothon.games import find_sheet
from cothon.terminal import boards
from cothon.terminal.boards import board_named, draw_board, draw_scores
from cothon.terminal.plain_board import PlainBoard
from cothon.words import LANGUAGES, Words
from tests.games.merchants_cove.laid import lay as lay_cove
from tests.games.merchants_guilds.laid import Laid
from tests.games.merchants_guilds.laid import lay as lay_guilds
from tests.games.neptun.laid import contract, draft, lay, up
from tests.kernel.toll import SHEET as TOLL

GAMES = [sheet.key for sheet in cothon.games()]
OWN_AND_PLAIN = pytest.mark.parametrize("plain", [False, True], ids=["own", "plain"])


def drawn(game: cothon.Game, seat: int | None, language: str = "en", plain: bool = False) -> str:
    """A board as plain text: the game's own, or the one that knows no game."""
    words = game.words(language)
    if plain:
        return printed(PlainBoard(game.material, words, {}, seat).draw(game.table(seat)))
    return printed(draw_board(game, words, seat))


def printed(board: RenderableType) -> str:
    """What is drawn, as plain text."""
    console = Console(file=StringIO(), width=160, color_system=None)
    console.print(board)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def line_with(text: str, *parts: str) -> str:
    """The one line in which all these parts stand."""
    (line,) = [line for line in text.splitlines() if all(part in line for part in parts)]
    return line


def test_a_game_has_a_board_of_its_own_or_the_plain_one() -> None:
    drawn = {path.stem for path in Path(boards.__file__).parent.glob("[!_]*.py")}
    own = [board_named(key) for key in GAMES if key in drawn]
    assert len({*own, PlainBoard}) == len(drawn) + 1 >= 4
    for key in {*GAMES, "toll"} - drawn:
        assert board_named(key) is PlainBoard


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@OWN_AND_PLAIN
def test_the_board_can_be_drawn_at_any_time(key: str, language: str, plain: bool) -> None:
    game = cothon.new(key, find_sheet(key).seats[-1], seed=6)
    luck = random.Random(6)
    while not game.over:
        if game.moment % 19 == 0:
            assert "None" not in drawn(game, game.seat, language, plain)
        game.apply(luck.choice(game.options))
    assert drawn(game, None, language, plain)


@pytest.mark.parametrize("key", GAMES)
@OWN_AND_PLAIN
def test_the_board_tells_a_seat_nothing_that_it_cannot_know(key: str, plain: bool) -> None:
    """With all that a seat cannot know dealt afresh, its board looks the same."""
    game = cothon.new(key, find_sheet(key).seats[0], seed=11)
    luck = random.Random(11)
    while not game.over:
        if game.moment % 25 == 0:
            for seat in range(game.seats):
                seen = drawn(game, seat, plain=plain)
                assert drawn(game.determinize(seat, 5), seat, plain=plain) == seen
        game.apply(luck.choice(game.options))


@pytest.mark.parametrize("key", GAMES)
def test_scores_are_not_drawn_before_the_end(key: str) -> None:
    """They count what is still hidden."""
    game = cothon.new(key, find_sheet(key).seats[0], seed=1)
    with pytest.raises(AssertionError):
        draw_scores(game, game.words("en"), "en")


def test_neptun_shows_its_table() -> None:
    game = lay(
        phase="sail",
        seats=3,
        wind=3,
        forecast=2,
        turn=2,
        order=[0, 1, 2],
        A={
            "place": "CRETA",
            "gold": 1,
            "played": ["O4+0"],
            "hand": ["O9-2", "O3+1", "P8-1.red", "O6+0"],
            "slots": [contract("C15", "honey-1"), {}, contract("C17", "fish-1")],
            "bonus": [3],
        },
        B={"bonus": [2]},
    )
    text = drawn(game, 0)
    heading = text.splitlines()[0]
    assert heading == ("Round A · Fulfil contracts · Turn 2 · Current wind 3 · Forecast +2")
    assert "Turn order ●1 ■2 ▲3" in text
    assert line_with(text, "Creta", "Athenae 5, Pergamon 6, Tyros 8, Cyrene 3", "●1 ■2 ▲3")
    assert line_with(text, "Malaca", "Hispania", "Saguntum 5, Carthago 13 ≈")
    assert "Ship ● Player 1 · Range 7" in text
    assert line_with(text, "Pergamon", " 6 ").split() == ["Pergamon", "6", "Pergamon"]
    assert line_with(text, "Tyros", " 8 ", " 1 ").split() == ["Tyros", "8", "1", "Tyros"]
    assert "honey → Leptis Magna · 2 temple points" in text
    assert line_with(text, "9/−2  3/+1  8/−1  6/±0", "4/±0", " 3 ")
    assert "?  ?" not in line_with(text, "● Player 1", "Creta")
    assert " ? " in line_with(text, "■ Player 2", "Creta")


def test_neptun_shows_who_has_refused_a_contract() -> None:
    first = up("C03", "olives-1", "O2+0", refused_by=[0, 2])
    rest = [up("C15", "salt-1", "O8+0"), {}, {}]
    game = draft(first, *rest, seats=3, turn=2, options={"refusal_binds": "round"})
    text = drawn(game, 1)
    assert line_with(text, "Refused by")
    assert line_with(text, "olives", "Saguntum", "Hispania").rstrip().endswith("●1 ▲3")
    assert "Refused by" not in drawn(draft(*rest, {}, seats=3), 1)


def test_neptun_shows_who_has_handed_in_an_oar() -> None:
    game = lay(phase="oars", seats=3)
    assert "chosen" not in drawn(game, 0)
    game.seal(1, game.options_of(1)[0])
    for seat in (None, 0, 2):
        text = drawn(game, seat)
        assert "has chosen" in line_with(text, "Player 2", "Creta")
        assert text.count("has chosen") == 1
        assert text.count("is choosing") == 2
    assert "your choice" in line_with(drawn(game, 1), "Player 2", "Creta")


def merchants() -> Laid:
    """A table of three in which the first player may free a disc of the residence."""
    return lay_guilds(
        seats=3,
        decade=2,
        round=3,
        markers=["MARKET", "RESIDENCE"],
        neutrals=["RESIDENCE"],
        docks=[{"ship": "S14", "disc": 0}, {"ship": "S05"}],
        outside=["S30", "S12"],
        warship_docks=[None, 2],
        anchor=[0, 1, 0],
        market=["T50", "T75"],
        hall={"B1": 0},
        forum=[0, 2, 0],
        tile_discs={"GUILD_HALL_2": [2], "GUILD_HALL_1": [0, 1]},
        A={
            "hand": ["B1", "B3", "B4", "B5", "T01", "T02", "T03"],
            "left": ["B6"],
            "right": ["B2", "B7"],
            "freed": {"MIDDLE": 1, "LEFT": 2},
            "ships": ["S01", {"code": "S24", "active": False}],
        },
        B={"disc": "RESIDENCE", "hand": ["B1", "T60"], "freed": {"RIGHT": 1}},
    )


def test_merchants_and_guilds_shows_its_table() -> None:
    game = merchants()
    text = drawn(game, 0)
    heading = text.splitlines()[0]
    assert heading.startswith("Decade II · Round 3 · Start player ● Player 1 · Trade pile 69 · ")
    assert line_with(text, "Market ", "★").split()[:3] == ["Market", "★", "1"]
    assert line_with(text, "Residence ", "■2 ○", "★").split()[:4] == ["Residence", "■2", "○", "★"]
    assert line_with(text, "●1", "glass", " 5 ", " 3 ", "Palette", "–")
    assert line_with(text, "Outside", "jewellery", " 9 ", "Commando")
    assert line_with(text, " 2 ", "▲3", "dye", "Embargo")
    assert line_with(text, "Anchor", "■2 ×1")
    assert "Market  cedar 3 (Market)  |  jewellery 6 (Residence)" in text
    assert line_with(text, "B1 ●1", "B2 (9)", "B4 (8)")
    assert line_with(text, "A1 ○ covered", "A2 ○ covered", "A3 (7)")
    assert "Forum (12)  ■2 ×2" in text
    assert line_with(text, "Guild Hall 1", "●1 ■2", "full")
    assert line_with(text, "Guild Hall 2", "▲3 –", " 5 ")
    residence = "left column 2/3 · middle column 1/2 · right column 0/2"
    assert line_with(text, "● Player 1", residence).split()[3:8] == ["3", "3", "2", "3", "2"]
    assert line_with(text, "● Player 1", "Intrigue (dye)", "Opulence (cedar)")
    own = "dye 2 (Market)  |  dye 2 (Residence)  |  dye 2 (Warship Dock)  |  Market, Residence"
    assert line_with(text, "● Player 1", own).split()[-2:] == ["1", "2"]
    assert line_with(text, "■ Player 2", "? ×1  |  Market")
    assert "Payment" not in text


def test_merchants_and_guilds_shows_the_cost_to_the_one_who_looks() -> None:
    game = merchants()
    costs = [
        line_with(drawn(game, seat), "Residence ", "■2 ○", "★").split()[4]
        for seat in (0, 1, 2, None)
    ]
    assert costs == ["3", "2", "3", "3"]


def test_merchants_and_guilds_shows_a_payment_under_way() -> None:
    game = merchants()
    game.choose("space RESIDENCE", "card B3")
    for seat, laid in ((0, "Residence"), (1, "?")):
        line = line_with(drawn(game, seat), "Payment")
        assert line.strip() == f"Payment  {laid}  ·  2 cards are missing"


def test_the_plain_board_shows_porto_carthago() -> None:
    game = cothon.position(
        "porto_carthago",
        {
            "players": [{"talents": 5, "temple": 4, "goods": ["OIL", "OIL"]}, {}, {}],
            "quays": {"ROM-I": {"owner": 1, "ship": "S17"}},
        },
    )
    text = drawn(game, 0, plain=True)
    assert "Start player ● Player 1" in text.splitlines()[0]
    assert "Deck  ? ×29" in text
    assert line_with(text, "Rome I ", "■2", "Rome · Oil")
    assert line_with(text, "▸ ● Player 1", "■ Player 2", "▲ Player 3")
    assert line_with(text, "Talents ").split() == ["Talents", "5", "?", "?"]
    assert line_with(text, "Goods ", "Oil 2").split() == ["Goods", "Oil", "2", "–", "–"]
    assert line_with(drawn(game, 1, plain=True), "● Player 1 ", "▸ ■ Player 2")
    assert line_with(drawn(game, None, plain=True), "Talents ").split()[1:] == ["?", "?", "?"]


def test_the_plain_board_shows_merchants_and_guilds() -> None:
    game = merchants()
    game.choose("space RESIDENCE", "card B3")
    text = drawn(game, 0, plain=True)
    assert "Warship docks  –, ▲3, –" in text
    assert "Anchor  ■×1" in text
    assert "Payment  Cards, Missing 2" in text
    assert line_with(text, "Residence ", "■2", "✓", "dye ship (8 coins, Embargo)")
    assert line_with(text, "Guild Hall 1", "●1, ■2", "–")
    assert line_with(text, "seat B1", "●1", " 8 ")
    assert line_with(text, "Ships ", "dye ship (5 coins, Intrigue), INTRIGUE")
    assert line_with(text, "Hand ", "dye 2 (Market)", "?, the base card Market")


def test_the_plain_board_shows_neptun() -> None:
    game = lay(phase="sail", seats=3, turn=2, order=[0, 1, 2], A={"place": "CRETA", "bonus": [3]})
    text = drawn(game, 1, plain=True)
    assert "Turn order  ●1, ■2, ▲3" in text
    assert "Seat ● Player 1 · Range " in text
    assert line_with(text, "Hispania", "●1, Space 0; ■2, Space 0; ▲3, Space 0")
    assert line_with(text, "Bonus tiles ", "?")
    assert line_with(text, "Place ").split() == ["Place", *["Creta"] * 3]
    first = up("C03", "olives-1", "O2+0", refused_by=[0, 2])
    rest = [up("C15", "salt-1", "O8+0"), {}, {}]
    options = {"refusal_binds": "round"}
    text = drawn(draft(first, *rest, seats=3, turn=2, options=options), 1, plain=True)
    assert line_with(text, "C03", "olives-1", "●1, ▲3", "Saguntum, olives, Hispania")
    assert [line.split()[-4:] for line in text.splitlines() if "?" in line][:2] == [["?"] * 4] * 2


def test_the_plain_board_shows_parts_of_a_game_that_declares_no_shape() -> None:
    table = {"gates": [1, 2], "horn": {"left": [1, 0, 1], "coins": [0, 0, 2]}, "day": 1}
    words = Words(TOLL, TOLL.read_material(None), "en")
    lines = printed(PlainBoard(words.material, words, {}, None).draw(table)).splitlines()
    assert [line.strip() for line in lines] == [
        "Day 1",
        "Gates  1, 2",
        "Horn",
        "Left  1, 0, 1",
        "Coins  0 ×2, 2",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_board_shows_whose_hourglasses_lie_where(language: str) -> None:
    """From the bottom, by player; a clock hand is called by its name."""
    game = lay_cove(2, A={"hour": 6.5}, B={"hour": 7}, round=2)
    lines = [line.strip() for line in drawn(game, 0, language, plain=True).splitlines()]
    hand = game.words(language).name("clock-hand", 6)
    assert f"{hand[0].upper()}{hand[1:]}  ●1" in lines
    assert "7  ■2" in lines


def test_few_corruption_cards_break_a_tie_and_are_shown_as_many_as_they_are() -> None:
    """They count below 0 where scores are compared."""
    game = cothon.new("merchants_cove", 2, seed=3)
    luck = random.Random(3)
    while not game.over:
        game.apply(luck.choice(game.options))
    text = printed(draw_scores(game, game.words("en"), "en"))
    for score in game.scores():
        assert score.ties[1] < 0
        goods, cards = score.counts
        assert (goods, cards) == (score.ties[0], -score.ties[1])
        line = line_with(text, game.words("en").name("seat", score.seat))
        assert [part.strip() for part in line.split("│")[-3:-1]] == [str(goods), str(cards)]
