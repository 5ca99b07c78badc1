"""The pilots, one suite for all games: they finish, cheat nobody, and the greedy one plays well."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import cothon
from cothon.bots import (
    PILOTS,
    Budget,
    GreedyPilot,
    Pilot,
    RandomPilot,
    ask,
    make_pilot,
    pilot_names,
    takes_budget,
)
from cothon.bots.judges import find_judge
from cothon.games.merchants_guilds.payment import PayCoins, PayLeft, PayRight
from cothon.games.merchants_guilds.residence import PayGoods
from cothon.games.merchants_guilds.scoring import guild_seats
from cothon.games.merchants_guilds.table import Table as GuildTable
from cothon.games.neptun.box import OAR_CARD, ROUNDS
from cothon.games.neptun.choices import OAR, PASS
from cothon.games.neptun.delivery import Deliver
from cothon.games.neptun.oars import ChooseOars
from cothon.games.neptun.table import Table as NeptunTable
from cothon.match.game import Game

PORTO, GUILDS, NEPTUN = "porto_carthago", "merchants_guilds", "neptun"
SHEETS = cothon.games()
FEWEST = [(sheet.key, sheet.seats[0]) for sheet in SHEETS]
SEVERAL = [
    (sheet.key, seats)
    for sheet in SHEETS
    for seats in [seats for seats in sheet.seats if seats > 1][:3]
]
ALL = [(sheet.key, seats) for sheet in SHEETS for seats in sheet.seats]
every_game = pytest.mark.parametrize(("key", "seats"), FEWEST)


def play(
    key: str, pilots: list[Pilot], seed: int, upto: int | None = None
) -> tuple[Game, list[int]]:
    """A game between pilots, as far as told, and the choices made."""
    game = cothon.new(key, len(pilots), seed)
    choices: list[int] = []
    while not game.over and len(choices) != upto:
        assert game.seat is not None
        choices.append(ask(pilots[game.seat], game, 1000 * seed + len(choices)))
        game.apply(choices[-1])
    return game, choices


@cache
def greedy_game(key: str, seats: int, upto: int | None = None) -> tuple[Game, list[int]]:
    """A game in which every seat is greedy."""
    return play(key, [GreedyPilot(seat) for seat in range(seats)], seats, upto)


def moments(key: str, seats: int) -> Iterator[tuple[Game, int]]:
    """That game once more: every moment, and the choice that was made then."""
    again = cothon.new(key, seats, seats)
    for choice in greedy_game(key, seats)[1]:
        yield again, choice
        again.apply(choice)


@pytest.mark.parametrize(("key", "seats"), ALL)
def test_random_pilots_finish(key: str, seats: int) -> None:
    game, choices = play(key, [RandomPilot(seat) for seat in range(seats)], seats)
    assert game.over
    assert len(choices) == game.moment


@every_game
def test_the_greedy_pilot_is_deterministic(key: str, seats: int) -> None:
    """The same seeds make the same game, whatever else the pilots have been asked before."""
    assert greedy_game(key, seats, 60)[1] == greedy_game(key, seats)[1][:60]
    game = cothon.new(key, seats, 8)
    assert game.seat is not None
    mine = game.determinize(game.seat, 5)
    pilot = GreedyPilot(1)
    assert len({pilot.choose(mine) for _ in range(3)}) == 1


@every_game
def test_the_greedy_pilot_leaves_its_game_alone(key: str, seats: int) -> None:
    game = cothon.new(key, seats, 1)
    assert game.seat is not None
    mine = game.determinize(game.seat, 2)
    before = mine.view(mine.seat)
    GreedyPilot(0).choose(mine)
    assert mine.view(mine.seat) == before
    assert mine.moment == 0


@pytest.mark.parametrize(("key", "seats"), SEVERAL)
def test_the_greedy_pilot_beats_random_ones(key: str, seats: int) -> None:
    """Its share would be a half, a third, a quarter, a fifth; it should win nearly all of them."""
    wins = 0
    games = 3
    for seed in range(games):
        pilots: list[Pilot] = [RandomPilot(10 * seed + seat) for seat in range(seats)]
        pilots[seed % seats] = GreedyPilot(seed)
        wins += play(key, pilots, seed)[0].winners == [seed % seats]
    assert wins == games


class Spy:
    """A pilot that looks for what it must not find."""

    name = "spy"

    def __init__(self, truth: Game) -> None:
        self.truth = truth
        self.luck = RandomPilot(3)
        self.asked = 0
        self.same_piles = 0

    def choose(self, game: Game) -> int:
        self.asked += 1
        assert game is not self.truth
        assert game.state is not self.truth.state
        assert game.seat == self.truth.seat
        assert game.view(game.seat) == self.truth.view(game.seat)
        assert game.journal == []
        with pytest.raises(cothon.CothonError):
            _ = game.save
        self.same_piles += game.state.piles() == self.truth.state.piles()
        game.apply(game.options[0])  # it may be played on
        return self.luck.choose(self.truth)


@every_game
def test_a_pilot_never_gets_the_true_state(key: str, seats: int) -> None:
    game = cothon.new(key, seats, 6)
    spy = Spy(game)
    while not game.over:
        game.apply(ask(spy, game, game.moment))
    assert spy.asked == game.moment
    assert spy.same_piles < spy.asked // 20


class Cheat:
    """A pilot that chooses what is not offered."""

    name = "cheat"

    def choose(self, game: Game) -> int:
        return max(game.options) + 1


@every_game
def test_an_illegal_choice_is_refused(key: str, seats: int) -> None:
    game = cothon.new(key, seats, 1)
    with pytest.raises(ValueError, match="cheat"):
        ask(Cheat(), game, 0)
    assert game.moment == 0


def test_pilots_are_made_by_name() -> None:
    assert pilot_names() == ["random", "greedy"]
    for name in pilot_names():
        assert make_pilot(name, 1).name == name
    with pytest.raises(cothon.BadOption, match="no pilot"):
        make_pilot("nobody")


@pytest.mark.parametrize("wrong", [(None, None), (5, 5), (0, None), (None, -1)])
def test_a_budget_is_of_one_kind(wrong: tuple[int | None, int | None]) -> None:
    with pytest.raises(cothon.BadOption, match="budget"):
        Budget(*wrong)


def test_a_budget_goes_to_those_who_take_one(monkeypatch: pytest.MonkeyPatch) -> None:
    class Thinker(RandomPilot):
        takes_budget = True

        def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
            super().__init__(seed)
            self.budget = budget

    monkeypatch.setitem(PILOTS, "thinker", Thinker)
    budget = Budget(nodes=7)
    assert [takes_budget(name) for name in pilot_names()] == [False, False, True]
    assert vars(make_pilot("thinker", 1, budget))["budget"] == budget
    assert vars(make_pilot("thinker", 1))["budget"] is None
    assert make_pilot("greedy", 1, budget).name == "greedy"


# How well the greedy pilot plays each game


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_pilots_take_seats_in_porto_carthago(seats: int) -> None:
    totals = [score.total for score in greedy_game(PORTO, seats)[0].scores()]
    assert sum(totals) / seats > 2.5
    assert max(totals) >= 4


def test_greedy_pilots_are_asked_outside_their_turn() -> None:
    """Loads, trade points and the lighthouse ask a pilot while it is not its turn."""
    asked = {type(game.state.agenda[-1]).__name__ for game, _ in moments(PORTO, 3)}
    assert {"PlaceFirst", "TakeTurn", "ChooseShip", "GainPoint"} <= asked


def test_greedy_pilots_win_ships_seats_and_tiles_in_merchants_and_guilds() -> None:
    game, _ = greedy_game(GUILDS, 2)
    g = game.state
    assert isinstance(g, GuildTable)
    assert sum(score.total for score in game.scores()) / 2 >= 30
    assert sum(len(trader.ships) for trader in g.traders) >= 2 * 2
    assert sum(guild_seats(g, seat) for seat in range(2)) >= 2 * 2


def test_a_payment_under_way_is_neither_feared_nor_longed_for() -> None:
    """A table in the midst of a payment is worth about as much as after its best completion."""
    payments = 0
    for game, choice in moments(GUILDS, 2):
        seat = game.seat
        assert seat is not None
        value = find_judge(game.sheet).value
        after = game.clone()
        after.apply(choice)
        step = game.state.agenda[-1]
        if isinstance(step, (PayLeft, PayRight, PayGoods, PayCoins)) and after.seat == seat:
            payments += 1
            assert abs(value(after.state, seat) - value(game.state, seat)) < 15
    assert payments > 3 * 2


def test_greedy_pilots_fulfil_most_contracts_in_neptun() -> None:
    """Of five a round, more than three; and the tiles show it."""
    deliveries = 0
    for game, choice in moments(NEPTUN, 3):
        deliveries += isinstance(game.state.agenda[-1], Deliver) and choice != PASS
    assert deliveries > 3 * 3 * ROUNDS
    assert max(score.total for score in greedy_game(NEPTUN, 3)[0].scores()) >= 35


def test_a_sealed_oar_is_valued_by_its_reach() -> None:
    """Whoever is asked first seals an oar without seeing what follows, and still chooses well."""
    for game, _ in moments(NEPTUN, 3):
        if isinstance(game.state.agenda[-1], ChooseOars) and game.seat == 0:
            break
    values: set[float] = set()
    for option in game.options:
        twin = game.clone()
        twin.apply(option)
        assert isinstance(twin.state, NeptunTable)
        assert twin.state.merchants[0].sealed == [option - OAR + OAR_CARD]
        values.add(find_judge(game.sheet).value(twin.state, 0))
    assert len(values) > 1
