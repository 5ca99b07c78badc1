"""How much a first visit costs, and what is in view at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.server.harness import Server
from tests.web.harness import Arrive, Screen
from tests.web.tables import finished_game

TRANSFERRED = 300_000  # bytes, with the fonts
INTERACTIVE = 1.0  # seconds that the design asks for
TOO_SLOW = 3.0  # and what no busy machine excuses


def test_a_first_visit_is_light_and_quick(
    server: Server, arrive: Arrive, record_property: Callable[[str, object], None]
) -> None:
    person = arrive(habits=False)
    page = person.page
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    person.go("/")
    person.play_now.click()
    expect(person.board).to_be_visible()
    expect(person.sentence).not_to_be_empty()
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert any(url.endswith(".woff2") for url in sizes)
    assert all(url.startswith(server.address) for url in sizes), "nothing from elsewhere"
    transferred = sum(sizes.values())
    record_property("transferred", transferred)
    print(f"\na first visit transferred {transferred / 1000:.0f} kB")
    assert transferred <= TRANSFERRED, sorted(sizes.items(), key=lambda item: -item[1])[:8]


@pytest.mark.parametrize("game", ["porto_carthago", "merchants_cove"])
def test_the_board_is_soon_interactive(
    person: Screen, game: str, record_property: Callable[[str, object], None]
) -> None:
    person.open("me", "bot", "bot")
    # The page's own clock: from the request for the page to a legal thing that can be clicked.
    person.page.reload(wait_until="commit")
    seconds = 0.001 * person.page.evaluate(
        """async () => {
          while (!document.querySelector("svg [role=button][data-noun]")) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          return performance.now();
        }"""
    )
    record_property("interactive", seconds)
    print(f"\nthe board of {game} was interactive after {seconds:.2f} s (wanted: {INTERACTIVE} s)")
    assert seconds < TOO_SLOW


@pytest.mark.parametrize("height", [800, 560])
def test_what_next_is_in_view_at_the_end(server: Server, arrive: Arrive, height: int) -> None:
    person = arrive(viewport={"width": 1280, "height": height})
    person.go(f"/table/{finished_game(server, person.device)}")
    for name in ("Again", "Swap seats", "Save as file"):
        expect(person.end.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(person.end.get_by_role("link", name="Replay")).to_be_in_viewport(ratio=1)
