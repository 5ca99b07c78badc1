"""A fifth merchant can be made in a folder of its own: nothing of the cove has to change."""

from __future__ import annotations

from pathlib import Path

import pytest

from cothon.games.merchants_cove import sheet_with
from cothon.games.merchants_cove.box import Box
from cothon.games.merchants_cove.material import MATERIAL
from cothon.games.merchants_cove.merchants import TRADES
from cothon.games.merchants_cove.table import Table
from cothon.match.game import Game
from cothon.part import Material
from cothon.sheet import Sheet
from tests.games.merchants_cove import baker
from tests.luck import dice

BLOCK = """
[baker]
status = "RECONSTRUCTED"
small = [3, 3, 3, 3]
large = [1, 1, 1, 1]
"""


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    """The game with five merchants."""
    return sheet_with((*TRADES, baker.TRADE))


@pytest.fixture(scope="module")
def box(sheet: Sheet, tmp_path_factory: pytest.TempPathFactory) -> Material:
    """A box in which the Baker lies, too."""
    path: Path = tmp_path_factory.mktemp("box") / "material.toml"
    path.write_text(MATERIAL.read_text(encoding="utf-8") + BLOCK, encoding="utf-8")
    return sheet.read_material(path)


def play(sheet: Sheet, box: Material, people: int, number: int) -> Game:
    """A random game in which the first player takes the Baker."""
    luck = dice(number)
    state = sheet.setup(
        box, people, luck.randrange(10**9), sheet.fill_options({"rogues": "lot"}, people)
    )
    state.journal = sheet.journal()
    state.advance()
    game = Game(sheet, box, state, people, None)
    game.choose("baker")
    while not game.over:
        twin = game.clone()
        assert twin.view(0) == game.view(0)
        game.apply(luck.choice(game.options))
    return game


@pytest.mark.parametrize("people", [1, 2, 4])
def test_the_baker_plays_whole_games_beside_the_others(
    sheet: Sheet, box: Material, people: int
) -> None:
    """Turns, market, sponsorship, staff and scoring use the contract alone."""
    baked = 0
    for number in range(5):
        game = play(sheet, box, people, number)
        state = game.state
        assert isinstance(state, Table)
        shop = game.view(0)["table"]["players"][0]["shop"]
        assert shop["merchant"] == "baker"
        baked += shop["baked"]
        for language in ("en", "fr", "de"):
            assert len(game.log(language, 0)) > 50
    assert baked > 10


def test_the_baker_stands_in_a_position(sheet: Sheet, box: Box) -> None:
    """Figure and shop are read like those of the others, and the red icon pays."""
    data = {
        "phase": "sponsorship",
        "halls": {"red": 4},
        "players": [
            {"merchant": "baker", "figure": "loaf 2", "shop": {"baked": 2}},
            {"merchant": "blacksmith"},
        ],
    }
    state = sheet.place(box, data, 0, sheet.fill_options({}, 2))
    state.advance()
    assert isinstance(state, Table)
    assert state.merchants[0].gold() == 4
