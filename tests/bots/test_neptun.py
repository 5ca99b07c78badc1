"""The greedy pilot in Neptun: it fulfils most contracts, and knows only what its seat knows."""

from __future__ import annotations

from functools import cache

import cothon
from cothon.bots import GreedyPilot, Pilot, RandomPilot, ask
from cothon.bots.judges.neptun import evaluate
from cothon.games.neptun.box import OAR_CARD, ROUNDS
from cothon.games.neptun.choices import OAR, PASS
from cothon.games.neptun.delivery import Deliver
from cothon.games.neptun.oars import ChooseOars
from cothon.games.neptun.table import Table
from cothon.match.game import Game
from tests.often import often

GAME = "neptun"
SEATS = 3
SEED = 3


def play(pilots: list[Pilot], seed: int) -> tuple[Game, list[int]]:
    """A game between pilots, and the choices made."""
    game = cothon.new(GAME, len(pilots), seed)
    choices: list[int] = []
    while not game.over:
        assert game.seat is not None
        choices.append(ask(pilots[game.seat], game, 1000 * seed + len(choices)))
        game.apply(choices[-1])
    return game, choices


@cache
def greedy_game() -> tuple[Game, list[int]]:
    """A whole game in which every seat is greedy."""
    return play([GreedyPilot(seat) for seat in range(SEATS)], SEED)


def begin() -> Game:
    """The same game at its beginning."""
    return cothon.new(GAME, SEATS, SEED)


def table(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def test_greedy_pilots_fulfil_most_contracts() -> None:
    """Of five a round, more than three; and the tiles show it."""
    game, choices = greedy_game()
    again = begin()
    deliveries = 0
    for choice in choices:
        deliveries += isinstance(again.state.agenda[-1], Deliver) and choice != PASS
        again.apply(choice)
    assert deliveries > 3 * SEATS * ROUNDS
    assert max(score.total for score in game.scores()) >= 35


def test_the_greedy_pilot_beats_random_ones() -> None:
    """A third of the games would be its share; it should win them all."""
    for seat in range(often(SEATS)):
        pilots: list[Pilot] = [RandomPilot(10 * seat + other) for other in range(SEATS)]
        pilots[seat] = GreedyPilot(seat)
        assert play(pilots, seat)[0].winners == [seat]


def test_the_heuristic_knows_only_what_its_seat_knows() -> None:
    """Neither the piles nor the oars that others hold or have sealed make a difference."""
    _, choices = greedy_game()
    again = begin()
    for number, choice in enumerate(choices):
        for seat in range(SEATS):
            twin = again.determinize(seat, number)
            assert evaluate(table(twin), seat) == evaluate(table(again), seat)
        again.apply(choice)


def test_a_sealed_oar_is_valued_by_its_reach() -> None:
    """Whoever is asked first seals an oar without seeing what follows, and still chooses well."""
    _, choices = greedy_game()
    again = begin()
    values: set[float] = set()
    for choice in choices:
        if isinstance(again.state.agenda[-1], ChooseOars) and again.seat == 0:
            for option in again.options:
                twin = again.clone()
                twin.apply(option)
                assert table(twin).merchants[0].sealed == [option - OAR + OAR_CARD]
                values.add(evaluate(table(twin), 0))
            break
        again.apply(choice)
    assert len(values) > 1
