"""What the whole suite has in common: one base seed, games that can be replayed, loud skips."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

import hypothesis.core
import pytest

from tests.kernel.ferry.catalogued import CATALOGUE, WITH_FERRY
from tests.luck import BASE

BROWSER_TESTS = "tests/web/"
LOUD = (BROWSER_TESTS, "tests/fuzz/")  # what they need may be missing: that must not go unseen
hypothesis.core.global_force_seed = BASE  # type: ignore[assignment]


@pytest.fixture
def ferry(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game with a scripted player is in the catalogue; its key."""
    monkeypatch.setattr(CATALOGUE, "SHEETS", WITH_FERRY)
    return "ferry"


def pytest_report_header() -> str:
    """Which games are played."""
    return f"COTHON_SEED={BASE}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's files take longest: they come first, so that no process waits at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(BROWSER_TESTS))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Remember when a test began: tables that are older are not its own."""
    item.stash[BEGAN] = time.time()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Whatever failed or hung at a table of a server can be replayed from the report."""
    report = yield
    if report.failed and not any(title == TABLES for title, _ in report.sections):
        saves = tables_of(item)
        if saves:
            report.sections.append((TABLES, "\n".join(saves)))
    return report


BEGAN = pytest.StashKey[float]()
TABLES = "tables of this test, for: cothon replay FILE"


def tables_of(item: pytest.Item) -> list[str]:
    """The saves of the tables that a test has opened at a server of its own or of its module."""
    given: dict[str, Any] = getattr(item, "funcargs", {})
    servers = [given[name] for name in ("server", "own_server") if name in given]
    return [
        f"{table}: {save}" for server in servers for table, save in server.saves(item.stash[BEGAN])
    ]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell loudly, also when several processes ran the tests, what was left out."""
    reasons: dict[str, int] = {}
    for report in terminalreporter.getreports("skipped"):
        if report.nodeid.startswith(LOUD) and isinstance(report.longrepr, tuple):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            reasons[reason] = reasons.get(reason, 0) + 1
    for reason, count in reasons.items():
        terminalreporter.section("TESTS SKIPPED", sep="!", yellow=True, bold=True)
        terminalreporter.write_line(f"{count} in {' or '.join(LOUD)}: {reason}", yellow=True)
