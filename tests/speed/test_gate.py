"""The gate for speed itself: it notices a loss, and keeps quiet without one."""

from __future__ import annotations

import statistics

import pytest

import cothon
from cothon.lab.bench import is_compiled
from tests.speed.gate import LOSS, best_ratio, ratio, recorded, works

pytestmark = pytest.mark.skipif(not is_compiled(), reason="speed is measured compiled")
KINDS = ["decisions", "clones", "redeals"]


def test_everything_measured_is_on_record() -> None:
    named = [f"{sheet.key}.{kind}" for sheet in cothon.games() for kind in KINDS]
    assert [name for name, _ in works()] == named
    assert list(recorded()) == named


def test_a_loss_of_30_percent_is_noticed_and_no_loss_is_not() -> None:
    """Somebody who does ten and tells of seven looks as if a third of the speed were lost."""
    work = next(work for name, work in works() if name == "neptun.clones")
    usual = statistics.median(ratio(work) for _ in range(3))
    enough = (1 - LOSS) * usual
    assert best_ratio(work, enough) >= enough
    assert best_ratio(lambda times: max(int(work(times) * 0.7), 1), enough) < enough
