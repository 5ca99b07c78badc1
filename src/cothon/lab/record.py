"""The record of a contest: a file of lines, one for each block, from which it can go on.

The first line says which contest it is, and under which rules. A line that was cut short is the
block that was being written: it is played again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from cothon.games import find_sheet
from cothon.kernel.errors import CothonError
from cothon.lab.arena import Block, Contest
from cothon.lab.simulate import Result, Task
from cothon.match.game import read_material
from cothon.version import VERSION

FORMAT: Final = "cothon-arena-1"
KEPT: Final = ("players", "totals", "ranks", "winners", "choices", "luck", "seconds")


class BadRecord(CothonError):
    """A record that cannot be read, or that belongs to another contest."""


def stamp(contest: Contest) -> dict[str, Any]:
    """What a block depends on: the contest, but for how long it is, rules, material and version."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": contest.game,
        "rules": find_sheet(contest.game).rules,
        "material": read_material(contest.game, contest.material).digest,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "options": dict(contest.options),
        "budget": None if contest.budget is None else asdict(contest.budget),
        "outcomes": contest.outcomes,
    }


def check_stamp(contest: Contest, found: Mapping[str, Any], where: str) -> None:
    """Refuse what was made of another contest, or by another version of the rules."""
    wanted = stamp(contest)
    for key in wanted:
        if found.get(key) != wanted[key]:
            raise BadRecord(
                f"{where} is of another contest: "
                f"its {key} is {found.get(key)!r}, not {wanted[key]!r}"
            )


def block_to_plain(block: Block) -> dict[str, Any]:
    """A block in plain data; who played what follows from the contest."""
    games = [
        {"decisions": game.decisions, **{key: list(getattr(game, key)) for key in KEPT}}
        for game in block.games
    ]
    return {"block": block.number, "games": games}


def block_from_plain(contest: Contest, plain: Mapping[str, Any]) -> Block:
    """A block as it was."""
    number = plain["block"]
    tasks = contest.tasks(number)
    games = [game_from_plain(task, told) for task, told in zip(tasks, plain["games"], strict=True)]
    return Block(number, tuple(games))


def game_from_plain(task: Task, told: Mapping[str, Any]) -> Result:
    """A game as it was."""
    kept = {key: tuple(told[key]) for key in KEPT}
    if kept["players"][: len(task.pilots)] != task.pilots:
        raise ValueError("others sat there")
    return Result(task=task, decisions=told["decisions"], **kept)


class Record:
    """The file of a contest; made if it is not there."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.blocks: list[Block] = []
        try:
            lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
            whole = [line for line in lines if line.endswith(b"\n")]
            if whole:
                self.read(contest, whole)
            else:
                whole = [as_line(stamp(contest))]
                if lines and not whole[0].startswith(lines[0]):
                    raise BadRecord(f"{path} is not the record of a contest")
            if whole != lines:  # new, or its last line was cut short
                path.write_bytes(b"".join(whole))
        except OSError as error:
            raise BadRecord(f"{path} cannot be used as a record: {error.strerror}") from error

    def read(self, contest: Contest, lines: list[bytes]) -> None:
        """The blocks of a file that there is."""
        try:
            header, *told = [json.loads(line) for line in lines]
        except ValueError as error:
            raise BadRecord(f"{self.path} is not the record of a contest") from error
        if not isinstance(header, dict):
            raise BadRecord(f"{self.path} is not the record of a contest")
        check_stamp(contest, header, str(self.path))
        try:
            self.blocks = [block_from_plain(contest, plain) for plain in told]
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"{self.path} has a line that is no block: {error}") from error
        if [block.number for block in self.blocks] != list(range(len(self.blocks))):
            raise BadRecord(f"{self.path} has blocks in another order")

    def add(self, block: Block) -> None:
        """Write one more block down, if it is not there."""
        if block.number == len(self.blocks):
            with self.path.open("ab") as file:
                file.write(as_line(block_to_plain(block)))
            self.blocks.append(block)


def as_line(plain: Mapping[str, Any]) -> bytes:
    """Plain data as a line of its own."""
    return json.dumps(plain, ensure_ascii=False).encode() + b"\n"
