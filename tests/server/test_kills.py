"""A few kills of each kind while people play; `make soak` is for many."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.luck import BASE
from tests.soak.kills import KINDS, kill
from tests.soak.ledger import told

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"


@pytest.mark.timeout(300)
def test_nothing_acknowledged_is_lost_or_doubled() -> None:
    figures = kill(kills=len(KINDS) + 2, minutes=2.0, seed=BASE + 1, each=1, away=1.0)
    assert (figures.lost, figures.doubled) == (0, 0)
    assert figures.acknowledged > figures.kills.total() > len(KINDS)


def test_the_page_tells_the_figures_on_record() -> None:
    assert told() in " ".join(OPERATING.read_text().split())
