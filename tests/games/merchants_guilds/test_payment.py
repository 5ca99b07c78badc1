"""Payment: left and right cards of an action space, and cards that cannot be told apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cothon.games.merchants_guilds.material import ACTION_CODES
from tests.games.merchants_guilds.laid import KEY, LETTERS, Laid, action_of, harbour, lay
from tests.other_material import changed

FAR = ["TRADING_DOCK", "WARSHIP_DOCK"]  # guild markers where nobody goes


# An action space


@pytest.mark.parametrize("space", ACTION_CODES)
def test_the_left_card_shows_the_action(space: str) -> None:
    """[MG-PAY-1] Base or trade card."""
    cards = ["B1", "B3", "B4", "B5", "B6", "T01", "T02", "T03", "T05", "T06", "T04", "T07"]
    game = lay(A={"hand": cards}, docks=harbour("S02 A", "S03"), markers=FAR)
    game.choose(f"space {space}")
    if game.question == "A PayLeft":
        assert {action_of(name.split()[1]) for name in game.offered} == {space}
        assert game.offered == {f"card {card}" for card in cards if action_of(card) == space}
        game.choose(min(game.offered))
    left = [card.split(".")[0] for card in game.mat("A")["left"]]
    assert [action_of(card) for card in left] == [space]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_disc_costs_a_card(seats: int) -> None:
    """[MG-PAY-2, -3] Of players and neutral; the own one and guild markers cost nothing."""
    missing = 4 - seats
    neutrals = ["MARKET", "RESIDENCE"][:missing]
    discs: dict[str, Any] = {letter: {"disc": "MARKET"} for letter in LETTERS[1:seats]}
    cards = ["B1", "T05", "T06", "T07", "T08"]
    game = lay(
        seats,
        A={"hand": cards, "disc": "MARKET"},
        neutrals=neutrals,
        markers=["MARKET", "RESIDENCE"],
        **discs,
    )
    others = seats - 1 + (missing > 0)
    assert game.mat("A")["cost"]["MARKET"] == 1 + others
    game.choose("space MARKET")
    for _ in range(others):
        game.choose(min(game.offered))
    own = game.mat("A")
    assert (len(own["left"]), len(own["right"])) == (1, others)
    assert game.mat("A")["cost"]["MARKET"] == 1 + others  # the own disc is not counted


def test_right_cards_may_be_any_cards() -> None:
    """[MG-PAY-2, -4] Base or trade cards of any action, good and coin."""
    cards = ["B1", "B2", "B3", "T01", "T20", "T46", "T75"]
    game = lay(A={"hand": cards}, B={"disc": "MARKET"}, markers=FAR)
    game.choose("space MARKET", "card T01")
    assert game.offered == {f"card {card}" for card in cards if card not in {"T01", "B2"}}
    # B1 and B2 cannot be told apart, so only one of them is offered


def test_too_few_cards_for_a_space() -> None:
    """[MG-PAY-5] It cannot be chosen; if there is none, the player passes."""
    discs: dict[str, Any] = {letter: {"disc": "MARKET"} for letter in "BC"}
    assert "space MARKET" in lay(A={"hand": ["B1", "T06", "T11"]}, markers=FAR, **discs).offered
    game = lay(A={"hand": ["B1", "T11"]}, markers=FAR, **discs)
    assert (game.question, game.events.count("pass-forced")) == ("B TakeTurn", 1)


def test_no_card_that_shows_the_action() -> None:
    """[MG-PAY-1, -5]"""
    game = lay(A={"hand": ["B3", "B5", "T03"]}, markers=["MARKET", "RESIDENCE"])
    assert game.offered == {"space WARSHIP_DOCK", "pass"} | {"space RESIDENCE"}
    game = lay(A={"hand": ["B3", "B5", "T03"]}, markers=["MARKET", "TRADING_DOCK"])
    assert game.offered == {"space WARSHIP_DOCK", "pass"}


def test_all_cards_are_chosen_before_the_main_action() -> None:
    """[MG-PAY-7, MG-TURN-2] The disc moves and the cards lie down when the last one is picked."""
    game = lay(
        A={"hand": ["B1", "T05", "T06", "T07"], "disc": "RESIDENCE", "ships": ["S09"]},
        B={"disc": "MARKET"},
        C={"disc": "MARKET"},
        markers=FAR,
        market=["T20"],
    )
    game.choose("space MARKET", "card T05")
    assert (game.disc_of("A"), game.mat("A")["left"]) == ("RESIDENCE", [])
    assert game.view(0)["table"]["paying"] == ["B1.red", "T05"]
    assert "palette" not in game.offered
    game.choose("card T07")
    assert (game.disc_of("A"), game.question) == ("MARKET", "A BeforeMain")
    assert (game.board["paying"], game.mat("A")["right"]) == ([], ["T05", "T07"])


# Cards that cannot be told apart, in an owner's file


@pytest.fixture
def twins(tmp_path: Path) -> Path:
    """T01 and T03 look alike, T02 lies between them; so do B1 and B7."""
    return changed(
        tmp_path,
        KEY,
        ('["T03", "WARSHIP_DOCK", "DYES", 2]', '["T03", "MARKET", "DYES", 2]'),
        ('"HARBOUR_DELIVERY", "HARBOUR_DELIVERY"]\n\n[w', '"HARBOUR_DELIVERY", "MARKET"]\n\n[w'),
    )


def lay_with(path: Path, cards: str, **data: Any) -> Laid:
    """A position with the material of a file, two other discs on TRADING_DOCK."""
    crowd = [{"disc": "TRADING_DOCK"}, {"disc": "TRADING_DOCK"}, {}]
    players = [{"hand": cards.split()}, *crowd]
    markers = ["MARKET", "RESIDENCE"]
    return Laid.position({"players": players, "markers": markers, **data}, material=path)


def payments(game: Laid, *questions: str) -> list[str]:
    """All ways to pay, by what the cards show."""
    ways = ([*end.mat("A")["right"], *end.board["discard"]] for end in game.ways(*questions))
    return sorted(
        " ".join(sorted(card.replace("T03", "T01").replace("B7", "B1") for card in way))
        for way in ways
    )


@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ("T01 T02 T03 B4.red", ["T01 T01", "T01 T02"]),
        ("B1.red B3.red B7.red B4.red", ["B1.red B1.red", "B1.red B3.red"]),
    ],
)
def test_right_cards_with_twins_can_always_be_completed(
    twins: Path, cards: str, ways: list[str]
) -> None:
    """[MG-PAY-2, MG-CARD-8] Of three cards any two: once both twins, once one and the other."""
    game = lay_with(twins, cards)
    game.choose("space TRADING_DOCK")
    assert payments(game, "PayLeft", "PayRight") == ways


def test_goods_with_twins_can_always_be_completed(twins: Path) -> None:
    """[MG-RES-3, MG-CARD-8] Three of four dyes, two of which look alike."""
    laid: dict[str, Any] = {"phase": "paid", "space": "RESIDENCE", "markers": FAR}
    game = lay_with(twins, "T01 T02 T03 T04", **laid)
    ways = payments(game, "ChooseColumn", "PayGoods")
    assert ways == ["T01 T01 T02", "T01 T01 T04", "T01 T02 T04"]


def test_coins_with_twins_can_always_be_completed(twins: Path) -> None:
    """[MG-CARD-7, -8] Three of four cards of 2 coins for a price of 5."""
    laid: dict[str, Any] = {"phase": "acted", "space": "MARKET"}
    game = lay_with(twins, "T01 T02 T03 T46", tile_discs={"GUILD_HALL_1": [1]}, **laid)
    game.choose("tile GUILD_HALL_1")
    assert payments(game, "PayCoins") == ["T01 T01 T02", "T01 T01 T46", "T01 T02 T46"]
