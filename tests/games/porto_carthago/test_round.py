"""A decade and its phases 2 to 5, sections 4.2 and 4.4 to 4.7 of the rules page."""

from __future__ import annotations

import pytest

from tests.games.porto_carthago.laid import Laid, deal, lay

SIX_CARDS = ["ARISTOCRAT", "CAPTAIN", "MERCHANT", "PORTER", "PORTER", "STEVEDORE"]


def in_short(told: list[str]) -> list[str]:
    """Events with repetitions left out."""
    return [key for place, key in enumerate(told) if not place or told[place - 1] != key]


def cards(game: Laid) -> list[str]:
    """The action cards from left to right."""
    return [slot["card"] for slot in game.board["slots"]]


def test_a_decade_has_six_phases() -> None:
    """[PC-DEC-1]"""
    game = lay(phase="arrival", decade=2, first_row=["S01", "S06"], second_row=["S11"])
    assert in_short(game.events) == [
        *("lighthouse-empty", "ship-arrived", "rows-advanced", "second-row-filled"),
        "cards-dealt",
        "start-player-tied",
        "income-taken",
        "market-filled",
        "round-began",
    ]
    assert game.question.endswith("TakeTurn")


def test_decade_1_begins_with_an_arrival_and_keeps_its_start_player() -> None:
    """[PC-DEC-2, PC-START-1]"""
    game = Laid.new(4, seed=5)
    start = game.g.start_player
    while not game.question.endswith("TakeTurn"):
        game.apply(game.options[0 if game.seat == start else -1])  # the others save servants
    assert [senator.reserve for senator in game.g.senators].count(14) == 3
    told = game.events
    first = told.index("decade-began")
    assert told[first + 2] == "ship-arrived"
    assert not {"start-player-chosen", "start-player-tied"} & set(told)
    assert game.seat == game.g.start_player == start
    game = lay(phase="start_player", decade=1, start_player=2, C={"temple": 16})
    assert game.g.start_player == 2


def test_the_decade_ends_after_the_last_turn_of_round_5() -> None:
    """[PC-DEC-3, PC-DEC-4, PC-TURN-2]"""
    game = lay(decade=2, round=5, start_player=1, turn=3)
    game.choose("talents")
    assert (game.question, game.g.decade) == ("A TakeTurn", 2)
    game.choose("talents")
    assert (game.g.decade, game.g.action_round) == (3, 1)


def test_servants_come_back_from_the_action_cards() -> None:
    """[PC-CARDS-1, PC-INC-1, TC-08]"""
    game = lay(
        phase="action_cards",
        decade=2,
        A={"reserve": 5, "workers": [0, 1, 0, 2, 0, 3], "temple": 3},
        quays={"ROM-I": {"owner": 0}},
    )
    assert game.servants_on_cards("A") == 0
    assert (game.player("A").reserve, game.player("A").talents) == (11, 11)
    assert (game.player("A").temple, game.player("A").blocked) == (3, 2)


def test_the_six_cards_are_shuffled_onto_the_slots() -> None:
    """[PC-CARDS-2, PC-CARDS-4]"""
    dealt = [cards(lay(phase="action_cards", seed=seed)) for seed in range(60)]
    assert all(sorted(hand) == SIX_CARDS for hand in dealt)
    assert len({str(hand) for hand in dealt}) > 40
    for slot in range(6):
        assert {hand[slot] for hand in dealt} == set(SIX_CARDS)


@pytest.mark.parametrize(
    ("slot", "servants", "bonus"),
    [(1, 0, None), (2, 1, None), (3, 1, "warehouse"), (4, 2, "palace"), (5, 2, "warehouse")],
)
def test_a_card_takes_over_what_its_slot_prints(
    slot: int, servants: int, bonus: str | None
) -> None:
    """[PC-CARDS-3]"""
    rich = {"talents": 20, "points": 2}
    game = lay(A=rich, B=rich, C=rich, D=rich, slots=deal(CAPTAIN=slot))
    for letter in ("A", "B", "C", "D", "A"):  # in this action round and in the next
        before = game.servants_on_cards(letter)
        game.choose(f"slot CAPTAIN{slot}", "pass")
        assert game.servants_on_cards(letter) == before + servants
        if bonus:
            assert game.offered == {bonus, "pass"}
            game.choose("pass")


def test_most_servants_in_the_reserve_become_start_player() -> None:
    """[PC-START-2, PC-START-4]"""
    game = lay(
        phase="action_cards",
        decade=2,
        round=5,
        A={"temple": 2},
        B={"reserve": 3, "workers": [0, 0, 0, 0, 0, 12], "temple": 1},  # 15 when they are back
        C={"temple": 4},
        D={"temple": 2},
    )
    assert game.g.start_player == 1
    assert game.question == "B TakeTurn"
    assert game.g.action_round == 1


@pytest.mark.parametrize(
    ("old", "temple", "new"),
    [
        (2, (7, 9, 7, 7, 12), 3),
        (2, (11, 7, 7, 11, 12), 1),
        (2, (8, 9, 7, 8, 12), 2),
        (2, (7, 9, 7, 8, 12), 0),  # the old one comes last
        (2, (8, 8, 7, 8, 8), 2),
    ],
)
def test_a_tie_goes_clockwise_after_the_old_start_player(
    old: int, temple: tuple[int, ...], new: int
) -> None:
    """[PC-START-2, PC-START-3, EC-4, TC-07]"""
    players = {letter: {"temple": away} for letter, away in zip("ABCDE", temple, strict=True)}
    game = lay(5, phase="start_player", decade=3, start_player=old, **players)
    assert (game.g.start_player, game.seat) == (new, new)


def test_only_servants_in_the_reserve_bring_income() -> None:
    """[PC-INC-1]"""
    game = lay(
        phase="income",
        A={"talents": 3, "lighthouse": 4, "captains": 1, "blocked": 1},
        B={"blocked": 0},
        C={"temple": 16},
        path=[0, 3],
        palace=[3],
        quays={"EGY-I": {"owner": 3}},
    )
    assert [game.player(letter).reserve for letter in "ABCD"] == [11, 18, 0, 12]
    assert [game.player(letter).talents for letter in "ABCD"] == [14, 18, 0, 12]
