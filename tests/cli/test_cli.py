"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from io import StringIO
from itertools import cycle
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import typer.main

import cothon
from cothon.cli import main
from cothon.games.porto_carthago.material import OWN_FILE
from cothon.lab.playout import count_options, play_out
from cothon.match.save import Save
from cothon.words import LANGUAGES, say

TIMEOUT = 120
# A process makes the commands out of their functions once, and hundreds of times would take longer
# than what they do.
COMMANDS = cache(typer.main.get_command)
GAMES = [sheet.key for sheet in cothon.games()]


@dataclass
class Done:
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, typed: str = "", home: Path | None = None, **environment: str) -> Done:
    """Run the command line in this process, which is much quicker than starting one."""
    settings = {"COLUMNS": "160", "LC_ALL": "C.UTF-8", **environment}
    if home is not None:
        settings["XDG_STATE_HOME"] = str(home)
    out, err = StringIO(), StringIO()
    code: Any = 0
    with (
        mock.patch.dict(os.environ, settings),
        mock.patch.object(sys, "argv", ["cothon", *arguments]),
        mock.patch.object(sys, "stdin", StringIO(typed)),
        mock.patch.object(typer.main, "get_command", COMMANDS),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as leaving:
            code = leaving.code or 0
    return Done(int(code), out.getvalue(), err.getvalue())


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line as a user would, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "cothon.cli", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )


