"""Whole payments: what is told of them is what can be named at once, by brute force."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import cothon
from cothon.games.merchants_guilds.choices import CARD
from cothon.games.merchants_guilds.payment import PayCoins, PayLeft, PayRight
from cothon.games.merchants_guilds.residence import PayGoods
from cothon.games.merchants_guilds.table import Table, others_on
from cothon.kernel.state import State
from cothon.match.route import Face, face
from tests.games.merchants_guilds.laid import KEY, Laid, acted, paid
from tests.often import often

Counted = frozenset[tuple[Face, int]]
MOST_SETS = 60  # of a large hand nobody tries all ways
SOME = 0.2  # of all payments
PAYMENTS = {"PayLeft", "PayRight", "PayGoods", "PayCoins"}


def wholes(game: Laid) -> set[frozenset[str]]:
    """The sets that are told, by the names of their cards."""
    assert game.seat is not None
    sets = game.sheet.wholes(game.state, game.seat)
    assert sets is not None
    return {frozenset(game.name(choice).split()[1].split(".")[0] for choice in one) for one in sets}


def test_only_cards_of_one_good_pay_for_a_column() -> None:
    """[MG-RES-3]"""
    game = paid("RESIDENCE", A={"hand": ["T46", "T47", "T50", "T01", "T16", "T17"]})
    assert game.question == "A PayGoods"
    cedar = [("T46", "T47"), ("T46", "T50"), ("T47", "T50")]
    assert wholes(game) == set(map(frozenset, cedar))


def test_no_set_of_coins_holds_a_needless_card() -> None:
    """[AMB-18]"""
    game = acted("MARKET", markers=["MARKET", "RESIDENCE"], A={"hand": ["T03", "T07", "T13"]})
    game.choose("guild-seat A1")
    assert game.question == "A PayCoins"
    for one in wholes(game):
        coins = [game.g.box.coin[int(card[1:]) - 1] for card in one]
        assert sum(coins) - min(coins) < 6 <= sum(coins)


@pytest.mark.parametrize("seats", [2, 4])
def test_sets_that_are_told_are_those_that_the_rules_ask_for(seats: int) -> None:
    """[MG-CARD-7, MG-CARD-8, MG-PAY-1, MG-PAY-2, MG-RES-3, MG-TURN-5]"""
    luck = random.Random(seats)
    asked: Counter[str] = Counter()
    while len(asked) < len(PAYMENTS) or min(asked.values()) < often(6):
        game = cothon.new(KEY, seats, luck.randrange(1 << 20))
        while not game.over:
            step = type(game.state.agenda[-1]).__name__
            if step in PAYMENTS and luck.random() < SOME:
                asked[step] += check(game)
            game.apply(luck.choice(game.options))


def check(game: cothon.Game) -> bool:
    """Compare what is told with what the rules let pick; False if there are too many ways."""
    assert game.seat is not None
    told = game.sheet.wholes(game.state, game.seat)
    assert told is not None
    if len(told) > MOST_SETS:
        return False
    found = set(picked(game, game.state, due(game), ()))
    assert {shown(game, one) for one in told} == found
    return True


def due(game: cothon.Game) -> Callable[[tuple[int, ...]], bool]:
    """Do so many picks complete the payment?"""
    g, step = game.state, game.state.agenda[-1]
    assert isinstance(g, Table)
    if isinstance(step, PayCoins):
        price = step.price - sum(g.box.coin[card] for card in g.paying)
        return lambda picks: sum(g.box.coin[one - CARD] for one in picks) >= price
    if isinstance(step, PayGoods):
        size = g.box.price[step.column] - len(g.paying)
    elif isinstance(step, PayRight):
        size = step.due
    else:
        assert isinstance(step, PayLeft)
        size = 1 + others_on(g, g.seat, step.space)
    return lambda picks: len(picks) == size


def picked(
    game: cothon.Game,
    state: State,
    is_paid: Callable[[tuple[int, ...]], bool],
    picks: tuple[int, ...],
) -> Iterator[Counted]:
    """Every payment on the ways that the rules offer, by what its cards show."""
    for choice in state.options:
        after = state.clone()
        after.journal = game.sheet.journal()
        after.apply(choice)
        made = (*picks, choice)
        for _, forced, _ in after.journal.forced:
            if not is_paid(made):
                made = (*made, forced)
        if is_paid(made):
            yield shown(game, made)
        else:
            yield from picked(game, after, is_paid, made)


def shown(game: cothon.Game, cards: tuple[int, ...]) -> Counted:
    """Cards by what they show: of those that show the same only the lowest is offered."""
    return frozenset(Counter(face(game, card) for card in cards).items())
