"""The gate for speed itself: it notices a loss, and keeps quiet without one."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

import cothon
from tests.speed import gate

KINDS = ["decisions", "clones", "redeals"]
RUNS = 60


class Machine:
    """A clock of its own, and work that takes its time by it, disturbed by whatever else runs."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.luck = random.Random(seed)

    def work(self, cost: float) -> gate.Work:
        def work(times: int) -> int:
            is_disturbed = self.luck.random() < 0.6
            slowed = 1 + self.luck.expovariate(2) if is_disturbed else self.luck.uniform(1, 1.04)
            self.now += times * cost * slowed
            return times

        return work


def test_everything_measured_is_on_record() -> None:
    named = [f"{sheet.key}.{kind}" for sheet in cothon.games() for kind in KINDS]
    assert [name for name, _ in gate.works()] == named
    assert list(gate.recorded()) == named


@pytest.mark.parametrize(("loss", "is_noticed"), [(0.0, False), (0.1, False), (0.3, True)])
def test_a_loss_of_30_percent_is_noticed_on_a_busy_machine_and_a_small_one_is_not(
    monkeypatch: pytest.MonkeyPatch, loss: float, is_noticed: bool
) -> None:
    for seed in range(RUNS):
        machine = Machine(seed)
        clock = SimpleNamespace(process_time=lambda machine=machine: machine.now)
        monkeypatch.setattr(gate, "time", clock)
        monkeypatch.setattr(gate, "yardstick", machine.work(2e-7))
        recorded = 0.2  # as often as the yardstick's step, when nothing is lost
        enough = (1 - gate.LOSS) * recorded
        best = gate.best_ratio(machine.work(1e-6 / (1 - loss)), enough)
        assert (best < enough) == is_noticed, (seed, best / recorded)
