"""What the whole suite has in common: a skipped browser is not passed over in silence."""

from __future__ import annotations

import pytest

BROWSER_TESTS = "tests/web/"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell loudly, also when several processes ran the tests, why there was no browser."""
    reasons: dict[str, int] = {}
    for report in terminalreporter.getreports("skipped"):
        if report.nodeid.startswith(BROWSER_TESTS) and isinstance(report.longrepr, tuple):
            reason = report.longrepr[2].removeprefix("Skipped: ")
            reasons[reason] = reasons.get(reason, 0) + 1
    for reason, count in reasons.items():
        terminalreporter.section("BROWSER TESTS SKIPPED", sep="!", yellow=True, bold=True)
        terminalreporter.write_line(f"{count} tests in {BROWSER_TESTS}: {reason}", yellow=True)
