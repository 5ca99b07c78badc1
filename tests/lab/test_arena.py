"""The arena: blocks, runners that agree, luck, records, and the command."""

from __future__ import annotations

import csv
import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest

import cothon
from cothon import bots
from cothon.bots import Budget, RandomPilot
from cothon.kernel.errors import BadOption, CothonError
from cothon.lab.arena import (
    Block,
    Contest,
    Referee,
    check_contest,
    contested,
    pairings,
    play_block,
    rotations,
    seated,
    stands,
    without_use,
)
from cothon.lab.luck import Fortune, chances
from cothon.lab.odds import LEAST_TESTED
from cothon.lab.record import BadRecord, Record, check_stamp, stamp
from cothon.lab.runners import blocks_of, in_order, in_processes, in_turn, knock
from cothon.lab.simulate import Result, play
from tests.cli.test_cli import printed, refused, run
from tests.often import some
from tests.played import varied_games

PATIENCE = 60.0
PORTO = Contest("porto_carthago", ("random",) * 3, 3, outcomes=2)
FERRY = Contest("ferry", ("greedy", "random"), 12, options={"ferryman": True}, outcomes=4)


@pytest.fixture
def blocks(ferry: str) -> list[Block]:
    """A contest on the river."""
    return list(in_turn(FERRY, range(FERRY.blocks)))


# Who sits where.


def test_names_are_repeated_until_all_sit() -> None:
    assert seated(["a", "b"], 4) == ("a", "b", "a", "b")
    assert seated(["a", "b", "b", "b"], None) == ("a", "b", "b", "b")
    with pytest.raises(BadOption, match="3 bots do not fit in 2 seats"):
        seated(["a", "b", "c"], 2)


def test_rotations_that_look_alike_are_one() -> None:
    assert rotations("abab") == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(rotations("abbb")) == 4
    assert rotations("aaa") == [("a", "a", "a")]


@pytest.mark.parametrize("names", ["abc", "abcd", "aab", "aabc", "abb"])
def test_over_two_blocks_nobody_sits_behind_another_more_often(names: str) -> None:
    """Else whoever sits behind a weak player would look stronger."""
    behind: Counter[tuple[str, str, int]] = Counter()
    contest = Contest("neptun", tuple(names), 2)
    for number in range(2):
        for task in contest.tasks(number):
            assert task.seed == number
            for seat, one in enumerate(task.pilots):
                for way in range(1, len(names)):
                    behind[one, task.pilots[(seat + way) % len(names)], way] += 1
    for (one, other, way), times in behind.items():
        assert behind[other, one, way] == times


def test_everything_is_checked_before_anybody_plays() -> None:
    check_contest(PORTO)
    with pytest.raises(BadOption, match="no pilot is called 'deep'"):
        check_contest(replace(PORTO, bots=("deep",) * 3))
    with pytest.raises(BadOption, match="not 2"):
        check_contest(replace(PORTO, bots=("random",) * 2))
    with pytest.raises(BadOption, match="has no option"):
        check_contest(replace(PORTO, options={"nope": True}))
    with pytest.raises(BadOption, match="a seed is"):
        check_contest(replace(PORTO, seed=-1))


# Budgets.


def test_a_budget_goes_to_those_who_take_one(ferry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget | None] = []

    class Thinker(RandomPilot):
        takes_budget = True

        def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
            super().__init__(seed)
            given.append(budget)

    monkeypatch.setitem(bots.PILOTS, "thinker", Thinker)
    contest = Contest("ferry", ("thinker", "random"), 1, budget=Budget(nodes=7), outcomes=0)
    play_block(contest, 0)
    assert given == [Budget(nodes=7)] * 2
    assert without_use(contest) == ["random"]
    assert without_use(replace(contest, budget=None)) == []
    play_block(replace(contest, budget=None), 0)
    assert given[2:] == [None] * 2


# Who plays.


def test_one_process_and_several_play_the_same() -> None:
    alone = list(blocks_of(PORTO, 0, workers=1))
    assert [block.number for block in alone] == [0, 1, 2]
    assert list(in_processes(PORTO, range(3), 2)) == alone
    assert any(any(game.luck) for block in alone for game in block.games)


def test_processes_end_when_nobody_wants_more() -> None:
    endless = replace(PORTO, blocks=10**6)
    began = time.monotonic()
    with closing(in_processes(endless, range(10**6), 2)) as coming:
        assert next(coming).number == 0
    assert time.monotonic() - began < PATIENCE


