"""A game alone, and players whom the rules play, on the command line and in the terminal."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import cothon
from cothon.match.save import Save
from cothon.words import LANGUAGES, say
from tests.cli.test_boards import drawn, line_with
from tests.cli.test_cli import printed, refused
from tests.games.merchants_cove.test_townsfolk import call, calling
from tests.match.test_picks import selling

NAMES = {"en": "Ferryman", "fr": "Passeur", "de": "Fährmann"}
WELCOME = {"en": "Ferry · 1 player ·", "fr": "Ferry · 1 joueur ·", "de": "Ferry · 1 Spieler ·"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_alone(ferry: str, tmp_path: Path, language: str) -> None:
    text = printed("play", ferry, "--seed", "8", "-l", language, typed="1\n" * 9, home=tmp_path)
    assert WELCOME[language] in text
    kept = Save.read(tmp_path / "cothon" / "last-game.json")
    game = cothon.replay(kept)
    assert game.over
    assert (kept.seats, kept.players) == (1, ("human",))
    line = next(line for line in text.splitlines() if f"│ {NAMES[language]} " in line)
    assert line.split("│")[-2].strip() == str(game.scores()[1].total)
    assert text.count(f"  {NAMES[language]} ") >= 3  # in the log


def test_who_has_won_is_told_by_name(ferry: str, tmp_path: Path) -> None:
    lines = set()
    for seed in range(12):
        seeded = ("play", ferry, "--seed", str(seed), "-l", "en")
        lines.add(printed(*seeded, typed="1\n" * 9, home=tmp_path).splitlines()[-1])
    assert {"You have won!", "The winner is Ferryman."} <= lines


def test_bots_against_the_rules_can_be_watched(ferry: str, tmp_path: Path) -> None:
    players = ("--players", "random,greedy", "--option", "ferryman")
    text = printed("play", ferry, *players, "-l", "en", home=tmp_path)
    assert "Ferry · 2 players" in text
    assert "▲ Ferryman" not in text  # nobody is shown a board
    assert "│ Ferryman " in text


def test_a_replay_names_whom_the_rules_play(ferry: str, tmp_path: Path) -> None:
    game = cothon.new(ferry, 1, seed=3)
    luck = random.Random(3)
    while not game.over:
        game.apply(luck.choice(game.options))
    path = tmp_path / "game.json"
    game.save.write(path)
    for language, name in NAMES.items():
        told = printed("replay", str(path), "-l", language)
        assert sum(line.startswith(f"{name} ") for line in told.splitlines()) == 3
        stored = printed("replay", str(path), "-l", language, "--stored")
        assert told == stored + game.prompt(language) + "\n"
    assert printed("replay", str(path), "--seat", "1")
    assert "there is no seat 2" in refused("replay", str(path), "--seat", "2")


def test_simulate_alone_and_with_the_rules(ferry: str) -> None:
    one = ("simulate", ferry, "-n", "6", "--workers", "1", "--json", "--pilots")
    rows = json.loads(printed(*one, "random"))
    assert {row["pilot"]: row["games"] for row in rows} == {"random": 6, "Ferryman": 6}
    rows = json.loads(printed(*one, "random,greedy", "--option", "ferryman"))
    assert {row["pilot"] for row in rows} == {"random", "greedy", "Ferryman"}
    rows = json.loads(printed(*one, "random,greedy"))
    assert {row["pilot"] for row in rows} == {"random", "greedy"}


def test_games_says_for_how_many_an_option_is(ferry: str) -> None:
    lines = printed("games", "-l", "en").splitlines()
    assert "  ferryman  The ferryman comes along (FE-1) · players: 2" in lines
    assert "  river  The river (FE-2)" in lines
    assert any("Ferry · 1–4 players" in line for line in lines)
    (row,) = [row for row in json.loads(printed("games", "--json")) if row["key"] == ferry]
    assert [option["seats"] for option in row["options"]] == [[2], []]


def test_an_option_for_others_is_refused(ferry: str) -> None:
    with_ferryman = ("--option", "ferryman")
    said = "option 'ferryman' is for 2 players, not 3"
    assert said in refused("play", ferry, "--seats", "3", *with_ferryman)
    assert said in refused("simulate", ferry, "--pilots", "random,random,random", *with_ferryman)
    assert "is for 2 players, not 1" in refused("play", ferry, *with_ferryman)
    assert "1, 2, 3 or 4 players, not 5" in refused("play", ferry, "--seats", "5")


def test_the_plain_board_reads_each_boat_by_its_own_shape(ferry: str) -> None:
    """The same key is a seat in one shape and a number in another."""
    game = cothon.new(ferry, 2, 3, {"ferryman": True})
    for _ in range(2):
        game.choose(game.menu[0])
    text = drawn(game, 0)
    assert line_with(text, "▸ ● Player 1", "■ Player 2", "▲ Ferryman")
    assert line_with(text, "Boat ").split() == ["Boat", "raft", "barge", "wherry"]
    assert line_with(text, "Aboard passenger 23, Fare 3", "Behind 3")
    assert line_with(text, " ■2 ", "4 (passenger 12, Fare 4; passenger 4, Fare 4)")
    assert "Landed last ▲ Ferryman" in text
    assert "RAFT" not in text


def test_the_plain_board_hides_what_a_seat_may_not_know(ferry: str) -> None:
    game = cothon.new(ferry, 2, 3, {"ferryman": True})
    assert line_with(drawn(game, 0), "passenger 9, Fare 1", "Benches Window, Seated ?; Seated ?")
    assert line_with(drawn(game, 1), "Aboard ? ×2", "(Window; passenger 12, Fare 4); (passenger 15")
    assert "passenger" not in drawn(game, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_board_of_the_cove_reads_everything_by_name(language: str) -> None:
    """Merchants, the spaces of figures, regions, furnaces and portals; no two numbers in a row."""
    game = cothon.new("merchants_cove", 4, 3, {"merchants": "lot"})
    words = game.words(language)
    text = drawn(game, 0, language)
    assert all(words.name("merchant", number) in text for number in range(4))
    for code in ("alchemist", "use-staff", "F1", "B4", "U1", "UL", "6.5"):
        assert not re.search(rf"(?<![\w-]){re.escape(code)}(?![\w-])", text), code
    assert line_with(text, words.text("board-icons"), "3: 1, 6: 1")
    assert "– ×" not in text, "places are not counted"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_the_cove_alone(tmp_path: Path, language: str) -> None:
    seeded = ("play", "merchants_cove", "--seats", "1", "--seed", "8", "-l", language)
    text = printed(*seeded, typed="1\n" * 400, home=tmp_path)
    game = cothon.replay(Save.read(tmp_path / "cothon" / "last-game.json"))
    assert game.over
    assert game.winners == [1], "whoever always takes the first answer loses"
    assert game.words(language).player(1) in text.splitlines()[-1]
    me = f"{say(language, 'seat', number=1)} ({say(language, 'you')})"
    assert [line for line in game.log(language, 0, names=(me,)) if f"  {line}\n" not in text] == []


def test_several_things_are_typed_at_once_in_any_order(tmp_path: Path) -> None:
    """What does not go together changes nothing, and is said."""
    path = tmp_path / "kept.json"
    game = selling()
    game.save.with_players(["human", "human"]).write(path)
    text = printed("play", "--resume", str(path), "-l", "en", typed="\n2 2 1\n2 1 1\nq\n")
    assert "Several at once go in any order" in text
    assert "something is needless or does not fit" in text
    game.choose("good small_red", "good small_red", "good small_yellow")
    assert Save.read(path).choices == game.save.choices


def test_what_was_named_together_is_taken_back_together(tmp_path: Path) -> None:
    """What ended the picking as well; and one by one what was not named together."""
    path = tmp_path / "kept.json"
    game = calling("LOC-09", A={"corruption": ["CO-01", "CO-30", "CO-49"]})
    call(game)
    assert game.question == "A DiscardCorruption"
    before = game.save
    before.with_players(["human", "human"]).write(path)
    resumed = ("play", "--resume", str(path), "-l", "en")
    printed(*resumed, typed="\n2 1\nq\n")
    assert len(Save.read(path).choices) == len(before.choices) + 3
    before.with_players(["human", "human"]).write(path)
    printed(*resumed, typed="\n2 1\nu\nq\n")
    assert Save.read(path).choices == before.choices
    printed(*resumed, typed="\n1\n1\nu\nq\n")
    assert len(Save.read(path).choices) == len(before.choices) + 1
