"""`python -m tests.speed` passes the gate; with `record`, puts today's speeds on record."""

from __future__ import annotations

import statistics
import sys

from cothon.lab.bench import is_compiled
from tests.speed.gate import RECORD, losses, ratio, works

RUNS = 5


def record() -> None:
    """The middle of several runs."""
    lines = [
        f'"{name}" = {statistics.median(ratio(work) for _ in range(RUNS)):.4f}'
        for name, work in works()
    ]
    head = "# How often per step of the yardstick; recorded by: make speed-record\n"
    RECORD.write_text(head + "\n".join(lines) + "\n")


def check() -> int:
    """Measure, tell, and say whether everything passes."""
    failed = 0
    for name, now, passes in losses():
        mark = "" if passes else "   TOO SLOW"
        print(f"{name:<28} {now:6.2f} of what is on record{mark}")
        failed += not passes
    return failed


if __name__ == "__main__":
    if not is_compiled():
        raise SystemExit("speed is measured compiled: make speed")
    if sys.argv[1:] == ["record"]:
        record()
    elif check():
        raise SystemExit("a quarter of the speed, or more, is lost: profile before optimising")
