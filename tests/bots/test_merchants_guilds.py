"""The greedy pilot in Carthago: Merchants & Guilds: ships, seats and tiles, and no peeping."""

from __future__ import annotations

from functools import cache

import cothon
from cothon.bots import GreedyPilot, Pilot, RandomPilot, ask
from cothon.bots.judges.merchants_guilds import evaluate
from cothon.games.merchants_guilds.payment import PayCoins, PayLeft, PayRight
from cothon.games.merchants_guilds.residence import PayGoods
from cothon.games.merchants_guilds.scoring import guild_seats
from cothon.games.merchants_guilds.table import Table
from cothon.match.game import Game
from tests.often import often

GAME = "merchants_guilds"
SEATS = 2
SEED = 5


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


def test_greedy_pilots_win_ships_seats_and_tiles() -> None:
    game, _ = greedy_game()
    g = table(game)
    totals = [score.total for score in game.scores()]
    assert sum(totals) / SEATS >= 30
    assert sum(len(trader.ships) for trader in g.traders) >= 2 * SEATS
    assert sum(guild_seats(g, seat) for seat in range(SEATS)) >= 2 * SEATS


def test_the_greedy_pilot_beats_random_ones() -> None:
    """Its share would be a half, a third, a quarter; it should win them all."""
    for seats in range(2, 2 + often(3)):
        pilots: list[Pilot] = [RandomPilot(10 * seats + other) for other in range(seats)]
        pilots[seats - 2] = GreedyPilot(seats)
        assert play(pilots, seats)[0].winners == [seats - 2]


def test_the_heuristic_knows_only_what_its_seat_knows() -> None:
    """Neither the piles nor the hands of the others make a difference."""
    _, choices = greedy_game()
    again = begin()
    for number, choice in enumerate(choices):
        for seat in range(SEATS):
            twin = again.determinize(seat, number)
            assert evaluate(table(twin), seat) == evaluate(table(again), seat)
        again.apply(choice)


def test_a_payment_under_way_is_neither_feared_nor_longed_for() -> None:
    """A table in the midst of a payment is worth about as much as after its best completion."""
    _, choices = greedy_game()
    again = begin()
    payments = 0
    for choice in choices:
        seat = again.seat
        assert seat is not None
        before = evaluate(table(again), seat)
        step = again.state.agenda[-1]
        again.apply(choice)
        if isinstance(step, (PayLeft, PayRight, PayGoods, PayCoins)) and again.seat == seat:
            payments += 1
            assert abs(evaluate(table(again), seat) - before) < 15
    assert payments > 3 * SEATS
