"""Players whom the rules play: behind the people, never asked, and yet they score and may win."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cothon
from cothon.bots import RandomPilot, ask
from cothon.lab.simulate import records, simulate, tasks
from cothon.match.save import Save
from cothon.sheet import Setting
from tests.kernel.ferry import SHEET
from tests.kernel.toll import SHEET as TOLL

WITH = {"ferryman": True}
NAMES = {"en": "Ferryman", "fr": "Passeur", "de": "Fährmann"}


def play(game: cothon.Game, seed: int = 0) -> cothon.Game:
    """Play a game to its end, at random."""
    luck = random.Random(seed)
    while not game.over:
        game.apply(luck.choice(game.options))
    return game


@pytest.mark.parametrize(
    ("people", "options", "seats"),
    [(1, {}, 2), (2, {}, 2), (2, WITH, 3), (3, {}, 3), (4, {}, 4)],
)
def test_seats_are_people_and_whom_the_rules_play(
    ferry: str, people: int, options: dict[str, bool], seats: int
) -> None:
    game = cothon.new(ferry, people, 7, options)
    luck = random.Random(people)
    while not game.over:
        twin = game.determinize(0, 5)
        for each in (game, game.clone(), twin, game.as_asked(people - 1)):
            assert (each.people, each.seats) == (people, seats)
        assert game.asked == [game.seat]
        assert game.seat in range(people)
        assert twin.view(0) == game.view(0)
        game.apply(luck.choice(game.options))
    shown = game.view(None)
    assert (shown["people"], shown["seats"]) == (people, seats)
    assert len(shown["table"]["players"]) == seats
    assert game.save.seats == people
    assert [score.seat for score in game.scores()] == list(range(seats))


def test_the_rules_may_win(ferry: str) -> None:
    won = {tuple(play(cothon.new(ferry, 1, seed), seed).winners) for seed in range(20)}
    assert {(0,), (1,)} <= won


@pytest.mark.parametrize("language", NAMES)
def test_they_are_called_as_the_game_calls_them(ferry: str, language: str) -> None:
    game = play(cothon.new(ferry, 2, 7, WITH))
    for names in ((), ("Dido", "Mago")):
        words = game.words(language, names)
        assert words.name("seat", 2) == NAMES[language]
        told = game.log(language, names=names)
        assert sum(line.startswith(f"{NAMES[language]} ") for line in told) == 3
        assert sum(line.startswith(f"{words.name('seat', 1)} ") for line in told) == 3
    assert words.name("seat", 1) == "Mago"


def test_where_nobody_is_scripted_all_seats_are_numbered() -> None:
    words = cothon.new("porto_carthago", 3, 1).words("en")
    assert [words.name("seat", seat) for seat in (2, 4)] == ["Player 3", "Player 5"]


def test_a_save_counts_and_names_people(ferry: str) -> None:
    save = play(cothon.new(ferry, 1, 7)).save.with_players(["human"], ["Dido"])
    again = Save.from_json(save.to_json())
    assert again == save
    assert (again.seats, again.players, again.names) == (1, ("human",), ("Dido",))
    assert cothon.replay(again).seats == 2
    with pytest.raises(cothon.BadSave, match="one for every seat"):
        Save.from_json(save.with_players(["human", "human"]).to_json())


def test_a_position_lists_people(ferry: str) -> None:
    data: dict[str, Any] = {"players": [{"fares": 3}], "ferryman": {"fares": 5}}
    game = cothon.position(ferry, data)
    assert (game.people, game.seats) == (1, 2)
    assert [score.total for score in game.scores()] == [3, 5]
    assert cothon.replay(play(game).save).view(None) == game.view(None)
    with pytest.raises(cothon.BadPosition, match="unknown key 'ferryman'"):
        cothon.position(ferry, {**data, "players": [{}, {}]})


def test_nobody_looks_or_chooses_for_a_seat_that_is_not_there(ferry: str) -> None:
    game = cothon.new(ferry, 1, 7)
    assert game.options_of(1) == []
    assert game.view(1)["options"] == []
    with pytest.raises(cothon.BadOption, match="seat 1 is not asked"):
        game.seal(1, game.options[0])
    with pytest.raises(cothon.BadOption, match="there is no seat 2"):
        game.view(2)


def test_a_pilot_plays_alone_and_the_rules_are_counted_by_name(ferry: str) -> None:
    results = list(simulate(list(tasks(ferry, ["random"], 12, 3, {}, None)), workers=1))
    assert {result.players for result in results} == {("random", "Ferryman")}
    rows = {row.pilot: row for row in records(results)}
    assert {name: row.games for name, row in rows.items()} == {"random": 12, "Ferryman": 12}
    assert sum(row.wins for row in rows.values()) == pytest.approx(12)
    assert min(row.wins for row in rows.values()) > 0
    work = list(tasks(ferry, ["random", "greedy"], 4, 3, WITH, None))
    assert [result.players[2] for result in simulate(work, workers=1)] == ["Ferryman"] * 4


def test_a_pilot_is_asked_for_people_alone(ferry: str) -> None:
    game = cothon.new(ferry, 1, 7)
    while game.seat is not None:
        game.apply(ask(RandomPilot(1), game, game.moment))
    assert set(game.deciders) == {0}


# Options that are for some numbers of people only.


def test_an_option_is_refused_where_it_does_not_fit(ferry: str) -> None:
    for people in (1, 3, 4):
        with pytest.raises(cothon.BadOption) as refused:
            cothon.new(ferry, people, 7, WITH)
        assert str(refused.value) == f"option 'ferryman' is for 2 players, not {people}"
        with pytest.raises(cothon.BadOption, match="is for 2 players"):
            cothon.position(ferry, {"players": [{}] * people}, options=WITH)
        # As it usually is, it says nothing; and options for any number are for any number.
        options: dict[str, Setting] = {"ferryman": False, "river": "fast"}
        assert cothon.new(ferry, people, 7, options).save.options == options
    save = cothon.new(ferry, 2, 7, WITH).save
    assert cothon.replay(save).seats == 3
    fields = {"format": "cothon-save-1", **vars(save), "seats": 3}
    with pytest.raises(cothon.BadOption, match="is for 2 players, not 3"):
        cothon.replay({key: value for key, value in fields.items() if value is not None})


def test_numbers_of_players_are_spelled_out() -> None:
    for sheet, spelled in ((SHEET, "1, 2, 3 or 4 players"), (TOLL, "3 players")):
        with pytest.raises(cothon.BadOption, match=f"{sheet.key} is for {spelled}, not 7"):
            sheet.check_seats(7)
