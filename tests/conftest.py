"""What the whole suite has in common: one base seed, games that can be replayed, loud skips."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

import hypothesis.core
import pytest
from xdist.scheduler import LoadFileScheduling

from tests.kernel.ferry.catalogued import CATALOGUE, WITH_FERRY
from tests.luck import BASE
from tests.often import IS_THOROUGH

BROWSER_TESTS = "tests/web/"
SERVER_TESTS = "tests/server/"
LAWS = "tests/conformance/"
LOUD = (
    BROWSER_TESTS,
    "tests/fuzz/",
    "tests/lab/",
)  # what they need may be missing: that must not go unseen
hypothesis.core.global_force_seed = BASE  # type: ignore[assignment]


@pytest.fixture
def ferry(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game with a scripted player is in the catalogue; its key."""
    monkeypatch.setattr(CATALOGUE, "SHEETS", WITH_FERRY)
    return "ferry"


def pytest_report_header() -> str:
    """Which games are played, and how many tests."""
    return f"COTHON_SEED={BASE}, {'thorough' if IS_THOROUGH else 'a sample: see make thorough'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process waits at the end; the server comes last."""
    if not IS_THOROUGH:
        left = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in {*left}]
    files = {file: number for number, file in enumerate(dict.fromkeys(item.path for item in items))}

    def place(item: pytest.Item) -> tuple[int, int]:
        """Files of the server stand backwards: they are taken from the back, and share a server."""
        places = {BROWSER_TESTS: 0, LAWS: 1, SERVER_TESTS: 3}
        found = next((place for name, place in places.items() if item.nodeid.startswith(name)), 2)
        return found, -files[item.path] if found == 3 else 0

    items.sort(key=place)


class FromBothEnds(LoadFileScheduling):  # type: ignore[misc]
    """The first process takes files from the front, the others from the back.

    The browser's tests keep more than one core busy, the server's wait most of the time: those who
    run both at once are ready sooner. And one browser is enough.
    """

    def _assign_work_unit(self, node: Any) -> None:
        if node.gateway.id != "gw0":
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> FromBothEnds | None:
    """How files are given to several processes."""
    return FromBothEnds(config, log) if config.getoption("dist") == "loadfile" else None


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
