"""One server for all tests that do not break it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server, Started


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Started(tmp_path_factory.mktemp("server"))
    yield running
    complaints = running.end(signal.SIGTERM)
    assert not complaints, complaints


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server for a test that ends it; its bots have the pace the test names."""
    running = Server(tmp_path, COTHON_PACE=getattr(request, "param", "0"))
    yield running
    if running.process.poll() is None:
        running.kill()