def printed(*arguments: str, **more: Any) -> str:
    """What a command prints when all goes well."""
    done = run(*arguments, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*arguments: str, code: int = 2, **more: Any) -> str:
    """The one line on standard error when something is refused."""
    done = run(*arguments, **more)
    assert done.returncode == code, (done.returncode, done.stdout, done.stderr)
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("cothon: ")
    return lines[0]


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A finished game in a file."""
    game = cothon.new("porto_carthago", 3, seed=4)
    while not game.over:
        game.apply(game.options[game.moment % len(game.options)])
    path = tmp_path / "game.json"
    game.save.write(path)
    return path


def change(path: Path, **fields: Any) -> Path:
    """A copy of a save with some fields changed."""
    save = json.loads(path.read_text())
    save.update(fields)
    other = path.with_name("changed.json")
    other.write_text(json.dumps(save))
    return other


def test_a_file_cannot_steer_the_terminal(finished: Path, tmp_path: Path) -> None:
    save = json.loads(finished.read_text())
    journal = [["\x1b[2J\nowned", 0, [], []], *save["journal"]]
    told = printed("replay", "--stored", str(change(finished, journal=journal)))
    assert r"\x1b[2J\nowned" in told
    assert len(told.splitlines()) == len(journal)
    odd = tmp_path / "\x1b[2J\n"
    assert r"\x1b[2J\n: cannot be read" in refused("replay", str(odd))
    assert r"\x1b[2J\n: cannot be read" in refused("play", "--resume", str(odd))
    odd.write_text('edition = "\\u001b[2J"')
    assert r"\x1b[2J\n: edition: expected" in refused("play", "--material", str(odd))
    kept = tmp_path / "\x1b[2Jkept.json"
    typed = printed("play", "--seed", "4", "--save", str(kept), typed="q\n")
    assert r"\x1b[2Jkept.json" in typed
    assert "\x1b[2J" not in typed


def test_in_a_process_of_its_own() -> None:
    assert start("--version").stdout.startswith(f"cothon {cothon.__version__} (")
    done = start("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("cothon: no game is called 'chess'")
    assert len(done.stderr.splitlines()) == 1


def test_help_names_every_command() -> None:
    text = printed("--help")
    for command in ("games", "play", "simulate", "arena", "replay", "perft", "bench"):
        assert command in text


def test_version_says_whether_it_is_compiled() -> None:
    assert printed("--version").startswith(f"cothon {cothon.__version__} (")


def test_games_lists_the_catalogue() -> None:
    text = printed("games")
    rows = json.loads(printed("games", "--json"))
    assert [row["key"] for row in rows] == GAMES
    for sheet, row in zip(cothon.games(), rows, strict=True):
        assert sheet.key in text
        assert row["title"] == sheet.title
        assert tuple(row["seats"]) == sheet.seats
        assert [option["key"] for option in row["options"]] == [o.key for o in sheet.options]


@pytest.mark.parametrize("columns", ["40", "80"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_cuts_no_option_off_in_any_terminal(
    monkeypatch: pytest.MonkeyPatch, columns: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = printed("games", "-l", language).splitlines()
    for sheet in cothon.games():
        words = cothon.new(sheet.key, sheet.seats[0], 0).words(language)
        for option in sheet.options:
            name = words.text(f"option-name-{option.key}")
            line = f"  {option.key}  {name} ({option.ruling})"
            assert any(found == line or found.startswith(f"{line} · ") for found in lines)
            for value in option.values:
                means = words.text(f"option-name-{option.key}-{value}")
                assert any(line.startswith(f"    ={value}  {means}") for line in lines)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "is start player"), ("fr", "remier joueur"), ("de", "Startspieler")],
)
def test_replay_tells_the_log_in_every_language(finished: Path, language: str, words: str) -> None:
    text = printed("replay", str(finished), "-l", language)
    assert words in text
    assert text == printed("replay", str(finished), "-l", language, "--stored") + (
        cothon.replay(finished).prompt(language) + "\n"
    )


def test_replay_stops_where_it_is_told(finished: Path) -> None:
    text = printed("replay", str(finished), "--upto", "2", "-l", "en")
    assert text.splitlines()[-1].startswith("Player")
    assert len(text.splitlines()) < 10


def test_replay_leaves_the_file_alone(finished: Path) -> None:
    before = finished.read_bytes()
    printed("replay", str(finished))
    refused("replay", str(change(finished, rules=99)))
    assert finished.read_bytes() == before


def test_simulate_is_repeatable_over_processes() -> None:
    arguments = ("simulate", "-n", "6", "--pilots", "random,random,random", "--json")
    one = printed(*arguments, "--workers", "1")
    assert one == printed(*arguments, "--workers", "2")
    (row,) = json.loads(one)
    assert row["games"] == 18
    assert row["wins"] == pytest.approx(6)
    assert "win rate" in printed("simulate", "-n", "1", "--pilots", "random,random,random")


def test_perft_counts() -> None:
    rows = json.loads(printed("perft", "--depth", "2", "--seed", "1", "--json"))
    assert rows[0]["positions"] == 13
    assert rows[1]["positions"] == 12 * 12 + 13
    assert "positions" in printed("perft", "--depth", "1", "--skip", "40")


def test_bench_prints_what_it_promises() -> None:
    row = json.loads(printed("bench", "porto_carthago", "--runs", "1", "--scale", "0.01", "--json"))
    promised = ("decisions", "games", "clones", "redeals")
    assert all(row[f"{name}_per_second"] > 0 for name in promised)
    assert 1 < row["options_per_decision"] < row["most_options"]
    expected = os.environ.get("COTHON_EXPECT")
    if expected:
        assert row["compiled"] is (expected == "compiled")
    text = printed("bench", "--runs", "1", "--scale", "0.01")
    assert text.count("decisions_per_second") == text.count("most_options") == len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_bench_counts_the_options_of_the_games_that_it_measures(game: str) -> None:
    offered: list[int] = []
    decisions = 0
    for seed in range(3):
        counted = count_options(cothon.new(game, 3, seed).state, seed)
        assert play_out(cothon.new(game, 3, seed).state, seed) == len(counted)
        decisions += len(counted)
        offered += counted
    arguments = ("bench", game, "--seats", "3", "--runs", "1", "--scale", "0.015", "--json")
    row = json.loads(printed(*arguments))
    assert row["decisions_per_game"] == decisions / 3
    assert row["options_per_decision"] == pytest.approx(sum(offered) / decisions)
    assert row["most_options"] == max(offered)


def test_refusals_are_one_line_and_exit_code_2(finished: Path, tmp_path: Path) -> None:
    assert "no game is called 'chess'" in refused("play", "chess")
    assert "3, 4 or 5 players, not 7" in refused("play", "--seats", "7")
    assert "has no option 'nope'" in refused("play", "--option", "nope")
    assert "takes true or false" in refused("play", "--option", "final_purchase_always=maybe")
    assert "nobody called 'deep' can play" in refused("play", "--players", "human,deep,deep")
    assert "no language 'xx'" in refused("play", "-l", "xx")
    assert "no pilot is called 'deep'" in refused("simulate", "--pilots", "deep,deep,deep")
    assert "not 2" in refused("simulate", "--pilots", "random,random")
    assert "cannot be read" in refused("replay", str(tmp_path / "nothing.json"))
    assert "there is no seat 9" in refused("replay", str(finished), "--seat", "9")
    assert "whole number" in refused("play", "--seed", "-1")


def test_bad_saves_are_refused(finished: Path, tmp_path: Path) -> None:
    whole = finished.read_text()
    cut = tmp_path / "cut.json"
    cut.write_text(whole[: len(whole) // 2])
    assert "cut short" in refused("replay", str(cut))
    cut.write_bytes(b"\xff\xfe\x00")
    assert "not text" in refused("replay", str(cut))
    cut.write_text("[1, 2]")
    assert "not a save" in refused("replay", str(cut))
    assert "rules version 99" in refused("replay", str(change(finished, rules=99)))
    assert "material abc" in refused("replay", str(change(finished, material="abc")))
    assert "no game is called" in refused("replay", str(change(finished, game="go")))
    assert "'choices'" in refused("replay", str(change(finished, choices=["x"])))
    assert "'seed'" in refused("replay", str(change(finished, seed=None)))
    assert "unknown field" in refused("replay", str(change(finished, cheat=1)))
    illegal = refused("replay", str(change(finished, choices=[91, 91, 91, 91])))
    assert "choice 4 of 4 (91) was never legal there" in illegal
    assert "journal" in refused("replay", "--stored", str(change(finished, journal=[[1]])))


def test_a_stored_journal_outlives_its_rules(finished: Path) -> None:
    old = change(finished, rules=99)
    assert "rules version 99" in refused("replay", str(old))
    assert printed("replay", "--stored", str(old), "-l", "en").count("\n") > 100


def test_a_game_with_own_material(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(OWN_FILE.read_text().replace('"EGY", "DYE", 5, 2', '"EGY", "DYE", 6, 2'))
    save = tmp_path / "mine.json"
    arguments = ("--material", str(mine), "--save", str(save), "-l", "en", "--bot", "random")
    printed("play", *arguments, typed="1\nq\n")
    assert Save.read(save).material != cothon.new("porto_carthago", 3).material.digest
    assert "name its file with --material" in refused("replay", str(save))
    printed("replay", str(save), "--material", str(mine))
    mine.write_text("edition = 3")
    assert "edition: expected a text, found 3" in refused("play", "--material", str(mine))


def test_play_undo_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    common = ("play", "--save", str(path), "--seed", "3", "-l", "en")
    typed = "\nu\nx\n?\nb\np\nl\ns\nq\n"  # the first line lifts the curtain, if there is one
    text = printed(*common, "--players", "human,human,human", typed=typed)
    assert "There is nothing to take back." in text
    assert "is not one of the numbers" in text
    assert "By name you can choose now: quay EGY-I, quay EGY-II, " in text
    assert "Standing" in text
    assert "Decade 1 of 5, before round 1" in text
    assert f"Saved to {path}" in text
    kept = Save.read(path)
    assert kept.players == ("human", "human", "human")
    again = printed("play", "--resume", str(path), "-l", "de", typed="\nq\n")
    assert "Platz 1" in again or "Spieler" in again
    assert Save.read(path).choices == kept.choices


def test_undo_takes_the_last_choice_back(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    game = cothon.new("porto_carthago", 3, seed=2)
    while type(game.state.agenda[-1]).__name__ != "TakeTurn":
        game.apply(game.options[0])
    seats = ["human" if seat == game.seat else "random" for seat in range(3)]
    game.save.with_players(seats).write(path)
    slots = [choice for choice in game.options if game.sheet.noun_of(choice)[0] == "slot"]
    number = game.options.index(slots[-1]) + 1
    text = printed("play", "--resume", str(path), "-l", "en", typed=f"{number}\nu\nq\n")
    assert "Taken back." in text
    assert len(Save.read(path).choices) == game.moment


def test_a_choice_can_be_typed_by_name(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    game = cothon.new("porto_carthago", 3, seed=3)
    game.save.with_players(["human", "human", "human"]).write(path)
    printed("play", "--resume", str(path), "-l", "en", typed="\nQuay rom-i\n\nq\n")
    game.choose("quay ROM-I")
    assert Save.read(path).choices == game.save.choices


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, cycle(LANGUAGES), strict=False)])
def test_a_whole_game_can_be_played_in_the_terminal(
    tmp_path: Path, language: str, game: str
) -> None:
    """Each game and each language; tests of words tell every game in each of them."""
    typed = "1\n" * 3000
    text = printed(
        *("play", game, "--seats", "3", "--bot", "random", "--seed", "8", "-l", language),
        typed=typed,
        home=tmp_path,
    )
    kept = Save.read(tmp_path / "cothon" / "last-game.json")
    assert cothon.replay(kept).over
    assert kept.journal is not None
    assert text.count(say(language, "score-title")) == 1


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    text = printed("play", "--players", "random,random,random", "-l", "en", home=tmp_path)
    assert "Nobody sits at this table" in text
    assert "Final scores" in text


def test_the_language_of_the_system_is_used(tmp_path: Path) -> None:
    text = printed("play", "--bot", "random", typed="q\n", home=tmp_path, LC_ALL="de_DE.UTF-8")
    assert "Spieler" in text
