"""Where several things are picked, they can be named at once and in any order."""

from __future__ import annotations

import random
from itertools import permutations

import cothon
from cothon.games.merchants_cove.market import SellGoods
from cothon.kernel.step import Picks
from cothon.match.route import how_often, is_closed, picked, route
from tests.facts import state_facts
from tests.games.merchants_cove.captains import sailing
from tests.games.merchants_cove.laid import Laid, lay
from tests.games.merchants_cove.test_townsfolk import call, calling
from tests.luck import dice
from tests.often import often


def selling() -> Laid:
    """A has three goods of two kinds for the customers on the Town Square."""
    return lay(
        phase="market",
        piers={"town_square": {"warrior": 2, "noble": 3}},
        A={"stall": {"small_red": 2, "small_yellow": 1}},
    )


def test_goods_are_sold_in_any_order() -> None:
    wanted = ["good small_yellow", "good small_red", "good small_red"]
    as_asked = selling()
    as_asked.choose(*sorted(wanted))
    for names in set(permutations(wanted)):
        game = selling()
        assert game.seat is not None
        for choice in route(game, game.seat, [game.choice(name) for name in names]):
            game.apply(choice)
        assert state_facts(game.state) == state_facts(as_asked.state)
        assert game.lines("A")["sales"] == 2 * 3 * 2 + 4 * 3


def test_what_is_named_at_one_pier_is_not_sold_at_another() -> None:
    """The dear good alone would end this sale, and the other one would go to the Black Market."""
    for names in permutations(["good small_red", "good small_yellow"]):
        piers = {"town_square": {"warrior": 2, "noble": 3}, "black_market": {"warrior": 1}}
        stall = {"small_red": 1, "small_yellow": 1}
        game = lay(phase="market", piers=piers, A={"stall": stall})
        assert game.seat is not None
        for choice in route(game, game.seat, [game.choice(name) for name in names]):
            game.apply(choice)
        assert game.lines("A")["sales"] == 3 * 2 + 4 * 3


def test_what_is_picked_is_the_whole_set() -> None:
    """Whoever sells the dear good alone is not asked again without the cheap one."""
    game = selling()
    assert game.seat is not None
    way = picked(game, game.seat, [game.choice("good small_red")])
    assert [game.name(choice) for choice in way] == ["good small_red", "pass"]
    all_of_it = [game.choice(name) for name in ("good small_yellow", *["good small_red"] * 2)]
    assert len(picked(game, game.seat, all_of_it)) == 3, "nothing is left to end"


def test_a_choice_that_picks_no_set_ends_nothing() -> None:
    game = cothon.new("merchants_cove", 1, 3)
    assert game.seat is not None
    assert picked(game, game.seat, [game.options[0]]) == [game.options[0]]


def test_how_often_a_thing_can_be_named() -> None:
    game = selling()
    assert game.menu == ["good small_red", "good small_yellow", "pass"]
    assert how_often(game) == [2, 1, 0]
    game.choose("good small_red", "good small_red")
    assert game.menu == ["good small_yellow", "pass"]
    assert how_often(game) == [0, 0]


def test_where_one_thing_is_named_it_is_chosen_at_once() -> None:
    """Of questions of the same kind as well: one Local discards one card, another up to three."""
    for townsfolk, often_named in (("LOC-01", {0}), ("LOC-09", {0, 1})):
        game = calling(townsfolk, A={"corruption": ["CO-01", "CO-30"]})
        call(game)
        assert game.question == "A DiscardCorruption"
        assert set(how_often(game)) == often_named


def test_whatever_is_picked_can_be_named_backwards() -> None:
    """Of whole games: the things that were named one by one, in turn and turned round."""
    assert sum(map(named_backwards, range(often(12)))) > often(12)


def named_backwards(number: int) -> int:
    """A game in which several things are named backwards whenever they are; how often they were."""
    luck = dice(number)
    game = Laid.new(2, luck.randrange(10**9), {"townsfolk": "all"})
    several = 0
    while not game.over:
        if not isinstance(game.state.agenda[-1], Picks):
            game.apply(game.lively_choice(luck.randrange(10**6)))
            continue
        before = Laid.of(cothon.replay(game.save))
        named = pick(game, luck)
        if len(named) > 1 and before.state.reveals == game.state.reveals:
            several += 1
            assert before.seat is not None
            for choice in route(before, before.seat, named[::-1]):
                before.apply(choice)
            assert state_facts(before.state) == state_facts(game.state)
    return several


def pick(game: Laid, luck: random.Random) -> list[int]:
    """Name things as long as this question is asked, and what was named."""
    asked, named = question(game), list[int]()
    while question(game) == asked:
        choice = game.lively_choice(luck.randrange(10**6))
        if game.name(choice) == "pass":
            break
        game.apply(choice)
        named.append(choice)
    if not named:
        game.choose("pass")
    return named


def question(game: Laid) -> tuple[str, int]:
    """Who is asked what, and at which pier if things are sold."""
    step = game.state.agenda[-1] if game.state.agenda else None
    return game.question, step.pier if isinstance(step, SellGoods) else 0


def test_another_question_closes_the_set() -> None:
    """Ships that fish for coins are named, and how many coins they take is asked in its place."""
    game = sailing(ships={"B3": 1, "A2": 1, "HOME": 2}, coins=3)
    game.choose("fish")
    start = game.state.agenda.copy()
    assert isinstance(start[-1], Picks)
    assert not is_closed(start, game.state)
    game.choose("ship B3")
    assert game.question == "A TakeCoins"
    assert is_closed(start, game.state)
