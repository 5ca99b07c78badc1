"""The pilots: they finish games, know only what their seat knows, and the greedy one plays well."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

import cothon
from cothon.bots import GreedyPilot, Pilot, RandomPilot, ask, make_pilot, pilot_names
from cothon.bots.judges.porto_carthago import evaluate
from cothon.games.porto_carthago.table import Table
from cothon.match.game import Game
from tests.often import often

GAME = "porto_carthago"


def play(pilots: list[Pilot], seed: int, upto: int | None = None) -> tuple[Game, list[int]]:
    """A game between pilots, as far as told, and the choices made."""
    game = cothon.new(GAME, len(pilots), seed)
    choices: list[int] = []
    while not game.over and len(choices) != upto:
        assert game.seat is not None
        choices.append(ask(pilots[game.seat], game, 1000 * seed + len(choices)))
        game.apply(choices[-1])
    return game, choices


def greedy_table(seats: int) -> list[Pilot]:
    return [GreedyPilot(seat) for seat in range(seats)]


@cache
def greedy_game(seats: int) -> tuple[Game, list[int]]:
    """A whole game in which every seat is greedy."""
    return play(greedy_table(seats), seed=seats)


def table(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_pilots_finish(seats: int) -> None:
    game, choices = play([RandomPilot(seat) for seat in range(seats)], seed=seats)
    assert game.over
    assert len(choices) == game.moment


@pytest.mark.parametrize("seats", [3, 4, 5][: often(3)])
def test_greedy_pilots_finish_with_plausible_scores(seats: int) -> None:
    game, _ = greedy_game(seats)
    totals = [score.total for score in game.scores()]
    assert game.over
    assert sum(totals) / seats > 2.5
    assert max(totals) >= 4


def test_greedy_pilots_are_asked_outside_their_turn() -> None:
    """Loads, trade points and the lighthouse ask a pilot while it is not its turn."""
    asked: set[str] = set()
    game, choices = greedy_game(4)
    again = cothon.new(GAME, 4, 4)
    for choice in choices:
        asked.add(type(again.state.agenda[-1]).__name__)
        again.apply(choice)
    assert {"PlaceFirst", "TakeTurn", "ChooseShip", "GainPoint"} <= asked
    assert game.scores() == again.scores()


def test_the_greedy_pilot_is_deterministic() -> None:
    """The same seeds make the same game, whatever else the pilots have been asked before."""
    _, choices = greedy_game(3)
    assert play(greedy_table(3), seed=3, upto=60)[1] == choices[:60]
    game = cothon.new(GAME, 3, 8).determinize(0, 5)
    pilot = GreedyPilot(1)
    assert len({pilot.choose(game) for _ in range(3)}) == 1


def test_the_greedy_pilot_leaves_its_game_alone() -> None:
    game = cothon.new(GAME, 4, 1)
    assert game.seat is not None
    mine = game.determinize(game.seat, 2)
    before = mine.view(mine.seat)
    GreedyPilot(0).choose(mine)
    assert mine.view(mine.seat) == before
    assert mine.moment == 0


def test_the_greedy_pilot_beats_random_ones() -> None:
    """A quarter of the games would be its share; it should win nearly all of them."""
    wins = 0
    games = often(6)
    for seed in range(games):
        pilots: list[Pilot] = [RandomPilot(10 * seed + seat) for seat in range(4)]
        pilots[seed % 4] = GreedyPilot(seed)
        game, _ = play(pilots, seed)
        wins += game.winners == [seed % 4]
    assert wins >= games - 1


class Spy:
    """A pilot that looks for what it must not find."""

    name = "spy"

    def __init__(self, truth: Game) -> None:
        self.truth = truth
        self.luck = RandomPilot(3)
        self.asked = 0
        self.same_deck = 0

    def choose(self, game: Game) -> int:
        self.asked += 1
        assert game is not self.truth
        assert game.state is not self.truth.state
        assert game.seat == self.truth.seat
        assert game.view(game.seat) == self.truth.view(game.seat)
        assert game.journal == []
        with pytest.raises(cothon.CothonError):
            _ = game.save
        self.same_deck += table(game).deck == table(self.truth).deck
        game.apply(game.options[0])  # it may be played on
        return self.luck.choose(self.truth)


def test_a_pilot_never_gets_the_true_state() -> None:
    game = cothon.new(GAME, 4, 6)
    spy = Spy(game)
    while not game.over:
        game.apply(ask(spy, game, game.moment))
    assert spy.asked == game.moment
    assert spy.same_deck < spy.asked // 20


def test_the_heuristic_knows_only_what_its_seat_knows() -> None:
    """Neither the order of the deck nor the money of the others makes a difference."""
    game, choices = greedy_game(4)
    again = cothon.new(GAME, 4, 4)
    for number, choice in enumerate(choices):
        if number % 20 == 0:
            for seat in range(4):
                twin = again.determinize(seat, number)
                for other, senator in enumerate(table(twin).senators):
                    senator.talents += 0 if other == seat else 7 + other
                assert evaluate(table(twin), seat) == evaluate(table(again), seat)
        again.apply(choice)
    assert game.over


def test_a_game_without_a_heuristic_is_played_by_the_scores() -> None:
    unknown = replace(cothon.new(GAME, 3, 2).sheet, key="unknown")
    true = cothon.new(GAME, 3, 2)
    pilot = GreedyPilot(4)
    for _ in range(25):
        game = true.determinize(true.seat or 0, true.moment)
        choice = pilot.choose(Game(unknown, game.material, game.state, None))
        assert choice in true.options
        true.apply(choice)


class Cheat:
    """A pilot that chooses what is not offered."""

    name = "cheat"

    def choose(self, game: Game) -> int:
        return max(game.options) + 1


def test_an_illegal_choice_is_refused() -> None:
    game = cothon.new(GAME, 3, 1)
    with pytest.raises(ValueError, match="cheat"):
        ask(Cheat(), game, 0)
    assert game.moment == 0


def test_pilots_are_made_by_name() -> None:
    assert pilot_names() == ["random", "greedy"]
    for name in pilot_names():
        assert make_pilot(name, 1).name == name
    with pytest.raises(cothon.BadOption, match="no pilot"):
        make_pilot("nobody")