def test_no_more_blocks_are_begun_than_told() -> None:
    begun: list[int] = []

    def begin(number: int) -> int:
        begun.append(number)
        return number

    found = in_order(range(9), 4, begin, lambda number: Block(number, ()))
    assert next(found).number == 0
    assert begun == [0, 1, 2, 3]
    assert [block.number for block in found] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_what_cannot_be_played_by_the_same_rules_is_refused() -> None:
    found = stamp(PORTO)
    check_stamp(PORTO, found, "it")
    with pytest.raises(BadRecord, match="its rules is 99"):
        check_stamp(PORTO, {**found, "rules": 99}, "it")


def test_without_ray_its_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(CothonError, match=r"cothon\[cluster\]"):
        next(blocks_of(PORTO, 0, address="local"))


@pytest.mark.parametrize("address", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_an_address_at_which_nobody_answers_is_refused_at_once(address: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        with pytest.raises(CothonError, match="nobody answers"):
            knock(address.format(taken.getsockname()[1]))
    knock("auto")


@pytest.mark.skipif(
    importlib.util.find_spec("ray") is None,
    reason="RAY IS NOT INSTALLED (extra cluster): nobody has tried the arena on it",
)
def test_ray_plays_the_same() -> None:
    """On a real one, which is started for it with two cores, and gone afterwards."""
    named = ("arena", "porto_carthago", "--bots", "random", "--seats", "3", "--blocks", "3")
    called = (*named, "--luck", "2", "--json", "--workers")
    with started(*called, "2", "--ray", "local") as process:
        told, complaints = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, complaints
    assert untimed(told) == untimed(printed(*called, "1"))


# Luck.


def test_luck_is_nothing_on_average(ferry: str) -> None:
    contest = replace(FERRY, bots=("random", "random"))
    found = [play(task).luck for number in range(300) for task in contest.tasks(number)]
    assert {len(luck) for luck in found} == {2}
    for seat in (0, 1):
        luck = [row[seat] for row in found]
        assert stdev(luck) > 0
        assert abs(fmean(luck)) < 4 * stdev(luck) / len(luck) ** 0.5


def test_luck_is_nothing_on_average_over_all_outcomes_of_a_throw() -> None:
    """Each outcome in turn is what happens."""
    tried = 0
    for game in varied_games("merchants_cove", 2):
        if game.over or game.moment % 5 or len(game.asked) != 1 or tried == 5:
            continue
        choice = game.options[0]
        found = game.outcomes(choice, 16)
        if not found.exact or len(found.all) == 1:
            continue
        tried += 1
        expected = Fortune(game, 16, 0).expectation(choice)
        assert expected is not None
        judge = Fortune(game, 16, 0).judge
        for seat in range(game.people):
            luck = (
                one.probability * (chances(judge, one.game)[seat] - expected[seat])
                for one in found.all
            )
            assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert tried == 5


def test_accounting_for_luck_changes_nothing_else(ferry: str) -> None:
    (task, _) = FERRY.tasks(3)
    with_luck, without = play(task), play(replace(task, outcomes=0))
    assert with_luck.luck
    assert without.luck == ()
    assert replace(with_luck, task=without.task, luck=()) == without


def test_at_the_end_chances_are_what_was_won(ferry: str) -> None:
    game = cothon.new(ferry, 2, 5)
    judge = Fortune(game, 2, 0).judge
    assert sum(chances(judge, game)) == pytest.approx(1)
    while not game.over:
        game.apply(game.options[0])
    assert chances(judge, game) == [(seat in game.winners) / len(game.winners) for seat in range(2)]


# What came of it.


def test_everybody_is_told_with_those_whom_the_rules_play(blocks: list[Block]) -> None:
    rows = {row.name: row for row in stands(blocks)}
    assert set(rows) == {"greedy", "random", "Ferryman"}
    assert {row.seats for row in rows.values()} == {24}
    assert sum(row.expected for row in rows.values()) == pytest.approx(1)
    assert rows["greedy"].decisions > 0
    assert rows["Ferryman"].decisions == 0
    assert rows["Ferryman"].luck == 0
    names = [(pair.upper, pair.lower) for pair in pairings(blocks)]
    assert names == [("greedy", "random"), ("greedy", "Ferryman"), ("random", "Ferryman")]


def test_without_luck_shares_are_plain(ferry: str) -> None:
    contest = replace(FERRY, outcomes=0)
    played = list(in_turn(contest, range(12)))
    for pair in pairings(played):
        assert pair.share == pair.plain
        assert pair.gain == 1
    assert {row.luck for row in stands(played)} == {None}
    victories = sum(row.wins.mean for row in stands(played))
    assert victories == pytest.approx(1)


def table(*ranks: int, pilots: tuple[str, ...] = ("a", "b")) -> Result:
    """A game that ended like that."""
    (task, *_) = Contest("neptun", pilots, 1).tasks(0)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Result(task, pilots, ranks, ranks, winners, 1, (1,) * len(ranks))


def test_shares_are_counted_by_blocks() -> None:
    games = (table(1, 2), table(2, 1, pilots=("b", "a")))
    played = [Block(0, games), Block(1, (table(2, 1), table(2, 1, pilots=("b", "a"))))]
    (pair,) = pairings(played)
    assert pair.plain.mean == 0.75
    assert [(row.name, row.wins.mean, row.rank.mean) for row in stands(played)] == [
        ("a", 0.75, 1.25),
        ("b", 0.25, 1.75),
    ]


def test_the_sequential_test_ends_a_contest() -> None:
    def coming(ranks: tuple[int, int]) -> Iterator[Block]:
        return (Block(number, (table(*ranks),)) for number in range(10**9))

    for ranks, better in (((1, 2), True), ((2, 1), False)):
        referee = Referee()
        assert not referee.has_decided
        assert len(list(contested([], coming(ranks), referee))) == LEAST_TESTED
        assert referee.verdicts == {("a", "b"): better}
    with pytest.raises(BadOption, match="a margin lies between"):
        Referee(0.5)


def test_each_is_tried_against_the_next_one_named() -> None:
    referee = Referee()
    games = (table(1, 2, 3, pilots=("a", "b", "c")),)
    for number in range(LEAST_TESTED):
        assert not referee.has_decided
        referee.hear(Block(number, games))
    assert referee.verdicts == {("a", "b"): True, ("b", "c"): True}


def test_who_is_tried_does_not_hang_on_where_they_sit(blocks: list[Block]) -> None:
    referee = Referee()
    for block in blocks:
        referee.hear(block)
    heard = {pair: len(series.values) for pair, series in referee.series.items()}
    assert heard == {("greedy", "random"): 12, ("random", "Ferryman"): 12}


# Records.


def test_a_record_goes_on_where_it_stopped(ferry: str, tmp_path: Path, blocks: list[Block]) -> None:
    path = tmp_path / "record.jsonl"
    record = Record(path, FERRY)
    for block in blocks[:5]:
        record.add(block)
    again = Record(path, FERRY)
    assert again.blocks == blocks[:5]
    assert again.blocks[0].games[0].seconds == blocks[0].games[0].seconds
    for block in in_turn(FERRY, range(5, 12)):
        again.add(block)
    assert Record(path, replace(FERRY, blocks=99)).blocks == blocks


def test_a_line_that_was_cut_short_is_played_again(
    ferry: str, tmp_path: Path, blocks: list[Block]
) -> None:
    path = tmp_path / "record.jsonl"
    record = Record(path, FERRY)
    record.add(blocks[0])
    whole = path.read_bytes()
    record.add(blocks[1])
    for length in (len(path.read_bytes()) - 1, len(whole) + 7):
        path.write_bytes(path.read_bytes()[:length])
        assert Record(path, FERRY).blocks == blocks[:1]
        assert path.read_bytes() == whole
    path.write_bytes(whole[:20])
    assert Record(path, FERRY).blocks == []


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (replace(FERRY, seed=1), "its seed is 0, not 1"),
        (replace(FERRY, bots=("random", "greedy")), "its bots is"),
        (replace(FERRY, budget=Budget(nodes=9)), "its budget is None"),
        (replace(FERRY, outcomes=0), "its outcomes is 4, not 0"),
        (replace(FERRY, options={"ferryman": False}), "its options is"),
    ],
)
def test_a_record_of_another_contest_is_refused(
    ferry: str, tmp_path: Path, other: Contest, said: str
) -> None:
    path = tmp_path / "record.jsonl"
    Record(path, FERRY)
    with pytest.raises(BadRecord, match="is of another contest") as found:
        Record(path, other)
    assert said in str(found.value)


