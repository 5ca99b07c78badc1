"""Questions that are asked only for what is free to do besides: where a table goes on by itself."""

from __future__ import annotations

from cothon.match.onward import only_answer, onward
from cothon.server.tables import gone_on
from tests.games.merchants_guilds.laid import Laid, acted, lay, paid

MARKET = ["T01", "T02", "T03", "T04", "T05"]
NOTHING: frozenset[int] = frozenset()


def at_the_action() -> Laid:
    """A has paid for the market, and could renew it before the action."""
    game = paid("MARKET", market=MARKET, A={"hand": ["T75"], "ships": ["S09"]})
    assert (game.question, game.offered) == ("A BeforeMain", {"main", "palette"})
    return game


def after_the_action() -> Laid:
    """A could use one of two ships between the main action and the guild action."""
    game = acted("RESIDENCE", markers=["MARKET", "TRADING_DOCK"], A={"ships": ["S05", "S09"]})
    assert (game.question, game.offered) == ("A AfterMain", {"go-on", "embargo", "palette"})
    return game


def test_it_goes_on_at_a_lull() -> None:
    """What is free to do was so when the space was chosen, and will be after the action."""
    game = at_the_action()
    assert onward(game, 0, NOTHING) == only_answer(game) == game.choice("main")
    assert onward(game, 1, NOTHING) is None


def test_an_action_that_is_impossible_is_no_lull() -> None:
    """An effect might make it possible."""
    game = paid("HARBOUR_DELIVERY", A={"hand": ["T75"], "ships": ["S01", "S05", "S09"]})
    assert game.question == "A BeforeMain"
    assert only_answer(game) == game.choice("pass")
    assert onward(game, 0, NOTHING) is None


def test_after_the_action_it_goes_on_only_past_what_rests() -> None:
    game = after_the_action()
    palette, embargo = game.choice("palette"), game.choice("embargo")
    assert onward(game, 0, NOTHING) is None
    assert onward(game, 0, {palette}) is None
    assert onward(game, 0, {palette, embargo}) == game.choice("go-on")


def test_a_question_with_several_answers_is_asked() -> None:
    game = lay(A={"hand": ["B4"], "ships": ["S09"]})
    assert {"palette", "pass", "space TRADING_DOCK"} <= game.offered
    assert only_answer(game) is None
    assert onward(game, 0, {game.choice("palette")}) is None


def test_a_move_takes_with_it_what_follows_by_itself() -> None:
    """It is one move: all of it is written down together, and taken back together."""
    game = lay(market=MARKET, A={"hand": ["B1", "B4"], "ships": ["S09"]})
    first = game.choice("space MARKET")
    after, choices = gone_on(game, 0, [first], game.tried(0, first), NOTHING)
    assert [game.name(choice) for choice in choices] == ["space MARKET", "main"]
    assert type(after.state.agenda[-1]).__name__ == "TakeCard"
    assert game.question == "A TakeTurn"


def test_nothing_is_launched_at_a_lull() -> None:
    """The one card would go on the one expedition, for good, and nobody would have been asked."""
    given = {"hand": ["T28"], "ships": ["S09"]}
    game = paid("HARBOUR_DELIVERY", warship_docks=[0], ship_pile=["S10"], market=MARKET, A=given)
    assert (game.question, game.offered) == ("A BeforeMain", {"main", "palette"})
    assert onward(game, 0, NOTHING) is onward(game, 0, {game.choice("palette")}) is None
    told = game.preview("main")
    assert told.reveals
    assert [game.name(choice) for choice in told.forced] == ["warship-place 1", "card T28"]
