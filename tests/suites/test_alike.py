"""The same choice in worlds that look alike tells the others the same, but for what is public.

From `tests/games/<game>/alike.py`: `PUBLIC`, by the name that `tests.alike` gives a difference, the
rule or the ruling by which it is told to all, or to the one whom it concerns.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import pytest

import cothon
from cothon.games.merchants_guilds import payment
from cothon.games.merchants_guilds.table import Table
from cothon.kernel.hidden import EVERYBODY
from cothon.lab.bench import is_compiled
from tests.alike import differences
from tests.luck import dice
from tests.often import often
from tests.played import played
from tests.rules_page import rule_ids
from tests.soak import soaked

GAMES = 12
DEALS = 2  # worlds for each of the others, at every decision
EVERY_GAME = pytest.mark.parametrize("key", [sheet.key for sheet in cothon.games()])


def public(key: str) -> dict[str, str]:
    """What makes each difference public."""
    found: dict[str, str] = import_module(f"tests.games.{key}.alike").PUBLIC
    return found


def compared(key: str, games: int) -> Counter[str]:
    """How often worlds were told apart by what, in so many games; "" where they were not."""
    found: Counter[str] = Counter()
    for task in soaked(key, games):
        options, names = task.opening
        luck = dice(task.number)
        for game in played(key, task.seats, options, task.number, names):
            if game.over:
                break
            for difference in differences(game, luck.choice(game.options), luck, DEALS):
                found[difference.what if difference else ""] += 1
                if difference and difference.what not in public(key):
                    raise AssertionError(f"{difference} in\n{game.save.to_json()}")
    return found


@EVERY_GAME
def test_the_others_are_told_what_is_public_and_nothing_else(key: str) -> None:
    found = compared(key, often(GAMES))
    assert found[""] > 1000, "worlds must look alike most of the time"
    assert len(found) > 2, "and not always"


@EVERY_GAME
def test_what_is_public_is_so_by_a_rule(key: str) -> None:
    assert sorted(set(public(key).values()) - rule_ids(key)) == []


def test_a_payment_that_is_laid_open_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: cards lay open while they could still be taken back."""
    if is_compiled():
        pytest.skip("compiled rules cannot be changed; the interpreted suite does")

    def lay_open(g: Table, seat: int) -> None:
        g.known[g.paying[0]] = EVERYBODY

    monkeypatch.setattr(payment, "cover_base_cards", lay_open)
    with pytest.raises(AssertionError, match="shows table paying"):
        compared("merchants_guilds", 20)