def test_what_is_no_record_is_refused_and_left_alone(
    ferry: str, tmp_path: Path, blocks: list[Block]
) -> None:
    path = tmp_path / "record.jsonl"
    Record(path, FERRY).add(blocks[0])
    header, block = path.read_text().splitlines(keepends=True)
    for text in (
        "hello\n",
        "hello",
        "[]\n",
        header + "{}\n",
        header + block + block,
        header + block.replace('"greedy"', '"random"'),
        header + "\xff\n",
    ):
        path.write_text(text)
        with pytest.raises(BadRecord):
            Record(path, FERRY)
        assert path.read_text() == text
    with pytest.raises(BadRecord, match="cannot be used"):
        Record(tmp_path, FERRY)


# The command.

RIVER = ("arena", "ferry", "--bots", "greedy,random", "--option", "ferryman", "--workers", "1")


def untimed(text: str) -> dict[str, Any]:
    """What a contest has shown, but for how long it took."""
    told: dict[str, Any] = json.loads(text)
    for row in told["stands"]:
        del row["milliseconds"]
    return told


def test_the_command_prints_tables_and_json(ferry: str, tmp_path: Path) -> None:
    file = tmp_path / "seats.csv"
    text = printed(*RIVER, "--blocks", "9", "--csv", str(file))
    assert "9 blocks of 2 games, all blocks played" in text
    assert "greedy over random" in text
    told = untimed(printed(*RIVER, "--blocks", "9", "--json"))
    assert (told["blocks"], told["games"], told["margin"]) == (9, 18, None)
    assert told["contest"]["bots"] == ["greedy", "random"]
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert len(rows) == 9 * 2 * 3
    assert sum(float(row["victory"]) for row in rows) == pytest.approx(18)


