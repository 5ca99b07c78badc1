"""`python -m tests.soak [GAME ...] [NUMBER]`: 2,000 games of each game, unless told otherwise.

And as many hostile saves, positions and files of material, which are played with or refused. If
no game is named, the fuzzers of the server follow.
`python -m tests.soak kills [--kills 1000] [--minutes M] [--seed S] [--redis PORT] [--record]` kills
servers and databases instead, while people play; with `--redis` several servers talk to each other
over a Redis, with `--record` the figures go to LEDGER.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

import cothon
from tests.fuzz import fuzz_all
from tests.luck import BASE
from tests.soak import soak_all, soaked
from tests.soak.kills import kill
from tests.soak.ledger import record

GAMES = 2_000
LONGER = 20  # times as long as in the suite
FUZZERS = ("tests/fuzz/test_schema.py", "tests/fuzz/test_sockets.py")


def fuzz_server() -> None:
    """Hostile calls and sockets, for some minutes."""
    long = {**os.environ, "COTHON_FUZZ": str(LONGER)}
    tests = [sys.executable, "-m", "pytest", "-n", "2", "--timeout", "3600", *FUZZERS]
    subprocess.run(tests, env=long, check=True)


def play(asked: list[str]) -> None:
    """Play random games of these, or all."""
    number = int(asked.pop()) if asked and asked[-1].isdigit() else GAMES
    for key in asked or [sheet.key for sheet in cothon.games()]:
        soak_all(soaked(key, number))
        fuzz_all(key, number)
    if not asked:
        fuzz_server()


def kill_them(asked: list[str]) -> None:
    """Kill servers and databases while people play."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak kills")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=BASE + 1)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--redis", type=int, metavar="PORT", help="of a Redis to talk over")
    given = parser.parse_args(asked)
    figures = kill(given.kills, given.minutes, given.seed, redis=given.redis)
    if given.record:
        record(figures)
    if figures.lost or figures.doubled:
        sys.exit("something was lost or doubled")


if __name__ == "__main__":
    if sys.argv[1:2] == ["kills"]:
        kill_them(sys.argv[2:])
    else:
        play(sys.argv[1:])
