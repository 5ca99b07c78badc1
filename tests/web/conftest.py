"""Debian's Chromium, the client as it was built into the package, and a server for all."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Playwright, sync_playwright

import cothon
from tests.server.harness import Server, Started
from tests.web.harness import Arrive, Screen

HERE = Path(__file__).parent
# The shell without windows is the same browser at two thirds of the effort.
CHROMIUMS = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
CHROMIUM = next((path for path in CHROMIUMS if path.exists()), CHROMIUMS[0])
PACKAGE = Path(cothon.__file__).parent
CLIENT = PACKAGE / "server" / "static" / "index.html"
DESK = {"width": 1280, "height": 800}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


def why_not() -> str | None:
    """Why there is nothing to test with, or None."""
    from_sources = PACKAGE.is_relative_to(HERE.parent.parent / "src")
    if from_sources or os.environ.get("COTHON_EXPECT") == "interpreted":
        return "the browser tests run once, with the installed package"
    if not CHROMIUM.exists():
        return f"THERE IS NO BROWSER: {CHROMIUM} is missing (Debian: apt install {CHROMIUM.name})"
    if not CLIENT.is_file():
        return "THERE IS NO CLIENT: it is not built into the package (install without COTHON_WEB=0)"
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All or nothing."""
    reason = why_not()
    if reason is None:
        return
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.skip(reason=reason))


# The plugin keeps its browser, and an event loop, to the end of the run. Other tests want loops
# of their own, so everything here ends with this folder.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="package")
def launch_browser(browser_type: BrowserType) -> Callable[..., Browser]:
    def launch(**more: Any) -> Browser:
        return browser_type.launch(executable_path=CHROMIUM, args=FLAGS, **more)

    return launch


@pytest.fixture(scope="package")
def browser(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    running = launch_browser()
    yield running
    running.close()


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    return {"locale": "en-GB"}


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Started(tmp_path_factory.mktemp("web"))
    yield running
    complaints = running.end(signal.SIGTERM)
    assert not complaints, complaints


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that ends it."""
    running = Server(tmp_path)
    yield running
    if running.process.poll() is None:
        running.kill()


@pytest.fixture
def game(request: pytest.FixtureRequest) -> str:
    """The game on the table: the one that a file of tests is about."""
    return str(getattr(request.module, "GAME", "porto_carthago"))


@pytest.fixture
def arrive(
    new_context: Callable[..., BrowserContext], server: Server, game: str
) -> Iterator[Arrive]:
    """Somebody with a browser of their own; at the end it must not have complained."""
    screens: list[Screen] = []

    def come(
        device: str | None = None,
        *,
        at: Server = server,
        habits: bool = True,
        fair: bool = False,
        hasty: bool = True,
        **more: Any,
    ) -> Screen:
        context = new_context(**{"viewport": DESK, "reduced_motion": "reduce", **more})
        screen = Screen(context, at, game, fair=fair, hasty=hasty)
        screens.append(screen)
        if habits:
            screen.remember(device)
        return screen

    yield come
    for screen in screens:
        assert not screen.complaints, screen.complaints


@pytest.fixture
def person(arrive: Arrive) -> Screen:
    """Somebody at a desk."""
    return arrive()