def test_the_command_goes_on_from_a_record(ferry: str, tmp_path: Path) -> None:
    kept = ("--record", str(tmp_path / "record.jsonl"))
    printed(*RIVER, *kept, "--blocks", "4")
    whole = untimed(printed(*RIVER, "--blocks", "10", "--json"))
    assert untimed(printed(*RIVER, *kept, "--blocks", "10", "--json")) == whole
    assert len((tmp_path / "record.jsonl").read_text().splitlines()) == 11
    assert untimed(printed(*RIVER, *kept, "--blocks", "3", "--json"))["blocks"] == 3
    assert "another contest" in refused(*RIVER, *kept, "--seed", "5")


def test_the_command_stops_early_and_tells_why(ferry: str) -> None:
    named = ("arena", "ferry", "--bots", "greedy,random", "--workers", "1", "--sprt")
    told = untimed(printed(*named, "--blocks", "300", "--json"))
    assert told["ended"] == "decided"
    assert told["blocks"] < 300
    assert told["pairings"][0]["better"] is True
    assert "better" in printed(*named, "--blocks", "300")
    short = printed(*named, "--blocks", "2")
    assert "all blocks played" in short
    assert "open" in short


def test_a_budget_without_use_is_told(ferry: str) -> None:
    done = run(*RIVER, "--blocks", "1", "--nodes", "5", "--json")
    assert "no use for a budget" in done.stderr
    assert json.loads(done.stdout)["without_use_for_budget"] == ["greedy", "random"]


def test_wrong_use_is_refused(ferry: str, tmp_path: Path) -> None:
    assert "exclude each other" in refused(*RIVER, "--nodes", "5", "--time", "5")
    assert "no pilot is called 'deep'" in refused(
        "arena", "neptun", "--bots", "deep", "--seats", "3"
    )
    assert "not 2" in refused("arena", "neptun", "--bots", "greedy,random")
    assert "all that sit here are" in refused("arena", "ferry", "--bots", "random,random", "--sprt")
    assert "a margin lies" in refused(*RIVER, "--sprt", "--margin", "0.7")
    assert "cannot be written" in refused(*RIVER, "--csv", str(tmp_path))
    assert run("arena", "neptun").returncode == 2
    assert run(*RIVER, "--blocks", "0").returncode == 2


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command in a process and a group of its own, all of which ends in any case."""
    process = subprocess.Popen(
        [sys.executable, "-m", "cothon.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if is_there(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def is_there(group: int) -> bool:
    """Is a process of this group still running?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("to_all", some(1, [True, False]))
def test_ctrl_c_ends_with_what_there_is(tmp_path: Path, to_all: bool) -> None:
    """From a terminal it reaches all processes; from elsewhere perhaps the first one alone."""
    path = tmp_path / "record.jsonl"
    named = ("arena", "neptun", "--bots", "random", "--seats", "3", "--luck", "0")
    with started(*named, "--blocks", "1000000", "--workers", "2", "--record", str(path)) as process:
        deadline = time.monotonic() + PATIENCE
        while not path.exists() or path.read_bytes().count(b"\n") < 3:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
        told, complaints = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130, complaints
        assert "interrupted" in told
        assert "Traceback" not in complaints
        while is_there(process.pid):
            assert time.monotonic() < deadline
            time.sleep(0.05)
    contest = Contest("neptun", ("random",) * 3, 1, outcomes=0, options=DEFAULTS)
    assert len(Record(path, contest).blocks) >= 2


DEFAULTS = cothon.new("neptun", 3, 0).save.options
